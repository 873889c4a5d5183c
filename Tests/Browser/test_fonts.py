"""A font of a theme reaches the screen, and others stand behind it."""

import shutil
from pathlib import Path

import pytest

import sites

NOTO = Path("/usr/share/fonts/truetype/noto")
SITE = """\
title: Fonts
locales: [en, hi, ar]
themes: [own]
catalog: catalog.json
widgets: [{id: w, title: Widget}]
"""
THEME = """\
fonts:
  Brand Sans:
    files: {400: Regular.ttf, 700: Bold.ttf}
    scripts: [Latn]
widgetItemStyle:
  title: {unreadState: {font: {name: Brand Sans, size: 20, weight: 700}}}
"""
CATALOG = """{"items": [{"id": "a", "title":
  {"en": "Final", "hi": "फ़ाइनल", "ar": "النهائي"}}]}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("fonts")
    theme = folder / "themes" / "own"
    theme.mkdir(parents=True)
    (folder / "site.yaml").write_text(SITE, "utf-8")
    (folder / "catalog.json").write_text(CATALOG, "utf-8")
    (theme / "theme.yaml").write_text(THEME, "utf-8")
    # Fonts with serifs, which no stack of the pages holds.
    shutil.copy(NOTO / "NotoSerif-Regular.ttf", theme / "Regular.ttf")
    shutil.copy(NOTO / "NotoSerif-Bold.ttf", theme / "Bold.ttf")
    built, said = sites.build(folder, folder / "site")
    assert "warning" not in said and "error" not in said
    return built


def fonts_of_title(chromium, uri):
    """The fonts that draw a card's title, and the loaded faces."""
    context = chromium.new_context()
    page = context.new_page()
    page.goto(uri)
    loaded = page.evaluate("""async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(f => f.status === "loaded")
        .map(f => `${f.family} ${f.weight}`);
    }""")
    session = context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    document = session.send("DOM.getDocument")["root"]
    node = session.send("DOM.querySelector", {
        "nodeId": document["nodeId"], "selector": "[data-part=title]"})
    used = session.send("CSS.getPlatformFontsForNode", node)["fonts"]
    context.close()
    return [(f["familyName"], f["isCustomFont"]) for f in used], loaded


def test_the_files_are_published_under_a_digest(site):
    names = sorted(p.name for p in site.root.glob("assets/*.ttf"))
    assert len(names) == 2
    assert all(len(name) == len("12345678901234567890.ttf") for name in names)
    contents = {(site.root / "assets" / name).stat().st_size for name in names}
    assert contents == {
        (NOTO / f"NotoSerif-{weight}.ttf").stat().st_size
        for weight in ("Regular", "Bold")}


def test_the_title_is_drawn_with_the_font_of_the_theme(site, chromium):
    page = site.page("widget", "own", "en", "w")
    used, loaded = fonts_of_title(chromium, site.uri(page))
    assert used == [("Noto Serif", True)]
    # The regular weight is used nowhere, so it is not fetched.
    assert [face.replace('"', "") for face in loaded] == ["Brand Sans 700"]


@pytest.mark.parametrize("locale, family", [
    ("hi", "Noto Sans Devanagari"), ("ar", "Noto Sans Arabic")])
def test_other_scripts_are_drawn_with_the_stack(
        site, chromium, locale, family):
    page = site.page("widget", "own", locale, "w")
    used, _ = fonts_of_title(chromium, site.uri(page))
    assert [custom for _, custom in used] == [False]
    assert used[0][0].startswith(family)
