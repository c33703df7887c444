"""Psychic Bond, Mina Harker's ability."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step
from furyqt.rules.fury3.events import RegionDenied, RegionNamed
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.search.hideouts import here
from furyqt.rules.fury3.tables import CITIES, REGION


class PsychicBond(Step, frozen=True):
    """Dracula answers whether he is in this hunter's region; at sea he is in none (R4.3)."""

    hunter: int

    def run(self, state: Fury3State) -> None:
        region = REGION[state.hunters[self.hunter].place]
        state.tell(RegionNamed if dracula_region(state) == region else RegionDenied, region)


def dracula_region(state: Fury3State) -> int:
    """Return Dracula's region; NOWHERE at sea."""
    return REGION[here(state)]


def has_company(state: Fury3State, hunter: int) -> bool:
    """Return whether another hunter, not defeated, is in the same city (R11.4)."""
    place = state.hunters[hunter].place
    return place in CITIES and any(
        sheet.place == place and not sheet.defeated
        for other, sheet in enumerate(state.hunters)
        if other != hunter
    )
