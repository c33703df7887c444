"""Dracula's five power cards (R7.1); their conditions are in steps.travel.legal_placements."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.rules.fury3.catalog import POWERS
from furyqt.rules.fury3.decks import Power
from furyqt.rules.fury3.piles import draw_encounters
from furyqt.rules.fury3.state import Fury3State

N_ = Texts("fury3.cards")

FEED_HEALS = 3
DARK_CALL_HURTS = 2
DARK_CALL_DRAWS = 5
WOLF_FORM_HURTS = 1


@POWERS.card(
    Power.FEED,
    N_("Feed"),
    N_("Place it instead of moving, without an encounter. Dracula recovers up to 3 damage."),
)
def feed(state: Fury3State, step: None) -> None:
    """Heal Dracula."""
    state.heal_dracula(FEED_HEALS)


@POWERS.card(
    Power.DARK_CALL,
    N_("Dark Call"),
    N_(
        "Place it instead of moving, without an encounter. Dracula suffers 2 damage and draws five"
        " encounters."
    ),
)
def dark_call(state: Fury3State, step: None) -> None:
    """Draw encounter cards; Dracula's hand of encounters has no limit."""
    state.hurt_dracula(DARK_CALL_HURTS)
    draw_encounters(state, DARK_CALL_DRAWS)


@POWERS.card(
    Power.WOLF_FORM,
    N_("Wolf Form"),
    N_(
        "Place it with the card of a city one or two roads away; a hunter in between notices nothing."
        " Dracula suffers 1 damage."
    ),
)
def wolf_form(state: Fury3State, step: None) -> None:
    """Hurt Dracula; the move is part of the placement."""
    state.hurt_dracula(WOLF_FORM_HURTS)


@POWERS.card(
    Power.MISDIRECT,
    N_("Misdirect"),
    N_(
        "Clear a hideout of the trail and place it there, then place as usual. You cannot choose "
        "a power card, Castle Dracula, his current place, or a place that Hide belongs to."
    ),
)
def misdirect(state: Fury3State, step: None) -> None:
    """Do nothing more: clearing the hideout is part of the placement."""


@POWERS.card(
    Power.HIDE,
    N_("Hide"),
    N_(
        "Place it facedown with an encounter instead of moving. It belongs to the place Dracula is in: the"
        " encounter can ambush there, never matures, and the card is revealed with that place."
    ),
)
def hide(state: Fury3State, step: None) -> None:
    """Do nothing more: the card lies facedown on the trail."""
