"""Positions for tests of cards: a test names the pieces that matter, and the rest is in order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from functools import cache
from typing import Any

from furyqt.rules.core.agenda import Action, action_label, legal_actions, play
from furyqt.rules.core.chance import below
from furyqt.rules.core.stage import Scene
from furyqt.rules.fury2.actions import CARD_IDS
from furyqt.rules.fury2.decks import Deck, EventCard, Item
from furyqt.rules.fury2.stage import MiddlePieces, stage
from furyqt.rules.fury2.state import Fury2State, TrailSpot
from furyqt.rules.fury2.tables import ATLAS, FIGURES, HEALTH
from furyqt.rules.mechanisms.deck_setup import numbers

PIECES = {field.name for field in fields(MiddlePieces)}
DAWN, NOON, DUSK, TWILIGHT, MIDNIGHT, SMALL_HOURS = range(6)


def at(place: str) -> int:
    """Return a place's index by its key."""
    return ATLAS.index[place]


def cards(deck: Deck, *names: str) -> tuple[int, ...]:
    """Return card numbers by their ids, in this order."""
    return tuple(numbers(CARD_IDS[deck], names))


def event(name: str) -> EventCard:
    """Return an event card by its id."""
    return EventCard[name.upper()]


def item(name: str) -> Item:
    """Return an item by its id."""
    return Item[name.upper()]


def scene(turn: str, *, options: Mapping[str, str] | None = None, **given: Any) -> Fury2State:
    """Return the position at the beginning of a figure's turn.

    The pieces are those of `MiddlePieces`; every other name is a field of the state, with the ids of cards
    and places instead of numbers.
    """
    pieces = {name: value for name, value in given.items() if name in PIECES}
    other = {name: _number(name, value) for name, value in given.items() if name not in PIECES}
    return stage(Scene(options=options, turn=turn, fields=other, **pieces))


_DISCARDS = {"event_discard": Deck.EVENT, "item_discard": Deck.ITEM}
_ALLIES = ("hunter_ally", "dracula_ally")


def _number(name: str, value: Any) -> Any:
    if name in _ALLIES:
        return event(value)
    if name == "hosts":
        return tuple(sorted(map(at, value)))
    return cards(_DISCARDS[name], *value) if name in _DISCARDS else value


def do(state: Fury2State, *tokens: str) -> Fury2State:
    """Play actions by their tokens; an unknown token fails with the list of legal ones."""
    for token in tokens:
        state = play(state, option(state, token))
    return state


def option(state: Fury2State, token: str) -> Action:
    """Return the legal action with this token, after checking that every legal action has a button label."""
    for action in legal_actions(state):
        assert "{" not in str(action_label(state, action))
    found = [action for action in legal_actions(state) if action.text == token]
    assert found, f"{token!r} is not among {tokens(state)} of {state.agenda[-1:]!r}"
    return found[0]


def tokens(state: Fury2State) -> list[str]:
    """Return the tokens of all legal actions."""
    return [action.text for action in legal_actions(state)]


def plays(state: Fury2State) -> list[str]:
    """Return the tokens of the legal plays of events and uses of items."""
    return [token for token in tokens(state) if ">" in token]


def pending(state: Fury2State) -> str:
    """Return the name of the pending decision, "" at the end of the game."""
    return type(state.agenda[-1]).__name__ if state.agenda else ""


def events_of(state: Fury2State, kind: type) -> list[Any]:
    """Return all events of a kind."""
    return [found for found in state.told or () if isinstance(found, kind)]


@cache
def _stream(faces: tuple[int, ...]) -> int:
    for seed in range(100_000):
        chance = seed
        for face in faces:
            rolled, chance = below(chance, 6)
            if rolled + 1 != face:
                break
        else:
            return seed
    raise AssertionError(f"no stream begins with {faces}")


def with_dice(state: Fury2State, *faces: int) -> Fury2State:
    """Return the same position in which the next dice show these faces (of the train die: their numbers)."""
    state = state.clone()
    state.chance = _stream(faces)
    return state


def faceup(state: Fury2State) -> list[str]:
    """Return the keys of the places with faceup cards, the newest first, then those in the catacombs."""
    spots = (*state.trail, *(spot for spot in state.catacombs if spot))
    return [ATLAS.places[spot.place].key for spot in spots if spot.faceup and spot.place >= 0]


def spot_of(state: Fury2State, place: str) -> TrailSpot:
    """Return the spot of a place in the trail or the catacombs."""
    spots = (*state.trail, *(spot for spot in state.catacombs if spot))
    return next(spot for spot in spots if spot.place == at(place))


def tiles_in(state: Fury2State, place: str) -> list[tuple[str, bool]]:
    """Return the tiles of a place, with whether they are face up."""
    names = CARD_IDS[Deck.ENCOUNTER]
    return [(names[tile.card], tile.faceup) for tile in spot_of(state, place).tiles]


def lost(state: Fury2State) -> dict[int, int]:
    """Return the health that hunters have lost, of those who have lost any."""
    health = {hunter: HEALTH[hunter] - state.hunters[hunter].health for hunter in FIGURES}
    return {hunter: amount for hunter, amount in health.items() if amount}


def held(state: Fury2State, hunter: int) -> list[str]:
    """Return the ids of a hunter's items and events."""
    sheet = state.hunters[hunter]
    return [*_ids(Deck.ITEM, sheet.items), *_ids(Deck.EVENT, sheet.events)]


def discarded(state: Fury2State) -> list[str]:
    """Return the ids of the discarded items and events."""
    return [*_ids(Deck.ITEM, state.item_discard), *_ids(Deck.EVENT, state.event_discard)]


def _ids(deck: Deck, numbers_: Iterable[int]) -> list[str]:
    return [CARD_IDS[deck][number] for number in numbers_]
