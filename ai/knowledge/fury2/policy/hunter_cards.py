"""The hunters' rules of thumb for cards and answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ai.knowledge.fury.starting_places import ALIKE, StartingPlaces
from ai.knowledge.fury.turn_guide import Random, SimpleRule, best
from ai.knowledge.fury2.ways import TURNS_AWAY
from furyqt.rules.core.agenda import Action, Step
from furyqt.rules.fury2.actions import Choose, Give, Pick, Play, Use, Word
from furyqt.rules.fury2.cards.aid import LuckChoice, TransfusionGiver, TransfusionTaker
from furyqt.rules.fury2.cards.combat_events import PlannedHunter
from furyqt.rules.fury2.cards.items import MovedHost, PatientChoice, RumorChoice
from furyqt.rules.fury2.cards.new_vampire import SeductionChoice
from furyqt.rules.fury2.cards.supplies import ReEquipChoice, ReturnChoice, WeaponGiven, WeaponTaken
from furyqt.rules.fury2.decks import AGENTS, COMBAT_ITEMS, Deck, Encounter, Item
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.combat.combat_results import EventLossChoice
from furyqt.rules.fury2.steps.combat.combat_rolls import AppliedChoice
from furyqt.rules.fury2.steps.combat.offers import OfferChoice
from furyqt.rules.fury2.steps.encounters.item_shows import ItemShowChoice, StakeChoice
from furyqt.rules.fury2.steps.encounters.losses import CardLossChoice
from furyqt.rules.fury2.steps.encounters.tile_answers import TileAnswer
from furyqt.rules.fury2.steps.events.allies import AllyChoice
from furyqt.rules.fury2.steps.events.limits import DiscardChoice
from furyqt.rules.fury2.steps.events.playing import CancelChoice
from furyqt.rules.fury2.steps.events.shown import ShownChoice
from furyqt.rules.fury2.steps.harm import HarmChoice
from furyqt.rules.fury2.steps.search.agents import RelentlessChoice
from furyqt.rules.fury2.steps.search.enemy_meetings import ServantChallenge
from furyqt.rules.fury2.steps.supply import Beneficiary, SecondDraw, TradeGift, TradePartner
from furyqt.rules.fury2.steps.trail.revealing import PressChoice
from furyqt.rules.fury2.steps.travel.answers import CarriageChoice
from furyqt.rules.fury2.steps.travel.rail import RollAgain
from furyqt.rules.fury2.steps.turn import StartCity
from furyqt.rules.fury2.tables import HEALTH, LARGE, TOWNS, TRAIN_FACES

ITEMS: dict[int, float] = {
    **{Item.STAKE: 3.0, Item.SACRED_BULLETS: 2.6, Item.CRUCIFIX: 2.8, Item.HOLY_WATER: 2.6},
    **{Item.HEAVENLY_HOST: 2.4, Item.KNIFE: 2.5, Item.RIFLE: 1.8, Item.PISTOL: 1.7, Item.GARLIC: 1.8},
    **{Item.DOGS: 1.5, Item.FAST_HORSE: 1.6, Item.LOCAL_RUMORS: 1.0},
}
"""The value of keeping each item."""
SECOND = 0.7
"""The reduction of the value of a second copy of a card."""
NEAR = tuple(tuple(0.65**turns for turns in row) for row in TURNS_AWAY)
"""NEAR[from][to]: 1 for the place itself, less for each turn."""
STARTS = StartingPlaces(NEAR, TOWNS, LARGE)
HARMFUL = AGENTS | {
    *(Encounter.NEW_VAMPIRE, Encounter.PLAGUE, Encounter.LIGHTNING, Encounter.WOLVES),
    *(Encounter.THIEF, Encounter.SABOTEUR, Encounter.AMBUSH, Encounter.RATS),
}
"""Tiles that are worth a card to escape from."""
GOOD_FACES = frozenset({"2", "3", "2/3"})
"""The faces of the train die that Godalming keeps."""


def yes(random: Random, state: Fury2State, actions: Sequence[Action]) -> Action:
    """Choose anything but passing."""
    useful = [a for a in actions if not (isinstance(a, Word) and a.word in ("pass", "no", "done"))]
    return useful[int(random() * len(useful))] if useful else actions[0]


def first(random: Random, state: Fury2State, actions: Sequence[Action]) -> Action:
    """Take the first action, which passes wherever passing is possible."""
    return actions[0]


def second(random: Random, state: Fury2State, actions: Sequence[Action]) -> Action:
    """Take the second action, which uses the opportunity."""
    return actions[1]


def sometimes(random: Random, state: Fury2State, actions: Sequence[Action]) -> Action:
    """Use the opportunity in half of the cases."""
    return yes(random, state, actions) if random() < 0.5 else actions[0]


def discard(random: Random, state: Fury2State, actions: Sequence[Action]) -> Action:
    """Use a card instead of discarding it, or discard the one with the smallest value."""
    step: Any = state.agenda[-1]
    actor = getattr(step, "actor", getattr(step, "hunter", 0))
    items = state.hunters[actor].items if actor < len(state.hunters) else ()

    def value(action: Action) -> float:
        if isinstance(action, Play | Use):
            return -1.0
        assert isinstance(action, Pick)
        if action.deck == Deck.ITEM:
            return -ITEMS.get(action.card, 1.0) + SECOND * (items.count(action.card) > 1)
        return -1.2

    return best(random, actions, value)


def exchange(random: Random, state: Fury2State, actions: Sequence[Action]) -> Action:
    """Exchange the worst item, if it is not a good one."""

    def value(action: Action) -> float:
        return 2.0 - ITEMS.get(action.card, 1.0) if isinstance(action, Pick) else 0.0

    return best(random, actions, value)


def take(random: Random, state: Fury2State, actions: Sequence[Pick]) -> Action:
    """Take the best item; all events are equally good."""
    is_item = actions[0].deck == Deck.ITEM
    return best(random, actions, lambda action: ITEMS.get(action.card, 1.0) if is_item else 0.0)


def answer(random: Random, state: Fury2State, actions: Sequence[Action]) -> Action:
    """Play a card against a harmful tile."""
    step: Any = state.agenda[-1]
    return yes(random, state, actions) if step.card in HARMFUL else actions[0]


def neediest(random: Random, state: Fury2State, actions: Sequence[Choose]) -> Action:
    """Choose the hunter with the least health, or with the fewest items if all are well."""

    def value(action: Choose) -> float:
        sheet = state.hunters[action.hunter]
        return 1.0 - sheet.health / HEALTH[action.hunter] - 0.2 * len(sheet.items)

    return best(random, actions, value)


def give(random: Random, state: Fury2State, actions: Sequence[Action]) -> Action:
    """Give a spare weapon to a hunter without one; otherwise end the trade."""
    step: Any = state.agenda[-1]
    for action in actions:
        if isinstance(action, Give) and action.item in COMBAT_ITEMS:
            taker = step.partner if action.giver == step.hunter else step.hunter
            arms = [sum(i in COMBAT_ITEMS for i in state.hunters[h].items) for h in (action.giver, taker)]
            if arms[0] > 1 and not arms[1]:
                return action
    return actions[0]


def roll_again(random: Random, state: Fury2State, actions: Sequence[Action]) -> Action:
    """Roll the train die again unless it was good."""
    step: Any = state.agenda[-1]
    return actions[0] if TRAIN_FACES[step.face] in GOOD_FACES else actions[1]


def begin(random: Random, state: Fury2State, actions: Sequence[Action]) -> Action:
    """Start where a hunter is near to every town, preferably in large cities."""
    values = STARTS.values(tuple(sheet.place for sheet in state.hunters if sheet.place >= 0))
    return best(random, actions, lambda action: values[action.place], ALIKE)


SIMPLE_RULES: dict[type[Step], SimpleRule] = {
    **dict.fromkeys((DiscardChoice, CardLossChoice, WeaponGiven, EventLossChoice), discard),
    **dict.fromkeys((WeaponTaken, ReturnChoice), take),
    **dict.fromkeys((ItemShowChoice, StakeChoice, HarmChoice, OfferChoice), yes),
    **dict.fromkeys((SeductionChoice, RelentlessChoice, PressChoice), yes),
    **dict.fromkeys((CarriageChoice, CancelChoice), sometimes),
    **dict.fromkeys((Beneficiary, TransfusionTaker, PatientChoice), neediest),
    **dict.fromkeys((AllyChoice, ServantChallenge), first),
    SecondDraw: second,
    ReEquipChoice: exchange,
    TileAnswer: answer,
    TradeGift: give,
    RollAgain: roll_again,
    StartCity: begin,
}
AT_RANDOM: frozenset[type[Step]] = frozenset(
    {
        *(AppliedChoice, LuckChoice, MovedHost, PlannedHunter, RumorChoice, ShownChoice, TradePartner),
        TransfusionGiver,
    }
)
"""Decisions that are made at random."""
