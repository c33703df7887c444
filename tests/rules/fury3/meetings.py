"""Godalming meets encounters in Prague: in an ambush, coming from Vienna, or in a search."""

from __future__ import annotations

from typing import Any

from furyqt.rules.fury3.state import Fury3State, PlacedEncounter
from tests.rules.fury3.scenes import do, scene

AWAY = {"seward": "madrid", "helsing": "paris", "mina": "athens"}


def meeting(
    spot: str, place: str, part: str = "day", *, places: dict[str, str] | None = None, **fields: Any
) -> Fury3State:
    """Return a position with Dracula in Rome and the hideout `spot` in Prague: "+rats+hoax", "!" if it is
    faceup.
    """
    where = {"godalming": place, **AWAY, **(places or {})}
    return scene(part, places=where, trail=("rome", f"prague{spot}"), **fields)


def walk(spot: str, **fields: Any) -> Fury3State:
    """Move Godalming to Prague by road: Dracula may ambush, unless a player has a decision before that."""
    return do(meeting(spot, "vienna", **fields), "road:PR")


def ambush(name: str, *, more: str = "", **fields: Any) -> Fury3State:
    """Ambush Godalming with this encounter."""
    return do(walk(f"+{name}{more}", **fields), f"#2:{name}")


def search(*names: str, **fields: Any) -> Fury3State:
    """Search Prague, which has these encounters, with Godalming."""
    spot = "!" + "".join(f"+{name}" for name in names)
    return do(meeting(spot, "prague", **fields), "search")


def contents(state: Fury3State) -> tuple[PlacedEncounter, ...]:
    """Return the encounters in Prague."""
    spot = state.trail[1]
    return () if spot is None else spot.contents


def is_next(state: Fury3State, hunter: int = 1) -> bool:
    """Return whether a hunter's ordinary action is pending, and no event card is on the table."""
    step = state.agenda[-1]
    return type(step).__name__ == "HunterAction" and step.hunter == hunter and state.table == ()  # type: ignore[attr-defined]
