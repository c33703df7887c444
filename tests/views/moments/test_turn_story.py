"""The story of the others' turn goes on while the viewer interrupts it with decisions."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal

from furyqt.controllers.language import Language
from furyqt.rules.core.events import Event
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import Text
from furyqt.rules.fury3.tables import DRACULA, HUNTERS
from furyqt.views.boards import board
from furyqt.views.boards.story import Story
from furyqt.views.table.play.turn_story import TurnStory
from tests.rules.fury3.scenes import scene


class Happened(Event, frozen=True):
    """An event with a name."""

    name: str

    def describe(self) -> Text:
        return Text("t", self.name)


class ToyStory(Story):
    """The observation has the number of the turn."""

    def turn(self, observation: Any) -> int | None:
        return observation.turn

    def importance(self, observation: Any, event: Any) -> int:
        return 0 if event.name == "nothing" else 1

    def ways(self, observation: Any, since: int) -> Any:
        return tuple(event.name for event in observation.events[since:])


class Session(QObject):
    """A session whose viewer learns what the test says."""

    recap = Signal(object)
    shown = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.observation = SimpleNamespace(events=(), turn=0)
        self.teammates = SimpleNamespace(plan=None)


class Table:
    """A table that remembers the story it shows."""

    def __init__(self) -> None:
        self.session = Session()
        self.lines: tuple[str, ...] = ()
        self.ways: tuple[str, ...] = ()
        self.replayed: tuple[int, ...] = ()
        game = SimpleNamespace(story=ToyStory(), event_rank=lambda event: "")
        table = SimpleNamespace(arrows=SimpleNamespace(show=self._draw))
        town = SimpleNamespace(show_ways=lambda ways: None)
        view = SimpleNamespace(board=game, has_map=True, table=table, town=town)
        recap = SimpleNamespace(show_events=self._write)
        page = SimpleNamespace(view=view, turn=SimpleNamespace(recap=recap))
        moments = SimpleNamespace(since=lambda observation, number: (number,))
        self.story = TurnStory(self.session, page, moments, Language(), self.session)  # type: ignore[arg-type]

    def _draw(self, ways: tuple[str, ...]) -> None:
        self.ways = ways

    def _write(self, lines: tuple[str, ...], more: int) -> None:
        self.lines = tuple(sorted(lines))

    def tell(self, turn: int | None, *names: str, own: int = 0) -> None:
        """Report these events before the viewer's next decision, after some events of the last one."""
        before = self.session.observation.events
        mine = tuple(Happened(f"own {number}") for number in range(own))
        new = tuple(Happened(name) for name in names)
        self.session.observation = SimpleNamespace(events=(*before, *mine, *new), turn=turn)
        self.session.recap.emit(new)


@pytest.fixture
def table(qapp: object) -> Table:
    return Table()


def test_a_turn_goes_on_across_the_viewers_decisions(table: Table) -> None:
    table.tell(1, "One")
    table.tell(1, "Two", own=2)
    assert table.lines == ("One", "Two")
    assert table.ways == ("One", "own 0", "own 1", "Two")
    table.tell(1, "nothing")
    assert table.lines == ("One", "Two")


def test_events_that_are_reported_again_are_told_once(table: Table) -> None:
    """At a window everything since the last other decision is reported again."""
    table.tell(1, "One")
    table.session.recap.emit(table.session.observation.events)
    assert table.lines == ("One",)
    assert len(table.ways) == 1


def test_the_next_turn_has_a_story_of_its_own(table: Table) -> None:
    table.tell(1, "One")
    table.tell(2, "nothing")
    assert table.lines == ("One",), "kept until something important happens"
    table.tell(2, "Two")
    assert table.lines == ("Two",)
    assert table.ways == ("Two",)


def test_without_turns_each_decision_ends_the_story(table: Table) -> None:
    table.tell(None, "One")
    table.tell(None, "Two")
    assert table.lines == ("Two",)


def test_another_position_has_no_story(table: Table) -> None:
    table.tell(1, "One")
    table.session.shown.emit(None)
    assert (table.lines, table.ways) == ((), ())
    table.tell(1, "Two")
    assert table.lines == ("Two",)


def test_only_dracula_interrupts_the_hunters() -> None:
    story, rules = board("fury3").story, ruleset("fury3")
    state = scene("day")
    by_day, dracula = (story.turn(rules.observe(state, player)) for player in (HUNTERS, DRACULA))
    assert by_day is None
    state.time += 1
    assert story.turn(rules.observe(state, DRACULA)) == dracula, "day and night are one turn of the hunters"
    state.time += 1
    assert story.turn(rules.observe(state, DRACULA)) != dracula
