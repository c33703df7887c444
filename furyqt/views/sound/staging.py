"""Sounds of a combat that wait until the stage shows what they belong to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMetaObject, QObject, Signal

from furyqt.views.sound.soundtrack import Sound

if TYPE_CHECKING:  # imported when the first table is made: see lazy_pages.py
    from furyqt.views.combat.stage import FightStage

_TURNED = frozenset({Sound.CARD})
_THROWN = frozenset({Sound.DICE})
_HURT = frozenset({Sound.WOUND, Sound.BITE})


class SoundStaging(QObject):
    """Holds sounds back: cards until they are turned up, wounds until they arrive, all else until the end."""

    started = Signal()
    """Something begins to move: sounds of the events before it can be held now."""
    released = Signal(object)
    """A frozenset of sounds whose time has come."""
    ended = Signal()
    """Nothing moves any more."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage: FightStage | None = None
        self._connections: list[QMetaObject.Connection] = []
        self._held: set[Sound] = set()

    def watch(self, stage: FightStage) -> None:
        """Follow the stage of a table."""
        self.leave()
        self._stage = stage
        self._connections = [
            stage.started.connect(self.started),
            stage.cards_turned.connect(lambda _: self._release(_TURNED)),
            stage.dice_thrown.connect(lambda: self._release(_THROWN)),
            stage.fighter_hurt.connect(lambda *_: self._release(_HURT)),
            stage.settled.connect(self._settle),
        ]

    def leave(self) -> None:
        """Leave the table; what was held is not heard."""
        for connection in self._connections:
            QObject.disconnect(connection)
        self._connections.clear()
        self._stage = None
        self._held.clear()

    @property
    def is_playing(self) -> bool:
        """Return True while something moves on the stage."""
        return self._stage is not None and self._stage.beats.is_playing

    def hold(self, sounds: set[Sound]) -> None:
        """Hold the sounds of what begins to move."""
        self._held |= sounds

    def forget(self) -> None:
        """Drop what is held."""
        self._held.clear()

    def _release(self, sounds: frozenset[Sound]) -> None:
        heard = sounds & self._held
        self._held -= heard
        if heard:
            self.released.emit(heard)

    def _settle(self) -> None:
        """Release the rest, unless the next picture is being played already."""
        if not self.is_playing:
            self._release(frozenset(self._held))
            self.ended.emit()
