"""The place where the hunters of a simulated game believe Dracula is, in their own or in his simulations."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.zones import NONE

NOWHERE = -1
Random = Callable[[], float]


class TrailPlace(Protocol):
    """A place of the trail."""

    @property
    def id(self) -> int: ...
    @property
    def place(self) -> int: ...
    @property
    def power(self) -> int: ...
    @property
    def faceup(self) -> bool: ...


class PlacedHunter(Protocol):
    """The sheet of a hunter, as far as it is read here."""

    @property
    def place(self) -> int: ...


class HuntState(Protocol):
    """The fields of a state that both editions have."""

    @property
    def agenda(self) -> tuple[Step, ...]: ...
    @property
    def trail(self) -> Sequence[TrailPlace | None]: ...
    @property
    def hunters(self) -> Sequence[PlacedHunter]: ...


S = TypeVar("S", bound=HuntState)


class TrailView(NamedTuple, Generic[S]):
    """The parts of a game's state that both classes below read."""

    clock: Callable[[S], int]
    """The number of Dracula's turns so far."""
    hunters_turn: Callable[[S], tuple[Any, ...]]
    """A value for each part of the game in which every hunter acts once."""
    is_revealed: Callable[[S], bool]
    """Whether Dracula's figure is on the board."""
    place: Callable[[S], int]
    """Dracula's true place."""
    walks: Sequence[Sequence[int]]
    """The places that are one move of Dracula from each place."""
    seas: Collection[int]


class BelievedPlace(Generic[S]):
    """A believed place that moves like a Dracula, until a revealed fact gives a better one."""

    view: TrailView[S]

    def __init__(self, drawn: Callable[[Random], int], random: Random) -> None:
        self._drawn = drawn
        self._random = random
        self._place = NOWHERE
        self._clock = NONE
        self._seen = NONE

    def place(self, state: S) -> int:
        """Return the believed place, or the true one if his figure is on the board."""
        clock, is_revealed = self.view.clock(state), self.view.is_revealed(state)
        if self._clock != clock:
            if self._clock == NONE:
                self._place = self._drawn(self._random)
            elif not is_revealed:
                self._place = self._step(state, self._place)
            self._clock = clock
        if is_revealed:
            self._place = self.view.place(state)
        else:
            self._look(state)
        return self._place

    def _look(self, state: S) -> None:
        """Update the place if a location was revealed since the last call, or a searched city was empty."""
        for age, spot in enumerate(state.trail):
            if spot is not None and spot.faceup and spot.place >= 0:
                if self._seen not in (NONE, spot.id):
                    self._place = spot.place
                    for _ in range(age):
                        self._place = self._walk(self._place)
                self._seen = spot.id
                break
        if any(sheet.place == self._place for sheet in state.hunters):
            self._place = self._walk(self._place)

    def _step(self, state: S, place: int) -> int:
        """Take a step that agrees with the back of the newest card."""
        spot = state.trail[0]
        if spot is None or place == NOWHERE or (spot.power != NONE and spot.place == NOWHERE):
            return place
        seas = self.view.seas
        at_sea = spot.place in seas
        ways = [to for to in self.view.walks[place] if (to in seas) == at_sea]
        return ways[int(self._random() * len(ways))] if ways else self._walk(place)

    def _walk(self, place: int) -> int:
        ways = self.view.walks[place]
        return ways[int(self._random() * len(ways))] if ways else place


class SharedGuess(Generic[S]):
    """The place where hunters believe Dracula is in their own simulations, in a sampled world.

    Until every hunter has acted the other hunters follow one guess; if they knew the sampled place at once,
    they would find him whatever the deciding hunter does, and the decision would hardly matter. Afterwards
    all know the place.
    """

    view: TrailView[S]

    def __init__(self, state: S, drawn: Callable[[Random], int], random: Random) -> None:
        self._turn, self._hunter = self.view.hunters_turn(state), _hunter(state)
        self._drawn = drawn
        self._random = random
        self._guess: int | None = None

    def place(self, state: S) -> int:
        """Return the other hunters' guess, unless his figure is on the board."""
        is_over = self.view.hunters_turn(state) != self._turn
        if is_over or _hunter(state) == self._hunter or self.view.is_revealed(state):
            return self.view.place(state)
        if self._guess is None:
            self._guess = self._drawn(self._random)
        return self._guess


def _hunter(state: HuntState) -> int:
    """Return the hunter who decides."""
    found: int = getattr(state.agenda[-1], "hunter", NONE)
    return found


# ------------------------------------------------------------------ hunters who know his place only sometimes

OLDEST = 4
"""In other turns they use his place at most this number of turns ago."""


class DelayedSight(Generic[S]):
    """Hunters who know Dracula's place in some turns, and an earlier place in the others."""

    def __init__(self, view: TrailView[S], knowing: float, rng: random.Random) -> None:
        self._view, self._knowing, self._random = view, knowing, rng.random
        self._places: list[int] = []
        self._clock = self._place = -1

    def place(self, state: S) -> int:
        """Return the place where they believe Dracula is."""
        clock = self._view.clock(state)
        if self._clock != clock:
            self._clock = clock
            self._places.append(self._view.place(state))
            age = 1 if self._random() < self._knowing else 2 + int(self._random() * (OLDEST - 1))
            self._place = self._places[-min(age, len(self._places))]
        if self._view.is_revealed(state):
            self._place = self._view.place(state)
        return self._place
