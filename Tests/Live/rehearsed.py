"""A project that `greenroom serve --scenario` plays."""

import json
import signal
import subprocess
import threading
import time

from sites import executable

SITE = """\
title: Cup
locales: [en]
timeZone: UTC
themes: [base]
catalog: catalog.json
widgets:
  - id: all
    title: All
    dataSource: {{ids: [{ids}]}}
    videosFilterParams: {{contentTypes: [Stream, Video]}}
poller: {{url: "https://cms.example/${{NOT_SET}}"}}
"""


class Rehearsed:
    """`items` stand in one widget, in their order."""

    def __init__(self, project, temporary):
        self.project, self.temporary = project, temporary
        self.process = None
        project.mkdir()
        temporary.mkdir()

    def start(self, scenario, *items, options=(), path="/usr/bin:/bin"):
        (self.project / "catalog.json").write_text(
            json.dumps({"items": items}))
        (self.project / "site.yaml").write_text(SITE.format(
            ids=", ".join(item["id"] for item in items)))
        file = self.project / "scenario.yaml"
        file.write_text(scenario)
        self.process = subprocess.Popen(
            [executable(), "serve", "--project", str(self.project),
             "--scenario", str(file), "--port", "0", *options],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={"PATH": path, "TMPDIR": str(self.temporary)})
        self.errors = []
        self.reader = threading.Thread(
            target=lambda: self.errors.extend(self.process.stderr),
            daemon=True)
        self.reader.start()
        self.address = self.process.stdout.readline().strip()
        assert self.address, "".join(self.errors)
        self.until("a site", self.output("site.json").exists)
        return self

    def output(self, path):
        return self.project / ".greenroom/scenario/site" / path

    def until(self, what, question, timeout=60):
        """Asks until the answer is yes."""
        end = time.monotonic() + timeout
        while not (answer := question()):
            assert self.process.poll() is None, "".join(self.errors)
            assert time.monotonic() < end, f"{what}: {''.join(self.errors)}"
            time.sleep(0.05)
        return answer

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
