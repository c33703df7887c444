"""A complete state that fits a player's knowledge."""

from __future__ import annotations

import random
from typing import Any

from furyqt.rules.core.chance import seeded
from furyqt.rules.core.zones import without_cards
from tests.toys.candles.observation import CandleObservation
from tests.toys.candles.setup import CARDS
from tests.toys.candles.state import HIDDEN, CandleState


def determinize(observation: CandleObservation, hidden: Any, seed: int) -> CandleState:
    """Deal the unseen cards at random to the other hands and the deck."""
    del hidden
    rng = random.Random(seed)
    own = observation.hands[observation.player]
    seen = (*observation.row, *own, *(card for lit in observation.lit for card in lit))
    unseen = list(without_cards(CARDS, seen))
    rng.shuffle(unseen)
    hands = tuple(
        tuple(sorted(unseen.pop() for _ in hand)) if HIDDEN in hand else hand for hand in observation.hands
    )
    return CandleState(
        agenda=observation.agenda,
        chance=seeded(rng.getrandbits(64)),
        told=observation.events,
        round=observation.round,
        die=observation.die,
        deck=tuple(unseen),
        row=observation.row,
        hands=hands,
        lit=observation.lit,
    )
