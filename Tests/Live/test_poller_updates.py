"""An upstream that says strange things, and a process that is put to sleep."""

import signal
import time

import pytest

from test_poller_faults import waits
from watched import stream


def entry(identifier, state, revision=None):
    made = {"id": identifier, "streamState": state}
    return made if revision is None else made | {"revision": revision}


def hears(site, *entries):
    site.upstream.say(entries)
    site.until_heard()


def test_what_is_old_double_or_unknown_changes_nothing(watched):
    watched.start(stream("m1"), stream("m2"))
    hears(watched, entry("m1", "live", 5), entry("m2", "live", 5))
    assert watched.states == {"m1": "live", "m2": "live"}
    before = watched.files
    hears(watched, entry("m1", "upcoming", 4), entry("m2", "ended", 5))
    hears(watched, entry("nobody", "ended", 9), entry("m1", "live", 5),
          entry("m1", "live", 5))
    # A state that is none comes with a revision that is new.
    hears(watched, entry("m2", "paused", 6), {"id": 7}, None, "m1")
    assert watched.states == {"m1": "live", "m2": "live"}
    assert watched.said("poll-failed") == 0
    assert watched.files == before
    # The newest of a reply counts, wherever it stands.
    hears(watched, entry("m1", "ended", 9), entry("m1", "upcoming", 8),
          entry("m1", "ended", 9))
    assert watched.states == {"m1": "ended", "m2": "live"}
    assert watched.said("m1 is ended") == 1
    asked = {it.target for it in watched.upstream.polls()}
    assert asked == {"/streams?ids=m1,m2"}
    assert all(wait >= 0.85 for wait in waits(watched.upstream.polls()))


def test_a_state_that_flaps_is_followed_by_its_revisions_alone(watched):
    watched.start(stream("m1"))
    for revision, state in enumerate(
            ["live", "ended", "live", "upcoming", "live", "ended"], 2):
        watched.upstream.say([entry("m1", state, revision)])
        watched.until_shown("m1", state)
    lines = [line for line in watched.errors if line.startswith("m1 is ")]
    assert lines == [f"m1 is {state}\n" for state in (
        "live", "ended", "live", "upcoming", "live", "ended")]
    before = watched.files
    for state in ("live", "ended", "upcoming"):
        hears(watched, entry("m1", state))
    assert watched.states == {"m1": "ended"}
    assert watched.files == before
    # It asks no more often for all that.
    assert all(wait >= 0.85 for wait in waits(watched.upstream.polls()))


@pytest.mark.parametrize("revision", [7, None])
def test_a_process_that_slept_asks_once_and_goes_on(watched, revision):
    watched.start(stream("m1"))
    hears(watched, entry("m1", "live"))
    watched.process.send_signal(signal.SIGSTOP)
    count = len(watched.upstream.polls())
    watched.upstream.say([entry("m1", "ended", revision)])
    # So long that several requests were due.
    slept = time.monotonic()
    watched.until("sleep", lambda: time.monotonic() > slept + 4)
    assert len(watched.upstream.polls()) <= count + 1
    count = len(watched.upstream.polls())
    watched.process.send_signal(signal.SIGCONT)
    watched.until_shown("m1", "ended")
    watched.until("polls", lambda: len(watched.upstream.polls()) >= count + 4)
    assert all(wait >= 0.85 for wait in waits(watched.upstream.polls()[count:]))
    assert watched.said("m1 is ended") == 1
