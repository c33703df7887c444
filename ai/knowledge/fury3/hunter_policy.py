"""The hunters' rules of thumb for cards and answers; their moves and combat cards are in `policy`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ai.knowledge.fury.starting_places import ALIKE, StartingPlaces
from ai.knowledge.fury.turn_guide import Random, SimpleRule, best
from ai.knowledge.fury3.ways import CATCH_DAYS, DAYS_AWAY
from furyqt.rules.core.agenda import Action, Step
from furyqt.rules.fury3.actions import Give, Pick, Word
from furyqt.rules.fury3.cards.aid import LuckChoice, TransfusionChoice
from furyqt.rules.fury3.cards.answers import CustomsChoice
from furyqt.rules.fury3.cards.blessings import GroundChoice, HostChoice
from furyqt.rules.fury3.cards.combat_events import FindChoice, RouteChoice
from furyqt.rules.fury3.cards.companions import AllyChoice, ReturnChoice
from furyqt.rules.fury3.cards.encounters import BribeChoice, ChaseChoice
from furyqt.rules.fury3.cards.hauntings import MobChoice, WeaponChoice
from furyqt.rules.fury3.cards.items import CircleChoice
from furyqt.rules.fury3.cards.journeys import CarriageTicket, Voyage
from furyqt.rules.fury3.cards.scouts import TrailChoice
from furyqt.rules.fury3.cards.visions import CylinderChoice, VeilChoice
from furyqt.rules.fury3.catalog import EVENTS, ITEMS
from furyqt.rules.fury3.decks import TICKETS, VAMPIRES, WEAPONS, Deck, Encounter
from furyqt.rules.fury3.state import Fury3State, Hunter
from furyqt.rules.fury3.steps.combat.card_effects import BulletsChoice, RevengeChoice
from furyqt.rules.fury3.steps.combat.combat import JoinChoice
from furyqt.rules.fury3.steps.combat.combat_round import SwapChoice
from furyqt.rules.fury3.steps.combat.harm import PreventChoice
from furyqt.rules.fury3.steps.combat.preparation import WreathChoice
from furyqt.rules.fury3.steps.search.meetings import AmbushAnswer
from furyqt.rules.fury3.steps.search.scouting import Scouting
from furyqt.rules.fury3.steps.search.searching import AidChoice, StakeChoice
from furyqt.rules.fury3.steps.supply.item_reveals import ItemRevealChoice
from furyqt.rules.fury3.steps.supply.supply import DrawnChoice, SecondTicket
from furyqt.rules.fury3.steps.supply.trade import TradeGift, TradePartner
from furyqt.rules.fury3.steps.travel.answers import TipRescueChoice
from furyqt.rules.fury3.steps.travel.rides import CarriageRide, RoadRide
from furyqt.rules.fury3.steps.turn.limits import DiscardChoice, ShownChoice
from furyqt.rules.fury3.steps.turn.rounds import StartCity
from furyqt.rules.fury3.steps.turn.turns import NextHunter
from furyqt.rules.fury3.tables import HEALTH, LARGE, SEAS, TOWNS

SECOND = 0.7
"""The reduction of the value of a second copy of a card."""
WEAPON_KEPT = 5.0
"""More than the worth of any item."""
NEAR = tuple(tuple(0.6**days for days in row) for row in DAYS_AWAY)
"""NEAR[from][to]: 1 for the place itself, less for each day."""
STARTS = StartingPlaces(NEAR, TOWNS, LARGE)
MEETINGS = VAMPIRES | {Encounter.SZGANY_BODYGUARDS, Encounter.WOLVES, Encounter.SZGANY_MOB, Encounter.BATS}
"""Ambushes that are worth a card to escape from."""


def discard(random: Random, state: Fury3State, actions: Sequence[Action]) -> Action:
    """Discard the card with the smallest value."""
    step: Any = state.agenda[-1]
    items = state.hunters[step.actor].items if step.actor < len(state.hunters) else ()

    def value(action: Action) -> float:
        assert isinstance(action, Pick)
        if action.deck == Deck.ITEM:
            return -ITEMS[action.card].worth + SECOND * (items.count(action.card) > 1)
        if action.deck == Deck.TICKET:
            return -float(sum(TICKETS[action.card]))
        return -EVENTS[action.card].worth

    return best(random, actions, value)


def yes(random: Random, state: Fury3State, actions: Sequence[Action]) -> Action:
    """Choose anything but passing."""
    useful = [a for a in actions if not (isinstance(a, Word) and a.word in ("pass", "no", "done"))]
    return useful[int(random() * len(useful))] if useful else actions[0]


def first(random: Random, state: Fury3State, actions: Sequence[Action]) -> Action:
    """Pass."""
    return actions[0]


def hand_over(random: Random, state: Fury3State, actions: Sequence[Action]) -> Action:
    """Hand over other items, and weapons only if the damage for them would defeat the hunter."""
    step: Any = state.agenda[-1]
    sheet = state.hunters[step.hunter]
    is_mortal = sheet.damage + len(sheet.items) >= HEALTH[step.hunter]

    def value(action: Action) -> float:
        if not isinstance(action, Pick):
            return -WEAPON_KEPT
        return -ITEMS[action.card].worth - 2 * WEAPON_KEPT * (action.card in WEAPONS and not is_mortal)

    return best(random, actions, value)


def answer(random: Random, state: Fury3State, actions: Sequence[Action]) -> Action:
    """Cancel a dangerous ambush."""
    step: Any = state.agenda[-1]
    return yes(random, state, actions) if step.card in MEETINGS else actions[0]


def can_arm(giver: Hunter, taker: Hunter) -> bool:
    """Return whether a hunter has a spare weapon for another one, who has none."""
    arms = [sum(item in WEAPONS for item in sheet.items) for sheet in (giver, taker)]
    return arms[0] > 1 and not arms[1]


def arms(action: Action, sheets: Sequence[Hunter], pair: tuple[int, int]) -> bool:
    """Return whether an action of a pair's trade gives a spare weapon to the one without a weapon."""
    if not isinstance(action, Give) or action.deck != Deck.ITEM or action.card not in WEAPONS:
        return False
    taker = pair[action.giver == pair[0]]
    return can_arm(sheets[action.giver], sheets[taker])


def gift(random: Random, state: Fury3State, actions: Sequence[Action]) -> Action:
    """Give a spare weapon to a hunter without one; otherwise end the trade."""
    step: Any = state.agenda[-1]
    pair = (step.hunter, step.partner)
    return next((action for action in actions if arms(action, state.hunters, pair)), actions[0])


def begin(random: Random, state: Fury3State, actions: Sequence[Action]) -> Action:
    """Start where a hunter is near to every town, preferably in large cities."""
    values = STARTS.values(tuple(sheet.place for sheet in state.hunters if sheet.place >= 0))
    return best(random, actions, lambda action: values[action.place], ALIKE)


def toward(goal: int, random: Random, actions: Sequence[Action]) -> Action:
    """Choose the place nearest to a goal, preferably not at sea; any place if there is no goal."""
    if goal < 0:
        return actions[int(random() * len(actions))]

    def value(action: Action) -> float:
        if action.place < 0:
            return -2.0
        return -float(CATCH_DAYS[goal][action.place]) - 0.3 * (action.place in SEAS)

    return best(random, actions, value)


JOURNEYS: tuple[type[Step], ...] = (CarriageRide, RoadRide, Voyage, Scouting, GroundChoice, HostChoice)
"""Decisions that name a place where Dracula may be."""
SIMPLE_RULES: dict[type[Step], SimpleRule] = {
    DiscardChoice: discard,
    ItemRevealChoice: yes,
    WreathChoice: yes,
    BulletsChoice: yes,
    ChaseChoice: yes,
    PreventChoice: yes,
    StakeChoice: yes,
    SecondTicket: yes,
    TipRescueChoice: yes,
    AidChoice: yes,
    RevengeChoice: yes,
    BribeChoice: first,
    TradeGift: gift,
    AmbushAnswer: answer,
    MobChoice: hand_over,
    StartCity: begin,
}
AT_RANDOM: frozenset[type[Step]] = frozenset(
    {
        AllyChoice,
        CarriageTicket,
        CircleChoice,
        CustomsChoice,
        CylinderChoice,
        DrawnChoice,
        FindChoice,
        JoinChoice,
        LuckChoice,
        NextHunter,
        ReturnChoice,
        RouteChoice,
        ShownChoice,
        SwapChoice,
        TradePartner,
        TrailChoice,
        TransfusionChoice,
        VeilChoice,
        WeaponChoice,
    }
)
"""Decisions that are made at random."""
