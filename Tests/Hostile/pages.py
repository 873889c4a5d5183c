"""What no page of a site may hold, whatever it was made from."""

import re
from html.parser import HTMLParser
from urllib.parse import urlsplit

# Where an address is loaded or followed.
ADDRESSES = {
    "href", "src", "srcset", "poster", "action", "formaction", "data",
    "xlink:href", "cite", "background", "data-src", "data-hls", "data-url"}
FORBIDDEN = {
    "iframe", "object", "embed", "base", "frame", "frameset", "applet",
    "style", "math", "foreignobject"}


class Reader(HTMLParser):
    """Notes what a page would run, load or follow that it must not."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.found = []

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if tag in FORBIDDEN:
            self.found.append(f"<{tag}>")
        if tag == "script" and "src" not in values and (
                values.get("type") != "application/json"):
            self.found.append("inline script")
        if values.get("http-equiv", "").lower() == "refresh":
            self.found.append("a refresh")
        for name, value in attributes:
            if name.startswith("on") or name in ("style", "srcdoc"):
                self.found.append(f"{name}={value}")
            if name in ADDRESSES and not is_harmless(value or ""):
                self.found.append(f"{name}={value}")


def is_harmless(address):
    """As a browser reads it: it drops tabs and line feeds, and what is below
    a space at the ends (WHATWG URL, basic URL parser)."""
    address = re.sub(r"[\t\n\r]", "", address).strip(
        "".join(map(chr, range(0x21))))
    if address.startswith(("//", "\\", "/")):
        return False
    found = re.match(r"[a-zA-Z][a-zA-Z0-9+.-]*:", address)
    if not found:
        return True
    scheme = found.group().lower()
    return scheme in ("http:", "https:", "mailto:") and bool(
        scheme == "mailto:" or urlsplit(address.replace("\\", "/")).netloc)


def harm(output):
    """What is wrong with the pages below a folder, and with its files."""
    found = []
    if not output.is_dir() or output.is_symlink():
        return found
    for path in sorted(output.rglob("*")):
        if path.is_file() and path.name.endswith(".greenroom-tmp"):
            found.append(f"left behind: {path.name}")
        if path.suffix != ".html" or not path.is_file():
            continue
        reader = Reader()
        reader.feed(path.read_bytes().decode("utf-8"))
        reader.close()
        found += [f"{path.name}: {what}" for what in reader.found]
    return found
