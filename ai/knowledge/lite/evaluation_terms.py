"""The words for the evaluation of the simplified game: the terms of the expected score."""

from __future__ import annotations

from collections.abc import Sequence

from ai.knowledge.evaluation_terms import Aspect, EvaluationTerms, deed
from ai.knowledge.lite.chase import (
    PER_LIFE,
    PER_MEETING,
    PER_ROUND_UNSEEN,
    PER_TURN_AWAY,
    PER_VAMPIRE,
)
from ai.knowledge.lite.trail_belief import BeliefMemory
from ai.knowledge.lite.ways import PHASES, TURNS
from furyqt.rules.core.agenda import Action, action_label
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.lite.events import DraculaMoved, HunterMoved
from furyqt.rules.lite.observation import LiteObservation, as_hunters_know, figure_to_move
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import (
    BLOOD_PER_MEETING,
    DRACULA,
    DRACULA_FIGURE,
    FIGURES,
    FULL_LIFE,
    HUNTERS,
    NOWHERE,
    TRAIL,
    UNKNOWN_CITY,
)
from furyqt.rules.lite.words import FIGURE_NAMES

N_ = Texts("lite.reasons")

MOVES: dict[int, type[Event]] = {HUNTERS: DraculaMoved, DRACULA: HunterMoved}
"""For each player the event of the other side's move."""
ASPECTS = (
    Aspect("score", HUNTERS, N_("a higher score"), N_("a lower score")),
    Aspect(
        "blood",
        DRACULA,
        N_("more blood left for Dracula"),
        N_("less blood left for Dracula"),
    ),
    Aspect(
        "life",
        HUNTERS,
        N_("more life left for the hunters"),
        N_("less life left for the hunters"),
    ),
    Aspect(
        "vampires",
        DRACULA,
        N_("more immature vampires"),
        N_("fewer immature vampires"),
    ),
    Aspect(
        "nearness",
        HUNTERS,
        N_("a shorter way to Dracula for the hunters"),
        N_("a longer way to Dracula for the hunters"),
    ),
    Aspect(
        "unseen",
        DRACULA,
        N_("an older trace of Dracula"),
        N_("a fresher trace of Dracula"),
    ),
)


class LiteTerms:
    """The terms of the expected score and the words for simulated actions."""

    aspects: Sequence[Aspect] = ASPECTS

    def measure(self, state: LiteState, player: int) -> list[tuple[float, float]]:
        """Return each aspect's amount and its points; before all figures are placed the last two are zero."""
        sign = 1.0 if player == HUNTERS else -1.0
        return [(amount, sign * points) for amount, points in _for_hunters(state)]

    def believed(self, observation: LiteObservation) -> dict[int, float]:
        """Return the hunters' belief about Dracula, which he derives from the events they know."""
        hunters = as_hunters_know(observation) if observation.player == DRACULA else observation
        return BeliefMemory().update(hunters).whereabouts().now

    def headline(self, told: Sequence[Event], player: int) -> Text | None:
        """Return the other side's first move that says more than that Dracula moves."""
        moves = (event for event in told if isinstance(event, MOVES[player]))
        return next((event.describe() for event in moves if not _is_unknown(event)), None)

    def figure(self, state: LiteState) -> Text | None:
        """Return the hunter who is to move."""
        figure = figure_to_move(state)
        return FIGURE_NAMES[figure] if 0 <= figure < DRACULA_FIGURE else None

    def words(self, state: LiteState, action: Action, player: int) -> Text | None:
        """Return the words of the button."""
        del player
        return action_label(state, action)

    def sentence(self, state: LiteState, action: Action) -> Text | None:
        """Return a hunter's move as the log says it."""
        return deed(state, action, HUNTERS, (HunterMoved,))


def _for_hunters(state: LiteState) -> list[tuple[float, float]]:
    """Return each aspect's amount and its points for the hunters."""
    if not state.agenda:
        score = float(max(0, state.score))
        return [(score, score), *[(0.0, 0.0)] * (len(ASPECTS) - 1)]
    lost = FULL_LIFE * len(FIGURES) - sum(state.lives)
    some = float(bool(state.vampires))
    return [
        (state.score, state.score),
        (state.blood, -PER_MEETING * -(-state.blood // BLOOD_PER_MEETING)),
        (-lost, -PER_LIFE * lost),
        (some, -PER_VAMPIRE * some),
        *_hunt(state),
    ]


def _hunt(state: LiteState) -> list[tuple[float, float]]:
    """Return the hunters' distances and the age of Dracula's newest known place."""
    if not state.lairs or NOWHERE in state.places:
        return [(0.0, 0.0), (0.0, 0.0)]
    here, moved = state.lairs[-1], len(state.moves)
    away = sorted(TURNS[(moved + hunter) % PHASES][state.places[hunter]][here] for hunter in FIGURES)
    unseen = min(TRAIL, moved - state.revealed.bit_length())
    cost = sum(turns * cost for turns, cost in zip(away, PER_TURN_AWAY, strict=True))
    return [(-sum(away), -cost), (unseen, -PER_ROUND_UNSEEN * unseen)]


TERMS: EvaluationTerms[LiteState, LiteObservation] = LiteTerms()


def _is_unknown(event: Event) -> bool:
    return isinstance(event, DraculaMoved) and event.code == UNKNOWN_CITY
