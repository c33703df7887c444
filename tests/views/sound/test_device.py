"""The real library: a null device, no device, and files that are missing or damaged."""

from __future__ import annotations

import logging
from pathlib import Path

import miniaudio
import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from furyqt import paths
from furyqt.views.sound import device
from furyqt.views.sound.device import SilentError, backends, load, open_device
from furyqt.views.sound.mixer import RATE, Mixer
from furyqt.views.sound.player import Playback, SoundPlayer
from furyqt.views.sound.soundtrack import Sound


def test_a_null_device_asks_for_samples_until_it_is_closed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(device, "backends", lambda platform: ("NULL",))
    player = SoundPlayer(Playback())
    player.set_ambience(Sound.DAY_AMBIENCE)
    player.play(Sound.CARD)
    qtbot.waitUntil(lambda: not player.mixer.is_idle)
    first = player.mixer.rendered_at
    qtbot.waitUntil(lambda: player.mixer.rendered_at > first)
    player.close()
    assert player.mixer.is_idle


def test_no_device_is_a_silent_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(device, "backends", lambda platform: ())
    with pytest.raises(SilentError, match="no sound"):
        open_device(Mixer())

    def broken(**given: object) -> None:
        raise miniaudio.MiniaudioError("failed to init device", -401)

    monkeypatch.setattr(device, "backends", lambda platform: ("NULL",))
    monkeypatch.setattr(miniaudio, "PlaybackDevice", broken)
    with pytest.raises(SilentError, match="failed to init device -401"):
        open_device(Mixer())


def test_without_the_library_there_is_silence(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "miniaudio", None)
    monkeypatch.setattr(device, "backends", lambda platform: None)
    with pytest.raises(SilentError, match="miniaudio"):
        open_device(Mixer())
    assert load("card") is None
    assert len(caplog.records) == 1


def test_alsa_is_tried_only_with_a_sound_card(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Its library writes dozens of lines to the terminal without one."""
    monkeypatch.setattr(device, "CARDS", tmp_path)
    assert backends("linux") == ("PULSEAUDIO",)
    (tmp_path / "pcmC0D0c").touch()
    assert backends("linux") == ("PULSEAUDIO",), "a microphone only"
    (tmp_path / "pcmC0D0p").touch()
    assert backends("linux") == ("PULSEAUDIO", "ALSA")
    assert backends("win32") is backends("darwin") is None
    assert {"PULSEAUDIO", "ALSA", "NULL"} <= set(miniaudio.Backend.__members__)


@pytest.mark.parametrize("sound", list(Sound))
def test_every_sound_has_a_file(sound: Sound, caplog: pytest.LogCaptureFixture) -> None:
    found = load(sound)
    assert found is not None
    assert 0.3 * RATE < len(found) <= 16 * RATE
    assert found.dtype == np.int16
    assert abs(found.astype(int)).max() > 3000
    assert caplog.records == []


@pytest.mark.parametrize("data", [None, b"", b"OggS", b"no sound", "half"])
def test_a_missing_or_damaged_file_is_silent_with_one_line_in_the_log(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
    data: bytes | str | None,
) -> None:
    whole = (paths.resources() / "sounds" / "card.ogg").read_bytes()
    monkeypatch.setattr(paths, "resources", lambda: tmp_path)
    (tmp_path / "sounds").mkdir()
    if data is not None:
        content = whole[: len(whole) // 3] if isinstance(data, str) else data
        (tmp_path / "sounds" / "card.ogg").write_bytes(content)
    playback = Playback(open_output=lambda mixer: pytest.fail("nothing to play"))
    for _ in range(3):
        playback.play("card", 0.0)
    assert [(record.levelno, "no sound card" in record.getMessage()) for record in caplog.records] == [
        (logging.WARNING, True)
    ]
    assert capfd.readouterr().err == ""
