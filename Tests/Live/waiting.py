"""Waits for what a test says, and says what did not come."""

import time


def until(what, question, timeout=60, describe=lambda: ""):
    """Asks until the answer is yes; `what` is for people."""
    end = time.monotonic() + timeout
    while not (answer := question()):
        assert time.monotonic() < end, f"{what}: {describe()}"
        time.sleep(0.02)
    return answer
