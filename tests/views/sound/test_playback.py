"""The device is opened at the first sound, closed when it is idle, and may be absent or disappear."""

from __future__ import annotations

import logging
import threading

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from furyqt.views.sound.player import IDLE_SECONDS, LOST_SECONDS, RETRY_SECONDS, Playback, SoundPlayer
from tests.views.sound.fakes import LENGTH, FakeDevices


@pytest.fixture
def devices() -> FakeDevices:
    return FakeDevices()


@pytest.fixture
def playback(devices: FakeDevices) -> Playback:
    return Playback(devices.open, devices.load, devices.now)


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records]


def test_nothing_is_opened_or_loaded_before_the_first_sound(playback: Playback, devices: FakeDevices) -> None:
    playback.check()
    playback.set_ambience("")
    assert (playback.is_open, devices.opened, devices.loaded, playback.pause) == (False, 0, [], None)
    playback.play("card", devices.time)
    playback.play("card", devices.time)
    assert (playback.is_open, devices.opened, devices.loaded) == (True, 1, ["card"])
    playback.mixer.render(200)
    assert (playback.mixer.render(LENGTH - 300) == 2000).all()


def test_a_sound_that_waited_for_the_device_is_late_but_a_delay_counts(
    playback: Playback, devices: FakeDevices
) -> None:
    playback.play("card", devices.time + 0.01)
    found = playback.mixer.render(1000)
    assert not found[:320].any()
    assert found[800:].any()


def test_an_idle_device_is_closed_and_opened_again(playback: Playback, devices: FakeDevices) -> None:
    playback.play("card", devices.time)
    for _ in range(2):
        playback.mixer.render(LENGTH)
    for _ in range(round(IDLE_SECONDS) + 1):
        assert playback.is_open
        devices.time += 1
        playback.mixer.render(1)
        playback.check()
    assert (playback.is_open, devices.closed) == (False, 1)
    playback.play("card", devices.time)
    assert (playback.is_open, devices.opened) == (True, 2)


def test_a_device_that_plays_an_ambience_stays_open(playback: Playback, devices: FakeDevices) -> None:
    playback.set_ambience("day")
    for _ in range(3 * round(IDLE_SECONDS)):
        devices.time += 1
        playback.mixer.render(1)
        playback.check()
    assert (playback.is_open, devices.opened) == (True, 1)


def test_without_a_device_there_is_silence_and_one_line_in_the_log(
    playback: Playback, devices: FakeDevices, caplog: pytest.LogCaptureFixture
) -> None:
    devices.works = False
    with caplog.at_level(logging.DEBUG):
        for _ in range(50):
            playback.play("card", devices.time)
            playback.set_ambience("day")
            playback.check()
            devices.time += 1
    assert lines(caplog) == ["no sound: unplugged"]
    assert devices.opened == 50 / RETRY_SECONDS
    assert playback.mixer.is_idle
    playback.stop()
    playback.close()
    assert devices.closed == 0


def test_a_device_that_is_plugged_in_later_plays_the_ambience(
    playback: Playback, devices: FakeDevices
) -> None:
    devices.works = False
    playback.set_ambience("day")
    assert playback.pause == RETRY_SECONDS
    devices.works = True
    devices.time += RETRY_SECONDS
    playback.check()
    assert playback.is_open
    assert not playback.mixer.is_idle


def test_a_device_that_disappears_is_closed_and_looked_for_again(
    playback: Playback, devices: FakeDevices, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    playback.set_ambience("day")
    playback.mixer.render(10)
    devices.works = False
    devices.time += LOST_SECONDS + 0.1
    playback.check()
    assert (playback.is_open, devices.closed, playback.mixer.is_idle) == (False, 1, True)
    playback.play("card", devices.time)
    devices.time += RETRY_SECONDS
    playback.check()
    assert lines(caplog) == ["the sound device has disappeared"]
    devices.works = True
    devices.time += RETRY_SECONDS
    playback.check()
    assert playback.is_open
    assert not playback.mixer.is_idle


def test_a_missing_file_is_silent_and_read_once(playback: Playback, devices: FakeDevices) -> None:
    devices.files["card"] = None
    for _ in range(3):
        playback.play("card", devices.time)
    playback.set_ambience("card")
    assert (devices.opened, devices.loaded) == (0, ["card"])


def test_stopping_ends_the_ambience_for_good(playback: Playback, devices: FakeDevices) -> None:
    playback.set_ambience("day")
    playback.stop()
    playback.check()
    assert playback.mixer.is_idle


def test_the_player_works_in_a_thread_and_returns_at_once(qtbot: QtBot) -> None:
    """The device does not answer until the requests have been made."""
    devices, answered = FakeDevices(), threading.Event()
    workers: list[str] = []

    def slow(mixer: object) -> FakeDevices:
        workers.append(threading.current_thread().name)
        assert answered.wait(20)
        devices.opened += 1
        return devices

    playback = Playback(slow, devices.load)
    player = SoundPlayer(playback)
    for _ in range(3):
        player.play("card")
    player.set_ambience("day")
    assert devices.opened == 0
    answered.set()
    qtbot.waitUntil(lambda: devices.loaded == ["card", "day"])
    player.close()
    player.close()
    assert workers == ["sound"]
    assert (devices.opened, devices.closed, playback.is_open) == (1, 1, False)
    assert "sound" not in {thread.name for thread in threading.enumerate()}


def test_stopping_the_player_also_drops_what_was_requested_before(qtbot: QtBot) -> None:
    devices, answered = FakeDevices(), threading.Event()

    def slow(mixer: object) -> FakeDevices:
        assert answered.wait(20)
        return devices

    player = SoundPlayer(Playback(slow, devices.load))
    player.play("card")
    player.set_ambience("day")
    player.stop()
    player.play("last")
    answered.set()
    qtbot.waitUntil(lambda: "last" in devices.loaded and not player.mixer.is_idle)
    player.mixer.render(200)
    assert (player.mixer.render(50) == 1000).all(), "only the last sound"
    player.close()
    QCoreApplication.processEvents()
