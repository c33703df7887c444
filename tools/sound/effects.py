"""The short sounds: one function for each."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tools.sound.signals import (
    Signal,
    breath,
    curve,
    dice_of,
    echo,
    fall,
    finished,
    in_room,
    put,
    resonances,
    samples,
    tone,
)

_LOUD = 0.7
"""The peak of the loudest sounds."""
_CHEST = ((4.1, 0.5, 0.09), (5.6, 0.4, 0.07), (7.7, 0.25, 0.05))
"""The knock of a heartbeat: multiples of the pulse's pitch, loudness, and seconds of decay."""


def page() -> Signal:
    """A sheet that is turned: it lifts, swishes through the air and settles."""
    random, seconds = dice_of("page"), 0.62
    lift = breath(random, seconds, 900, 3500) * curve(seconds, (0.01, 0), (0.09, 0.7), (0.2, 0.15), (0.3, 0))
    swish = breath(random, seconds, 2200, 7000) * curve(seconds, (0.12, 0), (0.29, 1), (0.42, 0.1), (0.5, 0))
    flutter = 1 + 0.35 * breath(random, seconds, 18, 60)
    found = (lift + swish) * flutter
    put(found, breath(random, 0.1, 500, 2600) * fall(0.1, 0.09), 0.44, 0.45)
    return finished(in_room(found, echo(random, 0.25, 300, 5000), 0.12), 0.4, 0.05)


def card() -> Signal:
    """A card that slides and snaps on the table."""
    random, seconds = dice_of("card"), 0.42
    found = breath(random, seconds, 1800, 6000) * curve(seconds, (0, 0), (0.07, 0.22), (0.1, 0.3), (0.13, 0))
    put(found, breath(random, 0.08, 1400, 7000) * fall(0.08, 0.05, 0.001), 0.115, 0.9)
    wood = ((165, 1.0, 0.16), (310, 0.5, 0.11), (540, 0.25, 0.07))
    put(found, resonances(0.2, wood, random), 0.117, 0.9)
    return finished(in_room(found, echo(random, 0.3, 150, 4000), 0.15), 0.5, 0.05)


def dice() -> Signal:
    """Two dice that roll over a wooden table."""
    random, seconds = dice_of("dice"), 1.25
    found = np.zeros(samples(seconds))
    at, gap, gain = 0.02, 0.115, 1.0
    while gap > 0.02:
        for late in (0.0, random.uniform(0.012, 0.04)):
            bone = [(pitch, 0.6, 0.03) for pitch in random.uniform(1700, 4200, 4)]
            wood = [(pitch, 0.5, 0.09) for pitch in random.uniform(240, 700, 3)]
            put(found, resonances(0.15, bone + wood, random), at + late, gain * random.uniform(0.6, 1.0))
        at, gap, gain = at + gap * random.uniform(0.8, 1.2), gap * 0.83, gain * 0.86
    return finished(in_room(found, echo(random, 0.35, 200, 5000), 0.18), 0.5, 0.15)


def train() -> Signal:
    """A steam locomotive: two calls of its whistle over the beats of its exhaust."""
    random, seconds = dice_of("train"), 3.0
    found = np.zeros(samples(seconds))
    for start, length in ((0.1, 0.4), (0.62, 1.1)):
        shape = curve(length, (0, 0), (0.06, 0.8), (length - 0.2, 1), (length, 0))
        bend = curve(length, (0, 0.96), (0.09, 1.0), (length - 0.15, 1.0), (length, 0.95))
        chord = sum(
            gain * tone(pitch * bend, length, random.uniform(0, 6))
            for pitch, gain in ((466, 1.0), (587, 0.8), (698, 0.7), (932, 0.25), (1174, 0.15))
        )
        put(found, (chord + 0.35 * breath(random, length, 900, 3500)) * shape, start, 0.22)
    at, gap = 0.25, 0.3
    while at < 2.6:
        puff = breath(random, 0.26, 140, 1500) * fall(0.26, 0.22, 0.012)
        put(found, puff, at, 0.5 * min(1.0, 0.4 + at) * (1 if at < 1.8 else (2.8 - at)))
        at, gap = at + gap, gap * 0.94
    return finished(in_room(found, echo(random, 1.1, 150, 3000), 0.4), 0.5, 0.5)


def sea() -> Signal:
    """A wave that rises, breaks and runs out."""
    random, seconds = dice_of("sea"), 3.2
    swell = curve(seconds, (0, 0), (1.1, 0.8), (1.7, 0.5), (3.1, 0))
    surf = curve(seconds, (0.5, 0), (1.25, 1), (1.8, 0.45), (3.1, 0))
    foam = curve(seconds, (1.0, 0), (1.5, 0.5), (2.3, 0.25), (3.15, 0))
    found = 1.1 * breath(random, seconds, 70, 400) * swell
    found += 0.7 * breath(random, seconds, 300, 1500) * surf
    found += 0.4 * breath(random, seconds, 1500, 6000) * foam * (1 + 0.3 * breath(random, seconds, 5, 30))
    return finished(in_room(found, echo(random, 0.9, 150, 3500), 0.25), 0.45, 0.5)


def nightfall() -> Signal:
    """Night falls: a low chord that sinks, with a breath of wind and one far bell."""
    random, seconds = dice_of("nightfall"), 4.2
    shape = curve(seconds, (0, 0), (1.2, 1), (2.2, 0.8), (4.1, 0))
    sink = curve(seconds, (0, 1.03), (2.5, 1.0))
    found = sum(
        gain * share * tone(pitch * sink * detune, seconds, random.uniform(0, 6)) * shape
        for pitch, gain in ((98, 1.0), (146.8, 0.6), (174.6, 0.5), (233.1, 0.3), (349.2, 0.1))
        for detune, share in ((0.997, 1.0), (1.003, 0.45))
    )
    wind = breath(random, seconds, 250, 900, 3) * curve(seconds, (0, 0), (1.6, 1), (3.8, 0))
    found = np.asarray(found) + 0.35 * wind * (1 + 0.4 * breath(random, seconds, 0.4, 2))
    put(found, _bell(196, 3.0, random), 0.7, 0.7)
    return finished(in_room(found, echo(random, 2.2, 120, 2200), 0.35), 0.55, 0.8)


def dawn() -> Signal:
    """Day breaks: a rising bright chord and the first birds."""
    random, seconds = dice_of("dawn"), 3.6
    found = np.zeros(samples(seconds))
    for late, pitch in ((0.0, 196.0), (0.3, 293.7), (0.6, 392.0), (0.9, 493.9), (1.2, 587.3)):
        length = seconds - late
        shape = curve(length, (0, 0), (0.5, 1), (length - 1.2, 0.6), (length, 0))
        put(found, (tone(pitch, length) + 0.3 * tone(2.001 * pitch, length)) * shape, late, 0.3)
    for at, pitch, count in ((1.1, 3100, 3), (1.75, 2600, 2), (2.3, 3300, 4)):
        for number in range(count):
            put(found, chirp(pitch * random.uniform(0.95, 1.05), random), at + 0.13 * number, 0.16)
    return finished(in_room(found, echo(random, 1.4, 200, 5000), 0.35), 0.45, 0.8)


def chirp(pitch: float, random: np.random.Generator) -> Signal:
    """Return one note of a bird."""
    length = random.uniform(0.07, 0.11)
    glide = curve(length, (0, pitch * 0.85), (0.4 * length, pitch * 1.12), (length, pitch * 0.92))
    return tone(glide, length) * curve(length, (0, 0), (0.3 * length, 1), (length, 0))


def bite() -> Signal:
    """A bite: a drawn breath, two teeth, and a dark pulse."""
    random, seconds = dice_of("bite"), 1.5
    found = (
        0.4
        * breath(random, seconds, 700, 3200)
        * curve(seconds, (0, 0), (0.42, 1), (0.47, 0), (0.7, 0), (0.95, 0.25), (1.3, 0))
    )
    for at, gain in ((0.46, 1.0), (0.53, 0.7)):
        teeth = ((620, 0.8, 0.06), (1350, 0.6, 0.04), (2600, 0.4, 0.025))
        put(found, resonances(0.15, teeth, random), at, 0.8 * gain)
        put(found, breath(random, 0.1, 300, 1800) * fall(0.1, 0.08, 0.004), at, 0.5 * gain)
    put(found, _thump(0.8, 130, 52), 0.5, 1.3)
    return finished(in_room(found, echo(random, 1.2, 90, 1800), 0.25), 0.55, 0.3)


def wound() -> Signal:
    """A blow: a dull impact with a trace of steel."""
    random, seconds = dice_of("wound"), 1.0
    found = np.zeros(samples(seconds))
    put(found, _thump(0.6, 190, 62), 0.01, 1.0)
    put(found, breath(random, 0.16, 250, 2400) * fall(0.16, 0.11, 0.002), 0.01, 0.6)
    steel = ((1870, 0.5, 0.5), (2730, 0.4, 0.38), (3990, 0.3, 0.25))
    put(found, resonances(0.7, steel, random), 0.015, 0.12)
    return finished(in_room(found, echo(random, 0.6, 120, 3000), 0.2), _LOUD, 0.2)


def heartbeat() -> Signal:
    """Three beats of a heart, each in two strokes; a knock in the chest is heard on small loudspeakers."""
    random, seconds = dice_of("heartbeat"), 3.0
    found = np.zeros(samples(seconds))
    for at in (0.05, 0.95, 1.85):
        for late, high, low, gain in ((0.0, 88, 54, 1.0), (0.27, 104, 66, 0.7)):
            put(found, _thump(0.4 - 0.2 * late, high, low), at + late, gain)
            chest = [(ratio * low, share, decay) for ratio, share, decay in _CHEST]
            put(found, resonances(0.25, chest, random), at + late, gain)
            put(found, breath(random, 0.12, 180, 700) * fall(0.12, 0.08, 0.006), at + late, 0.22 * gain)
    return finished(in_room(found, echo(random, 0.5, 60, 900), 0.2), _LOUD, 0.4)


def toll() -> Signal:
    """One stroke of a far church bell."""
    random, seconds = dice_of("toll"), 3.6
    found = np.zeros(samples(seconds))
    put(found, _bell(220, 3.4, random), 0.01)
    put(found, breath(random, 0.06, 800, 3500) * fall(0.06, 0.05), 0.01, 0.15)
    return finished(in_room(found, echo(random, 1.8, 120, 3000), 0.35), 0.5, 0.8)


def lament() -> Signal:
    """A hunter falls: a heavy drum, and a low voice of strings that sinks by four steps."""
    random, seconds = dice_of("lament"), 3.2
    found = _phrase(random, seconds, (0.0, 0.55, 1.1, 1.65), (293.7, 261.6, 233.1, 220.0), 1.0)
    for at, gain in ((0.0, 1.0), (1.65, 0.7)):
        put(found, _thump(0.7, 150, 50), at + 0.01, 1.1 * gain)
    return finished(in_room(found, echo(random, 1.4, 100, 2400), 0.35), 0.55, 0.7)


def matured() -> Signal:
    """A grave opens: earth that slides, a wolf's far howl, and a cluster of voices that swells."""
    random, seconds = dice_of("matured"), 3.6
    shape = curve(seconds, (0, 0), (0.15, 1), (0.6, 0.5), (1.2, 0))
    found = 0.5 * breath(random, seconds, 200, 1700) * shape * (1 + 0.6 * breath(random, seconds, 6, 30))
    swell = curve(seconds, (0.3, 0), (2.2, 1), (2.6, 0.8), (3.5, 0))
    for pitch in (220.0, 233.1, 311.1, 329.6):
        found = found + 0.22 * tone(pitch * curve(seconds, (0, 0.96), (2.4, 1.0)), seconds) * swell
    put(found, _howl(1.7), 1.2, 0.4)
    return finished(in_room(found, echo(random, 1.8, 120, 2600), 0.4), 0.5, 0.7)


def ally() -> Signal:
    """A friend at the door: three knocks, and a warm chord that opens."""
    random, seconds = dice_of("ally"), 3.0
    found = np.zeros(samples(seconds))
    wood = ((190, 1.0, 0.14), (410, 0.6, 0.1), (760, 0.3, 0.06))
    for at in (0.02, 0.3, 0.58):
        put(found, resonances(0.2, wood, random), at, 0.8)
        put(found, breath(random, 0.06, 300, 2600) * fall(0.06, 0.05), at, 0.25)
    found += _phrase(random, seconds, (0.9, 1.05, 1.2, 1.4), (220.0, 277.2, 329.6, 440.0), 0.6, holds=True)
    return finished(in_room(found, echo(random, 1.2, 150, 4000), 0.3), 0.45, 0.7)


def week() -> Signal:
    """A week is over: the wheels of a clock, and two strokes of its bell."""
    random, seconds = dice_of("week"), 3.4
    found = np.zeros(samples(seconds))
    for number in range(4):
        tick = ((2100 - 420 * (number % 2), 0.6, 0.03), (3400, 0.3, 0.02), (680, 0.5, 0.05))
        put(found, resonances(0.1, tick, random), 0.02 + 0.3 * number, 0.6)
    for at in (1.2, 2.0):
        put(found, _bell(261.6, seconds - at, random), at, 0.8)
    return finished(in_room(found, echo(random, 1.2, 150, 3500), 0.3), 0.5, 0.8)


def light_returns() -> Signal:
    """Day over Europe: a rising chord of strings, bells far and near, and the first birds."""
    random, seconds = dice_of("light_returns"), 4.2
    found = _phrase(
        random, seconds, (0.0, 0.35, 0.7, 1.05, 1.4), (146.8, 220.0, 293.7, 370.0, 587.3), 0.8, holds=True
    )
    for at, pitch in ((0.7, 293.7), (1.5, 370.0), (2.1, 440.0)):
        put(found, _bell(pitch, seconds - at, random), at, 0.35)
    for at, pitch, count in ((2.2, 3000, 3), (2.9, 2600, 2)):
        for number in range(count):
            put(found, chirp(pitch * random.uniform(0.95, 1.05), random), at + 0.13 * number, 0.1)
    return finished(in_room(found, echo(random, 1.6, 150, 4500), 0.35), 0.5, 0.9)


def darkness_reigns() -> Signal:
    """Night over Europe: a low organ, three blows, and the howl of a wolf."""
    random, seconds = dice_of("darkness_reigns"), 4.2
    shape = curve(seconds, (0, 0), (0.5, 1), (2.6, 0.8), (4.1, 0))
    found = np.zeros(samples(seconds))
    for pitch, gain in ((73.4, 0.8), (146.8, 0.7), (174.6, 0.5), (207.7, 0.5), (293.7, 0.35), (415.3, 0.2)):
        for detune in (0.997, 1.003):
            found += 0.4 * gain * tone(pitch * detune, seconds, random.uniform(0, 6)) * shape
    for at in (0.02, 0.72, 1.42):
        put(found, _thump(0.7, 120, 45), at, 1.2)
    put(found, _howl(2.0), 1.9, 0.7)
    return finished(in_room(found, echo(random, 2.0, 100, 2400), 0.35), 0.55, 0.8)


def _phrase(
    random: np.random.Generator,
    seconds: float,
    starts: Sequence[float],
    pitches: Sequence[float],
    gain: float,
    *,
    holds: bool = False,
) -> Signal:
    """Return notes of bowed strings, each until the next one or, if it holds, until the end."""
    found = np.zeros(samples(seconds))
    for number, (at, pitch) in enumerate(zip(starts, pitches, strict=True)):
        is_last = holds or number == len(starts) - 1
        length = seconds - at if is_last else starts[number + 1] - at + 0.15
        shape = curve(length, (0, 0), (0.14, 1), (max(0.15, length - 0.8 * is_last - 0.2), 0.7), (length, 0))
        bow = 1 + 0.004 * tone(5.3, length, random.uniform(0, 6)) * curve(length, (0.2, 0), (0.8, 1))
        note = sum(
            share * tone(ratio * pitch * bow, length, random.uniform(0, 6))
            for ratio, share in ((1, 1.0), (2, 0.5), (3, 0.3), (4, 0.16), (5, 0.08))
        )
        put(found, note * shape, at, 0.4 * gain)
    return found


def _howl(seconds: float) -> Signal:
    """Return the voice of a wolf: it rises, holds and sinks."""
    glide = curve(seconds, (0, 330), (0.25 * seconds, 560), (0.7 * seconds, 540), (seconds, 380))
    trembling = 1 + 0.012 * tone(5.0, seconds)
    shape = curve(seconds, (0, 0), (0.2 * seconds, 0.8), (0.6 * seconds, 1), (seconds, 0))
    voice = sum(
        share * tone(ratio * glide * trembling, seconds) for ratio, share in ((1, 1.0), (2, 0.25), (3, 0.08))
    )
    return np.asarray(voice) * shape


def _thump(seconds: float, high: float, low: float) -> Signal:
    """Return a soft drum stroke whose pitch falls, with two overtones."""
    pitch = low + (high - low) * np.exp(-np.arange(samples(seconds)) / samples(0.045))
    body = tone(pitch, seconds) + 0.3 * tone(2 * pitch, seconds) + 0.12 * tone(3 * pitch, seconds)
    return body * fall(seconds, seconds * 0.8, 0.006)


def _bell(prime: float, seconds: float, random: np.random.Generator) -> Signal:
    """Return a church bell: hum, prime, minor third, fifth, nominal and upper partials."""
    partials = (
        (0.5, 0.5, 1.0), (1.0, 0.8, 0.75), (1.19, 0.7, 0.6), (1.5, 0.3, 0.45), (2.0, 0.8, 0.4),
        (2.51, 0.25, 0.25), (3.01, 0.25, 0.2), (4.1, 0.15, 0.12),
    )  # fmt: skip
    modes = [(ratio * prime * twin, gain / 2, decay * seconds)
             for ratio, gain, decay in partials for twin in (0.9985, 1.0015)]  # fmt: skip
    return resonances(seconds, modes, random)


EFFECTS = {
    make.__name__: make
    for make in (
        *(page, card, dice, train, sea, nightfall, dawn, bite, wound, heartbeat, toll),
        *(lament, matured, ally, week, light_returns, darkness_reigns),
    )
}
