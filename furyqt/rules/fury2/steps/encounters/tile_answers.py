"""Cards that hunters play when an encounter is turned up in their place (R9.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Position
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.action_labels import NO_CARD, Labels
from furyqt.rules.fury2.actions import PASS, Play
from furyqt.rules.fury2.decision import HuntersDecision, card_page
from furyqt.rules.fury2.decks import Deck, EventCard
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.playing import held_by_hunters, play_event
from furyqt.rules.fury2.tables import FIGURES, HUNTERS
from furyqt.rules.mechanisms.windows import Opportunity, OptionalChoice

N_questions = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")
N_windows = Texts("fury2.windows")


class TileAnswerOffer(Opportunity, frozen=True):
    """The hunters in the place of a tile may answer it with Forewarned and Secret Weapon."""

    card: int

    asks_holder = HUNTERS

    def choice(self, state: Fury2State) -> TileAnswer:
        return TileAnswer(self.card)


class TileAnswer(OptionalChoice, HuntersDecision, frozen=True):
    """A hunter plays a card against the tile, or nobody does."""

    card: int

    asks = N_questions("The hunters meet {encounter}: play a card?")
    stake = N_stakes(
        "A card that answers is used up. Without one the encounter affects every hunter of the group."
    )
    rules_page = "encounters"
    labels: ClassVar[Labels] = {PASS: NO_CARD}
    prompt_windows = (PromptWindow("answer_tile", N_windows("An encounter is turned up"), HUNTERS, PASS),)

    def options(self, state: Fury2State) -> Sequence[Play]:
        """List the cards of all hunters in the place, also of those who are not in the acting group."""
        if not state.group:
            return ()
        place = state.hunters[state.group[0]].place
        here = tuple(hunter for hunter in FIGURES if state.hunters[hunter].place == place)
        armed = tuple(hunter for hunter in here if state.hunters[hunter].items)
        return [
            *held_by_hunters(state, EventCard.FOREWARNED, here),
            *held_by_hunters(state, EventCard.SECRET_WEAPON, armed),
        ]

    def use(self, state: Fury2State, action: Play) -> None:
        """Another card may follow Secret Weapon, or a card that is canceled."""
        state.push(TileAnswerOffer(self.card))
        play_event(state, action.card, action.actor)

    def prompt(self, position: Position) -> Text:
        return self.asks.fill(encounter=words.card_named(Deck.ENCOUNTER, self.card))

    def subject(self, position: Position) -> tuple[Deck, int] | None:
        return Deck.ENCOUNTER, self.card

    def page(self, position: Position) -> str:
        return card_page(Deck.ENCOUNTER, self.card)
