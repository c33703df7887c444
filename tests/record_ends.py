"""The ends of records: how a stored game is after its last action."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from furyqt.rules.core.record import find

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("resources/puzzles", "docs/games", "tests/fixtures/d9fed10c/home/data")


def stored_records() -> list[str]:
    """Return the paths of all records in the project, from its root."""
    return sorted(
        path.relative_to(ROOT).as_posix() for folder in FOLDERS for path in (ROOT / folder).rglob("*.furyqt")
    )


def record_end(path: str) -> tuple[str, int, str]:
    """Return the game, the number of actions, and a digest of the last position of a record."""
    found = find((ROOT / path).read_bytes())
    last: Any = found.states[-1].clone()
    # An old record is of box 1, whether or not there is a later one.
    if getattr(last.options, "box", ""):
        last.options = type(last.options)(
            **{name: getattr(last.options, name) for name in last.options.__struct_fields__ if name != "box"}
        )
    return found.record.game, len(found.record.actions), hashlib.sha256(repr(last).encode()).hexdigest()


if __name__ == "__main__":
    json.dump({path: record_end(path) for path in json.load(sys.stdin)}, sys.stdout)
