"""Training of the third edition's value: whole games between players of different habits.

The value is fitted to games of the training half of the rule bots and of the playout policies, and judged by
games of the other half (`lab.held_out`).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from ai.knowledge.fury.believed_location import DelayedSight
from ai.knowledge.fury3.belief import VIEW, BelievedLocation
from ai.knowledge.fury3.features import NAMES as NAMES
from ai.knowledge.fury3.features import features
from ai.knowledge.fury3.policy import Lead, PolicyGuide
from ai.knowledge.fury3.rule_bots import TEST
from ai.knowledge.fury3.rule_bots.guides import CharacterGuide, NewestSight
from ai.knowledge.fury3.rule_bots.habits import Character, characters
from furyqt.rules.core.agenda import advance, legal_actions, player_to_move
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.setup import setup
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import CITIES, HUNTERS
from lab.game_modules import KNOWLEDGE

WEIGHTS = KNOWLEDGE / "fury3" / "value_weights.txt"
"""The file that training writes."""
NOISE = 0.05
TRACKING = 3
"""In one game of this number the hunters know only what the trail shows, so that revealing it pays."""
KNOWING = (0.2, 0.4, 0.6, 0.8, 1.0)
"""In the other games, the share of turns in which they know where Dracula is, one value after the other."""
SHARE = 0.06
"""The share of positions that are used."""
HOUSE = ""
"""The name of the playout policy, which belongs to the training half on both sides."""
_CITIES = tuple(CITIES)
Example = tuple[tuple[float, ...], bool]
"""The features of a position, and whether the hunters won."""


def half(player: str, *, is_test: bool) -> list[str]:
    """Return the names of a player's bots of one half; the playout policy trains as often as two of them."""
    names = [name for name in characters(player) if (name in TEST[player]) == is_test]
    return names if is_test else [*names, HOUSE, HOUSE]


PLAYERS = [
    (player, f"bot:{name}") for player in TEST for name in half(player, is_test=False) if name != HOUSE
]
"""The rule bots that train, as (player, agent), for the wall."""


def examples(seed: int) -> list[Example]:
    """Return the examples from one game of the training half, which the seed decides."""
    return _played(seed, half("hunters", is_test=False), half("dracula", is_test=False))


def unseen(seed: int) -> list[Example]:
    """Return the examples from one game of the other half, which the fit never sees."""
    return _played(seed, half("hunters", is_test=True), half("dracula", is_test=True))


def _played(seed: int, teams: Sequence[str], draculas: Sequence[str]) -> list[Example]:
    rng = random.Random(seed)
    team, dracula = rng.choice(teams), rng.choice(draculas)
    state = setup(RULES.checked_options({"game": "advanced"}), seed)
    state.told = None
    guides = (_guide("hunters", team, rng, _lead(seed, team, rng)), _guide("dracula", dracula, rng, None))
    found = []
    while state.agenda:
        if rng.random() < SHARE:
            found.append(features(state))
        player = player_to_move(state)
        assert player is not None
        advance(state, guides[player].choose(state, legal_actions(state)))
    return [(row, state.winner == HUNTERS) for row in found]


def _guide(player: str, name: str, rng: random.Random, lead: Lead[Fury3State] | None) -> PolicyGuide:
    if name == HOUSE:
        return PolicyGuide(rng, NOISE, lead)
    character: Character = characters(player)[name]
    return CharacterGuide(rng, NOISE, character, lead)


def _lead(seed: int, team: str, rng: random.Random) -> Lead[Fury3State]:
    """Return the source of the hunters' belief in one game."""
    if team != HOUSE and characters("hunters")[team].team.lead == "newest" and seed % TRACKING == 0:
        return NewestSight()
    if seed % TRACKING == 0:
        return BelievedLocation(_anywhere, rng.random)
    return DelayedSight(VIEW, KNOWING[seed // TRACKING % len(KNOWING)], rng)


def _anywhere(chance: Callable[[], float]) -> int:
    """Draw a city."""
    return _CITIES[int(chance() * len(_CITIES))]
