"""The facts about a hunter who stays: supplies, rest and tickets, as the sheets and the decks show them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import comb

from ai.knowledge.fury.chances import HunterFacts
from ai.knowledge.fury3.hunter_policy import can_arm
from ai.reasons import ActionFact, percent
from furyqt.rules.core.enumeration import enumerated
from furyqt.rules.core.numerals import counted, numeral
from furyqt.rules.core.text import Texts
from furyqt.rules.fury3.actions import TICKET_IDS
from furyqt.rules.fury3.catalog import EVENTS, ITEMS
from furyqt.rules.fury3.chapters.overlay import present
from furyqt.rules.fury3.decks import HIDDEN, NONE, TICKET_COPIES, WEAPONS, Deck
from furyqt.rules.fury3.steps.turn.turns import healed_by_rest
from furyqt.rules.fury3.tables import (
    CASTLE,
    EVENT_LIMIT,
    GODALMING,
    HEALTH,
    HOSPITALS,
    HUNTERS,
    ITEM_LIMIT,
    LARGE,
    PLACES,
    SEAS,
    TICKET_LIMIT,
)
from furyqt.rules.fury3.words import FIGURE_NAMES, place_text

N_ = Texts("fury3.aims")

NAMES = tuple(place_text(place) for place in PLACES)
BLOW = 2
"""The damage of Fangs, Strength and Claws."""

_NO_WEAPON = N_("{hunter} has no weapon; the chance to draw one {place:in} is {percent}%.")
_ONE_WEAPON = N_(
    "{hunter} has only one weapon, which can be played only every other round of a combat; the chance to "
    "draw another one {place:in} is {percent}%."
)
_ARMED = N_("{hunter} already has {count:word} weapons, so another item card helps less.")
_FULL = N_("{hunter} holds as many item cards as allowed and must discard one.")
_FULL_EVENTS = N_("{hunter} holds as many event cards as allowed and must discard one.")
_NO_ITEM = N_("In a small city supplies bring only an event card.")
_HELPFUL = N_("The top event card is one for the hunters.")
_USELESS = N_("The top event card is one of Dracula's; by day it is only discarded, so he does not get it.")
_BY_NIGHT = N_(
    "By night the event card is for the hunters with a chance of {ours}%, for Dracula with {percent}%."
)
_BOTTOM = N_("By night the bottom event card is drawn, which is one for the hunters.")
_NO_CARD = N_("No event card is drawn, so none can go to Dracula.")
_NO_TICKET = N_("{hunter} has no ticket yet.")
_ONE_TICKET = N_("{hunter} has only one ticket so far.")
_EXCHANGE = N_(
    "{hunter} already has two tickets; the chance to draw one that reaches farther than ticket {ticket} is "
    "{percent}%."
)
_BEST_TICKETS = N_("{hunter} already has two tickets, and no better one is left.")
_UNHURT = N_("{hunter} is unhurt.")
_WOUNDED = N_("{hunter} has {damage} of {health} damage, and resting heals {healed}.")
_STANDS_MORE = N_(
    "Most of Dracula's blows do 2 damage; {hunter} can take {now} of them, after a rest {then}."
)
_STANDS = N_("Most of Dracula's blows do 2 damage; {hunter} can take {now} of them, with or without a rest.")
_FALLS = N_("One of Dracula's blows of 2 damage defeats {hunter}, even after a rest.")
_FALLS_NOT = N_("One of Dracula's blows of 2 damage defeats {hunter} now, but not after a rest.")
_ARMS = N_("{hunter} has no weapon, and {giver} can hand one over.")
_ARMS_NOBODY = N_("Here no hunter with a spare weapon meets one without any.")
KEEPS = N_("{hunter} keeps the tickets {tickets}.")
_KEEPS_TICKET = N_("{hunter} keeps the ticket {tickets}.")
_LARGE_UNARMED = N_(
    "{place} is a large city, where {hunter}, who has no weapon, can draw an item card by night."
)
_LARGE = N_("{place} is a large city, where {hunter} can draw an item card by night.")
_SMALL = N_("{place} is a small city, where supplies bring no item card.")
_CASTLE = N_("At Castle Dracula hunters can neither take supplies nor reserve a ticket.")
_SEA = N_("At sea {hunter} can do nothing by night.")
_NO_SUPPLIES = N_("choice {rival} leads to a large city, where supplies bring an item card")


class SheetFacts(HunterFacts):
    """The facts about the actions of hunters on their own sheets."""

    def supplies(self, hunter: int) -> Iterator[ActionFact]:
        """Yield what supplies bring here and now."""
        sheet = self._seen.hunters[hunter]
        has_items, has_events = sheet.place in LARGE | HOSPITALS, sheet.place not in HOSPITALS
        if has_items:
            yield self._item(hunter)
        else:
            yield ActionFact("items", None, _NO_ITEM, -1.0)
        if has_events:
            yield self._event()
        if has_items and len(sheet.items) >= ITEM_LIMIT[hunter]:
            yield ActionFact("full", "items", _FULL.fill(hunter=FIGURE_NAMES[hunter]), -1.0)
        if has_events and len(sheet.events) >= EVENT_LIMIT[hunter]:
            yield ActionFact("full", "events", _FULL_EVENTS.fill(hunter=FIGURE_NAMES[hunter]), -1.0)

    def _item(self, hunter: int) -> ActionFact:
        """Return what an item card is worth to a hunter with these weapons."""
        sheet = self._seen.hunters[hunter]
        name, place = FIGURE_NAMES[hunter], NAMES[sheet.place]
        weapons = sum(item in WEAPONS for item in sheet.items)
        if weapons > 1:
            words = _ARMED.fill(hunter=name, count=numeral(weapons))
            return ActionFact("items", weapons, words, -0.5)
        chance = self.weapon_chance(2 if hunter == GODALMING else 1)
        words = (_ONE_WEAPON if weapons else _NO_WEAPON).fill(hunter=name, place=place)
        return ActionFact("items", (weapons, chance), words.fill(percent=percent(chance)), 2.0 - weapons)

    def _event(self) -> ActionFact:
        """Return who profits from the event card that is drawn next."""
        seen = self._seen
        if not seen.time & 1:
            helps = seen.top_back == HUNTERS
            return ActionFact("event", helps, _HELPFUL if helps else _USELESS, 1.0 if helps else 0.3)
        if seen.hunter_bottom:
            return ActionFact("event", "bottom", _BOTTOM, 1.0)
        chance = self.dracula_event_chance()
        words = _BY_NIGHT.fill(percent=percent(chance), ours=percent(1 - chance))
        return ActionFact("event", chance, words, max(0.0, 1.0 - 4.0 * chance))

    def dracula_event_chance(self) -> float:
        """Return the share of Dracula's cards in the event deck, as the backs that were seen show it."""
        seen, ours = self._seen, EVENTS.of[HUNTERS]
        known = [card for sheet in seen.hunters for card in sheet.events]
        known += [*seen.event_discard, *seen.table, *seen.drawn, seen.hunter_ally]
        left = sum(EVENTS.copies[card] for card in ours)
        left -= sum(deck == Deck.EVENT and card in ours for deck, card in seen.chapter.removed)
        left -= sum(card not in (NONE, HIDDEN) and card in ours for card in known)
        whole = len(seen.event_deck)
        return max(0.0, 1 - left / whole) if whole else 0.0

    def weapon_chance(self, draws: int) -> float:
        """Return the chance that a weapon is among so many item cards that are drawn next."""
        seen, removed = self._seen, self._seen.chapter.removed
        known = Counter(card for sheet in seen.hunters for card in sheet.items)
        known.update(seen.item_discard)
        known.update(card for deck, card in removed if deck == Deck.ITEM)
        weapons, whole = sum(ITEMS.copies[card] - known[card] for card in WEAPONS), len(seen.item_deck)
        return 1 - comb(whole - weapons, draws) / max(1, comb(whole, draws))

    def idle(self) -> Iterator[ActionFact]:
        """Yield what doing nothing by night avoids."""
        if self._seen.time & 1 and not self._seen.hunter_bottom:
            yield ActionFact("event", None, _NO_CARD, 0.0)

    def rest(self, hunter: int) -> Iterator[ActionFact]:
        """Yield what a rest heals, and how many blows a hunter survives with and without it."""
        damage, name = self._seen.hunters[hunter].damage, FIGURE_NAMES[hunter]
        healed = min(healed_by_rest(self._seen, hunter), damage)
        words = (_WOUNDED if healed else _UNHURT).fill(hunter=name, damage=damage, healed=healed)
        yield ActionFact("rest", healed, words.fill(health=HEALTH[hunter]), float(healed) or -1.0)
        if healed:
            now, then = (blows_survived(HEALTH[hunter] - one) for one in (damage, damage - healed))
            words = _STANDS_MORE if then > now else _STANDS
            if not now:
                words = _FALLS_NOT if then else _FALLS
            words = words.fill(hunter=name.form("told"), now=now, then=then)
            yield ActionFact("blows", (now, then), words, float(then - now) or -1.0)

    def tickets(self, hunter: int) -> Iterator[ActionFact]:
        """Yield how many tickets a hunter has who may draw one."""
        held, name = self._seen.hunters[hunter].tickets, FIGURE_NAMES[hunter]
        if len(held) < TICKET_LIMIT:
            words = _ONE_TICKET if held else _NO_TICKET
            yield ActionFact("tickets", len(held), words.fill(hunter=name), 0.5 if held else 1.0)
            return
        shortest, left = max(held), self.tickets_left()
        better = sum(copies for ticket, copies in left.items() if ticket < shortest) / left.total()
        words = _EXCHANGE if better else _BEST_TICKETS
        words = words.fill(hunter=name, ticket=TICKET_IDS[shortest], percent=percent(better))
        yield ActionFact("reserve", "full", words, 0.0 if better else -1.0)

    def tickets_left(self) -> Counter[int]:
        """Return the tickets that no hunter holds, by their kind."""
        left = Counter(dict(enumerate(TICKET_COPIES)))
        left.subtract(ticket for one in self._seen.hunters for ticket in one.tickets)
        return left

    def arming(self, hunter: int) -> ActionFact:
        """Return who can give a weapon in a trade to a hunter without one."""
        sheets = self._seen.hunters
        here = [one for one in present(self._seen) if sheets[one].place == sheets[hunter].place]
        for giver, taker in permutations(here, 2):
            if hunter in (giver, taker) and can_arm(sheets[giver], sheets[taker]):
                words = _ARMS.fill(hunter=FIGURE_NAMES[taker], giver=FIGURE_NAMES[giver].form("told"))
                return ActionFact("trade", taker, words, 2.0)
        return ActionFact("trade", None, _ARMS_NOBODY, -1.0)

    def saved_tickets(self, hunter: int) -> Iterator[ActionFact]:
        """Yield which tickets a hunter keeps by day who does not travel."""
        tickets = [TICKET_IDS[ticket] for ticket in self._seen.hunters[hunter].tickets]
        if tickets and not self._seen.time & 1:
            words = counted(len(tickets), _KEEPS_TICKET, KEEPS)
            words = words.fill(hunter=FIGURE_NAMES[hunter], tickets=enumerated(tickets))
            yield ActionFact("tickets", tuple(tickets), words)

    def gives(self, hunter: int, place: int) -> ActionFact:
        """Return what a hunter can draw by night at the end of a journey."""
        if place in SEAS:
            return ActionFact("gives", "sea", _SEA.fill(hunter=FIGURE_NAMES[hunter]), -2.0, _NO_SUPPLIES)
        if place == CASTLE:
            return ActionFact("gives", "castle", _CASTLE, -2.0, _NO_SUPPLIES)
        has_weapon = any(item in WEAPONS for item in self._seen.hunters[hunter].items)
        if place not in LARGE:
            words = _SMALL.fill(place=NAMES[place])
            return ActionFact("gives", "small", words, -0.5 if has_weapon else -1.0, _NO_SUPPLIES)
        words = (_LARGE if has_weapon else _LARGE_UNARMED).fill(
            hunter=FIGURE_NAMES[hunter], place=NAMES[place]
        )
        is_gain = self._seen.hunters[hunter].place not in LARGE
        return ActionFact("gives", "large", words if is_gain else None, 0.0)


def blows_survived(left: int) -> int:
    """Return how many blows a hunter survives who is defeated by so much damage."""
    return (left - 1) // BLOW
