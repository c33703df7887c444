"""A whole game through the session: its signals, their order, and the knowledge in them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ai.agent import AgentDecision, UnknownAgentError
from ai.seeds import own_seed
from ai.whereabouts import Whereabouts
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.viewpoint import NotOverError
from furyqt.rules.core.agenda import IllegalActionError
from furyqt.rules.core.record import loads
from furyqt.rules.core.ruleset import OptionError
from furyqt.rules.lite.tables import UNKNOWN
from tests.controllers.fakes import FakeEngine, play_on, run_loop, settled, wait_until

New = Callable[..., GameSession]


def heard(session: GameSession) -> list[tuple[str, Any]]:
    """Record all later signals of the session, in order."""
    log: list[tuple[str, Any]] = []
    session.shown.connect(lambda observation: log.append(("shown", observation)))
    session.happened.connect(lambda event: log.append(("happened", event)))
    session.asked.connect(lambda prompt, actions: log.append(("asked", (str(prompt), actions))))
    session.thinking.connect(lambda player: log.append(("thinking", player)))
    session.recap.connect(lambda events: log.append(("recap", events)))
    session.ended.connect(lambda outcome: log.append(("ended", outcome)))
    session.redraw_needed.connect(lambda: log.append(("changed", None)))
    return log


def test_a_whole_game_is_played_and_announced_in_order(new_session: New) -> None:
    session = new_session()
    log = heard(session)
    settled(session)
    assert [name for name, _ in log] == ["shown", "changed", "recap", "asked"]
    assert log[-1][1] == ("Choose a starting place for Lord Godalming.", session.observation.actions)
    play_on(session, 4000)
    assert session.is_over
    events = tuple(value for name, value in log if name == "happened")
    assert events == session.observation.events
    assert [name for name, _ in log][-3:] == ["changed", "recap", "ended"]
    assert log[-1][1] == session.outcome
    assert sum(name == "shown" for name, _ in log) == 1
    assert [player for name, player in log if name == "thinking"][:2] == [1, -1]


def test_the_record_names_the_players_and_the_iterations(new_session: New, tmp_path: Path) -> None:
    session = new_session("human", "search:20")
    play_on(session, 4)
    session.archive.save(tmp_path / "game.furyqt")
    record, states = loads((tmp_path / "game.furyqt").read_bytes())
    assert record.tags["Hunters"] == "human"
    assert record.tags["Dracula"] == "search:20"
    assert record.tags["Undo"] == "casual"
    assert record.notes == ("", "", "", "", "search:20 7")
    assert len(states) == 6


def test_the_computer_is_asked_with_the_seed_of_its_first_decision(
    new_session: New, engines: list[FakeEngine]
) -> None:
    session = new_session("human", "search:20", seed=77)
    play_on(session, 4)
    assert [(spec, seed) for spec, _, seed in engines[0].asked] == [("search:20", own_seed(77, 1, 0))]


def test_it_starts_automatically(new_session: New) -> None:
    session = new_session("random", "random")
    log = heard(session)
    wait_until(lambda: session.ply > 3)
    assert log[0][0] == "shown"


def test_unknown_things_are_refused_at_the_start(new_session: New) -> None:
    with pytest.raises(UnknownAgentError):
        new_session("human", "search:clever")
    with pytest.raises(ValueError, match="2 seats"):
        new_session("human", "random", "random")
    with pytest.raises(OptionError):
        GameSession.new("lite", {"stay": "never"}, 1, ("human", "random"))


def test_only_legal_actions_of_the_person_are_accepted(new_session: New, engines: list[FakeEngine]) -> None:
    session = new_session()
    settled(session)
    start = session.observation.actions[0]
    with pytest.raises(IllegalActionError):
        session.act(session.rules.read("GHI...."))
    engines[0].hold()
    for _ in range(4):
        session.act(start)
    assert session.computer.player == 1
    with pytest.raises(IllegalActionError):
        session.act(start)


def test_bytes_for_the_computer_do_not_change_when_hidden_fields_do(
    new_session: New, engines: list[FakeEngine]
) -> None:
    """In two games that differ only in Dracula's hidden places the hunters' computer gets the same bytes."""
    asked = []
    for start in ("DCD....", "DCN....", "DGA....", "DSZ...."):
        session = new_session("search:20", "human", seed=9)
        engines[0].answer = lambda observation, seed: 0
        engines[0].asked.clear()
        settled(session)
        session.act(session.rules.read(start))
        settled(session)
        session.act(session.rules.read("DHI...."))
        settled(session)
        asked.append([data for _, data, _ in engines[0].asked])
    castle, *hidden = asked
    assert len(hidden[0]) == 12
    assert hidden[0] == hidden[1] == hidden[2]
    assert castle != hidden[0], "the castle is shown at once, so this test can see a difference"


def test_a_person_receives_only_their_own_events(new_session: New) -> None:
    session = new_session()
    log = heard(session)
    play_on(session, 8)
    moved = [str(value.describe()) for name, value in log if name == "happened"]
    assert "Dracula moves to an unknown city." in moved or "Dracula moves to an unknown sea zone." in moved
    assert session.observation.player == 0


def test_hidden_information_is_revealed_only_after_the_end(new_session: New) -> None:
    session = new_session()
    play_on(session, 4)
    with pytest.raises(NotOverError):
        session.watch(1)
    play_on(session, 4000)
    hunters = session.observation
    session.watch(1)
    dracula = session.observation
    assert (hunters.player, dracula.player) == (0, 1)
    assert set(UNKNOWN) & set(hunters.moves)
    assert not set(UNKNOWN) & set(dracula.moves)


def test_a_spectator_has_the_view_of_one_player(new_session: New) -> None:
    session = new_session("random", "random")
    wait_until(lambda: session.ply > 10)
    assert session.viewer == 0
    assert session.observation.player == 0
    assert not session.undo_stack.can_undo
    assert not session.advice.can_hint
    session.watch(1)
    assert session.observation.player == 1


def test_two_persons_share_the_screen(new_session: New) -> None:
    session = new_session("human", "human")
    log = heard(session)
    play_on(session, 4)
    assert session.viewer == 1
    assert [name for name, _ in log][-4:] == ["shown", "changed", "recap", "asked"]
    session.undo_stack.undo()
    assert session.viewer == 0


def test_a_hint_is_what_the_full_strength_search_would_do(
    new_session: New, engines: list[FakeEngine]
) -> None:
    session = new_session()
    hints: list[AgentDecision] = []
    session.hinted.connect(hints.append)
    settled(session)
    session.advice.request_hint()
    assert session.advice.is_hinting
    assert not session.advice.can_hint
    wait_until(lambda: hints)
    assert hints[0].value == 0.6
    assert engines[0].asked[-1][0] == "search:master"
    assert session.advice.can_hint


def test_a_hint_for_an_earlier_position_is_dropped(new_session: New, engines: list[FakeEngine]) -> None:
    session = new_session()
    hints: list[AgentDecision] = []
    session.hinted.connect(hints.append)
    settled(session)
    engines[0].hold()
    session.advice.request_hint()
    assert engines[0].begun.wait(5)
    session.act(session.observation.actions[0])
    run_loop(0.2)
    assert not hints
    assert not session.advice.is_hinting


def test_possible_places_follow_the_game(new_session: New) -> None:
    session = new_session()
    seen: list[Whereabouts] = []
    session.places.connect(seen.append)
    session.advice.request_possible_places()
    settled(session)
    wait_until(lambda: seen)
    play_on(session, 4)
    wait_until(lambda: seen[-1].now == {len(session.observation.events): 1.0})
    session.advice.request_possible_places(False)
    count = len(seen)
    play_on(session, 2)
    run_loop(0.05)
    assert len(seen) == count


def test_move_now_ends_the_thinking_with_an_answer(new_session: New, engines: list[FakeEngine]) -> None:
    session = new_session()
    settled(session)
    engines[0].hold()
    for _ in range(4):
        session.act(session.observation.actions[0])
    assert engines[0].begun.wait(5)
    session.computer.move_now()
    settled(session)
    assert session.ply == 5
    assert engines[0].hurries == 1


def test_thinking_can_be_canceled_and_resumed(new_session: New, engines: list[FakeEngine]) -> None:
    session = new_session()
    settled(session)
    engines[0].hold()
    for _ in range(4):
        session.act(session.observation.actions[0])
    assert engines[0].begun.wait(5)
    session.computer.cancel()
    assert (session.computer.player, session.computer.is_paused) == (-1, True)
    run_loop(0.2)
    assert session.ply == 4
    session.computer.resume()
    settled(session)
    assert (session.ply, session.computer.is_paused) == (5, False)


def test_a_closed_session_emits_no_signals(new_session: New, engines: list[FakeEngine]) -> None:
    session = new_session()
    settled(session)
    engines[0].hold()
    for _ in range(4):
        session.act(session.observation.actions[0])
    assert engines[0].begun.wait(5)
    session.close()
    session.close()
    run_loop(0.2)
    assert session.ply == 4
