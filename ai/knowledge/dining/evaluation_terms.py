"""The words for simulated actions of *Dining with Dracula*.

Its evaluation has no terms in words: a few tokens more or less at the end of simulated games cannot be
checked on the table, so the facts about the choices are the only reasons.
"""

from __future__ import annotations

from collections.abc import Sequence

from ai.knowledge.evaluation_terms import Aspect, EvaluationTerms
from furyqt.rules.core.agenda import Action, player_to_move
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.dining.actions import (
    Attend,
    BuyTicket,
    CompleteGift,
    Keep,
    PayBribe,
    PlaceHero,
    Send,
    Skip,
    UseCard,
)
from furyqt.rules.dining.observation import DiningObservation
from furyqt.rules.dining.spaces import RESOURCE_SLOTS, SLOTS, is_stand, location_of
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.words import (
    BRIBE_NAMES,
    PLAYERS,
    amount,
    favor,
    gift_name,
    place_name,
    tourist_name,
)

N_ = Texts("dining.reasons")

DEEDS: dict[str, tuple[Text, Text]] = {
    "collect": (
        N_("you collect {gain} {place:at}"),
        N_("{player} collects {gain} {place:at}"),
    ),
    "repair": (
        N_("you repair stand {number} {place:of} for {gain}"),
        N_("{player} repairs stand {number} {place:of} for {gain}"),
    ),
    "send": (
        N_("you send a Tourist {place:to} and collect {gain}"),
        N_("{player} sends a Tourist {place:to} and collects {gain}"),
    ),
    "send to repair": (
        N_("you send a Tourist to repair stand {number} {place:of} for {gain}"),
        N_("{player} sends a Tourist to repair stand {number} {place:of} for {gain}"),
    ),
    "card": (
        N_("you use the card {card}"),
        N_("{player} uses the card {card}"),
    ),
    "ticket": (
        N_("you fetch a Tourist from the Bus"),
        N_("{player} fetches a Tourist from the Bus"),
    ),
    "keep": (
        N_("you keep the Tourist as a Bribe"),
        N_("{player} keeps the Tourist as a Bribe"),
    ),
    "attend": (
        N_("you attend the Dinner"),
        N_("{player} attends the Dinner"),
    ),
    "skip": (
        N_("you stay away from the Dinner"),
        N_("{player} stays away from the Dinner"),
    ),
    "bribe": (
        N_("you pay a Bribe ({bribe})"),
        N_("{player} pays a Bribe ({bribe})"),
    ),
    "gift": (
        N_("you complete {gift} for {points} VP"),
        N_("{player} completes {gift} for {points} VP"),
    ),
}
"""The parts of sentences about an own action and another player's."""
PLAIN: dict[type[Action], str] = {BuyTicket: "ticket", Keep: "keep", Attend: "attend", Skip: "skip"}
"""The actions that need no more words."""


class DiningTerms:
    """The words for simulated actions."""

    aspects: Sequence[Aspect] = ()

    def measure(self, state: DiningState, player: int) -> Sequence[tuple[float, float]]:
        """Return no aspects."""
        return ()

    def believed(self, observation: DiningObservation) -> dict[int, float]:
        """Return no places: nothing is hidden."""
        return {}

    def figure(self, position: DiningState | DiningObservation) -> None:
        """Return None: every player has one Hero."""
        return None

    def headline(self, told: Sequence[Event], player: int) -> Text | None:
        """Return the first event of another player's action."""
        return told[0].describe() if told else None

    def words(self, state: DiningState, action: Action, player: int) -> Text | None:
        """Return the part of a sentence about an action that is worth mentioning."""
        mover = player_to_move(state)
        return None if mover is None else _told(state, action, mover, is_own=mover == player)

    def sentence(self, state: DiningState, action: Action) -> Text | None:
        """Return the same about an action of the player who asks."""
        mover = player_to_move(state)
        return None if mover is None else _told(state, action, mover, is_own=True)


def _told(state: DiningState, action: Action, mover: int, *, is_own: bool) -> Text | None:
    """Return what a player does in words."""
    tables = state.tables
    if isinstance(action, PlaceHero | Send):
        return _work(state, action, mover, is_own=is_own)
    if isinstance(action, UseCard):
        return _deed("card", mover, is_own=is_own).fill(card=tourist_name(tables.ability(action.card).name))
    if isinstance(action, PayBribe):
        return _deed("bribe", mover, is_own=is_own).fill(bribe=BRIBE_NAMES[action.kind])
    if isinstance(action, CompleteGift):
        gift = tables.gift(action.gift)
        return _deed("gift", mover, is_own=is_own).fill(gift=gift_name(gift.name), points=gift.points)
    kind = PLAIN.get(type(action))
    return None if kind is None else _deed(kind, mover, is_own=is_own)


def _deed(kind: str, mover: int, *, is_own: bool) -> Text:
    return DEEDS[kind][0] if is_own else DEEDS[kind][1].fill(player=PLAYERS[mover])


def _work(state: DiningState, action: PlaceHero | Send, mover: int, *, is_own: bool) -> Text:
    """Return what a Hero or a Tourist does on a space."""
    tables, location, slot = state.tables, location_of(action.space), action.space % SLOTS
    place, is_hero = place_name(tables.place_names[location]), isinstance(action, PlaceHero)
    if not is_stand(action.space):
        gain = amount(tables.products[location], tables.printed_yield(action.space))
        return _deed("collect" if is_hero else "send", mover, is_own=is_own).fill(place=place, gain=gain)
    stand = slot - RESOURCE_SLOTS
    told = _deed("repair" if is_hero else "send to repair", mover, is_own=is_own)
    gain = favor(tables.stand_favor[location][stand])
    return told.fill(place=place, number=stand + 1, gain=gain)


TERMS: EvaluationTerms[DiningState, DiningObservation] = DiningTerms()
