"""The facts that speak for an action in a chapter: as a person can check them on the map and the sheets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from ai.knowledge.fury.chances import SURE, Near, chance_there, likely_places, percent, some_named
from ai.knowledge.fury3.belief import WaysBelief
from ai.knowledge.fury3.chapters.goals import TRAIL_GOALS, ObservedFacts
from ai.knowledge.fury3.ways import FAR, days_away
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.campaign.aim import Aim
from furyqt.rules.core.numerals import numeral
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3.actions import Go, Play, Strike, Word
from furyqt.rules.fury3.chapters.overlay import FIRST_BOX
from furyqt.rules.fury3.decks import WEAPONS
from furyqt.rules.fury3.guidance import meaning
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.steps.turn.turns import HunterAction
from furyqt.rules.fury3.tables import HEALTH, PLACES
from furyqt.rules.fury3.words import FIGURE_NAMES, place_text

N_ = Texts("fury3.aims")

MEETINGS = frozenset({"revealed", "harm", "fights", "destroyed"})
"""The goals for which the hunters must come to Dracula."""
SITES = frozenset({"emptied", "slain"})
"""The goals for which they search boxes."""
MOVES = "moves"
MOST = 3
"""The largest number of facts about an action."""
TICKETS = 2
"""A hunter holds at most so many tickets."""
LEAST_NEAR = 0.1
"""A smaller chance that Dracula is near is not worth a sentence."""
NAMES = tuple(place_text(place) for place in PLACES)

_HIDEOUT = N_("The chance that one of his hideouts is {place:in} is {percent}%.")
_HIDEOUT_SURE = N_("One of his hideouts is {place:in}.")
_HIDEOUTS_NEAR = Near(
    N_("A day's journey from there, there may be hideouts: {places}."),
    N_("A day's journey from here, there may be hideouts: {places}."),
)
_DRACULA = N_("The chance that Dracula is {place:in} now is {percent}%.")
_DRACULA_SURE = N_("Dracula is {place:in} now.")
_DRACULA_NEAR = Near(
    N_("The chance that Dracula is there or a day's journey away is {percent}%."),
    N_("The chance that Dracula is here or a day's journey away is {percent}%."),
)
_DRACULA_NEAR_SURE = Near(
    N_("Dracula is there or a day's journey away."), N_("Dracula is here or a day's journey away.")
)
_SITE = N_("A box or vampire that you seek is {place:in}.")
_ONLY_SITE = N_("The only city that can still hide a box is {place}.")
_SITES_NEAR = Near(
    N_("A day's journey from there, there may be a box: {places}."),
    N_("A day's journey from here, there may be a box: {places}."),
)
_ONE_TICKET = N_("{hunter} has only one ticket, and a second one gives a choice of trains.")
_NO_TICKET = N_("{hunter} has no ticket, and trains go farther than roads.")
_NO_WEAPON = N_("{hunter} has no weapon.")
_WOUNDED = N_("{hunter} has {damage} of {health} damage.")
_JOURNEYS = N_("The hunters have traveled {count:times}; with {limit} journeys the chapter is lost.")


class Facts:
    """The facts about actions in one observation of the hunters."""

    def __init__(self, observation: Fury3Observation, belief: WaysBelief, aim: Aim) -> None:
        self._seen, self._belief, self._aim = observation, belief, aim
        self._observed = ObservedFacts(observation, belief)
        self._away = days_away(observation.chapter.closed)

    def about(self, action: Action) -> tuple[Text, ...]:
        """Return at most MOST facts, the most important first."""
        return tuple(self._found(action))[:MOST]

    def _found(self, action: Action) -> Iterator[Text]:
        if isinstance(action, Play | Strike):
            words = meaning(action)
            yield from [] if words is None else [words]
        step = self._seen.agenda[-1] if self._seen.agenda else None
        if not isinstance(step, HunterAction):
            return
        if isinstance(action, Go):
            yield from self._there(action.to, is_journey=True)
            if MOVES in self._aim.limits and (made := self._observed.moves()):
                yield _JOURNEYS.fill(count=numeral(made), limit=self._aim.limits[MOVES])
        elif isinstance(action, Word):
            yield from self._own(step.hunter, action.word)
            yield from self._there(self._seen.hunters[step.hunter].place, is_journey=False)

    # Places

    @cached_property
    def _cards(self) -> Mapping[int, float]:
        """The chance that an unknown card of the trail shows a city."""
        return {} if not TRAIL_GOALS.intersection(self._aim.wanted.names) else self._observed.cards()

    @cached_property
    def _now(self) -> Mapping[int, float]:
        """The chance that Dracula is in a place, if the goal is to meet him."""
        return self._belief.places() if MEETINGS.intersection(self._aim.wanted.names) else {}

    @cached_property
    def _sites(self) -> tuple[frozenset[int], frozenset[int]]:
        """The places that hold a known box or vampire, and those where a box may still be."""
        if not SITES.intersection(self._aim.wanted.names):
            return frozenset(), frozenset()
        known, open_ = self._observed.sites()
        return known, open_ if self._hidden_boxes else frozenset()

    @cached_property
    def _hidden_boxes(self) -> int:
        """The number of boxes that are not found yet."""
        lairs = [lair for lair in self._seen.lairs if lair is not None and lair.id >= FIRST_BOX]
        return sum(not lair.faceup for lair in lairs)

    def _there(self, place: int, *, is_journey: bool) -> Iterator[Text]:
        """Yield what may be in a place, and a day's journey away from it."""
        if is_journey:
            yield from self._in(place)
        hideouts = {city: chance for city, chance in self._cards.items() if self._away[place][city] == 1}
        named = likely_places(hideouts, NAMES)
        if named is not None:
            yield _HIDEOUTS_NEAR.of(is_journey=is_journey).fill(places=named)
        yield from self._dracula_near(place, is_journey=is_journey)
        yield from self._sites_near(place, is_journey=is_journey)

    def _dracula_near(self, place: int, *, is_journey: bool) -> Iterator[Text]:
        """Yield how likely Dracula is in a place or a day's journey away, unless he is certainly in it."""
        chance = sum(chance for city, chance in self._now.items() if self._away[place][city] <= 1)
        if self._now.get(place, 0.0) > SURE or chance < LEAST_NEAR:
            return
        if chance > SURE:
            yield _DRACULA_NEAR_SURE.of(is_journey=is_journey)
        else:
            yield _DRACULA_NEAR.of(is_journey=is_journey).fill(percent=percent(chance))

    def _sites_near(self, place: int, *, is_journey: bool) -> Iterator[Text]:
        """Name the cities a day's journey away that may hide a box, or else the nearest one."""
        known, open_ = self._sites
        away = {city: self._away[place][city] for city in known | open_ if city != place}
        boxes = some_named((city for city, days in away.items() if days == 1), NAMES)
        if boxes is not None:
            yield _SITES_NEAR.of(is_journey=is_journey).fill(places=boxes)
        elif away and place not in known | open_:
            nearest = min(away, key=lambda city: (away[city], city))
            if away[nearest] < FAR:
                yield _nearest(away[nearest], is_journey=is_journey).fill(place=NAMES[nearest])

    def _in(self, place: int) -> Iterator[Text]:
        """Yield what may be in a place to which a journey leads."""
        name = NAMES[place]
        yield from chance_there(self._cards.get(place, 0.0), name, _HIDEOUT, _HIDEOUT_SURE)
        yield from chance_there(self._now.get(place, 0.0), name, _DRACULA, _DRACULA_SURE)
        known, open_ = self._sites
        if place in known:
            yield _SITE.fill(place=name)
        elif place in open_:
            yield self._box_of(len(open_), name)

    def _box_of(self, cities: int, name: Text) -> Text:
        """Return that one of some cities that may hide a box is this one."""
        if cities == 1:
            return _ONLY_SITE.fill(place=name)
        words = N_.plural(
            "%n box(es) are still hidden in {cities} cities; {place} is one of them.", self._hidden_boxes
        )
        return words.fill(cities=cities, place=name)

    # The hunter's own sheet

    def _own(self, hunter: int, word: str) -> Iterator[Text]:
        """Yield why a hunter may stay."""
        sheet, name = self._seen.hunters[hunter], FIGURE_NAMES[hunter]
        tickets = len(sheet.tickets)
        if word == "reserve" and tickets < TICKETS:
            yield (_ONE_TICKET if tickets else _NO_TICKET).fill(hunter=name)
        elif word == "supply" and not any(item in WEAPONS for item in sheet.items):
            yield _NO_WEAPON.fill(hunter=name)
        elif word == "rest":
            yield _WOUNDED.fill(hunter=name, damage=sheet.damage, health=HEALTH[hunter])
        elif word == "search":
            yield from self._search(sheet.place)

    def _search(self, place: int) -> Iterator[Text]:
        spots = (*self._seen.trail, *self._seen.lairs)
        found = sum(len(spot.contents) for spot in spots if spot is not None and spot.place == place)
        if found:
            words = N_.plural("Dracula has left %n encounter card(s) {place:in}.", found)
            yield words.fill(place=NAMES[place])


def _nearest(days: int, *, is_journey: bool) -> Text:
    """Return the words about the nearest city that may hide a box."""
    if is_journey:
        return N_.plural(
            "The nearest city that may hide a box is {place}, %n days' journey from there.", days
        )
    return N_.plural("The nearest city that may hide a box is {place}, %n days' journey from here.", days)
