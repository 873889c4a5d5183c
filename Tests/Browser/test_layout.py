"""Every page fits, at every width and text size, in every language."""

import pytest

import matrix
from browsing import FULL, measure

# Widths, and how much larger than usual the reader wants the text.
SIZES = [(width, "usual") for width in matrix.WIDTHS] + [
    (320, "text-scale"), (1440, "text-scale"), (768, "root")]

ENLARGE = """(how) => {
  const {style} = document.documentElement;
  style.setProperty("--text-scale", how === "text-scale" ? "2" : "1");
  style.fontSize = how === "root" ? "200%" : "";
}"""


def problems_of(tab, uri):
    """What does not fit, by size."""
    tab.goto(uri)
    tab.evaluate("document.fonts.ready.then(() => 0)")
    for width, how in SIZES:
        tab.set_viewport_size({"width": width, "height": 900})
        tab.evaluate(ENLARGE, how)
        for problem in measure(tab, "layout"):
            yield f"{width} {how}: {problem}"


@pytest.mark.parametrize("theme", matrix.THEMES)
def test_every_page_fits(world_cup, tab, theme):
    found = [
        f"{page} at {problem}"
        for page in matrix.pages(world_cup) if page.theme in ("", theme)
        for problem in problems_of(tab, world_cup.uri(page))]
    assert not found, "\n".join(found)


# One video of each state, and those with all attacks, the longest word, NUL.
WORST = ("0a", "1a", "2a", "3a", "100", "101", "102")


def test_hostile_texts_fit(hostile, tab):
    found = [
        f"{page} at {problem}"
        for page in hostile.pages
        if page.theme == "midnight" and page.locale == "en"
        and (FULL or page.kind != "player" or page.name.startswith(WORST))
        for problem in problems_of(tab, hostile.uri(page))
        # Chips of a thousand letters meet others in the middle of a card.
        if not ("lies on" in problem and page.kind == "widget"
                and ("badge “" in problem or "statusIndicator “" in problem))]
    assert not found, "\n".join(found)
