"""The encounters with an effect when they mature (R7.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import HUNTER_CHOICES, Choose, Pick
from furyqt.rules.fury2.catalog import MATURED
from furyqt.rules.fury2.decision import DraculaDecision, DraculaHunterDecision
from furyqt.rules.fury2.decks import Deck, Encounter
from furyqt.rules.fury2.events import HunterChosen
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.encounters.ambushing import spring, victims
from furyqt.rules.fury2.steps.events.draws import RestDraw, SoilDraws
from furyqt.rules.fury2.steps.events.shown import PICKS
from furyqt.rules.fury2.steps.trail.maturing import MaturedEffect
from furyqt.rules.fury2.steps.trail.spots import clear_trail
from furyqt.rules.fury2.tables import DRACULA_FIGURE

N_buttons = Texts("fury2.buttons")
N_cards = Texts("fury2.cards")
N_questions = Texts("fury2.questions")
N_unavailable = Texts("fury2.unavailable")

SOIL_EVENTS = 2
KEPT_CARDS = 3
VAMPIRE_POINTS = 2
KEPT_AFTER_VAMPIRE = 1


class TrailClearing(Step, frozen=True):
    """The trail is cleared except for its newest cards (R7.9)."""

    kept: int

    def run(self, state: Fury2State) -> None:
        clear_trail(state, self.kept)


@MATURED.card(
    Encounter.AMBUSH,
    N_cards("Ambush"),
    N_cards(
        "Play an encounter from your hand on a hunter who is neither at sea nor in the hospital. Then the "
        "trail is cleared except for its three newest cards."
    ),
)
def ambush(state: Fury2State, effect: MaturedEffect) -> None:
    """Prompt for the hunter and the tile; by an option the trail is not cleared."""
    if state.options.ambush == "clears":
        state.push(TrailClearing(KEPT_CARDS))
    if victims(state) and state.encounters:
        state.push(AmbushedHunter())


class AmbushedHunter(DraculaDecision, frozen=True):
    """Dracula chooses the hunter who meets a tile from his hand (R16.2)."""

    asks = N_questions("Which hunter falls into the Ambush?")
    rules_page = "card:encounter:ambush"
    is_matured = True
    place_rule = N_unavailable("No hunter who can fall into the Ambush is here.")
    labels: ClassVar[Labels] = {Choose: N_buttons("Ambush {hunter}")}

    def actions(self, state: Fury2State) -> Sequence[Choose]:
        return [HUNTER_CHOICES[hunter] for hunter in victims(state)]

    def apply(self, state: Fury2State, action: Choose) -> None:
        state.tell(HunterChosen, action.hunter)
        state.push(AmbushTile(action.hunter))


class AmbushTile(DraculaHunterDecision, frozen=True):
    """Dracula chooses the tile."""

    asks = N_questions("Ambush: which encounter does {hunter} meet?")
    rules_page = "card:encounter:ambush"
    is_matured = True
    labels: ClassVar[Labels] = {Pick: N_buttons("Play {card}")}

    def actions(self, state: Fury2State) -> Sequence[Pick]:
        return [PICKS[Deck.ENCOUNTER, card] for card in kinds(state.encounters)]

    def apply(self, state: Fury2State, action: Pick) -> None:
        spring(state, self.hunter, action.card)


@MATURED.card(
    Encounter.DESECRATED_SOIL,
    N_cards("Desecrated Soil"),
    N_cards(
        "Event cards are drawn until you have taken two of yours; those of the hunters are discarded. Then "
        "the trail is cleared except for its three newest cards."
    ),
)
def desecrated_soil(state: Fury2State, effect: MaturedEffect) -> None:
    """Draw until Dracula has two cards, by an option just two cards; then clear the trail."""
    state.push(TrailClearing(KEPT_CARDS))
    if state.options.desecrated_soil == "two_found":
        state.push(SoilDraws(SOIL_EVENTS))
    else:
        state.push(*(RestDraw(DRACULA_FIGURE) for _ in range(SOIL_EVENTS)))


@MATURED.card(
    Encounter.NEW_VAMPIRE,
    N_cards("New Vampire"),
    N_cards("The vampire track rises by 2. Then the trail is cleared except for its newest card."),
)
def new_vampire(state: Fury2State, effect: MaturedEffect) -> None:
    """Move the vampire track, then clear the trail."""
    state.push(TrailClearing(KEPT_AFTER_VAMPIRE))
    state.add_vampires(VAMPIRE_POINTS)
