"""The great moments: each has a staging, each is reached by a real game, and each has its sentences."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from msgspec import structs

from furyqt.rules.core.documents import document, document_texts
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import Text, in_english
from furyqt.rules.fury3.decks import Encounter
from furyqt.rules.fury3.events import EncounterMatured
from furyqt.views import art
from furyqt.views.boards import board
from furyqt.views.boards.story import great_moments, sentence_of
from furyqt.views.moments.stagings import STAGINGS
from furyqt.views.picture import CardMoment, Great, GreatMoment
from furyqt.views.sound.soundtrack import Sound
from tests.contract.games import short_games
from tools.scenes.moments import Staged, staged

HUNTERS, DRACULA = 0, 1
HUNT = {Great.FOUND, Great.FALL, Great.MATURED, Great.LIGHT, Great.DARKNESS}
NIGHTS = {Great.BITE, Great.DAWN, Great.NIGHTFALL}
OF_GAME = {
    "fury3": HUNT | NIGHTS | {Great.ALLY, Great.WEEK},
    "fury2": HUNT | NIGHTS | {Great.ALLY},
    "lite": HUNT,
    "dining": NIGHTS | {Great.LIGHT},
}
"""The great moments of each game: the second edition has no weeks, the simplified hunt no nights, and in
Dining with Dracula nobody is hunted.
"""
CASES = [
    (game, player, name)
    for game, names in OF_GAME.items()
    for player in (HUNTERS, DRACULA)
    for name in sorted(names)
]
DOCUMENTS = ("moments/hunt", "moments/dining")
MOST_WORDS = 22


@cache
def reached(game: str, player: int, name: Great) -> Staged:
    return staged(game, player, name)


def test_each_kind_has_a_picture_a_light_and_a_sound_of_its_own() -> None:
    assert set(STAGINGS) == set(Great)
    assert all(art.has(staging.picture) for staging in STAGINGS.values())
    assert len({staging.picture for staging in STAGINGS.values()}) == len(Great)
    assert len({staging.light for staging in STAGINGS.values()}) == len(Great)
    assert len({staging.sound for staging in STAGINGS.values()}) == len(Great)


@pytest.mark.parametrize(("game", "player", "name"), CASES)
def test_a_real_game_comes_to_it(game: str, player: int, name: Great) -> None:
    history, moment = reached(game, player, name)
    words = moment.sentence.render(in_english)
    assert words.endswith(".")
    assert "{" not in words
    assert len(words.split()) <= MOST_WORDS
    assert moment.portrait == "" or art.has(moment.portrait)
    assert moment.picture == "" or art.has(moment.picture)
    event = history.observation(player).events[moment.until - 1]
    heard = board(game).soundtrack.of_event(event)
    if (game, name) == ("fury2", Great.FOUND) and heard is Sound.CARD:
        return  # the card that is turned up is heard, whatever is on it
    assert heard is STAGINGS[name].sound


@pytest.mark.parametrize("game", OF_GAME)
def test_no_other_moment_is_staged(game: str) -> None:
    found = {
        moment.name
        for short in short_games(game)
        for player in (HUNTERS, DRACULA)
        for moment in great_moments(
            ruleset(game).observe(short.states[-1], player), 0, board(game).story.great
        )
    }
    assert found <= OF_GAME[game]


@pytest.mark.parametrize("game", ["fury3", "fury2", "lite"])
def test_he_is_found_once_in_each_place(game: str) -> None:
    history, moment = reached(game, HUNTERS, Great.FOUND)
    known = great_moments(history.observation(HUNTERS), 0, board(game).story.great)
    assert [one.name for one in known].count(Great.FOUND) == 1
    assert moment.portrait == "portraits/dracula"


def test_a_card_that_is_turned_over_is_not_shown_before() -> None:
    history, moment = reached("fury3", HUNTERS, Great.MATURED)
    shown = board("fury3").story.moments(history.observation(HUNTERS), moment.until - 1)
    assert moment in shown
    assert moment.card is not None
    keys = [card.face.key for one in shown if isinstance(one, CardMoment) for card in one.cards]
    assert moment.card.key not in keys


def test_other_encounters_mature_without_a_scene() -> None:
    history, moment = reached("fury3", HUNTERS, Great.MATURED)
    seen: Any = history.observation(HUNTERS)
    rats = EncounterMatured(Encounter.RATS, 1)
    story, before = board("fury3").story, len(seen.events)
    seen = structs.replace(seen, events=(*seen.events, rats))
    assert [type(one) for one in story.moments(seen, before)] == [CardMoment]
    assert isinstance(moment, GreatMoment)


# ---------------------------------------------------------------------------------------------- the sentences


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_sentence_can_be_read_in_four_seconds_and_is_one(name: str) -> None:
    for language in ("en", "de", "it"):
        for key, text in document(name, language).items():
            assert len(text.split()) <= MOST_WORDS, key
            assert text.count(".") == 1, key


def test_each_sentence_is_told_by_some_moment() -> None:
    """No sentence waits for a moment that no game has; of a number of sentences one is enough."""
    told = {
        moment.sentence.source
        for game, player, name in CASES
        for moment in great_moments(
            reached(game, player, name).history.observation(player), 0, board(game).story.great
        )
    }
    groups: dict[str, set[str]] = {}
    for name in DOCUMENTS:
        for key, text in document_texts(name).items():
            groups.setdefault(f"{name} {re.sub('[.][0-9]$', '', key)}", set()).add(text.source)
    assert [group for group, sources in groups.items() if not sources & told] == []


def test_a_number_chooses_among_several_sentences() -> None:
    first, second, third = (sentence_of("moments/hunt", "bite.hunters", number) for number in range(3))
    assert first != second
    assert first == third
    assert isinstance(first, Text)
