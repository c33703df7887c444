"""The actions of the second edition and their one-token notation.

A few classes serve every decision: the meaning of an action follows from the pending decision.
"""

from __future__ import annotations

from furyqt.rules.core.agenda import Action
from furyqt.rules.fury2.decks import NONE, RESOLVES, Deck, Encounter, EventCard, Item, Power, Tactic
from furyqt.rules.fury2.tables import ATLAS, CATACOMBS, FIGURE_IDS, NOWHERE, TRAIL

CODES = tuple(place.code for place in ATLAS.places)
CARD_IDS: dict[int, tuple[str, ...]] = {
    Deck.ITEM: tuple(card.name.lower() for card in Item),
    Deck.EVENT: tuple(card.name.lower() for card in EventCard),
    Deck.ENCOUNTER: tuple(card.name.lower() for card in Encounter),
}
TACTIC_IDS = tuple(card.name.lower() for card in Tactic)
POWER_IDS = tuple(card.name.lower() for card in Power)
SLOTS = (*(str(slot + 1) for slot in range(TRAIL)), *"abc"[:CATACOMBS])
"""Names of the slots of the trail (0-5) and of the catacombs (6-8)."""
WAYS = ("road", "rail", "sea", "wolf")
"""The ways of hunters, and of the Servant, who can also run as a wolf (S3.2)."""


class Word(Action, frozen=True):
    """A choice that needs only a word: rest, supply, trade, stay, pass, done, ..."""

    word: str

    @property
    def text(self) -> str:
        return self.word


class Go(Action, frozen=True):
    """A move of a hunter or the Servant by `road`, `rail` or `sea`, or of the Servant as a `wolf`."""

    way: str
    to: int

    @property
    def text(self) -> str:
        """road:PA, sea:MS, rail:CO, wolf:ST."""
        return f"{self.way}:{CODES[self.to]}"

    @property
    def place(self) -> int:
        return self.to


class PlaceChoice(Action, frozen=True):
    """A place is chosen: to start in, for a marker, as a target."""

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
        """PA-ST for a road, PA=ST for a railway."""
        way = ATLAS.links[self.line]
        return f"{CODES[way.a]}{'-' if way.kind == 'road' else '='}{CODES[way.b]}"


class Play(Action, frozen=True):
    """An event card is played, by a hunter (0-3), by Dracula or by the Servant."""

    card: int
    actor: int

    @property
    def text(self) -> str:
        """mina>long_day."""
        return f"{FIGURE_IDS[self.actor]}>{CARD_IDS[Deck.EVENT][self.card]}"


class Use(Action, frozen=True):
    """A hunter uses an item outside combat, or shows it."""

    item: int
    hunter: int

    @property
    def text(self) -> str:
        """mina>>holy_water."""
        return f"{FIGURE_IDS[self.hunter]}>>{CARD_IDS[Deck.ITEM][self.item]}"


class Resolve(Action, frozen=True):
    """A hunter pays resolve for one of its three effects (R13)."""

    effect: int

    @property
    def text(self) -> str:
        """resolve:inner_strength."""
        return f"resolve:{RESOLVES[self.effect]}"


class Pick(Action, frozen=True):
    """A card or tile is chosen: to keep, discard, reveal, place or take."""

    deck: int
    card: int

    @property
    def text(self) -> str:
        """item:rifle, encounter:fog."""
        return f"{Deck(self.deck).name.lower()}:{CARD_IDS[self.deck][self.card]}"


class Give(Action, frozen=True):
    """In a trade, a hunter gives an item to the other hunter."""

    giver: int
    item: int

    @property
    def text(self) -> str:
        """mina+rifle."""
        return f"{FIGURE_IDS[self.giver]}+{CARD_IDS[Deck.ITEM][self.item]}"


class Choose(Action, frozen=True):
    """A hunter is chosen."""

    hunter: int

    @property
    def text(self) -> str:
        return FIGURE_IDS[self.hunter]


class Await(Action, frozen=True):
    """A hunter waits to move with a hunter whose turn is later (R15.2)."""

    hunter: int

    @property
    def text(self) -> str:
        """await:mina."""
        return f"await:{FIGURE_IDS[self.hunter]}"


class Strike(Action, frozen=True):
    """A hunter's combat card: an item with an initiative number, or Punch, Dodge or Escape."""

    card: int

    @property
    def text(self) -> str:
        """!rifle."""
        return f"!{CARD_IDS[Deck.ITEM][self.card]}"


class Counter(Action, frozen=True):
    """A tactics card of Dracula, an agent, a vampire or the Servant."""

    card: int

    @property
    def text(self) -> str:
        """!!fangs."""
        return f"!!{TACTIC_IDS[self.card]}"


class SlotChoice(Action, frozen=True):
    """A slot of the trail (0-5) or the catacombs (6-8) is chosen, perhaps with a tile that lies there."""

    slot: int
    card: int = NONE

    @property
    def text(self) -> str:
        """#3, #a, #3:rats."""
        card = "" if self.card == NONE else f":{CARD_IDS[Deck.ENCOUNTER][self.card]}"
        return f"#{SLOTS[self.slot]}{card}"


class Placement(Action, frozen=True):
    """Dracula's placement on the first slot: a location card, a power card, or both (R6.3)."""

    to: int = NOWHERE
    power: int = NONE
    wolf: bool = False

    @property
    def text(self) -> str:
        """@PA, @feed, @wolf_form:PA, @double_back:PA, @wolf_form+hide."""
        names = [POWER_IDS[Power.WOLF_FORM]] if self.wolf else []
        if self.power != NONE:
            names.append(POWER_IDS[self.power])
        parts = ["+".join(names)] if names else []
        if self.to != NOWHERE:
            parts.append(CODES[self.to])
        return "@" + ":".join(parts)

    @property
    def place(self) -> int:
        """The place of the location card, if there is one."""
        return self.to


Fury2Action = (
    Word
    | Go
    | PlaceChoice
    | LinkChoice
    | Play
    | Use
    | Resolve
    | Pick
    | Give
    | Choose
    | Await
    | Strike
    | Counter
    | SlotChoice
    | Placement
)

DONE, PASS, YES, NO = Word("done"), Word("pass"), Word("yes"), Word("no")
"""Words that many decisions share."""
PLACE_CHOICES = tuple(PlaceChoice(place) for place in range(len(CODES)))
HUNTER_CHOICES = tuple(Choose(hunter) for hunter in range(4))
GO_ACTIONS = {way: tuple(Go(way, place) for place in range(len(CODES))) for way in WAYS}
PLACEMENTS = tuple(Placement(place) for place in range(len(CODES)))
