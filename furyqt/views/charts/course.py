"""The timeline of a game: the chart, the list of turning points, and buttons to step through them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QMetaObject, QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.review.analysis import Analysis, Mark, Swing
from furyqt.controllers.review.replay import Replay
from furyqt.rules.core.text import Text, Texts, sentence
from furyqt.views.boards import board
from furyqt.views.boards.board import NOBODY
from furyqt.views.charts.chart import GameChart
from furyqt.views.charts.plot import ChartTurn
from furyqt.views.live import LiveWidget
from furyqt.views.models.rows import VALUE, Index, RowsModel
from furyqt.views.panels.lists import ShortTable
from furyqt.views.panels.playback.log_delegate import SentenceDelegate
from furyqt.views.signs import set_sign

N_ = Texts("turning_points")


@dataclass(frozen=True, slots=True)
class TurningRow:
    """A turning point: the position after it, its turn, its event, and the change in percentage points."""

    position: int
    when: Text
    what: Text | None
    change: int


class TurningModel(RowsModel[TurningRow]):
    """The turning points in the order of the game."""

    def words(self, row: TurningRow) -> str:
        """Return a sign for the direction, the change, the turn, and the event."""
        sign = "▲" if row.change > 0 else "▼"
        number = f"{'+' if row.change > 0 else '−'}{abs(row.change)}"
        return f"{sign} {number}  {self._said(row)}"

    def spoken(self, row: TurningRow, number: int) -> str:
        """Return the same without signs."""
        del number
        text = _BETTER if row.change > 0 else _WORSE
        return text.fill(what=self._said(row), number=abs(row.change)).render(self.translate)

    def more(self, row: TurningRow, role: int) -> Any:
        """Return the same sentence as a tool tip."""
        return self.spoken(row, 0) if role == Qt.ItemDataRole.ToolTipRole else None

    def _said(self, row: TurningRow) -> str:
        what = sentence((row.what or _QUIET).render(self.translate))
        return _LINE.fill(when=row.when, what=what).render(self.translate)


_LINE = N_("{when}: {what}")
_BETTER = N_("{what} Better by {number} percent.")
_WORSE = N_("{what} Worse by {number} percent.")
_LACKS = N_("Nearer to the goal; still to do: {goal}.")
_QUIET = N_("No news; the game went on.")


class CoursePanel(LiveWidget, QWidget):
    """Shows the results of an analysis as they arrive; `chosen` emits the position to show."""

    chosen = Signal(int)

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._replay: Replay | None = None
        self.analysis: Analysis | None = None
        self._connections: list[QMetaObject.Connection] = []
        self._moments: dict[int, Text] = {}
        self._told: dict[Swing, Text | None] = {}
        self._goals_left: dict[int, Text | None] = {}
        self._position = 0
        self.chart = GameChart(self)
        self.status, self.heading = QLabel(self), QLabel(self)
        self.model = TurningModel(language.translate, self)
        self.list = ShortTable(self)
        self.back, self.forward = (QPushButton(self, autoDefault=True) for _ in range(2))
        self._fill()
        self._lay_out()
        self.retranslate()

    def _fill(self) -> None:
        self.list.setModel(self.model)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setWordWrap(True)
        self.list.setItemDelegate(SentenceDelegate(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.widened.connect(self.list.scheduleDelayedItemsLayout)
        self.list.clicked.connect(self._choose)
        self.list.activated.connect(self._choose)
        self.chart.chosen.connect(self.chosen)
        self.back.clicked.connect(lambda: self.step(-1))
        self.forward.clicked.connect(lambda: self.step(1))
        for label in (self.status, self.heading):
            label.setWordWrap(True)

    def _lay_out(self) -> None:
        row, lines = QHBoxLayout(), QVBoxLayout(self)
        row.addWidget(self.heading, 1)
        row.addWidget(self.back)
        row.addWidget(self.forward)
        lines.setContentsMargins(2, 4, 2, 0)
        lines.setSpacing(4)
        lines.addWidget(self.chart, 3)
        lines.addWidget(self.status)
        lines.addLayout(row)
        lines.addWidget(self.list, 2)

    def show_analysis(self, replay: Replay | None, analysis: Analysis | None) -> None:
        """Follow this analysis of a game, or none."""
        for connection in self._connections:
            QObject.disconnect(connection)
        self._replay, self.analysis = replay, analysis
        self._moments, self._told, self._goals_left, self._connections = {}, {}, {}, []
        if analysis is not None:
            self._connections = [
                analysis.updated.connect(self._refresh),
                analysis.finished.connect(self._refresh),
            ]
        self.retranslate()

    def set_position(self, position: int) -> None:
        """Follow the replay."""
        self._position = position
        self.chart.set_position(position)
        self._allow()

    def step(self, way: int) -> None:
        """Go to the next (1) or previous (-1) turning point."""
        goals = self._goals(way)
        if goals:
            self.chosen.emit(min(goals) if way > 0 else max(goals))

    def _goals(self, way: int) -> list[int]:
        rows = self.model.rows
        return [row.position for row in rows if (row.position - self._position) * way > 0]

    def _choose(self, index: Index) -> None:
        row = index.data(VALUE)
        if row is not None:
            self.chosen.emit(row.position)

    # Results of the analysis

    def _refresh(self) -> None:
        analysis = self.analysis
        if analysis is None:
            self.chart.set_turns(())
            self.model.set_rows(())
        else:
            swings = analysis.swings()
            turning = {swing.after: 1 if swing.change > 0 else -1 for swing in swings}
            self.chart.set_turns([self._turn(mark, turning.get(mark, 0)) for mark in analysis.marks])
            self.chart.set_position(self._position)
            self.model.set_rows([self._row(swing) for swing in swings])
        self._say_status()
        self._allow()

    def _turn(self, mark: Mark, turning: int) -> ChartTurn:
        assert self._replay is not None
        is_end = self._replay.outcome is not None and mark.position == self._replay.length
        name = self.tr("End") if is_end else self._language.text(self._moment(mark.position))
        goal = self._remaining(mark.position)
        return ChartTurn(
            mark, name, turning, is_end, "" if goal is None or is_end else self._language.text(goal)
        )

    def _remaining(self, position: int) -> Text | None:
        """Return what the goal of a chapter lacks at a position, if the chances are those of the goal."""
        assert self._replay is not None
        assert self.analysis is not None
        if position not in self._goals_left:
            self._goals_left[position] = self._replay.remaining(self.analysis.player, position)
        return self._goals_left[position]

    def _moment(self, position: int) -> Text:
        assert self._replay is not None
        assert self.analysis is not None
        if position not in self._moments:
            seen = self._replay.observation(self.analysis.player, position)
            self._moments[position] = self._replay.rules.moment(seen).title
        return self._moments[position]

    def _row(self, swing: Swing) -> TurningRow:
        if swing not in self._told:
            self._told[swing] = self._headline(swing)
        return TurningRow(
            swing.after.position,
            self._moment(swing.before.position),
            self._told[swing],
            round(100 * swing.change),
        )

    def _headline(self, swing: Swing) -> Text | None:
        """Return the notable event between the two positions."""
        assert self._replay is not None
        assert self.analysis is not None
        replay, player = self._replay, self.analysis.player
        goal = self._remaining(swing.after.position)
        if goal is not None and goal != self._remaining(swing.before.position) and swing.change > 0:
            return _LACKS.fill(goal=goal)
        before = replay.observation(player, swing.before.position)
        after = replay.observation(player, swing.after.position)
        return board(replay.rules.name).headline(
            after, after.events[len(before.events) :], is_good=swing.change > 0
        )

    def _allow(self) -> None:
        self.back.setEnabled(bool(self._goals(-1)))
        self.forward.setEnabled(bool(self._goals(1)))

    # Theme and words

    def _say_status(self) -> None:
        analysis = self.analysis
        if analysis is None or analysis.is_finished:
            found = analysis is not None and bool(self.model.rows)
            self.heading.setText(self.tr("Turning points") if found else self.tr("No turning points"))
            self.status.hide()
            return
        done, count = analysis.progress
        words = self.tr("The computer is analyzing the game: {done} of {count} turns.")
        self.heading.setText(self.tr("Turning points"))
        self.status.setText(words.format(done=done, count=count))
        self.status.show()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        set_sign(self.back, "back")
        set_sign(self.forward, "play")
        words = (
            (self.back, self.tr("Previous turning point")),
            (self.forward, self.tr("Next turning point")),
        )
        for button, text in words:
            button.setAccessibleName(text)
            button.setToolTip(text)
            button.setFixedWidth(round(self.fontMetrics().averageCharWidth() * 7))
        self.list.setAccessibleName(self.tr("Turning points"))
        self.chart.setToolTip(
            self.tr("Click to jump to a turn; the left and right arrow keys step from turn to turn")
        )
        if self._replay is not None and self.analysis is not None:
            table, say = self._replay.table, self._language.text
            hidden = board(self._replay.rules.name).knows_all
            self.chart.name_sides(
                say(table.players[self.analysis.player].title),
                "" if hidden == NOBODY else say(table.first_piece(hidden)),
                is_for_goal=self._remaining(0) is not None,
            )
        self.model.retranslate()
        self._refresh()
