"""The decks of Tourist Ability cards and Gift cards, and the shuffled Bus Location cards.

A deck is shuffled again when a card is needed and none is left (D7.17, D9.9).
"""

from __future__ import annotations

from furyqt.rules.core import chance
from furyqt.rules.core.zones import NONE, Cards, with_card, without_card
from furyqt.rules.dining.events import DeckShuffled, GiftDrawn, RowDealt
from furyqt.rules.dining.spaces import LOCATIONS
from furyqt.rules.dining.state import FREE, DiningState, Script, with_row

TOURISTS, GIFTS, BUS = "tourists", "gifts", "bus"
"""The names of the decks."""


class ScriptError(ValueError):
    """Cards fixed in advance do not fit the game."""


def shuffle(state: DiningState, deck: str, cards: Cards) -> Cards:
    """Return cards in the order of the script, if it has one, or in a random one; the top is at the end."""
    fixed = _next_shuffle(state, deck) if state.script is not FREE else None
    if fixed is not None:
        if not set(fixed) <= set(cards) or len(set(fixed)) < len(fixed):
            raise ScriptError(f"the shuffle of the {deck} does not have the cards that are shuffled")
        return (*(card for card in cards if card not in fixed), *fixed[::-1])
    found, state.chance = chance.shuffled(state.chance, cards)
    return found


def _next_shuffle(state: DiningState, deck: str) -> Cards | None:
    shuffles = state.script.shuffles
    at = next((at for at, (name, _) in enumerate(shuffles) if name == deck), NONE)
    if at == NONE:
        return None
    state.script = Script(state.script.draws, (*shuffles[:at], *shuffles[at + 1 :]))
    return shuffles[at][1]


def top(state: DiningState, deck: str, cards: Cards) -> int:
    """Return the card of a deck that is drawn next, by the script or from the top."""
    if state.script is FREE:
        return cards[-1]
    draws = dict(state.script.draws)
    coming = draws.get(deck, ())
    if not coming:
        return cards[-1]
    if coming[0] not in cards:
        raise ScriptError(f"card {coming[0]} of the {deck} cannot be drawn here")
    draws[deck] = coming[1:]
    state.script = Script(tuple(draws.items()), state.script.shuffles)
    return coming[0]


def draw_tourist(state: DiningState) -> int:
    """Take the next Tourist Ability card; there is one in the deck or the discard pile."""
    if not state.tourist_deck:
        state.tourist_deck = shuffle(state, TOURISTS, state.tourist_discard)
        state.tourist_discard = ()
        state.tell(DeckShuffled, False)
    card = top(state, TOURISTS, state.tourist_deck)
    state.tourist_deck = without_top(state.tourist_deck, card)
    return card


def deal_row(state: DiningState) -> None:
    """Deal a new row of face-up cards."""
    left = len(state.tourist_deck) + len(state.tourist_discard)
    count = min(state.tables.components.face_up_cards, left)
    drawn = [draw_tourist(state) for _ in range(count)]
    state.row_up, state.row_down = tuple(sorted(drawn)), ()
    state.tell(RowDealt, state.row_up)


def draw_gift(state: DiningState, player: int) -> bool:
    """Give a player the next Gift card; return whether there was one."""
    if not state.gift_deck:
        if not state.gift_discard:
            return False
        state.gift_deck = shuffle(state, GIFTS, state.gift_discard)
        state.gift_discard = ()
        state.tell(DeckShuffled, True)
    card = top(state, GIFTS, state.gift_deck)
    state.gift_deck = without_top(state.gift_deck, card)
    state.gifts = with_row(state.gifts, player, with_card(state.gifts[player], card))
    state.tell(GiftDrawn, player, card, state.tables.gift(card).name)
    return True


def discard_gift(state: DiningState, player: int, gift: int) -> None:
    """Move a Gift card of a player to the discard pile; the caller reports the reason."""
    state.gifts = with_row(state.gifts, player, without_card(state.gifts[player], gift))
    state.gift_discard = (*state.gift_discard, gift)


def bus_stops(state: DiningState, count: int) -> list[int]:
    """Shuffle the Bus Location cards and return the locations of the first ones drawn."""
    cards = shuffle(state, BUS, tuple(LOCATIONS))
    stops = []
    for _ in range(count):
        stops.append(top(state, BUS, cards))
        cards = without_top(cards, stops[-1])
    return stops


def without_top(cards: Cards, card: int) -> Cards:
    """Return a deck without a card, which is nearly always at its top."""
    return cards[:-1] if cards[-1] == card else without_card(cards, card)
