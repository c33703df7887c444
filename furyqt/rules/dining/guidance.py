"""The consequences of a choice in the displayed position, and choices for several decisions in a row."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from furyqt.rules.core.agenda import Action, pending_decision
from furyqt.rules.core.series import Series
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.dining import words
from furyqt.rules.dining.actions import (
    CONVERT_FAVOR,
    Activate,
    Attend,
    BuyTicket,
    CompleteGift,
    PayBribe,
    PlaceHero,
    Send,
    Skip,
    UseCard,
)
from furyqt.rules.dining.observation import DiningObservation
from furyqt.rules.dining.spaces import LOCATION_MASKS, NOWHERE, SLOTS, is_stand, location_of
from furyqt.rules.dining.steps.abilities import COUNTS, AbilityCard, works
from furyqt.rules.dining.steps.conversions import Conversion
from furyqt.rules.dining.steps.dinner import BribeChoice, most_bribes
from furyqt.rules.dining.steps.tourists import TouristMove
from furyqt.rules.dining.steps.turns import HeroTurn
from furyqt.rules.dining.tables import TouristAbility

N_ = Texts("dining.guidance")

# ------------------------------------------------------------------------------------------------------ cards

_BOTH = N_("{first} {rest}")
_WORKS = N_("It applies to this action.")
_NO_EFFECT = N_("It has no effect after this action.")
_GAIN = N_("You gain {amount}.")
_NOTHING = N_("It gives nothing now.")
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
        return N_("You gain {amount}.").fill(amount=words.favor(favor)) if favor else _NOTHING
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


# ---------------------------------------------------------------------------------------------------- choices


def preview(observation: DiningObservation, action: Action) -> Text | None:
    """Return the consequences of an action in sentences, or None if its label says it all."""
    *sentences, last = (*_sentences(observation, action), None)
    for one in reversed(sentences):
        last = one if last is None else _BOTH.fill(first=one, rest=last)
    return last


def sent_tourist(observation: DiningObservation) -> int:
    """Return the space of the Tourist that the viewer is sending somewhere, or NOWHERE."""
    step = pending_decision(observation)
    if isinstance(step, TouristMove) and observation.to_move == observation.player:
        return step.source
    return NOWHERE


def _sentences(observation: DiningObservation, action: Action) -> Iterator[Text]:
    match action:
        case PlaceHero(space) | Send(space):
            yield from _placement(observation, space)
        case Activate(_):
            yield N_("The Tourist collects or repairs elsewhere for you; then you use a card.")
        case BuyTicket(_):
            yield N_("You keep the Tourist as a Bribe worth {value}, or use it at once.").fill(
                value=observation.tables.bribe.tourist
            )
        case UseCard(card):
            yield card_effect(observation, card)
        case CompleteGift(_):
            yield from _track(observation)
        case Attend():
            yield from _attendance(observation)
        case Skip():
            yield from _absence(observation)
        case PayBribe(kind):
            yield from _bribe(observation, kind)
        case _:
            pass


# ---------------------------------------------------------------------------------------------- the Day Phase


def _placement(observation: DiningObservation, space: int) -> Iterator[Text]:
    tables, location = observation.tables, location_of(space)
    if is_stand(space):
        yield from _clock(observation, tables.clock.repair_cost)
        yield from _repair(observation, space)
    else:
        yield from _clock(observation, tables.clock.collect_cost)
        resource = tables.products[location]
        wanted, left = tables.yields[location][space % SLOTS], observation.supply[resource]
        if observation.options.supply and left < wanted:
            yield N_("The supply has only {amount}.").fill(amount=words.amount(resource, left))
    if isinstance(pending_decision(observation), HeroTurn):
        yield from _company(observation, location)


def _clock(observation: DiningObservation, hours: int) -> Iterator[Text]:
    clock, before = observation.tables.clock, observation.clock
    after = before + hours
    if after >= clock.hours:
        yield N_("The clock goes to {hour}, and the Day ends.").fill(hour=after)
    elif before < clock.sun_hours <= after:
        yield N_("The clock goes to {hour}, and night falls.").fill(hour=after)
    else:
        yield N_("The clock goes to {hour}.").fill(hour=after)


def _repair(observation: DiningObservation, space: int) -> Iterator[Text]:
    location, tables = location_of(space), observation.tables
    owners, costs = observation.stands[location], tables.stand_costs[location]
    place = words.place_name(tables.place_names[location])
    if not owners or owners[-1] != observation.player:
        yield N_("You then control {place}.").fill(place=place)
    following = len(owners) + 1
    if following < len(costs):
        yield N_("The next stand of this location costs {cost} and gives {favor}.").fill(
            cost=words.amounts(costs[following]), favor=words.favor(tables.stand_favor[location][following])
        )


def _company(observation: DiningObservation, location: int) -> Iterator[Text]:
    """Yield sentences about the Tourists and the Bus at the location."""
    count = (observation.tourists & LOCATION_MASKS[location]).bit_count()
    if count:
        yield N_.plural("%n Tourist(s) there can be used.", count)
    if observation.bus == location and observation.bus_tourists:
        yield N_.plural("The Bus is there with %n Tourist(s).", observation.bus_tourists)


# -------------------------------------------------------------------------------------------------- at Dinner


def _track(observation: DiningObservation) -> Iterator[Text]:
    tables, track = observation.tables, observation.track[observation.player]
    slot = (~track & (track + 1)).bit_length() - 1
    if slot >= len(tables.awards):
        yield N_("Your Gifts track is full.")
        return
    resources, cards = tables.awards[slot]
    number = slot + 1
    if resources:
        yield N_("Space {number} of your Gifts track gives {award}.").fill(
            number=number, award=words.amounts(resources)
        )
    elif cards:
        yield N_.plural("Space {number} of your Gifts track gives %n more Gift card(s).", cards).fill(
            number=number
        )
    else:
        yield N_("A cube goes to space {number} of your Gifts track.").fill(number=number)


def _attendance(observation: DiningObservation) -> Iterator[Text]:
    position: Any = observation
    player, needed = observation.player, observation.tables.bribe.minimum
    yield N_("The fee is {needed}, and your Bribes are worth {value} in all.").fill(
        needed=needed, value=most_bribes(position, player)
    )
    if bites := observation.bites[player]:
        yield N_.plural("Your %n Bite(s) reduce your conversions.", bites)


def _absence(observation: DiningObservation) -> Iterator[Text]:
    player = observation.player
    if observation.bites[player] >= observation.tables.bites.maximum:
        yield N_("You have as many Bites as there can be.")
    if kept := observation.kept[player]:
        yield N_.plural("You lose %n kept Tourist(s).", kept)


def _bribe(observation: DiningObservation, kind: int) -> Iterator[Text]:
    step, tables = pending_decision(observation), observation.tables
    if isinstance(step, BribeChoice):
        yield N_("Then {value} is paid, and each point above your Bites is a conversion.").fill(
            value=step.paid + tables.bribe_values[kind]
        )


def series(observation: DiningObservation, seats: frozenset[int]) -> tuple[Series, ...]:
    """Return the conversions of two and more Favor tokens that are possible now."""
    del seats
    decision = pending_decision(observation)
    if not isinstance(decision, Conversion) or CONVERT_FAVOR not in observation.actions:
        return ()
    most = min(observation.favor[decision.diner], decision.left, decision.favor_left)
    return tuple(
        Series(_CONVERT.fill(favor=words.favor(count), count=count), (CONVERT_FAVOR,) * count)
        for count in range(2, most + 1)
    )


_CONVERT = N_("Convert {favor} into {count} VP")
