"""Plural categories are those of CLDR."""

import icu
import pytest
from greenroom_texts import LOCALES, ask

COUNTS = [
    *range(0, 131), 200, 201, 202, 205, 211, 221, 1000, 1001, 1002, 1011,
    1012, 10_000, 100_000, 1_000_000, 1_000_001, 2_000_000, 10_000_000,
]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_count_takes_the_category_of_cldr(locale):
    [ours] = ask([("plural", locale, *COUNTS)])
    rules = icu.PluralRules.forLocale(icu.Locale.forLanguageTag(locale))
    theirs = [rules.select(count) for count in COUNTS]
    assert dict(zip(COUNTS, ours)) == dict(zip(COUNTS, theirs))
