"""The subject of each action: a space of the town, the Bus, a card or a player."""

from __future__ import annotations

from typing import cast

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.dining.actions import (
    Activate,
    BuyTicket,
    CompleteGift,
    Cure,
    DiningAction,
    Discard,
    End,
    Keep,
    PlaceHero,
    Send,
    Skip,
    UseCard,
)
from furyqt.rules.dining.guidance.closed import closed_options
from furyqt.rules.dining.guidance.preview import preview
from furyqt.rules.dining.observation import DiningObservation
from furyqt.rules.dining.spaces import is_stand
from furyqt.views.boards.board import ClosedChoice, Subject
from furyqt.views.boards.dining.faces import gift_face, tourist_face
from furyqt.views.boards.dining.pieces import BUS_SPOT, IDS, ROW
from furyqt.views.picture import UNKNOWN_PLACE, CardFace

N_ = Texts("dining.board")

_COLLECT = N_("Collect")
_REPAIR = N_("Repair a stand")
_TOURISTS = N_("Tourists")
_CURE = N_("Remove a Bite")
_CONVERT = N_("Gift cards")
_OTHERWISE = N_("Otherwise")


def subject(observation: DiningObservation, action: Action) -> Subject:
    """Return what an action is about."""
    chosen = cast("DiningAction", action)
    card, holder = _card(observation, chosen)
    return Subject(
        card=card,
        holder=holder,
        figure=IDS[observation.player] if isinstance(chosen, Keep) else "",
        spot=_spot(chosen),
        meaning=preview(observation, chosen),
        heading=_heading(observation, chosen),
    )


def _spot(action: DiningAction) -> int:
    match action:
        case PlaceHero(space) | Send(space) | Activate(space):
            return space
        case BuyTicket(_):
            return BUS_SPOT
        case _:
            return UNKNOWN_PLACE


def _card(observation: DiningObservation, action: DiningAction) -> tuple[CardFace | None, str]:
    tables = observation.tables
    match action:
        case UseCard(card):
            return tourist_face(tables, card), ROW
        case Discard(gift) | CompleteGift(gift):
            return gift_face(tables, gift), IDS[observation.player]
        case _:
            return None, ""


def _heading(observation: DiningObservation, action: DiningAction) -> Text | None:
    """Return the heading of an action's group; what comes after groups has one, too."""
    if isinstance(action, End | Skip | Keep) and any(map(_group, observation.actions)):
        return _OTHERWISE
    return _group(action)


def _group(action: Action) -> Text | None:
    match action:
        case PlaceHero(space) | Send(space):
            return _REPAIR if is_stand(space) else _COLLECT
        case Activate(_) | BuyTicket(_):
            return _TOURISTS
        case Cure(_):
            return _CURE
        case CompleteGift(_):
            return _CONVERT
        case _:
            return None


def unavailable(observation: DiningObservation) -> tuple[ClosedChoice, ...]:
    """Return the possibilities that are closed now, each with its reason."""
    holder = IDS[observation.player]
    return tuple(
        ClosedChoice(
            one.name,
            one.reason,
            card="" if one.gift < 0 else f"gift:{one.gift}",
            holder="" if one.gift < 0 else holder,
            spot=one.space,
        )
        for one in closed_options(observation)
    )
