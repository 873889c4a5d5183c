"""The names and bones that tests from outside and readers rely on."""

import re

import pytest

import matrix
from browsing import measure
from html_names import document_of, problems_of

DIRECTIONS = {"en": "ltr", "es": "ltr", "ja": "ltr", "he": "rtl", "ar": "rtl"}


def test_every_page_of_the_example_keeps_the_contract(world_cup):
    problems = []
    for page in world_cup.pages:
        document = document_of(world_cup.file(page).read_text("utf-8"))
        problems += [f"{page}: {text}" for text in problems_of(document)]
        locale = page.locale or "en"
        if (document.lang, document.dir) != (locale, DIRECTIONS[locale]):
            problems.append(f"{page}: {document.lang} {document.dir}")
    assert problems == []


@pytest.mark.parametrize("locale", ["en", "ar"])
def test_the_browser_sees_the_contract_too(world_cup, tab, locale):
    for page in matrix.one_of_each_kind(world_cup, "midnight", locale):
        tab.goto(world_cup.uri(page))
        found = measure(tab, "contract")
        assert found["problems"] == [], page
        assert found["title"], page


def test_a_hostile_site_keeps_the_contract(hostile, tab):
    for page in hostile.pages:
        if page.theme != "midnight":
            tab.goto(hostile.uri(page))
            # Its Markdown brings headings of its own.
            problems = [
                problem for problem in measure(tab, "contract")["problems"]
                if not problem.startswith("headings ")]
            assert problems == [], page


STATES = {
    "waiting-room": ("upcoming", None, "startTime waitingRoomMessage", ""),
    "live-edge": ("live", "edge", "backToLiveButton seekBar", "elapsedTime"),
    "live-behind":
        ("live", "behind", "backToLiveButton seekBar elapsedTime", ""),
    "ended-behind": ("ended", None, "seekBar", "backToLiveButton"),
    "ended-replay": ("ended", None, "seekBar", "backToLiveButton"),
    "ended-no-recording": ("ended", None, "message", "seekBar"),
    "end-of-content": (None, None, "message replay", "backToLiveButton"),
    "on-demand": (None, None, "seekBar elapsedTime", "statusIndicator"),
}


@pytest.mark.parametrize("slug", STATES)
def test_each_state_shows_its_parts(world_cup, slug):
    stream_state, playhead, shown, absent = STATES[slug]
    for theme in matrix.THEMES:
        page = world_cup.page("state", theme, "he", slug)
        text = world_cup.file(page).read_text("utf-8")
        root = re.search(r'<section class="player"[^>]*>', text).group()
        assert f'data-player-state="{slug}"' in root
        if stream_state:
            assert f'data-stream-state="{stream_state}"' in root
        if playhead:
            assert f'data-playhead="{playhead}"' in root
        else:
            assert "data-playhead" not in root
        parts = re.findall(r'data-part="([^"]*)"', text)
        assert set(shown.split()) <= set(parts), page
        assert not set(absent.split()) & set(parts), page
        if slug == "waiting-room":
            assert not any(part.startswith("button-") for part in parts)
            assert "seekBar" not in parts
        if slug == "live-behind":
            assert '<bdi dir="ltr">-0:45</bdi>' in text
