"""The preview of a saved game: the map in its last position, and the game in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QMargins, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.review.last_position import LastPosition, last_position
from furyqt.controllers.storage.game_files import LibraryError
from furyqt.controllers.storage.library import SavedGame
from furyqt.views.panels.painting import serif
from furyqt.views.saves.thumbnail import Thumbnails
from furyqt.views.signs import SignLabel

_SETTLE_MS = 180
"""Replaying a game takes a moment, so the selection must rest before it is replayed."""
SHAPE = 0.64
"""The height of the picture as a share of its width."""
_LETTERS = 40
"""The smallest width in average letters."""
_MARGIN, _LEAST = 9, 80
"""The space around everything, and the smallest width of the picture."""


class Preview(QFrame):
    """Shows one game of the list."""

    checked = Signal()
    """The file was replayed: `is_damaged` is known now."""

    def __init__(self, language: Language, thumbnails: Callable[[], Thumbnails], parent: QWidget) -> None:
        super().__init__(parent)
        self._language = language
        self._game: SavedGame | None = None
        self._seen: LastPosition | None = None
        self._name, self._details = "", ""
        self._thumbnails = thumbnails
        self.is_damaged = False
        self.picture, self.title, self.words = QLabel(self), QLabel(self), SignLabel(self)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for label in (self.title, self.words):
            label.setTextFormat(Qt.TextFormat.PlainText)  # a file name may contain markup
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        lines = self._lines = QVBoxLayout(self)
        lines.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        lines.addWidget(self.picture)
        lines.addWidget(self.title)
        lines.addWidget(self.words, 1)
        self._settling = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._settling.timeout.connect(self.read)

    def show_game(self, game: SavedGame | None, name: str, details: Sequence[str]) -> None:
        """Show a game of the list, or none; its picture follows when it was replayed."""
        self._name, self._details = name, "\n".join(filter(None, details))
        if game != self._game:
            self._game, self._seen = game, None
            self.is_damaged = False
            self.picture.clear()
            self._settling.start()
        self._write("")

    def read(self) -> None:
        """Replay the game now, and show its last position or why it cannot be read."""
        self._settling.stop()
        if self._game is None:
            return
        try:
            self._seen = last_position(self._game.path)
        except LibraryError as wrong:
            self.is_damaged = True
            self._write(self._language.text(wrong.text))
        else:
            self._write("")
            self._draw()
        self.checked.emit()

    def _draw(self) -> None:
        if self._seen is None:
            return
        picture = self._thumbnails().picture(self._seen, self._picture_size())
        self.picture.setPixmap(picture)
        self.picture.setAccessibleName(self.tr("The last position"))

    def _room(self) -> QSize:
        """Return the space within the margins."""
        return self.contentsRect().size().shrunkBy(QMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN))

    def _picture_size(self) -> QSize:
        """Return the largest size of the picture that leaves the words their lines."""
        room = self._room()
        below = self.title.sizeHint().height() + self.words.heightForWidth(room.width())
        tall = room.height() - below - 2 * self._lines.spacing()
        wide = max(_LEAST, min(room.width(), round(tall / SHAPE)))
        return QSize(wide, round(wide * SHAPE))

    def _write(self, problem: str) -> None:
        """Write the name, shortened in the middle, and the details; a problem comes first."""
        self.title.setFont(serif(self.font(), 1.2, bold=True))
        self._fit_title()
        self.title.setAccessibleName(self._name)
        self.title.setToolTip(self._name)
        moment = "" if self._seen is None else self._language.text(self._seen.moment)
        words = "\n".join(filter(None, (problem, moment, self._details)))
        self.words.show_words(words, "warning" if problem else "")
        self.picture.setMinimumHeight(0 if problem else self._picture_size().height())
        self.picture.setVisible(not problem)

    def _fit_title(self) -> None:
        wide = self._room().width()
        self.title.setText(
            self.title.fontMetrics().elidedText(self._name, Qt.TextElideMode.ElideMiddle, wide)
        )

    def minimumSizeHint(self) -> QSize:
        """A picture may be small, and every line breaks."""
        letters = self.fontMetrics()
        return QSize(letters.averageCharWidth() * _LETTERS, letters.height() * 12)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize() != self.size():
            self._settling.start()
            self._fit_title()

    def hideEvent(self, event: QHideEvent) -> None:
        self._settling.stop()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._settling.start()
        super().changeEvent(event)
