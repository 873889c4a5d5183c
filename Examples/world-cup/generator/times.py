"""Instants as the catalog writes them."""

from datetime import datetime, timedelta


def instant(text):
    """The instant that 2026-06-18T20:00:00Z means."""
    return datetime.fromisoformat(text.replace("Z", "+00:00"))


def written(moment):
    """An instant in the catalog's form."""
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


def later(text, **amounts):
    """A written instant moved by an amount such as minutes=5."""
    return written(instant(text) + timedelta(**amounts))
