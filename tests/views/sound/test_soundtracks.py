"""The soundtracks of the games: what is heard, and when Dracula is near."""

from __future__ import annotations

import pytest

from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.fury3 import events
from furyqt.rules.fury3.tables import ATLAS, DRACULA, HUNTERS
from furyqt.rules.lite.tables import ATLAS as LITE_ATLAS
from furyqt.views.boards import board
from furyqt.views.boards.board import Board
from furyqt.views.boards.fury3.soundtrack import Fury3Soundtrack
from furyqt.views.boards.lite.soundtrack import LiteSoundtrack
from furyqt.views.sound.soundtrack import Sound, Soundtrack, chance_nearby
from tests.rules.fury3.scenes import scene
from tests.toys.candles.board import CandleSoundtrack

FURY3, LITE = board("fury3").soundtrack, board("lite").soundtrack
AMBIENCES = {Sound.DAY_AMBIENCE, Sound.NIGHT_AMBIENCE, Sound.COMBAT_AMBIENCE}


def observed(player: int, part: str = "day", **given: object) -> object:
    return ruleset("fury3").observe(scene(part, **given), player)


def place(key: str) -> int:
    return ATLAS.index[key]


def test_a_game_is_silent_by_default() -> None:
    silent = Board().soundtrack
    assert type(silent) is Soundtrack
    assert silent.of_event(events.TimePassed(1)) is None
    assert silent.ambience(None) is silent.nearness(None, {1: 1.0}) is None


def test_every_sound_is_used_by_a_game() -> None:
    used = {
        sound
        for track in (Fury3Soundtrack, LiteSoundtrack, CandleSoundtrack)
        for sound in track.sounds.values()
    }
    by_field = {Sound.DAWN, Sound.NIGHTFALL, Sound.SEA, Sound.LIGHT_RETURNS, Sound.DARKNESS_REIGNS}
    assert used | by_field | {Sound.HEARTBEAT} | AMBIENCES == set(Sound)


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (events.TimePassed(1), Sound.NIGHTFALL),
        (events.TimePassed(2), Sound.DAWN),
        (events.RideAnnounced(0, 3), Sound.TRAIN),
        (events.HunterMoved(0, "sea", 3), Sound.SEA),
        (events.HunterMoved(0, "rail", 3), None),
        (events.HunterMoved(0, "road", 3), None),
        (events.HunterBitten(0), Sound.BITE),
        (events.HunterHurt(0, 1, 1), Sound.WOUND),
        (events.TrailSlid(), None),
    ],
)
def test_the_events_of_the_third_edition(event: events.Fact, sound: Sound | None) -> None:
    assert FURY3.of_event(event) is sound


@pytest.mark.parametrize("player", [HUNTERS, DRACULA])
def test_the_ambience_of_day_and_night(player: int) -> None:
    assert FURY3.ambience(observed(player, "day")) is Sound.DAY_AMBIENCE
    assert FURY3.ambience(observed(player, "night")) is Sound.NIGHT_AMBIENCE


def test_hunters_who_know_nothing_hear_nothing_though_dracula_is_next_door() -> None:
    near = observed(HUNTERS, places={"godalming": "milan"}, trail=["genoa"])
    far = observed(HUNTERS, places={"godalming": "milan"}, trail=["madrid"])
    assert FURY3.nearness(near, {}) is FURY3.nearness(far, {}) is None


@pytest.mark.parametrize("key", ["genoa", "madrid"])
def test_hunters_hear_by_their_possible_places_wherever_he_is(key: str) -> None:
    seen = observed(
        HUNTERS, places=dict.fromkeys(("godalming", "seward", "helsing", "mina"), "milan"), trail=[key]
    )
    chances = {place("genoa"): 0.3, place("milan"): 0.1, place("madrid"): 0.6}
    assert FURY3.nearness(seen, chances) == pytest.approx(0.4)


@pytest.mark.parametrize(("key", "near"), [("genoa", 1.0), ("madrid", 0.0)])
def test_dracula_hears_the_hunters_near_him(key: str, near: float) -> None:
    hunters = dict.fromkeys(("godalming", "seward", "helsing", "mina"), "milan")
    assert FURY3.nearness(observed(DRACULA, places=hunters, trail=[key]), {}) == near


def test_a_revealed_dracula_is_heard_where_he_is() -> None:
    hunters = dict.fromkeys(("godalming", "seward", "helsing", "mina"), "milan")
    seen = observed(HUNTERS, places=hunters, trail=["genoa!"], revealed=True)
    assert FURY3.nearness(seen, {place("madrid"): 1.0}) == 1.0


def test_the_simplified_game_knows_near_and_far() -> None:
    rules = ruleset("lite")
    state = rules.setup(rules.checked_options({}), 1)
    seen = rules.observe(state, HUNTERS)
    assert LITE.nearness(seen, {}) is None
    assert LITE.ambience(seen) is Sound.DAY_AMBIENCE
    assert LITE.ambience(rules.observe(state, DRACULA)) is Sound.NIGHT_AMBIENCE
    everywhere = dict.fromkeys(range(len(LITE_ATLAS.places)), 1 / len(LITE_ATLAS.places))
    assert LITE.nearness(seen, everywhere) in (0, pytest.approx(0.2, abs=0.3))


@pytest.mark.parametrize(
    ("known", "chances", "chance"),
    [
        (5, {}, 1.0),
        (7, {5: 1.0}, 0.0),
        (-1, {}, None),
        (-1, {5: 0.25, 6: 0.5, 7: 0.25}, 0.75),
        (-1, {7: 1.0}, 0),
    ],
)
def test_a_chance_is_that_of_a_known_place_or_the_sum_over_possible_ones(
    known: int, chances: dict[int, float], chance: float | None
) -> None:
    assert chance_nearby(known, chances, {5, 6}) == chance
