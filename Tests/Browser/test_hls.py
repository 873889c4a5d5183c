"""The copy of hls.js that pages load when they first need it."""

import re

from browsing import until


def test_pages_that_play_name_a_copy_that_is_published(world_cup):
    names = set()
    for page in world_cup.pages:
        text = world_cup.file(page).read_text("utf-8")
        found = re.findall(r'<body[^>]* data-hls="([^"]*)"', text)
        assert bool(found) == (page.kind in ("player", "page")), page
        names |= {address.removeprefix("../../../") for address in found}
        # None loads it of its own accord.
        assert not re.search(r'<script[^>]*/hls\.', text), page
    [name] = names
    assert re.fullmatch(r"assets/hls\.[0-9a-f]{20}\.js", name)
    script = (world_cup.root / name).read_text("utf-8")
    assert script.startswith("/*! hls.js 1.6.15 | Copyright 2017 Dailymotion")
    [licence] = world_cup.root.glob("assets/hls-licence.*.txt")
    text = licence.read_text("utf-8")
    assert "Copyright 2017 Dailymotion" in text
    assert "TERMS AND CONDITIONS FOR USE, REPRODUCTION" in text


def test_it_runs_as_a_classic_script_under_the_policy(
        world_cup, world_cup_address, recorder):
    page = world_cup.page("player", "base", "en", "match-27")
    recorder.open(world_cup_address + page.path)
    assert recorder.page.evaluate("typeof globalThis.Hls") == "undefined"
    recorder.page.evaluate("""() => {
      const script = document.createElement("script");
      script.src = document.body.dataset.hls;
      document.head.append(script);
    }""")
    until(recorder.page, "globalThis.Hls")
    assert recorder.page.evaluate(
        "[Hls.version, Hls.isSupported(), typeof Hls.Events.MANIFEST_PARSED]"
    ) == ["1.6.15", True, "string"]
    assert recorder.page.evaluate("""() => {
      const hls = new Hls({ enableWorker: false, liveDurationInfinity: true });
      hls.attachMedia(document.createElement("video"));
      hls.destroy();
      return hls.config.enableWorker;
    }""") is False
    assert recorder.violations == []
    assert recorder.errors == []
