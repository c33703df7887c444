"""The frequency of each combat card by situation: the average of the exact mixtures.

`python -m lab.fury3.fit_combat` writes card_frequencies.txt; simulated combats draw their cards from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ai.knowledge.weight_files import weight_lines
from furyqt.rules.fury3.decks import VAMPIRE_HEALTH, Encounter, Item
from furyqt.rules.fury3.state import Fight, Fury3State
from furyqt.rules.fury3.steps.combat.combat_effects import is_night_combat
from furyqt.rules.fury3.tables import DRACULA_HEALTH, HEALTH

FILE = Path(__file__).with_name("card_frequencies.txt")
WEAK, WEAKENED = 4, 8
"""The greatest health left of a vampire that is weak or shaken."""
FRAIL = 2
"""The greatest health left of a hunter who is defeated by one blow."""
FIRST_FREE = 4
"""The first round in which an encounter's escape is assumed to work."""

Situation = tuple[int, ...]


def health_left(state: Fury3State, fight: Fight) -> int:
    """Return the damage that the vampire can still take."""
    vampire = fight.vampire
    if vampire is None:
        return DRACULA_HEALTH - state.damage
    return VAMPIRE_HEALTH[Encounter(vampire.card)] - vampire.damage


def may_flee(state: Fury3State, fight: Fight) -> bool:
    """Return whether an escape card played in this round would work, under the default options."""
    if fight.enraged:
        return False
    return fight.round > state.despair + 1 if fight.vampire is None else fight.round >= FIRST_FREE


def strike_situation(state: Fury3State, hunter: int) -> Situation:
    """Return the facts that matter for a hunter's card."""
    fight: Any = state.fight
    left = health_left(state, fight)
    frail = HEALTH[hunter] - state.hunters[hunter].damage <= FRAIL
    dark = is_night_combat(state) + bool(is_night_combat(state) and fight.mesmerized >> hunter & 1)
    weakness = (left <= WEAK) + (left <= WEAKENED)
    return int(fight.vampire is None), dark, int(may_flee(state, fight)), weakness, int(frail)


def counter_situation(state: Fury3State) -> Situation:
    """Return the facts that matter for Dracula's card, among them the health of the weakest hunter."""
    fight: Any = state.fight
    return max(strike_situation(state, hunter) for hunter in fight.hunters)


STRIKES: dict[Situation, tuple[float, ...]] = {}
"""The weights of the hunters' cards by situation."""
COUNTERS: dict[Situation, tuple[float, ...]] = {}
"""The weights of Dracula's cards by situation."""
for _side, _situation, *_weights in weight_lines(__package__, FILE.name):
    _table = {"strike": STRIKES, "counter": COUNTERS}[_side]
    _table[tuple(map(int, _situation))] = tuple(map(float, _weights))


def strike_weights(state: Fury3State, hunter: int) -> Sequence[float]:
    """Return a weight for each item card, by number."""
    return STRIKES[strike_situation(state, hunter)]


def counter_weights(state: Fury3State) -> Sequence[float]:
    """Return a weight for each of Dracula's combat cards, by number."""
    return COUNTERS[counter_situation(state)]


def usual_strike(cards: Sequence[int]) -> int:
    """Return the card that a hunter with these is assumed to play while another hunter's is evaluated."""
    return max(cards, key=USUAL.index)


USUAL = tuple(
    (
        *(Item.ESCAPE, Item.HOLY_CIRCLE, Item.GARLIC, Item.CRUCIFIX, Item.HEAVENLY_HOST, Item.PUNCH),
        *(Item.DODGE, Item.PISTOL, Item.RIFLE, Item.KNIFE),
    )
)
