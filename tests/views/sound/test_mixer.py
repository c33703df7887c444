"""The mixer adds up what is playing, fades ambiences, and never clips or clicks."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from furyqt.views.sound.mixer import CHANNELS, MOST_VOICES, RATE, Mixer, Samples
from tests.views.sound.fakes import tick

BLOCK = 1280
SHORT = 160
"""Frames after which a change of volume has taken effect."""


def settled(volume: float = 1.0) -> Mixer:
    """A mixer whose volume has been reached."""
    mixer = Mixer()
    mixer.volume = volume
    mixer.render(SHORT)
    return mixer


def run(mixer: Mixer, seconds: float = 2.0) -> Samples:
    """Render in the blocks of a device."""
    return np.concatenate([mixer.render(BLOCK) for _ in range(round(seconds * RATE / BLOCK))])


def test_silence_is_silent() -> None:
    found = Mixer().render(100)
    assert (found.shape, found.dtype) == ((100, CHANNELS), np.int16)
    assert not found.any()


def test_a_sound_is_played_once_after_its_delay() -> None:
    mixer = settled()
    mixer.play(tick(length=100), delay=50 / RATE)
    found = np.concatenate([mixer.render(40) for _ in range(5)])
    assert not found[:50].any()
    assert (found[50:150] == 1000).all()
    assert not found[150:].any()
    assert mixer.is_idle


@given(st.lists(st.integers(1, 400), min_size=1, max_size=20))
def test_blocks_of_any_size_make_the_same_sound(sizes: list[int]) -> None:
    mixer, whole = settled(), settled()
    for each in (mixer, whole):
        each.play(np.arange(1000, dtype=np.int16), delay=0.005)
    parts = np.concatenate([mixer.render(size) for size in sizes])
    assert (parts == whole.render(sum(sizes))).all()


def test_sounds_add_up_but_never_overflow() -> None:
    mixer = settled()
    for _ in range(2):
        mixer.play(tick(1500), 0)
    assert (mixer.render(10) == 3000).all()
    for _ in range(4):
        mixer.play(tick(30_000), 0)
    assert (mixer.render(10) == 32767).all()


def test_the_oldest_of_too_many_sounds_ends() -> None:
    mixer = settled()
    for number in range(MOST_VOICES + 3):
        mixer.play(tick(10**number if number < 3 else 7), 0)
    assert (mixer.render(10) == 7 * MOST_VOICES).all()


def test_a_change_of_volume_is_a_short_ramp() -> None:
    mixer = settled()
    mixer.play(tick(10_000, 10_000), 0)
    mixer.render(10)
    mixer.volume = 0.0
    found = mixer.render(1000)[:, 0].astype(int)
    assert found[0] == 10_000
    assert abs(np.diff(found)).max() < 100
    assert not found[SHORT:].any()


def test_ambiences_replace_each_other_gradually() -> None:
    mixer, day, night = settled(), tick(1000, 5000), tick(2000, 7000)
    mixer.set_ambience(day)
    first = run(mixer)
    assert first[SHORT, 0] < 30
    assert (first[-100:] == 1000).all()
    mixer.set_ambience(night)
    mixer.set_ambience(night)
    both = run(mixer)
    assert abs(np.diff(both[:, 0].astype(int))).max() <= 1
    assert (both[-100:] == 2000).all()
    mixer.set_ambience(None)
    run(mixer)
    assert mixer.is_idle
    assert not mixer.render(100).any()


def test_an_ambience_has_no_seam_and_differs_at_left_and_right() -> None:
    mixer, ramp = settled(), np.arange(0, 3000, dtype=np.int16)
    mixer.set_ambience(ramp)
    run(mixer)
    found = mixer.render(9000).astype(int)
    step = np.diff(found, axis=0) % 3000
    assert (step == 1).all()
    assert ((found[:, 1] - found[:, 0]) % 3000 == 1500).all()


@pytest.mark.parametrize("volume", [0.0, 0.3, 1.0])
def test_the_two_volumes_are_independent(volume: float) -> None:
    mixer = settled(volume)
    mixer.ambience_volume = 0.5
    mixer.set_ambience(tick(1000, 5000))
    run(mixer)
    assert (mixer.render(10) == 500).all()
    mixer.play(tick(1000), 0)
    assert (mixer.render(10) == 500 + round(1000 * volume)).all()


def test_clearing_ends_everything() -> None:
    mixer = settled()
    mixer.play(tick(), 0)
    mixer.set_ambience(tick())
    mixer.clear()
    assert mixer.is_idle
    assert not mixer.render(100).any()
