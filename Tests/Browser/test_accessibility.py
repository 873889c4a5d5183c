"""axe-core finds nothing to complain about."""

import pytest
from axe_playwright_python.sync_playwright import Axe

import matrix
from browsing import FULL

AXE = Axe()
# WCAG 2.2 A and AA, and what axe-core counts as good practice.
OPTIONS = {"resultTypes": ["violations"]}


def complaints(tab):
    response = AXE.run(tab, options=OPTIONS).response
    return [
        f"{found['id']}: {node['html'][:160]} "
        f"{node.get('failureSummary', '')[:200]}"
        for found in response["violations"] for node in found["nodes"]]


@pytest.mark.parametrize("locale", ["en", "he"])
@pytest.mark.parametrize("theme", matrix.THEMES)
def test_no_page_kind_has_violations(world_cup, tab, theme, locale):
    tab.set_viewport_size({"width": 1280, "height": 900})
    # The same rules hold for every theme; colours and texts differ.
    found = {}
    for page in matrix.one_of_each_kind(world_cup, theme, locale):
        if page.kind == "index" and (theme, locale) != ("base", "en"):
            continue
        if not FULL and page.kind == "player" and theme != "base":
            continue
        tab.goto(world_cup.uri(page))
        problems = complaints(tab)
        if problems:
            found[page.path] = problems
    assert not found, "\n".join(
        f"{path}: {text}" for path, texts in found.items() for text in texts)
