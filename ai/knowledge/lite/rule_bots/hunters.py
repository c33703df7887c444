"""The hunters' rules: each maps a view to a move."""

from __future__ import annotations

from ai.knowledge.lite.rule_bots.bot_view import FAR, LANDS, BotView
from ai.knowledge.lite.ways import PHASES, TURNS
from furyqt.rules.lite.actions import TrailMove
from furyqt.rules.lite.tables import ATLAS, FIGURES, NOWHERE, SEAS, TRAIL, UNKNOWN_SEA, WALKS

CROSSINGS = tuple(
    ATLAS.index[code] for code in ("ST", "PA", "MA", "SR", "SO", "MI", "SZ", "MU", "LI", "BE", "BC", "CO")
)
"""The cities with most roads and rails."""
POSTS = tuple(ATLAS.index[code] for code in ("CD", "ST", "MA", "SO"))
LOW_HEALTH = 4


def start(view: BotView) -> TrailMove:
    """Start at a crossing without another hunter."""
    return view.to(view.rng.choice([place for place in CROSSINGS if place not in view.seen.places]))


def chaser(view: BotView) -> TrailMove:
    """Take the shortest way to the newest known place; a random step if none is known."""
    if view.newest in (NOWHERE, view.here) and view.age:
        return view.wander()
    return view.go([view.newest])


def ambusher(view: BotView) -> TrailMove:
    """Move to a city next to the newest known place, without another hunter."""
    if view.newest == NOWHERE:
        return view.wander()
    if view.age == 0 and view.turns(view.figure, view.here, view.newest) <= 1:
        return view.go([view.newest])
    others = {place for hunter, place in enumerate(view.seen.places) if hunter != view.figure}
    ring = {to for to in WALKS[view.newest] if to in LANDS and to != view.newest}
    return view.go(ring - others)


def sweeper(view: BotView) -> TrailMove:
    """Move to the nearest possible place that no other hunter reaches earlier."""
    possible = view.possible() & LANDS
    others = [hunter for hunter in FIGURES if hunter != view.figure]
    where = view.seen.places
    mine = {
        place
        for place in possible
        if view.turns(view.figure, view.here, place)
        <= min((view.turns(h, where[h], place) for h in others if where[h] != NOWHERE), default=FAR)
    }
    return view.go(mine or possible)


def spread(view: BotView) -> TrailMove:
    """Move so that one more move reaches the most weight that the other hunters' next moves leave."""
    weight = view.belief
    others = [hunter for hunter in FIGURES if hunter != view.figure]
    left = {
        place: share
        for place, share in weight.items()
        if min(view.turns(hunter, view.seen.places[hunter], place) for hunter in others) > 1
    } or weight
    after = TURNS[(view.seen.round + 1 + view.figure) % PHASES]

    def value(view: BotView, action: TrailMove, to: int) -> float:
        reached = sum(share for place, share in left.items() if after[to][place] <= 1)
        far = sum(share * after[to][place] for place, share in weight.items())
        return reached + 2 * weight.get(to, 0.0) - 0.1 * far

    return view.best(value) if weight else view.wander()


def harbour(view: BotView) -> TrailMove:
    """Wait in the port nearest to the seas where he may be."""
    last = view.seen.lairs[-1] if view.seen.lairs else NOWHERE
    if last != UNKNOWN_SEA and last not in SEAS:
        return chaser(view)
    others = {place for hunter, place in enumerate(view.seen.places) if hunter != view.figure}
    ports = {port for sea in view.possible() & SEAS for port in WALKS[sea] if port in LANDS}
    return view.go(ports - others)


def camper(view: BotView) -> TrailMove:
    """Stay at the post; leave it only for a place shown in this round and at most two turns away."""
    if view.age <= 1 and view.turns(view.figure, view.here, view.newest) <= 2:
        return view.go([view.newest])
    return view.go([POSTS[view.figure]])


def researcher(view: BotView) -> TrailMove:
    """Rest while no place of the trail is known, so that research shows the sixth; then chase."""
    return chaser(view) if view.age < TRAIL else view.stay()


def tracker(view: BotView) -> TrailMove:
    """Follow the newest known place, then any place he may have gone to; rest on an old trail."""
    if view.age >= TRAIL:
        return view.stay()
    if view.newest == view.here and view.age:
        return view.go(view.possible() & LANDS)
    return view.go([view.newest])


def slayer(view: BotView) -> TrailMove:
    """Move to the possible place of the vampire, otherwise to the newest trap at a known place."""
    seen = view.seen
    if seen.vampires:
        return view.go(view.possible(seen.vampires.bit_length() - 1) & LANDS)
    for age in range(min(TRAIL, len(seen.lairs))):
        if seen.traps >> age & 1 and seen.lairs[-1 - age] in LANDS:
            return view.go([seen.lairs[-1 - age]])
    return chaser(view)


def nurse(view: BotView) -> TrailMove:
    """Rest when life is low, otherwise chase."""
    return view.stay() if view.seen.lives[view.figure] <= LOW_HEALTH else chaser(view)


def pack(view: BotView) -> TrailMove:
    """Chase with the first hunter; the others go to the place that he goes to."""
    return chaser(view) if view.figure == 0 else view.go([view.seen.places[0]])


def half(view: BotView) -> TrailMove:
    """Chase with two hunters; two cover his possible places, and attack when near."""
    near = view.newest != NOWHERE and view.turns(view.figure, view.here, view.newest) <= 1
    if view.figure < 2 or (near and not view.age):
        return chaser(view)
    after = TURNS[(view.seen.round + 1 + view.figure) % PHASES]
    possible = view.possible()
    return view.best(lambda view, action, to: -sum(after[to][place] for place in possible))


def walker(view: BotView) -> TrailMove:
    """Move to any other place."""
    return view.wander()


def statue(view: BotView) -> TrailMove:
    """Always rest."""
    return view.stay()
