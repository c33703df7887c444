"""One choice answers several decisions in a row, each of which is in the record and can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from furyqt.controllers.language import Language
from furyqt.controllers.session.history import History
from furyqt.controllers.session.notes import AUTO
from furyqt.controllers.session.seats import seat_tags
from furyqt.controllers.terminal.console import Console
from furyqt.controllers.terminal.solo import SoloGame
from furyqt.rules.core.agenda import IllegalActionError, State, settle
from furyqt.rules.core.record import Record
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.series import Series
from furyqt.rules.dining.steps.conversions import Conversion
from furyqt.rules.fury2.steps.trail.encounter_hand import EncounterLimit
from furyqt.rules.fury3.tables import GODALMING, VAN_HELSING
from tests.controllers.timeline import Table, table
from tests.rules.dining.scenes import scene as dinner
from tests.rules.fury2.scenes import scene as hunt
from tests.rules.fury3.scenes import scene

ALL_HUNTERS = (*4 * ("human",), "search:20")
Begin = Callable[..., Table]


@pytest.fixture
def begin(qtbot: object) -> Iterator[Begin]:
    """Return a function that starts a session from a position; all are closed at the end."""
    made: list[Table] = []

    def started(state: State, *seats: str, game: str = "fury3") -> Table:
        made.append(one := table(state, *(seats or ALL_HUNTERS), game=game))
        one.session.start()
        one.settle()
        return one

    yield started
    for one in made:
        one.session.close()


def choice(one: Table, tokens: str) -> Series:
    """Return the offered series with these tokens."""
    return next(series for series in one.session.series if series.text == tokens)


def play(one: Table, tokens: str) -> list[str]:
    """Choose a series, and return the tokens that are in the record since."""
    before = one.history.ply
    one.session.act(choice(one, tokens))
    one.settle()
    return [action.text for action in one.history.record.actions[before:]]


def in_cities(damage: int = 0) -> State:
    """Return a day with the hunters in four cities, two of them with this damage."""
    places = {"godalming": "paris", "seward": "rome", "helsing": "vienna", "mina": "madrid"}
    state = scene(places=places, trail=["prague"])
    for hunter in (GODALMING, VAN_HELSING):
        state.update_hunter(hunter, damage=damage)
    return state


def test_all_hunters_take_supplies_by_one_choice(begin: Begin) -> None:
    one = begin(in_cities())
    assert play(one, "supply supply supply supply")[:4] == ["supply"] * 4
    assert AUTO not in one.history.record.notes[:4]


def test_undo_gives_each_prompt_back_and_ends_the_series(begin: Begin) -> None:
    one = begin(in_cities())
    play(one, "supply supply supply supply")
    undo = one.session.undo_stack.undo
    while one.history.ply > 3:
        undo()
    assert str(one.history.state.agenda[-1].prompt(one.history.state)) == "What does Mina Harker do by day?"  # type: ignore[attr-defined]
    undo()
    assert one.history.ply == 2
    one.act("pass")
    assert one.history.ply == 3, "Mina is asked"
    assert one.session.is_persons_turn


def test_a_hunter_who_cannot_is_asked_and_the_others_go_on(begin: Begin) -> None:
    one = begin(in_cities(1))
    assert play(one, "rest rest") == ["rest"]
    assert one.session.observation.agenda[-1].hunter == 1  # type: ignore[attr-defined]
    one.act("pass")
    assert [action.text for action in one.history.record.actions] == ["rest", "pass", "rest"]
    assert one.session.observation.agenda[-1].hunter == 3  # type: ignore[attr-defined]


def test_a_series_answers_no_more_than_it_says(begin: Begin) -> None:
    one = begin(in_cities(2))
    play(one, "rest rest")
    for _ in range(2):
        one.act("pass")
    assert [action.text for action in one.history.record.actions[:4]] == ["rest", "pass", "rest", "pass"]
    assert one.history.ply == 4
    assert one.history.state.is_night()
    assert one.session.is_persons_turn


def test_only_the_persons_own_hunters_count(begin: Begin) -> None:
    one = begin(in_cities(), "human", "search:20", "search:20", "human", "search:20")
    assert {len(series.actions) for series in one.session.series} == {2}
    alone = begin(in_cities(), "human", *4 * ("search:20",))
    assert alone.session.series == ()


def test_only_an_offered_series_is_taken(begin: Begin) -> None:
    one = begin(in_cities())
    wrong = choice(one, "supply supply supply supply")
    one.act("pass")
    with pytest.raises(IllegalActionError):
        one.session.act(wrong)


def test_several_favor_are_converted_by_one_choice(begin: Begin) -> None:
    state = dinner(step="convert", clock=24, conversions=3, favor=[4])
    one = begin(state, "human", "human", game="dining")
    assert [series.text for series in one.session.series] == ["favor favor", "favor favor favor"]
    points = one.history.state.points[0]  # type: ignore[attr-defined]
    assert play(one, "favor favor") == ["favor", "favor"]
    assert one.history.state.points[0] == points + 2  # type: ignore[attr-defined]
    one.session.undo_stack.undo()
    assert one.history.state.favor[0] == 3  # type: ignore[attr-defined]
    assert [series.text for series in one.session.series] == ["favor favor"]


def test_bites_leave_fewer_conversions_for_favor(begin: Begin) -> None:
    state = dinner(step="convert", clock=24, conversions=3, favor=[4])
    state.agenda = (*state.agenda[:-1], Conversion(diner=0, left=3, favor_left=2))
    one = begin(state, "human", "human", game="dining")
    assert [series.text for series in one.session.series] == ["favor favor"]


def too_many_encounters() -> State:
    """Return a position in which Dracula has two encounters above his limit, and three of one kind."""
    state = hunt("dracula", encounters=["bats", "bats", "bats", "fog", "plague", "rats", "spy"])
    state.push(EncounterLimit())
    settle(state)
    return state


@pytest.mark.parametrize("line", ["1, 1", "encounter:bats, encounter:bats"])
def test_the_terminal_takes_several_choices_in_one_line(qtbot: object, line: str) -> None:
    state = too_many_encounters()
    rules, seats = ruleset("fury2"), (*4 * ("greedy",), "human")
    record = Record("fury2", 1, rules.checked_options({}), tags=seat_tags(rules.default_table, seats))
    game, said = SoloGame(History(record, [state])), list[str]()
    lines = iter([line, "quit"])
    Console(game, Language(), None, said.append, lambda prompt: next(lines)).run()
    assert [text for text in said if "in one line" in text] == [
        "Type all 2 numbers in one line, with commas in between."
    ]
    assert [action.text for action in game.history.record.actions][:2] == ["encounter:bats"] * 2
