"""The words for levels and styles of the computer; the names are those of the agents."""

from __future__ import annotations

from ai.agent import UnknownAgentError
from ai.levels import Spec, parse_spec
from furyqt.controllers.session.seats import HUMAN, SEARCH, plain_seat
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
"""The computer players that can be chosen, by their seat value."""
STYLE_WORDS = {
    "": N_("levels", "No preference"),
    "cautious": N_("levels", "Cautious: stays far away and unhurt"),
    "bold": N_("levels", "Bold: stays near the hunters"),
    "seafarer": N_("levels", "Seafarer: likes to be at sea"),
    "brood_keeper": N_("levels", "Brood keeper: lives for his vampires"),
}
"""Dracula's styles, in the order of the list."""
_SHORT_STYLES = {
    "cautious": N_("levels", "cautious"),
    "bold": N_("levels", "bold"),
    "seafarer": N_("levels", "seafarer"),
    "brood_keeper": N_("levels", "brood keeper"),
}


def seat_text(seat: str) -> Text:
    """Return the words for the player of a seat."""
    if seat == HUMAN:
        return N_("levels", "You")
    try:
        spec = parse_spec(seat)
    except UnknownAgentError:
        return N_("levels", "Computer ({agent})").fill(agent=seat)
    words = SEAT_WORDS.get(plain_seat(seat))
    if words is None:
        return N_("levels", "Computer ({agent})").fill(agent=seat)
    return _with_settings(N_("levels", "Computer: {level}").fill(level=words), spec)


def _with_settings(words: Text, spec: Spec) -> Text:
    """Return the words with the time limit and the style, if any."""
    if spec.seconds:
        seconds = f"{spec.seconds:g}"
        words = N_("levels", "{player}, at most {seconds} s per move").fill(player=words, seconds=seconds)
    if spec.style:
        words = N_("levels", "{player}, {style}").fill(player=words, style=_SHORT_STYLES[spec.style])
    return words
