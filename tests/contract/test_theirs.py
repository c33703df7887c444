"""The hider is shown what the others know, and it follows from what the hider knows."""

from __future__ import annotations

import random

import pytest

from ai.whereabouts import Whereabouts
from ai.worker.service import Service
from ai.worker.wire import FindPlaces, PlacesFound, packed
from furyqt.rules.core.agenda import advance, is_over, legal_actions, settle
from furyqt.rules.core.games import game_names
from furyqt.rules.core.ruleset import Observation, ruleset
from furyqt.views.boards import board

PLIES, EVERY = 400, 23
HIDING = [name for name in game_names() if ruleset(name).hider >= 0]


def places(service: Service, game: str, seen: Observation) -> Whereabouts:
    """Return the places in a player's view, as the thinking process gets it: in bytes."""
    answer = service.answer(FindPlaces(1, game, packed(seen)))
    assert isinstance(answer, PlacesFound), answer
    return answer.places


@pytest.mark.parametrize("game", HIDING)
def test_the_hider_sees_the_overlay_and_the_evidence_of_the_others(game: str) -> None:
    rules, rng, service, compared = ruleset(game), random.Random(5), Service(), 0
    seeker = next(player for player in range(2) if player != rules.hider)
    state = rules.setup(rules.checked_options({}), 5)
    settle(state)
    for ply in range(PLIES):
        if is_over(state):
            break
        advance(state, rng.choice(legal_actions(state)))
        if ply % EVERY == 0 and not is_over(state):
            own, theirs = (rules.observe(state, player) for player in (rules.hider, seeker))
            assert places(service, game, own) == places(service, game, theirs)
            assert board(game).evidence(own) == board(game).evidence(theirs)
            compared += 1
    assert compared > 8
