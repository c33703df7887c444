"""Where the hunters of a simulated game suppose Dracula, be it he or they themselves who imagine it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ai.knowledge.fury3.features import dracula_place
from furyqt.rules.core.events import told_to
from furyqt.rules.fury3.decks import NONE
from furyqt.rules.fury3.observation import Fury3Observation, masked_hideout
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import HUNTERS, NOWHERE, SEAS, WALKS


def as_hunters_know(observation: Fury3Observation) -> Fury3Observation:
    """What the hunters know of Dracula's way, worked out by Dracula from what he knows himself.

    Their own cards stay hidden; nothing else of it is good for anything but their belief.
    """
    return replace(
        observation,
        player=HUNTERS,
        events=told_to(observation.events, HUNTERS),
        trail=tuple(masked_hideout(spot) for spot in observation.trail),
        lairs=tuple(masked_hideout(spot) for spot in observation.lairs),
        leaving=masked_hideout(observation.leaving),
    )


class BelievedLocation:
    """A place that moves like a Dracula, until something that is seen says better."""

    def __init__(self, drawn: Callable[[Callable[[], float]], int], random: Callable[[], float]) -> None:
        self._drawn = drawn
        self._random = random
        self._place = NOWHERE
        self._phase = NONE
        self._seen = NONE

    def place(self, state: Fury3State) -> int:
        """Where the hunters suppose him now; he himself, when his figure stands on the board."""
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
        """A location that was turned up since the last look, or an empty city, gives a new place."""
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
        """A step that agrees with the back of the newest card."""
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
    """Where hunters suppose him who imagine their own game, in a world as one of them takes it to be.

    For the day or night the others go by one guess; if they knew at once, they would find him whatever he
    does who is to act, and that would hardly matter.  Afterwards all know.
    """

    def __init__(
        self, state: Fury3State, drawn: Callable[[Callable[[], float]], int], random: Callable[[], float]
    ) -> None:
        self._now = _turn(state)
        self._drawn = drawn
        self._random = random
        self._guess: int | None = None

    def place(self, state: Fury3State) -> int:
        """The guess of the others, unless his figure stands on the board."""
        *now, hunter = self._now
        *time, other = _turn(state)
        if time != now or other == hunter or state.revealed:
            return dracula_place(state)
        if self._guess is None:
            self._guess = self._drawn(self._random)
        return self._guess


def _turn(state: Fury3State) -> tuple[int, bool, int]:
    """The phase, whether it is night, and the hunter who decides."""
    return state.phase, state.is_night(), getattr(state.agenda[-1], "hunter", NONE)
