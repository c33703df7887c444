"""The player to move and the prompt: large and clear, with space for a reason, a wait, or the end."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from furyqt.views.access.announce import announce, announce_now
from furyqt.views.live import LiveWidget
from furyqt.views.panels.actions.button_row import ButtonRow
from furyqt.views.panels.actions.thinking_bar import ThinkingBar
from furyqt.views.panels.actions.turn_header import TurnHeader
from furyqt.views.panels.painting import larger
from furyqt.views.panels.playback.pace_bar import PaceBar
from furyqt.views.panels.playback.recap import RecapPanel

_BUTTONS = (
    *("continue", "pass", "agree", "trust", "now", "cancel", "resume", "undo"),
    *("again", "replay", "truth", "summary"),
)
NOTES, BUSY, PAUSED, OVER = range(4)
TOP = 6
"""The space above the header."""


class TurnPanel(LiveWidget, QFrame):
    """The question to the player."""

    rule_requested = Signal(str)
    """The place in the rules reference that explains the question."""
    continued = Signal()
    """Continue after what is shown now."""
    skip_requested = Signal()
    """Pass this window and all others of this phase."""
    plan_agreed = Signal()
    plan_trusted = Signal()
    """Agree, and allow the teammates to act without asking in this phase."""
    move_now = Signal()
    cancel_requested = Signal()
    resume_requested = Signal()
    undo_requested = Signal()
    new_game_requested = Signal()
    replay_requested = Signal()
    truth_requested = Signal()
    summary_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.header = TurnHeader(self)
        self.title, self.notes, self.reason = self.header.title, QLabel(self), QLabel(self)
        self.recap, self.pace = RecapPanel(self), PaceBar(self)
        self.words = QWidget(self)
        """All below the question."""
        self.bar = ThinkingBar(self)
        self.buttons = {name: QPushButton(self, autoDefault=True) for name in _BUTTONS}
        self.waiting = QStackedWidget(self)
        """The buttons in the place of the actions, while there are none."""
        self.answers = self._row("continue", "agree", "trust", "pass")
        """The buttons below the actions."""
        self.answers.show_only()
        self._page_now = NOTES
        self._connect()
        self._lay_out()
        self.retranslate()

    def _connect(self) -> None:
        self.header.rule_requested.connect(self.rule_requested)
        signals = {
            "continue": self.continued, "pass": self.skip_requested,
            "agree": self.plan_agreed, "trust": self.plan_trusted,
            "now": self.move_now, "cancel": self.cancel_requested, "resume": self.resume_requested,
            "undo": self.undo_requested, "again": self.new_game_requested, "replay": self.replay_requested,
            "truth": self.truth_requested, "summary": self.summary_requested,
        }  # fmt: skip
        for name, signal in signals.items():
            self.buttons[name].clicked.connect(signal)

    def _lay_out(self) -> None:
        for label in (self.notes, self.reason):
            label.setWordWrap(True)
        for page in (self._busy(), self._page("resume", "undo"), self._over()):
            self.waiting.addWidget(page)
        self.waiting.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.waiting.hide()
        self.header.set_body(self._notes())
        whole = QVBoxLayout(self)
        whole.setContentsMargins(8, TOP, 8, 0)
        whole.addWidget(self.header)

    def _notes(self) -> QScrollArea:
        """Return the words below the question; a long text is scrolled, so that it moves nothing."""
        area = QScrollArea(self)
        lines = QVBoxLayout(self.words)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(2)
        for part in (self.notes, self.reason, self.recap):
            lines.addWidget(part)
        lines.addStretch(1)
        area.setWidget(self.words)
        area.setWidgetResizable(True)
        area.setMinimumHeight(1)  # the question comes first
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return area

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

    @property
    def wanted_height(self) -> int:
        """Return the height in which the question and all words below it are in view."""
        wide, lines = self.header.words_width, self.words.layout()
        words = 0 if lines is None else lines.totalHeightForWidth(wide)
        return TOP + self.header.height_of_question(wide) + words

    def ask(self, title: str, notes: str, can_pass: bool = False) -> None:
        """Show a question; a window can be passed for the whole phase."""
        self._offer(*(["pass"] if can_pass else []))
        self._show(NOTES, title, notes)

    def propose(self, title: str) -> None:
        """Show a teammate's plan and ask for consent."""
        self._offer("agree", "trust")
        self._show(NOTES, title, self.tr("Agree, or choose another action from the list."))

    def _offer(self, *names: str) -> None:
        """Show the buttons beside a question that can be pressed now."""
        self.answers.show_only(*(self.buttons[name] for name in names))

    def think(self, title: str) -> None:
        """Show that the computer thinks; a bar that already moves continues."""
        if self._page_now == BUSY:
            self.title.setText(title)
            self.setAccessibleName(title)
            return
        self._show(BUSY, title, "")
        self.bar.start()

    def wait(self) -> None:
        """Show that the question is answered and the next one is not known yet."""
        self._offer()
        for label, words in ((self.title, self.tr("One moment…")), (self.notes, ""), (self.reason, "")):
            label.setText(words)

    def look(self, title: str, notes: str, *, has_button: bool = True) -> None:
        """Show that something is to be read before the next question, or to be seen if there are no notes.

        `has_button` is False if what is read has a button of its own to continue.
        """
        self._offer(*(["continue"] if notes and has_button else []))
        if not has_button:
            self.recap.hide()  # what is read is newer
        self._show(NOTES, title if notes else self.tr("One moment…"), notes, is_told=bool(notes))

    def pause(self, title: str, can_undo: bool) -> None:
        """Show that the computer was stopped."""
        self.buttons["undo"].setVisible(can_undo)
        self._show(PAUSED, title, "")

    def end(self, title: str, can_uncover: bool) -> None:
        """Show how the game ended."""
        self.buttons["truth"].setVisible(can_uncover)
        self._show(OVER, title, "")

    def say(self, words: str) -> None:
        """Show a reason or an answer below the question, and announce it."""
        self.reason.setText(words)
        self.reason.setVisible(bool(words))
        announce_now(self, words)

    def _show(self, page: int, title: str, notes: str, *, is_told: bool = True) -> None:
        self.bar.stop()
        spoken = title if title != self.title.text() or page != self._page_now else ""
        self.title.setText(title)
        self.notes.setText(notes)
        self.reason.setText("")
        for label in (self.notes, self.reason):
            label.setVisible(bool(label.text()))
        self._turn_to(page)
        self.setAccessibleName(f"{title} {notes}".strip())
        if page != BUSY and is_told:
            announce(self, " ".join(part for part in (spoken, notes) if part))

    def _turn_to(self, page: int) -> None:
        """Show the buttons of a page; they take only the height that they need."""
        self._page_now = page
        self.waiting.setVisible(page != NOTES)
        for number in range(self.waiting.count()):
            is_front = number == page - BUSY
            wanted = QSizePolicy.Policy.Preferred if is_front else QSizePolicy.Policy.Ignored
            if (found := self.waiting.widget(number)) is not None:
                found.setSizePolicy(QSizePolicy.Policy.Preferred, wanted)
        if page != NOTES:
            self.waiting.setCurrentIndex(page - BUSY)
            self._offer()
        self.waiting.updateGeometry()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        words = {
            "continue": self.tr("Continue"), "pass": self.tr("Pass for This Phase"),
            "agree": self.tr("Agree"), "trust": self.tr("Agree to All This Phase"),
            "now": self.tr("Move Now"), "cancel": self.tr("Cancel"), "resume": self.tr("Resume"),
            "undo": self.tr("Undo"),
            "again": self.tr("Play Again"), "replay": self.tr("Watch Replay"),
            "truth": self.tr("Uncover the Truth"), "summary": self.tr("Game Summary"),
        }  # fmt: skip
        for name, text in words.items():
            self.buttons[name].setText(text)
        self.buttons["now"].setToolTip(self.tr("Play the best move the computer has found so far"))
        self.buttons["cancel"].setToolTip(self.tr("Pause the computer to undo a move or look around"))
        self.buttons["pass"].setToolTip(
            self.tr("You are prompted here again in the next phase, or as soon as you can play something new")
        )
        self.buttons["trust"].setToolTip(self.tr("Your teammates act without asking until the phase is over"))
        self.header.rules.setText(self.tr("Rules"))
        self.header.rules.setToolTip(self.tr("Open the rules for this question"))
        self.header.set_fonts(self.font())
        self.bar.setAccessibleName(self.tr("The computer is thinking"))
        self.reason.setFont(larger(self.font(), 1.0, bold=True))
