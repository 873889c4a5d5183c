"""One page, open throughout, from the waiting room to the next item."""

import pytest

import broadcast
from browsing import FULL
from player import Player, seconds
from watched import stream, video

# Target duration, segments of a sliding window (0: an EVENT playlist),
# container; all of them in a full run.
KINDS = [(1, 60, "ts"), (1, 0, "fmp4"), (2, 30, "fmp4"), (6, 10, "ts")]


@pytest.mark.parametrize(
    ("target", "window", "container"), KINDS if FULL else KINDS[:1])
def test_a_viewer_stays_from_the_waiting_room_to_the_next_item(
        watched, tab, target, window, container):
    address, folder = watched.media("m1")
    clip, file = watched.media("clip.mp4")
    live = broadcast.Broadcast(folder, target, window, container)
    broadcast.recording(file)
    watched.start(stream("m1"), video("v2", clip))

    widget = tab.context.new_page()
    widget.goto(watched.page("widgets/all.html"))
    card = widget.locator("[data-kind=card][data-video=m1]")
    card.locator("a").first.focus()
    player = Player(tab).open(watched.page("player/m1.html"))
    tab.bring_to_front()
    player.until("the waiting room", state="waiting-room", position=None)

    live.until(-(-30 // target))
    watched.say(
        "m1", streamState="live",
        playback={"hls": f"{address}/index.m3u8"})
    player.plays(state="live-edge", stream="live", playhead="edge")
    assert player.look()["button"] == "Live"
    assert player.look()["time"] in (None, "")

    player.part("button-playPause").click()
    player.until(
        "a pause is behind at once", 2, state="live-behind",
        playhead="behind", button="Back to Live", paused=True)
    player.until("time grows", time=lambda it: it and seconds(it) >= 2)
    before = seconds(player.look()["time"])
    player.until("and grows", time=lambda it: it and seconds(it) > before)
    player.part("button-playPause").click()
    player.plays(state="live-behind")

    player.part("backToLiveButton").click()
    player.until("the button leads back", state="live-edge", time=hidden)
    player.plays(state="live-edge")

    player.press("j", "j")
    seen = player.until("twenty seconds back", 5, state="live-behind",
                        time=lambda it: it and seconds(it) >= 18)
    assert 18 <= seconds(seen["time"]) <= 23, seen
    player.press("l", "l", "l", "l")
    player.until("seeking forward leads back", state="live-edge")

    player.press("j", "j")
    player.until("back again", 5, state="live-behind")
    bar = player.part("seekBar").bounding_box()
    tab.mouse.move(bar["x"] + bar["width"] / 2, bar["y"] + bar["height"] / 2)
    tab.mouse.down()
    tab.mouse.move(bar["x"] + bar["width"] + 5, bar["y"] + bar["height"] / 2)
    tab.mouse.up()
    player.until("dragging leads back", state="live-edge")
    player.plays(state="live-edge")

    player.press("j")
    player.until("behind when it ends", 5, state="live-behind")
    live.end()
    watched.say(
        "m1", streamState="ended",
        playback={"hls": f"{address}/index.m3u8"})
    player.until(
        "ended while behind", 20, state="ended-behind", stream="ended",
        button=None, chip="ENDED")
    player.until("the next item", 60, video="v2", state="on-demand")
    player.plays(video="v2")

    widget.bring_to_front()
    shown = card.get_attribute("data-stream-state")
    for _ in range(200):
        if shown == "ended":
            break
        widget.wait_for_timeout(100)
        shown = card.get_attribute("data-stream-state")
    assert shown == "ended"
    cards = widget.locator("[data-kind=card]")
    assert [
        cards.nth(place).get_attribute("data-video")
        for place in range(cards.count())] == ["m1", "v2"]
    assert widget.evaluate(
        "() => document.activeElement.closest('[data-video]')"
        "?.dataset.video") == "m1"
    assert player.violations == []


@pytest.mark.parametrize("has_next", [True, False])
def test_a_viewer_at_the_edge_goes_on_at_once_when_it_ends(
        watched, tab, has_next):
    address, folder = watched.media("m1")
    clip, file = watched.media("clip.mp4")
    live = broadcast.Broadcast(folder, 1, 60).until(6)
    broadcast.recording(file)
    playback = {"hls": f"{address}/index.m3u8"}
    items = [stream("m1", "live", playback=playback)]
    if has_next:
        items.append(video("v2", clip))
    watched.start(*items)
    player = Player(tab).open(watched.page("player/m1.html"))
    player.plays(state="live-edge")

    watched.say("m1", streamState="ended", playback=playback)
    if has_next:
        player.until("the next item", 20, video="v2", state="on-demand")
        player.plays(video="v2")
    else:
        player.until(
            "the end", 20, video="m1", state="end-of-content",
            replay=lambda it: it is not None)
        live.end()
        player.part("replay").click()
        player.plays(video="m1", state="ended-replay")
    live.cut()
    assert player.violations == []


def hidden(text):
    return text in (None, "")
