"""Sites that the executable under test builds, and what they list."""

import json
import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "Examples" / "world-cup"


def executable():
    """The executable under test: $GREENROOM, else the debug build."""
    return os.environ.get("GREENROOM") or str(
        ROOT / ".build" / "debug" / "greenroom")


@dataclass(frozen=True)
class Page:
    """One entry of site.json."""
    kind: str
    path: str
    theme: str = ""
    locale: str = ""
    name: str = ""

    def __str__(self):
        return self.path


@dataclass(frozen=True)
class Site:
    """A built site."""
    root: Path
    pages: tuple

    def page(self, kind, theme="", locale="", name=""):
        """The one page of these coordinates."""
        found = [
            page for page in self.pages
            if (page.kind, page.theme, page.locale) == (kind, theme, locale)
            and name in ("", page.name)]
        assert found, f"no page {kind} {theme} {locale} {name}"
        return found[0]

    def file(self, page):
        return self.root / page.path

    def uri(self, page):
        """Where a double click opens the page."""
        return self.file(page).as_uri()


def read(root):
    """The site in a folder, by its site.json."""
    listed = json.loads((root / "site.json").read_text("utf-8"))["pages"]
    return Site(root, tuple(
        Page(
            entry["kind"], entry["path"], entry.get("theme", ""),
            entry.get("locale", ""),
            next((entry[key] for key in
                  ("widget", "video", "player", "state", "page")
                  if key in entry), ""))
        for entry in listed))


def build(project, output, *options, expect=0):
    """Builds a project; the site and what the build said."""
    run = subprocess.run(
        [executable(), "build", "--project", str(project),
         "--output", str(output), *options],
        capture_output=True, text=True, timeout=600)
    assert run.returncode == expect, run.stderr[-4000:] + run.stdout[-500:]
    return read(output), run.stderr


def build_copy(original, folder):
    """A project, built from a copy: a build leaves its notes beside."""
    project = folder / "project"
    shutil.copytree(
        original, project,
        ignore=shutil.ignore_patterns("site", ".greenroom"))
    return build(project, folder / "site")[0]


def build_example(folder):
    """The World Cup example."""
    return build_copy(EXAMPLE, folder)
