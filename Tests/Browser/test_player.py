"""On-demand videos: the player plays them, one after the other."""

import pytest
from axe_playwright_python.sync_playwright import Axe

import media_server
import player_project
from browsing import until
from recorder import Recorder
from watching import ROOT, is_, part, plays, problems, shows, text_of, video

CAPTIONS = [{"url": "en.vtt", "locale": "en"}, {"url": "he.vtt", "locale": "he"}]


@pytest.fixture(scope="module")
def stage(tmp_path_factory):
    """Two videos of half a minute, on a server."""
    folder = tmp_path_factory.mktemp("player")
    project, site = folder / "project", folder / "site"
    site.mkdir()
    player_project.write(project, [
        player_project.video("first", captions=CAPTIONS),
        player_project.video("second")])
    media_server.make_video(project / "first.mp4", 30)
    media_server.make_video(project / "second.mp4", 30)
    player_project.build(project, site)
    with media_server.serving(site) as server:
        server.site = site
        yield server


@pytest.fixture
def open_(chromium, stage):
    """Opens a page of the stage under watch; nothing may go wrong on it."""
    contexts, recorders = [], []

    def run(path, locale="en", theme="base", **options):
        context = chromium.new_context(
            viewport={"width": 1000, "height": 800}, timezone_id="UTC",
            **options)
        contexts.append(context)
        recorder = Recorder(context.new_page())
        recorders.append(recorder)
        recorder.open(f"{stage.address}{theme}/{locale}/{path}")
        return recorder.page

    yield run
    found = [it for recorder in recorders for it in problems(recorder)
             if "net::ERR_FAILED" not in it]
    for context in contexts:
        context.close()
    assert found == []


def test_it_plays_at_once_and_goes_on_to_the_next_in_place(open_):
    page = open_("player/first.html")
    plays(page)
    shows(page, playerState="on-demand", paused="false")
    page.evaluate("window.__same = document.querySelector('video')")
    page.keyboard.press("End")
    until(page, is_(video="second"))
    plays(page)
    assert page.url.endswith("/player/second.html")
    assert page.title().startswith("Video second")
    assert page.locator("h1").inner_text() == "Video second"
    assert page.locator(".watch-description em").inner_text() == "second"
    assert page.locator(".watch-queue").count() == 0
    assert page.evaluate("window.__same === document.querySelector('video')")
    page.keyboard.press("End")
    shows(page, playerState="end-of-content", paused="true")
    assert part(page, "message").inner_text() == "You have reached the end."
    assert part(page, "button-playPause").is_hidden()
    part(page, "replay").click()
    shows(page, playerState="on-demand", paused="false")
    plays(page)
    assert part(page, "replay").count() == part(page, "message").count() == 0
    page.go_back()
    until(page, is_(video="first"))
    assert page.title().startswith("Video first")
    assert page.evaluate("window.__same === document.querySelector('video')")


def test_play_at_the_very_end_does_not_begin_anew(open_):
    page = open_("player/second.html")
    plays(page)
    page.keyboard.press("k")
    page.keyboard.press("End")
    until(page, "document.querySelector('video').currentTime > 29.9")
    page.keyboard.press("k")
    shows(page, playerState="end-of-content")


def test_the_next_page_announces_itself_once(open_):
    page = open_("player/first.html")
    plays(page)
    page.evaluate("""() => {
      window.__pages = [];
      document.addEventListener("greenroom:page",
        () => window.__pages.push([location.pathname, document.title]));
    }""")
    part(page, "button-next").click()
    until(page, is_(video="second"))
    pages = page.evaluate("window.__pages")
    assert len(pages) == 1 and pages[0][0].endswith("/player/second.html")


def test_buttons_do_what_they_say(open_):
    page = open_("player/first.html")
    plays(page)
    button = part(page, "button-playPause")
    assert button.get_attribute("aria-label") == "Pause"
    button.click()
    shows(page, paused="true")
    assert button.get_attribute("aria-label") == "Play"
    assert video(page, "paused")
    part(page, "button-like").click()
    assert part(page, "button-like").get_attribute("aria-pressed") == "true"
    # Without a gesture the browser lets it play muted only.
    mute = part(page, "button-mute")
    was = video(page, "muted")
    mute.click()
    assert video(page, "muted") is not was
    assert mute.get_attribute("aria-label") == ("Mute" if was else "Unmute")
    button.click()
    shows(page, paused="false")


KEYS = [
    ("Home", 0), ("5", 15), ("9", 27), ("ArrowLeft", 17),
    ("3", 9), ("j", 0), ("1", 3), ("l", 13), ("ArrowRight", 23)]


def test_keys_seek(open_):
    page = open_("player/first.html")
    plays(page)
    page.keyboard.press("k")
    shows(page, paused="true")
    for key, seconds in KEYS:
        page.keyboard.press(key)
        until(page, f"Math.abs({ROOT}.querySelector('video').currentTime"
                    f" - {seconds}) < 0.1")
    bar = part(page, "seekBar")
    bar.focus()
    page.keyboard.press("0")
    page.keyboard.press("PageUp")
    until(page, is_(video="first"))
    assert bar.get_attribute("aria-valuemax") == "30"
    page.keyboard.press("Space")
    shows(page, paused="false")


def test_keys_leave_forms_and_shortcuts_alone(open_):
    page = open_("player/first.html")
    plays(page)
    page.keyboard.press("Control+k")
    page.locator(".skip-link").focus()
    page.keyboard.press("k")
    assert not video(page, "paused")
    part(page, "button-like").focus()
    page.keyboard.press("Space")
    assert part(page, "button-like").get_attribute("aria-pressed") == "true"
    assert not video(page, "paused")
    page.keyboard.press("m")
    page.keyboard.press("k")
    shows(page, paused="true")


def test_the_bar_is_dragged_and_says_where(open_):
    page = open_("player/first.html")
    plays(page)
    page.keyboard.press("k")
    drawing = page.locator(".seek-bar-drawing").bounding_box()
    middle = drawing["y"] + drawing["height"] / 2
    page.mouse.move(drawing["x"] + drawing["width"] * 0.25, middle)
    assert page.locator(".seek-bar-tip").inner_text() == "0:07"
    page.mouse.down()
    page.mouse.move(drawing["x"] + drawing["width"] * 0.5, middle, steps=4)
    assert page.locator(".seek-bar-tip").inner_text() in ("0:14", "0:15")
    page.mouse.up()
    until(page, f"Math.abs({ROOT}.querySelector('video').currentTime - 15)"
                " < 0.2")
    until(page, f"{ROOT}.querySelector('[role=slider]')"
                ".getAttribute('aria-valuetext') === '15 seconds'"
                f" || {ROOT}.querySelector('[role=slider]')"
                ".getAttribute('aria-valuetext') === '14 seconds'")
    page.mouse.move(10, 10)
    assert page.locator(".seek-bar-tip").count() == 0


@pytest.mark.parametrize("locale, words", [("en", "Words"), ("he", "מילים")])
def test_captions_come_in_the_language_of_the_page(open_, locale, words):
    page = open_("player/first.html", locale)
    plays(page)
    part(page, "button-captions").click()
    line = part(page, "captions")
    line.wait_for()
    # What looks like markup in a cue is text or harmless.
    assert line.inner_text().startswith(f"{words} bold &")
    assert page.evaluate("window.__ran") is None
    assert line.get_attribute("lang") == locale
    part(page, "button-captions").click()
    assert line.count() == 0


def test_overlay_rests_and_wakes(open_):
    page = open_("player/first.html")
    plays(page)
    page.mouse.move(5, 5)
    until(page, f"'idle' in {ROOT}.dataset")
    assert page.evaluate(
        "getComputedStyle(document.querySelector('.player-bottom'))"
        ".pointerEvents") == "none"
    page.mouse.move(400, 300)
    until(page, f"!('idle' in {ROOT}.dataset)")


def test_share_puts_the_address_on_the_clipboard(open_):
    page = open_("player/first.html", permissions=["clipboard-read",
                                                   "clipboard-write"])
    plays(page)
    page.evaluate("delete Navigator.prototype.share")
    part(page, "button-share").click()
    until(page, f"{ROOT}.querySelector('[role=status]')?.textContent"
                " === 'Link copied'")
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def test_full_screen_stays_when_the_next_video_comes(open_):
    page = open_("player/first.html")
    plays(page)
    page.keyboard.press("f")
    until(page, f"document.fullscreenElement === {ROOT}")
    assert part(page, "button-fullScreen").get_attribute("aria-label") \
        == "Exit full screen"
    page.keyboard.press("End")
    until(page, is_(video="second"))
    assert page.evaluate(f"document.fullscreenElement === {ROOT}")
    page.keyboard.press("f")
    until(page, "!document.fullscreenElement")


def test_several_players_of_a_page_mind_each_other(open_):
    page = open_("pages/inline.html")
    first, second = (page.locator("[data-kind=player]").nth(it)
                     for it in (0, 1))
    assert page.locator("video").count() == 0
    first.locator("[data-part=button-playPause]").click()
    plays(page)
    second.locator("[data-part=button-playPause]").click()
    until(page, "document.querySelectorAll('video')[1]?.currentTime > 0")
    assert video(page, "paused")
    # Keys go to the one that has the focus.
    page.keyboard.press("k")
    until(page, "document.querySelectorAll('video')[1].paused")
    assert page.url.endswith("/pages/inline.html")


def test_an_inline_player_goes_on_in_its_place(open_):
    page = open_("players/two.html")
    plays(page)
    assert part(page, "button-next").get_attribute("href")
    part(page, "button-next").click()
    until(page, is_(video="second"))
    assert page.url.endswith("/player/second.html")


def failing(page, pattern):
    """What matches is not there until the answer is called."""
    page.route(pattern, lambda route: route.abort())
    return lambda: page.unroute(pattern)


def test_media_that_fails_says_so_and_comes_back(open_):
    page = open_("pages/inline.html")
    mend = failing(page, "**/assets/*.mp4")
    part(page, "button-playPause").first.click()
    status = page.locator("[data-kind=player] [role=status] p").first
    status.wait_for()
    until(page, f"{ROOT}.querySelector('[role=status]')?.textContent"
                ".startsWith('Playback was interrupted')")
    mend()
    page.locator("[data-action=retry]").click()
    plays(page)
    until(page, f"{ROOT}.querySelector('[role=status]').textContent === ''")


def test_a_next_page_that_cannot_be_had_is_tried_again(open_):
    page = open_("player/first.html")
    plays(page)
    mend = failing(page, "**/player/second.html")
    part(page, "button-next").click()
    until(page, f"{ROOT}.querySelector('[role=status]')?.textContent"
                ".startsWith('Playback was interrupted')")
    assert page.url.endswith("/player/first.html")
    mend()
    until(page, is_(video="second"))


def test_from_disk_a_video_plays_when_it_is_asked_to(chromium, stage):
    context = chromium.new_context()
    recorder = Recorder(context.new_page())
    recorder.open((stage.site / "base/en/player/first.html").as_uri())
    page = recorder.page
    assert page.locator("video").count() == 0
    assert page.locator("[data-needs-server]").is_visible()
    part(page, "button-playPause").click()
    plays(page)
    part(page, "button-next").click()
    page.wait_for_url("**/player/second.html")
    assert problems(recorder) == []
    assert recorder.foreign("file:") == []
    context.close()


AXE_OPTIONS = {"resultTypes": ["violations"]}


def complaints(page):
    return [f"{it['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
            for it in Axe().run(page, options=AXE_OPTIONS).response[
                "violations"] for node in it["nodes"]]


@pytest.mark.parametrize("locale", ["en", "he"])
def test_axe_finds_nothing_while_it_plays(open_, locale):
    page = open_("player/first.html", locale)
    plays(page)
    assert complaints(page) == []
    page.mouse.move(400, 300)
    part(page, "button-captions").click()
    part(page, "captions").wait_for()
    page.keyboard.press("k")
    shows(page, paused="true")
    assert complaints(page) == []
    part(page, "button-next").click()
    until(page, is_(video="second"))
    plays(page)
    page.keyboard.press("End")
    shows(page, playerState="end-of-content")
    assert complaints(page) == []
