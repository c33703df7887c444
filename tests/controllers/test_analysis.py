"""The analysis of a recorded game, turn by turn, with a player's own knowledge."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QCoreApplication

from ai.worker.wire import packed
from furyqt.controllers.chapters.beginning import chapter_history, chapter_record
from furyqt.controllers.chapters.measuring import ChapterMatch, chapter_game_of
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.review.analysis import BUDGET, Analysis, Findings, Mark, swings
from furyqt.controllers.review.replay import Replay
from furyqt.controllers.session.viewpoint import NotOverError
from furyqt.rules.core.agenda import is_over, legal_actions, play
from furyqt.rules.core.record import Record
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.lite.tables import PAR
from tests.controllers.fakes import FakeEngine, run_loop, wait_until

LITE = ruleset("lite")


def a_replay(most: int = 10_000, seed: int = 3) -> Replay:
    """Return a random game of lite, or its first actions."""
    options, chance = LITE.checked_options({}), random.Random(seed)
    states = [LITE.setup(options, seed)]
    record = Record("lite", seed, options, tags={"Hunters": "human", "Dracula": "random"})
    while not is_over(states[-1]) and len(states) <= most:
        action = chance.choice(legal_actions(states[-1]))
        record = record.added(action, "")
        states.append(play(states[-1], action))
    return Replay(record, states)


class Worker:
    """Makes workers with a fake process and remembers both."""

    def __init__(self) -> None:
        self.engine = FakeEngine()
        self.made: list[AiWorker] = []

    def __call__(self) -> AiWorker:
        self.made.append(AiWorker(lambda: self.engine))
        return self.made[-1]


def test_each_turn_is_analyzed_once_with_the_players_own_knowledge(qapp: QCoreApplication) -> None:
    replay, worker = a_replay(60), Worker()
    analysis = Analysis(replay, 0, worker)
    assert not worker.made
    analysis.start()
    wait_until(lambda: analysis.is_finished)
    turns = sorted({replay.turn(position) for position in range(replay.length)})
    assert [mark.turn for mark in analysis.marks] == turns
    assert len(worker.engine.asked) <= len(turns)
    assert {spec for spec, *_ in worker.engine.asked} == {BUDGET}
    own = {packed(replay.observation(0, position)) for position in range(replay.length + 1)}
    assert {seen for _, seen, _ in worker.engine.asked} | set(worker.engine.looked) <= own
    mark = next(mark for mark in analysis.marks if mark.chance is not None)
    assert (mark.chance, mark.places) == (0.6, 1)
    assert replay.seed(0, mark.position) in {seed for *_, seed in worker.engine.asked}
    assert not analysis.is_running
    assert worker.engine.closed.is_set()


def test_places_are_not_counted_for_the_hidden_player(qapp: QCoreApplication) -> None:
    replay, worker = a_replay(), Worker()
    analysis = Analysis(replay, 1, worker, counts_places=False)
    analysis.start()
    wait_until(lambda: analysis.is_finished)
    assert not worker.engine.looked
    assert all(mark.places is None for mark in analysis.marks)


def test_the_end_of_a_finished_game_is_certain(qapp: QCoreApplication) -> None:
    replay = a_replay()
    assert replay.outcome is not None
    analysis = Analysis(replay, 0, Worker())
    assert analysis.marks[-1].chance is None
    analysis.start()
    wait_until(lambda: analysis.is_finished)
    end = analysis.marks[-1]
    assert (end.position, end.chance) == (replay.length, float(replay.outcome.score > PAR))


def test_a_game_of_points_is_analyzed_for_the_score_to_beat(qapp: QCoreApplication) -> None:
    replay, worker = a_replay(), Worker()
    assert replay.outcome is not None
    assert replay.outcome.score < PAR, "random hunters lose much time"
    for player, goal, chance in ((0, "score above 290", 0.0), (1, "score below 290", 1.0)):
        assert str(replay.remaining(player, 0)) == goal
        analysis = Analysis(replay, player, worker)
        analysis.start()
        wait_until(lambda one=analysis: one.is_finished)
        assert analysis.marks[-1].chance == chance


def test_only_allowed_viewers_are_analyzed(qapp: QCoreApplication) -> None:
    with pytest.raises(NotOverError):
        Analysis(a_replay(20), 1, Worker())


def test_it_can_be_stopped_and_continues_from_there(qapp: QCoreApplication) -> None:
    replay, worker = a_replay(60), Worker()
    analysis = Analysis(replay, 0, worker)
    worker.engine.hold()
    analysis.start()
    wait_until(worker.engine.begun.is_set)
    analysis.stop()
    assert worker.engine.closed.is_set()
    run_loop(0.05)
    assert all(mark.chance is None for mark in analysis.marks)
    worker.engine.closed.clear()
    worker.engine.go_on.set()
    analysis.start()
    wait_until(lambda: analysis.is_finished)
    assert len(worker.made) == 2


def test_no_position_is_analyzed_twice(qapp: QCoreApplication) -> None:
    replay, worker, findings = a_replay(60), Worker(), Findings()
    first = Analysis(replay, 0, worker, findings=findings)
    first.start()
    wait_until(lambda: first.is_finished)
    again = Analysis(a_replay(60), 0, worker, findings=findings)
    assert again.is_finished
    assert again.marks == first.marks
    other = Analysis(a_replay(60, seed=4), 0, worker, findings=findings)
    assert not other.is_finished
    other.start()
    assert len(worker.made) == 2
    other.stop()


def test_turning_points_are_the_largest_swings_in_order() -> None:
    chances = (0.5, 0.55, None, 0.3, 0.8, 0.81)
    marks = [Mark(turn, turn * 10, chance) for turn, chance in enumerate(chances)]
    found = swings(marks, least=0.1)
    assert [(swing.before.turn, swing.after.turn) for swing in found] == [(1, 3), (3, 4)]
    assert found[0].change == pytest.approx(-0.25)
    assert [swing.after.turn for swing in swings(marks, least=0.1, most=1)] == [4]
    assert swings([]) == ()


def test_a_chapter_is_analyzed_for_its_goal(qapp: QCoreApplication) -> None:
    game = chapter_game_of(ChapterMatch("fury3", "shadow-01", "hunter", "typical", "goal", "greedy", 1))
    history = chapter_history(chapter_record(game, 1, ["human"] * 4 + ["random"]))
    chance = random.Random(4)
    while not history.is_over:
        seat = history.table.seats[history.seat_to_move]
        history.add(chance.choice(history.observation(seat.player).actions))
    replay = Replay(history.record, history.states)
    for player, aim in ((0, game.aim), (1, None)):
        worker = Worker()
        analysis = Analysis(replay, player, worker, counts_places=False)
        analysis.start()
        wait_until(lambda analysis=analysis: analysis.is_finished)
        assert set(worker.engine.aims) == {aim}
        assert analysis.marks[-1].chance == float(player)
    assert str(replay.remaining(0, 0)) == "find three more hideouts"
    assert replay.remaining(1, 0) is None
