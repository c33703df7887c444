"""The settings; every change shows at once."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QSlider,
    QWidget,
)

from furyqt.controllers.language import LANGUAGES
from furyqt.controllers.settings import Settings, Values
from furyqt.views.dialogs.frame import FramedDialog
from furyqt.views.numbers import percent
from furyqt.views.theme import LARGEST_TEXT, SMALLEST_TEXT

SPEEDS = (0.0, 0.5, 1.0, 2.0, 4.0)
"""How fast pieces travel; 0 skips it."""
_PERCENT = 100
_EMPTY_BOX = """QCheckBox::indicator:unchecked {
    border: 1px solid palette(placeholder-text); border-radius: 2px; background: palette(base);
    width: 12px; height: 12px;
}"""
"""The style draws the frame of an empty box in the window's colour, unseen on a dark one."""


class SettingsDialog(FramedDialog):
    """Language, look, size of text, motion, and what the table shows."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent, buttons=QDialogButtonBox.StandardButton.Close)
        self._settings = settings
        self.language, self.theme, self.speed = QComboBox(self), QComboBox(self), QComboBox(self)
        self.scale = QSlider(Qt.Orientation.Horizontal, self)
        self.reduced, self.places, self.aloud = QCheckBox(self), QCheckBox(self), QCheckBox(self)
        self.weights, self.evidence, self.pencil = QCheckBox(self), QCheckBox(self), QCheckBox(self)
        self._labels: dict[str, QLabel] = {}
        self._number = QLabel(self)
        self.scale.valueChanged.connect(self._show_number)
        self._fill()
        self._lay_out()
        self.retranslate()
        self._read(settings.values)
        self._connect()

    def _fill(self) -> None:
        self.language.addItem("", "")
        for code, name in LANGUAGES.items():
            self.language.addItem(name, code)
        for name in ("", "light", "dark"):
            self.theme.addItem("", name)
        for speed in SPEEDS:
            self.speed.addItem("", speed)
        self.scale.setRange(round(SMALLEST_TEXT * _PERCENT), round(LARGEST_TEXT * _PERCENT))
        self.scale.setSingleStep(5)
        self.scale.setPageStep(25)
        self.scale.setTickInterval(25)
        self.scale.setTickPosition(QSlider.TickPosition.TicksBelow)
        self.scale.setTracking(False)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setVerticalSpacing(9)
        fields: dict[str, QWidget] = {
            "language": self.language, "theme": self.theme, "size": self.scale, "speed": self.speed,
        }  # fmt: skip
        for name, field in fields.items():
            self._labels[name] = QLabel(self)
            self._labels[name].setBuddy(field)
            form.addRow(self._labels[name], self._with_number() if field is self.scale else field)
        for box in (self.reduced, self.places, self.weights, self.evidence, self.pencil, self.aloud):
            box.setStyleSheet(_EMPTY_BOX)
            form.addRow(box)
        self.body.addLayout(form)
        self.body.addStretch(1)

    def _with_number(self) -> QWidget:
        """The slider of the text size and, beside it, what it says."""
        both = QWidget(self)
        row = QHBoxLayout(both)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.scale, 1)
        row.addWidget(self._number)
        return both

    def _read(self, values: Values) -> None:
        self.language.setCurrentIndex(self.language.findData(values.language))
        self.theme.setCurrentIndex(self.theme.findData(values.theme))
        nearest = min(SPEEDS, key=lambda speed: abs(speed - values.animation_speed))
        self.speed.setCurrentIndex(SPEEDS.index(nearest))
        self.scale.setValue(round(values.text_scale * _PERCENT))
        self.reduced.setChecked(values.reduced_motion)
        self.places.setChecked(values.show_possible_places)
        self.weights.setChecked(values.show_weights)
        self.weights.setEnabled(values.show_possible_places)
        self.evidence.setChecked(values.show_evidence)
        self.pencil.setChecked(values.show_pencil)
        self.aloud.setChecked(values.announce_events)

    def _connect(self) -> None:
        update = self._settings.update
        self._settings.changed.connect(self._read)
        self.language.activated.connect(lambda: update(language=self.language.currentData()))
        self.theme.activated.connect(lambda: update(theme=self.theme.currentData()))
        self.speed.activated.connect(lambda: update(animation_speed=self.speed.currentData()))
        self.scale.valueChanged.connect(lambda size: update(text_scale=size / _PERCENT))
        self.reduced.toggled.connect(lambda on: update(reduced_motion=on))
        self.places.toggled.connect(lambda on: update(show_possible_places=on))
        self.weights.toggled.connect(lambda on: update(show_weights=on))
        self.evidence.toggled.connect(lambda on: update(show_evidence=on))
        self.pencil.toggled.connect(lambda on: update(show_pencil=on))
        self.aloud.toggled.connect(lambda on: update(announce_events=on))

    def _show_number(self) -> None:
        self._number.setText(percent(self.scale.value()))

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.set_title(self.tr("Settings"))
        self.setMinimumWidth(round(self.fontMetrics().averageCharWidth() * 68))
        labels = {
            "language": self.tr("Language:"), "theme": self.tr("Theme:"), "size": self.tr("Text size:"),
            "speed": self.tr("Animation speed:"),
        }  # fmt: skip
        for name, text in labels.items():
            self._labels[name].setText(text)
        self.language.setItemText(0, self.tr("System language"))
        themes = (self.tr("Like the system"), self.tr("Light theme"), self.tr("Dark theme"))
        speeds = (
            self.tr("Skip animations"), self.tr("Slow"), self.tr("Normal"), self.tr("Fast"),
            self.tr("Very fast"),
        )  # fmt: skip
        for field, words in ((self.theme, themes), (self.speed, speeds)):
            for i, text in enumerate(words):
                field.setItemText(i, text)
        self._show_number()
        self.reduced.setText(self.tr("Reduce motion"))
        self.places.setText(self.tr("Show the possible places of Dracula on the map"))
        self.weights.setText(self.tr("Show how likely each of these places is"))
        self.evidence.setText(self.tr("List what the hunters were told about Dracula"))
        self.pencil.setText(self.tr("Allow pencil marks on the map"))
        self.aloud.setText(self.tr("Tell a screen reader what happens"))
