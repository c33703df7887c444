"""The hint: the choice of the full-strength search from this player's knowledge, and its reasons."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QLabel, QPushButton, QVBoxLayout, QWidget

from furyqt.controllers.review.reasons import Paragraph, Say
from furyqt.rules.core.text import Text, Translate
from furyqt.views.models.hint import HintModel, HintRow
from furyqt.views.models.rows import VALUE, Index
from furyqt.views.numbers import share
from furyqt.views.panels.actions.why import WhyPane
from furyqt.views.panels.lists import ShortTable
from furyqt.views.panels.painting import serif

_FEW, _SOME = 2.5, 4.0
"""The height of the table in lines, with its header: below reasons, and alone."""
Why = Callable[[Say], tuple[Paragraph, ...]]
"""Returns the reasons in a language."""


def no_reasons(say: Say) -> tuple[Paragraph, ...]:
    """Return no reasons."""
    del say
    return ()


class HintPanel(QWidget):
    """The best action, the estimated result, the reasons, and the other actions that were tried.

    A panel that looks back belongs to a recorded game, in which nothing can be played.
    """

    hint_requested = Signal()
    place_chosen = Signal(int)
    played = Signal(object)
    """The action of a line that was activated."""

    def __init__(
        self, translate: Translate, parent: QWidget | None = None, *, looks_back: bool = False
    ) -> None:
        super().__init__(parent)
        self._translate, self._looks_back = translate, looks_back
        self._why: Why = no_reasons
        self._value = 0.0
        self._end: Text | None = None
        self._is_waiting = False
        self.model = HintModel(translate, self)
        self.best, self.estimate = QLabel(self), QLabel(self)
        self.ask_button, self.play_button = (
            QPushButton(self, autoDefault=True),
            QPushButton(self, autoDefault=True),
        )
        self.table = self._table()
        self.why = WhyPane(self)
        self.best.setWordWrap(True)
        self.estimate.setWordWrap(True)
        self.ask_button.clicked.connect(self.hint_requested)
        self.play_button.clicked.connect(self._play_best)
        self._lay_out()
        self.retranslate()

    def _table(self) -> ShortTable:
        table = ShortTable(self)
        table.setModel(self.model)
        table.setRootIsDecorated(False)
        table.setAlternatingRowColors(True)
        header = table.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.ResizeToContents)
        table.clicked.connect(self._chosen)
        table.activated.connect(self._activated)
        table.selectionModel().currentChanged.connect(self._chosen)
        return table

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addWidget(self.ask_button)
        buttons.addWidget(self.play_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 0)
        layout.setSpacing(4)
        layout.addWidget(self.best)
        layout.addWidget(self.estimate)
        layout.addLayout(buttons)
        layout.addWidget(self.why, 3)
        layout.addWidget(self.table, 1)
        layout.addStretch(0)  # without reasons and table the words stay at the top

    def hasHeightForWidth(self) -> bool:
        """Return False: reasons and table shrink instead, and one such page would make all tabs tall."""
        return False

    def show_hint(
        self, rows: tuple[HintRow, ...], value: float, end: Text | None = None, why: Why = no_reasons
    ) -> str:
        """Show a result with the estimate of the game, and return its summary as sentences."""
        self._value, self._end, self._is_waiting, self._why = value, end, False, why
        self.model.set_rows(rows)
        self.retranslate()
        reasons = [line for part in self._reasons_shown()[:1] for line in part.lines[1:]]
        return " ".join((self.best.text(), self.estimate.text(), *reasons))

    def _reasons_shown(self) -> tuple[Paragraph, ...]:
        return self._why(lambda text: text.render(self._translate)) if self.model.rows else ()

    def clear(self) -> None:
        """Clear the hint because the position has changed."""
        self.model.set_rows(())
        self._why = no_reasons
        self.retranslate()

    def set_state(self, possible: bool, waiting: bool) -> None:
        """Set whether a hint is available now, and whether one is in progress."""
        self.ask_button.setEnabled(possible)
        if waiting and not self._is_waiting:
            self.model.set_rows(())
            self._why = no_reasons
        if waiting != self._is_waiting:
            self._is_waiting = waiting
            self.retranslate()

    def _play_best(self) -> None:
        if self.model.rows:
            self.played.emit(self.model.rows[0].action)

    def _chosen(self, index: Index) -> None:
        row = index.data(VALUE)
        self.place_chosen.emit(-1 if row is None else row.place)

    def _activated(self, index: QModelIndex) -> None:
        self.played.emit(index.data(VALUE).action)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        rows = self.model.rows
        self.best.setFont(serif(self.font(), 1.15, bold=True))
        if self._is_waiting:
            self.best.setText(self.tr("Looking for the best move…"))
            self.estimate.setText("")
        elif rows:
            self.best.setText(rows[0].title.render(self._translate))
            self.estimate.setText(self._say_estimate(rows))
        else:
            self.best.setText(self.tr("What would the computer do?"))
            self.estimate.setText(
                self.tr("It uses only what the side to move knew at that time.")
                if self._looks_back
                else self.tr("A hint uses the full strength of the search, but only what you know.")
            )
        self.ask_button.setText(self.tr("Show Hint"))
        self.play_button.setText(self.tr("Play this move"))
        self.play_button.setVisible(bool(rows) and not self._looks_back)
        self._show_reasons()
        self.why.setAccessibleName(self.tr("Reasons"))
        self.table.setVisible(bool(rows))
        self.table.setAccessibleName(self.tr("Moves the search tried"))
        self.model.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, 2)
        self.table.viewport().update()

    def _show_reasons(self) -> None:
        """Show the reasons, beginning with the estimate; the name of the best move is already above them."""
        reasons = self._reasons_shown()
        self.why.set_paragraphs([part._replace(title="") if part is reasons[0] else part for part in reasons])
        self.why.setVisible(bool(reasons))
        self.estimate.setVisible(not reasons)
        line = self.fontMetrics().height()
        self.table.setMinimumHeight(round(line * (_FEW if reasons else _SOME)))

    def _say_estimate(self, rows: tuple[HintRow, ...]) -> str:
        if len(rows) == 1 and not rows[0].visits:
            return self.tr("No other move is possible.")
        words = self.tr("Win estimate: {share}").format(share=share(self._value))
        if self._end is None:
            return words
        return f"{self._end.render(self._translate).removesuffix('.')} · {words}"

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
        super().changeEvent(event)
