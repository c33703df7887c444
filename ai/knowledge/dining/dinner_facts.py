"""The facts about a player's choices at a Dinner: the VP that it can bring, and what the Bribes cost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from ai.knowledge.dining.dinner_plan import best_plan
from ai.reasons import ActionFact
from furyqt.rules.core.agenda import Action, play
from furyqt.rules.core.enumeration import alternatives, enumerated
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.dining.actions import (
    Attend,
    CompleteGift,
    ConvertFavor,
    Cure,
    Done,
    End,
    PayBribe,
    Skip,
)
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.steps.conversions import Conversion, conversions
from furyqt.rules.dining.steps.dinner import CUBE_BRIBE, TOURIST_BRIBE, BribeChoice, most_bribes
from furyqt.rules.dining.steps.rounds import NextDinner
from furyqt.rules.dining.steps.workplaces import missing
from furyqt.rules.dining.supply import can_pay
from furyqt.rules.dining.tables import BLOOD, SHEEP, Gift
from furyqt.rules.dining.words import PLAYERS, amounts, favor, gift_name

N_ = Texts("dining.facts")

_SCORES = N_("This Dinner can bring you {points} VP: {uses}.")
_NOTHING = N_("This Dinner can bring you no VP: you have neither Favor nor a Gift to convert.")
_REACHES = N_("You can then reach {own} VP, and {player}, the best rival, {other} VP.")
_GIVES_UP = N_("You give up {points} VP that this Dinner can bring: {uses}.")
_GIVES_UP_NOTHING = N_("You give up nothing: you have neither Favor nor a Gift to convert.")
_KEEPS_BRIBES = N_("Your Blood Packs and Sheep, worth {value}, stay for the next Dinner.")
_BRIBES_LEFT = N_("You then have Blood Packs and Sheep worth {value} left.")
_TOURISTS_LOST = N_.plural("%n kept Tourist(s) go back to the Bus without a Bribe.", 0)
_BITTEN = N_("With this Bite you have the most that are possible.")
_NO_BITE = N_("You have as many Bites as are possible, so you receive none.")
_HARMLESS = N_("It is the last Dinner, so the Bite costs you nothing.")
_MORE_BITES = N_.plural("You then have %n Bite(s), and each costs a conversion at every Dinner.", 0)
_FEWER_BITES = N_.plural("Without this Bite your Bribes allow %n conversions.", 0)
_FEE_LEFT = N_("The Bribes paid are then worth {value} of the {needed} that the Dinner takes.")
_PAID = N_.plural("That pays for %n conversions, and you can convert {uses}.", 0)
_PAID_SO_FAR = N_.plural("So far %n conversions are paid, and you can convert {uses}.", 0)
_PAID_FOR_NOTHING = N_("You have neither Favor nor a Gift to convert.")
_TOO_MUCH = N_("More Bribes are of no use: you have nothing else to convert.")
_AWARD_AGAIN = N_("Your next Gift then brings {award} again, for the space that becomes free.")
_BRIBE_OF_GIFT = N_("For {gift} ({points} VP) you then lack {missing}.")
_GIFT_LOST = N_("After that you lack {missing} for {gift} ({points} VP).")
_GIFT_CONVERSION = N_("This way one conversion brings {points} VP.")
_ONLY_FAVOR = N_("None of your Gifts can be paid now, so only Favor can be converted.")
_MORE_VP = N_("choice {rival} brings {other} VP for its conversion")
_LEFT = N_.plural("%n conversion(s) would be left for {uses}.", 0)
_UNUSED = N_.plural("%n conversion(s) would remain unused.", 0)
_UNUSED_FOR = N_.plural("%n conversion(s) would remain unused, and you can still convert {uses}.", 0)
_AWARD = N_("The cube on the Gifts track brings you {award}.")
_AHEAD = N_("You then have {own} VP, and {player}, the best rival, has {other}.")
_LOST_FAVOR = N_("Favor that is left after this last Dinner is worth nothing.")
_GIFT_USE = N_("{gift} ({points} VP)")


def lack(state: DiningState, player: int, gift: Gift) -> int:
    """Return the number of tokens that a player lacks for a Gift."""
    return sum(count for _, count in missing(state, player, gift.cost))


def bribes_worth(state: DiningState, player: int) -> tuple[int, int]:
    """Return the value of all Bribes of a player, and the conversions that they allow."""
    value = most_bribes(state, player)
    return value, conversions(state, player, value).left


class DinnerFacts:
    """The facts about the actions at a Dinner."""

    def __init__(self, now: DiningState, player: int) -> None:
        self._now, self._player = now, player
        self._step: Any = now.agenda[-1]
        self._hand = tuple(map(now.tables.gift, now.gifts[player]))
        self._is_last = now.round == now.tables.components.rounds

    def found(self, action: Action) -> Iterator[ActionFact]:
        """Yield the facts about an action, the most important first."""
        if isinstance(action, Attend):
            yield from self._attendance()
        elif isinstance(action, Skip):
            yield from self._absence()
        elif isinstance(action, Cure):
            after = play(self._now, action)
            left = bribes_worth(after, self._player)[1]
            yield ActionFact("conversions", left, replace(_FEWER_BITES, number=left))
            yield from self._losses(after, _BRIBE_OF_GIFT)
        elif isinstance(action, PayBribe):
            yield from self._paid(action, play(self._now, action))
        elif isinstance(action, Done):
            yield from self._enough()
        elif isinstance(action, CompleteGift | ConvertFavor):
            yield from self._conversion(action, play(self._now, action))
        elif isinstance(action, End):
            yield from self._end()

    def _possible(self, player: int) -> tuple[int, list[Text]]:
        """Return the VP of the best plan for a player's Dinner, and what it converts."""
        plan = best_plan(self._now, player)
        if plan.worth < 0:
            return 0, []
        gifts = list(map(self._now.tables.gift, plan.gifts))
        told = [favor(plan.favor)] if plan.favor else []
        return sum(gift.points for gift in gifts) + plan.favor, [*told, *map(_use, gifts)]

    def _attendance(self) -> Iterator[ActionFact]:
        """Yield the VP that the Dinner can bring, and those of the best rival."""
        points, uses = self._possible(self._player)
        told = _SCORES.fill(points=points, uses=enumerated(uses)) if points else _NOTHING
        yield ActionFact("vp", points, told)
        later = {step.diner for step in self._now.agenda if isinstance(step, NextDinner)}
        reached = [
            (self._now.points[one] + (self._possible(one)[0] if one in later else 0), -one)
            for one in range(self._now.players)
            if one != self._player
        ]
        other, rival = max(reached)
        own = self._now.points[self._player] + points
        told = _REACHES.fill(own=own, player=PLAYERS[-rival], other=other)
        yield ActionFact("lead", (own, other), told)

    def _absence(self) -> Iterator[ActionFact]:
        """Yield what staying away gives up, keeps and costs."""
        points, uses = self._possible(self._player)
        told = _GIVES_UP.fill(points=points, uses=enumerated(uses)) if points else _GIVES_UP_NOTHING
        yield ActionFact("vp", -points, told)
        bites, most = self._now.bites[self._player], self._now.tables.bites.maximum
        if bites >= most:
            yield ActionFact("bites", bites, _NO_BITE)
        elif self._is_last:
            yield ActionFact("bites", bites, _HARMLESS)
        else:
            told = _BITTEN if bites + 1 == most else replace(_MORE_BITES, number=bites + 1)
            yield ActionFact("bites", bites, told)
        if kept := self._now.kept[self._player]:
            yield ActionFact("tourists", kept, replace(_TOURISTS_LOST, number=kept))
        yield from self._kept_bribes(self._now, _KEEPS_BRIBES)

    def _kept_bribes(self, state: DiningState, told: Text) -> Iterator[ActionFact]:
        """Yield the Bribes that are left, unless no Dinner follows."""
        own, bribe = state.resources[self._player], state.tables.bribe
        value = own[BLOOD] * bribe.blood + own[SHEEP] * bribe.sheep
        if value and not self._is_last:
            yield ActionFact("kept bribes", value, told.fill(value=value))

    # Bribes

    def _uses(self, state: DiningState, hand: Sequence[Gift]) -> list[Text]:
        """Return what a player can convert: the Favor, and each of some Gifts that the tokens pay."""
        own = state.favor[self._player]
        told = [_use(gift) for gift in hand if can_pay(state, self._player, gift.cost)]
        return [favor(own), *told] if own else told

    def _count(self, state: DiningState) -> int:
        """Return the number of conversions that a player can use."""
        gifts = sum(can_pay(state, self._player, gift.cost) for gift in self._hand)
        return state.favor[self._player] + gifts

    def _paid(self, action: PayBribe, after: DiningState) -> Iterator[ActionFact]:
        """Yield how many conversions are paid, what for, and what the Bribe was needed for."""
        tables = after.tables
        value = self._step.paid + tables.bribe_values[action.kind]
        if value < (needed := tables.bribe.minimum):
            yield ActionFact("conversions", -value, _FEE_LEFT.fill(value=value, needed=needed))
        else:
            yield self._conversions(after, value, _PAID)
        yield from self._losses(after, _BRIBE_OF_GIFT)
        if action.kind == CUBE_BRIBE:
            track = self._now.track[self._player]
            award = tables.awards[(track & -track).bit_length() - 1][0]
            if award and not self._is_last:
                yield ActionFact("award", award, _AWARD_AGAIN.fill(award=amounts(award)))
        elif action.kind != TOURIST_BRIBE and (kept := after.kept[self._player]):
            yield ActionFact("tourists", kept, replace(_TOURISTS_LOST, number=kept))
        yield from self._kept_bribes(after, _BRIBES_LEFT)

    def _conversions(self, state: DiningState, value: int, told: Text) -> ActionFact:
        """Return how many conversions are paid, and what can be converted."""
        left, uses = conversions(state, self._player, value).left, self._uses(state, self._hand)
        if not uses:
            return ActionFact("conversions", left, _PAID_FOR_NOTHING)
        told = replace(told, number=left).fill(uses=enumerated(uses))
        return ActionFact("conversions", left, told)

    def _enough(self) -> Iterator[ActionFact]:
        """Yield what is paid so far, and what stays."""
        assert isinstance(self._step, BribeChoice)
        yield self._conversions(self._now, self._step.paid, _PAID_SO_FAR)
        left = conversions(self._now, self._player, self._step.paid).left
        if left >= self._count(self._now):
            yield ActionFact("enough", True, _TOO_MUCH)
        if kept := self._now.kept[self._player]:
            yield ActionFact("tourists", kept, replace(_TOURISTS_LOST, number=kept))
        yield from self._kept_bribes(self._now, _KEEPS_BRIBES)

    def _losses(self, after: DiningState, words: Text, done: int = 0) -> Iterator[ActionFact]:
        """Yield the best Gift that a payment takes something from, though all of it was there."""
        lost = [
            gift
            for gift in self._hand
            if gift.number != done
            and can_pay(self._now, self._player, gift.cost)
            and not can_pay(after, self._player, gift.cost)
        ]
        if lost:
            gift = max(lost, key=lambda one: one.points)
            lacking = missing(after, self._player, gift.cost)
            told = words.fill(gift=gift_name(gift.name), points=gift.points, missing=amounts(lacking))
            yield ActionFact("gift", (gift.number, lacking), told, -1.0)

    # Conversions

    def _conversion(self, action: CompleteGift | ConvertFavor, after: DiningState) -> Iterator[ActionFact]:
        """Yield what a conversion brings and leaves."""
        points = after.points[self._player] - self._now.points[self._player]
        told = None
        if isinstance(action, CompleteGift):
            told = (
                _GIFT_CONVERSION.fill(points=points) if points > 1 and self._now.favor[self._player] else None
            )
        elif not any(can_pay(self._now, self._player, gift.cost) for gift in self._hand):
            told = _ONLY_FAVOR
        yield ActionFact("vp", points, told, float(points), _MORE_VP, points)
        if isinstance(action, CompleteGift):
            track, awards = self._now.track[self._player], self._now.tables.awards
            slot = (~track & (track + 1)).bit_length() - 1
            if slot < len(awards) and awards[slot][0] and after.track[self._player] != track:
                yield ActionFact("award", slot, _AWARD.fill(award=amounts(awards[slot][0])))
        done = getattr(action, "gift", 0)
        yield from self._losses(after, _GIFT_LOST, done)
        left = self._step.left - (isinstance(action, ConvertFavor) or after.options.gift_conversion)
        uses = self._uses(after, [gift for gift in self._hand if gift.number != done])
        if left and uses:
            told = replace(_LEFT, number=left).fill(uses=alternatives(uses))
            yield ActionFact("left", (left, len(uses)), told)
        own, rivals = after.points[self._player], set(range(after.players)) - {self._player}
        rival = max(rivals, key=lambda one: after.points[one])
        told = _AHEAD.fill(own=own, player=PLAYERS[rival], other=after.points[rival])
        yield ActionFact("lead", own, told)

    def _end(self) -> Iterator[ActionFact]:
        """Yield what is not converted any more."""
        assert isinstance(self._step, Conversion)
        if left := self._step.left:
            uses = self._uses(self._now, self._hand)
            told = replace(_UNUSED_FOR, number=left).fill(uses=enumerated(uses)) if uses else None
            yield ActionFact("unused", left, told or replace(_UNUSED, number=left))
        if self._is_last and self._now.favor[self._player]:
            yield ActionFact("lost favor", True, _LOST_FAVOR)


def _use(gift: Gift) -> Text:
    return _GIFT_USE.fill(gift=gift_name(gift.name), points=gift.points)
