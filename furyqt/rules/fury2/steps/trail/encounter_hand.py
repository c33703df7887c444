"""Dracula's encounter hand: placing, refilling, and its limit (R7.3, R7.10, R12.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import DONE, Pick, Word
from furyqt.rules.fury2.decision import DraculaDecision
from furyqt.rules.fury2.decks import Deck, EventCard, Power
from furyqt.rules.fury2.piles import draw_encounter, return_encounter
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.trail.catacombs import lay_tile
from furyqt.rules.fury2.tables import BRIDES_ENCOUNTER_HAND, CASTLE, ENCOUNTER_HAND, SEAS

N_buttons = Texts("fury2.buttons")
N_questions = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")

TILES = tuple(Pick(Deck.ENCOUNTER, card) for card in range(18))
NO_TILE_AFTER = frozenset({Power.DARK_CALL, Power.FEED, Power.DOUBLE_BACK})
"""Powers after which no encounter is placed (R6.7)."""


def encounter_limit(state: Any) -> int:
    """Return the limit of the encounter hand (R12.3)."""
    brides = state.dracula_ally == EventCard.DRACULAS_BRIDES
    return BRIDES_ENCOUNTER_HAND if brides else ENCOUNTER_HAND


class EncounterLimit(Step, frozen=True):
    """Dracula returns tiles above his limit to the pool (R12.4)."""

    def run(self, state: Fury2State) -> None:
        if len(state.encounters) > encounter_limit(state):
            state.push(EncounterReturn(), self)


class EncounterReturn(DraculaDecision, frozen=True):
    """Dracula chooses a tile that returns to the pool; after Dark Call up to ten of them."""

    asks = N_questions("Which encounter returns to the pool?")
    stake = N_stakes("You hold five encounters at most, with Dracula's Brides seven.")
    rules_page = "hands"
    labels: ClassVar[Labels] = {Pick: N_buttons("Return {card} to the pool")}

    def prompt(self, position: Any) -> Text:
        """Return the prompt with the number of tiles."""
        count = self.in_a_row(position)
        several = N_questions.plural("Which %n encounter(s) return to the pool?", count)
        return self.asks if count == 1 else several

    def in_a_row(self, position: Any) -> int:
        """Return the number of tiles above the limit."""
        return len(position.encounters) - encounter_limit(position)

    def actions(self, state: Fury2State) -> Sequence[Pick]:
        return [TILES[card] for card in sorted(set(state.encounters))]

    def apply(self, state: Fury2State, action: Pick) -> None:
        return_encounter(state, action.card)


class EncounterRefill(Step, frozen=True):
    """Dracula draws tiles up to his limit at the end of his turn (R7.10)."""

    def run(self, state: Fury2State) -> None:
        for _ in range(encounter_limit(state) - len(state.encounters)):
            draw_encounter(state)


def can_place(state: Fury2State) -> bool:
    """Return whether Dracula can lay a tile on the newest card (R7.3, R7.4, R6.7)."""
    spot, here = state.trail[0], state.present_place()
    if not state.encounters or spot.tiles or spot.power in NO_TILE_AFTER:
        return False
    return here not in SEAS and here != CASTLE


class EncounterPlacement(DraculaDecision, frozen=True):
    """Dracula lays a tile face down on the newest card (R7.3)."""

    asks = N_questions("Which encounter does Dracula place?")
    stake = N_stakes(
        "It is facedown on your newest card. Hunters who come there meet it; if none comes, it may mature."
    )
    rules_page = "encounters"
    labels: ClassVar[Labels] = {
        DONE: N_buttons("Place no encounter"),
        Pick: N_buttons("Place {card}"),
    }

    def actions(self, state: Fury2State) -> Sequence[Word | Pick]:
        held = [TILES[card] for card in sorted(set(state.encounters))]
        return (DONE, *held) if state.options.placing == "optional" else held

    def apply(self, state: Fury2State, action: Word | Pick) -> None:
        if isinstance(action, Pick):
            lay_tile(state, state.trail[0].id, action.card)
