// The seek bar: a slider for pointer, touch and keyboard. It says where the
// viewer is in words.
(function () {
  "use strict";

  const root = document.documentElement;
  const language = /-X[AB]$/.test(root.lang) ? "en" : root.lang;

  const digits = new Intl.NumberFormat(language, {
    numberingSystem: root.dataset.numberingSystem,
    useGrouping: false,
  });

  // A time as a clock shows it, in the digits of the page.
  const clock = (seconds) => Greenroom.playerState.clock(seconds)
    .replace(/\d/g, (digit) => digits.format(digit));

  // A length in words, such as "1 minute 5 seconds".
  function words(seconds) {
    const whole = Math.floor(seconds);
    const parts = [
      ["hour", Math.floor(whole / 3600)], ["minute", Math.floor(whole / 60) % 60],
      ["second", whole % 60],
    ].filter(([unit, count]) => count || (unit === "second" && !whole));
    return new Intl.ListFormat(language, { type: "unit" }).format(
      parts.map(([unit, count]) => new Intl.NumberFormat(language, {
        style: "unit", unit, unitDisplay: "long",
        numberingSystem: root.dataset.numberingSystem,
      }).format(count)));
  }

  // The part of the bar that lies under a pointer. What is within a finger's
  // reach of the end is the end.
  function fractionAt(bar, event) {
    const box = bar.querySelector("svg").getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width;
    return x > 1 - 6 / box.width ? 1 : Math.max(0, x);
  }

  function draw(player, fraction) {
    const bar = player.part("seekBar");
    const percent = `${Math.round(fraction * 1000) / 10}%`;
    for (const [name, attribute] of [
      ["progress", "width"], ["thumb", "cx"], ["image", "x"],
    ]) {
      bar.querySelector(`.seek-bar-${name}`)?.setAttribute(attribute, percent);
    }
  }

  function place(player, fraction) {
    const { s } = player;
    return s.start + fraction * ((s.stream === "live" ? s.edge : s.end) - s.start);
  }

  // The time at a place, as the viewer would see it there.
  function timeAt(player, fraction) {
    const { s, texts } = player;
    if (s.stream !== "live") return clock(place(player, fraction) - s.start);
    const behind = s.edge - place(player, fraction);
    return behind < 1 ? texts.atEdge : "-" + Greenroom.playerState.clock(behind);
  }

  function hover(player, event) {
    const bar = player.part("seekBar");
    let tip = bar.querySelector(".seek-bar-tip");
    if (!event || !player.view.canSeek) {
      tip?.remove();
      return;
    }
    if (!tip) {
      tip = Greenroom.make("span", "seek-bar-tip numerals",
        { ariaHidden: "true" });
      bar.append(tip);
    }
    const fraction = fractionAt(bar, event);
    tip.textContent = timeAt(player, fraction);
    const half = tip.offsetWidth / 2;
    tip.style.left = `clamp(${half}px, ${fraction * 100}%, 100% - ${half}px)`;
  }

  function attach(player) {
    const bar = player.part("seekBar");
    if (!bar) return;
    bar.tabIndex = 0;
    bar.addEventListener("pointerdown", (event) => {
      if (event.button || !player.view.canSeek) return;
      bar.setPointerCapture(event.pointerId);
      player.scrub = fractionAt(bar, event);
      player.paint();
    });
    bar.addEventListener("pointermove", (event) => {
      if (player.scrub !== undefined) {
        player.scrub = fractionAt(bar, event);
        player.paint();
      }
      if (event.pointerType !== "touch" || player.scrub !== undefined) {
        hover(player, event);
      }
    });
    const release = (event) => {
      const fraction = player.scrub;
      delete player.scrub;
      if (event.type === "pointerleave" || event.pointerType === "touch") {
        hover(player);
      }
      if (fraction === undefined) return;
      if (event.type === "pointerup") player.seek(place(player, fraction));
      else player.paint();
    };
    bar.addEventListener("pointerup", release);
    bar.addEventListener("pointercancel", release);
    bar.addEventListener("pointerleave", (event) => {
      if (player.scrub === undefined) release(event);
    });
  }

  function paint(player) {
    const bar = player.part("seekBar");
    if (!bar) return;
    const { view, s, data, texts } = player;
    const { set } = Greenroom;
    bar.hidden = !data.bar[s.paused ? "paused" : "playing"]
      || (s.measured && !s.dvr && s.stream === "live");
    set(bar, "aria-disabled", view.canSeek ? null : "true");
    const thumb = s.paused ? data.bar.thumbPaused : data.bar.thumb;
    if (thumb) {
      const image = bar.querySelector("image");
      if (image) set(image, "href", thumb);
    }
    if (!s.measured) return;
    const fraction = player.scrub ?? view.fraction;
    draw(player, fraction);
    const length = (s.stream === "live" ? s.edge : s.end) - s.start;
    set(bar, "aria-valuemin", "0");
    set(bar, "aria-valuemax", String(Math.max(0, Math.round(length))));
    set(bar, "aria-valuenow", String(Math.max(0, Math.round(fraction * length))));
    // Words that change each second would be read out each second.
    const now = performance.now();
    const key = `${view.playerState} ${player.seeks}`;
    if (key === player.said && now - player.saidAt < 5000) return;
    player.said = key;
    player.saidAt = now;
    set(bar, "aria-valuetext", view.playhead === "edge" ? texts.atEdge
      : view.playhead
        ? texts.behindLive.replace("{duration}", words(view.behind))
        : words(fraction * length));
  }

  (globalThis.Greenroom ??= {}).bar = { attach, paint, clock, timeAt };
})();
