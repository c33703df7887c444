"""Events that report where cards are; a game derives its own with names, sentences and rules of visibility.

Zones are numbers that the game chooses: its decks, discard piles, hands, rows and the table.
"""

from __future__ import annotations

from typing import Self

from msgspec.structs import replace

from furyqt.rules.core.events import Event
from furyqt.rules.core.zones import HIDDEN, NONE


class CardTransferred(Event, frozen=True):
    """A card went from one zone to another; `faceup` means that every player saw it."""

    deck: int
    card: int
    source: int
    target: int
    faceup: bool = False
    drawer: int = NONE
    """The piece that drew the card or looks at it, if the zones do not say it."""

    def shown_to(self, player: int) -> Self:
        """Return the event, with a hidden card for a player who does not see it."""
        if self.card == HIDDEN or self.faceup or self.is_seen(player):
            return self
        return replace(self, card=HIDDEN)

    def is_seen(self, player: int) -> bool:
        """Return whether the player sees the card in one of the two zones."""
        raise NotImplementedError


class CardDisplayed(Event, frozen=True):
    """Every player is shown a card, which stays in its zone."""

    deck: int
    card: int
    zone: int


class DeckRefilled(Event, frozen=True):
    """The discard piles of a deck were shuffled into it."""

    deck: int
