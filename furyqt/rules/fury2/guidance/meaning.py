"""The effects of cards as texts."""

from __future__ import annotations

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import actions
from furyqt.rules.fury2.catalog import ENCOUNTERS, EVENTS, ITEMS, MATURED, POWERS, TACTICS
from furyqt.rules.fury2.decks import MATURING, Deck, Power

N_ = Texts("fury2.board")

MATURED_TOO = N_("{text} Matured: {matured}")


def meaning(action: Action) -> Text | None:
    """Return the effect of the card an action plays or chooses, or None."""
    if isinstance(action, actions.Play):
        return card_meaning(Deck.EVENT, action.card)
    if isinstance(action, actions.Pick):
        return card_meaning(action.deck, action.card)
    if isinstance(action, actions.Use | actions.Give):
        return card_meaning(Deck.ITEM, action.item)
    if isinstance(action, actions.Strike):
        return card_meaning(Deck.ITEM, action.card)
    if isinstance(action, actions.Counter):
        return TACTICS[action.card].text
    if isinstance(action, actions.SlotChoice) and action.card >= 0:
        return card_meaning(Deck.ENCOUNTER, action.card)
    return _power(action) if isinstance(action, actions.Placement) else None


def _power(action: actions.Placement) -> Text | None:
    """Return the effect of a placement's power card."""
    if action.power >= 0:
        return POWERS[action.power].text
    return POWERS[Power.WOLF_FORM].text if action.wolf else None


def card_meaning(deck: int, card: int) -> Text | None:
    """Return the effect of a card as in its catalog; None for a hidden card."""
    if card < 0:
        return None
    if deck == Deck.EVENT:
        return EVENTS[card].text
    if deck == Deck.ITEM:
        return ITEMS[card].text
    text = ENCOUNTERS[card].text
    return MATURED_TOO.fill(text=text, matured=MATURED[card].text) if card in MATURING else text
