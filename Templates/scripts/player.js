// The player: holds the state, tells the engine what to do, and shows the
// state in the markup of the page.
(function () {
  "use strict";

  const space = globalThis.Greenroom;
  const machine = space.playerState;
  const fromDisk = location.protocol === "file:";
  const players = space.players = new Map();

  function read(root, name) {
    try {
      return JSON.parse(
        root.querySelector(`script[data-player-${name}]`).textContent);
    } catch {
      return null;
    }
  }

  // Nothing is touched that is as it should be.
  const set = space.set = (element, name, value) => {
    if (element.getAttribute(name) === value) return;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  };

  const texts = read(document, "texts");
  const icons = document.querySelector("template[data-player-icons]")?.content;

  class Player {
    constructor(root) {
      this.root = root;
      this.stage = root.querySelector(".player-stage") ?? root;
      this.texts = texts;
      this.generation = 0;
      this.tries = 0;
      this.seeks = 0;
      this.root.tabIndex = -1;
      this.root.addEventListener("click", (event) => this.click(event));
      for (const name of ["pointermove", "pointerdown", "focusin"]) {
        this.root.addEventListener(name, () => this.wake());
      }
    }

    part(name) {
      return this.root.querySelector(`[data-part="${name}"]`);
    }

    // Starts from the markup as it stands, in the opening state of its item.
    open() {
      this.data = read(this.root, "data");
      const { state, playback, next } = this.data;
      this.s = machine.initial({
        stream: state, hasPlayback: Boolean(playback), hasNext: Boolean(next),
      });
      this.view = machine.view(this.s);
      for (const button of this.root.querySelectorAll(
        "button[data-part^=button-]")) {
        set(button, "aria-disabled", null);
      }
      this.limitButtons();
      space.bar.attach(this);
      this.paint();
      this.wake();
    }

    limitButtons() {
      const impossible = {
        pictureInPicture: !document.pictureInPictureEnabled,
        fullScreen: !document.fullscreenEnabled
          && !("webkitEnterFullscreen" in HTMLVideoElement.prototype),
      };
      for (const [name, is] of Object.entries(impossible)) {
        const button = is && this.part(`button-${name}`);
        if (button) button.hidden = true;
      }
    }

    // Full-screen players play at once; so does a live one in a page, when no
    // other plays.
    autoplay() {
      const alone = [...players.values()].every((it) => it.s.paused);
      if (this.view.canPlay && this.data.playback && !fromDisk
        && (this.root.dataset.size === "full"
          || (this.s.stream === "live" && alone))) {
        this.play();
      }
    }

    // Something happened: the state follows, then the media, then the page.
    does(event) {
      this.s = machine.step(this.s, { at: performance.now() / 1000, ...event });
      this.view = machine.view(this.s);
      for (const effect of this.s.effects) this.perform(effect);
      if (event.type !== "media") {
        this.seeks += 1;
        this.wake();
      }
      this.paint();
    }

    perform(effect) {
      switch (effect.do) {
        case "seek": this.engine?.seek(effect.to); break;
        case "toEdge": this.engine?.toEdge(effect.to); break;
        case "play": this.playMedia(); break;
        case "restart": this.restart(); break;
        case "toast": this.say(texts[effect.text], 8); break;
        case "next":
          this.video?.pause();
          space.pages.go(this, this.data.next);
          break;
        case "finish":
          this.video?.pause();
          this.unbusy();
          break;
        case "open": this.reopen = true; break;
      }
    }

    play() {
      for (const other of players.values()) {
        if (other !== this) other.pause();
      }
      this.does({ type: "play" });
      this.playMedia();
    }

    pause() {
      this.does({ type: "pause" });
      this.video?.pause();
    }

    toggle() {
      if (this.s.over) this.does({ type: "replay" });
      else if (this.s.paused) this.play();
      else this.pause();
    }

    mute() {
      const video = this.screen();
      video.muted = !video.muted;
      this.paint();
    }

    seek(to) {
      if (this.view.canSeek) this.does({ type: "seek", to });
    }

    seekTo(fraction) {
      const { start, edge, end, stream } = this.s;
      this.seek(start + fraction * ((stream === "live" ? edge : end) - start));
    }

    skip(seconds) {
      this.seek((this.s.held ?? this.s.position) + seconds);
    }

    // The one video element, made when it is first needed.
    screen() {
      if (this.video) return this.video;
      const video = this.video = document.createElement("video");
      video.className = "player-video";
      video.playsInline = true;
      video.tabIndex = -1;
      const on = (name, run) => video.addEventListener(name, () => {
        if (this.engine) run();
      });
      // The viewer's, by keys of the keyboard or the picture in picture.
      on("play", () => this.s.paused && this.does({ type: "play" }));
      on("pause", () => {
        // Browsers pause of themselves what is over or has failed.
        if (video.readyState && !video.ended && !video.error
          && !this.recovering) {
          this.does({ type: "pause" });
        }
      });
      on("ended", () => this.does({ type: "over" }));
      on("waiting", () => this.busy());
      on("playing", () => this.unbusy());
      for (const name of ["timeupdate", "seeked", "durationchange"]) {
        on(name, () => this.measure());
      }
      video.addEventListener("volumechange", () => this.paint());
      const poster = this.part("poster");
      if (poster) poster.after(video);
      else this.stage.prepend(video);
      return video;
    }

    // The engine for the item; started once.
    load(from) {
      if (this.engine) return this.engine;
      if (this.loading) return this.loading;
      const { generation } = this;
      const isWanted = () => generation === this.generation;
      const source = this.data.playback;
      this.loaded = JSON.stringify(source);
      this.busy();
      this.loading = space.openEngine(this.screen(), source ?? {}, {
        from, isWanted,
        on: {
          endTag: () => isWanted() && this.does({ type: "endTag" }),
          failed: (type) => isWanted() && this.failed(type),
        },
      }).then((engine) => {
        if (!isWanted()) return null;
        this.loading = undefined;
        if (engine === undefined) return null;
        if (!engine) this.refuse();
        this.engine = engine;
        this.timer = setInterval(() => this.measure(), 250);
        return engine;
      });
      return this.loading;
    }

    unload() {
      this.generation += 1;
      clearInterval(this.timer);
      clearTimeout(this.retrying);
      this.retrying = undefined;
      this.unbusy();
      space.captions.turnOff(this);
      const { engine } = this;
      this.engine = this.loading = undefined;
      engine?.destroy();
    }

    async playMedia() {
      const engine = await this.load();
      if (!engine || this.s.paused) return;
      try {
        await this.video.play();
      } catch (error) {
        if (error.name !== "NotAllowedError") return;
        if (this.video.muted) {
          this.unbusy();
          this.does({ type: "refused" });
        } else {
          this.video.muted = true;
          await this.playMedia();
        }
      }
    }

    refuse() {
      this.unbusy();
      this.does({ type: "refused" });
      this.say(texts.cannotPlay, Infinity);
    }

    restart() {
      if (this.engine && this.loaded === JSON.stringify(this.data.playback)) {
        this.engine.seek(this.s.start);
      } else {
        this.unload();
        this.does({ type: "reload" });
        this.load(0);
      }
    }

    measure() {
      const { engine, video } = this;
      const measured = engine?.measure();
      if (!measured || document.hidden) return;
      // Before there is a picture hls.js has not joined yet.
      this.ready ||= video.readyState > 1;
      if (!this.ready) return;
      if (this.resume !== undefined) {
        const to = measured.edge - this.resume;
        this.resume = undefined;
        engine.seek(to);
      }
      if (video.readyState > 2 && !video.paused && this.tries
        && video.currentTime !== this.failedAt) {
        this.tries = 0;
        this.unsay();
      }
      this.does({
        ...measured, type: "media", position: video.currentTime,
        seeking: video.seeking,
      });
      if (measured.dvr === false && this.s.stream === "live" && !this.told) {
        this.told = true;
        this.say(texts.liveOnly, 10);
      }
    }

    // Media failed: said at once, tried again after ever longer waits.
    failed(type) {
      if (this.s.over || this.retrying) return;
      // What was there of a stream without a recording is gone.
      if (this.s.stream === "ended" && !this.data.playback) {
        this.does({ type: "over" });
        return;
      }
      this.unbusy();
      this.tries += 1;
      this.failedAt = this.video.currentTime;
      this.failure = type;
      const wait = Math.min(30, 2 ** (this.tries - 1))
        * (0.75 + Math.random() / 2);
      this.say(this.tries > 3 ? texts.cannotPlay : texts.retrying, Infinity,
        () => this.retry());
      this.retrying = setTimeout(() => this.retry(), wait * 1000);
    }

    retry() {
      if (this.page) {
        this.attempt(this.page);
        return;
      }
      clearTimeout(this.retrying);
      this.retrying = undefined;
      const { s, engine } = this;
      this.busy();
      this.recovering = true;
      if (engine?.recover(this.failure)) {
        this.playMedia().finally(() => { this.recovering = false; });
        return;
      }
      this.recovering = false;
      // Another time line may begin: the distance from the edge counts.
      if (s.measured) {
        this.resume = s.stream === "live" || s.flipped
          ? (s.behind || s.flipped ? this.view.behind : undefined)
          : s.edge - (s.held ?? s.position);
      }
      this.unload();
      this.does({ type: "reload" });
      this.playMedia();
    }

    // Runs what fetches a page; when it fails, says so and tries again.
    async attempt(run) {
      clearTimeout(this.retrying);
      this.retrying = undefined;
      this.page = run;
      try {
        await run();
        if (this.page === run) this.page = undefined;
        this.tries = 0;
      } catch {
        if (this.page !== run) return;
        this.tries += 1;
        if (this.tries > 5) {
          this.page = undefined;
          this.tries = 0;
          if (this.s.leaving) this.does({ type: "stay" });
          this.say(texts.cannotPlay, 8);
          return;
        }
        this.say(texts.retrying, Infinity, () => this.retry());
        this.retrying = setTimeout(
          () => this.retry(), 500 * 2 ** this.tries);
      }
    }

    busy() {
      this.waits ??= setTimeout(() => {
        if (this.s.paused || this.retrying) return;
        this.root.dataset.busy = "";
        this.say(texts.buffering, Infinity);
      }, 1000);
    }

    unbusy() {
      clearTimeout(this.waits);
      this.waits = undefined;
      if (!("busy" in this.root.dataset)) return;
      delete this.root.dataset.busy;
      this.unsay();
    }

    // One line over the picture, which screen readers hear.
    say(text, seconds, retry) {
      this.toast ??= this.stage.appendChild(Object.assign(
        document.createElement("div"), { className: "player-toast" }));
      this.toast.role = "status";
      const line = document.createElement("p");
      line.dir = "auto";
      line.textContent = text;
      const content = [line];
      if (retry) {
        const button = document.createElement("button");
        button.type = "button";
        button.dataset.action = "retry";
        button.textContent = texts.tryAgain;
        content.push(button);
      }
      clearTimeout(this.silence);
      // The same again is not said again.
      if (this.toast.textContent !== content.map((it) => it.textContent).join("")) {
        this.toast.replaceChildren(...content);
      }
      if (seconds < Infinity) {
        this.silence = setTimeout(() => this.unsay(), seconds * 1000);
      }
    }

    unsay() {
      clearTimeout(this.silence);
      this.toast?.replaceChildren();
    }

    quiet() {
      if (document.fullscreenElement) document.exitFullscreen();
      else if (!this.retrying) this.unsay();
    }

    click(event) {
      if (this.dead || space.controls.press(this, event)) return;
      if (event.target.closest("a, button, [data-part=seekBar]")) return;
      if (event.target.closest(".player-notice, .player-toast")) return;
      // A finger only calls the controls.
      if (event.pointerType === "mouse" && this.view.canPlay) this.toggle();
    }

    wake() {
      delete this.root.dataset.idle;
      clearTimeout(this.rests);
      if (!this.data || !this.s.started) return;
      this.rests = setTimeout(() => {
        const focus = this.root.querySelector(":focus-visible");
        if (this.s.paused || this.s.over || this.scrub !== undefined
          || (focus && focus !== this.root)) {
          return;
        }
        this.root.dataset.idle = "";
      }, Math.max(0.25, this.data.overlay) * 1000);
    }

    // Takes another root's content; the element itself stays, and with it full
    // screen, sound and picture in picture.
    adopt(fresh) {
      this.unload();
      this.unsay();
      const focused = this.root.contains(document.activeElement)
        ? document.activeElement.dataset.part : undefined;
      this.ready = this.told = this.resume = this.said = undefined;
      for (const { name } of [...this.root.attributes]) {
        if (name.startsWith("data-") && name !== "data-size"
          && !fresh.hasAttribute(name)) {
          this.root.removeAttribute(name);
        }
      }
      for (const { name, value } of [...fresh.attributes]) {
        if (name !== "id" && name !== "data-size") set(this.root, name, value);
      }
      const keep = [this.video, this.toast];
      for (const child of [...this.stage.childNodes]) {
        if (!keep.includes(child)) child.remove();
      }
      const stage = fresh.querySelector(".player-stage") ?? fresh;
      for (const child of [...stage.childNodes]) {
        if (this.video && child.dataset?.part === "poster") {
          this.video.before(child);
        } else if (this.toast) this.toast.before(child);
        else this.stage.append(child);
      }
      this.root.querySelector("script[data-player-data]")?.remove();
      const data = fresh.querySelector("script[data-player-data]");
      if (data) this.root.append(data);
      this.open();
      if (focused !== undefined) (this.part(focused) ?? this.root).focus();
      this.autoplay();
    }

    // The catalog's word on the stream, with its markup.
    update({ stream, html }) {
      if (stream.id !== this.root.dataset.video) return;
      const fresh = new DOMParser().parseFromString(html, "text/html")
        .querySelector("[data-kind=player]");
      const data = fresh && read(fresh, "data");
      if (!data) return;
      this.data = { ...data, playback: stream.playback };
      const had = this.s.stream;
      this.does({
        type: "catalog", stream: stream.streamState,
        hasPlayback: Boolean(stream.playback),
      });
      if (this.reopen) {
        this.reopen = false;
        this.adopt(fresh);
        return;
      }
      if (had !== stream.streamState) {
        const chip = fresh.querySelector("[data-part=statusIndicator]");
        const old = this.part("statusIndicator");
        if (old && chip) old.replaceWith(chip);
      }
      // A live stream whose media comes late, or at another address.
      if (this.s.stream === "live" && stream.playback
        && (this.retrying || !(this.engine || this.loading || this.s.over))) {
        if (this.retrying && this.loaded !== JSON.stringify(stream.playback)) {
          this.failure = undefined;
          this.retry();
        } else if (!this.retrying) {
          this.autoplay();
        }
      }
    }

    paint() {
      const { root, s, view, video, data } = this;
      set(root, "data-player-state", view.playerState);
      set(root, "data-stream-state", s.stream);
      set(root, "data-playhead", view.playhead);
      set(root, "data-paused", String(s.paused && s.started));
      const poster = this.part("poster");
      if (poster) poster.hidden = s.started && !s.over && Boolean(this.ready);
      this.paintLive();
      this.time("elapsedTime", view.negative
        ?? (view.elapsed === null ? null : space.bar.clock(view.elapsed)));
      this.time("", view.length === null ? null
        : space.bar.clock(view.length));
      space.bar.paint(this);
      this.face("playPause", s.paused ? "play" : "pause");
      this.face("mute", video?.muted ? "unmute" : "mute");
      this.face("fullScreen", document.fullscreenElement === root
        ? "exitFullScreen" : "fullScreen");
      for (const name of ["playPause", "seekForward", "seekBackward"]) {
        const button = this.part(`button-${name}`);
        if (!button) continue;
        button.hidden = view.playerState === "end-of-content";
        if (name !== "playPause") {
          set(button, "aria-disabled", view.canSeek ? null : "true");
        }
      }
      this.paintEnd();
      if (data) space.captions.paint(this);
    }

    paintLive() {
      const button = this.part("backToLiveButton");
      if (!button) return;
      const { playhead } = this.view;
      const face = playhead && this.data.faces[playhead];
      button.hidden = !face;
      if (!face) return;
      // Never `disabled`: that would lose the focus.
      set(button, "aria-disabled", playhead === "edge" ? "true" : null);
      set(button, "aria-label",
        playhead === "edge" ? texts.playingLive : texts.seekToLive);
      const text = button.querySelector("bdi");
      if (text.textContent !== face.text) text.textContent = face.text;
      set(text.parentElement, "lang", face.lang);
    }

    // A time beside the bar; made when there is one for the first time.
    time(name, text) {
      const line = this.stage.querySelector(".player-timeline");
      if (!line || (!this.s.measured && !this.s.over)) return;
      let time = name ? this.part(name)
        : line.querySelector(".player-time:not([data-part])");
      if (!time) {
        if (text === null) return;
        time = document.createElement("span");
        time.className = "player-time numerals";
        const isolated = document.createElement("bdi");
        isolated.dir = "ltr";
        time.append(isolated);
        if (name) {
          time.dataset.part = name;
          line.prepend(time);
        } else line.append(time);
      }
      time.hidden = text === null;
      const words = name && this.scrub !== undefined
        ? space.bar.timeAt(this, this.scrub) : text ?? "";
      if (time.textContent !== words) {
        time.querySelector("bdi").textContent = words;
      }
    }

    // Button and icon of what a press would do.
    face(name, now) {
      const button = this.part(`button-${name}`);
      if (!button) return;
      set(button, "aria-label", texts[now]);
      const icon = icons?.querySelector(
        `.icon-${{ exitFullScreen: "exit-fullscreen" }[now]
          ?? now.toLowerCase()}`);
      const old = button.querySelector(".icon");
      if (icon && old && old.getAttribute("class") !== icon.getAttribute("class")) {
        old.replaceWith(icon.cloneNode(true));
      }
    }

    // The end of the queue: a line, and the way back to the start.
    paintEnd() {
      const ended = this.view.playerState === "end-of-content";
      const notice = this.stage.querySelector(".player-notice");
      if (!notice) return;
      const replay = this.part("replay");
      if (ended && !this.part("message")) {
        const line = document.createElement("p");
        line.className = "player-message";
        line.dataset.part = "message";
        line.dir = "auto";
        line.textContent = texts.endOfContentMessage;
        notice.prepend(line);
      }
      if (this.view.canReplay && !replay) {
        const button = icons?.querySelector(".player-replay")?.cloneNode(true);
        if (button) {
          button.dataset.part = "replay";
          this.part("message").after(button);
          if (this.root.matches(":focus-within, :fullscreen")) button.focus();
        }
      }
      if (!ended && replay) {
        const had = replay.contains(document.activeElement);
        replay.remove();
        this.part("message")?.remove();
        if (had) (this.part("button-playPause") ?? this.root).focus();
      }
    }
  }

  for (const root of document.querySelectorAll("[data-kind=player]")) {
    const data = texts && read(root, "data");
    // A page on disk can fetch nothing: it stays as it was drawn, but for a
    // video that lies beside it.
    if (!data || (fromDisk && (data.state === "live" || !data.playback?.mp4))) {
      continue;
    }
    const player = new Player(root);
    players.set(root, player);
    player.open();
  }
  for (const player of players.values()) player.autoplay();

  document.addEventListener("greenroom:update", (event) => {
    const player = players.get(event.target);
    if (!player) return;
    event.preventDefault();
    player.update(event.detail);
  });

  // Keys belong to the player that has the focus; on the page of one player
  // also where nothing has.
  document.addEventListener("keydown", (event) => {
    const root = event.target.closest?.("[data-kind=player]");
    const player = players.get(root)
      ?? (event.target === document.body && players.size === 1
        ? [...players.values()].find((it) => it.root.dataset.size === "full")
        : undefined);
    if (!player) return;
    player.wake();
    space.controls.key(player, event);
  });

  document.addEventListener("fullscreenchange", () => {
    for (const player of players.values()) player.paint();
  });
  document.addEventListener("visibilitychange", () => {
    for (const player of players.values()) player.measure();
  });
  addEventListener("online", () => {
    for (const player of players.values()) {
      if (player.retrying) player.retry();
    }
  });
})();
