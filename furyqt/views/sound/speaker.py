"""Plays sounds as the settings say; the player is made at the first one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from furyqt.controllers.storage.settings import Settings, Values
from furyqt.views.lazy_pages import lazy
from furyqt.views.sound.soundtrack import Sound

if TYPE_CHECKING:  # imported at the first sound, because it imports numpy
    from furyqt.views.sound.player import SoundPlayer

WITHOUT_SCREEN = ("offscreen", "minimal")
"""The platforms of Qt that show no window; without one there is no sound either."""


def new_player() -> SoundPlayer | None:
    """Return a player, or None without a screen."""
    if QGuiApplication.platformName() in WITHOUT_SCREEN:
        return None
    player: SoundPlayer = lazy("sound.player", "SoundPlayer")()
    return player


class Speaker(QObject):
    """Plays sounds and an ambience as loud as the settings say."""

    def __init__(
        self,
        settings: Settings,
        parent: QObject | None = None,
        make_player: Callable[[], SoundPlayer | None] | None = None,
    ) -> None:
        super().__init__(parent)
        self._make_player = make_player or new_player
        self._player: SoundPlayer | None = None
        self._ambience: Sound | None = None
        self._playing = ""
        self._values = settings.values
        settings.changed.connect(self._apply)

    def play(self, sound: Sound, delay: float = 0.0) -> None:
        """Play a sound once, after a delay in seconds."""
        if self._values.sound and self._values.sound_volume and (player := self._ready()) is not None:
            player.play(sound, delay)

    def set_ambience(self, sound: Sound | None) -> None:
        """Fade to another ambience, or to none."""
        if sound is not self._ambience:
            self._ambience = sound
            self._play_ambience()

    def close(self) -> None:
        """Release the device."""
        player, self._player, self._playing = self._player, None, ""
        if player is not None:
            player.close()

    def _ready(self) -> SoundPlayer | None:
        if self._player is None:
            self._player = self._make_player()
            self._set_volumes()
        return self._player

    def _play_ambience(self) -> None:
        values = self._values
        is_on = values.sound and values.ambience and values.ambience_volume > 0
        name = str(self._ambience) if is_on and self._ambience is not None else ""
        player = self._ready() if name else self._player
        if player is not None and name != self._playing:
            self._playing = name
            player.set_ambience(name)

    def _set_volumes(self) -> None:
        values = self._values
        if self._player is not None:
            self._player.mixer.volume = values.sound_volume if values.sound else 0.0
            self._player.mixer.ambience_volume = values.ambience_volume if values.sound else 0.0

    def _apply(self, values: Values) -> None:
        """Follow the settings; a person who turns the sound on or changes its volume hears a card."""
        before, self._values = self._values, values
        self._set_volumes()
        if not values.sound and self._player is not None:
            self._player.stop()
        self._play_ambience()
        if (values.sound, values.sound_volume) != (before.sound, before.sound_volume):
            self.play(Sound.CARD)
