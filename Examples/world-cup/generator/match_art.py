"""Pictures of matches: two kits that meet at a seam, or, while the teams
are not known, the round and the venue."""

from generator.colours import INK, PAPER, contrast, kits, luminance, mixed
from generator.letters import centred, width, word
from generator.svg import TALL, WIDE, ground, light, motif, picture

# The seam runs from (1090, 0) to (190, 720); patterns turn with it.
TURN = "rotate(51.3)"
FIRST = "M0 0H1090L190 720H0Z"
SECOND = "M1090 0H1280V720H190Z"
# For each kit: how much of the second colour, and what is drawn with it in
# a tile of 120 by 120 units.
KITS = {
    "stripes": (0.5, "M0 0H60V120H0Z"),
    "pinstripes": (0.24, "M0 0H5V120H0ZM40 0H45V120H40ZM80 0H85V120H80Z"),
    "hoops": (0.12, "M0 0H120V60H0Z"),
    "checks": (0.24, "M0 0H60V60H0ZM60 60H120V120H60Z"),
}
# Kits that are one shape instead, for each side of the seam.
SHAPES = {
    "sash": (0.24, "M520 0H720L0 576V416Z", "M1280 208V368L840 720H640Z"),
    "band": (
        0.2,
        "M610 0H660L0 528V488ZM690 0H706L0 565V552Z",
        "M1280 192V232L670 720H620ZM1280 255V268L715 720H699Z",
    ),
    "halves": (0.14, "M0 0H560L0 448Z", "M1280 272V720H720Z"),
}


SEAM = (
    '<path d="M1108 0H1130L230 720H208Z" fill="#fff"/>\n'
    f'<path d="M1130 0H1150L250 720H230Z" fill="{INK}" opacity=".22"/>\n'
)


def tinted(base, accent, share):
    """The base with a share of the accent. Dark shirts take a little white
    instead: blue and yellow, say, would mix to mud."""
    if luminance(base) < 0.2:
        return mixed(base, PAPER, min(share, 0.18))
    return mixed(base, accent, share)


def side(kit, colours, area, index):
    """Half a picture: its definitions, its drawing and the colour in which
    the team's letters read on it."""
    base, accent = colours
    tint, defs = base, ""
    drawing = f'<path d="{area}" fill="{base}"/>\n'
    if kit in KITS:
        share, tile = KITS[kit]
        tint = tinted(base, accent, share)
        defs = (
            f'<pattern id="kit{index}" width="120" height="120"'
            f' patternUnits="userSpaceOnUse" patternTransform="{TURN}">'
            f'<path d="{tile}" fill="{tint}"/></pattern>'
        )
        drawing += f'<path d="{area}" fill="url(#kit{index})"/>\n'
    elif kit in SHAPES:
        share, *shapes = SHAPES[kit]
        tint = tinted(base, accent, share)
        drawing += f'<path d="{shapes[index]}" fill="{tint}"/>\n'

    def worst(colour):
        return min(contrast(colour, base), contrast(colour, tint))

    letters = accent
    if worst(accent) < 4:
        letters = max((mixed(base, INK, 0.88), PAPER), key=worst)
    return defs, drawing, letters


def group_match(home, away, venue):
    """The picture of a match between two known teams."""
    one, other = kits(home, away)
    defs1, drawing1, letters1 = side(home["kit"], one, FIRST, 0)
    defs2, drawing2, letters2 = side(away["kit"], other, SECOND, 1)
    height2 = fitted(away["id"])
    left2 = 1186 - width(away["id"]) * height2 / 100
    body = (
        drawing1
        + drawing2
        + SEAM
        + motif(venue["motif"], letters2, 972, 84, 1.1, 0.6)
        + light(WIDE)
        + word(home["id"], letters1, 92, 138, fitted(home["id"]))
        + word(away["id"], letters2, left2, 592 - height2, height2)
    )
    return picture(WIDE, body, defs1 + defs2)


def fitted(text):
    """The height of a code that keeps it clear of the seam."""
    return min(236, round(47000 / width(text)))


def glow(colour, x, y, radius):
    """A light behind the motif."""
    return (
        f'<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="{x}"'
        f' cy="{y}" r="{radius}"><stop stop-color="{colour}"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/>'
        "</radialGradient>"
    )


def wide_round(mark, number, venue):
    """A knock-out match whose teams are not known, for wide cards: made
    like those of two teams, with the draw in place of the first kit."""
    hue, accent = venue["hue"], venue["accent"]
    draw = "M0 436H96V508H0M0 580H96V652H0M96 472H192V616H96M192 544H288"
    number = str(number)
    body = (
        ground(WIDE, mixed(hue, INK, 0.55))
        + f'<path d="{SECOND}" fill="{hue}"/>\n'
        + f'<path d="M1108 0H1130L230 720H208Z" fill="{accent}"/>\n'
        + f'<path d="{draw}" fill="none" stroke="{accent}" stroke-width="5"'
        ' opacity=".55"/>\n'
        + motif(venue["motif"], accent, 930, 66, 1.3, 0.85, 5)
        + light(WIDE)
        + word(mark, PAPER, 92, 138, 210)
        + word(number, accent, 1186 - width(number) * 2.1, 382, 210)
    )
    return picture(WIDE, body)


def tall_round(mark, number, venue):
    """A knock-out match whose teams are not known, for tall cards."""
    hue, accent = venue["hue"], venue["accent"]
    draw = (
        "M120 1200V1110H290V1200M510 1200V1110H680V1200"
        "M205 1110V1030H595V1110M400 1030V970"
    )
    body = (
        ground(TALL, mixed(hue, INK, 0.55))
        + '<path d="M0 0H800V1200H0Z" fill="url(#glow)"/>\n'
        + '<path d="M800 0V560L0 1200V640Z" fill="#fff" opacity=".05"/>\n'
        + f'<path d="{draw}" fill="none" stroke="{accent}" stroke-width="5"'
        ' opacity=".5"/>\n'
        + motif(venue["motif"], accent, 100, 150, 2.5, 0.9, 4)
        + light(TALL)
        + centred(mark, PAPER, 400, 560, 200)
        + (centred(str(number), accent, 400, 800, 110) if number else "")
    )
    return picture(TALL, body, glow(hue, 400, 340, 760))


def final(venue):
    """The final: rays over the venue, and gold."""
    gold = venue["accent"]
    edges = [
        ("0 60", "0 200"),
        ("0 340", "0 480"),
        ("0 640", "0 820"),
        ("0 1040", "90 1200"),
        ("250 1200", "350 1200"),
        ("450 1200", "550 1200"),
        ("710 1200", "800 1040"),
        ("800 640", "800 820"),
        ("800 340", "800 480"),
        ("800 60", "800 200"),
        ("540 0", "660 0"),
        ("350 0", "450 0"),
        ("140 0", "260 0"),
    ]
    rays = "".join(f"M400 360L{one}L{other}Z" for one, other in edges)
    body = (
        ground(TALL, "#10162B")
        + '<path d="M0 0H800V1200H0Z" fill="url(#glow)"/>\n'
        + f'<path d="{rays}" fill="#fff" opacity=".05"/>\n'
        + motif(venue["motif"], gold, 88, 150, 2.6, 1, 4)
        + light(TALL)
        + centred("FINAL", PAPER, 400, 580, 190)
        + f'<path d="M266 826H534" stroke="{gold}" stroke-width="8"/>\n'
        + centred("26", gold, 400, 880, 110)
    )
    return picture(TALL, body, glow("#3A4A86", 400, 360, 640))
