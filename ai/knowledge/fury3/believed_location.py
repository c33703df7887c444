"""The place where the hunters of a simulated game believe Dracula is, in their own or in his simulations."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ai.knowledge.fury3.features import dracula_place
from furyqt.rules.core.events import events_seen_by
from furyqt.rules.fury3.decks import NONE
from furyqt.rules.fury3.observation import Fury3Observation, masked_hideout
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import HUNTERS, NOWHERE, SEAS, WALKS


def as_hunters_know(observation: Fury3Observation) -> Fury3Observation:
    """Return the hunters' knowledge of Dracula's way, derived from his own.

    Their own cards stay hidden; the result is good only for their belief.
    """
    return replace(
        observation,
        player=HUNTERS,
        events=events_seen_by(observation.events, HUNTERS),
        trail=tuple(masked_hideout(spot) for spot in observation.trail),
        lairs=tuple(masked_hideout(spot) for spot in observation.lairs),
        leaving=masked_hideout(observation.leaving),
    )


class BelievedLocation:
    """A believed place that moves like a Dracula, until a revealed fact gives a better one."""

    def __init__(self, drawn: Callable[[Callable[[], float]], int], random: Callable[[], float]) -> None:
        self._drawn = drawn
        self._random = random
        self._place = NOWHERE
        self._phase = NONE
        self._seen = NONE

    def place(self, state: Fury3State) -> int:
        """Return the believed place, or the true one if his figure is on the board."""
        if self._phase != state.phase:
            if self._phase == NONE:
                self._place = self._drawn(self._random)
            elif not state.revealed:
                self._place = self._step(state, self._place)
            self._phase = state.phase
        if state.revealed:
            self._place = dracula_place(state)
        else:
            self._look(state)
        return self._place

    def _look(self, state: Fury3State) -> None:
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

    def _step(self, state: Fury3State, place: int) -> int:
        """Take a step that agrees with the back of the newest card."""
        spot = state.trail[0]
        if spot is None or place == NOWHERE or (spot.power != NONE and spot.place == NOWHERE):
            return place
        at_sea = spot.place in SEAS
        ways = [to for to in WALKS[place] if (to in SEAS) == at_sea]
        return ways[int(self._random() * len(ways))] if ways else self._walk(place)

    def _walk(self, place: int) -> int:
        ways = WALKS[place]
        return ways[int(self._random() * len(ways))] if ways else place


class TeamGuess:
    """The place where hunters believe Dracula is in their own simulations, in a sampled world.

    For the current day or night the other hunters follow one guess; if they knew the sampled place at once,
    they would find him whatever the deciding hunter does, and the decision would hardly matter. Afterwards
    all know the place.
    """

    def __init__(
        self, state: Fury3State, drawn: Callable[[Callable[[], float]], int], random: Callable[[], float]
    ) -> None:
        self._now = _turn(state)
        self._drawn = drawn
        self._random = random
        self._guess: int | None = None

    def place(self, state: Fury3State) -> int:
        """Return the other hunters' guess, unless his figure is on the board."""
        *now, hunter = self._now
        *time, other = _turn(state)
        if time != now or other == hunter or state.revealed:
            return dracula_place(state)
        if self._guess is None:
            self._guess = self._drawn(self._random)
        return self._guess


def _turn(state: Fury3State) -> tuple[int, bool, int]:
    """Return the phase, whether it is night, and the hunter who decides."""
    return state.phase, state.is_night(), getattr(state.agenda[-1], "hunter", NONE)
