"""The hunters' actions for the goals of chapters: boxes to empty, vampires to slay, limits to keep."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from ai.knowledge.fury3.belief import WaysBelief
from ai.knowledge.fury3.ways import days_away
from furyqt.rules.core.agenda import Action
from furyqt.rules.fury3.actions import Go, Strike, Word
from furyqt.rules.fury3.catalog import ITEMS
from furyqt.rules.fury3.chapters.counters import counts
from furyqt.rules.fury3.chapters.overlay import FIRST_BOX, present
from furyqt.rules.fury3.decks import VAMPIRES, Item
from furyqt.rules.fury3.events import BoxLaid, HideoutCleared, HunterMoved, LocationRevealed
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.steps.combat.combat_round import StrikeChoice
from furyqt.rules.fury3.steps.turn.turns import HunterAction
from furyqt.rules.fury3.tables import CITIES, FIGURES, HEALTH, ROADS_APART, SEAS, TRAIL

# -------------------------------------------------------------------------------------- goals about the trail

FIND, FADE, RIDE = 1.6, 0.55, 0.02
"""The value of finding a card, the share that remains for each day of the way, and the price of a ticket."""
SHARED = 0.4
"""The share that remains of a chance if another hunter is near."""


def toward_trail(
    observation: Fury3Observation, hunter: int, by_turn: Sequence[Mapping[int, float]], *, is_whole: bool
) -> Action | None:
    """Return the best journey, or None if staying is as good.

    `by_turn` are the chances of Dracula's place now, a turn ago, and so on; only the present place counts
    unless the whole trail does.
    """
    chances = unknown_cards(observation, by_turn[: TRAIL if is_whole else 1])
    days = days_away(observation.chapter.closed)
    others = [observation.hunters[other].place for other in present(observation) if other != hunter]
    for place in chances:
        if any(days[other][place] <= 1 for other in others):
            chances[place] *= SHARED

    def value(place: int) -> float:
        near = sum(chance * FADE ** days[place][city] for city, chance in chances.items() if city != place)
        return FIND * chances.get(place, 0.0) + near

    journeys = [action for action in observation.actions if isinstance(action, Go)]
    if not journeys or not chances:
        return None
    best = max(journeys, key=lambda go: value(go.to) - RIDE * (go.way == "rail"))
    return best if value(best.to) > value(observation.hunters[hunter].place) else None


def unknown_cards(observation: Fury3Observation, by_turn: Sequence[Mapping[int, float]]) -> dict[int, float]:
    """Return for each city the chance that an unknown card of the trail shows it."""
    known = {spot.place for spot in observation.trail if spot is not None and spot.place >= 0}
    found: Counter[int] = Counter()
    for places in by_turn:
        found.update({place: chance for place, chance in places.items() if place in CITIES - known})
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


def choose(
    observation: Fury3Observation,
    greedy: Action,
    goals: Collection[str],
    limits: Mapping[str, int],
    belief: WaysBelief | None = None,
) -> Action:
    """Return the action for a goal, or the greedy one; the belief is needed for goals on the trail."""
    step = observation.agenda[-1]
    if isinstance(step, StrikeChoice) and greedy == Strike(Item.ESCAPE) and FIGHTS.intersection(goals):
        return _fighting(observation, step.hunter, greedy)
    if not isinstance(step, HunterAction):
        return greedy
    hunter, actions = step.hunter, observation.actions
    if "defeated" in limits and HEALTH[hunter] - observation.hunters[hunter].damage <= WEAK:
        rest = _word(actions, "rest")
        if rest is not None:
            return rest
    if SITES.intersection(goals):
        found = _toward_sites(observation, hunter)
        if found is not None:
            return found
    if TRAIL_GOALS.intersection(goals) and belief is not None and not _is_used_up(observation, limits):
        found = toward_trail(observation, hunter, belief.whereabouts().chances, is_whole="turned" in goals)
        if found is not None:
            return found
    if isinstance(greedy, Go) and _is_used_up(observation, limits):
        return next((action for action in actions if not isinstance(action, Go)), greedy)
    return greedy


def _fighting(observation: Fury3Observation, hunter: int, greedy: Action) -> Action:
    """Return a hunter's best card that is not Escape, as long as the hunter can stand a hit."""
    if HEALTH[hunter] - observation.hunters[hunter].damage <= WEAK:
        return greedy
    strikes = [action for action in observation.actions if isinstance(action, Strike)]
    return max(strikes, key=lambda strike: CARDS.get(strike.card, 0.0))


def _word(actions: Sequence[Action], word: str) -> Action | None:
    return next((action for action in actions if isinstance(action, Word) and action.word == word), None)


def _is_used_up(observation: Fury3Observation, limits: Mapping[str, int]) -> bool:
    """Return whether one more journey would lose the chapter."""
    most = limits.get("moves")
    return most is not None and counts(observation.events)["moves"] + 1 >= most


def _toward_sites(observation: Fury3Observation, hunter: int) -> Action | None:
    """Search a site here, or go to the nearest one that no other hunter is nearer to."""
    known, open_ = sites(observation)
    here, actions = observation.hunters[hunter].place, observation.actions
    if here in known:
        return _word(actions, "search")
    goal = _own_site(observation, hunter, known | open_)
    if goal is None and known:
        goal = min(known, key=lambda site: _distance(observation, here, site))
    journeys = [action for action in actions if isinstance(action, Go)]
    if goal is None or not journeys:
        return None
    best = min(journeys, key=lambda go: _distance(observation, go.to, goal))
    is_nearer = _distance(observation, best.to, goal) < _distance(observation, here, goal)
    return best if is_nearer else None


def _distance(observation: Fury3Observation, place: int, goal: int) -> tuple[int, int]:
    """Return the days to a goal, and then the roads."""
    roads = ROADS_APART[place][goal]
    days = days_away(observation.chapter.closed)[place][goal]
    return days + (place in SEAS), roads if roads >= 0 else len(FIGURES) * 10


def _own_site(observation: Fury3Observation, hunter: int, found: frozenset[int]) -> int | None:
    """Return the site of this hunter, if the hunters share the sites by the shortest ways first."""
    free, team = set(found), set(present(observation))
    while free and hunter in team:
        at = {member: observation.hunters[member].place for member in team}
        _, one, site = min(
            (_distance(observation, at[member], site), member, site) for member in team for site in free
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
    open_ = frozenset(observation.chapter.candidates) & frozenset(among) - visited - known
    return known, open_
