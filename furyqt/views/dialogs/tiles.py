"""A choice among tiles: each shows faces and a title, and the rows break where the width ends."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from furyqt.views import art
from furyqt.views.dialogs.faces import Face, paint_faces
from furyqt.views.panels.engraving import paint_button
from furyqt.views.panels.painting import serif
from furyqt.views.signs import sign_side
from furyqt.views.theme import focus_width

_GAP, _EDGE = 8, 1
_LETTERS, _PLAIN_LETTERS = 15, 10
"""The width of a tile's text in average letters, with faces and without, unless a word is longer."""
_FACE_BESIDE = 2.0
"""The side of a face beside a title in lines of text."""
_PICTURE, _PICTURE_SHARE = 3.8, 0.1
"""The height of the faces: in lines of text, and at most as a share of the window."""
_WRAP = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)


@dataclass(frozen=True, slots=True)
class TileWords:
    """The title of a tile, its faces, and what it means in a sentence."""

    title: str
    faces: tuple[Face, ...] = ()
    meaning: str = ""


class ChoiceTile(QPushButton):
    """A button with faces above its title, or beside it if it is flat; the pressed one has a check mark."""

    def __init__(self, parent: QWidget, *, is_flat: bool = False) -> None:
        super().__init__(parent)
        self.faces: tuple[Face, ...] = ()
        self._is_flat = is_flat
        self._room = 0
        self.setAutoDefault(False)
        self.setCheckable(True)
        self.setAutoExclusive(True)  # screen readers announce it as a radio button
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def show_words(self, words: TileWords) -> None:
        """Show other words and faces."""
        self.faces = words.faces
        self.setText(words.title)
        self.setAccessibleName(words.title)
        self.setAccessibleDescription(words.meaning)
        self.setToolTip(words.meaning)
        self.updateGeometry()
        self.update()

    def needed_width(self) -> int:
        """Return the smallest width in which no word is cut off."""
        metrics = self._metrics()
        longest = max((metrics.horizontalAdvance(word) for word in self.text().split()), default=0)
        sides = 2 * (self._margin() + _EDGE + self._sign_room())
        letters = _LETTERS if self.faces and not self._is_flat else _PLAIN_LETTERS
        return max(longest, metrics.averageCharWidth() * letters) + sides + self._beside()

    def set_room(self, wide: int) -> None:
        """Set the width that the tile will have, in which its title breaks into lines."""
        if wide != self._room:
            self._room = wide
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        wide = max(self.needed_width(), self._room)
        words = max(self._text_height(wide), self._face_side())
        return QSize(self.needed_width(), self._picture_height() + words + 2 * (self._margin() + _EDGE))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _metrics(self) -> QFontMetrics:
        font = QFont(self.font())
        font.setBold(True)
        return QFontMetrics(font)

    def _margin(self) -> int:
        return max(6, self.fontMetrics().height() // 3)

    def _face_side(self) -> int:
        """Return the side of the face beside the title."""
        return round(self.fontMetrics().height() * _FACE_BESIDE) if self._is_flat and self.faces else 0

    def _beside(self) -> int:
        """Return the width of the face beside the title with its space."""
        side = self._face_side()
        return side + _GAP if side else 0

    def _picture_height(self) -> int:
        if not self.faces or self._is_flat:
            return 0
        lines = self.fontMetrics().height()
        most = max(lines * 2, self.window().height() * _PICTURE_SHARE)
        return round(min(lines * _PICTURE, most)) + _GAP // 2

    def _text_height(self, wide: int) -> int:
        room = QRect(0, 0, wide - 2 * (self._margin() + _EDGE + self._sign_room()) - self._beside(), 10_000)
        return self._metrics().boundingRect(room, _WRAP, self.text()).height()

    def _sign_room(self) -> int:
        """Return the space on each side of the words, where the chosen tile has its tick."""
        return round(sign_side(self)) + _GAP // 2

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tile; the style's own button has no room for faces."""
        painter, palette, box = QPainter(self), self.palette(), QRectF(self.rect())
        box.adjust(_EDGE, _EDGE, -_EDGE, -_EDGE)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_hovered = self.underMouse() and self.isEnabled()
        ground = palette.highlight() if self.isChecked() else palette.base()
        edge = palette.highlight() if self.isChecked() or is_hovered else palette.placeholderText()
        paint_button(painter, box, ground.color(), edge.color())
        inner = box.adjusted(self._margin(), self._margin(), -self._margin(), -self._margin())
        picture = QRectF(inner)
        if self._is_flat:
            picture.setWidth(self._face_side())
        else:
            picture.setHeight(max(0, self._picture_height() - _GAP // 2))
        paint_faces(painter, picture, self.faces)
        words = inner.adjusted(self._beside(), self._picture_height(), 0, 0)
        font = QFont(self.font())
        font.setBold(self.isChecked())
        painter.setFont(font)
        painter.setPen((palette.highlightedText() if self.isChecked() else palette.text()).color())
        side, room = sign_side(self), self._sign_room()
        painter.drawText(words.adjusted(room, 0, -room, 0), _WRAP, self.text())
        if self.isChecked():
            tick = QRectF(words.left(), words.center().y() - side / 2, side, side)
            art.draw_icon(painter, tick, "tick", painter.pen().color())
        if self.hasFocus():
            width = focus_width()
            ring = palette.highlightedText() if self.isChecked() else palette.highlight()
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(ring.color(), width))
            painter.drawRoundedRect(box.adjusted(width + 1, width + 1, -width - 1, -width - 1), 4, 4)


class TileChoice(QWidget):
    """A question with a tile for each answer; the arrow keys move among them."""

    chosen = Signal(object)
    """The key of the tile that was chosen."""

    def __init__(self, parent: QWidget, *, is_flat: bool = False) -> None:
        super().__init__(parent)
        self._is_flat = is_flat
        self.buttons: dict[object, ChoiceTile] = {}
        self.heading = QLabel(self)
        self.heading.setWordWrap(True)
        self._group = QButtonGroup(self)
        self._grid = QGridLayout()
        self._grid.setSpacing(_GAP)
        self._columns = 0
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(4)
        lines.addWidget(self.heading)
        lines.addLayout(self._grid)

    @property
    def key(self) -> object:
        """The key of the chosen tile, or None."""
        return next((key for key, tile in self.buttons.items() if tile.isChecked()), None)

    def in_order(self) -> list[ChoiceTile]:
        """Return the tiles in view from left to right."""
        return [tile for tile in self.buttons.values() if not tile.isHidden()]

    def offer(self, keys: Iterable[object]) -> None:
        """Offer exactly these answers, in this order."""
        keys = list(keys)
        if keys == [key for key, tile in self.buttons.items() if not tile.isHidden()]:
            return
        for key in keys:
            if key not in self.buttons:
                tile = ChoiceTile(self, is_flat=self._is_flat)
                self._group.addButton(tile)
                tile.clicked.connect(lambda _=False, key=key: self.chosen.emit(key))
                self.buttons[key] = tile
        self.buttons = {key: self.buttons[key] for key in (*keys, *(self.buttons.keys() - set(keys)))}
        for key, tile in self.buttons.items():
            tile.setVisible(key in keys)
        self._columns = 0
        self._flow()

    def choose(self, key: object) -> None:
        """Press the tile with this key, or none; `chosen` is not emitted."""
        self._group.setExclusive(False)
        for each, tile in self.buttons.items():
            tile.setChecked(each == key)
        self._group.setExclusive(True)
        reachable = self.buttons.get(key) or next(iter(self.in_order()), None)
        for tile in self.buttons.values():
            tile.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if tile is reachable else Qt.FocusPolicy.ClickFocus
            )

    def name(self, title: str, words: Mapping[object, TileWords]) -> None:
        """Set the question and the words of the tiles."""
        self.heading.setText(title)
        self.heading.setFont(serif(self.font(), 1.15, bold=True))
        for key, tile in self.buttons.items():
            if key in words:
                tile.show_words(words[key])
        self._columns = 0
        self._flow()

    def minimumSizeHint(self) -> QSize:
        """One column is enough; the heading breaks."""
        widest = max((tile.needed_width() for tile in self.in_order()), default=0)
        return QSize(widest, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._flow()

    def _flow(self) -> None:
        """Break the rows of tiles where the width ends; all rows are about equally long."""
        tiles = self.in_order()
        if not tiles:
            return
        wide = max(tile.needed_width() for tile in tiles) + _GAP
        most = max(1, (self.width() + _GAP) // wide)
        rows = -(-len(tiles) // most)
        columns = -(-len(tiles) // rows)
        for tile in tiles:
            tile.set_room((self.width() - _GAP * (columns - 1)) // columns)
        if columns == self._columns:
            return
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 0)
        for tile in self.buttons.values():
            self._grid.removeWidget(tile)
        for number, tile in enumerate(tiles):
            self._grid.addWidget(tile, *divmod(number, columns))
        for column in range(columns):
            self._grid.setColumnStretch(column, 1)
        self._columns = columns
        self.updateGeometry()
