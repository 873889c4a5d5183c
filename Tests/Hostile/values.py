"""Times, numbers, texts and keys that are not what they should be."""

import json

from project import ITEM, catalog, site, stream
from table import Case, Group


def times():
    yield "without a zone", "2026-06-18T20:00:00"
    yield "on 30 February", "2026-02-30T20:00:00Z"
    yield "on 29 February of no leap year", "2026-02-29T20:00:00Z"
    yield "in a leap second", "2016-12-31T23:59:60Z"
    yield "at 24:00", "2026-06-18T24:00:00Z"
    yield "in year 0", "0000-01-01T00:00:00Z"
    yield "in year 99999", "99999-01-01T00:00:00Z"
    yield "in year -1", "-0001-01-01T00:00:00Z"
    yield "at an offset of 99:99", "2026-06-18T20:00:00+99:99"
    yield "before year 1 in UTC", "0001-01-01T00:00:00+01:00"
    yield "after year 9999 in UTC", "9999-12-31T23:59:59-01:00"
    yield "with 60,000 digits", "2026-06-18T20:00:00." + "1" * 60_000 + "Z"
    yield "with Arabic digits", "٢٠٢٦-٠٦-١٨T20:00:00Z"
    yield "with a space at the end", "2026-06-18T20:00:00Z "
    yield "with a NUL", "2026-06-18T20:00:00Z\0"
    yield "as words", "tomorrow evening"
    yield "that is empty", ""
    yield "as a number", 1781726400
    yield "as a huge number", 1e300
    yield "as a list", []
    yield "in year 1", "0001-01-01T00:00:00Z"
    yield "in year 9999", "9999-12-31T23:59:59Z"
    yield "in the hour that summer time leaves out", "2026-03-29T02:30:00+01:00"


def time_cases():
    accepted = {
        "with 60,000 digits", "in year 1", "in year 9999",
        "in the hour that summer time leaves out"}
    for words, value in times():
        yield Case(
            f"A start time {words}",
            {"catalog.json": catalog(stream(startTime=value))},
            shows="the start time" if words in accepted else "")
    yield Case("A start time in the locale ar of the year 9999", {
        "site.yaml": site(locales=["ar"], timeZone="Pacific/Kiritimati"),
        "catalog.json": catalog(stream(startTime="9999-12-31T23:59:59Z"))},
        shows="the start time")
    yield Case("`now` on 30 February", {"site.yaml": site(
        now="2026-02-30T00:00:00Z")})
    yield Case("A stream without a start time", {
        "catalog.json": catalog({**ITEM, "streamState": "live"})})
    for zone in ("Mars/Olympus", "../../etc/passwd", "/etc/localtime", "PST",
                 "UTC\0", "a/" * 100_000):
        words = f"`{zone}`" if len(zone) < 50 else "of 200,000 bytes"
        yield Case(f"The zone {words}", {"site.yaml": site(timeZone=zone)})


def item(field, value):
    """An item with a value as it is written."""
    return {"catalog.json":
            '{"items": [{"id": "a", "title": "Apple", '
            f'"{field}": {value}}}]}}'}


NUMBERS = [
    "-1", "-0", "0", "1e-400", "0.5", "1e308", "1e999", "-1e999", "Infinity",
    "NaN", "9223372036854775808", "1e9", "999999999", "0x10", "01", "1.",
    ".5", "+1", '"90"', "true", "null", "{}", "[]"]


def number_cases():
    for number in NUMBERS:
        yield Case(f"A duration of `{number}`", item("duration", number))
    for number in ("-1", "1e999", "1e308", "0", "0.5", "65536", '"9"'):
        yield Case(f"A thumbnail `{number}` wide", item(
            "thumbnail", f'{{"url": "https://c.example/a.png", '
            f'"width": {number}, "height": 9}}'))
    for number in ("-1", "1e999", "9223372036854775808", "0.5", "0"):
        yield Case(f"A revision of `{number}`", {
            "catalog.json": '{"items": [{"id": "a", "title": "A", '
            '"streamState": "live", "startTime": "2026-06-18T20:00:00Z", '
            f'"revision": {number}}}]}}'})
    for number in (-1, 0, 10**30, 0.5, ".inf", ".nan"):
        written = json.dumps(number).strip('"')
        yield Case(f"`maxItems: {written}`", {
            "site.yaml": site(widgets=None)
            + f"widgets: [{{id: a, dataSource: {{maxItems: {written}}}}}]\n"})
        yield Case(f"`font.size: {written}` of a theme", {
            "themes/mine/theme.yaml":
            "widgetItemStyle: {title: {readState: {font: {size: "
            f"{written}}}}}}}}}\n"})
    for color in ("#12", "#GGGGGG", "red;}*{", "url(//evil.example)", "١٢٣",
                  "#" + "1" * 100_000):
        words = f"`{color}`" if len(color) < 50 else "of 100,000 digits"
        yield Case(f"The colour {words}", {
            "themes/mine/theme.yaml": json.dumps(
                {"playerStyle": {"backgroundColor": color}})})


TEXTS = (
    Case("An unpaired high surrogate in a title",
         item("subtitle", '"a\\ud800b"')),
    Case("An unpaired low surrogate in a title",
         item("subtitle", '"a\\udc00b"')),
    Case("Surrogates the wrong way round", item("subtitle", '"\\udc00\\ud800"')),
    Case("An unpaired surrogate in a key", {
        "catalog.json": '{"items": [{"id": "a", "title": "A", "\\ud800": 1}]}'}),
    Case("An unpaired surrogate in YAML", {
        "site.yaml": site(title=None) + 'title: "\\ud800"\n'}),
    Case("A surrogate as bytes", {
        "catalog.json": catalog({**ITEM, "title": "\ud800"})}),
    Case("NUL in a title", {"catalog.json": catalog(
        {**ITEM, "title": "before\0after"})},
        shows="the title without it"),
    Case("Every control character in a title", {"catalog.json": catalog(
        {**ITEM, "title": "a" + "".join(map(chr, range(1, 0x20))) + "b\x7f"})},
        shows="the title without them"),
    Case("Noncharacters in a title", {"catalog.json": catalog(
        {**ITEM, "title": "a\ufffe\uffff\U0010ffff b"})}, shows="the title"),
    Case("A title that turns writing round", {"catalog.json": catalog(
        {**ITEM, "title": "\u202eApple \u2066\u2067"})},
        shows="the title, kept to its place"),
    Case("A title of 20,000 accents on one letter", {"catalog.json": catalog(
        {**ITEM, "title": "a" + "\u0301" * 20_000})}, shows="the title"),
    Case("A title that is a script", {"catalog.json": catalog(
        {**ITEM, "title": "<script>alert(1)</script>"})},
        shows="the text of the script",
        page_with="&lt;script&gt;alert(1)",
        page_without="<script>alert(1)"),
    Case("A title that ends the block of data", {"catalog.json": catalog(
        {**stream(), "title": "</script><script>alert(1)</script><!--"})},
        shows="the text", page_without="</script><script>alert(1)"),
    Case("A title that is a template", {"catalog.json": catalog(
        {**ITEM, "title": "{{{title}}}{{/card}}"})},
        shows="the text", page_with="{{{title}}}{{/card}}"),
    Case("A description that is a script", {"catalog.json": catalog(
        {**ITEM, "description": "<script>alert(1)</script>"})},
        shows="nothing of it", page_without="alert(1)</script>"),
    Case("A Markdown page that is a script", {
        "pages/welcome.md": "<script>alert(1)</script>\n\n<img src=x "
        "onerror=alert(1)>\n"},
        shows="nothing of it", page_without="alert(1)"),
    Case("A Markdown page that sends on", {
        "pages/welcome.md":
            "<meta http-equiv=refresh content='0;url=https://evil.example'>"},
        shows="nothing of it", page_without="evil.example"),
    Case("An empty title", {"catalog.json": catalog({**ITEM, "title": ""})}),
    Case("An empty catalog", {"catalog.json": catalog()},
         shows="a widget without cards"),
    Case("A catalog that is a list", {"catalog.json": "[]"}),
    Case("A catalog that is `null`", {"catalog.json": "null"}),
    Case("Text behind the catalog", {"catalog.json": catalog(ITEM) + "x"}),
    Case("Two catalogs in one file", {"catalog.json": catalog(ITEM) * 2}),
    Case("A font's name that ends the stylesheet", {
        "themes/mine/theme.yaml": json.dumps({"widgetItemStyle": {"title": {
            "readState": {"font": {"name": "x\"};</style><script>"}}}}})},
        shows="the name as a string of CSS"),
)
KEYS = (
    Case("A key of the catalog twice", {
        "catalog.json": '{"items": [], "items": [{"id": "a", "title": "A"}]}'}),
    Case("A key of an item twice", {
        "catalog.json": '{"items": [{"id": "a", "title": "A", "title": "B"}]}'
    }),
    Case("A key of an item twice, once with escapes", {
        "catalog.json":
            '{"items": [{"id": "a", "title": "A", "\\u0074itle": "B"}]}'}),
    Case("A locale of a title twice", {
        "catalog.json":
            '{"items": [{"id": "a", "title": {"en": "A", "EN": "B"}}]}'}),
    Case("A locale that is none", {
        "catalog.json": catalog({**ITEM, "title": {"../en": "A"}})}),
    Case("A key of site.yaml twice", {"site.yaml": site() + "title: B\n"}),
    Case("A key of theme.yaml twice", {
        "themes/mine/theme.yaml":
            "playerStyle: {}\nextends: base\nplayerStyle: {}\n"}),
    Case("A key of site.yaml that is a list", {
        "site.yaml": site() + "? [a, b]\n: c\n"}),
    Case("A key of site.yaml that is null", {"site.yaml": site() + "~: c\n"}),
    Case("A locale of the site twice", {
        "site.yaml": site(locales=["en", "EN"])}),
    Case("A theme of the site twice", {
        "site.yaml": site(themes=["mine", "mine"])}),
    Case("A label twice", {"catalog.json": catalog(
        {**ITEM, "labels": ["a", "a"]})}, shows="as if it stood once"),
)
VALUES = [
    Group("Times", "RFC 3339 with a zone, years 1 to 9999.",
          tuple(time_cases())),
    Group("Numbers and colours", "In a catalog JSON, in a theme YAML.",
          tuple(number_cases())),
    Group("Texts", "Text is shown as text.", TEXTS),
    Group("Keys", "A name stands once.", KEYS),
]
