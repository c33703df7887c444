"""The stagings of great moments: the picture, the light and the sound of each."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from furyqt.views.picture import Great
from furyqt.views.sound.soundtrack import Sound


class Light(NamedTuple):
    """A light on a picture: its color, and the place from which it comes, in shares of the picture."""

    color: str
    x: float
    y: float


class Staging(NamedTuple):
    """The staging of one kind of great moment."""

    picture: str
    """A drawing in resources/art."""
    light: Light
    sound: Sound
    """The sound of the event; the game's soundtrack takes it from here."""
    is_beating: bool = False
    """Whether the portrait beats like a heart."""


_LANTERN = Light("#ffd98f", 0.25, 0.5)
_BLOOD = Light("#ff9a86", 0.55, 0.6)
_MOON = Light("#c9d8ff", 0.5, 0.2)
_LOW_MOON = Light("#b9c8ee", 0.8, 0.2)
_DOOR = Light("#ffe2a6", 0.5, 0.4)
_CANDLE = Light("#ffcf8a", 0.5, 0.75)
_SUNRISE = Light("#ffe0a0", 0.55, 0.55)
_SUNSET = Light("#ff9f6b", 0.25, 0.62)
_DAY = Light("#fff0c4", 0.5, 0.45)
_ECLIPSE = Light("#d98a86", 0.5, 0.3)

STAGINGS: Mapping[Great, Staging] = MappingProxyType(
    {
        Great.FOUND: Staging("moments/found", _LANTERN, Sound.HEARTBEAT, is_beating=True),
        Great.BITE: Staging("moments/bite", _BLOOD, Sound.BITE),
        Great.FALL: Staging("moments/fall", _LOW_MOON, Sound.LAMENT),
        Great.MATURED: Staging("moments/matured", _MOON, Sound.MATURED),
        Great.ALLY: Staging("moments/ally", _DOOR, Sound.ALLY),
        Great.WEEK: Staging("moments/week", _CANDLE, Sound.WEEK),
        Great.DAWN: Staging("moments/dawn", _SUNRISE, Sound.DAWN),
        Great.NIGHTFALL: Staging("moments/nightfall", _SUNSET, Sound.NIGHTFALL),
        Great.LIGHT: Staging("moments/light_returns", _DAY, Sound.LIGHT_RETURNS),
        Great.DARKNESS: Staging("moments/darkness_reigns", _ECLIPSE, Sound.DARKNESS_REIGNS),
    }
)
