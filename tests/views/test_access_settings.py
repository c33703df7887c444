"""The settings dialog: a field for every setting, applied at once, usable with large text and by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args, get_type_hints

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QScrollArea, QSlider, QWidget

from furyqt.controllers.storage.settings import Values
from furyqt.rules.core.ruleset import ruleset
from furyqt.views.dialogs.settings import SettingsDialog
from furyqt.views.main_window import MainWindow
from furyqt.views.menus.commands import THEMES as MENU
from furyqt.views.options.files import FilesPage
from furyqt.views.options.windows import WindowsPage
from furyqt.views.panels.segments import Segments
from furyqt.views.theme import PALETTES, THEMES

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
SCALES = (2.0, 1.5, 1.0)
ELSEWHERE = {
    "game", "side", "seats", "options", "undo", "aids", "has_finished", "last_directory", "window_geometry",
}  # fmt: skip
"""Settings without a field: the first six are chosen with a new game, the others follow use."""


@pytest.fixture
def dialog(window: MainWindow) -> SettingsDialog:
    window.commands.actions["settings"].trigger()
    [found] = [dialog for dialog in window.findChildren(SettingsDialog) if dialog.isVisible()]
    return found


def page(dialog: SettingsDialog, kind: type[Any]) -> Any:
    dialog.turn_to(kind)
    return next(page for page in dialog.pages if isinstance(page, kind))


def test_every_setting_has_a_field(dialog: SettingsDialog) -> None:
    assert set(dialog.fields) == set(Values.__struct_fields__) - ELSEWHERE


def test_every_field_changes_and_shows_its_setting(window: MainWindow, dialog: SettingsDialog) -> None:
    for name, field in dialog.fields.items():
        before = getattr(window.settings.values, name)
        if isinstance(field, QCheckBox):
            field.toggle()
        elif isinstance(field, Segments):
            next(button for value, button in field.buttons.items() if value not in (before, "")).click()
        elif isinstance(field, QSlider):
            field.setValue(125)
        else:
            continue
        assert getattr(window.settings.values, name) != before, name
        window.settings.update(**{name: before})
        assert getattr(window.settings.values, name) == before
    for box in (field for field in dialog.fields.values() if isinstance(field, QCheckBox)):
        assert box.isChecked() == getattr(window.settings.values, _name_of(dialog, box))


def _name_of(dialog: SettingsDialog, field: QWidget) -> str:
    return next(name for name, known in dialog.fields.items() if known is field)


def test_every_value_is_offered(dialog: SettingsDialog) -> None:
    hints = get_type_hints(Values)
    for name in ("language", "theme", "palette", "teammates"):
        field = dialog.fields[name]
        assert isinstance(field, Segments)
        assert set(field.buttons) == set(get_args(hints[name]))
        assert all(button.text() for button in field.buttons.values())
    assert set(get_args(hints["theme"])) == {"", *THEMES} == set(MENU)
    assert set(get_args(hints["palette"])) == set(PALETTES)


def test_card_prompts_are_switched_one_by_one_and_together(
    window: MainWindow, dialog: SettingsDialog
) -> None:
    windows: WindowsPage = page(dialog, WindowsPage)
    names = [known.name for known in ruleset("fury3").default_table.windows]
    assert {name for game, name in windows.boxes if game == "fury3"} == set(names)
    assert all(box.isChecked() and box.text() for box in windows.boxes.values())
    windows.boxes["fury3", "dusk"].setChecked(False)
    windows.boxes["fury3", "dawn"].setChecked(False)
    assert window.settings.values.passed_windows == {"fury3": ("dusk", "dawn")}
    windows.boxes["fury3", "dusk"].setChecked(True)
    assert window.settings.values.passed_windows == {"fury3": ("dawn",)}
    windows.none.click()
    assert set(window.settings.values.passed_windows["fury3"]) == set(names)
    assert not any(box.isChecked() for box in windows.boxes.values())
    windows.all.click()
    assert window.settings.values.passed_windows == {}
    assert all(box.isChecked() for box in windows.boxes.values())


def test_buttons_open_the_folders(dialog: SettingsDialog, monkeypatch: pytest.MonkeyPatch) -> None:
    files: FilesPage = page(dialog, FilesPage)
    opened: list[QUrl] = []

    def open_url(url: QUrl) -> bool:
        opened.append(url)
        return len(opened) < 3

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    for button in files.buttons.values():
        button.click()
    assert [url.toLocalFile() for url in opened] == [str(folder) for folder in files.folders.values()]
    assert "The folder could not be opened." in [label.text() for label in files.findChildren(QLabel)]


@pytest.mark.mass(len(THEMES))
@pytest.mark.parametrize(
    ("scale", "theme"),
    [
        (SCALES[(number + turn) % len(SCALES)], theme)
        for turn in range(len(SCALES))
        for number, theme in enumerate(THEMES)
    ],
)
def test_large_text_stays_within_the_window(
    window: MainWindow, dialog: SettingsDialog, scale: float, theme: str
) -> None:
    try:
        window.settings.update(text_scale=scale, language="de", theme=theme)
        QApplication.processEvents()
        assert dialog.width() <= window.width()
        assert dialog.height() <= window.height()
        for number, shown in enumerate(dialog.pages):
            dialog.list.setCurrentRow(number)
            QApplication.processEvents()
            area = dialog.stack.currentWidget()
            assert isinstance(area, QScrollArea)
            assert area.horizontalScrollBar().maximum() == 0, shown.title()
    finally:
        window.settings.update(text_scale=1.0, language="en", theme="light")


def test_tab_reaches_every_field(dialog: SettingsDialog) -> None:
    dialog.activateWindow()
    for number, shown in enumerate(dialog.pages):
        dialog.list.setCurrentRow(number)
        dialog.list.setFocus()
        reached: list[QWidget | None] = []
        for _ in range(60):
            QTest.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Tab)
            reached.append(QApplication.focusWidget())
            if reached[-1] is dialog.list:
                break
        assert dialog.list in reached, f"Tab does not leave {shown.title()}"
        wanted = [field for field in shown.fields.values() if field.focusPolicy() and field.isEnabled()]
        assert [field for field in wanted if field not in reached] == []


def test_arrow_keys_change_the_page(dialog: SettingsDialog) -> None:
    dialog.list.setFocus()
    for number in range(1, len(dialog.pages)):
        QTest.keyClick(dialog.list, Qt.Key.Key_Down)
        assert dialog.stack.currentIndex() == number
    assert [dialog.list.item(i).text() for i in range(9)] == [
        "Appearance", "Text and motion", "Table and pace", "Sound", "Computer players", "Card prompts",
        "Deduction aids", "Language", "Files and privacy",
    ]  # fmt: skip


def test_theme_and_palette_are_applied_at_once(window: MainWindow, begin: Callable[..., Any]) -> None:
    begin()
    scene = window.table.view.table.scene
    window.settings.update(theme="dark_contrast", palette="greyscale")
    assert scene.layer.colors.pieces != THEMES["dark_contrast"].map.pieces
    assert scene.layer.colors.land == THEMES["dark_contrast"].map.land
    window.settings.update(palette="standard")
    assert scene.layer.colors == THEMES["dark_contrast"].map
    window.settings.update(theme="light")
    assert scene.layer.colors == THEMES["light"].map


def test_notes_are_whole_sentences(dialog: SettingsDialog) -> None:
    for shown in dialog.pages:
        labels = [label for label in shown.findChildren(QLabel) if label.wordWrap() and label.text()]
        assert all(len(label.text()) > 10 for label in labels)
