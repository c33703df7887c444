"""The order of play and the end of the game (L2, L3)."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step
from furyqt.rules.lite.events import GameEnded
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.steps.dracula import DraculaMove, ForcedMove
from furyqt.rules.lite.steps.hunters import ForcedRest, HunterMove, WakeUp
from furyqt.rules.lite.tables import DRACULA_FIGURE, FIGURES


class Turn(Step, frozen=True):
    """The turn of one of the five figures; then the next figure has its turn (L2.1).

    There is none if Dracula is dead or the score is used up: the game ends (L3.2).
    """

    figure: int

    def run(self, state: LiteState) -> None:
        if state.blood <= 0 or state.score <= 0:
            state.agenda = ()
            state.tell(GameEnded, state.score, state.blood <= 0)
            return
        figure = self.figure
        state.agenda += FAULTY_TURNS[figure] if state.faulty >> figure & 1 else TURNS[figure]
        if figure != DRACULA_FIGURE and state.lives[figure] <= 0:
            state.push(WakeUp(figure))


def _turn(figure: int, decision: Step) -> tuple[Step, ...]:
    return (Turn((figure + 1) % (DRACULA_FIGURE + 1)), decision)


TURNS = (*(_turn(hunter, HunterMove(hunter)) for hunter in FIGURES), _turn(DRACULA_FIGURE, DraculaMove()))
"""The agenda of each figure's turn, last first."""
FAULTY_TURNS = (
    *(_turn(hunter, ForcedRest(hunter)) for hunter in FIGURES),
    _turn(DRACULA_FIGURE, ForcedMove()),
)
