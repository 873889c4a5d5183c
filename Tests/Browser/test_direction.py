"""Right-to-left pages are mirrored; time runs from left to right in all."""

import pytest

import matrix

OFFSETS = """() => {
  const rtl = document.documentElement.dir === "rtl";
  return [...document.querySelectorAll("[data-kind=card]")].map((card) => {
    const image = card.querySelector("[data-part=image]");
    const frame = image.getBoundingClientRect();
    const offsets = {};
    for (const part of card.querySelectorAll(
      "[data-part=statusIndicator], [data-part=eventTimeElement]")) {
      const box = part.getBoundingClientRect();
      const start = rtl ? frame.right - box.right : box.left - frame.left;
      const end = rtl ? box.left - frame.left : frame.right - box.right;
      // The nearer edge is the one that the part is placed by.
      offsets[part.dataset.part] = start <= end
        ? ["start", Math.round(start)] : ["end", Math.round(end)];
    }
    return [card.dataset.video, offsets];
  });
}"""


@pytest.mark.parametrize("theme", matrix.THEMES)
def test_chips_stand_on_the_mirrored_side(world_cup, tab, theme):
    tab.set_viewport_size({"width": 1440, "height": 900})
    seen = {}
    for locale in ("en", "he", "ar"):
        page = world_cup.page("widget", theme, locale, "live-now")
        tab.goto(world_cup.uri(page))
        seen[locale] = tab.evaluate(OFFSETS)
    assert seen["he"] == seen["en"] == seen["ar"]
    assert any("statusIndicator" in parts for _, parts in seen["en"])


def test_the_live_chip_is_at_the_right_in_hebrew(world_cup, tab):
    tab.goto(world_cup.uri(
        world_cup.page("widget", "base", "he", "live-now")))
    chip = tab.locator("[data-part=statusIndicator]").first.bounding_box()
    image = tab.locator("[data-part=image]").first.bounding_box()
    assert chip["x"] + chip["width"] / 2 > image["x"] + image["width"] / 2


@pytest.mark.parametrize("locale", ["en", "he", "ar"])
def test_the_seek_bar_fills_from_the_left(world_cup, tab, locale):
    tab.goto(world_cup.uri(
        world_cup.page("state", "base", locale, "live-behind")))
    bar, progress = (
        tab.locator(f".seek-bar-{name}").bounding_box()
        for name in ("track", "progress"))
    time = tab.locator("[data-part=elapsedTime]").bounding_box()
    assert abs(bar["x"] - progress["x"]) < 1
    assert progress["width"] < bar["width"]
    assert time["x"] < bar["x"]


@pytest.mark.parametrize("locale", ["en", "he", "ar"])
def test_times_are_isolated(world_cup, tab, locale):
    tab.goto(world_cup.uri(
        world_cup.page("state", "base", locale, "live-behind")))
    style = tab.locator("[data-part=elapsedTime] bdi").evaluate(
        "(it) => [getComputedStyle(it).direction, "
        "getComputedStyle(it).unicodeBidi, it.textContent]")
    assert style[:2] == ["ltr", "isolate"]
    # The minus sign stands before the digits, on screen too.
    text = tab.locator("[data-part=elapsedTime] bdi").evaluate("""(it) => {
      const node = it.firstChild, range = document.createRange();
      return [...node.data].map((letter, place) => {
        range.setStart(node, place);
        range.setEnd(node, place + 1);
        return [range.getBoundingClientRect().left, letter];
      }).sort((a, b) => a[0] - b[0]).map(([, letter]) => letter).join("");
    }""")
    assert text == style[2]
    assert text.startswith("-") or text.startswith("\u200e-")


def test_texts_stand_in_their_own_direction(world_cup, tab):
    """An Arabic title on an English page, English prose on an Arabic one."""
    tab.goto(world_cup.uri(
        world_cup.page("page", "base", "ar", "match-day")))
    assert tab.locator(".prose").first.evaluate(
        "(it) => getComputedStyle(it).direction") == "ltr"
    tab.goto(world_cup.uri(
        world_cup.page("widget", "base", "en", "explainers")))
    directions = tab.evaluate("""() =>
      [...document.querySelectorAll("[data-part=title] [dir=auto]")]
        .map((it) => getComputedStyle(it).direction)""")
    assert set(directions) == {"ltr", "rtl"}


def test_joined_scripts_have_no_letter_spacing(world_cup, tab):
    for locale, expected in (("ar", True), ("en", False)):
        tab.goto(world_cup.uri(
            world_cup.page("widget", "base", locale, "live-now")))
        spacing = tab.evaluate("""() =>
          [...document.querySelectorAll("[data-part]")]
            .map((it) => getComputedStyle(it).letterSpacing)
            .filter((value) => value !== "normal" && value !== "0px")""")
        assert (spacing == []) is expected, locale
