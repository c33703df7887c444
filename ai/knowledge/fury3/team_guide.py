"""The policies of the hunters' own simulated games: the hunters act on what they would believe there."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from ai.knowledge.fury.simulated_belief import NewCard, RootBelief, SeenTrail, SimulatedBelief, place_at
from ai.knowledge.fury.turn_guide import APART, Random, source
from ai.knowledge.fury3.belief import WaysBelief
from ai.knowledge.fury3.combat.combat_value import expected_prospect
from ai.knowledge.fury3.features import dracula_place
from ai.knowledge.fury3.policy import FACING, HURT, PolicyGuide
from ai.knowledge.fury3.ways import CATCH_DAYS, DAYS_AWAY, days_away
from ai.portable import Floats, product
from furyqt.rules.core.agenda import Action, player_to_move
from furyqt.rules.fury3.decks import NONE, Power
from furyqt.rules.fury3.state import Fury3State, Hideout
from furyqt.rules.fury3.steps.search import hideouts
from furyqt.rules.fury3.tables import CASTLE, CITIES, DRACULA, HEALTH, NOWHERE, PLACES, SEAS, TRAIL, WALKS

FARTHEST = 6
"""The distance in days beyond which further days do not matter."""
LIKING = np.array([0.1, 1.0, 3.0, 9.0, 27.0])
"""The weight of a place for Dracula by the days from the nearest hunter, up to four."""
STAYS = 0.05
"""The assumed chance that a card with the back of a city is Hide."""
_DAYS = np.minimum(CATCH_DAYS, FARTHEST).astype(np.float64)
_DAYS_TO = np.minimum(DAYS_AWAY, FARTHEST).astype(np.float64)
LOCATED = 0.5
"""The chance of Dracula's place above which all hunters go for him."""
_SEA = np.array([float(place in SEAS) for place in PLACES])
HORIZON = 18
"""The decisions of a playout: fewer end early than when hunters knew his place, so a usual one is as long."""
LAST_SPACE = TRAIL - 1
OTHER_SIDE = 16
"""Added to the number of the hunter in a decision of Dracula about that hunter."""


@lru_cache(maxsize=16)
def seen_trail(closed: tuple[int, ...]) -> SeenTrail:
    """Return how the hunters see the trail if some places are closed."""
    spread = np.zeros((len(PLACES), len(PLACES)))
    for place in PLACES:
        ways = [to for to in WALKS[place] if to not in closed]
        spread[place, ways] = 1 / max(1, len(ways))
    days = np.minimum(days_away(closed), len(LIKING) - 1)

    def liking(state: Fury3State) -> Floats:
        places = [sheet.place for sheet in state.hunters if sheet.place >= 0]
        return np.asarray(LIKING[days[places].min(axis=0, initial=len(LIKING) - 1)])

    return SeenTrail(
        is_revealed=lambda state: bool(state.revealed),
        place=dracula_place,
        new_card=_new_card,
        spread=spread,
        sea=_SEA,
        stays=STAYS,
        liking=liking,
        searched=CITIES,
    )


def _new_card(spot: Hideout) -> NewCard:
    """Return what hunters see of a new card: Hide looks like a city, the castle shows itself."""
    place, power = spot.place, spot.power
    if place >= 0 and (spot.faceup or place == CASTLE):
        return NewCard(1, place, at_sea=False)
    if place < 0:
        return NewCard(int(power == Power.HIDE and not spot.faceup), NOWHERE, at_sea=False)
    return NewCard(2 if power == Power.WOLF_FORM or spot.bat else 1, NOWHERE, at_sea=place in SEAS)


class TeamGuide(PolicyGuide):
    """The policies of a simulated game in which hunters know only what they would see.

    In playouts they approach the mean of the places where he may be. What the search should examine is found
    by one such place after another, drawn by its chance.
    """

    def __init__(self, rng: random.Random, noise: float, belief: WaysBelief, state: Fury3State) -> None:
        super().__init__(rng, noise)
        root = belief.at_root(lambda rows: RootBelief(rows, seen_trail(state.chapter.closed)))
        self._simulated = SimulatedBelief(root, state)
        self._row: Floats | None = None
        self._days_and_chances: tuple[list[float], list[float]] = [], []
        self._assigned: tuple[Any, Any, tuple[int, Floats] | None] = None, None, None
        """The trail and the sheets, who goes for a vampire by these, and where it may be."""
        self._streams: dict[tuple[int, int], Random] = {}
        self._proposes = False
        self._played = 0

    def turn_of(self, state: Fury3State) -> tuple[int, int]:
        """Return the phase, and who decides about which hunter."""
        phase, hunter = super().turn_of(state)
        return phase, hunter + OTHER_SIDE * (player_to_move(state) == DRACULA)

    def _reseed(self, turn: tuple[int, int]) -> None:
        """Go on with the random numbers of this turn, whatever Dracula was asked in between."""
        stream = self._streams.get(turn)
        if stream is None:
            number, figure = turn
            stream = self._streams[turn] = source(self._first + (number * APART + figure) * APART)
        self._random = stream

    def settled(self, state: Fury3State) -> bool:
        """Return whether a combat round is about to begin, or the playout has been long enough."""
        self._played += 1
        return self._played > HORIZON or super().settled(state)

    def proposed(self, state: Fury3State, actions: Sequence[Action]) -> Action:
        """Propose what would be good if he were in one of his places."""
        self._proposes = True
        found = self.choose(state, actions)
        self._proposes = False
        return found

    def decided(self, state: Fury3State, actions: Sequence[Action]) -> Action:
        """Take the likeliest world for the truth, as a guide does whose hunters know it."""
        knowing = PolicyGuide(random.Random(), self._noise)
        knowing._first = self._first
        return knowing.choose(state, actions)

    def chances(self, state: Fury3State) -> Floats:
        """Return the chance of each place by what the hunters of the simulated game know."""
        return self._simulated.row(state)

    def points(self, state: Fury3State) -> float:
        """Return the value of a position by what the hunters know of it."""
        return expected_prospect(state, self.chances(state))

    def _goal(self, state: Fury3State) -> int:
        """Draw a place where he may be, or where the vampire may be that a hunter goes for."""
        row = self.vampire_of(state)
        return place_at(self.chances(state) if row is None else row, self._random())

    def vampire_of(self, state: Fury3State) -> Floats | None:
        """Return where the vampire may be that the acting hunter goes for; None without one."""
        trail, hunters, found = self._assigned
        if trail is not state.trail or hunters is not state.hunters:
            chances = self.chances(state)
            found = None if state.revealed or chances.max() > LOCATED else self._vampire_hunter(state)
            self._assigned = state.trail, state.hunters, found
        if found is None or found[0] != getattr(state.agenda[-1], "hunter", None):
            return None
        return found[1]

    def _vampire_hunter(self, state: Fury3State) -> tuple[int, Floats] | None:
        """Return who comes first, in time, to the oldest hideout under a rumor, and where it may be."""
        for space in range(LAST_SPACE, -1, -1):
            spot = state.trail[space]
            if spot is None or not spot.rumor or all(placed.faceup for placed in spot.contents):
                continue
            row = self._simulated.places_of(spot)
            if row is None:
                continue
            row = row / float(row.sum())
            fit = [
                number
                for number, sheet in enumerate(state.hunters)
                if sheet.place >= 0 and not sheet.defeated and sheet.damage <= HURT * HEALTH[number]
            ]
            days = {number: float(product(_DAYS_TO[state.hunters[number].place], row)) for number in fit}
            nearest = min(days, key=lambda number: (days[number], number), default=NONE)
            if nearest >= 0 and days[nearest] <= LAST_SPACE - space + 1:
                return nearest, row
        return None

    def _search_value(self, state: Fury3State, place: int, *, fit: bool) -> float:
        """Return more for the fit where a rumor says that a vampire lies."""
        spots = hideouts.at_place(state, place)
        if fit and any(spot.rumor and any(not placed.faceup for placed in spot.contents) for spot in spots):
            return FACING
        return super()._search_value(state, place, fit=fit)

    def _fears(self, spot: Hideout) -> bool:
        """Return whether a rumor says so: Dracula lays one on hardly anything but a vampire."""
        return spot.rumor

    def _sight(self, state: Fury3State) -> tuple[Sequence[float], Sequence[float]]:
        if self._proposes:
            return super()._sight(state)
        vampire = self.vampire_of(state)
        if vampire is not None:
            return product(vampire, _DAYS_TO).tolist(), vampire.tolist()
        row = self.chances(state)
        if row is not self._row:
            self._row, self._days_and_chances = row, (product(row, _DAYS).tolist(), row.tolist())
        return self._days_and_chances
