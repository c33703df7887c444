"""The pace: the computer's actions follow one another slowly enough to be seen, unless one will not wait."""

from __future__ import annotations

from collections.abc import Callable

from furyqt.controllers.game_session import GameSession
from tests.controllers.fakes import run_loop, wait_until

New = Callable[..., GameSession]
LONG = 60_000


def test_an_answer_waits_for_its_time(new_session: New) -> None:
    session = new_session("random", "random")
    session.set_pace(LONG)
    session.start()
    run_loop(0.1)
    assert (session.ply, session.thinking_player) == (0, 0)
    session.skip_wait()
    assert session.ply == 1
    run_loop(0.1)
    session.move_now()
    assert session.ply == 2
    session.set_pace(0)
    wait_until(lambda: session.ply > 20)


def test_a_short_pace_only_slows_down(new_session: New) -> None:
    session = new_session("random", "random")
    session.set_pace(30)
    session.start()
    wait_until(lambda: session.ply >= 3)


def test_what_waits_is_dropped_when_the_person_stops_or_takes_back(new_session: New) -> None:
    session = new_session("human", "random")
    session.start()
    while session.is_persons_turn:
        session.act(session.observation.actions[0])
    session.set_pace(LONG)
    run_loop(0.1)
    session.cancel_thinking()
    session.skip_wait()
    assert session.is_paused
    session.resume_thinking()
    run_loop(0.1)
    session.undo()
    assert session.is_persons_turn
    ply = session.ply
    session.skip_wait()
    assert session.ply == ply
