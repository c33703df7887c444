"""The facts about actions in the chapter of the second edition."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from ai.knowledge.fury.aims import MEETINGS
from ai.knowledge.fury.chances import Near, some_named
from ai.knowledge.fury.coverage import Reached
from ai.knowledge.fury2.belief import Fury2Ways
from ai.knowledge.fury2.chapters.goals import HOUSES, SERVANT, sites
from ai.knowledge.fury2.combat_facts import fighters
from ai.knowledge.fury2.facts import MOVES, NAMES, Facts
from ai.knowledge.fury2.ways import TURNS_TO
from ai.reasons import ActionFact
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
_OPEN = N_("{place} is one of the {cities} cities that may hide a house.")
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
_NO_HOUSE = N_("No house can be {place:in}.")


class GoalFacts(Facts):
    """The facts about actions in one observation of the hunters, for the goal of a chapter."""

    def __init__(
        self,
        observation: Fury2Observation,
        belief: Fury2Ways,
        aim: Aim,
        expected: Mapping[Text, float] | None = None,
    ) -> None:
        super().__init__(observation, belief, expected)
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
        """Yield how the fighters are, and without a combat where houses may be."""
        if self._seen.fight is not None:
            yield from fighters(self._seen)
            return
        known, open_ = self._houses
        if known:
            yield _KNOWN_HOUSES.fill(places=ordered(NAMES[place] for place in known))
        if open_:
            words = counted(self._hidden, _BASIS_HOUSE, _BASIS_HOUSES)
            yield words.fill(cities=len(open_), places=ordered(NAMES[place] for place in open_))

    def _there(self, place: int, reached: Reached | None, *, is_journey: bool) -> Iterator[ActionFact]:
        """Yield what is in a place and one move away from it."""
        yield from self._in(place, is_journey=is_journey)
        yield from self._servant(place, is_journey=is_journey)
        near = self._houses_near(place)
        if near:
            words = _HOUSES_NEAR.of(is_journey=is_journey).fill(places=some_named(near, NAMES))
            yield ActionFact("houses", near, words)
        elif is_journey:
            yield from self._nearest_house(place)
        if MEETINGS.intersection(self._goals):
            yield from super()._there(place, reached, is_journey=is_journey)

    def _nearest_house(self, place: int) -> Iterator[ActionFact]:
        """Yield the nearest city that may have a house, and its distance."""
        known, open_ = self._houses
        away = {city: MOVES[place][city] for city in known | open_ if MOVES[place][city] > 1}
        if away and place not in known | open_:
            city = min(away, key=lambda one: (away[one], one))
            words = N_.plural(
                "The nearest city that may hide a house is {place}, %n moves from there.", away[city]
            )
            yield ActionFact("houses", city, words.fill(place=NAMES[city]))

    def _in(self, place: int, *, is_journey: bool) -> Iterator[ActionFact]:
        """Yield whether a journey leads to a house."""
        known, open_ = self._houses
        if not is_journey or place not in CITIES or not known | open_:
            return
        if place in known:
            yield ActionFact("house", place, _KNOWN.fill(place=NAMES[place]))
        elif place in open_:
            words = _OPEN.fill(cities=len(open_)) if len(open_) > 1 else _ONLY
            yield ActionFact("house", place, words.fill(place=NAMES[place]))
        else:
            yield ActionFact("house", None, _NO_HOUSE.fill(place=NAMES[place]), -1.0)

    def _houses_near(self, place: int) -> frozenset[int]:
        known, open_ = self._houses
        return frozenset(city for city in known | open_ if TURNS_TO[city][place] == NEAR)

    @property
    def _hidden(self) -> int:
        """The number of houses that are not found yet."""
        spots = self._seen.catacombs
        return sum(spot is not None and is_house(spot.id) and not spot.faceup for spot in spots)

    def _servant(self, place: int, *, is_journey: bool) -> Iterator[ActionFact]:
        """Yield whether the Servant is in a place or one move away from it, if the goal is to meet him."""
        servant = self._seen.servant
        if not SERVANT.intersection(self._goals) or servant.skull or servant.place == NOWHERE:
            return
        if servant.place == place:
            yield ActionFact("servant", "there", _SERVANT.fill(place=NAMES[place]))
        elif TURNS_TO[servant.place][place] == NEAR:
            words = _SERVANT_NEAR.of(is_journey=is_journey).fill(place=NAMES[servant.place])
            yield ActionFact("servant", "near", words)
