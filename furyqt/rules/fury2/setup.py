"""Options and seed -> opening position (R1)."""

from __future__ import annotations

from collections.abc import Mapping

from furyqt.rules.core.agenda import settle
from furyqt.rules.core.chance import seeded, shuffled
from furyqt.rules.core.zones import Cards
from furyqt.rules.fury2 import cards
from furyqt.rules.fury2.boxes import BOXES
from furyqt.rules.fury2.decks import Deck
from furyqt.rules.fury2.options import OPTIONS, Fury2Options
from furyqt.rules.fury2.piles import take_from_pool, tell_back
from furyqt.rules.fury2.state import Fury2State, Hunter
from furyqt.rules.fury2.steps.trail.encounter_hand import EncounterRefill
from furyqt.rules.fury2.steps.turn import opening_steps
from furyqt.rules.fury2.tables import FIGURES, HANDICAPS, HEALTH, OWN_BITES
from furyqt.rules.mechanisms.subclasses import import_all

import_all(cards)
GAME_OPTIONS = (*OPTIONS, *BOXES.options())
"""The options of the rules, and the box."""


def setup(options: Mapping[str, str], seed: int) -> Fury2State:
    """Return the opening position: the hunters choose their starts."""
    state = shuffled_table(options, seed)
    begin(state)
    return state


def shuffled_table(options: Mapping[str, str], seed: int) -> Fury2State:
    """Return a state with all decks shuffled, and nothing drawn or placed yet (R1.5-R1.8)."""
    own = Fury2Options(**options)
    decks = BOXES[own.box].cards
    state = Fury2State(
        options=own,
        chance=seeded(seed),
        pool=decks[Deck.ENCOUNTER],
        hunters=tuple(  # type: ignore[arg-type]
            Hunter(health=HEALTH[hunter], bites=OWN_BITES[hunter]) for hunter in FIGURES
        ),
    )
    if state.options.handicap in HANDICAPS:
        state.blood, state.vampires = HANDICAPS[state.options.handicap]
    state.item_deck, state.chance = shuffled(state.chance, decks[Deck.ITEM])
    state.event_deck, state.chance = shuffled(state.chance, decks[Deck.EVENT])
    return state


def begin(state: Fury2State, encounters: Cards = ()) -> None:
    """Draw Dracula's encounters, perhaps chosen ones, up to the first decision (R1.6, R1.9)."""
    tell_back(state)
    for card in encounters:
        take_from_pool(state, card)
    EncounterRefill().run(state)
    state.push(*opening_steps(state.options.has_servant))
    settle(state)
