"""The facts about actions of hunters, with a chapter or without: what a person can check on the table.

The first of several actions is the best. The facts about another one say what sets it apart from that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from math import comb

from ai.knowledge.fury.aims import MEETINGS
from ai.knowledge.fury.chances import (
    DRACULA,
    LEAST,
    SURE,
    HunterFacts,
    Near,
    Ways,
    by_card,
    chance_there,
    likeliest,
)
from ai.knowledge.fury.coverage import APART, Coverage, CoverageWords, Reached, average, certain
from ai.knowledge.fury.nearness import LEAST_AIM, LEAST_NEAR, nearest_hunter
from ai.knowledge.fury.questions import answered, on_trail
from ai.knowledge.fury3.belief import WaysBelief
from ai.knowledge.fury3.chapters.goals import TRAIL_GOALS, ObservedFacts
from ai.knowledge.fury3.ways import FAR, days_without_tickets
from ai.reasons import percent
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.campaign.aim import Aim
from furyqt.rules.core.enumeration import ordered
from furyqt.rules.core.numerals import counted, numeral
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3.actions import TICKET_IDS, YES, Go, Pick, PlaceChoice, Play, Strike, Word
from furyqt.rules.fury3.catalog import ITEMS
from furyqt.rules.fury3.chapters.overlay import FIRST_BOX, present
from furyqt.rules.fury3.decks import NONE, TICKET_COPIES, TICKETS, VAMPIRES, WEAPONS, Deck
from furyqt.rules.fury3.guidance import meaning
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.steps.search.scouting import Scouting
from furyqt.rules.fury3.steps.supply.supply import SecondTicket
from furyqt.rules.fury3.steps.travel.rail import rail_targets, road_targets
from furyqt.rules.fury3.steps.travel.travel import sea_targets
from furyqt.rules.fury3.steps.turn.limits import DiscardChoice, ShownChoice
from furyqt.rules.fury3.steps.turn.rounds import StartCity
from furyqt.rules.fury3.steps.turn.turns import HunterAction, healed_by_rest
from furyqt.rules.fury3.tables import (
    CITIES,
    DOOR,
    FIGURES,
    GODALMING,
    HEALTH,
    HOSPITALS,
    HUNTERS,
    LARGE,
    NOWHERE,
    PLACES,
    RAILS,
    REGION,
    TICKET_LIMIT,
)
from furyqt.rules.fury3.words import FIGURE_NAMES, place_text

N_ = Texts("fury3.aims")

SITES = frozenset({"emptied", "slain"})
"""The goals for which they search boxes."""
MOVES = "moves"
NAMES = tuple(place_text(place) for place in PLACES)
_RESERVE = Word("reserve")

_HIDEOUT = N_("The chance that one of his hideouts is {place:in} is {percent}%.")
_HIDEOUT_SURE = N_("One of his hideouts is {place:in}.")
_DRACULA = CoverageWords(
    Near(
        N_("From there, {percent}% of where Dracula may be is within reach tomorrow, above all {places}."),
        N_("From here, {percent}% of where Dracula may be is within reach tomorrow, above all {places}."),
    ),
    Near(
        N_("From there, {percent}% of where Dracula may be is within reach tomorrow."),
        N_("From here, {percent}% of where Dracula may be is within reach tomorrow."),
    ),
    Near(
        N_("From there, about as much is within reach tomorrow ({percent}%)."),
        N_("From here, about as much is within reach tomorrow ({percent}%)."),
    ),
    Near(
        N_("Dracula is {place:in}, within reach from there tomorrow."),
        N_("Dracula is {place:in}, within reach from here tomorrow."),
    ),
)
_HIDEOUTS = CoverageWords(
    Near(
        N_(
            "From there, {percent}% of where his hideouts may be is within reach tomorrow, above all "
            "{places}."
        ),
        N_(
            "From here, {percent}% of where his hideouts may be is within reach tomorrow, above all {places}."
        ),
    ),
    Near(
        N_("From there, {percent}% of where his hideouts may be is within reach tomorrow."),
        N_("From here, {percent}% of where his hideouts may be is within reach tomorrow."),
    ),
    _DRACULA.as_much,
    Near(
        N_("One of his hideouts is {place:in}, within reach from there tomorrow."),
        N_("One of his hideouts is {place:in}, within reach from here tomorrow."),
    ),
)
_TICKET = N_(
    "A ticket may bring {places} within reach tomorrow: on average {percent}% of where Dracula may be "
    "instead of {before}%."
)
_HIDEOUT_TICKET = N_(
    "A ticket may bring {places} within reach tomorrow: on average {percent}% of where his hideouts may be "
    "instead of {before}%."
)
_NO_RAILWAY = N_("No railway leads from {place}, so a ticket helps only later.")
_NO_GAIN = N_("With a ticket, no further place where Dracula may be comes within reach tomorrow.")
_NO_HIDEOUT_GAIN = N_("With a ticket, no further place where a hideout may be comes within reach tomorrow.")
_NO_BOX_GAIN = N_("With a ticket, no further city that may hide a box comes within reach tomorrow.")
_LITTLE_GAIN = N_(
    "From here, {before}% of where Dracula may be is within reach tomorrow; a ticket adds little."
)
_LITTLE_HIDEOUT_GAIN = N_(
    "From here, {before}% of where his hideouts may be is within reach tomorrow; a ticket adds little."
)
_BOX_TICKET = N_("A ticket may bring {places} within reach tomorrow, where a box may be.")
_GOAL_TICKET = N_("A ticket may bring {places}, where you must go, within reach tomorrow.")
_SURE_TICKET = N_(
    "The chance that a ticket brings {place}, where Dracula is, within reach tomorrow is {percent}%."
)
_DRACULA_SURE = N_("Dracula is {place:in} now: there is a combat at dusk.")
_DRACULA_HERE = N_("Dracula is here now: there is a combat at dusk.")
_DRACULA_HERE_BY_NIGHT = N_("Dracula is here now, but may move before the combat at dawn.")
_BOX = N_("A box that is not clean yet is {place:in}.")
_VAMPIRE = N_("A vampire is {place:in}.")
_HIDDEN_BOX = N_("One box is still hidden; {cities} cities are possible, {place} among them.")
_HIDDEN_BOXES = N_("{count:word} boxes are still hidden; {cities} cities are possible, {place} among them.")
_ENCOUNTER = N_("Dracula has left an encounter card {place:in}.")
_ENCOUNTERS = N_("Dracula has left {count:word} encounter cards {place:in}.")
_ONLY_SITE = N_("The only city that can still hide a box is {place}.")
_SITE_TOO = N_("There may be a box {place:in}, too.")
_KNOWN_NEAR = Near(
    N_("{place}, where you must go, is within reach from there tomorrow."),
    N_("{place}, where you must go, is within reach from here tomorrow."),
)
_NO_OTHER_SITE = Near(
    N_("From there, no other city that may hide a box is within reach tomorrow."),
    N_("From here, no other city that may hide a box is within reach tomorrow."),
)
_FULL_TICKETS = N_("{hunter} already has two tickets and could only exchange one.")
_WITH_SECOND = N_("{hunter} has only one ticket so far and may keep both.")
_WITHOUT_SECOND = N_("{hunter} then has only one ticket.")
_THIRD = N_("{hunter} may keep the best two of three tickets.")
_NO_THIRD = N_("{hunter} has two tickets even without it.")
_NO_WEAPON = N_("{hunter} has no weapon; the chance to draw one {place:in} is {percent}%.")
_NO_ITEM = N_("In a small city supplies bring only an event card.")
_HELPFUL = N_("The top event card is one for the hunters.")
_USELESS = N_("The top event card is one of Dracula's and brings nothing by day.")
_BY_NIGHT = N_("By night the event card may be one for Dracula.")
_NEIGHBOR = N_("The nearest hunter is {hunter} {place:in}, a day's journey away.")
_KEEPS = N_("{hunter} keeps the tickets {first} and {second}.")
_UNHURT = N_("{hunter} is unhurt.")
_WOUNDED = N_("{hunter} has {damage} of {health} damage, and resting heals {healed}.")
_AS_FAR = N_("{place} is just as far from there.")
_JOURNEYS = N_("The hunters have traveled {count:times}; with {limit} journeys the chapter is lost.")
_BOND = N_(
    "The chance that Dracula is in the same region as {hunter} is {percent}%: of the {all} places where he "
    "may be, a yes leaves {yes}, a no {no}."
)
_BOND_KNOWN = N_("{hunter} would learn nothing new: Dracula is certainly in the same region.")
_BOND_IN_VAIN = N_("{hunter} would learn nothing new: Dracula cannot be in the same region.")
_SEARCH_BOX = N_("A search here may make the box clean.")
_SEARCH_VAMPIRE = N_("The search leads to the combat with the vampire.")
_KNOWN_BOXES = N_("Known boxes: {places}.")
_KNOWN_VAMPIRES = N_("Known vampires: {places}.")
_BASIS_BOX = N_("One box is still hidden; {cities} cities are possible: {places}.")
_BASIS_BOXES = N_("{count:word} boxes are still hidden; {cities} cities are possible: {places}.")
_BASIS_HIDEOUTS = N_("Dracula's likeliest hideouts: {places}.")
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

    def basis(self) -> Iterator[Text]:
        """Yield where boxes and hideouts may be, if the goal is to find some."""
        known, open_ = self._sites
        vampires = known & self._vampires
        for words, found in ((_KNOWN_BOXES, known - vampires), (_KNOWN_VAMPIRES, vampires)):
            if found:
                yield words.fill(places=ordered(NAMES[place] for place in found))
        if open_:
            places = ordered(NAMES[place] for place in open_)
            hidden = counted(self._hidden_boxes, _BASIS_BOX, _BASIS_BOXES)
            yield hidden.fill(cities=len(open_), places=places)
        if (places_ := likeliest(self._cards, NAMES)) is not None:
            yield _BASIS_HIDEOUTS.fill(places=places_)

    def _found(self, action: Action, first: int | None, *, is_best: bool) -> Iterator[Text]:
        """Yield the facts about an action, beside one that leads to the place `first`."""
        step = self._step
        if isinstance(action, Play | Strike) or (isinstance(action, Pick) and isinstance(step, ShownChoice)):
            yield from by_card(meaning(action))
        if isinstance(step, DiscardChoice) and step.actor in FIGURES and isinstance(action, Pick):
            yield from self._returned(step.actor, action, is_best=is_best)
        elif isinstance(step, SecondTicket) and isinstance(action, Word):
            yield self._second_ticket(is_taken=action == YES)
        elif isinstance(step, StartCity) and isinstance(action, PlaceChoice):
            yield from self._start(action.to, is_best=is_best)
        elif isinstance(step, Scouting) and isinstance(action, PlaceChoice):
            cards = [spot.id for spot in self._seen.trail if spot is not None]
            chance = self._observed.cards().get(action.to, 0.0)
            yield from on_trail(NAMES[action.to], answered(self._belief, cards, action.to), chance)
        elif isinstance(step, HunterAction) and isinstance(action, Go):
            yield from self._journey(action, first, is_best=is_best)
        elif isinstance(step, HunterAction) and isinstance(action, Word):
            yield from self._stay(step.hunter, action, first, is_best=is_best)

    # Places

    def ways_of(self, action: Action) -> Ways | None:
        """Return the cities that the acting hunter can reach tomorrow after an action."""
        step = self._step
        if isinstance(step, DiscardChoice) and step.actor in FIGURES and isinstance(action, Pick):
            sheet, kept = self._seen.hunters[step.actor], list(self._seen.hunters[step.actor].tickets)
            if action.deck == Deck.TICKET:
                kept.remove(action.card)
            return self._reach(sheet.place, kept)
        if not isinstance(self._step, HunterAction) or not isinstance(action, Go | Word):
            return None
        hunter = self._step.hunter
        sheet = self._seen.hunters[hunter]
        if isinstance(action, Go):
            tickets = list(sheet.tickets)
            if action.ticket != NONE:
                tickets.remove(action.ticket)
            return self._reach(action.to, tickets)
        return self._with_ticket(hunter) if action == _RESERVE else self._reach(sheet.place, sheet.tickets)

    def _reach(self, place: int, tickets: Iterable[int]) -> Ways:
        """Return the cities that a hunter with these tickets can reach from a place in one day."""
        position, forbid = self._seen.position, self._seen.chapter.forbid
        found = {place, DOOR.get(place, place)}
        found.update(() if "road" in forbid else road_targets(position, place))
        found.update(() if "sea" in forbid else sea_targets(position, place))
        for ticket in set(tickets):
            found.update(rail_targets(position, place, *TICKETS[ticket]))
        return certain(found & CITIES - set(self._seen.chapter.closed))

    def _with_ticket(self, hunter: int) -> Ways:
        """Return the mean of what a hunter reaches tomorrow with one more ticket, if there is room for it."""
        sheet = self._seen.hunters[hunter]
        if len(sheet.tickets) >= TICKET_LIMIT:
            return self._reach(sheet.place, sheet.tickets)
        left = Counter(dict(enumerate(TICKET_COPIES)))
        left.subtract(ticket for one in self._seen.hunters for ticket in one.tickets)
        return average(
            (self._reach(sheet.place, [*sheet.tickets, ticket]), copies / left.total())
            for ticket, copies in left.items()
        )

    def _reached(self, action: Action, *, is_best: bool) -> Reached | None:
        """Return what the acting hunter can reach after an action, unless it is the same after all."""
        ways, hunter = self.ways_of(action), self._step.hunter
        if ways is None or not self._is_compared:
            return None
        now, *others = (
            self._reach(self._seen.hunters[one].place, self._seen.hunters[one].tickets)
            for one in (hunter, *(one for one in present(self._seen) if one != hunter))
        )
        first, rivals = (None, self._rivals) if is_best else (self._first, ())
        return Reached(ways, now, others, first, is_best, rivals)

    @cached_property
    def _coverage(self) -> Coverage:
        """The places of what is sought, of which hunters reach a share."""
        return Coverage(self._cards or self._now or dict.fromkeys(self._goals, 1.0), NAMES)

    def _journey(self, action: Go, first: int | None, *, is_best: bool) -> Iterator[Text]:
        """Yield why a hunter may go to a place."""
        place, here = action.to, self._seen.hunters[self._step.hunter].place
        if place != first:
            yield from self._in(place, first)
        if place != first and self._coverage.share(self.ways_of(action) or {}) < LEAST_NEAR:
            yield from self._toward(here, place, first)
        yield from self._near(action, first, is_best=is_best)
        limit = self._aim.limits.get(MOVES, 0)
        if limit and 2 * (made := self._observed.moves()) >= limit:
            yield _JOURNEYS.fill(count=numeral(made), limit=limit)

    def _stay(self, hunter: int, action: Word, first: int | None, *, is_best: bool) -> Iterator[Text]:
        """Yield why a hunter may stay."""
        sheet = self._seen.hunters[hunter]
        if first != sheet.place and self._now.get(sheet.place, 0.0) > SURE:
            yield _DRACULA_HERE_BY_NIGHT if self._seen.time & 1 else _DRACULA_HERE
        yield from self._own(hunter, action.word, is_best=is_best)
        if action != _RESERVE:
            yield from self._near(action, first, is_best=is_best)
        elif not RAILS[sheet.place]:
            yield _NO_RAILWAY.fill(place=NAMES[sheet.place])
        elif len(sheet.tickets) >= TICKET_LIMIT:
            if not is_best:
                yield _FULL_TICKETS.fill(hunter=FIGURE_NAMES[hunter])
        elif self._coverage.is_known:
            yield from self._more_by_ticket(self._reached(action, is_best=is_best), is_best=is_best)

    def _near(self, action: Go | Word, first: int | None, *, is_best: bool) -> Iterator[Text]:
        """Yield what the acting hunter can reach tomorrow after an action."""
        is_journey, reached = isinstance(action, Go), self._reached(action, is_best=is_best)
        place = action.to if isinstance(action, Go) else self._seen.hunters[self._step.hunter].place
        if reached is None or (self._best == _RESERVE and not is_journey):
            return
        yield from self._sites_near(place, first, reached, is_journey=is_journey)
        sought = self._cards or self._now
        if sought and sought.get(place, 0.0) <= SURE:
            words = _HIDEOUTS if self._cards else _DRACULA
            yield from self._coverage.facts(reached, words, is_journey=is_journey)

    def _more_by_ticket(self, reached: Reached | None, *, is_best: bool) -> Iterator[Text]:
        """Yield what one more ticket may bring within reach; that it is nothing never speaks for the best."""
        places = None if reached is None else self._coverage.named(reached.after, but=reached.now)
        if reached is None or places is None:
            if not is_best:
                yield _NO_HIDEOUT_GAIN if self._cards else _NO_GAIN if self._now else _NO_BOX_GAIN
            return
        if not (self._cards or self._now):
            yield (_GOAL_TICKET if self._sites[0] else _BOX_TICKET).fill(places=places)
            return
        share, before = (self._coverage.share(ways) for ways in (reached.after, reached.now))
        if share - before < APART:
            words = _LITTLE_HIDEOUT_GAIN if self._cards else _LITTLE_GAIN
            if reached.first is not None and abs(share - self._coverage.share(reached.first)) < APART:
                words = _DRACULA.as_much.here
            reached = reached._replace(is_best=False)  # that all hunters gain little, too, says nothing more
        else:
            words = _HIDEOUT_TICKET if self._cards else _TICKET
        for place in (place for place, chance in self._now.items() if chance > SURE):
            words = _SURE_TICKET.fill(place=NAMES[place])
        yield words.fill(places=places, percent=percent(share), before=percent(before))
        yield from self._coverage.of_all(reached)

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
        if "slain" not in self._aim.wanted.names:
            lairs = [lair for lair in self._seen.lairs if lair is not None and lair.id >= FIRST_BOX]
            known &= {lair.place for lair in lairs}
        return known, open_ if self._hidden_boxes else frozenset()

    @cached_property
    def _vampires(self) -> frozenset[int]:
        """The places of vampires that the hunters have seen, if the goal is to defeat some."""
        if "slain" not in self._aim.wanted.names:
            return frozenset()
        spots = [spot for spot in (*self._seen.trail, *self._seen.lairs) if spot is not None]
        return frozenset(spot.place for spot in spots if any(one.card in VAMPIRES for one in spot.contents))

    @cached_property
    def _hidden_boxes(self) -> int:
        """The number of boxes that are not found yet."""
        lairs = [lair for lair in self._seen.lairs if lair is not None and lair.id >= FIRST_BOX]
        return sum(not lair.faceup for lair in lairs)

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

    def _sites_near(
        self, place: int, first: int | None, reached: Reached, *, is_journey: bool
    ) -> Iterator[Text]:
        """Yield how many cities that may hide a box are within reach, or how far the nearest one is.

        A known box, or vampire, is the only one that counts.
        """
        sites, (known, open_) = self._goals, self._sites
        if not sites or place == first:
            return
        found = sites & set(reached.after) - {place}
        away = self._nearest_site(place)
        if reached.first is not None and first is not None:
            other = sites & set(reached.first) - {first}
            if found == other and (found or away == self._nearest_site(first)):
                return
        is_certain = bool(known) or len(open_) == 1
        if found and is_certain:
            yield _KNOWN_NEAR.of(is_journey=is_journey).fill(place=NAMES[min(found)])
        elif found:
            yield _sites_reached(len(found), is_journey=is_journey).fill(
                all=len(open_), places=ordered(NAMES[city] for city in found)
            )
        elif away is not None and place not in sites:
            words = _known_away if is_certain else _nearest
            yield words(away[0], is_journey=is_journey).fill(place=NAMES[away[1]])
        elif away is not None and not known:
            yield _NO_OTHER_SITE.of(is_journey=is_journey)

    @cached_property
    def _goals(self) -> frozenset[int]:
        """The cities that hunters seek for boxes: the known ones, or else all possible ones."""
        known, open_ = self._sites
        return known or open_

    def _nearest_site(self, place: int) -> tuple[int, int] | None:
        """Return the days to the nearest of these cities, and the city."""
        away = [(self._away[place][city], city) for city in self._goals - {place}]
        return min((found for found in away if found[0] < FAR), default=None)

    def _in(self, place: int, first: int | None) -> Iterator[Text]:
        """Yield what may be in a place to which a journey leads."""
        name = NAMES[place]
        yield from chance_there(self._cards.get(place, 0.0), name, _HIDEOUT, _HIDEOUT_SURE)
        if (chance := self._now.get(place, 0.0)) >= LEAST:
            yield from chance_there(chance, name, DRACULA, _DRACULA_SURE)
        known, open_ = self._sites
        if place in known:
            yield (_VAMPIRE if place in self._vampires else _BOX).fill(place=name)
        elif place in open_ and first in open_:
            yield _SITE_TOO.fill(place=name)
        elif place in open_:
            yield self._box_of(len(open_), name)

    def _box_of(self, cities: int, name: Text) -> Text:
        """Return that one of some cities that may hide a box is this one."""
        if cities == 1:
            return _ONLY_SITE.fill(place=name)
        words = counted(self._hidden_boxes, _HIDDEN_BOX, _HIDDEN_BOXES)
        return words.fill(cities=cities, place=name)

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
        if word == "supply":
            yield from self._supplies(hunter, is_best=is_best)
        elif word == "rest":
            healed = min(healed_by_rest(self._seen, hunter), sheet.damage)
            words = _WOUNDED if healed else _UNHURT
            yield words.fill(hunter=name, damage=sheet.damage, health=HEALTH[hunter], healed=healed)
        elif word == "search":
            yield from self._search(sheet.place)
        elif word == "bond":
            yield self._bond(name, REGION[sheet.place])

    def _bond(self, name: Text, region: int) -> Text:
        """Return how likely Dracula is in a region, and how many places each answer leaves."""
        places = self._belief.places()
        chance = sum(there for city, there in places.items() if REGION[city] == region)
        inside = sum(REGION[city] == region for city in places)
        if not inside or inside == len(places):
            return (_BOND_KNOWN if inside else _BOND_IN_VAIN).fill(hunter=name)
        words = _BOND.fill(hunter=name, percent=percent(chance), all=len(places))
        return words.fill(yes=inside, no=len(places) - inside)

    def _returned(self, hunter: int, action: Pick, *, is_best: bool) -> Iterator[Text]:
        """Yield which tickets a hunter keeps and what they reach, or what a discarded card would do."""
        if action.deck != Deck.TICKET:
            yield from by_card(meaning(action))
            return
        kept = list(self._seen.hunters[hunter].tickets)
        kept.remove(action.card)
        if len(kept) == TICKET_LIMIT:
            first, second = (TICKET_IDS[ticket] for ticket in kept)
            yield _KEEPS.fill(hunter=FIGURE_NAMES[hunter], first=first, second=second)
        if (ways := self.ways_of(action)) is not None and self._is_compared:
            first, rivals = (None, self._rivals) if is_best else (self._first, ())
            reached = Reached(ways, ways, (), first, is_best, rivals)
            words = _HIDEOUTS if self._cards else _DRACULA
            if self._cards or self._now:
                yield from self._coverage.facts(reached, words, is_journey=False)

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
            chance = self.weapon_chance(2 if hunter == GODALMING else 1)
            yield _NO_WEAPON.fill(hunter=name, place=place, percent=percent(chance))
        if has_events and self._seen.time & 1:
            yield _BY_NIGHT
        elif has_events and self._seen.top_back == HUNTERS:
            yield _HELPFUL
        elif has_events and not is_best:
            yield _USELESS

    def weapon_chance(self, draws: int) -> float:
        """Return the chance that a weapon is among so many item cards that are drawn next."""
        seen, removed = self._seen, self._seen.chapter.removed
        known = Counter(card for sheet in seen.hunters for card in sheet.items)
        known.update(seen.item_discard)
        known.update(card for deck, card in removed if deck == Deck.ITEM)
        weapons, whole = sum(ITEMS.copies[card] - known[card] for card in WEAPONS), len(seen.item_deck)
        return 1 - comb(whole - weapons, draws) / max(1, comb(whole, draws))

    def _search(self, place: int) -> Iterator[Text]:
        """Yield what a search finds."""
        known, _ = self._sites
        if place in known:
            yield _SEARCH_VAMPIRE if place in self._vampires else _SEARCH_BOX
            return
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


def _sites_reached(cities: int, *, is_journey: bool) -> Text:
    """Return the words about the cities that may hide a box and are within reach."""
    if is_journey:
        return N_.plural(
            "From there, %n of the {all} cities that may hide a box are within reach tomorrow: {places}.",
            cities,
        )
    return N_.plural(
        "From here, %n of the {all} cities that may hide a box are within reach tomorrow: {places}.", cities
    )


def _known_away(days: int, *, is_journey: bool) -> Text:
    """Return the words about the nearest place where hunters must go."""
    if is_journey:
        return N_.plural("{place}, where you must go, is %n days' journey from there.", days)
    return N_.plural("{place}, where you must go, is %n days' journey from here.", days)


def _nearest(days: int, *, is_journey: bool) -> Text:
    """Return the words about the nearest city that may hide a box."""
    if is_journey:
        return N_.plural(
            "The nearest city that may hide a box is {place}, %n days' journey from there.", days
        )
    return N_.plural("The nearest city that may hide a box is {place}, %n days' journey from here.", days)
