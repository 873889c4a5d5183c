"""The table of hostile inputs: what is given, and what must happen."""

from dataclasses import dataclass, field
from html import escape
from typing import Callable


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
    return escape(text, quote=False).replace("|", "&#124;").replace(
        "\n", "<br>").replace("`", "&#96;")


def outcome(case, run):
    """What happened, as a cell of the table."""
    shown = 2
    said = [
        f"<code>{cell(line(problem))}</code>"
        for problem in run.problems[:shown]]
    if len(run.problems) > shown:
        said.append(f"and {len(run.problems) - shown} more")
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
    return shortened(text) + f" [{problem['id']}]"


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


def document(groups, outcomes):
    """The page of the table."""
    parts = [HEAD]
    for group in groups:
        parts.append(f"\n## {group.title}\n\n{group.about}\n\n")
        parts.append("| given | what happens |\n| --- | --- |\n")
        for case in group.cases:
            parts.append(
                f"| {cell(case.given)} | "
                f"{outcomes[group.title, case.given]} |\n")
    return "".join(parts)
