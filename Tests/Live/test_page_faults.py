"""The server of an open page fails in every way: the page stays as it is,
asks seldom, and goes on by itself. Time is the page's own, and the test's."""

import pytest

import faults
from browsing import FULL
from looking import Looking
from watched import stream, video

LIVE = {"state": "live", "chip": "LIVE", "same": True}
ENDED = {"state": "ended", "chip": "ENDED", "same": True}


@pytest.fixture
def site(watched):
    return watched.start(
        stream("m1", "live"), video("v2", f"{watched.address}/v2.mp4"))


@pytest.fixture
def page(site, chromium):
    """The widget's page, which has looked once."""
    context = chromium.new_context(timezone_id="UTC")
    looking = Looking(context.new_page()).open(site.page("widgets/all.html"))
    assert (looking.asked, looking.card) == ([0], LIVE)
    yield looking
    assert looking.violations == []
    context.close()


def looks(site, generation=None):
    """What the server says the page asked for."""
    return site.upstream.requests("/live/base/en/widgets/all.json", generation)


def end(site):
    """The stream ends, and so the live file says."""
    site.say("m1", streamState="ended")
    site.until_shown("m1", "ended")


def learns(page, at):
    """The page has learned, in the request of this second, that the stream
    ended, and says so once."""
    assert page.asked[-1] == at
    assert page.card == ENDED
    assert page.said == ["Ended: \u2068Stream m1\u2069"]


# Half of the doubled delay is random, which here is always a half.
TIMES = [10, 25, 55, 115, 205, 295]


@pytest.mark.parametrize(
    "fault", [*faults.DIRECTIVES, "cut off"] if FULL else faults.FEW)
def test_a_failure_changes_nothing_and_ends_by_itself(site, page, fault):
    with faults.directives(fault) as directives:
        failing = site.upstream.fail(directives, "/live/")
        end(site)
        page.go_on(300)
        assert page.asked == [0, *TIMES]
        assert (page.card, page.said) == (LIVE, [])
        # One that is given up is in the log when the server sees it.
        site.until("log", lambda: len(looks(site, failing)) >= len(TIMES))
        requests = looks(site, failing)
        site.upstream.heal()
    page.go_on(90)
    learns(page, 385)
    # A browser follows a redirect twenty times, half of them to here, and asks
    # for nothing else twice.
    most = 11 if fault == "redirect loop" else 1
    assert len(requests) <= most * len(TIMES)
    # What is too large is not taken to its end.
    assert all(it.sent < 200 << 20 for it in requests)


@pytest.mark.parametrize(
    "fault", ["slow body", "hanging headers", "hanging body"]
    if FULL else ["hanging headers"])
def test_a_request_that_hangs_is_given_up(site, page, fault):
    with faults.behind(fault) as server:
        failing = site.upstream.fail(server.directives, "/live/")
        end(site)
        page.skip(10)
        site.until("the request", lambda: server.asked == 1)
        # Until the eight of the ten seconds are over, it is waited for.
        page.skip(7)
        assert page.page.evaluate("window.__open") == 1
        page.skip(1)
        page.settle()
        page.skip(14)
        assert page.asked == [0, 10]
        page.skip(1)
        site.until("another request", lambda: server.asked == 2)
        page.skip(8)
        page.settle()
        assert (page.asked, page.card) == ([0, 10, 33], LIVE)
        site.until("gives up", lambda: len(looks(site, failing)) == 2)
        site.upstream.heal()
    page.go_on(30)
    learns(page, 71)


@pytest.mark.parametrize("status", faults.ASKING if FULL else ["429"])
def test_a_server_that_asks_for_quiet_gets_it(site, page, status):
    directives = faults.ASKING[status].replace("After 4", "After 90")
    failing = site.upstream.fail(directives, "/live/")
    page.go_on(10)
    end(site)
    site.upstream.heal()
    page.go_on(85)
    # Nor does it ask when it is shown again.
    page.page.evaluate("__hide(true), __hide(false)")
    page.settle()
    assert (page.asked, page.card) == ([0, 10], LIVE)
    page.go_on(5)
    learns(page, 100)
    assert [it.status for it in looks(site, failing)] == [int(status)]


def test_nothing_answers(site, page):
    site.upstream.stop()
    page.go_on(300)
    assert (page.asked, page.card) == ([0, *TIMES], LIVE)
    site.upstream.start()
    end(site)
    page.go_on(90)
    learns(page, 385)


def test_what_did_not_change_is_not_sent_again(site, page):
    page.go_on(30)
    assert page.asked == [0, 10, 20, 30]
    first, *others = looks(site)
    assert first.status == 200
    assert [(it.status, it.sent) for it in others] == [(304, 0)] * 3
    end(site)
    page.go_on(10)
    learns(page, 40)


def test_a_page_hidden_for_ten_minutes_asks_once_on_return(site, page):
    page.page.evaluate("__hide(true)")
    page.skip(300)
    end(site)
    page.skip(300)
    assert (page.asked, page.card) == ([0], LIVE)
    page.page.evaluate("""() => {
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      __hide(false);
      dispatchEvent(new Event("online"));
    }""")
    page.settle()
    learns(page, 600)
    assert len(looks(site)) == 2


def test_the_network_is_lost_and_comes_back(site, page):
    page.page.context.set_offline(True)
    end(site)
    page.go_on(60)
    assert (page.asked, page.card) == ([0, *TIMES[:3]], LIVE)
    assert len(looks(site)) == 1
    # The browser itself tells the page.
    page.page.context.set_offline(False)
    page.until("__asked.length === 5")
    page.settle()
    learns(page, 60)
    assert len(looks(site)) == 2


def test_old_and_double_answers_are_dropped(site, page):
    """Of two servers behind one address, one is late."""
    live = site.output / "live/base/en/widgets/all.json"
    old = live.read_bytes()
    end(site)
    page.go_on(10)
    learns(page, 10)
    (site.upstream.folder / "faults/old.json").write_bytes(old)
    for _ in range(3):
        site.upstream.fail(
            "root {folder}; rewrite ^ /old.json break;", "/live/")
        page.go_on(10)
        assert page.card == ENDED
        site.upstream.heal()
        page.go_on(10)
        assert page.card == ENDED
    learns(page, 70)
