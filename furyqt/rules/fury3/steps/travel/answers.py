"""Event cards that answer a hunter's move or ticket: Wild Horses, Customs Search, False Tip, Good Luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.text import Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury3.action_labels import NO_CARD, Labels
from furyqt.rules.fury3.actions import PASS, Play
from furyqt.rules.fury3.decision import DraculaHunterDecision, HuntersDecision
from furyqt.rules.fury3.decks import NONE, TICKETS, EventCard
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.travel.rail import rail_targets, road_targets
from furyqt.rules.fury3.steps.turn.windows import dracula_holds, play_event
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE, FIGURES, HOSPITALS, HUNTERS, NOWHERE, REGION
from furyqt.rules.mechanisms.windows import Opportunity, OptionalChoice

N_questions = Texts("fury3.questions")
N_stakes = Texts("fury3.stakes")
N_windows = Texts("fury3.windows")

MOVE_ANSWERS = frozenset({EventCard.WILD_HORSES, EventCard.CUSTOMS_SEARCH})
OWN_WAYS = frozenset({"road", "rail", "sea"})
"""The ways of a move action; a forced move is not one, and a hospital's door leads to the same region."""


class MoveAnswer(Opportunity, frozen=True):
    """After a hunter's move, before anything is revealed: Wild Horses, Customs Search (R15.16)."""

    hunter: int
    came_from: int
    way: str

    def is_possible(self, state: Fury3State) -> bool:
        return self.way in OWN_WAYS and not MOVE_ANSWERS.isdisjoint(state.events)

    def choice(self, state: Fury3State) -> MoveAnswerChoice:
        return MoveAnswerChoice(self.hunter, self.came_from, self.way)

    def may_ask(self) -> int:
        return DRACULA if self.way in OWN_WAYS else -1


class MoveAnswerChoice(OptionalChoice, DraculaHunterDecision, frozen=True):
    """Dracula answers a hunter's move, or lets the hunter arrive."""

    came_from: int
    way: str

    asks = N_questions("Answer the move of {hunter} with a card?")
    stake = N_stakes("A card that answers is used up. If you pass, the hunter arrives.")
    rules_page = "answers"
    labels: ClassVar[Labels] = {PASS: NO_CARD}
    prompt_windows = (PromptWindow("answer_move", N_windows("A hunter has moved"), DRACULA, PASS),)

    def options(self, state: Fury3State) -> Sequence[Play]:
        sheet = state.hunters[self.hunter]
        fitting = set()
        if not sheet.defeated:
            if self.way == "road" and road_targets(state, sheet.place):
                fitting.add(EventCard.WILD_HORSES)
            if crosses_border(state, self.came_from, sheet.place):
                fitting.add(EventCard.CUSTOMS_SEARCH)
        return [Play(card, DRACULA_FIGURE) for card in kinds(state.events) if card in fitting]

    def use(self, state: Fury3State, action: Play) -> None:
        """Play the card; the other card may still follow."""
        state.push(MoveAnswer(self.hunter, self.came_from, self.way))
        play_event(state, action.card, DRACULA_FIGURE, subject=self.hunter)


def crosses_border(state: Fury3State, came_from: int, to: int) -> bool:
    """Return whether a move led to another region; the sea is not a region, or by option its own."""
    if came_from in HOSPITALS:
        return False
    before, after = REGION[came_from], REGION[to]
    if state.options.sea_region == "none" and NOWHERE in (before, after):
        return False
    return before != after


class TicketAnswer(Opportunity, frozen=True):
    """A hunter has spent a ticket: Dracula may play False Tip, the hunters Good Luck against it (R15.13).

    `event` is CHARTERED_CARRIAGE when that card is being used, else NONE. False Tip drops the pending
    travel.RailRide or carriage from the agenda.
    """

    hunter: int
    ticket: int
    event: int = NONE

    asks_holder = DRACULA

    def choice(self, state: Fury3State) -> TipChoice:
        return TipChoice(self.hunter, self.ticket, self.event)


class TipChoice(OptionalChoice, DraculaHunterDecision, frozen=True):
    """Dracula plays False Tip, or lets the hunter ride."""

    ticket: int
    event: int = NONE

    asks = N_questions("{hunter} spends a ticket: play False Tip?")
    rules_page = "card:event:false_tip"
    labels: ClassVar[Labels] = {PASS: NO_CARD}
    prompt_windows = (PromptWindow("answer_ticket", N_windows("A hunter spends a ticket"), DRACULA, PASS),)

    def options(self, state: Fury3State) -> Sequence[Play]:
        """Offer the card unless the ticket leads to a single city anyway."""
        goals = rail_targets(state, state.hunters[self.hunter].place, *TICKETS[self.ticket])
        is_free = self.event == NONE and len(goals) == 1
        return () if is_free else dracula_holds(state, EventCard.FALSE_TIP)

    def outdated(self, state: Fury3State) -> Sequence[Play]:
        return dracula_holds(state, EventCard.FALSE_TIP)

    def use(self, state: Fury3State, action: Play) -> None:
        """Play it; the hunters may cancel it, and then a second card may follow."""
        state.push(TicketAnswer(self.hunter, self.ticket, self.event))
        play_event(state, action.card, DRACULA_FIGURE, subject=self.hunter)
        state.push(TipRescue())


class TipRescue(Opportunity, frozen=True):
    """Any hunter's Good Luck cancels False Tip, by day or not (R15.13)."""

    asks_holder = HUNTERS

    def choice(self, state: Fury3State) -> TipRescueChoice:
        return TipRescueChoice()


class TipRescueChoice(OptionalChoice, HuntersDecision, frozen=True):
    """The hunters cancel False Tip with Good Luck, or do not."""

    asks = N_questions("Cancel False Tip with Good Luck?")
    rules_page = "card:event:good_luck"
    labels: ClassVar[Labels] = {PASS: NO_CARD}
    prompt_windows = (PromptWindow("cancel_tip", N_windows("False Tip was played"), HUNTERS, PASS),)

    def options(self, state: Fury3State) -> Sequence[Play]:
        return [Play(EventCard.GOOD_LUCK, hunter) for hunter in lucky_hunters(state)]

    def use(self, state: Fury3State, action: Play) -> None:
        play_event(state, action.card, action.actor)


def lucky_hunters(state: Fury3State) -> tuple[int, ...]:
    """Return the hunters who can play Good Luck."""
    return tuple(
        hunter
        for hunter in FIGURES
        if EventCard.GOOD_LUCK in (sheet := state.hunters[hunter]).events and not sheet.defeated
    )
