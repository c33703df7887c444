"""The puzzles in the package: proofs, grades, ratings, the file of ratings, and the terminal."""

from __future__ import annotations

import errno
import os
import statistics
from datetime import date
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import Language
from furyqt.controllers.puzzles.collection import (
    INDEX,
    PuzzleEntry,
    PuzzlePosition,
    all_ideas,
    all_puzzles,
    course,
    idea_of,
    position,
    puzzle_of_day,
    puzzle_with_id,
    read_index,
    solver_of,
    write_index,
)
from furyqt.controllers.puzzles.grading import (
    KIND_TITLES,
    SCORING,
    PuzzleGrade,
    explained,
    explanation,
    grade,
    said_before,
    title_of,
)
from furyqt.controllers.puzzles.puzzle_ratings import START, PuzzleRatings, expected
from furyqt.controllers.puzzles.sprint import RULES as SPRINT_RULES
from furyqt.controllers.puzzles.sprint import Sprint
from furyqt.controllers.storage import json_store
from furyqt.controllers.terminal.puzzle_console import PuzzleConsole
from furyqt.rules.core.events import Event
from furyqt.rules.core.puzzle import ALL, DENY, KINDS
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.fury3.decks import Power
from furyqt.rules.fury3.events import CardPlaced, HunterMoved, LocationRevealed, PlaceDenied
from furyqt.rules.fury3.hidden.trail_proof import conditions_of, possible_places
from furyqt.rules.fury3.puzzles.answers import denials, knowledge, link_of, places_left
from furyqt.rules.fury3.puzzles.conclusions import ClosedPlaces
from furyqt.rules.fury3.puzzles.explaining import explain
from furyqt.rules.fury3.puzzles.facts import without
from furyqt.rules.fury3.puzzles.rating import FAMILIES, family
from furyqt.rules.fury3.tables import ATLAS

PARTS = 4
FIRST = all_puzzles()[0]


def lesson(idea: str) -> PuzzlePosition:
    """Return the position that teaches an idea."""
    return position(next(entry for entry in all_puzzles() if entry.idea == idea))


def of_kind(kind: str) -> PuzzleEntry:
    return next(entry for entry in all_puzzles() if entry.kind == kind)


# ------------------------------------------------------------------------------------------------- collection


def test_there_are_five_hundred_puzzles_of_all_kinds_and_themes() -> None:
    entries = all_puzzles()
    assert len(entries) == 500
    assert len({entry.id for entry in entries}) == 500
    assert entries[-1].id == max(entry.id for entry in entries)
    assert {entry.kind for entry in entries} == set(KINDS)
    assert {theme for entry in entries for theme in entry.themes} == set(
        solver_of(ruleset("fury3")).theme_titles()
    )
    assert len({(entry.record, entry.ply) for entry in entries}) == 500


@pytest.mark.mass(2)
@pytest.mark.parametrize("part", range(PARTS))
def test_every_puzzle_is_proved_again_and_its_answer_is_not_in_sight(part: int) -> None:
    """Each has one answer, and neither shows it, nor asks for one step from one card, nor names the place.

    The puzzles of a game are together, so that each game is loaded once.
    """
    by_game = sorted(all_puzzles(), key=lambda entry: entry.record)
    size = len(by_game) // PARTS
    for entry in by_game[part * size : (part + 1) * size]:
        shown = position(entry)
        assert shown.solver.answer(shown.observation, shown.puzzle), entry.id
        assert not shown.solver.is_in_sight(shown.observation, shown.puzzle), entry.id


REPLACED = (
    86,
    87,
    88,
    90,
    91,
    105,
    106,
    107,
    115,
    181,
    235,
    290,
    291,
    292,
    324,
    339,
    341,
    404,
    443,
    455,
    481,
)


def test_a_replaced_puzzle_does_not_return_under_its_id() -> None:
    """A person's result of an old puzzle is never taken for one of another puzzle."""
    assert not [number for number in REPLACED if puzzle_with_id(f"{number:03}")]


def test_a_result_of_a_replaced_puzzle_is_kept_and_harms_nothing(
    qapp: QCoreApplication, tmp_path: Path
) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text('{"rating": 1490.0, "answers": 30, "tried": {"339": {"rating": 1400.0, "answers": 1}}}')
    found = PuzzleRatings(path)
    following = found.next_of(all_puzzles())
    assert following is not None
    found.answer(following, 1.0, is_solved=True)
    assert set(PuzzleRatings(path).tried) == {"339", following.id}


@pytest.mark.parametrize("entry", all_puzzles()[::12], ids=lambda entry: entry.id)
def test_a_conclusion_agrees_with_the_proof(entry: PuzzleEntry) -> None:
    """No place that a whole way confirms is ever concluded to be impossible."""
    shown = position(entry)
    known = knowledge(shown.observation)
    link = link_of(known, shown.puzzle)
    ways = ClosedPlaces(shown.observation.events, is_advanced=shown.options["game"] == "advanced")
    possible = possible_places(known.conditions, link)
    assert possible
    assert not [place for place in possible if ways.why_not(link, place) or ways.passed_before(link, place)]


def test_a_place_between_two_turned_cards_is_explained_by_the_ways_between_them() -> None:
    shown = lesson("turned")
    index = {place.key: number for number, place in enumerate(ATLAS.places)}
    reason = explain(shown.observation, shown.puzzle, index["liverpool"])
    assert [str(text) for text in reason.texts] == [
        "Monday night, week 1: Dracula was in London. Thursday night, week 1, 3 cards later: Dracula was in"
        " the Irish Sea.",
        "All ways between these two places that his cards allow lead through Liverpool."
        " So the Liverpool card was on his trail, and he could not go there again.",
    ]
    *waves, end = reason.steps
    assert [sorted(ATLAS.places[place].key for place in step.reached) for step in waves] == [
        ["london"], ["manchester", "plymouth", "swansea"], ["edinburgh", "liverpool"], ["irish_sea"],
    ]  # fmt: skip
    assert end.closed == {index["liverpool"]}
    ways = ClosedPlaces(shown.observation.events, is_advanced=shown.options["game"] == "advanced")
    link = link_of(knowledge(shown.observation), shown.puzzle)
    assert ways.passed_before(link, index["manchester"]) is None, "Swansea leads to Liverpool, too"


def test_the_best_question_may_be_about_a_city_that_he_passed() -> None:
    """He cannot be there now, but to deny it leaves fewer places than any city where he can be."""
    entry = puzzle_with_id("466")
    assert entry is not None
    shown = position(entry)
    known = knowledge(shown.observation)
    [best] = shown.solver.answer(shown.observation, shown.puzzle)
    left = denials(known)
    assert best not in known.now
    assert left[best] == min(left.values()) == len(places_left(known, best)) > 0
    assert left[best] < min(left[city] for city in known.now & left.keys())


# ----------------------------------------------------------------------------------------------------- course


def test_each_idea_is_taught_by_one_puzzle() -> None:
    lessons = course(all_puzzles())
    assert [entry.idea for entry in lessons] == list(all_ideas())
    assert len(lessons) == 10
    for entry in lessons:
        idea = idea_of(entry)
        assert idea is not None
        assert title_of(entry) == idea.title
        assert said_before(entry)[0] == idea.before


def placed(shown: PuzzlePosition) -> set[int]:
    return {event.power for event in shown.observation.events if isinstance(event, CardPlaced)}


def answer_without(shown: PuzzlePosition, *kinds: type[Event]) -> frozenset[int] | None:
    """Return the answer without these facts; None if there are none of them."""
    events = shown.observation.events
    if not any(isinstance(event, kinds) for event in events):
        return None
    told = [without(event) if isinstance(event, kinds) else event for event in events]
    is_advanced = shown.options["game"] == "advanced"
    conditions = conditions_of([event for event in told if event], is_advanced=is_advanced)
    return possible_places(conditions, link_of(knowledge(shown.observation), shown.puzzle))


@pytest.mark.parametrize(
    ("idea", "kind"), [("turned", LocationRevealed), ("denied", PlaceDenied), ("silence", HunterMoved)]
)
def test_the_fact_of_a_lesson_is_needed(idea: str, kind: type[Event]) -> None:
    shown = lesson(idea)
    answer = shown.solver.answer(shown.observation, shown.puzzle)
    found = answer_without(shown, kind)
    assert found is not None
    assert found > answer


@pytest.mark.parametrize("theme", ["sea", "hide", "wolf"])
def test_a_lesson_has_only_its_theme(theme: str) -> None:
    shown = lesson(theme)
    assert shown.solver.themes(shown.observation, shown.puzzle) == (theme,)


def test_the_lesson_of_roads_has_only_roads() -> None:
    shown = lesson("roads")
    assert shown.solver.themes(shown.observation, shown.puzzle) == ("road",)
    for kind in (PlaceDenied, HunterMoved):
        assert answer_without(shown, kind) in (None, shown.solver.answer(shown.observation, shown.puzzle))


def test_the_lesson_of_misdirect_has_it_on_the_trail() -> None:
    assert Power.MISDIRECT in placed(lesson("misdirect"))


def test_the_lesson_of_both_ends_needs_the_later_one() -> None:
    shown = lesson("double")
    events = shown.observation.events
    link = link_of(knowledge(shown.observation), shown.puzzle)
    later = [n for n, event in enumerate(events) if isinstance(event, CardPlaced)][link + 1]
    then = conditions_of(events[:later], is_advanced=shown.options["game"] == "advanced")
    assert possible_places(then, link) > shown.solver.answer(shown.observation, shown.puzzle)


def test_the_last_lesson_asks_the_best_question() -> None:
    assert lesson("question").puzzle.kind == DENY


def test_the_first_guess_of_a_rating_is_that_of_the_solver() -> None:
    for entry in all_puzzles()[::100]:
        shown = position(entry)
        assert shown.solver.difficulty(shown.observation, shown.puzzle) == entry.rating
        assert shown.solver.themes(shown.observation, shown.puzzle) == entry.themes


def test_families_are_rated_in_the_order_of_the_measured_errors() -> None:
    """The table begins with the family with the fewest errors; the hardest puzzles are cut off at 2300."""
    found: dict[tuple[str, str], list[int]] = {}
    for entry in all_puzzles():
        found.setdefault(family(entry.kind, entry.themes), []).append(entry.rating)
    assert found.keys() == FAMILIES.keys()
    means = [statistics.fmean(found[name]) for name in FAMILIES]
    assert all(before < after + 15 for before, after in pairwise(means)), means


def test_an_index_is_read_as_it_was_written(tmp_path: Path) -> None:
    write_index(tmp_path / INDEX, all_puzzles())
    assert read_index(tmp_path / INDEX) == all_puzzles()


def test_a_damaged_index_is_refused(tmp_path: Path) -> None:
    (tmp_path / INDEX).write_text(
        "id,record,ply,kind,turns_ago,rating,themes\n001,game,three,all,0,900,sea\n"
    )
    with pytest.raises(ValueError, match="int"):
        read_index(tmp_path / INDEX)


def test_a_puzzle_is_found_by_its_id() -> None:
    assert puzzle_with_id("001") == FIRST
    assert puzzle_with_id("1") is None


def test_a_game_without_puzzles_has_no_solver() -> None:
    with pytest.raises(ValueError, match="lite has no puzzles"):
        solver_of(ruleset("lite"))


# ----------------------------------------------------------------------------------------------------- grades


@pytest.mark.parametrize(
    ("right", "wrong", "missing", "points"),
    [(3, 0, 0, 3), (2, 0, 1, 2), (2, 1, 1, 2), (3, 1, 0, 2), (1, 2, 2, 1), (2, 4, 1, 0), (0, 1, 1, 0)],
)
def test_a_right_place_is_a_point_and_a_mark_too_many_costs_one(
    right: int, wrong: int, missing: int, points: int
) -> None:
    places = iter(range(20))
    parts = [frozenset(next(places) for _ in range(count)) for count in (right, wrong, missing)]
    found = PuzzleGrade(*parts)
    assert found.points == points
    assert found.is_solved == (wrong == missing == 0)
    assert found.share == points / (right + missing)
    assert (str(found.verdict()) == "Solved.") == found.is_solved


def test_the_verdict_says_why_a_rating_rises_without_a_solution() -> None:
    found = PuzzleGrade(frozenset({1, 2}), frozenset(), frozenset({3}))
    assert str(found.verdict(12.0)) == "Not solved: 2 of 3 points, but more than expected at your rating."
    assert str(found.verdict(0.4)) == str(found.verdict(-12.0)) == "Not solved: 2 of 3 points."
    assert str(PuzzleGrade(frozenset({1}), frozenset(), frozenset()).verdict(12.0)) == "Solved."


@pytest.mark.parametrize("kind", KINDS)
def test_the_counting_of_several_places_is_said_before(kind: str) -> None:
    assert (SCORING in said_before(of_kind(kind))) == (kind == ALL)


@pytest.mark.parametrize("kind", KINDS)
def test_the_answer_is_solved_and_explained(kind: str) -> None:
    shown = position(of_kind(kind))
    answer = shown.solver.answer(shown.observation, shown.puzzle)
    found = grade(shown, answer)
    assert found.is_solved
    assert [place for place, _ in explained(shown, found)] == sorted(answer)[:4]
    assert all(1 <= len(reasons.texts) <= 4 for _, reasons in explained(shown, found))
    assert str(KIND_TITLES[kind])


def test_mistakes_are_explained_first() -> None:
    shown = position(of_kind(ALL))
    answer = sorted(shown.solver.answer(shown.observation, shown.puzzle))
    wrong = next(place for place in range(60) if place not in answer)
    found = explained(shown, grade(shown, {wrong, *answer[1:]}))
    assert [place for place, _ in found] == [wrong, answer[0]]


# ----------------------------------------------------------------------------------------------------- sprint


class Clock:
    """A clock that a test sets."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_sprint_goes_from_easy_to_hard_without_the_course() -> None:
    sprint = Sprint(all_puzzles(), 1, Clock())
    ratings = []
    while (entry := sprint.entry) is not None and not sprint.is_over:
        assert not entry.idea
        ratings.append(entry.rating)
        sprint.answer(is_solved=True)
    assert len(ratings) > 100
    assert ratings[0] < 950
    assert sum(ratings[:20]) < sum(ratings[20:40]) < sum(ratings[40:60])
    assert Sprint(all_puzzles(), 2, Clock()).entry != Sprint(all_puzzles(), 1, Clock()).entry


def test_a_sprint_repeats_no_puzzle() -> None:
    sprint = Sprint(all_puzzles(), 5, Clock())
    while not sprint.is_over:
        sprint.answer(is_solved=True)
    assert len({entry.id for entry in sprint.solved}) == len(sprint.solved)


def test_a_sprint_ends_after_five_minutes() -> None:
    clock = Clock()
    sprint = Sprint(all_puzzles(), 1, clock)
    sprint.answer(is_solved=True)
    clock.now = 60.5
    assert str(sprint.score()) == "1 puzzles solved, 0 mistakes, 4:00 left."
    clock.now = 299.9
    assert not sprint.is_over
    clock.now = 300.0
    assert sprint.is_over
    sprint.answer(is_solved=True)
    assert len(sprint.solved) == 1, "an answer that comes too late does not count"


def test_a_sprint_ends_with_the_third_mistake() -> None:
    sprint = Sprint(all_puzzles(), 1, Clock())
    for is_solved in (False, True, False):
        sprint.answer(is_solved=is_solved)
        assert not sprint.is_over
    sprint.answer(is_solved=False)
    assert sprint.is_over
    assert str(sprint.result()) == "The sprint is over: 1 puzzles solved."


# ---------------------------------------------------------------------------------------------------- ratings


@pytest.fixture
def ratings(qapp: QCoreApplication, tmp_path: Path) -> PuzzleRatings:
    return PuzzleRatings(tmp_path / "puzzles.json")


def test_equal_ratings_expect_half_of_the_points() -> None:
    assert expected(1500, 1500) == 0.5
    assert expected(1900, 1500) == pytest.approx(10 / 11)


def test_a_solved_puzzle_raises_the_person_and_lowers_the_puzzle(ratings: PuzzleRatings) -> None:
    change = ratings.answer(FIRST, 1.0, is_solved=True)
    assert change > 0
    assert ratings.rating == START + change
    assert ratings.rating_of(FIRST) < FIRST.rating


def test_only_the_first_answer_counts(ratings: PuzzleRatings) -> None:
    ratings.answer(FIRST, 0.0, is_solved=False)
    before = ratings.rating
    assert ratings.answer(FIRST, 1.0, is_solved=True) == 0
    assert ratings.rating == before
    assert (ratings.tried[FIRST.id].answers, ratings.tried[FIRST.id].is_solved) == (2, True)
    assert ratings.answers == 1


def test_ratings_are_read_again(ratings: PuzzleRatings, tmp_path: Path) -> None:
    ratings.answer(FIRST, 1.0, is_solved=True)
    again = PuzzleRatings(tmp_path / "puzzles.json")
    assert (again.rating, again.tried) == (ratings.rating, ratings.tried)


def test_a_new_person_takes_the_course_first(ratings: PuzzleRatings) -> None:
    """It begins with one of the easiest puzzles, and the others follow the rating that was reached."""
    for expected_entry in course(all_puzzles()):
        found = ratings.next_of(all_puzzles())
        assert found == expected_entry
        ratings.answer(found, 1.0, is_solved=True)
    after = ratings.next_of(all_puzzles())
    assert after is not None
    assert not after.idea
    assert ratings.rating > START
    fresh = [entry for entry in all_puzzles() if entry.id not in ratings.tried]
    assert abs(after.rating - ratings.rating) == min(abs(entry.rating - ratings.rating) for entry in fresh)


def test_the_first_puzzle_is_among_the_easiest() -> None:
    easier = [entry for entry in all_puzzles() if entry.rating < course(all_puzzles())[0].rating]
    assert len(easier) < 10


def test_a_lesson_can_be_skipped(ratings: PuzzleRatings) -> None:
    assert [ratings.next_of(all_puzzles(), n) for n in range(3)] == course(all_puzzles())[:3]


def test_who_has_answered_many_puzzles_goes_on_at_the_own_rating(ratings: PuzzleRatings) -> None:
    others = [entry for entry in all_puzzles() if not entry.idea]
    for entry in others[:10]:
        ratings.answer(entry, 0.5, is_solved=False)
    found = ratings.next_of(all_puzzles())
    assert found is not None
    assert abs(found.rating - ratings.rating) < 50


def test_then_unsolved_ones_and_then_any(ratings: PuzzleRatings) -> None:
    solved, failed = all_puzzles()[:2]
    ratings.answer(solved, 1.0, is_solved=True)
    ratings.answer(failed, 0.0, is_solved=False)
    assert ratings.next_of([solved, failed]) == failed
    assert ratings.next_of([solved]) == solved
    assert ratings.next_of([]) is None


def test_each_day_has_its_own_puzzle() -> None:
    first = date(2026, 1, 1).toordinal()
    found = {puzzle_of_day(date.fromordinal(first + n)).id for n in range(490)}
    assert len(found) == 490


def test_days_in_a_row_are_counted(ratings: PuzzleRatings, tmp_path: Path) -> None:
    """A missed day ends the row; a day is open until it is over; another puzzle does not count."""
    assert ratings.streak == 0
    for day, is_solved, streak in ((1, True, 1), (2, True, 2), (3, False, 2), (4, False, 0), (5, True, 1)):
        today = date(2026, 3, day)
        ratings.today = lambda today=today: today  # type: ignore[misc]
        entry = puzzle_of_day(today) if is_solved else FIRST
        ratings.answer(entry, 1.0, is_solved=True)
        assert ratings.streak == streak, day
    again = PuzzleRatings(tmp_path / "puzzles.json")
    again.today = ratings.today
    assert again.streak == 1


def test_a_day_counts_only_if_it_was_solved_at_the_first_try(ratings: PuzzleRatings) -> None:
    """A person who has read the reasons does not keep the row by answering again."""
    today = date(2026, 3, 1)
    ratings.today = lambda: today
    ratings.answer(puzzle_of_day(today), 0.5, is_solved=False)
    assert ratings.streak == 0
    ratings.answer(puzzle_of_day(today), 1.0, is_solved=True)
    assert ratings.streak == 0
    ratings.today = lambda: date(2026, 3, 2)
    ratings.answer(puzzle_of_day(ratings.today()), 1.0, is_solved=True)
    assert ratings.streak == 1


def test_a_streak_and_a_rating_outlive_the_puzzles(qapp: QCoreApplication) -> None:
    """A file of an older version, whose puzzles were replaced since, keeps what was earned."""
    found = PuzzleRatings(Path(__file__).parents[1] / "fixtures" / "puzzles" / "older.json")
    found.today = lambda: date(2026, 3, 4)
    assert (found.rating, found.answers, found.streak) == (1490.5, 30, 4)
    assert found.mistakes == {"001"}
    assert not [name for name in ("339", "443") if puzzle_with_id(name)]


def test_an_answer_after_midnight_counts_for_the_day_that_was_shown(ratings: PuzzleRatings) -> None:
    day = date(2026, 3, 1)
    ratings.today = lambda: date(2026, 3, 2)
    ratings.answer(puzzle_of_day(day), 1.0, is_solved=True, day=day)
    assert ratings.streak == 1


def test_the_best_sprint_is_kept_with_each_answer(ratings: PuzzleRatings, tmp_path: Path) -> None:
    for solved, best in ((4, 4), (3, 4), (4, 4), (5, 5)):
        ratings.note(FIRST, is_solved=True, solved=solved)
        assert PuzzleRatings(tmp_path / "puzzles.json").best_sprint == best


def test_the_best_sprint_of_two_programs_is_kept(
    ratings: PuzzleRatings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*args: object, **settings: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    other = PuzzleRatings(tmp_path / "puzzles.json")
    with monkeypatch.context() as disk:
        disk.setattr(json_store, "write_atomically", full)
        ratings.note(FIRST, is_solved=True, solved=4)
    other.note(FIRST, is_solved=True, solved=7)
    ratings.note(FIRST, is_solved=True, solved=5)  # now the result that waits is written, too
    assert other.best_sprint == PuzzleRatings(tmp_path / "puzzles.json").best_sprint == 7


def test_an_answer_in_a_sprint_is_remembered_and_not_rated(ratings: PuzzleRatings) -> None:
    solved, failed, *_ = all_puzzles()
    ratings.note(solved, is_solved=True, solved=1)
    ratings.note(failed, is_solved=False, solved=1)
    assert (ratings.rating, ratings.answers) == (START, 0)
    assert ratings.solved_of(all_puzzles()) == 1
    assert ratings.mistakes == {failed.id}


def test_mistakes_are_those_never_solved(ratings: PuzzleRatings) -> None:
    solved, failed, *_ = all_puzzles()
    ratings.answer(solved, 1.0, is_solved=True)
    ratings.answer(failed, 0.0, is_solved=False)
    assert ratings.mistakes == {failed.id}
    ratings.answer(failed, 1.0, is_solved=True)
    assert not ratings.mistakes


def test_the_terminal_counts_the_days(ratings: PuzzleRatings) -> None:
    entry = puzzle_of_day(ratings.today())
    lines = typed(ratings, [entry], named(entry))
    assert lines[0].startswith(f"Puzzle of the day, {entry.id}: ")
    assert "Puzzles of the day solved in a row: 1." in lines


def test_an_empty_line_in_the_terminal_asks_for_an_answer(ratings: PuzzleRatings) -> None:
    lines = typed(ratings, [FIRST], "", "quit")
    assert lines[lines.index("> ") + 1] == "Type your answer, or “?” for help."


TOO_LARGE = b'{"rating": -1e308}', b'{"tried": {"001": {"rating": 1e300}}}'


@pytest.mark.parametrize("content", [b"{", b'{"rating": "high"}', b"\xff\xfe", b"[" * 100_000, *TOO_LARGE])
def test_a_damaged_file_is_set_aside(qtbot: QtBot, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "puzzles.json"
    path.write_bytes(content)
    found = PuzzleRatings(path)
    with qtbot.waitSignal(found.trouble) as heard:
        assert found.rating == START
    assert "puzzles.json.broken" in str(heard.args[0])
    assert path.with_name("puzzles.json.broken").read_bytes() == content


def test_a_file_that_cannot_be_written_is_reported_once(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "puzzles.json").mkdir()
    found = PuzzleRatings(tmp_path / "puzzles.json")
    heard: list[object] = []
    found.trouble.connect(heard.append)
    found.answer(FIRST, 1.0, is_solved=True)
    found.answer(all_puzzles()[1], 1.0, is_solved=True)
    assert len(heard) == 1
    assert found.answers == 2


# --------------------------------------------------------------------------------------------------- terminal


def typed(ratings: PuzzleRatings, entries: list[PuzzleEntry], *lines: str, code: str = "en") -> list[str]:
    """Return the lines written after these were typed."""
    application = QCoreApplication.instance()
    assert application is not None
    language, said, waiting = Language(application), list[str](), list(lines)
    language.set(code)

    def ask(prompt: str) -> str:
        if not waiting:
            raise EOFError
        said.append(prompt + waiting[0])
        return waiting.pop(0)

    PuzzleConsole(entries, ratings, language, said.append, ask).run()
    language.set("en")
    return said


def named(entry: PuzzleEntry) -> str:
    """Return the answer of a puzzle as a person types it."""
    shown = position(entry)
    atlas = shown.rules.default_table.atlas
    assert atlas is not None
    places = shown.solver.answer(shown.observation, shown.puzzle)
    return ", ".join(str(atlas.places[place].name) for place in sorted(places))


def test_a_right_answer_in_the_terminal(ratings: PuzzleRatings) -> None:
    entry = of_kind(ALL)
    lines = typed(ratings, [entry], named(entry))
    assert "Mark every place where Dracula can be now." in lines
    assert "Solved." in lines
    assert f"The answer: {named(entry).replace(', ', ' and ')}." in lines
    assert any(line.startswith("Your rating is") for line in lines)


def test_the_words_of_the_terminal(ratings: PuzzleRatings) -> None:
    lines = typed(ratings, [FIRST], "?", "look", "log", "near Rome", "Nowhere", "b", "", "quit")
    assert any(line.startswith("near NAME:") for line in lines)
    assert "Around Rome:" in lines
    assert "“Nowhere” is not a place." in lines
    assert any(line.startswith("“b” may be: ") for line in lines)
    assert FIRST.id not in ratings.tried


def test_the_terminal_repeats_no_control_characters(ratings: PuzzleRatings) -> None:
    typed_line = "near\x1b[2J \x00\u202eNowhere\x07"
    lines = typed(ratings, [FIRST], typed_line, "quit")
    said = [line for line in lines if line not in (f"> {typed_line}", "> quit")]
    assert any("Nowhere” is not a place." in line for line in said)
    assert not [line for line in said if "\x1b" in line or "\x00" in line or "\u202e" in line]


def test_a_skipped_puzzle_is_followed_by_another(ratings: PuzzleRatings) -> None:
    lines = typed(ratings, list(all_puzzles()[:3]), "skip", "quit")
    titles = [line for line in lines if line.startswith("Puzzle ")]
    assert len(titles) == len(set(titles)) == 2


def test_the_terminal_speaks_german(ratings: PuzzleRatings) -> None:
    lines = typed(ratings, [FIRST], "quit", code="de")
    assert any(line.startswith("Rätsel 001") for line in lines)


def test_the_folder_of_puzzles_has_only_its_games() -> None:
    used = {f"{entry.record}.furyqt" for entry in all_puzzles()} | {INDEX}
    assert set(os.listdir(Path(__file__).parents[2] / "resources" / "puzzles")) == used


def test_a_sprint_in_the_terminal(ratings: PuzzleRatings) -> None:
    sprint = Sprint(all_puzzles(), 3, Clock())
    assert sprint.entry is not None
    waiting = [named(sprint.entry), "skip", "near Paris", "quit"]
    application = QCoreApplication.instance()
    assert application is not None
    said: list[str] = []
    language = Language(application)
    language.set("en")
    console = PuzzleConsole(all_puzzles(), ratings, language, said.append, lambda _: waiting.pop(0))
    console.run_sprint(sprint)
    assert str(SPRINT_RULES) == said[0]
    assert "Solved." in said
    assert any(line.endswith("1 puzzle solved, 1 mistake, 5:00 left.") for line in said)
    assert said[-2:] == ["The sprint is over: 1 puzzle solved.", "Your best result is 1."]


def test_a_sprint_that_is_broken_off_in_the_terminal_counts(ratings: PuzzleRatings) -> None:
    sprint, language = Sprint(all_puzzles(), 3, Clock()), Language()
    assert sprint.entry is not None
    waiting = [named(sprint.entry)]

    def ask(prompt: str) -> str:
        if not waiting:
            raise KeyboardInterrupt
        return waiting.pop()

    console = PuzzleConsole(all_puzzles(), ratings, language, lambda line: None, ask)
    with pytest.raises(KeyboardInterrupt):
        console.run_sprint(sprint)
    assert ratings.best_sprint == 1


def test_the_terminal_explains_a_place_step_by_step(ratings: PuzzleRatings) -> None:
    lines = typed(ratings, [FIRST], "why Paris", named(FIRST), "why Paris", "London", "quit")
    assert "Answer a puzzle first, then ask why." in lines
    asked = lines.index("> why Paris", lines.index("> why Paris") + 1)
    steps = [line for line in lines[asked:] if line[:2] in ("1.", "2.")]
    assert steps[0].startswith("1. ")
    assert len(steps) >= 2


def test_steps_are_numbered_sentences(ratings: PuzzleRatings) -> None:
    """The last step of an excluded place says that no way leads there, and it is never reached."""
    shown = position(FIRST)
    answer = shown.solver.answer(shown.observation, shown.puzzle)
    for place in range(60):
        steps = explanation(shown, place).steps
        assert steps
        assert (place in steps[-1].reached) == (place in answer)
