"""The Servant's turn: after Mina's and before Dracula's (S2, S7.4)."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step
from furyqt.rules.fury2.events import ServantRises
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.servant.held_event import GiftOffer, ServantWindow
from furyqt.rules.fury2.steps.servant.servant_actions import ServantActing
from furyqt.rules.fury2.steps.servant.servant_moves import ServantMove
from furyqt.rules.fury2.steps.servant.servant_start import CastleRecovery, ServantReturn
from furyqt.rules.fury2.steps.servant.storms import ServantStormOffer
from furyqt.rules.fury2.tables import CASTLE, SEAS, SERVANT_FIGURE


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
