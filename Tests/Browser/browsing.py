"""How the browser is started, and the scripts that measure pages."""

import functools
import os
import shutil
from pathlib import Path

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium")
ARGUMENTS = ["--no-sandbox", "--font-render-hinting=none"]
FULL = os.environ.get("GREENROOM_BROWSER_TESTS") == "all"


@functools.cache
def probe(name):
    """The text of `probes/<name>.js`: a function that measures a page."""
    return (Path(__file__).parent / "probes" / f"{name}.js").read_text("utf-8")


def measure(page, name, argument=None):
    """What the probe finds on the page that is open."""
    return page.evaluate(probe(name), argument)


def until(page, condition, seconds=10):
    """Waits until an expression holds. Playwright's own waiting evaluates
    text inside the page, which the policy of the pages forbids."""
    page.evaluate(f"""() => new Promise((resolve, reject) => {{
      const end = performance.now() + {seconds * 1000};
      const look = () => {{
        if ({condition}) resolve();
        else if (performance.now() > end) reject(new Error("never true"));
        else requestAnimationFrame(look);
      }};
      look();
    }})""")
