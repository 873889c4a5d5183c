"""A small site whose streams move, and pages of it under a clock of ours."""

import json
import time
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import sites

SITE = """\
title: Harbour
locales: [en, he]
timeZone: UTC
themes: [base]
catalog: catalog.json
%s
widgets:
  - id: live
    title: Live
    layout: VideosWidget.Row.horizontalRectangles
    videosFilterParams: {contentTypes: [Stream, Video]}
"""
PAGE = "# Both\n\n```widget live\n```\n\n```player regatta\n```\n"
NAMES = ("regatta", "concert", "parade", "launch", "market", "race", "film")
RECORDING = {"mp4": "https://cdn.example/recording.mp4"}


def item(name, state=None, revision=None, playback=None):
    """A video, or a stream in a state."""
    made = {"id": name, "title": {"en": name.title(), "he": "שם " + name}}
    if state:
        made |= {"streamState": state, "startTime": "2026-06-18T19:00:00Z"}
    if revision is not None:
        made["revision"] = revision
    if playback:
        made["playback"] = playback
    return made


class Streams:
    """Builds the site with streams in given states, each once."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.known = {}

    def site(self, *items, more=""):
        """The site with these streams, and one video behind them."""
        key = json.dumps([items, more])
        if key not in self.known:
            project = self.folder / f"{len(self.known)}"
            (project / "pages").mkdir(parents=True)
            catalog = {"items": [*items, item("film", playback=RECORDING)]}
            (project / "site.yaml").write_text(SITE % more, "utf-8")
            (project / "catalog.json").write_text(json.dumps(catalog), "utf-8")
            (project / "pages" / "both.md").write_text(PAGE, "utf-8")
            self.known[key] = sites.build(project, project / "site")[0]
        return self.known[key]


def live_file(site, page="widgets/live", locale="en"):
    """What a page polls."""
    path = site.root / "live" / "base" / locale / f"{page}.json"
    return json.loads(path.read_text("utf-8"))


# Runs before the page: notes when it asks for its live file and when it is
# done with the answer, and lets tests say whether it is hidden.
WATCH = """
Math.random = () => window.__random ?? 0.5;
window.__asked = [];
window.__open = 0;
const fetch_ = window.fetch;
const hop = () => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = resolve;
  port2.postMessage(0);
});
window.fetch = (address, options) => {
  window.__asked.push({
    at: Date.now(), address, headers: { ...options.headers } });
  window.__open += 1;
  const reply = fetch_(address, options);
  const end = async () => {
    try { await (await reply).clone().arrayBuffer(); } catch {}
    // The page reads the same bytes: it is done a few turns later.
    for (let turn = 0; turn < 8; turn += 1) await hop();
    window.__open -= 1;
  };
  end();
  return reply;
};
let hidden = false;
Object.defineProperty(document, "hidden", { get: () => hidden });
window.__hide = (value) => {
  hidden = value;
  document.dispatchEvent(new Event("visibilitychange"));
};
window.__violations = [];
addEventListener("securitypolicyviolation", (event) =>
  window.__violations.push(event.violatedDirective + event.blockedURI));
"""


@dataclass
class Watched:
    """A page whose clock stands still unless it is told to go on, and whose
    live file is what the test says."""

    page: object
    start: int = 1_781_800_000_000
    reply: object = None
    """A live file, a text, a list of arguments of `route.fulfill`, or what
    takes the route."""

    def __post_init__(self):
        self.page.add_init_script(WATCH)
        self.page.clock.install(time=self.start / 1000)
        self.page.route("**/live/**/*.json", self._answer)

    def _answer(self, route):
        reply = self.reply
        if callable(reply):
            reply(route)
        elif isinstance(reply, dict) and "status" in reply:
            route.fulfill(**reply)
        else:
            text = reply if isinstance(reply, str) else json.dumps(reply)
            route.fulfill(status=200, body=text)

    def open(self, address):
        # Until here the clock goes on by itself.
        self.page.clock.pause_at(self.start / 1000 + 600)
        self.page.goto(address, wait_until="load")
        self.settle()
        return self

    def settle(self):
        """Waits until the page is done with every answer."""
        self.until("window.__open === 0")

    def until(self, condition):
        end = time.monotonic() + 20
        while not self.page.evaluate(condition):
            assert time.monotonic() < end, f"never true: {condition}"

    def go_on(self, seconds, step=5):
        """Lets time pass step by step, and the page take each answer: those
        that come within a step count from its end."""
        for _ in range(0, seconds, step):
            self.page.clock.run_for(step * 1000)
            self.settle()

    def skip(self, seconds):
        """Lets time pass at once, without waiting for answers."""
        self.page.clock.run_for(seconds * 1000)

    @property
    def asked(self):
        """When the page asked, in seconds from the first time."""
        times = self.page.evaluate("window.__asked.map((it) => it.at)")
        return [round((at - times[0]) / 1000) for at in times]

    @property
    def count(self):
        return self.page.evaluate("window.__asked.length")

    @property
    def states(self):
        """The state that each card of a stream shows."""
        return self.page.evaluate("""() => Object.fromEntries(
          [...document.querySelectorAll("[data-kind=card][data-stream-state]")]
            .map((it) => [it.dataset.video, it.dataset.streamState]))""")

    @property
    def said(self):
        """What the status region says, line by line."""
        return self.page.evaluate("""() =>
          [...document.querySelector("[data-announcements]").children]
            .map((it) => it.textContent)""")
