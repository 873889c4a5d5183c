"""Every command of the documents runs and prints what they say it prints.

With UPDATE_DOCS in the environment the printed text is put into the
documents instead.
"""

import os

import pytest

from documents import COMMANDED, README

UPDATES = "UPDATE_DOCS" in os.environ


@pytest.mark.parametrize("document", COMMANDED, ids=lambda d: d.name)
def test_commands(document, request):
    first = "copy" if document is README else "copy_with_site"
    copy = request.getfixturevalue(first)
    printed = {}
    for place, block in enumerate(document.blocks):
        if block.path:
            copy.write(block)
        if block.language != "sh":
            continue
        at = f"{document.name}:{block.line}"
        result = copy.run(block.text)
        assert result.returncode == 0, f"{at}:\n{result.stdout}"
        after = document.blocks[place + 1 : place + 2]
        if after and after[0].language == "text":
            printed[after[0].line] = result.stdout
            if not UPDATES:
                assert result.stdout == after[0].text, at
    if UPDATES:
        update(document, printed)


def update(document, printed: dict[int, str]) -> None:
    lines = document.path.read_text("utf-8").splitlines(keepends=True)
    texts = {b.line: b.text for b in document.blocks}
    for line, text in sorted(printed.items(), reverse=True):
        lines[line : line + len(texts[line].splitlines())] = text
    document.path.write_text("".join(lines), "utf-8")


@pytest.mark.parametrize("document", COMMANDED, ids=lambda d: d.name)
def test_text_before_a_file_names_it(document):
    for block in document.blocks:
        if block.path:
            assert f"`{block.path}`" in block.lead, (
                f"{document.name}:{block.line}")
