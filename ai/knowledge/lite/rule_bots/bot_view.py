"""A rule bot's view of a position: the observation and simple values derived from it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from functools import cached_property

from ai.knowledge.lite.ways import PHASES, TURNS, toward
from ai.knowledge.protocols import AnyKnowledge
from furyqt.rules.lite.actions import Forfeit, TrailMove
from furyqt.rules.lite.observation import LiteObservation, destination
from furyqt.rules.lite.tables import FIGURES, NOWHERE, PLACES, SEAS, UNKNOWN, UNKNOWN_SEA, WALKS

FAR = 99
LANDS = frozenset(PLACES) - SEAS


class BotView:
    """One decision in a rule bot's view."""

    def __init__(self, seen: LiteObservation, rng: random.Random, knowledge: AnyKnowledge) -> None:
        self.seen = seen
        self.rng = rng
        self.figure = seen.figure
        self.knowledge = knowledge
        self.mood = rng.random()
        self.others: BotView | None = None
        self.moves = [action for action in seen.actions if not isinstance(action, Forfeit)]

    @property
    def here(self) -> int:
        """The place of the figure to move; NOWHERE before the first move."""
        if self.figure in FIGURES:
            return self.seen.places[self.figure]
        return self.seen.lairs[-1] if self.seen.lairs else NOWHERE

    @cached_property
    def age(self) -> int:
        """The number of moves since the newest known place; FAR if none is known."""
        known = (age for age, lair in enumerate(reversed(self.seen.lairs)) if lair not in UNKNOWN)
        return next(known, FAR)

    @property
    def newest(self) -> int:
        """The newest known place of Dracula, or NOWHERE."""
        return NOWHERE if self.age == FAR else self.seen.lairs[-1 - self.age]

    def possible(self, back: int = 0) -> frozenset[int]:
        """Return his possible places this number of moves ago, by land and sea moves from a known place."""
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
        """The chances of his place, by the belief that the search uses too."""
        return self.knowledge.belief(self.seen).places()

    def turns(self, hunter: int, start: int, goal: int) -> int:
        """Return the turns that a hunter needs, from his next move on."""
        later = 1 if self.figure not in FIGURES or hunter < self.figure else 0
        return TURNS[(self.seen.round + later + hunter) % PHASES][start][goal]

    def nearest_hunter(self, place: int) -> int:
        """Return the turns of the nearest hunter to a place; FAR before any hunter is placed."""
        return min(self.hunters_away(place), default=FAR)

    def hunters_away(self, place: int) -> list[int]:
        """Return each placed hunter's turns to a place."""
        where = self.seen.places
        return [self.turns(h, where[h], place) for h in FIGURES if where[h] != NOWHERE]

    def go(self, goals: Iterable[int]) -> TrailMove:
        """Return the hunter's shortest way to the nearest of the goals; a random step if there is none."""
        near = {goal: self.turns(self.figure, self.here, goal) for goal in goals}
        if not near:
            return self.wander()
        goal = self.rng.choice([goal for goal, turns in near.items() if turns == min(near.values())])
        return self.rng.choice(toward((self.seen.round + self.figure) % PHASES, self.here, goal))

    def stay(self) -> TrailMove:
        """Return the action of resting."""
        return self.to(self.here)

    def to(self, place: int) -> TrailMove:
        """Return the move to a place; a random one if none leads there."""
        leading = [action for action in self.moves if destination(self.seen, action) == place]
        return leading[0] if leading else self.wander()

    def wander(self) -> TrailMove:
        """Return a random move other than staying, if there is one."""
        away = [action for action in self.moves if destination(self.seen, action) != self.here]
        return self.rng.choice(away or self.moves)

    def best(self, value: Callable[[BotView, TrailMove, int], float]) -> TrailMove:
        """Return the action with the highest value, given it and its destination; ties are drawn."""
        valued = [
            (value(self, action, destination(self.seen, action)), self.rng.random(), index)
            for index, action in enumerate(self.moves)
        ]
        return self.moves[max(valued)[2]]
