"""Rules that the sources leave open, each with its number and our ruling, and the options of games.

A better source changes a line of `rulings.toml` and the rule it names; if more than one answer is in use, a
player may choose one before a game.
"""

from __future__ import annotations

from importlib.resources import files

import msgspec

from furyqt.rules.core.reading import packaged_text, read_toml


class Fury3Options(msgspec.Struct, frozen=True):
    """The choices made before a game; the first value of each is the default."""

    game: str = "base"
    """`base` or `advanced`: free starting cities, lairs, power cards and rumor tokens (R1.8, R1.10)."""
    first_dawn: str = "none"
    """R1.11: `none`, or `held`: dawn events and combat before the first day; the marker stays on Monday."""
    no_move: str = "clears"
    """R6.8: without a legal placement Dracula `clears` his trail first, or `stays` with 5 damage."""
    shown_powers: str = "allowed"
    """R7.6: Feed and Dark Call while revealed are `allowed` or `forbidden`."""
    vampire_escape: str = "fourth"
    """R10.8: a vampire may escape from the `fourth` round on, from the `third`, or as `pride` allows."""
    bat_flight: str = "triggers"
    """R10.14: Escape as Bat's new city `triggers` The Fury of Dracula, or stays `quiet`."""
    plotting: str = "before"
    """Plotting's flip is offered `before` icons are compared, or `after`."""
    darkness: str = "day"
    """Darkness Returns skips the `day`'s actions, or the whole `dawn` and day; the marker moves anyway."""
    sea_region: str = "none"
    """Sea zones belong to no region (`none`), or `crossing` one's border counts for Customs Search."""
    reach: str = "printed"
    """Which reveals reach lairs: as `printed` (scouts yes, Local Rumors no), the `trail` only, or `all`."""
    handicap: str = "none"
    """Not a rule: a start for the `hunters` (Dracula is hurt) or `dracula` (he has influence), or double."""
    box: str = ""
    """The cards in the game (`boxes.py`); empty for all of them."""


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Our ruling on a question that no source settles."""

    number: str
    """The rule (R6.8) or the card (event:darkness_returns)."""
    ruling: str
    """The ruling in one sentence, for readers of the rules; it is not translated."""
    option: str = ""
    """The field of Fury3Options that decides it, if a player may choose."""


def _rulings() -> tuple[Ruling, ...]:
    table = read_toml(packaged_text(files("furyqt.rules.fury3") / "rulings.toml"))
    return msgspec.convert(table["ruling"], tuple[Ruling, ...])


RULINGS = _rulings()
"""Every rule and card that no source settles."""
