"""The choice of players: one tile per side, or seat by seat."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.session.seats import HUMAN, SEARCH
from furyqt.rules.core.table import PlayerInfo, Table
from furyqt.rules.core.text import Text
from furyqt.views.dialogs.faces import Face, paint_faces, player_faces, seat_face
from furyqt.views.dialogs.tiles import TileChoice, TileWords
from furyqt.views.panels.segments import Segments
from furyqt.views.start.levels import SEAT_WORDS

WATCH, ONE, ALL = -1, -2, -3
"""No person plays; a person plays a single figure; persons play everything."""
DEFAULT = SEARCH + "normal"


class WhoChoice(QWidget):
    """A tile for each way to take part, and one for each figure if the person plays a single one."""

    chosen = Signal(object)
    """A player, ONE, ALL or WATCH."""
    figure_chosen = Signal(object)
    """The seat of the single figure."""

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self._language = language
        self._game, self._table = "", Table(players=(PlayerInfo("", Text("", "")),))
        self.sides, self.figures = TileChoice(self), TileChoice(self, is_flat=True)
        self.buttons = self.sides.buttons
        self._note = QLabel(self)
        self._note.setWordWrap(True)
        self.sides.chosen.connect(self.chosen)
        self.figures.chosen.connect(self.figure_chosen)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self.sides)
        lines.addWidget(self._note)
        lines.addWidget(self.figures)

    def offer(self, game: str, table: Table) -> None:
        """Offer the players and seats of this table."""
        self._game, self._table = game, table
        several = crowded_seats(table)
        ways = [*range(len(table.players)), *([ONE] if several else [])]
        self.sides.offer([*ways, *([ALL] if len(table.players) > 1 else []), WATCH])
        self.figures.offer(several)
        self.buttons = self.sides.buttons
        self.retranslate()

    def show_seats(self, seats: tuple[str, ...]) -> None:
        """Press the tile that gives these seats, or none."""
        side = side_of(self._table, seats)
        self.sides.choose(side)
        self._note.setVisible(side is None)
        self.figures.setVisible(side == ONE)
        self.figures.choose(seats.index(HUMAN) if side == ONE else None)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        table, say, to_words = self._table, self._language.text, self._language.translate
        faces = [player_faces(self._game, table, player, to_words) for player in range(len(table.players))]
        first = tuple(of_player[0] for of_player in faces)
        words: dict[object, TileWords] = {}
        for player, info in enumerate(table.players):
            meaning = self.tr("You play: {side}").format(side=say(info.title))
            words[player] = TileWords(say(info.title), faces[player], meaning)
        seats = {seat: seat_face(self._game, table, seat, to_words) for seat in crowded_seats(table)}
        one = self.tr("You play one figure, the computer plays its teammates")
        words[ONE] = TileWords(self.tr("One figure"), tuple(seats.values())[-1:], one)
        several = {
            2: self.tr("Two players, one screen"), 3: self.tr("Three players, one screen"),
            4: self.tr("Four players, one screen"),
        }  # fmt: skip
        words[ALL] = TileWords(
            several.get(len(faces)) or self.tr("{count} players, one screen").format(count=len(faces)),
            first,
            self.tr("People play all sides and take turns at this screen; each sees only what they may know"),
        )
        words[WATCH] = TileWords(
            self.tr("All by the computer"), (Face("icons/eye"),), self.tr("You watch the computer play")
        )
        self.sides.name(self.tr("Who are you?"), words)
        titles = {seat: say(table.seats[seat].title) for seat in seats}
        self.figures.name(
            self.tr("Which figure?"),
            {
                seat: TileWords(title, (seats[seat],), self.tr("You play: {side}").format(side=title))
                for seat, title in titles.items()
            },
        )
        self._note.setText(self.tr("The seats are chosen one by one, under “Advanced”."))


class SeatGrid(QWidget):
    """A row for each seat with its portrait: a person, or a computer of some level."""

    changed = Signal()

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self._language = language
        self._game = ""
        self._table: Table | None = None
        self._grids: list[QWidget] = []
        self.fields: list[Segments] = []
        self._labels: list[QLabel] = []
        self._faces: list[QLabel] = []
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)

    def offer(self, game: str, table: Table) -> None:
        """Offer the seats of this table; nothing changes if they are offered already."""
        if self._table is not None and (game, table.seats) == (self._game, self._table.seats):
            return
        self._game, self._table = game, table
        for old in self._grids:
            old.hide()
            old.deleteLater()
        page = QWidget(self)
        self._grids, self.fields, self._labels, self._faces = [page], [], [], []
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(2, 1)
        for number in range(len(table.seats)):
            self._add(grid, number, page)
        self._whole.addWidget(page)
        self.retranslate()

    def _add(self, grid: QGridLayout, number: int, page: QWidget) -> None:
        face, label, field = QLabel(page), QLabel(page), Segments(page, (HUMAN, *SEAT_WORDS))
        label.setBuddy(field)
        field.changed.connect(self.changed)
        for column, widget in enumerate((face, label, field)):
            grid.addWidget(widget, number, column)
        self.fields.append(field)
        self._labels.append(label)
        self._faces.append(face)

    def seats(self) -> tuple[str, ...]:
        """Return the player of each seat."""
        return tuple(str(field.value) for field in self.fields)

    def set_seats(self, seats: tuple[str, ...]) -> None:
        """Set the players of the seats; `changed` is emitted once."""
        for field, seat in zip(self.fields, seats, strict=True):
            field.blockSignals(True)
            field.choose(seat if seat in field.buttons else DEFAULT)
            field.blockSignals(False)
        self.changed.emit()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        if self._table is None:
            return
        say, words = self._language.text, tuple(SEAT_WORDS.values())
        side = round(self.fontMetrics().height() * 1.8)
        rows = zip(self._table.seats, self._labels, self.fields, self._faces, strict=True)
        for number, (info, label, field, face) in enumerate(rows):
            name = say(info.title)
            label.setText(name)
            question = self.tr("Player for {figure}").format(figure=name)
            field.name(question, (self.tr("I play"), *map(say, words)))
            face.setPixmap(self._picture(number, side))
            face.setFixedSize(side, side)

    def _picture(self, seat: int, side: int) -> QPixmap:
        """Return the face of a seat as a square picture."""
        assert self._table is not None
        ratio = self.devicePixelRatioF()
        picture = QPixmap(round(side * ratio), round(side * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        face = seat_face(self._game, self._table, seat, self._language.translate)
        paint_faces(painter, QRectF(0, 0, side, side), (face,))
        painter.end()
        return picture


def crowded_seats(table: Table) -> list[int]:
    """Return the seats of the players who have several."""
    seats = range(len(table.seats))
    return [seat for seat in seats if len(table.seats_of(table.seats[seat].player)) > 1]


def side_of(table: Table, seats: tuple[str, ...]) -> int | None:
    """The tile that would put these in the seats: a player, ONE, ALL, WATCH, or None."""
    own = {number for number, seat in enumerate(seats) if seat == HUMAN}
    if not own:
        return WATCH
    for player in range(len(table.players)):
        if own == set(table.seats_of(player)):
            return player
    if len(own) == len(seats):
        return ALL
    return ONE if len(own) == 1 else None


def seats_for(table: Table, side: int, before: tuple[str, ...], computer: str) -> tuple[str, ...]:
    """Return the seats after a click on a tile; the computers that already have a seat keep it."""
    if side == ONE:
        several = crowded_seats(table)
        chosen = [seat for seat in several if before[seat] == HUMAN]
        own = {chosen[-1] if chosen else several[-1]}
    elif side == ALL:
        own = set(range(len(table.seats)))
    else:
        own = set() if side == WATCH else set(table.seats_of(side))
    return tuple(
        HUMAN if seat in own else computer if who == HUMAN else who for seat, who in enumerate(before)
    )
