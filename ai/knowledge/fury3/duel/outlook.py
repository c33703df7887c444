"""What is still to come of a combat: a linear estimate, fitted to exact solutions of the rounds after it.

`outlook.txt` is written by `python -m tools.fit_combat`: one line of weights for each kind of combat and each
number of cards that Dracula has played.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ai.knowledge.fury3.duel.habits import FRAIL, health_left, may_flee
from ai.knowledge.fury3.worth import HATCHES, HATCHES_IN_LAIR, INFLUENCE, PER_INFLUENCE
from furyqt.rules.fury3.decks import ESCAPES, NONE, WEAPONS, Combat, Encounter, Item
from furyqt.rules.fury3.state import Fight, State
from furyqt.rules.fury3.steps.melee import is_night_combat
from furyqt.rules.fury3.tables import BITE_SPACES, HEALTH, MOST_COMBAT_CARDS

FILE = Path(__file__).with_name("outlook.txt")
HOLY = (Item.CRUCIFIX, Item.GARLIC, Item.HEAVENLY_HOST, Item.HOLY_CIRCLE)
FEATURES = (
    *("one", "health", "weak", "fangs", "blows", "mesmerize", "plotting", "escapes", "flight", "pride"),
    *(
        "brood",
        "brood_weak",
        "reckless",
        "enraged",
        "hunters",
        "wounds",
        "frail",
        "doomed",
        "mesmerized",
        "bitten",
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
        "guns_weak",
    ),
)
Kind = tuple[int, int, int]
"""Dracula himself; night; how many cards he has played."""


def kind_of(state: State) -> Kind:
    """Which line of weights holds."""
    fight: Any = state.fight
    played = min(len(fight.played), MOST_COMBAT_CARDS - 1)
    return int(fight.vampire is None), int(is_night_combat(state)), played


def features(state: State) -> list[float]:
    """Numbers for each of FEATURES."""
    fight: Any = state.fight
    left, hand = health_left(state, fight), fight.hand
    weak = max(0, 5 - left) / 5
    fleeing = sum(card in ESCAPES for card in hand)
    earlier = len(fight.played)
    brood = _brood(state, fight)
    vampire = [
        *(1.0, left / 15, weak, hand.count(Combat.FANGS)),
        float(hand.count(Combat.STRENGTH) + hand.count(Combat.CLAWS)),
        *(hand.count(Combat.MESMERIZE), fight.plotting, fleeing, fleeing * may_flee(state, fight)),
        *(max(0, state.despair + 1 - earlier), brood, brood * weak),
        float(
            fight.ambush and fight.vampire is not None and fight.vampire.card == Encounter.RECKLESS_VAMPIRE
        ),
        float(fight.enraged),
    ]
    hunters = [_hunter(state, fight, hunter, weak) for hunter in fight.hunters]
    return [*vampire, *map(sum, zip(*hunters, strict=True))]


def _hunter(state: State, fight: Fight, hunter: int, weak: float) -> tuple[float, ...]:
    sheet = state.hunters[hunter]
    items, lying = sheet.items, fight.before[hunter]
    knives, guns = items.count(Item.KNIFE), items.count(Item.RIFLE) + items.count(Item.PISTOL)
    mesmerized = fight.mesmerized >> hunter & 1
    return (
        1.0,
        sheet.damage / HEALTH[hunter],
        float(HEALTH[hunter] - sheet.damage <= FRAIL),
        float(HEALTH[hunter] - sheet.damage <= 2 * FRAIL),
        float(mesmerized),
        float(mesmerized and sheet.bites >= BITE_SPACES[hunter]),
        *(float(knives), float(guns), float(knives + guns > 1), float(lying != NONE and lying in WEAPONS)),
        *(float(items.count(card)) for card in HOLY),
        float(guns and not fight.bullets and Item.HOLY_BULLETS in items),
        float(fight.wreaths >> hunter & 1),
        (knives + guns) * weak,
    )


def _brood(state: State, fight: Fight) -> float:
    """What an encounter that survives is worth on the space it returns to; the table does not count it."""
    if fight.vampire is None:
        return 0.0
    shares = (
        share for share, spot in zip(HATCHES, state.trail, strict=True) if spot and spot.id == fight.hideout
    )
    share = next(shares, HATCHES_IN_LAIR)
    return PER_INFLUENCE * share * INFLUENCE.get(fight.vampire.card, 0.0)


def read_outlook(lines: Iterable[str]) -> dict[Kind, list[float]]:
    """The weights by kind of combat."""
    found = {}
    for line in lines:
        if not line.startswith("#"):
            kind, *weights = line.split()
            himself, night, played = map(int, kind)
            found[himself, night, played] = [float(weight) for weight in weights]
    return found


WEIGHTS = read_outlook(FILE.read_text("utf-8").splitlines())


def outlook(state: State) -> float:
    """The points that the hunters may expect from the rest of the combat, at the beginning of a round."""
    weights = WEIGHTS[kind_of(state)]
    return sum(weight * number for weight, number in zip(weights, features(state), strict=True))
