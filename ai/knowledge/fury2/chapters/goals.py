"""The hunters' actions for the goals of chapters: houses to search, and the Servant to fight."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from ai.knowledge.fury2.policy.hunter_moves import USUAL_HABIT, toward, travel
from ai.knowledge.fury2.ways import TURNS_TO
from furyqt.rules.core.agenda import Action
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
    step: Any = observation.agenda[-1]
    if isinstance(step, StrikeChoice):
        return _fighting(observation, step.hunter, greedy) if SERVANT.intersection(goals) else greedy
    if isinstance(greedy, Play | Use | Resolve):
        return greedy
    if not isinstance(step, HunterMove | TrainRide | MissedTrain | SailOn | GroupInvitation):
        return greedy
    target = _target(observation, step.hunter, goals)
    if target is None:
        return greedy
    if isinstance(step, GroupInvitation):
        return observation.actions[1]
    if isinstance(step, HunterMove):
        moves = [
            one for one in observation.actions if isinstance(one, Go | Word) and not isinstance(one, Choose)
        ]
        return travel(_steady, observation, moves, target, STEADY)  # type: ignore[arg-type]
    return toward(_steady, observation, observation.actions, target)  # type: ignore[arg-type]


def _steady() -> float:
    return 0.5


def _fighting(observation: Fury2Observation, hunter: int, greedy: Action) -> Action:
    """Return a hunter's best card against the Servant instead of Escape, while the hunter can stand a hit."""
    fight = observation.fight
    is_servant = fight is not None and fight.enemy == Enemy.SERVANT
    if not is_servant or greedy != Strike(Item.ESCAPE) or observation.hunters[hunter].health <= WEAK:
        return greedy
    strikes = [action for action in observation.actions if isinstance(action, Strike)]
    return max(strikes, key=lambda strike: WEAPONS.get(strike.card, 0.0))


def _target(observation: Fury2Observation, hunter: int, goals: Collection[str]) -> int | None:
    """Return where a hunter goes, if the hunters share houses and Servant by the shortest ways first."""
    places = [sheet.place for sheet in observation.hunters]
    free = list(_targets(observation, goals))
    team = [other for other in FIGURES if observation.hunters[other].health > WEAK]
    while free and hunter in team:
        _, one, target = min(
            (TURNS_TO[target][places[other]], other, target) for other in team for target in free
        )
        if one == hunter:
            return target
        team.remove(one)
        free.remove(target)
    return None


def _targets(observation: Fury2Observation, goals: Collection[str]) -> Iterator[int]:
    """Yield the places to go to, once for each hunter who is wanted there."""
    found = [*sites(observation)] if HOUSES.intersection(goals) else []
    yield from found
    servant = observation.servant
    if SERVANT.intersection(goals) and not servant.skull and servant.lives in range(1, LIVES + 1):
        yield from [servant.place] * (CHASERS if found else len(FIGURES))


def sites(observation: Fury2Observation) -> Iterator[int]:
    """Yield the places of houses that hold a tile, and the cities that may still have a house.

    A New Vampire that lies faceup is left alone by night.
    """
    houses = [spot for spot in observation.catacombs if spot is not None and is_house(spot.id)]
    left = [spot for spot in houses if spot.tiles]
    for spot in left:
        if spot.place >= 0 and not (observation.time >= TWILIGHT and _has_vampire(spot)):
            yield spot.place
    hidden = {spot.id for spot in left if spot.place < 0}
    known = {event.place for event in observation.events if isinstance(event, LocationRevealed | PlaceDenied)}
    among: set[int] = set()
    for event in observation.events:
        if isinstance(event, HouseLaid) and event.spot in hidden:
            among.update(event.among)
    yield from sorted(among - known)


def _has_vampire(spot: TrailSpot) -> bool:
    return any(tile.card == Encounter.NEW_VAMPIRE for tile in spot.tiles)
