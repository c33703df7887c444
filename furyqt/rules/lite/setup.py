"""Options and seed -> opening position (L1, L2.4)."""

from __future__ import annotations

from collections.abc import Mapping

from furyqt.rules.core.agenda import settle
from furyqt.rules.core.chance import seeded
from furyqt.rules.core.ruleset import Option
from furyqt.rules.lite import words
from furyqt.rules.lite.state import LiteOptions, LiteState
from furyqt.rules.lite.steps.turns import Turn
from furyqt.rules.lite.tables import GODALMING

OPTIONS = (
    Option(
        "location_rule", words.LOCATION_RULE, {"move": words.LOCATION_MOVE, "place": words.LOCATION_PLACE}
    ),
    Option("stay", words.STAY_RULE, {"listed": words.STAY_LISTED, "unlisted": words.STAY_NOT_LISTED}),
    Option("encounter_limit", words.LIMIT, {"three": words.LIMIT_THREE, "none": words.LIMIT_NONE}),
    Option("research", words.RESEARCH, {"rolling": words.RESEARCH_ROLLING, "round": words.RESEARCH_ROUND}),
    Option("hide_shown", words.HIDE_SHOWN, {"sixth": words.HIDE_SIXTH, "later": words.HIDE_LATER}),
    Option("sea_meeting", words.SEA_MEETING, {"hidden": words.SEA_HIDDEN, "revealed": words.SEA_REVEALED}),
    Option("sea_rest", words.SEA_REST, {"heals": words.SEA_HEALS, "nothing": words.SEA_DOES_NOT_HEAL}),
    Option("faults", words.FAULTS, {"refused": words.FAULTS_REFUSED, "course": words.FAULTS_COURSE}),
)


def setup(options: Mapping[str, str], seed: int) -> LiteState:
    """Return the opening position: an empty map; Lord Godalming places himself first."""
    state = LiteState(options=LiteOptions(**options), chance=seeded(seed), agenda=(Turn(GODALMING),))
    settle(state)
    return state
