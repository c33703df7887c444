"""The places where a session's game is kept: its autosave, saved files, and reviews."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from furyqt.controllers.review.replay import Replay
from furyqt.controllers.session.history import History
from furyqt.controllers.storage.autosave import Autosave
from furyqt.controllers.storage.game_files import is_same_file, save_record
from furyqt.controllers.storage.journal import Journal
from furyqt.controllers.storage.past_games import PastGame, past_game
from furyqt.rules.core.agenda import State
from furyqt.rules.core.record import Record
from furyqt.rules.core.text import Text


class GameArchive(QObject):
    """Keeps one game."""

    saving_changed = Signal(object)
    """A Text as long as the game cannot be saved, None when it is saved again."""
    moved = Signal(object)
    """A Text: another program changed the autosave, so that the game is being saved in another file."""

    def __init__(
        self,
        history: History,
        journal: Journal | None = None,
        parent: QObject | None = None,
        *,
        can_save: bool = True,
    ) -> None:
        """`journal` is the autosave that the game came from, which is then continued and closed."""
        super().__init__(parent)
        self.can_save = can_save
        """Whether a file of this game could be opened again; a lesson starts from a prepared position."""
        self._history = history
        self._autosave = Autosave(journal, self)
        self._autosave.trouble_changed.connect(self.saving_changed)
        self._autosave.moved.connect(self.moved)

    @property
    def trouble(self) -> Text | None:
        """Why the game is not being saved, or None; see `saving_changed`."""
        return self._autosave.trouble

    @property
    def autosave_path(self) -> Path | None:
        """The autosave's file, once there is one."""
        return self._autosave.path

    def append(self) -> None:
        """Add the newest action to the autosave."""
        self._autosave.append(self._history, self._history.states[-2])

    def rewrite(self) -> None:
        """Write the whole autosave again."""
        self._autosave.rewrite(self._history)

    def close(self) -> None:
        """Bring the autosave to the disk, and leave it to other programs."""
        self._autosave.close()

    def save(self, path: Path) -> None:
        """Write the record to a file in one step, if it can be saved.

        OSError if that fails, or if another program has a game open that is being saved there.
        """
        if self.can_save and not is_same_file(path, self.autosave_path):
            save_record(path, self._history)

    def game(self) -> tuple[Record, list[State]]:
        """Return the record and its positions with all hidden information, to be kept and not shown."""
        return self._history.record, list(self._history.states)

    def as_replay(self) -> Replay:
        """The game so far, to be reviewed."""
        return Replay(self._history.record, self._history.states)

    def result(self, when: str) -> PastGame:
        """The finished game as the statistics keep it; ValueError if it has not ended."""
        path = self.autosave_path
        return past_game(self._history, path.name if path is not None else when, when)
