"""The facts about actions in the chapter of the second edition.

The first of several actions is the best. The facts about another one say what sets it apart from that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from ai.knowledge.fury.chances import Near, by_card, some_named, without_repeats
from ai.knowledge.fury2.chapters.goals import HOUSES, SERVANT, sites
from ai.knowledge.fury2.ways import TURNS_TO
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.campaign.aim import Aim
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2.actions import Go, Play, Strike, Word
from furyqt.rules.fury2.chapters.overlay import is_house
from furyqt.rules.fury2.guidance import meaning
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.steps.supply import HunterAction
from furyqt.rules.fury2.steps.travel.hunter_moves import HunterMove
from furyqt.rules.fury2.tables import CITIES, HEALTH, NOWHERE, PLACES
from furyqt.rules.fury2.words import FIGURE_NAMES, place_text

N_ = Texts("fury2.aims")

NEAR = 1.0
"""The turns to a place that is near."""
NAMES = tuple(place_text(place) for place in PLACES)

_KNOWN = N_("A house that is not clean yet is {place:in}.")
_ONLY = N_("The only city that can still hide a house is {place}.")
_HOUSES_NEAR = Near(
    N_("One move from there, there may be a house: {places}."),
    N_("One move from here, there may be a house: {places}."),
)
_SERVANT = N_("The Servant is {place:in}.")
_SERVANT_NEAR = Near(
    N_("The Servant is {place:in}, one move from there."),
    N_("The Servant is {place:in}, one move from here."),
)
_HOUSE_TOO = N_("There may be a house {place:in}, too.")
_NO_HOUSE = N_("No house can be {place:in}.")
_SAME_NEAR = N_("From there it is just as far to a possible house.")
_HEALTH = N_("{hunter} has {health} of {most} health.")
_UNHURT = N_("{hunter} has full health.")


class Facts:
    """The facts about actions in one observation of the hunters."""

    def __init__(self, observation: Fury2Observation, aim: Aim) -> None:
        self._seen, self._goals = observation, aim.wanted.names

    def about(self, actions: Sequence[Action]) -> list[tuple[Text, ...]]:
        """Return the facts about each action, the most important first, each fact only once."""
        places = [self._place_of(action) for action in actions]
        first = None if len(set(places)) > 1 else places[0]  # a place that is the same for all is no reason
        found = [self._found(action, places[0] if number else first) for number, action in enumerate(actions)]
        return without_repeats(found)

    def _place_of(self, action: Action) -> int:
        """Return the place of the acting hunter after an action."""
        step = self._seen.agenda[-1] if self._seen.agenda else None
        if isinstance(action, Go):
            return action.to
        if isinstance(step, HunterMove | HunterAction):
            return self._seen.hunters[step.hunter].place
        return NOWHERE

    def _found(self, action: Action, first: int | None) -> Iterator[Text]:
        """Yield the facts about an action, beside one that leads to the place `first`."""
        if isinstance(action, Play | Strike):
            yield from by_card(meaning(action))
        step = self._seen.agenda[-1] if self._seen.agenda else None
        if not isinstance(step, HunterMove | HunterAction):
            return
        sheet = self._seen.hunters[step.hunter]
        if isinstance(action, Go):
            there = tuple(self._there(action.to, first, is_journey=True))
            yield from there or self._same_near(action.to, first)
        elif isinstance(action, Word):
            if action.word == "rest":
                most = HEALTH[step.hunter]
                words = _HEALTH if sheet.health < most else _UNHURT
                yield words.fill(hunter=FIGURE_NAMES[step.hunter], health=sheet.health, most=most)
            yield from self._there(sheet.place, first, is_journey=False)

    @cached_property
    def _houses(self) -> tuple[frozenset[int], frozenset[int]]:
        """The places of houses that are known, and the cities that may have one."""
        if not HOUSES.intersection(self._goals):
            return frozenset(), frozenset()
        spots = [spot for spot in self._seen.catacombs if spot is not None and is_house(spot.id)]
        known = frozenset(spot.place for spot in spots if spot.faceup and spot.tiles)
        return known, frozenset(sites(self._seen)) - known

    def _there(self, place: int, first: int | None, *, is_journey: bool) -> Iterator[Text]:
        """Yield what is in a place, and what is one move away from it, unless the same is near `first`."""
        known, open_ = self._houses
        if place == first:
            return
        if is_journey and place in known:
            yield _KNOWN.fill(place=NAMES[place])
        elif is_journey and place in open_ and first in open_:
            yield _HOUSE_TOO.fill(place=NAMES[place])
        elif is_journey and place in open_:
            yield self._house_of(len(open_), NAMES[place])
        elif is_journey and first in known | open_ and place in CITIES:
            yield _NO_HOUSE.fill(place=NAMES[place])
        yield from self._servant(place, is_journey=is_journey)
        near = self._houses_near(place)
        if near and (first is None or near != self._houses_near(first)):
            yield _HOUSES_NEAR.of(is_journey=is_journey).fill(places=some_named(near, NAMES))

    def _same_near(self, place: int, first: int | None) -> Iterator[Text]:
        """Yield that the same houses are near a place as near `first`."""
        if first not in (None, place) and self._houses_near(place):
            yield _SAME_NEAR

    def _houses_near(self, place: int) -> frozenset[int]:
        known, open_ = self._houses
        return frozenset(city for city in known | open_ if TURNS_TO[city][place] == NEAR)

    def _house_of(self, cities: int, name: Text) -> Text:
        """Return that one of some cities that may have a house is this one."""
        if cities == 1:
            return _ONLY.fill(place=name)
        houses = sum(
            spot is not None and is_house(spot.id) and not spot.faceup for spot in self._seen.catacombs
        )
        words = N_.plural("%n house(s) are still hidden in {cities} cities; {place} is one of them.", houses)
        return words.fill(cities=cities, place=name)

    def _servant(self, place: int, *, is_journey: bool) -> Iterator[Text]:
        """Yield whether the Servant is in a place or one move away from it, if the goal is to meet him."""
        servant = self._seen.servant
        if not SERVANT.intersection(self._goals) or servant.skull or servant.place == NOWHERE:
            return
        if servant.place == place:
            yield _SERVANT.fill(place=NAMES[place])
        elif TURNS_TO[servant.place][place] == NEAR:
            yield _SERVANT_NEAR.of(is_journey=is_journey).fill(place=NAMES[servant.place])
