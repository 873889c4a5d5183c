"""The table of hostile inputs: what is given, and what must happen."""

import re
from dataclasses import dataclass, field
from html import escape
from typing import Callable

# Direction marks and the like, which would change how the page reads.
INVISIBLE = {
    *map(chr, range(0x200B, 0x2010)), *map(chr, range(0x2028, 0x202F)),
    *map(chr, range(0x2060, 0x2070)), "\ufeff", "\u00a0", "\ufffe", "\uffff"}
# The digests in the names of assets change with every style.
DIGEST = re.compile(r"\b[0-9a-f]{20}\b")


@dataclass(frozen=True)
class Case:
    """One row."""
    given: str
    # Files that differ from those of the small site: text, bytes, None for
    # no file, or a function that makes what stands at the path.
    files: dict = field(default_factory=dict)
    # What stands in a page when the site builds, for people and as text.
    shows: str = ""
    page_with: str = ""
    page_without: str = ""
    words: tuple = ("build",)
    limits: tuple = ()
    unprivileged: bool = False
    # Runs before Greenroom with the folder above the project; gives what is
    # run afterwards.
    around: Callable = None


@dataclass(frozen=True)
class Group:
    """Rows under one heading."""
    title: str
    about: str
    cases: tuple


def cell(text):
    """Text in a cell, with signs for what has no visible form."""
    shown = "".join(
        chr(0x2400 + ord(sign)) if sign < " " else
        "\u2421" if sign == "\x7f" else
        f"U+{ord(sign):04X}" if sign in INVISIBLE else sign
        for sign in text)
    return escape(shown, quote=False).replace("|", "&#124;").replace(
        "`", "&#96;").replace("\\", "&#92;").replace("*", "&#42;").replace(
        "_", "&#95;")


def given(text):
    """The words of a row; what stands in backquotes as code."""
    parts = text.split("`")
    return "".join(
        f"<code>{cell(part)}</code>" if number % 2 else cell(part)
        for number, part in enumerate(parts))


def outcome(case, run):
    """What happened, as a cell of the table."""
    shown = 2
    said = [
        f"<code>{cell(line(problem))}</code>"
        for problem in run.problems[:shown]]
    if len(run.problems) > shown:
        said.append("and more")
    if run.status == 0:
        said.append(
            f"The site is built{': ' + cell(case.shows) if case.shows else ''}.")
    return "<br>".join(said)


def line(problem):
    """A problem as the text format writes its first line."""
    place = problem["file"]
    if problem["line"]:
        place += f":{problem['line']}:{problem['column']}"
    text = f"{place}: {problem['severity']}: {problem['message']}"
    return shortened(DIGEST.sub("…", text)) + f" [{problem['id']}]"


def shortened(text, longest=240):
    return text if len(text) <= longest else text[:longest] + "…"


HEAD = """# Hostile and broken input

Catalogs, themes, templates and pages come from others, and disks fill up. For
each input below the table says what a build does; `make hostile-test` tries
every row with the executable and holds this page to what it saw. On every row
the process ends by itself and in time, nothing outside the output folder
changes, and no page holds a script, a handler, a frame or an address that
runs or leads elsewhere than to `http`, `https` or the site itself.

A row shows the first two diagnostics. Where no error is among them the site is
built.
"""


def document(groups, matrix, outcomes):
    """The page of the table; `matrix` holds groups of the same rows, of which
    the first is told in words."""
    parts = [HEAD]
    for group in [*groups, matrix[0]]:
        parts.append(f"\n## {group.title}\n\n{group.about}\n\n")
        parts.append("| given | what happens |\n| --- | --- |\n")
        for case in group.cases:
            parts.append(
                f"| {given(case.given)} | "
                f"{outcomes[group.title, case.given]} |\n")
    parts.append(
        "\n## Addresses in every place\n\nThe same addresses elsewhere: the "
        "id of the diagnostic, or — where the page is built with the text "
        "alone, or with the name of a file.\n")
    for group in matrix[1:]:
        parts.append(f"\n{group.title}:\n\n| given | what happens |\n"
                     "| --- | --- |\n")
        for said, cases in alike(group, outcomes).items():
            parts.append(f"| {'<br>'.join(map(given, cases))} | {said} |\n")
    return "".join(parts)


def alike(group, outcomes):
    """The rows of a group by what happens, without the words."""
    rows = {}
    for case in group.cases:
        said = outcomes[group.title, case.given]
        ids = sorted(set(re.findall(
            r"(error|warning|notice): .*? \[([a-z0-9-]+)\]</code>", said)))
        key = ", ".join(f"{kind} <code>{name}</code>" for kind, name in ids)
        rows.setdefault(key or "—", []).append(case.given)
    return rows
