"""The documents of the repository, taken apart."""

import re
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
FENCE = re.compile(r"^(`{3,})(\w*)(?: (\S+))?$")
HEADING = re.compile(r"^#{1,6} (.+)$")
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")


@dataclass
class Block:
    """A fenced block: its language, the file that it is, its text."""

    language: str
    path: str | None
    text: str
    line: int
    lead: str
    """The last line of text before it."""


@dataclass
class Document:
    path: Path
    blocks: list[Block] = field(default_factory=list)
    prose: list[tuple[int, str]] = field(default_factory=list)

    @property
    def name(self) -> str:
        return str(self.path.relative_to(ROOT))

    def links(self):
        """Line and target of every link outside of code."""
        for line, text in self.prose:
            for target in LINK.findall(re.sub(r"`[^`]*`", "", text)):
                yield line, target

    def anchors(self) -> set[str]:
        """The anchors that GitHub gives the headings."""
        found: set[str] = set()
        for _, text in self.prose:
            if not (heading := HEADING.match(text)):
                continue
            words = re.sub(r"[^\w\- ]", "", heading[1].lower())
            slug = base = words.replace(" ", "-")
            count = 0
            while slug in found:
                count += 1
                slug = f"{base}-{count}"
            found.add(slug)
        return found

    def tables(self):
        """Every table: its head and its rows, cells without blanks."""
        rows: list[list[str]] = []
        for _, text in [*self.prose, (0, "")]:
            if text.startswith("|"):
                cells = re.split(r"(?<!\\)\|", text.strip().strip("|"))
                rows.append([c.strip().replace("\\|", "|") for c in cells])
            elif rows:
                yield rows[0], rows[2:]
                rows = []


def read(path: Path) -> Document:
    """Takes a Markdown file apart."""
    document = Document(path)
    fence, lead = None, ""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if fence is None and (match := FENCE.match(line)):
            fence = match[1]
            block = Block(match[2], match[3], "", number, lead)
        elif fence is not None and line == fence:
            document.blocks.append(block)
            fence = None
        elif fence is not None:
            block.text += line + "\n"
        else:
            document.prose.append((number, line))
            lead = line or lead
    assert fence is None, f"{path}: a fence is not closed"
    return document


README = read(ROOT / "README.md")
GUIDES = [read(path) for path in sorted((ROOT / "docs").glob("*.md"))]
COMMANDED = [README, *GUIDES, read(ROOT / "CONTRIBUTING.md")]
ALL = COMMANDED + [
    read(path) for path in sorted((ROOT / "Examples").glob("*/README.md"))
]


def guide(name: str) -> Document:
    """The document `docs/<name>.md`."""
    return next(d for d in GUIDES if d.path.stem == name)
