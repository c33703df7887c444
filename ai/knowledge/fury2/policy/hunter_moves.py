"""The hunters' rules of thumb for moves and actions: chase Dracula, and get cards on the way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from ai.knowledge.fury.turn_guide import Random, best
from ai.knowledge.fury2.ways import BY_RAIL, BY_SEA, FAR, TURNS_TO
from furyqt.rules.core.agenda import Action, Step
from furyqt.rules.fury2.actions import Await, Choose, Go, Play, Resolve, Use, Word
from furyqt.rules.fury2.cards.holy_places import GroundChoice, StormChoice
from furyqt.rules.fury2.cards.scouts import ScoutedCity
from furyqt.rules.fury2.decks import AGENTS, COMBAT_ITEMS, RESOLVES, EventCard, Item
from furyqt.rules.fury2.event_timing import Lasting
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.declarations import HunterDeclaration
from furyqt.rules.fury2.steps.events.resolve import EmergencyGoal, price
from furyqt.rules.fury2.steps.trail.spots import is_revealed
from furyqt.rules.fury2.steps.travel.hunter_moves import SailOn
from furyqt.rules.fury2.steps.travel.rail import MissedTrain, TrainRide
from furyqt.rules.fury2.steps.travel.served_moves import moves_served_by
from furyqt.rules.fury2.tables import HEALTH, HOSPITAL, OWN_BITES, PLACES, SEAS

# ----------------------------------------------------------------------------------------------------- perils

WEAK = 3
"""The health up to which a hunter avoids fights by night."""


def is_unfit(state: Fury2State, hunter: int) -> bool:
    """Return whether a hunter has no weapon, or too little health for a fight by night."""
    sheet = state.hunters[hunter]
    if not COMBAT_ITEMS.intersection(sheet.items):
        return True
    return sheet.health <= WEAK and state.is_night()


def is_peril(state: Fury2State, place: int, goal: int) -> bool:
    """Return whether there is a fight in a place: with Dracula, who is believed at the goal, or an agent."""
    return place == goal or any(
        tile.faceup and tile.card in AGENTS
        for spot in (*state.trail, *state.catacombs)
        if spot is not None and spot.place == place
        for tile in spot.tiles
    )


def is_wasted(action: Action, goal: int) -> bool:
    """Return whether a card would do nothing: Stormy Seas while Dracula is believed on land."""
    return isinstance(action, Play) and action.card == EventCard.STORMY_SEAS and goal not in SEAS


# --------------------------------------------------------------------------- Fast Horse, Excellent Weather

CATCH = 4 / 6
"""The share of train dice that bring a hunter at least one railway on."""
SAVED = 0.45
"""The turns that Fast Horse and Excellent Weather have to save; otherwise they are kept."""


def saves_time(position: Any, action: Action, actions: Sequence[Action], goal: int) -> bool:
    """Return whether a move with this card leads clearly nearer to the goal than every other one."""
    if goal < 0:
        return False
    place: int = position.hunters[position.group[0]].place
    to_goal = TURNS_TO[goal]
    if isinstance(action, Use):
        ways = [move.to for move in moves_served_by(position, Lasting.FAST_HORSE, position.group)]
    else:
        ways = list(BY_SEA[place])
    usual = min([to_goal[place], *(to_goal[move.to] for move in actions if isinstance(move, Go))])
    if any(isinstance(move, Word) and move.word == "rail" for move in actions):
        usual = min(usual, to_goal[place] - CATCH * (to_goal[place] - _by_train(place, to_goal)))
    return min(to_goal[way] for way in ways) <= usual - SAVED


def _by_train(place: int, to_goal: Sequence[float]) -> float:
    return min(to_goal[city] for city in BY_RAIL[place])


def is_ride(action: Action) -> bool:
    """Return whether an action plays Fast Horse or Excellent Weather."""
    return (isinstance(action, Use) and action.item == Item.FAST_HORSE) or (
        isinstance(action, Play) and action.card == EventCard.EXCELLENT_WEATHER
    )


# ------------------------------------------------------------------------------------------------------ moves

NO_WAY = (FAR,) * len(PLACES)
"""The turns to an unknown place."""
HURT = 0.5
"""The share of a hunter's health from which down the hunter is near defeat."""
CAUTION = 3.0
"""The caution of careful hunters, in turns of distance."""
GROUP = 1.7
"""Hunters within this number of turns of Dracula like to fight him together."""


class HunterHabit(msgspec.Struct, frozen=True):
    """The weights of a team's rules of thumb, about in turns of distance."""

    approach: float = 1.0
    """Each turn nearer to the place where Dracula is believed to be."""
    unarmed: float = 0.5
    """The reduction of it without a weapon."""
    hurt: float = 0.9
    """The reduction of it for a hunter near defeat."""
    arrive: float = 0.4
    sail: float = -0.5
    rail: float = -0.35
    wait: float = -0.2
    group: float = 0.6
    """Asking another hunter along near Dracula; away from him the opposite."""
    item: float = 0.9
    room: float = 0.5
    """Each item that there is room for."""
    event: float = 1.3
    rest: float = 0.35
    """Each lost health, up to four."""
    card: float = 1.2
    """Playing an event or using an item."""
    resolve: float = 0.6
    noise: float = 0.5
    caution: float = 0.0
    """The reluctance to enter a fight for which a hunter is too weak."""


USUAL_HABIT = HunterHabit()


@cache
def careful(habit: HunterHabit) -> HunterHabit:
    """Return the habit by which a team proposes moves to a search, which finds exceptions itself.

    In simulated games the hunters stay bold: Dracula has to flee from them, and fights are decided there.
    """
    return replace(habit, caution=CAUTION)


def travel(
    random: Random, state: Fury2State, actions: Sequence[Action], goal: int, habit: HunterHabit
) -> Action:
    """Choose a hunter's move: nearer to the goal, by train if that is quicker."""
    hunter = state.agenda[-1].hunter  # type: ignore[attr-defined]
    sheet = state.hunters[hunter]
    to_goal = TURNS_TO[goal] if goal >= 0 else NO_WAY
    here = to_goal[sheet.place]
    is_hurt = sheet.health <= HURT * HEALTH[hunter]
    armed = any(item in COMBAT_ITEMS for item in sheet.items)
    approach = habit.approach - habit.unarmed * (not armed) - habit.hurt * is_hurt
    caution = habit.caution if habit.caution and is_unfit(state, hunter) else 0.0

    def value(action: Action) -> float:
        if isinstance(action, Go):
            left = to_goal[action.to]
            nearer = approach * (here - left) + habit.arrive * (not left) + habit.sail * (action.to in SEAS)
            return nearer - caution * is_peril(state, action.to, goal) if caution else nearer
        if isinstance(action, Word):
            if action.word == "rail":
                return CATCH * approach * (here - _by_train(sheet.place, to_goal)) + habit.rail
            if action.word == "cure":
                return 1.5 if sheet.bites > OWN_BITES[hunter] else -1.0
            stays = (habit.arrive + approach - caution) if not here else 0.0
            return habit.wait + stays + 0.6 * is_hurt
        if isinstance(action, Choose):
            refused = habit.caution and is_unfit(state, action.hunter)
            return habit.group if here <= GROUP and not refused else -habit.group - 1.0
        if isinstance(action, Await):
            return -1.5
        if isinstance(action, Resolve):
            return _resolve_value(state, action, hunter, here, habit)
        if isinstance(action, Play) and action.card == EventCard.SENSE_OF_EMERGENCY:
            return _hurry_value(state, hunter, approach * here, habit)
        return _card_value(state, action, actions, goal, habit)

    return best(random, actions, value, habit.noise)


def _card_value(
    state: Fury2State, action: Action, actions: Sequence[Action], goal: int, habit: HunterHabit
) -> float:
    """Return the value of playing an event or using an item now."""
    if is_wasted(action, goal) or (is_ride(action) and not saves_time(state, action, actions, goal)):
        return -1.0
    return habit.card * (0.3 if isinstance(action, Use) and action.item in COMBAT_ITEMS else 1.0)


def _resolve_value(state: Fury2State, action: Resolve, hunter: int, here: float, habit: HunterHabit) -> float:
    """Return the value of an effect of resolve: news while Dracula is hidden, health for the wounded."""
    effect = RESOLVES[action.effect]
    if effect == "newspaper_reports":
        return habit.resolve if not is_revealed(state) else -1.0
    if effect == "inner_strength":
        return habit.resolve * (HEALTH[hunter] - state.hunters[hunter].health) / 3 - 0.5
    if state.hunters[hunter].health - price(state) <= WEAK:
        return -1.0
    return habit.resolve * min(4.0, here) / 2 - 0.8 if is_revealed(state) else -1.0


def _hurry_value(state: Fury2State, hunter: int, gained: float, habit: HunterHabit) -> float:
    """Return the value of paying health to go anywhere, which is good only if Dracula's place is known."""
    if not is_revealed(state) or state.hunters[hunter].health - price(state) <= WEAK:
        return -1.0
    return gained / 2 - habit.rest * price(state)


def toward(random: Random, state: Fury2State, actions: Sequence[Action], goal: int) -> Action:
    """Choose the place nearest to a goal, preferably not at sea; any place if there is no goal."""
    if goal < 0:
        return actions[int(random() * len(actions))]
    hunter = getattr(state.agenda[-1], "hunter", 0)

    def value(action: Action) -> float:
        place = action.place
        place = state.hunters[hunter].place if place < 0 else place
        return -TURNS_TO[goal][place] - 0.3 * (place in SEAS)

    return best(random, actions, value)


def act(
    random: Random, state: Fury2State, actions: Sequence[Action], goal: int, habit: HunterHabit
) -> Action:
    """Choose an action: cards while there is room for them, rest for the wounded."""
    group = state.group or (state.agenda[-1].hunter,)  # type: ignore[attr-defined]
    sheets = [state.hunters[hunter] for hunter in group]
    lost = max(HEALTH[hunter] - state.hunters[hunter].health for hunter in group)
    room = max(state.options.most_items - len(sheet.items) for sheet in sheets)

    def value(action: Action) -> float:
        if isinstance(action, Play):
            return habit.card if not is_wasted(action, goal) else -1.0
        if isinstance(action, Use):
            return 0.4 * habit.card if action.item in (Item.HEAVENLY_HOST, Item.HOLY_WATER) else habit.card
        word = action.word if isinstance(action, Word) else ""
        if word == "item":
            return habit.item + habit.room * room
        if word == "event":
            return habit.event
        if word == "rest":
            return habit.rest * min(4, lost) + 0.8 * (sheets[0].place == HOSPITAL) * (lost > 0)
        return -0.3 if word == "nothing" else -0.2

    return best(random, actions, value, habit.noise)


def join(state: Fury2State, actions: Sequence[Action], goal: int, habit: HunterHabit) -> Action:
    """Join a group that is near Dracula."""
    hunter = state.agenda[-1].hunter  # type: ignore[attr-defined]
    near = goal >= 0 and TURNS_TO[goal][state.hunters[hunter].place] <= GROUP
    return actions[0] if near and not (habit.caution and is_unfit(state, hunter)) else actions[1]


def answer_window(random: Random, state: Fury2State, actions: Sequence[Action], goal: int) -> Action:
    """Use any card or resolve that would not be wasted; the first action is to use none."""
    useful = [action for action in actions[1:] if _is_useful(state, action, goal)]
    return useful[int(random() * len(useful))] if useful else actions[0]


def _is_useful(state: Fury2State, action: Action, goal: int) -> bool:
    if isinstance(action, Resolve):
        hunter = state.agenda[-1].hunter  # type: ignore[attr-defined]
        return _resolve_value(state, action, hunter, FAR, USUAL_HABIT) > 0
    return not is_wasted(action, goal)


JOURNEYS: tuple[type[Step], ...] = (
    *(TrainRide, MissedTrain, SailOn, EmergencyGoal, HunterDeclaration),
    *(GroundChoice, ScoutedCity, StormChoice),
)
"""Decisions that name a place where Dracula may be, or a way to him."""
