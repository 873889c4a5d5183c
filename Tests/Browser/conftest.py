"""What the browser tests share: one browser, sites built once a session."""

import pytest
from playwright.sync_api import sync_playwright

import hostile_project
import loopback
import sites
from browsing import CHROMIUM, ARGUMENTS
from recorder import Recorder
from streams import Streams, Watched


@pytest.fixture(scope="session")
def world_cup(tmp_path_factory):
    """The World Cup example."""
    return sites.build_example(tmp_path_factory.mktemp("world-cup"))


@pytest.fixture(scope="session")
def hostile(tmp_path_factory):
    """A site with an attack in every text."""
    return hostile_project.build(tmp_path_factory.mktemp("hostile"))


@pytest.fixture(scope="session")
def world_cup_address(world_cup):
    """The World Cup example on a server."""
    with loopback.serving(world_cup.root) as address:
        yield address


@pytest.fixture(scope="session")
def hostile_address(hostile):
    """The hostile site on a server."""
    with loopback.serving(hostile.root) as address:
        yield address


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def tab(chromium):
    """A page of the browser, kept for the tests of one file."""
    context = chromium.new_context(
        viewport={"width": 1440, "height": 900},
        timezone_id="America/New_York")
    yield context.new_page()
    context.close()


@pytest.fixture
def recorder(chromium):
    """A fresh page under watch."""
    context = chromium.new_context(timezone_id="America/New_York")
    yield Recorder(context.new_page())
    context.close()


@pytest.fixture(scope="session")
def streams(tmp_path_factory):
    """Small sites whose streams are in the states that a test asks for."""
    return Streams(tmp_path_factory.mktemp("streams"))


@pytest.fixture
def watched(chromium):
    """A fresh page with a clock of ours, that polls what a test says."""
    context = chromium.new_context(
        viewport={"width": 800, "height": 700}, timezone_id="UTC")
    yield Watched(context.new_page())
    context.close()
