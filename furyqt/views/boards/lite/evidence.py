"""The hunters' evidence about Dracula's way in the simplified game, as sentences with their places."""

from __future__ import annotations

from collections.abc import Iterable

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.lite import events, words
from furyqt.rules.lite.observation import LiteObservation, as_hunters_know
from furyqt.rules.lite.tables import (
    CASTLE,
    DOUBLE_BACKS,
    FIGURES,
    HIDE,
    HOSPITAL,
    HUNTERS,
    NOWHERE,
    PLACES,
    SEAS,
    TELEPORT,
    TRAIL,
    UNKNOWN,
    UNKNOWN_SEA,
)
from furyqt.views.picture import Evidence

N_ = Texts("lite.evidence")

_LANDS = frozenset(PLACES) - SEAS - {CASTLE, HOSPITAL}


def evidence(observation: LiteObservation) -> tuple[Evidence, ...]:
    """Return the hunters' evidence, the newest first; Dracula gets what he knows that they have."""
    if observation.player != HUNTERS:
        observation = as_hunters_know(observation)
    account = _Account(observation)
    for event in observation.events:
        account.learn(event)
    account.end_visit()
    now = len(observation.moves) - 1
    return tuple(
        Evidence(text, tuple(sorted(places)), now - turn, claim, -1 if oldest < 0 else now - oldest)
        for text, places, turn, claim, oldest in reversed(account.lines)
    )


class _Account:
    """A record of the events; a turn is the number of Dracula's move."""

    def __init__(self, observation: LiteObservation) -> None:
        self.lairs = observation.lairs
        self.lines: list[tuple[Text, Iterable[int], int, str, int]] = []
        self.turn = -1
        self.hunters = [NOWHERE] * len(FIGURES)
        self.visit = -1
        """The hunter who has just come to a city without a result yet."""

    def learn(self, event: Event) -> None:
        """Record one more event."""
        if isinstance(event, events.HunterMoved):
            self.end_visit()
            self.hunters[event.hunter] = event.place
            self.visit = event.hunter
        elif isinstance(event, events.DraculaMoved):
            self.end_visit()
            self.turn = event.round
            self._moved(event)
        elif isinstance(event, events.MoveRevealed):
            self._revealed(event)
        elif isinstance(event, events.DraculaMet):
            place = self.hunters[event.hunter]
            name = words.FIGURE_NAMES[event.hunter]
            self._say(_MET.fill(hunter=name, place=words.place_text(place)), (place,), "in")

    def end_visit(self) -> None:
        """Record that a hunter's visit without a revealed move found nothing there."""
        hunter, self.visit = self.visit, -1
        if hunter < 0 or self.turn < 0:
            return
        place, oldest = self.hunters[hunter], max(0, self.turn - TRAIL + 1)
        if place in SEAS or place == HOSPITAL or place in self.lairs[oldest : self.turn + 1]:
            return
        text = _NOTHING.fill(hunter=words.FIGURE_NAMES[hunter], place=words.place_text(place))
        self.lines.append((text, (place,), self.turn, "out", oldest))

    def _say(self, text: Text, places: Iterable[int] = (), claim: str = "", turn: int | None = None) -> None:
        self.lines.append((text, places, self.turn if turn is None else turn, claim, -1))

    def _known(self, round_: int) -> tuple[int, ...]:
        lair = self.lairs[round_]
        return () if lair in UNKNOWN else (lair,)

    def _moved(self, event: events.DraculaMoved) -> None:
        known = self._known(event.round)
        if event.code == TELEPORT:
            self._say(_CASTLE, (CASTLE,), "in")
        elif event.code in DOUBLE_BACKS:
            text = N_.plural("He doubled back to where he was %n turn(s) before.", event.code - HIDE)
            self._say(text, known, "in" if known else "")
        elif event.code == UNKNOWN_SEA:
            self._say(_SEA, SEAS, "in")
        else:
            self._say(_LAND, known or _LANDS, "in")

    def _revealed(self, event: events.MoveRevealed) -> None:
        known = self._known(event.round)
        if event.code == HIDE:
            self._say(_HIDE, known, "in" if known else "", event.round)
        else:
            text = _MOVE.fill(place=words.place_text(event.code))
            self._say(text, (event.code,), "in", event.round)


_CASTLE = N_("Dracula went straight to his castle.")
_SEA = N_("Dracula was at sea.")
_LAND = N_("Dracula was in a city: he came by road or sea, or hid.")
_HIDE = N_("This move was Hide: Dracula stayed where he was.")
_MOVE = N_("This move was revealed: Dracula came {place:to}.")
_MET = N_("{hunter} met Dracula {place:in}.")
_NOTHING = N_("{hunter} came {place:to} and found no trace of the last moves.")
