"""Tables of keys list all that the program knows, and no more; the examples
in them, and the fragments between them, are without errors.
"""

import json
import re

import pytest

from documents import ROOT, guide

SITE = {
    "title": "title: T", "locales": "locales: [en]", "themes": "themes: [base]",
    "catalog": "catalog: catalog.json",
}
CATALOG = """{"items": [
  {"id": "regatta", "title": "R"}, {"id": "concert", "title": "C"},
  {"id": "tides", "title": "T"}, {"id": "boats", "title": "B"}]}"""
# Where the example of a key stands in `site.yaml`, by the table's head.
PLACES = {
    "`site.yaml`": "{}",
    "a widget": "widgets: [{{id: a, {}}}]",
    "`dataSource`": "widgets: [{{id: a, dataSource: {{{}}}}}]",
    "`videosFilterParams`": "widgets: [{{id: a, videosFilterParams: {{{}}}}}]",
    "`players`": "players: {{{}}}",
    "a player": "players: {{items: [{{id: a, {}}}]}}",
    "`catalog`": "catalog: {{file: catalog.json, {}}}",
    "`poller`": 'poller: {{url: "https://cms.example", {}}}',
    "`theme.yaml`": "{}",
    "an item": '{{"items": [{{"id": "a", "title": "T", {}}}]}}',
}
# What a place has already; an example of the same key takes its place.
GIVEN = ["id: a, ", "file: catalog.json, ", 'url: "https://cms.example", ',
         '"id": "a", ', '"title": "T", ']


def site(text: str) -> str:
    """A `site.yaml` that has `text`, and else what is required."""
    keys = re.findall(r"^(\w+):", text, re.M)
    rest = [line for key, line in SITE.items() if key not in keys]
    return "\n".join([*rest, text, ""])


def project(document: str, text: str) -> dict[str, str]:
    """A project in which `text` stands where the document says."""
    files = {"site.yaml": site(""), "catalog.json": CATALOG}
    if document == "themes":
        files["site.yaml"] = site("themes: [harbour]")
        files["themes/harbour/theme.yaml"] = text
    elif document == "catalog":
        files["catalog.json"] = text
    else:
        files["site.yaml"] = site(text)
    return files


def placed(owner: str, example: str) -> str:
    """The text in which an example of a key stands at its place."""
    place, key = PLACES[owner], example.split(":")[0]
    for given in GIVEN:
        if given.startswith(key + ":"):
            place = place.replace(given, "")
    return place.format(example)


def errors(problems: list[dict]) -> list[dict]:
    return [p for p in problems if p["severity"] == "error"]


def code(cell: str) -> str:
    """What stands in a cell as code."""
    return re.fullmatch(r"`(.*)`", cell)[1]


def tables():
    """Document, what it is about, rows: of every table of keys."""
    for name in ["site", "themes", "catalog"]:
        for head, rows in guide(name).tables():
            if match := re.match(r"key of (.+)", head[0]):
                yield name, match[1], rows


TABLES = list(tables())
EXAMPLES = [
    (name, owner, code(row[-1]))
    for name, owner, rows in TABLES if name != "themes" for row in rows
]


@pytest.mark.parametrize("name, owner, example", EXAMPLES)
def test_examples_of_keys_have_no_errors(name, owner, example, check):
    assert errors(check(project(name, placed(owner, example)))) == []


@pytest.mark.parametrize(
    "name, owner, rows", [t for t in TABLES if t[1] != "an item"],
    ids=[t[1] for t in TABLES if t[1] != "an item"])
def test_tables_list_every_key(name, owner, rows, check):
    problems = check(project(name, placed(owner, "xqzwxqzw: 1")))
    [unknown] = [p for p in problems if p["id"] == "unknown-key"]
    known = re.findall("“(.+?)”", unknown["help"])
    assert sorted(code(row[0]) for row in rows) == sorted(known)


def test_the_table_of_items_lists_every_key():
    source = (ROOT / "Sources/Catalog/ItemKey.swift").read_text("utf-8")
    names = re.search(r"names = \[(.*?)\]", source, re.S)[1]
    [rows] = [rows for _, owner, rows in TABLES if owner == "an item"]
    assert sorted(code(row[0]) for row in rows) == sorted(
        json.loads(f"[{names.strip().rstrip(',')}]"))


def listed(name: str, head: str) -> list[str]:
    """The names as code in the first column of a table."""
    [rows] = [r for h, r in guide(name).tables() if h[0] == head]
    return [n for row in rows for n in re.findall("`(.+?)`", row[0])]


def test_every_order_is_listed(check):
    text = "widgets: [{id: a, dataSource: {orderType: xqzwxqzw}}]"
    [problem] = errors(check(project("site", text)))
    known = re.findall("“(.+?)”", problem["help"])
    assert sorted(listed("selection", "`orderType`")) == sorted(known)


def test_every_preset_is_listed():
    source = ROOT / "Sources/Styling/Presets/Preset.swift"
    known = re.findall(r'"(VideosWidget\.\w+\.\w+)"', source.read_text("utf-8"))
    assert sorted(listed("themes", "preset")) == sorted(known)


def test_every_state_is_listed():
    source = ROOT / "Sources/Rendering/States/PlayerState.swift"
    known = re.findall(r'case \w+ = "([\w-]+)"', source.read_text("utf-8"))
    assert listed("pages", "slug") == known


FRAGMENTS = [
    (name, block)
    for name in ["site", "selection", "themes", "catalog"]
    for block in guide(name).blocks
    if block.language in ("yaml", "json") and not block.path
]


@pytest.mark.parametrize(
    "name, block", FRAGMENTS,
    ids=[f"{name}:{block.line}" for name, block in FRAGMENTS])
def test_fragments_have_no_errors(name, block, check):
    assert errors(check(project(name, block.text))) == []
