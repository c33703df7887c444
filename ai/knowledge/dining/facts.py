"""The facts about a player's choices in *Dining with Dracula*: what each can check on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from ai.reasons import ActionFact
from furyqt.rules.core.agenda import Action, play
from furyqt.rules.core.enumeration import alternatives, enumerated
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.dining import words
from furyqt.rules.dining.actions import (
    Activate,
    Attend,
    BuyTicket,
    CompleteGift,
    ConvertFavor,
    Cure,
    Discard,
    Done,
    End,
    Heal,
    Keep,
    PayBribe,
    PlaceHero,
    Send,
    Skip,
    Take,
    UseCard,
)
from furyqt.rules.dining.determinize import determinize
from furyqt.rules.dining.guidance import card_effect
from furyqt.rules.dining.observation import DiningObservation
from furyqt.rules.dining.scoring import majorities
from furyqt.rules.dining.spaces import LOCATIONS, is_stand, location_of, stand_space
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.steps.abilities import works
from furyqt.rules.dining.steps.conversions import Conversion, conversions
from furyqt.rules.dining.steps.dinner import BribeChoice, most_bribes
from furyqt.rules.dining.steps.tourists import TouristSteps
from furyqt.rules.dining.steps.workplaces import has_time, hero_mask, missing
from furyqt.rules.dining.supply import can_pay, has_cube
from furyqt.rules.dining.tables import Gift
from furyqt.rules.dining.words import PLAYERS, amounts, favor, gift_name, place_name, space_name

N_ = Texts("dining.facts")

CHANGES = (PlaceHero, Send, UseCard, Take, BuyTicket, Cure, Heal, Keep, PayBribe, CompleteGift, ConvertFavor)
"""The actions after which the tokens of the player may be others."""
CLOSE = 2
"""A rival who lacks no more tokens than this for a Gift is close to it."""
SURE_EFFECTS = ("gain_same", "gain_same_per", "favor")
"""The kinds of cards without a choice."""
MOST_NAMED = 3
"""More missing tokens than this are only counted."""

_GIFT_READY = N_("You then have everything for {gift} ({points} VP).")
_GIFT_LACKS = N_("For {gift} ({points} VP) you then still lack {missing}.")
_NO_GIFT = N_("choice {rival} brings everything for a Gift")
_GIFT_THEN_LACKS = N_("For {gift} ({points} VP) you then lack {missing}.")
_GIFT_NOW_LACKS = N_("For {gift} ({points} VP) you now lack {missing}.")
_GIFT_PAID = N_("You already have everything for {gift} ({points} VP).")
_NOT_NEEDED = N_("None of your Gifts needs more {resource}.")
_STAND = N_("You can then pay for {stand}, which gives {favor}.")
_LESS_FAVOR = N_("choice {rival} lets you pay for a stand with more Favor")
_BRIBES_LACK = N_("Your Bribes are then worth {value} of the {needed} that the Dinner takes.")
_FEE_LEFT = N_("The Bribes paid are then worth {value} of the {needed} that the Dinner takes.")
_NO_CONVERSION = N_("Your Bribes are then worth {value}, but your Bites leave no conversion.")
_TOURIST = N_("A Tourist there can then act for you, too.")
_NO_TOURIST = N_("No Tourist there can act for you afterwards.")
_ACTS = N_("The Tourist then does the action of another space for you.")
_TICKET = N_("You can then fetch a Tourist from the Bus there.")
_BARRED = N_("Your Hero then bars this space to {player}, who lacks {missing} for {gift}.")
_CONTROL = N_("You take control of {place} from {player}.")
_MAJORITY = N_("You then have the majority at {place}, worth {points} VP at the end.")
_BROKEN = N_("{player} then no longer has the majority at {place}.")
_NEXT_STAND = N_("{player} can then pay for the stand after it ({favor}).")
_LEFT_TO = N_("The Tourist at {place} then remains there for {player}.")
_USES = N_("You can convert {uses}.")
_NOTHING_TO_USE = N_("You have neither Favor nor a Gift to convert.")
_GIFT_USE = N_("{gift} ({points} VP)")
_BITTEN = N_("With this Bite you have the most that are possible.")
_NO_BITE = N_("You have as many Bites as are possible, so you receive none.")
_AWARD = N_("The cube on the Gifts track brings you {award}.")
_ENDS = N_("The clock then reads {hours}, and the Day ends.")
_FAVOR_LACKS_BRIBES = N_("You then have {favor}, but your Bribes are not enough for a Dinner yet.")


class DiningFacts:
    """The facts about the actions in one observation of a player."""

    def __init__(self, observation: DiningObservation) -> None:
        self._seen, self._player = observation, observation.player
        self._now = determinize(observation, None, 0)
        self._step: Any = observation.agenda[-1] if observation.agenda else None

    def found(self, action: Action) -> Iterator[ActionFact]:
        """Yield the facts about an action, the most important first."""
        after = play(self._now, action) if isinstance(action, CHANGES) else self._now
        if isinstance(action, PlaceHero | Send) and is_stand(action.space):
            yield from self._repair(action.space, after)
        if isinstance(action, CompleteGift | ConvertFavor):
            yield from self._conversion(action, after)
        elif isinstance(action, CHANGES):
            yield from self._gift(after)
            yield from self._stand(after)
            yield from self._bribes(action, after)
        if isinstance(action, UseCard):
            yield from self._card(action.card)
        if isinstance(action, PlaceHero):
            yield from self._tourists(after)
            yield from self._barred(action.space, after)
        if isinstance(action, PlaceHero | Send):
            yield from self._useless(action.space)
            yield from self._hours(after)
        else:
            yield from self._without_change(action)

    def _without_change(self, action: Action) -> Iterator[ActionFact]:
        """Yield the facts about an action that moves no meeple."""
        if isinstance(action, Activate):
            yield ActionFact("unused", "acts", _ACTS)
        elif isinstance(action, Discard):
            yield self._lacks(self._now.tables.gift(action.gift), self._now, _GIFT_PAID, _GIFT_NOW_LACKS)
        elif isinstance(action, Attend):
            yield from self._attendance()
        elif isinstance(action, Skip):
            yield from self._absence()
        elif isinstance(action, End | Done):
            yield from self._end()

    # Gifts, stands and Bribes

    @cached_property
    def _hand(self) -> tuple[Gift, ...]:
        return tuple(map(self._now.tables.gift, self._now.gifts[self._player]))

    def _gift(self, after: DiningState) -> Iterator[ActionFact]:
        """Yield what the Gift that comes nearest still lacks, or that a payment takes from one."""
        found = []
        for gift in self._hand:
            before, lacking = (_lack(state, self._player, gift) for state in (self._now, after))
            if before != lacking:
                found.append((lacking > before, lacking, -gift.points, gift))
        if not found:
            yield ActionFact("gift", None, None, 0.0, _NO_GIFT)
        else:
            is_less, _, _, gift = min(found, key=lambda one: one[:3])
            lacks = _GIFT_THEN_LACKS if is_less else _GIFT_LACKS
            yield self._lacks(gift, after, _GIFT_READY, lacks)

    def _lacks(self, gift: Gift, state: DiningState, ready: Text, lacks: Text) -> ActionFact:
        """Return what a player lacks for a Gift."""
        lacking = missing(state, self._player, gift.cost)
        if (tokens := _lack(state, self._player, gift)) > MOST_NAMED:
            told = N_.plural("For {gift} ({points} VP) you then lack %n tokens.", tokens)
        else:
            told = lacks if lacking else ready
        told = told.fill(gift=gift_name(gift.name), points=gift.points)
        merit = 0.0 if lacking else 1.0
        return ActionFact(
            "gift", (gift.number, lacking), told.fill(missing=amounts(lacking)), merit, _NO_GIFT
        )

    def _stand(self, after: DiningState) -> Iterator[ActionFact]:
        """Yield the best stand that can be paid for after an action and not before it."""
        found = _payable_stands(after, self._player) - _payable_stands(self._now, self._player)
        tables = after.tables
        if not found:
            yield ActionFact("stand", None, None, 0.0, _LESS_FAVOR)
        else:
            location, stand = max(found, key=lambda one: (tables.stand_favor[one[0]][one[1]], -one[0]))
            name = space_name(tables.place_names[location], stand_space(location, stand))
            told = _STAND.fill(stand=name, favor=favor(tables.stand_favor[location][stand]))
            yield ActionFact(
                "stand", (location, stand), told, float(tables.stand_favor[location][stand]), _LESS_FAVOR
            )

    def _bribes(self, action: Action, after: DiningState) -> Iterator[ActionFact]:
        """Yield what the Bribes are worth if an action changes that."""
        before, value = (most_bribes(state, self._player) for state in (self._now, after))
        if isinstance(action, PayBribe):
            yield from self._paid(action, after)
        elif value != before:
            yield self._worth(value, after)

    def _worth(self, value: int, after: DiningState) -> ActionFact:
        needed = after.tables.bribe.minimum
        left = conversions(after, self._player, value).left
        if value < needed:
            return ActionFact("bribes", value, _BRIBES_LACK.fill(value=value, needed=needed))
        if not left:
            return ActionFact("bribes", value, _NO_CONVERSION.fill(value=value))
        told = N_.plural("Your Bribes are then worth {value}, which allows %n conversions.", left)
        return ActionFact("bribes", value, told.fill(value=value))

    def _card(self, card: int) -> Iterator[ActionFact]:
        """Yield what a Tourist Ability card gives, unless that is still to be chosen."""
        ability = self._now.tables.ability(card)
        has_effect, words = works(self._now, ability, self._step.space), card_effect(self._seen, card)
        if ability.kind in SURE_EFFECTS or not has_effect:
            yield ActionFact("card", words, words, 0.0 if has_effect else -1.0)

    # Meeples

    def _tourists(self, after: DiningState) -> Iterator[ActionFact]:
        """Yield whether a Tourist can act for the player after the Hero."""
        step = after.agenda[-1] if after.agenda else None
        if not isinstance(step, TouristSteps):
            return
        can_use, can_fetch = bool(step.usable_tourists(after)), bool(step.tickets(after))
        if can_use or not can_fetch:
            yield ActionFact("tourist", can_use, _TOURIST if can_use else _NO_TOURIST)
        if can_fetch:
            yield ActionFact("bus", True, _TICKET)

    def _rivals(self) -> Iterator[int]:
        """Yield the other players in the order of their turns."""
        number = self._now.players
        yield from ((self._player + turn) % number for turn in range(1, number))

    def _barred(self, space: int, after: DiningState) -> Iterator[ActionFact]:
        """Yield which rival needs the only free resource space of a location where the Hero goes."""
        tables, location = after.tables, location_of(space)
        own = sum(1 << one for one in tables.resource_spaces if location_of(one) == location)
        if is_stand(space) or own & ~hero_mask(after):
            return
        product = tables.products[location]
        for rival in self._rivals():
            for gift in map(tables.gift, after.gifts[rival]):
                lacking = [one for one in missing(after, rival, gift.cost) if one[0] == product]
                if lacking and _lack(after, rival, gift) <= CLOSE:
                    told = _BARRED.fill(
                        player=PLAYERS[rival], missing=amounts(lacking), gift=gift_name(gift.name)
                    )
                    yield ActionFact("barred", (rival, gift.number), told)
                    return

    def _useless(self, space: int) -> Iterator[ActionFact]:
        """Yield that no Gift in hand needs what is collected."""
        product = self._now.tables.products[location_of(space)]
        lacking = {one for gift in self._hand for one, _ in missing(self._now, self._player, gift.cost)}
        if not is_stand(space) and product not in lacking:
            yield ActionFact("needed", None, _NOT_NEEDED.fill(resource=words.RESOURCE_NAMES[product]), -1.0)

    def _hours(self, after: DiningState) -> Iterator[ActionFact]:
        """Yield how many hours of the Day are left, near its end."""
        left = after.tables.clock.hours - after.clock
        if not left:
            yield ActionFact("hours", left, _ENDS.fill(hours=after.clock))
        elif left <= CLOSE:
            yield ActionFact("hours", left, N_.plural("The Day then has only %n hour(s) left.", left))

    def _repair(self, space: int, after: DiningState) -> Iterator[ActionFact]:
        """Yield whose control and majority change, and who may repair the next stand."""
        tables, location = after.tables, location_of(space)
        place, owners = place_name(tables.place_names[location]), self._now.stands[location]
        before, now = (majorities(state).get(location) for state in (self._now, after))
        if now == self._player != before:
            told = _MAJORITY.fill(place=place, points=tables.scoring.majority_vp)
            yield ActionFact("majority", (location, now), told)
        elif before is not None and now is None:
            yield ActionFact("majority", (location, now), _BROKEN.fill(place=place, player=PLAYERS[before]))
        if owners and owners[-1] != self._player:
            yield ActionFact("control", location, _CONTROL.fill(place=place, player=PLAYERS[owners[-1]]))
        yield self._favor(after)
        for rival in self._rivals():
            stand = len(after.stands[location])
            if (location, stand) in _payable_stands(after, rival):
                told = _NEXT_STAND.fill(
                    player=PLAYERS[rival], favor=favor(tables.stand_favor[location][stand])
                )
                yield ActionFact("next stand", (rival, location), told)
                return

    def _favor(self, after: DiningState) -> ActionFact:
        """Return how much Favor a player then has, and how many conversions for it."""
        own, value = after.favor[self._player], most_bribes(after, self._player)
        left = conversions(after, self._player, value).left
        if value < after.tables.bribe.minimum:
            return ActionFact("favor", (own, 0), _FAVOR_LACKS_BRIBES.fill(favor=favor(own)))
        told = N_.plural("You then have {favor}, and Bribes for %n conversions.", left)
        return ActionFact("favor", (own, left), told.fill(favor=favor(own)))

    # The Dinner

    def _uses(self, state: DiningState, hand: Sequence[Gift]) -> list[Text]:
        """Return what a player can convert: the Favor, and each of some Gifts that the tokens pay."""
        own = state.favor[self._player]
        gifts = [gift for gift in hand if can_pay(state, self._player, gift.cost)]
        told = [_GIFT_USE.fill(gift=gift_name(gift.name), points=gift.points) for gift in gifts]
        return [favor(own), *told] if own else told

    def _attendance(self) -> Iterator[ActionFact]:
        """Yield what can be done at the Dinner."""
        yield self._convertible(self._now)
        left = conversions(self._now, self._player, most_bribes(self._now, self._player)).left
        yield ActionFact("conversions", left, N_.plural("Your Bribes allow %n conversions at most.", left))

    def _convertible(self, state: DiningState) -> ActionFact:
        """Return what a player can convert."""
        uses = self._uses(state, self._hand)
        return ActionFact("uses", tuple(uses), _USES.fill(uses=enumerated(uses)) if uses else _NOTHING_TO_USE)

    def _absence(self) -> Iterator[ActionFact]:
        """Yield what staying away costs."""
        bites, most = self._now.bites[self._player], self._now.tables.bites.maximum
        if bites >= most:
            yield ActionFact("bites", bites, _NO_BITE)
        elif bites + 1 == most:
            yield ActionFact("bites", bites, _BITTEN)
        else:
            told = N_.plural(
                "You then have %n Bite(s), and each costs a conversion at every Dinner.", bites + 1
            )
            yield ActionFact("bites", bites, told)

    def _paid(self, action: PayBribe, after: DiningState) -> Iterator[ActionFact]:
        """Yield how many conversions are paid, and what for."""
        value = self._step.paid + after.tables.bribe_values[action.kind]
        if value < (needed := after.tables.bribe.minimum):
            yield ActionFact("conversions", -value, _FEE_LEFT.fill(value=value, needed=needed))
        else:
            left = conversions(after, self._player, value).left
            told = N_.plural("You then have paid for %n conversions.", left)
            yield ActionFact("conversions", left, told)
        yield self._convertible(after)

    def _conversion(self, action: CompleteGift | ConvertFavor, after: DiningState) -> Iterator[ActionFact]:
        """Yield what a conversion brings and leaves."""
        if isinstance(action, CompleteGift):
            track, awards = self._now.track[self._player], self._now.tables.awards
            slot = (~track & (track + 1)).bit_length() - 1
            if slot < len(awards) and awards[slot][0] and after.track[self._player] != track:
                yield ActionFact("award", slot, _AWARD.fill(award=amounts(awards[slot][0])))
        left = self._step.left - (isinstance(action, ConvertFavor) or after.options.gift_conversion)
        hand = [gift for gift in self._hand if gift.number != getattr(action, "gift", 0)]
        uses = self._uses(after, hand)
        if left and uses:
            told = N_.plural("%n conversion(s) would be left for {uses}.", left)
            yield ActionFact("left", (left, len(uses)), told.fill(uses=alternatives(uses)))

    def _end(self) -> Iterator[ActionFact]:
        """Yield what is not done any more."""
        step, player = self._step, self._player
        if isinstance(step, Conversion) and step.left:
            yield ActionFact(
                "unused", step.left, N_.plural("%n conversion(s) would remain unused.", step.left)
            )
        elif isinstance(step, BribeChoice):
            left = conversions(self._now, player, step.paid).left
            yield ActionFact("conversions", left, N_.plural("So far you have paid for %n conversions.", left))
            yield self._convertible(self._now)
        elif isinstance(step, TouristSteps) and step.usable_tourists(self._now):
            place = place_name(self._now.tables.place_names[location_of(self._now.heroes[player])])
            rival = next(self._rivals())
            yield ActionFact("unused", rival, _LEFT_TO.fill(place=place, player=PLAYERS[rival]))


def _lack(state: DiningState, player: int, gift: Gift) -> int:
    """Return the number of tokens that a player lacks for a Gift."""
    return sum(count for _, count in missing(state, player, gift.cost))


def _payable_stands(state: DiningState, player: int) -> set[tuple[int, int]]:
    """Return the next stand of each location that a player can pay for, as location and number."""
    tables = state.tables
    if not has_cube(state, player) or not has_time(tables, state.clock, tables.clock.repair_cost):
        return set()
    nexts = ((location, len(state.stands[location])) for location in LOCATIONS)
    return {
        (location, stand)
        for location, stand in nexts
        if stand < tables.stand_counts[location]
        and can_pay(state, player, tables.stand_costs[location][stand])
    }
