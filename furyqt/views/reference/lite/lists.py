"""Lists taken from the tables of the game."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.rules.lite import RULES, words
from furyqt.rules.lite.tables import FIGURES, PLACES, SEAS
from furyqt.views.reference.options import option_terms

N_ = Texts("lite.reference")

HUNTER_LIST = N_("{first}, {second}, {third} and {fourth}").fill(
    **dict(zip(("first", "second", "third", "fourth"), words.FIGURE_NAMES[: len(FIGURES)], strict=True))
)
PLACE_COUNT = len(PLACES)
SEA_COUNT = len(SEAS)
OPTION_TERMS = option_terms(RULES.options)
