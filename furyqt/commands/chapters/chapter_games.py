"""`furyqt simulate --chapter`: agents play a campaign chapter many times, and its file gets the figures."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path

import msgspec

from ai import pool
from furyqt.commands.errors import UsageError
from furyqt.commands.progress import GAMES, shown
from furyqt.commands.speech import say
from furyqt.controllers.chapters.campaign_store import campaign_of
from furyqt.controllers.chapters.figures import append_measured, measured_lines, medians, stuck, summed_up
from furyqt.controllers.chapters.measuring import (
    GOAL_AGENT,
    ChapterMatch,
    ChapterResult,
    agents_of,
    chapter_game_of,
    play_shared,
    shared_matches,
)
from furyqt.rules.core.campaign.chapter import PRESET
from furyqt.rules.core.text import Texts

N_commands = Texts("commands")
N_errors = Texts("errors")

ALL = "all"
GREEDY = "greedy"
TYPICAL = "typical"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of games of a chapter."""
    parser.add_argument(
        "--chapter", metavar="ID", help=say(N_commands("play this chapter of the game's campaign"))
    )
    parser.add_argument(
        "--preset", default=ALL, metavar="PRESET", help=say(N_commands("the chapter's difficulty (all)"))
    )
    parser.add_argument(
        "--dossier",
        default=TYPICAL,
        metavar="NAME",
        help=say(N_commands("a dossier (typical)")),
    )
    parser.add_argument(
        "--own",
        default=GOAL_AGENT,
        metavar="AGENT",
        help=say(N_commands("the agent of the chapter's own side (goal)")),
    )
    parser.add_argument(
        "--other",
        default=GREEDY,
        metavar="AGENT",
        help=say(_OTHER.fill(preset=PRESET)),
    )
    parser.add_argument(
        "--append",
        metavar="COMMIT",
        help=say(N_commands("append the figures, with this commit, to the chapter's file")),
    )
    parser.add_argument(
        "--file", type=Path, metavar="FILE", help=say(N_commands("the chapter's file, for --append"))
    )


def run(args: argparse.Namespace) -> int:
    """Play the games, print the results and append them if wanted."""
    campaign = campaign_of(args.game)
    presets = [preset.id for preset in campaign.terms().presets] if args.preset == ALL else [args.preset]
    if args.append is not None and (args.file is None or not args.file.is_file()):
        raise UsageError(_NO_FILE)
    seeds = range(args.seed, args.seed + args.games)
    matches = shared_matches(args.game, args.chapter, presets, args.dossier, args.own, args.other, seeds)
    game = chapter_game_of(matches[0].match)
    agents_of(matches[0].match, game)  # an unknown agent is refused before processes start
    results: list[ChapterResult] = []
    count = args.games * len(presets)
    with shown(GAMES, count) as progress, pool.executor(None, min(args.jobs, len(matches))) as workers:
        for some in workers.map(play_shared, matches):
            results += some
            progress.show(len(results))
    print(_table(matches[0].match, results, is_json=args.json is not None))
    if args.append is not None:
        append_measured(args.file, measured_lines(game.chapter, results, matches[0].match, args.append))
        print(say(_APPENDED.fill(file=str(args.file))), file=sys.stderr)
    return 0


def _table(match: ChapterMatch, results: list[ChapterResult], *, is_json: bool) -> str:
    """Return the results as text or JSON."""
    won, (decisions, days) = summed_up(results), medians(results)
    games = len(results) // len(won)
    if is_json:
        rows = [msgspec.to_builtins(result) for result in results]
        return json.dumps({"chapter": match.chapter, "dossier": match.dossier, "won": won, "games": rows})
    reasons = Counter(f"{result.reason} {result.medal}" for result in results)
    lines = [f"{match.chapter} {match.own} {match.other} {match.dossier}: {games} x {len(won)}"]
    lines += [f"{preset:<10}{count:>5}  {100 * count / games:5.1f}%" for preset, count in won.items()]
    lines.append(f"decisions {decisions}, days {days}, lost without a way {stuck(results)}")
    lines += [f"{reason:<16}{count:>5}" for reason, count in reasons.most_common()]
    return "\n".join(lines)


_OTHER = N_commands("the agent of the other side, or {preset}: the one that a person meets (greedy)")
_NO_FILE = N_errors("--append needs --file with the file of the chapter")
_APPENDED = N_commands("appended to {file}")
