"""Nothing that a text says is ever done."""

from urllib.parse import urlsplit

import pytest

import hostile_project
import loopback
from browsing import FULL, measure
from hostile_texts import ADDRESSES

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; "
    "font-src 'self'; img-src 'self' https: data:; connect-src 'self' "
    "https:; media-src 'self' blob: https:; base-uri 'none'; "
    "form-action 'none'")


def sample(site):
    """Every page; in the usual run the hostile theme and both locales of
    every kind, and every video once."""
    if FULL:
        return site.pages
    seen, pages = set(), []
    for page in site.pages:
        # Videos differ by locale in nothing that matters here.
        key = (page.kind, page.name, page.locale
               if page.kind != "player" else "")
        if page.theme != "midnight" and key not in seen:
            seen.add(key)
            pages.append(page)
    return pages


def harm(recorder, origin):
    """All that went wrong on the page that is open."""
    page = recorder.page
    # Whatever waits for the pointer or the focus gets it.
    page.evaluate("""() => {
      for (const element of document.querySelectorAll("body, body *")) {
        element.dispatchEvent(new MouseEvent("mouseover", {bubbles: true}));
        element.dispatchEvent(new Event("error"));
        element.dispatchEvent(new Event("load"));
        element.focus?.({preventScroll: true});
      }
    }""")
    # On a server players ask for the media that the catalog names.
    media = set() if origin == "file:" else {
        url for url in recorder.requests
        if urlsplit(url).hostname == "ok.example"}
    found = {
        "ran": page.evaluate("window.__ran"),
        "dialogs": recorder.dialogs,
        "popups": recorder.popups,
        "foreign requests": [
            url for url in recorder.foreign(origin) if url not in media],
        "errors": [error for error in recorder.errors
                   if "Failed to decode downloaded font" not in error
                   and "OTS parsing error" not in error
                   and not (media and "ERR_NAME_NOT_RESOLVED" in error)],
        "violations": recorder.violations,
        "failed": [
            text for text in recorder.failed
            if text.rsplit(" ", 1)[0] not in media],
        "markup": measure(page, "markup"),
    }
    return {name: value for name, value in found.items() if value}


def check(site, recorder, address, origin):
    found = {}
    for page in sample(site):
        recorder.open(address(page))
        damage = harm(recorder, origin)
        if damage:
            found[page.path] = damage
    assert not found, "\n".join(f"{k}: {v}" for k, v in found.items())


def test_from_disk_nothing_runs(hostile, recorder):
    check(hostile, recorder, hostile.uri, "file:")


def test_from_a_server_nothing_runs(hostile, hostile_address, recorder):
    from urllib.parse import quote
    check(
        hostile, recorder,
        lambda page: hostile_address + quote(page.path), hostile_address)


def test_forbidden_addresses_are_reported_and_reach_no_page(
        tmp_path, recorder):
    site, said = hostile_project.build_addresses(tmp_path)
    check(site, recorder, site.uri, "file:")
    for field in ("thumbnail.url", "playback.hls", "playback.mp4",
                  "captions.url", "cta.url"):
        refused = said.count(f"error: “{field}” cannot be ")
        # The two that are written with entities are names of files.
        assert refused >= len(ADDRESSES) - 2, field


def test_the_harness_sees_an_attack_that_works(tmp_path, recorder):
    (tmp_path / "index.html").write_text(
        "<img src=x onerror=\"window.__ran='yes'; alert(1)\">"
        "<script src='https://evil.example/x.js'></script>"
        "<a href='javascript:1' style='color:red'>a</a>")
    recorder.page.route(
        "https://**", lambda route: route.abort())
    recorder.open((tmp_path / "index.html").as_uri())
    damage = harm(recorder, "file:")
    assert damage["ran"] == "yes"
    # The image fails at once, and again when told to by the harness.
    assert set(damage["dialogs"]) == {"1"}
    assert damage["foreign requests"] == ["https://evil.example/x.js"]
    assert {line.split(":")[0] for line in damage["markup"]} == {
        "element", "onerror", "href", "src", "style"}


@pytest.mark.parametrize("name", ["world_cup", "hostile"])
def test_the_policy_stands_on_every_page(name, request):
    from html import escape
    site = request.getfixturevalue(name)
    line = (
        '<meta http-equiv="Content-Security-Policy" content="'
        + escape(POLICY).replace("&#x27;", "&#39;"))
    without = []
    for page in site.pages:
        head = site.file(page).read_text("utf-8").split("</head>")[0]
        # Before anything that could load: a policy binds what follows it.
        place = head.find(line)
        early = head[:max(place, 0)]
        if place < 0 or any(tag in early for tag in (
                "<script", "<link", "<style", "<img")):
            without.append(page.path)
    assert without == []
