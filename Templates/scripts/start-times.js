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

  // The digits that the page's own times are written with.
  function numberingSystem() {
    const text = document.querySelector("time[data-start-time]")?.textContent;
    const zeros = { arab: 0x660, arabext: 0x6f0, deva: 0x966, beng: 0x9e6 };
    for (const [name, zero] of Object.entries(zeros)) {
      for (let digit = 0; digit < 10; digit += 1) {
        if (text?.includes(String.fromCharCode(zero + digit))) return name;
      }
    }
    return "latn";
  }

  function formatter(timeZone) {
    try {
      return new Intl.DateTimeFormat(root.lang, {
        calendar: "gregory",
        numberingSystem: numberingSystem(),
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
    for (const time of within.querySelectorAll("time[data-start-time]")) {
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
