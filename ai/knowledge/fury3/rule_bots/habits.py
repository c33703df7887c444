"""The habits of the rule bots: numbers in habits.toml over the rules of thumb that all bots share."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from ai.knowledge.fury3.policy_weights import PolicyWeights
from furyqt.rules.core.reading import packaged_text, read_toml
from furyqt.rules.fury3.tables import ATLAS, PLACES, REGION, STEPS_APART, Region

LEADS = ("newest", "ways", "own")
"""The places at which a team looks for him: the newest known one, or the end of a way for all or each."""
FARTHEST = 6
"""The steps from home beyond which further steps do not matter."""


class TeamHabit(msgspec.Struct, frozen=True):
    """A team's habit beside its policy weights."""

    lead: str = "ways"
    keep: int = 0
    """The days from his believed place at which the hunters stop."""
    group: float = 0.0
    """Each other hunter within a day of the place."""
    posts: tuple[str, ...] = ()
    """The place that each hunter guards, by its code."""
    post: float = 0.0
    """Each day nearer to it."""


class WanderHabit(msgspec.Struct, frozen=True):
    """A Dracula's habit beside his policy weights; `start_` is for his first place."""

    home: tuple[str, ...] = ()
    """Regions, and codes of places."""
    pull: float = 0.0
    """Each step nearer to home."""
    beside: float = 0.0
    """Each day nearer to the distance `apart` from the nearest hunter."""
    apart: int = 0
    again: float = 0.0
    """A place where he has been before."""
    onward: float = 0.0
    """Each step from the place of two turns ago."""
    coast: float = 0.0
    """A port."""
    small: float = 0.0
    """A small city."""
    flee: float = 1.0
    """The factor of the escapes among his combat cards."""
    start_distance: float = 1.0
    """Each day between the nearest hunter and his first place, up to four."""
    start_keep: int = 4
    """The days beyond which further ones count against the place."""
    start_pull: float = 0.0
    start_coast: float = 0.0
    start_small: float = 0.0


class Character(msgspec.Struct, frozen=True):
    """A rule bot: its half, its words, and its numbers."""

    half: str
    words: str
    weights: PolicyWeights
    team: TeamHabit = TeamHabit()
    dracula: WanderHabit = WanderHabit()
    plays: float = 0.6
    """The share of windows in which a card is played."""


@cache
def characters(player: str) -> dict[str, Character]:
    """Return the rule bots of a player by their names, in the order of the file."""
    return {name: _character(row) for name, row in whole_file()[player].items()}


@cache
def usual(player: str) -> Character:
    """Return the player without a habit of its own."""
    return _character(whole_file()["usual"][player])


@cache
def homeward(home: tuple[str, ...]) -> tuple[float, ...]:
    """Return the steps from each place to the nearest of these regions and places, up to a limit."""
    goals = {ATLAS.index[name] for name in home if name in ATLAS.index}
    regions = {Region[name.upper()] for name in home if name not in ATLAS.index}
    goals |= {place for place in PLACES if REGION[place] in regions}
    return tuple(
        min((float(min(FARTHEST, STEPS_APART[place][to])) for to in goals if STEPS_APART[place][to] >= 0),
            default=float(FARTHEST if goals else 0))
        for place in PLACES
    )  # fmt: skip


def _character(row: dict[str, Any]) -> Character:
    """Sort the numbers by what they belong to; ValueError for a name that no part of a habit has."""
    parts: dict[str, dict[str, Any]] = {"weights": {}, "team": {}, "dracula": {}}
    whole = {}
    for name, value in row.items():
        part = _PART_OF.get(name, "")
        if part:
            parts[part][name] = tuple(value) if isinstance(value, list) else value
        elif name in ("half", "words", "plays"):
            whole[name] = value
        else:
            raise ValueError(f"habits.toml: no field {name!r}")
    made = {part: kind(**parts[part]) for part, kind in _PARTS.items()}
    return Character(**whole, **made)


@cache
def whole_file() -> dict[str, Any]:
    return read_toml(packaged_text(files(__package__) / "habits.toml"))


_PARTS: dict[str, type[Any]] = {"weights": PolicyWeights, "team": TeamHabit, "dracula": WanderHabit}
_PART_OF = {name: part for part, kind in _PARTS.items() for name in kind.__struct_fields__}
