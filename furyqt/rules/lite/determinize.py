"""A complete position that fits a player's knowledge."""

from __future__ import annotations

from functools import lru_cache

from furyqt.rules.core.chance import choice, seeded
from furyqt.rules.core.ruleset import NoTruthError
from furyqt.rules.lite.observation import MASK, LiteObservation
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import DRACULA, TRAIL
from furyqt.rules.lite.trails import Trail, consistent_trails


def determinize(observation: LiteObservation, hidden: Trail | None, seed: int) -> LiteState:
    """Return a position that this player cannot distinguish from the true one.

    `hidden` is one trail drawn by the belief; without it one of the consistent trails is drawn uniformly.
    Moves that have left the trail and were never revealed stay unknown: nothing in the game depends on them
    anymore.
    """
    chance = seeded(seed)
    if observation.player == DRACULA:
        trail = Trail(observation.moves[-TRAIL:], observation.lairs[-TRAIL:])
    elif hidden is None:
        trail, chance = choice(chance, _all_trails(observation))
    else:
        trail = hidden
    old = len(observation.moves) - len(trail.moves)
    moves, lairs = observation.moves[:old] + trail.moves, observation.lairs[:old] + trail.lairs
    return LiteState(
        agenda=observation.agenda,
        chance=chance,
        told=observation.events,
        moves=moves,
        lairs=lairs,
        **MASK.shared(observation),
    )


@lru_cache(maxsize=4)
def _all_trails(observation: LiteObservation) -> list[Trail]:
    """The trails are cached, because many positions are often drawn for one observation."""
    found = sorted(consistent_trails(observation))
    if not found:
        raise NoTruthError("no trail fits what the hunters were told")
    return found
