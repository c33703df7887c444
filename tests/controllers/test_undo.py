"""Undo and redo in the casual and the strict mode."""

from __future__ import annotations

from collections.abc import Callable

from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.information_check import InformationCheck
from furyqt.rules.core.agenda import play
from furyqt.rules.core.record import loads
from furyqt.rules.core.ruleset import ruleset
from tests.controllers.fakes import FakeEngine, run_loop, settled, wait_until

New = Callable[..., GameSession]


def go(session: GameSession, *codes: str) -> None:
    for code in codes:
        settled(session)
        actions = {action.text: action for action in session.observation.actions}
        session.act(actions[code])
    settled(session)


def journal(session: GameSession) -> tuple[str, ...]:
    assert session.archive.autosave_path is not None
    record, _ = loads(session.archive.autosave_path.read_bytes(), journal=True)
    return tuple(action.text for action in record.actions)


def test_casual_undo_goes_back_to_the_last_own_decision_and_marks_the_record(new_session: New) -> None:
    session = new_session()
    assert not session.undo_stack.can_undo
    go(session, "BR", "PA", "LO")
    before = session.observation
    go(session, "VI")
    after, dracula = session.observation, journal(session)[-1]
    assert session.ply == 5
    session.undo_stack.undo()
    assert session.observation == before
    assert (session.header.taken_back, session.header.tags["TakenBack"]) == (1, "1")
    assert journal(session) == ("BR", "PA", "LO")
    assert session.undo_stack.can_redo
    session.undo_stack.redo()
    assert session.observation == after
    assert journal(session) == ("BR", "PA", "LO", "VI", dracula)
    assert session.header.taken_back == 1
    for _ in range(4):
        session.undo_stack.undo()
    assert session.ply == 0
    assert not session.undo_stack.can_undo
    assert session.header.taken_back == 5
    for _ in range(4):
        session.undo_stack.redo()
    assert session.observation == after
    assert not session.undo_stack.can_redo


def test_a_new_action_drops_the_undone_ones(new_session: New) -> None:
    session = new_session()
    go(session, "BR", "PA")
    session.undo_stack.undo()
    go(session, "MA")
    assert not session.undo_stack.can_redo
    assert journal(session) == ("BR", "MA")


def test_undo_while_the_computer_thinks_drops_its_answer(new_session: New, engines: list[FakeEngine]) -> None:
    session = new_session()
    go(session, "BR", "PA", "LO")
    engines[0].hold()
    engines[0].obeys_cancel = False
    session.act(session.observation.actions[0])
    assert engines[0].begun.wait(5)
    session.undo_stack.undo()
    assert session.ply == 3
    wait_until(lambda: engines[0].cancels > 1)
    engines[0].go_on.set()
    run_loop(0.2)
    assert session.ply == 3
    go(session, "MA")
    assert session.ply == 5


def test_strict_undo_undoes_an_action_that_revealed_nothing(new_session: New) -> None:
    session = new_session(undo="strict")
    go(session, "BR", "PA")
    wait_until(lambda: session.undo_stack.can_undo)
    session.undo_stack.undo()
    assert session.ply == 1
    assert "TakenBack" not in session.header.tags
    wait_until(lambda: session.undo_stack.can_undo)
    session.undo_stack.redo()
    go(session, "LO", "VI")
    run_loop(0.3)
    assert not session.undo_stack.can_undo, "Dracula has moved since"


def test_entering_a_city_where_dracula_may_be_gives_information() -> None:
    """This holds whether he is found or not."""
    rules = ruleset("lite")
    state = rules.setup(rules.checked_options({}), 1)
    for text in ("GBR....", "SBR....", "HNS....", "MNS....", "DPRT..."):
        state = play(state, rules.read(text))
    before = rules.observe(state, 0)
    for text, revealed_nothing in (("GPR....", False), ("GLI....", False), ("GBR....", True)):
        action = rules.read(text)
        after = rules.observe(play(state, action), 0)
        assert InformationCheck(rules, before, action, after).finish() is revealed_nothing, text


def test_a_world_with_a_different_observation_means_new_information() -> None:
    rules = ruleset("lite")
    state = rules.setup(rules.checked_options({}), 1)
    before = rules.observe(state, 0)
    action = before.actions[0]
    other = rules.observe(play(state, before.actions[1]), 0)
    assert InformationCheck(rules, before, action, other).finish() is False
