"""The window with damaged files, and without a folder for its own files."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from furyqt.app import make_window
from furyqt.views.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.mark.parametrize("name", ["<b>bold<br>", "%n {file} &amp;", "-dash", "two\nlines", "\U0001f987"])
def test_the_name_of_a_damaged_file_is_shown_as_plain_text(
    window: MainWindow, tmp_path: Path, name: str
) -> None:
    path = tmp_path / f"{name}.furyqt"
    path.write_bytes(b"\x00\xff")
    window.lifecycle.open(path)
    (box,) = window.findChildren(QMessageBox)
    assert box.textFormat() == Qt.TextFormat.PlainText
    assert path.name.replace("\n", " ") in box.text()
    box.close()


def test_the_window_opens_without_a_home_folder(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("FURYQT_HOME", str(tmp_path / "file" / "home"))
    monkeypatch.setattr("furyqt.app.catch_crashes", lambda window: None)
    window = make_window()
    window.show()
    window.settings.update(text_scale=1.2)
    assert window.statusBar().currentMessage()
    for name in ("open", "statistics", "learn"):
        window.commands.actions[name].trigger()
    window.close()
    window.deleteLater()
