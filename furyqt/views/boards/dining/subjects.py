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
    space_of,
)
from furyqt.rules.dining.guidance import preview
from furyqt.rules.dining.observation import DiningObservation
from furyqt.rules.dining.spaces import is_stand
from furyqt.views.boards.board import Subject
from furyqt.views.boards.dining.pieces import BUS_SPOT, IDS, ROW, gift_face, tourist_face
from furyqt.views.picture import CardFace

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
    return BUS_SPOT if isinstance(action, BuyTicket) else space_of(None, action)


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


def refused_card(observation: DiningObservation, what: Action | str) -> tuple[str, str]:
    """Return the key and the holder of the Gift card that cannot be completed."""
    if not isinstance(what, CompleteGift):
        return "", ""
    return gift_face(observation.tables, what.gift).key, IDS[observation.player]
