#!/usr/bin/env python3
"""bench_project.py DIR ITEMS [TITLE]: makes the project that bench.py measures.

The bytes are the same for one number of items; TITLE becomes the title of the
item in the middle.
"""

import json
import random
import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path

NOW = datetime(2026, 6, 18, 20, tzinfo=timezone.utc)
TOPICS = [
    ("group-a", "Group A", "Grupo A"),
    ("group-b", "Group B", "Grupo B"),
    ("group-c", "Group C", "Grupo C"),
    ("knock-out", "Knock-out", "Eliminatoria"),
    ("interviews", "Interview", "Entrevista"),
    ("recaps", "Recap", "Resumen"),
    ("shorts", "Short", "Corto"),
    ("archive", "Archive", "Archivo"),
]
TEAMS = [
    ("Mexico", "México"), ("South Africa", "Sudáfrica"),
    ("South Korea", "Corea del Sur"), ("Canada", "Canadá"),
    ("Switzerland", "Suiza"), ("Brazil", "Brasil"),
    ("Morocco", "Marruecos"), ("Scotland", "Escocia"),
    ("Germany", "Alemania"), ("Ivory Coast", "Costa de Marfil"),
    ("Netherlands", "Países Bajos"), ("Japan", "Japón"),
]

# Six widgets; the first draws forty cards in every stream state, on-demand
# videos among them.
SITE = """\
title: Benchmark
locales: [en]
timeZone: America/New_York
now: 2026-06-18T20:00:00Z
themes: [broadcast]
catalog: catalog.json
widgets:
  - id: mixed
    title: {en: Everything, es: Todo}
    layout: VideosWidget.Grid.threeColumnsHorizontalRectangles
    dataSource: {maxItems: 40}
    videosFilterParams: {contentTypes: [Video, Stream]}
  - id: live-now
    title: {en: Live now, es: En directo}
    layout: VideosWidget.Row.horizontalRectangles
    dataSource: {orderType: startTimeDesc, maxItems: 40}
    videosFilterParams: {contentTypes: [Stream], streamStates: [live]}
  - id: coming-up
    title: {en: Coming up, es: Próximamente}
    layout: VideosWidget.Grid.twoColumnsHorizontalRectangles
    dataSource: {orderType: startTimeAsc, maxItems: 40}
    videosFilterParams: {contentTypes: [Stream], streamStates: [upcoming]}
  - id: groups
    title: {en: The groups, es: Los grupos}
    layout: VideosWidget.Row.singleItemHorizontalRectangle
    dataSource:
      labels: [or, group-a, group-b, group-c]
      orderType: startTimeDesc
      advancedOrderType: liveFirst
      maxItems: 40
    videosFilterParams: {contentTypes: [Stream]}
  - id: a-to-z
    title: {en: From A to Z, es: De la A a la Z}
    layout: VideosWidget.Grid.oneColumnHorizontalRectangles
    dataSource: {labels: [or, interviews, recaps], orderType: aToZ, maxItems: 40}
  - id: shorts
    title: {en: Shorts, es: Cortos}
    layout: VideosWidget.Row.verticalRectangles
    dataSource: {labels: shorts, orderType: random, maxItems: 40}
players: {pages: all}
"""


def instant(time: datetime) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ")


def stream(state: str, number: int, chance: random.Random) -> dict:
    """What makes an item a stream: its state and what goes with it."""
    hours = chance.randrange(1, 2000)
    start = {
        "upcoming": NOW + timedelta(hours=hours),
        "live": NOW - timedelta(minutes=chance.randrange(1, 110)),
        "ended": NOW - timedelta(hours=hours),
    }[state]
    facts = {
        "streamState": state, "startTime": instant(start),
        "revision": chance.randrange(1, 40),
    }
    if state == "live" or (state == "ended" and chance.random() < 0.9):
        facts["playback"] = {
            "hls": f"https://media.example/{number}/index.m3u8", "mp4": None}
    if state == "ended":
        facts["duration"] = chance.randrange(5400, 7800)
    return facts


def item(number: int, chance: random.Random) -> dict:
    label, topic, topic_es = TOPICS[number % len(TOPICS)]
    home, away = chance.sample(TEAMS, 2)
    made = NOW - timedelta(minutes=number * 7 % 100_000)
    facts = {
        "id": f"video-{number:05}",
        "title": {"en": f"{home[0]} – {away[0]}, part {number}",
                  "es": f"{home[1]} – {away[1]}, parte {number}"},
        "subtitle": {"en": f"{topic} · {away[0]}",
                     "es": f"{topic_es} · {away[1]}"},
        "description": {
            "en": f"All of *{home[0]}* against **{away[0]}** & what they "
                  "said.\n\nRecorded from the stands.",
            "es": f"Todo sobre *{home[1]}* contra **{away[1]}** y lo que "
                  "dijeron.\n\nGrabado desde la grada."},
        "labels": [label, f"part-{number % 40}"],
        "createdAt": instant(made - timedelta(days=9)),
        "updatedAt": instant(made),
        "isRead": number % 5 == 0,
    }
    if number % 9:
        facts["thumbnail"] = {
            "url": f"https://images.example/stills/{number:05}/card.jpg",
            "width": 1280, "height": 720}
    kind = chance.choice(["upcoming", "live", "ended", "ended", "video"])
    if kind == "video":
        facts["duration"] = chance.randrange(20, 5400)
        facts["playback"] = {
            "hls": None, "mp4": f"https://media.example/{number}.mp4"}
    else:
        facts |= stream(kind, number, chance)
    return facts


def main(folder: str, count: str, title: str | None = None) -> None:
    chance = random.Random(2026)
    items = [item(number, chance) for number in range(int(count))]
    if title:
        items[len(items) // 2]["title"]["en"] = title
    lines = ",\n".join(json.dumps(i, ensure_ascii=False) for i in items)
    project = Path(folder)
    project.mkdir(parents=True, exist_ok=True)
    (project / "site.yaml").write_text(SITE, encoding="utf-8")
    (project / "catalog.json").write_text(
        '{"items": [\n' + lines + "\n]}\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
