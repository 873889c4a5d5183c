// Start times are written in the site's zone. For a viewer in another zone
// they are written anew: same instant, page's language, Gregorian calendar,
// zone shown. The text of the page stays whenever anything is in doubt.
(function () {
  "use strict";

  const root = document.documentElement;

  // The viewer's zone; undefined where it is the site's or not known.
  function viewersZone() {
    const zoneOf = (options) =>
      new Intl.DateTimeFormat("en", options).resolvedOptions().timeZone;
    try {
      const zone = zoneOf({});
      const site = root.dataset.timeZone;
      return site && zone !== zoneOf({ timeZone: site }) ? zone : undefined;
    } catch {
      return undefined;
    }
  }

  // The language of the page, where the browser has its dates. The
  // pseudo-locales are made from English.
  function language() {
    const tag = /-X[AB]$/.test(root.lang) ? "en" : root.lang;
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0];
  }

  function formatter(timeZone) {
    try {
      const tag = language();
      return tag && new Intl.DateTimeFormat(tag, {
        calendar: "gregory",
        numberingSystem: root.dataset.numberingSystem,
        timeZone,
        weekday: "short",
        day: "numeric",
        month: "short",
        hour: "numeric",
        minute: "2-digit",
        timeZoneName: "short",
      });
    } catch {
      return undefined;
    }
  }

  const timeZone = viewersZone();
  const format = timeZone && formatter(timeZone);
  if (!format) return;

  function rewrite(within) {
    const times = [...within.querySelectorAll("time[data-start-time]")];
    // What was added may be a time itself.
    if (within.matches?.("time[data-start-time]")) times.push(within);
    for (const time of times) {
      const instant = new Date(time.dateTime);
      if (Number.isNaN(instant.getTime())) continue;
      const text = format.format(instant);
      if (time.textContent !== text) time.textContent = text;
    }
  }

  rewrite(document);

  // Cards and players are replaced where they stand when a stream changes.
  new MutationObserver((changes) => {
    for (const change of changes) {
      for (const node of change.addedNodes) {
        if (node.nodeType === Node.ELEMENT_NODE) rewrite(node);
      }
    }
  }).observe(document.body, { childList: true, subtree: true });
})();
