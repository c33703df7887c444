"""The Servant's start, return and turn (S1.5, S2, S7.4, S9.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.core.zones import NONE
from furyqt.rules.fury2.action_labels import START, Labels
from furyqt.rules.fury2.actions import PLACE_CHOICES, PlaceChoice
from furyqt.rules.fury2.decision import ServantDecision
from furyqt.rules.fury2.events import HunterMoved, ServantLives, ServantRises
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.servant.held_event import GiftOffer, ServantWindow
from furyqt.rules.fury2.steps.servant.servant_actions import ServantActing
from furyqt.rules.fury2.steps.servant.servant_moves import ServantMove, ServantStormOffer
from furyqt.rules.fury2.tables import CASTLE, LIVES, NOWHERE, SEAS, SERVANT_FIGURE, SMALL

N_buttons = Texts("fury2.buttons")
N_questions = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")
N_unavailable = Texts("fury2.unavailable")

# ----------------------------------------------------------------------------- cities of his start and return

HOMES = tuple(sorted(SMALL))
"""The small cities, where he begins and returns."""


class ServantStart(ServantDecision, frozen=True):
    """The Servant begins in a small city, before the hunters choose (S1.5)."""

    asks = N_questions("In which small city does Dracula's Servant start?")
    stake = N_stakes("The hunters choose their cities after the Servant, who is always in sight.")
    rules_page = "servant"
    place_rule = N_unavailable("The Servant starts in a small city.")
    labels: ClassVar[Labels] = {PlaceChoice: START}

    def actions(self, state: Fury2State) -> Sequence[PlaceChoice]:
        return [PLACE_CHOICES[place] for place in HOMES]

    def apply(self, state: Fury2State, action: PlaceChoice) -> None:
        state.update_servant(place=action.to)
        state.tell(HunterMoved, SERVANT_FIGURE, "start", action.to)


class ServantReturn(ServantDecision, frozen=True):
    """The Servant is resurrected: he returns to a small city with three lives (S7.4, S9.1)."""

    asks = N_questions("In which small city does Dracula's Servant return?")
    stake = N_stakes("The Servant comes back with three lives, and everyone sees where.")
    rules_page = "servant_return"
    place_rule = N_unavailable("The Servant returns to a small city.")
    labels: ClassVar[Labels] = {PlaceChoice: N_buttons("Return {place:in}")}

    def actions(self, state: Fury2State) -> Sequence[PlaceChoice]:
        """Return the small cities, by an option only those without hunters (S7.5)."""
        barred: set[int] = set()
        if state.options.servant_share == "avoided":
            barred = {sheet.place for sheet in state.hunters}
        return [PLACE_CHOICES[place] for place in HOMES if place not in barred]

    def apply(self, state: Fury2State, action: PlaceChoice) -> None:
        state.update_servant(place=action.to, lives=LIVES, skull=0, port=NOWHERE, wake=NOWHERE)
        state.tell(HunterMoved, SERVANT_FIGURE, "return", action.to)
        state.tell(ServantLives, NONE, LIVES)


class CastleRecovery(Step, frozen=True):
    """The Servant's turn is over: at Castle Dracula he has all his lives again (S8.6)."""

    castle: int

    def run(self, state: Fury2State) -> None:
        if state.servant.place == self.castle and state.servant.lives < LIVES:
            state.tell(ServantLives, state.servant.lives, LIVES)
            state.update_servant(lives=LIVES)


# --------------------------------------------------------------------------------------------------- his turn


class ServantTurn(Step, frozen=True):
    """The Servant's whole turn (S2.2)."""

    def run(self, state: Fury2State) -> None:
        """Return from a defeat in two turns, or move and act (S7.4)."""
        state.active, state.group, state.lasting = SERVANT_FIGURE, (), ()
        skull = state.servant.skull
        if skull == 1:
            state.update_servant(skull=2)
            state.tell(ServantRises, 2)
            state.push(GiftOffer(), ServantWindow())
        elif skull:
            end = CastleRecovery(CASTLE)
            state.push(GiftOffer(), ServantWindow(), ServantReturn(), ServantActing("return"), end)
        else:
            state.push(GiftOffer(), ServantWindow(), ServantMovement(), CastleRecovery(CASTLE))


class ServantMovement(Step, frozen=True):
    """The movement phase; at sea Dracula may send a storm instead (S3, S6.5)."""

    def run(self, state: Fury2State) -> None:
        if state.servant.place in SEAS:
            state.push(ServantStormOffer(), ServantMove())
        else:
            state.push(ServantMove())
