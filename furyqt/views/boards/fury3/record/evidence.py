"""The hunters' evidence about Dracula's way in the third edition, as sentences with their places."""

from __future__ import annotations

from furyqt.rules.fury3 import events
from furyqt.rules.fury3.decks import NONE
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import HUNTERS
from furyqt.views.boards.fury3.record import answer_sentences, find_sentences, trail_sentences
from furyqt.views.boards.fury3.record.trail_record import Learners, TrailRecord
from furyqt.views.picture import Evidence

_LEARNERS: Learners = {
    **trail_sentences.LEARNERS,
    **find_sentences.LEARNERS,
    **answer_sentences.LEARNERS,
}


def evidence(observation: Fury3Observation) -> tuple[Evidence, ...]:
    """Return the hunters' evidence, the newest first; Dracula gets none."""
    if observation.player != HUNTERS:
        return ()
    number_placed = sum(
        isinstance(event, events.CardPlaced) and event.lair == NONE for event in observation.events
    )
    account = TrailRecord(observation.options.game == "advanced", number_placed == observation.placed)
    for event in observation.events:
        find_sentences.end_search(account, event)
        learner = _LEARNERS.get(type(event))
        if learner is not None:
            learner(account, event)
    find_sentences.end_search(account, None)
    return tuple(line.value(account.turn) for line in reversed(account.lines))
