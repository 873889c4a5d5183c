"""What Greenroom's Localization says, asked through `localization-dump`."""

import os
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
DUMP = os.environ.get(
    "LOCALIZATION_DUMP", str(ROOT / ".build/debug/localization-dump"))

LOCALES = """
    en en-GB es es-419 pt-BR pt-PT fr fr-CA de it nl sv da nb fi pl cs sk hu
    ro el tr ru uk he ar fa ur hi bn ta th vi id ms ja ko zh-Hans zh-Hant ka
    sw
""".split()


def ask(questions: list[tuple]) -> list[list[str]]:
    """The answers to many questions, in order, from one run."""
    lines = "".join("\t".join(map(str, q)) + "\n" for q in questions)
    run = subprocess.run(
        [DUMP], input=lines, capture_output=True, text=True, check=True)
    answers = [line.split("\t") for line in run.stdout.splitlines()]
    assert len(answers) == len(questions)
    refused = [q for q, a in zip(questions, answers) if a == ["?"]]
    assert not refused
    return answers


@cache
def numbering_system(locale: str) -> str:
    return ask([("digits", locale)])[0][0]


@cache
def reviewed(what: str) -> frozenset[tuple[str, str, str]]:
    """The differences of one kind that were looked at: locale, ours, ICU's."""
    rows = set()
    path = Path(__file__).parent / "reviewed-differences.tsv"
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            kind, locale, ours, theirs = map(unescaped, line.split("\t"))
            if kind == what:
                rows.add((locale, ours, theirs))
    return frozenset(rows)


def unescaped(text: str) -> str:
    return text.encode("ascii", "backslashreplace").decode("unicode-escape")


def escaped(text: str) -> str:
    """Text with the characters visible that an editor does not show."""
    return "".join(
        c if c.isprintable() or c == " " else f"\\u{ord(c):04x}" for c in text)


def compare(what: str, found: set[tuple[str, str, str]]) -> None:
    """Fails on a difference that is new and on one that is gone."""
    known = reviewed(what)
    report = [
        f"{sign}{what}\t{locale}\t{escaped(ours)}\t{escaped(theirs)}"
        for sign, rows in (("new: ", found - known), ("gone: ", known - found))
        for locale, ours, theirs in sorted(rows)
    ]
    assert not report, "\n" + "\n".join(report)
