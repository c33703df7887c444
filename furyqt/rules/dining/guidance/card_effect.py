"""The effect that a Tourist Ability card would have after the action just done."""

from __future__ import annotations

from typing import Any

from furyqt.rules.core.agenda import pending_decision
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.dining import words
from furyqt.rules.dining.observation import DiningObservation
from furyqt.rules.dining.spaces import location_of
from furyqt.rules.dining.steps.abilities import COUNTS, AbilityCard, works
from furyqt.rules.dining.tables import TouristAbility

N_ = Texts("dining.guidance")

_BOTH = N_("{first} {rest}")
_WORKS = N_("It works for this action.")
_NO_EFFECT = N_("It has no effect after this action.")
_GAIN = N_("You gain {amount}.")
_NOTHING = N_("It brings nothing now.")
_NEW_ROW = N_("Then a new row is dealt.")


def card_effect(observation: DiningObservation, card: int) -> Text:
    """Return the effect of a card in this position, and whether a new row follows."""
    text = _effect(observation, observation.tables.ability(card))
    return text if len(observation.row_up) > 1 else _BOTH.fill(first=text, rest=_NEW_ROW)


def _effect(observation: DiningObservation, ability: TouristAbility) -> Text:
    """Return what the card brings; one with a choice only works or does not."""
    step, seen = pending_decision(observation), _any(observation)
    if not isinstance(step, AbilityCard) or not works(seen, ability, step.space):
        return _NO_EFFECT
    if ability.kind == "favor":
        favor = _limited(observation, ability.amount, observation.favor_supply)
        return N_("You gain {count} Favor.").fill(count=favor) if favor else _NOTHING
    if ability.kind not in ("gain_same", "gain_same_per"):
        return _WORKS
    resource = observation.tables.products[location_of(step.space)]
    wanted = ability.amount
    if ability.kind == "gain_same_per":
        wanted = min(COUNTS[ability.per](seen, step), ability.most)
    amount = _limited(observation, wanted, observation.supply[resource])
    cured = min(ability.bites, observation.bites[observation.player])
    gain = _GAIN.fill(amount=words.amount(resource, amount)) if amount else None
    cure = N_.plural("You return %n Bite(s).", cured) if cured else None
    if gain is not None and cure is not None:
        return _BOTH.fill(first=gain, rest=cure)
    return gain or cure or _NOTHING


def _limited(observation: DiningObservation, wanted: int, left: int) -> int:
    return min(wanted, left) if observation.options.supply else wanted


def _any(observation: DiningObservation) -> Any:
    """Return an observation for functions that read a state; both have the same fields."""
    return observation
