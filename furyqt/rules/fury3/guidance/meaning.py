"""The effects of cards as texts."""

from __future__ import annotations

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import actions, words
from furyqt.rules.fury3.catalog import COMBAT, ENCOUNTERS, EVENTS, ITEMS, MATURED, POWERS
from furyqt.rules.fury3.decks import CANNOT_MATURE, HIDDEN, ICONS, Deck

N_ = Texts("fury3.board")


def meaning(action: Action) -> Text | None:
    """Return the effect of the card an action plays or chooses, or None."""
    if isinstance(action, actions.Play):
        return card_meaning(Deck.EVENT, action.card)
    if isinstance(action, actions.Pick | actions.Give):
        return card_meaning(action.deck, action.card)
    if isinstance(action, actions.Strike):
        return card_meaning(Deck.ITEM, action.card)
    if isinstance(action, actions.Counter):
        return COMBAT[action.card].text
    if isinstance(action, actions.Space) and action.card >= 0:
        return card_meaning(Deck.ENCOUNTER, action.card)
    return POWERS[action.power].text if isinstance(action, actions.Placement) and action.power >= 0 else None


def card_meaning(deck: int, card: int) -> Text | None:
    """Return the effect of a card as in its catalog; None for a hidden card or a ticket."""
    if card == HIDDEN or deck == Deck.TICKET:
        return None
    if deck == Deck.EVENT:
        return EVENTS[card].text
    return _item(card) if deck == Deck.ITEM else _encounter(card)


def _item(card: int) -> Text:
    """Return an item's effect with the icons it cancels, which its drawing would show."""
    if card not in ICONS:
        return ITEMS[card].text
    icons = words.joined([COMBAT[icon].name for icon in sorted(ICONS[card])])
    return _BANNER.fill(text=ITEMS[card].text, icons=icons)


def _encounter(card: int) -> Text:
    text = ENCOUNTERS[card].text
    return text if card in CANNOT_MATURE else MATURED_TOO.fill(text=text, matured=MATURED[card].text)


MATURED_TOO = N_("{text} Matured: {matured}")
_BANNER = N_("{text} Cancels: {icons}.")
