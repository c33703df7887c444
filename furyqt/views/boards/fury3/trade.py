"""A trade between two hunters: their cards and tickets, the cards given, and why some cards stay."""

from __future__ import annotations

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.actions import Give
from furyqt.rules.fury3.decision import DecisionKind, pending_kind
from furyqt.rules.fury3.decks import HIDDEN, Deck
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import EVENT_LIMIT, ITEM_LIMIT, TICKET_LIMIT
from furyqt.views.boards.fury3 import faces
from furyqt.views.boards.fury3.choices import card_of
from furyqt.views.boards.fury3.figures import LETTERS
from furyqt.views.boards.fury3.sheets import PORTRAITS
from furyqt.views.picture import TradePanel, TradeSide

N_board = Texts("fury3.board")
N_unavailable = Texts("fury3.unavailable")

DECKS = (Deck.ITEM, Deck.EVENT, Deck.TICKET)


def trade(observation: Fury3Observation) -> TradePanel | None:
    """Return the current trade, for the player who decides it."""
    if pending_kind(observation) != DecisionKind.TRADE or not observation.actions:
        return None
    step = observation.agenda[-1]
    pair = int(getattr(step, "hunter", 0)), int(getattr(step, "partner", 0))
    is_led = bool(getattr(step, "leader", False))
    return TradePanel((_side(observation, pair, 0, is_led), _side(observation, pair, 1, is_led)))


def _side(observation: Fury3Observation, pair: tuple[int, int], rank: int, is_led: bool) -> TradeSide:
    hunter = pair[rank]
    received = [(Deck(deck), card) for giver, deck, card in observation.gifts if giver != rank]
    kept = [(deck, card) for deck in DECKS for card in _held(observation, hunter, deck)]
    for gift in received:
        kept.remove(gift)
    return TradeSide(
        id=LETTERS[hunter],
        name=words.FIGURE_NAMES[hunter],
        art=PORTRAITS[hunter],
        cards=tuple(faces.face(deck, card) for deck, card in kept),
        received=tuple(faces.face(deck, card) for deck, card in received),
        closed=_closed(observation, hunter, kept, is_led),
        limits=(
            ("item", ITEM_LIMIT[hunter], _ITEMS),
            ("event", EVENT_LIMIT[hunter], _EVENTS),
            ("ticket", TICKET_LIMIT, _TICKETS),
        ),
    )


def _held(observation: Fury3Observation, hunter: int, deck: Deck) -> tuple[int, ...]:
    sheet = observation.hunters[hunter]
    cards = {Deck.ITEM: sheet.items, Deck.EVENT: sheet.events, Deck.TICKET: sheet.tickets}[deck]
    return tuple(card for card in cards if card != HIDDEN)


def _closed(
    observation: Fury3Observation, hunter: int, kept: list[tuple[Deck, int]], is_led: bool
) -> tuple[tuple[str, Text], ...]:
    """Return the cards that cannot be given, each with the reason."""
    found: list[tuple[str, Text]] = []
    for deck, card in dict.fromkeys(kept):
        gift = Give(hunter, deck, card)
        if gift not in observation.actions:
            found.append((card_of(observation, gift), _why(deck, is_led)))
    return tuple(found)


def _why(deck: Deck, is_led: bool) -> Text:
    if is_led and deck != Deck.EVENT:
        return N_unavailable("As the Leader, Van Helsing trades event cards only.")
    if not is_led and deck == Deck.EVENT:
        return N_unavailable("Only Van Helsing trades event cards, as the Leader.")
    return N_unavailable("The cards of a trade are given in order, and it is too late for this one.")


_ITEMS = N_board("Item cards above the limit of {limit}: {count} must be discarded.")
_EVENTS = N_board("Event cards above the limit of {limit}: {count} must be discarded.")
_TICKETS = N_board("Tickets above the limit of {limit}: {count} must be returned.")
