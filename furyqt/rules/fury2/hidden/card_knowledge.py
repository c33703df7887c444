"""A player's knowledge of the hidden cards of the second edition."""

from __future__ import annotations

from furyqt.rules.core.events import Event
from furyqt.rules.fury2.boxes import BOXES
from furyqt.rules.fury2.decks import DISCARD, HAND, PILE, Deck, Item
from furyqt.rules.fury2.events import CombatRevealed
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.mechanisms.card_knowledge import CardKnowledge
from furyqt.rules.mechanisms.event_fold import FoldCache


class Fury2CardKnowledge(CardKnowledge):
    """The knowledge of all decks; combats show items, too."""

    def __init__(self, box: str = "") -> None:
        super().__init__(tuple(len(BOXES[box].cards[deck]) for deck in Deck), PILE, (DISCARD,))

    def learn(self, event: Event) -> None:
        """Take one more event into account."""
        super().learn(event)
        if isinstance(event, CombatRevealed):
            for hunter, card in enumerate(event.choices):
                if 0 <= card < Item.PUNCH:
                    self.decks[Deck.ITEM].show(card, HAND[hunter])


_MEMORY: FoldCache[Fury2CardKnowledge] = FoldCache()


def recall(observation: Fury2Observation) -> Fury2CardKnowledge:
    """Return the player's knowledge."""
    box = observation.options.box
    return _MEMORY.recall((observation.player, box), observation.events, lambda: Fury2CardKnowledge(box))
