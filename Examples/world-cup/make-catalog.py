#!/usr/bin/env python3
"""Writes catalog.json and img/ from data/.

Run it after an edit in data/ or generator/; it needs Python 3.10 and nothing
else, and gives the same bytes every time.
"""

import collections
import json

from generator import match_art, tall_scenes, wide_scenes
from generator.files import ROOT, read_json
from generator.match_items import EDITING, TEAMS, VENUES, match_item
from generator.texts import PHRASES
from generator.video_items import TALL, file_name, video_item


def in_rounds(matches):
    """Each match with its place in its round and the round's size."""
    sizes = collections.Counter(match["round"] for match in matches)
    seen = collections.Counter()
    for match in matches:
        seen[match["round"]] += 1
        yield match, seen[match["round"]], sizes[match["round"]]


def match_picture(match, place_in_round, count):
    """The picture of a match; what it shows is known at the instant."""
    venue = VENUES[match["ground"]]
    if "group" in match:
        return match_art.group_match(
            TEAMS[match["team1"]], TEAMS[match["team2"]], venue
        )
    mark = PHRASES["rounds"][match["round"]]["mark"]
    if match["round"] == "Final":
        return match_art.final(venue)
    if match["round"] == "Round of 32":
        return match_art.wide_round(mark, place_in_round, venue)
    return match_art.tall_round(
        mark, place_in_round if count > 1 else None, venue
    )


def video_picture(art):
    """The picture of an invented video: a scene, some of a venue."""
    scene, *venues = art
    module = tall_scenes if scene in TALL else wide_scenes
    return getattr(module, scene)(*(VENUES[name] for name in venues))


def catalog_text(items):
    """The catalog, indented; marks of direction are written as escapes, so
    that they can be seen."""
    text = json.dumps({"items": items}, ensure_ascii=False, indent=2)
    for mark in "\u2066\u2067\u2068\u2069":
        text = text.replace(mark, f"\\u{ord(mark):04x}")
    return text + "\n"


def main():
    matches, videos = read_json("matches.json"), read_json("videos.json")
    items, pictures = [], {}
    for number, (match, *in_round) in enumerate(in_rounds(matches), 1):
        item = match_item(number, match, *in_round)
        items.append(item)
        if "thumbnail" in item and number not in EDITING["withMissingFile"]:
            pictures[item["thumbnail"]["url"]] = match_picture(match, *in_round)
    for video in videos:
        items.append(video_item(video))
        if video["art"]:
            pictures[f"img/{file_name(video)}.svg"] = video_picture(
                video["art"]
            )

    for stale in (ROOT / "img").glob("*.svg"):
        if f"img/{stale.name}" not in pictures:
            stale.unlink()
    for name, picture in pictures.items():
        (ROOT / name).write_text(picture, encoding="utf-8", newline="\n")
    (ROOT / "catalog.json").write_text(
        catalog_text(items), encoding="utf-8", newline="\n"
    )


if __name__ == "__main__":
    main()
