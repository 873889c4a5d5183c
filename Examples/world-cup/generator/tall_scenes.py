"""Pictures for tall cards of what is not a match: one small scene each."""

from generator.colours import INK, PAPER, mixed
from generator.drawing import (
    CORAL,
    GOLD,
    GRASS,
    LAWN,
    ball,
    disc,
    lines,
    net,
    shape,
)
from generator.svg import TALL, ground, light, motif, picture


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
