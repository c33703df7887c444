"""The registry of cards: one catalog for each deck of a game, filled by the modules that define the cards.

Steps look a card up here when it is played; they never import the modules that define cards, so a card may
push any step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from furyqt.rules.core.text import Text

Effect = Callable[[Any, Any], None]
"""(state, the step that resolves the card) -> nothing; the effect changes the state and pushes steps."""
Test = Callable[[Any, Any], bool]
"""(position, the player or piece that would play a card) -> whether a condition holds."""
Rule = Callable[[Any, Any], Text | None]
"""(position, the player or piece that would play a card) -> why it cannot, or None."""


class CatalogError(ValueError):
    """A card is defined twice or not at all."""


def nothing(position: Any, actor: Any) -> Text | None:
    """Return None: nothing is against a card that needs only its window."""
    del position, actor
    return None


def unless(holds: Test, reason: Text) -> Rule:
    """Return the rule that forbids a card for this reason unless the condition holds."""
    return lambda position, actor: None if holds(position, actor) else reason


@dataclass(frozen=True)
class Card:
    """A card: its printed text and its effect.

    `id` is its name in the notation and in the facts; `text` is our own wording of its effect.
    """

    number: int
    id: str
    name: Text
    text: Text
    effect: Effect
    against: Rule = nothing
    """Why it cannot be played at its moment."""

    def playable(self, position: Any, actor: Any) -> bool:
        """Return whether the card can be played at its moment."""
        return self.against(position, actor) is None


C = TypeVar("C", bound=Card)
MOST_MOMENTS = 16
"""The numbers of moments are less than this."""


class Catalog(Generic[C]):
    """The cards of one deck by number; `kind` is the class of their records."""

    def __init__(self, kind: type[C]) -> None:
        self.kind = kind
        self.cards: dict[int, C] = {}

    def card(
        self, number: int, name: Text, text: Text, against: Rule = nothing, **facts: Any
    ) -> Callable[[Effect], Effect]:
        """Define a card by its number (an IntEnum member); decorates the function that is its effect.

        `facts` are the further fields of the record, by name.
        """

        def define(effect: Effect) -> Effect:
            if number in self.cards:
                raise CatalogError(f"{number!r} is defined twice")
            identifier = number.name.lower()  # type: ignore[attr-defined]  # numbers are members of an IntEnum
            self.add(self.kind(number, identifier, name, text, effect, against, **facts))
            return effect

        return define

    def add(self, card: C) -> None:
        """Add a card; a catalog that derives tables from its cards updates them here."""
        self.cards[card.number] = card

    def __getitem__(self, number: int) -> C:
        return self.cards[number]

    def __iter__(self) -> Iterator[C]:
        return (self.cards[number] for number in sorted(self.cards))


@dataclass(frozen=True, kw_only=True)
class DeckCard(Card):
    """A card of a deck."""

    copies: int
    when: tuple[int, ...] = ()
    """The moments at which the card can be played by itself; a card that only answers something has none."""


@dataclass(frozen=True, kw_only=True)
class OwnedCard(DeckCard):
    """A card of a deck that two players share: the back shows whose it is."""

    owner: int
    is_ally: bool = False
    """Whether the card stays in play."""


D = TypeVar("D", bound=DeckCard)
Owned = TypeVar("Owned", bound=OwnedCard)


class DeckCatalog(Catalog[D]):
    """The cards of a deck, and the tables that follow from them; they grow whenever a card is defined."""

    def __init__(self, kind: type[D]) -> None:
        super().__init__(kind)
        self.at = [frozenset[int]()] * MOST_MOMENTS
        """The cards that can be played at each moment, by its number."""

    @property
    def copies(self) -> tuple[int, ...]:
        """The number of copies of each card by its number."""
        return tuple(card.copies for card in self)

    def add(self, card: D) -> None:
        """Add a card to the catalog and its tables."""
        super().add(card)
        for moment in card.when:
            self.at[moment] |= {card.number}


class OwnedCatalog(DeckCatalog[Owned]):
    """The cards of a deck that two players share."""

    def __init__(self, kind: type[Owned]) -> None:
        super().__init__(kind)
        self.of = [frozenset[int](), frozenset[int]()]
        """The cards with the back of each of the two players."""
        self.allies = [frozenset[int](), frozenset[int]()]
        """The allies among them."""

    def add(self, card: Owned) -> None:
        """Add a card to the catalog and its tables."""
        super().add(card)
        self.of[card.owner] |= {card.number}
        if card.is_ally:
            self.allies[card.owner] |= {card.number}
