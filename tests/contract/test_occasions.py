"""Contracts on the windows and phases of any game."""

from __future__ import annotations

from itertools import pairwise

import pytest

from furyqt.rules.core.agenda import Step, legal_actions, pending_window, play_with_stops, player_to_move
from furyqt.rules.core.ruleset import ruleset
from tests.contract.games import GAMES, short_games, whole_games


def asks(step: Step) -> bool:
    """Return whether a step may prompt a player."""
    return step.may_ask() >= 0


@pytest.mark.parametrize("name", GAMES)
def test_windows_have_names_of_their_own(name: str) -> None:
    rules = ruleset(name)
    windows = rules.default_table.windows
    names = [window.name for window in windows]
    assert len(set(names)) == len(names)
    assert all(0 <= window.player < len(rules.default_table.players) for window in windows)
    assert rules.default_table.window_called("no such window") is None


@pytest.mark.parametrize("name", GAMES)
def test_a_window_can_be_let_go_by_its_player(name: str) -> None:
    for game in whole_games(name):
        for state in game.states:
            if window := pending_window(state):
                assert window in game.table.windows
                assert player_to_move(state) == window.player
                assert window.passing in legal_actions(state)


@pytest.mark.parametrize("name", GAMES)
def test_who_is_asked_at_a_window_might_have_been_asked_for_all_the_others_know(name: str) -> None:
    """A public step on the way to a window prompts its player only if he holds certain cards."""
    for game in short_games(name):
        for before, action, after in game.moves():
            arrived, found = play_with_stops(before, action, asks)
            assert arrived == after
            if pending_window(after):
                assert found, after.agenda[-1]
                assert found[-1].agenda[-1].may_ask() == player_to_move(after)
                assert found[-1].told == after.told, "nothing is told between the step and the question"


@pytest.mark.parametrize("name", GAMES)
def test_stops_on_the_way_can_be_looked_at_and_ask_nobody(name: str) -> None:
    seen = 0
    for game in short_games(name):
        for before, action, after in game.moves():
            for stop in play_with_stops(before, action, asks)[1]:
                seen += 1
                assert player_to_move(stop) is None
                assert not legal_actions(stop)
                for player in game.players:
                    observation = game.rules.observe(stop, player)
                    told = len(observation.events)
                    assert observation.to_move is None
                    assert observation.events == game.rules.observe(after, player).events[:told]
    assert bool(seen) == bool(ruleset(name).default_table.windows)


@pytest.mark.parametrize("name", GAMES)
def test_phases_are_public_and_come_one_after_the_other(name: str) -> None:
    for game in short_games(name):
        keys = []
        for state in game.states:
            if not state.agenda:
                break
            moment = game.rules.moment(state)
            assert "{" not in str(moment.title)
            for player in game.players:
                observation = game.rules.observe(state, player)
                assert game.rules.moment(observation) == moment
                assert pending_window(observation) == pending_window(state)
            keys.append(moment.key)
        changes = [after for before, after in pairwise(keys) if before != after]
        assert len(set(changes)) == len(changes), "a phase that has ended does not come back"
        assert changes
