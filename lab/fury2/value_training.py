"""Training of the second edition's value: whole games between players of different habits.

The value is fitted to games of one half of the habits, and judged by games of the other half.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from ai.knowledge.fury.believed_location import DelayedSight
from ai.knowledge.fury.turn_guide import Lead
from ai.knowledge.fury2.belief import VIEW, RumoredPlace
from ai.knowledge.fury2.features import NAMES as NAMES
from ai.knowledge.fury2.features import features
from ai.knowledge.fury2.policy import Fury2Guide
from ai.knowledge.fury2.policy.dracula_moves import USUAL_HABIT as USUAL_DRACULA
from ai.knowledge.fury2.policy.hunter_moves import USUAL_HABIT as USUAL_HUNTERS
from ai.knowledge.fury2.rule_bots.player import DRACULAS, HUNTERS, NEWEST, NewestPlace
from furyqt.rules.core.agenda import advance, legal_actions, player_to_move
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.setup import setup
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import HUNTERS as HUNTERS_SIDE
from furyqt.rules.fury2.tables import TOWNS
from lab.game_modules import KNOWLEDGE

WEIGHTS = KNOWLEDGE / "fury2" / "value_weights.txt"
"""The file that training writes."""
NOISE = 0.05
KNOWING = (0.4, 0.7, 1.0)
"""In some games, the share of turns in which the hunters know where Dracula is, one value after the other."""
SERVANT = 4
"""One game of this number is played with the Servant."""
HANDICAPS = ("none", "hunters", "hunters_twice")
"""The starts of the games: with the usual one these hunters rarely win."""
SHARE = 0.08
"""The share of positions that are used."""
USUAL = ""
"""The name of the usual habit of both sides, which belongs to the half that is fitted."""
_TOWNS = tuple(sorted(TOWNS))
_HUNTERS, _DRACULAS = sorted(HUNTERS), sorted(DRACULAS)
FITTED = [USUAL, *_HUNTERS[::2]], [USUAL, *_DRACULAS[::2]]
UNSEEN = _HUNTERS[1::2], _DRACULAS[1::2]
"""The names of the teams and of the Draculas of both halves."""
Example = tuple[tuple[float, ...], bool]
"""The features of a position, and whether the hunters won."""


def examples(seed: int) -> list[Example]:
    """Return the examples from one game of the fitted half, which the seed decides."""
    return _played(seed, *FITTED)


def unseen(seed: int) -> list[Example]:
    """Return the examples from one game of the other half, which the fit never sees."""
    return _played(seed, *UNSEEN)


def _played(seed: int, teams: Sequence[str], draculas: Sequence[str]) -> list[Example]:
    rng = random.Random(seed)
    team, dracula = rng.choice(teams), rng.choice(draculas)
    options = {"handicap": rng.choice(HANDICAPS), "variant": "base" if seed % SERVANT else "servant"}
    state = setup(RULES.checked_options(options), seed)
    state.told = None
    hunters = HUNTERS.get(team, USUAL_HUNTERS)
    guides = (
        Fury2Guide(rng, NOISE, _lead(seed, team, rng), hunters=hunters),
        Fury2Guide(rng, NOISE, dracula=DRACULAS.get(dracula, USUAL_DRACULA)),
    )
    found = []
    while state.agenda:
        if rng.random() < SHARE:
            found.append(features(state))
        player = player_to_move(state)
        assert player is not None
        advance(state, guides[player].choose(state, legal_actions(state)))
    return [(row, state.winner == HUNTERS_SIDE) for row in found]


def _lead(seed: int, team: str, rng: random.Random) -> Lead[Fury2State]:
    """Return the source of the hunters' belief in one game."""
    if team in NEWEST:
        return NewestPlace()
    number = seed // SERVANT % (len(KNOWING) + 1)
    if number == len(KNOWING):
        return RumoredPlace(_anywhere, rng.random)
    return DelayedSight(VIEW, KNOWING[number], rng)


def _anywhere(chance: Callable[[], float]) -> int:
    """Draw a city."""
    return _TOWNS[int(chance() * len(_TOWNS))]
