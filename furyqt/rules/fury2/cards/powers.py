"""Dracula's power cards (R6): their names and texts; what they do is in steps.travel."""

from __future__ import annotations

from typing import Any

from furyqt.rules.core.text import Texts
from furyqt.rules.fury2.catalog import POWERS
from furyqt.rules.fury2.decks import Power
from furyqt.rules.fury2.state import Fury2State

N_ = Texts("fury2.powers")


def _nothing(state: Fury2State, step: Any) -> None:
    """Do nothing: the placement has done everything."""
    del state, step


POWERS.card(
    Power.DARK_CALL,
    N_("Dark Call"),
    N_(
        "Pay 2 blood and stay. Draw 10 encounters, keep as many as your hand may hold, and return "
        "the others to the pool. Place no encounter."
    ),
)(_nothing)
POWERS.card(
    Power.DOUBLE_BACK,
    N_("Double Back"),
    N_(
        "Move to an adjacent city whose card is on your trail or in the catacombs. The card comes "
        "to the front with its encounter; of two encounters keep one. Place no encounter."
    ),
)(_nothing)
POWERS.card(
    Power.FEED,
    N_("Feed"),
    N_("By night: stay and regain 1 blood. Place no encounter."),
)(_nothing)
POWERS.card(
    Power.HIDE,
    N_("Hide"),
    N_(
        "Stay. The card is facedown and looks like a city. You may place an encounter on it. It "
        "is turned up with the card of your place, and leaves the trail with it."
    ),
)(_nothing)
POWERS.card(
    Power.WOLF_FORM,
    N_("Wolf Form"),
    N_(
        "By night: pay 1 blood and move by one or two roads, not through the hospital or a "
        "protected place. You may place an encounter."
    ),
)(_nothing)
