"""The executable under test, and mounts."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def executable():
    """$GREENROOM, else the debug build."""
    path = Path(
        os.environ.get("GREENROOM") or ROOT / ".build/debug/greenroom")
    assert path.is_file(), f"GREENROOM: there is no {path}"
    return str(path.resolve())
