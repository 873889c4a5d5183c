// What does not fit: overflow, clipped or overlapping parts, small targets.
() => {
  const problems = [];
  const root = document.documentElement;
  const slack = 1.5;
  const name = (element) => {
    const where = element.closest("[data-video], [data-widget]");
    return (where ? (where.dataset.video ?? where.dataset.widget) + " " : "")
      + (element.dataset.part ?? (element.className.baseVal
        ?? element.className) ?? element.localName)
      + " “" + element.textContent.trim().slice(0, 24) + "”";
  };
  const round = (rect) => [rect.left, rect.top, rect.right, rect.bottom]
    .map(Math.round).join(" ");
  const isShown = (element) =>
    element.checkVisibility({visibilityProperty: true, opacityProperty: true})
    && !element.closest(".visually-hidden, .skip-link, [aria-hidden=true]");

  if (root.scrollWidth > root.clientWidth) {
    problems.push(`page is ${root.scrollWidth} of ${root.clientWidth} wide`);
  }

  // Where the letters of an element are.
  const rectOfText = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  const isClamped = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.webkitLineClamp !== "none"
        || style.textOverflow === "ellipsis") return true;
    }
    return false;
  };

  // Text that a box cuts off.
  const hasText = (element) => [...element.childNodes].some((node) =>
    node.nodeType === Node.TEXT_NODE && node.data.trim());
  for (const element of document.querySelectorAll("body *")) {
    if (element.closest("svg") || !hasText(element) || !isShown(element)) {
      continue;
    }
    const text = rectOfText(element);
    const clamped = isClamped(element);
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const cuts = (value) => value === "hidden" || value === "clip";
      const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
      if (scrolls) break;
      const box = at.getBoundingClientRect();
      if (cuts(style.overflowX)
        && (text.left < box.left - slack || text.right > box.right + slack)
        || cuts(style.overflowY) && !clamped
        && (text.top < box.top - slack || text.bottom > box.bottom + slack)) {
        problems.push(`${name(element)} ${round(text)} is cut by `
          + `${at.className || at.localName} ${round(box)}`);
        break;
      }
    }
  }

  // Parts that lie on each other or leave their card or player.
  const selector = "[data-part], .player-next";
  const whole = ["image", "poster"];
  for (const kind of document.querySelectorAll("[data-kind]")) {
    if (!isShown(kind)) continue;
    const box = kind.getBoundingClientRect();
    const parts = [...kind.querySelectorAll(selector)].filter((part) =>
      !whole.includes(part.dataset.part) && isShown(part));
    const rects = parts.map((part) => {
      const rect = part.getBoundingClientRect();
      if (!["title", "headingText"].includes(part.dataset.part)) return rect;
      // The letters, as far as the box shows them.
      const text = rectOfText(part);
      return new DOMRect(text.left, rect.top, text.width,
        Math.min(text.bottom, rect.bottom) - rect.top);
    });
    rects.forEach((rect, place) => {
      if (rect.left < box.left - slack || rect.right > box.right + slack
        || rect.top < box.top - slack || rect.bottom > box.bottom + slack) {
        problems.push(`${name(parts[place])} ${round(rect)} leaves `
          + `${kind.dataset.kind} ${round(box)}`);
      }
      for (let other = place + 1; other < rects.length; other += 1) {
        if (parts[place].contains(parts[other])) continue;
        const width = Math.min(rect.right, rects[other].right)
          - Math.max(rect.left, rects[other].left);
        const height = Math.min(rect.bottom, rects[other].bottom)
          - Math.max(rect.top, rects[other].top);
        if (width > slack && height > slack) {
          problems.push(`${name(parts[place])} ${round(rect)} lies on `
            + `${name(parts[other])} ${round(rects[other])}`);
        }
      }
    });
  }

  // WCAG 2.2, 2.5.8: 24 by 24 px, links within a sentence excepted.
  for (const target of document.querySelectorAll(
    "a[href], button, summary, input, [role=slider]")) {
    if (!isShown(target) || target.closest(".prose p, .prose li, .prose h1")) {
      continue;
    }
    let { width, height } = target.getBoundingClientRect();
    // A card is its link's target; the link reaches over it.
    const reach = getComputedStyle(target, "::after");
    if (reach.position === "absolute" && reach.content !== "none") {
      width = Math.max(width, parseFloat(reach.width) || 0);
      height = Math.max(height, parseFloat(reach.height) || 0);
    }
    if (width && (width < 23.9 || height < 23.9)) {
      problems.push(`${name(target)} is a target of `
        + `${Math.round(width)} × ${Math.round(height)}`);
    }
  }
  return problems;
}
