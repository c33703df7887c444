"""`furyqt replay`: a recorded game as its log, as JSON, or checked."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import msgspec

from furyqt.commands.errors import UsageError
from furyqt.rules.core.agenda import State, player_to_move
from furyqt.rules.core.record import MOST_BYTES, Record, RecordError, loads
from furyqt.rules.core.ruleset import Observation
from furyqt.rules.core.text import sentence


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's own options."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a recorded game")
    parser.add_argument("--verify", action="store_true", help="only check that the game replays as recorded")
    parser.add_argument(
        "--as",
        dest="viewer",
        metavar="PLAYER",
        help="what this player was told (default: everything once the game is over, else the first player)",
    )
    parser.add_argument("--to", metavar="N", type=int, help="the first N actions only")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Load the record, which replays and checks it, and print what was asked for."""
    record, states = loaded(args.file)
    whole = len(record.actions)
    if args.to is not None:
        if not 0 <= args.to <= whole:
            raise UsageError(f"{args.file} has {whole} actions: --to takes a number from 0 to {whole}")
        record, states = record.cut(args.to), states[: args.to + 1]
    if args.verify:
        verified = {"file": str(args.file), "actions": len(record.actions), "verified": True}
        print(json.dumps(verified) if args.json else f"{args.file}: {len(record.actions)} actions, verified")
        return 0
    viewer = _viewer(record, states[-1], args.viewer)
    if args.json:
        print(json.dumps(described(record, states, viewer), ensure_ascii=False))
    else:
        print("\n".join(sentence(str(event.describe())) for event in _told(record, states[-1], viewer)))
    return 0


def described(record: Record, states: list[State], viewer: int | None) -> dict[str, Any]:
    """A game as plain values; `viewer` is the player whose knowledge is told, or None for everything.

    Of another player's actions the viewer gets no tokens, because a token names what may be hidden.
    """
    rules, last = record.rules, states[-1]
    movers = [player_to_move(state) for state in states[:-1]]
    moves = zip(movers, states, record.actions, states[1:], record.notes, strict=False)
    actions = [
        {
            "player": rules.players[mover or 0].name,
            "token": rules.write(before, action, after) if viewer in (None, mover) else None,
            "note": note if viewer in (None, mover) else "",
        }
        for mover, before, action, after, note in moves
    ]
    seen = range(len(rules.players)) if viewer is None else [viewer]
    outcome = rules.outcome(last)
    return {
        "game": record.game,
        "ruleset": rules.version,
        "seed": record.seed if viewer is None else None,
        "options": dict(record.options),
        "tags": dict(record.tags),
        "viewer": "everything" if viewer is None else rules.players[viewer].name,
        "actions": actions,
        "log": [sentence(str(event.describe())) for event in _told(record, last, viewer)],
        "outcome": outcome
        and {
            "winner": rules.players[outcome.winner].name,
            "reason": str(outcome.reason),
            "score": outcome.score,
            "values": {p.name: v for p, v in zip(rules.players, outcome.values, strict=True)},
        },
        "observations": {rules.players[p].name: _plain(rules.observe(last, p)) for p in seen},
    }


def loaded(file: Path) -> tuple[Record, list[State]]:
    """A record and its positions; UsageError if the file holds none."""
    with file.open("rb") as source:
        data = source.read(MOST_BYTES + 1)
    try:
        return loads(data)
    except RecordError as wrong:
        raise UsageError(f"{file}: {wrong}") from None


def _viewer(record: Record, last: State, name: str | None) -> int | None:
    """Whose knowledge is printed; None is everybody's."""
    if name is None:
        return None if record.rules.outcome(last) else 0
    try:
        return record.rules.player(name)
    except ValueError as wrong:
        raise UsageError(str(wrong)) from None


def _told(record: Record, last: State, viewer: int | None) -> tuple[Any, ...]:
    return (last.told or ()) if viewer is None else record.rules.observe(last, viewer).events


def _plain(observation: Observation) -> dict[str, Any]:
    """An observation's fields; its events are the log, its agenda is the engine's own business."""
    fields: dict[str, Any] = msgspec.to_builtins(observation)
    return {name: value for name, value in fields.items() if name not in ("events", "agenda", "type")}
