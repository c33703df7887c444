"""The actions a hunter can choose from, by day and by night (R5)."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.text import Texts
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury3.action_labels import Labels
from furyqt.rules.fury3.actions import PASS, Go, Play, Word
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.decks import TICKETS, EventCard, Item
from furyqt.rules.fury3.event_timing import Lasting, When
from furyqt.rules.fury3.state import Fury3State, Hunter
from furyqt.rules.fury3.steps.search import hideouts
from furyqt.rules.fury3.steps.supply.bond import has_company
from furyqt.rules.fury3.steps.supply.trade import can_trade
from furyqt.rules.fury3.steps.travel.travel import rail_targets, road_targets, sea_targets
from furyqt.rules.fury3.tables import CASTLE, DOOR, HOSPITALS, MINA, PLACES, RAILS, SAILS, SEAS

N_ = Texts("fury3.buttons")

Choice = Word | Go | Play

SUPPLY, RESERVE, REST, SEARCH, TRADE = (
    Word("supply"),
    Word("reserve"),
    Word("rest"),
    Word("search"),
    Word("trade"),
)
BOND, HORSES = Word("bond"), Word("horses")
LABELS: Labels = {
    PASS: N_("Do nothing"),
    SUPPLY: N_("Take supplies"),
    RESERVE: N_("Reserve a ticket"),
    REST: N_("Rest"),
    SEARCH: N_("Search"),
    TRADE: N_("Trade"),
    BOND: N_("Use Psychic Bond"),
    HORSES: N_("Use Fast Horses"),
}
MOVE, SPECIAL = "move", "special"
"""The kinds of actions that Renewed Vigor distinguishes, besides the words of the others."""
ROAD = tuple(Go("road", to) for to in PLACES)
SEA = tuple(Go("sea", to) for to in PLACES)
RAIL = tuple(tuple(Go("rail", to, ticket) for to in PLACES) for ticket in range(len(TICKETS)))
OUT = {hospital: Go("door", city) for hospital, city in DOOR.items()}


def kind_of(action: Choice) -> str:
    """Return the kind of an action for Renewed Vigor: all moves are one, all special actions another."""
    if isinstance(action, Go) or (isinstance(action, Play) and action.card == EventCard.CHARTERED_CARRIAGE):
        return MOVE
    if isinstance(action, Play) or action in (BOND, HORSES):
        return SPECIAL
    return action.word


def actions(state: Fury3State, hunter: int) -> Sequence[Choice]:
    """Return all actions of a hunter in the canonical order; at sea without a way he can only pass."""
    sheet = state.hunters[hunter]
    place, done = sheet.place, state.done
    if place in SEAS:
        return at_sea(state, hunter)
    if place in HOSPITALS:
        return in_hospital(state, place)
    night = state.is_night()
    found: list[Choice] = [PASS]
    if MOVE not in done:
        add_moves(state, sheet, night, found)
    add_stays(state, hunter, sheet, found)
    if SPECIAL not in done:
        add_specials(state, hunter, sheet, night, found)
    if MOVE not in done and not night and can_charter(state, hunter, sheet):
        found.append(Play(EventCard.CHARTERED_CARRIAGE, hunter))
    return allowed(state, found) if state.chapter.forbid else found


def allowed(state: Fury3State, found: Sequence[Choice]) -> list[Choice]:
    """Return the actions whose word or way the chapter does not forbid."""
    forbid = state.chapter.forbid
    return [
        action
        for action in found
        if isinstance(action, Play) or (action.way if isinstance(action, Go) else action.word) not in forbid
    ]


def has_choice(state: Fury3State, hunter: int) -> bool:
    """Return whether a hunter can do anything; at sea not by night or when storms block every way (R5.4)."""
    place = state.hunters[hunter].place
    if place not in SEAS and place not in HOSPITALS:
        return True
    return any(action != PASS for action in actions(state, hunter))


def at_sea(state: Fury3State, hunter: int) -> list[Choice]:
    """Return the actions at sea: by day a hunter must sail on, except in a second action; by night he passes
    (R5.4).
    """
    found: list[Choice] = []
    if state.is_night():
        return [PASS]
    sheet = state.hunters[hunter]
    if MOVE not in state.done:
        found += [SEA[to] for to in sea_targets(state, sheet.place)]
    card = EventCard.EXCELLENT_WEATHER
    if SPECIAL not in state.done and card in sheet.events and EVENTS[card].playable(state, hunter):
        found.append(Play(card, hunter))
    return found if found and not state.done else [PASS, *found]


def in_hospital(state: Fury3State, place: int) -> list[Choice]:
    """Return the actions in a hospital: leaving by the door, by day, or taking an item (R11.7)."""
    found: list[Choice] = [PASS]
    if not state.is_night() and MOVE not in state.done and DOOR[place] not in state.fog:
        found.append(OUT[place])
    if SUPPLY.word not in state.done and not state.lasts(Lasting.NO_SUPPLY):
        found.append(SUPPLY)
    return found


def add_moves(state: Fury3State, sheet: Hunter, night: bool, found: list[Choice]) -> None:
    """Add moves by road, sea and railway by day (R5.5), by road in a Long Night."""
    place = sheet.place
    if night and not state.lasts(Lasting.NIGHT_ROADS):
        return
    found += [ROAD[to] for to in road_targets(state, place)]
    if night:
        return
    if SAILS[place]:
        found += [SEA[to] for to in sea_targets(state, place)]
    if RAILS[place]:
        for ticket in kinds(sheet.tickets):
            found += [RAIL[ticket][to] for to in rail_targets(state, place, *TICKETS[ticket])]


def add_stays(state: Fury3State, hunter: int, sheet: Hunter, found: list[Choice]) -> None:
    """Add the actions without a move (R5.6 to R5.11)."""
    place, done = sheet.place, state.done
    if place != CASTLE:
        if SUPPLY.word not in done and not state.lasts(Lasting.NO_SUPPLY):
            found.append(SUPPLY)
        if state.tickets and RESERVE.word not in done:
            found.append(RESERVE)
    if sheet.damage and REST.word not in done:
        found.append(REST)
    if SEARCH.word not in done and can_search(state, place):
        found.append(SEARCH)
    if TRADE.word not in done and can_trade(state, hunter):
        found.append(TRADE)


def can_search(state: Fury3State, place: int) -> bool:
    """Return whether a faceup hideout or lair of a city, or Hide with it, holds encounters; not in fog
    (R5.11).
    """
    if place in state.fog:
        return False
    found = hideouts.find(state, place)
    if found is None or not found.faceup:
        return False
    if found.contents:
        return True
    hide = hideouts.hide_at(state, found)
    return hide is not None and hide.faceup and bool(hide.contents)


def can_charter(state: Fury3State, hunter: int, sheet: Hunter) -> bool:
    """Return whether a hunter can use Chartered Carriage by day, for a ticket (R5.5.2)."""
    card = EventCard.CHARTERED_CARRIAGE
    if card not in sheet.events or not sheet.tickets:
        return False
    return EVENTS[card].playable(state, hunter)


def add_specials(state: Fury3State, hunter: int, sheet: Hunter, night: bool, found: list[Choice]) -> None:
    """Add sheet abilities, Fast Horses and event cards used as an action (R5.8)."""
    if hunter == MINA and has_company(state, hunter):
        found.append(BOND)
    if not night and Item.FAST_HORSES in sheet.items and road_targets(state, sheet.place):
        found.append(HORSES)
    usable = EVENTS.at[When.NIGHT_ACTION if night else When.DAY_ACTION]
    if usable.isdisjoint(sheet.events):
        return
    for card in kinds(sheet.events):
        if card in usable and EVENTS[card].playable(state, hunter):
            found.append(Play(card, hunter))
