"""Cards, decks and the cards of a trade, as they appear on the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from furyqt.rules.core.text import Text

UNKNOWN_PLACE = -1


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card as the viewer sees it: its face, or its back if the viewer does not know the card."""

    kind: str
    """item, event, dark_event, encounter, combat, power, land, sea, ticket, gift or guest: frame and back."""
    title: Text
    """The card's name; for a back, the name of its deck or kind."""
    art: str = ""
    """The drawing's name in resources/art, such as "items/rifle"; empty for a back."""
    text: Text | None = None
    """The effect of the card."""
    line: Text | None = None
    """The timing or the kind of the card, in few words."""
    icons: tuple[str, ...] = ()
    """The combat icons on it: its own, or those that it cancels."""
    marks: tuple[Text, ...] = ()
    """The conditions of this copy, such as "revealed" or "2 damage"."""
    key: str = ""
    """Its name in the notation, such as "item:rifle", as given by `Board.card_of` for an action."""
    rule: str = ""
    """Its place in the rules reference."""
    place: int = UNKNOWN_PLACE
    """Its place on the map, or the place it names."""
    count: int = 0
    """The number of cards, if it is the top of a pile."""
    cost: tuple[str, ...] = ()
    """The drawings of the tokens that it costs, which small sizes show instead of words."""
    value: int = 0
    """The points that it brings; 0 for a card without points."""

    @property
    def is_back(self) -> bool:
        """Return whether the viewer sees only the back."""
        return not self.art


@dataclass(frozen=True, slots=True)
class Topic:
    """The card that a prompt is about, and its effect."""

    text: Text
    face: CardFace | None = None


@lru_cache(maxsize=1024)
def marked(face: CardFace, *marks: Text | None) -> CardFace:
    """Add a mark to this copy of a card."""
    found = tuple(mark for mark in marks if mark is not None)
    return replace(face, marks=(*face.marks, *found)) if found else face


def lying_at(face: CardFace, place: int) -> CardFace:
    """Add the place on the map to a card, if the place is known."""
    return replace(face, place=place) if place >= 0 else face


@dataclass(frozen=True, slots=True)
class Pile:
    """A deck with its discard pile, or a slot for an ally."""

    id: str
    name: Text
    count: int
    top: CardFace | None
    """The back of its top card, or the faceup card in a slot."""
    discards: tuple[CardFace, ...] = ()
    """The discard pile, the newest card first."""
    meaning: Text | None = None


@dataclass(frozen=True, slots=True)
class TradeSide:
    """One of two figures that trade; or the hand from which cards are chosen, or their destination."""

    id: str
    """The id of the figure, as in `Figure`."""
    name: Text
    art: str
    """The portrait's name in resources/art."""
    cards: tuple[CardFace, ...]
    """The figure's own cards."""
    received: tuple[CardFace, ...] = ()
    """The cards that the other figure has given."""
    closed: tuple[tuple[str, Text], ...] = ()
    """The keys of the cards that cannot be given, each with the reason."""
    limits: tuple[tuple[str, int, Text], ...] = ()
    """Kinds of cards, each with its maximum in hand and a warning with {limit} and {count}."""
