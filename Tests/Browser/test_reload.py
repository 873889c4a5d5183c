"""Pages of the preview server reload when an edit changed them, and show what
is wrong with an edit."""

import os
import subprocess
from contextlib import contextmanager
from pathlib import Path

import pytest

from browsing import until

ROOT = Path(__file__).resolve().parent.parent.parent
TEMPLATES = ROOT / "Templates/preview"
STAND = Path(os.environ.get("GREENROOM", "greenroom")).with_name("preview-stand")

PAGE = """<!DOCTYPE html>
<html lang="{lang}" dir="{dir}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; \
form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page</title>
<link rel="stylesheet" href="style.css">
</head>
<body>
<h1>{text}</h1>
<ul id="row"><li>one</li></ul>
<div class="tall"></div>
<button>First</button>
<button>Second</button>
</body>
</html>
"""
STYLE = """
.tall { height: 3000px; }
#row { width: 100px; overflow-x: auto; }
#row li { width: 2000px; }
"""


class Stand:
    """The server of a folder, which can be restarted at its port."""

    def __init__(self, folder):
        self.folder = folder
        self.port = 0
        self.write("first")
        (folder / "style.css").write_text(STYLE, "utf-8")

    def write(self, text, name="page.html", lang="en", dir="ltr"):
        page = PAGE.format(text=text, lang=lang, dir=dir)
        (self.folder / name).write_text(page, "utf-8")

    @contextmanager
    def running(self):
        process = subprocess.Popen(
            [STAND, self.folder, str(self.port), TEMPLATES / "reload.js",
             TEMPLATES / "reload.css"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.input = process.stdin
        try:
            self.address = process.stdout.readline().strip()
            self.port = int(self.address.rstrip("/").rsplit(":", 1)[1])
            yield self
        finally:
            process.stdin.close()
            process.wait()

    def say(self, line):
        self.input.write(line + "\n")
        self.input.flush()


@pytest.fixture
def stand(tmp_path):
    with Stand(tmp_path).running() as stand:
        yield stand


@pytest.fixture
def page(stand, recorder):
    recorder.open(stand.address + "page.html")
    return recorder.page


def wait_for_heading(page, text):
    """Waits through reloads."""
    page.locator("h1", has_text=text).wait_for(timeout=15000)


SHOWN = "document.querySelector('.greenroom-problems:not([hidden])')"


def test_an_edit_reloads_the_page_where_it_was(stand, page, recorder):
    page.evaluate("""() => {
      window.scrollTo(0, 700);
      document.querySelector("#row").scrollLeft = 300;
      document.querySelectorAll("button")[1].focus({ preventScroll: true });
    }""")
    stand.write("second")
    stand.say("changed page.html")
    wait_for_heading(page, "second")
    until(page, "window.scrollY === 700")
    until(page, "document.querySelector('#row').scrollLeft === 300")
    assert page.evaluate("document.activeElement.textContent") == "Second"
    assert recorder.violations == [] and recorder.errors == []


def test_only_what_changed_reloads(stand, page):
    page.evaluate("window.isSame = true")
    stand.write("other", "other.html")
    stand.say("changed other.html")
    # Said after it and seen: by then the page knew of the other.
    stand.say("problems something")
    until(page, SHOWN)
    assert page.evaluate("window.isSame")
    stand.write("second")
    stand.say("changed page.html")
    wait_for_heading(page, "second")


def test_a_page_that_comes_later_is_shown(stand, recorder):
    page = recorder.page
    page.goto(stand.address + "new.html")
    assert page.locator("h1").inner_text() == "404 Not Found"
    stand.write("new", "new.html")
    stand.say("changed new.html")
    wait_for_heading(page, "new")


def test_another_server_at_the_same_place_reloads(tmp_path, recorder):
    stand = Stand(tmp_path)
    page = recorder.page
    with stand.running():
        page.goto(stand.address + "page.html")
    for text in ("second", "third"):
        stand.write(text)
        with stand.running():
            wait_for_heading(page, text)


def test_a_hidden_page_waits(stand, page):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.evaluate("""() => {
      Object.defineProperty(document, "hidden",
        { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }""")
    stand.write("second")
    stand.say("changed page.html")
    page.wait_for_timeout(1500)
    assert asked == []
    page.evaluate("""() => {
      delete document.hidden;
      document.dispatchEvent(new Event("visibilitychange"));
    }""")
    wait_for_heading(page, "second")


def test_problems_stand_over_the_last_good_page(stand, page, recorder):
    stand.say("problems site.yaml:3:1: error: <b>unknown</b> key")
    until(page, SHOWN)
    panel = page.locator(".greenroom-problems")
    assert panel.locator("pre").inner_text() == (
        "site.yaml:3:1: error: <b>unknown</b> key")
    until(page, "document.querySelector('[role=status]').textContent !== ''")
    assert page.locator("[role=status]").inner_text() == (
        "The newest edit has problems. This is the last good page.")
    assert page.locator("h1").inner_text() == "first"
    page.keyboard.press("Escape")
    assert panel.is_hidden()
    # A page that is opened meanwhile shows them too.
    recorder.open(stand.address + "page.html")
    until(page, SHOWN)
    stand.say("good")
    until(page, f"!{SHOWN}")
    stand.say("problems other")
    until(page, SHOWN)
    page.get_by_role("button", name="Hide").click()
    assert panel.is_hidden()
    assert recorder.violations == [] and recorder.errors == []


@pytest.mark.parametrize("colors", ["none", "active"])
def test_problems_can_be_read_on_narrow_and_mirrored_pages(
        stand, chromium, colors):
    stand.write("ראשון", lang="he", dir="rtl")
    context = chromium.new_context(
        viewport={"width": 320, "height": 480}, forced_colors=colors)
    page = context.new_page()
    page.goto(stand.address + "page.html")
    stand.say("problems " + "site.yaml: " + "x" * 400)
    until(page, SHOWN)
    panel = page.locator(".greenroom-problems")
    until(page, "getComputedStyle(document.querySelector("
          "'.greenroom-problems')).position === 'fixed'")
    box = panel.bounding_box()
    assert (box["x"], box["width"]) == (0, 320)
    assert box["height"] <= 480 * 0.8 + 1
    style = panel.evaluate(
        "e => [getComputedStyle(e).direction, getComputedStyle(e).textAlign]")
    assert style == ["ltr", "left"]
    assert panel.evaluate("e => e.scrollWidth <= e.clientWidth")
    assert panel.locator("pre").evaluate("e => e.scrollWidth <= e.clientWidth")
    context.close()
