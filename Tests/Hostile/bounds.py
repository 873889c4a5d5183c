"""Inputs that are deep, long or many, or that grow when they are read."""

import json

from project import ITEM, catalog, site, stream
from table import Case, Group

DEEP = 100_000
MEGABYTE = 1 << 20
BOMB = "".join(
    f"{name}: &{name} [{', '.join(['*' + before] * 9)}]\n"
    for before, name in zip("abcdefgh", "bcdefghi"))
BOMB = f"a: &a [x, x, x, x, x, x, x, x, x]\n{BOMB}"
MERGES = "x: &x {k: v}\n" + "".join(
    f"y{number}: {{<<: [*x, *x]}}\n" for number in range(100))


def labels_of(widget_labels):
    return site(widgets=[
        {"id": "all", "dataSource": {"labels": widget_labels}}])


def nested_labels(depth):
    return "[and,a," * depth + "b" + "]" * depth


def widgets(count):
    return site(widgets=[{"id": f"w{n}"} for n in range(count)])


def many_locales(count):
    letters = "abcdefghijklmnopqrstuvwxyz"
    codes = [a + b + c for a in letters for b in letters for c in letters]
    return {code: "Apple" for code in codes[:count]}


NESTING = Group(
    "100,000 levels deep",
    "Readers stop at a bound of their own, long before the stack ends.",
    (
        Case("Lists in the catalog", {
            "catalog.json": '{"items": ' + "[" * DEEP + "]" * DEEP + "}"}),
        Case("Lists in the catalog that never end", {
            "catalog.json": '{"items": ' + "[" * DEEP}),
        Case("Objects in the catalog", {
            "catalog.json": '{"a":' * DEEP + "1" + "}" * DEEP}),
        Case("`extraInfo` of an item", {
            "catalog.json": '{"items": [{"id": "a", "title": "A", '
            '"extraInfo": ' + "[" * DEEP + "]" * DEEP + "}]}"}),
        Case("Flow lists in site.yaml", {
            "site.yaml": "title: " + "[" * DEEP + "]" * DEEP + "\n"}),
        Case("Flow mappings in site.yaml", {
            "site.yaml": "title: " + "{a: " * DEEP + "}" * DEEP + "\n"}),
        Case("Lists of one line in site.yaml", {
            "site.yaml": "- " * DEEP + "a\n"}),
        Case("Indented mappings in theme.yaml (1,000 levels)", {
            "themes/mine/theme.yaml": "".join(
                " " * level + "a:\n" for level in range(1000))}),
        Case("Compact labels", {
            "site.yaml": labels_of(nested_labels(DEEP))}),
        Case("Compact labels that never end", {
            "site.yaml": labels_of("[and," * DEEP)}),
        Case("Sections of a template", {
            "Templates/card-fragment.mustache":
                "{{#card}}" + "{{#title}}" * DEEP + "x"
                + "{{/title}}" * DEEP + "{{/card}}"}),
        Case("Sections of a template that never end", {
            "Templates/card-fragment.mustache": "{{#card}}" * DEEP}),
        Case("A template that includes itself", {
            "Templates/card-fragment.mustache": "{{>card-fragment}}"}),
        Case("A template that includes itself 16 times", {
            "Templates/card-fragment.mustache": "{{>card-fragment}}" * 16}),
        Case("Quotes in a Markdown page", {
            "pages/welcome.md": ">" * DEEP + " a\n"}),
        Case("Lists in a Markdown page", {
            "pages/welcome.md": "- " * DEEP + "a\n"}),
        Case("Brackets in a Markdown page", {
            "pages/welcome.md": "[" * DEEP + "a" + "](b)" * DEEP}),
        Case("Emphasis in a Markdown page", {
            "pages/welcome.md": "*a **a " * DEEP}),
        Case("Code spans in a Markdown page", {
            "pages/welcome.md": " ".join(
                "`" * number + "a" for number in range(1, 1000))}),
        Case("Quotes in a description", {"catalog.json": catalog(
            {**ITEM, "description": ">" * DEEP + " a"})}),
        Case("Quotes in a waitingRoomMessage", {
            "themes/mine/theme.yaml": json.dumps({
                "playerStyle": {"waitingRoomMessage": ">" * DEEP}}),
            "catalog.json": catalog(stream())}),
    ))
GROWTH = Group(
    "Inputs that grow when they are read",
    "Aliases are refused, so nothing is copied.",
    (
        Case("A YAML alias bomb in site.yaml", {"site.yaml": BOMB}),
        Case("A YAML alias bomb in theme.yaml", {
            "themes/mine/theme.yaml": BOMB}),
        Case("An alias to itself", {"site.yaml": "title: &a [*a]\n"}),
        Case("An alias without an anchor", {"site.yaml": "title: *a\n"}),
        Case("Merge keys", {"site.yaml": MERGES}),
        Case("A tag that asks for code", {
            "site.yaml": "title: !!python/object/apply:os.system [ls]\n"}),
        Case("Two documents in site.yaml", {"site.yaml": site() + "---\na\n"}),
        Case("Themes that extend each other", {
            "themes/mine/theme.yaml": "extends: other\n",
            "themes/other/theme.yaml": "extends: mine\n"}),
        Case("1,000 themes, each extending the next", {
            f"themes/{'mine' if number == 0 else f't{number}'}/theme.yaml":
                f"extends: t{number + 1}\n" for number in range(1000)}),
    ))
SIZE = Group(
    "Long and many",
    "What is read has bounds; within them a page is correct.",
    (
        Case("A title of 1 MB in the catalog", {
            "catalog.json": catalog({**ITEM, "title": "W" * MEGABYTE})}),
        Case("A title of 64 kB in the catalog", {
            "catalog.json": catalog({**ITEM, "title": "W" * 65_536})},
            shows="the title in full", page_with="W" * 65_536),
        Case("A title of 1 MB in site.yaml", {
            "site.yaml": site(title="W" * MEGABYTE)},
            shows="the title in full", page_with="W" * MEGABYTE),
        Case("A description of 1 MB without a space", {
            "catalog.json": catalog(
                {**ITEM, "description": "W" * MEGABYTE})}),
        Case("An item with a million labels", {
            "catalog.json": catalog(
                {**ITEM, "labels": [f"l{n}" for n in range(1_000_000)]})}),
        Case("A million labels in all, 500 an item", {
            "catalog.json": catalog(*(
                {"id": f"i{n}", "title": "A",
                 "labels": [f"l{n}-{m}" for m in range(500)]}
                for n in range(2000))),
            "site.yaml": site(players={"pages": "none"}, widgets=[
                {"id": "all", "dataSource": {"labels": "l7-7"}}])},
            shows="the one item that has the label"),
        Case("A label of 1 MB", {
            "catalog.json": catalog({**ITEM, "labels": ["l" * MEGABYTE]})}),
        Case("100,000 labels in an expression", {
            "site.yaml": labels_of(
                ["or", *(f"l{n}" for n in range(100_000))])}),
        Case("Compact labels of 1 MB", {
            "site.yaml": labels_of("[or" + ",l" * (MEGABYTE // 2) + "]")}),
        Case("100,000 wrong items", {
            "catalog.json": '{"items": [' + "1," * 99_999 + "1]}"}),
        Case("10,000 unknown keys in an item", {
            "catalog.json": catalog(
                {**ITEM, **{f"k{n}": 1 for n in range(10_000)}})}),
        Case("100,000 unknown keys in site.yaml", {
            "site.yaml": site() + "".join(
                f"k{n}: 1\n" for n in range(100_000))}),
        Case("A key of 1 MB in site.yaml", {
            "site.yaml": site() + f'"{"k" * MEGABYTE}": 1\n'}),
        Case("A title in 500 locales", {
            "catalog.json": catalog({**ITEM, "title": many_locales(500)})}),
        Case("A site in 500 locales", {
            "site.yaml": site(locales=list(many_locales(500)))}),
        Case("2,000 widgets", {"site.yaml": widgets(2000)}, shows="each widget"),
        Case("1,000 captions of an item", {
            "catalog.json": catalog({**ITEM, "captions": [
                {"url": "https://c.example/1.vtt", "locale": "en"}] * 1000})}),
        Case("An address of 1 MB", {
            "catalog.json": catalog({**ITEM, "thumbnail": {
                "url": "https://c.example/" + "a" * MEGABYTE}})}),
        Case("A number of a million digits", {
            "catalog.json": '{"items": [{"id": "a", "title": "A", '
            '"duration": ' + "9" * 1_000_000 + "}]}"}),
        Case("A line of 4 MB in site.yaml", {
            "site.yaml": "title: " + "a" * (4 << 20) + "\n"}),
        Case("A million blank lines in site.yaml", {
            "site.yaml": "\n" * 1_000_000 + site()}),
        Case("A template of a million tags", {
            "Templates/card-fragment.mustache":
                "{{#card}}" + "{{title}}" * 400_000 + "{{/card}}"}),
        Case("A million Markdown links", {
            "pages/welcome.md": "[](a)" * 200_000},
            shows="every link"),
        Case("A Markdown page of 2 MB", {"pages/welcome.md": "a " * MEGABYTE}),
        Case("A pointer of 100,000 steps to the items", {
            "site.yaml": site(catalog={
                "file": "catalog.json", "items": "/a" * DEEP})}),
    ))
BOUNDS = [NESTING, GROWTH, SIZE]
