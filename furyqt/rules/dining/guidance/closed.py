"""The usual possibilities of a decision that are not available now, each with its reason."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from furyqt.rules.core.agenda import pending_decision
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import NONE
from furyqt.rules.dining import words
from furyqt.rules.dining.guidance.why_not import MISSING, missing, space_reason
from furyqt.rules.dining.observation import DiningObservation
from furyqt.rules.dining.spaces import LOCATIONS, NOWHERE, SPACES, location_of, stand_space
from furyqt.rules.dining.steps.conversions import Conversion
from furyqt.rules.dining.steps.dinner import DinnerChoice, most_bribes
from furyqt.rules.dining.steps.tourists import FetchedTourist, TouristMove, TouristSteps
from furyqt.rules.dining.steps.turns import HeroTurn

N_ = Texts("dining.guidance")

_NO_FETCH = N_("Fetch a Tourist from the Bus")
_NO_USE = N_("Use a Tourist")


@dataclass(frozen=True)
class ClosedOption:
    """An unavailable possibility: its name, the reason, and the space or Gift card it is about."""

    name: Text
    reason: Text
    space: int = NONE
    gift: int = NONE


def closed_options(observation: DiningObservation) -> tuple[ClosedOption, ...]:
    """Return the closed possibilities of the viewer's decision."""
    step = pending_decision(observation)
    if observation.to_move != observation.player or step is None:
        return ()
    if isinstance(step, HeroTurn | TouristMove | FetchedTourist):
        return tuple(_spaces(observation))
    if isinstance(step, TouristSteps):
        return tuple(_further_steps(observation, step))
    if isinstance(step, DinnerChoice):
        return tuple(_attendance(observation))
    return tuple(_conversions(observation, step)) if isinstance(step, Conversion) else ()


def _spaces(observation: DiningObservation) -> Iterator[ClosedOption]:
    """Yield the occupied resource spaces and the open stands that cannot be repaired."""
    tables = observation.tables
    open_stands = (
        stand_space(location, len(observation.stands[location]))
        for location in LOCATIONS
        if len(observation.stands[location]) < tables.stand_counts[location]
    )
    for space in (*tables.resource_spaces, *open_stands):
        reason = space_reason(observation, space)
        if reason is not None:
            name = words.space_name(tables.place_names[location_of(space)], space)
            yield ClosedOption(name, reason, space=space)


def _further_steps(observation: DiningObservation, step: TouristSteps) -> Iterator[ClosedOption]:
    position: Any = observation
    if not step.usable_tourists(position):
        yield ClosedOption(_NO_USE, _why_no_use(observation, step))
    if not step.tickets(position):
        yield ClosedOption(_NO_FETCH, _why_no_ticket(observation, step))


def _why_no_use(observation: DiningObservation, step: TouristSteps) -> Text:
    if step.used:
        return N_("You have already used a Tourist of this location in this turn.")
    here = location_of(observation.heroes[observation.player])
    spaces = [space for space in SPACES if observation.tourists >> space & 1]
    if not any(location_of(space) == here and space != step.arrived for space in spaces):
        return N_("There is no Tourist at the location of your Hero.")
    return N_("No space is left to which the Tourist could go.")


def _why_no_ticket(observation: DiningObservation, step: TouristSteps) -> Text:
    if step.fetched:
        return N_("You have already fetched a Tourist in this turn.")
    if observation.bus == NOWHERE or observation.bus != location_of(observation.heroes[observation.player]):
        return N_("The Bus is not at the location of your Hero.")
    if not observation.bus_tourists:
        return N_("The Bus is empty.")
    tables = observation.tables
    first, *others = (words.amount(one, tables.bus.ticket_amount) for one in tables.tickets)
    for other in others:
        first = N_("{one} or {other}").fill(one=first, other=other)
    return N_("A ticket costs {cost}.").fill(cost=first)


def _attendance(observation: DiningObservation) -> Iterator[ClosedOption]:
    position: Any = observation
    most, needed = most_bribes(position, observation.player), observation.tables.bribe.minimum
    if most < needed:
        yield ClosedOption(
            words.ATTEND,
            N_("Your Bribes are worth {value} in all; the Dinner takes {needed}.").fill(
                value=most, needed=needed
            ),
        )


def _conversions(observation: DiningObservation, step: Conversion) -> Iterator[ClosedOption]:
    position: Any = observation
    tables, player = observation.tables, observation.player
    if not step.can_convert_favor(position):
        reason = NO_CONVERSION if observation.favor[player] else NO_FAVOR
        yield ClosedOption(words.CONVERT_FAVOR, reason)
    payable = step.payable_gifts(position)
    for gift in observation.gifts[player]:
        if gift not in payable:
            row = tables.gift(gift)
            lacking = missing(observation, row.cost)
            reason = MISSING.fill(resources=words.amounts(lacking)) if lacking else NO_CONVERSION
            name = words.GIFT_IN_HAND.fill(
                gift=words.gift_name(row.name), cost=words.amounts(row.cost), points=row.points
            )
            yield ClosedOption(name, reason, gift=gift)


NO_CONVERSION = N_("You have no conversion left.")
NO_FAVOR = N_("You have no Favor.")
