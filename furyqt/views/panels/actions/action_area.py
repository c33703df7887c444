"""The actions and everything that answers a question: search field, commands, list, and buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from furyqt.views.live import LiveWidget
from furyqt.views.panels.actions.choices import ChoicesPanel
from furyqt.views.panels.actions.turn import TurnPanel

COMMANDS = ("undo", "hint", "cancel", "resume")
_FIELD_FRAME = 2.5
"""The width of the search field beside its prompt in average letters."""
_SPACE = 4


class CommandButton(QPushButton):
    """A button that does what a command of the menu does, with the key of the command."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._action: QAction | None = None
        self._word = ""
        self.shows_keys = True
        self.setAutoDefault(True)
        self.setEnabled(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def follow(self, action: QAction) -> None:
        """Trigger this command, and be possible while it is."""
        self._action = action
        self.clicked.connect(action.trigger)
        action.changed.connect(self._show)
        self._show()

    def show_keys(self, shows: bool) -> None:
        """Show the key of the command after the word, or only in the tool tip."""
        self.shows_keys = shows
        self._show()

    def say(self, word: str) -> None:
        """Set the word on the button."""
        self._word = word
        self._show()

    def _show(self) -> None:
        action = self._action
        keys = (
            "" if action is None else action.shortcut().toString(action.shortcut().SequenceFormat.NativeText)
        )
        self.setText(f"{self._word}  {keys if self.shows_keys else ''}".strip())
        self.setAccessibleName(self._word)
        if action is not None:
            self.setEnabled(action.isEnabled())
            self.setToolTip(f"{action.text().replace('&', '')}  {keys}".strip())


class ActionArea(LiveWidget, QWidget):
    """Shows the actions; while the computer thinks, and at the end, other buttons above the empty list."""

    tools_changed = Signal()
    """The search field and the commands need another height."""

    def __init__(self, turn: TurnPanel, choices: ChoicesPanel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons = {name: CommandButton(self) for name in COMMANDS}
        self._choices, self._turn = choices, turn
        self._measured: tuple[object, ...] = ()
        """The sizes at which field and buttons were laid out last."""
        self._tools = QWidget(self)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._tools)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(_SPACE)
        self._line.addWidget(choices.field, 1)
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(_SPACE)
        for button in self.buttons.values():
            row.addWidget(button)
        self._line.addLayout(row)
        self._tools.setMinimumWidth(1)
        self._tools.installEventFilter(self)
        self._tools.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy = choices.field.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        choices.field.setSizePolicy(policy)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(_SPACE)
        for part in (self._tools, turn.waiting):
            lines.addWidget(part)
        lines.addWidget(choices, 1)
        lines.addWidget(turn.answers)
        lines.addStretch(0)  # without actions the other buttons stay at the top
        self.retranslate()

    def set_commands(self, actions: dict[str, QAction]) -> None:
        """Connect the buttons with the commands of the menu."""
        for name, button in self.buttons.items():
            button.follow(actions[name])
        actions["resume"].changed.connect(self._swap)
        self._swap()

    def _swap(self) -> None:
        """Show the button that resumes the computer in the place of the one that stops it."""
        is_paused = self.buttons["resume"].isEnabled()
        self.buttons["resume"].setVisible(is_paused)
        self.buttons["cancel"].setVisible(not is_paused)
        self._fit()

    @property
    def tools_height(self) -> int:
        """Return the height of the search field and the commands."""
        return self._line.sizeHint().height() + _SPACE

    @property
    def wanted_height(self) -> int:
        """Return the height in which all actions and the buttons around them are in view."""
        others = [part for part in (self._turn.waiting, self._turn.answers) if not part.isHidden()]
        beside = sum(part.sizeHint().height() + _SPACE for part in others)
        return self.tools_height + self._choices.list.least_height() + beside

    def _row_width(self, shows_keys: bool) -> int:
        """Return the width of the buttons with or without their keys; two of them share a place."""
        for button in self.buttons.values():
            button.show_keys(shows_keys)
        widths = {name: button.sizeHint().width() for name, button in self.buttons.items()}
        both = max(widths.pop("cancel"), widths.pop("resume"))
        for name in ("cancel", "resume"):
            self.buttons[name].setMinimumWidth(both)
        return both + sum(widths.values()) + _SPACE * len(widths)

    def _fit(self) -> None:
        """Put the field above the buttons if they do not fit side by side."""
        row = self._row_width(True)
        if row > self.width():
            row = self._row_width(False)
        field = self._choices.field
        prompt = self.fontMetrics().horizontalAdvance(field.placeholderText())
        least = max(
            prompt + _FIELD_FRAME * self.fontMetrics().averageCharWidth(), field.minimumSizeHint().width()
        )
        wide = least + _SPACE + row
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        wanted = across if wide <= self.width() else down
        self._line.setDirection(wanted)
        height = self._line.sizeHint().height()
        if height != self._tools.maximumHeight():
            self._tools.setFixedHeight(height)
            self.tools_changed.emit()
        self._measured = self._measures()

    def _measures(self) -> tuple[object, ...]:
        parts = (self._choices.field, *self.buttons.values())
        return self.width(), *(part.sizeHint().toTuple() for part in parts)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        words = (self.tr("Undo"), self.tr("Hint"), self.tr("Pause"), self.tr("Resume"))
        for button, word in zip(self.buttons.values(), words, strict=True):
            button.say(word)
        self._swap()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the new width."""
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit again when field or buttons have other sizes: they may follow a new text size later."""
        is_changed = watched is self._tools and event.type() == QEvent.Type.LayoutRequest
        if is_changed and self._measures() != self._measured:
            self._fit()
        return super().eventFilter(watched, event)
