"""Every trick with an address, in every place that takes one."""

import json
import sys
from pathlib import Path

from project import ITEM, catalog, site
from table import Case, Group

sys.path.append(str(Path(__file__).resolve().parents[1] / "Browser"))
from hostile_texts import ADDRESSES as TRICKS, OUTSIDE  # noqa: E402

TRICKS = (*TRICKS, *(text for text in OUTSIDE if text != "/etc/passwd"))


def in_item(part):
    return lambda address: {"catalog.json": catalog({**ITEM, **part(address)})}


def in_theme(part):
    return lambda address: {
        "themes/mine/theme.yaml": json.dumps(part(address))}


def in_site(part):
    return lambda address: {"site.yaml": site(**part(address))}


def in_page(form):
    return lambda address: {
        "pages/welcome.md": "# Links\n\n" + form.format(address) + "\n"}


PLACES = {
    "A thumbnail": in_item(lambda a: {"thumbnail": {"url": a}}),
    "A playlist": in_item(lambda a: {"playback": {"hls": a}}),
    "A recording": in_item(lambda a: {"playback": {"mp4": a}}),
    "Captions": in_item(lambda a: {"captions": [{"url": a, "locale": "en"}]}),
    "A call to action": in_item(lambda a: {"cta": {"text": "Go", "url": a}}),
    "A link of a Markdown page": in_page("[link](<{}>)"),
    "A bare link of a Markdown page": in_page("[link]({})"),
    "An image of a Markdown page": in_page("![image](<{}>)"),
    "An automatic link of a Markdown page": in_page("<{}>"),
    "A referenced link of a Markdown page": in_page("[link]\n\n[link]: <{}>"),
    "A link of a description": in_item(
        lambda a: {"description": f"[link](<{a}>)"}),
    "A link of a waitingRoomMessage": in_theme(
        lambda a: {"playerStyle": {"waitingRoomMessage": f"[link](<{a}>)"}}),
    "An image of a theme": in_theme(
        lambda a: {"playerStyle": {"buttons": {"like": {"customImage": a}}}}),
    "A font of a theme": in_theme(
        lambda a: {"fonts": {"F": {"files": {"400": a}}}}),
    "The poller": in_site(lambda a: {"poller": {"url": a}}),
    "An allowed origin": in_site(lambda a: {"allowOrigins": [a]}),
}


def cases(make):
    seen = set()
    for address in TRICKS:
        if address in seen:
            continue
        seen.add(address)
        yield Case(f"`{json.dumps(address)}`", make(address))


ADDRESSES = [
    Group(f"{place} with each address",
          "What is refused reaches no page; what is taken for the name of a "
          "file stays inside the project.",
          tuple(cases(make)))
    for place, make in PLACES.items()]
