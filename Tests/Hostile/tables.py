"""Catalogs in formats of others: maps and tables."""

import json

from project import site
from table import Case, Group

DEEP = 100_000


def mapped(source, value, **more):
    """A catalog of one item, whose start time is read by a map."""
    items = [{"id": "a", "title": "Apple", "state": "live", "when": value}]
    return {
        "site.yaml": site(catalog={"file": "catalog.json", "map": {
            "streamState": "/state", "startTime": source, **more}}),
        "catalog.json": json.dumps({"items": items})}


def csv(text, **mapping):
    """A site over a table."""
    return {
        "site.yaml": site(catalog={
            "file": "items.csv", "map": {
                "id": "id", "title": "title", **mapping}}),
        "items.csv": text}


WHEN = {"from": "/when", "format": "dd.MM.yyyy HH:mm", "zone": "Europe/Berlin"}
UNIX = {"from": "/when", "format": "unix-seconds"}
ROW = "id,title\na,Apple\n"

TABLES = Group(
    "Catalogs in other formats",
    "A map in site.yaml says where things are; `items.csv` is a table.",
    (
        Case("A start time of the map without a zone", mapped(
            {"from": "/when", "format": "dd.MM.yyyy HH:mm"},
            "18.06.2026 20:00")),
        Case("A zone of the map that is none", mapped(
            {**WHEN, "zone": "Mars/Olympus"}, "18.06.2026 20:00")),
        Case("30 February in a format of the map", mapped(
            WHEN, "30.02.2026 20:00")),
        Case("A time that summer time leaves out", mapped(
            WHEN, "29.03.2026 02:30"),),
        Case("A time that comes twice at the end of summer time", mapped(
            WHEN, "25.10.2026 02:30"), shows="one of the two"),
        Case("Unix seconds of `1e300`", mapped(UNIX, 1e300)),
        Case("Unix seconds of `-1e18`", mapped(UNIX, -10**18)),
        Case("Unix seconds of `0.5`", mapped(UNIX, 0.5), shows="the second"),
        Case("Unix seconds as words", mapped(UNIX, "soon")),
        Case("A format of 100,000 letters", mapped(
            {**WHEN, "format": "d" * DEEP}, "18.06.2026 20:00")),
        Case("A pointer of 100,000 steps", mapped(
            {**WHEN, "from": "/a" * DEEP}, "18.06.2026 20:00")),
        Case("A pointer with a wrong escape", mapped(
            {**WHEN, "from": "/a~2"}, "18.06.2026 20:00")),
        Case("A prefix that makes an address run", mapped(
            WHEN, "18.06.2026 20:00",
            cta={"text": "/id", "url": {
                "from": "/title", "prefix": "javascript:"}})),
        Case("A prefix that leads out of the project", mapped(
            WHEN, "18.06.2026 20:00",
            thumbnail={"url": {"from": "/title", "prefix": "../../"}})),
        Case("A prefix that makes an id a path", mapped(
            WHEN, "18.06.2026 20:00", id={"from": "/id", "prefix": "../"})),
        Case("A duration of the map of `99999999999999:00`", csv(
            "id,title,d\na,A,99999999999999:00\n",
            duration={"from": "d", "format": "clock"})),
        Case("A negative duration of the map", csv(
            "id,title,d\na,A,-1:00\n",
            duration={"from": "d", "format": "clock"})),
        Case("A table of 0 bytes", csv("")),
        Case("A table of a byte order mark", csv("\ufeff")),
        Case("A table of one row", csv("id,title\n")),
        Case("A table in invalid UTF-8", csv(b"id,title\na,\xff\n")),
        Case("A table in UTF-16", csv(ROW.encode("utf-16"))),
        Case("A table that ends in a quotation mark", csv('id,title\na,"A')),
        Case("A table with text after a quotation mark",
             csv('id,title\na,"A"x\n')),
        Case("A row with too few cells", csv("id,title\na\n")),
        Case("A row with too many cells", csv("id,title\na,A,b,c\n")),
        Case("Two columns of one name", csv("id,title,title\na,A,B\n")),
        Case("A column without a name", csv("id,title,\na,A,B\n")),
        Case("A table with a NUL", csv("id,title\na,A\0B\n"),
             shows="the title without it"),
        Case("A cell of 1 MB", csv("id,title\na," + "W" * (1 << 20) + "\n")),
        Case("100,000 columns", csv(
            ",".join(f"c{n}" for n in range(DEEP)) + "\n")),
        Case("100,000 rows with too many cells",
             csv("id,title\n" + "a,b,c\n" * DEEP)),
        Case("A million commas in a row", csv("id,title\n" + "," * 1_000_000)),
        Case("A million quotation marks", csv("id,title\n" + '"' * 1_000_000)),
        Case("A cell that is a formula", csv("id,title\na,=1+1\n"),
             shows="the text", page_with="=1+1"),
        Case("A cell that is a script",
             csv('id,title\na,<script>alert(1)</script>\n'),
             shows="the text", page_without="<script>alert(1)"),
        Case("An id of a table with `/`", csv("id,title\n../a,A\n")),
    ))
