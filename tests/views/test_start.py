"""The start page, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from furyqt import paths
from furyqt.controllers.chapters.campaign_store import CampaignStore
from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.ruleset import Outcome
from furyqt.rules.core.text import Text
from furyqt.views.main_window import MainWindow
from furyqt.views.start.start_page import ENTRIES


def focused(window: MainWindow) -> str:
    return next((name for name, button in window.start.buttons.items() if button.hasFocus()), "")


def test_every_entry_does_what_the_menu_does(window: MainWindow) -> None:
    assert set(ENTRIES) - {"lesson"} <= set(window.commands.actions)
    for name in ("new", "open", "replay", "help", "statistics", "settings"):
        window.start.buttons[name].click()
        dialogs = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
        assert dialogs, name
        for dialog in dialogs:
            dialog.reject()
    window.start.buttons["learn"].click()
    assert window.pages.currentWidget() is window.school.page


def test_the_arrow_keys_move_between_the_buttons(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    window.start.welcome()
    qtbot.waitUntil(lambda: focused(window) == "lesson")
    seen = []
    for _ in range(len(ENTRIES) - 1):
        seen.append(focused(window))
        widget = QApplication.focusWidget()
        assert widget is not None
        qtbot.keyClick(widget, Qt.Key.Key_Down)
    assert seen == [name for name in ENTRIES if name != "continue"]
    assert focused(window) == "lesson"


def test_the_game_to_continue_is_named(window: MainWindow, begin: Callable[..., GameSession]) -> None:
    session = begin()
    session.act(session.observation.actions[0])
    window.show_start()
    assert window.start.buttons["continue"].isVisible()
    assert str(session.rules.title) in window.start.last_game.text()
    window.start.buttons["continue"].click()
    assert window.pages.currentWidget() is window.table


@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_all_buttons_are_visible_at_1280_by_800(
    window: MainWindow, qtbot: QtBot, scale: float, theme: str
) -> None:
    window.resize(QSize(1280, 800))
    window.settings.update(text_scale=scale, theme=theme)
    page, last = window.start, window.start.buttons["quit"]
    qtbot.waitUntil(lambda: last.mapTo(page, last.rect().bottomRight()).y() <= page.height())
    title = page.title.fontMetrics().height()
    assert title > 2 * page.fontMetrics().height()
    window.settings.update(text_scale=1.0)
    colors = window.grab().toImage()
    spot = page.ornament.mapTo(window, page.ornament.rect().center())
    around = {colors.pixelColor(spot.x() + dx, spot.y() - 20).name() for dx in range(-60, 60, 3)}
    assert len(around) > 6


def test_the_campaign_is_offered_with_its_next_chapter(window: MainWindow, qtbot: QtBot) -> None:
    button = window.start.buttons["journal"]
    window.show_start()
    assert button.text() == "Campaign: The Count's Shadow"
    CampaignStore().create("winter")
    window.show_start()
    assert button.text() == "Campaign: Continue with 1. The Borgo Road"
    window.settings.update(language="de")
    qtbot.waitUntil(lambda: button.text() == "Kampagne: Weiter mit 1. Die Straße zum Borgopass")


def test_a_damaged_campaign_is_told_on_the_start_page(window: MainWindow, qtbot: QtBot) -> None:
    CampaignStore().create("winter")
    (paths.campaigns_dir() / "winter" / "campaign.json").write_bytes(b"{}")
    with qtbot.waitSignal(window.pages.noticed):
        window.show_start()
    assert window.start.buttons["journal"].text() == "Campaign: The Count's Shadow"


def test_the_description_of_a_place_is_shown_at_the_table_only(
    window: MainWindow, begin: Callable[..., GameSession]
) -> None:
    begin()
    window.table.view.table.map.focus_place("paris")
    assert "Paris" in window.statusBar().currentMessage()
    window.show_start()
    assert window.statusBar().currentMessage() == ""


def test_a_newcomer_is_offered_the_first_lesson(window: MainWindow, qtbot: QtBot) -> None:
    button = window.start.buttons["lesson"]
    assert button.isVisible()
    button.click()
    assert window.pages.currentWidget() is window.table
    assert window.school.lesson is not None
    window.show_start()
    assert button.isVisible()
    window.school.book.finish("any")
    window.show_start()
    assert not button.isVisible()
    assert window.start.buttons["new"].isVisible()


def test_a_finished_game_ends_the_offer_of_the_first_lesson(
    window: MainWindow, begin: Callable[..., GameSession], qtbot: QtBot
) -> None:
    session = begin()
    assert not window.settings.values.has_finished
    session.ended.emit(Outcome((0,), Text("", "The end."), (1.0, 0.0)))
    assert window.settings.values.has_finished
    for dialog in window.findChildren(QDialog):
        dialog.reject()
    assert window.settings.values.has_finished
    window.show_start()
    assert not window.start.buttons["lesson"].isVisible()


def test_past_results_end_the_offer_of_the_first_lesson(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """For a person whose settings are older than the offer."""
    monkeypatch.setattr(type(window.lifecycle.statistics), "counts", lambda _: ["a game"])
    qtbot.waitUntil(lambda: window.settings.values.has_finished)


@pytest.mark.parametrize("theme", ["light", "dark", "light_contrast", "dark_contrast"])
def test_words_are_on_a_plate_and_the_night_around_it(window: MainWindow, qtbot: QtBot, theme: str) -> None:
    window.settings.update(theme=theme)
    page, is_strong = window.start, theme.endswith("contrast")
    if not is_strong:
        qtbot.waitUntil(lambda: page.backdrop.has_picture)
    picture = page.grab().toImage()
    colors = {picture.pixelColor(x, page.height() // 2).name() for x in range(30, 300, 2)}
    assert (len(colors) > 20) is not is_strong
    ground = window.palette().window().color()
    for label in (page.title, page.motto):
        corner = label.mapTo(page, label.rect().topLeft())
        assert picture.pixelColor(corner.x() + 1, corner.y() + 1) == ground
    assert page.title.text() == "Night over Europe"
    window.show_learn()
    assert not page.backdrop.has_picture


def test_a_game_to_continue_needs_no_scroll_bar_either(
    window: MainWindow, qtbot: QtBot, begin: Callable[..., GameSession]
) -> None:
    session = begin()
    session.act(session.observation.actions[0])
    window.resize(QSize(1280, 700))
    window.show_start()
    page, last = window.start, window.start.buttons["quit"]
    page.buttons["lesson"].show()
    page.retranslate()
    qtbot.waitUntil(lambda: last.visibleRegion().boundingRect() == last.rect())
    assert page.buttons["continue"].isVisible()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_all_buttons_are_visible_at_1280_by_720(window: MainWindow, qtbot: QtBot, scale: float) -> None:
    window.resize(QSize(1280, 720))
    window.settings.update(text_scale=scale)
    page, last = window.start, window.start.buttons["quit"]
    qtbot.waitUntil(lambda: last.mapTo(page, last.rect().bottomRight()).y() <= page.height())
    assert page.buttons["lesson"].mapTo(page, last.rect().topLeft()).y() >= 0
    window.settings.update(text_scale=1.0)
