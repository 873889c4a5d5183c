"""A project that `greenroom watch` keeps fresh, and what its upstream says."""

import json
import signal
import subprocess

import project
from sites import executable
from waiting import until


class Watched:
    """`items` stand in one widget, in their order."""

    def __init__(self, folder, upstream):
        self.project, self.upstream = folder, upstream
        self.address = upstream.address
        self.process = None
        self.revision = 1
        folder.mkdir()

    def start(self, *items):
        """Builds the site and watches it."""
        project.write(
            self.project, items,
            f'{{url: "{self.address}/streams", interval: 1}}')
        self.process = subprocess.Popen(
            [executable(), "watch", "--project", str(self.project),
             "--output", str(self.upstream.folder / "site")],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.errors, _ = project.gathered(self.process.stderr)
        self.output = self.upstream.folder / "site"
        self.until("a site", (self.output / "site.json").exists)
        return self

    def until(self, what, question, timeout=60):
        """Waits for something while the process lives."""
        def ask():
            assert self.process.poll() is None, "".join(self.errors)
            return question()

        return until(what, ask, timeout, lambda: "".join(self.errors))

    def until_heard(self):
        """Waits until what the upstream says now has been taken in: the next
        request is sent after that."""
        count = len(self.upstream.polls())
        self.until("polls", lambda: len(self.upstream.polls()) >= count + 3)

    def until_shown(self, identifier, state):
        """Waits until open pages can learn that a stream is in a state."""
        self.until(f"{identifier} {state}",
                   lambda: self.states.get(identifier) == state)

    @property
    def states(self):
        """The state of each stream that the widget's page polls."""
        text = (self.output / "live/base/en/widgets/all.json").read_text()
        return {
            it["id"]: it["streamState"] for it in json.loads(text)["streams"]}

    @property
    def files(self):
        """What is written, and when."""
        return {
            path: (path.read_bytes(), path.stat().st_mtime_ns)
            for path in self.output.rglob("*") if path.is_file()}

    def said(self, text):
        """How many lines of the process hold a text."""
        return sum(text in line for line in self.errors)

    def say(self, identifier, **facts):
        """The upstream reports on a stream, with the next revision."""
        self.revision += 1
        self.upstream.say(
            [{"id": identifier, "revision": self.revision, **facts}])

    def media(self, name):
        """The address and the folder of media of this name."""
        return f"{self.address}/media/{name}", (
            self.upstream.folder / "media" / name)

    def page(self, path):
        return f"{self.address}/base/en/{path}"

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(20)


def stream(identifier, state="upcoming", **more):
    """An item of the catalog that is a stream."""
    return {
        "id": identifier, "title": f"Stream {identifier}",
        "streamState": state, "startTime": "2026-06-18T19:00:00Z",
        "revision": 1, **more}


def video(identifier, mp4):
    """An item of the catalog that is a video on demand."""
    return {
        "id": identifier, "title": f"Video {identifier}", "duration": 6,
        "playback": {"mp4": mp4}}
