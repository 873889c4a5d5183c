"""The keyboard reaches everything, in reading order, and shows where it is."""

import pytest

import matrix
from browsing import until

WHERE = """() => {
  const it = document.activeElement;
  if (!it || it === document.body) return null;
  const box = it.getBoundingClientRect();
  // Where it stands in its row, however far that is scrolled.
  const row = it.closest(".widget-items")?.parentElement.scrollLeft ?? 0;
  const main = it.closest("header, main, footer");
  const ring = getComputedStyle(it);
  const after = getComputedStyle(it, "::after");
  const shows = (style) =>
    style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  return {
    name: it.outerHTML.slice(0, 120),
    place: main?.localName ?? "body",
    part: it.dataset.part ?? "",
    transport: Boolean(it.closest(".player-buttons--transport")),
    player: Boolean(it.closest(".player")),
    x: box.left + row, y: box.top + scrollY,
    right: box.right + row, bottom: box.bottom + scrollY,
    ring: shows(ring) || shows(after),
    shown: it.checkVisibility({visibilityProperty: true}),
    inView: box.bottom > 0 && box.top < innerHeight
      && box.right > 0 && box.left < innerWidth,
  };
}"""


def walk(tab, key="Tab"):
    """Every stop of the Tab key, from the top of the page to its end."""
    stops, seen = [], set()
    for _ in range(400):
        tab.keyboard.press(key)
        stop = tab.evaluate(WHERE)
        if stop is None or (stop["name"], stop["x"], stop["y"]) in seen:
            break
        seen.add((stop["name"], stop["x"], stop["y"]))
        stops.append(stop)
    return stops


def before(one, other, rtl):
    """Whether `one` comes first for a reader: the line above, or the same
    line nearer to where lines start."""
    if one["bottom"] <= other["y"] + 4:
        return True
    if other["bottom"] <= one["y"] + 4:
        return False
    return one["right"] >= other["right"] - 2 if rtl \
        else one["x"] <= other["x"] + 2


CASES = [
    ("widget", "base", "en", "full-matches"),
    ("widget", "midnight", "he", "live-now"),
    ("state", "broadcast", "en", "live-behind"),
    ("state", "stadium", "ar", "end-of-content"),
    ("page", "base", "ja", "match-day"),
    ("gallery", "contrast", "en", ""),
    ("player", "midnight", "he", "match-26"),
]


@pytest.mark.parametrize("kind, theme, locale, name", CASES)
def test_focus_is_seen_and_follows_the_reading_order(
        world_cup, tab, kind, theme, locale, name):
    tab.set_viewport_size({"width": 1440, "height": 900})
    tab.goto(world_cup.uri(world_cup.page(kind, theme, locale, name)))
    stops = walk(tab)
    assert len(stops) >= 5
    for stop in stops:
        assert stop["ring"], f"no ring on {stop['name']}"
        assert stop["shown"] and stop["inView"], f"not seen: {stop['name']}"
    places = [stop["place"] for stop in stops]
    order = ["body", "header", "main", "footer"]
    assert places == sorted(places, key=order.index)
    rtl = locale in ("he", "ar")
    main = [stop for stop in stops
            # A card is one target, whose title may stand over its image; a
            # player is an overlay with an order of its own.
            if stop["place"] == "main" and not stop["player"]]
    for one, other in zip(main, main[1:]):
        assert before(one, other, rtl), \
            f"{one['name']} comes before {other['name']}"


def test_a_player_is_walked_from_top_to_bottom(world_cup, tab):
    for locale in ("en", "he"):
        tab.goto(world_cup.uri(
            world_cup.page("state", "base", locale, "live-behind")))
        stops = [stop for stop in walk(tab) if stop["player"]]
        assert [stop["part"] for stop in stops] == [
            "button-like", "button-share", "button-exit",
            "button-seekBackward", "button-playPause",
            "button-seekForward", "backToLiveButton", "button-mute",
            "button-pictureInPicture", "button-fullScreen"]


def test_the_first_stop_leads_to_the_content(world_cup, tab):
    for page in matrix.one_of_each_kind(world_cup, "midnight", "ar"):
        tab.goto(world_cup.uri(page))
        tab.keyboard.press("Tab")
        link = tab.locator(".skip-link:focus")
        assert link.count() == 1, page
        box = link.bounding_box()
        assert box["width"] > 24 and box["height"] > 24, page
        tab.keyboard.press("Enter")
        assert tab.evaluate("document.activeElement.id") == "content", page


def test_a_row_can_be_scrolled_with_the_keyboard(world_cup, tab):
    tab.set_viewport_size({"width": 768, "height": 900})
    for locale, key in (("en", "ArrowRight"), ("he", "ArrowLeft")):
        tab.goto(world_cup.uri(
            world_cup.page("widget", "base", locale, "live-now")))
        row = tab.locator(".widget-scroller")
        row.focus()
        tab.keyboard.press(key)
        until(
            tab,
            "document.querySelector('.widget-scroller').scrollLeft !== 0")
