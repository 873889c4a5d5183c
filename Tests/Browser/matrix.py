"""Which pages of the example the tests and the screenshots look at."""

from browsing import FULL

THEMES = ("base", "broadcast", "contrast", "midnight", "stadium")
LOCALES = ("en", "he", "ar", "ja")
WIDTHS = (320, 768, 1440)

# Player pages of a live, an upcoming and an ended stream, one without a
# picture, one on demand, and the one with the longest title.
VIDEOS = (
    "match-26", "match-27", "match-1", "match-20", "explainer:offside",
    "interview-kit-manager")


def subjects(site):
    """(kind, name) of everything worth a look of its own."""
    names = {
        kind: sorted({page.name for page in site.pages if page.kind == kind})
        for kind in ("widget", "state", "page")}
    return (
        [("gallery", "")]
        + [(kind, name) for kind in names for name in names[kind]]
        + [("player", name) for name in VIDEOS + ("match-day",)])


def editions(place, themes=THEMES, locales=LOCALES):
    """The theme and locale pairs for the subject at a place of the list: all
    of them in a full run, else as many as there are themes, so that each
    theme and each locale has its turn and, over the list, each pair."""
    if FULL:
        return [(theme, locale) for theme in themes for locale in locales]
    return [
        (theme, locales[(place + row) % len(locales)])
        for row, theme in enumerate(themes)]


def pages(site, themes=THEMES, locales=LOCALES):
    """The index and the sampled pages of the other kinds."""
    yield site.page("index")
    for place, (kind, name) in enumerate(subjects(site)):
        for theme, locale in editions(place, themes, locales):
            yield site.page(kind, theme, locale, name)


def one_of_each_kind(site, theme="base", locale="en"):
    """One page of every kind, the states and videos among them."""
    yield site.page("index")
    seen = set()
    for kind, name in subjects(site):
        if kind in ("widget", "gallery", "page") and kind in seen:
            continue
        seen.add(kind)
        yield site.page(kind, theme, locale, name)
