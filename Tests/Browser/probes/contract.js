// The names by which pages are tested from outside, and the bones of a page.
() => {
  const kinds = ["card", "player"];
  const states = ["upcoming", "live", "ended"];
  const slugs = ["waiting-room", "live-edge", "live-behind", "ended-behind",
    "ended-replay", "ended-no-recording", "end-of-content", "on-demand"];
  const buttons = ["playPause", "mute", "captions", "share", "like",
    "previous", "next", "seekForward", "seekBackward", "pictureInPicture",
    "fullScreen", "exit"].map((name) => "button-" + name);
  const parts = {
    card: ["title", "image", "badge", "statusIndicator", "eventTimeElement",
      "durationElement"],
    player: ["headingText", "statusIndicator", "backToLiveButton", "seekBar",
      "elapsedTime", "waitingRoomMessage", "startTime", "poster", "cta",
      "captions", "replay", "message", ...buttons],
    widget: ["widgetTitle"],
  };
  const problems = [];
  const expect = (holds, what, element) => {
    if (!holds) problems.push(what + ": " + element.cloneNode().outerHTML);
  };
  const data = (element) => element.dataset;

  for (const element of document.querySelectorAll("[data-kind]")) {
    const { kind, video, streamState, playerState, playhead } = data(element);
    expect(kinds.includes(kind), "kind", element);
    expect(video, "video", element);
    expect(streamState === undefined || states.includes(streamState),
      "stream state", element);
    if (kind === "card") {
      expect(element.closest("[data-widget]"), "card without widget", element);
      expect(playerState === undefined, "player state on card", element);
    } else {
      expect(slugs.includes(playerState), "player state", element);
      const mustHave = playerState.startsWith("live");
      expect(mustHave === (playhead !== undefined), "playhead", element);
      expect(!mustHave || ["edge", "behind"].includes(playhead)
        && playerState === "live-" + playhead, "playhead", element);
    }
  }
  for (const name of ["data-video", "data-stream-state"]) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      expect(element.matches("[data-kind]"), name + " elsewhere", element);
    }
  }
  for (const element of document.querySelectorAll("[data-part]")) {
    const root = element.closest("[data-kind], [data-widget]");
    expect(root, "part outside", element);
    const kind = root?.dataset.kind ?? "widget";
    expect(parts[kind].includes(data(element).part), "part", element);
    const same = [...root.querySelectorAll(
      `[data-part="${data(element).part}"]`)]
      .filter((other) =>
        other.closest("[data-kind], [data-widget]") === root);
    expect(same.length === 1, "part twice", element);
  }

  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  const twice = ids.filter((id, place) => ids.indexOf(id) !== place);
  if (twice.length) problems.push("ids twice: " + twice);
  for (const name of ["aria-labelledby", "aria-describedby"]) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      for (const id of element.getAttribute(name).split(" ")) {
        expect(ids.includes(id), name + " leads nowhere", element);
      }
    }
  }
  const levels = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
    .map((heading) => Number(heading.localName[1]));
  if (levels.filter((level) => level === 1).length !== 1) {
    problems.push("headings of level 1: " + levels);
  }
  if (levels.some((level, place) => level > (levels[place - 1] ?? 0) + 1)) {
    problems.push("headings out of order: " + levels);
  }
  const { lang, dir } = document.documentElement;
  return { lang, dir, title: document.title, problems };
}
