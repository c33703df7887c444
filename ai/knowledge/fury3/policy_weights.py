"""The learned weights of the rules of thumb, by which the pieces of a simulated game move.

`python -m lab.train policy fury3` improves them, one side against the other, and writes policy_weights.txt.
`python -m lab.fury3.policy_imitation` fits those of team_weights.txt to the choices of hunters who search.
"""

from __future__ import annotations

from functools import cache

import msgspec

from ai.knowledge.weight_files import weights


class PolicyWeights(msgspec.Struct, frozen=True):
    """The weight of each feature of a hunter's action or Dracula's placement, about in days of distance."""

    approach: float = 1.0
    """Each day nearer to the place where Dracula is believed to be."""
    approach_unarmed: float = 0.0
    """The reduction of it without a weapon."""
    approach_hurt: float = 0.0
    """The reduction of it for a hunter near defeat."""
    arrive: float = 0.0
    """Reaching the place itself."""
    leave: float = 0.0
    """The penalty for leaving it."""
    sail: float = -0.3
    ticket: float = -0.2
    supply: float = 0.5
    supply_room: float = 0.25
    """Each item that there is room for."""
    supply_night: float = 0.0
    supply_unarmed: float = 0.0
    reserve: float = 0.35
    """Each ticket that there is room for."""
    rest: float = 0.3
    """Each damage, up to four."""
    rest_hurt: float = 0.0
    search: float = 1.6
    search_vampire: float = 0.0
    event: float = 0.9
    other: float = 0.4
    wait: float = -0.3
    trade: float = -0.5
    hunters_noise: float = 0.5

    distance: float = 1.0
    """Each day between the nearest hunter and the place, up to four."""
    second: float = 0.0
    """The same for the second nearest hunter."""
    hit: float = -4.0
    """A hunter in the place."""
    sea: float = -1.5
    sea_weak: float = -4.0
    """Multiplied by the share of his health that is lost, like the following."""
    castle_weak: float = 3.0
    power: float = -0.5
    stay_shown: float = -3.0
    hide: float = -1.0
    call: float = -2.0
    feed: float = -1.5
    feed_weak: float = 3.0
    exits: float = 0.0
    """Each way on that the trail leaves open, up to four."""
    lay_near: float = 2.0
    """The days from the nearest hunter at which a vampire is preferred to a trap."""
    other_placement: float = -2.0
    dracula_noise: float = 1.5


DRACULA_FIRST = PolicyWeights.__struct_fields__.index("distance")
"""The first field that is Dracula's."""


@cache
def learned() -> PolicyWeights:
    """Return the weights of the file, read once per process; an unknown name there is a TypeError."""
    return PolicyWeights(**weights("ai.knowledge.fury3", "policy_weights.txt"))


@cache
def imitating() -> PolicyWeights:
    """Return the learned weights, but for hunters those fitted to the choices of hunters who search.

    Their noise is the temperature of a softmax.
    """
    return msgspec.structs.replace(learned(), **weights("ai.knowledge.fury3", "team_weights.txt"))
