// What a player does with its media: starts it, follows it, and starts it again
// when it fails. Methods of the player.
(function () {
  "use strict";

  const space = globalThis.Greenroom;
  const { make, texts } = space;

  space.media = {
    // The one video element, made when it is first needed.
    screen() {
      if (this.video) return this.video;
      const video = this.video = make("video", "player-video", {
        playsInline: true, tabIndex: -1,
      });
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
    },

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
        this.engine = engine;
        if (engine) this.timer = setInterval(() => this.measure(), 250);
        else this.refuse();
        return engine;
      });
      return this.loading;
    },

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
    },

    async playMedia() {
      const engine = await this.load();
      if (!engine || this.s.paused) return;
      if (this.video.ended) {
        // Browsers would begin anew.
        this.does({ type: "over" });
        return;
      }
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
    },

    refuse() {
      this.unbusy();
      this.does({ type: "refused" });
      this.say(texts.cannotPlay, Infinity);
    },

    restart() {
      if (this.engine && this.loaded === JSON.stringify(this.data.playback)) {
        this.engine.seek(this.s.start);
      } else {
        this.unload();
        this.does({ type: "reload" });
        this.load(0);
      }
    },

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
      if (this.saidAtPlace !== undefined && video.readyState > 2
        && !video.paused && video.currentTime !== this.saidAtPlace) {
        this.tries = 0;
        this.unbusy();
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
    },

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
      this.failure = type;
      const wait = Math.min(30, 2 ** (this.tries - 1))
        * (0.75 + Math.random() / 2);
      this.say(this.tries > 3 ? texts.cannotPlay : texts.retrying, Infinity,
        () => this.retry());
      this.retrying = setTimeout(() => this.retry(), wait * 1000);
    },

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
      const { hls, mp4 } = this.data.playback ?? {};
      if (hls && mp4 && this.tries > 2 && !s.measured) {
        this.data.playback = { mp4 };
      }
      this.unload();
      this.does({ type: "reload" });
      this.playMedia();
    },

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
    },
  };
})();
