"""Cards that help in a search: Dogs and Stake before it, and Dracula's Seduction (R5.11, R15.14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Position, Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.core.zones import without_card
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.action_labels import NO_CARD, REVEAL, Labels
from furyqt.rules.fury3.actions import DONE, NO, PASS, YES, Pick, Play, Word
from furyqt.rules.fury3.decision import DraculaHunterDecision, HunterDecision
from furyqt.rules.fury3.decks import VAMPIRES, Deck, Encounter, EventCard, Item
from furyqt.rules.fury3.events import VampireSlain
from furyqt.rules.fury3.piles import discard_item, show_item
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.search.encounters import CHASED, EncounterEffect, Used, discard_unresolved
from furyqt.rules.fury3.steps.search.hideouts import at_place, faceup_copies, reveal_encounters
from furyqt.rules.fury3.steps.turn.limits import check_hand_limits
from furyqt.rules.fury3.steps.turn.windows import dracula_holds, play_event
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE, HUNTERS
from furyqt.rules.mechanisms.interruptions import pending
from furyqt.rules.mechanisms.windows import Opportunity, OptionalChoice

N_buttons = Texts("fury3.buttons")
N_questions = Texts("fury3.questions")
N_stakes = Texts("fury3.stakes")
N_windows = Texts("fury3.windows")

STAKED = VAMPIRES | {Encounter.HOAX}
"""The encounters that a revealed Stake can discard."""
AIDS = (Item.DOGS, Item.STAKE)


class SearchPreparation(Step, frozen=True):
    """Before a search the hunter may reveal Dogs, and a Stake for each encounter (R5.11, R15.14)."""

    hunter: int

    def run(self, state: Fury3State) -> None:
        state.search_aids = ()
        state.push(AidOffer(self.hunter))


class AidOffer(Opportunity, frozen=True):
    """The searching hunter may reveal Dogs or a Stake, if he holds one that he has not revealed."""

    hunter: int

    asks_holder = HUNTERS

    def choice(self, state: Fury3State) -> AidChoice:
        return AidChoice(self.hunter)


class AidChoice(OptionalChoice, HunterDecision, frozen=True):
    """The searching hunter reveals Dogs or a Stake, or searches now."""

    asks = N_questions("{hunter} searches: reveal a card first?")
    stake = N_stakes("Only a card that is revealed before the search can help in it.")
    rules_page = "search"
    labels: ClassVar[Labels] = {Pick: REVEAL, DONE: N_buttons("Search now")}
    prompt_windows = (PromptWindow("search_aid", N_windows("A hunter is about to search"), HUNTERS, DONE),)

    def options(self, state: Fury3State) -> Sequence[Pick]:
        held = state.hunters[self.hunter].items
        return [
            Pick(Deck.ITEM, aid)
            for aid in AIDS
            if aid in held and (aid not in state.search_aids or self._has_another(state, aid))
        ]

    def _has_another(self, state: Fury3State, aid: Item) -> bool:
        """Return whether one more Stake has an encounter of its own; one card of Dogs chases them all."""
        shown = state.search_aids.count(aid)
        held = state.hunters[self.hunter].items.count(aid)
        return aid == Item.STAKE and shown < min(held, len(staked(state, self.hunter)))

    def use(self, state: Fury3State, action: Pick) -> None:
        """Show the card, which both players remember during the search, and offer the other."""
        show_item(state, self.hunter, action.card)
        state.search_aids = (*state.search_aids, action.card)
        if action.card == Item.STAKE:
            for spot in at_place(state, state.hunters[self.hunter].place):
                reveal_encounters(state, spot.id)  # Otherwise the hunter could not name the one (R15.14).
        state.push(AidOffer(self.hunter))


def staked(state: Fury3State, hunter: int, used: Used = ()) -> list[int]:
    """Return the encounters in a hunter's place, faceup, that Stakes can discard; none of those `used`."""
    return [
        card
        for spot in at_place(state, state.hunters[hunter].place)
        for card in sorted(STAKED)
        for _ in range(faceup_copies(spot, card) - used.count((spot.id, card)))
    ]


class SearchEnd(Step, frozen=True):
    """After the search the revealed cards have no effect anymore."""

    def run(self, state: Fury3State) -> None:
        state.search_aids = ()


class SearchAnswers(Step, frozen=True):
    """Cards revealed before the search discard the encounter; otherwise Dracula may answer with Seduction."""

    hunter: int
    card: int
    used: Used = ()

    def run(self, state: Fury3State) -> None:
        """Use Dogs and Stake first: it is the hunter's turn (R12.8)."""
        if self.card in VAMPIRES:
            state.push(SeductionCall(self.hunter, self.card))
        if self.card in CHASED and self._has(state, Item.DOGS):
            discard_unresolved(state)
        elif self.card in STAKED and self._has(state, Item.STAKE):
            if self._is_due(state):
                use_stake(state, self.hunter, self.card)
            else:
                state.push(StakeChoice(self.hunter, self.card))

    def _has(self, state: Fury3State, item: Item) -> bool:
        """Return whether the hunter revealed this item card and still holds it."""
        return item in state.search_aids and item in state.hunters[self.hunter].items

    def _is_due(self, state: Fury3State) -> bool:
        """Return whether there is nothing to choose: a Stake for each, or no other kind left (R15.14)."""
        later = staked(state, self.hunter, self.used)
        held = state.hunters[self.hunter].items.count(Item.STAKE)
        stakes = min(held, state.search_aids.count(Item.STAKE))
        return stakes > len(later) or all(card == self.card for card in later)


def use_stake(state: Fury3State, hunter: int, card: int) -> None:
    """Discard a revealed Stake and the encounter, which is not resolved (R15.14)."""
    if card in VAMPIRES:
        state.tell(VampireSlain, card)
    state.search_aids = without_card(state.search_aids, Item.STAKE)
    discard_item(state, hunter, Item.STAKE)
    discard_unresolved(state)
    check_hand_limits(state, hunter)


class StakeChoice(HunterDecision, frozen=True):
    """The hunter names the encounter that the Stake discards: this one, or a later one (R15.14)."""

    card: int

    asks = N_questions("Use the Stake against {encounter}?")
    stake = N_stakes("A revealed Stake takes one encounter of this search: this one, or a later one.")
    rules_page = "card:item:stake"

    def actions(self, state: Fury3State) -> Sequence[Word]:
        return (YES, NO)

    def apply(self, state: Fury3State, action: Word) -> None:
        if action == YES:
            use_stake(state, self.hunter, self.card)

    def prompt(self, position: Position) -> Text:
        return self.asks.fill(encounter=words.card_text(Deck.ENCOUNTER, self.card))

    def subject(self, position: Position) -> tuple[Deck, int] | None:
        return Deck.ENCOUNTER, self.card


class SeductionCall(Opportunity, frozen=True):
    """Dracula may answer the search of a vampire with Seduction, unless a Stake discarded the vampire."""

    hunter: int
    card: int

    asks_holder = DRACULA

    def choice(self, state: Fury3State) -> SeductionChoice:
        return SeductionChoice(self.hunter, self.card)


class SeductionChoice(OptionalChoice, DraculaHunterDecision, frozen=True):
    """Dracula plays Seduction, or lets the hunter meet the vampire."""

    card: int

    asks = N_questions("{hunter} finds {encounter}: play Seduction?")
    rules_page = "card:event:seduction"
    labels: ClassVar[Labels] = {PASS: NO_CARD}
    prompt_windows = (PromptWindow("seduction", N_windows("A hunter finds a vampire"), DRACULA, PASS),)

    def options(self, state: Fury3State) -> Sequence[Play]:
        return dracula_holds(state, EventCard.SEDUCTION) if pending(state, EncounterEffect) else ()

    def use(self, state: Fury3State, action: Play) -> None:
        play_event(state, action.card, DRACULA_FIGURE, subject=self.hunter)

    def prompt(self, position: Position) -> Text:
        """Return the prompt with the names of the hunter and the encounter."""
        encounter = words.card_text(Deck.ENCOUNTER, self.card)
        return self.asks.fill(hunter=words.FIGURE_NAMES[self.hunter], encounter=encounter)

    def subject(self, position: Position) -> tuple[Deck, int] | None:
        return Deck.ENCOUNTER, self.card
