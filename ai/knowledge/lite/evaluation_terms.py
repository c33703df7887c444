"""The words for the evaluation of the simplified game, which is the expected score at the end."""

from __future__ import annotations

from collections.abc import Sequence

from ai.knowledge.evaluation_terms import Aspect, EvaluationTerms, deed
from ai.knowledge.lite.chase import expected_score
from ai.knowledge.lite.trail_belief import BeliefMemory
from furyqt.rules.core.agenda import Action, action_label
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.lite.events import DraculaMoved, HunterMoved
from furyqt.rules.lite.observation import LiteObservation, as_hunters_know, figure_to_move
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import DRACULA, DRACULA_FIGURE, HUNTERS, UNKNOWN_CITY
from furyqt.rules.lite.words import FIGURE_NAMES

N_ = Texts("lite.reasons")

MOVES: dict[int, type[Event]] = {HUNTERS: DraculaMoved, DRACULA: HunterMoved}
"""For each player the event of the other side's move."""


def _points(number: int) -> Text:
    return N_.plural("%n point(s)", number)


ASPECTS = (
    Aspect(
        "score",
        HUNTERS,
        N_("a final score about {amount} higher"),
        N_("a final score about {amount} lower"),
        _points,
    ),
)
"""The only reason is what all other terms are counted in."""


class LiteTerms:
    """The expected score, and the words for simulated actions."""

    aspects: Sequence[Aspect] = ASPECTS

    def measure(self, state: LiteState, player: int) -> list[tuple[float, float]]:
        """Return the expected score at the end of the game."""
        score = expected_score(state)
        return [(score, score if player == HUNTERS else -score)]

    def believed(self, observation: LiteObservation) -> dict[int, float]:
        """Return the hunters' belief about Dracula, which he derives from the events they know."""
        hunters = as_hunters_know(observation) if observation.player == DRACULA else observation
        return BeliefMemory().update(hunters).whereabouts().now

    def headline(self, told: Sequence[Event], player: int) -> Text | None:
        """Return the other side's first move that says more than that Dracula moves."""
        moves = (event for event in told if isinstance(event, MOVES[player]))
        return next((event.describe() for event in moves if not _is_unknown(event)), None)

    def figure(self, position: LiteState | LiteObservation) -> Text | None:
        """Return the hunter who is to move."""
        figure = figure_to_move(position)
        return FIGURE_NAMES[figure] if 0 <= figure < DRACULA_FIGURE else None

    def words(self, state: LiteState, action: Action, player: int) -> Text | None:
        """Return the words of the button."""
        del player
        return action_label(state, action)

    def sentence(self, state: LiteState, action: Action) -> Text | None:
        """Return a hunter's move as the log says it."""
        return deed(state, action, HUNTERS, (HunterMoved,))


TERMS: EvaluationTerms[LiteState, LiteObservation] = LiteTerms()


def _is_unknown(event: Event) -> bool:
    return isinstance(event, DraculaMoved) and event.code == UNKNOWN_CITY
