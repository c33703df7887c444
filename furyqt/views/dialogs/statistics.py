"""The statistics of past games: in pictures, by side and opponent, and game by game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from functools import cache
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QMessageBox,
    QPushButton,
    QWidget,
)

from furyqt.controllers.chapters.campaign_store import name_of_chapter
from furyqt.controllers.language import Language
from furyqt.controllers.session.seats import PAPER
from furyqt.controllers.storage.past_games import GameCount, PastGame
from furyqt.controllers.storage.statistics import Statistics
from furyqt.rules.core.games import UnknownGameError
from furyqt.rules.core.ruleset import ruleset
from furyqt.views.access.announce import announce
from furyqt.views.boards import board
from furyqt.views.dialogs.faces import Face, game_faces, player_faces
from furyqt.views.dialogs.frame import SIDE, FramedDialog, screen_room
from furyqt.views.dialogs.game_plates import MOST_SEALS, PlateContent, PlatesView, SideResult
from furyqt.views.dialogs.message_box import QUESTION, WARNING, MessageBox
from furyqt.views.models.sheet import Cell, SheetLine, SheetView
from furyqt.views.numbers import date_and_time, share
from furyqt.views.panels.tabs import Tabs
from furyqt.views.start.levels import seat_text

_BESIDE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class StatisticsDialog(FramedDialog):
    """A plate for each game, and two sortable tables; they can be exported and cleared."""

    def __init__(self, statistics: Statistics, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent, buttons=QDialogButtonBox.StandardButton.Close)
        self._statistics, self._language = statistics, language
        self.summary, self.tabs = QLabel(self), Tabs(self)
        self.plates = PlatesView(self)
        self.counts, self.games = SheetView(self), SheetView(self)
        self.export, self.clear = QPushButton(self), QPushButton(self)
        for view in (self.plates, self.counts, self.games):
            self.tabs.addTab(view, "")
        self.tabs.setDocumentMode(True)
        self.summary.setWordWrap(True)
        self.body.addWidget(self.summary)
        self.body.addWidget(self.tabs, 1)
        for button, do in ((self.export, self._ask_export), (self.clear, self._ask_clear)):
            self.buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
            button.clicked.connect(do)
        self.retranslate()
        self.adjust()

    # Content

    def refresh(self) -> None:
        """Read the database again."""
        report = self._statistics.report()
        games, counts, unreadable = report.games, report.counts, report.unreadable
        played, won = sum(count.played for count in counts), sum(count.won for count in counts)
        if played:
            text = self.tr("{won} of {played} games won against the computer: {share}.")
            locale = QLocale()
            words = text.format(
                won=locale.toString(won), played=locale.toString(played), share=share(won / played)
            )
        else:
            words = self.tr(
                "After your first finished game this page shows your wins by side, your last results and a"
                " list of all games."
            )
        if self._statistics.problem is not None:
            words = self._unavailable()
        self.summary.setText(" ".join([words, *self._remarks(unreadable)]))
        self.summary.setAccessibleName(self.summary.text())
        self.summary.setAlignment(_BESIDE if games else Qt.AlignmentFlag.AlignCenter)
        self.tabs.setVisible(bool(games))
        self.plates.show_plates(self._plates(counts, games))
        self.counts.set_lines(self._count_headings(), [self._count_line(count) for count in counts])
        self.games.set_lines(self._game_headings(), [self._game(game) for game in games])
        self.export.setEnabled(bool(games))
        self.clear.setEnabled(bool(games) or unreadable > 0)

    def _plates(self, counts: Sequence[GameCount], games: Sequence[PastGame]) -> list[PlateContent]:
        """Return a plate for each game, with the games of its chapters."""
        names = dict.fromkeys(count.game for count in counts)
        return [self._plate(name, [count for count in counts if count.game == name], games) for name in names]

    def _plate(self, name: str, counts: Sequence[GameCount], games: Sequence[PastGame]) -> PlateContent:
        own = [game for game in games if game.game == name and game.side][:MOST_SEALS]
        seals = tuple(game.is_won for game in reversed(own))
        sides = tuple(
            self._side(name, side, [count for count in counts if count.side == side])
            for side in dict.fromkeys(count.side for count in counts)
        )
        results = ", ".join(self.tr("won") if is_won else self.tr("lost") for is_won in seals)
        words = [f"{side.name}: {side.numbers}." for side in sides]
        words.append(self.tr("The last games: {results}.").format(results=results))
        return PlateContent(self._title(name), self._faces(name), sides, seals, " ".join(words))

    def _side(self, game: str, side: str, counts: Sequence[GameCount]) -> SideResult:
        played, won = sum(count.played for count in counts), sum(count.won for count in counts)
        locale = QLocale()
        numbers = self.tr("{won} of {played} won").format(
            won=locale.toString(won), played=locale.toString(played)
        )
        return SideResult(self._faces(game, side), self._player(game, side), won / played, numbers)

    def _faces(self, game: str, side: str = "") -> tuple[Face, ...]:
        """Return the faces of a game or of a side; none for a game of another program."""
        try:
            table = ruleset(game).default_table
        except UnknownGameError:
            return ()
        names = [player.name for player in table.players]
        if not side:
            return game_faces(game, table, self._language.translate)
        return player_faces(game, table, names.index(side), self._language.translate) if side in names else ()

    def _unavailable(self) -> str:
        """Return why nothing can be read or written now."""
        why = self._statistics.problem or ""
        text = why if isinstance(why, str) else self._language.text(why)
        return self.tr("The statistics are not available now: {why}").format(why=text)

    def _remarks(self, unreadable: int) -> Iterator[str]:
        """Yield remarks on missing results."""
        if unreadable:
            yield self.tr("Unreadable lines in the file: {count}.").format(count=unreadable)
        if self._statistics.trouble is not None:
            yield self._language.text(self._statistics.trouble)

    def _count_headings(self) -> tuple[str, ...]:
        return (
            self.tr("You played"), self.tr("Against"), self.tr("Games"), self.tr("Won"),
            self.tr("Win rate"), self.tr("Average turns"), self.tr("Best score"), self.tr("Game"),
        )  # fmt: skip

    def _count_line(self, count: GameCount) -> SheetLine:
        best = QLocale().toString(count.best) if count.best >= 0 and _has_score(count.game) else "–"
        rate = count.won / count.played if count.played else 0.0
        cells = (
            Cell(self._player(count.game, count.side)),
            Cell(self._opponent(count.opponent)),
            self._number(count.played),
            self._number(count.won),
            Cell(share(rate), rate, is_number=True),
            Cell(QLocale().toString(count.turns, "f", 1), count.turns, is_number=True),
            Cell(best, count.best, is_number=True),
            Cell(self._title(count.game, count.chapter)),
        )
        return SheetLine((count.game, count.side, count.opponent, count.chapter), cells)

    def _game_headings(self) -> tuple[str, ...]:
        return (
            self.tr("Date"), self.tr("You played"), self.tr("Against"), self.tr("Winner"),
            self.tr("Turns"), self.tr("Undone"), self.tr("Aids"), self.tr("Seed"), self.tr("Game"),
        )  # fmt: skip

    def _game(self, game: PastGame) -> SheetLine:
        aids = self.tr("paper style") if game.aids == PAPER else self.tr("all")
        cells = (
            Cell(self._date(game.date), game.date),
            Cell(self._player(game.game, game.side) or self.tr("several players")),
            Cell(self._opponent(game.opponent)),
            Cell(self._player(game.game, game.winner) + (" ◆" if game.is_won else "")),
            self._number(game.turns),
            self._number(game.taken_back),
            Cell(aids),
            Cell(str(game.seed), game.seed, is_number=True),
            Cell(self._title(game.game)),
        )
        return SheetLine(game.key, cells)

    def _number(self, number: int) -> Cell:
        return Cell(QLocale().toString(number), number, is_number=True)

    def _date(self, date: str) -> str:
        try:
            moment = QDateTime.fromSecsSinceEpoch(round(datetime.fromisoformat(date).timestamp()))
        except (ValueError, OverflowError, OSError):
            return date
        return date_and_time(moment)

    def _title(self, game: str, chapter: str = "") -> str:
        try:
            name = name_of_chapter(game, chapter) if chapter else None
            if name is not None:
                return self._language.text(name)
            return self._language.text(ruleset(game).title)
        except UnknownGameError:
            return game

    def _player(self, game: str, name: str) -> str:
        try:
            titles = ruleset(game).player_titles
            return ", ".join(self._language.text(titles[one]) for one in name.split("+"))
        except (UnknownGameError, KeyError):
            return name

    def _opponent(self, seats: str) -> str:
        return ", ".join(self._language.text(seat_text(seat)) for seat in seats.split()) or "–"

    # Commands

    def _ask_export(self) -> None:
        title, kinds = self.tr("Export the Statistics"), self.tr("Comma-separated values (*.csv)")
        name, _ = QFileDialog.getSaveFileName(self, title, "furyqt.csv", kinds)
        if name:
            self.write(Path(name if Path(name).suffix else name + ".csv"))

    def write(self, path: Path) -> None:
        """Write all games to a file and report it."""
        try:
            self._statistics.export(path)
        except OSError as wrong:
            why = wrong.strerror or str(wrong)
            MessageBox(WARNING, self.tr("This Is Not Possible"), why, self).open()
            return
        words = self.tr("The statistics were written to {file}.").format(file=path.name)
        self.summary.setText(words)
        announce(self, words)

    def _ask_clear(self) -> None:
        """Ask for confirmation before clearing."""
        box = MessageBox(
            QUESTION,
            self.tr("Clear the Statistics"),
            self.tr("Clear all statistics? Your saved games are kept."),
            self,
            QMessageBox.StandardButton.Cancel,
        )
        forget = box.addButton(self.tr("Clear All"), QMessageBox.ButtonRole.DestructiveRole)
        forget.clicked.connect(self._forget)
        box.open()

    def _forget(self) -> None:
        self._statistics.clear()
        failed = self._statistics.problem is not None
        words = self._unavailable() if failed else ""
        self.refresh()
        if failed:
            self.summary.setText(words)
            announce(self, words)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.set_title(self.tr("Statistics"))
        for number, words in enumerate(
            (self.tr("At a glance"), self.tr("By side and opponent"), self.tr("All games"))
        ):
            self.tabs.setTabText(number, words)
        self.plates.setAccessibleName(self.tr("At a glance"))
        self.counts.setAccessibleName(self.tr("Games by side and opponent"))
        self.games.setAccessibleName(self.tr("All finished games"))
        self.tabs.tabBar().setAccessibleName(self.tr("Totals or single games"))
        self.export.setText(self.tr("Export…"))
        self.clear.setText(self.tr("Clear…"))
        self.buttons.button(QDialogButtonBox.StandardButton.Close).setText(self.tr("Close"))
        self.refresh()

    def adjust(self) -> None:
        """Resize to the size hint, as far as the screen allows."""
        self.resize(self.sizeHint().boundedTo(screen_room(self)))

    def sizeHint(self) -> QSize:
        """Return a size for every column of both tables and for many rows."""
        letters = self.fontMetrics().averageCharWidth()
        tables = max(view.whole_width() for view in (self.counts, self.games))
        return QSize(max(letters * 90, tables + 2 * SIDE + 8), letters * 66)


@cache
def _has_score(game: str) -> bool:
    """Return whether the score of a game says how well was played; a game of another program has none."""
    try:
        return board(ruleset(game).name).has_score
    except UnknownGameError:
        return False
