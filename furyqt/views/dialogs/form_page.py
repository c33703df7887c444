"""A page of choices with an "Advanced" fold of forms below them; it scrolls where there is little room."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

_ROW_GAP = 7
_WRAPPED_LETTERS = 96
"""A page with fewer letters in a line has its labels above the fields."""
_LETTERS = 152
"""The width of the window in average letters."""
_LEAST_LINES = 40
"""The height of the window in lines of text, also if the page needs less."""


class FormPage(QScrollArea):
    """Parts one below the other, then groups of rows by name, which a click on the fold shows and hides."""

    def __init__(self, groups: Iterable[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.page = QWidget(self)
        self.fold, self.unusual, self._box = QToolButton(self.page), QLabel(self.page), QWidget(self.page)
        self._groups = {name: QGroupBox(self._box) for name in groups}
        self.forms = {name: QFormLayout(group) for name, group in self._groups.items()}
        self.labels: dict[str, QLabel] = {}
        self._lay_out()
        self.setWidget(self.page)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.fold.toggled.connect(self._unfold)
        self._unfold(False)

    def _lay_out(self) -> None:
        self.fold.setCheckable(True)
        self.fold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.fold.setAutoRaise(True)
        self.unusual.setWordWrap(True)
        self._lines, inside, row = QVBoxLayout(self.page), QVBoxLayout(self._box), QHBoxLayout()
        self._lines.setContentsMargins(0, 0, 6, 0)
        self._lines.setSpacing(12)
        inside.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.fold)
        row.addWidget(self.unusual, 1)
        for name, group in self._groups.items():
            self.forms[name].setVerticalSpacing(_ROW_GAP)
            self.forms[name].setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
            self.forms[name].setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
            inside.addWidget(group)
        self._lines.addLayout(row)
        self._lines.addWidget(self._box)
        self._lines.addStretch(1)

    def add_above(self, part: QWidget) -> None:
        """Add a part above the fold, below those that are there already."""
        self._lines.insertWidget(self._lines.count() - 3, part)

    def add_field(self, group: str, name: str, field: QWidget, buddy: QWidget | None = None) -> None:
        """Add a row to a group; `buddy` is the part of the field that takes the focus, if not the field."""
        label = self.labels[name] = QLabel(self.page)
        label.setBuddy(buddy or field)
        self.forms[group].addRow(label, field)

    def name_groups(self, titles: Mapping[str, str]) -> None:
        """Set the titles of the groups."""
        for name, title in titles.items():
            self._groups[name].setTitle(title)

    def name_fields(self, texts: Mapping[str, str]) -> None:
        """Set the labels of the fields; screen readers name the fields the same way."""
        for name, text in texts.items():
            self.labels[name].setText(text)
            if (field := self.labels[name].buddy()) is not None:
                field.setAccessibleName(text.rstrip(":"))

    def name_fold(self, title: str, unusual: str) -> None:
        """Set the title of the fold, and beside it the unusual choices inside."""
        self.fold.setText(title)
        self.fold.setAccessibleDescription(unusual)
        self.unusual.setText(unusual)

    def _unfold(self, wide: bool) -> None:
        """Show the groups and scroll to them; the window keeps its size, so no button moves."""
        self._box.setVisible(wide)
        self.fold.setArrowType(Qt.ArrowType.DownArrow if wide else Qt.ArrowType.RightArrow)
        if wide:
            QTimer.singleShot(0, self, self._show_groups)

    def _show_groups(self) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(min(bar.maximum(), self.fold.y() - _ROW_GAP))

    def _wrap(self) -> None:
        """Put labels above their fields where letters are large."""
        is_narrow = self.width() < self.fontMetrics().averageCharWidth() * _WRAPPED_LETTERS
        policy = QFormLayout.RowWrapPolicy
        for form in self.page.findChildren(QFormLayout):
            form.setRowWrapPolicy(policy.WrapAllRows if is_narrow else policy.WrapLongRows)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the new width."""
        super().resizeEvent(event)
        self._wrap()

    def changeEvent(self, event: QEvent) -> None:
        """Fit the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._wrap()

    def whole_size(self, rest: int, room: QSize) -> QSize:
        """The size of a window with `rest` more in height than this page, limited by the room."""
        letters = self.fontMetrics()
        wide = min(letters.averageCharWidth() * _LETTERS, room.width())
        tall = max(self.page.sizeHint().height(), letters.height() * _LEAST_LINES) + rest + _ROW_GAP
        return QSize(wide, min(tall, room.height()))
