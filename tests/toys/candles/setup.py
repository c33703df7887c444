"""The opening position of given options and a seed."""

from __future__ import annotations

from collections.abc import Mapping

from furyqt.rules.core.agenda import settle
from furyqt.rules.core.chance import seeded, shuffled
from furyqt.rules.core.ruleset import Option
from tests.toys.candles import words
from tests.toys.candles.events import HandDealt
from tests.toys.candles.state import CandleState
from tests.toys.candles.steps import ROUNDS, Roll

COPIES = {1: 6, 2: 6, 3: 5, 4: 4, 5: 3}
CARDS = tuple(value for value, copies in COPIES.items() for _ in range(copies))
ROW, HAND = 3, 2
TURNS = 3 * ROUNDS
OPTIONS = (Option("players", words.HOW_MANY, {"2": words.TWO, "3": words.THREE}, is_open=True),)


def setup(options: Mapping[str, str], seed: int) -> CandleState:
    """Deal the hands and the row; the first step is the roll of the first player."""
    count = int(options.get("players", "2"))
    cards, chance = shuffled(seeded(seed), CARDS)
    hands = tuple(tuple(sorted(cards[HAND * n : HAND * (n + 1)])) for n in range(count))
    rest = cards[HAND * count :]
    state = CandleState(
        agenda=(Roll(0),),
        chance=chance,
        row=tuple(sorted(rest[:ROW])),
        deck=rest[ROW:],
        hands=hands,
        lit=((),) * count,
    )
    for player, hand in enumerate(hands):
        state.tell(HandDealt, player, hand)
    settle(state)
    return state
