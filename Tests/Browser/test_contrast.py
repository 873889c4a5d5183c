"""Texts on pictures keep their contrast, on the lightest picture too."""

import base64
import json
import shutil

import pytest

import matrix
import sites
from browsing import measure

STATES = ("upcoming", "live", "ended")
PICTURES = {
    "white.svg": '<rect width="160" height="90" fill="#fff"/>',
    "black.svg": '<rect width="160" height="90" fill="#000"/>',
    "bands.svg": "".join(
        f'<rect y="{y}" width="160" height="5" '
        f'fill="{"#fff" if y % 10 else "#f00"}"/>' for y in range(0, 90, 5)),
}


def items():
    for picture in PICTURES:
        for state in STATES + (None,):
            for is_read in (False, True):
                stream = {
                    "streamState": state, "startTime": "2026-06-18T21:00:00Z"
                } if state else {}
                yield {
                    "id": f"{picture[:5]}-{state}-{is_read}",
                    "title": "Bosnia and Herzegovina against Switzerland",
                    "subtitle": "Group B", "duration": 90, "isRead": is_read,
                    "thumbnail": {
                        "url": picture, "width": 160, "height": 90},
                    "playback": {"hls": "https://cdn.example/a.m3u8"},
                    "cta": {"text": "Tickets", "url": "https://a.example"},
                    **stream}


LAYOUTS = {
    "row": "VideosWidget.Row.horizontalRectangles",
    "tall": "VideosWidget.Grid.threeColumnsVerticalRectangles",
    "one": "VideosWidget.Grid.singleItemHorizontalRectangle",
    "two": "VideosWidget.Grid.twoColumnsHorizontalRectangles",
}


@pytest.fixture(scope="module")
def pictures(tmp_path_factory):
    """A site whose pictures are white, black, and striped."""
    folder = tmp_path_factory.mktemp("contrast")
    project = folder / "project"
    shutil.copytree(sites.EXAMPLE / "themes", project / "themes")
    for name, drawing in PICTURES.items():
        (project / name).write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90">'
            f"{drawing}</svg>")
    (project / "catalog.json").write_text(
        json.dumps({"items": list(items())}))
    (project / "site.yaml").write_text(json.dumps({
        "title": "Contrast", "locales": ["en", "ar"],
        "timeZone": "America/New_York", "themes": list(matrix.THEMES),
        "catalog": "catalog.json", "now": "2026-06-18T20:00:00Z",
        "widgets": [
            {"id": name, "layout": layout, "title": name,
             "videosFilterParams": {"contentTypes": ["Video", "Stream"]}}
            for name, layout in LAYOUTS.items()]}))
    return sites.build(project, folder / "site")[0]


@pytest.fixture(scope="module")
def laboratory(chromium):
    """An empty page to look at pictures in."""
    page = chromium.new_page()
    yield page
    page.close()


def too_faint(tab, laboratory, uri, selector, least=4.5, large=3):
    """The texts that are too faint, with their least contrast. Large ones may
    have less."""
    tab.goto(uri)
    tab.evaluate("""() => Promise.all([...document.images].map((image) => {
      image.loading = "eager";
      return image.decode();
    }))""")
    letters = measure(tab, "letters", selector)
    assert letters
    picture = tab.screenshot(full_page=True)
    ratios = measure(laboratory, "contrast", {
        "picture": base64.b64encode(picture).decode(), "letters": letters})
    for place, ratio in zip(letters, ratios):
        if ratio < (large if place["isLarge"] else least):
            yield f"{place['part']} “{place['text']}” {ratio}"


def test_the_measure_knows_faint_from_strong(tab, laboratory, tmp_path):
    page = tmp_path / "page.html"
    page.write_text(
        "<body style='background:#fff'><p style='color:#767676'>strong</p>"
        "<p style='color:#777'>faint</p>"
        "<p style='color:#fff;background:linear-gradient(#000,#eee)'>half</p>")
    faint, half = too_faint(tab, laboratory, page.as_uri(), "body")
    assert faint == " “faint” 4.48"
    assert half.startswith(" “half” 1.")


def bounds(theme):
    """WCAG 2.2, 1.4.3; in the theme `contrast` 7 to 1 for texts of any size,
    which is more than 1.4.6 asks."""
    return (7, 7) if theme == "contrast" else (4.5, 3)


@pytest.mark.parametrize("theme", matrix.THEMES)
def test_texts_of_cards_are_readable(pictures, tab, laboratory, theme):
    tab.set_viewport_size({"width": 1000, "height": 900})
    tab.emulate_media(reduced_motion="reduce")
    found = [
        f"{name} {text}" for name in LAYOUTS
        for text in too_faint(
            tab, laboratory,
            pictures.uri(pictures.page("widget", theme, "en", name)),
            "[data-kind=card], .widget-head", *bounds(theme))]
    assert not found, "\n".join(sorted(set(found)))


@pytest.mark.parametrize("theme", matrix.THEMES)
@pytest.mark.parametrize("width", [320, 1000])
def test_texts_of_players_are_readable(
        pictures, tab, laboratory, theme, width):
    tab.set_viewport_size({"width": width, "height": 900})
    tab.emulate_media(reduced_motion="reduce")
    states = [page for page in pictures.pages
              if page.kind == "state" and page.theme == theme
              and page.locale == ("en" if width == 1000 else "ar")]
    assert len(states) == 8
    found = [
        f"{page.name} {text}" for page in states
        for text in too_faint(
            tab, laboratory, pictures.uri(page), "[data-kind=player]",
            *bounds(theme))]
    assert not found, "\n".join(found)
