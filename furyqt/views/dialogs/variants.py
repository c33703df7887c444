"""The options of a game: those that change the table, the important ones, and the rule variants."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from furyqt.controllers.language import Language
from furyqt.rules.core.file_errors import reason
from furyqt.rules.core.ruleset import AnyRuleset, Option
from furyqt.rules.core.text import Text, TextError, Texts, sentence
from furyqt.views.access.announce import announce_now
from furyqt.views.panels.segments import Segments

N_forms = Texts("Variants")

_FILE = ""
"""The choice that asks for a file."""


class OptionChoice(Segments):
    """The values of an option.

    If the option has values from a file, the last choice asks for the file. A file that does not fit leaves
    the earlier choice.
    """

    refused = Signal(str)
    """The reason why a file does not fit, in the current language; empty for a file that does."""

    def __init__(self, option: Option, language: Language, parent: QWidget) -> None:
        self._option, self._language = option, language
        self._value = option.default
        super().__init__(parent)
        self._offer_values()
        self.changed.connect(self._remember)
        self.chosen.connect(self._chosen_by_hand)

    def _offer_values(self) -> None:
        option = self._option
        self.offer((*option.values, *(() if option.file is None else (_FILE,))))

    @property
    def value(self) -> str:
        """The chosen value; while a file is asked for, the one before."""
        return self._value

    def choose(self, value: object) -> None:
        """Choose a value; one that the option does not have is the default."""
        file = self._option.file
        if value not in self._option.values and file is not None and file.accepts(str(value)):
            self._choose_own(str(value))
        else:
            super().choose(value if value in self._option.values else self._option.default)

    def retranslate(self) -> None:
        """Set the words of all values in the current language."""
        say = self._language.text
        self._offer_values()  # a file of the environment can add one
        file = self._option.file
        words = [*self._option.values.values(), *(() if file is None else (file.title,))]
        self.name(say(self._option.title), (sentence(say(text)) for text in words))
        trouble = self._option.trouble() if self._option.trouble is not None else None
        if trouble is not None:
            self.refused.emit(say(trouble))

    def _remember(self) -> None:
        """Remember the last choice that has a value."""
        if (value := super().value) != _FILE:
            self._value = str(value)

    def _chosen_by_hand(self, value: object) -> None:
        """Ask for the file if its button was pressed, also if it was chosen before."""
        if self._option.file is None or value != _FILE:
            self.refused.emit("")
            return
        name, _ = QFileDialog.getOpenFileName(self, self._language.text(self._option.title))
        if not name:
            self.choose(self._value)
            return
        try:
            self._choose_own(self._option.file.value_in(Path(name)))
            self.refused.emit("")
        except (OSError, TextError) as wrong:
            self.choose(self._value)
            why = wrong.text if isinstance(wrong, TextError) else reason(wrong)
            words = self._language.text(why) if isinstance(why, Text) else why
            self.refused.emit(f"{Path(name).name}: {words}")

    def _choose_own(self, value: str) -> None:
        self._value = value
        super().choose(_FILE)
        self.changed.emit()


class OptionNote(QLabel):
    """The sentence about the chosen value of an option, if there is one."""

    def __init__(self, option: Option, field: OptionChoice, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self._option, self._field, self._language = option, field, language
        self.setWordWrap(True)
        field.changed.connect(self.retranslate)

    def retranslate(self) -> None:
        """Set the words in the current language."""
        note = self._option.notes.get(self._field.value)
        words = "" if note is None else self._language.text(note)
        self.setText(words)
        self.setVisible(bool(words))
        self._field.setAccessibleDescription(words)


class OptionTick(QWidget):
    """The two values of an option: ticked is the one that is not the default."""

    changed = Signal()
    """The box was ticked or cleared."""

    def __init__(self, option: Option, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self.name = option.name
        self._option, self._language = option, language
        self.box, self._words = QCheckBox(self), QLabel(self)
        self._words.setWordWrap(True)
        self._words.setIndent(self.box.fontMetrics().height() * 3 // 2)
        self.setFocusProxy(self.box)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(2)
        inside.addWidget(self.box)
        inside.addWidget(self._words)
        self.box.toggled.connect(lambda _: self.changed.emit())

    @property
    def value(self) -> str:
        """The chosen value."""
        return tuple(self._option.values)[self.box.isChecked()]

    def choose(self, value: str) -> None:
        """Choose a value; one that the option does not have is the default."""
        self.box.setChecked(value in self._option.values and value != self._option.default)

    def retranslate(self) -> None:
        """Set the words in the current language."""
        say = self._language.text
        words = say(tuple(self._option.values.values())[True])
        self.box.setText(say(self._option.title))
        self.box.setAccessibleDescription(words)
        self._words.setText(f"{words[:1].upper()}{words[1:]}.")


class OptionGroup(QWidget):
    """A heading that opens the options below it; beside its name is the number of unusual choices."""

    def __init__(self, title: Text, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self._title, self._language = title, language
        self.head, self._page = QToolButton(self), QWidget(self)
        self.form = QFormLayout(self._page)
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.head.setCheckable(True)
        self.head.setAutoRaise(True)
        self.head.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.head.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.head.toggled.connect(self._open)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(2)
        inside.addWidget(self.head)
        inside.addWidget(self._page)
        self._open(False)

    def _open(self, is_open: bool) -> None:
        self.head.setArrowType(Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow)
        self._page.setVisible(is_open)

    def name(self, unusual: int) -> None:
        """Set the words in the current language, with this number of unusual choices."""
        words = self._language.text(self._title)
        self.head.setText(f"{words} · {unusual}" if unusual else words)
        self.head.setAccessibleDescription(
            self._language.text(_UNUSUAL.fill(count=unusual)) if unusual else ""
        )


_UNUSUAL = N_forms("Unusual choices: {count}")


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
        self.fields: list[OptionChoice] = []
        """The fields of the options with a list of values."""
        self.ticks: list[OptionTick] = []
        """The boxes to tick, below the options that change the table."""
        self.notes: list[OptionNote] = []
        self.told = QWidget(parent)
        """The sentences about chosen values, for a place below the options that change the table."""
        self._told = QVBoxLayout(self.told)
        self._told.setContentsMargins(0, 0, 0, 0)
        self._labels: list[QLabel] = []
        self.groups: dict[Text, OptionGroup] = {}
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
        self._grouped = QVBoxLayout()
        inside.addLayout(self._grouped)
        inside.addWidget(self.refusal)
        inside.addLayout(foot)

    def set_game(self, rules: AnyRuleset) -> None:
        """Offer exactly the options of this game, each at its default."""
        for form, field in zip(self._homes, self.fields, strict=True):
            form.removeRow(field)
        for row in self.ticks:
            self._shape.removeRow(row)
        for group in self.groups.values():
            self._grouped.removeWidget(group)
            group.setParent(None)
            group.deleteLater()
        self._options = tuple(option for option in rules.options if not option.is_box)
        self.fields, self._labels = [], []
        shaping = shaping_options(rules)
        titles = dict.fromkeys(option.group for option in self._options if option.group is not None)
        self.groups = {title: OptionGroup(title, self._language, self) for title in titles}
        for group in self.groups.values():
            self._grouped.addWidget(group)
        self._homes = [self._home(option, shaping) for option in self._options]
        for number, (option, form) in enumerate(zip(self._options, self._homes, strict=True)):
            home = form.parentWidget() or self
            field, label = OptionChoice(option, self._language, home), QLabel(home)
            field.refused.connect(self._refuse)
            field.changed.connect(self._change)
            label.setBuddy(field)
            self.fields.append(field)
            self._labels.append(label)
            form.insertRow(self._homes[:number].count(form), label, field)
        home = self._shape.parentWidget() or self
        self._offer_notes()
        self.ticks = [OptionTick(option, self._language, home) for option in rules.options if option.is_box]
        for tick in self.ticks:
            tick.changed.connect(self.changed)
            self._shape.addRow(tick)
        self._refuse("")
        self.setVisible(self._form.rowCount() > 0 or bool(self.groups))

    def _offer_notes(self) -> None:
        """Make the sentences about the values of the options."""
        for note in self.notes:
            note.hide()
            note.deleteLater()
        self.notes = []
        for option, field in zip(self._options, self.fields, strict=True):
            if option.notes:
                note = OptionNote(option, field, self._language, self.told)
                self.notes.append(note)
                self._told.addWidget(note)
                field.changed.connect(self._show_notes)  # after the note has its new words

    def _home(self, option: Option, shaping: set[str]) -> QFormLayout:
        """Return the form that an option is a row of."""
        if option.name in shaping:
            return self._shape
        if option.is_open:
            return self._open
        return self._form if option.group is None else self.groups[option.group].form

    def _refuse(self, why: str) -> None:
        """Show why a file does not fit, or nothing."""
        self.refusal.setText(why)
        self.refusal.setVisible(bool(why))
        if why:
            announce_now(self.refusal, why)

    def choose(self, values: Mapping[str, str]) -> None:
        """Choose these values, and for every other rule variant the default."""
        for option, field, form in zip(self._options, self.fields, self._homes, strict=True):
            if option.name in values or form not in (self._shape, self._open):
                field.choose(values.get(option.name, option.default))
        for tick in self.ticks:
            if tick.name in values:
                tick.choose(values[tick.name])

    def shape_fields(self) -> list[QWidget]:
        """Return the fields of the options that change the table, and the boxes to tick."""
        pairs = zip(self.fields, self._homes, strict=True)
        return [*(field for field, form in pairs if form is self._shape), *self.ticks]

    def other_fields(self) -> list[QWidget]:
        """Return the fields of all other options, the important ones first; a group begins with its head."""
        pairs = list(zip(self.fields, self._homes, strict=True))
        found: list[QWidget] = [
            field for home in (self._open, self._form) for field, form in pairs if form is home
        ]
        for group in self.groups.values():
            found += [group.head, *(field for field, form in pairs if form is group.form)]
        return found

    def _show_notes(self) -> None:
        """Show the sentences if there are any now."""
        self.told.setVisible(any(note.text() for note in self.notes))

    def _change(self) -> None:
        self._name_groups()
        self.changed.emit()

    def _name_groups(self) -> None:
        for group in self.groups.values():
            rows = zip(self._options, self.fields, self._homes, strict=True)
            group.name(
                sum(form is group.form and field.value != option.default for option, field, form in rows)
            )

    def chosen(self) -> dict[str, str]:
        """Return the value of every option."""
        pairs = zip(self._options, self.fields, strict=True)
        ticked = {tick.name: tick.value for tick in self.ticks}
        return {option.name: field.value for option, field in pairs} | ticked

    def unusual(self) -> list[str]:
        """Return the choices under "Advanced" that are not the default, in words."""
        rows = zip(self._options, self.fields, self._homes, strict=True)
        return [
            f"{self._language.text(option.title)}: {field.text}"
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
        for note in self.notes:
            note.retranslate()
        self._show_notes()
        for tick in self.ticks:
            tick.retranslate()
        self._name_groups()


def shaping_options(rules: AnyRuleset) -> set[str]:
    """Return the names of the options that change the players or the seats of a game."""
    usual = rules.checked_options({})
    seats = rules.table(usual).seats
    return {
        option.name
        for option in rules.options
        if any(rules.table(usual | {option.name: value}).seats != seats for value in option.values)
    }
