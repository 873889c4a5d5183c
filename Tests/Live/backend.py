"""A server behind nginx that answers as no good server does."""

import socket
import threading
from contextlib import contextmanager


class Backend:
    """Sends `answer()` to whoever asks, and then closes the connection, or
    keeps it open for ever."""

    def __init__(self, answer, hangs=False):
        self.answer, self.hangs = answer, hangs
        self.socket = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.asked = 0
        threading.Thread(target=self._listen, daemon=True).start()

    @property
    def directives(self):
        """What makes nginx ask here."""
        port = self.socket.getsockname()[1]
        return (f"proxy_pass http://127.0.0.1:{port}; proxy_buffering off; "
                "proxy_pass_header Date; proxy_read_timeout 600s;")

    def _listen(self):
        while True:
            try:
                connection, _ = self.socket.accept()
            except OSError:
                return
            threading.Thread(
                target=self._serve, args=[connection], daemon=True).start()

    def _serve(self, connection):
        with connection:
            head = b""
            while b"\r\n\r\n" not in head:
                piece = connection.recv(4096)
                if not piece:
                    return
                head += piece
            self.asked += 1
            connection.sendall(self.answer())
            # Until who asked has had enough.
            while self.hangs and connection.recv(4096):
                pass


@contextmanager
def behind(answer, hangs=False):
    backend = Backend(answer, hangs)
    try:
        yield backend
    finally:
        backend.socket.close()
