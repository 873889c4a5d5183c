"""Pages opened by double click, with and without script."""

import re

import pytest

import matrix


@pytest.mark.parametrize(
    "theme, locale", list(zip(matrix.THEMES, matrix.LOCALES)))
def test_every_kind_opens_with_all_that_it_needs(
        world_cup, recorder, theme, locale):
    for page in matrix.one_of_each_kind(world_cup, theme, locale):
        recorder.open(world_cup.uri(page))
        assert recorder.failed == [], page
        assert recorder.errors == [], page
        assert recorder.violations == [], page
        assert recorder.foreign("file:") == [], page
        # The stylesheet is there and applies; so do the theme's values.
        state = recorder.page.evaluate("""async () => {
          await document.fonts.ready;
          const images = [...document.images];
          for (const image of images) image.loading = "eager";
          await Promise.all(images.map((image) => image.decode()));
          return {
            sheets: document.styleSheets.length,
            theme: getComputedStyle(document.documentElement)
              .getPropertyValue("--widgetItemStyle-backgroundColor"),
            broken: images.filter((image) => !image.naturalWidth).length,
          };
        }""")
        assert state["sheets"] >= 2, page
        assert state["theme"] or page.kind == "index", page
        assert state["broken"] == 0, page


def test_missing_thumbnails_are_not_asked_for(world_cup, recorder):
    page = world_cup.page("player", "base", "en", "match-20")
    recorder.open(world_cup.uri(page))
    poster = recorder.page.locator(".watch-stage [data-part=poster]")
    assert poster.locator("img").count() == 0
    assert poster.locator("svg").is_visible()
    assert not any("match-20" in url and ".svg" in url
                   for url in recorder.requests)


def test_the_line_about_a_server_shows_from_disk_only(
        world_cup, world_cup_address, recorder):
    page = world_cup.page("widget", "base", "en", "live-now")
    notice = recorder.page.locator("[data-needs-server]")
    recorder.open(world_cup.uri(page))
    assert notice.is_visible()
    assert notice.inner_text() == (
        "Refresh and live playback need a server: run greenroom serve, or "
        "use any other web server.")
    recorder.open(world_cup_address + page.path)
    assert notice.count() == 1 and not notice.is_visible()
    # Nothing here is live or plays, so nothing needs a server.
    recorder.open(world_cup.uri(
        world_cup.page("widget", "base", "en", "knock-outs-live")))
    assert notice.count() == 0


def text_of(page):
    """What the page says, without the line that script shows."""
    return page.evaluate("""() => {
      document.querySelector("[data-needs-server]")?.remove();
      return document.body.innerText;
    }""")


def test_without_script_every_page_is_complete(
        world_cup, recorder, chromium):
    context = chromium.new_context(java_script_enabled=False)
    plain = context.new_page()
    for page in matrix.one_of_each_kind(world_cup):
        recorder.open(world_cup.uri(page))
        plain.goto(world_cup.uri(page))
        # Evaluating is the test's own doing and works without script.
        assert text_of(plain) == text_of(recorder.page), page
        assert len(text_of(plain)) > 100, page
    context.close()


def test_still_pages_load_no_script(world_cup):
    for page in world_cup.pages:
        if page.kind == "state":
            assert "<script" not in world_cup.file(page).read_text("utf-8")


def test_scripts_are_classic_and_deferred(world_cup):
    for page in world_cup.pages:
        text = world_cup.file(page).read_text("utf-8")
        for tag in re.findall(r"<script[^>]*>", text):
            assert re.fullmatch(
                r'<script src="(\.\./)*assets/[\w.]+\.js" defer>'
                r'|<script type="application/json" data-(queue|player-\w+)>',
                tag), page
