"""The last position of a saved game as everyone at the screen may see it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from furyqt.controllers.session.history import History
from furyqt.controllers.session.seats import persons_view
from furyqt.controllers.storage.game_files import load
from furyqt.rules.core.ruleset import AnyRuleset, Observation
from furyqt.rules.core.table import Table
from furyqt.rules.core.text import Text


@dataclass(frozen=True, slots=True)
class LastPosition:
    """A position as each of its viewers knows it.

    While a game goes on, several persons at one screen are several viewers: only what all of them know may be
    shown. Without a person the viewer is the first player, as in a replay.
    """

    rules: AnyRuleset
    table: Table
    observations: tuple[Observation, ...]

    @property
    def moment(self) -> Text:
        """The phase of the game."""
        return self.rules.moment(self.observations[0]).title


def last_position(path: Path) -> LastPosition:
    """Return the last position in a file; LibraryError describes an error and its line."""
    history = History(*load(path))
    viewers = history.persons or (0,)
    if history.is_over:
        viewers = viewers[:1]
    return LastPosition(
        history.rules,
        history.table,
        tuple(_seen(history, viewer) for viewer in viewers),
    )


def _seen(history: History, viewer: int) -> Observation:
    """Return the last position as the persons in the seats of a player may see it."""
    seen = history.observation(viewer)
    return persons_view(history.rules, history.table, history.seats, seen)
