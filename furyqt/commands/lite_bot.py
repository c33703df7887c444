"""`furyqt lite-bot`: answer play strings of the simplified game with moves, for programs that play it."""

from __future__ import annotations

import argparse
import re
import sys
import time
import zlib
from collections import Counter

from ai.agent import Stop
from ai.agents import make_agent
from ai.gc_pause import exempt_what_exists
from ai.mcts.pondering import MOST, Expected, Pondering, outcomes
from ai.mcts.search import SearchAgent
from furyqt.commands.errors import UsageError
from furyqt.commands.lines import ArrivingLines, answer_plays
from furyqt.commands.speech import say
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import Texts
from furyqt.rules.lite.actions import LiteAction
from furyqt.rules.lite.course_notation import PlaysError, Reader, course_string
from furyqt.rules.lite.observation import LiteObservation, observe
from furyqt.rules.lite.state import LiteState

N_commands = Texts("commands")
N_errors = Texts("errors")

MARGIN, SPARE = 0.005, 0.03
"""Seconds, and share of the time, left for the last iteration and the pipe, whichever is more."""
SWITCH = 0.0005
"""The seconds after which the thinking lets the reading thread run."""
WORLDS = 100
"""The number of worlds by which positions are expected."""
SEARCHES = 3
"""The number of expected positions that are searched."""
REFUSED = "error: "
"""The beginning of the answer to a wrong line."""
_PLAIN = re.compile(r"[0-9]{1,9}(?:\.[0-9]{0,9})?|\.[0-9]{1,9}")
_BAD_TIME = N_errors("--time is a number of seconds above 0 and below 3600")
_NOT_THE_TURN = N_errors("it is not the turn of {side}")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--side",
        required=True,
        choices=("hunters", "dracula"),
        help=say(N_commands("the side whose moves are returned")),
    )
    parser.add_argument(
        "--time",
        required=True,
        type=_seconds,
        metavar="SECONDS",
        help=say(N_commands("thinking time per move")),
    )
    parser.add_argument(
        "--ponder",
        action="store_true",
        help=say(N_commands("think about the next move while waiting for the next line")),
    )


def run(args: argparse.Namespace) -> int:
    """Answer each line of the standard input with a two-letter move at once.

    The startup time of the program counts toward the first answer, up to half of it.
    """
    if not 0 < args.time < 3600:
        raise UsageError(_BAD_TIME)
    bot = Bot(args.side, args.time, SEARCHES if args.ponder else 1)
    exempt_what_exists()
    spent = min(time.process_time(), args.time / 2)
    arriving = ArrivingLines(sys.stdin.fileno(), bot.ponder) if args.ponder else None
    if arriving:
        sys.setswitchinterval(SWITCH)

    def answer(plays: str) -> str:
        nonlocal spent
        seconds = args.time - max(MARGIN, SPARE * args.time) - spent
        spent = 0.0
        return bot.answer(plays, Deadline(seconds, arriving.arrival if arriving else None))

    answer_plays(answer, lambda why: f"{REFUSED}{why}", arriving)
    return 0


def _seconds(text: str) -> float:
    """Return a time in plain digits; 0 for anything else."""
    return float(text) if _PLAIN.fullmatch(text) else 0.0


class Bot:
    """The player of one side, who knows only the strings that were given to this side."""

    def __init__(self, side: str, seconds: float, searches: int = 1) -> None:
        """`searches` is the number of positions that may be searched at once while the opponents think."""
        self._side = side
        self._rules = ruleset("lite")
        self._player = self._rules.default_table.player(side)
        self._reader = Reader(self._player)
        agents = [make_agent(self._rules, f"search:{seconds:.9f}s") for _ in range(searches)]
        self._pondering = Pondering([agent for agent in agents if isinstance(agent, SearchAgent)])
        self._last: tuple[SearchAgent, LiteObservation, LiteAction] | None = None
        self.iterations = 0
        """The iterations behind the last answer."""

    def answer(self, plays: str, stop: Stop) -> str:
        """Return a move in the position of this string; PlaysError if it is wrong."""
        self._last = None
        observation = self._reader.read(plays)
        if observation.to_move != self._player:
            raise PlaysError(say(_NOT_THE_TURN.fill(side=self._side)))
        seed = _seed(plays)
        agent = self._pondering.agent(observation, seed)
        decision = agent.decide(observation, seed, stop)
        self.iterations = decision.iterations
        action = observation.actions[decision.index]
        self._last = agent, observation, action
        return action.text

    def ponder(self, is_wanted: Stop, most: int = MOST) -> None:
        """Search the positions in which the next move may be, until it is wanted."""
        if self._last is not None:
            self._pondering.expect(self.expected(is_wanted))
            self._last = None
        self._pondering.think(is_wanted, most)

    def expected(self, is_wanted: Stop) -> list[Expected]:
        """Return the likeliest positions after the last answer; none if the next one is already wanted."""
        if self._last is None:
            return []
        agent, observation, action = self._last
        strings, seed = Counter[str](), _seed(course_string(observation))
        for state in outcomes(self._rules, agent.knowledge, observation, action, seed, WORLDS):
            if is_wanted():
                return []
            assert isinstance(state, LiteState)
            strings[course_string(observe(state, self._player))] += 1
        likeliest = strings.most_common(SEARCHES)
        return [Expected(self._reader.read(plays), _seed(plays), count) for plays, count in likeliest]


def _seed(plays: str) -> int:
    return zlib.crc32(plays.encode())


class Deadline:
    """Returns whether to stop; it stops early by the longest interval between two calls so far.

    On a busy machine the program sometimes pauses; such a pause should not exceed the deadline.
    """

    def __init__(self, seconds: float, start: float | None = None) -> None:
        """The seconds count from `start` by `time.perf_counter`, or from now."""
        self._asked = time.perf_counter()
        self._end = (self._asked if start is None else start) + seconds
        self._longest = 0.0

    def __call__(self) -> bool:
        """Return whether it is time to answer."""
        now = time.perf_counter()
        self._longest = max(self._longest, now - self._asked)
        self._asked = now
        return now + self._longest >= self._end
