"""A hunter's movement phase: one move, the cards before it, and the rules that forbid a way (R2.3, R4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from furyqt.rules.core.action import Refusal
from furyqt.rules.core.agenda import Action, Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import DONE, GO_ACTIONS, Await, Choose, Go, Play, Resolve, Use, Word
from furyqt.rules.fury2.decision import DraculaHunterDecision, HunterDecision
from furyqt.rules.fury2.decks import RESOLVES, Encounter, EventCard, Item
from furyqt.rules.fury2.event_timing import EventWindow, Lasting
from furyqt.rules.fury2.events import ActionTaken, HunterMoved
from furyqt.rules.fury2.piles import free_hunter
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.dice import roll
from furyqt.rules.fury2.steps.events.playing import ItemEffect, held_by_hunters, play_event
from furyqt.rules.fury2.steps.events.resolve import can_resolve, refused_resolves, use_resolve
from furyqt.rules.fury2.steps.events.windows import hunters_cards, refused_cards
from furyqt.rules.fury2.steps.harm import HealthLoss, cure, is_curable
from furyqt.rules.fury2.steps.travel.groups import GroupInvitation, bound_goal, companions, wait_for
from furyqt.rules.fury2.steps.travel.journeys import (
    LONGEST_RIDE,
    group_sails,
    has_railway,
    move_group,
    rail_reach,
    road_reach,
    roads_now,
    sails,
)
from furyqt.rules.fury2.steps.travel.move_steps import MoveDecision
from furyqt.rules.fury2.steps.travel.rail import STAY, declare_train
from furyqt.rules.fury2.steps.travel.served_moves import is_served, served_moves, unserved
from furyqt.rules.fury2.steps.travel.turn_start import TurnStart
from furyqt.rules.fury2.tables import HOSPITAL, NOWHERE, RAILS, ROADS, SEAS
from furyqt.rules.fury2.words import FIGURE_NAMES, place_text

N_buttons = Texts("fury2.buttons")
N_questions = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")
N_unavailable = Texts("fury2.unavailable")

# -------------------------------------------------------- rules that keep a hunter from a way or a place (R4)

WAYS = {
    "road": N_unavailable("Move by road"),
    "sea": N_unavailable("Move by sea"),
    "rail": N_buttons("Take the train: roll the train die"),
}
HELD = N_unavailable("Fog holds the hunter: no move in this turn")
SERVED = N_unavailable("the card that was played serves another move")
BOUND = N_unavailable("a declared move is binding")
FORBIDDEN = N_unavailable("this way is forbidden in this chapter")
NO_RAILWAY = N_unavailable("there is no railway here")
BLOCKED_RAILWAY = N_unavailable("the Roadblock closes the only railway here")
NO_ROAD = N_unavailable("no road leads away from here")
BLOCKED_ROAD = N_unavailable("the Roadblock closes the only road here")
NO_PORT = N_unavailable("there is no port here")
NO_WAY_BACK = N_unavailable("a voyage does not turn back")
TOO_FAR = N_unavailable("It is too far {place:to} for one move.")
BLOCKED = N_unavailable("The Roadblock closes the road {place:to}.")
BACK_AT_SEA = N_unavailable("A voyage does not turn back.")
BY_TRAIN = N_unavailable("Only the train can lead {place:to}, if its die allows it.")
OTHER_MOVE = N_unavailable("Another move was declared, or a card was played for it.")
ALREADY_THERE = N_unavailable("{hunter} is already there.")
HELD_BY_FOG = N_unavailable("Fog holds {hunter}: no move in this turn.")


def goals(state: Fury2State, way: str) -> tuple[int, ...]:
    """Return the places that the acting group can reach by road or by sea, the chapter apart."""
    if way == "sea":
        return group_sails(state, state.group)
    return road_reach(state, state.hunters[state.group[0]].place, roads_now(state))


def against_way(state: Fury2State, way: str) -> Text | None:
    """Return the rule by which the acting group cannot use a way at all."""
    place = state.hunters[state.group[0]].place
    if way in state.chapter.forbid:
        return FORBIDDEN
    if way == "rail":
        if has_railway(state, place):
            return None
        return BLOCKED_RAILWAY if RAILS[place] else NO_RAILWAY
    if goals(state, way):
        return None
    if way == "road":
        return BLOCKED_ROAD if ROADS[place] else NO_ROAD
    return NO_WAY_BACK if sails(state, place) else NO_PORT


def refused_ways(state: Fury2State, open_ways: set[str], *, is_held: bool) -> Iterator[Refusal]:
    """Yield the ways without a move."""
    for way, name in WAYS.items():
        if way not in open_ways:
            reason = HELD if is_held else against_way(state, way)
            yield Refusal(way, name, reason or (SERVED if is_served(state) else BOUND))


def against_place(state: Fury2State, hunter: int, place: int, *, is_held: bool) -> Text:
    """Return the rule by which no move leads the acting group to a place."""
    here = state.hunters[hunter].place
    if place == here:
        reason = ALREADY_THERE
    elif is_held:
        reason = HELD_BY_FOG
    elif is_served(state) or bound_goal(state) != NOWHERE:
        reason = OTHER_MOVE
    elif place in ROADS[here]:
        reason = BLOCKED if "road" not in state.chapter.forbid else FORBIDDEN_PLACE
    elif place in sails(state, here):
        reason = BACK_AT_SEA if "sea" not in state.chapter.forbid else FORBIDDEN_PLACE
    elif (
        here not in SEAS
        and against_way(state, "rail") is None
        and place in rail_reach(state, here, LONGEST_RIDE)
    ):
        reason = BY_TRAIN
    else:
        reason = TOO_FAR
    return reason.fill(place=place_text(place), hunter=FIGURE_NAMES[hunter])


FORBIDDEN_PLACE = N_unavailable("This way is forbidden in this chapter.")

# ------------------------------------------------------------------------------------------------------ moves

RAIL, CURE = Word("rail"), Word("cure")
MOST_SAILS = 4


class MovePhase(Step, frozen=True):
    """A hunter moves, unless Fog holds him or Bats lead him astray (R4.1, R4.8)."""

    hunter: int

    def run(self, state: Fury2State) -> None:
        """Give the hunter the start of the turn (R2.3) also if Dracula makes the move."""
        hindered = state.hunters[self.hunter].hindered
        if Encounter.BATS in hindered:
            free_hunter(state, self.hunter, Encounter.BATS)
            state.tell(ActionTaken, self.hunter, "bats")
            state.push(TurnStart(self.hunter), BatsMove(self.hunter))
        elif Encounter.FOG in hindered:
            free_hunter(state, self.hunter, Encounter.FOG)
            state.tell(ActionTaken, self.hunter, "fog")
            state.push(HunterMove(self.hunter, True))
        else:
            state.push(HunterMove(self.hunter))


class MoveEnd(Step, frozen=True):
    """The movement phase is over, and with it what was declared for this move (R5.13)."""

    def run(self, state: Fury2State) -> None:
        for hunter in state.group:
            state.update_hunter(hunter, declared=NOWHERE)


class HunterMove(MoveDecision, frozen=True):
    """A hunter moves, after playing cards, using resolve or joining with others (R2.3, R4.1)."""

    is_treated: bool = False
    """Whether he asked for a cure in this turn (R11.7)."""

    asks = N_questions("How does {hunter} move?")
    stake = N_stakes(
        "After the move the place is searched. An encounter there, or Dracula, usually ends the turn."
    )
    rules_page = "hunter_movement"
    labels: ClassVar[Labels] = {
        STAY: N_buttons("Stay"),
        RAIL: N_buttons("Take the train: roll the train die"),
        CURE: N_buttons("Ask for a cure"),
        Choose: N_buttons("Ask {hunter} to come along"),
    }

    def actions(self, state: Fury2State) -> Sequence[Word | Go | Play | Use | Resolve | Choose | Await]:
        moves: list[Word | Go | Play | Use | Resolve | Choose | Await] = [*self.moves(state)]
        moves += companions(state, self.hunter, can_wait=not self.is_held)
        place = state.hunters[self.hunter].place
        if place == HOSPITAL and self._against_cure(state) is None:
            moves.append(CURE)
        if state.resolve:
            effects = range(len(RESOLVES))
            moves += (Resolve(effect) for effect in effects if can_resolve(state, self.hunter, effect))
        return [*moves, *hunters_cards(state, EventWindow.HUNTER_MOVE)]

    def moves(self, state: Fury2State) -> list[Word | Go]:
        """Return the moves themselves; a declared move binds if it is possible (R5.13)."""
        sheet = state.hunters[self.hunter]
        if self.is_held:
            return [STAY]
        if state.lasting and (served := served_moves(state, state.group)):
            return [*served]
        found: list[Word | Go] = [] if sheet.place in SEAS else [STAY]
        for way in ("road", "sea"):
            if way not in state.chapter.forbid:
                found += (GO_ACTIONS[way][place] for place in goals(state, way))
        if against_way(state, "rail") is None:
            found.append(RAIL)
        return self._bound(state, found) or found or [STAY]

    def _bound(self, state: Fury2State, found: list[Word | Go]) -> list[Word | Go]:
        """Return the moves to a declared goal; the train only if nothing else leads there (R5.13)."""
        place, declared = state.hunters[self.hunter].place, bound_goal(state)
        if declared == NOWHERE:
            return []
        if declared == place and STAY in found:
            return [STAY]
        direct: list[Word | Go] = [move for move in found if isinstance(move, Go) and move.to == declared]
        by_train = RAIL in found and declared in rail_reach(state, place, LONGEST_RIDE)
        return direct or ([RAIL] if by_train else [])

    def refusals(self, position: Any) -> Iterator[Refusal]:
        """Yield ways, a cure, resolve and cards that are not possible."""
        ways = {move.way if isinstance(move, Go) else move.word for move in self.moves(position)}
        yield from refused_ways(position, ways, is_held=self.is_held)
        if position.hunters[self.hunter].place == HOSPITAL:
            reason = self._against_cure(position)
            if reason is not None:
                yield Refusal(CURE, self.labels[CURE], reason)
        yield from refused_resolves(position, self.hunter)
        yield from refused_cards(position, EventWindow.HUNTER_MOVE)

    def _against_cure(self, state: Fury2State) -> Text | None:
        """Return the rule against asking for a cure in the hospital (R11.7)."""
        if self.is_treated:
            return N_unavailable("a hunter asks for a cure once in a turn")
        return None if is_curable(state, self.hunter) else N_unavailable("there is no bite that can be cured")

    def place_refusal(self, position: Any, place: int) -> Text:
        """Return why no move leads to a place."""
        return against_place(position, self.hunter, place, is_held=self.is_held)

    def outdated(self, state: Fury2State) -> Sequence[Action]:
        """Return Fast Horse and Excellent Weather without a move for them, and other moves after them."""
        horse, weather = Item.FAST_HORSE, EventCard.EXCELLENT_WEATHER
        return [
            *self.actions(unserved(state)),
            *(Use(horse, hunter) for hunter in state.group if horse in state.hunters[hunter].items),
            *held_by_hunters(state, weather),
        ]

    def apply(self, state: Fury2State, action: Word | Go | Play | Use | Resolve | Choose | Await) -> None:
        hunter = self.hunter
        if isinstance(action, Go):
            self._go(state, action)
        elif action == STAY:
            state.tell(HunterMoved, hunter, "stay", state.hunters[hunter].place)
        elif action == RAIL:
            declare_train(state, hunter)
        elif isinstance(action, Await):
            wait_for(state, hunter, action.hunter)
        elif action == CURE:
            state.push(HunterMove(hunter, self.is_held, True))
            ask_for_cure(state, hunter)
        else:
            state.push(self)
            use_card(state, hunter, action)

    def _go(self, state: Fury2State, action: Go) -> None:
        """Move the group; with Excellent Weather it may sail on (R4.6)."""
        move_group(state, action.way, action.to)
        if action.way == "sea" and state.lasts(Lasting.EXCELLENT_WEATHER):
            state.push(SailOn(self.hunter, MOST_SAILS - 1))


def use_card(state: Fury2State, hunter: int, action: Any) -> None:
    """Play an event, use an item or resolve, or ask another hunter to come along."""
    if isinstance(action, Play):
        play_event(state, action.card, action.actor)
    elif isinstance(action, Use):
        state.push(ItemEffect(action.item, action.hunter))
    elif isinstance(action, Resolve):
        use_resolve(state, hunter, action.effect)
    else:
        state.push(GroupInvitation(action.hunter, hunter))


class SailOn(HunterDecision, frozen=True):
    """With Excellent Weather a hunter makes a second sea move, and may make two more (R4.6)."""

    left: int

    asks = N_questions("Does {hunter} sail on?")
    stake = N_stakes("Excellent Weather allows up to four steps by sea, and at least two.")
    rules_page = "sea"
    place_rule = N_unavailable(
        "One step by sea leads to the next zones and ports, and a voyage does not turn back."
    )
    labels: ClassVar[Labels] = {DONE: N_buttons("End the voyage for now")}

    def actions(self, state: Fury2State) -> Sequence[Word | Go]:
        goals = [GO_ACTIONS["sea"][place] for place in group_sails(state, state.group)]
        is_second = self.left == MOST_SAILS - 1
        return goals if goals and is_second else (DONE, *goals)

    def outdated(self, state: Fury2State) -> Sequence[Action]:
        """Return the end of the voyage after a single move."""
        return (DONE,)

    def apply(self, state: Fury2State, action: Word | Go) -> None:
        if isinstance(action, Go):
            move_group(state, "sea", action.to)
            if self.left > 1:
                state.push(SailOn(self.hunter, self.left - 1))


class BatsMove(DraculaHunterDecision, frozen=True):
    """Dracula moves a hunter with Bats: one road, or by an option up to two (R4.8)."""

    asks = N_questions("Where do the Bats lead {hunter}?")
    rules_page = "card:encounter:bats"
    place_rule = N_unavailable("The Bats follow open roads only, and not far.")
    labels: ClassVar[Labels] = {STAY: N_buttons("The hunter stays")}

    def actions(self, state: Fury2State) -> Sequence[Word | Go]:
        start = state.hunters[self.hunter].place
        if state.options.bats == "two":
            return (STAY, *(GO_ACTIONS["road"][place] for place in road_reach(state, start, 2)))
        return [GO_ACTIONS["road"][place] for place in road_reach(state, start, 1)] or (STAY,)

    def apply(self, state: Fury2State, action: Word | Go) -> None:
        if isinstance(action, Go):
            move_group(state, "forced", action.to)


# ----------------------------------------------------------------------------------------------- the hospital


def ask_for_cure(state: Fury2State, hunter: int) -> None:
    """Roll for a cure at the hospital: 1 loses 2 health, 4 to 6 cures one bite (R11.7)."""
    state.tell(ActionTaken, hunter, "cure")
    (face,) = roll(state, "hunter")
    if face == 1:
        state.push(HealthLoss(hunter, 2))
    elif face >= CURED:
        cure(state, hunter)


CURED = 4
