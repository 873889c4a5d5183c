"""The invented videos and streams as catalog items."""

import re

from generator.texts import LOCALES

TALL = {"saves", "flag", "crowd", "tour"}
COPIED = [
    "title",
    "subtitle",
    "description",
    "labels",
    "thumbnail",
    "duration",
    "createdAt",
    "updatedAt",
    "streamState",
    "startTime",
    "revision",
    "playback",
    "captions",
    "cta",
    "isRead",
]


def file_name(video):
    """The id without what file names cannot hold everywhere."""
    return re.sub(r"[^a-z0-9-]", "-", video["id"])


def playback(video):
    """Where the media is: upcoming and unrecorded streams have none."""
    state = video.get("streamState")
    base = f"https://media.example/{file_name(video)}"
    if state == "live":
        return {"hls": f"{base}/index.m3u8", "mp4": None}
    if state:
        return None
    hls = f"{base}/index.m3u8" if video.get("hls") else None
    return {"hls": hls, "mp4": f"{base}.mp4"}


def video_item(video):
    """One entry of data/videos.json as an item of the catalog."""
    found = dict(video)
    name = file_name(video)
    if video["art"]:
        width, height = (800, 1200) if video["art"][0] in TALL else (1280, 720)
        found["thumbnail"] = {
            "url": f"img/{name}.svg",
            "width": width,
            "height": height,
        }
    if media := playback(video):
        found["playback"] = media
    if "captions" in video:
        found["captions"] = [
            {"url": f"captions/{name}.{locale}.vtt", "locale": locale}
            for locale in video["captions"]
        ]
    if "cta" in video:
        found["cta"] = {
            "text": dict(zip(LOCALES, video["cta"])),
            "url": f"https://visit.example/{name}",
        }
    return {"id": video["id"]} | {k: found[k] for k in COPIED if k in found}
