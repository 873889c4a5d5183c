"""What can go wrong between a web server and who asks it, as directives of
nginx. `{folder}` stands for a folder of broken files."""

from contextlib import contextmanager

import backend

CUT = (b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
       b"Content-Length: 5000\r\n\r\n{\"streams\": [")

# Without a word on the next try.
DIRECTIVES = {
    "500": "return 500;",
    "404": "return 404;",
    "truncated JSON":
        "default_type application/json; "
        """return 200 '{{"streams": [{{"id": "m1", "streamSta';""",
    "wrong type":
        "default_type text/html; return 200 '<!DOCTYPE html><p>Log in';",
    "nothing": "default_type application/json; return 200 '';",
    "another shape":
        """default_type application/json; return 200 '{{"streams": {{}}}}';""",
    "200 MB": "root {folder}; rewrite ^ /huge.json break;",
    "200 MB, packed":
        "root {folder}; rewrite ^ /huge.json break; "
        "gzip on; gzip_types application/json;",
    "redirect loop": "return 302 /loop$uri;",
}

# With seconds to wait.
ASKING = {
    "503": "add_header Retry-After 4 always; return 503;",
    "429": "add_header Retry-After 4 always; return 429;",
}

# What comes of each in a run of a few minutes; all of them in a full run.
FEW = ["truncated JSON", "200 MB", "redirect loop"]

# Answers of a server behind nginx, and what it does then.
SERVERS = {
    "hanging headers": (b"", "hang"),
    "hanging body": (CUT, "hang"),
    "slow body": (CUT, "drip"),
    "cut off": (CUT, "close"),
}

ALL = [*DIRECTIVES, *SERVERS]


@contextmanager
def directives(name):
    """The directives of a fault, which holds for as long."""
    if name in DIRECTIVES:
        yield DIRECTIVES[name]
    elif name in ASKING:
        yield ASKING[name]
    else:
        with behind(name) as server:
            yield server.directives


def behind(name):
    """The server behind nginx that has a fault."""
    answer, then = SERVERS[name]
    return backend.behind(lambda: answer, then)
