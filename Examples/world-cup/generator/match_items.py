"""The 104 matches as catalog items, seen at the instant of the example."""

from generator.files import read_json
from generator.texts import (
    PHRASES,
    filled,
    group,
    place,
    place_in_sentence,
    score,
)
from generator.times import instant, later

TEAMS = read_json("teams.json")
VENUES = read_json("venues.json")
EDITING = read_json("editing.json")
NOW = instant(EDITING["now"])


def state(match):
    """A match runs for about two hours from its kick-off."""
    start = match["kickOff"]
    if instant(start) > NOW:
        return "upcoming"
    return "live" if instant(later(start, hours=2)) > NOW else "ended"


def values(match):
    """What the phrases about a match may mention."""
    venue = VENUES[match["ground"]]
    found = {
        "place": lambda locale: place(venue, locale),
        "venue": lambda locale: place_in_sentence(venue, locale),
    }
    if "group" in match:
        one, other = TEAMS[match["team1"]], TEAMS[match["team2"]]
        found["a"] = lambda locale: one["name"][locale]
        found["b"] = lambda locale: other["name"][locale]
        found["group"] = lambda locale: group(match["group"], locale)
    return found


def result(match, found):
    """The title and description of a finished match. Sentences about a
    winner give the winner's goals first."""
    full, half = match["score"]["ft"], match["score"]["ht"]
    title = filled(
        "title", "result", found | {"score": lambda locale: score(full, locale)}
    )
    winner = "a"
    if full[0] < full[1]:
        winner, full, half = "b", full[::-1], half[::-1]
    name = "draw" if full[0] == full[1] else "win"
    if full[0] - full[1] >= 3:
        name = "rout"
    description = filled(
        "description",
        name,
        found | {
            "winner": found[winner],
            "score": lambda locale: score(full, locale),
            "half": lambda locale: score(half, locale),
        },
    )
    return title, description


def group_texts(number, match):
    """The title, subtitle and description of a match of the group stage."""
    found = values(match)
    title = filled("title", "open", found)
    subtitle = filled("subtitle", "group", found)
    if state(match) == "ended":
        title, description = result(match, found)
    elif state(match) == "live":
        description = filled("description", "live", found)
    else:
        name = "thirds" if number % 3 == 0 else "studio"
        description = filled("description", name, found)
    return title, subtitle, description


def knock_out_texts(match, place_in_round, count):
    """The same for a match whose teams are not yet known."""
    names = PHRASES["rounds"][match["round"]]["name"]
    found = values(match) | {
        "round": lambda locale: names[locale],
        "n": lambda locale: place_in_round,
        "count": lambda locale: count,
    }
    description = {"Final": "final", "Match for third place": "thirdPlace"}
    return (
        filled("title", "numbered" if count > 1 else "single", found),
        filled("subtitle", "knockOut", found),
        filled(
            "description", description.get(match["round"], "knockOut"), found
        ),
    )


def labels(match):
    """What widgets can select a match by."""
    venue = VENUES[match["ground"]]
    found = ["match"]
    if "group" in match:
        found += [
            "group-stage",
            match["group"].lower().replace(" ", "-"),
            match["round"].lower().replace(" ", "-"),
            TEAMS[match["team1"]]["id"].lower(),
            TEAMS[match["team2"]]["id"].lower(),
        ]
    else:
        found += ["knock-out", PHRASES["rounds"][match["round"]]["label"]]
    return found + ["in-" + venue["country"], "at-" + venue["id"]]


def stream_facts(number, match):
    """State, start, revision and what follows from them."""
    start, now_state = match["kickOff"], state(match)
    item = {"streamState": now_state, "startTime": start}
    revisions = {"upcoming": 1 + number % 3, "live": 5, "ended": 7 + number % 4}
    if number not in EDITING["withoutRevision"]:
        item["revision"] = revisions[now_state]
    address = f"https://media.example/match-{number}/index.m3u8"
    if now_state != "upcoming":
        item["playback"] = {"hls": address, "mp4": None}
    if now_state == "ended":
        item["duration"] = 6780 + number * 431 % 900
    return item


def dates(number, match):
    """When the item was made and last changed."""
    item = {}
    if number not in EDITING["withoutCreation"]:
        day, minute = divmod(number, 8)
        item["createdAt"] = later(
            "2026-04-02T09:00:00Z", days=day, minutes=minute * 5
        )
    changed = {
        "ended": later(match["kickOff"], minutes=128 + number * 7 % 25),
        "live": later(match["kickOff"], minutes=52),
    }.get(state(match))
    if changed and number not in EDITING["withoutUpdate"]:
        item["updatedAt"] = changed
    elif number in (27, 28, 29):
        item["updatedAt"] = later(EDITING["now"], minutes=-number)
    return item


def match_item(number, match, place_in_round, count):
    """One match as an item of the catalog."""
    is_group = "group" in match
    title, subtitle, description = (
        group_texts(number, match)
        if is_group
        else knock_out_texts(match, place_in_round, count)
    )
    item = {"id": f"match-{number}", "title": title, "subtitle": subtitle}
    if number not in EDITING["withoutDescription"]:
        item["description"] = description
    item["labels"] = labels(match)
    if number not in EDITING["withoutThumbnail"]:
        size = (1280, 720) if number <= 88 else (800, 1200)
        item["thumbnail"] = {
            "url": f"img/match-{number}.svg",
            "width": size[0],
            "height": size[1],
        }
    item |= dates(number, match) | stream_facts(number, match)
    if spoken := EDITING["withCaptions"].get(str(number)):
        item["captions"] = [
            {"url": f"captions/match-{number}.{locale}.vtt", "locale": locale}
            for locale in spoken
        ]
    if number >= 97:
        item["cta"] = {
            "text": PHRASES["tickets"],
            "url": f"https://tickets.example/match-{number}",
        }
    item["isRead"] = item["streamState"] == "ended" and number % 3 == 1
    item["extraInfo"] = {"matchNumber": number}
    if is_group:
        item["extraInfo"] |= {
            "teamId": TEAMS[match["team1"]]["id"],
            "opponentId": TEAMS[match["team2"]]["id"],
        }
    return item
