"""Dracula's rules of thumb for his move: away from the hunters, on land if possible."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ai.knowledge.fury.styles import Taste
from ai.knowledge.fury.turn_guide import Random, best
from ai.knowledge.fury2.ways import TURNS_AWAY
from furyqt.rules.core.agenda import Action
from furyqt.rules.fury2.actions import Placement
from furyqt.rules.fury2.decks import NONE, Power
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.trail.spots import is_revealed, used_places
from furyqt.rules.fury2.tables import CASTLE, MOST_BLOOD, ROADS, SEAS

SAFE = 4.0
"""The distance in turns beyond which Dracula does not care."""


class DraculaHabit(msgspec.Struct, frozen=True):
    """The weights of a Dracula's rules of thumb, about in turns of distance."""

    distance: float = 1.3
    """Each turn between the nearest hunter and the place, up to four."""
    second: float = 0.3
    """The same for the second nearest hunter."""
    hit: float = -4.0
    """A hunter in the place by day."""
    hunt: float = -2.0
    """The same by night, when his cards are better."""
    sea: float = -1.6
    weak_at_sea: float = -2.0
    """Multiplied by the share of his blood that is lost."""
    land: float = 0.8
    """Going ashore."""
    castle: float = -0.8
    exits: float = 0.15
    """Each way on that the trail leaves open, up to four."""
    hide: float = -0.6
    stay_shown: float = -2.0
    """Staying in a place that the hunters know."""
    feed: float = -0.4
    feed_weak: float = 3.0
    call: float = -2.5
    back: float = -0.5
    wolf: float = -0.9
    noise: float = 1.2


USUAL_HABIT = DraculaHabit()


def place_card(
    random: Random, state: Fury2State, actions: Sequence[Action], habit: DraculaHabit, taste: Taste
) -> Action:
    """Choose the placement: far from the hunters, with room to go on."""
    rows = [TURNS_AWAY[sheet.place] for sheet in state.hunters if sheet.place >= 0]
    here, weak = state.present_place(), 1.0 - state.blood / MOST_BLOOD
    used, at_sea = used_places(state), state.is_at_sea()
    is_shown, hit = is_revealed(state), habit.hunt if state.is_night() else habit.hit

    def value(action: Action) -> float:
        assert isinstance(action, Placement)
        to = here if action.to < 0 else action.to
        turns = sorted(min(SAFE, row[to]) for row in rows)
        found = habit.distance * taste.distance * turns[0] if turns else 0.0
        if len(turns) > 1:
            found += habit.second * turns[1]
        if turns and not turns[0]:
            found += hit
        if to in SEAS:
            found += (1.0 - 2.0 * taste.sea) * habit.sea + habit.weak_at_sea * weak
        elif at_sea:
            found += habit.land
        found += habit.castle * (to == CASTLE) + habit.wolf * action.wolf
        if action.to < 0:
            found += habit.stay_shown * is_shown + _stay_value(action.power, weak, habit)
        else:
            found += habit.exits * min(4, sum(place not in used for place in ROADS[to]))
            found += habit.back * (action.power != NONE)
        return found

    return best(random, actions, value, habit.noise)


def _stay_value(power: int, weak: float, habit: DraculaHabit) -> float:
    if power == Power.FEED:
        return habit.feed + habit.feed_weak * weak
    return habit.call if power == Power.DARK_CALL else habit.hide
