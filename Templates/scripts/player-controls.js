// What the buttons and keys of a player do.
(function () {
  "use strict";

  const SKIP = 10;
  const LEAP = 60;

  async function share(player) {
    const { href } = player.data;
    const url = new URL(href ?? "", location.href).href.split("#")[0];
    try {
      if (navigator.share) {
        await navigator.share({ title: player.root.ariaLabel, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      player.say(player.texts.linkCopied, 4);
    } catch (error) {
      if (error.name === "AbortError" || navigator.share) return;
      // Without a secure origin there is no clipboard: the address to copy.
      player.say(url, 12);
    }
  }

  async function fullScreen(player) {
    const { root, video } = player;
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else if (root.requestFullscreen) await root.requestFullscreen();
      else video?.webkitEnterFullscreen?.();
    } catch {
      // The browser did not want it.
    }
  }

  async function pictureInPicture({ video }) {
    try {
      if (document.pictureInPictureElement === video) {
        await document.exitPictureInPicture();
      } else {
        await video?.requestPictureInPicture();
      }
    } catch {
      // The browser did not want it.
    }
  }

  const actions = {
    "button-playPause": (player) => player.toggle(),
    "button-mute": (player) => player.mute(),
    "button-captions": (player) => Greenroom.captions.toggle(player),
    "button-share": share,
    "button-like": (player, button) =>
      Greenroom.set(button, "aria-pressed",
        String(button.getAttribute("aria-pressed") !== "true")),
    "button-seekForward": (player) => player.skip(SKIP),
    "button-seekBackward": (player) => player.skip(-SKIP),
    "button-pictureInPicture": pictureInPicture,
    "button-fullScreen": fullScreen,
    "button-exit": (player, link) => Greenroom.pages.leave(link.href),
    "button-next": (player, link) => Greenroom.pages.go(player, link.href),
    "button-previous": (player, link) => Greenroom.pages.go(player, link.href),
    backToLiveButton: (player) => player.does({ type: "live" }),
    replay: (player) => player.does({ type: "replay" }),
    retry: (player) => player.retry(),
  };

  function press(player, event) {
    const part = event.target.closest("[data-part], [data-action]");
    const run = actions[part?.dataset.action ?? part?.dataset.part];
    if (!run || part.ariaDisabled === "true") return false;
    // Links lead somewhere without script too, and to a new tab if so wished.
    if (part.href && (event.ctrlKey || event.metaKey || event.shiftKey
      || event.altKey || event.button)) {
      return false;
    }
    event.preventDefault();
    run(player, part);
    return true;
  }

  const keys = {
    " ": (player) => player.toggle(),
    k: (player) => player.toggle(),
    m: (player) => player.mute(),
    f: fullScreen,
    j: (player) => player.skip(-SKIP),
    l: (player) => player.skip(SKIP),
    ArrowLeft: (player) => player.skip(-SKIP),
    ArrowRight: (player) => player.skip(SKIP),
    Home: (player) => player.seekTo(0),
    End: (player) => player.seekTo(1),
    Escape: (player) => player.quiet(),
  };
  for (let tenth = 0; tenth < 10; tenth += 1) {
    keys[tenth] = (player) => player.seekTo(tenth / 10);
  }
  // On the slider itself, as sliders have them.
  const slider = {
    ArrowDown: keys.ArrowLeft,
    ArrowUp: keys.ArrowRight,
    PageDown: (player) => player.skip(-LEAP),
    PageUp: (player) => player.skip(LEAP),
  };

  // Whether a key was meant for the player, and what it does.
  function key(player, event) {
    if (event.ctrlKey || event.metaKey || event.altKey
      || event.defaultPrevented) {
      return;
    }
    const { target } = event;
    if (target.closest("input, textarea, select, [contenteditable]")) return;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const run = keys[name]
      ?? (target.closest("[role=slider]") ? slider[name] : undefined);
    // Buttons and links answer to the space bar themselves.
    if (!run || (name === " " && target.closest("a, button, summary"))) return;
    // In the waiting room, and where there is nothing to play, no key works.
    if (!player.view.canPlay && !player.view.canReplay) return;
    if (name !== "Escape") event.preventDefault();
    player.wake();
    run(player);
  }

  (globalThis.Greenroom ??= {}).controls = { press, key };
})();
