"""The list of actions: headings, folded tickets, impossible actions, and the keys that fold and unfold."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import Text, Texts, in_english
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.actions import Go, Word
from furyqt.rules.fury3.observation import Fury3Observation, observe
from furyqt.rules.fury3.tables import HUNTERS
from furyqt.views.access.announce import announcer
from furyqt.views.boards import board
from furyqt.views.models.choices import ChoiceRow, ClosedRow, FoldRow
from furyqt.views.panels.actions.choices import ChoicesPanel
from furyqt.views.picture import Topic
from furyqt.views.table.action_offers import closed, offered
from tests.rules.fury3.scenes import at, scene

N_ = Texts("test")

HERE = board("fury3")
LEFT = Qt.MouseButton.LeftButton


def day_in_paris() -> Fury3Observation:
    """Godalming in Paris by day, with two different tickets."""
    state = scene(places={"godalming": "paris"}, tickets={"godalming": ("3/2", "1/1")})
    return observe(state, HUNTERS)


@pytest.fixture
def panel(qtbot: QtBot) -> ChoicesPanel:
    found = ChoicesPanel(in_english)
    qtbot.addWidget(found)
    found.resize(360, 620)
    found.show()
    qtbot.waitExposed(found)
    found.activateWindow()
    found.set_choices(offered(RULES, HERE, day_in_paris()), None, closed(HERE, day_in_paris()))
    found.list.setFocus()
    return found


def headings(panel: ChoicesPanel) -> list[str]:
    """The visible headings."""
    found = (panel.filtered.heading_at(number) for number in range(panel.filtered.rowCount()))
    return [str(heading) for heading in found if heading is not None]


def fold_line(panel: ChoicesPanel) -> int:
    """The row of the line that unfolds impossible actions."""
    rows = range(panel.filtered.rowCount())
    return next(number for number in rows if isinstance(panel.filtered.row_at(number), FoldRow))


def rides(panel: ChoicesPanel, place: str) -> list[ChoiceRow]:
    """The visible lines of rides to a place."""
    rows = panel.filtered.rows()
    return [
        row
        for row in rows
        if isinstance(row.action, Go) and row.action.way == "rail" and row.place == at(place)
    ]


def test_every_group_has_one_heading_and_every_action_a_number(panel: ChoicesPanel) -> None:
    assert headings(panel) == ["By road", "Supplies and tickets", "By railway", "None of these"]
    assert [isinstance(panel.filtered.row_at(number), ChoiceRow) for number in range(9)] == [True] * 9


def test_a_heading_cannot_be_clicked(panel: ChoicesPanel) -> None:
    index = panel.filtered.index(0, 0)
    box = panel.list.visualRect(index)
    assert box.top() >= 10
    assert not panel.list.indexAt(QPoint(40, box.top() - 5)).isValid()
    assert panel.list.indexAt(box.center()) == index


def test_rides_to_one_city_are_folded_under_the_cheapest(panel: ChoicesPanel) -> None:
    (lead,) = rides(panel, "brussels")
    assert lead.variants == 1
    assert isinstance(lead.action, Go)
    assert lead.action.text.startswith("rail1/1:")
    assert str(lead.brief) == "Brussels (ticket 1/1)"


def test_the_right_arrow_unfolds_and_the_left_one_folds(panel: ChoicesPanel, qtbot: QtBot) -> None:
    (lead,) = rides(panel, "brussels")
    panel.select_action(lead.action)
    qtbot.keyClick(panel.list, Qt.Key.Key_Right)
    assert [row.under for row in rides(panel, "brussels")] == [None, lead.action]
    qtbot.keyClick(panel.list, Qt.Key.Key_Down)
    with qtbot.waitSignal(panel.chosen) as chosen:
        qtbot.keyClick(panel.list, Qt.Key.Key_Return)
    assert chosen.args[0].text.startswith("rail3/2:")
    qtbot.keyClick(panel.list, Qt.Key.Key_Left)
    assert rides(panel, "brussels") == [lead]
    assert panel.list.currentIndex().data(0x100) == lead


def test_a_click_on_the_arrow_unfolds(panel: ChoicesPanel, qtbot: QtBot) -> None:
    (lead,) = rides(panel, "brussels")
    index = panel.index_of(lead.action)
    panel.list.scrollTo(index)
    box = panel.list.visualRect(index)
    with qtbot.assertNotEmitted(panel.chosen):
        qtbot.mouseClick(panel.list.viewport(), LEFT, pos=QPoint(box.right() - 8, box.center().y()))
    assert len(rides(panel, "brussels")) == 2


def test_a_folded_action_is_found_by_its_row_and_by_typing(panel: ChoicesPanel) -> None:
    action = next(row.action for row in panel.rows if row.under is not None)
    assert panel.index_of(action).data(0x100).action == action
    panel.filtered.fold()
    panel.field.setText("3/2")
    assert any(row.action == action for row in panel.filtered.rows())


def test_typing_keeps_the_headings_of_matching_actions(panel: ChoicesPanel) -> None:
    panel.field.setText("brussels")
    assert headings(panel) == ["By road", "By railway"]


def test_impossible_actions_are_folded_and_give_a_reason(panel: ChoicesPanel, qtbot: QtBot) -> None:
    fold = fold_line(panel)
    assert fold == panel.filtered.rowCount() - 1
    assert (
        str(panel.filtered.index(fold, 0).data()) == f"Not possible now ({len(closed(HERE, day_in_paris()))})"
    )
    panel.list.setCurrentIndex(panel.filtered.index(fold, 0))
    qtbot.keyClick(panel.list, Qt.Key.Key_Return)
    assert panel.filtered.rowCount() > fold + 3
    qtbot.keyClick(panel.list, Qt.Key.Key_Down)
    row = panel.list.currentIndex().data(0x100)
    assert isinstance(row, ClosedRow)
    with qtbot.waitSignal(panel.refused) as refused, qtbot.assertNotEmitted(panel.chosen):
        qtbot.keyClick(panel.list, Qt.Key.Key_Return)
    assert refused.args[0] == str(row.reason)
    qtbot.keyClick(panel.list, Qt.Key.Key_Left)
    assert panel.filtered.rowCount() == fold + 1


def test_clicks_unfold_and_fold_impossible_actions(panel: ChoicesPanel, qtbot: QtBot) -> None:
    fold = fold_line(panel)
    for is_open in (True, False):
        index = panel.filtered.index(fold, 0)
        panel.list.scrollTo(index)
        qtbot.mouseClick(panel.list.viewport(), LEFT, pos=panel.list.visualRect(index).center())
        assert panel.filtered.shows_closed == is_open


def test_typing_finds_impossible_actions(panel: ChoicesPanel) -> None:
    panel.field.setText("rest")
    rows = [panel.filtered.row_at(number) for number in range(panel.filtered.rowCount())]
    assert [str(row.name) for row in rows if isinstance(row, ClosedRow)] == ["Rest"]
    panel.field.setText("brussels")
    rows = [panel.filtered.row_at(number) for number in range(panel.filtered.rowCount())]
    assert all(isinstance(row, ChoiceRow) for row in rows)


def test_accessible_descriptions_have_heading_and_reason(panel: ChoicesPanel) -> None:
    described = Qt.ItemDataRole.AccessibleDescriptionRole
    (lead,) = rides(panel, "brussels")
    assert "By railway" in panel.index_of(lead.action).data(described)
    panel.filtered.toggle(FoldRow(0))
    last = panel.filtered.index(panel.filtered.rowCount() - 1, 0)
    assert last.data(Qt.ItemDataRole.AccessibleTextRole).endswith("not possible now")
    assert last.data(described) == str(last.data(0x100).reason)


def test_a_number_key_never_plays_an_impossible_action(panel: ChoicesPanel, qtbot: QtBot) -> None:
    row = ChoiceRow(Word("pass"), N_("Pass"), -1)
    panel.set_choices((row,), None, (ClosedRow(Text("", "Rest"), Text("", "No.")),))
    panel.filtered.toggle(FoldRow(1))
    with qtbot.assertNotEmitted(panel.chosen):
        panel.play_number(2)
        panel.play_number(3)


def click_line(panel: ChoicesPanel, qtbot: QtBot, number: int) -> None:
    """Click the middle of a line."""
    at_line = panel.list.visualRect(panel.filtered.index(number, 0)).center()
    qtbot.mouseClick(panel.list.viewport(), LEFT, pos=at_line)


def test_one_click_plays_a_line(panel: ChoicesPanel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(panel.chosen) as chosen:
        click_line(panel, qtbot, 1)
    assert chosen.args == [panel.rows[1].action]


def test_a_double_click_plays_once(panel: ChoicesPanel, qtbot: QtBot) -> None:
    heard: list[object] = []
    panel.chosen.connect(heard.append)
    click_line(panel, qtbot, 1)
    at_line = panel.list.visualRect(panel.filtered.index(1, 0)).center()
    qtbot.mouseDClick(panel.list.viewport(), LEFT, pos=at_line)
    qtbot.mouseRelease(panel.list.viewport(), LEFT, pos=at_line)
    assert len(heard) == 1


def test_a_click_on_an_impossible_action_gives_the_reason(panel: ChoicesPanel, qtbot: QtBot) -> None:
    line = fold_line(panel)
    click_line(panel, qtbot, line)
    panel.list.scrollTo(panel.filtered.index(line + 1, 0))
    with qtbot.waitSignal(panel.refused), qtbot.assertNotEmitted(panel.chosen):
        click_line(panel, qtbot, line + 1)


def test_a_few_actions_look_like_many_but_have_no_filter(panel: ChoicesPanel, qtbot: QtBot) -> None:
    rows = offered(RULES, HERE, day_in_paris())
    many = panel.list.visualRect(panel.filtered.index(1, 0)).height()
    panel.set_choices(rows[:3])
    assert not panel.field.isVisible()
    assert not panel.findChildren(QPushButton)
    assert panel.filtered.rowCount() == 3
    assert panel.list.visualRect(panel.filtered.index(1, 0)).height() == many
    with qtbot.waitSignal(panel.chosen) as played:
        qtbot.mouseClick(
            panel.list.viewport(), LEFT, pos=panel.list.visualRect(panel.filtered.index(2, 0)).center()
        )
    assert played.args == [rows[2].action]
    panel.set_choices(rows)
    assert panel.field.isVisible()


def test_long_texts_of_a_few_actions_wrap(panel: ChoicesPanel) -> None:
    title = N_("A long way round about the mountains and over the sea to the castle in the east")
    panel.set_choices((ChoiceRow(Word("pass"), title, -1), ChoiceRow(Word("rest"), N_("Rest"), -1)))
    heights = [panel.list.visualRect(panel.filtered.index(n, 0)).height() for n in range(2)]
    line = panel.list.fontMetrics().height()
    assert heights[0] >= heights[1] + line


EFFECT = N_("Dusk or dawn: a hunter in the city heals one damage and draws a card from the item deck.")


def heights(panel: ChoicesPanel) -> list[int]:
    """The heights of the visible lines."""
    panel.list.doItemsLayout()
    rows = range(panel.filtered.rowCount())
    return [panel.list.visualRect(panel.filtered.index(row, 0)).height() for row in rows]


def test_a_short_list_has_the_effects_of_its_cards(panel: ChoicesPanel) -> None:
    plain, card = (ChoiceRow(Word(word), N_("Do it"), -1) for word in ("pass", "rest"))
    panel.set_choices((plain, replace(card, meaning=EFFECT)))
    assert heights(panel)[1] >= heights(panel)[0] + panel.list.fontMetrics().height()
    panel.set_choices((plain, *(8 * (replace(card, meaning=EFFECT),))))
    panel.resize(panel.width(), 300)
    assert len(set(heights(panel))) == 1, "no space for all of them"
    panel.resize(panel.width(), 1600)
    assert heights(panel)[1] > heights(panel)[0]


def test_the_card_that_a_question_is_about_is_told_as_far_as_there_is_space(panel: ChoicesPanel) -> None:
    words = Topic(Text("test", " ".join(20 * [EFFECT.source])))
    panel.set_choices((ChoiceRow(Word("pass"), N_("Do it"), -1),), words)
    panel.resize(panel.width(), 120)
    assert panel.text.text().endswith("…")
    short = len(panel.text.text())
    panel.resize(panel.width(), 300)
    assert len(panel.text.text()) > 2 * short
    panel.list.doItemsLayout()
    panel.layout().activate()  # type: ignore[union-attr]
    words_at = panel.text.geometry().translated(panel.vignette.pos())
    assert panel.list.geometry().bottom() < words_at.top()
    assert words_at.bottom() <= panel.height()
    assert panel.text.heightForWidth(panel.text.width()) <= panel.text.height()


def test_the_found_line_is_in_view_in_a_low_list(panel: ChoicesPanel, qtbot: QtBot) -> None:
    rules = ruleset("fury2")
    seen = rules.observe(rules.setup(rules.checked_options({}), 1), HUNTERS)
    panel.set_choices(offered(rules, board("fury2"), seen), None)
    panel.list.setMaximumHeight(80)
    qtbot.waitUntil(lambda: panel.list.height() == 80)
    for letters in ("G", "Ga", "Gal"):
        panel.field.setText(letters)
        QApplication.processEvents()
    line = panel.list.visualRect(panel.list.currentIndex())
    assert panel.list.viewport().rect().intersects(line)


def test_letters_that_no_action_has_are_told_until_they_are_gone(
    panel: ChoicesPanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(announcer(), "add", lambda widget, words, *, is_event: heard.append(words))
    assert panel.nothing.isHidden()
    panel.begin_to_find("q")
    panel.field.setText("qx")
    assert panel.nothing.isVisible()
    assert "“qx”" in panel.nothing.text()
    assert heard[-1] == panel.nothing.text()
    qtbot.keyClick(panel.field, Qt.Key.Key_Return)
    assert heard[-2:] == [panel.nothing.text()] * 2, "Enter is answered"
    qtbot.keyClick(panel.field, Qt.Key.Key_Escape)
    assert panel.nothing.isHidden()
    assert panel.filtered.rowCount() > 0
