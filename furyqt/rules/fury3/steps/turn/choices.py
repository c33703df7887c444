"""The actions a hunter can choose from, by day and by night (R5)."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.text import Text, Texts
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
from furyqt.rules.fury3.steps.travel.rail import rail_targets, road_targets
from furyqt.rules.fury3.steps.travel.travel import FOG_HERE, against_road, sea_targets
from furyqt.rules.fury3.tables import CASTLE, DOOR, HOSPITALS, MINA, PLACES, RAILS, SAILS, SEAS

N_ = Texts("fury3.buttons")
N_unavailable = Texts("fury3.unavailable")

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
    if against_moving(state, night) is None:
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
    if against_door(state, place) is None:
        found.append(OUT[place])
    if against_supply(state, place) is None:
        found.append(SUPPLY)
    return found


def add_moves(state: Fury3State, sheet: Hunter, night: bool, found: list[Choice]) -> None:
    """Add moves by road, sea and railway by day (R5.5), by road in a Long Night."""
    place = sheet.place
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
    place = sheet.place
    if against_supply(state, place) is None:
        found.append(SUPPLY)
    if against_reserve(state, place) is None:
        found.append(RESERVE)
    if against_rest(state, sheet) is None:
        found.append(REST)
    if against_search(state, place) is None:
        found.append(SEARCH)
    if against_trade(state, hunter) is None:
        found.append(TRADE)


def can_charter(state: Fury3State, hunter: int, sheet: Hunter) -> bool:
    """Return whether a hunter can use Chartered Carriage by day, for a ticket (R5.5.2)."""
    card = EventCard.CHARTERED_CARRIAGE
    if card not in sheet.events or not sheet.tickets:
        return False
    return EVENTS[card].playable(state, hunter)


def add_specials(state: Fury3State, hunter: int, sheet: Hunter, night: bool, found: list[Choice]) -> None:
    """Add sheet abilities, Fast Horses and event cards used as an action (R5.8)."""
    if hunter == MINA and against_bond(state, hunter) is None:
        found.append(BOND)
    if not night and Item.FAST_HORSES in sheet.items and against_horses(state, sheet.place) is None:
        found.append(HORSES)
    usable = EVENTS.at[When.NIGHT_ACTION if night else When.DAY_ACTION]
    if usable.isdisjoint(sheet.events):
        return
    for card in kinds(sheet.events):
        if card in usable and EVENTS[card].playable(state, hunter):
            found.append(Play(card, hunter))


# --------------------------------------------------------------------- the rules against each action (R5)


def against_moving(state: Fury3State, night: bool) -> Text | None:
    """Return the rule by which no hunter moves with an action: it is night, or the hunter has moved."""
    if night and not state.lasts(Lasting.NIGHT_ROADS):
        return BY_NIGHT
    return DONE if MOVE in state.done else None


def against_door(state: Fury3State, hospital: int) -> Text | None:
    """Return the rule by which a hunter cannot leave a hospital (R11.7)."""
    if state.is_night():
        return BY_NIGHT
    if DOOR[hospital] in state.fog:
        return FOG_AT_DOOR
    return DONE if MOVE in state.done else None


def against_supply(state: Fury3State, place: int) -> Text | None:
    """Return the rule against taking supplies (R5.6)."""
    if place == CASTLE:
        return NOT_IN_CASTLE
    if state.lasts(Lasting.NO_SUPPLY):
        return NO_SUPPLY
    return DONE if SUPPLY.word in state.done else None


def against_reserve(state: Fury3State, place: int) -> Text | None:
    """Return the rule against reserving a ticket (R5.9)."""
    if place == CASTLE:
        return NOT_IN_CASTLE
    if not state.tickets:
        return NO_TICKETS
    return DONE if RESERVE.word in state.done else None


def against_rest(state: Fury3State, sheet: Hunter) -> Text | None:
    """Return the rule against resting (R5.10)."""
    if not sheet.damage:
        return NO_DAMAGE
    return DONE if REST.word in state.done else None


def against_search(state: Fury3State, place: int) -> Text | None:
    """Return the rule against a search: it needs encounters in a faceup hideout or lair of a city, or in Hide
    with it, and no fog (R5.11).
    """
    if place in state.fog:
        return FOG_HERE
    found = hideouts.find(state, place)
    if found is None or not found.faceup:
        return NO_HIDEOUT
    hide = None if found.contents else hideouts.hide_at(state, found)
    if not found.contents and (hide is None or not hide.faceup or not hide.contents):
        return NO_ENCOUNTERS
    return DONE if SEARCH.word in state.done else None


def against_trade(state: Fury3State, hunter: int) -> Text | None:
    """Return the rule against a trade (R5.7)."""
    if TRADE.word in state.done:
        return DONE
    return None if can_trade(state, hunter) else NO_GOODS


def against_bond(state: Fury3State, hunter: int) -> Text | None:
    """Return the rule against Psychic Bond, which only Mina Harker has."""
    if SPECIAL in state.done:
        return DONE
    return None if has_company(state, hunter) else ALONE


def against_horses(state: Fury3State, place: int) -> Text | None:
    """Return the rule against Fast Horses for a hunter who has them."""
    if state.is_night():
        return BY_NIGHT
    return DONE if SPECIAL in state.done else against_road(state, place)


BY_NIGHT = N_unavailable("Hunters move by day only.")
DONE = N_unavailable("Already done this day: the second action must be another one.")
FOG_AT_DOOR = N_unavailable("There is fog {door:in}.")
NOT_IN_CASTLE = N_unavailable("Not in Castle Dracula.")
NO_SUPPLY = N_unavailable("Devilish Power forbids it in this hunter phase.")
NO_TICKETS = N_unavailable("All tickets are in the hunters' hands.")
NO_DAMAGE = N_unavailable("{hunter} has no damage.")
NO_HIDEOUT = N_unavailable("No hideout is revealed here.")
NO_ENCOUNTERS = N_unavailable("There are no encounters in the hideout here.")
NO_GOODS = N_unavailable("No one here has an item or ticket to give.")
ALONE = N_unavailable("No other hunter is here.")
