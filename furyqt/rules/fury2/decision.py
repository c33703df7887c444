"""A decision of the second edition: who makes it, and the labels of its actions.

A new decision derives from one of the last five classes here and gives the class values `asks`, `rules_page`
and, if the usual labels do not fit, `labels`.
"""

from __future__ import annotations

from typing import Any, ClassVar

from furyqt.rules.core.agenda import Action, Decision, Position
from furyqt.rules.core.text import Text
from furyqt.rules.fury2.action_labels import Labels, action_text
from furyqt.rules.fury2.actions import CARD_IDS
from furyqt.rules.fury2.catalog import ENCOUNTERS, EVENTS, ITEMS, MATURED, POWERS
from furyqt.rules.fury2.decks import Deck
from furyqt.rules.fury2.tables import DRACULA, DRACULA_FIGURE, FIGURES, HUNTERS, SERVANT_FIGURE
from furyqt.rules.fury2.words import FIGURE_NAMES
from furyqt.rules.mechanisms.cards import Catalog

TOGETHER = -1
"""The seat of the decisions that the hunters make together."""


class Fury2Decision(Decision, frozen=True):
    """A decision of the second edition."""

    labels: ClassVar[Labels] = {}
    """Labels of its actions if the usual ones do not fit: by action, or by class of action."""
    is_matured: ClassVar[bool] = False
    """Whether the encounter on its rules page has matured."""
    cards_in_hand: ClassVar[bool] = True
    """Whether the chosen cards are in a hand, not on the table, the trail or a discard pile."""

    def label(self, position: Any, action: Action) -> Text:
        """Return the label of an action on its button."""
        return action_text(position, self.labels, action)

    def at_stake(self, position: Any) -> Text | None:
        """Return what is at stake: the decision's own words, or the text of the card on its rules page."""
        return self.stake or card_meaning_on(self.page(position), is_matured=self.is_matured)

    def subject(self, position: Position) -> tuple[Deck, int] | None:
        """Return the deck and number of the card that the decision is about, which may be HIDDEN, or None."""
        return None


class HuntersDecision(Fury2Decision, frozen=True):
    """A decision of the hunters together."""

    decider: ClassVar[int] = HUNTERS

    def seat(self, position: Position) -> int:
        """Return TOGETHER."""
        return TOGETHER


class HunterDecision(Fury2Decision, frozen=True):
    """A decision of one hunter."""

    hunter: int

    decider: ClassVar[int] = HUNTERS

    def seat(self, position: Position) -> int:
        """Return the hunter."""
        return self.hunter

    def prompt(self, position: Position) -> Text:
        """Return the prompt with the hunter's name."""
        return self.asks.fill(hunter=FIGURE_NAMES[self.hunter])


class ActorDecision(Fury2Decision, frozen=True):
    """A decision of one hunter (0-3), of Dracula or of the Servant."""

    actor: int

    def player(self, position: Position) -> int:
        """Return the actor's side."""
        return side_of(self.actor)

    def seat(self, position: Position) -> int:
        """Return the actor."""
        return self.actor


class DraculaDecision(Fury2Decision, frozen=True):
    """A decision of Dracula."""

    decider: ClassVar[int] = DRACULA

    def seat(self, position: Position) -> int:
        """Return Dracula."""
        return DRACULA_FIGURE


class DraculaHunterDecision(DraculaDecision, frozen=True):
    """A decision of Dracula about one hunter."""

    hunter: int

    def prompt(self, position: Position) -> Text:
        """Return the prompt with the hunter's name."""
        return self.asks.fill(hunter=FIGURE_NAMES[self.hunter])


class ServantDecision(Fury2Decision, frozen=True):
    """A decision of the Servant."""

    decider: ClassVar[int] = DRACULA

    def seat(self, position: Position) -> int:
        """Return the Servant."""
        return SERVANT_FIGURE


def side_of(actor: int) -> int:
    """Return the player who decides for a figure."""
    return HUNTERS if actor in FIGURES else DRACULA


def card_page(deck: Deck, card: int) -> str:
    """Return the rules page of a card, an empty text if the card is hidden."""
    return f"card:{deck.name.lower()}:{CARD_IDS[deck][card]}" if card >= 0 else ""


_CATALOGS: dict[str, Catalog[Any]] = {
    "item": ITEMS,
    "event": EVENTS,
    "encounter": ENCOUNTERS,
    "power": POWERS,
}


def card_meaning_on(page: str, *, is_matured: bool) -> Text | None:
    """Return the effect of the card that a page of the rules is about; None for a page about a rule."""
    if not page.startswith("card:"):
        return None
    _, deck, identifier = page.split(":")
    catalog = MATURED if is_matured else _CATALOGS[deck]
    return next(card.text for card in catalog if card.id == identifier)
