"""When an open page looks at its live file, and when it does not."""

import json

import pytest

import loopback
from streams import RECORDING, item, live_file

BEFORE = (item("regatta", "live", 3), item("concert", "upcoming"))


@pytest.fixture(scope="module")
def site(streams):
    return streams.site(*BEFORE)


@pytest.fixture(scope="module")
def address(site):
    with loopback.serving(site.root) as root:
        yield root


@pytest.fixture
def widget(watched, site, address):
    """The widget's page, just opened, its live file as it was built."""
    watched.reply = live_file(site)
    return watched.open(address + "base/en/widgets/live.html")


def test_it_looks_at_once_and_then_about_every_ten_seconds(widget):
    assert widget.asked == [0]
    widget.go_on(40)
    assert widget.asked == [0, 10, 20, 30, 40]
    assert all(
        each["address"].endswith("/live/base/en/widgets/live.json")
        for each in widget.page.evaluate("window.__asked"))


@pytest.mark.parametrize("random, least", [(0, 9), (0.999999, 11)])
def test_intervals_vary_by_a_tenth(watched, site, address, random, least):
    watched.page.add_init_script(f"window.__random = {random}")
    watched.reply = live_file(site)
    watched.open(address + "base/en/widgets/live.html").go_on(40, step=1)
    assert watched.asked[:4] == [0, least, 2 * least, 3 * least]


FAULTS = {
    "500": {"status": 500, "body": "no"},
    "404": {"status": 404, "body": "{}"},
    "refused": lambda route: route.abort("connectionrefused"),
    "a page instead": {"status": 200, "body": "<!DOCTYPE html><p>Hello"},
    "cut short": '{"streams": [{"id": "regatta", "streamSta',
    "empty": "",
    "another shape": '{"streams": {}}',
    "no object": "null",
    "huge": {"status": 200, "body": '{"streams": [], "x": "%s"}' % (
        "x" * (9 << 20))},
    "a redirect elsewhere": {
        "status": 302, "headers": {"Location": "https://other.example/"}},
}


@pytest.mark.parametrize("fault", FAULTS)
def test_failures_double_the_delay_and_change_nothing(widget, fault):
    good = widget.reply
    states = widget.states
    widget.reply = FAULTS[fault]
    widget.go_on(300)
    # Doubled each time and never over 120 s; equal jitter takes three
    # quarters of it in the middle.
    assert widget.asked == [0, 10, 25, 55, 115, 205, 295]
    assert widget.states == states
    # It recovers by itself.
    widget.reply = good
    widget.go_on(105)
    assert widget.asked[7:] == [385, 395, 405]
    assert widget.states == states


def test_a_request_that_hangs_ends_before_the_next_one(widget):
    widget.reply = lambda route: None
    widget.skip(10)
    assert widget.page.evaluate("window.__open") == 1
    widget.skip(8)
    widget.settle()
    count = widget.count
    widget.skip(14)
    assert widget.count == count
    widget.skip(2)
    assert widget.count == count + 1
    assert widget.page.evaluate("window.__open") == 1


DATE = "Thu, 18 Jun 2026 19:00:00 GMT"


@pytest.mark.parametrize("headers, delay", [
    ({"Retry-After": "90"}, 90),
    ({"Retry-After": "3"}, 15),
    # A date counts from that of the reply, whatever clock the viewer has.
    ({"Retry-After": "Thu, 18 Jun 2026 19:01:30 GMT", "Date": DATE}, 90),
    ({"Retry-After": "Thu, 18 Jun 2026 18:00:00 GMT", "Date": DATE}, 15),
    ({"Retry-After": "86400"}, 3600),
    ({"Retry-After": "soon"}, 15),
    ({"Retry-After": "-5"}, 15),
])
@pytest.mark.parametrize("status", [429, 503])
def test_retry_after_is_honoured(widget, status, headers, delay):
    good = widget.reply
    widget.reply = {"status": status, "body": "", "headers": headers}
    widget.go_on(10)
    widget.reply = good
    widget.skip(delay - 1)
    assert widget.asked == [0, 10]
    if delay > 15:
        # Coming back does not break it.
        widget.page.evaluate("__hide(true), __hide(false)")
    widget.go_on(2, step=1)
    assert widget.asked == [0, 10, 10 + delay]


def test_not_modified_is_a_success(widget):
    body = json.dumps(widget.reply)
    widget.reply = {
        "status": 200, "body": body, "headers": {"ETag": '"a"'}}
    widget.go_on(10)
    widget.reply = {"status": 304, "headers": {"ETag": '"a"'}}
    widget.go_on(30)
    assert widget.asked == [0, 10, 20, 30, 40]
    headers = [
        each["headers"] for each in
        widget.page.evaluate("window.__asked")]
    assert headers[:2] == [{}, {}]
    assert {each["If-None-Match"] for each in headers[2:]} == {'"a"'}


def test_a_hidden_page_looks_at_nothing_and_once_on_return(widget):
    good = widget.reply
    widget.reply = lambda route: None
    widget.skip(11)
    widget.page.evaluate("__hide(true)")
    # The request that ran is given up.
    widget.settle()
    widget.skip(600)
    assert widget.asked == [0, 10]
    widget.reply = good
    # Browsers tell of a return in several ways, at once or one by one.
    widget.page.evaluate("""() => {
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      __hide(false);
      dispatchEvent(new Event("online"));
    }""")
    widget.settle()
    widget.page.evaluate("dispatchEvent(new Event('online'))")
    widget.settle()
    widget.go_on(20)
    assert widget.asked == [0, 10, 611, 621, 631]


def test_a_page_opened_behind_others_waits_until_it_is_shown(
        watched, site, address):
    watched.page.add_init_script("__hide(true)")
    watched.reply = live_file(site)
    watched.open(address + "base/en/widgets/live.html").go_on(30)
    assert watched.count == 0
    watched.page.evaluate("__hide(false)")
    assert watched.count == 1


def test_the_network_goes_and_comes_back(widget):
    good = widget.reply
    widget.reply = lambda route: route.abort("internetdisconnected")
    widget.go_on(300)
    lost = [0, 10, 25, 55, 115, 205, 295]
    assert widget.asked == lost
    widget.reply = good
    widget.page.evaluate("dispatchEvent(new Event('online'))")
    widget.settle()
    widget.go_on(10)
    assert widget.asked == lost + [300, 310]


def test_a_live_file_may_set_the_interval(widget):
    widget.reply |= {"interval": 2}
    widget.go_on(16, step=2)
    assert widget.asked == [0, 10, 12, 14, 16]
    # What is no interval is taken for ten seconds, too long for a minute.
    for wrong, at in ((0, 18), (-3, 28), ("often", 38), (1e9, 48)):
        widget.reply |= {"interval": wrong}
        widget.go_on(2 if at == 18 else 10, step=2)
        assert widget.asked[-1] == at
    widget.reply |= {"interval": None}
    widget.go_on(70, step=10)
    assert widget.asked[-2:] == [108, 118]


def test_a_viewer_whose_clock_is_an_hour_off_sees_the_same(
        watched, streams, address):
    watched.start += 3_600_000
    watched.reply = live_file(streams.site(
        item("regatta", "ended", 4), item("concert", "live")))
    watched.open(address + "base/en/widgets/live.html").go_on(20)
    assert watched.states == {"regatta": "ended", "concert": "live"}
    assert watched.asked == [0, 10, 20]


QUIET = {
    "all ended, with recordings": [
        item("regatta", "ended", 3, RECORDING),
        item("concert", "ended", None, RECORDING)],
    "no stream at all": [item("regatta"), item("concert")],
}


@pytest.mark.parametrize("name", QUIET)
@pytest.mark.parametrize(
    "page", ["widgets/live", "pages/both", "player/regatta"])
def test_a_page_without_anything_active_polls_nothing(
        watched, streams, page, name):
    quiet = streams.site(*QUIET[name])
    with loopback.serving(quiet.root) as root:
        watched.open(f"{root}base/en/{page}.html").go_on(30)
        watched.page.evaluate(
            "__hide(true), __hide(false), "
            "dispatchEvent(new Event('online'))")
        assert watched.count == 0


def test_it_stops_when_the_last_stream_has_ended(widget, streams):
    widget.reply = live_file(streams.site(*QUIET["all ended, with recordings"]))
    widget.reply["streams"][0]["revision"] = 4
    widget.go_on(100)
    assert set(widget.states.values()) == {"ended"}
    widget.page.evaluate("__hide(true), __hide(false)")
    assert widget.asked == [0, 10]


@pytest.mark.parametrize("more, looks", [
    ("", 60), ("now: 2026-06-18T20:00:00Z", 91)])
def test_a_recording_may_come_for_ten_minutes(watched, streams, more, looks):
    ended = streams.site(item("regatta", "ended"), more=more)
    watched.reply = live_file(ended)
    with loopback.serving(ended.root) as root:
        watched.open(root + "base/en/widgets/live.html")
        watched.go_on(900, step=10)
    # A clock that is fixed stands still.
    assert watched.asked == [10 * place for place in range(looks)]


def test_from_disk_nothing_is_fetched(watched, site):
    watched.open(site.uri(site.page("widget", "base", "en", "live")))
    watched.go_on(30)
    assert watched.count == 0


def test_another_page_in_its_place_is_polled_from_then_on(widget, site):
    widget.page.evaluate("""() => {
      document.body.dataset.live = "../../../live/base/en/pages/both.json";
      document.dispatchEvent(new Event("greenroom:page"));
    }""")
    widget.settle()
    widget.go_on(20)
    addresses = widget.page.evaluate(
        "window.__asked.map((it) => it.address.split('/').pop())")
    assert addresses == ["live.json"] + ["both.json"] * 3
    # Without streams there is nothing to look at.
    widget.page.evaluate("""() => {
      delete document.body.dataset.live;
      document.dispatchEvent(new Event("greenroom:page"));
    }""")
    widget.go_on(30)
    assert widget.count == 4
