"""Every hostile input ends in a located diagnostic or a correct page."""

import os
from pathlib import Path

import pytest

import table
from addresses import ADDRESSES
from bounds import BOUNDS
from broken_files import BROKEN_FILES
from broken_output import BROKEN_OUTPUT
from names import NAMES
from project import UNPRIVILEGED, greenroom, write
from tables import TABLES
from values import VALUES

GROUPS = [
    *BROKEN_FILES, BROKEN_OUTPUT, *BOUNDS, NAMES, *VALUES, TABLES]
CASES = [
    (group, case) for group in [*GROUPS, *ADDRESSES] for case in group.cases]
DOCUMENT = Path(__file__).resolve().parents[2] / "docs/hostile-input.md"
OUTCOMES = {}


def name(value):
    return getattr(value, "given", None) or value.title


@pytest.mark.parametrize("group, case", CASES, ids=name)
def test_it_ends_well(group, case, tmp_path, executable):
    if case.unprivileged and os.geteuid() == 0 and not os.access(
            UNPRIVILEGED[0], os.X_OK):
        pytest.skip("root may read everything, and there is no setpriv")
    folder = tmp_path / "project"
    folder.mkdir()
    write(folder, case.files)
    afterwards = case.around(folder) if case.around else lambda: None
    through = (
        UNPRIVILEGED if case.unprivileged and os.geteuid() == 0 else ())
    try:
        run = greenroom(
            executable, tmp_path, case.words, through, case.limits)
        said = table.outcome(case, run)
        OUTCOMES[group.title, case.given] = said
        assert run.damage == {}, said
        assert run.status == (
            1 if any(p["severity"] == "error" for p in run.problems) else 0)
        if case.page_with:
            assert run.page_with(case.page_with), said
        if case.page_without:
            assert not run.page_with(case.page_without), said
    finally:
        afterwards()


def test_given_names_are_unique():
    names = [(group.title, case.given) for group, case in CASES]
    assert len(set(names)) == len(names)


def test_the_document_says_what_happened():
    if len(OUTCOMES) < len(CASES):
        pytest.skip("not every row was tried")
    text = table.document(GROUPS, ADDRESSES, OUTCOMES)
    if os.environ.get("UPDATE_DOCS"):
        DOCUMENT.write_text(text, "utf-8")
    assert DOCUMENT.read_text("utf-8") == text, (
        "docs/hostile-input.md is stale: UPDATE_DOCS=1 make hostile-test")
