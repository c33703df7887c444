"""The facts about actions of hunters, with a chapter or without: what a person can check on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from math import log2

from ai.knowledge.fury.aims import MEETINGS
from ai.knowledge.fury.chances import (
    APART,
    DRACULA,
    SURE,
    Near,
    Ways,
    by_card,
    chance_there,
    likeliest,
    share_fact,
)
from ai.knowledge.fury.coverage import Coverage, Reached, average, certain
from ai.knowledge.fury.nearness import FARTHER, FARTHER_KNOWN, FARTHEST, LEAST_AIM, LEAST_NEAR
from ai.knowledge.fury.questions import answered, on_trail
from ai.knowledge.fury.teamwork import TOMORROW, spread, surrounding
from ai.knowledge.fury3.belief import WaysBelief
from ai.knowledge.fury3.chapters.goals import TRAIL_GOALS, ObservedFacts
from ai.knowledge.fury3.combat_facts import fighters, strike_facts
from ai.knowledge.fury3.plan_facts import Plans
from ai.knowledge.fury3.question_facts import (
    bond,
    box_asked,
    discarded,
    host_lost,
    kept_away,
    question_facts,
    region_answer,
)
from ai.knowledge.fury3.sheet_facts import KEEPS, NAMES, SheetFacts
from ai.knowledge.fury3.sought import (
    DRACULA_SOUGHT,
    HIDDEN_BOX,
    HIDEOUT,
    HIDEOUTS_SOUGHT,
    LAST_BOX,
    LAST_HIDEOUT,
    MOVES,
    clock,
    harm_left,
    known_away,
    late_ticket,
    likeliest_away,
)
from ai.knowledge.fury3.ways import FAR, days_without_tickets
from ai.reasons import ActionFact, percent
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.campaign.aim import DAY, Aim
from furyqt.rules.core.enumeration import enumerated, ordered
from furyqt.rules.core.numerals import counted
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3.actions import (
    PASS,
    TICKET_IDS,
    Choose,
    Give,
    Go,
    Pick,
    PlaceChoice,
    Play,
    Strike,
    Word,
)
from furyqt.rules.fury3.catalog import ENCOUNTERS
from furyqt.rules.fury3.chapters.counters import counts
from furyqt.rules.fury3.chapters.overlay import FIRST_BOX, present
from furyqt.rules.fury3.decks import HIDDEN, NONE, TICKETS, VAMPIRES, Deck
from furyqt.rules.fury3.guidance import meaning
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.steps.search.scouting import Scouting
from furyqt.rules.fury3.steps.supply.item_reveals import ItemRevealChoice
from furyqt.rules.fury3.steps.travel.rail import rail_targets, road_targets
from furyqt.rules.fury3.steps.travel.travel import sea_targets
from furyqt.rules.fury3.steps.turn.choices import TRADE
from furyqt.rules.fury3.steps.turn.limits import DiscardChoice
from furyqt.rules.fury3.steps.turn.rounds import StartCity
from furyqt.rules.fury3.steps.turn.turns import HunterAction, NextHunter
from furyqt.rules.fury3.tables import (
    CITIES,
    DOOR,
    FIGURES,
    LARGE,
    NOWHERE,
    RAILS,
    REGION,
    ROADS,
    TICKET_LIMIT,
)
from furyqt.rules.fury3.words import FIGURE_NAMES

N_ = Texts("fury3.aims")

LEAST_CARD = 0.1
"""If no hideout is likelier, Dracula himself is sought, who will make some."""
LEAST_RISK = 0.15
"""A smaller chance to meet Dracula is not worth a sentence if he is not sought."""
KNOWN_SITE = 10.0
"""The merit of going where a box or a vampire is."""
SITES = frozenset({"emptied", "slain"})
"""The goals for which they search boxes."""
LONGEST = max(white for white, _ in TICKETS)
"""The railways of the best ticket."""
_RESERVE = Word("reserve")

_TICKET = N_(
    "A ticket may bring {places} within reach tomorrow: the chance to reach Dracula after his next move then "
    "rises from {before}% to {percent}% on average."
)
_HIDEOUT_TICKET = N_(
    "A ticket may bring {places} within reach tomorrow: on average {percent}% of his unknown hideouts "
    "instead of {before}%."
)
_MORE_CITIES = N_(
    "With one more ticket, on average {then} instead of {now} cities are within a day's journey from here."
)
_FIRST_CITIES = N_(
    "With a ticket, on average {then} instead of {now} cities are within a day's journey from here."
)
_NO_GAIN = N_("With a ticket, no further place that Dracula may move to comes within reach tomorrow.")
_NO_HIDEOUT_GAIN = N_("With a ticket, no further place where a hideout may be comes within reach tomorrow.")
_NO_BOX_GAIN = N_("With a ticket, no further city that may hide a box comes within reach tomorrow.")
_LITTLE_GAIN = N_(
    "After his next move, Dracula is within reach from here with a chance of {before}%; a ticket adds little."
)
_LITTLE_HIDEOUT_GAIN = N_(
    "From here, {before}% of his unknown hideouts are within reach tomorrow on average; a ticket adds little."
)
_BOX_TICKET = N_("A ticket may bring {places} within reach tomorrow, where a box may be.")
_GOAL_TICKET = N_("A ticket may bring {places}, where you must go, within reach tomorrow.")
_DRACULA_SURE = N_("Dracula is {place:in} now: there is a combat at dusk.")
_DRACULA_HERE = N_("Dracula is here now: there is a combat at dusk.")
_DRACULA_HERE_BY_NIGHT = N_("Dracula is here now, but may move before the combat at dawn.")
_MET_SURELY = N_("Dracula himself is {place:in}, and there is a combat at dusk.")
_MET = N_("With a chance of {percent}% Dracula himself is {place:in}, and there is a combat at dusk.")
_BOX = N_("A box that is not clean yet is {place:in}.")
_VAMPIRE = N_("A vampire is {place:in}.")
_ENCOUNTER = N_("Dracula has left an encounter card {place:in}.")
_ENCOUNTERS = N_("Dracula has left {count:word} encounter cards {place:in}.")
_KNOWN_NEAR = Near(
    N_("{place}, where you must go, is within reach from there tomorrow."),
    N_("{place}, where you must go, is within reach from here tomorrow."),
)
_USES_TICKET = N_("It uses up the ticket {ticket}.")
_LEAVES = N_("It leads away from {place}, where you must go.")
_SHORT_TICKET = N_("The ticket {ticket} is good for one railway only.")
_TICKET_RANGE = N_("The ticket {ticket} is good for {count:word} white railways.")
_JOURNEY = N_("It is journey {count} of the {most} that the chapter allows.")
_COSTS_JOURNEY = N_("it is journey {own} of the {most} that the chapter allows")
_ACTS_HERE = N_("{hunter} is {place:in}.")
_BY_NIGHT_IN_ANY_ORDER = N_(
    "By night no hunter moves, so the order only matters for the cards that are drawn."
)
_ACTS = N_("{hunter} is {place:in} and can reach Dracula's current place with a chance of {percent}%.")
_ACTS_FIRST = N_("No hunter has more within reach, and the others can still act on what this move shows.")
_ACTS_LATER = N_("with choice {rival} the others could act on what the likeliest search shows")
_ACTS_HIDEOUT = N_("{hunter} is {place:in} and reaches {percent}% of his unknown hideouts on average.")
_SEARCH_BOX = N_("The box here is clean as soon as a search leaves no encounter in it.")
_SEARCH_VAMPIRE = N_("The search leads to the combat with the vampire.")
_KNOWN_BOXES = N_("Known boxes: {places}.")
_KNOWN_VAMPIRES = N_("Known vampires: {places}.")
_BASIS_BOX = N_("One box is still hidden; {cities} cities are possible: {places}.")
_BASIS_BOXES = N_("{count:word} boxes are still hidden; {cities} cities are possible: {places}.")
_BASIS_HIDEOUTS = N_("Dracula's likeliest hideouts: {places}.")
_SMALL = N_("{place} is a small city, where supplies bring no item card.")


class Facts(SheetFacts):
    """The facts about actions in one observation of the hunters."""

    turns = (HunterAction,)
    named = Go, PlaceChoice

    def __init__(
        self,
        observation: Fury3Observation,
        belief: WaysBelief,
        aim: Aim,
        expected: Mapping[Text, float] | None = None,
    ) -> None:
        """Take what is expected of the other side in a combat, if that is known."""
        super().__init__(observation)
        self._belief, self._aim, self._expected = belief, aim, expected or {}
        self._observed = ObservedFacts(observation, belief)
        self._away = days_without_tickets(observation.chapter.closed)

    def basis(self) -> Iterator[Text]:
        """Yield how the fighters are, or else the clock and where sought boxes and hideouts may be."""
        yield from fighters(self._seen)
        if self._seen.fight is None:
            yield from clock(self._aim, self._seen.events)
        if self._seen.fight is None or self._seen.fight.vampire is None:
            yield from harm_left(self._aim, self._seen.events)
        if self._seen.fight is not None:
            return
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

    def found(self, action: Action) -> Iterator[ActionFact]:
        """Yield the facts about an action."""
        step = self._step
        yield from self._card(action)
        if isinstance(step, NextHunter) and isinstance(action, Choose):
            yield self._next(action.hunter)
            yield from self._first(action.hunter)
        elif isinstance(step, HunterAction) and isinstance(action, Word):
            yield from self._stay(step.hunter, action)
        elif isinstance(action, Go | PlaceChoice):
            yield from self._place(action)
        else:
            yield from question_facts(self._seen, action, self._observed.cards)
            if isinstance(step, ItemRevealChoice):
                is_box = self._seen.hunters[step.hunter].place in self._sites[0]
                yield from kept_away(self._seen, action, is_box=is_box)

    def _card(self, action: Action) -> Iterator[ActionFact]:
        """Yield what the card of an action does, and what is left without it."""
        if isinstance(action, Strike):
            yield from strike_facts(self._seen, action, self._expected)
        elif isinstance(action, Pick) and action.deck == Deck.ENCOUNTER:
            yield from by_card(ENCOUNTERS[action.card].text if action.card != HIDDEN else None)
        elif isinstance(action, Play | Pick | Give) and not isinstance(self._step, ItemRevealChoice):
            yield from discarded(self._seen, action)
            if isinstance(action, Pick) and "emptied" in self._aim.wanted.names:
                yield from host_lost(self._seen, action)
            yield from by_card(meaning(action))
        if isinstance(action, Play):
            yield from region_answer(self._seen, self._belief.places(), action.card)
        elif isinstance(action, Pick):
            yield from self._returned(action)

    def _place(self, action: Go | PlaceChoice) -> Iterator[ActionFact]:
        """Yield the facts about a place that an action names."""
        step, place = self._step, action.to
        if isinstance(step, StartCity):
            yield from self._start(place)
        elif isinstance(step, Scouting) and place in self._sites[1]:
            yield box_asked(place, self._hidden_boxes, len(self._sites[1]))
        elif isinstance(step, Scouting):
            cards = [spot.id for spot in self._seen.trail if spot is not None]
            chance = self._observed.cards().get(place, 0.0)
            yield from on_trail(place, NAMES, answered(self._belief, cards, place), chance)
        elif isinstance(step, HunterAction) and isinstance(action, Go):
            yield from self._journey(action)
        else:
            yield from self._in(place)

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
        left = self.tickets_left()
        return average(
            (self._reach(sheet.place, [*sheet.tickets, ticket]), copies / left.total())
            for ticket, copies in left.items()
        )

    def _reached(self, action: Action) -> Reached | None:
        """Return what the acting hunter can reach after an action."""
        ways, hunter = self.ways_of(action), self._step.hunter
        if ways is None:
            return None
        who = [one for one in present(self._seen) if one != hunter]
        now, *others = (
            self._reach(self._seen.hunters[one].place, self._seen.hunters[one].tickets)
            for one in (hunter, *who)
        )
        return Reached(ways, now, others, [FIGURE_NAMES[one] for one in who])

    @cached_property
    def _coverage(self) -> Coverage:
        """The places of what is sought, of which hunters reach a share tomorrow."""
        return Coverage(self._cards or self._then or dict.fromkeys(self._goals, 1.0), NAMES)

    @cached_property
    def _today(self) -> Coverage:
        """The same before Dracula moves."""
        return Coverage(self._cards or self._now, NAMES)

    @cached_property
    def _then(self) -> Mapping[int, float]:
        """The chances of Dracula's place after his next move, if he is sought."""
        return (self._belief.next_places or self._now) if self._now else {}

    def _journey(self, action: Go) -> Iterator[ActionFact]:
        """Yield why a hunter may go to a place."""
        place = action.to
        yield from self._in(place)
        if self._cards:
            yield self._risk(place)
        if self._is_last_day:
            return
        here = self._seen.hunters[self._step.hunter].place
        is_near = self._coverage.share(self.ways_of(action) or {}) >= LEAST_NEAR
        toward = self._toward(place, here)
        yield from (fact._replace(words=None) if is_near else fact for fact in toward)
        yield from surrounding(place, self._now, self._reached(action), ROADS, NAMES, TOMORROW, self._then)
        yield from self._near(action)
        yield from self._planned(action)
        yield self.gives(self._step.hunter, place)
        if action.ticket != NONE:
            yield ActionFact(
                "ticket", action.ticket, _USES_TICKET.fill(ticket=TICKET_IDS[action.ticket]), -1.0
            )
        yield from self._journeys(is_journey=True)

    def _journeys(self, *, is_journey: bool) -> Iterator[ActionFact]:
        """Yield which journey this is, if the chapter is lost with a number of them."""
        if limit := self._aim.limits.get(MOVES, 0):
            made = self._observed.moves() + is_journey
            words = _JOURNEY.fill(count=made, most=limit - 1) if is_journey else None
            drawback = _COSTS_JOURNEY.fill(most=limit - 1)
            yield ActionFact("journeys", made, words, -2.0 * made / limit * is_journey, drawback, made)

    def _stay(self, hunter: int, action: Word) -> Iterator[ActionFact]:
        """Yield why a hunter may stay."""
        sheet = self._seen.hunters[hunter]
        chance = self._now.get(sheet.place, 0.0)
        here = _DRACULA_HERE_BY_NIGHT if self._seen.time & 1 else _DRACULA_HERE
        if self._now:
            yield share_fact(DRACULA.about, chance, here if chance > SURE else None, DRACULA.drawback)
        yield from (fact._replace(words=None) for fact in self._toward(sheet.place, sheet.place))
        if any(isinstance(one, Go) for one in self._seen.actions):
            yield from self._journeys(is_journey=False)
        yield from self._own(hunter, action.word)
        if self._is_last_day:
            yield from late_ticket() if action == _RESERVE else ()
            return
        yield from self._planned(action)
        if action != _RESERVE:
            if any(isinstance(one, Go) for one in self._seen.actions):
                yield from self._near(action)
            return
        yield from self.tickets(hunter)
        if not RAILS[sheet.place]:
            yield self._nearest_railway(sheet.place)
        elif len(sheet.tickets) < TICKET_LIMIT:
            if self._coverage.is_known:
                yield from self._more_by_ticket(self._reached(action))
            yield self._cities_by_ticket(action)

    def _nearest_railway(self, place: int) -> ActionFact:
        """Return where the nearest railway is, if none leads from a place."""
        away = {city: days for city, days in enumerate(self._away[place]) if RAILS[city] and 0 < days < FAR}
        city = min(away, key=lambda one: (away[one], one), default=place)
        words = N_.plural(
            "No railway leads from {place}; the nearest one is {city:in}, %n days' journey away.", away[city]
        )
        return ActionFact("reserve", "no railway", words.fill(place=NAMES[place], city=NAMES[city]), -1.0)

    def _cities_by_ticket(self, action: Word) -> ActionFact:
        """Return how many more cities one more ticket brings within a day's journey, on average."""
        reached = self._reached(action)
        assert reached is not None
        then, now = (round(sum(ways.values())) - 1 for ways in (reached.after, reached.now))
        words = _MORE_CITIES if self._seen.hunters[self._step.hunter].tickets else _FIRST_CITIES
        told = words.fill(then=then, now=now) if then > now else None
        return ActionFact("more cities", (then, now), told, float(then - now))

    def _near(self, action: Go | Word) -> Iterator[ActionFact]:
        """Yield what the acting hunter can reach tomorrow after an action."""
        is_journey, reached = isinstance(action, Go), self._reached(action)
        place = action.to if isinstance(action, Go) else self._seen.hunters[self._step.hunter].place
        if reached is None:
            return
        yield from self._sites_near(place, reached, is_journey=is_journey)
        sought = {} if self._cards else self._now
        if sought and sought.get(place, 0.0) <= SURE:
            yield from self._coverage.facts(reached, DRACULA_SOUGHT, is_journey=is_journey)
            is_near = self._coverage.share(reached.after) >= LEAST_NEAR
            if not is_near and max(sought.values()) <= SURE:
                near = [city for city in CITIES if self._away[place][city] <= 2]
                fact = self._today.in_two(near, reached.after, DRACULA_SOUGHT, is_journey=is_journey)
                yield fact if is_journey else fact._replace(words=None)

    def _planned(self, action: Go | Word) -> Iterator[ActionFact]:
        """Yield what the hunters can do on the next days, after an action of the acting one."""
        hunter, is_journey = self._step.hunter, isinstance(action, Go)
        place = action.to if isinstance(action, Go) else self._seen.hunters[hunter].place
        draws = self._tickets_after(action)
        if self._now and max(self._now.values()) <= SURE:
            yield self._plans.closer(hunter, place, draws, self._now)
        day = counts(self._seen.events)[DAY]
        days = range(day, max(day, self._aim.days) + 1)
        if self._cards:
            route = self._plans.route(place, draws, self._cards, days, is_journey=is_journey)
            yield route if action != _RESERVE else route._replace(words=None)
        known, open_ = self._sites
        if len(open_) > 1 and not known:
            tickets = tuple(self._seen.hunters[hunter].tickets) if action == _RESERVE else draws[0][0]
            yield self._plans.searched(hunter, place, tickets, open_, days)

    def _tickets_after(self, action: Go | Word) -> list[tuple[tuple[int, ...], float]]:
        """Return which tickets the acting hunter may have after an action, with their chances."""
        held = list(self._seen.hunters[self._step.hunter].tickets)
        if isinstance(action, Go) and action.ticket != NONE:
            held.remove(action.ticket)
        if action != _RESERVE or len(held) >= TICKET_LIMIT:
            return [(tuple(held), 1.0)]
        left = self.tickets_left()
        return [
            (tuple(sorted((*held, new))), copies / left.total()) for new, copies in left.items() if copies
        ]

    @cached_property
    def _is_last_day(self) -> bool:
        """Whether the chapter ends at the next dawn, so that nobody travels again."""
        return 0 < self._aim.days <= counts(self._seen.events)[DAY]

    @cached_property
    def _plans(self) -> Plans:
        """The possible actions of hunters on the next days."""
        return Plans(self._seen)

    def _more_by_ticket(self, reached: Reached | None) -> Iterator[ActionFact]:
        """Yield what one more ticket may bring within reach; that it is nothing never speaks for the best."""
        places = None if reached is None else self._coverage.named(reached.after, but=reached.now)
        if reached is None or places is None:
            words = _NO_HIDEOUT_GAIN if self._cards else _NO_GAIN if self._now else _NO_BOX_GAIN
            yield ActionFact("reserve", "none", words, -1.0)
            return
        if not (self._cards or self._now):
            words = _GOAL_TICKET if self._sites[0] else _BOX_TICKET
            yield ActionFact("reserve", str(places), words.fill(places=places))
            return
        share, before = (self._coverage.share(ways) for ways in (reached.after, reached.now))
        if share - before < APART:
            words = _LITTLE_HIDEOUT_GAIN if self._cards else _LITTLE_GAIN
        else:
            words = _HIDEOUT_TICKET if self._cards else _TICKET
        words = words.fill(places=places, percent=percent(share), before=percent(before))
        sought = HIDEOUTS_SOUGHT if self._cards else DRACULA_SOUGHT
        yield share_fact("reach", share, words, sought.drawback)
        if share - before >= APART:
            yield from self._coverage.of_all(reached, sought)

    @cached_property
    def _cards(self) -> Mapping[int, float]:
        """The same, if the goal is to find cards."""
        return {} if not TRAIL_GOALS.intersection(self._aim.wanted.names) else self._observed.cards()

    @cached_property
    def _now(self) -> Mapping[int, float]:
        """The chance that Dracula is in a place, if he is sought, or will lay the cards that are."""
        names, most = self._aim.wanted.names, max(self._cards.values(), default=0.0)
        is_sought = MEETINGS.intersection(names) or not (TRAIL_GOALS | SITES).intersection(names)
        is_sought = is_sought or (TRAIL_GOALS.intersection(names) and most < LEAST_CARD)
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
        acting = getattr(self._step, "hunter", NOWHERE)
        known -= {self._seen.hunters[one].place for one in present(self._seen) if one != acting}
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

    def _toward(self, place: int, here: int) -> Iterator[ActionFact]:
        """Yield how far his likeliest place is from the end of a journey, and how far from its beginning."""
        chances = self._now
        aim = max(chances, key=lambda city: chances[city], default=NOWHERE)
        if chances.get(aim, 0.0) < LEAST_AIM:
            return
        days, before = self._away[place][aim], self._away[here][aim]
        if 0 < days < FAR:
            words = likeliest_away(days, before, is_sure=chances[aim] > SURE)
            told = words.fill(place=NAMES[aim], percent=percent(chances[aim]), before=before)
            farther = FARTHER_KNOWN if chances[aim] > SURE else FARTHER
            yield ActionFact("distance", days, told, float(before - days), farther, days)

    def _sites_near(self, place: int, reached: Reached, *, is_journey: bool) -> Iterator[ActionFact]:
        """Yield whether a place where hunters must go is within reach, or how far the nearest one is."""
        sites, (known, open_) = self._goals, self._sites
        if not known and len(open_) != 1:
            return
        found = sites & set(reached.after) - {place}
        away, here = self._nearest_site(place), self._seen.hunters[self._step.hunter].place
        if here in known and is_journey:
            words = _LEAVES.fill(place=NAMES[here])
            yield ActionFact("sites", here, words, -2.0)
            return
        if found:
            words = _KNOWN_NEAR.of(is_journey=is_journey).fill(place=NAMES[min(found)])
            yield ActionFact("sites", tuple(sorted(found)), words, FARTHEST + len(found))
        elif away is not None and place not in sites:
            words = known_away(away[0], is_journey=is_journey).fill(place=NAMES[away[1]])
            yield ActionFact("sites", away, words, FARTHEST - away[0])

    @cached_property
    def _goals(self) -> frozenset[int]:
        """The cities that hunters seek for boxes: the known ones, or else all possible ones."""
        known, open_ = self._sites
        return known or open_

    def _nearest_site(self, place: int) -> tuple[int, int] | None:
        """Return the days to the nearest of these cities, and the city."""
        away = [(self._away[place][city], city) for city in self._goals - {place}]
        return min((found for found in away if found[0] < FAR), default=None)

    def _in(self, place: int) -> Iterator[ActionFact]:
        """Yield what may be in a place to which a journey leads."""
        name = NAMES[place]
        if self._cards:
            sought = LAST_HIDEOUT if self._missing("turned") == 1 else HIDEOUT
            yield chance_there(self._cards.get(place, 0.0), name, sought)
        if self._now:
            yield chance_there(self._now.get(place, 0.0), name, DRACULA, _DRACULA_SURE)
        known, open_ = self._sites
        if place in known:
            words = (_VAMPIRE if place in self._vampires else _BOX).fill(place=name)
            yield ActionFact("site", place, words, KNOWN_SITE)
        elif open_ and not known:
            chance = min(1.0, self._hidden_boxes / len(open_)) if place in open_ else 0.0
            yield chance_there(chance, name, LAST_BOX if self._missing("emptied") == 1 else HIDDEN_BOX)

    def _missing(self, counter: str) -> int:
        """Return how many the goal still needs of what is counted."""
        return self._aim.bounds[0].get(counter, 0) - counts(self._seen.events)[counter]

    def _risk(self, place: int) -> ActionFact:
        """Return how likely hunters who only look for hideouts meet Dracula himself."""
        chance, most = self._belief.places().get(place, 0.0), self._aim.limits.get("defeated", 0)
        words = (_MET_SURELY if chance > SURE else _MET).fill(place=NAMES[place], percent=percent(chance))
        told = words if chance >= LEAST_RISK else None
        return ActionFact("met", round(chance, 6), told, -chance / LEAST_RISK if most == 1 else None)

    def _start(self, place: int) -> Iterator[ActionFact]:
        """Yield how far a hunter comes from a starting city."""
        placed = [there for one in present(self._seen) if (there := self._seen.hunters[one].place) >= 0]
        yield spread(place, NAMES[place], placed, CITIES - set(self._seen.chapter.closed), self._away)
        yield from self._central(place)
        if place not in LARGE:
            yield ActionFact("small", place, _SMALL.fill(place=NAMES[place]), -1.0)

    def _central(self, place: int) -> Iterator[ActionFact]:
        """Yield how many cities are near a place."""
        reached = sum(self._away[place][city] == 1 for city in CITIES - set(self._seen.chapter.closed))
        if reached:
            words = N_.plural("From there, %n cities are within a day's journey.", reached)
            yield ActionFact("cities", reached, words, 2 * log2(1 + reached), shown=reached)

    # The hunter's own sheet

    def _own(self, hunter: int, word: str) -> Iterator[ActionFact]:
        """Yield why a hunter may stay."""
        place = self._seen.hunters[hunter].place
        if word == "supply":
            yield from self.supplies(hunter)
        elif word == "rest":
            yield from self.rest(hunter)
        elif word == "search":
            yield from self._search(place)
        elif word == PASS.word:
            yield from self.idle()
            yield from self.saved_tickets(hunter)
        elif word == TRADE.word:
            yield self.arming(hunter)
        elif word == "bond":
            yield from bond(FIGURE_NAMES[hunter], REGION[place], self._belief.places())

    def _returned(self, action: Pick) -> Iterator[ActionFact]:
        """Yield which tickets a hunter keeps who returns one, and what they reach."""
        step = self._step
        if not isinstance(step, DiscardChoice) or action.deck != Deck.TICKET:
            return
        hunter = step.actor
        kept = list(self._seen.hunters[hunter].tickets)
        kept.remove(action.card)
        tickets = enumerated([TICKET_IDS[ticket] for ticket in sorted(kept)])
        words = KEEPS.fill(hunter=FIGURE_NAMES[hunter], tickets=tickets)
        yield ActionFact("tickets", tuple(sorted(kept)), words)
        ways, place = self.ways_of(action), self._seen.hunters[hunter].place
        if ways is not None and place in CITIES:
            cities = len(set(ways) - {place})
            near = N_.plural("With them %n cities are within a day's journey from {place}.", cities)
            yield ActionFact("cities", cities, near.fill(place=NAMES[place]), float(cities))
        white, _ = TICKETS[action.card]
        good = counted(white, _SHORT_TICKET, _TICKET_RANGE).fill(ticket=TICKET_IDS[action.card])
        yield ActionFact("returned", white, good, float(LONGEST - white))
        if ways is not None and (self._cards or self._now):
            sought = HIDEOUTS_SOUGHT if self._cards else DRACULA_SOUGHT
            yield from self._coverage.facts(Reached(ways, ways, ()), sought, is_journey=False)

    def _next(self, hunter: int) -> ActionFact:
        """Return where a hunter is who may act next, and by day how near what is sought is."""
        sheet, sought = self._seen.hunters[hunter], self._cards or self._now
        name, place = FIGURE_NAMES[hunter], NAMES[sheet.place]
        if self._seen.time & 1:
            return ActionFact("next", "night", _BY_NIGHT_IN_ANY_ORDER)
        share = self._today.share(self._reach(sheet.place, sheet.tickets)) if sought else 0.0
        aim = max(sought, key=lambda city: sought[city], default=NOWHERE)
        days = self._away[sheet.place][aim]
        if not self._cards and sought.get(aim, 0.0) >= LEAST_AIM and 0 < days < FAR:
            words = N_.plural(
                "{hunter} is {place:in}, %n days by road and sea from {aim} ({percent}%).", days
            )
            told = words.fill(hunter=name, place=place, aim=NAMES[aim], percent=percent(sought[aim]))
            return ActionFact("next", days, told, FARTHEST - days)
        if not round(100 * share):
            return ActionFact("next", sheet.place, _ACTS_HERE.fill(hunter=name, place=place))
        told = (_ACTS_HIDEOUT if self._cards else _ACTS).fill(
            hunter=name, place=place, percent=percent(share)
        )
        return share_fact("next", share, told)

    def _first(self, hunter: int) -> Iterator[ActionFact]:
        """Yield by day whether a hunter has the most of what is sought within reach, and should act first."""
        sought = self._cards or self._now
        if self._seen.time & 1 or not sought:
            return
        waiting = [action.hunter for action in self._seen.actions if isinstance(action, Choose)]
        sheets = {one: self._seen.hunters[one] for one in {*waiting, hunter}}
        shares = {
            one: self._today.share(self._reach(sheet.place, sheet.tickets)) for one, sheet in sheets.items()
        }
        is_first = shares[hunter] > 0 and shares[hunter] >= max(shares.values())
        words = _ACTS_FIRST if is_first else None
        yield ActionFact("first", is_first, words, float(is_first), _ACTS_LATER)

    def _search(self, place: int) -> Iterator[ActionFact]:
        """Yield what a search finds."""
        known, _ = self._sites
        if place in known:
            words = _SEARCH_VAMPIRE if place in self._vampires else _SEARCH_BOX
            yield ActionFact("search", place, words, KNOWN_SITE)
            return
        spots = (*self._seen.trail, *self._seen.lairs)
        found = sum(len(spot.contents) for spot in spots if spot is not None and spot.place == place)
        if found:
            yield ActionFact(
                "search", found, counted(found, _ENCOUNTER, _ENCOUNTERS).fill(place=NAMES[place])
            )
