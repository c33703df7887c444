"""A page of forms: groups of rows, each with a label and a field; it scrolls where the screen is small."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFormLayout, QFrame, QGroupBox, QLabel, QScrollArea, QVBoxLayout, QWidget

_ROW_GAP = 7


class FormPage(QScrollArea):
    """Groups by name, one below the other."""

    def __init__(self, groups: Iterable[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.page = QWidget(self)
        self._groups = {name: QGroupBox(self.page) for name in groups}
        self.forms = {name: QFormLayout(group) for name, group in self._groups.items()}
        self.labels: dict[str, QLabel] = {}
        self._lines = QVBoxLayout(self.page)
        self._lines.setContentsMargins(0, 0, 6, 0)
        for name, group in self._groups.items():
            self.forms[name].setVerticalSpacing(_ROW_GAP)
            self._lines.addWidget(group)
        self._lines.addStretch(1)
        self.setWidget(self.page)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def add_field(self, group: str, name: str, field: QWidget, buddy: QWidget | None = None) -> None:
        """Add a row to a group; `buddy` is the part of the field that takes the focus, if not the field."""
        label = self.labels[name] = QLabel(self.page)
        label.setBuddy(buddy or field)
        self.forms[group].addRow(label, field)

    def add_below(self, part: QWidget) -> None:
        """Add a part below the groups."""
        self._lines.insertWidget(self._lines.count() - 1, part)

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

    def widen(self) -> None:
        """Make the area as wide as its page, unless the screen is too narrow."""
        wide = self.page.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        self.setMinimumWidth(min(wide, self.screen().availableSize().width() - 80))

    def whole_size(self, rest: int) -> QSize:
        """The size of a window that shows the whole page and `rest` more in height, limited by the screen."""
        page, screen = self.page.sizeHint(), self.screen().availableSize()
        wide = max(page.width() + 60, round(self.fontMetrics().averageCharWidth() * 88))
        return QSize(min(wide, screen.width() - 40), min(page.height() + rest + 8, screen.height() - 70))
