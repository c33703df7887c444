"""The choice of players: one button per side, or seat by seat."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from furyqt.controllers.language import Language
from furyqt.controllers.session.seats import HUMAN, SEARCH
from furyqt.rules.core.table import Table
from furyqt.views import art
from furyqt.views.start.levels import SEAT_WORDS
from furyqt.views.theme import theme

WATCH, ONE = -1, -2
"""No person plays; a person plays a single figure."""
_COLUMNS = 2
PAPER = theme("light").cards.paper
"""The paper of portraits, which are drawn in dark ink in every theme."""
_CHOSEN = """QPushButton:checked { background: palette(highlight); color: palette(highlighted-text);
    border: 1px solid palette(highlight); border-radius: 3px; padding: 4px; font-weight: bold; }"""
DEFAULT = SEARCH + "normal"


class SideChoice(QWidget):
    """A button for each way to take part; the arrow keys move among them."""

    chosen = Signal(int)
    """A player, WATCH or ONE."""

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self._language = language
        self._table: Table | None = None
        self.buttons: dict[int, QPushButton] = {}
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self._click)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)
        self.setStyleSheet(_CHOSEN)
        for side in (ONE, WATCH):
            self._add(side)

    def _add(self, side: int) -> None:
        """Add a button, those of players before all others."""
        button = self.buttons[side] = QPushButton(self, autoDefault=False)
        button.setCheckable(True)
        self._group.addButton(button, side + 10)
        self._row.insertWidget(side if side >= 0 else self._row.count(), button, 1)
        in_order = sorted(self.buttons, key=lambda one: (one < 0, one))
        self.buttons = {one: self.buttons[one] for one in in_order}

    def _click(self, number: int) -> None:
        self.chosen.emit(number - 10)

    def in_order(self) -> list[QPushButton]:
        """Return the buttons as they lie in the row: the players', one figure, nobody."""
        return [self.buttons[side] for side in sorted(self.buttons, key=lambda side: (side < 0, side))]

    def offer(self, table: Table) -> None:
        """Offer the players of this table."""
        self._table = table
        count = len(table.players)
        for side in range(len(self.buttons) - 2, count):
            self._add(side)
        for side, button in self.buttons.items():
            button.setVisible(side < count)
        self.buttons[ONE].setVisible(any(len(table.seats_of(player)) > 1 for player in range(count)))
        self.retranslate()

    def show_side(self, side: int | None) -> None:
        """Press the button of this side, or none."""
        self._group.setExclusive(False)
        for number, button in self.buttons.items():
            button.setChecked(number == side)
        self._group.setExclusive(True)
        self.retranslate()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        if self._table is None:
            return
        titles = [self._language.text(player.title) for player in self._table.players]
        words = dict(enumerate(titles))
        words |= {ONE: self.tr("One figure"), WATCH: self.tr("No one: watch")}
        tips = {ONE: self.tr("You play one figure, the computer plays its teammates")}
        for number, text in words.items():
            said = tips.get(number, self.tr("You play: {side}").format(side=text))
            is_chosen = self.buttons[number].isChecked()
            self.buttons[number].setText(f"✓ {text}" if is_chosen else text)
            self.buttons[number].setMinimumWidth(self._room_for(f"✓ {text}"))
            self.buttons[number].setToolTip(said)
            self.buttons[number].setAccessibleName(said)

    def _room_for(self, words: str) -> int:
        """Return the width of a button that fits its words in bold."""
        font = QFont(self.font())
        font.setBold(True)
        metrics = QFontMetrics(font)
        return metrics.horizontalAdvance(words) + 2 * metrics.averageCharWidth()


class SeatGrid(QWidget):
    """A row for each seat with its portrait: a person, or a computer of some level."""

    changed = Signal()

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self._language = language
        self._table: Table | None = None
        self._grids: list[QWidget] = []
        self.fields: list[QComboBox] = []
        self._labels: list[QLabel] = []
        self._faces: list[QLabel] = []
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)

    def offer(self, table: Table) -> None:
        """Offer the seats of this table; nothing changes if they are offered already."""
        if self._table is not None and table.seats == self._table.seats:
            return
        self._table = table
        for old in self._grids:
            old.hide()
            old.deleteLater()
        page = QWidget(self)
        self._grids, self.fields, self._labels, self._faces = [page], [], [], []
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(2, 1)
        grid.setColumnStretch(5, 1)
        for number in range(len(table.seats)):
            self._add(grid, number, page)
        self._whole.addWidget(page)
        for before, after in pairwise(self.fields):
            QWidget.setTabOrder(before, after)
        self.retranslate()

    def _add(self, grid: QGridLayout, number: int, page: QWidget) -> None:
        face, label, field = QLabel(page), QLabel(page), QComboBox(page)
        field.addItem("", HUMAN)
        for seat in SEAT_WORDS:
            field.addItem("", seat)
        label.setBuddy(field)
        field.currentIndexChanged.connect(lambda _: self.changed.emit())
        row, column = divmod(number, _COLUMNS)
        for place, widget in enumerate((face, label, field)):
            grid.addWidget(widget, row, 3 * column + place)
        self.fields.append(field)
        self._labels.append(label)
        self._faces.append(face)

    def seats(self) -> tuple[str, ...]:
        """Return the player of each seat."""
        return tuple(str(field.currentData()) for field in self.fields)

    def set_seats(self, seats: tuple[str, ...]) -> None:
        """Set the players of the seats; `changed` is emitted once."""
        for field, seat in zip(self.fields, seats, strict=True):
            field.blockSignals(True)
            found = field.findData(seat)
            field.setCurrentIndex(found if found >= 0 else field.findData(DEFAULT))
            field.blockSignals(False)
        self.changed.emit()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        if self._table is None:
            return
        say, words = self._language.text, tuple(SEAT_WORDS.values())
        side = round(self.fontMetrics().height() * 1.8)
        for info, label, field, face in zip(
            self._table.seats, self._labels, self.fields, self._faces, strict=True
        ):
            name = say(info.title)
            label.setText(name)
            field.setItemText(0, self.tr("I play"))
            for number, text in enumerate(words, start=1):
                field.setItemText(number, say(text))
            field.setAccessibleName(self.tr("Player for {figure}").format(figure=name))
            picture = art.pixmap(f"portraits/{info.name}", side, side, self.devicePixelRatioF())
            face.setPixmap(picture)
            face.setFixedSize(side, side)
            face.setAlignment(Qt.AlignmentFlag.AlignCenter)
            face.setStyleSheet("" if picture.isNull() else f"background: {PAPER}; border-radius: 3px;")


def side_of(table: Table, seats: tuple[str, ...]) -> int | None:
    """The button that would put these in the seats: a player, ONE, WATCH, or None."""
    own = {number for number, seat in enumerate(seats) if seat == HUMAN}
    if not own:
        return WATCH
    for player in range(len(table.players)):
        if own == set(table.seats_of(player)):
            return player
    return ONE if len(own) == 1 else None


def seats_for(table: Table, side: int, before: tuple[str, ...], computer: str) -> tuple[str, ...]:
    """Return the seats after a click on a button; the computers that already have a seat keep it."""
    if side == ONE:
        several = [
            seat for seat in range(len(table.seats)) if len(table.seats_of(table.seats[seat].player)) > 1
        ]
        chosen = [seat for seat in several if before[seat] == HUMAN]
        own = {chosen[-1] if chosen else several[-1]}
    else:
        own = set() if side == WATCH else set(table.seats_of(side))
    return tuple(
        HUMAN if seat in own else computer if who == HUMAN else who for seat, who in enumerate(before)
    )
