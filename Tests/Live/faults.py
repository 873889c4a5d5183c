"""What can go wrong between a web server and who asks it, as directives of
nginx. `{good}` stands for what answers well, `{folder}` for a folder of
broken files."""

from contextlib import contextmanager

import backend

CUT = (b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
       b"Content-Length: 5000\r\n\r\n{\"streams\": [")

# Without a word on the next try.
DIRECTIVES = {
    "500": "return 500;",
    "404": "return 404;",
    "slow body": "limit_rate 10; {good}",
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
FEW = ["slow body", "truncated JSON", "200 MB", "redirect loop"]

# Answers of a server behind nginx, and whether it then keeps silent.
SERVERS = {
    "hanging headers": (b"", True),
    "hanging body": (CUT, True),
    "cut off": (CUT, False),
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
        answer, hangs = SERVERS[name]
        with backend.behind(lambda: answer, hangs) as server:
            yield server.directives
