"""The sound settings: kept, checked, and followed at once."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as profile
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from furyqt.controllers.storage.settings import Settings
from furyqt.views.sound.soundtrack import Sound
from furyqt.views.sound.speaker import Speaker, new_player
from tests.views.sound.fakes import FakePlayer


class Heard:
    """A speaker with a fake player."""

    def __init__(self, **values: Any) -> None:
        self.settings = Settings()
        self.settings.update(**values)
        self.player, self.made = FakePlayer(), 0
        self.speaker = Speaker(self.settings, None, self.make)  # type: ignore[arg-type]

    def make(self) -> FakePlayer:
        self.made += 1
        return self.player


def test_the_player_is_made_at_the_first_sound(qtbot: QtBot) -> None:
    heard = Heard(sound_volume=0.25, ambience_volume=0.5)
    heard.speaker.set_ambience(None)
    assert heard.made == 0
    heard.speaker.play(Sound.CARD)
    heard.speaker.play(Sound.PAGE, 0.5)
    assert (heard.made, heard.player.asked) == (1, [("card", 0.0), ("page", 0.5)])
    assert (heard.player.mixer.volume, heard.player.mixer.ambience_volume) == (0.25, 0.5)


@pytest.mark.parametrize("off", [{"sound": False}, {"sound_volume": 0.0}])
def test_without_sound_no_player_is_made(qtbot: QtBot, off: dict[str, Any]) -> None:
    heard = Heard(**off, ambience=False)
    heard.speaker.play(Sound.CARD)
    heard.speaker.set_ambience(Sound.DAY_AMBIENCE)
    assert heard.made == 0


def test_off_is_silent_at_once_and_on_is_as_before(qtbot: QtBot) -> None:
    heard = Heard()
    heard.speaker.set_ambience(Sound.NIGHT_AMBIENCE)
    heard.settings.update(sound=False)
    mixer = heard.player.mixer
    assert (heard.player.stops, mixer.volume, mixer.ambience_volume) == (1, 0.0, 0.0)
    heard.speaker.play(Sound.BITE)
    heard.speaker.set_ambience(Sound.DAY_AMBIENCE)
    assert heard.player.asked == []
    heard.settings.update(sound=True)
    assert heard.player.names == ["card"], "so that one hears that it is on"
    assert heard.player.ambiences == ["ambience_night", "", "ambience_day"]
    assert (mixer.volume, mixer.ambience_volume) == (0.7, 0.4)


@pytest.mark.parametrize("off", [{"ambience": False}, {"ambience_volume": 0.0}])
def test_the_ambience_can_be_off_alone(qtbot: QtBot, off: dict[str, Any]) -> None:
    heard = Heard()
    heard.speaker.set_ambience(Sound.DAY_AMBIENCE)
    heard.settings.update(**off)
    heard.speaker.play(Sound.CARD)
    assert heard.player.ambiences == ["ambience_day", ""]
    assert heard.player.names == ["card"]


def test_a_new_volume_is_heard(qtbot: QtBot) -> None:
    heard = Heard()
    heard.settings.update(sound_volume=0.9)
    heard.settings.update(theme="dark")
    assert heard.player.names == ["card"]
    assert heard.player.mixer.volume == 0.9


VOLUMES = st.floats(allow_nan=True, allow_infinity=True) | st.integers(-3, 3)


@profile(max_examples=60)
@given(st.lists(st.tuples(st.booleans(), VOLUMES, st.booleans(), VOLUMES), max_size=6))
def test_whatever_is_set_the_volumes_are_shares_and_off_is_silent(
    changes: list[tuple[bool, float, bool, float]],
) -> None:
    heard = Heard(sound=True, sound_volume=0.7, ambience=True, ambience_volume=0.4)
    heard.speaker.play(Sound.CARD)
    heard.speaker.set_ambience(Sound.DAY_AMBIENCE)
    for sound, volume, ambience, quiet in changes:
        before = heard.settings.values
        are_shares = 0 <= volume <= 1 and 0 <= quiet <= 1
        given_values = {
            "sound": sound,
            "sound_volume": volume,
            "ambience": ambience,
            "ambience_volume": quiet,
        }
        if not are_shares:
            with pytest.raises(ValueError, match=r".+"):
                heard.settings.update(**given_values)
            assert heard.settings.values == before
            continue
        heard.settings.update(**given_values)
        assert Settings().values == heard.settings.values, "kept for the next time"
        mixer = heard.player.mixer
        assert (mixer.volume, mixer.ambience_volume) == ((volume, quiet) if sound else (0, 0))
        playing = heard.player.ambiences[-1]
        assert playing == ("ambience_day" if sound and ambience and quiet else "")


def test_without_a_screen_there_is_no_player(qtbot: QtBot) -> None:
    assert new_player() is None
    speaker = Speaker(Settings())
    speaker.play(Sound.CARD)
    speaker.set_ambience(Sound.DAY_AMBIENCE)
    speaker.close()


def test_closing_releases_the_player_once(qtbot: QtBot) -> None:
    heard = Heard()
    heard.speaker.play(Sound.CARD)
    heard.speaker.close()
    heard.speaker.close()
    assert heard.player.closes == 1
