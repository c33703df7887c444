"""Dracula's rules: each returns the value of an action that leads to a place."""

from __future__ import annotations

from functools import cache

import networkx as nx

from ai.knowledge.lite.rule_bots.bot_view import LANDS, BotView
from furyqt.rules.lite.actions import TELEPORT_MOVE, DoubleBack, Hide, TrailMove
from furyqt.rules.lite.observation import as_hunters_know
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.steps.dracula import make, trail_moves
from furyqt.rules.lite.tables import (
    ATLAS,
    BLOOD_PER_SEA,
    CASTLE,
    SEAS,
    TRAIL,
    VAMPIRE_ROUNDS,
    WALKS,
)

MIDDLE = ATLAS.index["MU"]
CORNERS = tuple(ATLAS.index[code] for code in ("CA", "GW"))
DEADLY = 100.0
AHEAD = 3
"""The number of further moves that the teleporter considers."""
SAFE = 2
"""Turns from the nearest hunter."""


@cache
def steps(goal: int) -> dict[int, int]:
    """Return the links between each place and a goal, without rails."""
    return dict(nx.single_source_shortest_path_length(ATLAS.graph("road", "boat"), goal))


def danger(view: BotView, to: int) -> float:
    """Return the immediate cost of moving there: a hunter's next move, or the last blood at sea."""
    if to in SEAS:
        return DEADLY if view.seen.blood <= BLOOD_PER_SEA else 0.0
    return 10.0 if view.nearest_hunter(to) <= 1 else 0.0


def runner(view: BotView, action: TrailMove, to: int) -> float:
    """Maximize the turns of the nearest hunter."""
    return view.nearest_hunter(to) - danger(view, to)


def loner(view: BotView, action: TrailMove, to: int) -> float:
    """Maximize the sum of all hunters' turns."""
    return sum(view.hunters_away(to)) - danger(view, to)


def sailor(view: BotView, action: TrailMove, to: int) -> float:
    """Prefer the sea while more blood is left than one meeting takes."""
    if to in SEAS and view.seen.blood > 10:
        return 20.0
    port = any(way in SEAS for way in WALKS[to])
    return runner(view, action, to) + 2 * port


def landsman(view: BotView, action: TrailMove, to: int) -> float:
    """A runner who prefers being caught to the sea."""
    return runner(view, action, to) - (50 if to in SEAS else 0)


def dweller(view: BotView, action: TrailMove, to: int) -> float:
    """Stay near the castle, preferably in it."""
    stays = isinstance(action, Hide | DoubleBack)
    return -3 * steps(CASTLE)[to] + min(SAFE, view.nearest_hunter(to)) + stays


def doubler(view: BotView, action: TrailMove, to: int) -> float:
    """A runner who doubles back when possible."""
    return runner(view, action, to) + 8 * isinstance(action, DoubleBack)


def hider(view: BotView, action: TrailMove, to: int) -> float:
    """A runner who hides when possible."""
    return runner(view, action, to) + 8 * isinstance(action, Hide)


def corner(view: BotView, action: TrailMove, to: int) -> float:
    """Stay near the corner that is farther from the hunters."""
    goal = max(CORNERS, key=lambda place: (sum(view.hunters_away(place)), place))
    return 2 * min(SAFE, view.nearest_hunter(to)) - steps(goal)[to] - danger(view, to) / 10


def teleporter(view: BotView, action: TrailMove, to: int) -> float:
    """Take the way on which the legal moves run out fastest."""
    seen = view.seen
    now = LiteState(options=seen.options, moves=seen.moves, lairs=seen.lairs, told=None)
    return -ways_out(now, action, AHEAD) - 0.1 * danger(view, to)


def ways_out(state: LiteState, action: TrailMove, ahead: int) -> float:
    """Return the fewest moves left after an action and this number of others; fewer earlier is better."""
    after = state.clone()
    make(after, action)
    left = trail_moves(after)
    if ahead == 0 or left == (TELEPORT_MOVE,):
        return len(left) - ahead
    return min(ways_out(after, move, ahead - 1) for move in left)


def gardener(view: BotView, action: TrailMove, to: int) -> float:
    """Stay far from all hunters when a vampire is placed, afterwards away from the vampire."""
    seen = view.seen
    if seen.round % VAMPIRE_ROUNDS == 0:
        return sum(view.hunters_away(to)) + 20 * (to in LANDS) - danger(view, to)
    value = min(3, view.nearest_hunter(to)) - danger(view, to)
    if seen.vampires:
        grave = seen.lairs[-seen.vampires.bit_length()]
        return value + 0.5 * steps(grave)[to]
    soon = VAMPIRE_ROUNDS - seen.round % VAMPIRE_ROUNDS <= 2
    return value - soon * 3 * (to in SEAS)


def shadow(view: BotView, action: TrailMove, to: int) -> float:
    """Stay exactly two turns from the nearest hunter."""
    return -abs(view.nearest_hunter(to) - SAFE) - danger(view, to)


def phantom(view: BotView, action: TrailMove, to: int) -> float:
    """Stay safe first; then choose land or sea, whichever leaves the hunters more possible places."""
    behind = 3
    if not isinstance(action, DoubleBack):
        faces = {way for place in as_hunters(view).possible() for way in WALKS[place]}
        behind = sum((way in SEAS) == (to in SEAS) for way in faces)
    return min(3, view.nearest_hunter(to)) - danger(view, to) + behind / 10 - (to in SEAS)


def fox(view: BotView, action: TrailMove, to: int) -> float:
    """Stay safe first; then move many steps from the places where the hunters believe him to be."""
    away = sum(share * steps(to)[place] for place, share in as_hunters(view).belief.items())
    return min(SAFE, view.nearest_hunter(to)) - danger(view, to) + away - (to in SEAS)


def as_hunters(view: BotView) -> BotView:
    """Return the position in the hunters' view, calculated once per decision."""
    if view.others is None:
        view.others = BotView(as_hunters_know(view.seen), view.rng, view.knowledge)
    return view.others


def gambler(view: BotView, action: TrailMove, to: int) -> float:
    """A runner who moves at random one time in three."""
    return runner(view, action, to) if view.mood > 1 / 3 else view.rng.random()


def circler(view: BotView, action: TrailMove, to: int) -> float:
    """Return to a city that has left the trail, if it is safe."""
    return min(SAFE, view.nearest_hunter(to)) + 2 * (to in view.seen.lairs[:-TRAIL]) - danger(view, to)


def ferry(view: BotView, action: TrailMove, to: int) -> float:
    """Stay in ports; sail when a hunter is near, and land in the next turn."""
    if to in SEAS:
        hunted = view.here in LANDS and view.here >= 0 and view.nearest_hunter(view.here) <= 1
        return 4.0 * hunted - 4.0 - danger(view, to)
    port = any(way in SEAS for way in WALKS[to])
    return min(SAFE, view.nearest_hunter(to)) + 3 * port - danger(view, to)


def hermit(view: BotView, action: TrailMove, to: int) -> float:
    """Prefer the places with the fewest ways."""
    return min(SAFE, view.nearest_hunter(to)) - len(WALKS[to]) / 2 - danger(view, to) - 2 * (to in SEAS)


def central(view: BotView, action: TrailMove, to: int) -> float:
    """Stay near the middle of the map, two turns from the nearest hunter."""
    return (
        2 * min(SAFE, view.nearest_hunter(to)) - steps(MIDDLE)[to] - 2 * (to in SEAS) - danger(view, to) / 10
    )
