"""The revealed cards of a combat round are compared: Plotting, icons, Enraged (R10.4.4)."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Text
from furyqt.rules.fury3 import questions, words
from furyqt.rules.fury3.actions import NO, PASS, YES, Do, Play
from furyqt.rules.fury3.decks import BASIC, ESCAPES, ICONS, Event
from furyqt.rules.fury3.events import PlottingTurned
from furyqt.rules.fury3.state import State
from furyqt.rules.fury3.steps.melee import (
    Beat,
    BeatChoice,
    cancel_counter,
    cancel_strike,
    fight_of,
    has,
)
from furyqt.rules.fury3.steps.resolution import CounterTurn, StrikeTurn
from furyqt.rules.fury3.steps.windows import play_event
from furyqt.rules.fury3.tables import COUNT


class Comparison(Beat, frozen=True):
    """Plotting, icons, Dracula's card, then the hunters', the engaged hunter's first (R10.4.4-R10.4.6)."""

    def run(self, state: State) -> None:
        """Line up the parts; an option says whether Plotting is turned before or after the icons."""
        fight = fight_of(state)
        others = (hunter for hunter in fight.hunters if hunter != fight.engaged)
        turns = (StrikeTurn(fight.engaged), *(StrikeTurn(hunter) for hunter in others))
        checks: tuple[Step, ...] = (PlottingFlip(), IconCheck())
        if state.options.plotting == "after":
            checks = checks[::-1]
        state.push(*checks, CounterTurn(), *turns)


class PlottingFlip(Beat, frozen=True):
    """A faceup Plotting may be turned facedown to cancel the engaged hunter's Punch, Dodge or Escape."""

    def run(self, state: State) -> None:
        """Ask Dracula if he has one and the card is one of those."""
        fight = fight_of(state)
        if fight.plotting and fight.choices[fight.engaged] in BASIC:
            state.push(PlottingChoice())


class PlottingChoice(BeatChoice, frozen=True):
    """Dracula turns Plotting facedown, or keeps it."""

    def player(self, state: State) -> int:
        """Dracula."""
        return state.side(COUNT)

    def actions(self, state: State) -> Sequence[Do]:
        """To turn it or not."""
        return (YES, NO)

    def apply(self, state: State, action: Do) -> None:
        """Cancel the card."""
        if action == YES:
            fight = fight_of(state)
            state.clash(plotting=fight.plotting - 1)
            state.tell(PlottingTurned)
            cancel_strike(state, fight.engaged)

    def prompt(self, position: State) -> Text:
        """The question."""
        return questions.FLIP_PLOTTING.fill(hunter=words.FIGURE_NAMES[fight_of(position).engaged])


class IconCheck(Beat, frozen=True):
    """An icon on the engaged hunter's card cancels Dracula's card (R10.4.4)."""

    def run(self, state: State) -> None:
        """Ask Dracula first if he holds Enraged, which cannot save an escape."""
        fight = fight_of(state)
        if has(fight.canceled, fight.engaged):
            return
        if fight.choice not in ICONS.get(fight.choices[fight.engaged], ()):
            return
        if Event.ENRAGED in state.events and fight.choice not in ESCAPES:
            state.push(EnragedChoice(), CounterCancel())
        else:
            cancel_counter(state)


class EnragedChoice(BeatChoice, frozen=True):
    """Dracula may play Enraged when his card would be canceled."""

    def player(self, state: State) -> int:
        """Dracula."""
        return state.side(COUNT)

    def actions(self, state: State) -> Sequence[Do | Play]:
        """Passing, or the card."""
        if Event.ENRAGED not in state.events:
            return (PASS,)
        return (PASS, Play(Event.ENRAGED, COUNT))

    def apply(self, state: State, action: Do | Play) -> None:
        """Play the card: it drops the cancelling that is next on the agenda."""
        if isinstance(action, Play):
            play_event(state, action.card, COUNT)

    def prompt(self, position: State) -> Text:
        """The question."""
        return questions.ENRAGED.fill(combat=words.combat_text(fight_of(position).choice))


class CounterCancel(Beat, frozen=True):
    """Dracula's card is canceled."""

    def run(self, state: State) -> None:
        """Cancel it."""
        cancel_counter(state)
