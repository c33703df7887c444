"""Whose turn it is and what to do: large and clear, with room for a reason, a wait, or the end."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from furyqt.views.access.announce import announce, announce_now
from furyqt.views.panels.actions.button_row import ButtonRow
from furyqt.views.panels.actions.plate import FigurePlate
from furyqt.views.panels.painting import larger, serif
from furyqt.views.panels.playback.pace_bar import PaceBar
from furyqt.views.panels.playback.recap import LINK, RecapPanel
from furyqt.views.picture import Figure
from furyqt.views.theme import Theme

_PATIENCE_MS = 250
"""A wait shorter than this is not worth a moving bar."""
_BUTTONS = (
    *("pass", "agree", "trust", "now", "cancel", "resume", "undo"),
    *("again", "replay", "truth", "summary"),
)
NOTES, BUSY, PAUSED, OVER = range(4)


class TurnPanel(QFrame):
    """The question to the player."""

    rule_asked = Signal(str)
    """The place in the rules reference that explains the question."""
    passed = Signal()
    """Let this window go by, and do not ask again in this phase."""
    agreed = Signal()
    trusted = Signal()
    """Agree, and let the teammates act without asking in this phase."""
    move_now = Signal()
    cancelled = Signal()
    resumed = Signal()
    undone = Signal()
    again = Signal()
    replayed = Signal()
    uncovered = Signal()
    summed_up = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.notes, self.reason = QLabel(self), QLabel(self), QLabel(self)
        self.moment, self.plate, self.rules = QLabel(self), FigurePlate(self), QToolButton(self)
        self.recap, self.pace = RecapPanel(self), PaceBar(self)
        self.bar = QProgressBar(self)
        self._rule = ""
        self.buttons = {name: QPushButton(self, autoDefault=True) for name in _BUTTONS}
        self._stack = QStackedWidget(self)
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._start_bar)
        self._reduced = False
        self._answers = self._row("agree", "trust", "pass")
        self._answers.show_only()
        self._connect()
        self._lay_out()
        self.retranslate()

    def _connect(self) -> None:
        self.rules.clicked.connect(lambda: self.rule_asked.emit(self._rule))
        signals = {
            "pass": self.passed, "agree": self.agreed, "trust": self.trusted,
            "now": self.move_now, "cancel": self.cancelled, "resume": self.resumed, "undo": self.undone,
            "again": self.again, "replay": self.replayed, "truth": self.uncovered,
            "summary": self.summed_up,
        }  # fmt: skip
        for name, signal in signals.items():
            self.buttons[name].clicked.connect(signal)

    def _lay_out(self) -> None:
        for label in (self.title, self.notes, self.reason):
            label.setWordWrap(True)
        self.bar.setTextVisible(False)
        self.bar.setMaximumHeight(8)
        for page in (self._notes(), self._busy(), self._page("resume", "undo"), self._over()):
            self._stack.addWidget(page)
        self._stack.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(8, 6, 8, 2)
        whole.setSpacing(4)
        whole.addLayout(self._header())
        whole.addWidget(self._stack)

    def _header(self) -> QHBoxLayout:
        """Who must decide, when, and what."""
        self.rules.setAutoRaise(True)
        self.rules.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.rules.setStyleSheet(LINK)
        self.rules.hide()
        self.moment.hide()
        self.title.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        said = QWidget(self)  # a layout in a layout shrinks to its label where all else in it is hidden
        top, words, both = QHBoxLayout(), QVBoxLayout(said), QHBoxLayout()
        words.setContentsMargins(0, 0, 0, 0)
        top.addWidget(self.moment, 1)
        top.addWidget(self.rules)
        words.setSpacing(0)
        words.addLayout(top)
        words.addWidget(self.title, 1)
        both.setSpacing(8)
        both.addWidget(self.plate, 0, Qt.AlignmentFlag.AlignTop)
        both.addWidget(said, 1)
        return both

    def _notes(self) -> QWidget:
        page = QWidget(self)
        lines = QVBoxLayout(page)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(3)
        for part in (self.notes, self.reason):
            lines.addWidget(part)
        lines.addWidget(self._answers)
        lines.addWidget(self.recap)
        lines.addStretch(1)
        return page

    def _busy(self) -> QWidget:
        busy = self._page("now", "cancel")
        layout = busy.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(0, self.bar)
        layout.insertWidget(2, self.pace)
        return busy

    def _over(self) -> QWidget:
        over = self._page("again", "replay")
        layout = over.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(0, self.buttons["truth"])
        layout.insertWidget(0, self.buttons["summary"])
        return over

    def _page(self, *names: str) -> QWidget:
        page = QWidget(self)
        lines = QVBoxLayout(page)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self._row(*names))
        lines.addStretch(1)
        return page

    def _row(self, *names: str) -> ButtonRow:
        return ButtonRow([self.buttons[name] for name in names], self)

    def set_header(self, figure: Figure | None, moment: str, rule: str) -> None:
        """Show who must decide and in which phase, and offer the rule that explains the question."""
        self.plate.set_figure(figure)
        self.moment.setText(moment)
        self.moment.setVisible(bool(moment))
        self._rule = rule
        self.rules.setVisible(bool(rule))

    def ask(self, title: str, notes: str, can_pass: bool = False) -> None:
        """Ask the player; at a window it can be let go by for the whole phase."""
        self._offer(*(["pass"] if can_pass else []))
        self._show(NOTES, title, notes)

    def propose(self, title: str) -> None:
        """Say what a teammate plans, and ask for consent."""
        self._offer("agree", "trust")
        self._show(NOTES, title, self.tr("Agree, or choose another action from the list."))

    def _offer(self, *names: str) -> None:
        """Show those of the buttons beside a question that can be pressed now."""
        self._answers.show_only(*(self.buttons[name] for name in names))

    def think(self, title: str) -> None:
        """Say that the computer thinks; a bar that moves already goes on."""
        if self._stack.currentIndex() == BUSY:
            self.title.setText(title)
            self.setAccessibleName(title)
            return
        self._show(BUSY, title, "")
        self._patience.start()

    def wait(self) -> None:
        """The question is answered, and what comes next is not known yet."""
        self._offer()
        for label, words in ((self.title, self.tr("One moment…")), (self.notes, ""), (self.reason, "")):
            label.setText(words)

    def pause(self, title: str, can_undo: bool) -> None:
        """Say that the computer was stopped."""
        self.buttons["undo"].setVisible(can_undo)
        self._show(PAUSED, title, "")

    def end(self, title: str, can_uncover: bool) -> None:
        """Say how the game ended."""
        self.buttons["truth"].setVisible(can_uncover)
        self._show(OVER, title, "")

    def say(self, words: str) -> None:
        """Give a reason or an answer beneath the question, and aloud."""
        self.reason.setText(words)
        self.reason.setVisible(bool(words))
        announce_now(self, words)

    def set_theme(self, look: Theme) -> None:
        """Wear this look."""
        self.plate.set_theme(look)

    def set_reduced_motion(self, reduced: bool) -> None:
        """Whether the bar must not move."""
        self._reduced = reduced

    def _show(self, page: int, title: str, notes: str) -> None:
        self._patience.stop()
        self.bar.setRange(0, 1)
        spoken = title if title != self.title.text() or page != self._stack.currentIndex() else ""
        self.title.setText(title)
        self.notes.setText(notes)
        self.reason.setText("")
        for label in (self.notes, self.reason):
            label.setVisible(bool(label.text()))
        self._stack.setCurrentIndex(page)
        self._take_room(page)
        self.setAccessibleName(f"{title} {notes}".strip())
        if page != BUSY:
            announce(self, " ".join(part for part in (spoken, notes) if part))

    def _take_room(self, page: int) -> None:
        """A wait and the end take the room they need from the list of moves, which is empty then."""
        for tall in (BUSY, OVER):
            if found := self._stack.widget(tall):
                wanted = QSizePolicy.Policy.Preferred if page == tall else QSizePolicy.Policy.Ignored
                found.setSizePolicy(QSizePolicy.Policy.Preferred, wanted)
        self._stack.updateGeometry()

    def _start_bar(self) -> None:
        self.bar.setRange(0, 0 if not self._reduced else 1)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        words = {
            "pass": self.tr("Pass for this phase"),
            "agree": self.tr("Agree"), "trust": self.tr("Agree to all this phase"),
            "now": self.tr("Move now"), "cancel": self.tr("Cancel"), "resume": self.tr("Resume"),
            "undo": self.tr("Undo"),
            "again": self.tr("Play Again"), "replay": self.tr("Watch Replay"),
            "truth": self.tr("Uncover the truth"), "summary": self.tr("Summary of the Game"),
        }  # fmt: skip
        for name, text in words.items():
            self.buttons[name].setText(text)
        self.buttons["now"].setToolTip(self.tr("Let the computer play the best move found so far"))
        self.buttons["cancel"].setToolTip(self.tr("Stop the computer, to take back or look around"))
        self.buttons["pass"].setToolTip(
            self.tr("You are asked here again in the next phase, or as soon as you could play something new")
        )
        self.buttons["trust"].setToolTip(self.tr("Your fellows act without asking until the phase is over"))
        self.rules.setText(self.tr("Rules"))
        self.rules.setToolTip(self.tr("Open the rules at this question"))
        self.moment.setFont(larger(self.font(), 0.9))
        self.bar.setAccessibleName(self.tr("The computer is thinking"))
        self.title.setFont(serif(self.font(), 1.3, bold=True))
        self.title.setMinimumHeight(2 * self.title.fontMetrics().height())
        self.reason.setFont(larger(self.font(), 1.0, bold=True))

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
        super().changeEvent(event)
