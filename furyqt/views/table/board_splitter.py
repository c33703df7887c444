"""The board and the column at its side: the column takes the width that the map cannot use."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from furyqt.views.table.board_column import BoardColumn

SIDE_LETTERS = 54
"""The least width of the side column in average letters."""
_LEAST_SHARE = 0.29
_WIDEST_SHARE = 0.46
_WIDEST_BESIDE_MAP = 0.56
"""The largest share for the width that a low map cannot use."""


def side_width(widget: QWidget) -> int:
    """The least width of the side column in a widget's font, but never half of the window."""
    wanted = round(QFontMetricsF(widget.font()).averageCharWidth() * SIDE_LETTERS)
    return min(wanted, round(widget.window().width() * _WIDEST_SHARE))


def shared_width(whole: int, least: int, map_width: int) -> int:
    """Return the width of the side column: everything beside the map, within limits."""
    widest = max(least, round(whole * _WIDEST_BESIDE_MAP))
    return min(widest, max(least, round(whole * _LEAST_SHARE), whole - map_width if map_width else 0))


class BoardSplitter(QSplitter):
    """Shares its width between the board and the side column until a person moves the handle."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._board: BoardColumn | None = None
        self._side: QWidget | None = None
        self._chosen = 0.0
        """The share of the side column that a person has chosen, 0 for none."""
        self._sharing = QTimer(self, singleShot=True, interval=0)
        self._sharing.timeout.connect(self.share_width)
        self.splitterMoved.connect(self._choose)

    def lay_out(self, board: BoardColumn, side: QWidget) -> None:
        """Put the board and the side column side by side."""
        self._board, self._side = board, side
        self.addWidget(board)
        self.addWidget(side)
        self.setStretchFactor(0, 1)
        self.setChildrenCollapsible(False)
        board.installEventFilter(self)

    def share_soon(self) -> None:
        """Share the width again when fonts and layouts have changed."""
        self.share_width()
        self._sharing.start()

    def share_width(self) -> None:
        """Give each part its width, and the trail the height that the map cannot use."""
        if self._board is None or self._side is None or not self.width():
            return
        whole, least = self.width() - self.handleWidth(), side_width(self)
        self._side.setMinimumWidth(least)
        if self._chosen:
            wanted = max(least, round(whole * self._chosen))
        else:
            wanted = shared_width(whole, least, self._board.map_width(self.height(), whole - least))
        if self.sizes() != [whole - wanted, wanted]:
            self.setSizes([whole - wanted, wanted])
        self._board.share_height()

    def _choose(self) -> None:
        """Keep the share that a person has chosen with the handle."""
        sizes = self.sizes()
        self._chosen = sizes[1] / max(1, sum(sizes))
        self._sharing.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share the width again when panels appear, disappear or grow."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self._board:
            self._sharing.start()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width."""
        super().resizeEvent(event)
        self.share_width()
