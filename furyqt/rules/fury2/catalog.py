"""The catalogs of the second edition's cards; the modules in `cards` fill them."""

from __future__ import annotations

from dataclasses import dataclass

from furyqt.rules.fury2.event_timing import When
from furyqt.rules.mechanisms.cards import Card, Catalog, DeckCard, DeckCatalog, OwnedCard, OwnedCatalog


@dataclass(frozen=True, kw_only=True)
class Fury2Event(OwnedCard):
    """An event card."""

    is_given: bool = True
    """Whether the Servant can hold it, if it is Dracula's (S6.3)."""


class Fury2Events(OwnedCatalog[Fury2Event]):
    """The event cards of the second edition."""

    never_given: frozenset[int] = frozenset()
    """Dracula's cards that the Servant never holds (S6.3)."""
    unkept: frozenset[int] = frozenset()
    """The cards that are resolved as soon as they are drawn, and the allies (R12.2); by an option Mystic
    Research is kept.
    """

    def add(self, card: Fury2Event) -> None:
        """Add a card to the catalog and its tables."""
        super().add(card)
        if not card.is_given:
            self.never_given |= {card.number}
        if card.is_ally or When.AT_ONCE in card.when:
            self.unkept |= {card.number}


EVENTS = Fury2Events(Fury2Event)
"""By EventCard: effect(state, EventEffect); playable(state, actor)."""
ENCOUNTERS = DeckCatalog(DeckCard)
"""By Encounter, for a tile that is met: effect(state, EncounterEffect)."""
MATURED = Catalog(Card)
"""By Encounter, for a tile that matures: effect(state, MaturedEffect)."""
ITEMS = DeckCatalog(DeckCard)
"""By Item: effect(state, ItemEffect) for use outside combat; playable(state, hunter)."""
POWERS = Catalog(Card)
"""By Power: effect(state, None) for what follows its placement."""
TACTICS = Catalog(Card)
"""By Tactic: texts only."""
