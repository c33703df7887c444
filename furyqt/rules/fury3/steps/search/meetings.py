"""The resolution of an encounter card by ambush or search, after the answers to it (R8.5-R8.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from furyqt.rules.core.agenda import Position, Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.action_labels import DISCARD, Labels
from furyqt.rules.fury3.actions import PASS, Pick, Play
from furyqt.rules.fury3.decision import HunterDecision, card_page
from furyqt.rules.fury3.decks import ON_HIDEOUT, TABLE, VAMPIRES, Deck, EventCard, Item
from furyqt.rules.fury3.events import CardMoved
from furyqt.rules.fury3.piles import discard_item
from furyqt.rules.fury3.state import Fury3State, PlacedEncounter
from furyqt.rules.fury3.steps.search.encounters import (
    CHASED,
    EncounterDiscard,
    EncounterEffect,
    Used,
    discard_unresolved,
)
from furyqt.rules.fury3.steps.search.hideouts import by_id, put
from furyqt.rules.fury3.steps.search.searching import SearchAnswers
from furyqt.rules.fury3.steps.turn.limits import check_hand_limits
from furyqt.rules.fury3.steps.turn.windows import play_event
from furyqt.rules.fury3.tables import HUNTERS
from furyqt.rules.mechanisms.windows import Opportunity, OptionalChoice

N_buttons = Texts("fury3.buttons")
N_questions = Texts("fury3.questions")
N_stakes = Texts("fury3.stakes")
N_windows = Texts("fury3.windows")


class Resolution(Step, frozen=True):
    """One encounter card of a hideout or lair is resolved against a hunter.

    Answers first (Forewarned, Dogs, Stake, Seduction), then EncounterEffect, then the card is discarded or
    returns faceup. An encounter that is not there anymore is skipped.
    """

    hunter: int
    hideout: int
    placed: PlacedEncounter
    ambush: bool
    used: Used = ()

    def run(self, state: Fury3State) -> None:
        hideout = by_id(state, self.hideout)
        if hideout is None or self.placed not in hideout.contents or state.hunters[self.hunter].defeated:
            return
        at = hideout.contents.index(self.placed)
        put(state, replace(hideout, contents=hideout.contents[:at] + hideout.contents[at + 1 :]))
        card = self.placed.card
        state.tell(CardMoved, Deck.ENCOUNTER, card, ON_HIDEOUT + self.hideout, TABLE, True)
        state.push(
            AmbushAnswers(self.hunter, card) if self.ambush else SearchAnswers(self.hunter, card, self.used),
            EncounterEffect(self.hunter, self.hideout, self.placed, self.ambush),
            EncounterDiscard(card),
        )


class AmbushAnswers(Opportunity, frozen=True):
    """The ambushed hunter may have a card against this encounter: Forewarned or Dogs."""

    hunter: int
    card: int

    asks_holder = HUNTERS

    def choice(self, state: Fury3State) -> AmbushAnswer:
        return AmbushAnswer(self.hunter, self.card)


class AmbushAnswer(OptionalChoice, HunterDecision, frozen=True):
    """The ambushed hunter plays Forewarned, discards Dogs, or accepts the encounter."""

    card: int

    asks = N_questions("{encounter} ambushes {hunter}: answer with a card?")
    stake = N_stakes(
        "A card that answers is discarded, and so is the encounter. Without one the encounter takes "
        "effect now."
    )
    rules_page = "ambush"
    labels: ClassVar[Labels] = {Pick: DISCARD, PASS: N_buttons("Allow it")}
    prompt_windows = (PromptWindow("answer_ambush", N_windows("A hunter is ambushed"), HUNTERS, PASS),)

    def options(self, state: Fury3State) -> Sequence[Pick | Play]:
        sheet = state.hunters[self.hunter]
        actions: list[Pick | Play] = []
        if self.card in CHASED and Item.DOGS in sheet.items:
            actions.append(Pick(Deck.ITEM, Item.DOGS))
        if self.card not in VAMPIRES and EventCard.FOREWARNED in sheet.events:
            actions.append(Play(EventCard.FOREWARNED, self.hunter))
        return actions

    def use(self, state: Fury3State, action: Pick | Play) -> None:
        if isinstance(action, Play):
            play_event(state, action.card, self.hunter, subject=self.hunter)
        else:
            discard_item(state, self.hunter, action.card)
            discard_unresolved(state)
            check_hand_limits(state, self.hunter)

    def prompt(self, position: Position) -> Text:
        """Return the prompt with the names of the hunter and the encounter."""
        encounter = words.card_text(Deck.ENCOUNTER, self.card)
        return self.asks.fill(hunter=words.FIGURE_NAMES[self.hunter], encounter=encounter)

    def subject(self, position: Position) -> tuple[Deck, int] | None:
        return Deck.ENCOUNTER, self.card

    def page(self, position: Position) -> str:
        return card_page(Deck.ENCOUNTER, self.card) or self.rules_page
