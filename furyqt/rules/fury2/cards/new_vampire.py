"""The encounter New Vampire: destroyed by day, a bite or an escape by night (R9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.fury2.action_labels import NO_CARD, Labels
from furyqt.rules.fury2.actions import PASS, Play
from furyqt.rules.fury2.catalog import ENCOUNTERS
from furyqt.rules.fury2.decision import ActorDecision
from furyqt.rules.fury2.decks import NONE, Deck, Encounter, EventCard
from furyqt.rules.fury2.event_timing import Lasting
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.dice import roll
from furyqt.rules.fury2.steps.encounters.item_shows import ItemShow, StakeOffer, VampireEscape
from furyqt.rules.fury2.steps.encounters.quincey import SHOWN_SHIELDS
from furyqt.rules.fury2.steps.events.playing import held_by, play_event, to_both
from furyqt.rules.fury2.steps.harm import Bite
from furyqt.rules.fury2.steps.search.search import EncounterEffect, TileReturn, stop_search
from furyqt.rules.fury2.tables import DRACULA, DRACULA_FIGURE
from furyqt.rules.mechanisms.interruptions import drop, pending
from furyqt.rules.mechanisms.windows import Opportunity, OptionalChoice

N_cards = Texts("fury2.cards")
N_questions = Texts("fury2.questions")
N_windows = Texts("fury2.windows")

LAST_BITE = 3
"""The highest roll with which the vampire bites; with a higher one it escapes."""


@ENCOUNTERS.card(
    Encounter.NEW_VAMPIRE,
    N_cards("New Vampire"),
    N_cards(
        "By day it is destroyed. By night roll a die. On 1 to 3 every hunter here is bitten, unless a "
        "Crucifix or a Heavenly Host is shown. On 4 to 6 it escapes and stays here faceup, and the turn "
        "ends, unless a Knife or a Stake is discarded: then it is destroyed."
    ),
    copies=6,
)
def new_vampire(state: Fury2State, effect: EncounterEffect) -> None:
    """By day the vampire is beaten; by night Dracula may answer first."""
    if not state.group:
        return
    if state.is_night():
        state.push(*to_both(state, SeductionOffer()), NightRoll(effect.card, effect.spot))
    else:
        state.begin(Lasting.BEATEN)


class SeductionOffer(Opportunity, frozen=True):
    """Dracula may play Seduction before the roll."""

    actor: int = DRACULA_FIGURE

    asks_holder = DRACULA

    def is_possible(self, state: Fury2State) -> bool:
        return pending(state, NightRoll) is not None

    def choice(self, state: Fury2State) -> SeductionChoice:
        return SeductionChoice(self.actor)


class SeductionChoice(OptionalChoice, ActorDecision, frozen=True):
    """Dracula, or the Servant, plays Seduction, or lets the hunters roll."""

    asks = N_questions("The hunters meet a New Vampire: play Seduction?")
    rules_page = "card:event:seduction"
    labels: ClassVar[Labels] = {PASS: NO_CARD}
    prompt_windows = (
        PromptWindow("seduction", N_windows("Hunters meet a New Vampire at night"), DRACULA, PASS),
    )

    def options(self, state: Fury2State) -> Sequence[Play]:
        return held_by(state, self.actor, EventCard.SEDUCTION)

    def use(self, state: Fury2State, action: Play) -> None:
        play_event(state, action.card, action.actor)


class NightRoll(EncounterEffect, frozen=True):
    """The roll decides between a bite and an escape."""

    def run(self, state: Fury2State) -> None:
        (face,) = roll(state, "new_vampire")
        if face <= LAST_BITE:
            state.push(ItemShow(state.group, SHOWN_SHIELDS, Deck.ENCOUNTER, self.card), GroupBite())
        else:
            state.push(StakeOffer(state.group), NewVampireEscape(self.spot))


class GroupBite(Step, frozen=True):
    """Every hunter who meets the vampire is bitten, unless an ItemShow prevented it."""

    def run(self, state: Fury2State) -> None:
        state.push(*(Bite(hunter) for hunter in state.group))


class NewVampireEscape(VampireEscape, frozen=True):
    """The vampire stays face up in the place, and the turn is over; on no card it returns to the pool."""

    def escape(self, state: Fury2State) -> None:
        if self.spot != NONE:
            drop(state, TileReturn)
        stop_search(state, self.spot)

    def destroy(self, state: Fury2State) -> None:
        state.begin(Lasting.BEATEN)
