"""A scenario moves the streams of a site, with broadcasts of its own."""

import json
import re
import signal
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from player import Player, seconds
from rehearsed import Rehearsed
from watched import stream


@pytest.fixture
def rehearsed(tmp_path):
    rehearsal = Rehearsed(tmp_path / "project", tmp_path / "temporary")
    yield rehearsal
    rehearsal.stop()


def get(address):
    try:
        with urllib.request.urlopen(address, timeout=20) as reply:
            return reply.status, reply.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


LIFE = """\
interval: 1
streams:
  - id: m1
    changes:
      - {at: 6, streamState: live}
      - {at: 40, streamState: ended}
    media: {targetDuration: 1, playlist: event, recording: 41}
"""


def test_a_newcomer_sees_a_stream_go_live_and_end(rehearsed, tab):
    rehearsed.start(LIFE, stream("m1"), stream("m2"))
    card_tab = tab.context.new_page()
    card_tab.goto(rehearsed.address + "base/en/widgets/all.html")
    card = card_tab.locator("[data-kind=card][data-video=m1]")
    player = Player(tab).open(rehearsed.address + "base/en/player/m1.html")
    tab.bring_to_front()
    player.until("the waiting room", state="waiting-room")
    player.plays(state="live-edge", button="Live")
    player.until("enough to rewind", position=lambda at: at > 13)
    player.press("j")
    player.until(
        "ten seconds back", state="live-behind", button="Back to Live",
        time=lambda it: it and seconds(it) >= 8)
    player.part("backToLiveButton").click()
    player.plays(state="live-edge")
    player.press("j")
    player.until("back again", state="live-behind")
    player.until("the end, from behind", 60, state="ended-behind", button=None)
    player.until("the next item", 60, video="m2", state="waiting-room")
    card_tab.bring_to_front()
    card.and_(card_tab.locator("[data-stream-state=ended]")).wait_for()
    assert player.violations == []

    # Another run may be served at another port.
    written = rehearsed.output("").rglob("*")
    pages = [p for p in written if p.suffix in {".html", ".json"}]
    port = rehearsed.address.split(":")[-1].strip("/")
    assert not any(re.search(rf"127\.0\.0\.1|:{port}\b", p.read_text())
                   for p in pages)
    page = json.loads(rehearsed.output(
        "live/base/en/player/m1.json").read_text())
    assert page["interval"] == 1
    # The project is as it was.
    assert not (rehearsed.project / "site").exists()
    assert not (rehearsed.project / ".greenroom/streams.json").exists()
    assert Path(rehearsed.project / ".greenroom/scenario/streams.json").exists()


ON_AIR = """\
streams:
  - {id: m1, changes: [{at: 0, streamState: live}], media: {targetDuration: 1}}
  - {id: m2, changes: [{at: 0, streamState: live}], media: {targetDuration: 1}}
faults: [{from: 3600, kind: hang}]
"""


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_nothing_outlives_it(rehearsed, how):
    rehearsed.start(ON_AIR, stream("m1"), stream("m2"))
    rehearsed.until("two encoders", lambda: len(rehearsed.children()) == 2)
    encoders = rehearsed.children()
    playlist = rehearsed.address + ".greenroom/media/m1/live/index.m3u8"
    rehearsed.until("a playlist", lambda: get(playlist)[0] == 200)
    assert len(list(rehearsed.temporary.iterdir())) == 1
    assert rehearsed.stop(how) == (0 if how == signal.SIGTERM else -how)
    end = time.monotonic() + 20
    while any(Path(f"/proc/{number}").exists() for number in encoders):
        assert time.monotonic() < end, "an encoder outlives it"
        time.sleep(0.02)
    left = list(rehearsed.temporary.iterdir())
    assert len(left) == (0 if how == signal.SIGTERM else 1)
    if left:
        rehearsed.start(ON_AIR, stream("m1"), stream("m2"))
        rehearsed.until("two encoders", lambda: len(rehearsed.children()) == 2)
        assert left[0] not in list(rehearsed.temporary.iterdir())


def test_without_an_encoder_streams_move_and_say_so_once(rehearsed, tmp_path):
    rehearsed.start(
        LIFE, stream("m1"), options=["--speed", "10"], path=str(tmp_path))
    said = "streams move, but play nothing: ffmpeg is not installed\n"
    rehearsed.until("the end", lambda: "m1 is ended\n" in rehearsed.errors)
    assert rehearsed.errors.count(said) == 1
    assert "  0:00 m1 is live\n" in rehearsed.errors
    playlist = rehearsed.address + ".greenroom/media/m1/live/index.m3u8"
    assert get(playlist) == (404, "ffmpeg is not installed\n")
    status, reply = get(rehearsed.address + ".greenroom/upstream?ids=m1,m2")
    assert status == 200
    assert [it["id"] for it in json.loads(reply)["streams"]] == ["m1"]


def test_a_broken_scenario_is_not_played(rehearsed):
    with pytest.raises(AssertionError):
        rehearsed.start("streams: [{id: m1, changes: []}]\n", stream("m1"))
    assert rehearsed.process.wait(20) == 1
    rehearsed.reader.join(20)
    assert any("[empty-list]" in line for line in rehearsed.errors)
    assert list(rehearsed.temporary.iterdir()) == []
