"""Tiles that fell off the trail: they mature or return to the pool (R7.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import PASS, YES, Word
from furyqt.rules.fury2.catalog import MATURED
from furyqt.rules.fury2.decision import DraculaDecision
from furyqt.rules.fury2.decks import FALLEN, MATURING, TABLE, Deck
from furyqt.rules.fury2.events import CardMoved, TileMatured
from furyqt.rules.fury2.piles import drop_fallen, tile_to_pool
from furyqt.rules.fury2.state import Fury2State, PlacedTile
from furyqt.rules.fury2.tables import DRACULA
from furyqt.rules.mechanisms.windows import Opportunity, OptionalChoice

N_buttons = Texts("fury2.buttons")
N_questions = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")
N_windows = Texts("fury2.windows")


class Maturing(Step, frozen=True):
    """One fallen tile after another matures or returns to the pool (R7.6)."""

    def run(self, state: Fury2State) -> None:
        if state.fallen:
            state.push(MatureCall(), self)


class MatureCall(Opportunity, frozen=True):
    """Dracula may mature the first fallen tile, if it has an effect; otherwise it returns unseen."""

    asks_holder = DRACULA

    def run(self, state: Fury2State) -> None:
        if self.is_possible(state):
            state.push(self.choice(state))
        else:
            drop_fallen(state, state.fallen[0])

    def is_possible(self, state: Fury2State) -> bool:
        return state.fallen[0].card in MATURING

    def choice(self, state: Fury2State) -> MatureChoice:
        return MatureChoice()


class MatureChoice(OptionalChoice, DraculaDecision, frozen=True):
    """Dracula matures the tile, or lets it return to the pool."""

    asks = N_questions("{encounter} leaves the trail: does it mature?")
    stake = N_stakes("If it matures, its other effect happens once. Either way it returns to the pool.")
    rules_page = "maturing"
    labels: ClassVar[Labels] = {
        PASS: N_buttons("Return it to the pool"),
        YES: N_buttons("It matures"),
    }
    prompt_windows = (PromptWindow("mature", N_windows("An encounter leaves the trail"), DRACULA, PASS),)

    def options(self, state: Fury2State) -> Sequence[Word]:
        return (YES,)

    def apply(self, state: Fury2State, action: Word) -> None:
        if action == YES:
            mature(state, state.fallen[0])
        else:
            drop_fallen(state, state.fallen[0])

    def prompt(self, position: Any) -> Text:
        return self.asks.fill(encounter=words.card_text(Deck.ENCOUNTER, position.fallen[0].card))


def mature(state: Fury2State, tile: PlacedTile) -> None:
    """Turn up a fallen tile, carry out its effect, and return it to the pool."""
    fallen = list(state.fallen)
    fallen.remove(tile)
    state.fallen = tuple(fallen)
    state.tell(CardMoved, Deck.ENCOUNTER, tile.card, FALLEN, TABLE, True)
    state.tell(TileMatured, tile.card)
    state.push(MaturedEffect(tile.card), MaturedReturn(tile.card))


class MaturedEffect(Step, frozen=True):
    """A matured tile takes effect."""

    card: int

    def run(self, state: Fury2State) -> None:
        MATURED[self.card].effect(state, self)


class MaturedReturn(Step, frozen=True):
    """A matured tile returns to the pool."""

    card: int

    def run(self, state: Fury2State) -> None:
        tile_to_pool(state, self.card, TABLE)
