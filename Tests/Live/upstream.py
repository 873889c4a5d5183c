"""A real web server: nginx with the site, the media and the CMS's reply."""

import itertools
import json
import os
import shutil
import signal
import socket
import subprocess
import urllib.request
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from waiting import until

CONFIGURATION = """\
daemon off;
{user}
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{
  include {folder}/log.conf;
  client_body_temp_path {folder}/t1; proxy_temp_path {folder}/t2;
  fastcgi_temp_path {folder}/t3; uwsgi_temp_path {folder}/t4;
  scgi_temp_path {folder}/t5;
  types {{
    text/html html; text/css css; text/javascript js; text/vtt vtt;
    application/json json; image/svg+xml svg; image/png png;
    font/woff2 woff2; video/mp4 mp4 m4s; video/mp2t ts;
    application/vnd.apple.mpegurl m3u8;
  }}
  server {{
    listen 127.0.0.1:{port};
    root {folder}/site;
    location = /favicon.ico {{ return 204; }}
    location /media/ {{
      alias {folder}/media/;
      add_header Cache-Control no-cache;
    }}
    location ~ ^/loop(?<start>/.*)$ {{ return 302 $start?again; }}
    include {folder}/places.conf;
  }}
}}
"""
# The places that can be made to fail, and what answers there otherwise.
PLACES = {
    "= /streams": "default_type application/json; alias {folder}/streams.json;",
    "/live/": "root {folder}/site;",
}


@dataclass(frozen=True)
class Request:
    """A line of the log."""
    generation: int
    """Of the configuration that answered."""
    began: float
    ended: float
    status: int
    sent: int
    """Bytes of the body."""
    target: str


class Upstream:
    """Serves `folder/site`, `folder/media` below /media/, and
    `folder/streams.json` at /streams, where the poller asks."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.generation = 0
        self.writes = itertools.count(1_600_000_000)
        self.process = self.failing = None
        for name in ("site", "media", "faults"):
            (self.folder / name).mkdir(parents=True, exist_ok=True)
        with open(self.folder / "faults/huge.json", "wb") as file:
            file.truncate(200 << 20)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.say([])
        self._write("nginx.conf", CONFIGURATION.format(
            folder=self.folder, port=self.port,
            user="user root;" if os.geteuid() == 0 else ""))
        self._configure({})
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [shutil.which("nginx") or "/usr/sbin/nginx", "-c",
             str(self.folder / "nginx.conf"), "-p", str(self.folder)],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._settled()

    def stop(self):
        self.process.terminate()
        self.process.wait()

    def say(self, streams):
        """What a poll is answered from now on."""
        self._write("streams.json", json.dumps({"streams": streams}))

    def fail(self, directives, place="= /streams"):
        """Puts directives of nginx in the place of a good answer, such as
        `return 503;`.

        Returns the generation of the requests that it will answer."""
        self.failing = place
        return self._reload({place: directives})

    def heal(self):
        """All answers are good again; returns their generation."""
        return self._reload({})

    def _reload(self, faults):
        self._configure(faults)
        self.process.send_signal(signal.SIGHUP)
        self._settled()
        if self.failing == "/live/":
            self._cut()
        return self.generation

    def requests(self, start, generation=None):
        """The requests whose targets start so, as far as they have ended."""
        log = self.folder / "access.log"
        lines = log.read_text().splitlines() if log.exists() else []
        found = []
        for line in lines:
            made, end, took, status, sent, target = line.split(" ", 5)
            if target.startswith(start) and generation in (None, int(made)):
                found.append(Request(
                    int(made), float(end) - float(took), float(end),
                    int(status), int(sent), target))
        return sorted(found, key=lambda it: it.began)

    def polls(self, generation=None):
        """The requests that a poller began with, redirects left out."""
        return self.requests("/streams?ids=", generation)

    def _write(self, name, text):
        beside = self.folder / f".{name}"
        beside.write_text(text)
        # An entity tag of nginx is the size and the second of a file.
        time = next(self.writes)
        os.utime(beside, (time, time))
        beside.replace(self.folder / name)

    def _configure(self, faults):
        self.generation += 1
        self._write("log.conf", (
            f"log_format plain '{self.generation} $msec $request_time $status "
            "$body_bytes_sent $request_uri';\n"
            f"access_log {self.folder}/access.log plain;\n"))
        places = []
        for place, good in PLACES.items():
            directives = (
                faults[place].format(folder=self.folder / "faults")
                if place in faults else good.format(folder=self.folder))
            places.append(f"location {place} {{ {directives} }}\n")
        places.append("location = /generation {"
                      f" access_log off; return 200 {self.generation}; }}\n")
        self._write("places.conf", "".join(places))

    def _workers(self, leaving=False):
        """The processes of nginx that take connections, or those that only
        end the ones they have."""
        master = self.process.pid
        children = Path(f"/proc/{master}/task/{master}/children").read_text()
        found = []
        for child in children.split():
            try:
                title = Path(f"/proc/{child}/cmdline").read_text()
            except OSError:
                continue
            if ("shutting down" in title) == leaving:
                found.append(int(child))
        return found

    def _cut(self):
        """Ends the connections that a browser keeps to former workers."""
        for worker in self._workers(leaving=True):
            os.kill(worker, signal.SIGTERM)
        until("nginx", lambda: not self._workers(leaving=True), 20)

    def _settled(self):
        """Waits until the newest configuration answers, and no other."""
        def answers():
            try:
                with urllib.request.urlopen(
                        f"{self.address}/generation", timeout=5) as reply:
                    is_new = reply.read() == str(self.generation).encode()
            except OSError:
                return False
            # In this order: a former worker leaves after the new one came.
            return is_new and len(self._workers()) == 1

        log = self.folder / "error.log"
        until("nginx", answers, 20,
              lambda: log.read_text() if log.exists() else "")


@contextmanager
def serving(folder):
    upstream = Upstream(folder)
    try:
        yield upstream
    finally:
        upstream.stop()
