"""Links lead somewhere, and names of files are those of files."""

import re

import pytest

from documents import ALL, COMMANDED, ROOT, read

FILE = re.compile(
    r"`((?:Sources|Tests|Templates|themes|docs|Examples|Scripts)/[^`\s]*)`")
# Folders of this machine, and hosts of package registries.
MACHINE = re.compile(
    r"(?<![\w.~-])/(?:tmp|root|home|work|workspace|build|mnt|opt|Users|var)\b"
    r"|localhost:\d|py[p]i\.org|python[h]osted|npm[j]s|crates\.[i]o|ruby[g]ems"
    r"|docker\.[i]o|proxy\.[g]olang")


@pytest.mark.parametrize("document", ALL, ids=lambda d: d.name)
def test_links_lead_somewhere(document):
    for line, target in document.links():
        if re.match(r"[a-z]+:", target):
            continue
        name, _, anchor = target.partition("#")
        path = (document.path.parent / name).resolve() if name else (
            document.path)
        at = f"{document.name}:{line}: {target}"
        assert path.exists(), at
        assert path.is_relative_to(ROOT), at
        if anchor:
            assert anchor in read(path).anchors(), at


# Made by tests; the files they name are of the projects of their examples.
OF_EXAMPLES = {"docs/diagnostics.md", "docs/hostile-input.md"}


@pytest.mark.parametrize(
    "document", [d for d in COMMANDED if d.name not in OF_EXAMPLES],
    ids=lambda d: d.name)
def test_files_that_are_named_exist(document):
    for line, text in document.prose:
        for name in FILE.findall(text):
            # `<id>` stands for any.
            name = re.sub(r"<[^>]*>", "*", name)
            assert list(ROOT.glob(name.rstrip("/"))), (
                f"{document.name}:{line}: {name}")


@pytest.mark.parametrize("document", ALL, ids=lambda d: d.name)
def test_nothing_of_this_machine_is_named(document):
    text = document.path.read_text("utf-8")
    assert MACHINE.findall(text) == [], document.name


def test_every_guide_is_listed_in_the_readme():
    readme = next(d for d in ALL if d.name == "README.md")
    listed = {target for _, target in readme.links()}
    guides = {d.name for d in COMMANDED if d.name.startswith("docs/")}
    assert guides <= listed


def test_pictures_are_small():
    for picture in (ROOT / "docs" / "images").glob("*.png"):
        assert picture.stat().st_size < 400_000, picture.name
