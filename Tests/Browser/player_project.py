"""A small site whose media is on the server that the tests run."""

import json

import sites

CAPTIONS = """WEBVTT

00:00.000 --> 00:30.000
{text} <b>bold</b> & <script>window.__ran = 1</script>
"""

SITE = """title: Player
locales: [en, he]
timeZone: UTC
themes: [base, contrast]
catalog: catalog.json
widgets:
  - id: all
    layout: VideosWidget.Row.horizontalRectangles
    dataSource: {ids: [%s]}
    videosFilterParams: {contentTypes: [Video, Stream]}
players:
  pages: all
  items:
    - {id: two, dataSource: {ids: [first, second]}}
"""

PAGE = """# Inline

```player first
```

Between them.

```player second
```
"""


def video(name, **more):
    return {"id": name, "title": {"en": f"Video {name}", "he": f"וידאו {name}"},
            "description": f"About *{name}*.",
            "duration": 30, "playback": {"mp4": f"{name}.mp4"}, **more}


def stream(name, state, address, **more):
    return {"id": name, "title": f"Stream {name}", "streamState": state,
            "startTime": "2026-06-18T19:00:00Z", "revision": 1,
            "playback": {"hls": address} if address else None, **more}


def write(folder, items, order=None):
    """A project of these items; `order` is the queue."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "pages").mkdir(exist_ok=True)
    order = order or [item["id"] for item in items]
    site = SITE % ", ".join(order)
    if not {"first", "second"} <= {item["id"] for item in items}:
        site = site.split("  items:")[0]
    else:
        (folder / "pages" / "inline.md").write_text(PAGE, "utf-8")
    (folder / "site.yaml").write_text(site, "utf-8")
    (folder / "catalog.json").write_text(
        json.dumps({"items": items}), "utf-8")
    for locale, text in (("en", "Words"), ("he", "מילים")):
        (folder / f"{locale}.vtt").write_text(
            CAPTIONS.format(text=text), "utf-8")


def build(folder, output):
    return sites.build(folder, output)[0]


def live_entry(root, video, state, address, theme="base", locale="en",
               revision=2):
    """What the live file of a page says of its stream after a build."""
    path = root / "live" / theme / locale / "player" / f"{video}.json"
    return json.loads(path.read_text("utf-8"))["streams"][0]
