"""Actions that no player would take, not even a beginner: the search of no level examines them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import le

from ai.knowledge.fury3.hunter_policy import arms, can_arm
from furyqt.rules.core.agenda import Action
from furyqt.rules.fury3.actions import DONE, PASS, YES, Choose, Go, Pick, PlaceChoice, Placement, Play, Word
from furyqt.rules.fury3.chapters.overlay import present
from furyqt.rules.fury3.decks import NONE, TICKETS, Deck, EventCard, Power
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.steps.supply.supply import SecondTicket
from furyqt.rules.fury3.steps.supply.trade import TradeGift, TradePartner
from furyqt.rules.fury3.steps.travel.legal_placements import HIDE
from furyqt.rules.fury3.steps.travel.placement import CardPlacement
from furyqt.rules.fury3.steps.turn.choices import RESERVE, REST, SUPPLY, TRADE
from furyqt.rules.fury3.steps.turn.limits import DiscardChoice
from furyqt.rules.fury3.steps.turn.turns import HunterAction
from furyqt.rules.fury3.steps.turn.windows import WindowChoice
from furyqt.rules.fury3.tables import EVENT_LIMIT, ITEM_LIMIT, NOWHERE, TICKET_LIMIT, TRAIL

LEAST_CHANCE = 1e-5
"""A smaller chance is one of 0 with the errors of sums."""


def without_needless(observation: Fury3Observation) -> Sequence[Action]:
    """Return the actions of the pending decision that are worth examining; at least one is."""
    step = observation.agenda[-1]
    if isinstance(step, HunterAction):
        needless = _needless_words(observation, step.hunter)
        return [action for action in without_needless_tickets(observation.actions) if action not in needless]
    if isinstance(step, DiscardChoice) and step.deck == Deck.TICKET:
        return _weakest(observation.actions)
    if isinstance(step, TradePartner | TradeGift):
        return _arming(observation, step) or observation.actions
    if isinstance(step, SecondTicket):
        return [YES]
    if isinstance(step, WindowChoice):
        return [action for action in observation.actions if not _is_played_in_vain(observation, action)]
    if isinstance(step, CardPlacement):
        return [action for action in observation.actions if not _is_needless_placement(observation, action)]
    return observation.actions


def without_vain_questions(
    actions: Sequence[PlaceChoice], cards: Mapping[int, float]
) -> Sequence[PlaceChoice]:
    """Leave out the cities that no unknown card of the trail can show; if all are such, leave out none."""
    return [action for action in actions if cards.get(action.to, 0.0) > LEAST_CHANCE] or actions


# ---------------------------------------------------------------------------------------------------- tickets


def without_needless_tickets(actions: Sequence[Action]) -> Sequence[Action]:
    """Leave out rides to a place that a road or a weaker ticket reaches, too."""
    ways: dict[int, list[int]] = {}
    for action in actions:
        if isinstance(action, Go):
            ways.setdefault(action.to, []).append(action.ticket)

    def is_needless(action: Action) -> bool:
        return isinstance(action, Go) and any(is_cheaper(other, action.ticket) for other in ways[action.to])

    return [action for action in actions if not is_needless(action)]


def _weakest(tickets: Sequence[Action]) -> Sequence[Action]:
    """Leave out the tickets to return that reach farther than another one."""
    cards = [action.card for action in tickets if isinstance(action, Pick)]
    return [
        action
        for action in tickets
        if not (isinstance(action, Pick) and any(is_cheaper(card, action.card) for card in cards))
    ]


def is_cheaper(ticket: int, other: int) -> bool:
    """Return whether a way with a ticket, or with NONE, costs less than one with another ticket."""
    if NONE in (ticket, other):
        return ticket == NONE != other
    return ticket != other and all(map(le, TICKETS[ticket], TICKETS[other]))


# ----------------------------------------------------------------------------------------- hunters' actions


def _needless_words(observation: Fury3Observation, hunter: int) -> set[Word]:
    """Return supplies for full hands, a pass if something is free, and a trade that can arm nobody.

    A rest, a ticket for which there is room, and supplies by day cost nothing: an event card of Dracula is
    then discarded. By night he gets it, so room for an event alone is not worth it.
    """
    sheets, offered = observation.hunters, observation.actions
    sheet, is_day = sheets[hunter], observation.time % 2 == 0
    has_room = len(sheet.tickets) < TICKET_LIMIT
    is_full = len(sheet.items) >= ITEM_LIMIT[hunter]
    if is_day or observation.hunter_bottom:
        is_full = is_full and len(sheet.events) >= EVENT_LIMIT[hunter]
    is_free = {REST: True, RESERVE: has_room, SUPPLY: is_day and not is_full}
    needless = {SUPPLY} if is_full else set()
    if any(free and word in offered for word, free in is_free.items()):
        needless.add(PASS)
    here = (other for other, sheet in enumerate(sheets) if sheet.place == sheets[hunter].place)
    if not any(_can_trade_arms(observation, hunter, other) for other in here):
        needless.add(TRADE)
    return needless


def _is_played_in_vain(observation: Fury3Observation, action: Action) -> bool:
    """Return whether a card would change the order of the hunters where a single hunter acts."""
    acting = [hunter for hunter in present(observation) if not observation.hunters[hunter].defeated]
    return isinstance(action, Play) and action.card == EventCard.SPEEDY_TELEGRAPH and len(acting) < 2


def _arming(observation: Fury3Observation, step: TradePartner | TradeGift) -> Sequence[Action]:
    """Return the choices of a trade that arm a hunter; after that the trade ends."""
    if isinstance(step, TradeGift):
        pair = (step.hunter, step.partner)
        arming = [action for action in observation.actions if arms(action, observation.hunters, pair)]
        return arming or [DONE] * bool(observation.gifts)
    return [
        action
        for action in observation.actions
        if isinstance(action, Choose) and _can_trade_arms(observation, step.hunter, action.hunter)
    ]


def _can_trade_arms(observation: Fury3Observation, one: int, other: int) -> bool:
    """Return whether one of two hunters can arm the other."""
    sheets = observation.hunters
    if sheets[other].defeated:
        return False
    return can_arm(sheets[one], sheets[other]) or can_arm(sheets[other], sheets[one])


# ---------------------------------------------------------------------------------------------------- Dracula


def _is_needless_placement(observation: Fury3Observation, action: Action) -> bool:
    """Return whether an unhurt Dracula would feed who can stay unseen with Hide, or whether he would show
    himself in a lair that the hunters know, though he can stay or go unseen.
    """
    if not isinstance(action, Placement):
        return False
    if action.power == Power.FEED and not observation.damage:
        return HIDE in observation.actions
    if action.power != NONE or action.space == NONE:
        return False
    lair = observation.lairs[action.space - TRAIL]
    is_known = lair is not None and lair.faceup
    return is_known and any(_is_unseen(observation, other) for other in observation.actions)


def _is_unseen(observation: Fury3Observation, action: Action) -> bool:
    """Return whether Dracula hides or goes to a place without a hunter."""
    if not isinstance(action, Placement) or action.to == NOWHERE:
        return action == HIDE
    return all(sheet.place != action.to for sheet in observation.hunters)
