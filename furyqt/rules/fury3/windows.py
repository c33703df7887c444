"""When somebody may be asked: the windows of play, the steps that lead to one, and the phases of a round."""

from __future__ import annotations

from typing import Any

from furyqt.rules.core.agenda import Action, Decision, Step
from furyqt.rules.core.text import N_, Text
from furyqt.rules.core.windows import Moment, PromptWindow
from furyqt.rules.fury3.actions import DONE, PASS
from furyqt.rules.fury3.cards.blessings import HostChoice, HostOffer
from furyqt.rules.fury3.cards.encounters import BribeChoice
from furyqt.rules.fury3.cards.hauntings import WeaponChoice, WolfAttack
from furyqt.rules.fury3.decks import Encounter
from furyqt.rules.fury3.event_timing import EventWindow
from furyqt.rules.fury3.steps.combat.card_effects import Bullets, BulletsChoice
from furyqt.rules.fury3.steps.combat.harm import Bite, Harm, PreventChoice
from furyqt.rules.fury3.steps.combat.icon_comparison import EnragedChoice, IconCheck
from furyqt.rules.fury3.steps.combat.preparation import WreathChoice, WreathWindow
from furyqt.rules.fury3.steps.search.encounters import EncounterEffect
from furyqt.rules.fury3.steps.search.meetings import AmbushAnswer, AmbushAnswers
from furyqt.rules.fury3.steps.search.searching import AidChoice, AidOffer, SeductionCall, SeductionChoice
from furyqt.rules.fury3.steps.supply.item_reveals import Proof, ProofChoice
from furyqt.rules.fury3.steps.supply.supply import KEEP, DrawnChoice, EventDraw
from furyqt.rules.fury3.steps.travel.answers import (
    OWN_WAYS,
    MoveAnswer,
    MoveAnswerChoice,
    TicketAnswer,
    TipChoice,
    TipRescue,
    TipRescueChoice,
)
from furyqt.rules.fury3.steps.turn.phase import DraculaPhase, DraculaStart
from furyqt.rules.fury3.steps.turn.rounds import Day, Dusk, Night
from furyqt.rules.fury3.steps.turn.windows import CancelChoice, Cancellation, CardWindow, WindowChoice
from furyqt.rules.fury3.tables import DAYS, DRACULA, DRACULA_FIGURE, HUNTERS
from furyqt.rules.fury3.words import DAY_NAMES

_WINDOWS: dict[tuple[EventWindow, int], tuple[str, Text]] = {
    (EventWindow.DAWN, HUNTERS): ("dawn", N_("fury3.windows", "Dawn")),
    (EventWindow.DAY, HUNTERS): ("day", N_("fury3.windows", "By day, before and after a hunter's turn")),
    (EventWindow.DUSK, HUNTERS): ("dusk", N_("fury3.windows", "Dusk")),
    (EventWindow.COMBAT_START, HUNTERS): ("combat_start", N_("fury3.windows", "Start of a combat")),
    (EventWindow.DRACULA_PHASE, DRACULA): ("dracula_phase", N_("fury3.windows", "During Dracula's phase")),
    (EventWindow.END_OF_DRACULA_PHASE, DRACULA): (
        "end_of_dracula_phase", N_("fury3.windows", "End of Dracula's phase"),
    ),
}  # fmt: skip
"""Where there are cards for a side: none of Dracula's can be played at dawn or dusk."""
_ANSWERS: dict[type[Decision], tuple[str, Text, int, Action]] = {
    TipRescueChoice: ("cancel_tip", N_("fury3.windows", "False Tip was played"), HUNTERS, PASS),
    AmbushAnswer: ("answer_ambush", N_("fury3.windows", "A hunter is ambushed"), HUNTERS, PASS),
    AidChoice: ("search_aid", N_("fury3.windows", "A hunter is about to search"), HUNTERS, DONE),
    PreventChoice: ("prevent", N_("fury3.windows", "A bite or a defeat can be prevented"), HUNTERS, PASS),
    WreathChoice: ("wreath", N_("fury3.windows", "Garlic Wreath before a combat"), HUNTERS, PASS),
    BulletsChoice: ("bullets", N_("fury3.windows", "Holy Bullets after a shot"), HUNTERS, PASS),
    ProofChoice: ("proof", N_("fury3.windows", "An item card can spare a hunter"), HUNTERS, PASS),
    BribeChoice: ("spy", N_("fury3.windows", "A weapon can buy off the Spy"), HUNTERS, PASS),
    WeaponChoice: ("wolves", N_("fury3.windows", "Weapons against the wolves"), HUNTERS, DONE),
    HostChoice: ("host", N_("fury3.windows", "Heavenly Host after consecrating"), HUNTERS, PASS),
    MoveAnswerChoice: ("answer_move", N_("fury3.windows", "A hunter has moved"), DRACULA, PASS),
    TipChoice: ("answer_ticket", N_("fury3.windows", "A hunter spends a ticket"), DRACULA, PASS),
    CancelChoice: ("cancel_event", N_("fury3.windows", "The hunters play an event card"), DRACULA, PASS),
    SeductionChoice: ("seduction", N_("fury3.windows", "A hunter finds a vampire"), DRACULA, PASS),
    EnragedChoice: ("enraged", N_("fury3.windows", "Dracula's combat card would be canceled"), DRACULA, PASS),
}
_DRAWN = ("drawn_event", "dracula_drawn_event")
"""A card that may be played at once was drawn: the hunters', Dracula's."""
_DRAWN_TITLE = N_("fury3.windows", "An event card was drawn that can be played at once")
_ASKED: dict[type[Step], int] = {
    **dict.fromkeys((TicketAnswer, Cancellation, SeductionCall, IconCheck), DRACULA),
    **dict.fromkeys((TipRescue, AmbushAnswers, AidOffer, Harm, Bite, Proof, WolfAttack, HostOffer), HUNTERS),
    **dict.fromkeys((WreathWindow, Bullets), HUNTERS),
}
"""The steps that ask a side only if it holds something for it."""

WINDOWS = (
    *(PromptWindow(name, title, side, PASS) for (_, side), (name, title) in _WINDOWS.items()),
    *(PromptWindow(*answer) for answer in _ANSWERS.values()),
    *(PromptWindow(name, _DRAWN_TITLE, side, KEEP) for side, name in enumerate(_DRAWN)),
)
"""Every decision a side is asked for only if it holds something, and can let go by (R12.1)."""


def window(position: Any) -> str:
    """The name of the window that is pending, or an empty text."""
    step = position.agenda[-1] if position.agenda else None
    if isinstance(step, WindowChoice):
        return _WINDOWS[step.window, step.side][0]
    if isinstance(step, DrawnChoice):
        return _DRAWN[_side(step.actor)]
    answer = _ANSWERS.get(type(step))  # type: ignore[arg-type]
    return answer[0] if answer else ""


def may_ask(step: Step) -> int:
    """The side that an automatic step asks if it holds something for it, or -1.

    Whether the step comes is public, whether it asks is not.
    """
    if isinstance(step, CardWindow):
        return step.side if (step.window, step.side) in _WINDOWS else -1
    if isinstance(step, MoveAnswer):
        return DRACULA if step.way in OWN_WAYS else -1
    if isinstance(step, EventDraw):
        return _side(step.actor)
    if isinstance(step, EncounterEffect):
        return HUNTERS if step.placed.card == Encounter.SPY else -1
    return _ASKED.get(type(step), -1)


def _side(actor: int) -> int:
    return DRACULA if actor == DRACULA_FIGURE else HUNTERS


_PHASES: tuple[tuple[type[Step], Text], ...] = (
    (DraculaStart, N_("fury3.moments", "Before the first day")),
    (Day, N_("fury3.moments", "{day}, dawn")),
    (Dusk, N_("fury3.moments", "{day}, by day")),
    (Night, N_("fury3.moments", "{day}, dusk")),
    (DraculaPhase, N_("fury3.moments", "{day}, by night")),
)
"""What is still to come, and the phase that goes on until it does."""
_DRACULA_PHASE = N_("fury3.moments", "{day}, Dracula's phase")


def moment(position: Any) -> Moment:
    """The phase: the first part of the round that is still to come says which one goes on."""
    pending = {type(step) for step in position.agenda}
    number = next((n for n, (kind, _) in enumerate(_PHASES) if kind in pending), len(_PHASES))
    title = _PHASES[number][1] if number < len(_PHASES) else _DRACULA_PHASE
    key = (position.phase, position.time, number)
    return Moment(key, title.fill(day=DAY_NAMES[position.time // 2 % DAYS]))
