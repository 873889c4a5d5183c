"""Streams end in more ways than one: the playlist and the catalog do not agree,
or the recording comes late."""

import pytest

import broadcast
from browsing import FULL
from player import Player, seconds
from watched import stream, video


@pytest.fixture
def clip(watched):
    """The address of a video."""
    address, file = watched.media("clip.mp4")
    broadcast.recording(file)
    return address


def live_site(watched, *following, **kind):
    """A stream on the air, and what follows it."""
    address, folder = watched.media("m1")
    live = broadcast.Broadcast(folder, **kind).until(14)
    playback = {"hls": f"{address}/index.m3u8"}
    watched.start(stream("m1", "live", playback=playback), *following)
    return live, playback


@pytest.mark.parametrize("has_next", [True, False] if FULL else [True])
@pytest.mark.parametrize("window", [0, 60] if FULL else [60])
def test_an_end_tag_before_the_catalog_says_ended(
        watched, tab, clip, window, has_next):
    following = [video("v2", clip)] if has_next else []
    live, _ = live_site(watched, *following, target=1, window=window)
    widget = tab.context.new_page()
    widget.goto(watched.page("widgets/all.html"))
    player = Player(tab).open(watched.page("player/m1.html"))
    tab.bring_to_front()
    player.plays(state="live-edge")
    seen = player.follow()
    live.end()
    player.until("the end tag", ends=True)
    at_end_tag = player.look()
    assert (at_end_tag["chip"], at_end_tag["button"]) == ("LIVE", "Live")
    if has_next:
        player.until("the next item", 30, video="v2", state="on-demand")
        player.plays(video="v2")
    else:
        player.until("the end", 30, state="end-of-content", chip="LIVE",
                     stream="live", replay=lambda it: it is not None)
    # It played what there was.
    moved = [it for it in seen() if it["video"] == "m1"]
    assert moved[-1]["position"] > at_end_tag["position"] + 1
    # All the while it was live.
    assert {(it["stream"], it["chip"]) for it in moved} == {("live", "LIVE")}
    if has_next:
        assert {it["state"] for it in moved} == {"live-edge"}
    assert widget.locator("[data-kind=card][data-video=m1]").get_attribute(
        "data-stream-state") == "live"
    assert watched.states["m1"] == "live"
    assert player.violations == []


@pytest.mark.parametrize("window", [60, 0] if FULL else [60])
def test_an_end_tag_that_never_comes(watched, tab, clip, window):
    live, playback = live_site(
        watched, video("v2", clip), target=1, window=window)
    player = Player(tab).open(watched.page("player/m1.html"))
    player.plays(state="live-edge")
    player.press("j")
    behind = player.until(
        "behind", state="live-behind", time=lambda it: it and seconds(it) >= 5)
    seen = player.follow()
    live.cut()
    watched.say("m1", streamState="ended", playback=playback)
    player.until("ended while behind", 20, state="ended-behind", hurry=True,
                 stream="ended", button=None, chip="ENDED")
    player.until("the next item", 60, video="v2", state="on-demand")
    player.plays(video="v2")
    # To the end of what there was, to a second.
    assert not live.has_end_tag()
    moved = [it for it in seen() if it["video"] == "m1"]
    assert moved[-1]["position"] > behind["position"] + 5
    assert moved[-1]["left"] <= 1.1
    assert {it["state"] for it in moved} == {"live-behind", "ended-behind"}
    assert player.violations == []


def test_a_recording_that_appears_a_minute_after_the_end(watched, tab, clip):
    watched.start(stream("m1", "live"), video("v2", clip))
    widget = tab.context.new_page()
    widget.goto(watched.page("widgets/all.html"))
    tab.clock.install()
    watched.say("m1", streamState="ended", playback=None)
    watched.until_shown("m1", "ended")
    player = Player(tab).open(watched.page("player/m1.html"))
    tab.bring_to_front()
    player.until("no recording", state="ended-no-recording", chip="ENDED",
                 position=None, replay=None)
    # It does not go on to the next item, however long it waits.
    looks = "/live/base/en/player/m1.json"
    count = len(watched.upstream.requests(looks))
    tab.clock.fast_forward(60_000)
    watched.until(
        "looks on", lambda: len(watched.upstream.requests(looks)) > count)
    player.until("still none", state="ended-no-recording", video="m1")
    address, file = watched.media("recording.mp4")
    broadcast.recording(file)
    watched.say("m1", streamState="ended", playback={"mp4": address})
    player.until("the recording", 20, state="ended-replay", hurry=True)
    player.plays(state="ended-replay")
    player.until("the next item", 30, video="v2", state="on-demand")
    # The card stays where it was all the while.
    assert widget.locator("[data-kind=card]").first.get_attribute(
        "data-video") == "m1"
    assert player.violations == []


@pytest.mark.parametrize("container", ["ts", "fmp4"] if FULL else ["ts"])
def test_a_pause_longer_than_the_window(watched, tab, container):
    address, folder = watched.media("m1")
    live = broadcast.Broadcast(folder, 1, 6, container).until(6)
    watched.start(stream(
        "m1", "live", playback={"hls": f"{address}/index.m3u8"}))
    player = Player(tab).open(watched.page("player/m1.html"))
    player.plays(state="live-edge")
    player.press("k")
    paused = player.until("paused", state="live-behind", paused=True)
    out = player.until(
        "the window has left it behind", start=lambda it: (
            it is not None and it > paused["position"] + 2))
    # Behind by the whole window, and no more.
    assert 1 <= seconds(out["time"]) <= 7
    assert (out["toast"], out["paused"]) == (None, True)
    player.press("k")
    player.until("told", toast=lambda it: it and "paused for a long time" in it)
    resumed = player.plays(
        state="live-behind", button="Back to Live",
        position=lambda it: it is not None and it > paused["position"] + 2)
    assert resumed["start"] <= resumed["position"] <= resumed["start"] + 4
    player.part("backToLiveButton").click()
    player.plays(state="live-edge")
    live.cut()
    assert player.violations == []
