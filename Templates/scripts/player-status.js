// The one line over the picture, which screen readers hear. Methods of the
// player.
(function () {
  "use strict";

  const space = globalThis.Greenroom;
  const { make, texts } = space;

  space.status = {
    busy() {
      this.waits ??= setTimeout(() => {
        if (this.s.paused || this.retrying) return;
        this.root.dataset.busy = "";
        this.say(texts.buffering, Infinity);
      }, 1000);
    },

    unbusy() {
      clearTimeout(this.waits);
      this.waits = undefined;
      if (!("busy" in this.root.dataset)) return;
      delete this.root.dataset.busy;
      this.unsay();
    },

    // One line over the picture, which screen readers hear.
    say(text, seconds, retry) {
      this.toast ??= this.stage.appendChild(
        make("div", "player-toast", { role: "status" }));
      const content = [make("p", "", { dir: "auto", textContent: text })];
      if (retry) {
        const button = make("button", "", {
          type: "button", textContent: texts.tryAgain,
        });
        button.dataset.action = "retry";
        content.push(button);
      }
      clearTimeout(this.silence);
      // The same again is not said again.
      if (this.toast.textContent !== content.map((it) => it.textContent).join("")) {
        this.toast.replaceChildren(...content);
      }
      // What has no time of its own goes when the picture moves.
      if (seconds === Infinity) {
        this.saidAtPlace = this.video?.currentTime ?? 0;
      } else {
        this.saidAtPlace = undefined;
        this.silence = setTimeout(() => this.unsay(), seconds * 1000);
      }
    },

    unsay() {
      clearTimeout(this.silence);
      this.saidAtPlace = undefined;
      this.toast?.replaceChildren();
    },

    quiet() {
      if (document.fullscreenElement) document.exitFullscreen();
      else if (!this.retrying) this.unsay();
    },
  };
})();
