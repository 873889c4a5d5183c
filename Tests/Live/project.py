"""A project whose items stand in one widget, and a process that keeps it."""

import json
import threading

SITE = """\
title: Cup
locales: [en]
timeZone: UTC
themes: [base]
catalog: catalog.json
widgets:
  - id: all
    title: All
    dataSource: {{ids: [{ids}]}}
    videosFilterParams: {{contentTypes: [Stream, Video]}}
poller: {poller}
"""


def write(folder, items, poller):
    """Writes the files of the project; `poller` is what site.yaml says."""
    (folder / "catalog.json").write_text(json.dumps({"items": items}))
    (folder / "site.yaml").write_text(SITE.format(
        poller=poller, ids=", ".join(item["id"] for item in items)))


def gathered(stream):
    """The lines of a stream as they come, and the thread that reads them."""
    lines = []
    reader = threading.Thread(
        target=lambda: lines.extend(stream), daemon=True)
    reader.start()
    return lines, reader
