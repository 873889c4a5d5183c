"""A server behind nginx that answers as no good server does."""

import socket
import threading
from contextlib import contextmanager, suppress


class Backend:
    """Sends `answer()` to whoever asks, and then does one thing: `close` the
    connection, `hang` for ever, or `drip` a byte now and then."""

    def __init__(self, answer, then="close"):
        self.answer, self.then = answer, then
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
        with connection, suppress(ConnectionError):
            head = b""
            while b"\r\n\r\n" not in head:
                piece = connection.recv(4096)
                if not piece:
                    return
                head += piece
            self.asked += 1
            connection.sendall(self.answer())
            # Until who asked has had enough.
            connection.settimeout(0.05 if self.then == "drip" else None)
            while self.then != "close":
                try:
                    if not connection.recv(4096):
                        return
                except TimeoutError:
                    connection.sendall(b" ")


@contextmanager
def behind(answer, then="close"):
    backend = Backend(answer, then)
    try:
        yield backend
    finally:
        backend.socket.close()
