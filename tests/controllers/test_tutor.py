"""Every lesson is played to its end without a screen: by showing, by each allowed choice, and in pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.tutor.lesson_book import FILE_NAME, LessonBook
from furyqt.controllers.tutor.lesson_list import all_lessons, lesson, next_lesson
from furyqt.controllers.tutor.tutor import Tutor
from furyqt.rules.core.agenda import State, legal_actions, play, player_to_move
from furyqt.rules.core.lesson import READING, Ask, Lesson, Run, Say
from furyqt.rules.core.ruleset import ruleset, staged
from furyqt.rules.core.text import Text
from furyqt.rules.fury3.lessons import LESSONS
from furyqt.rules.fury3.notation import TOKENS
from tests.controllers.fakes import wait_until

MOST_WORDS = 60
MOST_WAYS = 400
Lead = Callable[..., Tutor]
EACH = pytest.mark.parametrize("one", all_lessons(), ids=[one.id for one in all_lessons()])


@pytest.fixture
def book(tmp_path: Path) -> LessonBook:
    """The bookmarks of a person who has not started."""
    return LessonBook(tmp_path / FILE_NAME)


@pytest.fixture
def lead(worker: AiWorker, book: LessonBook) -> Iterator[Lead]:
    """Opens a lesson at its bookmark, or plays on to the step with a number."""
    made: list[Tutor] = []

    def opened(name: str, until: int = 0) -> Tutor:
        tutor = Tutor(lesson(name), book, worker)
        made.append(tutor)
        tutor.session.start()
        while until and tutor.number < until:
            go_on(tutor)
        return tutor

    yield opened
    for tutor in made:
        tutor.close()
        tutor.session.close()


def go_on(tutor: Tutor) -> None:
    """Do one step, by reading or by showing, and wait for the automatic moves."""
    if tutor.can_next:
        tutor.next()
    else:
        tutor.show_me()
    wait_until(lambda: not tutor.is_running)


def every_way(one: Lesson, states: list[State], number: int = 0) -> Iterator[State]:
    """Yield the ends of all ways through a lesson; of a choice of many the first and last are tried."""
    if number == len(one.steps):
        yield states[-1]
        return
    step, state = one.steps[number], states[-1]
    if isinstance(step, Run):
        for token in step.tokens:
            state = play(state, next(action for action in legal_actions(state) if action.text == token))
    if not isinstance(step, Ask):
        yield from every_way(one, [*states, state], number + 1)
        return
    assert player_to_move(state) == ruleset(one.game).default_table.player(one.player), step.text
    taken = [action for action in legal_actions(state) if step.takes(action.text)]
    assert taken, f"{step.accepts}: none of {[action.text for action in legal_actions(state)]}"
    for action in {taken[0], taken[len(taken) // 2], taken[-1]}:
        yield from every_way(one, [*states, play(state, action)], number + 1)


@EACH
def test_every_way_through_a_lesson_is_legal(one: Lesson) -> None:
    ends = list(every_way(one, [staged(one.game, one.scene)]))
    assert 1 <= len(ends) <= MOST_WAYS


@EACH
def test_a_lesson_is_short(one: Lesson) -> None:
    assert 6 <= len(one.shown) <= 12
    assert isinstance(one.steps[0], Say | Ask)
    assert isinstance(one.steps[-1], Say)
    for text in one.texts():
        assert len(text.source.split()) < MOST_WORDS, text.source


@EACH
def test_the_shown_action_is_accepted(one: Lesson) -> None:
    for step in one.steps:
        if isinstance(step, Ask) and step.show:
            assert step.takes(step.show)


def test_six_lessons_for_hunters_and_two_for_dracula() -> None:
    assert [one.player for one in LESSONS] == ["hunters"] * 6 + ["dracula"] * 2
    assert len({one.id for one in LESSONS}) == len(LESSONS)
    assert next_lesson("moving") is LESSONS[1]
    assert next_lesson(LESSONS[-1].id) is None
    assert all_lessons()[: len(LESSONS)] == LESSONS
    with pytest.raises(ValueError, match="no lesson"):
        lesson("gardening")


@EACH
def test_a_lesson_is_finished_by_being_shown(one: Lesson, lead: Lead, book: LessonBook) -> None:
    tutor = lead(one.id)
    numbers, ends = [], []
    tutor.finished.connect(lambda: ends.append(tutor.number))
    while not tutor.is_finished:
        numbers.append(tutor.number)
        go_on(tutor)
    assert numbers == list(range(1, tutor.count + 1))
    assert ends == [tutor.count]
    assert book.mark(one.id).is_finished
    assert not book.mark(one.id).is_begun


def test_the_last_lesson_for_hunters_ends_with_their_victory(lead: Lead) -> None:
    tutor = lead("net", until=11)
    go_on(tutor)
    assert tutor.session.outcome is not None
    assert tutor.session.outcome.winners == (0,)


def test_another_action_is_refused_with_a_reason(lead: Lead) -> None:
    tutor = lead("moving", until=3)
    reasons: list[Text] = []
    tutor.refused.connect(reasons.append)
    step = tutor.step
    assert isinstance(step, Ask)
    before = tutor.session.ply
    tutor.session.act(TOKENS.read("supply"))
    assert reasons == [step.refusal]
    assert (tutor.session.ply, tutor.number) == (before, 3)
    tutor.session.act(TOKENS.read("road:VR"))
    assert (tutor.session.ply, tutor.number) == (before + 1, 4)


def test_no_action_is_accepted_while_there_is_something_to_read(lead: Lead) -> None:
    tutor = lead("moving")
    reasons: list[Text] = []
    tutor.refused.connect(reasons.append)
    tutor.session.act(TOKENS.read("road:VR"))
    assert reasons == [READING]
    assert tutor.session.ply == 0
    assert not tutor.waits_for_action


def test_next_and_show_me_work_only_at_their_own_steps(lead: Lead) -> None:
    tutor = lead("moving", until=2)
    tutor.show_me()
    assert tutor.number == 2
    tutor.next()
    tutor.next()
    assert tutor.number == 3


def test_going_back_returns_to_the_position(lead: Lead) -> None:
    tutor = lead("moving", until=8)
    later = tutor.session.observation
    while tutor.number > 3:
        tutor.back()
    assert tutor.session.ply == 0
    assert len(tutor.session.observation.events) < len(later.events)
    while tutor.number < 8:
        go_on(tutor)
    assert tutor.session.observation == later


def test_undo_returns_to_the_persons_last_step(lead: Lead) -> None:
    tutor = lead("moving", until=3)
    tutor.session.undo_stack.undo()
    assert tutor.number == 3
    tutor.session.act(TOKENS.read("road:VR"))
    tutor.session.act(TOKENS.read("sea:MS"))
    assert tutor.session.undo_stack.can_undo
    assert not tutor.session.undo_stack.can_redo
    tutor.session.undo_stack.undo()
    assert (tutor.number, tutor.session.ply) == (4, 1)
    tutor.session.undo_stack.undo()
    assert (tutor.number, tutor.session.ply) == (3, 0)
    tutor.session.undo_stack.undo()
    assert (tutor.number, tutor.session.ply) == (3, 0)


@EACH
def test_a_lesson_continues_where_it_was_left(one: Lesson, lead: Lead) -> None:
    first = lead(one.id)
    while not first.is_finished:
        again = lead(one.id)
        assert (again.number, again.session.ply) == (first.number, first.session.ply)
        assert again.session.observation == first.session.observation
        assert again.session.undo_stack.can_undo == first.session.undo_stack.can_undo
        again.close()
        go_on(first)


def test_a_choice_is_remembered(lead: Lead, book: LessonBook) -> None:
    tutor = lead("moving", until=3)
    tutor.session.act(TOKENS.read("road:VR"))
    again = lead("moving")
    assert again.number == 4
    assert again.session.observation == tutor.session.observation
    assert book.mark("moving").tokens == ("road:VR",)
    again.back()
    assert again.session.ply == 0


def test_a_bookmark_that_does_not_fit_restarts_the_lesson(lead: Lead, book: LessonBook) -> None:
    book.keep("moving", 5, ("road:VR", "sea:NAT"))
    tutor = lead("moving")
    assert (tutor.number, tutor.session.ply) == (1, 0)
    book.keep("supplies", 7, ())
    assert lead("supplies").number == 1


def test_a_lesson_closed_during_automatic_moves_continues_before_them(lead: Lead, book: LessonBook) -> None:
    tutor = lead("moving", until=6)
    tutor.session.pace.set_least(50)
    tutor.show_me()
    assert tutor.is_running
    assert not tutor.session.is_persons_turn
    assert tutor.session.computer.player == 0
    tutor.close()
    tutor.session.close()
    again = lead("moving")
    assert again.number == 6
    assert again.session.ply == 3


def test_automatic_moves_can_be_stopped_and_hurried(lead: Lead) -> None:
    tutor = lead("moving", until=6)
    tutor.session.pace.set_least(60_000)
    tutor.show_me()
    tutor.session.computer.cancel()
    before = tutor.session.ply
    tutor.session.computer.move_now()
    assert tutor.session.computer.is_paused
    assert tutor.session.ply == before
    tutor.session.computer.resume()
    tutor.session.computer.move_now()
    assert not tutor.is_running
    assert tutor.number == 7


def test_a_lesson_is_not_saved_and_has_no_hints(lead: Lead, tmp_path: Path) -> None:
    tutor = lead("moving", until=5)
    assert tutor.session.is_lesson
    assert tutor.session.archive.autosave_path is None
    assert not tutor.session.advice.can_hint
    tutor.session.archive.save(tmp_path / "lesson.furyqt")
    assert not (tmp_path / "lesson.furyqt").exists()


def test_a_damaged_file_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    path.write_text('{"moving": {"step": "three"}}', encoding="utf-8")
    book = LessonBook(path)
    assert book.notice is not None
    assert (tmp_path / (FILE_NAME + ".broken")).exists()
    assert not book.mark("moving").is_begun
    book.keep("moving", 2, ("road:VR",))
    assert LessonBook(path).mark("moving").tokens == ("road:VR",)


def test_a_file_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    folder = tmp_path / "taken"
    folder.write_text("")
    book = LessonBook(folder / FILE_NAME)
    told: list[Text] = []
    book.trouble.connect(told.append)
    book.keep("moving", 1, ())
    assert len(told) == 1
    assert book.mark("moving").is_begun


def test_a_removed_folder_is_created_again(tmp_path: Path) -> None:
    LessonBook(tmp_path / "gone" / FILE_NAME).keep("moving", 1, ())
    assert LessonBook(tmp_path / "gone" / FILE_NAME).mark("moving").is_begun
