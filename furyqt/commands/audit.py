"""`furyqt audit`: every decision of the computers in a recorded game, repeated from what they knew."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

from furyqt import __version__
from furyqt.commands.errors import UsageError, one_line
from furyqt.commands.replay import loaded
from furyqt.commands.simulate import MOST_JOBS, executor
from furyqt.controllers.review.audit import Case, Finding, answered, cases, question
from furyqt.rules.core.agenda import State
from furyqt.rules.core.record import Record

NOT_REPRODUCED = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's own options."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a recorded game")
    parser.add_argument("--from", dest="first", metavar="N", type=int, default=1, help="from this action (1)")
    parser.add_argument("--to", dest="last", metavar="N", type=int, help="to this action (the last)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one for each core)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Repeat the decisions; the exit code is 1 if one of them is not reproduced."""
    if not 1 <= args.jobs <= MOST_JOBS:
        raise UsageError(f"--jobs is a number from 1 to {MOST_JOBS}")
    record, states = loaded(args.file)
    chosen = [case for case in cases(record, states) if case.ply in _plies(args, len(record.actions))]
    tells = record.rules.outcome(states[-1]) is not None
    findings = []
    with executor(None, args.jobs) as pool:
        for finding in _repeated(record, states, chosen, pool):
            findings.append(finding)
            if not args.json:
                print(_line(record, finding, tells), flush=True)
    if args.json:
        print(json.dumps(_table(args.file, record, findings, tells)))
    else:
        print(_sum(args.file, record, findings))
    return 0 if all(finding.is_reproduced for finding in findings) else NOT_REPRODUCED


def _plies(args: argparse.Namespace, actions: int) -> range:
    """The actions asked for; they are counted from 1, plies from 0."""
    last = actions if args.last is None else args.last
    if not (1 <= args.first <= actions and args.first <= last <= actions):
        raise UsageError(f"{args.file} has {actions} actions: --from and --to name some of them, in order")
    return range(args.first - 1, last)


def _repeated(
    record: Record, states: list[State], chosen: Iterable[Case], pool: Executor
) -> Iterator[Finding]:
    """The findings in the record's order, as they come; what the record does not tell is not repeated."""
    waiting = [
        (case, None if case.trouble else pool.submit(answered, question(record, states, case)))
        for case in chosen
    ]
    for case, answer in waiting:
        yield Finding(case, answer.result() if answer else "")


def _verdict(finding: Finding, tells: bool) -> str:
    """In words; of a game that goes on the actions are not told, as they may name what is hidden."""
    if finding.is_reproduced:
        return "reproduced"
    if finding.case.trouble:
        return f"NOT REPRODUCED: {finding.case.trouble}"
    return f"NOT REPRODUCED: it would be {finding.token}" if tells else "NOT REPRODUCED"


def _line(record: Record, finding: Finding, tells: bool) -> str:
    case = finding.case
    token = case.token if tells else "-"
    name, signed = record.rules.seats[case.seat].name, case.signature
    row = f"{case.ply + 1:>5}  {name:<10}{signed.agent:<20}{signed.iterations or '-':>7}  {token:<16}"
    return one_line(f"{row}{_verdict(finding, tells)}")


def _sum(file: Path, record: Record, findings: list[Finding]) -> str:
    done = sum(finding.is_reproduced for finding in findings)
    line = f"{file}: {done} of {len(findings)} decisions of computers reproduced"
    return line if done == len(findings) else f"{line}{_other_version(record)}"


def _other_version(record: Record) -> str:
    """Why a decision may honestly be another one now."""
    version = record.tags.get("Program", "")
    if version == __version__:
        return ""
    by = f"furyqt {version}" if version else "an unnamed version"
    return one_line(f" (recorded by {by}, repeated by {__version__}: only the same version decides the same)")


def _table(file: Path, record: Record, findings: list[Finding], tells: bool) -> dict[str, Any]:
    return {
        "file": str(file),
        "program": record.tags.get("Program", ""),
        "decisions": len(findings),
        "reproduced": sum(finding.is_reproduced for finding in findings),
        "findings": [
            {
                "action": finding.case.ply + 1,
                "seat": record.rules.seats[finding.case.seat].name,
                "agent": finding.case.signature.agent,
                "iterations": finding.case.signature.iterations,
                "token": finding.case.token if tells else None,
                "repeated": finding.token if tells else None,
                "reproduced": finding.is_reproduced,
                "trouble": finding.case.trouble,
            }
            for finding in findings
        ],
    }
