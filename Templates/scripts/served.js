// A page opened from disk can fetch nothing: it says so in one line.
(function () {
  "use strict";
  if (location.protocol !== "file:") return;
  for (const notice of document.querySelectorAll("[data-needs-server]")) {
    notice.hidden = false;
  }
})();
