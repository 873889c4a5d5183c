// The player: holds the state, tells the engine what to do, and shows the
// state in the markup of the page.
(function () {
  "use strict";

  const space = globalThis.Greenroom;
  const { playerState: machine, read, set, texts } = space;
  const fromDisk = location.protocol === "file:";
  const players = space.players = new Map();

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
      space.bar.attach(this);
      this.paint();
      this.wake();
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
    adopt(fresh, plays) {
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
      if (plays && this.view.canPlay) this.play();
      else this.autoplay();
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
  }

  Object.assign(Player.prototype, space.media, space.status, space.look);

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
