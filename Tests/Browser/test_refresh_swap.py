"""What an open page takes from its live file, and what it says of it."""

import json
import shutil
from dataclasses import dataclass

import pytest

import loopback
from browsing import until
from streams import RECORDING, Watched, item, live_file

WIDGET = "base/en/widgets/live.html"
BOTH = "base/en/pages/both.html"


@pytest.fixture
def moving(watched, streams):
    """Opens a page of one site, and polls what another one says."""
    servers = []

    def open_(before, after=None, page=WIDGET, keep=False):
        site = streams.site(*before)
        server = loopback.serving(site.root)
        root = server.__enter__()
        servers.append(server)
        name = page.removesuffix(".html").removeprefix("base/")
        locale, _, path = name.partition("/")
        watched.reply = live_file(site, path, locale)
        watched.open(root + page)
        if after:
            watched.reply = live_file(streams.site(*after), path, locale)
        return watched

    yield open_
    for server in servers:
        server.__exit__(None, None, None)


# What is known, what the live file says, what is shown then.
RULES = [
    # A newer revision wins.
    (("live", 5), ("ended", 6), "ended"),
    (("ended", 5), ("live", 6), "live"),
    (("live", 5), ("upcoming", 6), "upcoming"),
    # One that is older or the same is dropped.
    (("live", 5), ("ended", 4), "live"),
    (("live", 5), ("ended", 5), "live"),
    (("live", 0), ("ended", 0), "live"),
    # Without a revision a report is newer, and revives nothing.
    (("live", 5), ("ended", None), "ended"),
    (("live", None), ("ended", None), "ended"),
    (("upcoming", None), ("live", None), "live"),
    (("live", None), ("upcoming", None), "upcoming"),
    (("live", None), ("ended", 1), "ended"),
    (("ended", None), ("live", None), "ended"),
    (("ended", 5), ("live", None), "ended"),
    (("ended", None), ("live", 1), "live"),
]


@pytest.mark.parametrize("known, told, shown", RULES)
def test_revisions_decide(moving, known, told, shown):
    page = moving(
        [item("regatta", *known), item("concert", "live")],
        [item("regatta", *told), item("concert", "live")])
    page.go_on(20)
    assert page.states["regatta"] == shown
    # The answer that a page opens with counts the same.
    assert page.states["concert"] == "live"


def test_answers_out_of_order_and_twice_change_nothing(moving, streams):
    def told(state, revision):
        return live_file(streams.site(item("regatta", state, revision)))

    page = moving([item("regatta", "upcoming", 1)])
    seen = []
    for reply in [told("live", 3), told("upcoming", 2), told("live", 3),
                  told("ended", 7), told("live", 6), told("ended", 7)]:
        page.reply = reply
        page.go_on(10)
        seen.append(page.states["regatta"])
    assert seen == ["live", "live", "live", "ended", "ended", "ended"]


def test_a_state_that_flaps_is_followed(moving, streams):
    page = moving([item("regatta", "upcoming")])
    seen = []
    for state in ["live", "upcoming"] * 3 + ["ended", "live", "upcoming"]:
        page.reply = live_file(streams.site(item("regatta", state)))
        page.go_on(10)
        seen.append(page.states["regatta"])
    assert seen == ["live", "upcoming"] * 3 + ["ended"] * 3
    assert page.asked == [10 * place for place in range(len(seen) + 1)]


def test_entries_that_are_wrong_stop_no_others(moving, streams):
    before = [item(name, "live") for name in ("regatta", "concert", "parade")]
    page = moving(before)
    good = live_file(streams.site(*(it | {"streamState": "ended"}
                                    for it in before)))["streams"]
    regatta, concert, parade = good
    page.reply = {"streams": [
        None, 7, "regatta", [], {},
        regatta | {"streamState": "paused"},
        regatta | {"id": 3}, regatta | {"id": "nobody"},
        regatta | {"revision": "8"}, regatta | {"revision": 1.5},
        regatta | {"fragments": None}, regatta | {"fragments": {}},
        # An entry may change its own elements only.
        regatta | {"fragments": concert["fragments"]},
        concert | {"fragments": {
            "card.live.concert": 7, "card.live.nobody": "<p>", "content": ""}},
        parade,
    ], "more": 1}
    page.go_on(20)
    assert page.states == {
        "regatta": "live", "concert": "live", "parade": "ended"}
    assert page.asked == [0, 10, 20]
    # An entry that is missing changes nothing.
    page.reply = {"streams": [concert]}
    page.go_on(10)
    assert page.states == {
        "regatta": "live", "concert": "ended", "parade": "ended"}


def test_only_the_element_itself_is_taken(moving, streams):
    page = moving([item("regatta", "live")])
    [entry] = live_file(streams.site(item("regatta", "ended")))["streams"]
    [(name, html)] = entry["fragments"].items()
    hostile = (
        "<script>window.__ran = 1</script><img src=x onerror='__ran = 2'>"
        "<div id=content>gone</div>" + html.replace(
            "</article>", "<script>window.__ran = 3</script></article>"))
    page.reply = {"streams": [entry | {"fragments": {name: hostile}}]}
    page.go_on(10)
    assert page.states == {"regatta": "ended"}
    assert page.page.evaluate("window.__ran") is None
    assert page.page.locator("#content").count() == 1
    page.reply = {"streams": [
        entry | {"fragments": {name: "<p id='x'>no such element</p>"}}]}
    page.go_on(10)
    assert page.states == {"regatta": "ended"}


MANY = ("regatta", "concert", "parade", "launch", "market", "race")


def test_nothing_else_moves_and_focus_stays(moving):
    before = [item(name, "upcoming") for name in MANY]
    after = [item(name, "live" if name == "parade" else "upcoming")
             for name in MANY]
    page = moving(before, after)
    tab = page.page
    tab.evaluate("""() => {
      const card = document.getElementById("card.live.parade");
      card.querySelector("a").focus();
      window.__link = document.activeElement;
      window.__row = card.parentElement;
      while (__row.scrollWidth <= __row.clientWidth) {
        window.__row = __row.parentElement;
      }
      __row.scrollTo({ left: 300, behavior: "instant" });
      window.__order = [...document.querySelectorAll("[data-kind=card]")];
      window.__blurs = 0;
      window.__touched = new Set();
      document.addEventListener("focusout", () => { __blurs += 1; });
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const card = (target.closest ? target : target.parentElement)
            .closest("[data-kind=card]");
          if (card) __touched.add(card.dataset.video);
        }
      }).observe(document.body, {
        attributes: true, childList: true, characterData: true, subtree: true,
      });
    }""")
    page.go_on(5)
    scrolled = tab.evaluate("__row.scrollLeft")
    page.go_on(25)
    assert page.states["parade"] == "live"
    assert tab.evaluate("""() => ({
      focus: document.activeElement === __link && __link.isConnected,
      blurs: __blurs,
      scroll: __row.scrollLeft,
      order: [...document.querySelectorAll("[data-kind=card]")]
        .every((it, place) => it === __order[place]),
      touched: [...__touched],
      time: document.querySelector("[id='card.live.parade'] time"),
    })""") == {
        "focus": True, "blurs": 0, "scroll": scrolled, "order": True,
        "touched": ["parade"], "time": None}
    assert scrolled > 0


# Every card and player, whatever the order of attributes and the blanks.
MARKUP = """() => {
  const lines = (node) => node.nodeType === Node.TEXT_NODE
    ? [node.data.trim()].filter(Boolean)
    : [node.nodeName, ...[...node.attributes].map(({ name, value }) =>
        `${name}=${value}`).sort(), ...[...node.childNodes].flatMap(lines)];
  return [...document.querySelectorAll("[data-kind]")].map(lines);
}"""


@dataclass
class Still:
    """Leaves players as they are built: none has the data to play by."""

    page: str

    @staticmethod
    def text(text):
        return text.replace("data-player-data", "data-no-data")

    def answer(self, route):
        reply = route.fetch()
        route.fulfill(response=reply, body=self.text(reply.text()))


def test_a_page_after_refreshes_is_the_page_that_is_built(
        moving, watched, streams):
    """Every step of a stream leaves the markup that a build writes."""
    still = Still(page="**/base/en/pages/both.html")
    watched.page.context.route(still.page, still.answer)
    page = moving([item("regatta", "upcoming", 1)], page=BOTH)
    for state, playback in [
            ("live", None), ("ended", None), ("live", None),
            ("upcoming", RECORDING), ("ended", RECORDING)]:
        revision = page.count + 1
        site = streams.site(item("regatta", state, revision, playback))
        page.reply = json.loads(still.text(
            json.dumps(live_file(site, "pages/both"))))
        page.go_on(10)
        with loopback.serving(site.root) as root:
            fresh = page.page.context.new_page()
            fresh.goto(root + BOTH)
            assert page.page.evaluate(MARKUP) == fresh.evaluate(MARKUP)
            fresh.close()


def test_what_changed_is_said_once_in_one_place(moving):
    page = moving(
        [item("regatta", "upcoming", 1), item("concert", "live", 1),
         item("parade", "live", 1), item("launch", "live", 1)],
        [item("regatta", "live", 2), item("concert", "ended", 2),
         item("parade", "ended", 2), item("launch", "live", 2)],
        page=BOTH)
    region = page.page.locator("[data-announcements]")
    assert region.count() == 1
    assert region.get_attribute("role") == "status"
    assert region.get_attribute("aria-live") == "polite"
    # There from load, and empty.
    assert page.said == []
    page.page.evaluate("""() => {
      window.__times = 0;
      new MutationObserver(() => { __times += 1; }).observe(
        document.querySelector("[data-announcements]"),
        { childList: true, characterData: true, subtree: true });
    }""")
    page.go_on(60)
    assert page.said == [
        "Now live: \u2068Regatta\u2069",
        "Ended: \u2068Concert\u2069 and \u2068Parade\u2069"]
    assert page.page.evaluate("__times") == 1
    assert page.page.locator("[aria-live], [role=status]").count() == 1


def test_it_is_said_in_the_language_of_the_page(moving):
    names = ("regatta", "concert")
    page = moving(
        [item(name, "upcoming") for name in names],
        [item(name, "live") for name in names],
        page="base/he/widgets/live.html")
    page.go_on(10)
    assert page.said == [
        "עכשיו בשידור חי: \u2068שם regatta\u2069 ו-\u2068שם concert\u2069"]


def test_nothing_is_said_of_what_a_page_finds_as_it_opens(
        watched, streams):
    site = streams.site(item("regatta", "upcoming", 1))
    watched.reply = live_file(streams.site(item("regatta", "live", 2)))
    with loopback.serving(site.root) as root:
        watched.open(root + WIDGET)
        assert watched.states == {"regatta": "live"}
        watched.go_on(20)
    assert watched.said == []


def test_what_shows_a_stream_may_take_the_change_itself(moving):
    page = moving([item("regatta", "upcoming", 1)],
                  [item("regatta", "live", 2)], page=BOTH)
    page.page.evaluate("""() => {
      window.__told = [];
      document.addEventListener("greenroom:update", (event) => {
        __told.push({
          id: event.target.id, stream: event.detail.stream,
          html: event.detail.html.includes('data-stream-state="live"'),
          once: event.bubbles && event.cancelable });
        if (event.target.dataset.kind === "card") event.preventDefault();
      });
    }""")
    page.go_on(40)
    told = page.page.evaluate("__told")
    assert sorted(each["id"] for each in told) == [
        "block1.live.regatta", "player.block2"]
    for each in told:
        assert each["html"] and each["once"]
        assert each["stream"] == {
            "id": "regatta", "streamState": "live", "revision": 2,
            "startTime": "2026-06-18T19:00:00Z", "playback": None}
    assert page.states == {"regatta": "upcoming"}
    # It is said all the same, once for card and player.
    assert page.said == ["Now live: \u2068Regatta\u2069"]


def test_a_page_that_moved_in_learns_what_the_old_one_knew(moving, streams):
    page = moving([item("regatta", "live", 5)],
                  [item("regatta", "ended", 6, RECORDING)])
    page.go_on(10)
    # A copy of the card from before the end, as a cache may hold it.
    page.page.evaluate("""() => {
      const card = document.querySelector("[data-kind=card]");
      card.dataset.revision = "5";
      card.dataset.streamState = "live";
      document.dispatchEvent(new Event("greenroom:page"));
    }""")
    page.settle()
    assert page.states == {"regatta": "live"}
    assert page.page.evaluate("document.querySelector('[data-kind=card]')"
                              ".dataset.revision") == "5"


def test_times_of_swapped_cards_are_the_viewer_s(chromium, streams):
    context = chromium.new_context(timezone_id="Asia/Tokyo", locale="en-US")
    watched = Watched(context.new_page())
    before, after = ([
        item("regatta", "upcoming", number),
        item("concert", state, number) | {
            "startTime": f"2026-06-18T{hour}:00:00Z"}]
        for number, state, hour in [(1, "live", 19), (2, "upcoming", 22)])
    site = streams.site(*before)
    watched.reply = live_file(site)
    times = """() => Object.fromEntries(
      [...document.querySelectorAll("time[data-start-time]")].map((it) => [
        it.closest("[data-kind]").dataset.video, it.textContent]))"""
    with loopback.serving(site.root) as root:
        watched.open(root + WIDGET)
        [(_, shown)] = watched.page.evaluate(times).items()
        assert "GMT+9" in shown
        watched.page.evaluate(
            "window.__kept = document.querySelector('time[data-start-time]')")
        watched.reply = live_file(streams.site(*after))
        watched.go_on(10)
        found = watched.page.evaluate(times)
        assert found["regatta"] == shown
        assert "GMT+9" in found["concert"] and "7:00" in found["concert"]
        assert watched.page.evaluate("__kept.isConnected")
        # A start that moves is written anew.
        moved = [dict(it) for it in after]
        moved[0] |= {"revision": 3, "startTime": "2026-06-18T20:30:00Z"}
        watched.reply = live_file(streams.site(*moved))
        watched.go_on(10)
        assert "5:30" in watched.page.evaluate(times)["regatta"]
    context.close()


def test_over_a_real_server_a_chip_changes_in_place(
        chromium, streams, tmp_path):
    before = streams.site(item("regatta", "upcoming", 1))
    after = streams.site(item("regatta", "live", 2))
    root = tmp_path / "site"
    shutil.copytree(before.root, root)
    path = root / "live" / "base" / "en" / "widgets" / "live.json"

    def say(site):
        path.write_text(json.dumps(live_file(site) | {"interval": 0.2}))

    say(before)
    context = chromium.new_context(timezone_id="UTC")
    page = context.new_page()
    page.add_init_script("""window.__violations = [];
      addEventListener("securitypolicyviolation", (event) =>
        window.__violations.push(event.violatedDirective));""")
    with loopback.serving(root) as address:
        page.goto(address + WIDGET)
        page.evaluate(
            "document.querySelector('.card a').focus(), window.__same = 1")
        say(after)
        until(page, "document.querySelector('.card')"
                    ".dataset.streamState === 'live'")
        chip = page.locator(".card [data-part=statusIndicator]")
        assert chip.inner_text() == "LIVE"
        assert page.evaluate(
            "document.activeElement.matches('.card a') && __same") == 1
        assert page.evaluate("__violations") == []
    context.close()
