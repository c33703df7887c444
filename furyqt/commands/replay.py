"""`furyqt replay`: print a recorded game as its log or as JSON, or check it."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import msgspec

from furyqt.commands.errors import UsageError
from furyqt.commands.opening import unreadable
from furyqt.commands.options import number
from furyqt.commands.speech import say, warn
from furyqt.controllers.chapters.verdict import VERDICT
from furyqt.controllers.review.known_actions import known_plies
from furyqt.controllers.session.history import History
from furyqt.controllers.session.seats import persons, seats_in
from furyqt.controllers.storage.game_files import CUT_OFF, is_cut_off
from furyqt.rules.core.agenda import State, player_to_move
from furyqt.rules.core.events import log_lines
from furyqt.rules.core.folding import folded
from furyqt.rules.core.reading import read_bounded
from furyqt.rules.core.record import MOST_BYTES, Record, RecordError, find
from furyqt.rules.core.ruleset import Observation
from furyqt.rules.core.text import TextError, Texts, sentence

N_commands = Texts("commands")
N_errors = Texts("errors")

_VIEWER = N_commands(
    "print what this player knows (default: everything if the game is over or hides nothing, else what the"
    " person in it knows, or the first player); only actions that the player knows are counted"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=say(N_commands("a recorded game")))
    parser.add_argument(
        "--verify",
        action="store_true",
        help=say(N_commands("only check that the game replays as recorded")),
    )
    add_viewer(parser)
    parser.add_argument("--to", metavar="N", type=number, help=say(N_commands("the first N actions only")))
    parser.add_argument("--json", action="store_true", help=say(N_commands("print one JSON object")))


_BAD_END = N_errors("{file} has {count} actions: --to takes a number from 0 to {count}")
_VERIFIED = N_commands("{file}: {count} actions, verified")


def add_viewer(parser: argparse.ArgumentParser) -> None:
    """Add the option that says whose knowledge is printed."""
    parser.add_argument(
        "--as",
        dest="viewer",
        metavar="PLAYER",
        help=say(_VIEWER),
    )


def run(args: argparse.Namespace) -> int:
    """Load the record, which replays and checks it, and print the requested form."""
    record, states = loaded(args.file)
    viewer = chosen_viewer(record, states[-1], args.viewer)
    plies = known_plies(record, states, viewer)
    whole = len(plies)
    if args.to is not None:
        if not 0 <= args.to <= whole:
            raise UsageError(_BAD_END.fill(file=str(args.file), count=whole))
        plies = plies[: args.to]
        if args.to < whole:
            length = plies[-1] + 1 if plies else 0
            record, states = record.cut(length), states[: length + 1]
            viewer = chosen_viewer(record, states[-1], args.viewer)
    if args.verify:
        verified = {"file": str(args.file), "actions": len(plies), "verified": True}
        done = _VERIFIED.fill(file=str(args.file), count=len(plies))
        print(json.dumps(verified) if args.json else say(done))
        return 0
    if args.json:
        print(json.dumps(described(record, states, viewer), ensure_ascii=False))
    else:
        print("\n".join(log_lines(_told(record, states[-1], viewer), say)))
    return 0


def described(record: Record, states: list[State], viewer: int | None) -> dict[str, Any]:
    """Return a game as plain values that the viewer may know; None as the viewer means everything.

    Actions the viewer does not know are omitted. Actions of other players have no tokens, because a token
    may name something hidden.
    """
    rules, table, last = record.rules, record.table, states[-1]
    actions = [_action(record, states, ply, viewer) for ply in known_plies(record, states, viewer)]
    seen = range(len(table.players)) if viewer is None else [viewer]
    outcome = History(record, states).outcome
    return {
        "game": record.game,
        "ruleset": rules.version,
        "seed": record.seed if viewer is None else None,
        "options": dict(record.options),
        "tags": dict(record.tags),
        "viewer": "everything" if viewer is None else table.players[viewer].name,
        "actions": actions,
        "log": [sentence(str(event.describe())) for event in _told(record, last, viewer)],
        "outcome": outcome
        and {
            "winners": [table.players[winner].name for winner in outcome.winners],
            "reason": str(outcome.reason),
            "score": outcome.score,
            "values": {p.name: v for p, v in zip(table.players, outcome.values, strict=True)},
        },
        "observations": {table.players[p].name: _plain(rules.observe(last, p)) for p in seen},
    }


def _action(record: Record, states: list[State], ply: int, viewer: int | None) -> dict[str, Any]:
    rules, mover = record.rules, player_to_move(states[ply])
    is_open = viewer in (None, mover)
    return {
        "player": record.table.players[mover or 0].name,
        "token": rules.write(states[ply], record.actions[ply], states[ply + 1]) if is_open else None,
        "note": record.notes[ply] if is_open else "",
    }


def loaded(file: Path) -> tuple[Record, list[State]]:
    """Load a record with its positions, up to its last whole move if its end is missing; or UsageError."""
    try:
        found = find(read_bounded(file, MOST_BYTES))
    except RecordError as wrong:
        raise unreadable(file, wrong) from None
    if is_cut_off(file, found):
        warn(CUT_OFF.fill(file=str(file)))
    return found.record, found.states


def chosen_viewer(record: Record, last: State, name: str | None) -> int | None:
    """Return the player whose knowledge is printed, or None for everything.

    Without a name nobody learns what is hidden from the person in a game that goes on.
    """
    if name is None:
        is_known = record.table.is_open or VERDICT in record.tags or record.rules.outcome(last) is not None
        own = persons(record.table, seats_in(record.table, record.tags))
        return None if is_known else min(own, default=0)
    try:
        return record.table.player(folded(name.strip()))
    except TextError as wrong:
        raise UsageError(wrong.text) from None


def _told(record: Record, last: State, viewer: int | None) -> tuple[Any, ...]:
    return (last.told or ()) if viewer is None else record.rules.observe(last, viewer).events


def _plain(observation: Observation) -> dict[str, Any]:
    """Return an observation's fields without its events, which are in the log, and its internal agenda."""
    fields: dict[str, Any] = msgspec.to_builtins(observation)
    return {name: value for name, value in fields.items() if name not in ("events", "agenda", "type")}
