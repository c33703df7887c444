"""The hunters' actions for the goals of chapters: houses to search, and the Servant to fight."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ai.knowledge.fury2.policy.hunter_moves import USUAL_HABIT, toward, travel
from ai.knowledge.fury2.ways import TURNS_TO
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.events import Event
from furyqt.rules.fury2.actions import Choose, Go, Play, Resolve, Strike, Use, Word
from furyqt.rules.fury2.chapters.overlay import is_house
from furyqt.rules.fury2.decks import Encounter, Item
from furyqt.rules.fury2.events import HouseLaid, LocationRevealed, PlaceDenied
from furyqt.rules.fury2.observation import Fury2Observation, TrailSpot
from furyqt.rules.fury2.steps.combat.combat_round import StrikeChoice
from furyqt.rules.fury2.steps.travel.groups import GroupInvitation
from furyqt.rules.fury2.steps.travel.hunter_moves import HunterMove, SailOn
from furyqt.rules.fury2.steps.travel.rail import MissedTrain, TrainRide
from furyqt.rules.fury2.tables import FIGURES, LIVES, TWILIGHT
from furyqt.rules.fury2.tactics.fight import Enemy

HOUSES = frozenset({"emptied"})
"""The goals for which hunters go from house to house."""
SERVANT = frozenset({"struck", "felled", "met"})
"""The goals for which they follow the Servant."""
CHASERS = 2
"""The hunters who follow him while there are houses to search."""
WEAK = 3
"""The health up to which a hunter thinks of other things."""
STEADY = replace(USUAL_HABIT, noise=0.0, hurt=0.0, unarmed=0.0)
WEAPONS: dict[int, float] = {
    **{Item.STAKE: 3.0, Item.KNIFE: 2.5, Item.RIFLE: 2.4, Item.SACRED_BULLETS: 2.3, Item.PISTOL: 2.2},
    **{Item.PUNCH: 1.2, Item.DODGE: 1.0},
}
"""The value of the cards in a combat with the Servant."""


def choose(
    observation: Fury2Observation,
    greedy: Action,
    goals: Collection[str],
    limits: Mapping[str, int],
    belief: object = None,
) -> Action:
    """Return the action for a goal, or the greedy one, which knows what is believed about Dracula."""
    del limits, belief
    return chosen(observation, observation.actions, greedy, goals, lambda: sites(observation))


def chosen(
    position: Any,
    actions: Sequence[Action],
    greedy: Action,
    goals: Collection[str],
    houses: Callable[[], Iterable[int]],
) -> Action:
    """Return the action for a goal, or the greedy one; the position is an observation or a state.

    `houses` returns the places of houses that hold a tile, and the cities that may still have a house.
    """
    step: Any = position.agenda[-1]
    if isinstance(step, StrikeChoice):
        return _fighting(position, actions, step.hunter, greedy) if SERVANT.intersection(goals) else greedy
    if isinstance(greedy, Play | Use | Resolve):
        return greedy
    if not isinstance(step, HunterMove | TrainRide | MissedTrain | SailOn | GroupInvitation):
        return greedy
    target = _target(position, step.hunter, goals, houses)
    if target is None:
        return greedy
    if isinstance(step, GroupInvitation):
        return actions[1]
    if isinstance(step, HunterMove):
        moves = [one for one in actions if isinstance(one, Go | Word) and not isinstance(one, Choose)]
        return travel(_steady, position, moves, target, STEADY)
    return toward(_steady, position, actions, target)


def _steady() -> float:
    return 0.5


def _fighting(position: Any, actions: Sequence[Action], hunter: int, greedy: Action) -> Action:
    """Return a hunter's best card against the Servant instead of Escape, while the hunter can stand a hit."""
    fight = position.fight
    is_servant = fight is not None and fight.enemy == Enemy.SERVANT
    if not is_servant or greedy != Strike(Item.ESCAPE) or position.hunters[hunter].health <= WEAK:
        return greedy
    strikes = [action for action in actions if isinstance(action, Strike)]
    return max(strikes, key=lambda strike: WEAPONS.get(strike.card, 0.0))


def _target(
    position: Any, hunter: int, goals: Collection[str], houses: Callable[[], Iterable[int]]
) -> int | None:
    """Return where a hunter goes, if the hunters share houses and Servant by the shortest ways first."""
    places = [sheet.place for sheet in position.hunters]
    free = list(_targets(position, goals, houses))
    team = [other for other in FIGURES if position.hunters[other].health > WEAK]
    while free and hunter in team:
        _, one, target = min(
            (TURNS_TO[target][places[other]], other, target) for other in team for target in free
        )
        if one == hunter:
            return target
        team.remove(one)
        free.remove(target)
    return None


def _targets(position: Any, goals: Collection[str], houses: Callable[[], Iterable[int]]) -> Iterator[int]:
    """Yield the places to go to, once for each hunter who is wanted there."""
    found = [*houses()] if HOUSES.intersection(goals) else []
    yield from found
    servant = position.servant
    if SERVANT.intersection(goals) and not servant.skull and servant.lives in range(1, LIVES + 1):
        yield from [servant.place] * (CHASERS if found else len(FIGURES))


def sites(observation: Fury2Observation) -> Iterator[int]:
    """Yield the places of houses that hold a tile, and the cities that may still have a house."""
    known = {event.place for event in observation.events if isinstance(event, LocationRevealed | PlaceDenied)}
    return house_places(observation, known, laid_houses(observation.events))


def laid_houses(told: Iterable[Event]) -> dict[int, tuple[int, ...]]:
    """Return the cities where each house may have been laid."""
    return {event.spot: event.among for event in told if isinstance(event, HouseLaid)}


def house_places(position: Any, known: Collection[int], laid: Mapping[int, Collection[int]]) -> Iterator[int]:
    """Yield the places of houses that hold a tile, then those where a house may be that is not known.

    A New Vampire that lies faceup is left alone by night.
    """
    houses = [spot for spot in position.catacombs if spot is not None and is_house(spot.id)]
    left = [spot for spot in houses if spot.tiles]
    for spot in left:
        if spot.faceup and not (position.time >= TWILIGHT and _has_vampire(spot)):
            yield spot.place
    among = {place for spot in left if not spot.faceup for place in laid.get(spot.id, ())}
    yield from sorted(among - set(known))


def _has_vampire(spot: TrailSpot) -> bool:
    return any(tile.faceup and tile.card == Encounter.NEW_VAMPIRE for tile in spot.tiles)
