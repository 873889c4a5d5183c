"""Identifiers and names of files."""

from project import ITEM, catalog, site
from table import Case, Group


def items(*ids):
    return {"catalog.json": catalog(
        *({"id": name, "title": f"Title {number}"}
          for number, name in enumerate(ids)))}


def shown(given, *ids, shows="a page of its own", text="Title 0"):
    return Case(given, items(*ids), shows=shows, page_with=text)


NAMES = Group(
    "Identifiers and names",
    "Ids are 1 to 200 bytes without `/` and control characters; names of "
    "files are made from them so that no two meet.",
    (
        Case("An item's id with `/`", items("a/b")),
        Case("The id `..`", items("..")),
        Case("The id `.`", items(".")),
        Case("The id `../../etc/passwd`", items("../../etc/passwd")),
        Case("An id with NUL", items("a\0b")),
        Case("An id with a line feed", items("a\nb")),
        Case("An id with DEL", items("a\x7fb")),
        Case("An empty id", items("")),
        Case("An id of a space", items(" ")),
        Case("An id of 300 bytes", items("i" * 300)),
        shown("An id of 200 bytes", "i" * 200),
        shown("An id of 50 emoji (200 bytes)", "\U0001f9ea" * 50),
        shown("An id with quotes", "a\"'<b>`&"),
        shown("An id with `\\`", "..\\..\\a"),
        shown("An id with `%2e%2e%2f`", "%2e%2e%2fa"),
        shown("An id that ends with `.html`", "index.html"),
        shown("An id that turns writing round", "a\u202eb"),
        shown("An id `CON`", "CON"),
        shown("An id that begins with `-`", "--output"),
        shown("Ids that differ by case", "Ab", "aB", "ab", "AB",
              shows="four pages", text="Title 3"),
        Case("Ids that differ by Unicode form", items("\u00e9", "e\u0301")),
        shown("Ids that differ by an ignored character", "ab", "a\u200bb",
              shows="two pages", text="Title 1"),
        shown("Ids that meet when written with `~`", "é", "~c3~a9",
              shows="two pages", text="Title 1"),
        Case("Two items with one id", items("a", "a")),
        Case("An id that is a number",
             {"catalog.json": catalog({"id": 7, "title": "A"})}),
        Case("An id that is a list",
             {"catalog.json": catalog({"id": ["a"], "title": "A"})}),
        Case("An id that is null",
             {"catalog.json": catalog({"id": None, "title": "A"})}),
        Case("A widget's id with `/`",
             {"site.yaml": site(widgets=[{"id": "../a"}])}),
        Case("Two widgets with one id",
             {"site.yaml": site(widgets=[{"id": "a"}, {"id": "a"}])}),
        Case("Widgets whose ids differ by case",
             {"site.yaml": site(widgets=[{"id": "a"}, {"id": "A"}])},
             shows="two pages"),
        Case("A player's id with NUL", {
            "site.yaml": site(players={"items": [{"id": "a\0"}]})}),
        Case("A theme called `..`", {"site.yaml": site(themes=[".."])}),
        Case("A theme called `../../etc`",
             {"site.yaml": site(themes=["../../etc"])}),
        Case("A theme called by a path of 300 bytes",
             {"site.yaml": site(themes=["t" * 300])}),
        Case("A theme's folder with quotes", {
            "site.yaml": site(themes=["a\"'<b>"]),
            "themes/a\"'<b>/theme.yaml": "extends: base\n"},
            shows="the theme under a plain name"),
        Case("A Markdown page with a name of 255 bytes",
             {f"pages/{'n' * 252}.md": "# Long\n"}),
        Case("A Markdown page whose name is no UTF-8",
             {b"pages/\xff.md".decode("utf-8", "surrogateescape"): "# A\n"}),
        Case("A Markdown page called `..md`", {"pages/..md": "# Dots\n"},
             shows="hidden files are no pages"),
        Case("Markdown pages whose names differ by case",
             {"pages/a.md": "# Small\n", "pages/A.md": "# Great\n"},
             shows="two pages", page_with="Great"),
        Case("A Markdown page that names an unknown widget", {
            "pages/welcome.md": "```widget ../all\n```\n"}),
        Case("A catalog called `../catalog.json`", {
            "site.yaml": site(catalog="../catalog.json")}),
        Case("A catalog called `/dev/zero`", {
            "site.yaml": site(catalog="/dev/zero")}),
        Case("A catalog with a NUL in its name", {
            "site.yaml": site(catalog="catalog.json\0.txt")}),
        Case("An unknown widget on the command line", {},
             words=("select", "../all")),
        Case("A thumbnail outside the project", {
            "catalog.json": catalog(
                {**ITEM, "thumbnail": {"url": "../outside.png"}})}),
        Case("A thumbnail that is a link out of the project", {
            "a.png": lambda path: path.symlink_to("/etc/passwd")}),
        Case("A thumbnail with a NUL in its name", {
            "catalog.json": catalog(
                {**ITEM, "thumbnail": {"url": "a.png\0.txt"}})}),
        Case("A thumbnail of a type that runs", {
            "a.html": "<script>1</script>", "catalog.json": catalog(
                {**ITEM, "thumbnail": {"url": "a.html"}})}),
        Case("A thumbnail that is no picture", {
            "a.png": "<script>1</script>"},
            shows="the file as it is, as an image"),
    ))
