"""Tokens on the board: fog, storms, roadblocks, consecrated ground, heavenly hosts, bats (R9)."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step
from furyqt.rules.fury3.state import State


class DuskRemoval(Step, frozen=True):
    """End of dusk: one fog token from every city, one roadblock and one storm token of Dracula's choice (R3.4)."""


class HostRemoval(Step, frozen=True):
    """At dawn the heavenly hosts leave that have stayed for a whole round (R3.2.4, R15.4)."""


def add_fog(state: State, city: int) -> None:
    """Place a fog token, if there is one (R9.8)."""
    raise NotImplementedError


def add_storm(state: State, sea: int) -> None:
    """Place a storm token, if there is one and no storm there (R9.6)."""
    raise NotImplementedError


def add_roadblock(state: State, line: int) -> None:
    """Place a roadblock token on a line that has none (R9.5)."""
    raise NotImplementedError


def add_bats(state: State, hunter: int) -> None:
    """Place a bats token under a hunter, if there is one."""
    raise NotImplementedError


def consecrate(state: State, city: int) -> None:
    """Place the consecrated ground token; it reveals what is there (R9.7)."""
    raise NotImplementedError


def add_host(state: State, city: int) -> None:
    """Place a heavenly host token, if there is one; it reveals what is there (R9.7)."""
    raise NotImplementedError


def is_holy(state: State, place: int) -> bool:
    """Whether Dracula cannot enter a place: consecrated ground or a heavenly host (R6.7)."""
    raise NotImplementedError
