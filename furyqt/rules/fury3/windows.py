"""The card windows, and the current phase, as the agenda shows it."""

from __future__ import annotations

from typing import Any

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.windows import Moment
from furyqt.rules.fury3.chapters.overlay import present
from furyqt.rules.fury3.event_timing import Lasting
from furyqt.rules.fury3.observation import DECISIONS
from furyqt.rules.fury3.steps.combat.combat_effects import CombatDecision, CombatStep
from furyqt.rules.fury3.steps.turn.phase import DraculaPhase, DraculaStart
from furyqt.rules.fury3.steps.turn.rounds import Day, DayEnd, Dusk, Night, NightEnd
from furyqt.rules.fury3.steps.turn.turns import HunterAction, Turn, Turns
from furyqt.rules.fury3.steps.turn.windows import WindowChoice
from furyqt.rules.fury3.tables import DAYS
from furyqt.rules.fury3.words import DAY_NAMES

N_ = Texts("fury3.moments")

WINDOWS = (
    *WindowChoice.prompt_windows,
    *(window for kind in DECISIONS if kind is not WindowChoice for window in kind.prompt_windows),
)
"""Every decision that a side makes only if it holds something for it, and can pass (R12.1)."""

_PHASES: tuple[tuple[type[Step], Text], ...] = (
    (DraculaStart, N_("Before the first day")),
    (Day, N_("{day}, dawn")),
    (Dusk, N_("{day}, by day")),
    (Night, N_("{day}, dusk")),
    (DraculaPhase, N_("{day}, by night")),
)
"""Steps that are still to come, and the phase that lasts until they come."""
_DRACULA_PHASE = N_("{day}, Dracula's phase")


def moment(position: Any) -> Moment:
    """Return the phase, by the first part of the round that is still to come."""
    pending = {type(step) for step in position.agenda}
    number = next((n for n, (kind, _) in enumerate(_PHASES) if kind in pending), len(_PHASES))
    title = _PHASES[number][1] if number < len(_PHASES) else _DRACULA_PHASE
    key = (position.phase, position.time, number)
    return Moment(key, title.fill(day=DAY_NAMES[position.time // 2 % DAYS]))


def has_acted(position: Any, hunter: int) -> bool:
    """Return whether a hunter has no action left in the current day or night, and his last one is over."""
    steps = position.agenda
    if hunter in position.waiting or not any(isinstance(step, DayEnd | NightEnd) for step in steps):
        return False
    is_left = any(step.hunter == hunter for step in steps if isinstance(step, Turn | HunterAction))
    return not is_left and hunter != _in_turn(position)


def _in_turn(position: Any) -> int:
    """Return the hunter whose turn is not over, or -1: all that comes before the other turns belongs to it.

    If the hunters choose their order, only a step that names its hunter tells who it is.
    """
    steps = position.agenda
    before = next((n + 1 for n, step in enumerate(steps) if isinstance(step, Turns)), len(steps))
    named = [step.hunter for step in steps[before:] if isinstance(getattr(step, "hunter", None), int)]
    if named and Lasting.ANY_ORDER in position.lasting:
        return int(named[0])
    begun = [hunter for hunter in present(position) if hunter not in position.waiting]
    return begun[-1] if begun and steps[before:] and Lasting.ANY_ORDER not in position.lasting else -1


def unresolved_cards(position: Any) -> frozenset[int]:
    """Return the figures whose combat cards have not taken effect yet."""
    parts = (step for step in position.agenda if isinstance(step, CombatStep | CombatDecision))
    return frozenset(figure for part in parts for figure in part.unresolved_cards())
