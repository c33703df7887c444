"""A combo box that draws its choice smaller where it does not fit."""

from __future__ import annotations

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QStyle, QStyleOptionComboBox, QStylePainter, QWidget

from furyqt.views.fields import ChoiceBox
from furyqt.views.panels.painting import narrowed

_LEAST_LETTERS = 12
"""The least width in letters."""
_MARGIN = 4
"""The space that a style leaves beside the words, in pixels."""


class FittedBox(ChoiceBox):
    """Can be narrower than its longest words, which would clip its page otherwise."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_LEAST_LETTERS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame, and the choice in the nearest font in which it is complete."""
        del event
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        box = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self)
        room = box.width() - 2 * _MARGIN
        if self.fontMetrics().horizontalAdvance(option.currentText) > room:
            painter.setFont(narrowed(self.font(), option.currentText, room))
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
