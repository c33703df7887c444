"""The registry of cards: one catalog for each deck of a game, filled by the modules that define the cards.

Steps look a card up here when it is played; they never import the modules that define cards, so a card may
push any step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

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


@dataclass
class Catalog:
    """The cards of one deck by number."""

    cards: dict[int, Card] = field(default_factory=dict)

    def card(
        self, number: int, name: Text, text: Text, against: Rule = nothing
    ) -> Callable[[Effect], Effect]:
        """Define a card by its number (an IntEnum member); decorates the function that is its effect."""

        def define(effect: Effect) -> Effect:
            if number in self.cards:
                raise CatalogError(f"{number!r} is defined twice")
            identifier = number.name.lower()  # type: ignore[attr-defined]  # numbers are members of an IntEnum
            self.cards[number] = Card(number, identifier, name, text, effect, against)
            return effect

        return define

    def __getitem__(self, number: int) -> Card:
        return self.cards[number]

    def __iter__(self) -> Iterator[Card]:
        return (self.cards[number] for number in sorted(self.cards))
