"""Live streams as ffmpeg makes them: a test card with a tone."""

import shutil
import signal
import subprocess
import time
from pathlib import Path


class Broadcast:
    """A live stream in a folder, in real time.

    `target` is the length of a segment in seconds, `window` how many of them
    a sliding playlist holds (0 makes an EVENT playlist, which keeps all),
    `container` is `ts` or `fmp4`.
    """

    def __init__(self, folder, target=1, window=0, container="ts"):
        self.folder = Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.playlist = self.folder / "index.m3u8"
        self.target = target
        flags = "program_date_time+independent_segments+temp_file"
        if window:
            flags += "+delete_segments"
        self.process = subprocess.Popen(
            [shutil.which("ffmpeg"), "-hide_banner", "-loglevel", "error",
             "-re", "-f", "lavfi", "-i", "testsrc2=size=320x180:rate=15",
             "-re", "-f", "lavfi", "-i", "sine=frequency=440:sample_rate=44100",
             "-c:v", "libx264", "-preset", "ultrafast", "-tune", "zerolatency",
             "-pix_fmt", "yuv420p", "-g", str(15 * target), "-sc_threshold",
             "0", "-c:a", "aac", "-b:a", "48k", "-f", "hls", "-hls_time",
             str(target), "-hls_list_size", str(window), "-hls_flags", flags,
             "-hls_segment_type", "mpegts" if container == "ts" else "fmp4",
             *([] if window else ["-hls_playlist_type", "event"]),
             str(self.playlist)],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)

    def segments(self):
        """How many segments the playlist holds."""
        if not self.playlist.exists():
            return 0
        return self.playlist.read_text().count("#EXTINF")

    def until(self, segments):
        """Waits until the playlist holds so many segments."""
        end = time.monotonic() + 60
        while self.segments() < segments:
            assert self.process.poll() is None, "ffmpeg stopped"
            assert time.monotonic() < end, "no segments"
            time.sleep(0.05)
        return self

    def end(self):
        """Ends the broadcast: the playlist gets its end tag."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(20)
        assert self.has_end_tag()

    def has_end_tag(self):
        return "#EXT-X-ENDLIST" in self.playlist.read_text()

    def cut(self):
        """Stops without an end tag."""
        self.process.kill()
        self.process.wait()


def recording(path, seconds=6):
    """An MP4 file of a test card."""
    subprocess.run(
        [shutil.which("ffmpeg"), "-hide_banner", "-loglevel", "error", "-f",
         "lavfi", "-i", "testsrc2=size=320x180:rate=15", "-f", "lavfi", "-i",
         "sine=frequency=440:sample_rate=44100", "-t", str(seconds), "-c:v",
         "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-c:a",
         "aac", "-movflags", "+faststart", str(path)], check=True,
        stdin=subprocess.DEVNULL)
    return path
