"""A decision of the third edition: who makes it, its card, and the labels of its actions.

A new decision derives from one of the last five classes here and gives the class values `asks`, `rules_page`
and, if the usual labels do not fit, `labels`.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Any, ClassVar

from furyqt.rules.core.agenda import Action, Decision, Position, pending_decision
from furyqt.rules.core.text import Text
from furyqt.rules.fury3.action_labels import Labels, action_text
from furyqt.rules.fury3.actions import CARD_IDS
from furyqt.rules.fury3.catalog import COMBAT, ENCOUNTERS, EVENTS, ITEMS, MATURED, POWERS
from furyqt.rules.fury3.decks import Deck
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE, HUNTERS
from furyqt.rules.fury3.words import FIGURE_NAMES
from furyqt.rules.mechanisms.cards import Catalog

TOGETHER = -1
"""The seat of the decisions that the hunters make together."""


class DecisionKind(Enum):
    """The decisions for which a screen shows more than a list of actions."""

    OTHER = auto()
    HUNTER_ACTION = auto()
    SECOND_TICKET = auto()
    TRADE = auto()
    EVENT_WINDOW = auto()
    PLACEMENT = auto()
    BATS = auto()
    FALSE_TIP = auto()
    STRIKE = auto()
    COUNTER = auto()
    BAT_FLIGHT = auto()


class Fury3Decision(Decision, frozen=True):
    """A decision of the third edition."""

    labels: ClassVar[Labels] = {}
    """Labels of its actions if the usual ones do not fit: by action, or by class of action."""
    kind: ClassVar[DecisionKind] = DecisionKind.OTHER
    is_matured: ClassVar[bool] = False
    """Whether the encounter on its rules page has matured."""
    cards_in_hand: ClassVar[bool] = True
    """Whether the chosen cards are in a hand, not on the table, in a hideout or on a discard pile."""

    def label(self, position: Any, action: Action) -> Text:
        """Return the label of an action on its button."""
        return action_text(position, self.labels, action)

    def at_stake(self, position: Any) -> Text | None:
        """Return what is at stake: the decision's own words, or the text of the card on its rules page."""
        return self.stake or card_meaning_on(self.page(position), is_matured=self.is_matured)

    def subject(self, position: Position) -> tuple[Deck, int] | None:
        """Return the deck and number of the card that the decision is about, which may be HIDDEN, or None."""
        return None


class HuntersDecision(Fury3Decision, frozen=True):
    """A decision of the hunters together, or of one fixed hunter."""

    decider: ClassVar[int] = HUNTERS
    figure: ClassVar[int] = TOGETHER

    def seat(self, position: Position) -> int:
        """Return the hunter, or TOGETHER."""
        return self.figure


class HunterDecision(Fury3Decision, frozen=True):
    """A decision of one hunter."""

    hunter: int

    decider: ClassVar[int] = HUNTERS

    def seat(self, position: Position) -> int:
        """Return the hunter."""
        return self.hunter

    def prompt(self, position: Position) -> Text:
        """Return the prompt with the hunter's name."""
        return self.asks.fill(hunter=FIGURE_NAMES[self.hunter])


class ActorDecision(Fury3Decision, frozen=True):
    """A decision of one hunter (0-3) or of Dracula (DRACULA_FIGURE)."""

    actor: int

    def player(self, position: Position) -> int:
        """Return the actor's side."""
        return side_of(self.actor)

    def seat(self, position: Position) -> int:
        """Return the actor."""
        return self.actor


class DraculaDecision(Fury3Decision, frozen=True):
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


def fury3_decision(position: Any) -> Fury3Decision | None:
    """Return the decision that a state or an observation waits for, or None."""
    found = pending_decision(position)
    assert found is None or isinstance(found, Fury3Decision)
    return found


def pending_kind(position: Any) -> DecisionKind:
    """Return the kind of the decision that a state or an observation waits for, OTHER for none."""
    found = fury3_decision(position)
    return found.kind if found else DecisionKind.OTHER


def side_of(actor: int) -> int:
    """Return the player who decides for a hunter (0-3) or for Dracula (DRACULA_FIGURE)."""
    return DRACULA if actor == DRACULA_FIGURE else HUNTERS


def card_page(deck: Deck, card: int) -> str:
    """Return the rules page of a card, an empty text if the card is hidden."""
    return f"card:{deck.name.lower()}:{CARD_IDS[deck][card]}" if card >= 0 else ""


_CATALOGS: dict[str, Catalog[Any]] = {
    "item": ITEMS,
    "event": EVENTS,
    "encounter": ENCOUNTERS,
    "power": POWERS,
    "combat": COMBAT,
}


def card_meaning_on(page: str, *, is_matured: bool) -> Text | None:
    """Return the effect of the card that a page of the rules is about; None for a page about a rule."""
    if not page.startswith("card:"):
        return None
    _, deck, identifier = page.split(":")
    catalog = MATURED if is_matured else _CATALOGS[deck]
    return next(card.text for card in catalog if card.id == identifier)
