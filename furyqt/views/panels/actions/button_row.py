"""Buttons side by side, or one above the other if their words are too long for that."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QSizePolicy, QWidget


class ButtonRow(QWidget):
    """Shares its width among the visible buttons."""

    def __init__(self, buttons: Sequence[QPushButton], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons = tuple(buttons)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(4)
        self._line.setSizeConstraint(QBoxLayout.SizeConstraint.SetNoConstraint)
        for button in buttons:
            self._line.addWidget(button)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_only(self, *wanted: QPushButton) -> None:
        """Show these buttons; without any the row is hidden."""
        for button in self._buttons:
            button.setVisible(button in wanted)
        self.setVisible(bool(wanted))
        self.fit()

    def fit(self) -> None:
        """Arrange the buttons so that their words fit."""
        shown = [button for button in self._buttons if not button.isHidden()]
        wide = sum(button.sizeHint().width() + self._line.spacing() for button in shown)
        has_room = wide - self._line.spacing() <= self.width() or len(shown) < 2
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._line.setDirection(across if has_room else down)
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """As wide as the widest button, so that a row never makes its panel wider."""
        widest = max((b.sizeHint().width() for b in self._buttons if not b.isHidden()), default=0)
        return QSize(widest, self._line.sizeHint().height())

    def sizeHint(self) -> QSize:
        """The height of the current layout."""
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the new width."""
        super().resizeEvent(event)
        self.fit()

    def event(self, event: QEvent) -> bool:
        """Fit buttons that need another width, as with the frames of another theme."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.fit()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Fit longer words and larger text."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.fit()
