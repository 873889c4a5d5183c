// `#<id>` on a player page goes to that video's page, if it is in the queue.
(function () {
  "use strict";

  const block = document.querySelector("script[data-queue]");
  if (!block) return;

  let queue;
  try {
    queue = JSON.parse(block.textContent);
  } catch {
    return;
  }
  if (!Array.isArray(queue)) return;

  function follow() {
    let id;
    try {
      id = decodeURIComponent(location.hash.slice(1));
    } catch {
      return;
    }
    const target = id && queue.find((entry) => entry.id === id);
    if (!target) return;
    const page = new URL(target.href, document.baseURI);
    // Without a new entry in the history, so that "back" does not return to
    // the address that led here.
    if (page.pathname !== location.pathname) location.replace(page.href);
  }

  follow();
  window.addEventListener("hashchange", follow);
})();
