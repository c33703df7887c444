"""The fields under "Advanced": the seats one by one, time, style, teammates, undo, aids and seed."""

from __future__ import annotations

import secrets
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.session.seats import AIDS, CASUAL, HUMAN, SEARCH, STRICT, has_styles
from furyqt.controllers.storage.settings import Values
from furyqt.rules.core.ruleset import AnyRuleset
from furyqt.rules.core.table import Table
from furyqt.views.access.announce import announce
from furyqt.views.dialogs.form_page import FormPage
from furyqt.views.dialogs.seats import SeatGrid
from furyqt.views.live import TranslatedWidget
from furyqt.views.panels.segments import Segments
from furyqt.views.signs import SignLabel
from furyqt.views.start.levels import style_choices, style_label
from furyqt.views.start.time_limit import TimeLimit

MOST_DIGITS = 18
_SEEDS = 10**6


class SeedField(TranslatedWidget, QWidget):
    """A line for a number; a message below says why a text cannot be a seed."""

    checked = Signal(bool)
    """Whether the text can be a seed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._random = secrets.randbelow(_SEEDS)
        self.line, self.dice, self.wrong = QLineEdit(self), QPushButton(self), SignLabel(self)
        self.line.setClearButtonEnabled(True)
        self.wrong.setWordWrap(True)
        self.wrong.hide()
        self.setFocusProxy(self.line)
        row, lines = QHBoxLayout(), QVBoxLayout(self)
        row.addWidget(self.line, 1)
        row.addWidget(self.dice)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(3)
        lines.addLayout(row)
        lines.addWidget(self.wrong)
        self.dice.clicked.connect(self._randomize)
        self.line.textChanged.connect(self._check)
        self.retranslate()

    @property
    def is_right(self) -> bool:
        """Whether the line is empty or has a number that can be a seed."""
        text = self.line.text().strip()
        return not text or (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS)

    @property
    def seed(self) -> int:
        """The number in the line, or a random one that stays the same."""
        text = self.line.text().strip()
        return int(text) if text and self.is_right else self._random

    def _randomize(self) -> None:
        """Fill in a random number."""
        self._random = secrets.randbelow(_SEEDS)
        self.line.setText(str(self._random))

    def _check(self) -> None:
        is_right = self.is_right
        if not is_right and self.wrong.isHidden():
            announce(self, self.wrong.text())
        self.wrong.setHidden(is_right)
        self.checked.emit(is_right)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.line.setAccessibleName(self.tr("Game seed"))
        self.dice.setText(self.tr("Randomize"))
        self.dice.setToolTip(self.tr("Pick a random seed"))
        self.dice.setAccessibleName(self.dice.toolTip())
        self.line.setPlaceholderText(self.tr("random"))
        self.line.setToolTip(self.tr("The same seed and the same moves give the same game"))
        words = self.tr("A seed is a whole number of at most {count} digits.")
        self.wrong.show_words(words.format(count=MOST_DIGITS), "warning")


TEAMMATE_CHOICES = ("ask", "watch")


class Advanced(QObject):
    """The fields in the forms of a page."""

    changed = Signal()
    """Another value was chosen."""

    def __init__(self, language: Language, area: FormPage) -> None:
        super().__init__(area)
        self._language, self._area = language, area
        self.table: Table | None = None
        self._game = ""
        page = area.page
        self.grid = SeatGrid(language, page)
        self.limit, self.seeds = TimeLimit(page), SeedField(page)
        self.taste, self.teammates = Segments(page), Segments(page, TEAMMATE_CHOICES)
        self.undo, self.aids = Segments(page, (CASUAL, STRICT)), Segments(page, AIDS)
        for field in (self.taste, self.teammates, self.undo, self.aids):
            field.changed.connect(self.changed)
        self.limit.changed.connect(lambda _: self.changed.emit())
        self.seeds.line.textChanged.connect(lambda _: self.changed.emit())
        area.forms["seats"].addRow(self.grid)
        area.add_field("seats", "limit", self.limit, self.limit.slider)
        area.add_field("seats", "taste", self.taste)
        area.add_field("seats", "teammates", self.teammates)
        area.add_field("mode", "undo", self.undo)
        area.add_field("mode", "aids", self.aids)
        area.add_field("mode", "seed", self.seeds, self.seeds.line)

    def in_order(self) -> list[QWidget]:
        """Return the fields about the players, from the top down."""
        return [*self.grid.fields, self.limit.slider, self.taste, self.teammates]

    def modes(self) -> list[QWidget]:
        """Return the fields about how the game is played, from the top down."""
        return [self.undo, self.aids, self.seeds.line, self.seeds.dice]

    def offer_game(self, rules: AnyRuleset, style: str) -> None:
        """Offer the styles of this game."""
        self._game = rules.name
        self.taste.offer(style_choices([rules.name]))
        self.taste.choose(style)

    def offer(self, table: Table) -> None:
        """Offer the seats of this table."""
        self.table = table
        self.grid.offer(self._game, table)

    def show_seats(self, seats: tuple[str, ...]) -> None:
        """Show the fields that matter with these seats."""
        table, form = self.table, self._area.forms["seats"]
        assert table is not None
        own = [{seats[number] == HUMAN for number in table.seats_of(p)} for p in range(len(table.players))]
        thinks = [info for info, who in zip(table.seats, seats, strict=True) if who.startswith(SEARCH)]
        form.setRowVisible(self.teammates, {True, False} in own)
        form.setRowVisible(self.limit, bool(thinks))
        form.setRowVisible(self.taste, any(has_styles(table, seat) for seat in thinks))

    def remember(self, values: Values) -> None:
        """Show the last choices."""
        for field, value in (
            (self.undo, values.undo), (self.aids, values.aids), (self.teammates, values.teammates),
        ):  # fmt: skip
            field.choose(value)
        self.limit.set_seconds(values.thinking_seconds)

    def choices(self, values: Values) -> dict[str, Any]:
        """Return what the settings keep; a game without styles keeps the style of other games."""
        return {
            "undo": str(self.undo.value),
            "aids": str(self.aids.value),
            "teammates": str(self.teammates.value),
            "thinking_seconds": self.limit.seconds,
            "style": str(self.taste.value) if len(self.taste.buttons) > 1 else values.style,
        }

    def unusual(self) -> list[str]:
        """Return the choices that are not the default, in words."""
        has_taste = self._area.forms["seats"].isRowVisible(self.taste)
        found = [
            f"{field.accessibleName()}: {field.text}"
            for field in (*((self.taste,) if has_taste else ()), self.undo, self.aids)
            if not field.is_first
        ]
        if self.limit.seconds and self._area.forms["seats"].isRowVisible(self.limit):
            found.append(self.limit.slider.accessibleDescription())
        if seed := self.seeds.line.text().strip():
            found.append(f"{self._area.labels['seed'].text().rstrip(':')}: {seed}")
        return found

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        say, tables = self._language.text, [] if self.table is None else [self.table]
        self._area.name_groups({
            "seats": self.tr("Who plays"), "rules": self.tr("Rules"), "mode": self.tr("Mode"),
        })  # fmt: skip
        self._area.name_fields({
            "limit": self.tr("Time per move:"), "taste": style_label(tables, self._language.translate),
            "teammates": self.tr("Teammates:"), "undo": self.tr("Undo:"), "aids": self.tr("Aids:"),
            "seed": self.tr("Seed:"),
        })  # fmt: skip
        self.limit.retranslate()
        self.grid.retranslate()
        self._name("taste", self.taste, *map(say, style_choices([self._game]).values()))
        self._name(
            "undo", self.undo, self.tr("Casual: always (noted in the record)"),
            self.tr("Strict: only if it revealed nothing new"),
        )  # fmt: skip
        self._name(
            "aids", self.aids, self.tr("All: hints, possible places, evidence"),
            self.tr("Paper style: only your own pencil marks"),
        )  # fmt: skip
        self._name(
            "teammates", self.teammates, self.tr("Show their plans first; you can decide otherwise"),
            self.tr("Act on their own"),
        )  # fmt: skip

    def _name(self, name: str, field: Segments, *words: str) -> None:
        """Name the values of a field after its label."""
        field.name(self._area.labels[name].text().rstrip(":"), words)
