"""The habits of the rule bots, by name."""

from __future__ import annotations

from ai.knowledge.dining.resource_values import Habits

HABITS = {
    "builder": Habits(favor=1.1, gift=0.15, building=0.8, control=0.8),
    "giver": Habits(favor=0.4, gift=1.1, building=0.3, control=0.1),
    "loner": Habits(tourist=-1.0, rivals=-1.0),
    "hoarder": Habits(favor=0.3, gift=0.4, bribe=0.9, other=0.5, control=0.0),
}
