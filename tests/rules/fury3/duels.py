"""Combats for tests: Dracula's hand and deck are set, and rounds are played by tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from furyqt.rules.core.agenda import settle
from furyqt.rules.core.zones import without_cards
from furyqt.rules.fury3.decks import Combat, Encounter
from furyqt.rules.fury3.state import Fight, Fury3State, PlacedEncounter
from furyqt.rules.fury3.steps.combat.combat import fight_vampire
from furyqt.rules.fury3.steps.combat.preparation import combat_cards
from furyqt.rules.fury3.tables import FIGURE_IDS
from tests.rules.fury3.scenes import do, pending, scene

HAND = ("fangs", "strength", "claws", "mesmerize", "plotting")
"""Dracula's hand in a combat if a test names no other."""
ESCAPE_HAND = ("escape_as_mist", "escape_as_bat", "escape_as_bat", "claws", "fangs")
"""A hand with every escape."""


def battle(
    *hunters: str,
    part: str = "dusk",
    city: str = "prague",
    hand: Sequence[str] = HAND,
    draws: Sequence[str] = (),
    **position: Any,
) -> Fury3State:
    """Return a combat with Dracula at dusk (night) or dawn (day), with these cards in his hand and on his
    deck.
    """
    places = {name: city for name in hunters or ("mina",)} | position.pop("places", {})
    position.setdefault("trail", (f"{city}!",))
    time = position.pop("time", None)
    state = scene(part, places=places, revealed=True, started=False, **position)
    if time is not None:
        state.time = time
    settle(state)
    return with_combat_cards(state, hand, draws)


def vampire_fight(
    *hunters: str,
    part: str = "night",
    card: str = "new_vampire",
    damage: int = 0,
    ambush: bool = False,
    hand: Sequence[str] = HAND,
    draws: Sequence[str] = (),
    **position: Any,
) -> Fury3State:
    """Return a combat with a vampire encounter from the hideout in Prague (id 0)."""
    places = {name: "prague" for name in hunters or ("mina",)} | position.pop("places", {})
    position.setdefault("trail", ("paris", "prague!"))
    state = scene(part, places=places, **position)
    deck = state.encounter_deck
    number = Encounter[card.upper()]
    state.encounter_deck = without_cards(deck, [number])
    fighters = tuple(FIGURE_IDS.index(name) for name in hunters[:1] or ("mina",))
    fight_vampire(state, fighters, 0, PlacedEncounter(number, True, damage), ambush=ambush)
    settle(state)
    return with_combat_cards(state, hand, draws)


def with_combat_cards(state: Fury3State, hand: Sequence[str], draws: Sequence[str] = ()) -> Fury3State:
    """Return the same combat with this hand of Dracula and these cards on top of his deck."""
    if state.fight is None or not state.fight.hand:
        return state
    held, first = (tuple(Combat[name.upper()] for name in names) for names in (hand, draws))
    rest = without_cards(combat_cards(state), (*held, *first))
    state.fight = replace(state.fight, hand=tuple(sorted(held)), deck=(*rest, *reversed(first)))
    return state


def play_round(state: Fury3State, counter: str, *strikes: str, engaged: str = "") -> Fury3State:
    """Play a round: the hunters' cards in activation order, Dracula's card, and the engaged hunter."""
    state = do(state, *(f"!{card}" for card in strikes), f"!{counter}")
    return do(state, engaged) if engaged else state


def fight_of(state: Fury3State) -> Fight:
    """Return the current combat."""
    assert state.fight is not None
    return state.fight


def damage(state: Fury3State) -> Mapping[str, int]:
    """Return the damage of every figure that has any."""
    all_ = {name: hunter.damage for name, hunter in zip(FIGURE_IDS, state.hunters, strict=False)}
    return {name: points for name, points in {**all_, "dracula": state.damage}.items() if points}


def is_combat_over(state: Fury3State) -> bool:
    """Return whether the combat has ended and the hunters take their actions."""
    return state.fight is None and pending(state) == "HunterAction" and state.table == ()
