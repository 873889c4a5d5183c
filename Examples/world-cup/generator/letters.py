"""Letters like those on a shirt's back, as SVG paths.

Drawing them as paths keeps every picture the same on every machine,
whatever fonts it has. A glyph of data/glyphs.json is 100 units high:
its width, whether it is stroked (20 units wide) or filled, and a path of
absolute M, L, H, V and Z commands.
"""

import re

from generator.files import read_json

GLYPHS = read_json("glyphs.json")
GAP = 14


def shifted(path, dx):
    """The path moved dx units to the right."""

    def move(match):
        command, numbers = match.group(1), match.group(2).split()
        if command in "ML":
            return f"{command}{int(numbers[0]) + dx} {numbers[1]}"
        if command == "H":
            return f"H{int(numbers[0]) + dx}"
        return command + " ".join(numbers)

    return re.sub(r"([MLHVZ])([\d ]*)", move, path)


def width(text):
    """The width of a text in units of its glyphs."""
    return sum(GLYPHS[c][0] for c in text) + GAP * (len(text) - 1)


def word(text, colour, left, top, height, lean=8, opacity=None):
    """A text as an SVG group whose upper left corner is at left, top."""
    paths = {"stroke": "", "fill": ""}
    x = 0
    for character in text:
        advance, kind, path = GLYPHS[character]
        paths[kind] += shifted(path, x)
        x += advance + GAP
    scale = height / 100
    fade = f' opacity="{opacity}"' if opacity else ""
    drawn = ""
    if paths["stroke"]:
        drawn += (
            f'<path d="{paths["stroke"]}" fill="none" stroke="{colour}"'
            ' stroke-width="20"/>'
        )
    if paths["fill"]:
        drawn += (
            f'<path d="{paths["fill"]}" fill="{colour}" fill-rule="evenodd"/>'
        )
    # A lean moves the foot of the word to the left; half of it back centres.
    shift = left + height * 0.07 * (lean / 8)
    return (
        f'<g transform="translate({shift:.0f} {top:.0f}) skewX({-lean})'
        f' scale({scale:g})"{fade}>{drawn}</g>'
    )


def centred(text, colour, x, top, height, lean=8, opacity=None):
    """A text as an SVG group centred on x."""
    left = x - width(text) * height / 200
    return word(text, colour, left, top, height, lean, opacity)
