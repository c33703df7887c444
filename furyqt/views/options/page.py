"""What every page of the settings can do: fields by the names of the settings, each with its words."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Any

from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QVBoxLayout, QWidget

from furyqt.controllers.storage.settings import Settings, Values

_LINE_LETTERS = 46
"""Words beside a box are broken into lines of this length, since a box does not do it by itself."""


class OptionsPage(QWidget):
    """A page of fields; what is changed in one is a setting at once."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.fields: dict[str, QWidget] = {}
        """By the name of the setting, what it is changed with."""
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
        """What the page is called in the list of pages."""
        raise NotImplementedError

    def add_choice(self, name: str, values: Sequence[Any]) -> QComboBox:
        """A setting with a few values, under a label."""
        field = QComboBox(self)
        for value in values:
            field.addItem("", value)
        field.activated.connect(lambda: self.settings.update(**{name: field.currentData()}))
        self.add_labelled(name, field)
        return field

    def add_box(self, name: str) -> QCheckBox:
        """A setting that is on or off."""
        box = self.fields[name] = QCheckBox(self)
        box.toggled.connect(lambda on: self.settings.update(**{name: on}))
        self.form.addRow(box)
        return box

    def add_labelled(self, name: str, field: QWidget, row: QWidget | None = None) -> None:
        """A field of any kind under a label; the row is what it stands in, if it does not stand alone."""
        label = self._labels[name] = QLabel(self)
        label.setBuddy(field)
        self.fields[name] = field
        self.form.addRow(label, row or field)

    def add_note(self) -> QLabel:
        """A few sentences beneath the fields."""
        note = QLabel(self)
        note.setWordWrap(True)
        self.lines.addWidget(note)
        return note

    def say_label(self, name: str, words: str) -> None:
        """Name a field, to be seen and to be heard."""
        self._labels[name].setText(words)
        self.fields[name].setAccessibleName(words.rstrip(":"))

    def say_choices(self, field: QComboBox, words: Sequence[str]) -> None:
        """Name the values of a field."""
        for number, text in enumerate(words):
            field.setItemText(number, text)

    def say_box(self, box: QCheckBox, words: str) -> None:
        """Name a box, in as many lines as its words need."""
        box.setText(textwrap.fill(words, _LINE_LETTERS))
        box.setAccessibleName(words)

    def read(self, values: Values) -> None:
        """Show what is set."""
        for name, field in self.fields.items():
            value = getattr(values, name)
            if isinstance(field, QCheckBox):
                field.setChecked(value)
            elif isinstance(field, QComboBox):
                field.setCurrentIndex(self.index_of(field, value))

    def index_of(self, field: QComboBox, value: object) -> int:
        """The number of a value in a field."""
        return field.findData(value)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        raise NotImplementedError
