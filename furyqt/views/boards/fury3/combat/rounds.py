"""The rounds of the current combat, read from the events the viewer knows since its start."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text
from furyqt.rules.fury3 import events
from furyqt.rules.fury3.decks import HAND, ICONS, NONE, TABLE, Combat, Deck
from furyqt.rules.fury3.events import Cause
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import DRACULA_FIGURE, FIGURES

HARMS = events.HunterHurt | events.HunterBitten | events.HunterDefeated | events.HarmPrevented


@dataclass(frozen=True, slots=True)
class ShownRound:
    """The revealed cards of a round, and the events after the reveal."""

    number: int
    combat: int
    """Dracula's card."""
    choices: tuple[int, int, int, int]
    """The card of each hunter, or NONE."""
    engaged: int
    after: tuple[Event, ...]
    encounter: int
    """The vampire in the combat, or NONE for Dracula himself."""
    before: tuple[Event, ...] = ()
    """All known events of the game before the reveal."""

    @property
    def order(self) -> tuple[int, ...]:
        """Return the hunters in the order in which their cards take effect, the engaged hunter first."""
        fighters = [hunter for hunter in FIGURES if self.choices[hunter] != NONE]
        return tuple(sorted(fighters, key=lambda hunter: hunter != self.engaged))


MOVES_ON = (events.TimePassed, events.HunterMoved, events.TrailSlid, events.Searched, events.RideAnnounced)
"""Events that show that the game has continued."""
UNASKED = frozenset({"pass", "stand", "bats"})
"""Hunter actions that do not answer a prompt."""


def _moves_on(event: Event) -> bool:
    """Return whether the game continues after a combat: a figure has acted or time has passed."""
    if isinstance(event, events.ActionTaken):
        return event.word not in UNASKED
    return isinstance(event, MOVES_ON)


def of_fight(known: Sequence[Event], *, is_over: bool = False) -> list[Event]:
    """Return the known events of the current combat, or of one that has just ended; else nothing."""
    end = 0 if is_over else len(known)
    for at in range(len(known) - 1, -1, -1):
        event = known[at]
        if isinstance(event, events.CombatStarted):
            return list(known[at:end])
        if isinstance(event, events.CombatEnded):
            if not is_over or end:
                break
            end = at
        elif is_over and not end and _moves_on(event):
            break
    return []


def shown_rounds(observation: Fury3Observation) -> tuple[ShownRound, ...]:
    """Return the rounds with revealed cards, the newest last; all rounds of a combat that has just ended."""
    fight = observation.fight
    known = of_fight(observation.events, is_over=fight is None)
    reveals = [at for at, event in enumerate(known) if isinstance(event, events.CombatRevealed)]
    if not reveals:
        return ()
    # A card changed by Planned Ambush is logged like a reveal, at once and in the first round only.
    while len(reveals) > 1 and reveals[1] == reveals[0] + 1:
        del reveals[0]
    played = len(reveals) if fight is None else len(fight.played)
    ends = [*reveals[1:], len(known)]
    first = played - len(reveals) + 1
    earlier = observation.events[: _start(observation.events)]
    return tuple(
        _shown_round((earlier, known), at, end, first + number)
        for number, (at, end) in enumerate(zip(reveals, ends, strict=True))
    )


def _start(told: Sequence[Event]) -> int:
    """Return the number of events before the last combat."""
    return next(at for at in reversed(range(len(told))) if isinstance(told[at], events.CombatStarted))


def _shown_round(told: tuple[Sequence[Event], list[Event]], at: int, end: int, number: int) -> ShownRound:
    """Return a round by the events before and of the combat."""
    earlier, known = told
    shown = known[at]
    assert isinstance(shown, events.CombatRevealed)
    before, began = known[:at], known[0]
    encounter = began.encounter if isinstance(began, events.CombatStarted) else NONE
    return ShownRound(
        number=number,
        combat=shown.combat,
        choices=shown.choices,
        engaged=shown.engaged,
        after=tuple(known[at + 1 : end]),
        encounter=encounter,
        before=(*earlier, *before),
    )


def is_played(event: Event, card: int) -> bool:
    """Return whether Dracula plays this event card."""
    return isinstance(event, events.CardMoved) and (
        (event.deck, event.card, event.source, event.target)
        == (Deck.EVENT, card, HAND[DRACULA_FIGURE], TABLE)
    )


def cancel_reason(shown_round: ShownRound) -> events.CancelReason | None:
    """Return why Dracula's card is canceled, or None if it is not."""
    canceled = (event for event in shown_round.after if isinstance(event, events.CounterCanceled))
    return next((event.reason for event in canceled), None)


def strike_canceler(shown_round: ShownRound, hunter: int) -> Combat | None:
    """Return the card of Dracula that cancels a hunter's card, or None."""
    canceled = (event for event in shown_round.after if isinstance(event, events.StrikeCanceled))
    return next((event.by for event in canceled if event.hunter == hunter), None)


def shows(shown_round: ShownRound) -> bool:
    """Return whether the engaged hunter's card shows the icon of Dracula's card."""
    return shown_round.combat in ICONS.get(shown_round.choices[shown_round.engaged], ())


def wounds(shown_round: ShownRound, cause: Cause, hunter: int = NONE) -> list[Text]:
    """Return the wounds of the vampire, and its recovery, by one card, in the words of the log."""
    hurts = (e for e in shown_round.after if isinstance(e, events.DraculaHurt | events.VampireHurt))
    return [event.describe() for event in hurts if (event.cause, event.by) == (cause, hunter)]


def harms(shown_round: ShownRound, cause: Cause, hunter: int) -> list[Event]:
    """Return the harm to a hunter, or what prevented it, by Dracula's card or by the hunter's own."""
    found = (event for event in shown_round.after if isinstance(event, HARMS))
    return [event for event in found if (event.cause, event.hunter) == (cause, hunter)]
