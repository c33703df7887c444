"""`furyqt audit`: repeat every computer decision of a recorded game from what that player knew."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from pathlib import Path
from typing import Any, NamedTuple

from furyqt import __version__
from furyqt.commands.errors import UsageError
from furyqt.commands.options import number
from furyqt.commands.progress import DECISIONS, shown
from furyqt.commands.replay import add_viewer, chosen_viewer, loaded
from furyqt.commands.simulate import MOST_JOBS, executor
from furyqt.commands.speech import one_line, say
from furyqt.controllers.review.audit import (
    AuditVerdict,
    Case,
    Finding,
    Repetition,
    answered,
    cases,
    person_plies,
    question,
    within,
)
from furyqt.controllers.review.known_actions import known_plies
from furyqt.rules.core.agenda import State
from furyqt.rules.core.record import Record
from furyqt.rules.core.text import Texts

N_commands = Texts("commands")
N_errors = Texts("errors")

NOT_REPRODUCED = 1
BROKEN_OFF = 130
LIMIT = 200_000
"""The default limit of iterations per repeated decision: a minute of a fast search."""


_LIMIT_HELP = N_commands("decisions with more iterations are not repeated ({limit})")
_BAD_RANGE = N_errors("{file} has {count} actions: --from and --to name some of them, in order")
_INTERRUPTED = N_commands("interrupted after {done} of {count} decisions")
_TROUBLE = N_commands("NOT REPRODUCED: {why}")
_NOT_REPEATED = N_commands("NOT REPEATED: {why}")
_OTHER_TOKEN = N_commands("NOT REPRODUCED: it would be {token}")
_SUMMARY = N_commands("{file}: {done} of {count} computer decisions reproduced")
_WORDS = {
    AuditVerdict.REPRODUCED: N_commands("reproduced"),
    AuditVerdict.CUT_SHORT: N_commands("cut short, as far reproduced"),
    AuditVerdict.HURRIED: N_commands("HURRIED: cut short without a time limit"),
    AuditVerdict.BY_PERSON: N_commands("a plan before a person, reproduced"),
    AuditVerdict.BY_CHANCE: N_commands("drawn at random"),
}
_INSTEAD = N_commands("HURRIED: decided without the search, which had failed")
_COUNTS = {
    AuditVerdict.CUT_SHORT: N_commands("{count} cut short by time"),
    AuditVerdict.HURRIED: N_commands("{count} HURRIED (--allow-hurried accepts them)"),
    AuditVerdict.BY_PERSON: N_commands("{count} agreed to or overruled by a person"),
    AuditVerdict.BY_CHANCE: N_commands("{count} drawn at random"),
    AuditVerdict.OVER_LIMIT: N_commands("{count} over the limit"),
    AuditVerdict.NOT_REPEATABLE: N_commands("{count} not repeatable"),
    AuditVerdict.DIFFERENT: N_commands("{count} DIFFERENT"),
}
"""The decisions that are not reproduced, in the summary."""
_PERSONS = N_commands("{count} decisions of persons not audited")
_VERSIONS = N_commands("recorded by {by}, repeated by {ours}: only the same version makes the same decisions")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=say(N_commands("a recorded game")))
    add_viewer(parser)
    parser.add_argument(
        "--from",
        dest="first",
        metavar="N",
        type=number,
        default=1,
        help=say(N_commands("from this action (1)")),
    )
    parser.add_argument(
        "--to", dest="last", metavar="N", type=number, help=say(N_commands("to this action (the last)"))
    )
    parser.add_argument(
        "--limit",
        metavar="N",
        type=number,
        default=LIMIT,
        help=say(_LIMIT_HELP.fill(limit=LIMIT)),
    )
    parser.add_argument(
        "--jobs",
        type=number,
        default=os.cpu_count() or 1,
        help=say(N_commands("processes (one for each core)")),
    )
    parser.add_argument(
        "--allow-hurried",
        action="store_true",
        help=say(N_commands("accept decisions cut short without a time limit, as by “Move Now”")),
    )
    parser.add_argument("--json", action="store_true", help=say(N_commands("print one JSON object")))


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

    def iterations(self, case: Case) -> int:
        """Return the iterations of a decision, or 0 if the viewer may not know them.

        A search without a choice does none, so they tell what another player could do.
        """
        is_known = self.viewer in (None, self.record.table.seats[case.seat].player)
        return case.signature.iterations if is_known else 0


def run(args: argparse.Namespace) -> int:
    """Repeat the decisions; the exit code is 1 if one differs or is not repeated, 130 after Ctrl-C."""
    if not 1 <= args.jobs <= MOST_JOBS:
        raise UsageError(N_errors("--jobs is a number from 1 to {most}").fill(most=MOST_JOBS))
    if args.limit < 1:
        raise UsageError(N_errors("--limit is a number of iterations, at least 1"))
    record, states = loaded(args.file)
    viewer = chosen_viewer(record, states[-1], args.viewer)
    plies = known_plies(record, states, viewer)
    view = View(record, viewer, {ply: number for number, ply in enumerate(plies, start=1)})
    requested = _requested(args, len(plies))
    chosen = [
        within(case, args.limit) for case in cases(record, states) if view.numbers.get(case.ply) in requested
    ]
    persons = sum(view.numbers.get(ply) in requested for ply in person_plies(record, states))
    findings: list[Finding] = []
    is_complete = True
    try:
        with shown(DECISIONS, len(chosen)) as progress, executor(None, args.jobs) as pool:
            for finding in _repeated(record, states, chosen, pool):
                findings.append(finding)
                progress.clear()
                if not args.json:
                    print(_line(view, finding), flush=True)
                progress.show(len(findings))
    except KeyboardInterrupt:
        is_complete = False
        print(f"\n{say(_INTERRUPTED.fill(done=len(findings), count=len(chosen)))}", file=sys.stderr)
    if args.json:
        table = _table(args.file, view, findings)
        print(json.dumps({**table, "persons": persons, "complete": is_complete}))
    else:
        print(_summary_line(args.file, record, findings, persons))
    if not is_complete:
        return BROKEN_OFF
    accepted = {AuditVerdict.HURRIED} if args.allow_hurried else set()
    is_good = all(finding.verdict.is_good or finding.verdict in accepted for finding in findings)
    return 0 if is_good else NOT_REPRODUCED


def _requested(args: argparse.Namespace, actions: int) -> range:
    """Return the range of action numbers to check."""
    last = actions if args.last is None else args.last
    if not actions and (args.first, args.last) == (1, None):
        return range(0)
    if not (1 <= args.first <= actions and args.first <= last <= actions):
        raise UsageError(_BAD_RANGE.fill(file=str(args.file), count=actions))
    return range(args.first, last + 1)


def _repeated(
    record: Record, states: list[State], chosen: Iterable[Case], pool: Executor
) -> Iterator[Finding]:
    """Yield the findings in the order of the record."""
    waiting = [
        (case, None if case.verdict else pool.submit(answered, question(record, states, case)))
        for case in chosen
    ]
    for case, answer in waiting:
        yield Finding(case, answer.result() if answer else Repetition())


def _verdict(finding: Finding, shows_tokens: bool) -> str:
    """Return the result in words, without anything that may depend on something hidden."""
    if finding.verdict == AuditVerdict.HURRIED and finding.repeated.is_instead:
        return say(_INSTEAD)
    if finding.verdict in _WORDS:
        return say(_WORDS[finding.verdict])
    if finding.case.trouble:
        kept = finding.verdict == AuditVerdict.DIFFERENT
        return say((_TROUBLE if kept else _NOT_REPEATED).fill(why=finding.case.trouble))
    if not shows_tokens:
        return say(N_commands("NOT REPRODUCED"))
    if finding.repeated.trouble:
        return say(_TROUBLE.fill(why=finding.repeated.trouble))
    return say(_OTHER_TOKEN.fill(token=finding.repeated.token))


def _line(view: View, finding: Finding) -> str:
    case = finding.case
    token = case.token if view.shows_tokens else "-"
    name, signed = view.record.table.seats[case.seat].name, case.signature
    number = view.numbers[case.ply]
    row = f"{number:>5}  {name:<10}{signed.agent:<20}{view.iterations(case) or '-':>7}  {token:<16}"
    return one_line(f"{row} {_verdict(finding, view.shows_tokens)}")


def _summary_line(file: Path, record: Record, findings: list[Finding], persons: int) -> str:
    counts = Counter(finding.verdict for finding in findings)
    done = counts[AuditVerdict.REPRODUCED]
    parts = [_SUMMARY.fill(file=str(file), done=done, count=len(findings))]
    parts += [words.fill(count=counts[verdict]) for verdict, words in _COUNTS.items() if counts[verdict]]
    parts += [_PERSONS.fill(count=persons)] if persons else []
    line = "; ".join(map(say, parts))
    return line if all(verdict.is_good for verdict in counts) else f"{line}{_other_version(record)}"


def _other_version(record: Record) -> str:
    """Explain why another version may legitimately decide differently."""
    version = record.tags.get("Program", "")
    if version == __version__:
        return ""
    by = f"furyqt {version}" if version else N_commands("an unnamed version")
    return one_line(f" ({say(_VERSIONS.fill(by=by, ours=__version__))})")


def _table(file: Path, view: View, findings: list[Finding]) -> dict[str, Any]:
    record = view.record
    return {
        "file": str(file),
        "program": record.tags.get("Program", ""),
        "decisions": len(findings),
        **{
            verdict.value: sum(finding.verdict == verdict for finding in findings) for verdict in AuditVerdict
        },
        "findings": [
            {
                "action": view.numbers[finding.case.ply],
                "seat": record.table.seats[finding.case.seat].name,
                "agent": finding.case.signature.agent,
                "iterations": view.iterations(finding.case),
                "token": finding.case.token if view.shows_tokens else None,
                "repeated": finding.repeated.token if view.shows_tokens else None,
                "verdict": finding.verdict.value,
                "reproduced": finding.verdict == AuditVerdict.REPRODUCED,
                "trouble": str((finding.trouble if view.shows_tokens else finding.case.trouble) or ""),
            }
            for finding in findings
        ],
    }
