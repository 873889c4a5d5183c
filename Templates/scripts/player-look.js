// Shows the state in the markup of the page. Methods of the player.
(function () {
  "use strict";

  const space = globalThis.Greenroom;
  const { icons, make, set, texts } = space;

  const impossible = {
    pictureInPicture: !document.pictureInPictureEnabled,
    fullScreen: !document.fullscreenEnabled
      && !("webkitEnterFullscreen" in HTMLVideoElement.prototype),
  };

  space.look = {
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
      const ended = view.playerState === "end-of-content";
      for (const name of ["playPause", "seekForward", "seekBackward",
        "pictureInPicture", "fullScreen"]) {
        const button = this.part(`button-${name}`);
        if (!button) continue;
        button.hidden = impossible[name] || (ended && name !== "fullScreen");
        if (name.startsWith("seek")) {
          set(button, "aria-disabled", view.canSeek ? null : "true");
        }
      }
      this.paintEnd();
      if (data) space.captions.paint(this);
    },

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
    },

    // A time beside the bar; made when there is one for the first time.
    time(name, text) {
      const line = this.stage.querySelector(".player-timeline");
      if (!line || (!this.s.measured && !this.s.over)) return;
      let time = name ? this.part(name)
        : line.querySelector(".player-time:not([data-part])");
      if (!time) {
        if (text === null) return;
        time = make("span", "player-time numerals");
        time.append(make("bdi", "", { dir: "ltr" }));
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
    },

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
    },

    // The end of the queue: a line, and the way back to the start.
    paintEnd() {
      const ended = this.view.playerState === "end-of-content";
      const notice = this.stage.querySelector(".player-notice");
      if (!notice) return;
      const replay = this.part("replay");
      if (ended && !this.part("message")) {
        const line = make("p", "player-message", {
          dir: "auto", textContent: texts.endOfContentMessage,
        });
        line.dataset.part = "message";
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
    },
  };
})();
