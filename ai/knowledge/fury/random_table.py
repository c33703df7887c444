"""Random numbers from a table: a source for a seed costs a tenth of seeding a generator."""

from __future__ import annotations

import random
from itertools import cycle

from ai.knowledge.fury.turn_guide import Random

SIZE = 1 << 16
"""The places where a source may begin."""
LONG = 256
"""The numbers after which a source repeats; a turn of a simulated game needs fewer."""


def _table() -> list[float]:
    drawn = random.Random(0).random
    return [drawn() for _ in range(SIZE + LONG)]


_TABLE = _table()


def source(seed: int) -> Random:
    """Return a source of random numbers; it may share some with that of another seed."""
    start = hash((seed,)) % SIZE
    return cycle(_TABLE[start : start + LONG]).__next__
