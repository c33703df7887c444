"""The power cards that Dracula cannot use in his movement step, with reasons."""

from __future__ import annotations

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.actions import Placement
from furyqt.rules.fury3.decks import Power
from furyqt.rules.fury3.guidance.distance import known_den
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import DRACULA_FIGURE, SEAS
from furyqt.views.boards.board import ClosedChoice
from furyqt.views.boards.fury3.choices import power_key
from furyqt.views.boards.fury3.figures import LETTERS

N_ = Texts("fury3.unavailable")


def closed_powers(observation: Fury3Observation) -> tuple[ClosedChoice, ...]:
    """Return each power card without an action, in the advanced game."""
    if observation.options.game != "advanced":
        return ()
    usable = {action.power for action in observation.actions if isinstance(action, Placement)}
    return tuple(
        ClosedChoice(
            words.power_text(power),
            _why_not(observation, power),
            power_key(power),
            LETTERS[DRACULA_FIGURE],
        )
        for power in Power
        if power not in usable
    )


def _why_not(observation: Fury3Observation, power: Power) -> Text:
    """Return the first reason that applies (R6.7, R7.1, R7.6)."""
    if any(spot is not None and spot.power == power for spot in observation.trail):
        return N_("The card is on the trail.")
    if power == Power.MISDIRECT:
        return N_("No hideout of the trail can be cleared for it.")
    here = known_den(observation)
    if power == Power.WOLF_FORM:
        return _AT_SEA if here in SEAS else N_("No city within two roads is free.")
    if _is_holy(observation, here):
        return N_("Dracula must leave holy ground.")
    if here not in {spot.place for spot in observation.trail if spot is not None}:
        return N_("The card of Dracula's place has just left the trail.")
    if power == Power.HIDE and here in SEAS:
        return _AT_SEA
    return N_("Not while Dracula is revealed.")


def _is_holy(observation: Fury3Observation, place: int) -> bool:
    return place == observation.consecrated or any(city == place for city, _ in observation.hosts)


_AT_SEA = N_("Not at sea.")
