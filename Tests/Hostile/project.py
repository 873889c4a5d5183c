"""A small site, and what a run of Greenroom on it did."""

import json
import os
import resource
import resource
import signal
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from pages import harm

# What one input may cost of the processor, and how long a process may take
# before it counts as a hang; one that takes more memory is unbounded.
SECONDS = 30
HANG = 300
UNPRIVILEGED = [
    "/usr/bin/setpriv", "--bounding-set=-all", "--inh-caps=-all"]
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010804000000b51c0c02"
    "0000000b4944415478da6364f8cf50000300061801a68d8d6b7f0000000049454e44"
    "ae426082")

SITE = {
    "title": "Cup", "locales": ["en"], "timeZone": "UTC", "themes": ["mine"],
    "catalog": "catalog.json", "now": "2026-06-18T20:00:00Z",
    "players": {"pages": "all"},
    "widgets": [{
        "id": "all",
        "videosFilterParams": {"contentTypes": ["Video", "Stream"]}}],
}
ITEM = {"id": "a", "title": "Apple", "thumbnail": {"url": "a.png"}}


def stream(**fields):
    """An upcoming stream; the table is about what is changed in it."""
    return {"id": "s", "title": "Match", "streamState": "upcoming",
            "startTime": "2026-06-18T21:00:00Z", **fields}


def catalog(*items):
    """A catalog, one item a line."""
    lines = ",\n".join(json.dumps(item, ensure_ascii=False) for item in items)
    return '{"items": [\n%s\n]}\n' % lines


def site(**changes):
    """A `site.yaml` (YAML takes JSON), one key a line."""
    merged = {**SITE, **changes}
    lines = (f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"
             for key, value in merged.items() if value is not None)
    return "\n".join(lines) + "\n"


FILES = {
    "site.yaml": site(),
    "catalog.json": catalog(ITEM),
    "themes/mine/theme.yaml": "extends: base\n",
    "Templates/card-fragment.mustache":
        "{{#card}}<p data-kind=\"card\">{{title}}</p>{{/card}}\n",
    "pages/welcome.md": "# Welcome\n",
    "a.png": PIXEL,
}


@dataclass
class Run:
    """What a run said and left behind."""
    status: int
    problems: list
    summary: str
    folder: Path
    damage: dict = field(default_factory=dict)

    @property
    def output(self):
        return self.folder / "site"

    def pages(self):
        """The pages of the site by path, as bytes."""
        return {str(path.relative_to(self.output)): path.read_bytes()
                for path in sorted(self.output.rglob("*.html"))
                if not path.is_symlink() and path.is_file()}

    def page_with(self, text):
        """Whether a page holds a text."""
        sought = text.encode("utf-8")
        return any(sought in page for page in self.pages().values())


def write(folder, files):
    """Writes files; text as UTF-8, and whatever a function makes."""
    for name, content in {**FILES, **files}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if content is None:
            continue
        if callable(content):
            content(path)
        elif isinstance(content, str):
            path.write_bytes(content.encode("utf-8", "surrogatepass"))
        else:
            path.write_bytes(content)


def state(folder):
    """All below a folder but the output and Greenroom's own notes."""
    found = {}
    for top, folders, names in os.walk(folder):
        relative = os.path.relpath(top, folder)
        if relative == ".":
            folders[:] = [
                name for name in folders if name not in ("site", ".greenroom")]
        for name in names + folders:
            status = os.lstat(os.path.join(top, name))
            found[os.path.join(relative, name)] = (
                status.st_mode, status.st_size, status.st_mtime_ns)
    return found


def greenroom(executable, top, words=("build",), through=(), limits=()):
    """Runs Greenroom in `top`/project; the harness holds what no input may
    change: it ends, by itself, in time, and leaves all else as it is."""
    folder = top / "project"
    before = state(top / "project"), state(top)

    def prepare():
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        for limit, value in limits:
            resource.setrlimit(limit, (value, value))

    start = processor_seconds()
    run = subprocess.run(
        [*through, executable, *words, "--format", "json"], cwd=folder,
        stdin=subprocess.DEVNULL, capture_output=True, timeout=HANG,
        preexec_fn=prepare)
    said = run.stderr.decode("utf-8")
    lines = said.splitlines()
    result = Run(
        run.returncode,
        [json.loads(line) for line in lines if line.startswith("{")],
        "\n".join(line for line in lines if not line.startswith("{")), folder)
    expected = (0, 1)
    damage = {
        "crash": None if run.returncode in expected else (
            signal.Signals(-run.returncode).name if run.returncode < 0
            else f"exit {run.returncode}"),
        "slow": processor_seconds() - start > SECONDS,
        "silent": run.returncode == 1 and not any(
            problem["severity"] == "error" for problem in result.problems),
        "file outside": outside(before, (state(folder), state(top))),
        "unsafe": harm(result.output),
    }
    result.damage = {key: value for key, value in damage.items() if value}
    return result


def processor_seconds():
    """How long the processes that were waited for have run. Other work on
    the machine counts little; a hang is ended by the time limit."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def outside(before, after):
    """What changed outside of the output folder."""
    ignored = {"project", "./project"}
    return sorted(
        name for old, new in zip(before, after)
        for name in {*old, *new} - ignored
        if old.get(name) != new.get(name)
        and not name.startswith("project/"))
