"""Sounds tell nothing: told the same, a player hears the same, and so does another player beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from ai.knowledge import knowledge
from furyqt.rules.core.events import Event
from furyqt.rules.core.ruleset import Observation, Ruleset, ruleset
from furyqt.rules.fury3.events import CardPlaced
from furyqt.rules.fury3.tables import SEAS
from furyqt.views.boards import board
from furyqt.views.boards.fury3.soundtrack import Fury3Soundtrack
from furyqt.views.sound.soundtrack import Sound, Soundtrack
from tests.contract.games import GAMES, added_toys, short_games, variants
from tests.contract.twins import Census, check_twins

ENOUGH = 12
"""The number of compared pairs of worlds per player who looks for a hidden figure."""
PLIES = 50
with added_toys():
    SEEKERS = [
        (name, player)
        for name in ("lite", "fury3")
        for player in range(len(ruleset(name).default_table.players))
        if board(name).hides_from(player)
    ]


def differing(name: str, track: Soundtrack) -> Counter[str]:
    """Return the events that sound different to different players."""
    found: Counter[str] = Counter()
    for game in short_games(name):
        for event in dict.fromkeys(game.states[-1].told or ()):
            told = [event.shown_to(player) for player in game.players]
            sounds = {track.of_event(known) for known in told if known is not None}
            if len(sounds | {track.of_event(event)}) > 1:
                found[type(event).__name__] += 1
    return found


@pytest.mark.parametrize("name", GAMES)
def test_an_event_sounds_the_same_to_every_player(name: str) -> None:
    track = board(name).soundtrack
    assert differing(name, track) == Counter()
    events = [event for game in short_games(name) for event in game.states[-1].told or ()]
    assert any(track.of_event(event) for event in events)


class TellingTrack(Fury3Soundtrack):
    """A leak: a journey by sea sounds of water."""

    def of_event(self, event: Event) -> Sound | None:
        if isinstance(event, CardPlaced) and event.place in SEAS:
            return Sound.SEA
        return super().of_event(event)


def test_a_planted_leak_is_found() -> None:
    assert set(differing("fury3", TellingTrack())) == {"CardPlaced"}


def hearing(rules: Ruleset, answers: Counter[bool]) -> Callable[[Observation, int], Any]:
    """Return everything that a viewer can hear, with the possible places that the map shows."""
    track, worlds = board(rules.name).soundtrack, knowledge(rules)

    def heard(seen: Observation, depth: int) -> tuple[Any, ...]:
        del depth
        places = worlds.belief(seen).whereabouts().chances
        near = track.nearness(seen, places[0] if places else {})
        answers[near is not None] += 1
        return tuple(map(track.of_event, seen.events)), track.ambience(seen), track.nearness(seen, {}), near

    return heard


@pytest.mark.parametrize(("name", "player"), SEEKERS)
def test_worlds_that_look_the_same_sound_the_same(name: str, player: int) -> None:
    rules, census, answers = ruleset(name), Census(), Counter[bool]()
    options, heard = variants(rules), hearing(rules, answers)
    for seed in range(ENOUGH):
        check_twins(rules, options[seed % len(options)], seed, player, census, (heard,), plies=PLIES)
        if census.decisions >= ENOUGH:
            break
    print(f"{name}, {rules.default_table.players[player].name}: {census}; near or far {answers[True]} times")
    assert census.decisions >= ENOUGH
    assert answers[True] >= ENOUGH
