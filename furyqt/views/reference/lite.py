"""The rules of the simplified game: the values of its pages in resources/text."""

from __future__ import annotations

from furyqt.rules.lite import RULES, words
from furyqt.rules.lite.tables import (
    BLOOD_IN_CASTLE,
    BLOOD_PER_MEETING,
    BLOOD_PER_SEA,
    DEATH_COST,
    FULL_LIFE,
    LIFE_PER_MEETING,
    LIFE_PER_REST,
    LIFE_PER_TRAP,
    MATURED_COST,
    MOST_ENCOUNTERS,
    MOST_HOPS,
    PLACES,
    SEAS,
    START_BLOOD,
    START_SCORE,
    TRAIL,
    TURN_COST,
    VAMPIRE_ROUNDS,
)
from furyqt.views.reference.document import Values, read_pages
from furyqt.views.reference.page import Book
from furyqt.views.reference.tables import option_rows

_GODALMING, _SEWARD, _HELSING, _MINA, _ = words.FIGURE_NAMES
VALUES: Values = {
    "godalming": _GODALMING,
    "seward": _SEWARD,
    "helsing": _HELSING,
    "mina": _MINA,
    "blood_in_castle": BLOOD_IN_CASTLE,
    "blood_per_meeting": BLOOD_PER_MEETING,
    "blood_per_sea": BLOOD_PER_SEA,
    "death_cost": DEATH_COST,
    "full_life": FULL_LIFE,
    "life_per_meeting": LIFE_PER_MEETING,
    "life_per_rest": LIFE_PER_REST,
    "life_per_trap": LIFE_PER_TRAP,
    "matured_cost": MATURED_COST,
    "most_encounters": MOST_ENCOUNTERS,
    "most_hops": MOST_HOPS,
    "places": len(PLACES),
    "seas": len(SEAS),
    "start_blood": START_BLOOD,
    "start_score": START_SCORE,
    "trail": TRAIL,
    "turn_cost": TURN_COST,
    "vampire_rounds": VAMPIRE_ROUNDS,
    "option_rows": option_rows(RULES.options),
}


def book(language: str) -> Book:
    """Return the rules in this language."""
    return Book("lite", words.TITLE, read_pages("lite", language, VALUES))
