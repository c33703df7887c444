"""`furyqt lite-bot`: answers play strings of the simplified game with moves, for programs that play ours."""

from __future__ import annotations

import argparse
import io
import sys
import time
import zlib
from functools import partial

from ai.agents import make_agent
from furyqt.commands.errors import UsageError
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.lite.determinize import NoTruthError
from furyqt.rules.lite.past_plays import PlaysError, Reader

LONGEST = 1_000_000
"""No play string is longer than this many characters."""
MARGIN, SPARE = 0.005, 0.03
"""Seconds, and the share of the time, left for the last iteration and the pipe, whichever is more."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's own options."""
    parser.add_argument(
        "--side", required=True, choices=("hunters", "dracula"), help="whose moves are asked for"
    )
    parser.add_argument(
        "--time", required=True, type=float, metavar="SECONDS", help="thinking time for a move"
    )


def run(args: argparse.Namespace) -> int:
    """Answer each line of the standard input with a two-letter move, at once.

    What the start of the program took is part of the time for the first answer, up to a half of it.
    """
    rules = ruleset("lite")
    if not 0 < args.time < 3600:
        raise UsageError("--time is a number of seconds above 0 and below 3600")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    agent = make_agent(rules, f"search:{args.time}s")
    player = rules.player(args.side)
    reader = Reader(player)
    spent = min(time.process_time(), args.time / 2)
    for number, line in enumerate(sys.stdin, start=1):
        late = partial(_is_past, time.perf_counter() + args.time - max(MARGIN, SPARE * args.time) - spent)
        spent = 0.0
        plays = line.strip()[:LONGEST]
        try:
            observation = reader.read(plays)
            if observation.to_move != player:
                raise PlaysError(f"it is not the turn of the {args.side}")
            seed = zlib.crc32(plays.encode())
            decision = agent.decide(observation, seed, stop=late)
        except (PlaysError, NoTruthError) as wrong:
            raise UsageError(f"line {number}: {wrong}") from None
        print(observation.actions[decision.index].text, flush=True)
    return 0


def _is_past(deadline: float) -> bool:
    return time.perf_counter() >= deadline
