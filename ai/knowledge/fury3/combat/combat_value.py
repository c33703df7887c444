"""The expected value of the rest of a combat: a linear estimate, fitted to exact solutions of its rounds.

`python -m lab.fury3.fit_combat` writes combat_value.txt: one line of weights for each estimating player, each
kind of combat and each number of cards that Dracula has played.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from pathlib import Path
from typing import Any

from ai.knowledge.fury.styles import USUAL, Taste
from ai.knowledge.fury3.combat.card_frequencies import FRAIL, health_left, may_flee
from ai.knowledge.fury3.value import WON, expected_points, maturing_value, points, price_of_influence
from ai.knowledge.weight_files import weight_rows
from ai.portable import Floats
from furyqt.rules.fury3.decks import ESCAPES, NONE, WEAPONS, Combat, Encounter, Item
from furyqt.rules.fury3.state import Fight, Fury3State
from furyqt.rules.fury3.steps.combat.combat_effects import is_night_combat
from furyqt.rules.fury3.steps.combat.combat_round import NO_CHOICES, StrikeChoice
from furyqt.rules.fury3.steps.turn.defeat import RAGE
from furyqt.rules.fury3.tables import BITE_SPACES, HEALTH, HUNTERS, MOST_COMBAT_CARDS, MOST_INFLUENCE

FILE = Path(__file__).with_name("combat_value.txt")
NEAR = 3
"""The greatest health left of a vampire that one card may finish."""
HOLY = (Item.CRUCIFIX, Item.GARLIC, Item.HEAVENLY_HOST, Item.HOLY_CIRCLE)
FEATURES = (
    *("one", "health", "weak", "end", "end_near", "fangs", "blows", "mesmerize", "plotting", "escapes"),
    *("flight", "flight_weak", "pride", "vampire_value", "reckless", "enraged"),
    *(
        "hunters",
        "wounds",
        "frail",
        "frail_stake",
        "doomed",
        "doomed_stake",
        "mesmerized",
        "full_stake",
        "bite_stake",
    ),
    *(
        "knife",
        "guns",
        "armed",
        "lying",
        "crucifix",
        "garlic",
        "host",
        "circle",
        "bullets",
        "wreath",
        "armed_end",
    ),
)
"""The features of the estimate.

A stake is the cost of a hunter's defeat, the end the gain from the vampire's, each in tens of points; a
hunter is frail if one blow defeats him, doomed if two do.
"""
Kind = tuple[int, int, int]
"""Whether Dracula fights himself, whether it is night, and the number of cards he has played."""


def kind_of(state: Fury3State) -> Kind:
    """Return the key of the weights."""
    fight: Any = state.fight
    played = min(len(fight.played), MOST_COMBAT_CARDS - 1)
    return int(fight.vampire is None), int(is_night_combat(state)), played


def features(state: Fury3State, now: float, player: int) -> list[float]:
    """Return a number for each of FEATURES; `now` is the value of the position in points to this player."""
    fight: Any = state.fight
    left, hand = health_left(state, fight), fight.hand
    weak = max(0, 5 - left) / 5
    vampire_value = _vampire_value(state, fight, player)
    end = ((WON - now) if fight.vampire is None else vampire_value) / 10
    near = end * (left <= NEAR)
    fleeing = sum(card in ESCAPES for card in hand)
    flight = fleeing * may_flee(state, fight)
    reckless = fight.ambush and fight.vampire is not None and fight.vampire.card == Encounter.RECKLESS_VAMPIRE
    vampire = [
        *(1.0, left / 15, weak, weak * end, near, hand.count(Combat.FANGS)),
        float(hand.count(Combat.STRENGTH) + hand.count(Combat.CLAWS)),
        *(hand.count(Combat.MESMERIZE), fight.plotting, fleeing, flight, flight * near),
        *(
            max(0, state.despair + 1 - len(fight.played)),
            vampire_value,
            float(reckless),
            float(fight.enraged),
        ),
    ]
    stake = _stake(state, now, player) / 10
    hunters = [_hunter(state, fight, hunter, near, stake) for hunter in fight.hunters]
    return [*vampire, *map(sum, zip(*hunters, strict=True))]


def _hunter(state: Fury3State, fight: Fight, hunter: int, near: float, stake: float) -> tuple[float, ...]:
    sheet = state.hunters[hunter]
    items, lying, left = sheet.items, fight.before[hunter], HEALTH[hunter] - sheet.damage
    knives, guns = items.count(Item.KNIFE), items.count(Item.RIFLE) + items.count(Item.PISTOL)
    mesmerized = fight.mesmerized >> hunter & 1
    full = sheet.bites >= BITE_SPACES[hunter]
    frail, doomed = float(left <= FRAIL), float(left <= 2 * FRAIL)
    return (
        *(1.0, sheet.damage / HEALTH[hunter], frail, frail * stake, doomed, doomed * stake),
        *(float(mesmerized), full * stake, mesmerized * full * stake),
        *(float(knives), float(guns), float(knives + guns > 1), float(lying != NONE and lying in WEAPONS)),
        *(float(items.count(card)) for card in HOLY),
        float(guns and not fight.bullets and Item.HOLY_BULLETS in items),
        *(float(fight.wreaths >> hunter & 1), near * min(2, knives + guns)),
    )


def _stake(state: Fury3State, now: float, player: int) -> float:
    """Return the cost of a hunter's defeat."""
    influence = state.influence + RAGE + state.despair
    return (
        now + WON if influence >= MOST_INFLUENCE else price_of_influence(state.influence, influence, player)
    )


def _vampire_value(state: Fury3State, fight: Fight, player: int) -> float:
    """Return the value of a surviving encounter on its space of the trail, in points."""
    if fight.vampire is None:
        return 0.0
    spaces = (space for space, spot in enumerate(state.trail) if spot and spot.id == fight.hideout)
    return maturing_value(next(spaces, NONE), fight.vampire.card, player)


WEIGHTS: tuple[dict[Kind, Sequence[float]], ...] = {}, {}
"""The weights by kind of combat, for each estimating player."""
for _kind, _row in weight_rows(__package__, FILE.name).items():
    _player, *_rest = map(int, _kind)
    WEIGHTS[_player][tuple(_rest)] = _row  # type: ignore[index]  # three digits


def promise(state: Fury3State, player: int) -> float:
    """Return the points for the hunters that this player expects after the combat, before a round."""
    now, weights = points(state, player), WEIGHTS[player][kind_of(state)]
    gain: float = sum(map(mul, weights, features(state, now, player)))
    return max(-WON, min(WON, now + gain))


def awaits_round(state: Fury3State) -> bool:
    """Return whether the first card of a round of combat is about to be chosen."""
    step = state.agenda[-1] if state.agenda else None
    return isinstance(step, StrikeChoice) and state.fight is not None and state.fight.choices == NO_CHOICES


def to_come(state: Fury3State, player: int) -> float:
    """Return the points for the hunters that this player expects of a combat before its next round."""
    return promise(state, player) - points(state, player) if awaits_round(state) else 0.0


def prospect(state: Fury3State, player: int, taste: Taste = USUAL) -> float:
    """Return a position's value in points for the hunters, with this player's expectation of a combat."""
    return points(state, player, taste) + to_come(state, player)


def expected_prospect(state: Fury3State, chances: Floats) -> float:
    """Return the same value to hunters who know only the chances of Dracula's place."""
    return expected_points(state, chances) + to_come(state, HUNTERS)
