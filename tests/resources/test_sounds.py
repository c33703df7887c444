"""The sounds in resources/ are small, are those of the formulas, and can be made again."""

from __future__ import annotations

import importlib.util
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from furyqt.controllers.storage.settings import Values
from furyqt.views.sound.mixer import RATE, Mixer
from furyqt.views.sound.soundtrack import Sound
from tools.sound import signals
from tools.sound.ambience import AMBIENCES, LOOP
from tools.sound.effects import EFFECTS
from tools.sound.files import FOLDER, LEAST_LIKENESS, SOUNDS, compressed, decoded, is_current, likeness

MOST_BYTES = 700_000


def data(name: str) -> bytes:
    return (FOLDER / f"{name}.ogg").read_bytes()


def test_there_is_a_file_for_each_sound_and_all_are_small() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(Sound) == set(SOUNDS)
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < MOST_BYTES
    assert signals.RATE == RATE


@pytest.mark.parametrize("name", SOUNDS)
def test_the_program_makes_the_committed_sound(name: str) -> None:
    first, second = SOUNDS[name](), SOUNDS[name]()
    assert (first == second).all()
    assert likeness(data(name), first) >= LEAST_LIKENESS
    assert np.isfinite(first).all()
    assert abs(first).max() <= 0.71
    assert abs(first.mean()) < 0.001, "no constant part"


def test_another_sound_or_another_loudness_is_not_taken_for_it(tmp_path: Path) -> None:
    for name, other in pairwise(EFFECTS):
        assert likeness(data(name), SOUNDS[other]()) < LEAST_LIKENESS
    assert likeness(data("toll"), 2 * SOUNDS["toll"]()) < LEAST_LIKENESS
    assert likeness(data("toll"), np.roll(SOUNDS["toll"](), 400)) < LEAST_LIKENESS
    assert not is_current(tmp_path / "toll.ogg", SOUNDS["toll"]())
    assert is_current(FOLDER / "toll.ogg", SOUNDS["toll"]())


@pytest.mark.parametrize("name", EFFECTS)
def test_a_short_sound_begins_and_ends_in_silence(name: str) -> None:
    sound = SOUNDS[name]()
    assert abs(sound[:16]).max() < 0.05
    assert abs(sound[-64:]).max() < 0.005
    assert 0.3 < len(sound) / RATE < 4.5


@pytest.mark.parametrize("name", AMBIENCES)
def test_an_ambience_is_a_quiet_loop_without_a_seam(name: str) -> None:
    sound = decoded(data(name))
    assert len(sound) == round(LOOP * RATE)
    steps = abs(np.diff(sound))
    assert abs(sound[0] - sound[-1]) < np.quantile(steps, 0.999)
    loudness = sound.reshape(16, -1).std(axis=1)
    assert loudness.max() < 4 * loudness.min()
    loudest = max(decoded(data(effect)).std() for effect in EFFECTS)
    assert sound.std() < loudest


def high_part(name: str) -> signals.Signal:
    """The part of a sound that the small loudspeakers of a laptop reproduce, from 200 Hz on."""
    return signals.filtered(decoded(data(name)), lambda frequency: (frequency > 200).astype(float))


@pytest.mark.parametrize("name", EFFECTS)
def test_a_short_sound_is_heard_over_every_ambience_on_small_loudspeakers(name: str) -> None:
    usual = Values()
    loud = np.convolve(high_part(name) ** 2, np.ones(RATE // 20) / (RATE // 20), "valid").max()
    for ambience in AMBIENCES:
        ground = (high_part(ambience) ** 2).mean()
        assert usual.sound_volume**2 * loud > 6 * usual.ambience_volume**2 * ground, ambience


def test_all_voices_together_with_an_ambience_are_hardly_ever_cut_off() -> None:
    mixer, usual = Mixer(), Values()
    mixer.volume, mixer.ambience_volume = usual.sound_volume, usual.ambience_volume
    loudest = sorted(EFFECTS, key=lambda name: -abs(decoded(data(name))).max())[:3]
    mixer.set_ambience((32767 * decoded(data("ambience_combat"))).astype(np.int16))
    for number, name in enumerate(loudest):
        mixer.play((32767 * decoded(data(name))).astype(np.int16), 0.28 * number)
    found = np.concatenate([mixer.render(RATE // 25) for _ in range(100)])
    assert (abs(found.astype(int)) >= 32767).mean() < 0.001


@pytest.mark.skipif(not importlib.util.find_spec("soundfile"), reason="the extra `sound` is not installed")
def test_compressing_keeps_a_sound() -> None:
    for name in ("card", "heartbeat"):
        assert likeness(compressed(SOUNDS[name]()), SOUNDS[name]()) >= LEAST_LIKENESS


def test_the_building_blocks() -> None:
    low = signals.filtered(signals.tone(100, 1.0) + signals.tone(5000, 1.0), signals.band(20, 500))
    assert np.corrcoef(low, signals.tone(100, 1.0))[0, 1] > 0.99
    rising = signals.curve(1.0, (0.2, 0.0), (0.6, 1.0))
    assert (rising[0], rising[-1]) == (0.0, 1.0)
    assert (np.diff(rising) >= 0).all()
    track = np.zeros(10)
    signals.put(track, np.ones(4), 8 / RATE, is_loop=True)
    assert track.tolist() == [1, 1, 0, 0, 0, 0, 0, 0, 1, 1]
    signals.put(track, np.ones(4), 8 / RATE)
    assert track.sum() == 6
    room = signals.echo(signals.dice_of("room"), 0.5, 100, 3000)
    assert np.sum(room**2) == pytest.approx(1)
    click = np.zeros(RATE)
    click[0] = 1
    dry_and_wet = signals.in_room(click, room, 0.25)
    assert dry_and_wet[0] == pytest.approx(0.75 + 0.25 * room[0])
    assert len(dry_and_wet) == len(click)
