"""Live streams: from the waiting room to the next item on one open page."""

import pytest

import media_server
import player_project
from browsing import until
from recorder import Recorder
from test_player import complaints
from watching import ROOT, is_, part, plays, problems, shows, text_of, video


class Stage:
    """A site with a stream before a video, and the broadcast behind it."""

    def __init__(self, folder, server, segments):
        self.project, self.site = folder / "project", folder / "site"
        self.server, self.segments = server, segments
        self.revision = 0
        self.has_next = True

    def broadcast(self, ready=40, window=30, **more):
        it = self.server.broadcasts["cdn"] = media_server.Broadcast(
            self.segments, ready, window, **more)
        return it

    def publish(self, state, has_playback=True):
        """What the catalog says now."""
        self.revision += 1
        address = self.server.address + "cdn/live.m3u8"
        items = [player_project.stream(
            "match", state, address if has_playback else None,
            revision=self.revision)]
        if self.has_next:
            items.append(player_project.video("after", playback={
                "mp4": self.server.address + "after.mp4"}))
        player_project.write(self.project, items)
        player_project.build(self.project, self.site)

    @property
    def address(self):
        return self.server.address + "base/en/player/match.html"


@pytest.fixture(scope="module")
def media(tmp_path_factory):
    """Broadcasts of transport streams and of fragmented mp4."""
    folder = tmp_path_factory.mktemp("media")
    media_server.make_segments(folder / "ts", 120)
    media_server.make_segments(folder / "fmp4", 120, 2, "fmp4")
    media_server.make_video(folder / "after.mp4", 6)
    return folder


@pytest.fixture
def stage(tmp_path, media):
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "after.mp4").write_bytes(
        (media / "after.mp4").read_bytes())
    with media_server.serving(tmp_path / "site") as server:
        yield Stage(tmp_path, server, media / "ts")


@pytest.fixture
def tv(chromium):
    """A page under watch, which is never loaded anew."""
    context = chromium.new_context(
        viewport={"width": 1000, "height": 800}, timezone_id="UTC")
    recorder = Recorder(context.new_page())
    yield recorder
    found = problems(recorder)
    loads = [url for url in recorder.requests if url.endswith("match.html")]
    context.close()
    assert found == []
    assert len(loads) == 1


def behind(page):
    """The negative time in seconds."""
    text = page.evaluate(text_of("elapsedTime"))
    if not text:
        return 0
    assert text.startswith("-"), text
    minutes, seconds = text[1:].split(":")
    return 60 * int(minutes) + int(seconds)


def focus(page, name):
    """Walks to a part by the Tab key."""
    for _ in range(60):
        if page.evaluate("document.activeElement.dataset.part") == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {name}")


class Hand:
    """A viewer with a mouse."""

    @staticmethod
    def press(page, name):
        part(page, name).click()

    @staticmethod
    def to_the_edge(page):
        box = page.locator(".seek-bar-drawing").bounding_box()
        y = box["y"] + box["height"] / 2
        page.mouse.move(box["x"] + box["width"] / 3, y)
        page.mouse.down()
        page.mouse.move(box["x"] + box["width"], y, steps=3)
        page.mouse.up()


class Keyboard:
    """A viewer with a keyboard."""

    @staticmethod
    def press(page, name):
        focus(page, name)
        page.keyboard.press("Enter")

    @staticmethod
    def to_the_edge(page):
        focus(page, "seekBar")
        page.keyboard.press("End")


@pytest.mark.parametrize("viewer", [Hand, Keyboard])
def test_the_whole_story_on_one_page(stage, tv, viewer):
    stage.publish("upcoming", has_playback=False)
    page = tv.open(stage.address).page
    shows(page, playerState="waiting-room", streamState="upcoming")
    for key in ("k", "ArrowLeft", "Home", "5"):
        page.keyboard.press(key)
    assert page.locator("video").count() == 0

    broadcast = stage.broadcast()
    stage.publish("live")
    shows(page, playerState="live-edge", playhead="edge", streamState="live")
    plays(page)
    assert page.evaluate(text_of("elapsedTime")) == ""
    assert part(page, "backToLiveButton").inner_text() == "Live"
    assert page.evaluate(text_of("statusIndicator")).strip() == "LIVE"

    viewer.press(page, "button-playPause")
    assert page.evaluate(is_(playerState="live-behind", playhead="behind"))
    assert part(page, "backToLiveButton").inner_text() == "Back to Live"
    until(page, f"{text_of('elapsedTime')} === '-0:02'")
    until(page, f"{text_of('elapsedTime')} === '-0:03'")
    viewer.press(page, "button-playPause")
    shows(page, playerState="live-behind", paused="false")

    viewer.press(page, "backToLiveButton")
    shows(page, playerState="live-edge")
    viewer.press(page, "button-seekBackward")
    viewer.press(page, "button-seekBackward")
    assert page.evaluate(is_(playhead="behind"))
    assert behind(page) in (20, 21)
    until(page, "!document.querySelector('video').seeking")
    plays(page)
    assert behind(page) in (20, 21)
    for _ in range(3):
        viewer.press(page, "button-seekForward")
    shows(page, playerState="live-edge", playhead="edge")

    viewer.press(page, "button-playPause")
    viewer.press(page, "button-seekBackward")
    shows(page, playhead="behind", paused="true")
    viewer.to_the_edge(page)
    shows(page, playerState="live-edge", paused="false")
    plays(page)

    page.keyboard.press("ArrowLeft")
    shows(page, playerState="live-behind")
    broadcast.end()
    stage.publish("ended")
    shows(page, playerState="ended-behind", streamState="ended",
          playhead=None)
    assert page.evaluate(text_of("statusIndicator")).strip() == "ENDED"
    assert part(page, "backToLiveButton").is_hidden()
    # It plays on to the end of the recording.
    until(page, is_(video="after"), seconds=30)
    plays(page)
    assert page.url.endswith("/player/after.html")


def test_at_the_edge_the_end_leads_to_the_next_item(stage, tv):
    stage.broadcast()
    stage.publish("live")
    page = tv.open(stage.address).page
    shows(page, playerState="live-edge")
    plays(page)
    stage.publish("ended")
    until(page, is_(video="after"))
    shows(page, playerState="on-demand", streamState=None)
    plays(page)


def test_without_a_next_item_the_recording_is_offered(stage, tv):
    stage.has_next = False
    broadcast = stage.broadcast()
    stage.publish("live")
    page = tv.open(stage.address).page
    shows(page, playerState="live-edge")
    plays(page)
    broadcast.end()
    stage.publish("ended", has_playback=False)
    shows(page, playerState="end-of-content", streamState="ended")
    assert part(page, "replay").count() == 0
    stage.publish("ended")
    part(page, "replay").wait_for()
    part(page, "replay").click()
    shows(page, playerState="ended-replay", paused="false")
    plays(page)
    assert page.evaluate(text_of("elapsedTime")).startswith("0:0")


def test_the_end_tag_alone_lets_it_play_out_under_the_live_chip(stage, tv):
    broadcast = stage.broadcast()
    stage.publish("live")
    page = tv.open(stage.address).page
    shows(page, playerState="live-edge")
    plays(page)
    broadcast.end()
    until(page, "Greenroom.players.values().next().value.s.endTag")
    assert page.evaluate(is_(streamState="live", playhead="edge"))
    until(page, is_(video="after"))


def test_a_pause_longer_than_the_window_goes_on_at_its_start(stage, tv):
    stage.broadcast(window=8)
    stage.publish("live")
    page = tv.open(stage.address).page
    shows(page, playerState="live-edge")
    plays(page)
    page.keyboard.press("k")
    held = video(page, "currentTime")
    until(page, "Greenroom.players.values().next().value.s.start"
                f" > {held} + 1")
    page.keyboard.press("k")
    until(page, f"{ROOT}.querySelector('[role=status]')?.textContent"
                ".startsWith('You were paused for a long time')")
    shows(page, playerState="live-behind", paused="false")
    plays(page, held + 1)


@pytest.mark.parametrize("window", [None, 30], ids=["event", "sliding"])
def test_fragmented_mp4_and_playlists_that_only_grow(
        stage, tv, media, window):
    stage.segments = media / "fmp4"
    stage.broadcast(window=window, target=2)
    stage.publish("live")
    page = tv.open(stage.address).page
    shows(page, playerState="live-edge")
    plays(page)
    page.keyboard.press("j")
    shows(page, playerState="live-behind")
    page.keyboard.press("Home")
    until(page, "!document.querySelector('video').seeking")
    plays(page)
    first = behind(page)
    assert first > 20
    part(page, "backToLiveButton").click()
    shows(page, playerState="live-edge")
    plays(page)


def test_a_recording_opened_after_the_end_starts_at_its_start(stage, tv):
    broadcast = stage.broadcast(window=None)
    broadcast.end()
    stage.publish("ended")
    page = tv.open(stage.address).page
    shows(page, playerState="ended-replay", streamState="ended",
          playhead=None)
    plays(page)
    assert video(page, "currentTime") < 5
    assert part(page, "backToLiveButton").count() == 0


def test_a_broadcast_that_fails_says_so_and_goes_on(stage, tv):
    broadcast = stage.broadcast()
    broadcast.failing = True
    stage.publish("live")
    page = tv.open(stage.address).page
    status = f"{ROOT}.querySelector('[role=status]')?.textContent"
    until(page, f"{status}?.startsWith('Playback was interrupted')"
                f" || {status}?.startsWith('Loading')")
    broadcast.failing = False
    until(page, f"{status} === ''")
    shows(page, playerState="live-edge")
    plays(page)
    assert any("503" in it for it in tv.failed)
    tv.clear()
    tv.requests.append("match.html")


def test_without_the_library_live_plays_without_going_back(stage, tv):
    stage.broadcast()
    stage.publish("live")
    tv.page.route("**/assets/hls*", lambda route: route.abort())
    page = tv.open(stage.address).page
    shows(page, playerState="live-edge")
    plays(page)
    until(page, f"{ROOT}.querySelector('[role=status]')?.textContent"
                ".startsWith('This stream plays live only here')")
    assert part(page, "seekBar").is_hidden()
    page.keyboard.press("k")
    shows(page, playerState="live-behind", paused="true")
    assert page.evaluate(text_of("elapsedTime")) == ""
    part(page, "backToLiveButton").click()
    shows(page, playerState="live-edge", paused="false")
    plays(page)
    tv.clear()
    tv.requests.append("match.html")


def test_axe_finds_nothing_in_any_live_state(stage, tv):
    stage.has_next = False
    stage.publish("upcoming", has_playback=False)
    page = tv.open(stage.address).page
    shows(page, playerState="waiting-room")
    assert complaints(page) == []
    broadcast = stage.broadcast()
    stage.publish("live")
    shows(page, playerState="live-edge")
    plays(page)
    assert complaints(page) == []
    page.keyboard.press("k")
    shows(page, playerState="live-behind")
    assert complaints(page) == []
    broadcast.end()
    stage.publish("ended")
    shows(page, playerState="ended-behind")
    assert complaints(page) == []
    until(page, "Greenroom.players.values().next().value.s.endTag")
    page.keyboard.press("End")
    page.keyboard.press("k")
    shows(page, playerState="end-of-content")
    assert complaints(page) == []
