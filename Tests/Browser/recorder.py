"""Records what a page does while it is open."""

from urllib.parse import urlsplit

# Runs before anything of the page; the policy of the page does not bind it.
WATCH = """
window.__violations = [];
addEventListener("securitypolicyviolation", (event) => {
  window.__violations.push(
    event.violatedDirective + " " + event.blockedURI + " " + event.sample);
});
"""


class Recorder:
    """What one browser page asked for, failed at and complained about."""

    def __init__(self, page):
        self.page = page
        self.clear()
        page.add_init_script(WATCH)
        page.on("dialog", self._dialog)
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("requestfailed", lambda request: self.failed.append(
            f"{request.url} {request.failure}"))
        page.on("response", self._response)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._console)
        page.on("popup", lambda popup: self.popups.append(popup.url))

    def clear(self):
        self.dialogs, self.requests, self.failed = [], [], []
        self.errors, self.popups = [], []

    def open(self, uri):
        """Opens a page with a clean record."""
        self.clear()
        self.page.goto(uri, wait_until="load")
        return self

    @property
    def violations(self):
        return self.page.evaluate("window.__violations")

    def foreign(self, origin):
        """The requests that left `origin` (`file:` or `http://host:port`)."""
        return [
            url for url in self.requests
            if not url.startswith(("data:", "blob:"))
            and self._origin(url) != origin.rstrip("/")]

    @staticmethod
    def _origin(url):
        parts = urlsplit(url)
        if parts.scheme == "file":
            return f"file://{parts.netloc}" if parts.netloc else "file:"
        return f"{parts.scheme}://{parts.netloc}"

    def _dialog(self, dialog):
        self.dialogs.append(dialog.message)
        dialog.dismiss()

    def _response(self, response):
        if response.status >= 400:
            self.failed.append(f"{response.url} {response.status}")

    def _console(self, message):
        if message.type in ("error", "warning"):
            self.errors.append(message.text)
