"""What the hunters were told of Dracula's way in the third edition, as sentences with their places."""

from __future__ import annotations

from furyqt.rules.fury3 import events
from furyqt.rules.fury3.decks import NONE
from furyqt.rules.fury3.observation import Observation
from furyqt.rules.fury3.tables import HUNTERS
from furyqt.views.boards import fury3_answers_told, fury3_finds_told, fury3_trail_told
from furyqt.views.boards.fury3_account import Account, Learners
from furyqt.views.picture import Evidence

_LEARNERS: Learners = {
    **fury3_trail_told.LEARNERS,
    **fury3_finds_told.LEARNERS,
    **fury3_answers_told.LEARNERS,
}


def evidence(observation: Observation) -> tuple[Evidence, ...]:
    """What the hunters were told, the newest first; Dracula needs none."""
    if observation.player != HUNTERS:
        return ()
    told = sum(isinstance(event, events.CardPlaced) and event.lair == NONE for event in observation.events)
    account = Account(observation.options.game == "advanced", told == observation.placed)
    for event in observation.events:
        fury3_finds_told.end_search(account, event)
        learner = _LEARNERS.get(type(event))
        if learner is not None:
            learner(account, event)
    fury3_finds_told.end_search(account, None)
    return tuple(line.value(account.turn) for line in reversed(account.lines))
