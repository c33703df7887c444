"""The tab of the hunt of the day: one hunt per day, its first result, and a line to share."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from typing import NamedTuple

import pytest
from msgspec.structs import replace as replace_result
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from furyqt.controllers.chapters.beginning import chapter_history
from furyqt.controllers.chapters.hunts import HUNT_TAG, HuntResult, Hunts, twist
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.language import Language
from furyqt.rules.core.numerals import numeral
from furyqt.views.journal.hunts_panel import HuntsPanel

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
DAY = date(2026, 11, 22)


class Tab(NamedTuple):
    """The panel with its table of hunts."""

    hunts: Hunts
    panel: HuntsPanel


@pytest.fixture
def tab(qtbot: QtBot, qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tab]:
    window, worker = QWidget(), AiWorker()
    qtbot.addWidget(window)
    hunts = Hunts(tmp_path_factory.mktemp("hunts") / "hunts.json")
    hunts.today = lambda: DAY
    panel = HuntsPanel(hunts, Language(qapp), worker, window)
    yield Tab(hunts, panel)
    worker.close()


def finish_hunt(hunts: Hunts, day: date = DAY) -> HuntResult:
    """Play the hunt of a day at random and keep its result."""
    record = hunts.begun_record(day)
    tags = {name: "random" if value.startswith("search:") else value for name, value in record.tags.items()}
    history = chapter_history(replace(record, tags=tags))
    chance = random.Random(1)
    while not history.is_over:
        seat = history.table.seats[history.seat_to_move]
        history.add(chance.choice(history.observation(seat.player).actions))
    found = hunts.close(history.record, list(history.states))
    assert found is not None
    return found


def test_the_hunt_of_a_day_is_described_and_begun_with_its_terms(qtbot: QtBot, tab: Tab) -> None:
    panel = tab.panel
    words = panel.browser.toPlainText()
    assert "2026" in words
    assert "You have " in words
    assert "No hunt is finished yet." in panel.calendar.toPlainText()
    assert not panel.copy_button.isEnabled()
    panel.preset.buttons["story"].click()
    panel.challenge.buttons["no_trains"].click()
    with qtbot.waitSignal(panel.session_begun) as begun:
        panel.begin_button.click()
    assert begun.args is not None
    tags = begun.args[0].header.tags
    assert (tags[HUNT_TAG], tags["Preset"], tags["Challenge"]) == (DAY.isoformat(), "story", "no_trains")
    begun.args[0].close()


def test_the_first_result_of_a_day_is_in_the_table_and_can_be_shared(tab: Tab) -> None:
    first = finish_hunt(tab.hunts)
    finish_hunt(tab.hunts)
    assert tab.hunts.results == (first,)
    words = tab.panel.browser.toPlainText()
    line = str(tab.hunts.line(first))
    assert line in words
    past = tab.panel.calendar.toPlainText()
    assert first.nights in past
    assert "1 day(s) in a row (longest: 1)" in past
    tab.panel.copy_button.click()
    assert QGuiApplication.clipboard().text() == line
    assert line in tab.panel.note.text()


def test_a_preset_changes_the_days_of_the_hunt(tab: Tab) -> None:
    panel, days = tab.panel, []
    for preset in ("story", "iron"):
        panel.preset.buttons[preset].click()
        days.append(panel.hunt.days)
        assert f"You have {numeral(days[-1]).form('word').source} days to " in panel.browser.toPlainText()
    assert days[0] > days[1]


def test_at_midnight_the_page_says_so_and_acts_on_what_it_shows(qtbot: QtBot, tab: Tab) -> None:
    hunts, panel = tab
    first = finish_hunt(hunts)
    title = panel.browser.toPlainText().splitlines()[1]
    hunts.today = lambda: DAY + timedelta(days=1)
    panel.check_date()
    assert "It is a new day: this is still the hunt of " in panel.note.text()
    assert "22" in panel.note.text()
    panel.copy_button.click()
    assert QGuiApplication.clipboard().text() == str(hunts.line(first))
    with qtbot.waitSignal(panel.session_begun) as begun:
        panel.begin_button.click()
    assert begun.args is not None
    assert begun.args[0].header.tags[HUNT_TAG] == f"{DAY.isoformat()} 2"
    begun.args[0].close()
    assert panel.browser.toPlainText().splitlines()[1] == title
    assert "It is a new day" in panel.note.text()
    panel.show_today()
    assert panel.browser.toPlainText().splitlines()[1] != title
    assert panel.note.text() == ""


def test_a_page_that_shows_a_day_to_come_begins_nothing(qtbot: QtBot, tab: Tab) -> None:
    tab.hunts.today = lambda: DAY - timedelta(days=1)
    with qtbot.waitSignal(tab.panel.noticed) as noticed:
        tab.panel.begin_button.click()
    assert noticed.args is not None
    assert str(noticed.args[0]) == "the hunt of 2026-11-22 is still to come"


def test_a_second_attempt_is_announced_and_called_so_in_the_table(tab: Tab) -> None:
    tab.hunts.begun_record(DAY)
    tab.panel.show_today()
    assert "your next game is attempt 2" in tab.panel.browser.toPlainText()
    again = finish_hunt(tab.hunts)
    assert again.attempt == 2
    assert ", attempt 2" in tab.panel.calendar.toPlainText()
    assert "2026-11-22 (attempt 2)" in tab.panel.browser.toPlainText()


def test_a_day_with_a_twist_offers_no_other_challenge(qtbot: QtBot, tab: Tab) -> None:
    hunts, panel = tab
    panel.challenge.buttons["no_trains"].click()
    tuesday = DAY + timedelta(days=2)
    hunts.today = lambda: tuesday
    panel.show_today()
    forced = twist(tuesday, hunts.game)
    assert list(panel.challenge.buttons) == [forced]
    assert panel.challenge.title is not None
    assert panel.challenge.title.text() == "The twist of this day:"
    with qtbot.waitSignal(panel.session_begun) as begun:
        panel.begin_button.click()
    assert begun.args is not None
    assert begun.args[0].header.tags["Challenge"] == forced
    begun.args[0].close()
    hunts.today = lambda: tuesday + timedelta(days=1)
    panel.show_today()
    assert set(panel.challenge.buttons) > {"", "iron", forced}


def test_the_calendar_has_every_day_of_the_month_and_the_medal_of_a_challenge(tab: Tab) -> None:
    hunts, panel = tab
    found = finish_hunt(hunts)
    hunts.keep(replace_result(found, date="2026-11-17", medal="silver", challenge="blind"))
    hunts.keep(replace_result(found, date="2026-10-30"))
    panel.show_today()
    words = panel.calendar.toPlainText().split()
    assert words.count("30") >= 2  # a day of each month; the locale of earlier tests writes the table
    assert {"November", "October", "3*", "5*", "7*"} <= set(words)
    told = panel.calendar.toPlainText()
    assert "Blind\nsilver" in told
    assert told.count("not met yet") == 3
