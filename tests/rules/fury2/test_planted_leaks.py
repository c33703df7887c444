"""A leak of each secret of Dracula is found by twins: games that look the same to the hunters (R19.2)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest

from furyqt.rules.core.agenda import State
from furyqt.rules.core.ruleset import Observation, Ruleset
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.piles import owner_of
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import DRACULA, HUNTERS
from tests.contract import twins
from tests.contract.facts_fury2 import FACTS
from tests.contract.twins import Census, check_twins

GAMES, PLIES = 12, 260
"""The games that are enough to find a leak, and their longest part."""
Secret = Callable[[Fury2State], object]
"""A part of a position that the hunters do not see."""


@pytest.fixture(autouse=True)
def _facts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use the facts about the game, listed or not."""
    monkeypatch.setattr(twins, "facts", lambda name: FACTS)


def facedown_tiles(state: Fury2State) -> object:
    return [[tile.card for tile in spot.tiles] for spot in state.trail]


def locations(state: Fury2State) -> object:
    return [spot.place for spot in state.trail]


def catacombs(state: Fury2State) -> object:
    return [spot and (spot.place, spot.tiles) for spot in state.catacombs]


def encounter_hand(state: Fury2State) -> object:
    return state.encounters


def event_hand(state: Fury2State) -> object:
    return state.events


def next_back(state: Fury2State) -> object:
    return [owner_of(card) for card in state.event_deck[:3]]


def port(state: Fury2State) -> object:
    return state.port


def servants_event(state: Fury2State) -> object:
    return state.servant.event


def leaking(secret: Secret, player: int) -> Callable[[State, int], Observation]:
    """Return an observation in which the number of actions depends on a secret."""

    def observe(state: State, seen_by: int) -> Observation:
        seen = RULES.observe(state, seen_by)
        assert isinstance(state, Fury2State)
        if seen_by != player:
            return seen
        parity = sum(repr(secret(state)).encode()) % 2
        return msgspec.structs.replace(seen, actions=seen.actions[parity:])

    return observe


@pytest.mark.parametrize(
    ("secret", "variant"),
    [
        (facedown_tiles, "base"),
        (locations, "base"),
        (catacombs, "base"),
        (encounter_hand, "base"),
        (event_hand, "base"),
        (next_back, "base"),
        (port, "base"),
        (servants_event, "servant"),
    ],
)
def test_r19_2_a_leak_to_the_hunters_is_found(secret: Secret, variant: str) -> None:
    rules = replace(RULES, observe=leaking(secret, HUNTERS))
    options = RULES.checked_options({"variant": variant})
    with pytest.raises(AssertionError, match="knows more than it was told"):
        many_twins(rules, options, HUNTERS)


@pytest.mark.parametrize(
    "secret",
    [
        lambda state: [sheet.items for sheet in state.hunters],
        lambda state: [sheet.events for sheet in state.hunters],
        lambda state: state.item_deck[-3:],
    ],
    ids=["items", "events", "next item"],
)
def test_r19_3_a_leak_to_dracula_is_found(secret: Secret) -> None:
    rules = replace(RULES, observe=leaking(secret, DRACULA))
    with pytest.raises(AssertionError, match="knows more than it was told"):
        many_twins(rules, RULES.checked_options({}), DRACULA)


def many_twins(rules: Ruleset, options: dict[str, str], player: int) -> None:
    """Compare the twins of a few games; they must not differ."""
    for seed in range(GAMES):
        check_twins(rules, options, seed, player, Census(), (), plies=PLIES)


def test_without_a_leak_nothing_is_found() -> None:
    check_twins(RULES, RULES.checked_options({"variant": "servant"}), 1, HUNTERS, Census(), (), plies=90)
