"""A project that `greenroom serve --scenario` plays."""

import signal
import subprocess

import project
from sites import executable
from waiting import until


class Rehearsed:
    """`items` stand in one widget, in their order."""

    def __init__(self, folder, temporary):
        self.project, self.temporary = folder, temporary
        self.process = None
        folder.mkdir()
        temporary.mkdir()

    def start(self, scenario, *items, options=(), path="/usr/bin:/bin"):
        project.write(
            self.project, items, '{url: "https://cms.example/${NOT_SET}"}')
        file = self.project / "scenario.yaml"
        file.write_text(scenario)
        self.process = subprocess.Popen(
            [executable(), "serve", "--project", str(self.project),
             "--scenario", str(file), "--port", "0", *options],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={"PATH": path, "TMPDIR": str(self.temporary)})
        self.errors, self.reader = project.gathered(self.process.stderr)
        self.address = self.process.stdout.readline().strip()
        assert self.address, "".join(self.errors)
        self.until("a site", self.output("site.json").exists)
        return self

    def output(self, path):
        return self.project / ".greenroom/scenario/site" / path

    def until(self, what, question, timeout=60):
        """Waits for something while the process lives."""
        def ask():
            assert self.process.poll() is None, "".join(self.errors)
            return question()

        return until(what, ask, timeout, lambda: "".join(self.errors))

    def children(self):
        """The processes that it runs beside itself."""
        found = subprocess.run(
            ["pgrep", "--parent", str(self.process.pid)],
            capture_output=True, text=True).stdout
        return [int(number) for number in found.split()]

    def stop(self, how=signal.SIGTERM):
        if self.process and self.process.poll() is None:
            self.process.send_signal(how)
            return self.process.wait(20)
        return None
