"""The actions of the third edition and their one-token notation (docs/notation.md).

A few classes serve every decision: the meaning of an action follows from the pending decision.
"""

from __future__ import annotations

from furyqt.rules.core.agenda import Action
from furyqt.rules.fury3.decks import NONE, TICKETS, Combat, Deck, Encounter, EventCard, Item, Power
from furyqt.rules.fury3.tables import ATLAS, FIGURE_IDS, NOWHERE, RAIL_KINDS, TRAIL

CODES = tuple(place.code for place in ATLAS.places)
TICKET_IDS = tuple(f"{white}/{yellow}" if yellow else f"{white}" for white, yellow in TICKETS)
CARD_IDS: dict[int, tuple[str, ...]] = {
    Deck.ITEM: tuple(card.name.lower() for card in Item),
    Deck.EVENT: tuple(card.name.lower() for card in EventCard),
    Deck.ENCOUNTER: tuple(card.name.lower() for card in Encounter),
    Deck.TICKET: TICKET_IDS,
}
COMBAT_IDS = tuple(card.name.lower() for card in Combat)
POWER_IDS = tuple(card.name.lower() for card in Power)
SPACES = (*(str(space + 1) for space in range(TRAIL)), "a", "b", "c")
"""Names of the spaces of the trail and of the lairs: space 0-5, lairs 6-8."""


class Word(Action, frozen=True):
    """A choice that needs only a word: rest, search, supply, reserve, trade, pass, done, ..."""

    word: str

    @property
    def text(self) -> str:
        return self.word


class Go(Action, frozen=True):
    """A hunter's move by `road`, `rail` (with a kind of ticket), `sea` or out of a hospital's `door`."""

    way: str
    to: int
    ticket: int = NONE

    @property
    def text(self) -> str:
        """road:PA, sea:MS, rail3/2:CO."""
        ticket = "" if self.ticket == NONE else TICKET_IDS[self.ticket]
        return f"{self.way}{ticket}:{CODES[self.to]}"

    @property
    def place(self) -> int:
        return self.to


class PlaceChoice(Action, frozen=True):
    """A place is chosen: to start in, for a token, as a target."""

    to: int

    @property
    def text(self) -> str:
        return CODES[self.to]

    @property
    def place(self) -> int:
        return self.to


class LinkChoice(Action, frozen=True):
    """A road or railway is chosen, by its number in ATLAS.links."""

    line: int

    @property
    def text(self) -> str:
        """PA-ST for a road, PA=ST for a white and PA==ST for a yellow railway."""
        way = ATLAS.links[self.line]
        return f"{CODES[way.a]}{_SIGNS[way.kind]}{CODES[way.b]}"


class Play(Action, frozen=True):
    """An event card is played, by a hunter (0-3) or by Dracula (DRACULA_FIGURE)."""

    card: int
    actor: int

    @property
    def text(self) -> str:
        """mina>long_night."""
        return f"{FIGURE_IDS[self.actor]}>{CARD_IDS[Deck.EVENT][self.card]}"


class Pick(Action, frozen=True):
    """A card of a deck is chosen: to keep, discard, reveal, give or take."""

    deck: int
    card: int

    @property
    def text(self) -> str:
        """item:rifle, ticket:3/2."""
        return f"{Deck(self.deck).name.lower()}:{CARD_IDS[self.deck][self.card]}"


class Give(Action, frozen=True):
    """In a trade, a hunter gives a card or ticket to the other hunter."""

    giver: int
    deck: int
    card: int

    @property
    def text(self) -> str:
        """mina+item:rifle."""
        return f"{FIGURE_IDS[self.giver]}+{Deck(self.deck).name.lower()}:{CARD_IDS[self.deck][self.card]}"


class Choose(Action, frozen=True):
    """A hunter is chosen."""

    hunter: int

    @property
    def text(self) -> str:
        return FIGURE_IDS[self.hunter]


class Strike(Action, frozen=True):
    """A hunter's combat card: an item with a banner, or Punch, Dodge or Escape."""

    card: int

    @property
    def text(self) -> str:
        """!rifle."""
        return f"!{CARD_IDS[Deck.ITEM][self.card]}"


class Counter(Action, frozen=True):
    """Dracula's combat card."""

    card: int

    @property
    def text(self) -> str:
        """!fangs."""
        return f"!{COMBAT_IDS[self.card]}"


class Space(Action, frozen=True):
    """A space of the trail (0-5) or a lair (6-8) is chosen, with an encounter card that is there or is placed
    there.
    """

    space: int
    card: int = NONE

    @property
    def text(self) -> str:
        """#3, #a, #3:rats."""
        card = "" if self.card == NONE else f":{CARD_IDS[Deck.ENCOUNTER][self.card]}"
        return f"#{SPACES[self.space]}{card}"


class Placement(Action, frozen=True):
    """Dracula's placement on the first space: a location card, a power card, both (Wolf Form), or a lair.

    `power` alone is Feed, Dark Call or Hide; with a place it is Wolf Form; `space` is the lair that returns
    (6-8), or with Misdirect the space of the trail to clear (0-5).
    """

    to: int = NOWHERE
    power: int = NONE
    space: int = NONE

    @property
    def text(self) -> str:
        """@PA, @feed, @wolf_form:PA, @lair:a, @misdirect:3."""
        if self.power == NONE:
            return f"@{CODES[self.to]}" if self.space == NONE else f"@lair:{SPACES[self.space]}"
        tail = SPACES[self.space] if self.space != NONE else CODES[self.to] if self.to != NOWHERE else ""
        return f"@{POWER_IDS[self.power]}:{tail}" if tail else f"@{POWER_IDS[self.power]}"

    @property
    def place(self) -> int:
        """The place of the location card, if there is one."""
        return self.to


Fury3Action = (
    Word | Go | PlaceChoice | LinkChoice | Play | Pick | Give | Choose | Strike | Counter | Space | Placement
)

_SIGNS = {"road": "-", RAIL_KINDS[0]: "=", RAIL_KINDS[1]: "=="}
WAYS = ("road", "rail", "sea", "door")

DONE, PASS, YES, NO = Word("done"), Word("pass"), Word("yes"), Word("no")
"""Words that many decisions share."""
PLACE_CHOICES = tuple(PlaceChoice(place) for place in range(len(CODES)))
HUNTER_CHOICES = tuple(Choose(hunter) for hunter in range(4))
