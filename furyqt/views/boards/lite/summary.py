"""A simplified game in numbers, and the most important event in a part of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.lite import events
from furyqt.rules.lite.observation import LiteObservation
from furyqt.rules.lite.words import against_par

N_ = Texts("lite.summary")


def summary(observation: LiteObservation) -> tuple[tuple[Text, Text], ...]:
    """Return the viewer's knowledge of the game in key numbers, each with its name."""
    rows = [(name, _NUMBER.fill(number=number)) for name, number in _numbers(observation)]
    if any(isinstance(event, events.GameEnded) for event in observation.events):
        rows.insert(2, (N_("Score to beat"), against_par(max(0, observation.score), observation.player)))
    return tuple(rows)


def _numbers(observation: LiteObservation) -> Iterator[tuple[Text, int]]:
    known = observation.events

    def count(kind: type[Event]) -> int:
        return sum(isinstance(event, kind) for event in known)

    yield N_("Rounds"), observation.round
    yield N_("Score"), max(0, observation.score)
    yield N_("Meetings with Dracula"), count(events.DraculaMet)
    yield N_("Dracula's blood"), max(0, observation.blood)
    yield N_("Vampires destroyed"), count(events.VampireDestroyed)
    yield N_("Vampires matured"), count(events.VampireMatured)
    yield (
        N_("Traps sprung"),
        sum(event.count for event in known if isinstance(event, events.TrapsSprung)),
    )
    yield N_("Hunters brought to the hospital"), count(events.HunterDied)
    yield N_("Moves revealed"), count(events.MoveRevealed)


_NUMBER = N_("{number}")
_GOOD: tuple[type[Event], ...] = (
    events.GameEnded, events.DraculaMet, events.VampireDestroyed, events.MoveRevealed, events.Researched,
)  # fmt: skip
_BAD: tuple[type[Event], ...] = (
    events.GameEnded, events.HunterDied, events.VampireMatured, events.BloodGained, events.TrapsSprung,
    events.RoundEnded,
)  # fmt: skip


def headline(observation: LiteObservation, known: Sequence[Event], is_good: bool) -> Text | None:
    """Return the most important of these events, as something good or bad for the hunters.

    Of the rounds only the end of the placement is worth a line.
    """
    del observation
    news = [event for event in known if not (isinstance(event, events.RoundEnded) and event.round)]
    for kind in (*_GOOD, *_BAD) if is_good else (*_BAD, *_GOOD):
        found = next((event for event in news if type(event) is kind), None)
        if found is not None:
            return found.describe()
    return None
