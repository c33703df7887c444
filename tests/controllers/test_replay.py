"""A replay steps through a game from one player's point of view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from furyqt.controllers.review.replay import Replay
from furyqt.controllers.session.viewpoint import NotOverError
from furyqt.rules.core.agenda import is_over, legal_actions, play
from furyqt.rules.core.record import Record
from furyqt.rules.core.ruleset import ruleset

Seats = dict[str, str]
Make = Callable[[int, Seats], Replay]


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    """Makes a replay of a game with at most this number of actions, always the same ones."""

    def make(most: int, seats: Seats) -> Replay:
        rules = ruleset("lite")
        record = Record("lite", 3, rules.checked_options({}), tags=seats)
        states = record.positions()
        while not is_over(states[-1]) and len(record.actions) < most:
            actions = legal_actions(states[-1])
            record = record.added(actions[len(record.actions) * 7 % len(actions)])
            states.append(play(states[-1], record.actions[-1]))
        return Replay(record, states)

    return make


def heard(replay: Replay) -> list[tuple[str, Any]]:
    log: list[tuple[str, Any]] = []
    replay.shown.connect(lambda observation: log.append(("shown", observation)))
    replay.happened.connect(lambda event: log.append(("happened", event)))
    replay.stepped.connect(lambda position: log.append(("stepped", position)))
    return log


def test_a_step_forward_is_announced_and_a_jump_is_drawn(make: Make) -> None:
    replay = make(20, {})
    log = heard(replay)
    replay.start()
    assert [name for name, _ in log] == ["shown", "stepped"]
    log.clear()
    replay.set_position(1)
    assert log[0][0] == "happened"
    assert log[-1] == ("stepped", 1)
    log.clear()
    replay.set_position(500)
    assert log == [("shown", replay.observation()), ("stepped", 20)]
    replay.set_position(19)
    replay.set_position(19)
    assert [value for name, value in log if name == "stepped"] == [20, 19]
    replay.set_position(-4)
    assert replay.position == 0


def test_all_steps_together_announce_all_events(make: Make) -> None:
    replay = make(60, {})
    log = heard(replay)
    for position in range(61):
        replay.set_position(position)
    events = tuple(value for name, value in log if name == "happened")
    assert events == replay.observation().events


def test_before_the_end_only_the_persons_knowledge_is_shown(make: Make) -> None:
    replay = make(20, {"Hunters": "human", "Dracula": "search:normal"})
    assert (replay.allowed_viewers, replay.player) == ((0,), 0)
    with pytest.raises(NotOverError):
        replay.set_player(1)
    with pytest.raises(NotOverError):
        replay.observation(1)
    assert make(20, {"Hunters": "greedy", "Dracula": "human"}).allowed_viewers == (1,)
    assert make(20, {"Hunters": "greedy", "Dracula": "greedy"}).allowed_viewers == (0,)


def test_after_the_end_hidden_information_is_shown(make: Make) -> None:
    replay = make(5000, {"Hunters": "human", "Dracula": "greedy"})
    assert replay.allowed_viewers == (0, 1)
    assert replay.outcome is not None
    log = heard(replay)
    replay.set_position(9)
    replay.set_player(1)
    assert log[-1] == ("shown", replay.observation())
    assert replay.observation().player == 1
    assert replay.observation(0, 4).events == replay.observation(0, 9).events[:4]
