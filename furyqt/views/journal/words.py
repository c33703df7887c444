"""Words of the journal that do not depend on the game."""

from __future__ import annotations

from furyqt.controllers.chapters.journal_pages import JournalEntry
from furyqt.rules.core.text import N_, Text

STATES = {
    "closed": N_("journal", "not open yet"),
    "open": N_("journal", "open"),
    "running": N_("journal", "in progress"),
    "failed": N_("journal", "failed"),
    "skipped": N_("journal", "not taken"),
    "bronze": N_("journal", "bronze"),
    "silver": N_("journal", "silver"),
    "gold": N_("journal", "gold"),
}
_SIGNS = {
    "closed": "·", "open": "◇", "running": "▶", "failed": "×", "skipped": "–",
    "bronze": "◆", "silver": "◆◆", "gold": "◆◆◆",
}  # fmt: skip
_SIGNED = N_("journal", "{state} {sign}")


def state_of(entry: JournalEntry) -> str:
    """Return the name of an entry's state: that of its medal if it is passed."""
    return entry.medal if entry.state == "passed" and entry.medal in STATES else entry.state


def sign_of(entry: JournalEntry) -> str:
    """Return the sign of an entry's state."""
    return _SIGNS[state_of(entry)]


def state_words(entry: JournalEntry) -> Text:
    """Return the state or the medal in words, with a sign that needs no color."""
    state = state_of(entry)
    return _SIGNED.fill(state=STATES[state], sign=_SIGNS[state])
