"""Devices, speakers and sessions for the tests of sound."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from PySide6.QtCore import QObject, Signal

from furyqt.views.sound.device import SilentError
from furyqt.views.sound.mixer import Mixer, Samples

LENGTH = 640


def tick(value: int = 1000, length: int = LENGTH) -> Samples:
    """A sound of constant value."""
    return np.full(length, value, dtype=np.int16)


@dataclass
class FakeDevices:
    """A clock, files and devices that a test controls."""

    time: float = 100.0
    works: bool = True
    files: dict[str, Samples | None] = field(default_factory=dict)
    opened: int = 0
    closed: int = 0
    loaded: list[str] = field(default_factory=list)

    def now(self) -> float:
        return self.time

    def open(self, mixer: Mixer) -> FakeDevices:
        del mixer
        self.opened += 1
        if not self.works:
            raise SilentError("unplugged")
        return self

    def close(self) -> None:
        self.closed += 1

    def load(self, name: str) -> Samples | None:
        self.loaded.append(name)
        return self.files.get(name, tick())


class FakePlayer:
    """Remembers what it was asked to play."""

    def __init__(self) -> None:
        self.mixer = Mixer()
        self.asked: list[tuple[str, float]] = []
        self.ambiences: list[str] = []
        self.stops = self.closes = 0

    @property
    def names(self) -> list[str]:
        """The sounds without their delays."""
        return [str(name) for name, _ in self.asked]

    def play(self, name: str, delay: float = 0.0) -> None:
        self.asked.append((name, delay))

    def set_ambience(self, name: str) -> None:
        self.ambiences.append(str(name))

    def stop(self) -> None:
        self.stops += 1

    def close(self) -> None:
        self.closes += 1


class FakeSession(QObject):
    """The signals of a session, emitted by the test."""

    happened = Signal(object)
    shown = Signal(object)
    redraw_needed = Signal()
    places = Signal(object)

    def __init__(self, persons: tuple[int, ...] = (0,)) -> None:
        super().__init__()
        self.persons = persons
        self.observation: Any = None
        self.is_over = False


@dataclass
class FakeBeats:
    """Whether a combat moves."""

    is_playing: bool = False


class FakeDice(QObject):
    """Dice beside the stage."""

    started = Signal()
    settled = Signal()
    is_rolling = False


class FakeFight(QObject):
    """The signals of the stage of a combat, emitted by the test."""

    started = Signal()
    cards_turned = Signal(int)
    dice_thrown = Signal()
    fighter_hurt = Signal(str, int)
    settled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.beats = FakeBeats()


class FakeCards(QObject):
    """The signals of the stage for cards, emitted by the test."""

    started = Signal(object)
    emptied = Signal()
