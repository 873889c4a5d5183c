"""Start times for viewers in other zones."""

import re

import pytest

from browsing import measure, until

ZONES = {
    # What the page says of Canada – Qatar, 22:00 UTC, to a viewer in Tokyo.
    "en": ["Fri", "19", "7:00", "AM", "GMT+9"],
    "ja": ["6月19日", "金", "7:00", "JST"],
    "he": ["19", "07:00", "GMT\u200e+9\u200e"],
    "ar": ["١٩", "٧:٠٠", "غرينتش"],
    "es": ["19", "7:00", "GMT+9"],
}


def times(chromium, uri, zone, locale="en-US"):
    context = chromium.new_context(timezone_id=zone, locale=locale)
    page = context.new_page()
    page.goto(uri)
    found = dict(measure(page, "start_times"))
    context.close()
    return found


def built(site, page):
    text = site.file(page).read_text("utf-8")
    return dict(re.findall(
        r'<time[^>]* data-start-time datetime="([^"]*)">([^<]*)</time>', text))


@pytest.mark.parametrize("locale", ZONES)
def test_a_viewer_elsewhere_reads_their_own_time(
        world_cup, chromium, locale):
    page = world_cup.page("widget", "base", locale, "live-now")
    found = times(chromium, world_cup.uri(page), "Asia/Tokyo")
    instant = "2026-06-18T22:00:00Z"
    assert instant in found
    for part in ZONES[locale]:
        assert part in found[instant], found[instant]
    assert found.keys() == built(world_cup, page).keys()
    assert all(
        found[each] != text for each, text in built(world_cup, page).items())


@pytest.mark.parametrize("locale", ZONES)
def test_in_the_zone_of_the_site_times_are_untouched(
        world_cup, chromium, locale):
    page = world_cup.page("widget", "base", locale, "live-now")
    expected = built(world_cup, page)
    assert len(expected) >= 3
    # US/Eastern is another name of the same zone.
    for zone in ("America/New_York", "US/Eastern"):
        assert times(chromium, world_cup.uri(page), zone) == expected


def test_the_language_is_the_page_s_not_the_browser_s(world_cup, chromium):
    page = world_cup.page("widget", "base", "ja", "live-now")
    uri = world_cup.uri(page)
    assert times(chromium, uri, "Asia/Tokyo", "de-DE") == \
        times(chromium, uri, "Asia/Tokyo", "ja-JP")


def test_a_replaced_card_is_rewritten_too(world_cup, chromium):
    context = chromium.new_context(timezone_id="Asia/Tokyo")
    page = context.new_page()
    page.goto(world_cup.uri(
        world_cup.page("widget", "base", "en", "live-now")))
    page.evaluate("""() => {
      const time = document.createElement("time");
      time.dateTime = "2026-06-18T22:00:00Z";
      time.dataset.startTime = "";
      time.textContent = "as built";
      const card = document.createElement("article");
      card.append(time);
      document.querySelector("[data-kind=card]").replaceWith(card);
    }""")
    until(
        page,
        "document.querySelector('article time').textContent !== 'as built'")
    context.close()


def test_an_upcoming_still_page_keeps_the_zone_of_the_site(
        world_cup, chromium):
    page = world_cup.page("state", "base", "en", "waiting-room")
    assert times(chromium, world_cup.uri(page), "Asia/Tokyo") == \
        built(world_cup, page)
