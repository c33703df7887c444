"""The hint: the choice of the full-strength search from this player's knowledge, and its reasons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil

from PySide6.QtCore import QModelIndex, QSizeF, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QScrollArea,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from furyqt.controllers.review.reasons import Paragraph, Say
from furyqt.controllers.review.worth import ONLY, TOO_FEW
from furyqt.rules.core.text import Text, Translate, sentence
from furyqt.views.access.tab_order import bring_in_sight
from furyqt.views.live import LiveWidget
from furyqt.views.models.hint import TRIES, Hint, HintModel
from furyqt.views.models.rows import VALUE, Index
from furyqt.views.numbers import share
from furyqt.views.panels.actions.thinking_bar import ThinkingBar
from furyqt.views.panels.lists import ShortTable
from furyqt.views.panels.painting import serif

_LEAST_LINES = 3
"""The lines of reasons and table that are in view at least."""


class WhyPane(QTextEdit):
    """Sentences under headings, if they have any, as high as they need to be."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().documentLayout().documentSizeChanged.connect(self._fit)
        reading = Qt.TextInteractionFlag.TextSelectableByKeyboard
        self.setTextInteractionFlags(reading | Qt.TextInteractionFlag.TextSelectableByMouse)

    def set_paragraphs(self, paragraphs: Sequence[Paragraph]) -> None:
        """Show these paragraphs from the beginning; the same paragraphs change nothing."""
        html = "".join(_as_html(part, number) for number, part in enumerate(paragraphs))
        if html != self.property("shown_html"):
            self.setProperty("shown_html", html)
            self.setHtml(html)

    def _fit(self, size: QSizeF) -> None:
        """Take the height of the text."""
        self.setFixedHeight(ceil(size.height()) + 2 * self.frameWidth())


def _as_html(part: Paragraph, number: int) -> str:
    above = 6 if number else 0
    title = f'<p style="margin:{above}px 0 1px 0"><b>{escape(part.title)}</b></p>' if part.title else ""
    return title + "".join(f'<p style="margin:0 0 1px 0">{escape(line)}</p>' for line in part.lines)


Why = Callable[[Say], tuple[Paragraph, ...]]
"""Returns the reasons in a language."""


def no_reasons(say: Say) -> tuple[Paragraph, ...]:
    """Return no reasons."""
    del say
    return ()


class HintPanel(LiveWidget, QWidget):
    """The best action, its worth, the reasons, and the other actions that were tried.

    While the search runs, the best action so far is shown and the search can be canceled. A panel that looks
    back belongs to a recorded game, in which nothing can be played.
    """

    hint_requested = Signal()
    cancelled = Signal()
    place_chosen = Signal(int)
    filled = Signal()
    """A search has begun, or its words have appeared or disappeared."""
    played = Signal(object)
    """The action of a line that was activated."""

    def __init__(
        self, translate: Translate, parent: QWidget | None = None, *, looks_back: bool = False
    ) -> None:
        super().__init__(parent)
        self._translate, self._looks_back = translate, looks_back
        self._why: Why = no_reasons
        self._reasons: tuple[Paragraph, ...] = ()
        self._hint: Hint | None = None
        self._trouble: Text | None = None
        """The trouble of the search since its last report."""
        self._is_waiting = self._is_whole = False
        self._was_filled = False
        self.model = HintModel(translate, self)
        self.best, self.estimate, self.details = QLabel(self), QLabel(self), QLabel(self)
        self.ask_button, self.play_button, self.details_button = (
            QPushButton(self, autoDefault=True) for _ in range(3)
        )
        self.bar = ThinkingBar(self)
        self.table = self._table()
        self.why = WhyPane(self)
        for label in (self.best, self.estimate, self.details):
            label.setWordWrap(True)
        self.details_button.setCheckable(True)
        self.ask_button.clicked.connect(self._ask)
        self.play_button.clicked.connect(self._play_best)
        self.details_button.toggled.connect(self.retranslate)
        self._lay_out()
        self.retranslate()

    def _table(self) -> ShortTable:
        table = ShortTable(self)
        table.setModel(self.model)
        table.setRootIsDecorated(False)
        table.setUniformRowHeights(True)
        table.setAlternatingRowColors(True)
        table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = table.header()
        header.setStretchLastSection(False)
        header.setResizeContentsPrecision(0)  # measure only the lines in view
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.ResizeToContents)
        table.clicked.connect(self._chosen)
        table.activated.connect(self._activated)
        table.selectionModel().currentChanged.connect(self._chosen)
        return table

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        for button in (self.ask_button, self.play_button, self.details_button):
            buttons.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 0)
        layout.setSpacing(4)
        layout.addWidget(self.best)
        layout.addLayout(buttons)  # above what comes and goes, so that they stay where they are
        layout.addWidget(self.estimate)
        layout.addWidget(self.bar)
        self.page = QScrollArea(self)
        """Reasons and table, which are scrolled together."""
        inside = QWidget(self.page)
        lines = QVBoxLayout(inside)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(4)
        for part in (self.why, self.details, self.table):
            lines.addWidget(part)
        lines.addStretch(1)
        self.page.setWidget(inside)
        self.page.setWidgetResizable(True)
        self.page.setFrameShape(QFrame.Shape.NoFrame)
        self.page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout.addWidget(self.page, 1)
        layout.addStretch(0)  # without reasons and table the words stay at the top

    def hasHeightForWidth(self) -> bool:
        """Return False: the page is scrolled instead, and one such page would make all tabs tall."""
        return False

    def show_hint(self, hint: Hint, why: Why = no_reasons) -> str:
        """Show a result, and return its summary as sentences."""
        self._hint, self._why, self._trouble = hint, why, None
        self._is_waiting, self._is_whole = False, True
        self._show_rows(hint)
        self.retranslate()
        reasons = [line for part in self._reasons[:1] for line in part.lines]
        return " ".join((self.best.text(), *(reasons or [self.estimate.text()])))

    def show_progress(self, used: float, hint: Hint | None) -> str:
        """Show the used share of the search's budget and the result so far; return the first in words.

        A search reports several times a second, so a later result sets only its own words.
        """
        if used:
            self.bar.set_share(used)
        if self._trouble is not None and (used or hint is not None):
            self._trouble = None
            self._show_result()
        if hint is None or hint == self._hint or not self._is_waiting:
            return ""
        is_first, self._hint = self._hint is None, hint
        self._show_rows(hint)
        if not is_first:
            self._show_result()
            return ""
        self.retranslate()
        return " ".join((self.best.text(), self.estimate.text()))

    def show_trouble(self, trouble: Text) -> None:
        """Show that the search was restarted, until it reports again, or that it has failed."""
        self._trouble = trouble
        if self._is_waiting:
            self.bar.wait()
        self.retranslate()

    def _show_rows(self, hint: Hint) -> None:
        self.model.is_for_goal = hint.goal is not None
        self.model.set_rows(hint.rows)
        self._fit_table()

    def _fit_table(self) -> None:
        """Give the table the height of all its lines."""
        lines = self.model.rowCount() * max(0, self.table.sizeHintForRow(0))
        edges = 2 * self.table.frameWidth()
        self.table.setFixedHeight(self.table.header().sizeHint().height() + lines + edges)

    def clear(self) -> None:
        """Clear the hint because the position has changed."""
        self._forget()
        self.retranslate()

    @property
    def is_filled(self) -> bool:
        """Return whether there is more to read than the button."""
        return self._hint is not None or self._is_waiting

    def _forget(self) -> None:
        self._hint, self._why, self._trouble, self._is_whole = None, no_reasons, None, False
        self.model.set_rows(())

    def set_state(self, possible: bool, waiting: bool) -> None:
        """Set whether a hint is available now, and whether one is in progress.

        What a canceled search has found so far stays.
        """
        self.ask_button.setEnabled(possible or waiting)
        if waiting and not self._is_waiting:
            self._forget()
            self.bar.wait()
        if waiting != self._is_waiting:
            self._is_waiting = waiting
            self.retranslate()

    def _ask(self) -> None:
        (self.cancelled if self._is_waiting else self.hint_requested).emit()

    def _play_best(self) -> None:
        if self.model.rows:
            self.played.emit(self.model.rows[0].action)

    def _chosen(self, index: Index) -> None:
        if index.isValid():
            bring_in_sight(self.table.viewport(), self.table.visualRect(index))
        row = index.data(VALUE)
        self.place_chosen.emit(-1 if row is None else row.place)

    def _activated(self, index: QModelIndex) -> None:
        self.played.emit(index.data(VALUE).action)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.best.setFont(serif(self.font(), 1.15, bold=True))
        self._show_result()
        if self.is_filled != self._was_filled:
            self._was_filled = self.is_filled
            self.filled.emit()
        self.bar.setVisible(self._is_waiting)
        self.bar.setAccessibleName(self.tr("The computer is thinking"))
        self.ask_button.setText(self.tr("Cancel") if self._is_waiting else self.tr("Show Hint"))
        self.play_button.setText(self.tr("Play This Move"))
        self.play_button.setVisible(self._hint is not None and not self._looks_back)
        self._show_reasons()
        self._show_details()
        self.why.setAccessibleName(self.tr("Reasons"))
        self.page.setVisible(self._hint is not None)
        self._fit_table()
        self.table.setAccessibleName(self.tr("Moves the search tried"))
        self.model.retranslate()
        self.table.viewport().update()

    def _show_result(self) -> None:
        """Set the words about the best move."""
        self.best.setText(self._say_best())
        self.estimate.setText(self._say_worth())
        if self._hint is not None:
            self.details.setText(
                self.tr("{end} Games simulated: {count}.").format(
                    end=sentence(self._hint.end.render(self._translate)),
                    count=self.locale().toString(self._hint.iterations),
                )
            )

    def _say_best(self) -> str:
        if self._hint is None:
            if self._is_waiting:
                return self.tr("Looking for the best move…")
            return self.tr("What would the computer do?")
        move = self._hint.rows[0].title.render(self._translate)
        return move if self._is_whole else self.tr("Best so far: {move}").format(move=move)

    def _say_worth(self) -> str:
        if self._trouble is not None:
            return self._trouble.render(self._translate)
        if self._hint is None:
            if self._is_waiting:
                return ""
            return (
                self.tr("It uses only what the side to move knew at that time.")
                if self._looks_back
                else self.tr("A hint uses the full strength of the search, but only what you know.")
            )
        if self._hint.sure == ONLY:
            return self.tr("No other move is possible.")
        if self._hint.chance is None:
            unknown = TOO_FEW.render(self._translate)
            return unknown if self._is_whole else self.tr("The chance is not known yet.")
        chance, sure = share(self._hint.chance), self._hint.sure.render(self._translate)
        if self._hint.goal is None:
            words = (
                self.tr("Chance to win: {share}, {sure}")
                if self._is_whole
                else self.tr("Chance to win so far: {share}")
            )
            return words.format(share=chance, sure=sure)
        if self._hint.target is None:
            words = (
                self.tr("Chance of success: {share}, {sure}")
                if self._is_whole
                else self.tr("Chance of success so far: {share}")
            )
            return words.format(share=chance, sure=sure)
        words = (
            self.tr("Chance of success ({goal}): {share}, {sure}")
            if self._is_whole
            else self.tr("Chance of success ({goal}) so far: {share}")
        )
        return words.format(goal=self._hint.target.render(self._translate), share=chance, sure=sure)

    def _show_reasons(self) -> None:
        """Show the reasons, beginning with the worth; the name of the best move is already above them."""
        self._reasons = self._why(lambda text: text.render(self._translate)) if self._hint else ()
        reasons = self._reasons
        self.why.set_paragraphs([part._replace(title="") if part is reasons[0] else part for part in reasons])
        self.why.setVisible(bool(reasons))
        self.estimate.setVisible(not reasons)
        self.page.setMinimumHeight(self.fontMetrics().height() * _LEAST_LINES)

    def _show_details(self) -> None:
        """Show the search's own numbers if they are wanted."""
        wanted = self._hint is not None and self.details_button.isChecked()
        self.details_button.setText(self.tr("Details"))
        self.details_button.setToolTip(self.tr("Show the numbers of the search"))
        self.details_button.setVisible(self._hint is not None)
        self.table.setColumnHidden(TRIES, not wanted)
        self.details.setVisible(wanted)
