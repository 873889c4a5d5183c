// Every text of the page with its colour, size and place; the letters are
// made invisible, so that a picture shows what lies behind them.
(selector) => {
  const found = [];
  const walker = document.createTreeWalker(
    document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element.closest(selector)
      || element.closest(".visually-hidden, svg")
      || !element.checkVisibility({visibilityProperty: true})) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    for (const box of range.getClientRects()) {
      // What a clamp or a scroller hides is not read.
      const clip = element.closest("[class$=-text]")?.getBoundingClientRect();
      if (box.width < 2 || box.height < 2 || box.right > innerWidth
        || box.left < 0
        || clip && (box.top < clip.top - 2 || box.bottom > clip.bottom + 4)) {
        continue;
      }
      found.push({
        text: node.data.trim().slice(0, 30), colour: style.color,
        part: element.closest("[data-part]")?.dataset.part ?? "",
        isLarge: size >= 24 || size >= 18.66 && style.fontWeight >= 700,
        x: box.left, y: box.top + scrollY,
        width: box.width, height: box.height,
      });
    }
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { color: transparent !important;
    text-decoration-color: transparent !important;
    animation: none !important; }
    .chip-dot, .back-to-live-dot { visibility: hidden; }`);
  document.adoptedStyleSheets.push(sheet);
  return found;
}
