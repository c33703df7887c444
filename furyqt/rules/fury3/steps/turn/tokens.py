"""Tokens on the board: fog, storms, roadblocks, consecrated ground, heavenly hosts, bats (R9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from furyqt.rules.core.agenda import Action, Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import kinds, with_card, without_card
from furyqt.rules.fury3.action_labels import Labels, line_text
from furyqt.rules.fury3.actions import PLACE_CHOICES, LinkChoice, PlaceChoice
from furyqt.rules.fury3.decision import DraculaDecision
from furyqt.rules.fury3.events import PlaceDenied, TokenPlaced, TokenRemoved
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.search.hideouts import find, hide_at, reveal_encounters, reveal_location
from furyqt.rules.fury3.tables import (
    BATS_TOKENS,
    BLOCKABLE,
    FOG_TOKENS,
    HOST_TOKENS,
    NOWHERE,
    ROADBLOCK_TOKENS,
    SEAS,
    STORM_TOKENS,
)

N_buttons = Texts("fury3.buttons")
N_questions = Texts("fury3.questions")
N_stakes = Texts("fury3.stakes")
N_unavailable = Texts("fury3.unavailable")

SEA_ZONES = tuple(sorted(SEAS))
HOST_DAWNS = 2
"""The dawn after its placement at which a heavenly host leaves (R15.4)."""


class DuskRemoval(Step, frozen=True):
    """End of dusk: one fog token leaves every city, then one roadblock and one storm token chosen by Dracula
    (R3.4).
    """

    def run(self, state: Fury3State) -> None:
        """Remove the fog automatically (R14.5); prompt Dracula if he has a choice."""
        for city in kinds(state.fog):
            remove_fog(state, city)
        if len(state.storms) > 1:
            state.push(StormRemoval())
        elif state.storms:
            remove_storm(state, state.storms[0])
        if len(state.roadblocks) > 1:
            state.push(RoadblockRemoval())
        elif state.roadblocks:
            remove_roadblock(state, state.roadblocks[0])


class RoadblockRemoval(DraculaDecision, frozen=True):
    """Dracula chooses the roadblock token that leaves at dusk (R3.4)."""

    asks = N_questions("Dusk: which roadblock is removed?")
    stake = N_stakes("One roadblock goes at each dusk; the others stay closed to the hunters.")
    rules_page = "roadblocks"
    place_rule = N_unavailable("Only a line with a roadblock can be chosen.")

    def actions(self, state: Fury3State) -> Sequence[LinkChoice]:
        return [LinkChoice(line) for line in state.roadblocks]

    def apply(self, state: Fury3State, action: LinkChoice) -> None:
        remove_roadblock(state, action.line)


class StormRemoval(DraculaDecision, frozen=True):
    """Dracula chooses the storm token that leaves at dusk (R3.4)."""

    asks = N_questions("Dusk: which storm ends?")
    stake = N_stakes("One storm ends at each dusk; the others stay closed to the hunters.")
    rules_page = "storms"
    place_rule = N_unavailable("There is no storm here.")
    labels: ClassVar[Labels] = {PlaceChoice: N_buttons("End the storm {place:in}")}

    def actions(self, state: Fury3State) -> Sequence[PlaceChoice]:
        return [PLACE_CHOICES[sea] for sea in state.storms]

    def apply(self, state: Fury3State, action: PlaceChoice) -> None:
        remove_storm(state, action.to)


class HostRemoval(Step, frozen=True):
    """Heavenly hosts that have stayed for a complete round leave at dawn (R3.2.4, R15.4)."""

    def run(self, state: Fury3State) -> None:
        hosts = tuple((city, dawns + 1) for city, dawns in state.hosts)
        state.hosts = tuple(host for host in hosts if host[1] < HOST_DAWNS)
        for city, dawns in hosts:
            if dawns >= HOST_DAWNS:
                state.tell(TokenRemoved, "host", city)


def add_fog(state: Fury3State, city: int) -> None:
    """Place a fog token, if there is one (R9.8)."""
    if len(state.fog) < FOG_TOKENS:
        state.fog = with_card(state.fog, city)
        state.tell(TokenPlaced, "fog", city)


def remove_fog(state: Fury3State, city: int) -> None:
    """Remove a fog token from a city."""
    state.fog = without_card(state.fog, city)
    state.tell(TokenRemoved, "fog", city)


def free_seas(state: Fury3State) -> Sequence[int]:
    """Return the sea zones that can take a storm token; none if no token is left (R9.6, R9.8)."""
    if len(state.storms) >= STORM_TOKENS:
        return ()
    return [sea for sea in SEA_ZONES if sea not in state.storms]


def add_storm(state: Fury3State, sea: int) -> None:
    """Place a storm token, if there is one and no storm there (R9.6)."""
    if sea not in state.storms and len(state.storms) < STORM_TOKENS:
        state.storms = with_card(state.storms, sea)
        state.tell(TokenPlaced, "storm", sea)


def remove_storm(state: Fury3State, sea: int) -> None:
    """Remove the storm token of a sea zone."""
    state.storms = without_card(state.storms, sea)
    state.tell(TokenRemoved, "storm", sea)


def free_lines(state: Fury3State) -> Sequence[int]:
    """Return the lines that can take a roadblock token; none if no token is left (R9.5, R9.8)."""
    if len(state.roadblocks) >= ROADBLOCK_TOKENS:
        return ()
    return [line for line in BLOCKABLE if line not in state.roadblocks]


def add_roadblock(state: Fury3State, line: int) -> None:
    """Place a roadblock token on a line that has none (R9.5)."""
    if line not in state.roadblocks and len(state.roadblocks) < ROADBLOCK_TOKENS:
        state.roadblocks = with_card(state.roadblocks, line)
        state.tell(TokenPlaced, "roadblock", line)


def remove_roadblock(state: Fury3State, line: int) -> None:
    """Remove the roadblock token of a line."""
    state.roadblocks = without_card(state.roadblocks, line)
    state.tell(TokenRemoved, "roadblock", line)


def add_bats(state: Fury3State, hunter: int) -> None:
    """Place a bats token under a hunter, if there is one."""
    if sum(sheet.bats for sheet in state.hunters) < BATS_TOKENS and not state.hunters[hunter].defeated:
        state.update_hunter(hunter, bats=state.hunters[hunter].bats + 1)
        state.tell(TokenPlaced, "bats", hunter)


def consecrate(state: Fury3State, city: int) -> None:
    """Place the consecrated ground token; it reveals the cards there (R9.7)."""
    remove_consecration(state)
    state.consecrated = city
    state.tell(TokenPlaced, "consecrated", city)
    reveal_city(state, city)


def remove_consecration(state: Fury3State) -> None:
    """Take the consecrated ground token off the board, if it is there."""
    if state.consecrated != NOWHERE:
        state.tell(TokenRemoved, "consecrated", state.consecrated)
        state.consecrated = NOWHERE


def add_host(state: Fury3State, city: int) -> None:
    """Place a heavenly host token, if there is one; it reveals the cards there (R9.7)."""
    if len(state.hosts) < HOST_TOKENS:
        state.hosts = (*state.hosts, (city, 0))
        state.tell(TokenPlaced, "host", city)
        reveal_city(state, city)


def reveal_city(state: Fury3State, city: int) -> None:
    """Reveal the location card and all encounter cards of a city on the trail (R9.7)."""
    hideout = find(state, city, lairs=False)
    if hideout is None:
        state.tell(PlaceDenied, city, False)
        return
    hide = hide_at(state, hideout)
    reveal_location(state, hideout.id)
    reveal_encounters(state, hideout.id)
    if hide is not None:
        reveal_encounters(state, hide.id)


def has_bars(state: Fury3State) -> bool:
    """Return whether Dracula cannot enter some place."""
    return state.consecrated != NOWHERE or bool(state.hosts) or bool(state.chapter.closed)


def is_barred(state: Fury3State, place: int) -> bool:
    """Return whether Dracula cannot enter a place: consecrated ground, a heavenly host (R6.7), or closed."""
    if place == state.consecrated or place in state.chapter.closed:
        return True
    hosts = state.hosts
    return bool(hosts) and any(city == place for city, _ in hosts)


# --------------------------------------------------- roadblocks that Dracula places, one after another (R9.5)

_BLOCK_ROAD = N_buttons("Block the road {line}")
_BLOCK_RAILWAY = N_buttons("Block the railway {line}")


class RoadblockChoice(DraculaDecision, frozen=True):
    """Dracula places one of `left` roadblock tokens."""

    left: int

    asks = N_questions("Which road or railway is blocked?")
    stake = N_stakes("The roadblock closes it to all hunters until you remove it at a dusk.")
    rules_page = "roadblocks"
    place_rule = N_unavailable("The roads and railways from here are listed under their other ends.")

    def actions(self, state: Fury3State) -> Sequence[LinkChoice]:
        return [LinkChoice(line) for line in free_lines(state)]

    def apply(self, state: Fury3State, action: LinkChoice) -> None:
        add_roadblock(state, action.line)
        place_roadblocks(state, self.left - 1)

    def label(self, position: Any, action: Action) -> Text:
        if isinstance(action, LinkChoice):
            return line_text(_BLOCK_ROAD, _BLOCK_RAILWAY, action)
        return super().label(position, action)


def place_roadblocks(state: Fury3State, number: int) -> None:
    """Place this many roadblock tokens, or as many as there are (R9.8)."""
    if number and free_lines(state):
        state.push(RoadblockChoice(number))
