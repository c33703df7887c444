"""The lessons start from legal positions and reach the rules that they are about."""

from __future__ import annotations

import pytest

from furyqt.rules.core.agenda import State, legal_actions, play, player_to_move
from furyqt.rules.core.lesson import Ask, Lesson, Run
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.dining import RULES
from furyqt.rules.dining.events import CardUsed, CubePlaced, DinnerSkipped, RoundBegan, StandRepaired
from furyqt.rules.dining.lessons import LESSONS
from furyqt.rules.dining.spaces import CODES
from furyqt.rules.dining.stage import stage
from furyqt.rules.dining.state import DiningState
from tests.contract.facts_dining import conserved

EACH = pytest.mark.parametrize("lesson", LESSONS, ids=[one.id for one in LESSONS])


def played(lesson: Lesson) -> list[State]:
    """Return the positions of a lesson whose requests are answered by the first accepted action."""
    states: list[State] = [stage(lesson.scene)]
    for step in lesson.steps:
        tokens: tuple[str, ...] = ()
        if isinstance(step, Run):
            tokens = step.tokens
        elif isinstance(step, Ask):
            tokens = (step.shown([action.text for action in legal_actions(states[-1])]),)
        for token in tokens:
            states.append(play(states[-1], RULES.read(token)))
    return states


def test_there_are_two_lessons_of_this_game() -> None:
    assert ruleset("dining").lessons() == LESSONS
    assert [one.id for one in LESSONS] == ["dining_day", "dining_dinner"]
    assert {one.game for one in LESSONS} == {"dining"}


@EACH
def test_a_lesson_keeps_all_pieces(lesson: Lesson) -> None:
    states = played(lesson)
    for state in states:
        conserved(states[0], state)


@EACH
def test_a_lesson_ends_on_the_persons_turn(lesson: Lesson) -> None:
    assert player_to_move(played(lesson)[-1]) == RULES.default_table.player(lesson.player)


@EACH
def test_a_position_fits_what_its_players_know(lesson: Lesson) -> None:
    state = stage(lesson.scene)
    for player in range(2):
        seen = RULES.observe(state, player)
        assert RULES.observe(RULES.determinize(seen, None, 3), player) == seen


@EACH
def test_the_spots_a_lesson_points_at_exist(lesson: Lesson) -> None:
    for step in lesson.steps:
        for point in () if isinstance(step, Run) else step.points:
            kind, _, name = point.partition(":")
            assert kind != "spot" or name in ("clock", "63") or CODES[int(name)]


def test_the_spots_are_those_of_the_requested_spaces() -> None:
    asked = [step for one in LESSONS for step in one.steps if isinstance(step, Ask)]
    for step in asked:
        code = step.accepts[0].rpartition(":")[2]
        spots = [point[5:] for point in step.points if point.startswith("spot:")]
        if code in CODES:
            assert spots == [str(CODES.index(code))], step.accepts


def test_the_first_lesson_shows_tourist_stand_and_bus() -> None:
    state = played(LESSONS[0])[-1]
    assert isinstance(state, DiningState)
    told = state.told or ()
    assert [event.card for event in told if isinstance(event, CardUsed)] == [29]
    assert sum(isinstance(event, StandRepaired) for event in told) == 1
    assert state.favor[0] == 2
    assert state.kept == (1, 0)


def test_the_second_lesson_shows_a_dinner() -> None:
    state = played(LESSONS[1])[-1]
    assert isinstance(state, DiningState)
    told = state.told or ()
    assert state.points == (5, 0)
    assert state.bites == (0, 1)
    assert [event.slot for event in told if isinstance(event, CubePlaced)] == [1]
    assert any(isinstance(event, DinnerSkipped) for event in told)
    assert [event.round for event in told if isinstance(event, RoundBegan)] == [2]
