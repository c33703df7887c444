"""What the sources leave open: every reconstructed rule with its number and our ruling, and the options made of it.

A better source changes a line here and the rule it names.  RULINGS lists the rules of the digest that no source
states (`[X]`); OPTIONS_OF are those a player may choose before a game.
"""

from __future__ import annotations

import msgspec


class Options(msgspec.Struct, frozen=True):
    """The choices made before a game; the first value of each is the default."""

    game: str = "base"
    """`base` or `advanced`: free starting cities, lairs, power cards and rumor tokens (R1.8, R1.10)."""
    first_dawn: str = "none"
    """R1.11: `none`, or `held`: dawn events and a dawn combat before the first day; the marker stays on Monday."""
    no_move: str = "clears"
    """R6.8: without a legal placement Dracula `clears` his trail first, or `stays` at once with 5 damage."""
    shown_powers: str = "allowed"
    """R7.6: Feed and Dark Call while revealed are `allowed` or `forbidden`."""
    vampire_escape: str = "fourth"
    """R10.8: a vampire may escape from the `fourth` round on, from the `third`, or is bound by `pride` instead."""
    bat_flight: str = "triggers"
    """R10.14: Escape as Bat's new city `triggers` The Fury of Dracula, or stays `quiet`."""
    plotting: str = "before"
    """Plotting's flip is offered `before` icons are compared, or `after`."""
    darkness: str = "day"
    """Darkness Returns skips the `day`'s actions, or the whole `dawn` and day; the marker moves all the same."""
    sea_region: str = "none"
    """Sea zones belong to no region (`none`), or `crossing` one's border counts for Customs Search."""
    reach: str = "printed"
    """Which reveals reach into lairs: as `printed` (scouts yes, Local Rumors no), the `trail` only, or `all`."""
