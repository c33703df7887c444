"""How fast the computer's actions follow one another: three paces, and a way past all of them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QWidget

SLOW, NORMAL, FAST = PACES = (0.5, 1.0, 2.0)
"""The settings' animation speeds that have a button."""


class PaceBar(QWidget):
    """Buttons for the pace; the one that is set is pressed and ticked."""

    chosen = Signal(float)
    skipped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.skip = QPushButton(self)
        self.buttons = {speed: QToolButton(self) for speed in PACES}
        group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(3)
        for speed, button in self.buttons.items():
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, speed=speed: self.chosen.emit(speed))
            group.addButton(button)
            row.addWidget(button)
        row.addWidget(self.skip, 1)
        self.skip.setAutoDefault(True)
        self.skip.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.skip.clicked.connect(self.skipped)
        self._group = group
        self.retranslate()

    def set_pace(self, speed: float) -> None:
        """Show which pace is set; none of the three where the settings say something else."""
        self._group.setExclusive(False)
        for own, button in self.buttons.items():
            button.setChecked(own == speed)
        self._group.setExclusive(True)
        self._name()

    def allow_skip(self, can: bool) -> None:
        """Whether there is anything to skip."""
        self.skip.setEnabled(can)

    def _name(self) -> None:
        words = (self.tr("Slow"), self.tr("Normal"), self.tr("Fast"))
        for button, text in zip(self.buttons.values(), words, strict=True):
            button.setText(f"✓ {text}" if button.isChecked() else text)
            button.setAccessibleName(self.tr("Pace: {pace}").format(pace=text))
            button.setToolTip(self.tr("How fast the computer's actions follow one another"))

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.skip.setText(self.tr("To my turn"))
        self.skip.setAccessibleName(self.tr("Skip to my turn"))
        self.skip.setToolTip(self.tr("Let everything up to your next decision happen at once"))
        self._name()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
