// Keeps an open page fresh by its live file: cards and players change where
// they stand, and the last good state stays whatever a server answers.
(function () {
  "use strict";

  // A page on disk can fetch nothing.
  if (location.protocol === "file:") return;

  const STATES = ["upcoming", "live", "ended"];
  const SECOND = 1000;
  const SIZE_LIMIT = 8 << 20;
  const LONGEST_DELAY = 120 * SECOND;
  const LONGEST_RETRY_AFTER = 3600 * SECOND;
  // So long after the end a recording may come.
  const RECORDING_WAIT = 600 * SECOND;

  // What is known of each stream, by id; kept when another page moves in.
  const known = new Map();
  const given = new WeakMap();
  let address, etag, timer, request;
  let interval = 10 * SECOND;
  let failures = 0;
  let earliest = 0;
  let finished = -Infinity;
  let isFirst = true;

  const now = () =>
    Date.parse(document.documentElement.dataset.now) || Date.now();

  const shown = () =>
    [...document.querySelectorAll("[data-kind][data-stream-state]")];

  const hasActive = () => address && shown().some(({ dataset }) => {
    const stream = known.get(dataset.video);
    return stream && (stream.state !== "ended" ||
      stream.awaits && now() - stream.endedAt < RECORDING_WAIT);
  });

  // Takes a report, unless it is older than what is known, differs under the
  // same revision, or would revive an ended stream without a revision.
  function learn(id, state, revision, awaits) {
    const before = known.get(id) || { revision: null };
    if (revision === null
      ? before.state === "ended" && state !== "ended"
      : before.revision !== null && (revision < before.revision ||
        revision === before.revision && state !== before.state)) return false;
    known.set(id, {
      state,
      awaits,
      revision: revision ?? before.revision,
      endedAt: state === "ended" ? before.endedAt ?? now() : undefined,
    });
    return true;
  }

  // Whether two nodes stand for the same part of a card or player.
  const sameKind = (a, b) => a.nodeName === b.nodeName &&
    ["data-part", "class"].every((name) =>
      a.getAttribute?.(name) === b.getAttribute?.(name));

  // Makes `old` like `next`; nodes that stay keep focus, scroll and picture.
  function patch(old, next) {
    if (old.isEqualNode(next)) return;
    if (old.nodeType !== Node.ELEMENT_NODE) {
      old.nodeValue = next.nodeValue;
      return;
    }
    if (old.matches("time[data-start-time]")) {
      // It may have been written for the viewer's zone.
      if (old.dateTime !== next.dateTime) old.replaceWith(next);
      return;
    }
    for (const { name } of [...old.attributes]) {
      if (!next.hasAttribute(name)) old.removeAttribute(name);
    }
    for (const { name, value } of next.attributes) {
      if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    }
    let place = old.firstChild;
    const removeUntil = (end) => {
      while (place !== end) {
        const gone = place;
        place = place.nextSibling;
        gone.remove();
      }
    };
    for (const child of [...next.childNodes]) {
      let match = place;
      // Blanks are matched where they stand, so that they cost no element.
      while (match && !sameKind(match, child)) {
        match = child.nodeType === Node.ELEMENT_NODE && match.nextSibling;
      }
      if (!match) {
        old.insertBefore(child, place);
        continue;
      }
      removeUntil(match);
      place = match.nextSibling;
      patch(match, child);
    }
    removeUntil(null);
  }

  function swap(element, html) {
    // Nothing in such a document runs or loads.
    const next = new DOMParser().parseFromString(html, "text/html")
      .getElementById(element.id);
    if (!next || next.nodeName !== element.nodeName ||
      next.dataset.kind !== element.dataset.kind) return;
    const focus = document.activeElement;
    const isInside = element.contains(focus);
    patch(element, next);
    if (!isInside || focus.isConnected) return;
    const targets = [...element.querySelectorAll("a[href], button")];
    const isSame = (it) => ["data-part", "href"].every((name) =>
      it.getAttribute(name) === focus.getAttribute(name));
    (targets.find(isSame) || targets[0])?.focus({ preventScroll: true });
  }

  const titleOf = (element) => element.getAttribute("aria-label") ||
    element.querySelector("[data-part=title], .card-link")?.textContent.trim();

  function apply({ fragments, ...stream }, changes) {
    const { id, streamState: state, playback } = stream;
    const revision = stream.revision ?? null;
    if (typeof id !== "string" || !STATES.includes(state) ||
      revision !== null && !Number.isSafeInteger(revision)) return;
    const targets = Object.entries(fragments)
      .map(([name, html]) => [document.getElementById(name), html])
      .filter(([element, html]) =>
        element?.dataset.video === id && typeof html === "string");
    if (!targets.length) return;
    const before = known.get(id)?.state;
    if (!learn(id, state, revision, !playback?.hls && !playback?.mp4)) return;
    for (const [element, html] of targets) {
      const own = element.dataset.revision;
      if (given.get(element) === html ||
        revision !== null && own !== undefined && own >= revision) continue;
      given.set(element, html);
      // A player that plays takes the change itself.
      if (element.dispatchEvent(new CustomEvent("greenroom:update", {
        bubbles: true, cancelable: true, detail: { stream, html },
      }))) swap(element, html);
      if (revision !== null) element.dataset.revision = revision;
    }
    if (before && before !== state) {
      changes.push({ state, title: titleOf(targets[0][0]) });
    }
  }

  function list(titles) {
    try {
      return new Intl.ListFormat(document.documentElement.lang).format(titles);
    } catch {
      return titles.join(", ");
    }
  }

  function announce(changes) {
    const region = document.querySelector("[data-announcements]");
    if (!region) return;
    const { nowLive, nowEnded } = region.dataset;
    const lines = [["live", nowLive], ["ended", nowEnded]]
      .map(([state, text]) => [text, changes.filter((it) =>
        it.state === state && it.title)])
      .filter(([text, said]) => text && said.length)
      .map(([text, said]) => {
        const line = document.createElement("p");
        // Titles stand in a direction of their own.
        const titles = list(said.map((it) => `\u2068${it.title}\u2069`));
        line.textContent = text.replace("{title}", () => titles);
        return line;
      });
    if (lines.length) region.replaceChildren(...lines);
  }

  function read(text) {
    const { streams, interval: seconds } = JSON.parse(text);
    if (!Array.isArray(streams)) throw new TypeError();
    interval = SECOND *
      (seconds > 0 ? Math.min(Math.max(seconds, 0.2), 60) : 10);
    const changes = [];
    for (const stream of streams) {
      try {
        apply(stream, changes);
      } catch {
        // The others are good all the same.
      }
    }
    if (!isFirst) announce(changes);
  }

  async function textOf(reply, stop) {
    let size = 0;
    let text = "";
    const decoder = new TextDecoder();
    const reader = reply.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      size += value.length;
      if (size > SIZE_LIMIT) {
        stop.abort();
        throw new RangeError();
      }
      text += decoder.decode(value, { stream: true });
    }
  }

  // RFC 9110, 10.2.3: seconds, or a date, which counts from the reply's own.
  function retryAfter({ headers }) {
    const text = headers.get("Retry-After") || "";
    const delay = /^\d+$/.test(text) ? text * SECOND
      : Date.parse(text) - (Date.parse(headers.get("Date")) || Date.now());
    return delay > 0 ? Math.min(delay, LONGEST_RETRY_AFTER) : 0;
  }

  function rest() {
    clearTimeout(timer);
    const running = request;
    request = undefined;
    running?.abort();
  }

  function schedule(delay) {
    clearTimeout(timer);
    if (!document.hidden && hasActive()) timer = setTimeout(poll, delay);
  }

  async function poll() {
    clearTimeout(timer);
    if (request || document.hidden || !hasActive()) return;
    const wait = earliest - performance.now();
    if (wait > 0) {
      schedule(wait);
      return;
    }
    const own = request = new AbortController();
    const limit = setTimeout(() => own.abort(), interval * 0.8);
    let isGood = false;
    let pause = 0;
    try {
      const reply = await fetch(address, {
        // Own validators, so that 304 is seen.
        cache: "no-store",
        headers: etag ? { "If-None-Match": etag } : {},
        mode: "same-origin",
        signal: own.signal,
      });
      isGood = reply.status === 304;
      if (reply.status === 200) {
        const text = await textOf(reply, own);
        if (request !== own) return;
        // Before reading, which may lead to another page.
        etag = reply.headers.get("ETag");
        read(text);
        isGood = true;
      } else if (!isGood) {
        pause = retryAfter(reply);
      }
    } catch {
      etag = undefined;
    } finally {
      clearTimeout(limit);
    }
    // The page is hidden, or is another one now.
    if (request !== own) return;
    request = undefined;
    isFirst = false;
    finished = performance.now();
    failures = isGood ? 0 : failures + 1;
    earliest = finished + pause;
    const longest = Math.min(interval * 2 ** failures, LONGEST_DELAY);
    schedule(isGood ? interval * (0.9 + 0.2 * Math.random())
      : Math.max(pause, longest * (1 + Math.random()) / 2));
  }

  // On return, once: browsers tell of it in more than one way.
  function wake() {
    if (request) return;
    if (performance.now() - finished < SECOND) schedule(interval);
    else poll();
  }

  function start() {
    rest();
    const path = document.body.dataset.live;
    address = path && new URL(path, document.baseURI).href;
    etag = undefined;
    failures = 0;
    isFirst = true;
    for (const { dataset } of shown()) {
      learn(dataset.video, dataset.streamState,
        dataset.revision === undefined ? null : Number(dataset.revision),
        dataset.recording === "none");
    }
    poll();
  }

  document.addEventListener("visibilitychange", () =>
    document.hidden ? rest() : wake());
  window.addEventListener("pageshow", (event) => event.persisted && wake());
  window.addEventListener("pagehide", rest);
  window.addEventListener("online", wake);
  document.addEventListener("greenroom:page", start);
  start();
})();
