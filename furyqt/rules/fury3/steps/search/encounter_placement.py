"""The encounter step: an encounter card on the new hideout, and perhaps a rumor token (R6.9-R6.11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from furyqt.rules.core.agenda import Action, Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury3.action_labels import PLACE_ON, Labels, space_text
from furyqt.rules.fury3.actions import PASS, Space, Word
from furyqt.rules.fury3.decision import DraculaDecision
from furyqt.rules.fury3.decks import Power
from furyqt.rules.fury3.events import TokenPlaced
from furyqt.rules.fury3.piles import refill_encounters
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.search.hideouts import add_encounter, put
from furyqt.rules.fury3.tables import CITIES

N_buttons = Texts("fury3.buttons")
N_questions = Texts("fury3.questions")
N_stakes = Texts("fury3.stakes")
N_unavailable = Texts("fury3.unavailable")

RUMOR_SPACES = range(3)
"""The spaces of the trail that can receive a rumor token (R6.11)."""


class EncounterStep(Step, frozen=True):
    """After a move to a city, or Hide, Dracula places an encounter, unless he is revealed (R6.9)."""

    def run(self, state: Fury3State) -> None:
        spot = state.trail[0]
        takes_one = spot is not None and (spot.place in CITIES or spot.power == Power.HIDE)
        if takes_one and not state.revealed and state.encounters:
            state.push(EncounterPlacement())
        else:
            refill_encounters(state)


class EncounterPlacement(DraculaDecision, frozen=True):
    """Dracula chooses the encounter card for the first space."""

    asks = N_questions("Which encounter does Dracula place?")
    stake = N_stakes(
        "It stays facedown at your place, for an ambush or a search, or to mature when the hideout leaves "
        "the trail."
    )
    rules_page = "placing"
    place_rule = N_unavailable("The encounter card goes to the first space of the trail.")
    labels: ClassVar[Labels] = {Space: PLACE_ON}

    def actions(self, state: Fury3State) -> Sequence[Space]:
        return [Space(0, card) for card in kinds(state.encounters)]

    def apply(self, state: Fury3State, action: Space) -> None:
        """Place it facedown, draw up to five (R6.10), and continue with the rumor."""
        spot = state.trail[0]
        assert spot is not None
        add_encounter(state, spot.id, action.card)
        refill_encounters(state)
        state.push(RumorStep())


class RumorStep(Step, frozen=True):
    """After an encounter Dracula may place a rumor token (R6.11)."""

    def run(self, state: Fury3State) -> None:
        if state.rumors and rumor_spaces(state):
            state.push(RumorPlacement())


_RUMOR_ON = N_buttons("Rumor token ({where})")


class RumorPlacement(DraculaDecision, frozen=True):
    """Dracula places a rumor token on one of the first three hideouts, or passes."""

    asks = N_questions("Place a rumor token?")
    stake = N_stakes(
        "A rumor adds 3 influence if a vampire of its hideout matures; it is lost with the last "
        "encounter there."
    )
    rules_page = "rumors"
    place_rule = N_unavailable("A rumor token goes to one of the first three hideouts.")
    labels: ClassVar[Labels] = {PASS: N_buttons("Place no rumor token")}

    def actions(self, state: Fury3State) -> Sequence[Word | Space]:
        return (PASS, *(Space(space) for space in rumor_spaces(state)))

    def apply(self, state: Fury3State, action: Word | Space) -> None:
        if isinstance(action, Space):
            spot = state.trail[action.space]
            assert spot is not None
            state.rumors -= 1
            put(state, replace(spot, rumor=True))
            state.tell(TokenPlaced, "rumor", spot.id)

    def label(self, position: Any, action: Action) -> Text:
        if isinstance(action, Space):
            return _RUMOR_ON.fill(where=space_text(position, action.space))
        return super().label(position, action)


def rumor_spaces(state: Fury3State) -> list[int]:
    """Return the spaces for a rumor token: with encounters (R15.1), and only one on each hideout (R6.11)."""
    return [
        space
        for space in RUMOR_SPACES
        if (spot := state.trail[space]) is not None and spot.contents and not spot.rumor
    ]


ENCOUNTER_STEP = EncounterStep()
