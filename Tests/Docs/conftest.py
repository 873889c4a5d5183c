"""A copy of the repository in which the commands of the documents run."""

import json
import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from documents import README, ROOT

COPIED = [
    "Examples", "Templates", "themes", "Scripts", "Makefile", "Package.swift",
    "Tests/Browser/requirements.txt", "Tests/ICU/requirements.txt",
]
# The commands that take minutes are tried without running: `make` says
# whether there is such a target, `swift` whether it knows its targets.
STAND_INS = Path(__file__).resolve().parent / "stand-ins"


@pytest.fixture(scope="session")
def executable() -> Path:
    path = Path(os.environ["GREENROOM"]).resolve()
    assert path.is_file(), f"GREENROOM: there is no {path}"
    return path


@dataclass
class Copy:
    """A folder that looks like the repository, with a home of its own."""

    folder: Path
    home: Path

    @classmethod
    def make(cls, top: Path, executable: Path) -> "Copy":
        folder, home = top / "greenroom", top / "home"
        folder.mkdir(parents=True)
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(
                    source, folder / name,
                    ignore=shutil.ignore_patterns("site", ".greenroom"))
            else:
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(source, folder / name)
        release = folder / ".build" / "release"
        release.mkdir(parents=True)
        (release / "greenroom").symlink_to(executable)
        (home / ".local" / "bin").mkdir(parents=True)
        return cls(folder, home)

    def install(self) -> None:
        """What the README says about installing."""
        (self.home / ".local" / "bin" / "greenroom").symlink_to(
            self.folder / ".build" / "release" / "greenroom")

    def write_files(self, blocks) -> None:
        for block in blocks:
            if block.path:
                self.write(block)

    def write(self, block) -> None:
        path = self.folder / block.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block.text, "utf-8")

    def run(self, script: str) -> subprocess.CompletedProcess:
        """Runs a block of commands; output and errors in one stream."""
        bin_folders = [STAND_INS, self.home / ".local" / "bin"]
        path = os.pathsep.join([*map(str, bin_folders), os.environ["PATH"]])
        return subprocess.run(
            ["sh", "-eu", "-c", script], cwd=self.folder, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60,
            env={"PATH": path, "HOME": str(self.home), "LANG": "C.UTF-8"})


@pytest.fixture
def copy(tmp_path: Path, executable: Path) -> Copy:
    """A copy as it is fresh from a clone."""
    return Copy.make(tmp_path, executable)


@pytest.fixture
def copy_with_site(copy: Copy) -> Copy:
    """A copy in which somebody has followed the README."""
    copy.install()
    copy.write_files(README.blocks)
    return copy


@pytest.fixture
def check(tmp_path: Path, executable: Path):
    """Builds a project from literal files; the problems as JSON objects."""
    def run(files: dict[str, str], *more: str) -> list[dict]:
        folder = tmp_path / "project"
        shutil.rmtree(folder, ignore_errors=True)
        for name, text in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        result = subprocess.run(
            [executable, "check", "--format", "json", *more], cwd=folder,
            capture_output=True, text=True, timeout=60)
        return [
            json.loads(line) for line in result.stderr.splitlines()
            if line.startswith("{")
        ]

    return run
