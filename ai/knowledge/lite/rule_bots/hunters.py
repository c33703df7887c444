"""The hunters' habits: each is one rule from a scene to a move."""

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
SICK = 4


def start(scene: BotView) -> TrailMove:
    """A crossing on which no other hunter stands."""
    return scene.to(scene.rng.choice([place for place in CROSSINGS if place not in scene.seen.places]))


def chaser(scene: BotView) -> TrailMove:
    """The shortest way to the newest known place; a random step when nobody is there."""
    if scene.newest in (NOWHERE, scene.here) and scene.age:
        return scene.wander()
    return scene.go([scene.newest])


def ambusher(scene: BotView) -> TrailMove:
    """A city next to the newest known place, where no other hunter stands."""
    if scene.newest == NOWHERE:
        return scene.wander()
    if scene.age == 0 and scene.turns(scene.figure, scene.here, scene.newest) <= 1:
        return scene.go([scene.newest])
    others = {place for hunter, place in enumerate(scene.seen.places) if hunter != scene.figure}
    ring = {to for to in WALKS[scene.newest] if to in LANDS and to != scene.newest}
    return scene.go(ring - others)


def sweeper(scene: BotView) -> TrailMove:
    """The nearest place where he may be and no other hunter will be sooner."""
    possible = scene.possible() & LANDS
    others = [hunter for hunter in FIGURES if hunter != scene.figure]
    where = scene.seen.places
    mine = {
        place
        for place in possible
        if scene.turns(scene.figure, scene.here, place)
        <= min((scene.turns(h, where[h], place) for h in others if where[h] != NOWHERE), default=FAR)
    }
    return scene.go(mine or possible)


def spread(scene: BotView) -> TrailMove:
    """Where one more move reaches most of the weight that the other hunters' next moves leave."""
    weight = scene.belief
    others = [hunter for hunter in FIGURES if hunter != scene.figure]
    left = {
        place: share
        for place, share in weight.items()
        if min(scene.turns(hunter, scene.seen.places[hunter], place) for hunter in others) > 1
    } or weight
    after = TURNS[(scene.seen.round + 1 + scene.figure) % PHASES]

    def worth(scene: BotView, action: TrailMove, to: int) -> float:
        reached = sum(share for place, share in left.items() if after[to][place] <= 1)
        far = sum(share * after[to][place] for place, share in weight.items())
        return reached + 2 * weight.get(to, 0.0) - 0.1 * far

    return scene.best(worth) if weight else scene.wander()


def harbour(scene: BotView) -> TrailMove:
    """The nearest port of the seas where he may be, and there he waits."""
    last = scene.seen.lairs[-1] if scene.seen.lairs else NOWHERE
    if last != UNKNOWN_SEA and last not in SEAS:
        return chaser(scene)
    others = {place for hunter, place in enumerate(scene.seen.places) if hunter != scene.figure}
    ports = {port for sea in scene.possible() & SEAS for port in WALKS[sea] if port in LANDS}
    return scene.go(ports - others)


def camper(scene: BotView) -> TrailMove:
    """Home to his post, and out of it only for a place shown just now and at most two turns away."""
    if scene.age <= 1 and scene.turns(scene.figure, scene.here, scene.newest) <= 2:
        return scene.go([scene.newest])
    return scene.go([POSTS[scene.figure]])


def researcher(scene: BotView) -> TrailMove:
    """Rest while no place of the trail is known, so that research shows the sixth; then chase."""
    return chaser(scene) if scene.age < TRAIL else scene.stay()


def tracker(scene: BotView) -> TrailMove:
    """To the newest known place, from there to any place he may have gone to, and rest on a cold trail."""
    if scene.age >= TRAIL:
        return scene.stay()
    if scene.newest == scene.here and scene.age:
        return scene.go(scene.possible() & LANDS)
    return scene.go([scene.newest])


def slayer(scene: BotView) -> TrailMove:
    """The place where the vampire may be, else the newest living trap at a known place."""
    seen = scene.seen
    if seen.vampires:
        return scene.go(scene.possible(seen.vampires.bit_length() - 1) & LANDS)
    for age in range(min(TRAIL, len(seen.lairs))):
        if seen.traps >> age & 1 and seen.lairs[-1 - age] in LANDS:
            return scene.go([seen.lairs[-1 - age]])
    return chaser(scene)


def nurse(scene: BotView) -> TrailMove:
    """Rest when life is low, else chase."""
    return scene.stay() if scene.seen.lives[scene.figure] <= SICK else chaser(scene)


def pack(scene: BotView) -> TrailMove:
    """The first chases, the others go where he is."""
    return chaser(scene) if scene.figure == 0 else scene.go([scene.seen.places[0]])


def half(scene: BotView) -> TrailMove:
    """Two chase; two stand where they are soonest everywhere that he may be, and strike when near."""
    near = scene.newest != NOWHERE and scene.turns(scene.figure, scene.here, scene.newest) <= 1
    if scene.figure < 2 or (near and not scene.age):
        return chaser(scene)
    after = TURNS[(scene.seen.round + 1 + scene.figure) % PHASES]
    possible = scene.possible()
    return scene.best(lambda scene, action, to: -sum(after[to][place] for place in possible))


def walker(scene: BotView) -> TrailMove:
    """Any other place."""
    return scene.wander()


def statue(scene: BotView) -> TrailMove:
    """Rest, always."""
    return scene.stay()
