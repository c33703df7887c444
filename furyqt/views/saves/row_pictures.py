"""The small pictures in the list of saved games, drawn one by one for the rows in view."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.review.last_position import last_position
from furyqt.controllers.storage.game_files import LibraryError
from furyqt.controllers.storage.library import SavedGame
from furyqt.views import art
from furyqt.views.models.rows import VALUE
from furyqt.views.saves.game_cards import NAME, GameCards
from furyqt.views.saves.thumbnail import Thumbnails

_PAUSE_MS = 15
"""The time for other events after each picture."""


class RowPictures(QObject):
    """Fills in the pictures while nothing else happens; those of unchanged files are kept."""

    def __init__(self, language: Language, sheet: GameCards) -> None:
        super().__init__(sheet)
        self._language, self._sheet = language, sheet
        self._thumbnails: Thumbnails | None = None
        self._kept: dict[tuple[object, ...], QPixmap] = {}
        self._drawn: set[int] = set()
        self._timer = QTimer(self, interval=_PAUSE_MS)
        self._timer.timeout.connect(self._draw_next)
        sheet.verticalScrollBar().valueChanged.connect(lambda _: self._timer.start())
        sheet.viewport().installEventFilter(self)

    def thumbnails(self) -> Thumbnails:
        """Return the painter of the pictures, which is made when it is first needed."""
        if self._thumbnails is None:
            home = self._sheet.parentWidget()
            assert isinstance(home, QWidget)
            self._thumbnails = Thumbnails(self._language, home)
        return self._thumbnails

    def start(self) -> None:
        """Leave room for a picture in every row of the new list, and begin to draw."""
        blank = self._blank()
        for row in range(len(self._sheet.sheet.lines)):
            self._sheet.sheet.set_picture(row, blank)
        self._drawn = set()
        self._timer.start()

    @property
    def is_complete(self) -> bool:
        """Whether every row in view has its picture."""
        return self._next() is None

    def _next(self) -> QModelIndex | None:
        """Return the first row in view without its picture, as an index of the model below the sorting."""
        sheet = self._sheet
        if not sheet.isVisible():
            return None
        seen = sheet.viewport().rect()
        for row in range(sheet.sorted.rowCount()):
            index = sheet.sorted.index(row, NAME)
            source = sheet.sorted.mapToSource(index)
            if source.row() not in self._drawn and sheet.visualRect(index).intersects(seen):
                return source
        return None

    def _draw_next(self) -> None:
        source = self._next()
        if source is None:
            self._timer.stop()
            return
        self._drawn.add(source.row())
        game = self._sheet.sheet.data(source, VALUE)
        if isinstance(game, SavedGame):
            self._sheet.sheet.set_picture(source.row(), self._picture(game))

    def _picture(self, game: SavedGame) -> QPixmap:
        size = self._sheet.iconSize()
        key = (game.path, game.modified, size.width(), self._sheet.palette().cacheKey())
        if key not in self._kept:
            try:
                self._kept[key] = self.thumbnails().picture(last_position(game.path), size)
            except LibraryError:
                self._kept[key] = self._warning()
        return self._kept[key]

    def _blank(self) -> QPixmap:
        picture = QPixmap(self._sheet.iconSize())
        picture.fill(Qt.GlobalColor.transparent)
        return picture

    def _warning(self) -> QPixmap:
        """Return the picture of a damaged file."""
        picture = self._blank()
        painter = QPainter(picture)
        ink = self._sheet.palette().text().color()
        art.draw_icon(painter, QRectF(picture.rect()).adjusted(0, 2, 0, -2), "warning", ink)
        painter.end()
        return picture

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Continue when the list is shown or has another size."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Resize):
            self._timer.start()
        return super().eventFilter(watched, event)
