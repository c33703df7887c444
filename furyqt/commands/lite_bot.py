"""`furyqt lite-bot`: answer play strings of the simplified game with moves, for programs that play it."""

from __future__ import annotations

import argparse
import time
import zlib

from ai.agents import make_agent
from ai.gc_pause import exempt_what_exists
from furyqt.commands.errors import UsageError
from furyqt.commands.lines import answer_plays
from furyqt.commands.speech import say
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import Texts
from furyqt.rules.lite.course_notation import PlaysError, Reader

N_commands = Texts("commands")
N_errors = Texts("errors")

MARGIN, SPARE = 0.005, 0.03
"""Seconds, and share of the time, left for the last iteration and the pipe, whichever is more."""
REFUSED = "error: "
"""The beginning of the answer to a wrong line."""
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
        type=float,
        metavar="SECONDS",
        help=say(N_commands("thinking time per move")),
    )


def run(args: argparse.Namespace) -> int:
    """Answer each line of the standard input with a two-letter move at once.

    The startup time of the program counts toward the first answer, up to half of it.
    """
    rules = ruleset("lite")
    if not 0 < args.time < 3600:
        raise UsageError(_BAD_TIME)
    agent = make_agent(rules, f"search:{args.time}s")
    player = rules.default_table.player(args.side)
    reader = Reader(player)
    exempt_what_exists()
    spent = min(time.process_time(), args.time / 2)

    def answer(plays: str) -> str:
        nonlocal spent
        late = Deadline(args.time - max(MARGIN, SPARE * args.time) - spent)
        spent = 0.0
        observation = reader.read(plays)
        if observation.to_move != player:
            raise PlaysError(say(_NOT_THE_TURN.fill(side=args.side)))
        decision = agent.decide(observation, zlib.crc32(plays.encode()), stop=late)
        return observation.actions[decision.index].text

    answer_plays(answer, lambda why: f"{REFUSED}{why}")
    return 0


class Deadline:
    """Returns whether to stop; it stops early by the longest interval between two calls so far.

    On a busy machine the program sometimes pauses; such a pause should not exceed the deadline.
    """

    def __init__(self, seconds: float) -> None:
        self._asked = time.perf_counter()
        self._end = self._asked + seconds
        self._longest = 0.0

    def __call__(self) -> bool:
        """Return whether it is time to answer."""
        now = time.perf_counter()
        self._longest = max(self._longest, now - self._asked)
        self._asked = now
        return now + self._longest >= self._end
