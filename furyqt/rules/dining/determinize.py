"""A complete state that fits an observation: the cards of the decks in a random order."""

from __future__ import annotations

import random
from typing import Any

from furyqt.rules.core.chance import seeded
from furyqt.rules.core.zones import Cards
from furyqt.rules.dining.box import tables_of
from furyqt.rules.dining.observation import MASK, DiningObservation
from furyqt.rules.dining.state import DiningState


def determinize(observation: DiningObservation, hidden: Any, seed: int) -> DiningState:
    """Shuffle the cards that lie in neither the open, nor a hand, nor a discard pile."""
    del hidden
    rng, tables = random.Random(seed), tables_of(observation.box)
    row = (*observation.row_up, *observation.row_down, *observation.tourist_discard)
    hands = (card for hand in observation.gifts for card in hand)
    gifts = (*observation.gift_discard, *hands)
    return DiningState(
        agenda=observation.agenda,
        told=observation.events,
        tourist_deck=_shuffled(len(tables.abilities), row, rng),
        gift_deck=_shuffled(len(tables.gifts), gifts, rng),
        chance=seeded(rng.getrandbits(64)),
        **MASK.shared(observation),
    )


def _shuffled(count: int, known: Cards, rng: random.Random) -> Cards:
    """Return the cards from 1 that are not known, in a random order."""
    cards = sorted(set(range(1, count)).difference(known))
    rng.shuffle(cards)
    return tuple(cards)
