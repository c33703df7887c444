"""Actions that earlier versions offered: a record may have them, and a player is not offered them."""

from __future__ import annotations

import pytest

from furyqt.rules.core.agenda import IllegalActionError, legal_actions, play, replay
from furyqt.rules.core.record import Record, dumps, loads
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.fury2.notation import read
from furyqt.rules.fury2.state import Fury2State
from tests.rules.fury2.scenes import do, scene

FOG = {"sheets": {"godalming": {"tiles": ("fog",)}}}


def earlier(state: Fury2State, *tokens: str) -> Fury2State:
    """Play actions that only an earlier version offered."""
    for token in tokens:
        action = read(token)
        assert action not in legal_actions(state)
        with pytest.raises(IllegalActionError):
            play(state, action)
        state = replay(state, action)
    return state


def test_cards_in_fog() -> None:
    hands = {"items": {"godalming": ["fast_horse"]}, "events": {"mina": ["excellent_weather"]}}
    state = earlier(scene("godalming", **hands, **FOG), "godalming>>fast_horse", "mina>excellent_weather")
    assert do(state, "stay").hunters[0].items == ()


@pytest.mark.parametrize("move", ["stay", "rail", "road:FR"])
def test_another_move_after_fast_horse(move: str) -> None:
    state = scene("godalming", items={"godalming": ["fast_horse"]}, places={"godalming": "cologne"})
    earlier(do(state, "godalming>>fast_horse"), move)


def test_a_walk_after_excellent_weather_and_a_single_sea_move() -> None:
    state = do(scene("godalming", events={"mina": ["excellent_weather"]}), "mina>excellent_weather")
    earlier(state, "stay")
    earlier(do(state, "sea:EC"), "done")


def test_any_other_action_is_refused() -> None:
    with pytest.raises(IllegalActionError):
        replay(scene("godalming"), read("road:RO"))


def test_a_record_with_such_an_action_is_read_and_written() -> None:
    rules = ruleset("fury2")
    record = Record("fury2", 3, rules.checked_options({}))
    states = record.positions()
    while not any("fast_horse" in action.text for action in legal_actions(states[-1])):
        actions = legal_actions(states[-1])
        record = record.added(actions[len(record.actions) * 7 % len(actions)])
        states.append(replay(states[-1], record.actions[-1]))
    horse = next(action for action in legal_actions(states[-1]) if "fast_horse" in action.text)
    for action in (horse, read("stay")):
        record = record.added(action)
        states.append(replay(states[-1], action))
    again, positions = loads(dumps(record, states))
    assert again.actions == record.actions
    assert positions[-1] == states[-1]
