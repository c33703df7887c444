"""The pages of keys and of information about the program."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QSize, qVersion
from PySide6.QtWidgets import QDialogButtonBox, QTextBrowser, QWidget

import furyqt
from furyqt.views.dialogs.frame import FramedDialog
from furyqt.views.menus.commands import Commands

_MOST = 0.8
"""The largest share of the parent window's width and height."""


class PageDialog(FramedDialog):
    """A page of text that can be scrolled, copied and read aloud; its size is in letters and lines."""

    WIDE, HIGH = 92, 34

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, buttons=QDialogButtonBox.StandardButton.Close)
        self.page = QTextBrowser(self)
        self.page.setOpenExternalLinks(True)
        self.body.addWidget(self.page)

    def _room(self) -> QSize:
        """Return the size the page needs at this text size, limited by the parent window."""
        letters, parent = self.fontMetrics(), self.parentWidget()
        wanted = QSize(self.WIDE * letters.averageCharWidth(), self.HIGH * letters.height())
        return wanted.boundedTo(parent.size() * _MOST) if parent is not None else wanted

    def show_page(self, title: str, html: str) -> None:
        """Show a page under its title."""
        self.set_title(title)
        self.page.setAccessibleName(title)
        self.page.setMinimumSize(self._room())
        self.page.setHtml(html)


class ShortcutsDialog(PageDialog):
    """Every key, by menu."""

    def __init__(self, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._commands = commands
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        rows = [
            (self.tr("1 to 9"), self.tr("Play the move with this number")),
            (self.tr("Letters"), self.tr("Anywhere on the table: find a move by name")),
            (self.tr("Enter"), self.tr("Play the selected move, or go to the place marked on the map")),
            (
                self.tr("Right, Left"),
                self.tr("In the list of moves: show and hide other tickets, and what is not possible now"),
            ),
            (
                self.tr("Enter"),
                self.tr("On a card, a trail space or a sheet: select it; in a trade: move the card across"),
            ),
            (self.tr("Arrow keys"), self.tr("On the map: travel along roads, railways and sea routes")),
            (self.tr("Plus, Minus, 0"), self.tr("On the map: zoom in, zoom out, show the whole map")),
            (
                self.tr("Ctrl+1, Ctrl+2, Ctrl+3"),
                self.tr("On the map: note that he is there, is not there, may be there"),
            ),
            (self.tr("Left, Right, Home, End"), self.tr("Among cards: move from card to card")),
            (self.tr("Up, Down"), self.tr("Among cards: go to the next row, including other players' rows")),
            (
                self.tr("Space"),
                self.tr("On a card, or on a move with a card: enlarge the card, or close it"),
            ),
            (self.tr("Left, Right, Home, End, Space"), self.tr("In a replay: step, jump, play and pause")),
            (
                self.tr("Ctrl+Left, Ctrl+Right"),
                self.tr("In a replay: go to the previous or next turning point"),
            ),
            (
                self.tr("Left, Right, Page Up, Page Down"),
                self.tr("On a game chart: move from turn to turn, or to a turning point"),
            ),
            (self.tr("Alt+1 to Alt+6"), self.tr("In the journal: turn to a page")),
            (self.tr("Ctrl+F, Alt+Left, Alt+Right"), self.tr("In the rules: find words, back, forward")),
        ]
        rows += self._commands.keys()
        lines = (f"<tr><td><b>{escape(key)}</b></td><td>{escape(what)}</td></tr>" for key, what in rows)
        self.show_page(self.tr("Keyboard Shortcuts"), f"<table cellpadding='4'>{''.join(lines)}</table>")


class AboutDialog(PageDialog):
    """The program's name, version, purpose and license."""

    WIDE, HIGH = 86, 18

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        lines = [
            self.tr("Board games against a computer that reasons about what it cannot see."),
            self.tr(
                "An independent implementation by fans: it contains no art and no text of any publisher,"
                " and no publisher has endorsed it. Names of games belong to their owners."
            ),
            self.tr(
                "Free software under the MIT license: use it, change it and share it, together "
                "with the license."
            ),
            self.tr("The map is drawn from public domain data."),
            self.tr("The typefaces Alegreya and Alegreya Sans are under the SIL Open Font License."),
            self.tr("Version {version}, with Qt {qt}.").format(version=furyqt.__version__, qt=qVersion()),
        ]
        self.show_page(self.tr("About furyqt"), "".join(f"<p>{escape(line)}</p>" for line in lines))
