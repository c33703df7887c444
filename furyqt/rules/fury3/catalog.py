"""The catalogs of the third edition's cards; the modules in `cards` fill them."""

from __future__ import annotations

from dataclasses import dataclass

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3.event_timing import ALLY_MOMENT, MOMENTS, When
from furyqt.rules.mechanisms.cards import (
    Card,
    Catalog,
    DeckCard,
    DeckCatalog,
    OwnedCard,
    OwnedCatalog,
    Rule,
    nothing,
)

N_ = Texts("fury3.unavailable")


@dataclass(frozen=True, kw_only=True)
class Fury3Event(OwnedCard):
    """An event card; `when` has members of `When`, then windows, in the order of their numbers."""

    moment: Text | None = None
    """The line that says when the card can be played, if the usual one does not fit."""
    against_at_once: Rule = nothing
    """Why it has no effect if it is played when it is drawn."""
    worth: float = 1.2
    """The value of keeping the card, for computer players."""

    @property
    def line(self) -> Text:
        """Return the line below the card's name."""
        if self.moment is not None:
            return self.moment
        return ALLY_MOMENT if self.is_ally else MOMENTS[self.when]


@dataclass(frozen=True, kw_only=True)
class Fury3Item(DeckCard):
    """An item card, or one of the three basic combat cards, of which no deck has a copy."""

    moment: Text
    """The line that says when the card can be used."""
    worth: float = 1.0
    """The value of keeping the card, for computer players."""


class Fury3Events(OwnedCatalog[Fury3Event]):
    """The event cards of the third edition."""

    at_once: frozenset[int] = frozenset()
    """The cards that are resolved when drawn, and are never in a hand (R12.1)."""
    at_once_or_kept: frozenset[int] = frozenset()
    """The cards that are resolved when drawn or kept."""

    def add(self, card: Fury3Event) -> None:
        """Add a card to the catalog and the tables."""
        super().add(card)
        if card.when == (When.AT_ONCE,):
            self.at_once |= {card.number}
        elif When.AT_ONCE in card.when:
            self.at_once_or_kept |= {card.number}


EVENTS = Fury3Events(Fury3Event)
"""By EventCard: effect(state, EventEffect)."""
ENCOUNTERS = DeckCatalog(DeckCard)
"""By Encounter, for ambush and search: effect(state, EncounterEffect)."""
MATURED = Catalog(Card)
"""By Encounter, for matured encounters: effect(state, MaturedEffect)."""
COMBAT = DeckCatalog(DeckCard)
"""By Combat, for Dracula's card: effect(state, DraculaCardEffect)."""
ITEMS = DeckCatalog(Fury3Item)
"""By Item, for a card with a banner in combat: effect(state, HunterCardEffect); others have only texts."""
POWERS = Catalog(Card)
"""By Power, for further effects of placing it: effect(state, None)."""
_PLAYABLE = N_("When it can be played: {moment}.")


def other_moment(event: int) -> Text:
    """Return the reason why an event card cannot be played at a moment that is not its own."""
    return _PLAYABLE.fill(moment=EVENTS[event].line)


def other_use(item: int) -> Text:
    """Return the reason why an item cannot be used at a moment that is not its own."""
    return _PLAYABLE.fill(moment=ITEMS[item].moment)
