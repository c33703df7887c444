"""The words for the value of a chapter: its counters, and whether the goal is reached."""

from __future__ import annotations

from collections.abc import Sequence

from ai.knowledge.evaluation_terms import Aspect
from ai.knowledge.fury3.evaluation_terms import ASPECTS, Fury3Terms
from furyqt.rules.core.campaign.aim import Aim
from furyqt.rules.core.campaign.predicate import Predicate
from furyqt.rules.core.events import events_seen_by
from furyqt.rules.core.text import Texts
from furyqt.rules.fury3.chapters.counters import ChapterCount
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import DRACULA, HUNTERS

N_ = Texts("fury3.aims")

PERCENT = 100.0
"""A counter that has come all the way to its number is worth so many points."""


_ORDINARY = {aspect.name: aspect for aspect in ASPECTS}
COUNTED: dict[str, Aspect] = {
    "turned": Aspect("turned", HUNTERS, N_("more hideouts found"), N_("fewer hideouts found")),
    "revealed": _ORDINARY["revealed"],
    "harm": _ORDINARY["damage"],
    "slain": Aspect("slain", HUNTERS, N_("more vampires defeated"), N_("fewer vampires defeated")),
    "emptied": Aspect("emptied", HUNTERS, N_("more boxes made clean"), N_("fewer boxes made clean")),
    "defeated": _ORDINARY["defeated"],
    "influence": _ORDINARY["influence"],
    "sails": Aspect("sails", DRACULA, N_("more voyages by Dracula"), N_("fewer voyages by Dracula")),
    "moves": Aspect("moves", DRACULA, N_("more journeys used up"), N_("fewer journeys used up")),
}
"""The counters of goals and losses whose rise is a reason; any other one is part of the end."""
END = Aspect("goal", HUNTERS, N_("the goal reached more often"), N_("the goal reached less often"))


class AimedTerms(Fury3Terms):
    """The terms of a position's value in a chapter; `start` are the counters of the real position."""

    aspects: Sequence[Aspect] = (*COUNTED.values(), END)

    def __init__(self, aim: Aim, start: ChapterCount) -> None:
        self._aim, self._start = aim, start
        self._goals, self._losses = _numbers(aim.wanted), _numbers(aim.feared)

    def measure(self, state: Fury3State, player: int) -> list[tuple[float, float]]:
        """Return how far each counter of the chapter has come, and whether the goal is reached."""
        count = self._start.copy()
        for event in events_seen_by(state.told or (), player):
            count.learn(event)
        found = [self._measured(counter, count.counts) for counter in COUNTED]
        reached = float(self._aim.end(count.counts) == "goal")
        return [*found, (reached, PERCENT * reached)]

    def _measured(self, counter: str, counts: dict[str, int]) -> tuple[float, float]:
        """Return a counter as far as it matters, and its share of the number that it must reach or not."""
        number = counts.get(counter, 0)
        if counter in self._goals:
            amount = min(number, self._goals[counter])
            return float(amount), PERCENT * amount / self._goals[counter]
        if counter in self._losses:
            return float(number), -PERCENT * number / self._losses[counter]
        return 0.0, 0.0


def _numbers(condition: Predicate | None) -> dict[str, int]:
    """Return the number at which each counter makes a condition true."""
    cases = condition.cases if condition is not None else ()
    return {part.name: part.range[0] for case in cases for part in case if part.range[0]}
