"""Answers in time, whatever the worker process does: it may hang, flood, lie, be late, stop or die.

A request has a budget: the time limit in the agent's name, or for a number of iterations the time that a slow
machine takes. At its end the process is hurried, soon afterwards it is killed, and a new one gets the time
that is left, or a short while. If that fails too, the move follows the rule of thumb that the search uses in
its simulated games. All this ends within five seconds after the budget. Nothing that the process reports can
extend it.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from math import isfinite
from time import monotonic

import msgspec

from ai.agent import AgentDecision
from ai.agents import decided_instead
from ai.levels import SEARCH, parse_spec
from ai.reasons import MOST_WORK, Explanation
from ai.whereabouts import Whereabouts
from ai.worker.process import EngineDiedError
from furyqt.controllers.engine.engine_host import EngineHost, EngineLike
from furyqt.rules.core.campaign.aim import Aim
from furyqt.rules.core.ruleset import Observation, ruleset
from furyqt.rules.core.text import Text, Texts

N_ = Texts("controllers")

SECONDS_PER_ITERATION = 0.01
"""A tenth of the measured speed of all games; a search on a slower machine is hurried."""
LATE = 2.4
"""Seconds after the budget in which a process must have answered."""
REPLACED = 2.1
"""Seconds that a new process gets in any case, also after the budget."""
LEAST = 0.5
"""A process with less time is not asked at all: the time was lost with an earlier request."""
HURRY_AGAIN = 0.1
"""Seconds after which a search is hurried that was to be hurried before it began."""
GRACE = 15.0
"""Seconds after which a process that ignores its own limit is ended from outside."""

RESTARTED = N_("The computer's search stopped unexpectedly and was restarted.")
BY_RULE = N_("The computer's search failed twice, so this move follows a rule of thumb.")
NO_HINT = N_("The computer's search failed twice, so there is no hint.")
_log = logging.getLogger(__name__)


class EngineRequest(msgspec.Struct, frozen=True):
    """A request to the process: a decision by `spec`, or the possible places if that is empty."""

    ticket: int
    generation: int
    game: str
    spec: str
    observation: Observation
    seed: int = 0
    explain: bool = False
    """Whether reasons for the decision are wanted, too: then it is a hint, which is never random."""
    wants_best: bool = False
    """Whether the best action so far is wanted while the search runs."""
    aim: Aim | None = None
    """The aim of the chapter, if the player has one."""
    asked_at: float = msgspec.field(default_factory=monotonic)
    """The time of the request; earlier ones may have delayed it."""


@dataclass(frozen=True)
class Asker:
    """The side that waits for an answer; by default it waits for the end without a word."""

    is_stale: Callable[[], bool] = lambda: False
    """Whether the answer is not wanted any more."""
    hurried_at: Callable[[], float | None] = lambda: None
    """The time at which the answer found so far was requested, or None."""
    tell: Callable[[float, AgentDecision | None], object] = lambda share, best: None
    """Gets the progress of a search."""
    trouble: Callable[[Text], object] = lambda text: None
    """Gets a sentence for the person."""


def budget(request: EngineRequest) -> float:
    """Return the seconds that the work on a request may take; 0 for work without a search."""
    if not request.spec:
        return 0.0
    spec = parse_spec(request.spec)
    limits = spec.seconds, spec.thinking(request.game).iterations * SECONDS_PER_ITERATION
    seconds = min((limit for limit in limits if limit), default=0.0)
    return seconds + MOST_WORK * SECONDS_PER_ITERATION if request.explain and seconds else seconds


class Supervisor:
    """Asks the host's process, one request at a time, and replaces it when it fails."""

    def __init__(self, host: EngineHost) -> None:
        self._host = host

    def answer(self, request: EngineRequest, asker: Asker) -> AgentDecision | Whereabouts | None:
        """Return the answer, or None if it is not wanted any more or there is no hint.

        After two failures a move follows a rule of thumb, and no places are known.
        """
        has_failed = False
        for limit, is_first in self._limits(request, asker):
            try:
                found = self._asked(request, asker, limit, is_first)
            except Exception as wrong:  # the game goes on after any error in the search
                if asker.is_stale():
                    self._host.drop_if_dead()
                    return None
                _log.warning("the worker process failed (%s): %s", request.spec or "places", _named(wrong))
                self._host.drop()
                if request.spec and not has_failed:
                    asker.trouble(RESTARTED)
                has_failed = True
            else:
                return None if asker.is_stale() else found
        return _given_up(request, asker)

    def _limits(self, request: EngineRequest, asker: Asker) -> Iterator[tuple[float, bool]]:
        """Yield the seconds for the first process, unless they are over, and for the second one."""
        limit = self._left(request, asker) + LATE
        if limit >= LEAST:
            yield limit, True
        if request.spec:
            yield max(0.0, self._left(request, asker)) + REPLACED, False

    def _left(self, request: EngineRequest, asker: Asker) -> float:
        """Return the seconds to the end of the budget; it ends at once when the answer is wanted."""
        end, hurried_at = request.asked_at + budget(request), asker.hurried_at()
        return (end if hurried_at is None else min(end, hurried_at)) - monotonic()

    def _asked(
        self, request: EngineRequest, asker: Asker, limit: float, is_first: bool
    ) -> AgentDecision | Whereabouts:
        """Return the process's answer within the limit; any error if there is none."""
        engine = self._host.running()
        ends = [threading.Timer(limit + GRACE, engine.close)]
        if is_first:
            ends.append(threading.Timer(HURRY_AGAIN, _hurry_again, (engine, asker)))
        for end in ends:
            end.daemon = True
            end.start()
        try:
            if not request.spec:
                places = engine.places(request.game, request.observation, timeout=limit)
                _check_places(places, request.game)
                return places
            decision = engine.think(
                request.game,
                request.spec,
                request.observation,
                request.seed,
                timeout=limit,
                explain=request.explain,
                wants_best=request.wants_best,
                tell=partial(_tell, request, asker),
                aim=request.aim,
            )
        finally:
            for end in ends:
                end.cancel()
        _check(decision, request)
        return decision


def _hurry_again(engine: EngineLike, asker: Asker) -> None:
    """Repeat a request to hurry: before the process knew this work, it affected only the work before."""
    if asker.hurried_at() is not None:
        engine.move_now()


def _given_up(request: EngineRequest, asker: Asker) -> AgentDecision | Whereabouts | None:
    if not request.spec:
        return Whereabouts()
    if request.explain:
        asker.trouble(NO_HINT)
        return None
    if parse_spec(request.spec).kind == SEARCH:
        asker.trouble(BY_RULE)
    return decided_instead(ruleset(request.game), request.spec, request.observation, request.seed)


def _tell(request: EngineRequest, asker: Asker, share: float, best: AgentDecision | None) -> None:
    if best is not None:
        _check(best, request)
    if not asker.is_stale():
        asker.tell(share, best)


def _named(wrong: Exception) -> str:
    """Return what is known of an error; the text of other errors may contain an observation."""
    return str(wrong) if isinstance(wrong, EngineDiedError | ImpossibleAnswerError) else type(wrong).__name__


class ImpossibleAnswerError(ValueError):
    """An answer that no search can have given."""


def _check(decision: AgentDecision, request: EngineRequest) -> None:
    """Raise ImpossibleAnswerError for a decision that no search can have taken."""
    why = decision.why or Explanation()
    actions = [action.text for action in request.observation.actions]
    named = {choice.action for choice in decision.choices} | {choice.action for choice in why.choices}
    named |= {token for token, _ in why.mixed}
    if not 0 <= decision.index < len(actions):
        raise ImpossibleAnswerError("the answer is no action")
    is_finite = all(map(isfinite, _numbers(msgspec.to_builtins(decision))))
    if not is_finite or not 0 <= decision.value <= 1 or decision.iterations < 0:
        raise ImpossibleAnswerError("the answer has impossible numbers")
    if not named <= set(actions):
        raise ImpossibleAnswerError("the answer names an action that is none")
    _check_map(request.game, [place for place, _ in why.places])


def _check_places(found: Whereabouts, game: str) -> None:
    """Raise ImpossibleAnswerError for places that no belief can have found."""
    for turn in found.chances:
        _check_map(game, turn)
        if not all(0 <= chance <= 1.001 for chance in turn.values()):
            raise ImpossibleAnswerError("the possible places have impossible chances")
    if found.ways and [*map(set, found.ways)] != [*map(set, found.chances)]:
        raise ImpossibleAnswerError("the ways lead to other places than the possible ones")
    if not all(count > 0 for turn in found.ways for count in turn.values()):
        raise ImpossibleAnswerError("a possible place has no way")


def _check_map(game: str, places: Iterable[int]) -> None:
    """Raise ImpossibleAnswerError for a place that the map of a game does not have."""
    atlas = ruleset(game).default_table.atlas
    count = 0 if atlas is None else len(atlas.places)
    if not all(0 <= place < count for place in places):
        raise ImpossibleAnswerError("the answer names a place that is none")


def _numbers(value: object) -> Iterator[float]:
    """Yield all numbers within lists and objects."""
    if isinstance(value, int | float):
        yield value
    elif isinstance(value, dict | list | tuple):
        for one in value.values() if isinstance(value, dict) else value:
            yield from _numbers(one)
