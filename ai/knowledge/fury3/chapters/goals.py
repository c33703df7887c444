"""The hunters' actions for the goals of chapters: boxes to empty, vampires to slay, limits to keep."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from ai.knowledge.fury3.belief import WaysBelief
from ai.knowledge.fury3.ways import FAR, days_away
from furyqt.rules.core.agenda import Action
from furyqt.rules.fury3.actions import Go, Strike, Word
from furyqt.rules.fury3.catalog import ITEMS
from furyqt.rules.fury3.chapters.counters import counts
from furyqt.rules.fury3.chapters.overlay import FIRST_BOX, present
from furyqt.rules.fury3.decks import VAMPIRES, Item
from furyqt.rules.fury3.events import BoxLaid, HideoutCleared, HunterMoved, LocationRevealed
from furyqt.rules.fury3.observation import Fury3Observation, Hideout
from furyqt.rules.fury3.steps.combat.combat_round import StrikeChoice
from furyqt.rules.fury3.steps.turn.turns import HunterAction
from furyqt.rules.fury3.tables import CITIES, FIGURES, HEALTH, ROADS_APART, SEAS

# -------------------------------------------------------------------------------------- goals about the trail

FIND, FADE, RIDE = 1.6, 0.55, 0.02
"""The value of finding a card, the share that remains for each day of the way, and the price of a ticket."""
SHARED = 0.4
"""The share that remains of a chance if another hunter is near."""


NEARER = tuple(FADE**days for days in range(FAR + 1))
"""The share that remains after so many days."""


def toward_cards(
    position: Any, actions: Sequence[Action], hunter: int, cards: Mapping[int, float]
) -> Action | None:
    """Return the best journey to the unknown cards of the trail, or None if staying is as good.

    `cards` are the chances that an unknown card shows a city; the position is an observation or a state.
    """
    days = days_away(position.chapter.closed)
    others = [position.hunters[other].place for other in present(position) if other != hunter]
    chances = {
        place: chance * SHARED if any(days[other][place] <= 1 for other in others) else chance
        for place, chance in cards.items()
    }

    def value(place: int) -> float:
        row = days[place]
        near = sum(chance * NEARER[row[city]] for city, chance in chances.items() if city != place)
        return FIND * chances.get(place, 0.0) + near

    journeys = [action for action in actions if isinstance(action, Go)]
    if not journeys or not chances:
        return None
    values = {place: value(place) for place in {go.to for go in journeys}}
    best = max(journeys, key=lambda go: values[go.to] - RIDE * (go.way == "rail"))
    return best if values[best.to] > value(position.hunters[hunter].place) else None


ByCard = Mapping[int, Mapping[int, float]]
"""For each unknown card, by its number, the chance of each place that it may show."""


def facedown(spot: Hideout | None, by_card: ByCard) -> Mapping[int, float]:
    """Return the chance of each place that a card may show when it is turned; none if it is faceup.

    The card of Castle Dracula is known by its back.
    """
    if spot is None or spot.faceup:
        return {}
    return {spot.place: 1.0} if spot.place >= 0 else by_card.get(spot.id, {})


def unknown_cards(observation: Fury3Observation, by_card: ByCard) -> dict[int, float]:
    """Return for each city the chance that a facedown card of the trail or of a lair shows it."""
    spots = [spot for spot in (*observation.trail, *observation.lairs) if spot is not None]
    shown = {spot.place for spot in spots if spot.faceup}
    found: Counter[int] = Counter()
    for spot in spots:
        if spot.id < FIRST_BOX:
            places = facedown(spot, by_card)
            found.update({place: chance for place, chance in places.items() if place in CITIES - shown})
    return dict(found)


# -------------------------------------------------------------------------------------------------- all goals

SITES = frozenset({"emptied", "slain"})
"""The goals for which hunters go from site to site."""
TRAIL_GOALS = frozenset({"turned"})
"""The goals for which hunters go where a card of the trail may be."""
FIGHTS = frozenset({"slain", "harm", "destroyed"})
"""The goals for which a healthy hunter stays in a combat."""
CARDS: dict[int, float] = {
    **{item.number: item.worth for item in ITEMS if item.copies},
    **{Item.PUNCH: 1.2, Item.DODGE: 1.0},
}
"""The value of the cards in a combat."""
WEAK = 3
"""The health up to which a hunter rests if a defeat loses the chapter."""


class GoalFacts(Protocol):
    """The hunters' knowledge beside the position: from an observation's events, or a simulated game's."""

    def cards(self) -> Mapping[int, float]:
        """Return for each city the chance that an unknown card of the trail shows it."""
        ...

    def sites(self) -> tuple[frozenset[int], frozenset[int]]:
        """Return the places that hold a known box or vampire, and those where a box may still be."""
        ...

    def moves(self) -> int:
        """Return the journeys so far."""
        ...


class ObservedFacts(NamedTuple):
    """The hunters' knowledge from the events of an observation."""

    observation: Fury3Observation
    belief: WaysBelief | None

    def cards(self) -> Mapping[int, float]:
        """Return for each city the chance that an unknown card of the trail shows it."""
        if self.belief is None:
            return {}
        return unknown_cards(self.observation, self.belief.cards)

    def sites(self) -> tuple[frozenset[int], frozenset[int]]:
        """Return the places that hold a known box or vampire, and those where a box may still be."""
        return sites(self.observation)

    def moves(self) -> int:
        """Return the journeys so far."""
        return counts(self.observation.events)["moves"]


def choose(
    observation: Fury3Observation,
    greedy: Action,
    goals: Collection[str],
    limits: Mapping[str, int],
    belief: WaysBelief | None = None,
) -> Action:
    """Return the action for a goal, or the greedy one; the belief is needed for goals on the trail."""
    return chosen(observation, observation.actions, greedy, goals, limits, ObservedFacts(observation, belief))


def chosen(
    position: Any,
    actions: Sequence[Action],
    greedy: Action,
    goals: Collection[str],
    limits: Mapping[str, int],
    facts: GoalFacts,
) -> Action:
    """Return the action for a goal, or the greedy one; the position is an observation or a state."""
    step = position.agenda[-1]
    if isinstance(step, StrikeChoice) and greedy == Strike(Item.ESCAPE) and FIGHTS.intersection(goals):
        return _fighting(position, actions, step.hunter, greedy)
    if not isinstance(step, HunterAction):
        return greedy
    hunter = step.hunter
    if "defeated" in limits and HEALTH[hunter] - position.hunters[hunter].damage <= WEAK:
        rest = _word(actions, "rest")
        if rest is not None:
            return rest
    if SITES.intersection(goals):
        found = _toward_sites(position, actions, hunter, *facts.sites())
        if found is not None:
            return found
    is_used_up = "moves" in limits and facts.moves() + 1 >= limits["moves"]
    if TRAIL_GOALS.intersection(goals) and not is_used_up:
        found = toward_cards(position, actions, hunter, facts.cards())
        if found is not None:
            return found
    if isinstance(greedy, Go) and is_used_up:
        return next((action for action in actions if not isinstance(action, Go)), greedy)
    return greedy


def _fighting(position: Any, actions: Sequence[Action], hunter: int, greedy: Action) -> Action:
    """Return a hunter's best card that is not Escape, as long as the hunter can stand a hit."""
    if HEALTH[hunter] - position.hunters[hunter].damage <= WEAK:
        return greedy
    strikes = [action for action in actions if isinstance(action, Strike)]
    return max(strikes, key=lambda strike: CARDS.get(strike.card, 0.0))


def _word(actions: Sequence[Action], word: str) -> Action | None:
    return next((action for action in actions if isinstance(action, Word) and action.word == word), None)


def _toward_sites(
    position: Any, actions: Sequence[Action], hunter: int, known: frozenset[int], open_: frozenset[int]
) -> Action | None:
    """Search a site here, or go to the nearest one that no other hunter is nearer to."""
    here = position.hunters[hunter].place
    if here in known:
        return _word(actions, "search")
    goal = _own_site(position, hunter, known | open_)
    if goal is None and known:
        goal = min(known, key=lambda site: _distance(position, here, site))
    journeys = [action for action in actions if isinstance(action, Go)]
    if goal is None or not journeys:
        return None
    best = min(journeys, key=lambda go: _distance(position, go.to, goal))
    is_nearer = _distance(position, best.to, goal) < _distance(position, here, goal)
    return best if is_nearer else None


def _distance(position: Any, place: int, goal: int) -> tuple[int, int]:
    """Return the days to a goal, and then the roads."""
    roads = ROADS_APART[place][goal]
    days = days_away(position.chapter.closed)[place][goal]
    return days + (place in SEAS), roads if roads >= 0 else len(FIGURES) * 10


def _own_site(position: Any, hunter: int, found: frozenset[int]) -> int | None:
    """Return the site of this hunter, if the hunters share the sites by the shortest ways first."""
    free, team = set(found), set(present(position))
    while free and hunter in team:
        at = {member: position.hunters[member].place for member in team}
        _, one, site = min(
            (_distance(position, at[member], site), member, site) for member in team for site in free
        )
        if one == hunter:
            return site
        team.discard(one)
        free.discard(site)
    return None


def sites(observation: Fury3Observation) -> tuple[frozenset[int], frozenset[int]]:
    """Return the places that hold a known box or vampire, and those where a box may still be."""
    boxes: dict[int, int] = {}
    among: set[int] = set()
    visited: set[int] = set()
    for event in observation.events:
        if isinstance(event, BoxLaid):
            among.update(event.among)
        elif isinstance(event, HunterMoved):
            visited.add(event.place)
        elif isinstance(event, LocationRevealed) and event.hideout >= FIRST_BOX:
            boxes[event.hideout] = event.place
        elif isinstance(event, HideoutCleared):
            boxes.pop(event.hideout, None)
    vampires = {
        spot.place
        for spot in (*observation.trail, *observation.lairs)
        if spot is not None and spot.place >= 0 and any(one.card in VAMPIRES for one in spot.contents)
    }
    known = frozenset(boxes.values()) | vampires
    return known, open_sites(observation, among, visited, known)


def open_sites(
    position: Any, among: Collection[int], visited: Collection[int], known: frozenset[int]
) -> frozenset[int]:
    """Return the cities where a box may still be: one was laid in `among`, and nobody has been there."""
    return frozenset(position.chapter.candidates) & frozenset(among) - frozenset(visited) - known
