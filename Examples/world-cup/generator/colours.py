"""Choosing colours that can be told apart and read."""

INK = "#14161C"
PAPER = "#FFFFFF"


def channels(colour):
    """The red, green and blue of #RRGGBB, 0 to 255."""
    return [int(colour[i : i + 2], 16) for i in (1, 3, 5)]


def luminance(colour):
    """The relative luminance of WCAG 2.2, 0 to 1."""

    def linear(value):
        value /= 255
        if value <= 0.04045:
            return value / 12.92
        return ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    """The contrast ratio of WCAG 2.2, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def distance(one, other):
    """How different two colours look, 0 to about 765 (the redmean metric)."""
    (r1, g1, b1), (r2, g2, b2) = channels(one), channels(other)
    red = (r1 + r2) / 2
    return (
        (2 + red / 256) * (r1 - r2) ** 2
        + 4 * (g1 - g2) ** 2
        + (2 + (255 - red) / 256) * (b1 - b2) ** 2
    ) ** 0.5


def mixed(one, other, share):
    """A colour on the way from one to the other; share 0 is one."""
    pairs = zip(channels(one), channels(other))
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def readable(preferred, ground, least=4.5):
    """The preferred colour if it reads on the ground, else ink or paper."""
    if contrast(preferred, ground) >= least:
        return preferred
    return max((INK, PAPER), key=lambda colour: contrast(colour, ground))


def kits(home, away):
    """The kits that two teams wear: both their home kits unless these are
    too alike, then the second team changes, or else the first."""
    choices = [
        (home["home"], away["home"]),
        (home["home"], away["away"]),
        (home["away"], away["home"]),
        (home["away"], away["away"]),
    ]
    for one, other in choices:
        if distance(one[0], other[0]) >= 230:
            return one, other
    return max(choices, key=lambda pair: distance(pair[0][0], pair[1][0]))
