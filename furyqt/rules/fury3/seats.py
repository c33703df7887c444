"""The five seats of the third edition: each hunter, and Dracula."""

from __future__ import annotations

from furyqt.rules.core.table import Seat
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE, HUNTERS
from furyqt.rules.fury3.words import FIGURE_NAMES

NAMES = ("godalming", "seward", "helsing", "mina", "dracula")
SEATS = tuple(
    Seat(name, title, DRACULA if figure == DRACULA_FIGURE else HUNTERS)
    for figure, (name, title) in enumerate(zip(NAMES, FIGURE_NAMES, strict=True))
)
