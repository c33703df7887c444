"""The hunters' knowledge never excludes the truth, even if both sides play unusually."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from ai.knowledge.fury3.features import dracula_place
from ai.knowledge.fury3.policy import PolicyGuide
from ai.knowledge.fury3.policy_weights import PolicyWeights, learned
from furyqt.rules.core.agenda import advance, legal_actions, player_to_move
from furyqt.rules.core.events import events_seen_by
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.events import LocationRevealed
from furyqt.rules.fury3.hidden.trail_constraints import Fury3TrailConditions
from furyqt.rules.fury3.setup import setup
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import HUNTERS, NOWHERE
from tests.rules.fury3.test_trail_sampler import truth

NOISES = (0.05, 0.2, 0.5, 0.9)
"""The shares of random actions in the games, one after the other."""
ODD = 0.6
"""The deviation of every weight from the learned one, relative and absolute."""
MANY = 3000
"""Games of the slow test."""


def odd(rng: random.Random) -> PolicyWeights:
    """Return unusual policy weights."""
    usual = learned()
    shifted = {
        name: getattr(usual, name) * rng.gauss(1, ODD) + rng.gauss(0, ODD)
        for name in PolicyWeights.__struct_fields__
    }
    return replace(usual, **shifted)


def check(seed: int) -> None:
    """Play the game of this seed; check after each action that the truth is still possible for every card."""
    rng, game = random.Random(seed), ("base", "advanced", "advanced")[seed % 3]
    state = setup(RULES.checked_options({"game": game}), seed)
    guides = [PolicyGuide(rng, NOISES[seed % len(NOISES)], policy_weights=odd(rng)) for _ in range(2)]
    known, heard = Fury3TrailConditions(game == "advanced"), 0
    while state.agenda:
        player = player_to_move(state)
        assert player is not None
        advance(state, guides[player].choose(state, legal_actions(state)))
        assert state.told is not None
        for event in events_seen_by(state.told[heard:], HUNTERS):
            known.learn(event)
        heard = len(state.told)
        compare(state, known)


def compare(state: Fury3State, known: Fury3TrailConditions) -> None:
    """Compare the truth with the remaining possibilities."""
    for number, shows in truth(state).items():
        if number in known.cards and shows != NOWHERE:
            assert known.cards[number].may >> shows & 1, (number, shows, state.told[-8:])  # type: ignore[index]
    here = dracula_place(state)
    if known.links and here != NOWHERE:
        assert known.links[-1].here >> here & 1, (here, state.told[-8:])  # type: ignore[index]


@pytest.mark.mass(3)
@pytest.mark.parametrize("seed", range(12))
def test_the_truth_is_never_ruled_out(seed: int) -> None:
    check(seed)


def test_a_condition_that_rules_out_the_truth_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(known: Fury3TrailConditions, event: LocationRevealed) -> None:
        known.cards[event.hideout].may &= ~(1 << event.place)

    monkeypatch.setitem(Fury3TrailConditions.learners, LocationRevealed, denied)
    with pytest.raises(AssertionError):
        check(0)


@pytest.mark.slow
def test_the_truth_is_never_ruled_out_in_many_games() -> None:
    for seed in range(MANY):
        check(seed)
