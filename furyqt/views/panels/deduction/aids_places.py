"""The possible places of the hidden figure now and earlier: a slider over its turns, words, and a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from PySide6.QtCore import QEvent, QModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QPainter, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QSlider,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from ai.whereabouts import Whereabouts
from furyqt.controllers.computer import place_words
from furyqt.rules.core.text import Text, Texts, Translate
from furyqt.views.access.announce import announce
from furyqt.views.fields import Slider
from furyqt.views.models.deduction_lists import SHARE, LikelyModel, bits, when
from furyqt.views.models.rows import VALUE, Index
from furyqt.views.models.type_ahead import TypeAhead
from furyqt.views.panels.painting import serif
from furyqt.views.theme import current_theme

N_ = Texts("aids")

T = TypeVar("T")
_BAR = 0.28
"""The opacity of the accent color in the bar behind a number."""


class ShareDelegate(QStyledItemDelegate):
    """Paints a bar behind the number, with a length proportional to the chance."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the bar from the right edge, next to the number."""
        share = float(index.data(SHARE))
        box = QRect(option.rect).adjusted(0, 2, 0, -2)
        box.setLeft(box.right() - round(box.width() * share))
        color = QColor(current_theme().colors.accent)
        color.setAlphaF(_BAR)
        if share > 0:
            painter.fillRect(box, color)
        super().paint(painter, option, index)


class _PlaceTable(QTableView):
    """A table of places by name; letters jump to a name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._typed = TypeAhead()

    def keyboardSearch(self, letters: str) -> None:
        self._typed.search(self, letters)


class PlacesPage(QWidget):
    """Shows the chances of one turn, which the slider selects."""

    place_chosen = Signal(int)
    turn_chosen = Signal(int)
    weights_toggled = Signal(bool)
    """The person wants the estimate, or only the possible places and the ways to them."""

    def __init__(
        self, translate: Translate, name: Callable[[int], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._translate = translate
        self._found: Whereabouts | None = None
        """The places, or None before they are calculated."""
        self._weighted = True
        self.slider = Slider(Qt.Orientation.Horizontal, self)
        self.when, self.summary = QLabel(self), QLabel(self)
        self.weights = QCheckBox(self)
        self.weights.clicked.connect(self.weights_toggled)
        self.model = LikelyModel(translate, name, self)
        self._delegate = ShareDelegate(self)
        self.table = self._table()
        self.summary.setWordWrap(True)
        # The past is at the left, as on a time line, and the arrow keys match the picture.
        self.slider.setInvertedAppearance(True)
        self.slider.setInvertedControls(True)
        self.slider.setPageStep(1)
        self.slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        self.slider.setTickInterval(1)
        self.slider.valueChanged.connect(self._turn_changed)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.when)
        line.addWidget(self.slider, 1)
        layout.addLayout(line)
        layout.addWidget(self.weights)
        layout.addWidget(self.summary)
        layout.addWidget(self.table, 1)
        self.show_places(None)

    def _table(self) -> QTableView:
        table = _PlaceTable(self)
        table.setModel(self.model)
        table.setFrameShape(QFrame.Shape.NoFrame)
        table.setShowGrid(False)
        table.setAlternatingRowColors(True)
        table.setTabKeyNavigation(False)
        table.setWordWrap(False)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setItemDelegate(self._delegate)
        table.verticalHeader().hide()
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        table.clicked.connect(self._choose)
        table.activated.connect(self._choose)
        table.selectionModel().currentChanged.connect(self._choose)
        return table

    @property
    def turn(self) -> int:
        """Return the number of turns before now at the slider."""
        return self.slider.value()

    def show_places(self, found: Whereabouts | None) -> None:
        """Show these places, now and in each turn before; the slider keeps its turn if possible.

        None means that they are not calculated yet.
        """
        self._found = found
        turns = 0 if found is None else len(found.chances)
        self.slider.setMaximum(max(0, turns - 1))
        self.slider.setEnabled(turns > 1)
        self._show()

    def set_weighted(self, weighted: bool, is_wanted: bool) -> None:
        """Set whether the estimate is shown, or only the ways, and whether the person wants it."""
        self._weighted = weighted
        self.weights.setChecked(is_wanted)
        self._show()

    def announce_summary(self) -> None:
        """Read the number of places aloud."""
        announce(self, self.summary.text())

    def _turn_changed(self) -> None:
        self._show()
        self.turn_chosen.emit(self.turn)

    def _show(self) -> None:
        found = self._found or Whereabouts()
        shown = self._at_turn(found.chances), self._at_turn(found.ways), self._weighted
        if shown != (self.model.chances, self.model.ways, self.model.weighted):
            self.model.set_chances(*shown)
            self._measure_columns()
        self.retranslate()

    def _measure_columns(self) -> None:
        """Fit the columns to their numbers while the page is seen: a hidden table measures every line."""
        modes = QHeaderView.ResizeMode
        mode = modes.ResizeToContents if self.isVisible() else modes.Fixed
        for column in range(1, self.model.columnCount()):
            self.table.horizontalHeader().setSectionResizeMode(column, mode)

    def _at_turn(self, by_turn: tuple[Mapping[int, T], ...]) -> Mapping[int, T]:
        return by_turn[self.turn] if self.turn < len(by_turn) else {}

    def _choose(self, index: QModelIndex) -> None:
        if (row := index.data(VALUE)) is not None:
            self.place_chosen.emit(row.place)

    def _say(self, text: Text) -> str:
        return text.render(self._translate)

    def _sentences(self) -> list[str]:
        """Return the number of places, that of the ways, and the uncertainty among them."""
        if self._found is None:
            return [self._say(_UNKNOWN)]
        chances = self._at_turn(self._found.chances)
        if not chances:
            return [self._say(_NOTHING)]
        ways = sum(self._at_turn(self._found.ways).values())
        found = [self._say(place_words.possible(len(chances), ways))]
        if self.weights.isChecked() and not self._weighted:
            found.append(self._say(_VAGUE))
        count = max(1, round(2 ** bits(chances)))
        if self._weighted and count < len(chances):
            found.append(self._say(_UNCERTAIN.fill(count=count)))
        return found

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.when.setFont(serif(self.font(), 1.1, bold=True))
        words = self._say(when(self.turn))
        self.when.setText(words)
        self.summary.setText(" ".join(self._sentences()))
        self.weights.setText(self.tr("Estimate by the computer's style of play"))
        self.weights.setToolTip(self._say(place_words.ESTIMATE))
        self.summary.setToolTip(self._say(place_words.WAYS))
        self.slider.setAccessibleName(self.tr("Turn"))
        self.slider.setAccessibleDescription(words)
        self.slider.setToolTip(self.tr("Left: earlier turns. Right: now."))
        self.table.setAccessibleName(self.tr("Possible places"))
        self.table.setAccessibleDescription(self.summary.text())
        for corner in self.table.findChildren(
            QAbstractButton
        ):  # Qt's own corner button, never visible without row headers
            corner.setAccessibleName(self.table.accessibleName())
        self.table.verticalHeader().setDefaultSectionSize(round(self.fontMetrics().height() * 1.35))

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the columns."""
        super().showEvent(event)
        self._measure_columns()

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave the columns as they are."""
        super().hideEvent(event)
        self._measure_columns()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        if event.type() == QEvent.Type.LanguageChange:
            self.model.retranslate()
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
        super().changeEvent(event)


_UNKNOWN = N_("The possible places are being calculated…")
_NOTHING = N_("Nothing is hidden yet.")
_VAGUE = N_("A person may start anywhere: there is no estimate while so many places are possible.")
_UNCERTAIN = N_("About as uncertain as if {count} places were equally likely.")
