"""Default texts are written with the letters of their language."""

import unicodedata

import icu
import pytest
from greenroom_texts import LOCALES, ask

# Words that stay as they are in every language.
NAMES = ["greenroom serve", "{title}", "{duration}", "{time}"]
# Letters that are common though CLDR does not list them.
ADDED = {"zh-Hant": "伺"}


def texts(locale: str) -> dict[str, str]:
    [answer] = ask([("texts", locale)])
    return dict(pair.split("=", 1) for pair in answer)


def letters(locale: str) -> set[str]:
    """The letters that CLDR lists for a language, foreign ones too."""
    data = icu.LocaleData(icu.Locale.forLanguageTag(locale).getName())
    found = set(ADDED.get(locale, ""))
    kinds = icu.ULocaleDataExemplarSetType
    for kind in (kinds.ES_STANDARD, kinds.ES_AUXILIARY):
        for text in icu.UnicodeSetIterator(data.getExemplarSet(0, kind)):
            found |= set(text) | set(text.upper()) | set(text.lower())
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_every_letter_belongs_to_the_language(locale):
    own = letters(locale)
    strange = {}
    for key, text in texts(locale).items():
        for name in NAMES:
            text = text.replace(name, "")
        outside = {c for c in unicodedata.normalize("NFC", text)
                   if unicodedata.category(c)[0] in "LM"} - own
        if outside:
            strange[key] = outside
    assert not strange


@pytest.mark.parametrize("locale, conversion", [
    ("zh-Hans", "Traditional-Simplified"),
    ("zh-Hant", "Simplified-Traditional"),
])
def test_each_chinese_is_written_in_its_own_characters(locale, conversion):
    convert = icu.Transliterator.createInstance(conversion)
    for text in texts(locale).values():
        assert convert.transliterate(text) == text
