"""axe-core finds nothing to complain about, on any kind of page, in any theme
and any language.
"""

import pytest
from axe_playwright_python.sync_playwright import Axe

import matrix
from browsing import FULL

AXE = Axe()
# WCAG 2.2 A and AA, and what axe-core counts as good practice.
OPTIONS = {"resultTypes": ["violations"]}
# And WCAG AAA, as far as axe-core judges it.
STRICT = OPTIONS | {"rules": {
    "color-contrast-enhanced": {"enabled": True},
    "identical-links-same-purpose": {"enabled": True},
    "meta-refresh-no-exceptions": {"enabled": True}}}
LOCALES = ("en", "es", "he", "ja", "ar")


def complaints(tab, options=OPTIONS):
    response = AXE.run(tab, options=options).response
    return [
        f"{found['id']}: {node['html'][:160]} "
        f"{node.get('failureSummary', '')[:200]}"
        for found in response["violations"] for node in found["nodes"]]


def pages(site, theme, locale):
    """One page of every kind, in its turn; all of them in a full run."""
    place = matrix.THEMES.index(theme) + LOCALES.index(locale)
    for kind in ("gallery", "widget", "state", "player", "page"):
        names = [name for k, name in matrix.subjects(site) if k == kind]
        step = {"state": 4, "widget": 7}.get(kind, len(names))
        for name in names if FULL else names[place % step::step]:
            yield site.page(kind, theme, locale, name)


def test_axe_knows_a_bad_page(tab, tmp_path):
    page = tmp_path / "page.html"
    page.write_text(
        "<!doctype html><html><title>A</title><main><h1>A</h1>"
        "<p style='color:#777'>faint</p><p style='color:#666'>fair</p>"
        "<img src='data:,'></main>")
    tab.goto(page.as_uri())
    ids = [text.split(":")[0] for text in complaints(tab, STRICT)]
    assert sorted(set(ids)) == [
        "color-contrast", "color-contrast-enhanced", "html-has-lang",
        "image-alt"]


def test_the_index_has_no_violations(world_cup, tab):
    tab.goto(world_cup.uri(world_cup.page("index")))
    assert complaints(tab) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("theme", matrix.THEMES)
def test_no_page_kind_has_violations(world_cup, tab, theme, locale):
    tab.set_viewport_size({"width": 1280, "height": 900})
    options = STRICT if theme == "contrast" else OPTIONS
    found, kinds = [], set()
    for page in pages(world_cup, theme, locale):
        kinds.add(page.kind)
        tab.goto(world_cup.uri(page))
        found += [f"{page}: {text}" for text in complaints(tab, options)]
    assert not found, "\n".join(found)
    assert kinds == {"gallery", "widget", "state", "player", "page"}
