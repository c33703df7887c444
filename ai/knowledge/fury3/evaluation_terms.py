"""The words for the evaluation of the third edition: its features, grouped by aspect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ai.knowledge.evaluation_terms import Aspect, EvaluationTerms, action_words, deed, unsaid
from ai.knowledge.fury.aspects import FeatureGroups, counted, shared
from ai.knowledge.fury3.belief import WaysBelief
from ai.knowledge.fury3.combat.combat_value import to_come
from ai.knowledge.fury3.features import DAMAGE, NAMES, VAMPIRE_TERMS, features
from ai.knowledge.fury3.value import WON, weights
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.events import Event
from furyqt.rules.core.ruleset import seat_to_move
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import events
from furyqt.rules.fury3.action_labels import WORDS
from furyqt.rules.fury3.actions import Choose, Go, PlaceChoice, Play, Strike, Word
from furyqt.rules.fury3.decks import HAND, TABLE, Deck
from furyqt.rules.fury3.observation import Fury3Observation, as_hunters_know, masked_hideout
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.search.encounter_placement import EncounterPlacement
from furyqt.rules.fury3.steps.travel.placement import CardPlacement
from furyqt.rules.fury3.steps.turn.phase import DraculaStart
from furyqt.rules.fury3.steps.turn.rounds import StartCity
from furyqt.rules.fury3.steps.turn.turns import HunterAction
from furyqt.rules.fury3.tables import (
    DRACULA,
    DRACULA_FIGURE,
    DRACULA_HEALTH,
    HUNTERS,
    LAND_BACK,
    MOST_INFLUENCE,
)
from furyqt.rules.fury3.words import FIGURE_NAMES

N_ = Texts("fury3.reasons")

ABOUT = {
    "influence": ("influence", "influence_square"),
    "damage": DAMAGE,
    "vampires": tuple(
        name
        for name in VAMPIRE_TERMS
        if name.startswith("vampire") and name not in ("vampires_near", "vampires_in_hand", "vampires_doomed")
    ),
    "vampires_near": ("vampires_near",),
    "vampires_in_hand": ("vampires_in_hand",),
    "lurkers": ("lurkers",),
    "vampires_doomed": ("vampires_doomed",),
    "nearness": ("-away0", "-away1", "-away2", "-away3"),
    "pressure": ("pressure",),
    "bare": ("bare",),
    "revealed": ("revealed",),
    "unseen": ("unseen",),
    "weapons": ("weapons",),
    "armed": ("armed",),
    "items": ("items",),
    "events": ("events",),
    "tickets": ("tickets",),
    "wounds": ("wounds", "wounds_square"),
    "bites": ("bites",),
    "defeated": ("defeated",),
    "dracula_events": ("dracula_events",),
    "rounds": ("rounds",),
    "night": ("night",),
    "despair": ("despair",),
    "sea": ("sea",),
    "castle": ("castle",),
    "ally": ("ally",),
    "servant": ("servant",),
    "fight": ("fight",),
    "fight_wounds": ("fight_wounds",),
    "exposed": ("exposed",),
    "hunters_at_sea": ("hunters_at_sea",),
    "ports_held": ("ports_held",),
}
"""The features of each aspect; one with a minus counts as less of it."""
UNITS = {
    "influence": MOST_INFLUENCE,
    "damage": DRACULA_HEALTH,
    "weapons": 4,
    "items": 4,
    "events": 4,
    "bites": 1,
    "defeated": 1,
    "dracula_events": 4,
}
"""The number that is 1 in the feature, for each aspect that a person can count."""
ACTION_EVENTS: dict[int, tuple[type[Event], ...]] = {
    HUNTERS: (
        *(events.CardPlaced, events.Ambushed, events.HunterEngaged, events.CombatRevealed),
        *(events.CombatRefused, events.LairMade, events.EncounterMatured),
        *(events.MoveDenied, events.EventCanceled),
    ),
    DRACULA: (
        *(events.HunterMoved, events.RideAnnounced, events.Searched, events.ActionTaken),
        *(events.CombatRevealed, events.TokenPlaced, events.LocationRevealed, events.AllyKept),
        *(events.EventCanceled,),
    ),
}
"""For each player the events of the other side's actions."""
SMALL = ("pass", "done", "no", "keep")
"""Words of a Word choice that are not worth mentioning."""
_ALL = (
    Aspect(
        "influence",
        DRACULA,
        N_("more influence for Dracula"),
        N_("less influence for Dracula"),
    ),
    Aspect(
        "damage",
        HUNTERS,
        N_("more damage to Dracula"),
        N_("less damage to Dracula"),
    ),
    Aspect(
        "vampires",
        DRACULA,
        N_("more vampires that may mature"),
        N_("fewer vampires that may mature"),
    ),
    *shared("vampires_near", "vampires_in_hand"),
    Aspect(
        "lurkers",
        DRACULA,
        N_("more encounters on the trail"),
        N_("fewer encounters on the trail"),
    ),
    Aspect(
        "vampires_doomed",
        HUNTERS,
        N_("more vampires that an older one will clear"),
        N_("fewer vampires that an older one will clear"),
    ),
    *shared("nearness", "pressure", "bare", "revealed", "unseen", "weapons", "armed", "items", "events"),
    unsaid("tickets", HUNTERS),
    Aspect(
        "wounds",
        DRACULA,
        N_("more damage to the hunters"),
        N_("less damage to the hunters"),
    ),
    *shared("bites"),
    Aspect(
        "defeated",
        DRACULA,
        N_("more defeated hunters"),
        N_("fewer defeated hunters"),
    ),
    *shared("dracula_events"),
    unsaid("rounds", DRACULA),
    unsaid("night", DRACULA),
    Aspect(
        "despair",
        DRACULA,
        N_("more despair"),
        N_("less despair"),
    ),
    *shared("sea", "castle", "ally"),
    Aspect(
        "servant",
        DRACULA,
        N_("more help from an ally for Dracula"),
        N_("less help from an ally for Dracula"),
    ),
    *shared("fight", "fight_wounds"),
    Aspect(
        "exposed",
        HUNTERS,
        N_("more armed hunters beside Dracula when he is revealed"),
        N_("fewer armed hunters beside Dracula when he is revealed"),
    ),
    Aspect(
        "hunters_at_sea",
        DRACULA,
        N_("more hunters at sea"),
        N_("fewer hunters at sea"),
    ),
    Aspect(
        "ports_held",
        HUNTERS,
        N_("more guarded ports around Dracula when he is at sea"),
        N_("fewer guarded ports around Dracula when he is at sea"),
    ),
    *shared("end"),
)
ASPECTS = counted(_ALL, UNITS)
"""In the order of ABOUT, and the end of the game last."""


FIGHT = list(ABOUT).index("fight")
GROUPS = FeatureGroups(ABOUT, NAMES, UNITS)


def _for_hunters(state: Fury3State, player: int) -> list[tuple[float, float]]:
    """Return each aspect's amount and its points for the hunters, with this player's combat estimate."""
    found, per = features(state), weights(player)
    measured = GROUPS.measured(found, per)
    amount, pays = measured[FIGHT]
    measured[FIGHT] = amount, pays + to_come(state, player)
    if state.winner < 0:
        return [*measured, (0.0, 0.0)]
    sign = 1.0 if state.winner == HUNTERS else -1.0
    return [*measured, (sign, sign * WON - per[0] - sum(points for _, points in measured))]


class Fury3Terms:
    """The terms of a position's value and the words for simulated actions."""

    aspects: Sequence[Aspect] = ASPECTS

    def measure(self, state: Fury3State, player: int) -> list[tuple[float, float]]:
        """Return each aspect's amount and its points; the constant of the value belongs to none.

        The player's expectation of a combat counts as part of the combat.
        """
        sign = 1.0 if player == HUNTERS else -1.0
        return [(amount, sign * points) for amount, points in _for_hunters(state, player)]

    def believed(self, observation: Fury3Observation) -> dict[int, float]:
        """Return the hunters' belief about Dracula, which he derives from the events they know."""
        hunters = as_hunters_know(observation) if observation.player == DRACULA else observation
        return WaysBelief(hunters).places()

    def headline(self, told: Sequence[Event], player: int) -> Text | None:
        """Return the other side's first action that says more than that a card shows its back."""
        actions = (event for event in told if isinstance(event, ACTION_EVENTS[player]))
        return next((event.describe() for event in actions if not _is_only_a_back(event)), None)

    def figure(self, position: Fury3State | Fury3Observation) -> Text | None:
        """Return the hunter who decides, if one does."""
        number = seat_to_move(position)
        return FIGURE_NAMES[number] if 0 <= number < DRACULA_FIGURE else None

    def words(self, state: Fury3State, action: Action, player: int) -> Text | None:
        """Return the words of the button, without the parts of the trail that the hunters do not see."""
        if isinstance(action, Choose) or (isinstance(action, Word) and action.word in SMALL):
            return None
        seen: Any = state.clone()
        if player == HUNTERS:
            seen.trail = tuple(map(masked_hideout, state.trail))
            seen.lairs = tuple(map(masked_hideout, state.lairs))
        return action_words(seen, action, WORDS["yes"])

    def sentence(self, state: Fury3State, action: Action) -> Text | None:
        """Return a journey, search, start or card as the log says it, and nothing of a hunter who stays."""
        step, number = state.agenda[-1], seat_to_move(state)
        if isinstance(step, CardPlacement | DraculaStart | EncounterPlacement):
            return deed(state, action, DRACULA, (events.CardPlaced, events.CardMoved))
        if isinstance(action, Play | Strike) and 0 <= number < DRACULA_FIGURE:
            deck = Deck.EVENT if isinstance(action, Play) else Deck.ITEM
            return events.CardMoved(deck, action.card, HAND[number], TABLE).describe()
        if isinstance(action, Go):
            is_ride = action.way == "rail"
            return (
                events.RideAnnounced(number, action.to).describe()
                if is_ride
                else events.HunterMoved(number, action.way, action.to).describe()
            )
        if isinstance(step, StartCity) and isinstance(action, PlaceChoice):
            return events.HunterMoved(number, "start", action.to).describe()
        if isinstance(step, HunterAction) and action.text == "search":
            return events.Searched(number, state.hunters[number].place).describe()
        return None


def _is_only_a_back(event: Event) -> bool:
    """Return whether an event only tells that Dracula is in some city."""
    return isinstance(event, events.CardPlaced) and event.place == LAND_BACK


TERMS: EvaluationTerms[Fury3State, Fury3Observation] = Fury3Terms()
