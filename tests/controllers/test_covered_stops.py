"""In the terminal, as in the window, no player learns whether the other side had a card prompt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from ai.agent import AgentDecision
from furyqt.commands.replay import described
from furyqt.controllers.computer.ai_client import quiet_spec
from furyqt.controllers.language import Language
from furyqt.controllers.review.known_actions import known_plies
from furyqt.controllers.session.history import History
from furyqt.controllers.session.seats import seat_tags
from furyqt.controllers.terminal import solo_computers
from furyqt.controllers.terminal.console import Console
from furyqt.controllers.terminal.covered_stops import COVER_DELAY, CoveredStops
from furyqt.controllers.terminal.solo import SoloGame
from furyqt.rules.core.record import Record
from furyqt.rules.core.ruleset import Observation, ruleset
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import DRACULA, HUNTERS
from tests.controllers.fakes import FakeEngine
from tests.controllers.test_no_tell import (
    CASES,
    IDLE,
    PERSONS_DRACULA,
    PERSONS_HUNTERS,
    ROUND,
    TRAIL,
    hunted,
    play,
    tables,
)
from tests.controllers.timeline import Table, passes, table, window_name
from tests.rules.fury3.scenes import scene

RULES = ruleset("fury3")
__all__ = ["tables"]  # a fixture


@dataclass
class Terminal:
    """A conversation on its own clock, with computers that take the given seconds."""

    state: Fury3State
    seats: tuple[str, ...]
    monkeypatch: pytest.MonkeyPatch
    answer: Callable[[Observation], int] = passes
    seconds: Callable[[str, Observation], float] = lambda spec, observation: 0.09
    time: float = 0.0
    printed: list[tuple[float, str]] = field(default_factory=list)
    asked: list[tuple[str, Observation]] = field(default_factory=list)

    def now(self) -> float:
        return self.time

    def wait(self, seconds: float) -> None:
        self.time = round(self.time + seconds, 6)

    def make_agent(self, rules: object, spec: str) -> Any:
        """Return an agent that does not search; it answers like the others, in no time."""
        return SimpleNamespace(decide=lambda seen, seed: AgentDecision(self.answer(seen)))

    def engine(self) -> FakeEngine:
        terminal = self

        class Searching(FakeEngine):
            def think(
                self, game: str, spec: str, observation: Observation, seed: int, *args: object, **more: object
            ) -> AgentDecision:
                terminal.asked.append((spec, observation))
                terminal.wait(terminal.seconds(spec, observation))
                return AgentDecision(terminal.answer(observation), iterations=7)

        return Searching()

    def play(self, tokens: tuple[str, ...], undo: str = "casual") -> SoloGame:
        """Type these lines, one after a second each, and end the input."""
        self.monkeypatch.setattr(solo_computers, "make_agent", self.make_agent)
        tags = {**seat_tags(RULES.default_table, self.seats), "Undo": undo}
        history = History(Record("fury3", 1, RULES.checked_options({}), tags=tags), [self.state])
        game, typed = SoloGame(history, watch=self, new_engine=self.engine), iter(tokens)

        def ask(prompt: str) -> str:
            self.printed.append((self.time, prompt))
            self.wait(1.0)
            try:
                return next(typed)
            except StopIteration:
                raise EOFError from None

        language = Language(QCoreApplication.instance())
        language.set("en")
        Console(game, language, say=lambda line: self.printed.append((self.time, line)), ask=ask).run()
        del self.printed[-1]  # the name of the autosave
        return game

    def windows(self, side: int) -> list[str]:
        return [window_name(seen) for _, seen in self.asked if seen.player == side and window_name(seen)]


@pytest.mark.parametrize(("card", "tokens", "window"), CASES)
def test_two_worlds_are_printed_and_shown_alike(
    qtbot: QtBot,
    tables: list[Table],
    monkeypatch: pytest.MonkeyPatch,
    card: str,
    tokens: tuple[str, ...],
    window: str,
) -> None:
    """Both clients: the same lines at the same times in the terminal, the same signals in the window."""
    cards = card.split()
    worlds = [hunted(*IDLE[: len(cards)]), hunted(*cards)]
    one, other = (Terminal(world, PERSONS_HUNTERS, monkeypatch) for world in worlds)
    for terminal in (one, other):
        terminal.play((*tokens, "look", "log", "undo", "look"))
    assert not one.windows(DRACULA)
    assert window in other.windows(DRACULA)
    assert one.printed == other.printed
    assert any("Dracula: the computer is thinking." in line for _, line in one.printed)
    tables += [table(world, *PERSONS_HUNTERS) for world in worlds]
    before, after = (play(one, tokens) for one in tables)
    assert before == after


def test_the_lines_would_differ_if_the_game_did_not_stop(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CoveredStops, "may_ask_computer", lambda self, step: False)
    monkeypatch.setattr(CoveredStops, "hide_question", lambda self: None)
    one, other = (Terminal(hunted(card), PERSONS_HUNTERS, monkeypatch) for card in (IDLE[0], "wild_horses"))
    one.play(ROUND)
    other.play(ROUND)
    assert one.printed != other.printed


@pytest.mark.parametrize("seconds", [0.01, 0.15])
def test_a_stop_takes_its_time_at_any_speed_of_the_answer(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    one, other = (Terminal(hunted(card), PERSONS_HUNTERS, monkeypatch) for card in (IDLE[0], "wild_horses"))
    for terminal in (one, other):
        terminal.seconds = lambda spec, observation: seconds if spec == quiet_spec("fury3", spec) else 1.0
        terminal.play(ROUND[:1])
    assert one.printed == other.printed
    times = sorted({time for time, _ in one.printed})
    pauses = {round(after - before, 3) for before, after in pairwise(times)} - {1.0}
    assert pauses
    assert {round(pause % COVER_DELAY, 3) % COVER_DELAY for pause in pauses} == {0}


def test_agents_that_do_not_search_need_no_pause(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    worlds = [Terminal(hunted(c), (*4 * ("human",), "greedy"), monkeypatch) for c in (IDLE[0], "wild_horses")]
    for terminal in worlds:
        terminal.seconds = lambda spec, observation: 0.0
        terminal.play(ROUND)
    assert worlds[0].printed == worlds[1].printed
    assert worlds[0].time == len(ROUND) + 1


def test_a_played_card_is_announced(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal(hunted("wild_horses"), PERSONS_HUNTERS, monkeypatch)
    terminal.answer = lambda seen: len(seen.actions) - 1
    terminal.play(ROUND[:1])
    assert any("Wild Horses" in line for _, line in terminal.printed)


def test_prompts_of_hunters_are_covered_like_those_of_dracula(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = ("heroic_leap", "newspaper_reports")
    worlds = [scene("day", events={"helsing": [card]}, trail=TRAIL) for card in cards]
    one, other = (Terminal(world, PERSONS_DRACULA, monkeypatch) for world in worlds)
    one.play(())
    other.play(())
    assert (set(one.windows(HUNTERS)), set(other.windows(HUNTERS))) == (set(), {"dusk"})
    assert one.printed == other.printed


def test_a_game_that_was_left_at_a_covered_stop_continues_covered(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Terminal(hunted("wild_horses"), PERSONS_HUNTERS, monkeypatch)
    states = first.play(ROUND[:1]).history.states
    left = next(state for state in states if window_name(state) == "answer_move")
    again = Terminal(left, PERSONS_HUNTERS, monkeypatch)
    again.play(())
    assert again.windows(DRACULA) == ["answer_move"]
    assert not [line for _, line in again.printed if "thinking" in line]


def test_a_record_lists_for_the_hunters_the_actions_they_know(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`replay --as hunters --json` is the same whether Dracula was asked and passed, or not."""
    one, other = (Terminal(hunted(card), PERSONS_HUNTERS, monkeypatch) for card in (IDLE[0], "wild_horses"))
    histories = [terminal.play(ROUND).history for terminal in (one, other)]
    games = [described(history.record, history.states, HUNTERS) for history in histories]
    assert games[0] == games[1]
    assert len(histories[0].record.actions) < len(histories[1].record.actions)
    record, states = histories[1].record, histories[1].states
    assert len(known_plies(record, states, None)) == len(record.actions)
    assert [ply for ply in range(len(record.actions)) if ply not in known_plies(record, states, HUNTERS)]
