"""The usual possibilities that are not available now in the second edition, each with its reason."""

from __future__ import annotations

from collections.abc import Iterator

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.actions import POWER_IDS, Placement, Word
from furyqt.rules.fury2.decks import NONE, Power
from furyqt.rules.fury2.guidance.destinations import known_den
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.tables import DRACULA_FIGURE, SEAS
from furyqt.views.boards.board import ClosedChoice
from furyqt.views.boards.fury2.figures import LETTERS, actor
from furyqt.views.boards.fury2.markers import is_night

N_buttons = Texts("fury2.buttons")
N_unavailable = Texts("fury2.unavailable")

_COSTS = {Power.DARK_CALL: 2, Power.WOLF_FORM: 1}
_BY_NIGHT = frozenset({Power.FEED, Power.WOLF_FORM})


def unavailable(observation: Fury2Observation) -> tuple[ClosedChoice, ...]:
    """Return Dracula's powers, or the ways and actions of a hunter, that are closed now."""
    if any(isinstance(action, Placement) for action in observation.actions):
        return tuple(_powers(observation))
    offered = {action.word for action in observation.actions if isinstance(action, Word)}
    if "rest" in offered:
        return tuple(ClosedChoice(name, why) for word, name, why in _ACTIONS if word not in offered)
    if "stay" in offered and actor(observation) != DRACULA_FIGURE and "rail" not in offered:
        return (ClosedChoice(_TRAIN, _NO_RAILWAY),)
    return ()


def _powers(observation: Fury2Observation) -> Iterator[ClosedChoice]:
    """Yield the power cards that no placement uses."""
    placements = [action for action in observation.actions if isinstance(action, Placement)]
    used = {action.power for action in placements} | {Power.WOLF_FORM for action in placements if action.wolf}
    holder = LETTERS[DRACULA_FIGURE]
    for power in Power:
        if power not in used:
            why = _why_not(observation, power)
            yield ClosedChoice(words.power_text(power), why, f"power:{POWER_IDS[power]}", holder)


def _why_not(observation: Fury2Observation, power: Power) -> Text:
    """Return the first reason against a power (R6.2)."""
    on_trail = any(
        spot.wolf if power == Power.WOLF_FORM else spot.power == power != NONE for spot in observation.trail
    )
    needs_night = power in _BY_NIGHT or (power == Power.DARK_CALL and observation.options.dark_call != "any")
    if known_den(observation) in SEAS:
        return _AT_SEA
    if on_trail:
        return _ON_TRAIL
    if needs_night and not is_night(observation):
        return _BY_DAY
    if observation.blood <= _COSTS.get(power, 0):
        return _NO_BLOOD
    return _NO_WAY_BACK if power == Power.DOUBLE_BACK else _MUST_GO


_AT_SEA = N_unavailable("no power can be used at sea")
_ON_TRAIL = N_unavailable("the card is still on the trail")
_BY_DAY = N_unavailable("it can only be used by night")
_NO_BLOOD = N_unavailable("Dracula would lose his last blood")
_NO_WAY_BACK = N_unavailable("no adjacent location is on the trail or in the catacombs")
_MUST_GO = N_unavailable("Dracula is bound to another move")
_TRAIN = N_buttons("Take the train: roll the train die")
_NO_RAILWAY = N_unavailable("there is no railway here")
_ACTIONS = (
    ("item", N_buttons("Draw an item"), N_unavailable("a small city has only events")),
    (
        "trade",
        N_buttons("Trade"),
        N_unavailable("no hunter is here to trade items with"),
    ),
)
"""The actions that a hunter has only in some places, with the reasons."""
