"""Forced colours, reduced motion, print, and both colour schemes."""

import pytest

import matrix

PAGES = [("widget", "live-now"), ("state", "live-behind"),
         ("state", "waiting-room"), ("state", "end-of-content")]


@pytest.fixture
def restored(tab):
    """The shared page, with its media features as they were after it."""
    tab.set_viewport_size({"width": 1440, "height": 900})
    yield tab
    tab.emulate_media(
        media="null", forced_colors="null", reduced_motion="null")


def open_(tab, site, kind, theme, locale, name):
    tab.goto(site.uri(site.page(kind, theme, locale, name)))


@pytest.mark.parametrize("kind, name", PAGES)
def test_forced_colours_keep_every_chip_readable(
        world_cup, restored, kind, name):
    restored.emulate_media(forced_colors="active")
    for theme in matrix.THEMES:
        open_(restored, world_cup, kind, theme, "en", name)
        chips = restored.evaluate("""() =>
          [...document.querySelectorAll(".chip:not(:has(bdi:empty)), "
            + ".back-to-live, .player-replay, .player-cta")]
            .map((it) => {
              const style = getComputedStyle(it);
              return [it.textContent.trim(), style.color,
                style.backgroundColor, style.borderStyle, style.borderWidth];
            })""")
        assert chips
        for text, colour, background, border, width in chips:
            assert text and colour != background, (theme, text)
            assert border == "solid" and float(width[:-2]) >= 1, (theme, text)


ANIMATIONS = """() => document.getAnimations()
  .filter((it) => it instanceof CSSAnimation).map((it) => [
  it.animationName, it.effect.target.className,
  it.effect.getComputedTiming().iterations])"""


@pytest.mark.parametrize("kind, name", PAGES)
def test_motion_is_only_where_it_is_welcome(world_cup, restored, kind, name):
    restored.emulate_media(reduced_motion="reduce")
    open_(restored, world_cup, kind, "base", "en", name)
    assert restored.evaluate(ANIMATIONS) == []
    assert restored.evaluate("""() =>
      [...document.querySelectorAll("*")].filter((it) =>
        !/^(0s(, )?)+$/.test(getComputedStyle(it).transitionDuration))
        .length""") == 0
    restored.emulate_media(reduced_motion="no-preference")
    open_(restored, world_cup, kind, "base", "en", name)
    moving = {tuple(it[:2]) for it in restored.evaluate(ANIMATIONS)}
    allowed = {("pulse", "chip-dot"), ("shimmer", "card-picture")}
    assert moving <= allowed
    if name in ("live-now", "live-behind"):
        assert ("pulse", "chip-dot") in moving


@pytest.mark.parametrize("kind, name", [
    ("gallery", ""), ("widget", "live-now"), ("page", "match-day"),
    ("state", "live-behind"), ("player", "match-26")])
def test_paper_shows_everything(world_cup, restored, kind, name):
    restored.set_viewport_size({"width": 700, "height": 990})
    restored.emulate_media(media="print")
    for theme in ("base", "midnight"):
        open_(restored, world_cup, kind, theme, "en", name)
        found = restored.evaluate("""() => {
          const width = document.documentElement.clientWidth;
          return {
            wide: document.documentElement.scrollWidth > width,
            cut: [...document.querySelectorAll("[data-kind=card]")]
              .filter((it) => it.getBoundingClientRect().right > width + 1)
              .map((it) => it.dataset.video),
            chrome: [...document.querySelectorAll(".switchers, .skip-link")]
              .filter((it) => it.checkVisibility()).length,
          };
        }""")
        assert found == {"wide": False, "cut": [], "chrome": 0}, theme
