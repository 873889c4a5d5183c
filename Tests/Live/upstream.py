"""A real web server: nginx with the site, the media and the CMS's reply."""

import json
import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.request
from contextlib import contextmanager
from pathlib import Path

CONFIGURATION = """\
daemon off;
{user}
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{
  access_log {folder}/access.log combined buffer=4k flush=1s;
  log_format plain '$request_method $request_uri $status';
  access_log {folder}/plain.log plain;
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
    location = /streams {{
      default_type application/json;
      alias {folder}/streams.json;
      include {folder}/fault.conf;
    }}
    include {folder}/generation.conf;
  }}
}}
"""


class Upstream:
    """Serves `folder/site`, `folder/media` below /media/, and
    `folder/streams.json` at /streams, where the poller asks."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.generation = 0
        for name in ("site", "media"):
            (self.folder / name).mkdir(parents=True, exist_ok=True)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.say([])
        self._write("fault.conf", "")
        self._mark()
        self._write("nginx.conf", CONFIGURATION.format(
            folder=self.folder, port=self.port,
            user="user root;" if os.geteuid() == 0 else ""))
        self.process = subprocess.Popen(
            [shutil.which("nginx") or "/usr/sbin/nginx", "-c",
             str(self.folder / "nginx.conf"), "-p", str(self.folder)],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._settled()

    def say(self, streams):
        """What a poll is answered from now on."""
        self._write("streams.json", json.dumps({"streams": streams}))

    def answer(self, text):
        """What a poll is answered from now on, whatever it is."""
        self._write("streams.json", text)

    def fail(self, directives):
        """Puts directives of nginx into the place where the poller asks,
        such as `return 503;`; none take them away."""
        self._write("fault.conf", directives)
        self._mark()
        self.process.send_signal(signal.SIGHUP)
        self._settled()

    def polls(self):
        """The statuses of the polls that were answered."""
        log = self.folder / "plain.log"
        lines = log.read_text().splitlines() if log.exists() else []
        return [
            int(line.rsplit(" ", 1)[1]) for line in lines
            if line.split(" ")[1].startswith("/streams")]

    def stop(self):
        self.process.terminate()
        self.process.wait()

    def _write(self, name, text):
        beside = self.folder / f".{name}"
        beside.write_text(text)
        beside.replace(self.folder / name)

    def _mark(self):
        self.generation += 1
        self._write(
            "generation.conf",
            f"location = /generation {{ return 200 {self.generation}; }}")

    def _settled(self):
        """Waits until the newest configuration answers."""
        end = time.monotonic() + 20
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(
                        f"{self.address}/generation", timeout=5) as reply:
                    if reply.read() == str(self.generation).encode():
                        return
            except OSError:
                pass
            time.sleep(0.02)
        raise AssertionError((self.folder / "error.log").read_text())


@contextmanager
def serving(folder):
    upstream = Upstream(folder)
    try:
        yield upstream
    finally:
        upstream.stop()
