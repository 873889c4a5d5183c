// Previous and next without leaving the page: the next page is fetched and
// its content taken over around the player, which stays where it is, so that
// full screen and the viewer's choices stay too.
(function () {
  "use strict";

  let entries = 0;
  let turn = 0;
  let path = location.pathname;

  async function page(address) {
    const reply = await fetch(address, { signal: AbortSignal.timeout(15000) });
    const type = reply.headers.get("content-type") ?? "";
    if (!reply.ok || !type.includes("html")) throw new Error(reply.statusText);
    const text = await reply.text();
    return new DOMParser().parseFromString(text, "text/html");
  }

  // Everything in `main` but the player and what it stands in.
  function replaceAround(old, fresh) {
    const end = old.closest("main");
    while (old !== end && fresh) {
      const before = [], after = [];
      let list = before;
      for (const node of fresh.parentNode.childNodes) {
        if (node === fresh) list = after;
        else list.push(node);
      }
      for (const node of [...old.parentNode.childNodes]) {
        if (node !== old) node.remove();
      }
      old.before(...before);
      old.after(...after);
      old = old.parentElement;
      fresh = fresh.parentElement;
    }
  }

  function takeOver(player, fresh, from) {
    // Before the player is emptied of it.
    const rest = fresh.querySelectorAll("body > header, body > footer");
    replaceAround(player.root, from);
    for (const part of rest) {
      document.querySelector(`body > ${part.localName}`)?.replaceWith(part);
    }
    document.title = fresh.title;
    for (const name of ["live", "page"]) {
      const value = fresh.body.dataset[name];
      if (value === undefined) delete document.body.dataset[name];
      else document.body.dataset[name] = value;
    }
  }

  // Puts another video into the player. Throws where the page cannot be had.
  async function load(player, address, { push }) {
    turn += 1;
    const mine = turn;
    const fresh = await page(address);
    if (mine !== turn) return;
    const root = fresh.querySelector("[data-kind=player]");
    if (!root) throw new Error("no player");
    if (player.root.dataset.size === "inline") {
      // Nothing would keep it fresh there.
      if (/upcoming|live/.test(root.dataset.streamState)) {
        location.assign(address);
        return;
      }
      root.querySelector("[data-part=button-exit]")?.remove();
      player.adopt(root, true);
      return;
    }
    // The address first: what is taken over is relative to it.
    if (push) {
      history.pushState(null, "", address);
      entries += 1;
    }
    path = location.pathname;
    takeOver(player, fresh, root);
    player.adopt(root, true);
    document.dispatchEvent(new CustomEvent("greenroom:page"));
  }

  function go(player, address, push = true) {
    if (location.protocol === "file:") {
      location.assign(address);
      return;
    }
    player.attempt(() => load(player, address, { push }));
  }

  // Closes a full-screen player: back to where the viewer came from, else to
  // the gallery.
  function leave(gallery) {
    const own = document.referrer.startsWith(`${location.origin}/`);
    if (own && history.length > entries + 1) history.go(-entries - 1);
    else location.assign(gallery);
  }

  addEventListener("popstate", () => {
    const player = Greenroom.players?.values().next().value;
    if (location.pathname === path || !player) return;
    go(player, location.href, false);
  });

  (globalThis.Greenroom ??= {}).pages = { go, leave };
})();
