"""A web server for sites and their media: ranges, and live playlists that
grow with the time of day from segments that ffmpeg made."""

import functools
import http.server
import json
import re
import shutil
import subprocess
import threading
import time
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

PICTURE = ["-f", "lavfi", "-i", "testsrc2=size=320x180:rate=10",
           "-f", "lavfi", "-i", "sine=frequency=440:sample_rate=44100"]
CODECS = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p",
          "-c:a", "aac", "-b:a", "32k"]


def ffmpeg(*arguments):
    subprocess.run(
        [shutil.which("ffmpeg"), "-v", "error", "-y", *map(str, arguments)],
        check=True, timeout=120)


def make_video(path, seconds):
    """An mp4 file, ready to be played while it loads."""
    ffmpeg(*PICTURE, "-t", seconds, *CODECS, "-g", "10",
           "-movflags", "+faststart", path)


def make_segments(folder, seconds, target=1, kind="mpegts"):
    """Segments of a broadcast, `target` seconds each."""
    folder.mkdir(parents=True)
    ffmpeg(*PICTURE, "-t", seconds, *CODECS, "-g", 10 * target,
           "-keyint_min", 10 * target, "-sc_threshold", "0",
           "-f", "hls", "-hls_time", target, "-hls_playlist_type", "vod",
           "-hls_segment_type", kind,
           "-hls_segment_filename",
           folder / ("%d.ts" if kind == "mpegts" else "%d.m4s"),
           folder / "vod.m3u8")


@dataclass
class Broadcast:
    """A live playlist over the segments in a folder. `ready` seconds are
    there when it starts; `window` seconds stay, all of them when it is None
    (an EVENT playlist)."""
    folder: Path
    ready: float
    window: float | None
    target: int = 1
    clock: object = time.monotonic
    started: float = field(default=0.0)
    ended_at: float | None = None
    failing: bool = False
    requests: list = field(default_factory=list)

    def __post_init__(self):
        self.started = self.clock()
        text = (self.folder / "vod.m3u8").read_text("utf-8")
        self.head = re.findall(r"^#EXT-X-MAP.*$", text, re.M)
        self.names = re.findall(r"^[^#\s].*$", text, re.M)

    def end(self):
        """The broadcast ends now, with an end tag."""
        self.ended_at = self.clock()

    def text(self):
        passed = (self.ended_at or self.clock()) - self.started + self.ready
        last = min(len(self.names), int(passed // self.target))
        kept = last if self.window is None else self.window // self.target
        first = max(0, int(last - kept))
        lines = ["#EXTM3U", "#EXT-X-VERSION:7",
                 f"#EXT-X-TARGETDURATION:{self.target}",
                 f"#EXT-X-MEDIA-SEQUENCE:{first}"]
        if self.window is None:
            lines.append("#EXT-X-PLAYLIST-TYPE:EVENT")
        lines += self.head
        for name in self.names[first:last]:
            lines += [f"#EXTINF:{self.target}.0,", name]
        if self.ended_at:
            lines.append("#EXT-X-ENDLIST")
        return "\n".join(lines) + "\n"


class Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | {
        ".vtt": "text/vtt", ".m4s": "video/mp4", ".ts": "video/mp2t"}

    def __init__(self, *arguments, state, **named):
        self.state = state
        super().__init__(*arguments, **named)

    def do_GET(self):
        path = self.path.split("?")[0]
        self.state.requests.append(path)
        broadcast = next(
            (it for name, it in self.state.broadcasts.items()
             if path.startswith(f"/{name}/")), None)
        if path == "/favicon.ico":
            self.reply(204, b"", "image/x-icon")
        elif any(path.startswith(it) for it in self.state.broken) or (
                broadcast and broadcast.failing):
            self.reply(503, b"", "text/plain")
        elif broadcast:
            name = path.rsplit("/", 1)[1]
            if name == "live.m3u8":
                self.reply(200, broadcast.text().encode(),
                           "application/vnd.apple.mpegurl")
            else:
                self.file(broadcast.folder / name)
        elif path.startswith("/live/") and path.endswith(".json"):
            self.live_file(Path(self.translate_path(path)))
        else:
            self.file(Path(self.translate_path(path)))

    def live_file(self, path):
        """A live file, to be polled more often than viewers would."""
        if not path.is_file():
            self.reply(404, b"", "text/plain")
            return
        facts = json.loads(path.read_text("utf-8")) | {
            "interval": self.state.interval}
        self.reply(200, json.dumps(facts).encode(), "application/json")

    def file(self, path):
        if not path.is_file():
            self.reply(404, b"", "text/plain")
            return
        data, kind = path.read_bytes(), self.guess_type(str(path))
        asked = re.fullmatch(
            r"bytes=(\d+)-(\d*)", self.headers.get("Range", ""))
        if not asked:
            self.reply(200, data, kind)
            return
        first = int(asked[1])
        last = min(int(asked[2] or len(data)), len(data) - 1)
        self.reply(206, data[first:last + 1], kind, {
            "Content-Range": f"bytes {first}-{last}/{len(data)}"})

    def reply(self, status, body, kind, more={}):
        self.send_response(status)
        for name, value in {
                "Content-Type": kind, "Content-Length": len(body),
                "Accept-Ranges": "bytes", "Cache-Control": "no-store",
                **more}.items():
            self.send_header(name, str(value))
        self.end_headers()
        try:
            self.wfile.write(body)
        except (BrokenPipeError, ConnectionResetError):
            pass

    def log_message(self, *arguments):
        pass


@dataclass
class Server:
    """A server that runs: its address, and what it does."""
    address: str = ""
    broadcasts: dict = field(default_factory=dict)
    # Paths that are answered with 503.
    broken: set = field(default_factory=set)
    requests: list = field(default_factory=list)
    # Seconds between two looks of a page at its live file.
    interval: float = 0.5


@contextmanager
def serving(folder):
    state = Server()
    handler = functools.partial(Handler, directory=str(folder), state=state)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.daemon_threads = True
    state.address = f"http://127.0.0.1:{server.server_port}/"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield state
    finally:
        server.shutdown()
        server.server_close()
