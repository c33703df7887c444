"""Words of the journal that do not depend on the game."""

from __future__ import annotations

from furyqt.controllers.chapters.journal_pages import JournalEntry
from furyqt.rules.core.text import Text, Texts

N_ = Texts("journal")

STATES = {
    "closed": N_("not open yet"),
    "open": N_("open"),
    "running": N_("in progress"),
    "failed": N_("failed"),
    "skipped": N_("not taken"),
    "bronze": N_("bronze"),
    "silver": N_("silver"),
    "gold": N_("gold"),
}
_SIGNS = {
    "closed": "·", "open": "◇", "running": "▶", "failed": "×", "skipped": "–",
    "bronze": "◆", "silver": "◆◆", "gold": "◆◆◆",
}  # fmt: skip
_SIGNED = N_("{state} {sign}")


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
