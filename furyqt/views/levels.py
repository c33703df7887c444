"""How strong the computer plays, in words; the names are those of the agents."""

from __future__ import annotations

from furyqt.controllers.seats import HUMAN, SEARCH
from furyqt.rules.core.text import N_, Text

LEVEL_WORDS = {
    "novice": N_("levels", "Beginner"),
    "easy": N_("levels", "Easy"),
    "normal": N_("levels", "Normal"),
    "hard": N_("levels", "Hard"),
    "master": N_("levels", "Master"),
}
SIMPLE_WORDS = {
    "greedy": N_("levels", "Greedy, without foresight"),
    "random": N_("levels", "Random"),
}
SEAT_WORDS: dict[str, Text] = {
    **{SEARCH + name: words for name, words in LEVEL_WORDS.items()},
    **SIMPLE_WORDS,
}
"""The computer players one can choose, by their seat."""


def seat_text(seat: str) -> Text:
    """Who sits there."""
    if seat == HUMAN:
        return N_("levels", "You")
    words = SEAT_WORDS.get(seat)
    if words is None:
        return N_("levels", "Computer ({agent})").fill(agent=seat)
    return N_("levels", "Computer: {level}").fill(level=words)
