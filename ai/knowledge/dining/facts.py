"""The facts about a player's choices in *Dining with Dracula*: what each can check on the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, NamedTuple

from msgspec.structs import replace

from ai.knowledge.dining.dinner_facts import DinnerFacts, bribes_worth, lack
from ai.knowledge.dining.way_on import WayOn, differences, way_on
from ai.reasons import ActionFact
from furyqt.rules.core.agenda import Action, play
from furyqt.rules.core.enumeration import alternatives, enumerated
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.dining import words
from furyqt.rules.dining.actions import (
    Activate,
    BuyTicket,
    Cure,
    Discard,
    End,
    Heal,
    Keep,
    PlaceHero,
    Send,
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
from furyqt.rules.dining.steps.ability_choices import GiftExchange, ResourceSwap
from furyqt.rules.dining.steps.conversions import Conversion
from furyqt.rules.dining.steps.dinner import BribeChoice, DinnerChoice
from furyqt.rules.dining.steps.tourists import TouristSteps
from furyqt.rules.dining.steps.workplaces import has_time, hero_mask, missing
from furyqt.rules.dining.supply import has_cube
from furyqt.rules.dining.tables import BLOOD, SHEEP, Amounts, Gift
from furyqt.rules.dining.words import PLAYERS, amounts, favor, gift_name, place_name, space_name, tourist_name

N_ = Texts("dining.facts")

CHANGES = (Take, Cure, Heal, Keep)
"""Actions that only change the player's tokens."""
WITH_MORE = (PlaceHero, Send, UseCard, Activate, BuyTicket)
"""The actions after which the same turn goes on with what they allow."""
AT_DINNER = (DinnerChoice, BribeChoice, Conversion)
CLOSE = 2
"""A rival who lacks no more tokens than this for a Gift is close to it."""
NEAR = 1
"""A stand for which no more tokens than this are missing is near."""
SURE_EFFECTS = ("gain_same", "gain_same_per", "favor")
"""The kinds of cards without a choice."""
MOST_NAMED = 3
"""More missing tokens than this are only counted."""
NOTICED = 2
"""The Favor by which one stand is noticeably better than another."""

_NO_GIFT = N_("choice {rival} brings everything for a Gift")
_LESS_FAVOR = N_("choice {rival} lets you pay for a stand with more Favor")


class _Tense(NamedTuple):
    """The sentences about a position right after a choice, or at the end of the turn."""

    ready: Text
    still: Text
    """A Gift lacks less than before."""
    less: Text
    """A Gift lacks more than before."""
    far: Text
    stand: Text
    near_stand: Text
    fee_lacks: Text
    no_conversion: Text
    worth: Text


_THEN = _Tense(
    N_("You then have everything for {gift} ({points} VP)."),
    N_("For {gift} ({points} VP) you then still lack {missing}."),
    N_("For {gift} ({points} VP) you then lack {missing}."),
    N_.plural("For {gift} ({points} VP) you then lack %n of {all} tokens.", 0),
    N_("You can then pay for {stand} ({favor})."),
    N_("For {stand} ({favor}) you then still lack {missing}."),
    N_("Your Bribes are then worth {value} of the {needed} that the Dinner takes."),
    N_("Your Bribes are then worth {value}, but your Bites leave no conversion."),
    N_.plural("Your Bribes are then worth {value}, which allows %n conversions.", 0),
)
_AFTER_TURN = _Tense(
    N_("After this turn you can have everything for {gift} ({points} VP)."),
    N_("After this turn you may lack only {missing} for {gift} ({points} VP)."),
    N_("After this turn you would lack {missing} for {gift} ({points} VP)."),
    N_.plural("After this turn you would lack %n of {all} tokens for {gift} ({points} VP).", 0),
    N_("After this turn you can have everything for {stand} ({favor})."),
    N_("After this turn you may lack only {missing} for {stand} ({favor})."),
    N_("After this turn your Bribes can be worth {value} of the {needed} that the Dinner takes."),
    N_("After this turn your Bribes can be worth {value}, but your Bites leave no conversion."),
    N_.plural("After this turn your Bribes can be worth {value}, which allows %n conversions.", 0),
)

_GIFT_NOW_LACKS = N_("For {gift} ({points} VP) you now lack {missing}.")
_GIFT_NOW_FAR = N_.plural("For {gift} ({points} VP) you now lack %n of {all} tokens.", 0)
_GIFT_PAID = N_("You already have everything for {gift} ({points} VP).")
_ALL_GIFTS_NEAR = N_.plural("None of your Gifts lacks more than %n token(s).", 0)
_NOT_NEEDED = N_("None of your Gifts needs more of this ({resource}).")
_TICKET = N_("You can then pay for a Tourist from the Bus, a Bribe worth {value}.")
_CURE = N_("You can then pay for the return of a Bite.")
_NO_TOURIST = N_("No Tourist there can act for you afterwards.")
_ONE = N_.plural("A Tourist can then go {place:to}: this turn can bring {gain} in %n hour(s).", 0)
_ONE_WITH_CARD = N_.plural(
    "A Tourist can then go {place:to} with the card {card}: this turn can bring {gain} in %n hour(s).", 0
)
_SEVERAL = N_.plural("%n Tourists can then act for you: this turn can bring {gain} in {hours} h.", 0)
_FETCHED = N_("You can then fetch a Tourist from the Bus: this turn can bring {gain}.")
_SENT = N_("The Tourist can go {place:to}, which brings {gain}.")
_SENT_WITH_CARD = N_("The Tourist can go {place:to} with the card {card}, which brings {gain}.")
_WITH_CARD = N_("With the card {card} this can bring {gain}.")
_NO_CARD = N_("No faceup card has an effect there.")
_CARD = N_("The card can bring {gain}.")
_YIELD = N_("{gain} for {cost}")
_KEEPS = N_("You keep {amount} that you took.")
_FITS = N_.plural("The card fits only %n of the {all} locations, so a chance to use it is rare.", 0)
_FITS_MORE = N_("choice {rival} uses up a card that fits fewer of the locations ({other} instead of {own})")
_STEP = 3
"""The number of locations by which one card noticeably fits more than another."""
_GIVEN_UP = N_("You leave a Tourist unused, who could go {place:to} and bring {gain}.")
_LOST_USE = N_("a Tourist who could go {place:to} and bring {gain} stays unused")
_SPARED = N_("You keep {cost} that the Tourist would spend.")
_STAYS = N_("The other Tourist stays {place:at}, {space}, where no further Tourist can go.")
_LEFT_IN_BUS = N_("You keep {cost} and leave a Tourist in the Bus, a Bribe worth {value}.")
_STAY_UP = N_("These cards would have an effect and stay faceup: {cards}.")
_LEFT_TO = N_("The Tourist at {place} then remains there for {player}.")
_BARRED = N_("Your Hero then bars this space to {player}, who lacks {missing} for {gift}.")
_BETTER_SPACE = N_("Your Hero takes the space for {amount} from {player}, who lacks {missing} for {gift}.")
_LAST_TOKENS = N_("The supply then has no {resource} left.")
_CONTROL = N_("You take control of {place} from {player}.")
_BUS_PAYS = N_("While you control {place}, the Bus pays you {gain} whenever it stops there.")
_MAJORITY = N_("You then have the majority at {place}, worth {points} VP at the end.")
_BROKEN = N_("{player} then no longer has the majority at {place}.")
_RIVAL_STAND = N_("{player} could pay for this stand, too.")
_NEXT_STAND = N_("{player} can then pay for the stand after it ({favor}).")
_DAY_ENDS = N_("The clock then reads {hours}: the Day ends, and {player} begins the next one.")
_LAST_DAY_ENDS = N_("The clock then reads {hours}: the last Day ends.")
_LAST_TURN = N_.plural("The Day then has %n hour(s) left, so this is your last turn before the Dinner.", 0)
_FEW_HOURS = N_.plural(
    "The Day then has %n hour(s) left, which your rivals can use up before your next turn.", 0
)
_FAVOR_LACKS_BRIBES = N_("You then have {favor}, but your Bribes are not enough for a Dinner yet.")
_CONVERSIONS = N_.plural("You then have {favor}, and Bribes for %n conversions.", 0)


class DiningFacts:
    """The facts about the actions in one observation of a player."""

    def __init__(self, observation: DiningObservation) -> None:
        self._seen, self._player = observation, observation.player
        self._now = determinize(observation, None, 0)
        self._step: Any = observation.agenda[-1] if observation.agenda else None

    def found(self, action: Action) -> Iterator[ActionFact]:
        """Yield the facts about an action, the most important first."""
        if isinstance(self._step, AT_DINNER):
            yield from DinnerFacts(self._now, self._player).found(action)
        elif isinstance(action, WITH_MORE):
            yield from self._with_more(action)
            if isinstance(action, Activate):
                yield ActionFact("active", True, None, 0.0)
                yield from self._other_tourist(action)
        elif isinstance(action, CHANGES):
            after = play(self._now, action)
            yield from self._tokens(after, _THEN)
            if isinstance(action, Take):
                yield from self._taken(action.resource, after)
        elif isinstance(action, Discard):
            yield self._lacks(self._now.tables.gift(action.gift), self._now, _GIFT_PAID, _GIFT_NOW_LACKS)
        elif isinstance(action, End):
            yield from self._end()
        elif isinstance(self._step, GiftExchange):
            yield self._kept_gifts()
        elif isinstance(self._step, ResourceSwap):
            yield ActionFact("kept", True, _KEEPS.fill(amount=words.amount(self._step.given, 1)))

    def _with_more(self, action: Action) -> Iterator[ActionFact]:
        """Yield the facts about an action after which the turn goes on."""
        after, way = (
            play(self._now, action),
            way_on(self._now, action, is_whole=isinstance(action, PlaceHero)),
        )
        yield from self._turn(action, way)
        if isinstance(action, PlaceHero | Send) and is_stand(action.space):
            yield from self._repair(action.space, after)
        yield from self._tokens(way.end, _AFTER_TURN if len(way.actions) > 1 else _THEN)
        if isinstance(action, PlaceHero):
            yield from self._barred(action.space, after)
        if isinstance(action, UseCard):
            yield from self._fits(action.card)
        if isinstance(action, PlaceHero | Send):
            yield from self._hours(after)
            if not is_stand(action.space):
                yield from self._taken(self._now.tables.products[location_of(action.space)], after)

    def _tokens(self, after: DiningState, tense: _Tense) -> Iterator[ActionFact]:
        """Yield what the tokens of a later position are good for."""
        yield from self._gift(after, tense)
        yield from self._stand(after, tense)
        yield from self._bribes(after, tense)

    # The rest of the turn

    def _turn(self, action: Action, way: WayOn) -> Iterator[ActionFact]:
        """Yield what the turn can bring, with the Tourists who can act in it."""
        more, paid = differences(self._now, way.end, self._player)
        new_favor = way.end.favor[self._player] - self._now.favor[self._player]
        kept = way.end.kept[self._player] - self._now.kept[self._player]
        gain = self._yield(way.end, more, paid)
        told = self._way_words(action, way, gain)
        is_idle = told in (_NO_TOURIST, _NO_CARD)
        if isinstance(action, UseCard):
            is_idle = not works(self._now, self._now.tables.ability(action.card), self._step.space)
        yield ActionFact("turn", (more, paid, new_favor, kept), told, -1.0 if is_idle else None)

    def _gain(self, end: DiningState, more: Amounts) -> Text:
        """Return in words what the player has more of at the end of the turn."""
        player, now = self._player, self._now
        gains = [words.amount(resource, count) for resource, count in more]
        if new_favor := end.favor[player] - now.favor[player]:
            gains.append(favor(new_favor))
        if (kept := end.kept[player] - now.kept[player]) > 0:
            gains.append(N_.plural("%n Tourist(s) for Bribes", kept))
        if (cured := now.bites[player] - end.bites[player]) > 0:
            gains.append(N_.plural("the return of %n Bite(s)", cured))
        return enumerated(gains) if gains else words.FREE_OF_CHARGE

    def _yield(self, end: DiningState, more: Amounts, paid: Amounts) -> Text:
        """Return the same with its costs."""
        gain = self._gain(end, more)
        return _YIELD.fill(gain=gain, cost=amounts(paid)) if paid else gain

    def _way_words(self, action: Action, way: WayOn, gain: Text) -> Text | None:
        """Return a sentence about the rest of the turn; None if there is nothing to say."""
        tables = self._now.tables
        card = tourist_name(tables.ability(way.card).name) if way.card else None
        hours = way.end.clock - self._now.clock
        if isinstance(action, UseCard):
            return self._card(action.card, gain)
        if isinstance(action, Send):
            return _NO_CARD if card is None else _WITH_CARD.fill(card=card, gain=gain)
        if not way.spaces:
            fetched = way.end.kept[self._player] > self._now.kept[self._player]
            if isinstance(action, PlaceHero) and fetched:
                return _FETCHED.fill(gain=gain)
            return _NO_TOURIST if isinstance(action, PlaceHero) and not self._has_tourist(action) else None
        place = place_name(tables.place_names[location_of(way.spaces[0])])
        if not isinstance(action, PlaceHero):
            told = _SENT if card is None else _SENT_WITH_CARD.fill(card=card)
            return told.fill(place=place, gain=gain)
        if len(way.spaces) > 1:
            return _with_number(_SEVERAL, len(way.spaces)).fill(gain=gain, hours=hours)
        told = _ONE if card is None else _ONE_WITH_CARD.fill(card=card)
        return _with_number(told, hours).fill(place=place, gain=gain)

    def _has_tourist(self, action: PlaceHero) -> bool:
        """Return whether the turn can go on with a Tourist after the Hero is placed."""
        after = play(self._now, action)
        step = after.agenda[-1] if after.agenda else None
        if not isinstance(step, TouristSteps) or step.diner != self._player:
            return False
        return bool(step.usable_tourists(after) or step.tickets(after))

    def _other_tourist(self, action: Activate) -> Iterator[ActionFact]:
        """Yield the space that another Tourist of the location still occupies."""
        others = [space for space in self._step.usable_tourists(self._now) if space != action.space]
        if others:
            name = self._now.tables.place_names[location_of(others[0])]
            yield ActionFact("other", others[0], words.with_space(_STAYS, name, others[0]))

    def _card(self, card: int, gain: Text) -> Text:
        """Return what a Tourist Ability card gives."""
        ability = self._now.tables.ability(card)
        if ability.kind in SURE_EFFECTS or not works(self._now, ability, self._step.space):
            return card_effect(self._seen, card)
        return _CARD.fill(gain=gain)

    def _fits(self, card: int) -> Iterator[ActionFact]:
        """Yield at how many locations a card works, or which cards one without an effect leaves for later."""
        tables = self._now.tables
        if works(self._now, tables.ability(card), self._step.space):
            always = replace(tables.ability(card), half="")
            stands = (stand_space(location, 0) for location in LOCATIONS)
            spaces = (*tables.resource_spaces, *stands)
            fits = len({location_of(one) for one in spaces if works(self._now, always, one)})
            told = _with_number(_FITS, fits).fill(all=len(LOCATIONS)) if fits <= _STEP else None
            yield ActionFact("fits", fits, told, (len(LOCATIONS) - fits) / _STEP, _FITS_MORE, fits)
            return
        row = map(tables.ability, self._now.row_up)
        names = [tourist_name(one.name) for one in row if works(self._now, one, self._step.space)]
        if names:
            told = _STAY_UP.fill(cards=enumerated(names))
            yield ActionFact("fits", 0, told)

    def _end(self) -> Iterator[ActionFact]:
        """Yield which Tourist is left unused, and who comes next."""
        step, now = self._step, self._now
        if isinstance(step, TouristSteps) and (tickets := step.tickets(now)):
            price = now.tables.bus.ticket_amount
            cost = alternatives(words.amount(one.resource, price) for one in tickets)
            told = _LEFT_IN_BUS.fill(cost=cost, value=now.tables.bribe.tourist)
            yield ActionFact("bus", True, told)
        if not isinstance(step, TouristSteps) or not (usable := step.usable_tourists(now)):
            return
        found = [way_on(self._now, Activate(space), is_whole=False) for space in usable]
        way = max(found, key=lambda one: sum(one.end.resources[self._player]))
        if way.spaces:
            more, paid = differences(self._now, way.end, self._player)
            place = place_name(self._now.tables.place_names[location_of(way.spaces[0])])
            told = _GIVEN_UP.fill(place=place, gain=self._yield(way.end, more, paid))
            lost = _LOST_USE.fill(place=place, gain=self._yield(way.end, more, paid))
            yield ActionFact("active", False, told, -1.0, lost)
            if paid:
                yield ActionFact("spared", paid, _SPARED.fill(cost=amounts(paid)))
        place = place_name(self._now.tables.place_names[location_of(self._now.heroes[self._player])])
        rival = next(self._rivals())
        yield ActionFact("unused", rival, _LEFT_TO.fill(place=place, player=PLAYERS[rival]), -1.0)

    # Gifts, stands and Bribes

    @cached_property
    def _hand(self) -> tuple[Gift, ...]:
        return tuple(map(self._now.tables.gift, self._now.gifts[self._player]))

    def _gift(self, after: DiningState, tense: _Tense) -> Iterator[ActionFact]:
        """Yield what the Gift that comes nearest still lacks, or that a payment takes from one."""
        found = []
        for gift in self._hand:
            before, lacking = (lack(state, self._player, gift) for state in (self._now, after))
            if before != lacking:
                found.append((lacking > before, lacking, -gift.points, gift))
        if found:
            is_less, _, _, gift = min(found, key=lambda one: one[:3])
            lacks = tense.less if is_less else tense.still
            yield self._lacks(gift, after, tense.ready, lacks, tense.far)
        is_ready = any(not is_less and not lacking for is_less, lacking, _, _ in found)
        yield ActionFact("ready", is_ready, None, float(is_ready), _NO_GIFT)

    def _lacks(
        self, gift: Gift, state: DiningState, ready: Text, lacks: Text, far: Text = _GIFT_NOW_FAR
    ) -> ActionFact:
        """Return what a player lacks for a Gift."""
        lacking, told = missing(state, self._player, gift.cost), ready
        if (tokens := lack(state, self._player, gift)) > MOST_NAMED:
            told = _with_number(far, tokens).fill(all=sum(count for _, count in gift.cost))
        elif lacking:
            told = lacks.fill(missing=amounts(lacking))
        told = told.fill(gift=gift_name(gift.name), points=gift.points)
        return ActionFact("gift", (gift.number, lacking), told)

    def _kept_gifts(self) -> ActionFact:
        """Return how many tokens the player lacks at most for a Gift."""
        most = max(lack(self._now, self._player, gift) for gift in self._hand)
        return ActionFact("gift", most, _with_number(_ALL_GIFTS_NEAR, most))

    def _stand(self, after: DiningState, tense: _Tense) -> Iterator[ActionFact]:
        """Yield the best stand that comes within the player's means, or within one token of them."""
        payable, before = (_stands_in_reach(state, self._player, 0) for state in (after, self._now))
        tables, told = after.tables, tense.stand
        found = set(payable) - set(before)
        if not found:
            near = _stands_in_reach(after, self._player, NEAR)
            found = set(near) - set(_stands_in_reach(self._now, self._player, NEAR)) - set(payable)
            told = tense.near_stand
        if not found:
            yield ActionFact("means", 0, None, 0.0, _LESS_FAVOR)
            return
        location, stand = max(found, key=lambda one: (tables.stand_favor[one[0]][one[1]], -one[0]))
        name = space_name(tables.place_names[location], stand_space(location, stand))
        gives = tables.stand_favor[location][stand]
        lacking = missing(after, self._player, tables.stand_costs[location][stand])
        told = told.fill(stand=name, favor=favor(gives), missing=amounts(lacking))
        yield ActionFact("stand", (location, stand, lacking), told)
        means = 0 if lacking else gives
        yield ActionFact("means", means, None, means / NOTICED, _LESS_FAVOR)

    def _bribes(self, after: DiningState, tense: _Tense) -> Iterator[ActionFact]:
        """Yield what the Bribes are worth if an action changes that."""
        before, now = (bribes_worth(state, self._player) for state in (self._now, after))
        if now == before:
            return
        value, left = now
        if value < (needed := after.tables.bribe.minimum):
            told = tense.fee_lacks.fill(needed=needed)
        else:
            told = _with_number(tense.worth, left) if left else tense.no_conversion
        yield ActionFact("bribes", now, told.fill(value=value))

    # Meeples

    def _rivals(self) -> Iterator[int]:
        """Yield the other players in the order of their turns."""
        number = self._now.players
        yield from ((self._player + turn) % number for turn in range(1, number))

    def _barred(self, space: int, after: DiningState) -> Iterator[ActionFact]:
        """Yield which rival needs the only free or the larger space of a location where the Hero goes."""
        tables, location = after.tables, location_of(space)
        if is_stand(space):
            return
        own = sum(1 << one for one in tables.resource_spaces if location_of(one) == location)
        left = own & ~hero_mask(after)
        if left and not _is_largest(after, space):
            return
        product = tables.products[location]
        for rival in self._rivals():
            for gift in map(tables.gift, after.gifts[rival]):
                lacking = [one for one in missing(after, rival, gift.cost) if one[0] == product]
                is_close = lacking and lack(after, rival, gift) <= CLOSE
                if is_close and (not left or lacking[0][1] > 1):
                    told = _BETTER_SPACE if left else _BARRED
                    told = told.fill(
                        player=PLAYERS[rival], missing=amounts(lacking), gift=gift_name(gift.name)
                    )
                    told = told.fill(amount=words.amount(product, tables.printed_yield(space)))
                    yield ActionFact("barred", (rival, gift.number), told)
                    return

    def _taken(self, product: int, after: DiningState) -> Iterator[ActionFact]:
        """Yield what else a collected resource pays for, that no Gift needs it, and that none is left."""
        tables, own, name = after.tables, self._now.resources[self._player], words.RESOURCE_NAMES[product]
        if product in tables.tickets and not any(own[one] for one in tables.tickets):
            yield ActionFact("ticket", True, _TICKET.fill(value=tables.bribe.tourist))
        if (
            product in tables.cures
            and after.bites[self._player]
            and not any(own[one] for one in tables.cures)
        ):
            yield ActionFact("cure", True, _CURE)
        if after.options.supply and not after.supply[product]:
            yield ActionFact("supply", product, _LAST_TOKENS.fill(resource=name))
        lacking = {one for gift in self._hand for one, _ in missing(self._now, self._player, gift.cost)}
        costs = {one for stands in tables.stand_costs for cost in stands for one, _ in cost}
        if product not in lacking | costs - {*tables.tickets, *tables.cures} | {BLOOD, SHEEP}:
            yield ActionFact("needed", None, _NOT_NEEDED.fill(resource=name), -1.0)

    def _hours(self, after: DiningState) -> Iterator[ActionFact]:
        """Yield how many hours of the Day are left near its end, and who has the next turn."""
        left, hours = after.tables.clock.hours - after.clock, after.clock
        if not left and after.round == after.tables.components.rounds:
            yield ActionFact("hours", left, _LAST_DAY_ENDS.fill(hours=hours))
        elif not left:
            rival = next(self._rivals())
            yield ActionFact("hours", left, _DAY_ENDS.fill(hours=hours, player=PLAYERS[rival]))
        elif left < after.players:
            yield ActionFact("hours", left, _with_number(_LAST_TURN, left))
        elif left <= CLOSE:
            yield ActionFact("hours", left, _with_number(_FEW_HOURS, left))

    def _repair(self, space: int, after: DiningState) -> Iterator[ActionFact]:
        """Yield whose control and majority change, and who may repair this stand or the next one."""
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
        elif not owners and after.round < tables.components.rounds:
            gain = words.amount(tables.products[location], tables.bus.controller_bonus)
            yield ActionFact("control", location, _BUS_PAYS.fill(place=place, gain=gain))
        stand = (location, len(owners))
        rival = next((one for one in self._rivals() if stand in _stands_in_reach(self._now, one, 0)), None)
        if rival is not None:
            yield ActionFact("rival stand", (rival, stand), _RIVAL_STAND.fill(player=PLAYERS[rival]))
        for rival in self._rivals():
            stand = (location, len(after.stands[location]))
            if stand in _stands_in_reach(after, rival, 0):
                gives = favor(tables.stand_favor[location][stand[1]])
                told = _NEXT_STAND.fill(player=PLAYERS[rival], favor=gives)
                yield ActionFact("next stand", (rival, location), told, -1.0)
                break
        yield self._favor(after)

    def _favor(self, after: DiningState) -> ActionFact:
        """Return how much Favor a player then has, and how many conversions for it."""
        own, (value, left) = after.favor[self._player], bribes_worth(after, self._player)
        if value < after.tables.bribe.minimum:
            return ActionFact("favor", (own, 0), _FAVOR_LACKS_BRIBES.fill(favor=favor(own)), -1.0)
        return ActionFact("favor", (own, left), _with_number(_CONVERSIONS, left).fill(favor=favor(own)))


def _with_number(told: Text, number: int) -> Text:
    """Return a sentence with its number, which decides about singular and plural."""
    return replace(told, number=number)


def _is_largest(state: DiningState, space: int) -> bool:
    """Return whether a resource space gives more than every other one of its location."""
    tables, here = state.tables, location_of(space)
    others = [one for one in tables.resource_spaces if location_of(one) == here and one != space]
    return all(tables.printed_yield(one) < tables.printed_yield(space) for one in others)


def _stands_in_reach(state: DiningState, player: int, most: int) -> list[tuple[int, int]]:
    """Return the next stand of each location for which a player lacks at most so many tokens."""
    tables = state.tables
    if not has_cube(state, player) or not has_time(tables, state.clock, tables.clock.repair_cost):
        return []
    nexts = ((location, len(state.stands[location])) for location in LOCATIONS)
    return [
        (location, stand)
        for location, stand in nexts
        if stand < tables.stand_counts[location]
        and sum(count for _, count in missing(state, player, tables.stand_costs[location][stand])) <= most
    ]
