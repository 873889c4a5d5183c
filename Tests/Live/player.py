"""The player of an open page, as its viewer sees it."""

import time

# A function that tells what stands in the player now.
LOOK = """() => {
  const root = document.querySelector("[data-kind=player]");
  const part = (name) => {
    const found = root.querySelector(`[data-part=${name}]`);
    return found && found.checkVisibility() ? found : null;
  };
  const video = root.querySelector("video");
  const text = (name) => part(name)?.textContent.trim() ?? null;
  const known = Greenroom.players.get(root)?.s;
  return {
    video: root.dataset.video,
    state: root.dataset.playerState,
    playhead: root.dataset.playhead ?? null,
    stream: root.dataset.streamState ?? null,
    chip: text("statusIndicator"),
    button: text("backToLiveButton"),
    time: text("elapsedTime"),
    replay: text("replay"),
    toast: root.querySelector(".player-toast")?.textContent || null,
    position: video ? video.currentTime : null,
    paused: video ? video.paused : null,
    // What the player has measured.
    start: known?.measured ? known.start : null,
    left: known?.measured ? known.end - known.position : null,
    ends: known?.endTag ?? false,
    same: window.notReloaded === true,
  };
}"""


class Player:
    def __init__(self, tab):
        self.tab = tab
        self.violations = []
        tab.on("console", self._console)

    def _console(self, message):
        if "Content Security Policy" in message.text:
            self.violations.append(message.text)

    def open(self, address):
        self.tab.goto(address)
        # Stays for as long as the page is not loaded anew.
        self.tab.evaluate("() => { window.notReloaded = true; }")
        return self

    def look(self):
        """What stands in the player now."""
        return self.tab.evaluate(LOOK)

    def follow(self):
        """Looks with every frame from now on. Returns what tells what was
        seen, as far as it moved."""
        self.tab.evaluate(f"""() => {{
          const look = {LOOK};
          const seen = window.seen = [look()];
          const again = () => {{
            seen.push(look());
            requestAnimationFrame(again);
          }};
          requestAnimationFrame(again);
        }}""")
        return lambda: self.tab.evaluate("() => window.seen")

    def until(self, what, timeout=30, hurry=False, **expected):
        """Waits until the player looks so; `what` is for people. A function
        as an expected value judges. In a hurry the page looks at its live file
        again and again, as if the network came back."""
        end = time.monotonic() + timeout
        while True:
            seen = self.look()
            if all(
                value(seen[key]) if callable(value) else seen[key] == value
                for key, value in expected.items()
            ):
                assert seen["same"], "the page was loaded anew"
                return seen
            assert time.monotonic() < end, f"{what}: {seen}"
            if hurry:
                self.tab.evaluate("() => dispatchEvent(new Event('online'))")
            self.tab.wait_for_timeout(50)

    def plays(self, timeout=30, **expected):
        """Waits until the media moves on, and the bar knows of it."""
        first = self.until("has media", timeout, **{
            "position": known, **expected})
        return self.until(
            "plays", timeout, paused=False, start=known,
            position=lambda at: at is not None and at > first["position"])

    def press(self, *keys):
        for key in keys:
            self.tab.keyboard.press(key)

    def part(self, name):
        return self.tab.locator(f"[data-kind=player] [data-part={name}]")


def known(value):
    return value is not None


def seconds(text):
    """`-1:02:03` as a number."""
    total = 0
    for piece in text.strip("-−").split(":"):
        total = total * 60 + int(piece)
    return total
