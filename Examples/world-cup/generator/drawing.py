"""What the scenes are drawn with: colours, shapes, a ball, a net, a board."""

from generator.colours import INK, PAPER
from generator.svg import WIDE, ground

GRASS = "#0D5C41"
LAWN = "#10694A"
NIGHT = "#141B38"
GOLD = "#F3C24A"
CORAL = "#FF7A59"


def lines(path, colour=PAPER, weight=6, more=""):
    """A path that is only stroked."""
    return (
        f'<path d="{path}" fill="none" stroke="{colour}"'
        f' stroke-width="{weight}"{more}/>\n'
    )


def shape(path, colour, more=""):
    """A path that is only filled."""
    return f'<path d="{path}" fill="{colour}"{more}/>\n'


def disc(x, y, radius, colour, more=""):
    """A filled circle."""
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{colour}"{more}/>\n'


def ball(x, y, scale):
    """A ball of one pentagon and its seams, 100 units across."""
    seams = "M0-18V-50M17-6L47-16M11 15L29 40M-11 15L-29 40M-17-6L-47-16"
    return (
        f'<g transform="translate({x} {y}) rotate(14) scale({scale})"><circle'
        f' r="50" fill="{PAPER}"/><path d="M0-18L17-6 11'
        " 15H-11L-17-6ZM-20-46L0-36 20-46A50 50 0 0 0-20-46ZM49-8L39-22"
        " 31-39A50 50 0 0 1 49-8ZM40 30L22 34 16 47A50 50 0 0 0 40 30ZM-40"
        " 30L-22 34-16 47A50 50 0 0 1-40 30ZM-49-8L-39-22-31-39A50 50 0 0"
        f' 0-49-8Z" fill="{INK}"/><path d="{seams}" stroke="{INK}"'
        ' stroke-width="3"/></g>\n'
    )


def net(size, colour, tile, opacity):
    """A goal net over the whole picture: its definition and its drawing."""
    half = tile // 2
    defs = (
        f'<pattern id="net" width="{tile}" height="{tile}"'
        f' patternUnits="userSpaceOnUse"><path d="M0 {half}L{half} 0 {tile}'
        f' {half} {half} {tile}Z" fill="none" stroke="{colour}"'
        ' stroke-width="4"/></pattern>'
    )
    cover = f"M0 0H{size[0]}V{size[1]}H0Z"
    return defs, shape(cover, "url(#net)", f' opacity="{opacity}"')


def board(colour):
    """One end of a pitch, from above, on a coach's board."""
    return ground(WIDE, colour) + lines(
        "M1210 50H70V670H1210ZM1210 170H900V550H1210M1210 260H1080V460H1210"
        "M900 280A100 100 0 0 0 900 440M70 260A100 100 0 0 1 70 460",
        PAPER,
        6,
        ' opacity=".55"',
    )


def cross(x, y, colour):
    """A defender on the board."""
    return lines(f"M{x - 26} {y - 26}l52 52m0-52l-52 52", colour, 16)


def ring(x, y, colour):
    """An attacker on the board."""
    return (
        f'<circle cx="{x}" cy="{y}" r="28" fill="none" stroke="{colour}"'
        ' stroke-width="15"/>\n'
    )
