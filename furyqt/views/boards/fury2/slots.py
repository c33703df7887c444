"""The slots of Dracula's trail and catacombs, and a card that is just being pushed off the trail."""

from __future__ import annotations

from furyqt.rules.fury2.actions import SLOTS
from furyqt.rules.fury2.observation import Fury2Observation, TrailSpot
from furyqt.rules.fury2.tables import CATACOMBS, TRAIL

LABELS = tuple(slot.upper() for slot in SLOTS)
"""The label of each slot: 1 to 6 on the trail, then A to C in the catacombs."""
assert len(LABELS) == TRAIL + CATACOMBS


def on_slots(observation: Fury2Observation) -> tuple[TrailSpot | None, ...]:
    """Return the contents of the six slots of the trail, the newest first, and the three catacombs."""
    found = observation.trail[:TRAIL]
    return (*found, *(None,) * (TRAIL - len(found)), *observation.catacombs)


def pushed_off(observation: Fury2Observation) -> tuple[TrailSpot, ...]:
    """Return the card beyond the sixth slot, whose fate Dracula decides now (R5.4, R7.5)."""
    return observation.trail[TRAIL:]


def slot_of_spot(observation: Fury2Observation, spot: int) -> int:
    """Return the number of the slot where a spot is, or -1 if it is on none."""
    spots = on_slots(observation)
    return next((slot for slot, each in enumerate(spots) if each is not None and each.id == spot), -1)
