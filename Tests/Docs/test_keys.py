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
# Where examples of keys stand in a file, by the head of their table: each in an
# entry of a list, or together in one mapping.
EACH = {
    "a widget": ("widgets:", "  - {id: w%d, %s}"),
    "`dataSource`": ("widgets:", "  - {id: w%d, dataSource: {%s}}"),
    "`videosFilterParams`": (
        "widgets:", "  - {id: w%d, videosFilterParams: {%s}}"),
    "a player": ("players:\n  items:", "    - {id: w%d, %s}"),
    "an item": ("", '  {"id": "i%d", "title": "T", %s},'),
}
TOGETHER = {
    "`site.yaml`": "", "`theme.yaml`": "", "`players`": "players:",
    "`catalog`": "catalog:", "`poller`": "poller:",
}
# What an entry has of its own, unless the example gives it.
OWN = re.compile(r'id: w\d+, (?=id:)|"id": "i\d+", (?="title": "T", "id":)'
                 r'|"title": "T", (?="title":)')


def site(text: str) -> str:
    """A `site.yaml` that has `text`, and else what is required."""
    keys = re.findall(r"^(\w+):", text, re.M)
    rest = [line for key, line in SITE.items() if key not in keys]
    return "\n".join([*rest, text, ""])


def project(document: str, text: str) -> dict[str, str]:
    """A project in which `text` stands where the document says."""
    files = {
        "site.yaml": site(""), "catalog.json": CATALOG, "hls.min.js": "//"}
    if document == "themes":
        files["site.yaml"] = site("themes: [harbour]")
        files["themes/harbour/theme.yaml"] = text
    elif document == "catalog":
        files["catalog.json"] = text
    else:
        files["site.yaml"] = site(text)
    return files


def placed(owner: str, examples: list[str]) -> str:
    """A text in which examples of keys stand at their places."""
    if owner in TOGETHER:
        top = TOGETHER[owner]
        return "\n".join([top, *(f"  {e}" if top else e for e in examples)])
    head, entry = EACH[owner]
    entries = [OWN.sub("", entry % pair) for pair in enumerate(examples)]
    text = "\n".join([head, *entries])
    return '{"items": [%s\n]}' % text.rstrip(",") if not head else text


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
EXAMPLES = [t for t in TABLES if t[0] != "themes"]


@pytest.mark.parametrize(
    "name, owner, rows", EXAMPLES, ids=[t[1] for t in EXAMPLES])
def test_examples_of_keys_have_no_errors(name, owner, rows, check):
    text = placed(owner, [code(row[-1]) for row in rows])
    assert errors(check(project(name, text))) == [], text


@pytest.mark.parametrize(
    "name, owner, rows", [t for t in TABLES if t[1] != "an item"],
    ids=[t[1] for t in TABLES if t[1] != "an item"])
def test_tables_list_every_key(name, owner, rows, check):
    problems = check(project(name, placed(owner, ["xqzwxqzw: 1"])))
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


def test_every_language_of_the_texts_is_listed():
    source = ROOT / "Sources/Localization/TextLanguage.swift"
    known = set(re.findall(
        r'case \w+ = "([\w-]+)"', source.read_text("utf-8")))
    text = guide("localization").path.read_text("utf-8")
    table = text.partition("| --- |")[2].partition("\n\n")[0]
    listed = re.findall(r"\| `([\w-]+)` \|", table)
    # Sites name these two by region and script.
    names = {"pt": "pt-BR", "zh": "zh-Hans"}
    assert sorted(listed) == sorted(names.get(tag, tag) for tag in known)
    assert len(listed) == 41


def test_every_bundled_theme_is_listed():
    known = {path.name for path in (ROOT / "themes").iterdir()}
    text = re.sub(r"\s+", " ", guide("themes").path.read_text("utf-8"))
    [sentence] = re.findall(r"Bundled themes are (.+?)\. ", text)
    assert set(re.findall("`(.+?)`", sentence)) == known


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
