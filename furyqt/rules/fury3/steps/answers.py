"""Event cards that answer a hunter's move or ticket: Wild Horses, Customs Search, False Tip, Good Luck."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step
from furyqt.rules.fury3.tables import NONE


class MoveAnswer(Step, frozen=True):
    """After a hunter's move, before anything is revealed: Wild Horses, Customs Search (R15.16)."""

    hunter: int
    came_from: int
    way: str


class TicketAnswer(Step, frozen=True):
    """A hunter has spent a ticket: Dracula may play False Tip, the hunters Good Luck against it (R15.13).

    `event` is CHARTERED_CARRIAGE when that card is being used, else NONE.  False Tip drops the pending
    travel.RailRide or carriage from the agenda.
    """

    hunter: int
    ticket: int
    event: int = NONE
