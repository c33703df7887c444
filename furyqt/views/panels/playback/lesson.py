"""The tutor's words above the table: text or task, progress, and the next step."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from furyqt.views.access.announce import announce
from furyqt.views.live import LiveWidget
from furyqt.views.panels.painting import larger, serif

NAMES = ("leave", "back", "show", "next")
_SIZE = 1.15
_BESIDE = 0.36
"""The largest share of the width for the buttons beside the text; wider ones are below it."""
_MOST, _FEWEST = 0.16, 2
"""The largest share of the window for the text, and its least number of lines."""


class LessonPanel(LiveWidget, QFrame):
    """A strip with title, progress, text and buttons."""

    left = Signal()
    """The player wants to leave the lesson; the place in it is saved."""
    back_requested = Signal()
    solution_requested = Signal()
    next_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.progress = QLabel(self), QLabel(self)
        self.text, self.reason = QLabel(self), QLabel(self)
        self._words = QScrollArea(self)
        self.buttons = {name: QPushButton(self, autoDefault=True) for name in NAMES}
        self._texts: tuple[str, ...] = ()
        self._next = ""
        for name, signal in zip(
            NAMES, (self.left, self.back_requested, self.solution_requested, self.next_requested), strict=True
        ):
            self.buttons[name].clicked.connect(signal)
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self.left)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        for label in (self.text, self.reason):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.reason.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        head, row, lines = QHBoxLayout(), QBoxLayout(QBoxLayout.Direction.LeftToRight), QVBoxLayout(self)
        lines.setContentsMargins(10, 5, 10, 6)
        lines.setSpacing(3)
        head.addWidget(self.title)
        head.addSpacing(12)
        head.addWidget(self.progress)
        head.addStretch(1)
        head.addWidget(self.reason, 4)
        row.setSpacing(12)
        self._words.setWidget(self.text)
        self._words.setWidgetResizable(True)
        self._words.setFrameShape(QFrame.Shape.NoFrame)
        self._words.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._words.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        row.addWidget(self._words, 1)
        keys = QHBoxLayout()
        keys.addStretch(1)
        keys.setSpacing(6)
        for button in self.buttons.values():
            keys.addWidget(button)
        row.addLayout(keys)
        row.setAlignment(keys, Qt.AlignmentFlag.AlignBottom)
        lines.addLayout(head)
        lines.addLayout(row)
        self._row = row

    def set_lesson(self, title: str, texts: tuple[str, ...]) -> None:
        """Show this lesson with the height of the longest of its texts."""
        self.title.setText(title)
        self._texts = texts
        self._keep_room()

    def show_step(self, progress: str, text: str) -> None:
        """Show a step and announce it if it has changed."""
        is_new = text != self.text.text()
        self.progress.setText(progress)
        self.text.setText(text)
        self.reason.setText("")
        if is_new:
            announce(self, f"{progress}. {text}")

    def allow(self, *, back: bool, show: bool, on: bool) -> None:
        """Enable only the buttons that have an effect."""
        for name, can in (("back", back), ("show", show), ("next", on)):
            self.buttons[name].setEnabled(can)

    def keyboard_place(self) -> QPushButton:
        """Return the button for the keyboard focus: the one that continues if it is enabled."""
        can_be = [self.buttons[name] for name in ("next", "show") if self.buttons[name].isEnabled()]
        return (can_be or [self.buttons["leave"]])[0]

    def set_next(self, words: str) -> None:
        """Set the label of the button that continues; an empty text restores the usual one."""
        self._next = words
        self.retranslate()

    def say(self, words: str) -> None:
        """Show the reason why something is not done, or another short text."""
        self.reason.setText(words)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        words = {
            "leave": self.tr("Leave Lesson"), "back": self.tr("Back"), "show": self.tr("Show Me"),
            "next": self._next or self.tr("Next"),
        }  # fmt: skip
        for name, text in words.items():
            self.buttons[name].setText(text)
        self.buttons["show"].setToolTip(self.tr("Have the tutor do this step"))
        self.buttons["leave"].setToolTip(self.tr("Your place in the lesson is saved"))
        self.setAccessibleName(self.tr("Lesson"))
        self.title.setFont(serif(self.font(), 1.15, bold=True))
        self.text.setFont(larger(self.font(), _SIZE))
        self.reason.setFont(larger(self.font(), 1.0, bold=True))
        self._keep_room()

    def _keep_room(self) -> None:
        """Take the height of the longest text, so that the table below does not jump.

        In a low window with large text, the text is scrolled.
        """
        buttons = sum(button.sizeHint().width() + 6 for button in self.buttons.values())
        is_narrow = buttons > self.width() * _BESIDE
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(down if is_narrow else across)
        wide = max(self.width() - 22 - (0 if is_narrow else buttons + 12), 120)
        lines, box = QFontMetrics(self.text.font()), QRect(0, 0, wide, 9999)
        flags = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
        tallest = max((lines.boundingRect(box, flags, text).height() for text in self._texts), default=0)
        room = max(_FEWEST, int(self.window().height() * _MOST / lines.lineSpacing())) * lines.lineSpacing()
        self._words.setFixedHeight(min(room, max(tallest, lines.lineSpacing())))
        policy = Qt.FocusPolicy.TabFocus if tallest > room else Qt.FocusPolicy.NoFocus
        self._words.setFocusPolicy(policy)  # then the arrow keys scroll the text

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Reserve the height for another width."""
        super().resizeEvent(event)
        self._keep_room()
