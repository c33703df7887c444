"""The rules window beside the table: search and contents at the left, the page at the right."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from furyqt.controllers.language import Language
from furyqt.views.access.announce import announce
from furyqt.views.dialogs.frame import EngravedDialog, screen_room
from furyqt.views.reference import book_with_numbers
from furyqt.views.reference.browser import PageBrowser
from furyqt.views.reference.contents import Contents
from furyqt.views.reference.finder import Finder
from furyqt.views.reference.page import Book

_LETTERS, _LINES, _LIST_LETTERS = 144, 46, 44
"""The window size in letters and lines of its font, and the width of the list in letters."""
_LIST_SHARE = 0.36


class ReferenceDialog(EngravedDialog):
    """The rules of the current game."""

    def __init__(self, game: str, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModal(False)
        self.language = language
        self._game = ""
        self._book: Book
        self._finder: Finder | None = None
        self.field = QLineEdit(self)
        self.field.setClearButtonEnabled(True)
        self.found = QLabel(self)
        self.contents = Contents(language, self)
        self.browser = PageBrowser(language, self)
        self.back, self.forward, self.home = (QToolButton(self) for _ in range(3))
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self._lay_out()
        self._connect()
        self.set_game(game)
        self._offered = QSize()
        """The size that the window was given last."""
        self._is_chosen = False
        """True if a person has given the window another size."""
        self._take_room()

    def _lay_out(self) -> None:
        left = QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(10, 10, 4, 10)
        column.addWidget(self.field)
        column.addWidget(self.found)
        column.addWidget(self.contents, 1)
        right = QWidget(self)
        page = QVBoxLayout(right)
        page.setContentsMargins(4, 10, 10, 10)
        buttons = QHBoxLayout()
        for button in (self.back, self.forward, self.home):
            button.setAutoRaise(True)
            buttons.addWidget(button)
        self.back.setArrowType(Qt.ArrowType.LeftArrow)
        self.forward.setArrowType(Qt.ArrowType.RightArrow)
        buttons.addStretch(1)
        page.addLayout(buttons)
        page.addWidget(self.browser, 1)
        self.splitter.addWidget(left)
        self.splitter.addWidget(right)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setChildrenCollapsible(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(8, 8, 8, 8)
        whole.addWidget(self.splitter)
        self.found.hide()

    def _connect(self) -> None:
        self.field.textChanged.connect(self._search_for)
        self.field.installEventFilter(self)
        self.contents.chosen.connect(self._go_on)
        self.browser.opened.connect(self.contents.mark)
        self.back.clicked.connect(self.browser.backward)
        self.forward.clicked.connect(self.browser.forward)
        self.home.clicked.connect(self.browser.home)
        self.browser.backwardAvailable.connect(self.back.setEnabled)
        self.browser.forwardAvailable.connect(self.forward.setEnabled)
        self.back.setEnabled(False)
        self.forward.setEnabled(False)
        keys = QKeySequence.StandardKey
        for key, do in ((keys.Find, self._begin_search), (keys.Back, self.browser.backward),
                        (keys.Forward, self.browser.forward)):  # fmt: skip
            QShortcut(QKeySequence(key), self).activated.connect(do)
        QShortcut(QKeySequence("Alt+Home"), self).activated.connect(self.browser.home)

    # Opening

    def open_at(self, anchor: str) -> None:
        """Show the page with this anchor, or the first one, and bring the window to the front."""
        self.field.clear()
        self.browser.open(anchor if anchor in self._book.pages else self._book.first)
        if self.isVisible():
            self.raise_()
        self.show()
        self.activateWindow()
        self.browser.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def anchor(self) -> str:
        """The anchor of the open page."""
        return self.browser.anchor

    def set_game(self, game: str) -> None:
        """Show the rules of this game."""
        if game != self._game:
            self._game = game
            self._book = book_with_numbers(game, self.language.code)
            self.browser.set_book(self._book)
            self.retranslate()

    # Search

    def _search_for(self, wanted: str) -> None:
        if not wanted.strip():
            self.found.hide()
            self.contents.show_contents()
            return
        if self._finder is None:
            self._finder = Finder(self._book, self.language.translate)
        hits = self._finder.find(wanted)
        self.contents.show_hits(hits)
        self.found.setText(self.tr("%n page(s)", "", len(hits)) if hits else self.tr("Nothing found"))
        self.found.show()
        announce(self.found, self.found.text())

    def _go_on(self, anchor: str) -> None:
        """Open a page of the list; the searched words are marked in it."""
        self.browser.open(anchor, self.field.text() if self.contents.shows_hits else "")

    def _begin_search(self) -> None:
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move from the search field to the list with Down and Enter; Escape clears the field first."""
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            key = event.key()
            if key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._leave_field()
                return True
            if key == Qt.Key.Key_Escape and self.field.text():
                self.field.clear()
                return True
        return super().eventFilter(watched, event)

    def _leave_field(self) -> None:
        self.contents.setFocus(Qt.FocusReason.TabFocusReason)
        if self.contents.shows_hits:
            self.contents.choose_first()

    # Theme and words

    def _take_room(self) -> None:
        """Resize to the text size; a window whose size a person has chosen only grows."""
        wanted = self._usual_size()
        self._offered = self.size().expandedTo(wanted) if self._is_chosen else wanted
        self.resize(self._offered)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Notice that a person chooses another size."""
        super().resizeEvent(event)
        self._is_chosen |= event.size() != self._offered

    def _usual_size(self) -> QSize:
        metrics = QFontMetricsF(self.font())
        letter, line = metrics.averageCharWidth(), metrics.lineSpacing()
        room = screen_room(self)
        wide = min(round(letter * _LETTERS), room.width())
        list_width = min(round(letter * _LIST_LETTERS), round(wide * _LIST_SHARE))
        self.splitter.setSizes([list_width, wide - list_width])
        return room.boundedTo(QSize(wide, round(line * _LINES)))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._book = book_with_numbers(self._game, self.language.code)
        self.browser.replace_book(self._book)
        title = self.tr("Rules: {game}").format(game=self.language.text(self._book.title))
        self.setWindowTitle(title)
        self.field.setPlaceholderText(self.tr("Search…"))
        self.field.setAccessibleName(self.tr("Search the rules"))
        self.contents.setAccessibleName(self.tr("Contents"))
        words = (
            (self.back, self.tr("Back")),
            (self.forward, self.tr("Forward")),
            (self.home, self.tr("First page")),
        )
        side = round(QFontMetricsF(self.font()).height())
        for button, name in words:
            button.setText(name)
            button.setIconSize(QSize(side, side))
            button.setToolTip(name)
            button.setAccessibleName(name)
        self._finder = None
        self.contents.set_book(self._book)
        self.browser.retranslate()
        self._search_for(self.field.text())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange) and self._game:
            self.retranslate()
            self._take_room()
        super().changeEvent(event)
