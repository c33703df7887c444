"""A person plays some of the hunters, and computers play the others and Dracula."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.seats import parties, persons, seats_in
from furyqt.controllers.storage.game_files import LibraryError
from furyqt.controllers.storage.library import Library
from furyqt.rules.core.record import loads
from furyqt.rules.core.ruleset import Observation, ruleset, seat_to_move
from furyqt.rules.fury3 import NAMES
from furyqt.rules.fury3.decision import TOGETHER
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE, GODALMING, HUNTERS, MINA
from tests.controllers.fakes import FakeEngine, play_on, run_loop, settled, wait_until

New = Callable[..., GameSession]
MINA_ONLY = ("search:11", "search:12", "search:13", "human", "search:14")
FURY3 = ruleset("fury3")
TABLE = FURY3.default_table


def test_a_person_with_mina_is_prompted_for_mina_and_for_common_decisions(
    new_session: New, tmp_path: Path
) -> None:
    session = new_session(*MINA_ONLY, game="fury3")
    asked: list[int] = []
    session.asked.connect(lambda prompt, actions: asked.append(seat_to_move(session.observation)))
    thinking: list[int] = []
    session.thinking.connect(thinking.append)
    play_on(session, 5000)
    assert session.is_over
    assert (session.persons, session.viewer) == ((HUNTERS,), HUNTERS)
    assert set(asked) == {MINA, TOGETHER}
    assert set(thinking) == {-1, 0, 1, 2, DRACULA_FIGURE}
    session.archive.save(tmp_path / "game.furyqt")
    record, states = loads((tmp_path / "game.furyqt").read_bytes())
    for state, note in zip(states, record.notes, strict=False):
        found = seat_to_move(state)
        assert note == ("" if found in (MINA, TOGETHER) else f"{MINA_ONLY[found]} 7")


def test_teammates_think_like_opponents(new_session: New, engines: list[FakeEngine]) -> None:
    (engine,) = engines

    def slow_for_hunters(observation: Observation, seed: int) -> int:
        if observation.player == HUNTERS:
            engine.hold()
            engine.go_on.wait()
        return 0

    engine.answer = slow_for_hunters
    session = new_session(*MINA_ONLY, game="fury3")
    session.start()
    wait_until(lambda: not engine.go_on.is_set())
    assert session.computer.player == session.observation.to_move == HUNTERS
    assert not session.is_persons_turn
    assert not session.advice.can_hint
    before = session.ply
    session.computer.cancel()
    assert session.computer.is_paused
    run_loop(0.1)
    assert session.ply == before
    engine.answer = lambda observation, seed: 0
    session.computer.resume()
    settled(session)
    assert (session.ply, session.is_persons_turn) == (before + MINA, True)
    assert [spec for spec, _, _ in engine.asked][-3:] == list(MINA_ONLY[:3])


def test_undo_goes_back_to_the_persons_own_decision(new_session: New) -> None:
    session = new_session(*MINA_ONLY, game="fury3")
    settled(session)
    first = session.ply
    session.act(session.observation.actions[0])
    settled(session)
    own = session.ply
    assert own > first + MINA, "Dracula and others have acted since"
    session.act(session.observation.actions[0])
    settled(session)
    assert session.ply > own + 1
    session.undo_stack.undo()
    assert (session.ply, session.is_persons_turn) == (own, True)
    session.undo_stack.undo()
    assert (session.ply, seat_to_move(session.observation)) == (first, MINA)
    assert not session.undo_stack.can_undo
    session.undo_stack.redo()
    assert session.ply == own


def test_strict_undo_ends_with_an_action_of_a_teammate(new_session: New, engines: list[FakeEngine]) -> None:
    session = new_session("human", *("search:20",) * 4, game="fury3", undo="strict")
    settled(session)
    assert seat_to_move(session.observation) == GODALMING
    engines[0].hold()
    session.act(session.observation.actions[0])
    wait_until(lambda: session.undo_stack.can_undo)
    engines[0].go_on.set()
    wait_until(lambda: session.ply > 1)
    run_loop(0.1)
    assert not session.undo_stack.can_undo


def test_persons_can_play_both_sides_beside_computers(new_session: New) -> None:
    session = new_session("random", "random", "human", "random", "human", game="fury3")
    viewers = []
    session.asked.connect(lambda prompt, actions: viewers.append(session.viewer))
    play_on(session, 30)
    assert session.persons == (HUNTERS, DRACULA)
    assert set(viewers) == {HUNTERS, DRACULA}


def test_mixed_seats_are_saved_and_loaded(new_session: New, worker: AiWorker, tmp_path: Path) -> None:
    session = new_session(*MINA_ONLY, game="fury3")
    play_on(session, 2)
    path = tmp_path / "game.furyqt"
    session.archive.save(path)
    lines = [f'[{name.capitalize()} "{who}"]' for name, who in zip(NAMES, MINA_ONLY, strict=True)]
    assert "\n".join(lines) in path.read_text()
    assert "[Hunters" not in path.read_text()
    assert session.archive.autosave_path is not None
    session.close()
    for file in (path, session.archive.autosave_path):
        found = Library().resume(file, worker)
        settled(found)
        assert (found.seats, found.ply, found.is_persons_turn) == (MINA_ONLY, session.ply, True)
        found.close()


@pytest.mark.parametrize(
    ("tags", "seats"),
    [
        ({"Hunters": "human", "Dracula": "greedy"}, ("human",) * 4 + ("greedy",)),
        ({"Hunters": "greedy", "Mina": "human"}, ("greedy",) * 3 + ("human", "search:normal")),
        ({"Dracula": "human"}, ("search:normal",) * 4 + ("human",)),
        ({}, ("human",) * 4 + ("search:normal",)),
    ],
)
def test_the_tag_of_a_player_applies_to_all_of_their_seats(
    tags: dict[str, str], seats: tuple[str, ...]
) -> None:
    assert seats_in(TABLE, tags) == seats


def test_an_unknown_agent_is_an_error_of_its_line(new_session: New, tmp_path: Path) -> None:
    session = new_session(*MINA_ONLY, game="fury3")
    play_on(session, 1)
    path = tmp_path / "game.furyqt"
    session.archive.save(path)
    text = path.read_text().replace('[Seward "search:12"]', '[Seward "renfield"]')
    path.write_text(text)
    line = text[: text.index("[Seward")].count("\n") + 1
    with pytest.raises(LibraryError, match=f"Line {line}: "):
        Library().open(path)


def test_parties_join_equal_seats_of_a_player() -> None:
    named = [(str(title), who) for title, who in parties(TABLE, ("human",) * 4 + ("greedy",))]
    assert named == [("Hunters", "human"), ("Dracula", "greedy")]
    assert [str(title) for title, who in parties(TABLE, MINA_ONLY) if who == "human"] == ["Mina Harker"]
    assert persons(TABLE, ("greedy",) * 5) == ()
