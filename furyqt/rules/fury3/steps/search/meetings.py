"""An encounter card is resolved by ambush or search, after the answers to it (R8.5-R8.8)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from furyqt.rules.core.agenda import Decision, Step
from furyqt.rules.core.text import Text
from furyqt.rules.fury3 import prompts, words
from furyqt.rules.fury3.actions import PASS, Pick, Play, Word
from furyqt.rules.fury3.decks import ON_HIDEOUT, TABLE, VAMPIRES, Deck, EventCard, Item
from furyqt.rules.fury3.events import CardMoved
from furyqt.rules.fury3.piles import discard_item
from furyqt.rules.fury3.state import Fury3State, PlacedEncounter
from furyqt.rules.fury3.steps.search.encounters import (
    CHASED,
    EncounterDiscard,
    EncounterEffect,
    discard_unresolved,
)
from furyqt.rules.fury3.steps.search.hideouts import by_id, put
from furyqt.rules.fury3.steps.search.searching import SearchAnswers
from furyqt.rules.fury3.steps.turn.limits import tidy
from furyqt.rules.fury3.steps.turn.windows import play_event
from furyqt.rules.fury3.tables import HUNTERS


class Resolution(Step, frozen=True):
    """One encounter card of a hideout or lair is resolved against a hunter.

    Answers first (Forewarned, Dogs, Stake, Seduction), then EncounterEffect, then the card is discarded or
    returns faceup.  A lurker that is no longer there is skipped.
    """

    hunter: int
    hideout: int
    placed: PlacedEncounter
    ambush: bool

    def run(self, state: Fury3State) -> None:
        """Take the card out of its hideout and line up what happens to it."""
        hideout = by_id(state, self.hideout)
        if hideout is None or self.placed not in hideout.contents or state.hunters[self.hunter].defeated:
            return
        at = hideout.contents.index(self.placed)
        put(state, replace(hideout, contents=hideout.contents[:at] + hideout.contents[at + 1 :]))
        card = self.placed.card
        state.tell(CardMoved, Deck.ENCOUNTER, card, ON_HIDEOUT + self.hideout, TABLE, True)
        state.push(
            AmbushAnswers(self.hunter, card) if self.ambush else SearchAnswers(self.hunter, card),
            EncounterEffect(self.hunter, self.hideout, self.placed, self.ambush),
            EncounterDiscard(card),
        )


class AmbushAnswers(Step, frozen=True):
    """The ambushed hunter may have a card against this encounter: Forewarned or Dogs."""

    hunter: int
    card: int

    def run(self, state: Fury3State) -> None:
        """Ask him if he has one."""
        choice = AmbushAnswer(self.hunter, self.card)
        if len(choice.actions(state)) > 1:
            state.push(choice)


class AmbushAnswer(Decision, frozen=True):
    """The ambushed hunter plays Forewarned, discards Dogs, or lets the encounter happen."""

    hunter: int
    card: int

    def player(self, state: Fury3State) -> int:
        """The hunters."""
        return HUNTERS

    def actions(self, state: Fury3State) -> Sequence[Word | Pick | Play]:
        """Passing, then Dogs, then Forewarned."""
        sheet = state.hunters[self.hunter]
        actions: list[Word | Pick | Play] = [PASS]
        if self.card in CHASED and Item.DOGS in sheet.items:
            actions.append(Pick(Deck.ITEM, Item.DOGS))
        if self.card not in VAMPIRES and EventCard.FOREWARNED in sheet.events:
            actions.append(Play(EventCard.FOREWARNED, self.hunter))
        return actions

    def apply(self, state: Fury3State, action: Word | Pick | Play) -> None:
        """Use the card."""
        if isinstance(action, Play):
            play_event(state, action.card, self.hunter, subject=self.hunter)
        elif isinstance(action, Pick):
            discard_item(state, self.hunter, action.card)
            discard_unresolved(state)
            tidy(state, self.hunter)

    def prompt(self, position: Fury3State) -> Text:
        """The question."""
        return prompts.ANSWER_AMBUSH.fill(
            hunter=words.FIGURE_NAMES[self.hunter], encounter=words.card_text(Deck.ENCOUNTER, self.card)
        )
