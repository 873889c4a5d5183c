"""An open page whose clock a test moves, in front of the real server."""

from streams import WATCH, Watched


class Looking(Watched):
    """As a page of the browser tests, but what it polls the server answers."""

    def __post_init__(self):
        self.page.add_init_script(WATCH)
        self.page.clock.install(time=self.start / 1000)

    @property
    def card(self):
        """What the first card says, and whether it is the one of before."""
        return self.page.evaluate("""() => {
          const card = document.querySelector("[data-kind=card]");
          window.firstCard ??= card;
          return {
            state: card.dataset.streamState,
            chip: card.querySelector("[data-part=statusIndicator]")
              ?.textContent.trim(),
            same: card === window.firstCard,
          };
        }""")

    @property
    def violations(self):
        return self.page.evaluate("window.__violations")
