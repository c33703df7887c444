"""Building blocks of the sounds: noise, filters, resonances, envelopes, and echoes of a room.

A signal is a one-dimensional array of floats, `RATE` samples per second. Filters and echoes of a loop are
circular, so that its end continues in its beginning.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

Signal = NDArray[np.float64]
Gain = Callable[[Signal], Signal]
"""The factor of a filter for each frequency in Hz."""

RATE = 32_000
"""Samples per second."""
_TAU = 2 * np.pi


def dice_of(name: str) -> np.random.Generator:
    """Return the random numbers of a sound, the same in every run."""
    return np.random.Generator(np.random.PCG64(crc32(name.encode())))


def samples(seconds: float) -> int:
    """Return the number of samples in a time."""
    return round(seconds * RATE)


def times(seconds: float) -> Signal:
    """Return the time of each sample in seconds."""
    return np.arange(samples(seconds)) / RATE


def noise(random: np.random.Generator, seconds: float) -> Signal:
    """Return white noise of standard deviation 1."""
    return random.standard_normal(samples(seconds))


def band(low: float, high: float, slope: float = 2.0) -> Gain:
    """Return a filter that passes the frequencies between two limits and rolls off outside of them."""

    def gain(frequency: Signal) -> Signal:
        safe = np.maximum(frequency, 1e-3)
        return 1.0 / np.sqrt((1 + (low / safe) ** (2 * slope)) * (1 + (safe / high) ** (2 * slope)))

    return gain


def filtered(signal: Signal, gain: Gain) -> Signal:
    """Return a signal after a filter; the filter is circular."""
    frequency = np.fft.rfftfreq(len(signal), 1 / RATE)
    return np.fft.irfft(np.fft.rfft(signal) * gain(frequency), len(signal))


def breath(
    random: np.random.Generator, seconds: float, low: float, high: float, slope: float = 2.0
) -> Signal:
    """Return noise between two frequencies, of standard deviation 1."""
    found = filtered(noise(random, seconds), band(low, high, slope))
    return found / np.std(found)


def curve(seconds: float, *points: tuple[float, float]) -> Signal:
    """Return a smooth curve through points (seconds, value), flat before the first and after the last."""
    at, value = np.array(points).T
    time = times(seconds)
    right = np.clip(np.searchsorted(at, time, side="right"), 1, len(at) - 1)
    step = np.clip((time - at[right - 1]) / (at[right] - at[right - 1]), 0, 1)
    ease = step * step * (3 - 2 * step)
    return value[right - 1] * (1 - ease) + value[right] * ease


def fall(seconds: float, decay: float, attack: float = 0.002) -> Signal:
    """Return an envelope that rises within `attack` seconds and then falls to 1/1000 in `decay` seconds."""
    time = times(seconds)
    return np.minimum(time / attack, 1.0) * np.exp(-6.9 * np.maximum(time - attack, 0) / decay)


def tone(frequency: Signal | float, seconds: float, phase: float = 0.0) -> Signal:
    """Return a sine; its frequency may be a curve."""
    steps = np.broadcast_to(np.asarray(frequency, dtype=float), samples(seconds))
    return np.sin(_TAU * np.cumsum(steps) / RATE + phase)


def resonances(
    seconds: float, modes: Sequence[tuple[float, float, float]], random: np.random.Generator
) -> Signal:
    """Return a struck body: the sum of modes (frequency, gain, decay in seconds)."""
    found = np.zeros(samples(seconds))
    for frequency, gain, decay in modes:
        found += gain * fall(seconds, decay) * tone(frequency, seconds, random.uniform(0, _TAU))
    return found


def put(track: Signal, sound: Signal, at: float, gain: float = 1.0, *, is_loop: bool = False) -> None:
    """Add a sound to a track; beyond the end it is cut off, or continues at the beginning of a loop."""
    start = samples(at)
    if is_loop:
        np.add.at(track, (start + np.arange(len(sound))) % len(track), gain * sound)
        return
    part = sound[: max(0, len(track) - start)]
    track[start : start + len(part)] += gain * part


def echo(random: np.random.Generator, seconds: float, low: float, high: float) -> Signal:
    """Return the response of a room: noise that falls to 1/1000, of total energy 1."""
    found = breath(random, seconds, low, high, 1.0) * fall(seconds, seconds, 0.012)
    return found / np.sqrt(np.sum(found**2))


def in_room(signal: Signal, room: Signal, wet: float, *, is_loop: bool = False) -> Signal:
    """Return a signal of the same length with the echoes of a room; a loop also has those of its end."""
    length = len(signal) if is_loop else len(signal) + len(room)
    size = length if is_loop else 1 << (length - 1).bit_length()
    echoes = np.fft.irfft(np.fft.rfft(signal, size) * np.fft.rfft(room, size), size)[: len(signal)]
    return (1 - wet) * signal + wet * echoes


def finished(signal: Signal, peak: float, fade: float = 0.0) -> Signal:
    """Return a signal with this peak and no constant part; a sound that ends fades out at its end."""
    found = filtered(signal, lambda frequency: frequency / np.hypot(frequency, 25.0))
    if fade:
        found = found * np.minimum(1.0, (len(found) - 1 - np.arange(len(found))) / samples(fade))
        found[: samples(0.002)] *= np.linspace(0, 1, samples(0.002))
    return found * (peak / np.max(np.abs(found)))
