"""The options of a game's rules: the most important ones in view, the others folded."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from furyqt.controllers.language import Language
from furyqt.rules.core.ruleset import Option


class Variants(QWidget):
    """One line per option, each with its values in words."""

    changed = Signal()
    """Another value was chosen."""

    def __init__(self, language: Language, form: QFormLayout, row: int, parent: QWidget) -> None:
        """Create the fields; those in view are added to a form of the parent, from a row on."""
        super().__init__(parent)
        self._language = language
        self._open_form, self._open_row = form, row
        self._options: tuple[Option, ...] = ()
        self.fields: list[QComboBox] = []
        self._labels: list[QLabel] = []
        self.toggle = QToolButton(self)
        self.toggle.setCheckable(True)
        self.toggle.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.toggle.setAutoRaise(True)
        self._box = QWidget(self)
        self.usual, self._why = QPushButton(self._box, autoDefault=False), QLabel(self._box)
        self.usual.clicked.connect(lambda: self.choose({}))
        self._why.setWordWrap(True)
        inside, foot = QVBoxLayout(self._box), QHBoxLayout()
        inside.setContentsMargins(12, 0, 0, 0)
        self._form = QFormLayout()
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        foot.addWidget(self.usual)
        foot.addStretch(1)
        inside.addWidget(self._why)
        inside.addLayout(self._form)
        inside.addLayout(foot)
        self.toggle.toggled.connect(self._unfold)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.toggle)
        whole.addWidget(self._box)
        self._unfold(False)

    def set_options(self, options: tuple[Option, ...]) -> None:
        """Offer exactly these options, each at its default."""
        self._forget()
        self._options = options
        self.fields, self._labels = [], []
        for option in options:
            home = self.parentWidget() if option.is_open else self._box
            field, label = QComboBox(home), QLabel(home)
            field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            for value in option.values:
                field.addItem("", value)
            field.currentIndexChanged.connect(lambda _: self.changed.emit())
            label.setBuddy(field)
            self.fields.append(field)
            self._labels.append(label)
            if option.is_open:
                self._open_form.insertRow(self._open_row + len(self.open_fields()) - 1, label, field)
            else:
                self._form.addRow(label, field)
        self.setVisible(self._form.rowCount() > 0)

    def choose(self, values: Mapping[str, str]) -> None:
        """Choose these values, and for every other folded option the default."""
        for option, field in zip(self._options, self.fields, strict=True):
            if option.name in values or not option.is_open:
                found = field.findData(values.get(option.name, option.default))
                field.setCurrentIndex(max(0, found))

    def folded_fields(self) -> list[QComboBox]:
        """Return the fields of the folded options."""
        pairs = zip(self._options, self.fields, strict=False)
        return [field for option, field in pairs if not option.is_open]

    def open_fields(self) -> list[QComboBox]:
        """Return the fields of the options in view."""
        pairs = zip(self._options, self.fields, strict=False)
        return [field for option, field in pairs if option.is_open]

    def _forget(self) -> None:
        for field in self.open_fields():
            self._open_form.removeRow(field)
        while self._form.rowCount():
            self._form.removeRow(0)

    def chosen(self) -> dict[str, str]:
        """Return the value of every option."""
        pairs = zip(self._options, self.fields, strict=True)
        return {option.name: str(field.currentData()) for option, field in pairs}

    def _unfold(self, wide: bool) -> None:
        self._box.setVisible(wide)
        self.toggle.setArrowType(Qt.ArrowType.DownArrow if wide else Qt.ArrowType.RightArrow)
        window = self.window()
        if window is self:
            return
        if wide:
            window.resize(window.size().expandedTo(window.sizeHint()))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        say = self._language.text
        self.toggle.setText(self.tr("Rule variants"))
        self._why.setText(
            self.tr(
                "If the printed rules leave something open, the first answer applies unless you "
                "choose another."
            )
        )
        self.usual.setText(self.tr("Standard answers"))
        for option, field, label in zip(self._options, self.fields, self._labels, strict=True):
            title = say(option.title)
            label.setText(f"{title}:" if option.is_open else title)
            for i, words in enumerate(option.values.values()):
                field.setItemText(i, say(words))
