"""The reasons why a place on the map cannot be chosen now, and how far it is."""

from __future__ import annotations

from collections.abc import Callable

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.decision import Kind, pending_kind
from furyqt.rules.fury3.decks import NONE, Deck
from furyqt.rules.fury3.event_timing import Lasting
from furyqt.rules.fury3.guidance.distance import TOO_FAR, how_far, known_den, ticket_for
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE, HOSPITALS, HUNTERS, ROADS, SAILS

N_board = Texts("fury3.board")
N_reach = Texts("fury3.reach")
N_unavailable = Texts("fury3.unavailable")

Why = Callable[[Fury3Observation, int], Text | None]


def why_not(observation: Fury3Observation, place: int) -> Text:
    """Return the first known reason, else a general one."""
    found = _token(observation, place)
    if found is None and pending_kind(observation) in _DECISIONS:
        found = _DECISIONS[pending_kind(observation)](observation, place)
    return (found or _NOT_NOW).fill(place=words.place_text(place))


def forbids_moving(observation: Fury3Observation) -> Text | None:
    """Return why a hunter cannot move with an action at all: it is night, or the hunter has moved."""
    if pending_kind(observation) != Kind.HUNTER_ACTION:
        return None
    if observation.time & 1 and Lasting.NIGHT_ROADS not in observation.lasting:
        return BY_NIGHT
    return DONE if "move" in observation.done else None


def _token(observation: Fury3Observation, place: int) -> Text | None:
    """Return the reason of a chapter or a token that closes the place."""
    if place in observation.chapter.closed:
        return N_board("{place} is closed in this chapter.")
    if observation.to_move == DRACULA:
        if place in HOSPITALS:
            return N_board("Dracula can never enter a hospital.")
        holy = place == observation.consecrated or any(city == place for city, _ in observation.hosts)
        return N_board("{place} is protected.") if holy else None
    if observation.to_move == HUNTERS and place in observation.fog:
        return N_board("There is fog {place:in}.")
    is_stormy = observation.to_move == HUNTERS and place in observation.storms
    return N_board("A storm blocks the way {place:to}.") if is_stormy else None


def _for_hunter(observation: Fury3Observation, place: int) -> Text | None:
    """Return the reason for a hunter's move."""
    hunter = int(getattr(observation.agenda[-1], "hunter", NONE))
    sheet = observation.hunters[hunter]
    if (stays := forbids_moving(observation)) is not None:
        return stays
    if place == sheet.place:
        return N_unavailable("{hunter} is already there.").fill(hunter=words.FIGURE_NAMES[hunter])
    if place in HOSPITALS:
        return N_unavailable("Only a defeated hunter is brought to a hospital.")
    if observation.chapter.forbid and (forbidden := _forbidden(observation, sheet.place, place)) is not None:
        return forbidden
    if place in ROADS[sheet.place]:
        return N_unavailable("Fog or a roadblock closes the road {place:to}.")
    if place in SAILS[sheet.place]:
        return N_unavailable("Fog or a storm closes the sea route {place:to}.")
    far = how_far(hunter, sheet.place, place).fill(place=words.place_text(place))
    ticket = ticket_for(observation, sheet.place, place)
    if ticket == NONE:
        return far
    text = IN_REACH if sheet.tickets else NO_TICKET
    name = words.card_text(Deck.TICKET, ticket)
    return text.fill(far=far, ticket=name, hunter=words.FIGURE_NAMES[hunter])


def _forbidden(observation: Fury3Observation, here: int, place: int) -> Text | None:
    """Return the reason if the chapter forbids the way to a place."""
    forbid = observation.chapter.forbid
    if "rail" in forbid and place not in (*ROADS[here], *SAILS[here]):
        return NO_TRAINS
    is_forbidden = ("road" in forbid and place in ROADS[here]) or ("sea" in forbid and place in SAILS[here])
    return _NO_WAY if is_forbidden else None


def _for_dracula(observation: Fury3Observation, place: int) -> Text | None:
    """Return the reason for Dracula's movement step, such as a card of his trail at the place."""
    here = known_den(observation)
    if place == here:
        return N_unavailable("Dracula is already there.")
    if any(spot is not None and spot.place == place for spot in observation.trail):
        return N_unavailable("The {place} card is on the trail.")
    if any(spot is not None and spot.place == place for spot in observation.lairs):
        return N_unavailable("Dracula has a lair {place:in}.")
    if here >= 0 and (place in ROADS[here] or place in SAILS[here]):
        return None
    return TOO_FAR if here < 0 else how_far(DRACULA_FIGURE, here, place)


BY_NIGHT = N_unavailable("Hunters move by day only.")
DONE = N_unavailable("Already done this day: the second action must be another one.")
IN_REACH = N_reach("{far} In reach with {ticket}.")
NO_TICKET = N_reach("{far} In reach with {ticket}, but {hunter} has no ticket.")
NO_TRAINS = N_unavailable("This challenge is played without trains.")
_NO_WAY = N_unavailable("This way is forbidden here.")
_NOT_NOW = N_board("Nothing can be chosen {place:in} now.")
_DECISIONS: dict[Kind, Why] = {Kind.HUNTER_ACTION: _for_hunter, Kind.PLACEMENT: _for_dracula}
