"""A slip of paper in the corner of the map: what the writer of a chapter adds, until it is put aside."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFontMetricsF, QHideEvent, QKeySequence, QMouseEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QScrollArea, QWidget

from furyqt.controllers.chapters.story import Beat, all_texts
from furyqt.controllers.language import Language
from furyqt.views import art
from furyqt.views.access.announce import announce_event
from furyqt.views.live import LiveWidget, ThemedWidget, wear
from furyqt.views.theme import current_theme
from furyqt.views.themes.typefaces import serif_font

_LETTERS = 52
"""The width of the slip in average letters."""
_MOST_WIDTH, _MOST_HEIGHT, _WHOLE_WIDTH = 0.5, 0.7, 0.94
"""The largest shares of the map that it covers; the last one is for a map with few letters in a line."""
_MOST_BEATS = 2
"""The most beats on one slip: the newest ones, unless they are older than yesterday."""
_PORTRAIT = 3.0
"""The height of the portrait in lines."""
_USUAL, _SMALLER = 1.04, 0.94
"""The size of the words as a multiple of the program's, the second one on a narrow map."""
_NARROW, _FEW = 110, 70
"""A map with fewer letters in a line is narrow; with so few, the portrait gives way to the words."""
_EDGE, _INSIDE, _GAP = 12, 10, 8
"""The distances to the map's edge, to the slip's edge, and between its parts."""


class MarginNote(LiveWidget, ThemedWidget, QFrame):
    """Covers the legend of the map, stops nothing, and is put aside by Escape, a click or its button."""

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self._language = language
        self._beats: tuple[Beat, ...] = ()
        self.picture, self.words = QLabel(self), QLabel()
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.area = QScrollArea(self)
        self.area.setWidget(self.words)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.close_button = QPushButton("×", self, autoDefault=True)
        self.close_button.setFlat(True)
        self.close_button.clicked.connect(self.put_aside)
        grid = QGridLayout(self)
        grid.setContentsMargins(_INSIDE, _INSIDE, _INSIDE, _INSIDE)
        grid.setSpacing(_GAP)
        grid.addWidget(self.picture, 0, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.area, 0, 1)
        grid.addWidget(self.close_button, 0, 2, Qt.AlignmentFlag.AlignTop)
        grid.setColumnStretch(1, 1)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        self._escape.setContext(Qt.ShortcutContext.WindowShortcut)
        self._escape.activated.connect(self.put_aside)
        parent.installEventFilter(self)
        self.hide()
        self.retranslate()
        self.restyle()

    def show_beat(self, beat: Beat) -> None:
        """Add the writer's words to a slip that was not put aside, and announce them."""
        fresh = (one for one in self._beats if one.day >= beat.day - 1)
        self._beats = (*fresh, beat)[-_MOST_BEATS:]
        self.retranslate()
        self.show()
        self._fit()
        self.raise_()
        announce_event(self, " ".join(self._said(beat).split()))

    def keep_only(self, told: Sequence[Beat]) -> None:
        """Put the slip aside if the position has its words no longer."""
        if not set(self._beats) <= set(told):
            self.put_aside()

    def put_aside(self) -> None:
        """Hide the slip; the log keeps its words."""
        self._beats = ()
        self.hide()

    def _said(self, beat: Beat) -> str:
        """Return the words of a beat, and of the paper that is found."""
        return "\n\n".join(self._language.text(text) for text in (beat.text, *all_texts(beat.paper)))

    def _fit(self) -> None:
        """Take the height of the words in the corner of the map, as far as there is room."""
        owner = self.parentWidget()
        if owner is None or not self._beats:
            return
        letters = owner.width() / max(1, self.fontMetrics().averageCharWidth())
        self._set_font(_SMALLER if letters < _NARROW else _USUAL)
        metrics = QFontMetricsF(self.words.font())
        side, portrait = round(metrics.height() * _PORTRAIT), f"portraits/{self._beats[-1].writer}"
        self.picture.setVisible(letters >= _FEW and art.has(portrait))
        if self.picture.isHidden():
            side = 0
        else:
            self.picture.setPixmap(art.pixmap(portrait, side, side, self.devicePixelRatioF()))
        self.close_button.setFixedWidth(self.close_button.sizeHint().height())
        share = _WHOLE_WIDTH if letters < _FEW else _MOST_WIDTH
        wide = round(min(metrics.averageCharWidth() * _LETTERS + side, owner.width() * share))
        beside = self.close_button.width() + _GAP + (side + _GAP if side else 0)
        needed = self.words.heightForWidth(wide - beside - 2 * _INSIDE - 2 * self.frameWidth())
        high = max(needed, side) + 2 * _INSIDE + 2 * self.frameWidth()
        self.resize(wide, round(min(high, owner.height() * _MOST_HEIGHT)))
        self.move(owner.width() - self.width() - _EDGE, _EDGE)

    def _set_font(self, size: float) -> None:
        """Write in letters of this size, as a multiple of the program's."""
        font = serif_font(is_prose=True)
        font.setPointSizeF(self.font().pointSizeF() * size)
        self.words.setFont(font)

    def restyle(self) -> None:
        """Take paper and ink of the theme's cards."""
        cards = current_theme().cards
        wear(
            self,
            f"MarginNote {{ background: {cards.paper}; border: 1px solid {cards.faint}; }}"
            f"QScrollArea, QLabel {{ background: {cards.paper}; color: {cards.ink}; }}"
            f"QPushButton {{ color: {cards.ink}; background: transparent; border: none; padding: 0; }}",
        )
        self._fit()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.setAccessibleName(self.tr("From the journal"))
        self.close_button.setAccessibleName(self.tr("Put aside"))
        self.close_button.setToolTip(self.tr("Put aside (Esc)"))
        if self._beats:
            self.words.setText("\n\n".join(map(self._said, self._beats)))
            self.setAccessibleDescription(self.words.text())
            self._fit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Put the slip aside."""
        event.accept()
        self.put_aside()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the corner of a map of another size."""
        if event.type() == QEvent.Type.Resize and self._beats:
            self._fit()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        """Release Escape for the slip, which is put aside with it."""
        super().showEvent(event)
        self._escape.setEnabled(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Give Escape back to the table."""
        super().hideEvent(event)
        self._escape.setEnabled(False)
