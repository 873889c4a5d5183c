"""`#<id>` on a player page leads to that video, from disk too."""

from urllib.parse import quote

import pytest


@pytest.fixture(params=["disk", "server"])
def address(request, world_cup):
    if request.param == "disk":
        return world_cup.uri
    root = request.getfixturevalue("world_cup_address")
    return lambda page: root + quote(page.path)


def test_an_id_of_the_queue_opens_its_page(world_cup, address, recorder):
    start = world_cup.page("player", "base", "en", "match-26")
    target = world_cup.page("player", "base", "en", "match-27")
    page = recorder.page
    page.goto("about:blank")
    page.goto(address(start) + "#match-27")
    page.wait_for_url(address(target))
    assert page.locator("h1").inner_text() == "Canada – Qatar"
    # "Back" leads to where the viewer came from, not into a loop.
    page.go_back()
    assert page.url == "about:blank"


def test_a_change_of_the_hash_is_followed(world_cup, address, recorder):
    page = recorder.page
    page.goto(address(world_cup.page("player", "base", "en", "match-26")))
    page.evaluate("location.hash = '#fan-zone-toronto'")
    page.wait_for_url(address(
        world_cup.page("player", "base", "en", "fan-zone-toronto")))


def test_other_hashes_stay(world_cup, address, recorder):
    start = address(world_cup.page("player", "base", "en", "match-26"))
    for hash_ in ("#nothing", "#match-26", "#%", "#content",
                  "#javascript:alert(1)", "#../../../index.html"):
        recorder.open("about:blank")
        recorder.open(start + hash_)
        assert recorder.page.url.split("#")[0] == start
        # The media of the example is nowhere.
        assert recorder.dialogs == [] and [
            error for error in recorder.errors
            if "ERR_NAME_NOT_RESOLVED" not in error] == []


def test_a_player_of_its_own_follows_its_queue(world_cup, address, recorder):
    recorder.open(address(
        world_cup.page("player", "midnight", "he", "match-day"))
        + "#recap-matchday-7")
    recorder.page.wait_for_url("**/recap-matchday-7.html")
