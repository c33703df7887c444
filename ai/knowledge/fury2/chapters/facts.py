"""The facts about actions in the chapter of the second edition.

The first of several actions is the best. The facts about another one say what sets it apart from that.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from ai.knowledge.fury.aims import MEETINGS
from ai.knowledge.fury.chances import Near, some_named
from ai.knowledge.fury.coverage import Reached
from ai.knowledge.fury2.belief import Fury2Ways
from ai.knowledge.fury2.chapters.goals import HOUSES, SERVANT, sites
from ai.knowledge.fury2.facts import MOVES, NAMES, Facts
from ai.knowledge.fury2.ways import TURNS_TO
from furyqt.rules.core.campaign.aim import Aim
from furyqt.rules.core.enumeration import ordered
from furyqt.rules.core.numerals import counted
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2.chapters.overlay import is_house
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.tables import CITIES, NOWHERE

N_ = Texts("fury2.aims")

NEAR = 1.0
"""The turns to a place that is near."""

_KNOWN = N_("A house that is not clean yet is {place:in}.")
_ONLY = N_("The only city that can still hide a house is {place}.")
_HIDDEN_HOUSE = N_("One house is still hidden; {cities} cities are possible, {place} among them.")
_HIDDEN_HOUSES = N_("{count:word} houses are still hidden; {cities} cities are possible, {place} among them.")
_KNOWN_HOUSES = N_("Known houses: {places}.")
_BASIS_HOUSE = N_("One house is still hidden; {cities} cities are possible: {places}.")
_BASIS_HOUSES = N_("{count:word} houses are still hidden; {cities} cities are possible: {places}.")
_HOUSES_NEAR = Near(
    N_("One move from there, a house may be {places}."),
    N_("One move from here, a house may be {places}."),
)
_SERVANT = N_("The Servant is {place:in}.")
_SERVANT_NEAR = Near(
    N_("The Servant is {place:in}, one move from there."),
    N_("The Servant is {place:in}, one move from here."),
)
_HOUSE_TOO = N_("There may be a house {place:in}, too.")
_NO_HOUSE = N_("No house can be {place:in}.")
_SAME_NEAR = N_("From there it is just as far to a possible house.")


class GoalFacts(Facts):
    """The facts about actions in one observation of the hunters, for the goal of a chapter."""

    def __init__(self, observation: Fury2Observation, belief: Fury2Ways, aim: Aim) -> None:
        super().__init__(observation, belief)
        self._goals = aim.wanted.names

    @cached_property
    def _houses(self) -> tuple[frozenset[int], frozenset[int]]:
        """The places of houses that are known, and the cities that may have one."""
        if not HOUSES.intersection(self._goals):
            return frozenset(), frozenset()
        spots = [spot for spot in self._seen.catacombs if spot is not None and is_house(spot.id)]
        known = frozenset(spot.place for spot in spots if spot.faceup and spot.tiles)
        return known, frozenset(sites(self._seen)) - known

    def basis(self) -> Iterator[Text]:
        """Yield where houses may be."""
        known, open_ = self._houses
        if known:
            yield _KNOWN_HOUSES.fill(places=ordered(NAMES[place] for place in known))
        if open_:
            words = counted(self._hidden, _BASIS_HOUSE, _BASIS_HOUSES)
            yield words.fill(cities=len(open_), places=ordered(NAMES[place] for place in open_))

    def _there(
        self, place: int, here: int, first: int | None, reached: Reached | None, *, is_journey: bool
    ) -> Iterator[Text]:
        """Yield what is in a place and one move away from it, unless the same is near `first`."""
        if place != first:
            yield from self._sites_at(place, first, is_journey=is_journey)
        if MEETINGS.intersection(self._goals):
            yield from super()._there(place, here, first, reached, is_journey=is_journey)

    def _sites_at(self, place: int, first: int | None, *, is_journey: bool) -> Iterator[Text]:
        """Yield which houses, and whether the Servant, may be in a place and one move away from it."""
        found = [
            *self._in(place, first, is_journey=is_journey),
            *self._servant(place, is_journey=is_journey),
        ]
        near = self._houses_near(place)
        if near and (first is None or near != self._houses_near(first)):
            found.append(_HOUSES_NEAR.of(is_journey=is_journey).fill(places=some_named(near, NAMES)))
        elif not found and near and is_journey:
            found.append(_SAME_NEAR)
        elif is_journey and not near:
            found += self._nearest_house(place)
        yield from found

    def _nearest_house(self, place: int) -> Iterator[Text]:
        """Yield the nearest city that may have a house, and its distance."""
        known, open_ = self._houses
        away = {city: MOVES[place][city] for city in known | open_ if MOVES[place][city] > 1}
        if away and place not in known | open_:
            city = min(away, key=lambda one: (away[one], one))
            words = N_.plural(
                "The nearest city that may hide a house is {place}, %n moves from there.", away[city]
            )
            yield words.fill(place=NAMES[city])

    def _in(self, place: int, first: int | None, *, is_journey: bool) -> Iterator[Text]:
        """Yield whether a journey leads to a house."""
        known, open_ = self._houses
        if not is_journey:
            return
        if place in known:
            yield _KNOWN.fill(place=NAMES[place])
        elif place in open_ and first in open_:
            yield _HOUSE_TOO.fill(place=NAMES[place])
        elif place in open_:
            yield self._house_of(len(open_), NAMES[place])
        elif first in known | open_ and place in CITIES:
            yield _NO_HOUSE.fill(place=NAMES[place])

    def _houses_near(self, place: int) -> frozenset[int]:
        known, open_ = self._houses
        return frozenset(city for city in known | open_ if TURNS_TO[city][place] == NEAR)

    def _house_of(self, cities: int, name: Text) -> Text:
        """Return that one of some cities that may have a house is this one."""
        if cities == 1:
            return _ONLY.fill(place=name)
        return counted(self._hidden, _HIDDEN_HOUSE, _HIDDEN_HOUSES).fill(cities=cities, place=name)

    @property
    def _hidden(self) -> int:
        """The number of houses that are not found yet."""
        spots = self._seen.catacombs
        return sum(spot is not None and is_house(spot.id) and not spot.faceup for spot in spots)

    def _servant(self, place: int, *, is_journey: bool) -> Iterator[Text]:
        """Yield whether the Servant is in a place or one move away from it, if the goal is to meet him."""
        servant = self._seen.servant
        if not SERVANT.intersection(self._goals) or servant.skull or servant.place == NOWHERE:
            return
        if servant.place == place:
            yield _SERVANT.fill(place=NAMES[place])
        elif TURNS_TO[servant.place][place] == NEAR:
            yield _SERVANT_NEAR.of(is_journey=is_journey).fill(place=NAMES[servant.place])
