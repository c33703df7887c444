"""Numbers and codes of the spaces: seven slots per location, two for resources and five for stands.

The numbers are the same for all tables, so a set of spaces is a mask of 63 bits. A code is "R1.2" for the
second resource space of location 1, "S9.3" for its third stand, and "table" for Dracula's table.
"""

from __future__ import annotations

LOCATIONS = range(9)
RESOURCE_SLOTS = 2
STAND_SLOTS = 5
SLOTS = RESOURCE_SLOTS + STAND_SLOTS
TABLE = -1
"""The place of a Hero at Dracula's table."""
NOWHERE = -1
"""The Bus beside the board, and a Tourist that comes from the Bus."""


def resource_space(location: int, slot: int) -> int:
    """Return the number of a resource space; `slot` counts from 0."""
    return SLOTS * location + slot


def stand_space(location: int, stand: int) -> int:
    """Return the number of a stand space; `stand` counts from 0."""
    return SLOTS * location + RESOURCE_SLOTS + stand


LOCATION_MASKS = tuple(((1 << SLOTS) - 1) << SLOTS * location for location in LOCATIONS)
"""The spaces of each location as a mask."""
SPACES = range(SLOTS * len(LOCATIONS))
CODES = tuple(
    f"R{space // SLOTS + 1}.{space % SLOTS + 1}"
    if space % SLOTS < RESOURCE_SLOTS
    else f"S{space // SLOTS + 1}.{space % SLOTS - RESOURCE_SLOTS + 1}"
    for space in SPACES
)
NUMBERS = {code: space for space, code in enumerate(CODES)}


def location_of(space: int) -> int:
    """Return the location of a space."""
    return space // SLOTS


def is_stand(space: int) -> bool:
    """Return whether a space is a stand."""
    return space % SLOTS >= RESOURCE_SLOTS


def spaces_in(mask: int) -> list[int]:
    """Return the spaces of a mask in ascending order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
