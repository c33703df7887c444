"""The page of puzzles: marks on the map and in the list, the check, the reasons, filters and keys."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from datetime import date

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from furyqt.app import make_window
from furyqt.controllers.language import Language
from furyqt.controllers.puzzles.collection import (
    PuzzleEntry,
    all_puzzles,
    course,
    idea_of,
    position,
    puzzle_of_day,
)
from furyqt.controllers.puzzles.grading import SCORING
from furyqt.controllers.puzzles.puzzle_ratings import PuzzleRatings
from furyqt.controllers.puzzles.sprint import RULES as SPRINT_RULES
from furyqt.rules.core.puzzle import ALL, DENY, KINDS, MUST
from furyqt.views.puzzles.puzzle_page import PuzzlePage


def of_kind(kind: str) -> PuzzleEntry:
    return next(entry for entry in all_puzzles() if entry.kind == kind)


@pytest.fixture(scope="module")
def page(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[PuzzlePage]:
    """Return one page for all tests: each shows its own puzzle first."""
    ratings = PuzzleRatings(tmp_path_factory.mktemp("puzzles") / "puzzles.json")
    found = PuzzlePage(Language(qapp), ratings)
    found.resize(1280, 720)
    found.show()
    found.welcome()
    yield found
    found.close()
    found.deleteLater()


def answer(page: PuzzlePage) -> list[int]:
    assert page.shown is not None
    return sorted(page.shown.solver.answer(page.shown.observation, page.shown.puzzle))


def test_the_start_page_leads_to_the_puzzles_and_escape_back(qtbot: QtBot) -> None:
    window = make_window()
    qtbot.addWidget(window)
    window.show()
    qtbot.mouseClick(window.start.buttons["puzzles"], Qt.MouseButton.LeftButton)
    page = window.pages.puzzles
    assert window.pages.currentWidget() is page
    assert page.panel.question.text()
    window.settings.update(language="de")
    QApplication.sendPostedEvents()
    assert page.panel.next_button.text() == "Überspringen"
    window.settings.update(language="en")
    QApplication.sendPostedEvents()
    for leave in (page.panel.leave_button.click, lambda: qtbot.keyClick(page.places, Qt.Key.Key_Escape)):
        leave()
        assert window.pages.currentWidget() is window.start
        window.show_puzzles()
    window.close()


def test_marks_on_the_map_and_in_the_list_are_the_same(qtbot: QtBot, page: PuzzlePage) -> None:
    page.show_puzzle(of_kind(ALL))
    first, second = answer(page)[:2]
    page.view.table.place_activated.emit(first)
    assert page.places.marked == {first}
    assert set(page.view.table.manual_marks.marks.values()) == {"here"}
    page.places.toggled.emit(second, True)
    assert page.places.marked == {first, second}
    page.view.table.place_activated.emit(first)
    assert page.places.marked == {second}


def test_a_puzzle_for_one_place_takes_one_mark(page: PuzzlePage) -> None:
    page.show_puzzle(of_kind(MUST))
    page.view.table.place_activated.emit(3)
    page.view.table.place_activated.emit(4)
    assert page.places.marked == {4}


@pytest.mark.parametrize("kind", KINDS)
def test_the_right_answer_is_solved(page: PuzzlePage, kind: str) -> None:
    page.show_puzzle(of_kind(kind))
    assert not page.panel.check_button.isEnabled()
    for place in answer(page):
        page.view.table.place_activated.emit(place)
    page.panel.check_button.click()
    assert page.panel.verdict.text().startswith("Solved.")
    assert page.panel.reasons.toPlainText()
    assert page.panel.next_button.text() == "Next Puzzle"


def test_a_mistake_is_shown_on_the_map_in_the_list_and_in_words(page: PuzzlePage) -> None:
    page.show_puzzle(of_kind(ALL))
    right = answer(page)
    wrong = next(place for place in range(50) if place not in right)
    page.view.table.place_activated.emit(wrong)
    page.check()
    assert page.panel.verdict.text().startswith("Not solved")
    marks = page.view.table.manual_marks.marks
    assert marks[page.view.table.key_of(wrong)] == "not"
    assert all(marks[page.view.table.key_of(place)] == "question" for place in right)
    words = page.panel.reasons.toPlainText()
    assert f"{page.view.place_name(wrong)}: wrong" in words
    assert f"{page.view.place_name(right[0])}: missing" in words


def test_a_graded_answer_cannot_be_changed(page: PuzzlePage) -> None:
    page.show_puzzle(of_kind(MUST))
    page.view.table.place_activated.emit(3)
    page.check()
    page.view.table.place_activated.emit(4)
    assert page.places.marked == {3}


def test_the_space_bar_marks_a_place(qtbot: QtBot, page: PuzzlePage) -> None:
    page.show_puzzle(of_kind(ALL))
    page.places.setCurrentIndex(page.places.model().index(4, 0))
    qtbot.keyClick(page.places, Qt.Key.Key_Space)
    assert len(page.places.marked) == 1
    assert page.panel.check_button.isEnabled()


def test_the_current_row_of_the_list_is_no_mark_on_the_map(page: PuzzlePage) -> None:
    """Before the answer nothing on the map is marked but what the person marked."""
    page.show_puzzle(of_kind(ALL))
    for row in (0, 5, page.places.model().rowCount() - 1):
        page.places.setCurrentIndex(page.places.model().index(row, 0))
        assert not page.view.table.scene.layer.highlights
    assert not page.view.table.manual_marks.marks


def test_the_facts_stand_in_the_order_of_turns_and_point_at_nothing_until_one_is_chosen(
    qtbot: QtBot, page: PuzzlePage
) -> None:
    page.show_puzzle(course(all_puzzles())[0])
    turns = [row.turn for row in page.evidence.model.rows]
    assert turns == sorted(turns)
    assert len(set(turns)) > 1
    page.evidence.list.setFocus(Qt.FocusReason.TabFocusReason)
    assert page.evidence.list.currentIndex().isValid()
    assert not page.view.table.scene.layer.highlights, "its places are nearly the answer"
    qtbot.keyClick(page.evidence.list, Qt.Key.Key_Down)
    qtbot.keyClick(page.evidence.list, Qt.Key.Key_Up)
    assert page.view.table.scene.layer.highlights


def test_a_puzzle_begins_without_the_marks_of_the_one_before(page: PuzzlePage) -> None:
    page.show_puzzle(of_kind(ALL))
    page.evidence.pointed.emit((3, 4))
    page.view.point_at(3)
    assert "selected" in page.view.table.scene.layer.highlights.values()
    page.show_puzzle(of_kind(MUST))
    assert not page.view.table.scene.layer.highlights


def test_a_lesson_says_its_idea_before_and_after(page: PuzzlePage) -> None:
    entry = course(all_puzzles())[0]
    idea = idea_of(entry)
    assert idea is not None
    page.show_puzzle(entry)
    assert page.panel.title.text() == f"Step 1 of 10: {idea.title}"
    assert str(idea.before) in page.panel.advice.text()
    for place in answer(page):
        page.view.table.place_activated.emit(place)
    page.check()
    assert str(idea.after) in page.panel.reasons.toPlainText()


def test_the_counting_is_said_before_the_answer(page: PuzzlePage) -> None:
    page.show_puzzle(of_kind(ALL))
    assert str(SCORING) in page.panel.advice.text()
    page.show_puzzle(next(entry for entry in all_puzzles() if entry.kind == MUST and not entry.idea))
    assert not page.panel.advice.text()
    assert page.panel.advice.isHidden()


def test_the_first_steps_can_be_chosen(page: PuzzlePage) -> None:
    choose_theme(page, "course")
    assert page.entry is not None
    assert page.entry.idea
    choose_theme(page, "")


def choose_theme(page: PuzzlePage, theme: str) -> None:
    page.filter.themes.buttons[theme].click()


def test_the_puzzle_of_the_day_can_be_chosen_and_is_followed_by_others(page: PuzzlePage) -> None:
    page.show_puzzle(course(all_puzzles())[0])
    choose_theme(page, "day")
    of_day = puzzle_of_day(date.today())
    assert page.entry == of_day
    assert page.panel.title.text().startswith(f"Puzzle of the day, {of_day.id}: ")
    for place in answer(page):
        page.view.table.place_activated.emit(place)
    page.check()
    assert "in a row: 1" in page.panel.ratings.text()
    page.panel.next_button.click()
    assert page.entry != of_day
    assert not page.panel.title.text().startswith("Puzzle of the day")
    assert page.filter.themes.value == ""


def test_mistakes_can_be_repeated(page: PuzzlePage) -> None:
    missed = [entry for entry in all_puzzles() if entry.kind == DENY][-2:]
    for entry in missed:
        page.show_puzzle(entry)
        wrong = next(place for place in range(60) if place not in answer(page))
        page.view.table.place_activated.emit(wrong)
        page.check()
    choose_theme(page, "mistakes")
    page.panel.next_button.click()
    assert page.entry not in (None, missed[1])
    assert page.entry is not None
    assert page.filter.wants(page.entry)
    assert all(page.filter.wants(entry) for entry in missed)
    assert page.filter.themes.value == "mistakes"
    choose_theme(page, "")


def test_the_next_puzzle_is_another_one(page: PuzzlePage) -> None:
    before = page.entry
    page.panel.next_button.click()
    assert page.entry not in (None, before)


def test_a_kind_can_be_chosen(page: PuzzlePage) -> None:
    page.filter.kinds.buttons[DENY].click()
    assert page.entry is not None
    assert page.entry.kind == DENY


def test_a_theme_can_be_chosen(page: PuzzlePage) -> None:
    choose_theme(page, "sea")
    page.panel.next_button.click()
    assert page.entry is not None
    assert "sea" in page.entry.themes


def test_a_reason_points_at_its_place(page: PuzzlePage) -> None:
    page.show_puzzle(of_kind(MUST))
    page.view.table.place_activated.emit(3)
    page.check()
    heard: list[int] = []
    page.panel.place_chosen.connect(heard.append)
    page.panel.reasons.anchorClicked.emit(QUrl("3"))
    assert heard == [3]


# ------------------------------------------------------------------------------------------ sprint, progress


def test_a_sprint_counts_solved_puzzles_and_mistakes(page: PuzzlePage) -> None:
    page.start_sprint(1)
    assert page.panel.advice.text() == str(SPRINT_RULES)
    assert not page.panel.advice.isHidden()
    first = page.entry
    assert not page.filter.themes.isEnabled()
    assert page.panel.ratings.text().endswith(" left.")
    for place in answer(page):
        page.view.table.place_activated.emit(place)
    page.panel.check_button.click()
    assert page.panel.verdict.text() == "Solved."
    assert page.entry not in (None, first)
    assert not page.drawing.steps
    missed = []
    for _ in range(3):
        missed.append(page.entry)
        page.panel.next_button.click()
    assert page.panel.verdict.text().startswith("The sprint is over: 1 puzzle")
    assert page.panel.verdict.text().endswith("Your best result.")
    assert page.filter.themes.isEnabled()
    page.view.table.place_activated.emit(3)
    assert not page.places.marked, "the last puzzle takes no answer any more"
    assert missed[0] is not None
    page.panel.reasons.anchorClicked.emit(QUrl(f"puzzle-{missed[0].id}"))
    assert page.entry == missed[0]
    page.view.table.place_activated.emit(3)
    assert page.places.marked == {3}


def test_a_sprint_ends_by_its_button_and_keeps_the_best_result(page: PuzzlePage) -> None:
    page.start_sprint(2)
    page.panel.sprint_button.click()
    assert page.panel.verdict.text() == "The sprint is over: 0 puzzles solved. Your best result is 1."
    assert page.panel.sprint_button.text() == "Sprint"
    page.panel.next_button.click()
    assert not page.panel.verdict.text()


def test_the_themes_show_how_many_puzzles_are_solved(page: PuzzlePage) -> None:
    entry = next(each for each in all_puzzles() if each.themes == ("sea",) and each.kind == MUST)
    before = page.filter.themes.buttons["sea"].text()
    page.show_puzzle(entry)
    for place in answer(page):
        page.view.table.place_activated.emit(place)
    page.check()
    after = page.filter.themes.buttons["sea"].text()
    assert before.startswith("At Sea (0 of ")
    assert after.startswith("At Sea (1 of ")


# ---------------------------------------------------------------------------------------------- drawn reasons


@functools.cache
def blocked_place() -> tuple[PuzzleEntry, int]:
    """Return a puzzle, and a place to which the ways are closed."""
    for entry in all_puzzles()[28:]:  # none before is one, and they take four seconds
        shown = position(entry)
        for place in range(60) if entry.kind == ALL else ():
            found = shown.solver.explain(shown.observation, shown.puzzle, place)
            if found.steps[-1].blocked and len(found.steps) > 2:
                return entry, place
    raise AssertionError("no puzzle has a blocked way")


def blocked_page(page: PuzzlePage) -> int:
    """Answer a puzzle wrong; return a place that one fact closes, which was not marked."""
    entry, place = blocked_place()
    page.show_puzzle(entry)
    page.view.table.place_activated.emit(next(n for n in range(60) if n != place))
    page.check()
    return place


def test_nothing_is_drawn_before_the_answer(page: PuzzlePage) -> None:
    blocked_page(page)
    page.show_puzzle(of_kind(ALL))
    assert not page.drawing.steps
    assert not page.view.table.scene.layer.overlay
    assert page.panel.solution.isHidden()
    page.explain(3)
    assert not page.drawing.steps
    page.places.activated.emit(page.places.model().index(3, 0))
    assert not page.drawing.steps


def test_a_mistake_is_drawn_after_the_answer(page: PuzzlePage) -> None:
    page.show_puzzle(of_kind(ALL))
    page.view.table.place_activated.emit(next(place for place in range(50) if place not in answer(page)))
    page.check()
    assert page.drawing.steps == page.panel.solution.steps
    assert page.view.table.scene.layer.overlay
    assert "(on the map)" in page.panel.reasons.toPlainText()


def test_any_place_of_the_map_is_explained_and_stepped(qtbot: QtBot, page: PuzzlePage) -> None:
    place = blocked_page(page)
    page.view.table.place_activated.emit(place)
    solution = page.panel.solution
    count = len(solution.steps)
    assert solution.words.text().startswith(f"{count} of {count} · ")
    assert f"{page.view.place_name(place)}: not in the answer" in page.panel.reasons.toPlainText()
    solution.bar.buttons["first"].click()
    assert len(page.drawing.steps) == 1
    assert solution.words.text().startswith(f"1 of {count} · ")
    qtbot.keyClick(solution.bar.slider, Qt.Key.Key_Right)
    assert len(page.drawing.steps) == 2
    assert page.view.table.manual_marks.marks, "the marks of the answer stay"


def test_a_possible_place_is_a_way_from_night_to_night(page: PuzzlePage) -> None:
    page.show_puzzle(of_kind(MUST))
    [place] = answer(page)
    page.view.table.place_activated.emit(place)
    page.check()
    steps = page.panel.solution.steps
    assert steps[-1].reached == {place}
    assert not any(step.closed or step.blocked for step in steps)
    assert all(len(step.reached) == 1 for step in steps)


def test_enter_in_the_list_explains_after_the_answer(qtbot: QtBot, page: PuzzlePage) -> None:
    blocked_page(page)
    page.places.setCurrentIndex(page.places.model().index(0, 0))
    qtbot.keyClick(page.places, Qt.Key.Key_Return)
    name = page.places.model().index(0, 0).data().split(" – ")[0]
    assert f"{name}: " in page.panel.reasons.toPlainText()
    assert "(on the map)" in page.panel.reasons.toPlainText()


def test_a_row_of_the_list_explains_its_place_above_the_other_reasons(page: PuzzlePage) -> None:
    blocked_page(page)
    assert page.tabs.currentWidget() is page.places
    rows = [page.places.model().index(row, 0) for row in (3, 4)]
    for row in rows:
        page.places.setCurrentIndex(row)
    names = [row.data().split(" – ")[0] for row in rows]
    told = page.panel.reasons.toPlainText()
    assert "choose it there or in the list of places." in told
    assert f"{names[1]}: not in the answer (on the map)" in told.splitlines()[1]
    assert f"{names[0]}: not in the answer" not in told, "only the chosen place is added"


def test_the_pointer_tells_the_reason_of_a_place_after_the_answer(page: PuzzlePage) -> None:
    page.show_puzzle(of_kind(ALL))
    place = next(place for place in range(50) if place not in answer(page))
    table = page.view.table
    assert table.describe(place).count(".") == 0, "before the answer only its name"
    table.place_activated.emit(place)
    page.check()
    assert page.shown is not None
    found = page.shown.solver.explain(page.shown.observation, page.shown.puzzle, place)
    assert table.describe(place).endswith("\n".join(str(text) for text in found.texts))
    page.show_puzzle(of_kind(MUST))
    assert table.describe(place).count(".") == 0


def test_another_theme_draws_a_reason_again(page: PuzzlePage) -> None:
    blocked_page(page)
    scene = page.view.table.scene
    before = len(scene.items())
    scene.sheet_changed.emit(True)
    assert len(scene.items()) == before


@pytest.mark.parametrize(
    ("code", "next_text", "verdict"),
    [("de", "Nächstes Rätsel", "Nicht gelöst"), ("it", "Enigma successivo", "Non risolto")],
)
def test_words_change_with_the_language(page: PuzzlePage, code: str, next_text: str, verdict: str) -> None:
    page.show_puzzle(of_kind(ALL))
    page.view.table.place_activated.emit(next(place for place in range(60) if place not in answer(page)))
    page.check()
    page.language.set(code)
    QApplication.sendPostedEvents()
    assert page.panel.next_button.text() == next_text
    assert page.panel.verdict.text().startswith(verdict)
    page.language.set("en")
    QApplication.sendPostedEvents()


def test_everything_has_a_name_for_a_screen_reader(page: PuzzlePage) -> None:
    for widget in (
        page.places,
        page.panel.reasons,
        page.filter.kinds,
        page.filter.themes,
        page.tabs.tabBar(),
    ):
        assert widget.accessibleName()
    assert all(pane.focusPolicy() != Qt.FocusPolicy.NoFocus for pane in page.panes())


def test_facts_that_are_only_counted_can_be_opened(page: PuzzlePage) -> None:
    page.show_puzzle(next(entry for entry in all_puzzles() if entry.id == "338"))
    page.view.table.place_activated.emit(answer(page)[0])
    page.check()
    place = 35  # Marseilles: more facts close the ways than a short reason has sentences
    page.explain(place)
    shown, link = page.panel.reasons, f"more{place}"
    assert f'href="{link}"' in shown.toHtml()
    before = shown.toPlainText()
    shown.anchorClicked.emit(QUrl(link))
    assert f'href="{link}"' not in shown.toHtml()
    assert len(shown.toPlainText()) > len(before)
