"""A plain web server on the loopback interface."""

import functools
import http.server
import threading
from contextlib import contextmanager


class Quiet(http.server.SimpleHTTPRequestHandler):
    def do_GET(self):
        # Browsers ask for one of their own accord.
        if self.path == "/favicon.ico":
            self.send_response(204)
            self.end_headers()
        else:
            super().do_GET()

    def log_message(self, *arguments):
        pass


@contextmanager
def serving(folder):
    """Serves a folder; the address of its root."""
    handler = functools.partial(Quiet, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
