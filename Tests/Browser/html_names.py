"""Reads a page's names without a browser, so that every page can be read."""

from collections import Counter
from dataclasses import dataclass, field
from html.parser import HTMLParser

STATES = {"upcoming", "live", "ended"}
SLUGS = {
    "waiting-room", "live-edge", "live-behind", "ended-behind",
    "ended-replay", "ended-no-recording", "end-of-content", "on-demand"}
BUTTONS = {
    f"button-{name}" for name in (
        "playPause mute captions share like previous next seekForward "
        "seekBackward pictureInPicture fullScreen exit").split()}
PARTS = {
    "card": set("title image badge statusIndicator eventTimeElement "
                "durationElement".split()),
    "player": set("headingText statusIndicator backToLiveButton seekBar "
                  "elapsedTime waitingRoomMessage startTime poster cta "
                  "captions replay message".split()) | BUTTONS,
    "widget": {"widgetTitle"},
}
VOID = set("area base br col embed hr img input link meta source track wbr"
           .split())


@dataclass
class Root:
    """A card, a player or a widget, and what it stands in."""
    kind: str
    names: dict
    inside: str
    parts: Counter = field(default_factory=Counter)


@dataclass
class Document:
    lang: str = ""
    dir: str = ""
    roots: list = field(default_factory=list)
    ids: Counter = field(default_factory=Counter)
    references: set = field(default_factory=set)
    headings: list = field(default_factory=list)
    stray: list = field(default_factory=list)


class Reader(HTMLParser):
    def __init__(self):
        super().__init__()
        self.document = Document()
        self.open = []

    def handle_starttag(self, tag, attributes):
        names = dict(attributes)
        document = self.document
        inside = next((root for root in reversed(self.open) if root), None)
        if tag == "html":
            document.lang = names.get("lang", "")
            document.dir = names.get("dir", "")
        if tag in ("h1", "h2", "h3", "h4", "h5", "h6"):
            document.headings.append(int(tag[1]))
        if "id" in names:
            document.ids[names["id"]] += 1
        for name in ("aria-labelledby", "aria-describedby"):
            document.references |= set((names.get(name) or "").split())
        root = None
        if "data-kind" in names or "data-widget" in names:
            root = Root(
                names.get("data-kind", "widget"), names,
                inside.kind if inside else "")
            document.roots.append(root)
        elif {"data-video", "data-stream-state"} & names.keys():
            document.stray.append(names)
        if "data-part" in names:
            if inside:
                inside.parts[names["data-part"]] += 1
            else:
                document.stray.append(names)
        if tag not in VOID:
            self.open.append(root)

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag):
        if tag not in VOID and self.open:
            self.open.pop()


def document_of(text):
    reader = Reader()
    reader.feed(text)
    reader.close()
    return reader.document


def problems_of(document):
    """What breaks the contract, in words."""
    yield from (f"stray {names}" for names in document.stray)
    yield from (
        f"id {id} {count} times"
        for id, count in document.ids.items() if count > 1)
    yield from (
        f"no element {id}" for id in document.references - set(document.ids))
    levels = document.headings
    if levels.count(1) != 1 or any(
            level > before + 1
            for before, level in zip([0] + levels, levels)):
        yield f"headings {levels}"
    for root in document.roots:
        yield from problems_of_root(root)


def problems_of_root(root):
    names = root.names
    where = names.get("data-video") or names.get("data-widget")
    unknown = set(root.parts) - PARTS.get(root.kind, set())
    if unknown:
        yield f"{where}: parts {unknown}"
    yield from (
        f"{where}: {part} {count} times"
        for part, count in root.parts.items() if count > 1)
    if root.kind == "widget":
        return
    if not names.get("data-video"):
        yield f"{root.kind} without video"
    if names.get("data-stream-state", "live") not in STATES:
        yield f"{where}: stream state {names['data-stream-state']}"
    state, playhead = names.get("data-player-state"), names.get(
        "data-playhead")
    if root.kind == "card":
        if root.inside != "widget" or state or playhead:
            yield f"{where}: a card in {root.inside or 'nothing'}"
    elif state not in SLUGS:
        yield f"{where}: player state {state}"
    elif playhead != {"live-edge": "edge", "live-behind": "behind"}.get(state):
        yield f"{where}: playhead {playhead} in {state}"
