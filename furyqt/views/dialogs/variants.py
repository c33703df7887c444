"""The options of a game: those that change the table, the important ones, and the rule variants."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from furyqt.controllers.language import Language
from furyqt.rules.core.ruleset import AnyRuleset, Option
from furyqt.views.access.announce import announce_now
from furyqt.views.dialogs.option_box import OptionBox
from furyqt.views.dialogs.option_tick import OptionTick


class Variants(QWidget):
    """The rule variants with a button that resets them; the other options are rows of other forms."""

    changed = Signal()
    """Another value was chosen."""

    def __init__(self, language: Language, shape: QFormLayout, open_: QFormLayout, parent: QWidget) -> None:
        """Create the fields: `shape` gets the options that change the table, `open_` the important ones."""
        super().__init__(parent)
        self._language = language
        self._options: tuple[Option, ...] = ()
        self._homes: list[QFormLayout] = []
        self.fields: list[OptionBox] = []
        """The fields of the options with a list of values."""
        self.ticks: list[OptionTick] = []
        """The boxes to tick, below the options that change the table."""
        self._labels: list[QLabel] = []
        self.usual, self._why = QPushButton(self, autoDefault=False), QLabel(self)
        self.usual.clicked.connect(lambda: self.choose({}))
        self.refusal = QLabel(self)
        for text in (self._why, self.refusal):
            text.setWordWrap(True)
        self.refusal.hide()
        inside, foot = QVBoxLayout(self), QHBoxLayout()
        inside.setContentsMargins(0, 0, 0, 0)
        self._form = QFormLayout()
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._shape, self._open = shape, open_
        foot.addWidget(self.usual)
        foot.addStretch(1)
        inside.addWidget(self._why)
        inside.addLayout(self._form)
        inside.addWidget(self.refusal)
        inside.addLayout(foot)

    def set_game(self, rules: AnyRuleset) -> None:
        """Offer exactly the options of this game, each at its default."""
        for form, field in zip(self._homes, self.fields, strict=True):
            form.removeRow(field)
        for tick in self.ticks:
            self._shape.removeRow(tick)
        self._options = tuple(option for option in rules.options if not option.is_box)
        self.fields, self._labels = [], []
        shaping = shaping_options(rules)
        self._homes = [
            self._shape if option.name in shaping else self._open if option.is_open else self._form
            for option in self._options
        ]
        for number, (option, form) in enumerate(zip(self._options, self._homes, strict=True)):
            home = form.parentWidget() or self
            field, label = OptionBox(option, self._language, home), QLabel(home)
            field.refused.connect(self._refuse)
            field.currentIndexChanged.connect(lambda _: self.changed.emit())
            label.setBuddy(field)
            self.fields.append(field)
            self._labels.append(label)
            form.insertRow(self._homes[:number].count(form), label, field)
        home = self._shape.parentWidget() or self
        self.ticks = [OptionTick(option, self._language, home) for option in rules.options if option.is_box]
        for tick in self.ticks:
            tick.changed.connect(self.changed)
            self._shape.addRow(tick)
        self._refuse("")
        self.setVisible(self._form.rowCount() > 0)

    def _refuse(self, why: str) -> None:
        """Show why a file does not fit, or nothing."""
        self.refusal.setText(why)
        self.refusal.setVisible(bool(why))
        if why:
            announce_now(self.refusal, why)

    def choose(self, values: Mapping[str, str]) -> None:
        """Choose these values, and for every other rule variant the default."""
        for option, field, form in zip(self._options, self.fields, self._homes, strict=True):
            if option.name in values or form is self._form:
                field.choose(values.get(option.name, option.default))
        for tick in self.ticks:
            if tick.name in values:
                tick.choose(values[tick.name])

    def shape_fields(self) -> list[QWidget]:
        """Return the fields of the options that change the table, and the boxes to tick."""
        pairs = zip(self.fields, self._homes, strict=True)
        return [*(field for field, form in pairs if form is self._shape), *self.ticks]

    def other_fields(self) -> list[OptionBox]:
        """Return the fields of all other options, the important ones first."""
        pairs = list(zip(self.fields, self._homes, strict=True))
        return [field for home in (self._open, self._form) for field, form in pairs if form is home]

    def chosen(self) -> dict[str, str]:
        """Return the value of every option."""
        pairs = zip(self._options, self.fields, strict=True)
        ticked = {tick.name: tick.value for tick in self.ticks}
        return {option.name: field.value for option, field in pairs} | ticked

    def unusual(self) -> list[str]:
        """Return the choices under "Advanced" that are not the default, in words."""
        rows = zip(self._options, self.fields, self._homes, strict=True)
        return [
            f"{self._language.text(option.title)}: {field.currentText()}"
            for option, field, form in rows
            if form is not self._shape and field.value != option.default
        ]

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        say = self._language.text
        self._why.setText(
            self.tr(
                "If the printed rules leave something open, the first answer applies unless you "
                "choose another."
            )
        )
        self.usual.setText(self.tr("Standard answers"))
        for option, field, label in zip(self._options, self.fields, self._labels, strict=True):
            title = say(option.title)
            label.setText(f"{title}:")
            field.retranslate()
        for tick in self.ticks:
            tick.retranslate()


def shaping_options(rules: AnyRuleset) -> set[str]:
    """Return the names of the options that change the players or the seats of a game."""
    usual = rules.checked_options({})
    seats = rules.table(usual).seats
    return {
        option.name
        for option in rules.options
        if any(rules.table(usual | {option.name: value}).seats != seats for value in option.values)
    }
