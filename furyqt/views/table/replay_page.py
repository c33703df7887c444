"""The page that replays a finished or unfinished game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QMetaObject, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from ai.agent import AgentDecision
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.language import Language
from furyqt.controllers.review.analysis import Analysis, Findings
from furyqt.controllers.review.inquiry import Inquiry
from furyqt.controllers.review.reasons import paragraphs
from furyqt.controllers.review.replay import Replay
from furyqt.controllers.session.seats import parties
from furyqt.controllers.storage.settings import Settings
from furyqt.rules.core.ruleset import Observation
from furyqt.rules.core.text import sentence
from furyqt.views.access.announce import announce
from furyqt.views.boards.board import NOBODY
from furyqt.views.charts.course import CoursePanel
from furyqt.views.live import LiveWidget
from furyqt.views.models.hint import Hint, hint_of
from furyqt.views.panels.actions.hint import HintPanel
from furyqt.views.panels.painting import serif
from furyqt.views.panels.playback.recap import Deed, most_important
from furyqt.views.panels.playback.transport import Transport
from furyqt.views.panels.scrolled import ScrolledPage
from furyqt.views.panels.tabs import Tabs
from furyqt.views.start.levels import seat_text
from furyqt.views.table.board_splitter import BoardSplitter
from furyqt.views.table.observation_view import ObservationView


class ReplayHints(QObject):
    """Asks about the position of a replay and shows the answer."""

    def __init__(
        self, replay: Replay, new_worker: Callable[[], AiWorker], panel: HintPanel, view: ObservationView
    ) -> None:
        super().__init__(panel)
        self._replay, self._panel, self._view = replay, panel, view
        self.inquiry = Inquiry(replay, new_worker, self)
        self.inquiry.answered.connect(self._answered)
        self.inquiry.failed.connect(self._cancel)
        self.inquiry.progressed.connect(self._progressed)
        panel.hint_requested.connect(self._ask)
        panel.cancelled.connect(self._cancel)

    def forget(self) -> None:
        """Clear the hint because the position has changed."""
        self.inquiry.forget()
        self._panel.clear()
        self._panel.set_state(self.inquiry.is_possible, False)

    def leave(self) -> None:
        """Release the worker and the panel."""
        self._panel.hint_requested.disconnect(self._ask)
        self._panel.cancelled.disconnect(self._cancel)
        self.inquiry.stop()
        self._panel.clear()
        self._panel.set_state(False, False)
        self.deleteLater()

    def _ask(self) -> None:
        self.inquiry.ask()
        self._panel.set_state(False, self.inquiry.is_waiting)

    def _cancel(self) -> None:
        """Stop the search; its choice so far stays."""
        self.inquiry.forget()
        self._panel.set_state(self.inquiry.is_possible, False)

    def _progressed(self, seen: Observation, share: float, decision: AgentDecision | None) -> None:
        """Show how far the search is and its choice so far; the first one is announced."""
        told = self._panel.show_progress(share, None if decision is None else self._hint(seen, decision))
        if told:
            announce(self._panel, told)

    def _answered(self, seen: Observation, decision: AgentDecision) -> None:
        """Show the computer's choice, and the reasons."""
        replay = self._replay
        hint = self._hint(seen, decision)
        why = partial(paragraphs, replay.rules, replay.table, seen, decision, goal=hint.goal)
        announce(self._panel, self._panel.show_hint(hint, why))
        self._panel.set_state(True, False)

    def _hint(self, seen: Observation, decision: AgentDecision) -> Hint:
        goal = self._replay.remaining(seen.player, self._replay.position)
        return hint_of(self._replay.rules, seen, decision, self._view.board.destination, goal)


_LINES = 2
_SETTLE_MS = 300
"""The delay before the game is analyzed, for a person who stays on the page."""


class ReplayColumn(ScrolledPage):
    """The side of the replay; what is named last among the spare parts is hidden first before it scrolls."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.spare: tuple[QWidget, ...] = ()
        """Parts that are hidden where there is too little space, the most important first."""
        self.lines = QVBoxLayout(self)
        self.lines.setContentsMargins(6, 6, 6, 4)

    def heightForWidth(self, width: int) -> int:
        """Return the height that the parts need, as in `minimumSizeHint`; they are content with it."""
        del width
        return self.minimumSizeHint().height()

    def take_room(self, room: QSize) -> None:
        """Hide as few of the spare parts as possible."""
        for part in self.spare:
            part.show()
        for part in reversed(self.spare):
            self.lines.invalidate()
            if self.lines.totalMinimumHeightForWidth(self.visible_size().width()) <= room.height():
                return
            part.hide()


class ReplayPage(LiveWidget, QWidget):
    """Map and lists as in a game, with a replay bar and a chart of the game."""

    def __init__(
        self,
        language: Language,
        settings: Settings,
        parent: QWidget | None = None,
        findings: Findings | None = None,
    ) -> None:
        super().__init__(parent)
        self._language, self._settings = language, settings
        self.replay: Replay | None = None
        self.new_worker: Callable[[], AiWorker] = AiWorker
        """Creates the worker that analyzes the game; it is separate from that of the game on the table."""
        self.findings = findings or Findings()
        self._connections: list[QMetaObject.Connection] = []
        self._settling = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._settling.timeout.connect(self._start_analysis)
        self.view = ObservationView(language.translate, self)
        self.transport = Transport(self)
        self.transport.viewer_chosen.connect(self._show_viewer)
        self.course = CoursePanel(language, self)
        self.course.chosen.connect(self.transport.slider.setValue)
        self.hint = HintPanel(language.translate, self, looks_back=True)
        self.hint.place_chosen.connect(self.view.table.marks.select)
        self.hints: ReplayHints | None = None
        self.tabs = Tabs(self)
        self._title, self.players, self.events_label = QLabel(self), QLabel(self), QLabel(self)
        self._title.setWordWrap(True)
        self.events_label.setWordWrap(True)
        self.events_label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.players.setWordWrap(True)
        self.column = ReplayColumn(self)
        self._side = self._side_column()
        self._split = BoardSplitter(self)
        self._split.lay_out(self.view.column, self._side)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._split, 1)
        whole.addWidget(self.transport)
        for way, key in ((-1, "Ctrl+Left"), (1, "Ctrl+Right")):
            step = QShortcut(QKeySequence(key), self)
            step.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            step.activated.connect(lambda way=way: self.course.step(way))
        self.retranslate()

    def _side_column(self) -> QWidget:
        column, lines = self.column, self.column.lines
        lines.addWidget(self._title)
        lines.addWidget(self.events_label)
        lines.addWidget(self.players)
        lines.addWidget(self.view.figures)
        for panel in (self.course, self.hint, self.view.log, self.view.cards):
            self.tabs.addTab(panel, "")
        self.tabs.setDocumentMode(True)
        self._toggle_cards(False)
        self.view.cards_toggled.connect(self._toggle_cards)
        self.view.piles.discards_wanted.connect(lambda: self.tabs.setCurrentWidget(self.view.cards))
        lines.addWidget(self.tabs, 1)
        column.spare = (self.players,)
        area = QScrollArea(self)
        area.setWidget(column)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return area

    def _toggle_cards(self, wanted: bool) -> None:
        """Show the list of cards in a game that has them."""
        self.tabs.setTabVisible(self.tabs.indexOf(self.view.cards), wanted)

    def open(self, replay: Replay) -> None:
        """Show this game from its beginning."""
        self.close_replay()
        self.replay = replay
        self.view.set_game(replay.rules, replay.table, replay.commented)
        self.view.beats = lambda: replay.beats
        self._connections = [replay.shown.connect(self._shown), replay.stepped.connect(self._stepped)]
        self.hints = ReplayHints(replay, lambda: self.new_worker(), self.hint, self.view)
        self.course.show_analysis(replay, self._analysis(replay))
        self.transport.set_replay(replay, self._viewers())
        replay.start()
        self.retranslate()
        self.transport.buttons["play"].setFocus()
        if self.isVisible():
            self._settling.start()

    def _analysis(self, replay: Replay) -> Analysis:
        """Return the analysis of the game for a player with hidden information, if that view is allowed."""
        hidden = self.view.board.knows_all
        seekers = [player for player in replay.allowed_viewers if player != hidden]
        player = seekers[0] if seekers else hidden
        return Analysis(
            replay,
            player,
            lambda: self.new_worker(),
            self,
            counts_places=hidden not in (NOBODY, player),
            findings=self.findings,
        )

    def _start_analysis(self) -> None:
        if self.course.analysis is not None:
            self.course.analysis.start()

    def close_replay(self) -> None:
        """Release the game."""
        self.transport.pause()
        self._settling.stop()
        analysis = self.course.analysis
        if analysis is not None:
            analysis.stop()
            self.course.show_analysis(None, None)
            analysis.deleteLater()
        if self.hints is not None:
            self.hints.leave()
        for connection in self._connections:
            QObject.disconnect(connection)
        self._connections, self.replay, self.hints = [], None, None

    def _viewers(self) -> dict[int, str]:
        """Return the players whose point of view is allowed, by name."""
        if self.replay is None:
            return {}
        players, lent = self.replay.table.players, self.replay.allowed_viewers
        return {player: self._language.text(players[player].title) for player in lent}

    def _show_viewer(self, player: int) -> None:
        if self.replay is not None:
            self.replay.set_player(player)

    def _shown(self, observation: Observation) -> None:
        self.view.show(observation)
        self._say_where(observation)

    def _forget_hint(self) -> None:
        """Clear the hint because the position has changed."""
        if self.hints is not None:
            self.hints.forget()

    def _stepped(self, position: int) -> None:
        self._forget_hint()
        self.course.set_position(position)
        if self.replay is not None:
            values = self._settings.values
            observation = self.replay.observation()
            self.view.show(observation, 0.0 if values.reduced_motion else values.animation_speed)
            self._say_where(observation)

    def _show_events(self, observation: Observation) -> None:
        """Report in two lines the events of the last action."""
        replay, board = self.replay, self.view.board
        deeds: list[Deed] = []
        if replay is not None and replay.position:
            known = len(replay.observation(position=replay.position - 1).events)
            deeds = [
                Deed(event, board.story.importance(observation, event), board.event_rank(event))
                for event in observation.events[known:]
            ]
        found = most_important(deeds, _LINES)
        lines = (self._language.text(deed.event.describe()) for deed in found)
        self.events_label.setText("\n".join(map(sentence, lines)))
        self.events_label.setMinimumHeight(self.events_label.fontMetrics().height() * _LINES)

    def _say_where(self, observation: Observation) -> None:
        self._show_events(observation)
        name = self.view.board.turn_of(observation)
        if observation.outcome is not None:
            self._title.setText(self._language.text(observation.outcome.reason))
        elif name is not None:
            self._title.setText(self.tr("To move: {who}").format(who=self._language.text(name)))
        self.column.fit()

    def panes(self) -> tuple[QWidget, ...]:
        """Return the panes in the order of F6."""
        view = self.view
        last = self.hint.ask_button
        lasts: tuple[QWidget, ...] = (self.course.chart, last, view.log.list, view.cards.pane)
        return (
            self.transport.slider,
            view.table.map,
            view.trail.list,
            view.figures.list,
            lasts[self.tabs.currentIndex()],
        )

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self._title.setFont(serif(self.font(), 1.35, bold=True))
        self._split.share_soon()
        words = (self.tr("Timeline"), self.tr("Hint"), self.tr("Game Log"), self.tr("Cards"))
        for number, text in enumerate(words):
            self.tabs.setTabText(number, text)
        self.tabs.tabBar().setAccessibleName(self.tr("Timeline, hint, log or cards"))
        if self.replay is None:
            return
        say, seats = self._language.text, parties(self.replay.table, self.replay.seats)
        self.players.setText("\n".join(f"{say(title)} – {say(seat_text(seat))}" for title, seat in seats))
        self.transport.name_viewers(self._viewers())
        self._say_where(self.replay.observation())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step, jump, play and pause by keys."""
        keys = {
            Qt.Key.Key_Left: self.transport.back, Qt.Key.Key_Right: self.transport.forward,
            Qt.Key.Key_Home: self.transport.to_start, Qt.Key.Key_End: self.transport.to_end,
            Qt.Key.Key_Space: self.transport.toggle,
        }  # fmt: skip
        step = keys.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            step()

    def showEvent(self, event: QShowEvent) -> None:
        """Analyze the game while the page is visible."""
        super().showEvent(event)
        if self.replay is not None and not event.spontaneous():
            self._settling.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop playing and analyzing when the page is hidden."""
        super().hideEvent(event)
        if event.spontaneous():
            return
        self._settling.stop()
        self.transport.pause()
        if self.course.analysis is not None:
            self.course.analysis.stop()
        if self.hints is not None:
            self.hints.forget()
            self.hints.inquiry.stop()
