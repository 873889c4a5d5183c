"""Start times agree with another build of ICU, field by field.

The two builds carry different versions of CLDR. Patterns and names that
differ for this reason alone stand in reviewed-differences.tsv; the fields
themselves may never differ.
"""

import re
import unicodedata
from datetime import datetime

import icu
import pytest
from greenroom_texts import LOCALES, ask, compare, numbering_system, reviewed

ZONES = [
    "America/New_York", "America/St_Johns", "Europe/Madrid",
    "Asia/Kathmandu", "Australia/Lord_Howe", "UTC",
]
INSTANTS = [
    # New York springs forward, and falls back through the same hour twice.
    "2026-03-08T06:59:00Z", "2026-03-08T07:00:00Z",
    "2026-11-01T05:30:00Z", "2026-11-01T06:30:00Z",
    # So do Madrid and, by half an hour, Lord Howe.
    "2026-03-29T01:00:00Z", "2026-10-25T00:30:00Z", "2026-04-04T15:15:00Z",
    # The year ends in some zones before others.
    "2026-12-31T18:20:00Z",
]
SAMPLE = "2026-06-18T20:05:00Z"
SKELETONS = ["MMMEd", "jmmz", "yMMMMEEEEd"]


def locale_of(tag: str) -> icu.Locale:
    digits = numbering_system(tag)
    return icu.Locale.forLanguageTag(f"{tag}-u-ca-gregory-nu-{digits}")


def moment(instant: str) -> float:
    """Seconds since the epoch, as PyICU takes them."""
    return datetime.fromisoformat(instant).timestamp()


def zone_of(name: str) -> icu.TimeZone:
    return icu.TimeZone.createTimeZone("Etc/UTC" if name == "UTC" else name)


def format_by(pattern: str, tag: str, zone: str, instant: str) -> str:
    style = icu.SimpleDateFormat(pattern, locale_of(tag))
    style.setTimeZone(zone_of(zone))
    return style.format(moment(instant))


def by_skeleton(skeleton: str, tag: str, zone: str, instant: str) -> str:
    generator = icu.DateTimePatternGenerator.createInstance(locale_of(tag))
    pattern = generator.getBestPattern(skeleton)
    return format_by(pattern, tag, zone, instant)


def plain(text: str) -> str:
    """Text with ASCII digits and signs and without marks of direction."""
    text = "".join(
        str(unicodedata.decimal(c)) if unicodedata.category(c) == "Nd" else c
        for c in text if unicodedata.category(c) != "Cf")
    return text.replace("−", "-").replace("\u00a0", " ")


def without_offset(text: str) -> str:
    return re.sub(r"[+-] ?\d{1,2}(?:[:.]\d\d)?(?!\d)", "", plain(text))


def numbers(text: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", plain(text))]


def month_names(tag: str, month: int) -> set[str]:
    """Every name that ICU has for a month, and the reviewed ones."""
    symbols = icu.DateFormatSymbols(locale_of(tag))
    names = {
        symbols.getMonths(context, width)[month - 1].casefold()
        for context in (symbols.FORMAT, symbols.STANDALONE)
        for width in (symbols.ABBREVIATED, symbols.WIDE)
    }
    return names | {
        ours.casefold() for locale, ours, theirs in reviewed("month")
        if locale == tag and theirs.casefold() in names}


def without_weekday(tag: str, text: str) -> str:
    """Vietnamese numbers its weekdays."""
    symbols = icu.DateFormatSymbols(locale_of(tag))
    for name in symbols.getWeekdays(symbols.FORMAT, symbols.ABBREVIATED):
        if any(c.isdigit() for c in name):
            text = text.replace(name, "")
    return text


class Row:
    """One start time: what Greenroom writes and what ICU counts."""

    def __init__(self, tag, zone, instant, texts):
        self.tag, self.zone, self.instant = tag, zone, instant
        self.date, self.time, self.short, self.full = texts
        calendar = icu.GregorianCalendar(zone_of(zone))
        calendar.setTime(moment(instant))
        field = calendar.get
        self.year = field(icu.Calendar.YEAR)
        self.month = field(icu.Calendar.MONTH) + 1
        self.day = field(icu.Calendar.DATE)
        self.hour = field(icu.Calendar.HOUR_OF_DAY)
        self.minute = field(icu.Calendar.MINUTE)
        self.offset = (
            field(icu.Calendar.ZONE_OFFSET) + field(icu.Calendar.DST_OFFSET)
        ) // 60000

    def __str__(self):
        return f"{self.tag} {self.zone} {self.instant}: {self.full}"


def rows() -> list[Row]:
    asked = [
        (tag, zone, instant)
        for tag in LOCALES for zone in ZONES for instant in INSTANTS]
    answers = ask([("time", *operands) for operands in asked])
    return [Row(*operands, texts) for operands, texts in zip(asked, answers)]


ROWS = rows()


def has_month(row: Row, text: str) -> bool:
    text = text.casefold()
    return any(name in text for name in month_names(row.tag, row.month))


def test_there_is_a_row_for_every_locale_zone_and_instant():
    assert (len(LOCALES), len(ZONES), len(INSTANTS)) == (41, 6, 8)
    assert len(ROWS) == 41 * 6 * 8


def test_day_and_month_agree():
    wrong = []
    for row in ROWS:
        # Some name months by their numbers.
        expected = [[row.day, row.month], [row.month, row.day]]
        if has_month(row, row.date):
            expected.append([row.day])
        if numbers(without_weekday(row.tag, row.date)) not in expected:
            wrong.append(str(row))
    assert not wrong


def test_the_full_form_has_day_month_and_year():
    wrong = []
    for row in ROWS:
        date = row.full.removesuffix(row.time)
        expected = [sorted([row.day, row.month, row.year])]
        if has_month(row, date):
            expected.append(sorted([row.day, row.year]))
        if sorted(numbers(date)) not in expected:
            wrong.append(str(row))
    assert not wrong


def test_hour_and_minute_agree():
    wrong = []
    for row in ROWS:
        pattern = icu.DateTimePatternGenerator.createInstance(
            locale_of(row.tag)).getBestPattern("j")
        pattern = re.sub("'.*?'", "", pattern)
        twelve = (row.hour + 11) % 12 + 1
        expected = [[row.hour, row.minute]]
        if "h" in pattern or (row.tag, "12", "24") in reviewed("cycle"):
            expected = [[twelve, row.minute]]
        clock = re.search(r"(\d+)\D{1,12}?(\d\d)", without_offset(row.time))
        found = clock and [int(clock[1]), int(clock[2])]
        if found not in expected:
            wrong.append(f"{row} has {found}, not {expected}")
    assert not wrong


def is_twelve_hours(tag: str) -> bool:
    return any(
        numbers(without_offset(row.time))[0] != row.hour
        for row in ROWS if row.tag == tag)


@pytest.mark.parametrize("tag", [*filter(is_twelve_hours, LOCALES)])
def test_before_and_after_noon_are_told_apart(tag):
    halves = {False: set(), True: set()}
    for row in ROWS:
        if row.tag == tag:
            words = re.sub(r"\d+", "", without_offset(row.time))
            halves[row.hour >= 12].add((row.zone, words))
    assert halves[False] and halves[True]
    assert not halves[False] & halves[True]


OFFSET = re.compile(r"(?:(?:GMT|UTC|\w+) ?)?([+-]) ?(\d{1,2})(?:[:.](\d\d))?(?!\d)")


def offset_in(text: str) -> int | None:
    """Minutes east of Greenwich that a time names by numbers."""
    found = OFFSET.search(plain(text))
    if not found:
        return None
    minutes = int(found[2]) * 60 + int(found[3] or 0)
    return minutes if found[1] == "+" else -minutes


def test_offsets_agree():
    wrong, names = [], set()
    for row in ROWS:
        offset = offset_in(row.time)
        theirs = format_by("z", row.tag, row.zone, row.instant)
        if offset is not None:
            if offset != row.offset:
                wrong.append(f"{row} has {offset}, not {row.offset}")
        elif plain(theirs) not in plain(row.time):
            names.add((row.tag, row.time, theirs))
    assert not wrong
    compare("zone", names)


def test_digits_are_the_locales_own_and_nothing_else():
    wrong = []
    for row in ROWS:
        system = icu.NumberingSystem.createInstanceByName(
            numbering_system(row.tag))
        digits = {c for c in row.short + row.full
                  if unicodedata.category(c) == "Nd"}
        if not digits <= set(system.getDescription()):
            wrong.append(str(row))
    assert not wrong


def test_numbering_systems_are_the_defaults_of_cldr():
    for tag in LOCALES:
        locale = icu.Locale.forLanguageTag(tag)
        default = icu.NumberingSystem.createInstance(locale).getName()
        assert (tag, numbering_system(tag)) == (tag, default)


def test_patterns_are_the_reviewed_ones():
    zone = "America/New_York"
    answers = ask([("time", tag, zone, SAMPLE) for tag in LOCALES])
    found = set()
    for tag, (date, time, _, full) in zip(LOCALES, answers):
        whole = full.removesuffix(time).rstrip(" ,،")
        for skeleton, ours in zip(SKELETONS, (date, time, whole)):
            theirs = by_skeleton(skeleton, tag, zone, SAMPLE)
            if ours != theirs:
                found.add((tag, ours, theirs))
    compare("pattern", found)
