"""Masks for hidden hands and piles, and the fields of a state that they cover."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar, get_type_hints

from furyqt.rules.core.agenda import State, legal_actions, player_to_move
from furyqt.rules.core.events import events_seen_by
from furyqt.rules.core.ruleset import Observation
from furyqt.rules.core.zones import HIDDEN, NONE, Cards

S = TypeVar("S", bound=State)
View = Callable[[Any, int], Any]
"""(state, player) -> the part of one field that this player sees."""


def unseen(cards: Cards) -> Cards:
    """Return as many cards, all hidden."""
    return (HIDDEN,) * len(cards)


def masked_hand(hand: Cards, shown: int = NONE) -> Cards:
    """Return a hand of which others see one card at most; it stays sorted, HIDDEN first."""
    return (HIDDEN,) * (len(hand) - 1) + (shown,) if shown != NONE else unseen(hand)


def unmasked_hand(hand: Cards, dealt: Cards) -> Cards:
    """Return a hand, sorted, with its hidden cards replaced by the dealt ones."""
    return tuple(sorted((*(card for card in hand if card != HIDDEN), *dealt))) if dealt else hand


def with_faces(cards: Cards, dealt: Iterator[int]) -> Cards:
    """Return cards in order, each hidden one replaced by the next of the dealt ones."""
    return tuple(next(dealt) if card == HIDDEN else card for card in cards)


def common_fields(state: State, player: int) -> dict[str, Any]:
    """Return the fields that every observation has, except the outcome."""
    to_move = player_to_move(state)
    return {
        "player": player,
        "to_move": to_move,
        "agenda": state.agenda,
        "actions": tuple(legal_actions(state)) if to_move == player else (),
        "events": events_seen_by(state.told or (), player),
    }


@dataclass(frozen=True)
class Seen:
    """Marks a field of an observation: `view` is what a player sees of it; None: the game fills it in."""

    view: View | None = None


PUBLIC, UNSEEN = "public", "unseen"
T = TypeVar("T")
Public = Annotated[T, PUBLIC]
"""A field that every player knows, with the name that it has in the state."""
Unseen = Annotated[T, UNSEEN]
"""Cards that no player sees."""
Computed = Annotated[T, Seen()]
"""A field that a game computes by itself for each player."""


def of_owner(name: str, owner: int) -> Seen:
    """Return the mark of a field of cards that one player sees; `name` is the state's name for it."""
    return Seen(
        lambda state, player: getattr(state, name) if player == owner else unseen(getattr(state, name))
    )


def _for_nobody(name: str) -> View:
    return lambda state, player: unseen(getattr(state, name))


def declared(kind: type[Observation]) -> FieldMask:
    """Return who may see what, as the fields of an observation declare it.

    TypeError for a field without a declaration.
    """
    hints = get_type_hints(kind, include_extras=True)
    public: list[str] = []
    views: dict[str, View] = {}
    for name in kind.__struct_fields__:
        if name in Observation.__struct_fields__:
            continue
        marks = getattr(hints[name], "__metadata__", ())
        seen = next((mark for mark in marks if isinstance(mark, Seen)), None)
        if PUBLIC in marks:
            public.append(name)
        elif UNSEEN in marks:
            views[name] = _for_nobody(name)
        elif seen is None:
            raise TypeError(f"who may see {name}?")
        elif seen.view is not None:
            views[name] = seen.view
    return FieldMask(tuple(public), views)


@dataclass(frozen=True)
class FieldMask:
    """The fields of a game's state that every player knows, and a view for each of the others.

    A view's name is the observation's name for the field; `renamed` gives the state's name if it differs.
    """

    public: tuple[str, ...]
    views: Mapping[str, View]

    def seen(self, state: State, player: int) -> dict[str, Any]:
        """Return the fields of the observation that this player has of a state."""
        found = {name: getattr(state, name) for name in self.public}
        for name, view in self.views.items():
            found[name] = view(state, player)
        return found

    def shared(self, observation: Any) -> dict[str, Any]:
        """Return the public fields of an observation: every state that fits it has them, too."""
        return {name: getattr(observation, name) for name in self.public}

    def known(self, kind: type[S], observation: Any, renamed: Mapping[str, str]) -> S:
        """Return a state with the fields of an observation, whose hidden cards stay hidden.

        `renamed` gives the observation's name of a field whose name differs in the state.
        """
        names = set(kind.__struct_fields__) - set(State.__struct_fields__)
        fields = {name: getattr(observation, renamed.get(name, name)) for name in names}
        return kind(agenda=observation.agenda, told=None, **fields)

    def forgotten(self, kind: type[State], renamed: Mapping[str, str]) -> set[str]:
        """Return the fields of a game's state that are neither public nor viewed; there should be none.

        `renamed` gives the observation's name of a field whose name differs in the state.
        """
        own = set(kind.__struct_fields__) - set(State.__struct_fields__)
        return {name for name in own if renamed.get(name, name) not in {*self.public, *self.views}}
