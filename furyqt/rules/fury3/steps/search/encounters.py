"""The effect of an encounter card, and its next zone (R8.7)."""

from __future__ import annotations

from msgspec.structs import replace

from furyqt.rules.core.agenda import Step
from furyqt.rules.fury3.catalog import ENCOUNTERS
from furyqt.rules.fury3.decks import ON_HIDEOUT, TABLE, Deck, Encounter
from furyqt.rules.fury3.events import CardMoved
from furyqt.rules.fury3.piles import discard_encounter
from furyqt.rules.fury3.state import Fury3State, PlacedEncounter
from furyqt.rules.fury3.steps.search.hideouts import by_id, put
from furyqt.rules.fury3.tables import HUNTERS
from furyqt.rules.mechanisms.interruptions import drop

CHASED = frozenset({Encounter.RATS, Encounter.SABOTEUR, Encounter.SPY, Encounter.WOLVES})
"""The encounters that Dogs can discard."""
Used = tuple[tuple[int, int], ...]
"""(hideout id, card) of each encounter that was resolved in a place just now and has returned faceup.

It is not resolved again now. Both players have seen these cards, so a step may contain them.
"""


class EncounterEffect(Step, frozen=True):
    """The effect ENCOUNTERS[card]; `hideout` is NOWHERE if a matured effect applies it."""

    hunter: int
    hideout: int
    placed: PlacedEncounter
    ambush: bool

    def run(self, state: Fury3State) -> None:
        ENCOUNTERS[self.placed.card].effect(state, self)

    def may_ask(self) -> int:
        """Return the hunters for the Spy, who can be bribed."""
        return HUNTERS if self.placed.card == Encounter.SPY else -1


class EncounterDiscard(Step, frozen=True):
    """The encounter card on the table is discarded, unless its effect dropped this step (R8.7)."""

    card: int

    def run(self, state: Fury3State) -> None:
        discard_encounter(state, self.card, TABLE, faceup=True)


class Return(Step, frozen=True):
    """The encounter card on the table returns faceup to its hideout or lair if it exists (R15.19)."""

    hideout: int
    placed: PlacedEncounter

    def run(self, state: Fury3State) -> None:
        hideout = by_id(state, self.hideout)
        if hideout is None:
            return
        drop(state, EncounterDiscard)
        put(state, replace(hideout, contents=(*hideout.contents, replace(self.placed, faceup=True))))
        state.tell(CardMoved, Deck.ENCOUNTER, self.placed.card, TABLE, ON_HIDEOUT + self.hideout, True)


def discard_unresolved(state: Fury3State) -> None:
    """Discard the encounter card on the table without effect."""
    drop(state, EncounterEffect)
