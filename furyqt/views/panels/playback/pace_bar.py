"""The speed of the computer's actions: three paces, and a button that skips ahead."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from furyqt.views.signs import set_sign

SLOW, NORMAL, FAST = PACES = (0.5, 1.0, 2.0)
"""The values of the animation speed setting that have a button."""


class PaceBar(QWidget):
    """Buttons for the pace; the current one is pressed and ticked.

    The button that skips ahead is beside them, or below if its words do not fit there.
    """

    chosen = Signal(float)
    skipped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.skip = QPushButton(self)
        self._to_end = False
        self.buttons = {speed: QToolButton(self) for speed in PACES}
        group = QButtonGroup(self)
        self._line, row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self), QHBoxLayout()
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSizeConstraint(QBoxLayout.SizeConstraint.SetNoConstraint)
        self._line.addLayout(row)
        for layout in (self._line, row):
            layout.setSpacing(3)
        self._paces = row
        for speed, button in self.buttons.items():
            button.setCheckable(True)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.clicked.connect(lambda _=False, speed=speed: self.chosen.emit(speed))
            group.addButton(button)
            button.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
            row.addWidget(button)
        self._line.addWidget(self.skip, 1)
        self.skip.setAutoDefault(True)
        self.skip.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.skip.clicked.connect(self.skipped)
        self._group = group
        self.retranslate()

    def fit(self) -> None:
        """Move the skip button to where its words fit."""
        wide = self._paces.sizeHint().width() + self._line.spacing() + self.skip.sizeHint().width()
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._line.setDirection(across if wide <= self.width() else down)
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """No wider than the three paces, so that long words never make the panel wider."""
        wide = max(self._paces.sizeHint().width(), self.skip.sizeHint().width())
        return QSize(wide, self._line.sizeHint().height())

    def sizeHint(self) -> QSize:
        """The height of the current layout."""
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the new width."""
        super().resizeEvent(event)
        self.fit()

    def set_pace(self, speed: float) -> None:
        """Show the current pace; none of the three if the settings have another value."""
        self._group.setExclusive(False)
        for own, button in self.buttons.items():
            button.setChecked(own == speed)
        self._group.setExclusive(True)
        self._name()

    def allow_skip(self, can: bool, *, to_end: bool = False) -> None:
        """Set whether there is anything to skip, and whether no person plays, so that it skips to the end."""
        self.skip.setEnabled(can)
        if to_end != self._to_end:
            self._to_end = to_end
            self.retranslate()

    def _name(self) -> None:
        words = (self.tr("Slow"), self.tr("Normal"), self.tr("Fast"))
        for button, text in zip(self.buttons.values(), words, strict=True):
            button.setText(text)
            set_sign(button, "tick" if button.isChecked() else "")
            button.setAccessibleName(self.tr("Pace: {pace}").format(pace=text))
            button.setToolTip(self.tr("Pace of the computer's actions"))
        self.fit()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        if self._to_end:
            self.skip.setText(self.tr("To the End"))
            self.skip.setAccessibleName(self.tr("Skip to the end of the game"))
            self.skip.setToolTip(
                self.tr("Play out the rest of the game instantly; choosing a pace slows it down again")
            )
        else:
            self.skip.setText(self.tr("To My Turn"))
            self.skip.setAccessibleName(self.tr("Skip to my turn"))
            self.skip.setToolTip(self.tr("Skip to your next decision"))
        self._name()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and larger text."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._name()
