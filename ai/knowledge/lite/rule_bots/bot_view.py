"""What a rule bot sees of a position: the observation, and the few plain things worked out from it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from functools import cached_property

from ai.knowledge.lite.ways import PHASES, TURNS, towards
from ai.knowledge.protocols import Knowledge
from furyqt.rules.lite.actions import Forfeit, TrailMove
from furyqt.rules.lite.observation import LiteObservation, destination
from furyqt.rules.lite.tables import FIGURES, NOWHERE, PLACES, SEAS, UNKNOWN, UNKNOWN_SEA, WALKS

FAR = 99
LANDS = frozenset(PLACES) - SEAS


class BotView:
    """One decision as a rule bot sees it."""

    def __init__(self, seen: LiteObservation, rng: random.Random, knowledge: Knowledge) -> None:
        self.seen = seen
        self.rng = rng
        self.figure = seen.figure
        self.knowledge = knowledge
        self.mood = rng.random()
        self.others: BotView | None = None
        self.moves = [action for action in seen.actions if not isinstance(action, Forfeit)]

    @property
    def here(self) -> int:
        """Where the figure to move stands; NOWHERE before the first move."""
        if self.figure in FIGURES:
            return self.seen.places[self.figure]
        return self.seen.lairs[-1] if self.seen.lairs else NOWHERE

    @cached_property
    def age(self) -> int:
        """How many moves ago the newest place was that is known; FAR if none is."""
        known = (age for age, lair in enumerate(reversed(self.seen.lairs)) if lair not in UNKNOWN)
        return next(known, FAR)

    @property
    def newest(self) -> int:
        """The newest place of Dracula that is known, or NOWHERE."""
        return NOWHERE if self.age == FAR else self.seen.lairs[-1 - self.age]

    def possible(self, back: int = 0) -> frozenset[int]:
        """Where he may have been so many moves ago, by counting land and sea moves from a known place."""
        lairs = self.seen.lairs[: len(self.seen.lairs) - back]
        now = LANDS
        for lair in lairs:
            if lair in UNKNOWN:
                sea = lair == UNKNOWN_SEA
                now = frozenset(to for place in now for to in WALKS[place] if (to in SEAS) == sea) or LANDS
            else:
                now = frozenset((lair,))
        return now - set(self.seen.places) if not back and self.age else now

    @cached_property
    def belief(self) -> dict[int, float]:
        """Where he is, by the belief that the search uses too."""
        return self.knowledge.belief(self.seen).places()

    def turns(self, hunter: int, start: int, goal: int) -> int:
        """The turns a hunter needs, from his next move on."""
        later = 1 if self.figure not in FIGURES or hunter < self.figure else 0
        return TURNS[(self.seen.round + later + hunter) % PHASES][start][goal]

    def nearest_hunter(self, place: int) -> int:
        """The turns that the hunter who is soonest there needs."""
        return min(self.hunters_away(place), default=FAR)

    def hunters_away(self, place: int) -> list[int]:
        """Each placed hunter's turns to a place."""
        where = self.seen.places
        return [self.turns(h, where[h], place) for h in FIGURES if where[h] != NOWHERE]

    def go(self, goals: Iterable[int]) -> TrailMove:
        """The hunter's shortest way to the nearest of the goals; a random step if there is none."""
        near = {goal: self.turns(self.figure, self.here, goal) for goal in goals}
        if not near:
            return self.wander()
        goal = self.rng.choice([goal for goal, turns in near.items() if turns == min(near.values())])
        return self.rng.choice(towards((self.seen.round + self.figure) % PHASES, self.here, goal))

    def stay(self) -> TrailMove:
        """The hunter rests."""
        return self.to(self.here)

    def to(self, place: int) -> TrailMove:
        """The move to a place; a random one if none leads there."""
        leading = [action for action in self.moves if destination(self.seen, action) == place]
        return leading[0] if leading else self.wander()

    def wander(self) -> TrailMove:
        """Any move but staying, if there is one."""
        away = [action for action in self.moves if destination(self.seen, action) != self.here]
        return self.rng.choice(away or self.moves)

    def best(self, worth: Callable[[BotView, TrailMove, int], float]) -> TrailMove:
        """The action worth most, given it and the place it leads to; chance decides between equal ones."""
        valued = [
            (worth(self, action, destination(self.seen, action)), self.rng.random(), index)
            for index, action in enumerate(self.moves)
        ]
        return self.moves[max(valued)[2]]
