"""What the tests of a live site share: a browser, and a site that `watch`
keeps fresh from a real upstream."""

import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Browser"))

import upstream  # noqa: E402
from browsing import ARGUMENTS, CHROMIUM  # noqa: E402
from watched import Watched  # noqa: E402


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def tab(chromium):
    context = chromium.new_context(viewport={"width": 1100, "height": 800})
    yield context.new_page()
    context.close()


@pytest.fixture
def watched(tmp_path):
    """A site whose streams move as the upstream says."""
    with upstream.serving(tmp_path / "upstream") as server:
        site = Watched(tmp_path / "project", server)
        yield site
        site.stop()
