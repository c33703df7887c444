"""The statistics of a finished game, and the headline of a part of it."""

from __future__ import annotations

import random
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from ai.agents import make_agent
from furyqt.rules.core.agenda import is_over, play
from furyqt.rules.core.ruleset import asked_player, ruleset
from furyqt.rules.fury3 import events
from furyqt.rules.fury3.decks import Encounter
from furyqt.rules.fury3.tables import ATLAS, MINA
from furyqt.rules.lite import events as lite_events
from furyqt.views.boards import board
from furyqt.views.boards.fury3.summary import DEFEAT, MATURED, headline, influence_sources


@cache
def finished(game: str, seed: int) -> Any:
    """Return the last position of a game played by rules of thumb."""
    rules, chance = ruleset(game), random.Random(seed)
    options = {"game": "advanced"} if game == "fury3" else {}
    state, agent = rules.setup(rules.checked_options(options), seed), make_agent(rules, "greedy")
    while not is_over(state):
        seen = rules.observe(state, asked_player(state))
        state = play(state, seen.actions[agent.decide(seen, chance.randrange(1000)).index])
    return state


@pytest.mark.parametrize("game", ["fury3", "lite"])
@pytest.mark.parametrize("player", [0, 1])
def test_every_number_has_a_name_and_no_placeholder_is_unfilled(game: str, player: int) -> None:
    rows = board(game).summary(ruleset(game).observe(finished(game, 4), player))
    assert len(rows) >= 8
    assert len({str(name) for name, _ in rows}) == len(rows)
    for name, value in rows:
        assert str(name)
        assert str(value)
        assert "{" not in str(name) + str(value)


@pytest.mark.mass
@pytest.mark.parametrize("seed", [4, 9])
def test_the_sources_add_up_to_the_influence(seed: int) -> None:
    seen = ruleset("fury3").observe(finished("fury3", seed), 0)
    assert sum(influence_sources(seen.events).values()) == seen.influence


def test_influence_is_attributed_to_its_source() -> None:
    known = [
        events.CombatStarted(1), events.HunterDefeated(MINA), events.InfluenceChanged(2),
        events.CombatEnded(), events.EncounterMatured(Encounter.NEW_VAMPIRE, 3), events.InfluenceChanged(5),
    ]  # fmt: skip
    assert influence_sources(known) == {DEFEAT: 2, MATURED: 3}


def test_a_hideout_found_by_a_search_names_the_searching_hunter() -> None:
    paris = ATLAS.index.get("PA", 0)
    known = [
        events.TimePassed(3), events.Searched(MINA, paris), events.LocationRevealed(2, paris),
        events.HunterBitten(0),
    ]  # fmt: skip
    nobody = SimpleNamespace()
    name = str(ATLAS.places[paris].name)
    assert str(headline(nobody, known, True)) == f"Mina Harker turns up the hideout in {name}."  # type: ignore[arg-type]
    assert "bitten" in str(headline(nobody, known, False))  # type: ignore[arg-type]
    assert headline(nobody, [], True) is None  # type: ignore[arg-type]


def test_the_end_of_a_round_is_no_news_but_that_of_the_placement() -> None:
    for is_good in (True, False):
        told = [
            board("lite").headline(SimpleNamespace(player=0), [lite_events.RoundEnded(number, 365)], is_good)  # type: ignore[arg-type]
            for number in (0, 1)
        ]
        assert str(told[0]) == "All figures are placed: score 365."
        assert told[1] is None
