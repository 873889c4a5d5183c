"""Texts of the catalog in every locale, filled in from data/phrases.json."""

from generator.files import read_json

LOCALES = ["en", "es", "he", "ja", "ar"]
PHRASES = read_json("phrases.json")


def score(goals, locale):
    """A score, isolated from the text around it. In a right-to-left text
    its first number is the one on the right, beside the first team."""
    opening = "\u2067" if locale in ("he", "ar") else "\u2066"
    return f"{opening}{goals[0]}–{goals[1]}\u2069"


def place(venue, locale):
    """A venue as a label of its own."""
    return venue["name"][locale]


def place_in_sentence(venue, locale):
    """A venue after the word for "in": some take an article, and Hebrew
    doubles a first vav after a prefix."""
    name = place(venue, locale)
    return PHRASES["venueInSentence"].get(name, name)


def group(name, locale):
    """The name of a group, of which the data says "Group A"."""
    letter = name.removeprefix("Group ")
    index = ord(letter) - ord("A")
    letters = PHRASES["groupLetters"].get(locale)
    return PHRASES["group"][locale].format(
        letter=letters[index] if letters else letter
    )


def filled(kind, name, values):
    """A phrase in every locale; values are functions of a locale."""
    return {
        locale: (
            PHRASES[kind][name][locale].format(
                **{key: value(locale) for key, value in values.items()}
            )
        )
        for locale in LOCALES
    }
