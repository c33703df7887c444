"""The story of the others' turn goes on while the viewer interrupts it with decisions."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import Struct
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import Language
from furyqt.rules.core.events import Event
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import Text
from furyqt.rules.fury2 import events as fury2_events
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decks import PILE, TABLE, Deck
from furyqt.rules.fury3 import events as fury3_events
from furyqt.rules.fury3.tables import DRACULA, HUNTERS
from furyqt.views.boards import board
from furyqt.views.boards.story import Story
from furyqt.views.panels.playback.recap import StoryLine
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

    def finds(self, observation: Any, event: Any) -> bool:
        return bool(event.name == "own 1")

    def ways(self, observation: Any, since: int) -> Any:
        return tuple(event.name for event in observation.events[since:])


class Session(QObject):
    """A session whose viewer learns what the test says."""

    recap = Signal(object)
    shown = Signal(object)
    happened = Signal(object)
    thinking = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.observation = Position()
        self.teammates = SimpleNamespace(plan=None)


class Recap(QObject):
    """A panel that remembers its lines."""

    more_wanted = Signal(bool)
    place_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.words: tuple[str, ...] = ()
        self.places: tuple[int, ...] = ()
        self.left = 0

    def show_lines(self, lines: Sequence[StoryLine], left: int, *, is_whole: bool) -> None:
        self.words, self.left = tuple(line.words for line in lines), left
        self.places = tuple(line.place for line in lines)
        assert left == 0 or not is_whole


class CardStage(QObject):
    """A stage without cards."""

    skipped = Signal()
    moment = None

    def clear(self) -> None:
        """Nothing is shown."""


class Column:
    """The middle of the table, with the map or a combat in front."""

    is_at_combat = False

    def turn(self) -> None:
        self.is_at_combat = not self.is_at_combat


class Position(Struct):
    """The viewer's knowledge."""

    events: tuple[Event, ...] = ()
    turn: int | None = 0


class Table:
    """A table that remembers the story it shows."""

    def __init__(self) -> None:
        self.session, self.recap = Session(), Recap()
        self.column = Column()
        self.ways: tuple[str, ...] = ()
        self.pointed: tuple[int, ...] = ()
        game = SimpleNamespace(
            story=ToyStory(), event_rank=lambda event: "", event_place=lambda seen, event: len(event.name)
        )
        marks = SimpleNamespace(point_out=lambda places: setattr(self, "pointed", places))
        table = SimpleNamespace(arrows=SimpleNamespace(show=self._draw), marks=marks)
        town = SimpleNamespace(show_ways=lambda ways: None)
        view = SimpleNamespace(
            board=game,
            has_map=True,
            table=table,
            town=town,
            place_name=str,
            point_at=lambda place: None,
            column=self.column,
        )
        page = SimpleNamespace(view=view, turn=SimpleNamespace(recap=self.recap))
        moments = SimpleNamespace(
            since=lambda observation, number: (),
            stage=CardStage(),
            show=lambda cards: None,
            is_at_result=False,
        )
        self.story = TurnStory(self.session, page, moments, Language(), self.session)  # type: ignore[arg-type]

    @property
    def lines(self) -> tuple[str, ...]:
        return self.recap.words

    def _draw(self, ways: tuple[str, ...]) -> None:
        self.ways = ways

    def tell(self, turn: int | None, *names: str, own: int = 0) -> None:
        """Report these events before the viewer's next decision, after some events of the last one."""
        before = self.session.observation.events
        mine = tuple(Happened(f"own {number}") for number in range(own))
        new = tuple(Happened(name) for name in names)
        self.session.observation = Position((*before, *mine, *new), turn)
        self.session.recap.emit(new)


@pytest.fixture
def table(qapp: object) -> Table:
    return Table()


def test_a_turn_goes_on_across_the_viewers_decisions(table: Table) -> None:
    table.tell(1, "One")
    table.tell(1, "Two", own=1)
    assert table.lines == ("One", "Two")
    assert table.ways == ("One", "Two"), "without the viewer's own deeds"
    table.tell(1, "nothing")
    assert table.lines == ("One", "Two")


def test_what_the_viewers_own_deed_found_out_belongs_to_the_turn(table: Table) -> None:
    table.tell(1, "One")
    table.tell(1, own=2)
    assert table.lines == ("One", "Own 1")
    table.tell(1, "Two")
    assert table.lines == ("One", "Own 1", "Two"), "once, and in its order"
    table.tell(2, "Three", own=2)
    assert table.lines == ("Three",), "the next turn has its own"


@pytest.mark.parametrize(
    ("game", "event"),
    [
        ("fury3", fury3_events.DraculaRevealed(place=1)),
        ("fury3", fury3_events.LocationRevealed(hideout=1, place=1)),
        ("fury2", fury2_events.LocationRevealed(spot=1, place=1)),
    ],
)
def test_hunters_are_told_where_their_own_card_found_dracula(game: str, event: Event) -> None:
    story, rules = board(game).story, ruleset(game)
    state = rules.setup(rules.checked_options({}), 1)
    hunters, dracula = (rules.observe(state, player) for player in (HUNTERS, DRACULA))
    assert story.finds(hunters, event)
    assert not story.finds(dracula, event), "who knew it"
    assert not board("lite").story.finds(hunters, event)


def test_events_that_are_reported_again_are_told_once(table: Table) -> None:
    """At a window everything since the last other decision is reported again."""
    table.tell(1, "One")
    table.session.recap.emit(table.session.observation.events)
    assert table.lines == ("One",)
    assert len(table.ways) == 1


def test_the_next_turn_has_a_story_of_its_own(table: Table) -> None:
    table.tell(1, "One")
    table.tell(2, "nothing")
    assert table.lines == ("Nothing",), "it never goes back before the last turn"
    table.tell(2, "Two")
    assert table.lines == ("Two",)
    assert table.ways == ("nothing", "Two")


def test_without_turns_each_decision_ends_the_story(table: Table) -> None:
    table.tell(None, "One")
    table.tell(None, "Two")
    assert table.lines == ("Two",)


def test_the_story_leaves_the_table_while_the_others_are_at_their_next_turn(table: Table) -> None:
    table.tell(1, "One")
    table.session.thinking.emit(-1)
    assert table.lines == ("One",), "nobody thinks"
    table.session.thinking.emit(2)
    assert (table.lines, table.ways) == ((), ())
    assert table.story.show_again(0.0) == "One", "on request"
    table.tell(1, "Two")
    assert (table.lines, table.ways) == (("One", "Two"), ("One", "Two")), "the same turn goes on"


def test_equal_sentences_in_a_row_are_counted(table: Table) -> None:
    table.tell(1, "One", "Two", "Two", "Two")
    assert table.lines == ("One", "Two (3 times).")


def test_another_position_has_no_story(table: Table) -> None:
    table.tell(1, "One")
    table.session.shown.emit(None)
    assert (table.lines, table.ways) == ((), ())
    table.tell(1, "Two")
    assert table.lines == ("Two",)


def test_what_was_before_the_last_turn_is_not_told(table: Table) -> None:
    table.tell(1, "One")
    table.tell(2)
    assert table.lines == ()
    assert table.ways == ()


def test_three_sentences_in_order_and_all_on_request(table: Table) -> None:
    table.tell(1, "One", "Two", "Three", "Four", "nothing", "Five")
    assert (table.lines, table.recap.left) == (("Three", "Four", "Five"), 2)
    table.recap.more_wanted.emit(True)
    assert table.lines == ("One", "Two", "Three", "Four", "Five")
    assert table.recap.places == (3, 3, 5, 4, 4)
    table.recap.more_wanted.emit(False)
    assert len(table.lines) == 3
    table.recap.more_wanted.emit(True)
    table.tell(2, "Six", "Seven", "Eight", "Nine")
    assert len(table.lines) == 3, "another story begins with a few again"


def test_the_story_is_told_again_step_by_step_on_the_map(table: Table, qtbot: QtBot) -> None:
    table.tell(1, "One", "Two", "Three", "Four")
    said: list[tuple[str, tuple[str, ...], tuple[int, ...]]] = []
    table.story.told.connect(lambda words: said.append((words, table.ways, tuple(table.pointed))))
    table.story.show_again(1000.0)
    qtbot.waitUntil(lambda: not table.story.is_telling)
    names = ("One", "Two", "Three", "Four")
    assert said == [(name, names[: at + 1], (len(name),)) for at, name in enumerate(names)]
    assert (table.ways, table.pointed) == (names, ())


def test_the_map_comes_in_front_of_a_combat_for_the_replay(table: Table) -> None:
    table.tell(1, "One", "Two")
    table.column.is_at_combat = True
    table.story.show_again(1.0)
    assert not table.column.is_at_combat
    table.session.happened.emit(None)
    assert table.column.is_at_combat


def test_what_happens_meanwhile_ends_it(table: Table) -> None:
    table.tell(1, "One", "Two")
    assert table.story.show_again(1.0) == "One Two"
    assert (table.story.is_telling, table.ways) == (True, ("One",))
    table.session.happened.emit(None)
    assert (table.story.is_telling, table.ways) == (False, ("One", "Two"))
    table.story.show_again(0.0)
    assert not table.story.is_telling


def test_dracula_and_the_hunters_count_their_turns_differently() -> None:
    story, rules = board("fury3").story, ruleset("fury3")
    state = scene("day")
    hunters, dracula = (story.turn(rules.observe(state, player)) for player in (HUNTERS, DRACULA))
    assert hunters == state.phase
    state.phase += 1
    assert story.turn(rules.observe(state, HUNTERS)) != hunters, "the next one begins with Dracula's phase"
    assert story.turn(rules.observe(state, DRACULA)) == dracula
    state.time += 1
    assert story.turn(rules.observe(state, DRACULA)) == dracula, "day and night are one turn of the hunters"
    state.time += 1
    assert story.turn(rules.observe(state, DRACULA)) != dracula


def test_hunters_are_not_told_their_own_roll_of_the_train_die_as_news() -> None:
    story, rules = board("fury2").story, ruleset("fury2")
    state = rules.setup(rules.checked_options({}), 1)
    roll = fury2_events.DiceRolled("train", (3,))
    hunters, dracula = (story.importance(rules.observe(state, player), roll) for player in (HUNTERS, DRACULA))
    assert (hunters, dracula > 0) == (0, True)


def test_a_new_ally_is_one_sentence() -> None:
    story, rules = board("fury2").story, ruleset("fury2")
    seen = rules.observe(rules.setup(rules.checked_options({}), 1), HUNTERS)
    ally = next(number for number, card in enumerate(EVENTS) if card.is_ally)
    played = fury2_events.CardMoved(Deck.EVENT, ally, PILE, TABLE)
    assert story.importance(seen, played) == 0
    assert story.importance(seen, fury2_events.AllyKept(ally)) > 0
