"""`furyqt audit`: repeat every computer decision of a recorded game from what that player knew."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from pathlib import Path
from typing import Any, NamedTuple

from furyqt import __version__
from furyqt.commands.errors import UsageError, one_line
from furyqt.commands.replay import add_viewer, chosen_viewer, loaded
from furyqt.commands.simulate import MOST_JOBS, executor
from furyqt.commands.speech import say
from furyqt.controllers.review.audit import Case, Finding, answered, cases, question, within
from furyqt.controllers.review.known_actions import known_plies
from furyqt.rules.core.agenda import State
from furyqt.rules.core.record import Record
from furyqt.rules.core.text import N_

NOT_REPRODUCED = 1
BROKEN_OFF = 130
LIMIT = 200_000
"""The default limit of iterations per repeated decision: a minute of a fast search."""


_LIMIT_HELP = N_("commands", "decisions with more iterations count as not reproduced ({limit})")
_BAD_RANGE = N_("errors", "{file} has {count} actions: --from and --to name some of them, in order")
_INTERRUPTED = N_("commands", "interrupted after {done} of {count} decisions")
_TROUBLE = N_("commands", "NOT REPRODUCED: {why}")
_OTHER_TOKEN = N_("commands", "NOT REPRODUCED: it would be {token}")
_SUMMARY = N_("commands", "{file}: {done} of {count} computer decisions reproduced")
_VERSIONS = N_(
    "commands", "recorded by {by}, repeated by {ours}: only the same version makes the same decisions"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=say(N_("commands", "a recorded game")))
    add_viewer(parser)
    parser.add_argument(
        "--from",
        dest="first",
        metavar="N",
        type=int,
        default=1,
        help=say(N_("commands", "from this action (1)")),
    )
    parser.add_argument(
        "--to", dest="last", metavar="N", type=int, help=say(N_("commands", "to this action (the last)"))
    )
    parser.add_argument(
        "--limit",
        metavar="N",
        type=int,
        default=LIMIT,
        help=say(_LIMIT_HELP.fill(limit=LIMIT)),
    )
    parser.add_argument(
        "--jobs",
        type=int,
        default=os.cpu_count() or 1,
        help=say(N_("commands", "processes (one for each core)")),
    )
    parser.add_argument("--json", action="store_true", help=say(N_("commands", "print one JSON object")))


class View(NamedTuple):
    """The part of a record that is printed."""

    record: Record
    viewer: int | None
    """The player whose knowledge is printed, or None for everything."""
    numbers: dict[int, int]
    """The number of each action by ply, counted from 1 over the actions that the viewer knows."""

    @property
    def shows_tokens(self) -> bool:
        """Whether the tokens of decisions are printed; they may name something hidden."""
        return self.viewer is None


def run(args: argparse.Namespace) -> int:
    """Repeat the decisions; the exit code is 1 if one of them is not reproduced, 130 after Ctrl-C."""
    if not 1 <= args.jobs <= MOST_JOBS:
        raise UsageError(N_("errors", "--jobs is a number from 1 to {most}").fill(most=MOST_JOBS))
    if args.limit < 1:
        raise UsageError(N_("errors", "--limit is a number of iterations, at least 1"))
    record, states = loaded(args.file)
    viewer = chosen_viewer(record, states[-1], args.viewer)
    plies = known_plies(record, states, viewer)
    view = View(record, viewer, {ply: number for number, ply in enumerate(plies, start=1)})
    requested = _requested(args, len(plies))
    chosen = [
        within(case, args.limit) for case in cases(record, states) if view.numbers.get(case.ply) in requested
    ]
    findings: list[Finding] = []
    is_complete = True
    try:
        with executor(None, args.jobs) as pool:
            for finding in _repeated(record, states, chosen, pool):
                findings.append(finding)
                if not args.json:
                    print(_line(view, finding), flush=True)
    except KeyboardInterrupt:
        is_complete = False
        print(f"\n{say(_INTERRUPTED.fill(done=len(findings), count=len(chosen)))}", file=sys.stderr)
    if args.json:
        print(json.dumps({**_table(args.file, view, findings), "complete": is_complete}))
    else:
        print(_summary_line(args.file, record, findings))
    if not is_complete:
        return BROKEN_OFF
    return 0 if all(finding.is_reproduced for finding in findings) else NOT_REPRODUCED


def _requested(args: argparse.Namespace, actions: int) -> range:
    """Return the range of action numbers to check."""
    last = actions if args.last is None else args.last
    if not (1 <= args.first <= actions and args.first <= last <= actions):
        raise UsageError(_BAD_RANGE.fill(file=str(args.file), count=actions))
    return range(args.first, last + 1)


def _repeated(
    record: Record, states: list[State], chosen: Iterable[Case], pool: Executor
) -> Iterator[Finding]:
    """Yield the findings in the order of the record; decisions without notes are not repeated."""
    waiting = [
        (case, None if case.trouble else pool.submit(answered, question(record, states, case)))
        for case in chosen
    ]
    for case, answer in waiting:
        yield Finding(case, answer.result() if answer else "")


def _verdict(finding: Finding, shows_tokens: bool) -> str:
    """Return the result in words, without the action if it may name something hidden."""
    if finding.is_reproduced:
        return say(N_("commands", "reproduced"))
    if finding.case.trouble:
        return say(_TROUBLE.fill(why=finding.case.trouble))
    return say(_OTHER_TOKEN.fill(token=finding.token) if shows_tokens else N_("commands", "NOT REPRODUCED"))


def _line(view: View, finding: Finding) -> str:
    case = finding.case
    token = case.token if view.shows_tokens else "-"
    name, signed = view.record.table.seats[case.seat].name, case.signature
    number = view.numbers[case.ply]
    row = f"{number:>5}  {name:<10}{signed.agent:<20}{signed.iterations or '-':>7}  {token:<16}"
    return one_line(f"{row}{_verdict(finding, view.shows_tokens)}")


def _summary_line(file: Path, record: Record, findings: list[Finding]) -> str:
    done = sum(finding.is_reproduced for finding in findings)
    line = say(_SUMMARY.fill(file=str(file), done=done, count=len(findings)))
    return line if done == len(findings) else f"{line}{_other_version(record)}"


def _other_version(record: Record) -> str:
    """Explain why another version may legitimately decide differently."""
    version = record.tags.get("Program", "")
    if version == __version__:
        return ""
    by = f"furyqt {version}" if version else N_("commands", "an unnamed version")
    return one_line(f" ({say(_VERSIONS.fill(by=by, ours=__version__))})")


def _table(file: Path, view: View, findings: list[Finding]) -> dict[str, Any]:
    record = view.record
    return {
        "file": str(file),
        "program": record.tags.get("Program", ""),
        "decisions": len(findings),
        "reproduced": sum(finding.is_reproduced for finding in findings),
        "findings": [
            {
                "action": view.numbers[finding.case.ply],
                "seat": record.table.seats[finding.case.seat].name,
                "agent": finding.case.signature.agent,
                "iterations": finding.case.signature.iterations,
                "token": finding.case.token if view.shows_tokens else None,
                "repeated": finding.token if view.shows_tokens else None,
                "reproduced": finding.is_reproduced,
                "trouble": str(finding.case.trouble or ""),
            }
            for finding in findings
        ],
    }
