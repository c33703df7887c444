"""The usual actions in the third edition that are not possible now, with reasons."""

from __future__ import annotations

from collections.abc import Callable

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.actions import Counter, Go, Strike, Word
from furyqt.rules.fury3.decision import Kind, pending_kind
from furyqt.rules.fury3.decks import BASIC, ESCAPES, HIDDEN, NONE, Combat, Deck, Item
from furyqt.rules.fury3.event_timing import Lasting
from furyqt.rules.fury3.guidance.why_not import BY_NIGHT, DONE, NO_TRAINS
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import (
    CASTLE,
    CITIES,
    DOOR,
    FIGURES,
    HOSPITALS,
    MINA,
    RAILS,
    ROADS,
    SAILS,
    SEAS,
)
from furyqt.views.boards.board import ClosedChoice
from furyqt.views.boards.fury3.choices import card_key, combat_key
from furyqt.views.boards.fury3.figures import LETTERS
from furyqt.views.boards.fury3.options.powers import closed_powers
from furyqt.views.boards.fury3.options.timing import closed_events

N_buttons = Texts("fury3.buttons")
N_unavailable = Texts("fury3.unavailable")

Reasons = tuple[ClosedChoice, ...]


def unavailable(observation: Fury3Observation) -> Reasons:
    """Return the unavailable ways, actions, cards and powers of the pending decision, with reasons."""
    found = _LISTS.get(pending_kind(observation))
    return found(observation) if found is not None and observation.actions else ()


# ------------------------------------------------------------------------------------------ a hunter's action


def _hunter_action(observation: Fury3Observation) -> Reasons:
    hunter = int(getattr(observation.agenda[-1], "hunter", NONE))
    found: list[tuple[Text, Text | None]] = [
        *_moves(observation, hunter),
        *((name, why(observation, hunter)) for name, why in _STAYS),
    ]
    listed = tuple(ClosedChoice(name, reason) for name, reason in found if reason is not None)
    return (*listed, *closed_events(observation, (hunter,)))


def _moves(observation: Fury3Observation, hunter: int) -> list[tuple[Text, Text | None]]:
    """Return the closed moves; by night they are a single entry."""
    is_night, place = bool(observation.time & 1), observation.hunters[hunter].place
    ways = {action.way for action in observation.actions if isinstance(action, Go)}
    if place in HOSPITALS:
        return [(_MOVE, None if ways else _no_door(observation, place))]
    if is_night and Lasting.NIGHT_ROADS not in observation.lasting:
        return [(_MOVE, BY_NIGHT)]
    if "move" in observation.done:
        return [(_MOVE, DONE)]
    found = [(_ROAD, None if "road" in ways else _no_road(observation, place))]
    if place in SEAS:
        return [(_SEA, None if "sea" in ways else _CLOSED_SEA)]
    if is_night:
        return found
    return [
        *found,
        (_SEA, None if "sea" in ways else _no_sea(observation, place)),
        (_RAIL, None if "rail" in ways else _no_rail(observation, hunter, place)),
    ]


def _no_door(observation: Fury3Observation, place: int) -> Text:
    if observation.time & 1:
        return BY_NIGHT
    if DOOR[place] in observation.fog:
        return _FOG_IN.fill(place=words.place_text(DOOR[place]))
    return DONE


def _no_road(observation: Fury3Observation, place: int) -> Text:
    if place in observation.fog:
        return _FOG_IN.fill(place=words.place_text(place))
    if observation.chapter.closed and not observation.fog and not observation.roadblocks:
        return _CLOSED_PLACES
    return _CLOSED_ROADS if ROADS[place] else N_unavailable("No road leads from here.")


def _no_sea(observation: Fury3Observation, place: int) -> Text:
    if not SAILS[place]:
        return N_unavailable("{place} is not a port.").fill(place=words.place_text(place))
    if place in observation.fog:
        return _FOG_IN.fill(place=words.place_text(place))
    is_calm = not observation.fog and not observation.storms
    return _CLOSED_PLACES if observation.chapter.closed and is_calm else _CLOSED_SEA


def _no_rail(observation: Fury3Observation, hunter: int, place: int) -> Text:
    if not RAILS[place]:
        return N_unavailable("No railway leads from here.")
    if "rail" in observation.chapter.forbid:
        return NO_TRAINS
    if not observation.hunters[hunter].tickets:
        return N_unavailable("{hunter} has no ticket.").fill(hunter=words.FIGURE_NAMES[hunter])
    if place in observation.fog:
        return _FOG_IN.fill(place=words.place_text(place))
    return N_unavailable("With these tickets no railway is open from here.")


_MOVE = N_unavailable("Move")
_ROAD = N_unavailable("Move by road")
_SEA = N_unavailable("Move by sea")
_RAIL = N_unavailable("Move by railway")
_FOG_IN = N_unavailable("There is fog {place:in}.")
_CLOSED_ROADS = N_unavailable("Fog or roadblocks close all roads.")
_CLOSED_PLACES = N_unavailable("All these ways are closed in this chapter.")
_CLOSED_SEA = N_unavailable("Fog or storms close the sea.")

# ------------------------------------------------------------------------------------- actions without a way


def _may(observation: Fury3Observation, word: str) -> bool:
    return Word(word) in observation.actions


def _away(place: int) -> Text | None:
    """Return why a hunter cannot act at sea or in a hospital."""
    if place in SEAS:
        return N_unavailable("Not at sea.")
    return N_unavailable("Not in a hospital.") if place in HOSPITALS else None


def _supply(observation: Fury3Observation, hunter: int) -> Text | None:
    place = observation.hunters[hunter].place
    if _may(observation, "supply"):
        return None
    if place in SEAS:
        return _away(place)
    if place == CASTLE:
        return _NOT_IN_CASTLE
    if Lasting.NO_SUPPLY in observation.lasting:
        return N_unavailable("Devilish Power forbids it in this hunter phase.")
    return DONE


def _reserve(observation: Fury3Observation, hunter: int) -> Text | None:
    place = observation.hunters[hunter].place
    if _may(observation, "reserve"):
        return None
    if place == CASTLE:
        return _NOT_IN_CASTLE
    if not observation.tickets:
        return N_unavailable("All tickets are in the hunters' hands.")
    return _away(place) or DONE


def _rest(observation: Fury3Observation, hunter: int) -> Text | None:
    sheet = observation.hunters[hunter]
    if _may(observation, "rest"):
        return None
    if not sheet.damage:
        return N_unavailable("{hunter} has no damage.").fill(hunter=words.FIGURE_NAMES[hunter])
    return _away(sheet.place) or DONE


def _search(observation: Fury3Observation, hunter: int) -> Text | None:
    place = observation.hunters[hunter].place
    if _may(observation, "search"):
        return None
    if place in observation.fog:
        return _FOG_IN.fill(place=words.place_text(place))
    spots = [spot for spot in (*observation.trail, *observation.lairs) if spot is not None]
    found = [spot for spot in spots if spot.place == place and spot.faceup]
    if not found:
        return _away(place) or N_unavailable("No hideout is revealed here.")
    if not any(spot.contents for spot in found):
        return N_unavailable("There are no encounters in the hideout here.")
    return _away(place) or DONE


def _trade(observation: Fury3Observation, hunter: int) -> Text | None:
    sheets, place = observation.hunters, observation.hunters[hunter].place
    if _may(observation, "trade"):
        return None
    if _away(place) is not None:
        return _away(place)
    here = [h for h in FIGURES if h != hunter and sheets[h].place == place and not sheets[h].defeated]
    if not here:
        return _ALONE
    if not any(sheets[h].items or sheets[h].tickets for h in (*here, hunter)):
        return N_unavailable("No one here has an item or ticket to give.")
    return DONE


def _bond(observation: Fury3Observation, hunter: int) -> Text | None:
    if hunter != MINA or _may(observation, "bond"):
        return None
    place = observation.hunters[hunter].place
    if "special" in observation.done:
        return DONE
    return _ALONE if place in CITIES else _away(place)


def _horses(observation: Fury3Observation, hunter: int) -> Text | None:
    sheet = observation.hunters[hunter]
    if Item.FAST_HORSES not in sheet.items or _may(observation, "horses"):
        return None
    if observation.time & 1:
        return BY_NIGHT
    if "special" in observation.done:
        return DONE
    return _away(sheet.place) or _no_road(observation, sheet.place)


_NOT_IN_CASTLE = N_unavailable("Not in Castle Dracula.")
_ALONE = N_unavailable("No other hunter is here.")
_STAYS: tuple[tuple[Text, Callable[[Fury3Observation, int], Text | None]], ...] = (
    (N_buttons("Take supplies"), _supply),
    (N_buttons("Reserve a ticket"), _reserve),
    (N_buttons("Rest"), _rest),
    (N_buttons("Search"), _search),
    (N_buttons("Trade"), _trade),
    (N_buttons("Use Psychic Bond"), _bond),
    (N_buttons("Use Fast Horses"), _horses),
)

# -------------------------------------------------------------------------------------- windows and combat


def _window(observation: Fury3Observation) -> Reasons:
    return closed_events(observation, FIGURES)


def _strikes(observation: Fury3Observation) -> Reasons:
    """Return the card that rests; another copy of it can be played."""
    fight, hunter = observation.fight, int(getattr(observation.agenda[-1], "hunter", NONE))
    last = NONE if fight is None else fight.before[hunter]
    if last == NONE or Strike(last) in observation.actions:
        return ()
    held = (*observation.hunters[hunter].items, *BASIC)
    if last not in held:
        return ()
    return (
        ClosedChoice(words.card_text(Deck.ITEM, last), _RESTS, card_key(Deck.ITEM, last), LETTERS[hunter]),
    )


def _counters(observation: Fury3Observation) -> Reasons:
    """Return the escape cards that a vampire may not play yet."""
    hand = () if observation.fight is None else observation.fight.hand
    closed = [
        card for card in sorted(set(hand)) if card != HIDDEN and Counter(card) not in observation.actions
    ]
    return tuple(
        ClosedChoice(words.combat_text(Combat(card)), _TOO_EARLY, combat_key(card))
        for card in closed
        if card in ESCAPES
    )


_RESTS = N_unavailable("Played in the last round; it cannot be played now.")
_TOO_EARLY = N_unavailable("It is too early for the vampire to flee.")


def _placement(observation: Fury3Observation) -> Reasons:
    return closed_powers(observation)


_LISTS: dict[Kind, Callable[[Fury3Observation], Reasons]] = {
    Kind.HUNTER_ACTION: _hunter_action,
    Kind.EVENT_WINDOW: _window,
    Kind.STRIKE: _strikes,
    Kind.COUNTER: _counters,
    Kind.PLACEMENT: _placement,
}
