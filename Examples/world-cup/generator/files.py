"""Where the files of the example are."""

import json
import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent


def read_json(name):
    """The content of a file in data/."""
    return json.loads((ROOT / "data" / name).read_text(encoding="utf-8"))
