"""Python's garbage collector: never while a decision is made.

A full collection of the rules and tables takes 40 to 60 ms, which is half of a budget of 0.1 s. Trees and
states hold no cycles, so nothing piles up in the meantime.
"""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Iterator


@contextlib.contextmanager
def gc_pause() -> Iterator[None]:
    """Do without the collector inside the block (or in a function that has this as its decorator)."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def exempt_what_exists() -> None:
    """Collect once; later collections skip every object that exists now, such as the rules."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
