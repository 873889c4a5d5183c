// What the parts of the player share: the texts and icons of the page, and the
// few ways in which they write into it.
(function () {
  "use strict";

  const space = (globalThis.Greenroom ??= {});

  // A block of data of the page or of a player.
  const read = space.read = (root, name) => {
    try {
      return JSON.parse(
        root.querySelector(`script[data-player-${name}]`).textContent);
    } catch {
      return null;
    }
  };

  // Nothing is touched that is as it should be.
  space.set = (element, name, value) => {
    if (element.getAttribute(name) === value) return;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  };

  space.make = (tag, className, more) =>
    Object.assign(document.createElement(tag), more, className && { className });

  space.texts = read(document, "texts");
  space.icons = document.querySelector("template[data-player-icons]")?.content;
})();
