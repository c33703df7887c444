"""The result of a combat agrees with the sheets, for both sides, over the combats of random games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from furyqt.controllers.session.shown_position import without_question
from furyqt.rules.core.agenda import legal_actions, play_with_stops
from furyqt.rules.core.events import Event
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.fury2 import events as events2
from furyqt.rules.fury2 import words as words2
from furyqt.rules.fury2.decks import HIDDEN
from furyqt.rules.fury2.decks import Deck as Deck2
from furyqt.rules.fury3 import events as events3
from furyqt.rules.fury3 import words as words3
from furyqt.rules.fury3.decks import Deck as Deck3
from furyqt.rules.fury3.tables import DRACULA_HEALTH, HEALTH
from furyqt.views.boards.fury2.fight import aftermath as aftermath2
from furyqt.views.boards.fury3.combat.fight import aftermath as aftermath3
from furyqt.views.picture import FightEnd, Fighter

DRACULA, SERVANT = "D", "R"
HUNTER_IDS = "GSHM"


@dataclass(frozen=True)
class Edition:
    """An edition: its options, and how to read its sheets."""

    name: str
    options: dict[str, str]
    events: Any
    words: Any
    decks: Any
    aftermath: Callable[[Any], FightEnd | None]
    health: Callable[[Any, int], int]
    blood: Callable[[Any], int]


def _health2(state: Any, hunter: int) -> int:
    return int(state.hunters[hunter].health)


def _health3(state: Any, hunter: int) -> int:
    return int(HEALTH[hunter] - state.hunters[hunter].damage)


_SECOND = ("fury2", events2, words2, Deck2, aftermath2, _health2, lambda state: state.blood)
EDITIONS = {
    "base": Edition(_SECOND[0], {"variant": "base"}, *_SECOND[1:]),
    "servant": Edition(_SECOND[0], {"variant": "servant"}, *_SECOND[1:]),
    "third": Edition(
        "fury3", {"game": "advanced"}, events3, words3, Deck3, aftermath3, _health3,
        lambda state: max(0, DRACULA_HEALTH - state.damage),
    ),
}  # fmt: skip


def combats(edition: Edition, seed: int) -> Iterator[tuple[Any, Any, list[Event]]]:
    """Yield each combat of a random game: the positions at its beginning and end, and its events."""
    rules, chance = ruleset(edition.name), random.Random(seed)
    state: Any = rules.setup(rules.checked_options(edition.options), seed)
    before, began = None, 0
    ends = (edition.events.CombatEnded, edition.events.GameEnded)
    while actions := legal_actions(state):
        known = len(state.told)
        state, way = play_with_stops(state, chance.choice(list(actions)), lambda step: True)
        for number in range(known, len(state.told)):
            here = next(one for one in (*way, without_question(state)) if len(one.told) > number)
            if isinstance(state.told[number], edition.events.CombatStarted):
                before, began = here, number
            elif isinstance(state.told[number], ends) and before is not None:
                yield before, here, list(state.told[began:])
                before = None


def check_fighter(edition: Edition, end: FightEnd, one: Fighter, before: Any, after: Any) -> int:
    """Compare the result of a hunter with the sheet; return the number of cards that changed hands."""
    hunter = HUNTER_IDS.index(one.id)
    old, new = before.hunters[hunter], after.hunters[hunter]
    marks = [str(mark) for mark in one.marks]
    loss = edition.health(before, hunter) - edition.health(after, hunter)
    if "defeated" not in marks:
        assert (one.life, end.lost(one)) == (edition.health(after, hunter), loss)
        assert ("bitten" in marks) == (new.bites > old.bites)
    else:
        assert one.life == 0
        assert end.lost(one) == edition.health(before, hunter) or "bitten" in marks
    text = " ".join(str(text) for who, text in end.changes if who == one.id)
    count = 0
    decks = ((edition.decks.ITEM, old.items, new.items), (edition.decks.EVENT, old.events, new.events))
    for deck, was, is_now in decks:
        for card in (Counter(was) - Counter(is_now)) + (Counter(is_now) - Counter(was)):
            names = {str(edition.words.card_named(deck, each)) for each in (card, HIDDEN)}
            assert any(name in text for name in names), (one.id, card, text)
            count += 1
    assert ("delayed" in text) == (getattr(new, "delayed", False) and not getattr(old, "delayed", False))
    assert ("misses a turn" in text) == ("defeated" in marks and edition.name == "fury2")
    assert one.is_harmed or loss or not ({"bitten", "defeated"} & set(marks))
    return count


def check_game(game: Edition, seed: int) -> None:
    """Compare all results of a random game with the sheets."""
    rules, compared = ruleset(game.name), 0
    for before, after, told in combats(game, seed):
        is_fought = any(isinstance(event, game.events.CombatRevealed) for event in told)
        for viewer in (0, 1):
            end = game.aftermath(rules.observe(after, viewer))
            assert (end is not None) == is_fought
            if end is None:
                continue
            compared += 1
            for one in end.team:
                check_fighter(game, end, one, before, after)
            assert end.foe.has_blood == (game.name == "fury2" and end.foe.id == DRACULA)
            if end.foe.id == DRACULA:
                lives = game.blood(before), game.blood(after)
            elif end.foe.id == SERVANT:
                lives = before.servant.lives, after.servant.lives
            else:
                continue
            assert (end.foe.life, end.lost(end.foe)) == (lives[1], lives[0] - lives[1])
    assert compared


SEEDS = {"base": (3, 0, 1, 2, 4, 5, 7), "servant": (1, 0, 2, 4, 9, 11), "third": (0, 3, 4, 5, 9, 16, 18, 22)}
"""Games with combats; the first of the second edition end with one."""


@pytest.mark.mass
@pytest.mark.parametrize("seed", SEEDS["base"])
def test_results_of_the_second_edition_agree_with_the_sheets(seed: int) -> None:
    check_game(EDITIONS["base"], seed)


@pytest.mark.mass
@pytest.mark.parametrize("seed", SEEDS["servant"])
def test_results_with_the_servant_agree_with_the_sheets(seed: int) -> None:
    check_game(EDITIONS["servant"], seed)


@pytest.mark.mass
@pytest.mark.parametrize("seed", SEEDS["third"])
def test_results_of_the_third_edition_agree_with_the_sheets(seed: int) -> None:
    check_game(EDITIONS["third"], seed)


@pytest.mark.parametrize(
    ("edition", "seed", "words"),
    [
        ("third", 0, "Van Helsing played Lucky Find. Van Helsing gains Stake."),
        ("servant", 9, "Lord Godalming misses a turn."),
    ],
)
def test_results_tell_more_than_health(edition: str, seed: int, words: str) -> None:
    game = EDITIONS[edition]
    rules = ruleset(game.name)
    told = []
    for _, after, _ in combats(game, seed):
        end = game.aftermath(rules.observe(after, 0))
        if end is not None:
            told += [" ".join(str(text) for who, text in end.changes if who == one.id) for one in end.team]
    assert any(words in line for line in told)
