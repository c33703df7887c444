"""The five who can be asked in the third edition: each hunter, and Dracula."""

from __future__ import annotations

from typing import Any

from furyqt.rules.core.ruleset import asked_player
from furyqt.rules.core.table import Seat
from furyqt.rules.fury3.steps.combat.card_effects import RevengeChoice
from furyqt.rules.fury3.steps.combat.harm import PreventChoice
from furyqt.rules.fury3.steps.supply.supply import SecondTicket
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE, GODALMING, HUNTERS
from furyqt.rules.fury3.words import FIGURE_NAMES

NAMES = ("godalming", "seward", "helsing", "mina", "dracula")
SEATS = tuple(
    Seat(name, title, DRACULA if figure == DRACULA_FIGURE else HUNTERS)
    for figure, (name, title) in enumerate(zip(NAMES, FIGURE_NAMES, strict=True))
)
TOGETHER = -1
"""The seat of what the hunters decide together."""
_NOBODYS = (PreventChoice,)
"""Steps that name a hunter, although any of the hunters may act."""
_GODALMINGS = (SecondTicket, RevengeChoice)
"""Steps that name nobody, because only Lord Godalming can come to them."""
_WHOSE = ("hunter", "actor", "giver")
"""The fields in which a step names the hunter who decides."""


def seat(position: Any) -> int:
    """The seat whose decision is pending in a state or an observation, or TOGETHER."""
    player = asked_player(position)
    if player != HUNTERS:
        return DRACULA_FIGURE if player == DRACULA else TOGETHER
    step = position.agenda[-1]
    if isinstance(step, _NOBODYS):
        return TOGETHER
    if isinstance(step, _GODALMINGS):
        return GODALMING
    return next((int(getattr(step, name)) for name in _WHOSE if hasattr(step, name)), TOGETHER)
