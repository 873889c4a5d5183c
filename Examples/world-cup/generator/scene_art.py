"""Pictures of what is not a match: one small scene each."""

from generator.colours import INK, PAPER, mixed
from generator.letters import centred, word
from generator.svg import TALL, WIDE, ground, light, motif, picture

GRASS, LAWN, NIGHT, GOLD, CORAL = (
    "#0D5C41",
    "#10694A",
    "#141B38",
    "#F3C24A",
    "#FF7A59",
)


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


def saves():
    """A glove and the ball."""
    fingers = "".join(
        f'<rect x="{x}" y="{y}" width="78" height="{h}" rx="39"'
        f' fill="{CORAL}"/>'
        for x, y, h in (
            (0, 60, 300),
            (88, 10, 330),
            (176, 0, 340),
            (264, 50, 300),
        )
    )
    glove = (
        f'<g transform="translate(180 470) rotate(-8)">{fingers}<rect x="0"'
        f' y="250" width="342" height="260" rx="70" fill="{CORAL}"/><rect'
        f' x="296" y="250" width="190" height="84" rx="42" fill="{CORAL}"'
        ' transform="rotate(-38 330 300)"/><rect x="26" y="500" width="290"'
        f' height="110" rx="22" fill="{INK}"/><path d="M60 555H282"'
        f' stroke="{GOLD}" stroke-width="16"/><path d="M62 330H280M62'
        f' 380H280M62 430H280" stroke="{PAPER}" stroke-width="14" opacity=".7"'
        ' stroke-linecap="round"/></g>\n'
    )
    defs, drawn = net(TALL, PAPER, 110, 0.16)
    body = (
        ground(TALL, "#17407A")
        + drawn
        + lines("M60 1200V60H740V1200", PAPER, 26)
        + lines(
            "M730 90L590 190M790 200L640 270",
            GOLD,
            10,
            ' stroke-linecap="round"',
        )
        + ball(480, 330, 2.6)
        + glove
        + light(TALL)
    )
    return picture(TALL, body, defs)


def flag():
    """A corner flag in confetti."""
    bits = ""
    for i in range(34):
        x, y = (i * 233 + 40) % 780, (i * 379 + 60) % 1000
        colour = (GOLD, PAPER, CORAL, "#5AC8B0")[i % 4]
        bits += (
            f'<path d="M{x} {y}l22 {10 - i % 5 * 5} 8 20-22-8Z"'
            f' fill="{colour}"/>'
        )
    body = (
        ground(TALL, "#6B1F45")
        + shape("M0 980Q400 900 800 980V1200H0Z", GRASS)
        + shape("M0 1060Q400 970 800 1060V1200H0Z", LAWN)
        + bits
        + "\n"
        + shape("M322 300L700 420 322 560Z", GOLD)
        + shape("M322 430L700 420 322 560Z", INK, ' opacity=".15"')
        + lines("M310 270V1040", PAPER, 24, ' stroke-linecap="round"')
        + lines("M190 1050A130 44 0 0 0 450 1050", PAPER, 10)
        + light(TALL)
    )
    return picture(TALL, body)


def crowd():
    """Rows of people, and their noise."""
    rows = ""
    tones = ["#1E5B4F", "#1A4F49", "#164243", "#12353A", "#0E2A31"]
    for row, tone in enumerate(tones):
        y = 760 + row * 105
        heads = "".join(
            f"M{x - 48} 1200V{y + 70 - (x * 7 + row * 5) % 34}a48 48 0 0 1 96"
            " 0V1200Z"
            for x in range(-40 + row % 2 * 55, 880, 110)
        )
        rows += shape(heads, tone)
    bars = "".join(
        f"M{60 + i * 40} {520 - h}V{520 + h}"
        for i, h in enumerate(
            [
                30,
                70,
                50,
                120,
                190,
                130,
                250,
                310,
                240,
                340,
                260,
                300,
                180,
                220,
                110,
                60,
                90,
                30,
            ]
        )
    )
    clip = '<clipPath id="frame"><path d="M0 0H800V1200H0Z"/></clipPath>'
    body = (
        ground(TALL, "#0B6B5A")
        + lines(bars, GOLD, 18, ' stroke-linecap="round"')
        + f'<g clip-path="url(#frame)">{rows}</g>'
        + light(TALL)
    )
    return picture(TALL, body, clip)


def tour(venue):
    """A stadium in the evening sun."""
    hue, accent = venue["hue"], venue["accent"]
    sky = (
        '<linearGradient id="sky" x2="0" y2="1"><stop'
        f' stop-color="{mixed(hue, INK, 0.4)}"/><stop offset=".75"'
        f' stop-color="{hue}"/><stop offset="1"'
        f' stop-color="{mixed(hue, accent, 0.35)}"/></linearGradient>'
    )
    steps = (
        "M400 1200V830M100 1200L310 830M700 1200L490 830M0 1010L230 830M800"
        " 1010L570 830"
    )
    body = (
        shape("M0 0H800V1200H0Z", "url(#sky)")
        + disc(400, 510, 290, accent, ' opacity=".16"')
        + disc(400, 510, 220, accent, ' opacity=".3"')
        + shape("M0 760H800V1200H0Z", mixed(hue, INK, 0.6))
        + lines(steps, accent, 5, ' opacity=".4"')
        + lines("M0 760H800", accent, 5)
        + motif(venue["motif"], PAPER, 88, 372, 2.6, 1, 4)
        + light(TALL)
    )
    return picture(TALL, body, sky)


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
