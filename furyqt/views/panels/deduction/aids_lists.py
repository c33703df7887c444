"""The lists of the deduction aids: the evidence, and the player's own marks."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from furyqt.rules.core.text import Text, Texts, Translate
from furyqt.views.live import ThemedWidget, TranslatedWidget
from furyqt.views.map.view import mark_keys
from furyqt.views.models.deduction_lists import HIDDEN_FIGURE, EvidenceModel, MarkRow, MarksModel, signs
from furyqt.views.models.rows import VALUE, Index
from furyqt.views.panels.lists import ShortTable
from furyqt.views.picture import Evidence
from furyqt.views.theme import current_theme

N_ = Texts("aids")

MOST_POINTED = 20
"""The greatest number of places pointed out on the map; more would not be useful."""
_ANY_HEIGHT = 10_000
_NOTHING = N_("You do not know anything about {figure} yet.")


class SignDelegate(QStyledItemDelegate):
    """Gives a sentence beside its sign as many lines as it needs."""

    def __init__(self, view: ShortTable) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The size of the whole sentence in the available width."""
        self.initStyleOption(option, index)
        style, wide = self._view.style(), max(60, self._view.columnWidth(index.column()))
        option.rect = QRect(0, 0, wide, _ANY_HEIGHT)
        # The style knows the margins of its theme; drawing takes one more at each side of the words.
        words = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, self._view)
        margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, self._view) + 1
        room = QRect(0, 0, words.width() - 2 * margin, _ANY_HEIGHT)
        needed = option.fontMetrics.boundingRect(room, Qt.TextFlag.TextWordWrap, option.text)
        return QSize(wide, max(needed.height(), self._view.iconSize().height()) + 4)


class SignList(ShortTable):
    """Sentences with signs; only the visible lines are measured."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(SignDelegate(self))
        self.widened.connect(self.scheduleDelayedItemsLayout)

    @property
    def sign_side(self) -> int:
        """Return the side of a sign in this text size."""
        return round(self.fontMetrics().height() * 0.95)


class EvidencePage(TranslatedWidget, ThemedWidget, QWidget):
    """The evidence; a line under the pointer or selected points out its places."""

    pointed = Signal(object)
    """A tuple of places."""
    place_chosen = Signal(int)

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate, self._figure = translate, HIDDEN_FIGURE
        self.model = EvidenceModel(translate, self)
        self.list = SignList(self)
        self.list.setModel(self.model)
        self.list.entered.connect(self._point)
        self.list.viewportEntered.connect(self.point_at_selected)
        self.list.selectionModel().selectionChanged.connect(self.point_at_selected)
        self.list.clicked.connect(self._choose)
        self.list.activated.connect(self._choose)
        self._empty = QLabel(self)
        self._empty.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._empty)
        layout.addWidget(self.list, 1)
        layout.addStretch(0)
        self.show_evidence(())
        self.retranslate()
        self.restyle()

    def name_figure(self, figure: Text) -> None:
        """Set the name of the hidden figure that the evidence is about."""
        self._figure = figure
        self.retranslate()

    def show_evidence(self, lines: tuple[Evidence, ...]) -> None:
        """Show these lines, the newest first; the selection stays with its sentence."""
        if lines == self.model.rows and lines:
            return
        old = self._selected()
        chosen, age = old.data(VALUE), len(self.model.rows) - old.row()
        self.model.set_rows(lines)
        if chosen is not None:
            self._select_again(chosen, age)
        self._empty.setVisible(not lines)
        self.list.setVisible(bool(lines))

    def _select_again(self, chosen: Evidence, age: int) -> None:
        """Select the same sentence of the same places, although the number of turns since then has changed.

        If it occurs more than once, select the one at the same distance from the oldest line as before.
        """
        rows = self.model.rows
        same = [n for n, row in enumerate(rows) if (row.text, row.places) == (chosen.text, chosen.places)]
        number = min(same, key=lambda n: abs(len(rows) - n - age), default=-1)
        self.list.setCurrentIndex(self.model.index(number) if number >= 0 else QModelIndex())

    def _selected(self) -> Index:
        """Return the selected line; a list that gets the focus makes its first line current, not selected."""
        return next(iter(self.list.selectionModel().selectedIndexes()), QModelIndex())

    def point_at_selected(self) -> None:
        """Point out the places of the selected line, or none."""
        self._point(self._selected())

    def _point(self, index: Index) -> None:
        row: Evidence | None = index.data(VALUE)
        places = row.places if row is not None else ()
        self.pointed.emit(places if len(places) <= MOST_POINTED else ())

    def _choose(self, index: Index) -> None:
        row: Evidence = index.data(VALUE)
        if len(row.places) == 1:
            self.place_chosen.emit(row.places[0])

    def restyle(self) -> None:
        """Draw the signs in the colors of the theme and as large as the words."""
        side = self.list.sign_side
        self.list.setIconSize(QSize(side, side))
        self.model.set_signs(signs(current_theme().colors, side))

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self._empty.setText(_NOTHING.fill(figure=self._figure).render(self._translate))
        self.list.setAccessibleName(self.tr("Known facts"))
        self.model.retranslate()

    def leaveEvent(self, event: QEvent) -> None:
        """Point out only the selected line when the pointer leaves."""
        self.point_at_selected()
        super().leaveEvent(event)


class MarksPage(TranslatedWidget, ThemedWidget, QWidget):
    """The player's own pencil marks, and how to make them."""

    place_chosen = Signal(int)
    erased = Signal(int)
    cleared = Signal()

    def __init__(
        self, translate: Translate, name: Callable[[int], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.model = MarksModel(translate, name, self)
        self.list = SignList(self)
        self.list.setModel(self.model)
        self.list.clicked.connect(self._choose)
        self.list.activated.connect(self._choose)
        self.list.selectionModel().currentChanged.connect(self._choose)
        self._how = QLabel(self)
        self._how.setWordWrap(True)
        self.erase_button, self.clear_button = QPushButton(self), QPushButton(self)
        for button in (self.erase_button, self.clear_button):
            button.setAutoDefault(True)
        self.erase_button.clicked.connect(self._erase)
        self.clear_button.clicked.connect(self.cleared)
        buttons = QHBoxLayout()
        buttons.addWidget(self.erase_button)
        buttons.addWidget(self.clear_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self._how)
        layout.addLayout(buttons)
        layout.addWidget(self.list, 1)
        layout.addStretch(0)
        self.show_marks({})
        self.retranslate()
        self.restyle()

    def show_marks(self, marks: Mapping[int, str]) -> None:
        """Show these marks in the order of the places' names."""
        rows = (MarkRow(place, mark) for place, mark in marks.items())
        self.model.set_rows(sorted(rows, key=self.model.words))
        self.list.setVisible(bool(marks))
        self.clear_button.setEnabled(bool(marks))
        self._enable_erasing()

    def _enable_erasing(self) -> None:
        self.erase_button.setEnabled(self.list.currentIndex().isValid())

    def _choose(self, index: Index) -> None:
        self._enable_erasing()
        row: MarkRow | None = index.data(VALUE)
        if row is not None:
            self.place_chosen.emit(row.place)

    def _erase(self) -> None:
        row: MarkRow | None = self.list.currentIndex().data(VALUE)
        if row is not None:
            self.erased.emit(row.place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Erase the selected mark with Delete."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._erase()
        else:
            super().keyPressEvent(event)

    def restyle(self) -> None:
        """Draw the signs in the colors of the theme and as large as the words."""
        side = self.list.sign_side
        self.list.setIconSize(QSize(side, side))
        self.model.set_signs(signs(current_theme().colors, side))

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        words = self.tr("To mark a place on the map, right-click it or press {here}, {no} or {maybe}.")
        here, no, maybe = mark_keys().values()
        self._how.setText(words.format(here=here, no=no, maybe=maybe))
        self.erase_button.setText(self.tr("Erase This Mark"))
        self.clear_button.setText(self.tr("Clear My Marks"))
        self.list.setAccessibleName(self.tr("My Marks"))
        self.model.retranslate()
