"""Cards, decks and the cards of a trade, as they appear on the table."""

from __future__ import annotations

from dataclasses import dataclass

from furyqt.rules.core.text import Text

UNKNOWN_PLACE = -1


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card as it lies before the viewer: its face, or its back where the viewer does not know it."""

    kind: str
    """item, hunter_event, dracula_event, encounter, combat, power, land, sea or ticket: frame and back."""
    title: Text
    """The card's name; of a back, what it is the back of."""
    art: str = ""
    """The drawing's name in resources/art, such as "items/rifle"; empty for a back."""
    text: Text | None = None
    """What it does."""
    line: Text | None = None
    """When it can be played, or what kind of card it is, in few words."""
    icons: tuple[str, ...] = ()
    """The combat icons on it: those a hunter's card cancels, or the one of Dracula's card."""
    marks: tuple[Text, ...] = ()
    """What is true of this copy, such as "revealed" or "2 damage"."""
    key: str = ""
    """Its name in the notation, such as "item:rifle": what `Board.card_of` says of an action."""
    rule: str = ""
    """Its place in the rules reference."""
    place: int = UNKNOWN_PLACE
    """Where it lies on the map, or the place it names."""
    count: int = 0
    """How many cards lie here, if it is the top of a pile."""

    @property
    def is_back(self) -> bool:
        """Whether the viewer sees only the back."""
        return not self.art


@dataclass(frozen=True, slots=True)
class Pile:
    """A deck with its discard pile, or a slot for an ally."""

    id: str
    name: Text
    count: int
    top: CardFace | None
    """The back of its top card, or the faceup card in a slot."""
    discards: tuple[CardFace, ...] = ()
    """The newest first."""
    meaning: Text | None = None


@dataclass(frozen=True, slots=True)
class TradeSide:
    """One of two figures that trade."""

    id: str
    """The figure's, as in `Figure`."""
    name: Text
    art: str
    """The portrait's name in resources/art."""
    cards: tuple[CardFace, ...]
    """The figure's own cards."""
    received: tuple[CardFace, ...] = ()
    """What the other has given."""
    closed: tuple[tuple[str, Text], ...] = ()
    """The keys of the cards that cannot be given, each with the reason."""
    limits: tuple[tuple[str, int, Text], ...] = ()
    """Of a kind of card how many can be held, and what is to be said with {limit} and {count} beyond that."""
