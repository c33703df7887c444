"""Hypnosis and Vampiric Influence: one side learns what the other will do."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.fury2.actions import HUNTER_CHOICES, Choose
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decision import DraculaDecision
from furyqt.rules.fury2.decks import Encounter, EventCard
from furyqt.rules.fury2.event_timing import EventWindow, When
from furyqt.rules.fury2.events import HunterChosen
from furyqt.rules.fury2.piles import show_hand
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.dice import roll
from furyqt.rules.fury2.steps.events.declarations import DraculaDeclares, HunterDeclares
from furyqt.rules.fury2.steps.events.playing import EventEffect
from furyqt.rules.fury2.steps.harm import bitten_targets
from furyqt.rules.fury2.steps.trail.revealing import PresenceReveal, reveal_by_effect
from furyqt.rules.fury2.steps.trail.spots import location_spot, reveal_tile, spots
from furyqt.rules.fury2.tables import DRACULA, FIGURES, HUNTERS
from furyqt.rules.mechanisms.cards import unless

N_cards = Texts("fury2.cards")
N_unavailable = Texts("fury2.unavailable")
N_questions = Texts("fury2.questions")

ENTRANCED = 3
"""The lowest roll with which Hypnosis works."""


@EVENTS.card(
    EventCard.HYPNOSIS,
    N_cards("Hypnosis"),
    N_cards(
        "On a hunter's turn: choose a bitten hunter and roll a die. On 3 or more, Dracula reveals his "
        "current place and every New Vampire in the trail and the catacombs, and declares his next move."
    ),
    owner=HUNTERS,
    copies=2,
    when=(EventWindow.HUNTER_MOVE, EventWindow.HUNTER_ACTION),
    against=unless(
        lambda state, hunter: any(state.is_bitten(other) for other in FIGURES),
        N_unavailable("no hunter is bitten"),
    ),
)
def hypnosis(state: Fury2State, effect: EventEffect) -> None:
    """Roll; which bitten hunter is hypnotized makes no difference."""
    (face,) = roll(state, "hunter")
    if face < ENTRANCED:
        return
    state.push(VampireVision(), DraculaDeclares())
    spot = location_spot(state, state.present_place())
    if spot is not None:
        reveal_by_effect(state, spot, PresenceReveal())


class VampireVision(Step, frozen=True):
    """Every New Vampire of the trail and the catacombs is turned up."""

    def run(self, state: Fury2State) -> None:
        for spot in tuple(spots(state)):
            for tile in spot.tiles:
                if tile.card == Encounter.NEW_VAMPIRE:
                    reveal_tile(state, spot.id, tile.card)


@EVENTS.card(
    EventCard.VAMPIRIC_INFLUENCE,
    N_cards("Vampiric Influence"),
    N_cards("Immediately: a bitten hunter of your choice shows you all cards and declares the next move."),
    owner=DRACULA,
    copies=2,
    when=(When.AT_ONCE,),
)
def vampiric_influence(state: Fury2State, effect: EventEffect) -> None:
    """Prompt for the hunter; only one bitten hunter leaves no choice."""
    targets = bitten_targets(state)
    if len(targets) == 1:
        influence(state, targets[0])
    elif targets:
        state.push(InfluenceChoice())


class InfluenceChoice(DraculaDecision, frozen=True):
    """Dracula chooses the bitten hunter who shows cards and declares a move."""

    asks = N_questions("Vampiric Influence: which hunter obeys?")
    rules_page = "card:event:vampiric_influence"
    place_rule = N_unavailable("No bitten hunter is here.")

    def actions(self, state: Fury2State) -> Sequence[Choose]:
        return [HUNTER_CHOICES[hunter] for hunter in bitten_targets(state)]

    def apply(self, state: Fury2State, action: Choose) -> None:
        state.tell(HunterChosen, action.hunter)
        influence(state, action.hunter)


def influence(state: Fury2State, hunter: int) -> None:
    """Show a hunter's cards, and prompt for the next move."""
    show_hand(state, hunter)
    state.push(HunterDeclares(hunter))
