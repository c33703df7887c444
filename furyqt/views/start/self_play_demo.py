"""A game of the computer against itself without a display; it saves the record and a picture."""

from __future__ import annotations

import secrets
import sys
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QEventLoop, QObject
from PySide6.QtWidgets import QApplication

from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.record import SUFFIX
from furyqt.rules.core.ruleset import ruleset
from furyqt.views.dialogs.game_choice import NewGame
from furyqt.views.main_window import MainWindow
from furyqt.views.picture import TrackPanel

SEAT = "search:normal"
_SIZE = (1600, 1000)


class SelfPlayDemo(QObject):
    """Plays a whole game in the real window and prints its progress."""

    def __init__(self, window: MainWindow, game: str, folder: Path, seat: str = SEAT) -> None:
        super().__init__(window)
        self._window, self._game, self._folder, self._seat = window, game, folder, seat
        self._loop = QEventLoop(self)
        self._said = ""

    def run(self) -> int:
        """Play, leave record and picture, and say where."""
        window, seats = self._window, len(ruleset(self._game).default_table.seats)
        window.settings.is_kept = False  # the person's next game has animations again
        window.settings.update(animation_speed=0.0)
        window.resize(*_SIZE)
        window.show()
        window.lifecycle.begin(
            NewGame(self._game, {}, secrets.randbelow(10**6), (self._seat,) * seats, "casual")
        )
        session = window.lifecycle.session
        assert session is not None
        session.redraw_needed.connect(lambda: self._tell(session))
        session.ended.connect(self._loop.quit)
        self._loop.exec()
        sys.stdout.write("\n")
        return self._leave(session)

    def _tell(self, session: GameSession) -> None:
        """One line, written over, with the numbers of the table."""
        tracks = self._window.table.view.picture.panel(TrackPanel) or TrackPanel()
        numbers = "  ".join(f"{gauge.name} {gauge.value}" for gauge in tracks.gauges)
        line = f"{session.ply:5d} moves  {numbers}"
        if line != self._said:
            self._said = line
            sys.stdout.write(
                f"\r{line}" if sys.stdout.isatty() else f"{line}\n" if session.ply % 25 == 0 else ""
            )
            sys.stdout.flush()

    def _leave(self, session: GameSession) -> int:
        name = f"{self._game}-{datetime.now():%Y%m%d-%H%M%S}"
        record, picture = self._folder / f"{name}{SUFFIX}", self._folder / f"{name}.png"
        if self._window.play is not None:
            self._window.play.show_truth()
        QApplication.processEvents()
        try:
            session.archive.save(record)
            drawn = self._window.grab().save(str(picture))
        except OSError as wrong:
            print(f"furyqt: {wrong}", file=sys.stderr)
            return 1
        outcome = session.outcome
        print(f"{outcome.reason if outcome else ''} Final score: {outcome.score if outcome else 0}.")
        print(f"The record: {record}")
        print(f"The final table: {picture}" if drawn else f"furyqt: {picture} could not be written.")
        return 0 if drawn else 1
