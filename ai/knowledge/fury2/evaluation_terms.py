"""The words for the evaluation of the second edition and for simulated actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ai.knowledge.evaluation_terms import Aspect, EvaluationTerms, action_words, deed
from ai.knowledge.fury.aspects import FeatureGroups
from ai.knowledge.fury.styles import USUAL
from ai.knowledge.fury2.aspects import ABOUT, ASPECTS, UNITS
from ai.knowledge.fury2.belief import Fury2Ways
from ai.knowledge.fury2.features import NAMES, features
from ai.knowledge.fury2.value import WON, weights
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.events import Event
from furyqt.rules.core.ruleset import seat_to_move
from furyqt.rules.core.text import Text
from furyqt.rules.fury2 import events
from furyqt.rules.fury2.action_labels import WORDS
from furyqt.rules.fury2.actions import Choose, Go, PlaceChoice, Word
from furyqt.rules.fury2.decks import NONE
from furyqt.rules.fury2.observation import Fury2Observation, as_hunters_know, masked_spot
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.supply import HunterAction
from furyqt.rules.fury2.steps.trail.encounter_hand import EncounterPlacement
from furyqt.rules.fury2.steps.travel.dracula_moves import CardPlacement
from furyqt.rules.fury2.steps.travel.hunter_moves import HunterMove
from furyqt.rules.fury2.steps.turn import DraculaStart, StartCity
from furyqt.rules.fury2.tables import CITY_BACK, DRACULA, DRACULA_FIGURE, HUNTERS, SERVANT_FIGURE
from furyqt.rules.fury2.words import FIGURE_NAMES

GROUPS = FeatureGroups(ABOUT, NAMES, UNITS)
ACTION_EVENTS: dict[int, tuple[type[Event], ...]] = {
    HUNTERS: (
        *(events.CardPlaced, events.CatacombMade, events.TileMatured, events.MarkerPlaced),
        *(events.CombatRevealed, events.EventCanceled, events.HunterChosen),
    ),
    DRACULA: (
        *(events.HunterMoved, events.TrainDeclared, events.ActionTaken, events.CombatRevealed),
        *(events.MarkerPlaced, events.LocationRevealed, events.AllyKept, events.EventCanceled),
        *(events.ResolveUsed, events.GroupJoined),
    ),
}
"""For each player the events of the other side's actions."""
SMALL = ("pass", "done", "no", "nothing")
"""Words of a Word choice that are not worth mentioning."""


class Fury2Terms:
    """The terms of a position's value and the words for simulated actions."""

    aspects: Sequence[Aspect] = ASPECTS

    def measure(self, state: Fury2State, player: int) -> list[tuple[float, float]]:
        """Return each aspect's amount and its points; the constant of the value belongs to none."""
        per = weights(USUAL)
        measured = GROUPS.measured(features(state), per)
        end = 0.0
        if state.winner != NONE:
            end = 1.0 if state.winner == HUNTERS else -1.0
        rest = end * WON - per[0] - sum(points for _, points in measured) if end else 0.0
        sign = 1.0 if player == HUNTERS else -1.0
        return [(amount, sign * points) for amount, points in (*measured, (end, rest))]

    def believed(self, observation: Fury2Observation) -> dict[int, float]:
        """Return the hunters' belief about Dracula, which he derives from the events they know."""
        hunters = as_hunters_know(observation) if observation.player == DRACULA else observation
        return Fury2Ways(hunters).places()

    def headline(self, told: Sequence[Event], player: int) -> Text | None:
        """Return the other side's first action that says more than that a card shows its back."""
        actions = (event for event in told if isinstance(event, ACTION_EVENTS[player]))
        return next((event.describe() for event in actions if not _is_only_a_back(event)), None)

    def figure(self, position: Fury2State | Fury2Observation) -> Text | None:
        """Return the hunter, or the Servant, who decides, if one does."""
        number = seat_to_move(position)
        is_named = 0 <= number < DRACULA_FIGURE or number == SERVANT_FIGURE
        return FIGURE_NAMES[number] if is_named else None

    def words(self, state: Fury2State, action: Action, player: int) -> Text | None:
        """Return the words of the button, without the parts of the trail that the hunters do not see."""
        if isinstance(action, Choose) or (isinstance(action, Word) and action.word in SMALL):
            return None
        seen: Any = state.clone()
        if player == HUNTERS:
            seen.trail = tuple(map(masked_spot, state.trail))
            seen.catacombs = tuple(None if spot is None else masked_spot(spot) for spot in state.catacombs)
        return action_words(seen, action, WORDS["yes"])

    def sentence(self, state: Fury2State, action: Action) -> Text | None:
        """Return a move, a placed encounter, a rest or a start as the log says it."""
        step, number = state.agenda[-1], seat_to_move(state)
        if isinstance(step, CardPlacement | DraculaStart | EncounterPlacement):
            return deed(state, action, DRACULA, (events.CardPlaced, events.CardMoved))
        if not 0 <= number < DRACULA_FIGURE:
            return None
        if isinstance(action, Go):
            return events.HunterMoved(number, action.way, action.to).describe()
        if isinstance(step, StartCity) and isinstance(action, PlaceChoice):
            return events.HunterMoved(number, "start", action.to).describe()
        if isinstance(step, HunterMove) and action.text == "stay":
            return events.HunterMoved(number, "stay", state.hunters[number].place).describe()
        is_rest = isinstance(step, HunterAction) and action.text == "rest"
        return events.ActionTaken(number, "rest").describe() if is_rest else None


def _is_only_a_back(event: Event) -> bool:
    """Return whether an event only tells that Dracula is in some city."""
    return isinstance(event, events.CardPlaced) and event.place == CITY_BACK


TERMS: EvaluationTerms[Fury2State, Fury2Observation] = Fury2Terms()
