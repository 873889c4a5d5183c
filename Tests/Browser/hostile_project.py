"""A project in which every text, name and address is an attack."""

import base64
import json
from pathlib import Path

import sites
from hostile_texts import (
    ADDRESSES, ATTACKS, EVERYTHING, LONG_WORD, OUTSIDE, QUOTED, WITH_NUL)

STATES = ("upcoming", "live", "ended")
PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwAD"
    "hgGAWjR9awAAAABJRU5ErkJggg==")
# Ids and file names take every character but "/" and controls.
NAME = "a\"><img src=x onerror=window.__ran='id'>'`&lt;{{title}}\u202e%22"
PICTURE = "p\");}*{}'<b>&quot;.png"
FONT_FILE = "f\");}*{}'<b>.woff2"
THEME = "t\"><script>window.__ran='theme'<\u2044script>"
WIDGET = "w" + NAME
FONT = "x'\");}*{}</style>--><script>window.__ran='font'</script>"
PLAYER = "q" + NAME


def item(number, **fields):
    return {
        "id": f"{number}{NAME}", "title": ATTACKS[number % len(ATTACKS)],
        "labels": [ATTACKS[0]], **fields}


def items():
    """One item an attack, and the addresses spread over them."""
    for number, attack in enumerate(ATTACKS):
        start = {"startTime": "2026-06-18T21:00:00Z"}
        stream = {"streamState": STATES[number % 3], **start}
        yield item(
            number, **(stream if number % 4 else {}),
            subtitle={"en": attack, "he": EVERYTHING},
            description=f"{attack}\n\n[link](javascript:window.__ran='md')",
            thumbnail={"url": PICTURE, "width": 1, "height": 1},
            duration=90, extraInfo={EVERYTHING: [EVERYTHING]},
            playback={"hls": QUOTED[number % len(QUOTED)]},
            captions=[{"url": QUOTED[1], "locale": "en"}],
            cta={"text": attack, "url": QUOTED[number % len(QUOTED)]})
    yield item(99, id="\U0001f9ea" * 50, title="An id of 200 bytes")
    yield item(100, title=EVERYTHING, subtitle=EVERYTHING,
               description=EVERYTHING)
    yield item(101, title=LONG_WORD, subtitle=LONG_WORD,
               description=LONG_WORD, cta={"text": LONG_WORD, "url": QUOTED[0]})
    yield item(102, title=WITH_NUL, subtitle=WITH_NUL, description=WITH_NUL)


def addresses():
    """Items whose every address is one that must not be used."""
    for number, address in enumerate(ADDRESSES, start=200):
        yield item(
            number, **media(address), cta={"text": "CTA", "url": address},
            description="\n\n".join(
                f"[a]({form}) ![b]({form})"
                for form in (address, f"<{address}>")))
    for number, address in enumerate(OUTSIDE, start=300):
        yield item(number, **media(address))


def media(address):
    return {
        "thumbnail": {"url": address, "width": 9, "height": 9},
        "playback": {"hls": address, "mp4": address},
        "captions": [{"url": address, "locale": "en"}]}


def texts():
    return {"en": EVERYTHING, "he": ATTACKS[2]}


def card_style():
    """Hostile values of every kind that takes free text."""
    chip = {"text": texts(), "textStyle": {"font": {"name": FONT}}}
    return {"widgetItemStyle": {
        "title": {"unreadState": {"font": {"name": FONT}}},
        "statusIndicator": {"streamStates": {
            f"{state}StreamState": chip for state in STATES}},
        "badge": {"isVisible": True, "unreadState": {
            "isVisible": True, "backgroundImage": PICTURE, **chip}},
        "durationElement": {"icon": PICTURE},
    }}


def player_style():
    return {"playerStyle": {
        "waitingRoomMessage": EVERYTHING + "\n\n[a](javascript:1)",
        "backToLiveButton": {
            "atLiveEdgeState": {"text": texts()},
            "behindLiveState": {"text": texts()}},
        "buttons": {"like": {"customImage": PICTURE}},
        "cta": {"icon": PICTURE},
    }}


def theme():
    return {
        "name": EVERYTHING, "extends": "base",
        "fonts": {
            FONT: {"files": {"400": FONT_FILE}}},
        **card_style(), **player_style()}


def site_yaml():
    selection = {
        "dataSource": {"labels": ["and", ATTACKS[0]]},
        "videosFilterParams": {"contentTypes": ["Video", "Stream"]}}
    layouts = (
        "VideosWidget.Row.horizontalRectangles",
        "VideosWidget.Grid.threeColumnsVerticalRectangles")
    return {
        "title": EVERYTHING, "locales": ["en", "he"],
        "timeZone": "America/New_York", "themes": [THEME, "midnight"],
        "now": "2026-06-18T20:00:00Z", "draft": True,
        "catalog": "catalog.json",
        "widgets": [
            {"id": f"{place}{WIDGET}", "title": EVERYTHING, "layout": layout,
             **selection, "style": card_style() if place else {}}
            for place, layout in enumerate(layouts)],
        "players": {
            "pages": "all", "items": [
            {"id": PLAYER, **selection, "style": player_style()}]},
    }


MARKDOWN = f"""# {EVERYTHING}

{WITH_NUL.replace(chr(0), "")}

<script>window.__ran='raw block'</script>

<div onclick="window.__ran='raw'" style="position:fixed">

[a](javascript:window.__ran='md') ![b](javascript:window.__ran='md')
<javascript:window.__ran='auto'>

```{EVERYTHING.replace("`", "")}
code
```

```widget 0{WIDGET}
```

```player {PLAYER}
```
"""


def write(folder, catalog):
    """The project as files; YAML 1.2 takes JSON."""
    files = {
        "site.yaml": json.dumps(site_yaml()),
        "catalog.json": json.dumps({"items": list(catalog)}),
        PICTURE: PIXEL,
        f"themes/{THEME}/theme.yaml": json.dumps(theme()),
        f"themes/{THEME}/{PICTURE}": PIXEL,
        f"themes/{THEME}/{FONT_FILE}": b"wOF2",
        f"themes/{THEME}/notes.md": MARKDOWN.split("```widget")[0],
        f"pages/{NAME[:-1]}.md": MARKDOWN,
    }
    for name, content in files.items():
        path = Path(folder, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, str):
            content = content.encode("utf-8")
        path.write_bytes(content)
    return folder


def build(folder):
    project = write(folder / "project", items())
    return sites.build(project, folder / "site")[0]


def build_addresses(folder):
    """The site of the forbidden addresses, and what the build said."""
    project = write(folder / "project", addresses())
    return sites.build(
        project, folder / "site", "--keep-going", expect=1)
