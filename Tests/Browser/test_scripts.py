"""The scripts of pages are small, and one file."""

import gzip
import re


def test_own_scripts_take_at_most_15_kilobytes_together(world_cup):
    page = world_cup.page("player", "base", "en", "match-26")
    text = world_cup.file(page).read_text("utf-8")
    files = re.findall(r'<script src="([^"]*)"', text)
    assert len(files) == 1
    size = sum(
        len(gzip.compress((world_cup.file(page).parent / name).read_bytes()))
        for name in files)
    assert size <= 15000
