"""Pictures for wide cards of what is not a match: one small scene each."""

from generator.colours import INK, PAPER
from generator.drawing import (
    CORAL,
    GOLD,
    GRASS,
    LAWN,
    NIGHT,
    ball,
    board,
    cross,
    disc,
    lines,
    net,
    ring,
    shape,
)
from generator.letters import centred, word
from generator.svg import WIDE, ground, light, motif, picture


def recap():
    """A ball in the net, and the match day in large letters."""
    defs, drawn = net(WIDE, PAPER, 96, 0.22)
    body = (
        ground(WIDE, "#1B2B74")
        + drawn
        + shape("M0 0H420L0 336Z", CORAL)
        + lines("M470 0L0 376", PAPER, 14)
        + lines(
            "M300 720Q520 420 860 330",
            GOLD,
            10,
            ' stroke-dasharray="4 34" stroke-linecap="round"',
        )
        + ball(960, 300, 3.3)
        + light(WIDE)
        + word("MD7", PAPER, 92, 400, 220)
    )
    return picture(WIDE, body, defs)


def lawn():
    """Mown stripes under growing lamps."""
    stripes = "".join(
        f"M{640 + i * 34} 270H{674 + i * 34}L{640 + (i + 1) * 210}"
        f" 720H{640 + i * 210}Z"
        for i in range(-20, 20, 2)
    )
    lamps = "".join(
        f"M{x} 96H{x + 190}L{x + 160} 150H{x + 30}Z"
        for x in (96, 396, 696, 996)
    )
    beams = "".join(
        f"M{x + 30} 150H{x + 160}L{x + 250} 420H{x - 60}Z"
        for x in (96, 396, 696, 996)
    )
    body = (
        ground(WIDE, "#1C2431")
        + shape("M0 270H1280V720H0Z", GRASS)
        + shape(stripes, "#178A5C")
        + shape(beams, GOLD, ' opacity=".16"')
        + shape(lamps, GOLD)
        + lines("M0 80H1280", "#4A566B", 10)
        + lines("M0 330H1280M560 270A80 26 0 0 0 720 270", PAPER, 7)
        + light(WIDE)
    )
    clip = '<clipPath id="frame"><path d="M0 0H1280V720H0Z"/></clipPath>'
    return picture(WIDE, f'<g clip-path="url(#frame)">{body}</g>', clip)


def shirts():
    """Shirts on a rail."""
    cut = (
        "M70 0C84 22 116 22 130 0L200 34 172 104 146 90V270H54V90L28 104 0 34Z"
    )
    row = ""
    kit_list = [
        (CORAL, PAPER, "7"),
        (PAPER, INK, "1"),
        ("#2F4FB5", PAPER, "10"),
        (GOLD, INK, "9"),
        ("#128A60", PAPER, "26"),
    ]
    for i, (colour, number, text) in enumerate(kit_list):
        x = 66 + i * 236
        row += lines(
            f"M{x + 108} 206V182A15 15 0 1 1 {x + 123} 167", "#C9B79B", 6
        )
        row += f'<g transform="translate({x - 4} 204) scale(1.14)">' + shape(
            cut, colour
        )
        row += shape("M54 90V270H76V40Z", INK, ' opacity=".12"') + "</g>\n"
        row += centred(text, number, x + 110, 326, 112, 0)
    body = (
        ground(WIDE, "#3A2A3C")
        + shape("M0 600H1280V720H0Z", "#2A1D2D")
        + lines("M0 152H1280", "#C9B79B", 12)
        + row
        + light(WIDE)
    )
    return picture(WIDE, body)


def offside():
    """The line, and the attacker beyond it."""
    body = (
        board("#12506B")
        + shape("M812 50H1210V670H812Z", CORAL, ' opacity=".3"')
        + lines("M812 50V670", GOLD, 10, ' stroke-dasharray="30 18"')
        + lines("M400 500Q640 540 880 290", PAPER, 9)
        + shape("M905 262L893 312 862 288Z", PAPER)
        + cross(770, 190, GOLD)
        + cross(770, 430, GOLD)
        + cross(690, 590, GOLD)
        + ring(370, 490, PAPER)
        + ring(930, 226, PAPER)
        + ring(560, 250, PAPER)
        + light(WIDE)
    )
    return picture(WIDE, body)


def table():
    """Twelve groups of four; two go on, some thirds do."""
    places = {PAPER: "", GOLD: "", "#8C86C9": ""}
    for group in range(12):
        third = GOLD if group % 3 != 1 else "#8C86C9"
        for place, colour in enumerate((PAPER, PAPER, third, "#8C86C9")):
            places[colour] += f"M{118 + group * 95} {180 + place * 92}h0"
    round_ends = ' stroke-linecap="round"'
    body = (
        ground(WIDE, "#2B2468")
        + shape("M0 0H1280V318H0Z", "#3A3188")
        + lines(
            "M70 318H1210", CORAL, 8, f' stroke-dasharray="2 20"{round_ends}'
        )
        + "".join(
            lines(path, tone, 58, round_ends) for tone, path in places.items()
        )
        + lines(places["#8C86C9"], "#2B2468", 44, round_ends)
        + lines("M118 560V600H1163V560M640 600V660", GOLD, 7)
        + light(WIDE)
    )
    return picture(WIDE, body)


def corner():
    """A corner that bends to the far post."""
    body = (
        board("#5A2340")
        + lines("M1210 600A70 70 0 0 0 1140 670", PAPER, 6)
        + lines(
            "M1180 640Q760 640 960 268", GOLD, 12, ' stroke-dasharray="34 20"'
        )
        + shape("M978 226L990 286 934 276Z", GOLD)
        + lines(
            "M640 470Q760 430 870 330M700 240Q800 180 930 190",
            PAPER,
            7,
            ' opacity=".8"',
        )
        + ring(610, 480, PAPER)
        + ring(670, 250, PAPER)
        + cross(1020, 400, CORAL)
        + cross(1030, 250, CORAL)
        + cross(960, 500, CORAL)
        + ball(1180, 640, 0.8)
        + light(WIDE)
    )
    return picture(WIDE, body)


def studio():
    """A desk before a wall of screens."""
    screens = "".join(
        shape(f"M{x} 110H{x + 330}V320H{x}Z", one)
        + shape(f"M{x + 230} 110H{x + 330}V320H{x + 100}Z", other)
        for x, one, other in (
            (110, "#C8243A", "#F1F2F5"),
            (475, "#12684A", GOLD),
            (840, "#233B94", "#69B6E8"),
        )
    )
    body = (
        ground(WIDE, NIGHT)
        + screens
        + lines(
            "M110 110H440V320H110ZM475 110H805V320H475ZM840 110H1170V320H840Z",
            "#2C376A",
            10,
        )
        + shape("M0 540H1280V720H0Z", "#0D1226")
        + shape("M250 440H1030L1110 640H170Z", "#EDEFF6")
        + shape("M235 476H1045L1110 640H170Z", "#27346D")
        + lines("M214 540H1066", CORAL, 10)
        + "".join(
            shape(f"M{x - 46} 440v-34a46 46 0 0 1 92 0v34Z", "#5A68A8")
            + disc(x, 316, 36, "#7D8AC6")
            for x in (440, 840)
        )
        + light(WIDE)
    )
    return picture(WIDE, body)


def screen(venue):
    """A large screen by the water, with bunting."""
    flags = "".join(
        f"M{x} {58 + (x - 640) ** 2 // -9000}l52 0-26 56Z"
        for x in range(20, 1260, 88)
    )
    heads = "".join(
        f"M{x - 44} 720v-{50 + x * 7 % 38}a44 44 0 0 1 88 0V720Z"
        for x in range(30, 1300, 96)
    )
    body = (
        ground(WIDE, "#C2476B")
        + shape("M0 400H1280V720H0Z", "#8E2F5C")
        + disc(1010, 330, 170, GOLD, ' opacity=".85"')
        + motif(venue["motif"], PAPER, 740, 16, 2.3, 0.95, 4)
        + shape("M120 210H680V530H120Z", INK)
        + shape("M140 230H660V510H140Z", GRASS)
        + lines(
            "M400 230V510M330 370a70 70 0 1 0 140 0a70 70 0 1 0-140 0M140"
            " 300H210V440H140M660 300H590V440H660",
            PAPER,
            5,
        )
        + lines("M200 530V640M600 530V640", INK, 16)
        + shape(flags, PAPER, ' opacity=".9"')
        + shape(heads, "#3A1638")
        + light(WIDE)
    )
    clip = '<clipPath id="frame"><path d="M0 0H1280V720H0Z"/></clipPath>'
    return picture(WIDE, f'<g clip-path="url(#frame)">{body}</g>', clip)


def cones():
    """A run through cones."""
    cone = "M-34 0H34L12-74H-12Z"
    row = "".join(
        f'<g transform="translate({x} {y}) scale({s})">'
        + shape(cone, "#F36C21")
        + shape("M-26-26H26L20-46H-20Z", PAPER)
        + "</g>"
        for x, y, s in (
            (240, 330, 1.1),
            (470, 420, 1.4),
            (740, 500, 1.7),
            (1040, 600, 2.1),
        )
    )
    body = (
        ground(WIDE, LAWN)
        + shape("M0 0H1280V180H0Z", "#A9C6D9")
        + shape(
            "M0 140L220 70 420 130 660 40 900 130 1080 80 1280 150V190H0Z",
            "#5F8A86",
        )
        + shape("M0 180H1280V300H0ZM0 440H1280V600H0Z", GRASS)
        + lines(
            "M80 300C300 240 300 400 380 400S560 380 620 480S860 480 900"
            " 560S1080 690 1200 640",
            PAPER,
            9,
            ' stroke-dasharray="26 20"',
        )
        + row
        + "\n"
        + ball(1180, 610, 0.9)
        + light(WIDE)
    )
    return picture(WIDE, body)
