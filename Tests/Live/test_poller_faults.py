"""The upstream fails in every way: what is known stays, few ask, and it goes
on by itself."""

import email.utils
import time

import pytest

import backend
import faults
from browsing import FULL
from watched import stream, video


@pytest.fixture
def site(watched):
    """A site whose stream an update has made live."""
    watched.start(stream("m1"), video("v2", f"{watched.address}/v2.mp4"))
    watched.say("m1", streamState="live")
    watched.until_shown("m1", "live")
    return watched


def waits(polls):
    """The seconds from the end of each request to the next one."""
    return [after.began - before.ended
            for before, after in zip(polls, polls[1:])]


def assert_backs_off(polls, least=(1, 2, 4), slack=8):
    """Each wait after a failure is at least half of the doubled interval of
    one second, and at most the whole. What the machine takes for it is
    `slack`."""
    for place, wait in enumerate(waits(polls)):
        assert least[place] - 0.05 <= wait <= 2 * least[place] + slack, polls


def recovers(site, before, generation=None):
    """The upstream is good again, and has news."""
    assert site.files == before
    assert site.said("poll-failed") == 1
    assert site.said("poll-recovered") == 0
    site.say("m1", streamState="ended")
    healthy = site.upstream.heal()
    site.until_shown("m1", "ended")
    site.until("polls", lambda: len(site.upstream.polls(healthy)) >= 2)
    assert site.said("m1 is ended") == 1
    assert site.said("poll-failed") == 1
    assert site.said("poll-recovered") == 1
    if generation:
        failed = site.upstream.polls(generation)
        good = site.upstream.polls(healthy)
        assert_backs_off(failed + good[:1])
        # From then on it asks as before.
        assert all(wait >= 0.85 for wait in waits(good))


@pytest.mark.parametrize("fault", faults.ALL if FULL else [
    *faults.FEW, "hanging headers", "slow body"])
def test_a_failure_changes_nothing_and_ends_by_itself(site, fault):
    before = site.files
    with faults.directives(fault) as directives:
        failing = site.upstream.fail(directives)
        site.until("failures",
                   lambda: len(site.upstream.polls(failing)) >= 2)
        recovers(site, before, failing)
    requests = site.upstream.requests("/", failing)
    polls = len(site.upstream.polls(failing))
    # A redirect is followed five times; nothing else is asked twice.
    each = 6 if fault == "redirect loop" else 1
    assert len([it for it in requests if "streams" in it.target]) == (
        each * polls)
    assert sum(it.sent for it in requests) < 64 << 20
    assert {it.target for it in site.upstream.polls()} == {"/streams?ids=m1"}


def test_nothing_answers(site):
    before = site.files
    site.upstream.stop()
    site.until("a failure", lambda: site.said("nothing answers there"))
    site.upstream.start()
    recovers(site, before)


@pytest.mark.parametrize("status", faults.ASKING if FULL else ["503"])
def test_an_upstream_that_asks_for_quiet_gets_it(site, status):
    before = site.files
    with faults.directives(status) as directives:
        failing = site.upstream.fail(directives)
        site.until("a failure", lambda: site.upstream.polls(failing))
        recovers(site, before)
    polls = site.upstream.polls()
    polls = polls[polls.index(site.upstream.polls(failing)[0]):]
    assert polls[0].status == int(status)
    assert_backs_off(polls[:2], least=[4])


@pytest.mark.parametrize("hour", [-3600, 3600] if FULL else [3600])
def test_an_upstream_whose_clock_is_an_hour_off(site, hour):
    def answer():
        now = time.time() + hour
        date, until = [
            email.utils.formatdate(at, usegmt=True) for at in (now, now + 4)]
        return (f"HTTP/1.1 503 Busy\r\nDate: {date}\r\nRetry-After: {until}"
                "\r\nContent-Length: 0\r\n\r\n").encode()

    before = site.files
    with backend.behind(answer) as server:
        failing = site.upstream.fail(server.directives)
        site.until("a failure", lambda: site.upstream.polls(failing))
        recovers(site, before)
        assert server.asked == len(site.upstream.polls(failing))
    polls = site.upstream.polls()
    polls = polls[polls.index(site.upstream.polls(failing)[0]):]
    assert_backs_off(polls[:2], least=[4])


def test_what_did_not_change_is_not_sent_again(site):
    site.until_heard()
    before = site.files
    count = len(site.upstream.polls())
    site.until("polls", lambda: len(site.upstream.polls()) >= count + 3)
    polls = site.upstream.polls()[count:]
    assert {(it.status, it.sent) for it in polls} == {(304, 0)}
    assert all(wait >= 0.85 for wait in waits(polls))
    assert site.files == before
    site.say("m1", streamState="ended")
    site.until_shown("m1", "ended")
    assert site.said("poll-failed") == 0
