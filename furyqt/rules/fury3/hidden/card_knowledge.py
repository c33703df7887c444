"""A player's knowledge of the hidden cards of the third edition."""

from __future__ import annotations

from furyqt.rules.core.events import Event
from furyqt.rules.fury3.boxes import BOXES
from furyqt.rules.fury3.decks import BURIED, DISCARD, HAND, PILE, Deck, Item
from furyqt.rules.fury3.events import CombatRevealed
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.mechanisms.card_knowledge import CardKnowledge
from furyqt.rules.mechanisms.event_fold import FoldCache


class Fury3CardKnowledge(CardKnowledge):
    """The knowledge of all decks; combats show items, too."""

    def __init__(self, box: str = "") -> None:
        super().__init__(tuple(len(BOXES[box].cards[deck]) for deck in Deck), PILE, (DISCARD, BURIED))

    def learn(self, event: Event) -> None:
        """Take one more event into account."""
        super().learn(event)
        if isinstance(event, CombatRevealed):
            for hunter, card in enumerate(event.choices):
                if 0 <= card < Item.PUNCH:
                    self.decks[Deck.ITEM].show(card, HAND[hunter])


_MEMORY: FoldCache[Fury3CardKnowledge] = FoldCache()


def recall(observation: Fury3Observation) -> Fury3CardKnowledge:
    """Return the player's knowledge."""
    box = observation.options.box
    return _MEMORY.recall((observation.player, box), observation.events, lambda: Fury3CardKnowledge(box))
