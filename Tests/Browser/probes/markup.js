// Whatever in the document could run, load or leave, in words.
() => {
  const found = [];
  const say = (what, element) =>
    found.push(what + ": " + element.outerHTML.slice(0, 160));
  const parts = ["script", "style", "iframe", "object", "embed", "base", "form",
    "template", "math", "video", "audio"];
  for (const element of document.querySelectorAll(parts.join(","))) {
    const isData = element.type === "application/json";
    const isFile = element.localName === "script"
      && /^(\.\.\/)*assets\/[\w.-]+\.js$/.test(element.getAttribute("src"));
    const isPlayers = element.matches(
      "template[data-player-icons], video.player-video");
    if (!isData && !isFile && !isPlayers) say("element", element);
  }
  const metas = ["content-security-policy"];
  for (const meta of document.querySelectorAll("meta[http-equiv]")) {
    if (!metas.includes(meta.httpEquiv.toLowerCase())) say("meta", meta);
  }
  for (const element of document.querySelectorAll("*")) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith("on") || name === "style" || name === "srcdoc"
        || name === "autofocus" || name === "formaction") {
        say(name, element);
      }
      if (["href", "src", "poster", "action", "srcset", "xlink:href"]
        .includes(name)) {
        if (!URL.canParse(value, document.baseURI)) {
          // Leads nowhere, whatever it wanted to be.
          continue;
        }
        const address = new URL(value, document.baseURI);
        const isStream = element.matches("video.player-video")
          && address.protocol === "blob:" && address.origin === location.origin;
        if (!isStream
          && !["file:", "http:", "https:"].includes(address.protocol)
          || /evil\.example/.test(address.host)
          || address.pathname.includes("etc/passwd")) {
          say(name, element);
        }
      }
    }
  }
  for (const sheet of document.styleSheets) {
    let rules = [];
    try {
      rules = sheet.cssRules;
    } catch {
      // On disk every file is an origin of its own.
    }
    for (const rule of rules) {
      if (rule.type === CSSRule.IMPORT_RULE
        || /^\*$/.test(rule.selectorText ?? "")
          && rule.style.backgroundImage) {
        found.push("rule: " + rule.cssText.slice(0, 160));
      }
    }
  }
  return found;
}
