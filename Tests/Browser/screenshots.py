"""Pictures of every page kind: themes × languages × widths.

    python screenshots.py [FOLDER]

writes FOLDER/<theme>/<locale>/<kind>-<name>-<width>.png, and for each theme
and width a contact sheet beside the folders.
"""

import sys
import tempfile
from pathlib import Path
from urllib.parse import quote

from playwright.sync_api import sync_playwright

import matrix
import sites
from browsing import ARGUMENTS, CHROMIUM

# Longer pages are cut: what is far down repeats what is above.
LONGEST = 3000


def shoot(tab, uri, width, target):
    """One picture, of the whole page as far as LONGEST."""
    tab.set_viewport_size({"width": width, "height": 900})
    tab.goto(uri)
    tab.evaluate("""() => {
      for (const image of document.images) image.loading = "eager";
      return Promise.all([...document.images].map((it) => it.decode()));
    }""")
    height = tab.evaluate("document.documentElement.scrollHeight")
    target.parent.mkdir(parents=True, exist_ok=True)
    tab.screenshot(path=target, full_page=True, clip={
        "x": 0, "y": 0, "width": width, "height": min(height, LONGEST)})
    return target


def contact_sheet(tab, pictures, target):
    """Small copies of the pictures, side by side."""
    cells = "".join(
        f"<figure><figcaption>{picture.parent.name} {picture.stem}"
        f'</figcaption><img src="{quote(str(picture))}"></figure>'
        for picture in pictures)
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "sheet.html"
        page.write_text(
            "<!DOCTYPE html><meta charset=utf-8><style>body{margin:12px;"
            "background:#888;font:11px sans-serif;display:flex;"
            "flex-wrap:wrap;gap:12px}figure{margin:0}img{display:block;"
            f"height:360px;max-width:640px}}</style>{cells}")
        tab.set_viewport_size({"width": 2000, "height": 900})
        tab.goto(page.as_uri())
        tab.screenshot(path=target, full_page=True)


def subjects(site, theme, locale):
    for kind, name in matrix.subjects(site):
        yield site.page(kind, theme, locale, name)


def run(folder):
    with tempfile.TemporaryDirectory() as temporary, \
            sync_playwright() as playwright:
        site = sites.build_example(Path(temporary))
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=ARGUMENTS)
        tab = browser.new_page(timezone_id="America/New_York")
        count = 0
        for width in matrix.WIDTHS:
            shoot(tab, site.uri(site.page("index")), width,
                  folder / f"index-{width}.png")
            for theme in matrix.THEMES:
                pictures = []
                for locale in matrix.LOCALES:
                    for page in subjects(site, theme, locale):
                        name = "-".join(filter(None, (
                            page.kind, page.name.replace(":", "_"),
                            str(width))))
                        pictures.append(shoot(
                            tab, site.uri(page), width,
                            folder / theme / locale / f"{name}.png"))
                contact_sheet(
                    tab, pictures, folder / f"{theme}-{width}.png")
                count += len(pictures)
        browser.close()
    print(f"{count} pictures in {folder}")


if __name__ == "__main__":
    run(Path(sys.argv[1] if len(sys.argv) > 1
             else Path(__file__).parent / "screenshots").resolve())
