"""Every address of every page of the example leads to a file."""

import re
from html import unescape
from pathlib import Path
from urllib.parse import unquote, urlsplit

ADDRESS = re.compile(r'\s(?:href|src|data-live)="([^"]*)"')
TAG_ID = re.compile(r'\sid="([^"]*)"')
STYLE_URL = re.compile(r'url\("((?:[^"\\]|\\.)*)"\)')


def problems_of(site, page, files):
    text = site.file(page).read_text("utf-8")
    for written in set(ADDRESS.findall(text)):
        address = unescape(written)
        parts = urlsplit(address)
        if parts.scheme:
            # Only the calls to action and links of the catalog leave.
            if parts.scheme not in ("https", "http"):
                yield f"{page}: {address}"
            continue
        if parts.netloc or parts.path.startswith("/"):
            yield f"{page}: {address} is not relative"
        elif not parts.path:
            if parts.fragment not in TAG_ID.findall(text):
                yield f"{page}: {address} has no target"
        else:
            target = (site.root / page.path).parent / unquote(parts.path)
            name = Path(target).resolve().relative_to(site.root.resolve())
            if str(name) not in files:
                yield f"{page}: {address} is not there"


def test_every_link_leads_to_a_file(world_cup):
    root = world_cup.root
    files = {
        str(path.relative_to(root))
        for path in root.rglob("*") if path.is_file()}
    problems = [
        problem for page in world_cup.pages
        for problem in problems_of(world_cup, page, files)]
    assert problems == []
    # Nothing is published that no page lists.
    pages = {name for name in files if name.endswith(".html")}
    assert pages == {page.path for page in world_cup.pages}


def test_stylesheets_name_files_that_are_there(world_cup):
    for sheet in world_cup.root.glob("assets/*.css"):
        for address in STYLE_URL.findall(sheet.read_text("utf-8")):
            assert (sheet.parent / address).is_file(), address


def test_every_stylesheet_and_script_is_used(world_cup):
    pages = "".join(
        world_cup.file(page).read_text("utf-8") for page in world_cup.pages
        if page.name in ("", "live-now", "live-edge", "match-26"))
    unused = [
        path.name for path in world_cup.root.glob("assets/*")
        if path.suffix in (".css", ".js") and path.name not in pages]
    assert unused == []
