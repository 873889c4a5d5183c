#!/usr/bin/env python3
"""Draws world-cup.png: four pages of the World Cup example on one sheet.

Needs the built example and chromium:

    make site && python3 docs/images/make-picture.py
"""

import functools
import http.server
import os
import subprocess
import sys
import threading
from pathlib import Path

HERE = Path(__file__).resolve().parent
EXAMPLE = HERE.parent.parent / "Examples" / "world-cup"
SHEET = "world-cup.html"
WIDTH, HEIGHT = 1400, 900


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the sheet, and below it the site."""

    def __init__(self, *args, site: Path, **more):
        self.site = site
        super().__init__(*args, **more)

    def translate_path(self, path: str) -> str:
        folder = self.site.parent if path.startswith("/site/") else HERE
        self.directory = str(folder)
        return super().translate_path(path)

    def log_message(self, *_):
        pass


def main() -> None:
    site = Path(sys.argv[1]) if len(sys.argv) > 1 else EXAMPLE / "site"
    handler = functools.partial(Handler, site=site.resolve())
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    subprocess.run(
        [
            "chromium", "--headless", "--no-sandbox", "--hide-scrollbars",
            f"--window-size={WIDTH},{HEIGHT}", "--virtual-time-budget=5000",
            f"--screenshot={HERE / 'world-cup.png'}",
            f"http://127.0.0.1:{server.server_port}/{SHEET}",
        ],
        # Start times stay in the zone of the site.
        env=os.environ | {"TZ": "America/New_York"},
        check=True, capture_output=True,
    )
    server.shutdown()


if __name__ == "__main__":
    main()
