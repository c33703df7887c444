"""The slip on the map with what a chapter's writer adds, and its words in the log."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from furyqt.controllers.chapters.story import Beat, found_paper
from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.text import Text
from furyqt.views.journal import margin_note
from furyqt.views.main_window import MainWindow
from tests.views.journal.chapter_sessions import begin_quickly
from tests.views.reading import read_on

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def words(text: str, day: int = 1) -> Beat:
    return Beat("own", Text("", text), 0, day, None, "mina")


@pytest.fixture
def session(window: MainWindow) -> GameSession:
    """The second day of a chapter, on whose morning the trance names a region."""
    window.show_journal()
    window.pages.journal.welcome()
    return begin_quickly(window, "shadow-06", day=1)


def play_to_a_beat(window: MainWindow, qtbot: QtBot, session: GameSession) -> Beat:
    """Pass and move until the writer adds something."""
    told: list[Beat] = []
    assert session.chapter is not None
    session.chapter.beat.connect(told.append)
    window.settings.update(teammates="watch")
    read_on(window, session)
    for _ in range(200):
        qtbot.waitUntil(lambda: session.is_persons_turn and bool(window.table.offers.rows))
        if told and window.table.note.isVisible():
            return told[0]
        window.table.choices.select_action(window.table.offers.rows[-1].action)
        qtbot.keyClick(window.table.choices.list, Qt.Key.Key_Return)
    raise AssertionError("nothing was told")


def test_a_beat_is_a_slip_on_the_map_and_a_line_of_the_log(
    window: MainWindow, qtbot: QtBot, session: GameSession
) -> None:
    note, log = window.table.note, window.table.view.log.model
    assert note.isHidden()
    beat = play_to_a_beat(window, qtbot, session)
    said = window.table.note.words.text()
    assert note.isVisible()
    assert str(beat.text) in said
    rows = [str(row.event.describe()) for row in log.rows if row.rank == "beat"]
    assert session.chapter is not None
    assert rows == [str(one.text) for one in session.chapter.beats]
    assert session.is_persons_turn  # nothing waits for the slip
    window.table.choices.list.setFocus()
    qtbot.keyClick(window.table.choices.list, Qt.Key.Key_Escape)
    assert note.isHidden()
    assert [row for row in log.rows if row.rank == "beat"]


def test_undo_takes_the_slip_and_its_line_back(
    window: MainWindow, qtbot: QtBot, session: GameSession
) -> None:
    play_to_a_beat(window, qtbot, session)
    assert session.chapter is not None
    while session.chapter.beats:
        session.undo_stack.undo()
        qtbot.waitUntil(lambda: session.is_persons_turn)
    assert window.table.note.isHidden()
    assert not [row for row in window.table.view.log.model.rows if row.rank == "beat"]


def test_a_resumed_chapter_has_its_beats_in_the_log_and_no_slip(window: MainWindow, qtbot: QtBot) -> None:
    window.show_journal()
    window.pages.journal.welcome()
    session = begin_quickly(window, "shadow-06", day=4)
    qtbot.waitUntil(lambda: bool(window.table.offers.rows))
    assert session.chapter is not None
    assert session.chapter.beats
    rows = [row for row in window.table.view.log.model.rows if row.rank == "beat"]
    assert len(rows) == len(session.chapter.beats)
    assert window.table.note.isHidden()


def test_a_slip_that_is_not_put_aside_has_the_two_newest_beats(
    window: MainWindow, session: GameSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    announced: list[str] = []
    monkeypatch.setattr(margin_note, "announce_event", lambda widget, said: announced.append(said))
    note = window.table.note
    note.show_beat(words("First."))
    note.show_beat(words("Second."))
    assert note.words.text() == "First.\n\nSecond."
    note.show_beat(words("Third."))
    assert note.words.text() == "Second.\n\nThird."
    note.put_aside()
    note.show_beat(words("Fourth."))
    assert note.words.text() == "Fourth."
    assert announced == ["First.", "Second.", "Third.", "Fourth."]
    note.show_beat(words("Tomorrow.", day=2))
    assert note.words.text() == "Fourth.\n\nTomorrow."
    note.show_beat(words("Long after.", day=4))
    assert note.words.text() == "Long after."
    note.put_aside()
    note.show_beat(words("Fourth."))
    note.keep_only([words("Fourth."), words("Fifth.")])
    assert note.isVisible()
    note.keep_only([])
    assert note.isHidden()


def test_a_found_paper_is_read_on_the_slip_which_scrolls_if_it_is_long(
    window: MainWindow, session: GameSession
) -> None:
    assert session.chapter is not None
    note, paper = window.table.note, found_paper(session.chapter.game.campaign, "lading")
    assert paper is not None
    note.show_beat(replace(words("Look."), paper=paper))
    for text in (paper.title, paper.text):
        assert str(text) in note.words.text()
    area = window.table.view.table.map
    assert area.rect().contains(note.geometry())
    note.put_aside()
    note.show_beat(words("Long. " * 800))
    assert area.rect().contains(note.geometry())
    assert note.area.verticalScrollBar().maximum() > 0


def test_a_click_or_the_button_puts_the_slip_aside(
    window: MainWindow, qtbot: QtBot, session: GameSession
) -> None:
    note = window.table.note
    note.show_beat(words("First."))
    qtbot.mouseClick(note, Qt.MouseButton.LeftButton)
    assert note.isHidden()
    note.show_beat(words("Second."))
    note.close_button.click()
    assert note.isHidden()
    note.show_beat(words("Third."))
    window.lifecycle.clear()
    assert note.isHidden()
