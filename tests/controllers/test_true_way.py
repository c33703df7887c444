"""The true way of the hidden figure, and the beliefs of the others."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from ai.worker.wire import packed
from furyqt.controllers.review.true_way import TrueWay
from furyqt.controllers.session.viewpoint import NotOverError
from tests.controllers.fakes import wait_until
from tests.controllers.test_analysis import Worker, a_replay

HUNTERS, DRACULA = 0, 1


def test_beliefs_are_asked_for_once_per_turn_with_the_seekers_knowledge(qapp: QCoreApplication) -> None:
    replay, worker = a_replay(), Worker()
    way = TrueWay(replay, DRACULA, HUNTERS, worker)
    assert not worker.made, "nothing is computed before it is wanted"
    way.start()
    wait_until(lambda: not way.is_running)
    own = {packed(replay.observation(HUNTERS, turn.position)) for turn in way.turns}
    assert set(worker.engine.looked) <= own
    assert len(worker.engine.looked) == len(way.turns)
    assert all(way.belief(number) is not None for number in range(len(way.turns)))
    way.start()
    assert len(worker.made) == 1, "nothing is left to compute"


def test_the_wanted_turn_comes_first(qapp: QCoreApplication) -> None:
    replay, worker = a_replay(), Worker()
    way = TrueWay(replay, DRACULA, HUNTERS, worker)
    order: list[int] = []
    way.believed.connect(order.append)
    way.start(5)
    wait_until(lambda: not way.is_running)
    count = len(way.turns)
    assert order == [*range(5, count), *range(5)]


def test_a_stop_keeps_the_beliefs(qapp: QCoreApplication) -> None:
    replay, worker = a_replay(), Worker()
    way = TrueWay(replay, DRACULA, HUNTERS, worker)
    way.believed.connect(lambda number: way.stop() if number == 2 else None)
    way.start()
    wait_until(lambda: not way.is_running)
    assert [way.belief(number) is not None for number in range(4)] == [True, True, True, False]
    way.start()
    wait_until(lambda: not way.is_running)
    assert way.belief(3) is not None


def test_the_truth_is_shown_after_the_end_only() -> None:
    with pytest.raises(NotOverError):
        TrueWay(a_replay(60), DRACULA, HUNTERS)


def test_the_turns_end_with_the_game() -> None:
    replay = a_replay()
    way = TrueWay(replay, DRACULA, HUNTERS)
    assert way.turns[-1].position == replay.length
    assert way.truth(len(way.turns) - 1).outcome == replay.outcome
