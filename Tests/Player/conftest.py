"""The state function of the player, in a real browser without a page."""

import os
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

SCRIPT = (Path(__file__).resolve().parents[2]
          / "Templates" / "scripts" / "player-state.js")


@pytest.fixture(scope="module")
def blank():
    """An empty page that holds the state function and nothing else."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM")
            or shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        page.evaluate(SCRIPT.read_text("utf-8"))
        yield page
        browser.close()
