"""Each file of a project, broken in each way a file can be."""

import os

from project import FILES, catalog, site, ITEM
from table import Case, Group

TWO_GIGABYTES = 2 << 30


def folder(path):
    path.mkdir()


def pipe(path):
    os.mkfifo(path)


def loop(path):
    path.symlink_to(path.name)


def dangling(path):
    path.symlink_to("nowhere")


def endless(path):
    path.symlink_to("/dev/zero")


def sparse(path):
    with path.open("wb") as file:
        file.truncate(TWO_GIGABYTES)


def closed(content):
    def make(path):
        path.write_bytes(content)
        path.chmod(0)
    return make


def encoded(content):
    return content if isinstance(content, bytes) else content.encode("utf-8")


# The names for people, the file, and its text with an invalid byte and cut
# off where that shows.
TARGETS = [
    ("site.yaml", "site.yaml",
     b'title: "Cup \xff"\n', site()[:60]),
    ("theme.yaml", "themes/mine/theme.yaml",
     b"extends: base\nname: \xc3(\n", 'extends: base\nname: {en: "Mi'),
    ("The catalog", "catalog.json",
     b'{"items": [{"id": "a", "title": "\xed\xa0\x80"}]}',
     catalog(ITEM)[:40]),
    ("A template", "Templates/card-fragment.mustache",
     b"{{#card}}\n\xff{{title}}{{/card}}",
     '{{#card}}<p data-kind="card">{{ti'),
    ("A stylesheet", "Templates/styles/mine.css",
     b"p { color: red } /* \xff */", "p { color: r"),
    ("A Markdown page", "pages/welcome.md",
     b"# Welcome \xf8\n", "# Welcome\n\n[cut](https://exa"),
    ("A theme's notes", "themes/mine/notes.md", b"\xff", "# No"),
    ("A thumbnail", "a.png",
     b"\xff" * 9, FILES["a.png"][:20]),
]
WAYS = [
    ("is invalid UTF-8", None, False),
    ("is cut off", None, False),
    ("has 0 bytes", b"", False),
    ("is missing", None, False),
    ("is a folder", folder, False),
    ("is a FIFO", pipe, False),
    ("is a loop of links", loop, False),
    ("is a link to nowhere", dangling, False),
    ("is a link to /dev/zero", endless, False),
    ("may not be read", closed, True),
    ("is sparse and has 2 GB", sparse, False),
]


def cases(name, path, invalid, cut):
    for way, content, unprivileged in WAYS:
        if way == "is invalid UTF-8":
            content = invalid
        elif way == "is cut off":
            content = cut
        elif content is closed:
            content = closed(encoded(FILES.get(path, "")))
        yield Case(
            f"{name} {way}", {path: content}, unprivileged=unprivileged)
    if name != "A thumbnail":
        text = FILES.get(path, "x")
        yield Case(
            f"{name} has a byte order mark",
            {path: b"\xef\xbb\xbf" + encoded(text)})
        yield Case(f"{name} is UTF-16", {path: text.encode("utf-16")})
        yield Case(f"{name} holds a NUL", {path: text[:12] + "\0" + text[12:]})


BROKEN_FILES = [
    Group(f"{name}", f"`{path}` of a small site.",
          tuple(cases(name, path, invalid, cut)))
    for name, path, invalid, cut in TARGETS]
