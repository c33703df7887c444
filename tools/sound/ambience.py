"""The quiet sounds of a phase, as loops without a seam: filters, echoes and placing are circular."""

from __future__ import annotations

import numpy as np

from tools.sound.effects import chirp
from tools.sound.signals import (
    Signal,
    breath,
    curve,
    dice_of,
    echo,
    finished,
    in_room,
    put,
    samples,
    times,
    tone,
)

LOOP = 16.0
"""The length of each loop in seconds."""
_PEAK = 0.3


def _whole(frequency: float) -> float:
    """Return the nearest frequency with a whole number of periods in the loop."""
    return round(frequency * LOOP) / LOOP


def _gusts(random: np.random.Generator, depth: float) -> Signal:
    """Return a slow, circular change of loudness around 1."""
    return np.maximum(0.15, 1 + depth * breath(random, LOOP, 0.06, 0.35))


def day() -> Signal:
    """A mild wind in leaves, and some birds."""
    random = dice_of("day")
    found = 0.05 * breath(random, LOOP, 120, 700, 1.5) * _gusts(random, 0.35)
    found += 0.018 * breath(random, LOOP, 900, 3200, 1.5) * _gusts(random, 0.5)
    for at in (1.4, 4.1, 5.2, 8.9, 11.3, 13.6):
        pitch, gain = random.uniform(2300, 3300), random.uniform(0.04, 0.1)
        for number in range(random.integers(2, 6)):
            note = chirp(pitch * random.uniform(0.94, 1.06), random)
            put(found, note, at + 0.14 * number, gain, is_loop=True)
    return finished(in_room(found, echo(random, 1.6, 200, 4500), 0.35, is_loop=True), _PEAK)


def night() -> Signal:
    """A wind that moans in two voices, crickets, and one far owl."""
    random = dice_of("night")
    found = 0.05 * breath(random, LOOP, 70, 350, 1.5) * _gusts(random, 0.4)
    for low, high, gain in ((310, 380, 0.03), (520, 610, 0.018)):
        found += gain * breath(random, LOOP, low, high, 4) * _gusts(random, 0.7)
    found += 0.006 * _crickets(random)
    for at in (6.2, 6.75):
        hoot = tone(curve(0.5, (0, 365), (0.12, 392), (0.5, 355)), 0.5)
        put(found, hoot * curve(0.5, (0, 0), (0.1, 1), (0.35, 0.8), (0.5, 0)), at, 0.05, is_loop=True)
    return finished(in_room(found, echo(random, 2.6, 120, 2500), 0.45, is_loop=True), _PEAK)


def _crickets(random: np.random.Generator) -> Signal:
    """Return two crickets: high tones in trains of pulses."""
    time = times(LOOP)
    found = np.zeros(samples(LOOP))
    for pitch, pulses, chirps in ((3900, 31, 1.5), (4250, 27, 1.25)):
        pulse = np.clip(np.sin(2 * np.pi * _whole(pulses) * time), 0, 1)
        train = np.clip(np.sin(2 * np.pi * _whole(chirps) * time + random.uniform(0, 6)) * 3, 0, 1)
        found += tone(_whole(pitch), LOOP) * pulse * train
    return found


def combat() -> Signal:
    """A low drone of fifths that breathes, over slow drums."""
    random = dice_of("combat")
    time, found = times(LOOP), np.zeros(samples(LOOP))
    for pitch, gain in ((55.0, 0.5), (82.4, 0.5), (110.0, 0.35), (164.8, 0.15), (174.6, 0.06)):
        for detune in (-0.13, 0.13):
            sway = 1 + 0.4 * np.sin(2 * np.pi * _whole(0.125) * time + random.uniform(0, 6))
            found += 0.05 * gain * tone(_whole(pitch + detune), LOOP, random.uniform(0, 6)) * sway
    found += 0.012 * breath(random, LOOP, 150, 700) * _gusts(random, 0.5)
    for beat in range(8):
        for late, gain in ((0.0, 1.0), (0.75, 0.45), (1.0, 0.7)):
            put(found, _drum(random), 2.0 * beat + late, 0.1 * gain, is_loop=True)
    return finished(in_room(found, echo(random, 1.8, 60, 1200), 0.35, is_loop=True), _PEAK)


def _drum(random: np.random.Generator) -> Signal:
    pitch = 60 + 45 * np.exp(-np.arange(samples(0.7)) / samples(0.04))
    shape = curve(0.7, (0, 0), (0.012, 1), (0.12, 0.45), (0.7, 0))
    return (tone(pitch, 0.7) + 0.25 * tone(2 * pitch, 0.7) + 0.15 * breath(random, 0.7, 120, 500)) * shape


AMBIENCES = {f"ambience_{make.__name__}": make for make in (day, night, combat)}
