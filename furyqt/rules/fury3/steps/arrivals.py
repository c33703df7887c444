"""A hunter ended a move: what is revealed there, ambushes, and the search action (R5.11, R8)."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step


class Arrival(Step, frozen=True):
    """A hunter ended a move in a city: reveal, then ambush (R8.1-R8.6); nothing happens at sea or in a hospital."""

    hunter: int


class Search(Step, frozen=True):
    """A hunter's search action: the encounters of the hideout or lair are resolved one after another (R5.11)."""

    hunter: int
