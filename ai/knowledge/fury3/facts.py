"""The facts about actions of hunters, with a chapter or without: what a person can check on the table.

The first of several actions is the best. The facts about another one say what sets it apart from that.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from ai.knowledge.fury.aims import MEETINGS
from ai.knowledge.fury.chances import (
    DRACULA,
    DRACULA_SURE,
    ON_TRAIL,
    SURE,
    HunterFacts,
    Near,
    by_card,
    chance_there,
    likely_places,
    percent,
    some_named,
)
from ai.knowledge.fury.nearness import APART, AS_NEAR, LEAST_AIM, LEAST_NEAR, nearest_hunter
from ai.knowledge.fury3.belief import WaysBelief
from ai.knowledge.fury3.chapters.goals import TRAIL_GOALS, ObservedFacts, unknown_cards
from ai.knowledge.fury3.ways import FAR, days_without_tickets
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.campaign.aim import Aim
from furyqt.rules.core.numerals import counted, numeral
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3.actions import TICKET_IDS, YES, Go, Pick, PlaceChoice, Play, Strike, Word
from furyqt.rules.fury3.chapters.overlay import FIRST_BOX, present
from furyqt.rules.fury3.decks import VAMPIRES, WEAPONS, Deck
from furyqt.rules.fury3.guidance import meaning
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.steps.search.scouting import Scouting
from furyqt.rules.fury3.steps.supply.supply import SecondTicket
from furyqt.rules.fury3.steps.turn.limits import DiscardChoice, ShownChoice
from furyqt.rules.fury3.steps.turn.rounds import StartCity
from furyqt.rules.fury3.steps.turn.turns import HunterAction, healed_by_rest
from furyqt.rules.fury3.tables import (
    CITIES,
    FIGURES,
    GODALMING,
    HEALTH,
    HOSPITALS,
    HUNTERS,
    LARGE,
    NOWHERE,
    PLACES,
    REGION,
    TICKET_LIMIT,
    TRAIL,
)
from furyqt.rules.fury3.words import FIGURE_NAMES, place_text

N_ = Texts("fury3.aims")

SITES = frozenset({"emptied", "slain"})
"""The goals for which they search boxes."""
MOVES = "moves"
NAMES = tuple(place_text(place) for place in PLACES)

_HIDEOUT = N_("The chance that one of his hideouts is {place:in} is {percent}%.")
_HIDEOUT_SURE = N_("One of his hideouts is {place:in}.")
_HIDEOUTS_NEAR = Near(
    N_("A day's journey from there, hideouts may be {places}."),
    N_("A day's journey from here, hideouts may be {places}."),
)
_DRACULA_NEAR = Near(
    N_("The chance that Dracula is there or a day's journey away is {percent}%."),
    N_("The chance that Dracula is here or a day's journey away is {percent}%."),
)
_DRACULA_NEAR_SURE = Near(
    N_("Dracula is there or a day's journey away."), N_("Dracula is here or a day's journey away.")
)
_BOX = N_("A box that is not clean yet is {place:in}.")
_VAMPIRE = N_("A vampire is {place:in}.")
_HIDDEN_BOX = N_("One box is still hidden in {cities} cities; {place} is one of them.")
_HIDDEN_BOXES = N_("{count:word} boxes are still hidden in {cities} cities; {place} is one of them.")
_ENCOUNTER = N_("Dracula has left an encounter card {place:in}.")
_ENCOUNTERS = N_("Dracula has left {count:word} encounter cards {place:in}.")
_ONLY_SITE = N_("The only city that can still hide a box is {place}.")
_SITE_TOO = N_("There may be a box {place:in}, too.")
_NO_SITE = N_("No box can be {place:in}.")
_SITES_NEAR = Near(
    N_("A day's journey from there, a box may be {places}."),
    N_("A day's journey from here, a box may be {places}."),
)
_KNOWN_NEAR = Near(
    N_("{place}, where you must go, is a day's journey from there."),
    N_("{place}, where you must go, is a day's journey from here."),
)
_ONE_TICKET = N_("{hunter} has only one ticket, and a second one gives a choice of trains.")
_NO_TICKET = N_("{hunter} has no ticket, and trains go farther than roads.")
_FULL_TICKETS = N_("{hunter} already has two tickets and could only exchange one.")
_WITH_SECOND = N_("{hunter} has only one ticket so far and may keep both.")
_WITHOUT_SECOND = N_("{hunter} then has only one ticket.")
_THIRD = N_("{hunter} may keep the best two of three tickets.")
_NO_THIRD = N_("{hunter} has two tickets even without it.")
_NO_WEAPON = N_("{hunter} has no weapon, and supplies may bring one {place:in}.")
_ITEM = N_("Supplies bring an item card {place:in}.")
_NO_ITEM = N_("In a small city supplies bring only an event card.")
_HELPFUL = N_("The top event card is one for the hunters.")
_USELESS = N_("The top event card is one of Dracula's and brings nothing by day.")
_BY_NIGHT = N_("By night the event card may be one for Dracula.")
_TWO_ITEMS = N_("Supplies bring {hunter} two item cards {place:in}.")
_ALONE = N_("By road or sea no other hunter is within a day's journey, so this covers a new region.")
_NEIGHBOR = N_("The nearest hunter is {hunter} {place:in}, a day's journey away.")
_KEEPS = N_("{hunter} keeps the tickets {first} and {second}.")
_UNHURT = N_("{hunter} is unhurt.")
_WOUNDED = N_("{hunter} has {damage} of {health} damage, and resting heals {healed}.")
_AS_FAR = N_("{place} is just as far from there.")
_JOURNEYS = N_("The hunters have traveled {count:times}; with {limit} journeys the chapter is lost.")
_BOND = N_(
    "The chance that Dracula is in the same region as {hunter} is {percent}%, and he must tell the truth."
)
_SMALL = N_("{place} is a small city, where supplies bring no item card.")


class Facts(HunterFacts):
    """The facts about actions in one observation of the hunters."""

    turns = (HunterAction,)
    named = Go, PlaceChoice

    def __init__(self, observation: Fury3Observation, belief: WaysBelief, aim: Aim) -> None:
        super().__init__(observation)
        self._belief, self._aim = belief, aim
        self._observed = ObservedFacts(observation, belief)
        self._away = days_without_tickets(observation.chapter.closed)

    def _found(self, action: Action, first: int | None, *, is_best: bool) -> Iterator[Text]:
        """Yield the facts about an action, beside one that leads to the place `first`."""
        step = self._step
        if isinstance(action, Play | Strike) or (isinstance(action, Pick) and isinstance(step, ShownChoice)):
            yield from by_card(meaning(action))
        if isinstance(step, DiscardChoice) and step.actor in FIGURES and isinstance(action, Pick):
            yield from self._returned(step.actor, action)
        elif isinstance(step, SecondTicket) and isinstance(action, Word):
            yield self._second_ticket(is_taken=action == YES)
        elif isinstance(step, StartCity) and isinstance(action, PlaceChoice):
            yield from self._start(action.to, is_best=is_best)
        elif isinstance(step, Scouting) and isinstance(action, PlaceChoice):
            chance = self._trail.get(action.to, 0.0)
            yield ON_TRAIL.fill(place=NAMES[action.to], percent=percent(chance))
        elif isinstance(step, HunterAction) and isinstance(action, Go):
            yield from self._journey(step.hunter, action.to, first, is_best=is_best)
        elif isinstance(step, HunterAction) and isinstance(action, Word):
            own = tuple(self._own(step.hunter, action.word, is_best=is_best))
            yield from own
            if not own or first is None:
                yield from self._there(self._seen.hunters[step.hunter].place, first, is_journey=False)

    # Places

    def _journey(self, hunter: int, place: int, first: int | None, *, is_best: bool) -> Iterator[Text]:
        """Yield why a hunter may go to a place."""
        there = tuple(self._there(place, first, is_journey=True))
        yield from there or self._toward(self._seen.hunters[hunter].place, place, first)
        if not there:
            yield from self._others_near(place, hunter, is_best=is_best)
        limit = self._aim.limits.get(MOVES, 0)
        if limit and 2 * (made := self._observed.moves()) >= limit:
            yield _JOURNEYS.fill(count=numeral(made), limit=limit)

    @cached_property
    def _trail(self) -> Mapping[int, float]:
        """The chance that an unknown card of the trail shows a city."""
        return unknown_cards(self._seen, self._belief.whereabouts().chances[:TRAIL])

    @cached_property
    def _cards(self) -> Mapping[int, float]:
        """The same, if the goal is to find cards."""
        return {} if not TRAIL_GOALS.intersection(self._aim.wanted.names) else self._observed.cards()

    @cached_property
    def _now(self) -> Mapping[int, float]:
        """The chance that Dracula is in a place, if he is sought, or will lay the cards that are."""
        names, most = self._aim.wanted.names, max(self._cards.values(), default=0.0)
        is_sought = MEETINGS.intersection(names) or (TRAIL_GOALS.intersection(names) and most < LEAST_AIM)
        return self._belief.places() if is_sought else {}

    @cached_property
    def _sites(self) -> tuple[frozenset[int], frozenset[int]]:
        """The places that hold a known box or vampire, and those where a box may still be."""
        if not SITES.intersection(self._aim.wanted.names):
            return frozenset(), frozenset()
        known, open_ = self._observed.sites()
        return known, open_ if self._hidden_boxes else frozenset()

    @cached_property
    def _vampires(self) -> frozenset[int]:
        """The places of vampires that the hunters have seen."""
        spots = [spot for spot in (*self._seen.trail, *self._seen.lairs) if spot is not None]
        return frozenset(spot.place for spot in spots if any(one.card in VAMPIRES for one in spot.contents))

    @cached_property
    def _hidden_boxes(self) -> int:
        """The number of boxes that are not found yet."""
        lairs = [lair for lair in self._seen.lairs if lair is not None and lair.id >= FIRST_BOX]
        return sum(not lair.faceup for lair in lairs)

    def _there(self, place: int, first: int | None, *, is_journey: bool) -> Iterator[Text]:
        """Yield what may be in a place, and a day's journey away from it, unless the same is near `first`."""
        if place == first:
            return
        if is_journey:
            yield from self._in(place, first)
        hideouts = self._hideouts_near(place)
        named = likely_places(hideouts, NAMES)
        if named is not None and (first is None or hideouts != self._hideouts_near(first)):
            yield _HIDEOUTS_NEAR.of(is_journey=is_journey).fill(places=named)
        yield from self._dracula_near(place, first, is_journey=is_journey)
        yield from self._sites_near(place, first, is_journey=is_journey)

    def _hideouts_near(self, place: int) -> dict[int, float]:
        return {city: chance for city, chance in self._cards.items() if self._away[place][city] == 1}

    def _dracula_near(self, place: int, first: int | None, *, is_journey: bool) -> Iterator[Text]:
        """Yield how likely Dracula is in a place or a day's journey away, unless he is certainly in it."""
        chance = self._near(place)
        if self._now.get(place, 0.0) > SURE or chance < LEAST_NEAR:
            return
        if chance > SURE:
            yield _DRACULA_NEAR_SURE.of(is_journey=is_journey)
        elif first is not None and abs(chance - self._near(first)) < APART:
            yield AS_NEAR.fill(percent=percent(chance))
        else:
            yield _DRACULA_NEAR.of(is_journey=is_journey).fill(percent=percent(chance))

    def _toward(self, here: int, place: int, first: int | None) -> Iterator[Text]:
        """Yield how far the likeliest place is from the goal of a journey that leads toward it.

        After another action it is said how far it is, beside `first`.
        """
        chances = self._now or self._cards
        aim = max(chances, key=lambda city: chances[city], default=NOWHERE)
        if chances.get(aim, 0.0) < LEAST_AIM:
            return
        days, other = self._away[place][aim], self._away[here if first is None else first][aim]
        if days < FAR and (days < other or (first is not None and days > other)):
            words = _likeliest(days, is_hideout=not self._now, is_sure=chances[aim] > SURE)
            yield words.fill(place=NAMES[aim], percent=percent(chances[aim]))
            if first is None and other < FAR:
                yield N_.plural("From here it would be %n days' journey.", other)
        elif first is not None and days == other < FAR:
            yield _AS_FAR.fill(place=NAMES[aim])

    def _near(self, place: int) -> float:
        return sum(chance for city, chance in self._now.items() if self._away[place][city] <= 1)

    def _sites_near(self, place: int, first: int | None, *, is_journey: bool) -> Iterator[Text]:
        """Name the cities a day's journey away that may hide a box, or else the nearest one."""
        boxes = self._boxes_near(place)
        if first is not None and boxes == self._boxes_near(first):
            return
        known, open_ = self._sites
        away = {city: self._away[place][city] for city in known | open_ if city != place}
        if boxes & known:
            yield _KNOWN_NEAR.of(is_journey=is_journey).fill(place=NAMES[min(boxes & known)])
        elif boxes:
            yield _SITES_NEAR.of(is_journey=is_journey).fill(places=some_named(boxes, NAMES))
        elif away and place not in known | open_:
            nearest = min(away, key=lambda city: (away[city], city))
            if away[nearest] < FAR:
                yield _nearest(away[nearest], is_journey=is_journey).fill(place=NAMES[nearest])

    def _boxes_near(self, place: int) -> frozenset[int]:
        known, open_ = self._sites
        return frozenset(city for city in known | open_ if city != place and self._away[place][city] == 1)

    def _in(self, place: int, first: int | None) -> Iterator[Text]:
        """Yield what may be in a place to which a journey leads."""
        name = NAMES[place]
        yield from chance_there(self._cards.get(place, 0.0), name, _HIDEOUT, _HIDEOUT_SURE)
        if (chance := self._now.get(place, 0.0)) >= LEAST_NEAR:
            yield from chance_there(chance, name, DRACULA, DRACULA_SURE)
        known, open_ = self._sites
        if place in known:
            yield (_VAMPIRE if place in self._vampires else _BOX).fill(place=name)
        elif place in open_ and first in open_:
            yield _SITE_TOO.fill(place=name)
        elif place in open_:
            yield self._box_of(len(open_), name)
        elif first in known | open_ and place in CITIES:
            yield _NO_SITE.fill(place=name)

    def _box_of(self, cities: int, name: Text) -> Text:
        """Return that one of some cities that may hide a box is this one."""
        if cities == 1:
            return _ONLY_SITE.fill(place=name)
        words = counted(self._hidden_boxes, _HIDDEN_BOX, _HIDDEN_BOXES)
        return words.fill(cities=cities, place=name)

    def _others_near(self, place: int, hunter: int, *, is_best: bool) -> Iterator[Text]:
        """Yield whether another hunter is near the goal of a journey: the best one leads to a free region."""
        others = self._others(hunter)
        if others and min(self._away[place][there] for there in others.values()) > 1:
            yield _ALONE
        elif not is_best:
            yield from nearest_hunter(place, others, self._away, NAMES, _days_away)

    def _others(self, hunter: int = NOWHERE) -> dict[Text, int]:
        """Return the places of the hunters who take part, beside one of them."""
        places = {one: self._seen.hunters[one].place for one in present(self._seen) if one != hunter}
        return {FIGURE_NAMES[one]: place for one, place in places.items() if place >= 0}

    def _start(self, place: int, *, is_best: bool) -> Iterator[Text]:
        """Yield who is near a starting city, and how far a hunter comes from it."""
        yield from nearest_hunter(place, self._others(), self._away, NAMES, _days_away)
        reached = sum(self._away[place][city] == 1 for city in CITIES - set(self._seen.chapter.closed))
        if reached:
            words = N_.plural("From {place}, %n cities are within a day's journey.", reached)
            yield words.fill(place=NAMES[place])
        if place not in LARGE and not is_best:
            yield _SMALL.fill(place=NAMES[place])

    # The hunter's own sheet

    def _own(self, hunter: int, word: str, *, is_best: bool) -> Iterator[Text]:
        """Yield why a hunter may stay."""
        sheet, name = self._seen.hunters[hunter], FIGURE_NAMES[hunter]
        tickets = len(sheet.tickets)
        if word == "reserve":
            yield (_NO_TICKET, _ONE_TICKET, _FULL_TICKETS)[min(tickets, TICKET_LIMIT)].fill(hunter=name)
        elif word == "supply":
            yield from self._supplies(hunter, is_best=is_best)
        elif word == "rest":
            healed = min(healed_by_rest(self._seen, hunter), sheet.damage)
            words = _WOUNDED if healed else _UNHURT
            yield words.fill(hunter=name, damage=sheet.damage, health=HEALTH[hunter], healed=healed)
        elif word == "search":
            yield from self._search(sheet.place)
        elif word == "bond":
            region = REGION[sheet.place]
            chance = sum(there for city, there in self._belief.places().items() if REGION[city] == region)
            yield _BOND.fill(hunter=name, percent=percent(chance))

    def _returned(self, hunter: int, action: Pick) -> Iterator[Text]:
        """Yield which tickets a hunter keeps, or what a discarded card would have done."""
        if action.deck != Deck.TICKET:
            yield from by_card(meaning(action))
            return
        kept = list(self._seen.hunters[hunter].tickets)
        kept.remove(action.card)
        if len(kept) == TICKET_LIMIT:
            first, second = (TICKET_IDS[ticket] for ticket in kept)
            yield _KEEPS.fill(hunter=FIGURE_NAMES[hunter], first=first, second=second)

    def _second_ticket(self, *, is_taken: bool) -> Text:
        """Return what Lord Godalming has with a second ticket, or without it."""
        is_third = len(self._seen.hunters[GODALMING].tickets) >= TICKET_LIMIT
        taken, refused = (_THIRD, _NO_THIRD) if is_third else (_WITH_SECOND, _WITHOUT_SECOND)
        return (taken if is_taken else refused).fill(hunter=FIGURE_NAMES[GODALMING])

    def _supplies(self, hunter: int, *, is_best: bool) -> Iterator[Text]:
        """Yield what supplies bring here and now; a useless event does not speak for the best action."""
        sheet = self._seen.hunters[hunter]
        name, place = FIGURE_NAMES[hunter], NAMES[sheet.place]
        has_items, has_events = sheet.place in LARGE | HOSPITALS, sheet.place not in HOSPITALS
        if not has_items:
            yield _NO_ITEM
        elif not any(item in WEAPONS for item in sheet.items):
            yield _NO_WEAPON.fill(hunter=name, place=place)
        else:
            words = _TWO_ITEMS if hunter == GODALMING else _ITEM
            yield words.fill(hunter=name, place=place)
        if has_events and self._seen.time & 1:
            yield _BY_NIGHT
        elif has_events and self._seen.top_back == HUNTERS:
            yield _HELPFUL
        elif has_events and not is_best:
            yield _USELESS

    def _search(self, place: int) -> Iterator[Text]:
        spots = (*self._seen.trail, *self._seen.lairs)
        found = sum(len(spot.contents) for spot in spots if spot is not None and spot.place == place)
        if found:
            yield counted(found, _ENCOUNTER, _ENCOUNTERS).fill(place=NAMES[place])


def _likeliest(days: int, *, is_hideout: bool, is_sure: bool) -> Text:
    """Return the words about the place that most probably is a hideout, or that of Dracula."""
    if is_hideout and is_sure:
        return N_.plural("One of his hideouts is {place:in}, %n days' journey from there.", days)
    if is_sure:
        return N_.plural("Dracula is {place:in}, %n days' journey from there.", days)
    if is_hideout:
        return N_.plural("The likeliest hideout, {place} ({percent}%), is %n days' journey from there.", days)
    return N_.plural("Dracula is most likely {place:in} ({percent}%), %n days' journey from there.", days)


def _days_away(days: int) -> Text:
    """Return the words about the nearest hunter."""
    if days == 1:
        return _NEIGHBOR
    return N_.plural("The nearest hunter is {hunter} {place:in}, %n days' journey away.", days)


def _nearest(days: int, *, is_journey: bool) -> Text:
    """Return the words about the nearest city that may hide a box."""
    if is_journey:
        return N_.plural(
            "The nearest city that may hide a box is {place}, %n days' journey from there.", days
        )
    return N_.plural("The nearest city that may hide a box is {place}, %n days' journey from here.", days)
