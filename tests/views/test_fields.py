"""The mouse wheel scrolls a page and never changes a value."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QSlider, QWidget
from pytestqt.qtbot import QtBot

from furyqt.views.fields import Slider

VIEWS = Path(__file__).parents[2] / "furyqt" / "views"
FIELDS = ("QComboBox", "QSlider", "QSpinBox", "QDoubleSpinBox", "QDateEdit", "QDial")


def is_left_to_the_page(widget: QWidget) -> bool:
    """Turn the wheel one notch over the middle of a widget: Qt gives what is not accepted to the parent."""
    middle = QPointF(widget.rect().center())
    event = QWheelEvent(
        middle, widget.mapToGlobal(middle), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(widget, event)
    return not event.isAccepted()


@pytest.mark.parametrize("has_focus", [False, True])
def test_the_wheel_scrolls_the_page(qtbot: QtBot, has_focus: bool) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    slider = Slider(Qt.Orientation.Horizontal, page)
    plain = QSlider(Qt.Orientation.Horizontal, page)
    for each in (slider, plain):
        each.setValue(50)
    page.show()
    qtbot.waitExposed(page)
    if has_focus:
        slider.setFocus()
    assert is_left_to_the_page(slider)
    assert slider.value() == 50
    assert not is_left_to_the_page(plain), "the wheel changes Qt's own"


def test_no_field_of_the_window_is_changed_by_the_wheel() -> None:
    """A field of Qt's own would be. A choice is a row of buttons, not a combo box."""
    own = [
        f"{path.relative_to(VIEWS)}:{maker.lineno}"
        for path in sorted(VIEWS.rglob("*.py"))
        if path.name != "fields.py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for maker in ([node.func] if isinstance(node, ast.Call) else getattr(node, "bases", []))
        if isinstance(maker, ast.Name) and maker.id in FIELDS
    ]
    assert own == []
    assert issubclass(Slider, QSlider)
