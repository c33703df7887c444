"""The pace: each computer action waits until the last one was seen, unless the person skips the wait."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.events import Event
from tests.controllers.fakes import run_loop, wait_until
from tests.controllers.timeline import Table, table, window_name
from tests.rules.fury3.scenes import scene

New = Callable[..., GameSession]
LONG = 60_000


def test_an_answer_waits_for_the_pace(new_session: New) -> None:
    session = new_session("random", "random")
    session.pace.set_least(LONG)
    session.start()
    run_loop(0.1)
    assert (session.ply, session.computer.player) == (0, 0)
    session.pace.skip_wait()
    assert session.ply == 1
    wait_until(lambda: session.ply == 2 or session.computer.move_now())  # until the next answer waits
    session.pace.set_least(0)
    wait_until(lambda: session.ply > 20)


def test_a_short_pace_only_slows_down(new_session: New) -> None:
    session = new_session("random", "random")
    session.pace.set_least(30)
    session.start()
    wait_until(lambda: session.ply >= 3)


def test_a_waiting_answer_is_dropped_by_cancel_and_undo(new_session: New) -> None:
    session = new_session("human", "random")
    session.start()
    while session.is_persons_turn:
        session.act(session.observation.actions[0])
    session.pace.set_least(LONG)
    run_loop(0.1)
    session.computer.cancel()
    session.pace.skip_wait()
    assert session.computer.is_paused
    session.computer.resume()
    run_loop(0.1)
    session.undo_stack.undo()
    assert session.is_persons_turn
    ply = session.ply
    session.pace.skip_wait()
    assert session.ply == ply


# On a timeline: pace, cover delay and recap


@pytest.fixture
def hunt(qtbot: object) -> Iterator[Table]:
    """A person plays the hunters by day, with a slow pace."""
    one = table(scene("day", trail=["prague", "vienna"]), *4 * ("human",), "search:20", pace=LONG)
    one.session.start()
    one.settle()
    yield one
    one.session.close()


def last_hunters_turn(one: Table) -> None:
    """Pass until one action is left before Dracula's phase."""
    for _ in range(7):
        one.act("pass")


def test_the_pace_counts_from_the_last_visible_change(hunt: Table) -> None:
    last_hunters_turn(hunt)
    times: list[int] = []
    hunt.session.happened.connect(lambda event: times.append(hunt.line.now))
    acted = hunt.line.now + 3_000
    hunt.act("pass")
    later = sorted({time - acted for time in times})
    assert later[:3] == [0, 400, 400 + LONG], "the cover delay before Dracula's phase, then his first action"
    assert all(time % LONG % 400 == 0 for time in later)


def test_skipping_ends_at_the_next_prompt(hunt: Table) -> None:
    session = hunt.session
    last_hunters_turn(hunt)
    session.asked.connect(lambda prompt, actions: session.pace.is_skipping and pytest.fail("still skipping"))
    acted = hunt.line.now + 3_000
    session.pace.skip_to_decision()
    assert session.pace.is_skipping
    hunt.act("pass")
    assert not session.pace.is_skipping
    assert hunt.line.now - acted < 5_000
    last_hunters_turn(hunt)
    acted = hunt.line.now + 3_000
    hunt.act("pass")
    assert hunt.line.now - acted > LONG


def test_the_pace_can_be_changed_while_an_answer_waits(hunt: Table) -> None:
    session = hunt.session
    last_hunters_turn(hunt)
    session.act(session.observation.actions[0])
    ply = session.ply
    hunt.line.run(lambda: session.pace.is_holding)
    assert session.ply == ply
    session.pace.set_least(0)
    assert session.ply > ply


def test_the_recap_has_the_events_since_the_last_decision(hunt: Table) -> None:
    session = hunt.session
    last_hunters_turn(hunt)
    recaps: list[tuple[Event, ...]] = []
    session.recap.connect(recaps.append)
    known = len(session.observation.events)
    session.act(session.observation.actions[0])
    own = len(session.observation.events)
    assert own > known
    hunt.settle()
    assert recaps == [session.observation.events[own:]]
    assert len(recaps[0]) >= 2, "Dracula has moved, and it is day"
    session.undo_stack.undo()
    assert recaps[1] == ()


def test_the_recap_includes_actions_of_teammates(qtbot: object) -> None:
    seats = ("human", "search:11", "search:12", "search:13", "search:14")
    one = table(scene("day", trail=["prague", "vienna"]), *seats, pace=0)
    recaps: list[tuple[Event, ...]] = []
    one.session.recap.connect(recaps.append)
    one.session.start()
    one.settle()
    assert recaps == [()]
    one.act("pass")
    assert len([event for event in recaps[1] if "passes" in str(event.describe())]) == 3
    one.session.close()


def test_a_computer_waits_while_the_screen_shows_what_has_happened(hunt: Table) -> None:
    session = hunt.session
    last_hunters_turn(hunt)
    session.act(session.observation.actions[0])
    session.pace.set_showing(True)
    ply = session.ply
    hunt.line.run()
    assert session.ply == ply
    session.pace.set_showing(False)
    hunt.line.run(lambda: session.is_persons_turn)
    assert session.ply > ply


def test_skipping_does_not_wait_for_the_screen(hunt: Table) -> None:
    session = hunt.session
    last_hunters_turn(hunt)
    session.act(session.observation.actions[0])
    session.pace.set_showing(True)
    session.pace.skip_to_decision()
    hunt.settle()
    assert session.is_persons_turn


def test_an_answer_at_a_window_does_not_end_the_summary(qtbot: object) -> None:
    trail = ("prague", "berlin", "leipzig", "hamburg", "cologne", "brussels")
    state = scene("dusk", events={"mina": ["newspaper_reports"]}, trail=trail)
    one = table(state, *4 * ("human",), "search:15", pace=0)
    recaps: list[tuple[Event, ...]] = []
    one.session.recap.connect(recaps.append)
    one.session.start()
    one.settle()
    assert window_name(one.session.observation)
    known = len(one.session.observation.events)
    one.act("mina>newspaper_reports")
    assert len(one.session.observation.events) > known
    assert recaps[-1] == one.session.observation.events[known:]
    one.session.close()
