"""The JSON Schemas judge files as Greenroom does: every file of the repository
and of a new project is valid, and broken ones are not, for both.
"""

import json
import os
import subprocess
from pathlib import Path

import jsonschema
import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
GREENROOM = os.environ["GREENROOM"]
SITE = {
    "title": "T", "locales": ["en"], "themes": ["base"],
    "catalog": "catalog.json",
}
ITEM = {"id": "a", "title": "A"}


class CoreSchema(yaml.SafeLoader):
    """Types scalars by the core schema of YAML 1.2: `no` and dates are texts,
    and keys are texts as in JSON."""

    yaml_implicit_resolvers = {
        first: [(tag, rule) for tag, rule in rules if not tag.endswith(
            ("bool", "timestamp", "int"))]
        for first, rules in yaml.SafeLoader.yaml_implicit_resolvers.items()
    }

    def construct_mapping(self, node, deep=False):
        mapping = super().construct_mapping(node, deep=True)
        return {str(key): value for key, value in mapping.items()}


CoreSchema.add_implicit_resolver(
    "tag:yaml.org,2002:bool", yaml.resolver.re.compile("^(true|false)$"), "tf")
CoreSchema.add_implicit_resolver(
    "tag:yaml.org,2002:int", yaml.resolver.re.compile(r"^[-+]?\d+$"),
    list("-+0123456789"))


def run(*words, **options):
    return subprocess.run(
        [GREENROOM, *words], capture_output=True, text=True, **options)


@pytest.fixture(scope="session")
def validators():
    def validator(name):
        schema = json.loads(run("schema", name, check=True).stdout)
        jsonschema.Draft7Validator.check_schema(schema)
        return jsonschema.Draft7Validator(schema)
    return {name: validator(name) for name in [
        "site", "theme", "catalog", "scenario"]}


def load(path: Path):
    return yaml.load(path.read_text("utf-8"), CoreSchema)


def problems(validator, value) -> list[str]:
    return [f"{'/'.join(map(str, e.absolute_path))}: {e.message[:200]}"
            for e in validator.iter_errors(value)]


def tracked(pattern: str) -> list[Path]:
    return sorted(p for p in ROOT.glob(pattern) if "/site/" not in str(p))


@pytest.mark.parametrize(
    "path", tracked("Examples/*/site.yaml"), ids=lambda p: p.parent.name)
def test_sites_are_valid(path, validators):
    assert problems(validators["site"], load(path)) == []


@pytest.mark.parametrize(
    "path", tracked("themes/*/theme.yaml")
    + tracked("Examples/*/themes/*/theme.yaml"), ids=lambda p: p.parent.name)
def test_themes_are_valid(path, validators):
    assert problems(validators["theme"], load(path)) == []


@pytest.mark.parametrize(
    "path", tracked("Examples/*/catalog.json"), ids=lambda p: p.parent.name)
def test_catalogs_are_valid(path, validators):
    assert problems(validators["catalog"], json.loads(path.read_text())) == []


@pytest.mark.parametrize(
    "path", tracked("Examples/*/scenario.yaml"), ids=lambda p: p.parent.name)
def test_scenarios_are_valid(path, validators):
    assert problems(validators["scenario"], load(path)) == []


def test_a_new_project_is_valid(tmp_path, validators):
    run("init", "demo", "--brand", "#E5002B", cwd=tmp_path, check=True)
    run("init", "cms", "--catalog",
        str(ROOT / "Examples/cms-export/export.json"), cwd=tmp_path, check=True)
    for name in ["demo", "cms"]:
        [theme] = (tmp_path / name).glob("themes/*/theme.yaml")
        assert problems(validators["theme"], load(theme)) == []
        site = load(tmp_path / name / "site.yaml")
        assert problems(validators["site"], site) == []
    catalog = json.loads((tmp_path / "demo/catalog.json").read_text())
    assert problems(validators["catalog"], catalog) == []


def widget(**keys):
    return {"site": {**SITE, "widgets": [{"id": "w", **keys}]}}


def site(**keys):
    return {"site": {**SITE, **keys}}


def theme(**keys):
    return {"theme": keys}


def item(**keys):
    return {"catalog": {"items": [{**ITEM, **keys}]}}


def scenario(*changes, media=None, **keys):
    stream = {"id": "s", "changes": list(changes)}
    if media is not None:
        stream["media"] = media
    return {"scenario": {"streams": [stream] if changes else [], **keys}}


LIVE = {"at": "0:20", "streamState": "live"}
GOOD = {
    "least": site(),
    "schema": site(**{"$schema": "site.schema.json"}),
    "labels": widget(dataSource={"labels": ["and", "a", ["or", "b", 4]]}),
    "widget style": widget(style={"widgetItemStyle": {"cornerRadius": 8}}),
    "players": site(players={"pages": ["a"], "items": [{"id": "p"}]}),
    "map": site(catalog={"file": "catalog.json", "map": {"id": "/id"}}),
    "theme of nothing": theme(),
    "anchor": theme(widgetItemStyle={"badge": {"position": {
        "xPosition": "leadingToLeading(-8)", "yPosition": {"topToTop": 8}}}}),
    "group of nothing": theme(playerStyle=None),
    "nulls": item(duration=None, playback={"hls": None}),
    "unknown keys": item(colour="red"),
    "stream": item(streamState="live", startTime="2026-06-18T20:00:00Z"),
    "scenario of nothing": scenario(),
    "times": scenario({"at": 1.5}, {"at": "1:02:03.5"}, {"at": "90:00"}),
    "changes": scenario({"at": 0, "revision": "none", "playback": None}, {
        "at": 1, "revision": 4, "playback": {"mp4": "https://a.example/a"},
        "startTime": "2026-06-18T20:00:00Z"}),
    "media": scenario(LIVE, {"at": 60, "streamState": "ended"}, media={
        "targetDuration": 6, "window": "1:00", "container": "fmp4",
        "endTag": "never", "recording": "2:00", "recordingFormat": "mp4"}),
    "faults": scenario(seed=1, interval=2, faults=[
        {"kind": "hang", "from": 1, "to": "0:02", "share": 0.5},
        {"kind": "status", "status": 503, "retryAfter": 5,
         "retryAfterForm": "date"},
        {"kind": "slow", "bytesPerSecond": 1}, {"kind": "cut", "after": 0},
        {"kind": "clock", "offset": "-1:00:00"}]),
}
BROKEN = {
    "no title": {"site": {k: v for k, v in SITE.items() if k != "title"}},
    "unknown key": site(locale=["en"]),
    "no locale": site(locales=[]),
    "bad locale": site(locales=["english"]),
    "bad title locale": site(title={"e!": "T"}),
    "theme that climbs": site(themes=["."]),
    "theme of a path": site(themes=["a/b"]),
    "time without a zone": site(now="2026-06-18T20:00:00"),
    "draft in words": site(draft="yes"),
    "pointer": site(catalog={"file": "catalog.json", "items": "items"}),
    "map of an unknown key": site(
        catalog={"file": "catalog.json", "map": {"headline": "/id"}}),
    "order": widget(dataSource={"orderType": "newest"}),
    "sign": widget(dataSource={"labels": ["xor", "a"]}),
    "max items": widget(dataSource={"maxItems": -1}),
    "content type": widget(videosFilterParams={"contentTypes": ["Clip"]}),
    "stream state": widget(videosFilterParams={"streamStates": ["over"]}),
    "layout": widget(layout="VideosWidget.Row.round"),
    "preset in a style": widget(style={"widgetLayout": {
        "preset": "VideosWidget.Row.verticalRectangles"}}),
    "poller interval": site(
        poller={"url": "https://a.example", "interval": 0}),
    "poller address": site(poller={"url": "ftp://a.example"}),
    "colour": theme(widgetItemStyle={"backgroundColor": "red"}),
    "unknown property": theme(widgetItemStyle={"cornerRadios": 8}),
    "unit": theme(widgetItemStyle={"cornerRadius": "8px"}),
    "weight": theme(playerStyle={"headingText": {"textStyle": {
        "font": {"weight": 450}}}}),
    "negative length": theme(widgetItemStyle={"cornerRadius": -1}),
    "anchor": theme(widgetItemStyle={"badge": {"position": {
        "xPosition": "topToTop"}}}),
    "picture": theme(widgetItemStyle={"durationElement": {
        "icon": "javascript:alert(1)"}}),
    "font file": theme(fonts={"A": {"files": {"400": "../a.woff2"}}}),
    "font weight": theme(fonts={"A": {"files": {"450": "a.woff2"}}}),
    "script": theme(fonts={"A": {
        "files": {"400": "a.woff2"}, "scripts": ["latin"]}}),
    "item without id": {"catalog": {"items": [{"title": "A"}]}},
    "id with a slash": item(id="a/b"),
    "blank title": item(title=" "),
    "state without a time": item(streamState="live"),
    "state": item(streamState="LIVE", startTime="2026-06-18T20:00:00Z"),
    "duration": item(duration=-1),
    "scheme": item(thumbnail={"url": "javascript:alert(1)"}),
    "captions without locale": item(captions=[{"url": "a.vtt"}]),
    "no items": {"catalog": {"videos": []}},
    "no streams": {"scenario": {}},
    "no changes": {"scenario": {"streams": [{"id": "s", "changes": []}]}},
    "time": scenario({"at": "0:60"}),
    "late time": scenario({"at": 86401}),
    "change of nothing": scenario({"streamState": "live"}),
    "revision": scenario({"at": 0, "revision": "some"}),
    "relative media": scenario({"at": 0, "playback": {"hls": "a.m3u8"}}),
    "no media": scenario({"at": 0, "playback": {}}),
    "container": scenario(LIVE, media={"container": "webm"}),
    "fault": scenario(faults=[{"kind": "hung"}]),
    "key of another fault": scenario(faults=[{"kind": "hang", "after": 1}]),
    "success": scenario(faults=[{"kind": "status", "status": 200}]),
    "offset": scenario(faults=[{"kind": "clock"}]),
}


def errors(folder: Path, name: str, value) -> list[dict]:
    """What `check` says of a project that has the value in its place."""
    files = {"site": SITE, "catalog": {"items": [ITEM]}, name: value}
    if name == "theme":
        files["site"] = {**SITE, "themes": ["mine"]}
        (folder / "themes/mine").mkdir(parents=True)
        # JSON is YAML, but for the weights of fonts, which are plain there.
        (folder / "themes/mine/theme.yaml").write_text(json.dumps(value))
    (folder / "site.yaml").write_text(json.dumps(files["site"]))
    (folder / "catalog.json").write_text(json.dumps(files["catalog"]))
    options = []
    if name == "scenario":
        (folder / "scenario.yaml").write_text(json.dumps(value))
        options = ["--scenario", "scenario.yaml"]
    printed = run("check", "--format", "json", *options, cwd=folder).stderr.splitlines()
    found = [json.loads(line) for line in printed if line.startswith("{")]
    return [p["message"] for p in found if p["severity"] == "error"]


@pytest.mark.parametrize("case", GOOD)
def test_good_files_pass_both(case, tmp_path, validators):
    [(name, value)] = GOOD[case].items()
    assert problems(validators[name], value) == []
    assert errors(tmp_path, name, value) == []


@pytest.mark.parametrize("case", BROKEN)
def test_broken_files_fail_both(case, tmp_path, validators):
    [(name, value)] = BROKEN[case].items()
    assert errors(tmp_path, name, value) != []
    assert problems(validators[name], value) != []
