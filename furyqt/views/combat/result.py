"""The result of a combat: what each fighter lost, until the person continues."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from furyqt.rules.core.text import Translate
from furyqt.views.live import LiveWidget, ThemedWidget, wear
from furyqt.views.panels.painting import larger, serif
from furyqt.views.picture import FightEnd, Fighter
from furyqt.views.theme import current_theme

_SEVERAL = 2
"""The least number of unharmed fighters that share a line; who has left is beside the portraits."""


class ResultPanel(LiveWidget, ThemedWidget, QFrame):
    """A sheet with a line for each fighter, and a button to continue."""

    continued = Signal()

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self._end: FightEnd | None = None
        self.title, self.lines = QLabel(self), QLabel(self)
        self.button = QPushButton(self, autoDefault=True)
        self.button.clicked.connect(self.continued)
        self.lines.setWordWrap(True)
        self.lines.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setObjectName("combat-result")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(14, 10, 14, 10)
        whole.setSpacing(6)
        whole.addLayout(head)
        whole.addWidget(self.lines)
        whole.addStretch(1)
        self.restyle()
        self.retranslate()

    def show_end(self, end: FightEnd) -> None:
        """Show the losses of a combat."""
        self._end = end
        self.retranslate()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.title.setText(self.tr("The result"))
        self.title.setFont(serif(self.font(), 1.25, bold=True))
        self.button.setText(self.tr("Continue"))
        self.button.setFont(larger(self.font(), 1.25, bold=True))
        self.button.setMinimumSize(self.button.sizeHint() * 1.2)
        self.lines.setText("\n".join(self._all_lines()))
        self.lines.setFont(larger(self.font(), 1.1))
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription(self.lines.text())

    def _all_lines(self) -> list[str]:
        """Return a line for each fighter with a loss or gain, and one for all others together."""
        if self._end is None:
            return []
        fighters = (self._end.foe, *self._end.team)
        changed = {who for who, _ in self._end.changes}
        unharmed = [
            one
            for one in fighters
            if one.life and not (one.is_harmed or one.id in changed or self._end.lost(one))
        ]
        if len(unharmed) < _SEVERAL:
            unharmed = []
        lines: list[str] = []
        for fighter in (one for one in fighters if one not in unharmed):
            changes = (text for who, text in self._end.changes if who == fighter.id)
            lines += [self._line(fighter), *(text.render(self._translate) for text in changes)]
        if not unharmed:
            return lines
        names = ", ".join(fighter.name.render(self._translate) for fighter in unharmed)
        return [*lines, self.tr("Unharmed: {names}.").format(names=names)]

    def _line(self, fighter: Fighter) -> str:
        """Return what a fighter lost, and how the combat ended for him."""
        assert self._end is not None
        lost = self._end.lost(fighter)
        if fighter.has_blood:
            words = self._of_blood(lost)
        elif lost > 0:
            words = self.tr("{name} lost %n health and has {life} of {full} left.", "", lost)
        elif lost < 0:
            words = self.tr("{name} recovered %n health and has {life} of {full}.", "", -lost)
        elif fighter.is_harmed:
            words = self.tr("{name} still has {life} of {full} health.")
        else:
            words = self.tr("{name} is unharmed, with {life} of {full} health.")
        name = fighter.name.render(self._translate)
        marks = ", ".join(mark.render(self._translate) for mark in fighter.marks)
        name = self.tr("{name} ({marks})").format(name=name, marks=marks) if marks else name
        words = words.format(name=name, life=fighter.life, full=fighter.full_life)
        is_counted = fighter.life or lost  # a bite can defeat without a wound
        return words if fighter.full_life and is_counted else name

    def _of_blood(self, lost: int) -> str:
        if lost > 0:
            return self.tr("{name} lost %n blood and has {life} of {full} left.", "", lost)
        if lost < 0:
            return self.tr("{name} gained %n blood and has {life} of {full}.", "", -lost)
        return self.tr("{name} still has {life} of {full} blood.")

    def restyle(self) -> None:
        """Take paper and frame of the current theme."""
        colors = current_theme().colors
        wear(
            self,
            f"#combat-result {{ background: {colors.base}; border: {max(1, colors.frame)}px solid"
            f" {colors.border}; border-radius: 4px; }}",
        )
