"""The seats of the second edition: each hunter, Dracula, and the Servant if he plays."""

from __future__ import annotations

from furyqt.rules.core.table import Seat
from furyqt.rules.fury2.decision import side_of
from furyqt.rules.fury2.tables import FIGURE_IDS, SERVANT_FIGURE
from furyqt.rules.fury2.words import FIGURE_NAMES

ALL_SEATS = tuple(
    Seat(name, title, side_of(figure))
    for figure, (name, title) in enumerate(zip(FIGURE_IDS, FIGURE_NAMES, strict=True))
)
"""The seats with the Servant; a seat's number is its figure's."""
SEATS = ALL_SEATS[:SERVANT_FIGURE]
"""The seats of the base game."""
