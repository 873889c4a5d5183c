// Pages of the preview server reload when an edit changed them, and show what
// is wrong with an edit. This script is added to served pages only.
(function () {
  "use strict";

  const script = document.currentScript;
  if (!script) return;
  const base = new URL("./", script.src);
  const { page, generation } = script.dataset;
  const kept = "greenroom-place:" + location.pathname;

  // Where the reader was: how far each part is scrolled, and the focus.

  const address = (element) => {
    const path = [];
    for (let at = element; at && at.parentElement; at = at.parentElement) {
      if (at.id) return ["#" + CSS.escape(at.id), ...path].join(" > ");
      const place = [...at.parentElement.children].indexOf(at) + 1;
      path.unshift(`:nth-child(${place})`);
    }
    return [":root", ...path].join(" > ");
  };

  function keepPlace() {
    const scrolled = [...document.querySelectorAll("*")]
      .filter((element) => element.scrollTop || element.scrollLeft)
      .map((element) =>
        [address(element), element.scrollLeft, element.scrollTop]);
    const active = document.activeElement;
    const focus = active && active !== document.body ? address(active) : null;
    try {
      sessionStorage.setItem(kept, JSON.stringify({ scrolled, focus }));
    } catch {
      // Without storage the page begins at its top.
    }
  }

  function takePlace() {
    try {
      const place = JSON.parse(sessionStorage.getItem(kept));
      sessionStorage.removeItem(kept);
      if (!place) return;
      const focus = place.focus && document.querySelector(place.focus);
      if (focus) focus.focus({ preventScroll: true });
      for (const [path, left, top] of place.scrolled) {
        const element = document.querySelector(path);
        if (element) element.scrollTo({ left, top, behavior: "instant" });
      }
    } catch {
      // What was kept is of no use.
    }
  }

  // What is wrong with the newest edit, over the last good page.

  const make = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };
  let panel, status, text;

  function makePanel() {
    document.head.append(make("link", {
      rel: "stylesheet", href: new URL("reload.css", base).href,
    }));
    // Only the one sentence is announced; the details are there to be read.
    status = make("p", { className: "greenroom-problems-status" });
    status.setAttribute("role", "status");
    text = make("pre", { className: "greenroom-problems-text", tabIndex: 0 });
    text.setAttribute("role", "group");
    text.setAttribute("aria-label", "Problems");
    const hide = make("button", { type: "button" }, "Hide");
    hide.className = "greenroom-problems-hide";
    hide.addEventListener("click", hidePanel);
    panel = make("section", {
      className: "greenroom-problems", lang: "en", dir: "ltr",
    }, status, text, hide);
    panel.setAttribute("aria-label", "Greenroom");
    document.body.append(panel);
  }

  function hidePanel() {
    panel.hidden = true;
    status.textContent = "";
  }

  function show(problems) {
    if (!problems) {
      if (panel) hidePanel();
      return;
    }
    if (!panel) makePanel();
    text.textContent = problems;
    panel.hidden = false;
    // Said only if it changes while it is in the page.
    status.textContent = "";
    setTimeout(() => {
      if (panel.hidden) return;
      status.textContent =
        "The newest edit has problems. This is the last good page.";
    }, 100);
  }

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !panel || panel.hidden) return;
    event.stopPropagation();
    hidePanel();
  }, true);

  // One question at a time; it is answered when there is something to tell.

  let after = 0;
  let failures = 0;
  let timer;
  let request;

  async function ask() {
    clearTimeout(timer);
    if (request || document.hidden) return;
    const address = new URL("changes", base);
    address.search = new URLSearchParams({ page, served: generation, after });
    const own = request = new AbortController();
    // Longer than the server lets anyone wait.
    const limit = setTimeout(() => own.abort(), 40000);
    let delay = 0;
    try {
      const answer = await fetch(address, {
        cache: "no-store", signal: own.signal,
      });
      if (!answer.ok) throw new Error(answer.statusText);
      const news = answer.status === 200 ? await answer.json() : null;
      failures = 0;
      if (news && news.reload) {
        keepPlace();
        location.reload();
        return;
      }
      if (news) {
        after = news.after;
        show(news.problems);
      }
    } catch {
      // The server is away: it may come back, as another one.
      failures += 1;
      delay = Math.min(8000, 500 * 2 ** Math.min(failures - 1, 4));
      delay *= 0.75 + Math.random() / 2;
    } finally {
      clearTimeout(limit);
      request = undefined;
    }
    timer = setTimeout(ask, delay);
  }

  function askNow() {
    failures = 0;
    ask();
  }

  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) askNow();
    else if (request) request.abort();
  });
  window.addEventListener("online", askNow);
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) askNow();
  });

  takePlace();
  ask();
})();
