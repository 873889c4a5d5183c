"""What all pictures share: the frame, the light and the stadium motifs."""

from generator.files import read_json

MOTIFS = read_json("motifs.json")
WIDE = (1280, 720)
TALL = (800, 1200)


def picture(size, body, defs=""):
    """A whole SVG file, lit from above."""
    width, height = size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}"'
        f' height="{height}" viewBox="0 0 {width} {height}">\n'
        '<defs><linearGradient id="light" x2="0" y2="1">'
        '<stop stop-color="#fff" stop-opacity=".1"/>'
        '<stop offset=".45" stop-color="#fff" stop-opacity="0"/>'
        '<stop offset="1" stop-opacity=".3"/></linearGradient>'
        f"{defs}</defs>\n"
        + body.strip()
        + "\n</svg>\n"
    )


def light(size):
    """The light over what has been drawn so far."""
    return f'<path d="M0 0H{size[0]}V{size[1]}H0Z" fill="url(#light)"/>\n'


def ground(size, colour):
    """The whole picture in one colour."""
    return f'<path d="M0 0H{size[0]}V{size[1]}H0Z" fill="{colour}"/>\n'


def motif(name, colour, left, top, scale, opacity, weight=5):
    """A venue in a few lines; its box is 240 by 160 units."""
    return (
        f'<path d="{MOTIFS[name]}" transform="translate({left} {top})'
        f' scale({scale})" fill="none" stroke="{colour}"'
        f' stroke-width="{weight}" stroke-linecap="round"'
        f' stroke-linejoin="round" opacity="{opacity}"/>\n'
    )
