"""Looks at the player of the page that is open."""

from browsing import until

ROOT = "document.querySelector('[data-kind=player]')"


def is_(**names):
    """An expression: the root carries these names; None is none of it."""
    return " && ".join(
        f"{ROOT}.dataset.{name} === "
        + ("undefined" if value is None else f"'{value}'")
        for name, value in names.items())


def text_of(part):
    return f"({ROOT}.querySelector('[data-part={part}]')?.textContent ?? '')"


def shows(page, **names):
    """Waits until the root carries these names."""
    until(page, is_(**names))


def video(page, expression):
    """Something of the video element."""
    return page.evaluate(f"{ROOT}.querySelector('video').{expression}")


def part(page, name):
    return page.locator(f"[data-kind=player] [data-part={name}]")


def plays(page, beyond=0):
    """Waits until the picture moves past a time, and the bar knows it."""
    until(page, f"Greenroom.players.get({ROOT}).s.measured && {ROOT}.querySelector('video')?.currentTime > {beyond}"
                f" && !{ROOT}.querySelector('video').paused")


def problems(recorder):
    """What the page complained about; what was given up on purpose is
    none."""
    return (recorder.errors + recorder.violations + [
        it for it in recorder.failed if "ERR_ABORTED" not in it])
