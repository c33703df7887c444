"""The settings: a list of pages at the left, the page at the right; every change takes effect at once."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QScrollArea,
    QStackedWidget,
    QWidget,
)

from furyqt.controllers.language import Language
from furyqt.controllers.storage.settings import Settings, Values
from furyqt.views.dialogs.frame import FramedDialog
from furyqt.views.options.aids import AidsPage, LanguagePage
from furyqt.views.options.computer import ComputerPage
from furyqt.views.options.files import FilesPage
from furyqt.views.options.look import LookPage
from furyqt.views.options.motion import MotionPage, PacePage
from furyqt.views.options.page import OptionsPage
from furyqt.views.options.sound import SoundPage
from furyqt.views.options.windows import WindowsPage

_LETTERS, _LINES = 120, 30
_MOST = 0.96
"""The largest share of the parent window's width and height."""


class SettingsDialog(FramedDialog):
    """Every setting, on pages."""

    def __init__(self, settings: Settings, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent, buttons=QDialogButtonBox.StandardButton.Close)
        self._settings = settings
        self.list, self.stack = QListWidget(self), QStackedWidget(self)
        self.pages: tuple[OptionsPage, ...] = (
            LookPage(settings), MotionPage(settings), PacePage(settings), SoundPage(settings),
            ComputerPage(settings, language), WindowsPage(settings, language), AidsPage(settings),
            LanguagePage(settings), FilesPage(settings),
        )  # fmt: skip
        for page in self.pages:
            self.list.addItem("")
            self.stack.addWidget(_scrolled(page))
        self.list.currentRowChanged.connect(self.stack.setCurrentIndex)
        self.list.setSpacing(2)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        both = QHBoxLayout()
        both.addWidget(self.list)
        both.addWidget(self.stack, 1)
        self.body.addLayout(both)
        self.retranslate()
        self._read(settings.values)
        settings.changed.connect(self._read)
        self.list.setCurrentRow(0)
        self.list.setFocus()

    @property
    def fields(self) -> dict[str, QWidget]:
        """The field of each setting, by name."""
        return {name: field for page in self.pages for name, field in page.fields.items()}

    def turn_to(self, page: type[OptionsPage]) -> None:
        """Show the page of this class."""
        self.list.setCurrentRow(next(i for i, known in enumerate(self.pages) if isinstance(known, page)))

    def _read(self, values: Values) -> None:
        for page in self.pages:
            page.read(values)

    def _take_room(self) -> None:
        """Resize to the texts, but never beyond the parent window."""
        letters, parent = self.fontMetrics(), self.parentWidget()
        most = parent.size() if parent is not None else self.screen().availableSize()
        wanted = QSize(_LETTERS * letters.averageCharWidth(), _LINES * letters.height())
        self.resize(wanted.boundedTo(most * _MOST))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.set_title(self.tr("Settings"))
        self.list.setAccessibleName(self.tr("Settings pages"))
        for number, page in enumerate(self.pages):
            page.retranslate()
            self.list.item(number).setText(page.title())
            words = self.fontMetrics().horizontalAdvance(page.title())
            self.list.item(number).setSizeHint(QSize(words + 16, round(1.5 * self.fontMetrics().height())))
        self.list.setFixedWidth(self.list.sizeHintForColumn(0) + 4 * self.list.frameWidth() + 20)
        self._take_room()

    def adjust(self) -> None:
        """Stay within the parent window; pages that do not fit scroll."""
        self._take_room()


def _scrolled(page: OptionsPage) -> QScrollArea:
    area = QScrollArea()
    area.setWidget(page)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area
