#!/usr/bin/env python3
"""Checks the rules of the house that a compiler does not.

- A module imports only modules of lower layers.
- No source file has more than 400 lines.
- No force operation and no trap on input in Sources.
- No style attribute, inline handler or inline script in Templates.
"""

import re
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# From the top down; modules of one row do not import each other.
LAYERS = [
    {"greenroom", "Benchmarks"},
    {"Site", "Scaffolding"},
    {"Rendering", "Schemas"},
    {"Styling", "Selection", "Polling", "Scenarios"},
    {"Configuration", "Catalog"},
    {"Documents", "Templating"},
    {"Bundled"},
    {"Localization", "Markup"},
    {"Preview"},
    {"Diagnostics"},
    {"CChildProcess", "CCmark", "CCsv", "CCurl", "CFyaml", "CMicrohttpd",
     "CQRencode", "CSimdjson", "CXXHash"},
]
# Reads data for plain templates from located JSON.
ALLOWED_SIDEWAYS = {("Templating", "Documents"), ("Styling", "Catalog")}
LINE_LIMIT = 400
CODE = {".swift", ".js", ".css", ".mustache", ".py", ".sh", ".cpp", ".h"}
TRAPS = re.compile(
    r"\btry!|\bas!|\bfatalError\(|\bpreconditionFailure\(|[\w\])]!(?=[\s.,;)\]]|$)"
)
IMPORT = re.compile(r"^(?:@\w+ )?import (\w+)", re.MULTILINE)
INLINE = re.compile(r"\son[a-z]+=|\sstyle=|<script(?![^>]*(?:\ssrc=|json))", re.I)


def tracked() -> list[Path]:
    """The files of the repository that git knows or would add."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, check=True, capture_output=True, text=True,
    ).stdout
    return [ROOT / name for name in listed.split("\0") if name]


def layer(module: str) -> int | None:
    return next((i for i, row in enumerate(LAYERS) if module in row), None)


def import_problems(path: Path, text: str) -> list[str]:
    parts = path.relative_to(ROOT).parts
    if parts[0] != "Sources" or layer(parts[1]) is None:
        return []
    module, problems = parts[1], []
    for name in IMPORT.findall(text):
        target = layer(name)
        if target is None or (module, name) in ALLOWED_SIDEWAYS:
            continue
        if target <= layer(module):
            problems.append(f"{module} imports {name}, which is not below it")
    return problems


def without_strings_and_comments(text: str) -> str:
    text = re.sub(r'"(?:\\.|[^"\\\n])*"', '""', text)
    return re.sub(r"//.*", "", text)


def problems_of(path: Path) -> list[str]:
    text = path.read_text(encoding="utf-8")
    problems = []
    if text.count("\n") > LINE_LIMIT:
        problems.append(f"{text.count(chr(10))} lines, more than {LINE_LIMIT}")
    if path.suffix == ".swift":
        problems += import_problems(path, text)
        if path.relative_to(ROOT).parts[0] == "Sources":
            code = without_strings_and_comments(text)
            problems += [f"force operation “{m}”" for m in TRAPS.findall(code)]
    if path.suffix == ".mustache" and path.is_relative_to(ROOT / "Templates"):
        problems += [f"inline “{m.strip()}”" for m in INLINE.findall(text)]
    return problems


def main() -> int:
    files = [p for p in tracked() if p.suffix in CODE and p.is_file()]
    failed = False
    for path in sorted(files):
        for problem in problems_of(path):
            failed = True
            print(f"{path.relative_to(ROOT)}: {problem}")
    lengths = [
        p.read_text(encoding="utf-8").count("\n")
        for p in files if p.suffix == ".swift" and "Sources" in p.parts
    ]
    print(f"{len(lengths)} Swift files, median {statistics.median(lengths):.0f} lines")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
