"""The base of the settings pages: fields by the names of the settings, each with its label."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from furyqt.controllers.storage.settings import Settings, Values
from furyqt.views.fields import Slider
from furyqt.views.numbers import percent
from furyqt.views.panels.segments import Segments

PERCENT = 100


class PercentSlider(Slider):
    """A slider whose value changes when it is released; keys change it at once."""

    def __init__(self, least: float, most: float, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setRange(round(least * PERCENT), round(most * PERCENT))
        self.setSingleStep(5)
        self.setPageStep(25)
        self.setTickInterval(25)
        self.setTickPosition(QSlider.TickPosition.TicksBelow)
        self.setTracking(False)
        self._number = QLabel(self)
        self.sliderMoved.connect(self._show_number)
        self.valueChanged.connect(self._show_number)
        self._show_number(self.value())

    def with_number(self) -> QWidget:
        """Return the slider with its value beside it."""
        both = QWidget(self.parentWidget())
        row = QHBoxLayout(both)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self, 1)
        row.addWidget(self._number)
        return both

    def _show_number(self, value: int) -> None:
        self._number.setText(percent(value))

    def changeEvent(self, event: QEvent) -> None:
        """Write the number as in the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._show_number(self.value())
        super().changeEvent(event)


_LINE_LETTERS = 46
"""The line length of the words beside a check box, which does not wrap them itself."""


class OptionsPage(QWidget):
    """A page of fields; a change in a field changes the setting at once."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.fields: dict[str, QWidget] = {}
        """The field of each setting, by name."""
        self._labels: dict[str, QLabel] = {}
        self.lines = QVBoxLayout(self)
        self.lines.setContentsMargins(12, 4, 12, 4)
        self.lines.setSpacing(10)
        self.form = QFormLayout()
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self.form.setVerticalSpacing(10)
        self.lines.addLayout(self.form)

    def title(self) -> str:
        """Return the name of the page in the list of pages."""
        raise NotImplementedError

    def add_choice(self, name: str, values: Sequence[Any]) -> Segments:
        """Add a setting with a few values under a label."""
        field = Segments(self, values)
        field.chosen.connect(lambda value: self.settings.update(**{name: value}))
        self.add_labelled(name, field)
        return field

    def add_box(self, name: str) -> QCheckBox:
        """Add a setting that is on or off."""
        box = self.fields[name] = QCheckBox(self)
        box.toggled.connect(lambda on: self.settings.update(**{name: on}))
        self.form.addRow(box)
        return box

    def add_percent(self, name: str, least: float, most: float) -> PercentSlider:
        """Add a setting that is a share, shown in percent."""
        field = PercentSlider(least, most, self)
        field.valueChanged.connect(lambda value: self.settings.update(**{name: value / PERCENT}))
        self.add_labelled(name, field, field.with_number())
        return field

    def add_labelled(self, name: str, field: QWidget, row: QWidget | None = None) -> None:
        """Add a field of any kind under a label; `row` is the widget around it, if any."""
        label = self._labels[name] = QLabel(self)
        label.setBuddy(field)
        self.fields[name] = field
        self.form.addRow(label, row or field)

    def add_note(self) -> QLabel:
        """Add a few sentences below the fields."""
        note = QLabel(self)
        note.setWordWrap(True)
        self.lines.addWidget(note)
        return note

    def set_label_text(self, name: str, words: str) -> None:
        """Name a field for display and for the screen reader."""
        self._labels[name].setText(words)
        self.fields[name].setAccessibleName(words.rstrip(":"))

    def say_choices(self, field: Segments, words: Sequence[str]) -> None:
        """Name the values of a field, after its label has its text."""
        field.name(field.accessibleName(), words)

    def set_box_text(self, box: QCheckBox, words: str) -> None:
        """Name a check box, in as many lines as its words need."""
        box.setText(textwrap.fill(words, _LINE_LETTERS))
        box.setAccessibleName(words)

    def read(self, values: Values) -> None:
        """Show the settings."""
        for name, field in self.fields.items():
            value = getattr(values, name)
            if isinstance(field, QCheckBox):
                field.setChecked(value)
            elif isinstance(field, Segments):
                field.choose(self.offered(field, value))
            elif isinstance(field, PercentSlider):
                field.setValue(round(value * PERCENT))

    def offered(self, field: Segments, value: object) -> object:
        """Return the value of a field that stands for this one."""
        del field
        return value

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        raise NotImplementedError
