"""Adds up the sounds that are playing, for a device that asks for the next samples."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock

import numpy as np
from numpy.typing import NDArray

RATE = 32_000
"""Samples per second of every sound file."""
CHANNELS = 2
MOST_VOICES = 6
_FADE = 1.5
"""The seconds in which one ambience replaces another."""

Samples = NDArray[np.int16]


@dataclass(slots=True)
class Voice:
    """A sound that is playing; it starts when its position reaches 0."""

    samples: Samples
    position: int


@dataclass(slots=True)
class Loop:
    """An ambience that is playing, or fading out."""

    samples: Samples
    position: int = 0
    level: float = 0.0
    is_wanted: bool = True


class Mixer:
    """The sounds that are playing. `render` is called by the thread of the device, all else by any thread."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._voices: list[Voice] = []
        self._loops: list[Loop] = []
        self._lock = Lock()
        self.volume = self.ambience_volume = 1.0
        """The factors of sounds and ambience; 0 is silent at once."""
        self._last = (0.0, 0.0)
        self.rendered_at = now()
        """When the device last asked for samples."""

    @property
    def is_idle(self) -> bool:
        """Whether nothing is playing."""
        return not (self._voices or self._loops)

    def play(self, samples: Samples, delay: float) -> None:
        """Play a sound once, after a delay in seconds; too many at the same time replace the oldest."""
        with self._lock:
            self._voices.append(Voice(samples, -round(delay * RATE)))
            del self._voices[:-MOST_VOICES]

    def set_ambience(self, samples: Samples | None) -> None:
        """Fade to another ambience, or to none."""
        with self._lock:
            for loop in self._loops:
                loop.is_wanted = loop.samples is samples
            if samples is not None and not any(loop.is_wanted for loop in self._loops):
                self._loops.append(Loop(samples))

    def clear(self) -> None:
        """Drop everything that is playing."""
        with self._lock:
            self._voices.clear()
            self._loops.clear()

    def render(self, frames: int) -> Samples:
        """Return the next samples in rows of left and right."""
        self.rendered_at = self._now()
        gains, before = (self.volume, self.ambience_volume), self._last
        self._last = gains
        with self._lock:
            mono = _voices(self._voices, frames)
            stereo = _loops(self._loops, frames)
            self._voices = [voice for voice in self._voices if voice.position < len(voice.samples)]
            self._loops = [loop for loop in self._loops if loop.is_wanted or loop.level > 0]
        ramps = [_ramp(old, new, frames)[:, np.newaxis] for old, new in zip(before, gains, strict=True)]
        mixed = mono[:, np.newaxis] * ramps[0] + stereo * ramps[1]
        return np.clip(mixed, -32767, 32767).astype(np.int16)


def _ramp(old: float, new: float, frames: int) -> NDArray[np.float32]:
    """Return a short change from one factor to another, which avoids a click."""
    found = np.full(frames, new, dtype=np.float32)
    length = min(frames, RATE // 200)
    found[:length] = np.linspace(old, new, length, dtype=np.float32)
    return found


def _voices(voices: list[Voice], frames: int) -> NDArray[np.float32]:
    """Return the sum of the voices, and move them on."""
    mixed = np.zeros(frames, dtype=np.float32)
    for voice in voices:
        start = max(0, -voice.position)
        part = voice.samples[max(0, voice.position) : max(0, voice.position + frames)]
        mixed[start : start + len(part)] += part
        voice.position += frames
    return mixed


def _loops(loops: list[Loop], frames: int) -> NDArray[np.float32]:
    """Return the sum of the ambiences, and move them on.

    Right is half a loop behind left, which sounds wide.
    """
    mixed = np.zeros((frames, CHANNELS), dtype=np.float32)
    step = frames / (_FADE * RATE)
    for loop in loops:
        length, goal = len(loop.samples), 1.0 if loop.is_wanted else 0.0
        level = min(goal, loop.level + step) if goal > loop.level else max(goal, loop.level - step)
        fade = np.linspace(loop.level, level, frames, dtype=np.float32)
        left = (loop.position + np.arange(frames)) % length
        mixed[:, 0] += loop.samples[left] * fade
        mixed[:, 1] += loop.samples[(left + length // 2) % length] * fade
        loop.position, loop.level = (loop.position + frames) % length, level
    return mixed
