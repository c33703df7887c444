"""The facts about actions of the hunters in the second edition: as a person can check them on the table.

The first of several actions is the best. The facts about another one say what sets it apart from that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property

from ai.knowledge.fury.chances import (
    APART,
    LEAST_ON_TRAIL,
    ON_TRAIL,
    HunterFacts,
    Near,
    Ways,
    by_card,
    share_fact,
)
from ai.knowledge.fury.coverage import NEXT_TURN, CoverageWords, Reached, certain
from ai.knowledge.fury.nearness import Nearness, reach
from ai.knowledge.fury.questions import answered, on_trail
from ai.knowledge.fury.teamwork import NEXT_TURN as TEAM_NEXT_TURN
from ai.knowledge.fury.teamwork import spread, surrounding
from ai.knowledge.fury2.belief import Fury2Ways
from ai.knowledge.fury2.combat_facts import wins
from ai.knowledge.fury2.question_facts import DIE, HEALTH_LEFT, question_facts
from ai.knowledge.fury2.ways import BY_RAIL
from ai.reasons import ActionFact, percent
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.enumeration import enumerated
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2.actions import (
    YES,
    Await,
    Choose,
    Give,
    Go,
    Pick,
    PlaceChoice,
    Play,
    Strike,
    Use,
    Word,
)
from furyqt.rules.fury2.cards.scouts import ScoutedCity
from furyqt.rules.fury2.catalog import EVENTS, ITEMS
from furyqt.rules.fury2.decks import COMBAT_ITEMS, HOLY_ITEMS, NONE, Deck
from furyqt.rules.fury2.guidance import meaning
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.steps.events.declarations import HunterDeclaration
from furyqt.rules.fury2.steps.events.resolve import EmergencyGoal
from furyqt.rules.fury2.steps.supply import HunterAction, SecondDraw, TradeGift, draws_at_rest, partners
from furyqt.rules.fury2.steps.travel.groups import GroupInvitation
from furyqt.rules.fury2.steps.travel.hunter_moves import HunterMove, SailOn
from furyqt.rules.fury2.steps.travel.journeys import LONGEST_RIDE, rail_reach, road_reach, sails
from furyqt.rules.fury2.steps.travel.rail import MissedTrain, TrainRide
from furyqt.rules.fury2.steps.turn import StartCity
from furyqt.rules.fury2.tables import (
    ATLAS,
    CASTLE,
    CITIES,
    EVENT_LIMIT,
    EXTRA_CARDS,
    FIGURES,
    HEALTH,
    HUNTERS,
    LARGE,
    NOWHERE,
    PLACES,
    ROADS,
    SAILS,
    SEAS,
)
from furyqt.rules.fury2.words import FIGURE_NAMES, card_text, place_text

N_ = Texts("fury2.aims")

NAMES = tuple(place_text(place) for place in PLACES)
MOVES = ATLAS.distances("road", "boat")
"""MOVES[from][to]: the number of moves by road or sea between two places; -1 if they do not lead there."""
WEAPONS = COMBAT_ITEMS - HOLY_ITEMS
TURNS = (
    HunterMove,
    HunterAction,
    SecondDraw,
    MissedTrain,
    TrainRide,
    SailOn,
    HunterDeclaration,
    EmergencyGoal,
)
"""The decisions of a hunter's turn."""
RAIL = Word("rail")

_BY_TRAIN = CoverageWords(
    Near(
        N_(
            "From there, Dracula's current place is within reach next turn with a chance of "
            "{percent}%, with luck by train {most}% (above all {places})."
        ),
        N_(
            "From here, Dracula's current place is within reach next turn with a chance of {percent}%, "
            "with luck by train {most}% (above all {places})."
        ),
    ),
    Near(
        N_(
            "From there, Dracula's current place is within reach next turn with a chance of "
            "{percent}%, with luck by train {most}%."
        ),
        N_(
            "From here, Dracula's current place is within reach next turn with a chance of {percent}%, "
            "with luck by train {most}%."
        ),
    ),
    NEXT_TURN.none,
    NEXT_TURN.sure,
    *NEXT_TURN[4:],
)
_BY_RAIL = N_("The chance that Dracula is in a city at most two railways away is {percent}%.")
_GROUP = N_("Hunters in a group fight together, but have only one action.")
_APART = N_("Each of the two then has a move and an action.")
_WAITS = N_("The two then move and fight together, but have only one action.")
_UNHURT = N_("{hunter} has full health.")
_EVENTS = N_("Of the {all} cards in the event deck, {ours} are for the hunters; the others go to Dracula.")
_FULL = N_("{hunter} holds as many event cards as allowed.")
_ARMS = N_("{weapons} of the {all} cards in the item deck are weapons.")
_WEAPONS = N_("{hunter} has no weapon; {weapons} of the {all} cards in the item deck are weapons.")
_NO_CARD = N_("No card is drawn, so none can go to Dracula.")
_TRADE = N_("{hunter} can trade items with {others}.")
_ITEM_THERE = N_("{place} is a large city, where {hunter} can draw an item at once.")
_WEAPON_THERE = N_("{place} is a large city, where {hunter}, who has no weapon, can draw an item at once.")
_NO_DRAW_AT_SEA = N_("At sea {hunter} cannot draw cards.")
_GIVES_LESS = N_("choice {rival} leads to a large city, where an item can be drawn")
_SMALL = N_("{place} is a small city, where hunters draw only events.")


class Facts(HunterFacts):
    """The facts about actions in one observation of the hunters."""

    turns = TURNS
    named = Go, PlaceChoice

    def __init__(
        self,
        observation: Fury2Observation,
        belief: Fury2Ways,
        expected: Mapping[Text, float] | None = None,
    ) -> None:
        """Take what is expected of the other side in a combat, if that is known."""
        super().__init__(observation)
        self._belief, self._expected = belief, expected or {}

    def found(self, action: Action) -> Iterator[ActionFact]:
        """Yield the facts about an action."""
        step = self._step
        if isinstance(action, Strike) and self._seen.fight is not None:
            yield from wins(self._seen, action, card_text(Deck.ITEM, action.card), self._expected)
        elif isinstance(action, Play | Use | Strike | Pick) or (
            isinstance(action, Give) and isinstance(step, TradeGift)
        ):
            yield from by_card(meaning(action))
        elif isinstance(step, StartCity) and isinstance(action, PlaceChoice):
            yield from self._start(action.to)
        elif isinstance(step, ScoutedCity) and isinstance(action, PlaceChoice):
            chance = min(1.0, self._cards[action.to] + self._now.get(action.to, 0.0))
            answer = answered(self._belief, [spot.id for spot in self._seen.trail], action.to)
            yield from on_trail(action.to, NAMES, answer, chance)
        elif isinstance(step, GroupInvitation):
            yield ActionFact("group", action == YES, _GROUP if action == YES else _APART)
        elif isinstance(step, TURNS):
            here, reached = self._seen.hunters[step.hunter].place, self._reached(action)
            if isinstance(action, Go | PlaceChoice):
                yield from self._there(action.to, reached, is_journey=True)
            elif isinstance(action, Choose | Await):
                words = _GROUP if isinstance(action, Choose) else _WAITS
                yield ActionFact("group", str(words), words)
            elif isinstance(action, Word):
                yield from self._own(step.hunter, action.word)
                yield from self._there(here, reached, is_journey=False)
        else:
            yield from question_facts(self._seen, action, self._now)

    # Places

    @cached_property
    def _now(self) -> dict[int, float]:
        return self._belief.places()

    @cached_property
    def _nearness(self) -> Nearness:
        return Nearness(self._now, MOVES, NAMES)

    @cached_property
    def _cards(self) -> Counter[int]:
        """The chance that an unknown card of the trail shows a place."""
        known = {spot.place for spot in self._seen.trail if spot.place >= 0}
        found: Counter[int] = Counter()
        for places in self._belief.whereabouts().chances[1 : len(self._seen.trail)]:
            found.update({place: chance for place, chance in places.items() if place not in known | SEAS})
        return found

    def ways_of(self, action: Action) -> Ways | None:
        """Return the cities that the acting hunter can reach in the next turn by road or sea.

        It is not known where a train stops, and a ship does not turn back.
        """
        if not isinstance(self._step, TURNS) or action == RAIL:
            return None
        here, place = self._seen.hunters[self._step.hunter].place, self._place_of(action)
        return certain(set(self._by_road_or_sea(place)) - ({here} if place in SEAS else set()))

    def _by_road_or_sea(self, place: int) -> Ways:
        return certain({place, *road_reach(self._seen.position, place, 1), *sails(self._seen, place)} - SEAS)

    def _reached(self, action: Action) -> Reached | None:
        """Return what the acting hunter can reach after an action."""
        ways = self.ways_of(action)
        if ways is None:
            return None
        places = {one: self._seen.hunters[one].place for one in FIGURES}
        now = self._by_road_or_sea(places.pop(self._step.hunter))
        placed = {one: place for one, place in places.items() if place != NOWHERE}
        others = [self._by_road_or_sea(place) for place in placed.values()]
        return Reached(ways, now, others, [FIGURE_NAMES[one] for one in placed])

    def _there(self, place: int, reached: Reached | None, *, is_journey: bool) -> Iterator[ActionFact]:
        """Yield what may be in a place and near it."""
        coverage, words, more = self._nearness.coverage, NEXT_TURN, dict[str, Text]()
        if reached is not None:
            by_train = certain({*reached.after, *rail_reach(self._seen.position, place, LONGEST_RIDE)})
            if coverage.share(by_train) - coverage.share(reached.after) >= APART:
                words, more = _BY_TRAIN, {"most": percent(coverage.share(by_train))}
        here = self._seen.hunters[self._step.hunter].place
        facts = self._nearness.facts(place, reached, words, is_journey=is_journey, here=here, **more)
        yield next(facts)
        is_move = isinstance(self._step, HunterMove | SailOn) and self._seen.options.small_city != "either"
        if is_journey and is_move and place != CASTLE:
            yield self._gives(place)
        yield from surrounding(place, self._now, reached, ROADS, NAMES, TEAM_NEXT_TURN)
        yield from facts
        sheets = [sheet for one, sheet in enumerate(self._seen.hunters) if one != self._step.hunter]
        others = [sheet.place for sheet in sheets if sheet.place != NOWHERE]
        yield from self._nearness.closer(place, here, others)
        if is_journey and self._cards[place] >= LEAST_ON_TRAIL > self._now.get(place, 0.0):
            chance = min(1.0, self._cards[place])
            yield share_fact("trail", chance, ON_TRAIL.fill(place=NAMES[place], percent=percent(chance)))

    def _gives(self, place: int) -> ActionFact:
        """Return which cards a hunter can draw at the end of a move."""
        hunter, name = self._step.hunter, FIGURE_NAMES[self._step.hunter]
        if place in SEAS:
            return ActionFact("gives", "sea", _NO_DRAW_AT_SEA.fill(hunter=name), -1.0, _GIVES_LESS)
        if place not in LARGE:
            return ActionFact("gives", "small", _SMALL.fill(place=NAMES[place]), -0.5)
        has_weapon = bool(WEAPONS.intersection(self._seen.hunters[hunter].items))
        words = (_ITEM_THERE if has_weapon else _WEAPON_THERE).fill(hunter=name, place=NAMES[place])
        return ActionFact("gives", "large", words, 0.0 if has_weapon else 1.0, _GIVES_LESS)

    def _start(self, place: int) -> Iterator[ActionFact]:
        """Yield how far a hunter comes from a starting city."""
        placed = [hunter.place for hunter in self._seen.hunters if hunter.place != NOWHERE]
        yield spread(place, NAMES[place], placed, CITIES, MOVES)
        yield from reach(place, len({*ROADS[place], *SAILS["joined"][place]}), len(BY_RAIL[place]), NAMES)
        if place not in LARGE and self._seen.options.small_city != "either":
            yield ActionFact("small", place, _SMALL.fill(place=NAMES[place]), -1.0)

    # The hunter's own sheet

    def _own(self, hunter: int, word: str) -> Iterator[ActionFact]:
        """Yield why a hunter may stay, roll for a train, or act."""
        name, sheet = FIGURE_NAMES[hunter], self._seen.hunters[hunter]
        if word == "rail":
            chance = sum(self._now.get(city, 0.0) for city in BY_RAIL[sheet.place])
            words = _BY_RAIL.fill(percent=percent(chance)) if chance >= LEAST_ON_TRAIL else None
            yield share_fact("rail", chance, words)
            yield ActionFact("die", True, DIE)
        elif word == "rest":
            yield from self._rest(hunter)
        elif word == "event":
            yield from self._event(hunter)
        elif word == "item" and (left := self.weapons_left())[1]:
            words = _ARMS if WEAPONS.intersection(sheet.items) else _WEAPONS
            yield ActionFact("item", left, words.fill(hunter=name, weapons=left[0], all=left[1]))
        elif word == "trade":
            others = partners(self._seen.position, hunter)
            told = enumerated([FIGURE_NAMES[one] for one in others])
            yield ActionFact("trade", tuple(others), _TRADE.fill(hunter=name, others=told))
        elif word in ("nothing", "done"):
            yield ActionFact("event", None, _NO_CARD)

    def _event(self, hunter: int) -> Iterator[ActionFact]:
        """Yield what an event card may bring."""
        ours, whole = self.hunters_events()
        if whole:
            yield ActionFact("event", (ours, whole), _EVENTS.fill(all=whole, ours=ours))
        held = len(self._seen.hunters[hunter].events)
        if held >= EVENT_LIMIT + EXTRA_CARDS[hunter]:
            yield ActionFact("full", held, _FULL.fill(hunter=FIGURE_NAMES[hunter]), -1.0)

    def _rest(self, hunter: int) -> Iterator[ActionFact]:
        """Yield what a rest heals, and which cards it costs."""
        name, sheet = FIGURE_NAMES[hunter], self._seen.hunters[hunter]
        is_hurt = sheet.health < HEALTH[hunter]
        words = (HEALTH_LEFT if is_hurt else _UNHURT).fill(
            hunter=name, health=sheet.health, most=HEALTH[hunter]
        )
        yield ActionFact("rest", sheet.health, words, 1.0 if is_hurt else -1.0)
        draws = draws_at_rest(self._seen, hunter)
        words = N_.plural("%n event card(s) are drawn, and only Dracula can keep one.", draws)
        yield ActionFact("draws", draws, words, -1.0)

    def weapons_left(self) -> tuple[int, int]:
        """Return how many cards of the item deck are weapons, and how many it has."""
        known = Counter(card for sheet in self._seen.hunters for card in sheet.items)
        known.update(self._seen.item_discard)
        return sum(ITEMS.copies[card] - known[card] for card in WEAPONS), len(self._seen.item_deck)

    def hunters_events(self) -> tuple[int, int]:
        """Return how many cards of the event deck are the hunters', and how many it has."""
        seen = self._seen
        held = [card for sheet in seen.hunters for card in sheet.events]
        known = [*held, *seen.event_discard, *seen.table, *seen.drawn, seen.hunter_ally]
        ours = sum(EVENTS.copies[card] for card in EVENTS.of[HUNTERS])
        ours -= sum(card != NONE and card in EVENTS.of[HUNTERS] for card in known)
        return ours, len(seen.event_deck)
