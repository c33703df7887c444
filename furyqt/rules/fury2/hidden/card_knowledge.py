"""A player's knowledge of the hidden cards of the second edition."""

from __future__ import annotations

from furyqt.rules.fury2.decks import COPIES, DISCARD, PILE
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.mechanisms.card_knowledge import CardKnowledge
from furyqt.rules.mechanisms.event_fold import FoldCache

SIZES = tuple(map(sum, COPIES))
_MEMORY: FoldCache[CardKnowledge] = FoldCache()


def recall(observation: Fury2Observation) -> CardKnowledge:
    """Return the player's knowledge."""
    return _MEMORY.recall(
        observation.player, observation.events, lambda: CardKnowledge(SIZES, PILE, (DISCARD,))
    )
