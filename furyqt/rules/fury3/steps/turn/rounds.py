"""The start cities, and the round: dawn, day, dusk, night, Dracula phase (R1.8, R3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.fury3.action_labels import START, Labels
from furyqt.rules.fury3.actions import PLACE_CHOICES, PlaceChoice
from furyqt.rules.fury3.chapters.overlay import present
from furyqt.rules.fury3.decision import HunterDecision
from furyqt.rules.fury3.event_timing import EventWindow, Lasting
from furyqt.rules.fury3.events import DespairPlaced, TimePassed
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.combat import Battle
from furyqt.rules.fury3.steps.travel.travel import relocate
from furyqt.rules.fury3.steps.turn.defeat import Restorations
from furyqt.rules.fury3.steps.turn.phase import DraculaPhase
from furyqt.rules.fury3.steps.turn.script import happen
from furyqt.rules.fury3.steps.turn.tokens import DuskRemoval, HostRemoval
from furyqt.rules.fury3.steps.turn.turns import Turns
from furyqt.rules.fury3.steps.turn.windows import CardWindow
from furyqt.rules.fury3.tables import DAYS, DRACULA, HUNTERS, MOST_DESPAIR, TOWNS

N_questions = Texts("fury3.questions")
N_stakes = Texts("fury3.stakes")
N_unavailable = Texts("fury3.unavailable")

# ---------------------------------------------------------------------------------------- start cities (R1.8)


class StartCity(HunterDecision, frozen=True):
    """A hunter chooses his starting city: not at sea and not Castle Dracula (R1.8)."""

    asks = N_questions("In which city does {hunter} start?")
    stake = N_stakes("Dracula chooses his city after the hunters, and knows theirs.")
    rules_page = "setup"
    place_rule = N_unavailable("A hunter starts in a city, not at sea, in a hospital or in Castle Dracula.")
    labels: ClassVar[Labels] = {PlaceChoice: START}

    def actions(self, state: Fury3State) -> Sequence[PlaceChoice]:
        closed = state.chapter.closed
        return [city for city in START_CITIES if city.to not in closed] if closed else START_CITIES

    def apply(self, state: Fury3State, action: PlaceChoice) -> None:
        relocate(state, self.hunter, action.to, "start")


START_CITIES = tuple(PLACE_CHOICES[city] for city in sorted(TOWNS))

# ----------------------------------------------------------------------------------------------------- rounds


class Round(Step, frozen=True):
    """A hunter phase, a Dracula phase, and the next round (R3.1)."""

    def run(self, state: Fury3State) -> None:
        state.push(Dawn(), Day(), Dusk(), Night(), DraculaPhase(), Round())


class Dawn(Step, frozen=True):
    """The time marker moves to the next day; events, hosts, hospital, combat (R3.2)."""

    def run(self, state: Fury3State) -> None:
        state.time += 1
        state.tell(TimePassed, state.time)
        if state.time % (2 * DAYS) == 0 and state.chapter.day(state.time) > 0:
            self.despair(state)
        if state.lasts(Lasting.NO_SUPPLY_NEXT):
            state.end(Lasting.NO_SUPPLY_NEXT)
            state.begin(Lasting.NO_SUPPLY)
        if state.options.darkness != "dawn" or not state.lasts(Lasting.NO_DAY):
            state.push(*DAWN)
        happen(state, "dawn")

    def despair(self, state: Fury3State) -> None:
        """Place a despair token: a week has passed (R3.2.2)."""
        if state.despair < MOST_DESPAIR:
            state.despair += 1
            state.tell(DespairPlaced, state.despair)
            if state.options.game == "advanced":
                state.rumors += 1


class Day(Step, frozen=True):
    """Each hunter performs one action, in activation order (R3.3)."""

    def run(self, state: Fury3State) -> None:
        """Give the hunters their turns, unless there is no day; then cards may still be played."""
        if state.lasts(Lasting.NO_DAY):
            state.end(Lasting.NO_DAY)
            state.push(DayEnd())
            return
        state.waiting = present(state)
        state.push(Turns(), CardWindow(EventWindow.DAY, HUNTERS), DayEnd())


class DayEnd(Step, frozen=True):
    """Effects that last only for this dawn and day end."""

    def run(self, state: Fury3State) -> None:
        state.end(Lasting.EXTRA_ACTION)
        state.end(Lasting.NOCTURNAL)


class Dusk(Step, frozen=True):
    """The time marker moves to the night; events, combat, tokens (R3.4)."""

    def run(self, state: Fury3State) -> None:
        state.time += 1
        state.tell(TimePassed, state.time)
        state.push(*DUSK)
        happen(state, "dusk")


class Night(Step, frozen=True):
    """Each hunter performs one action, but does not move (R3.5)."""

    def run(self, state: Fury3State) -> None:
        state.waiting = present(state)
        state.push(Turns(), NightEnd())


class NightEnd(Step, frozen=True):
    """Effects that last only for this hunter phase end."""

    def run(self, state: Fury3State) -> None:
        for what in (Lasting.NO_SUPPLY, Lasting.NIGHT_ROADS, Lasting.ANY_ORDER):
            state.end(what)


DAWN = (
    CardWindow(EventWindow.DAWN, HUNTERS),
    CardWindow(EventWindow.DAWN, DRACULA),
    HostRemoval(),
    Restorations(),
    Battle(),
)
DUSK = (CardWindow(EventWindow.DUSK, HUNTERS), CardWindow(EventWindow.DUSK, DRACULA), Battle(), DuskRemoval())
