"""The steps of a reason: for each card of Dracula's way a sentence, and what the map draws with it."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.enumeration import ordered, paragraph
from furyqt.rules.core.events import Event
from furyqt.rules.core.puzzle import ReasonStep
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.decks import Power
from furyqt.rules.fury3.events import (
    CardPlaced,
    DraculaRevealed,
    HunterMoved,
    LocationRevealed,
    PlaceDenied,
    TimePassed,
    TokenPlaced,
)
from furyqt.rules.fury3.puzzles.conclusions import ON_TRAIL, Closed, ClosedPlaces, Conclusion, Wave
from furyqt.rules.fury3.tables import DAYS
from furyqt.rules.mechanisms.trail_constraints import bits

N_ = Texts("fury3.puzzles")

_MOST_CLOSED = 3
"""The most closed places that one step names; the next step has the others."""
_MOST_REACHED = 3
"""The most reached places that a step names; more are counted."""

_DAY = N_("{day}, week {week}")
_NIGHT = N_("{day} night, week {week}")
_HUNTER_THERE = N_("{day}: {hunter} was {place:in} and would have seen Dracula there.")
_HUNTER_SINCE = N_("{day}: From then on {hunter} was {place:in} and would have seen Dracula there.")
_DENIED_THERE = N_("{day}: Dracula had no hideout {place:in}.")
_HOLY = N_("{day}: A holy token lay {place:in}, so he could not enter.")
_KNOWN_ELSEWHERE = N_("{day}. {fact} So he was not {place:in}.")
_ON_TRAIL = N_("The {place} card was already on his trail, so he could not go there again.")
_FACT = N_("{day}. {fact}")
_WAS = N_("{day}: Dracula was {place:in}.")
_MAY_HAVE_BEEN = N_("{day}: Dracula may have been {place:in}.")
_GOES = N_("{day}: He goes {place:to}.")
_SAILS = N_("{day}: He sails {place:to}.")
_WOLF = N_("{day}: With Wolf Form he goes {place:to}.")
_BAT = N_("{day}: He flies {place:to} as a bat.")
_STAYS = N_("{day}: He stays {place:in}.")
_CITY_CARD = N_("{day}, a card with the back of a city: {count}.")
_SEA_CARD = N_("{day}, a card with the back of the sea: {count}.")
_WOLF_CARD = N_("{day}, Wolf Form: {count}.")
_ONE_REACHED = N_("it leads only {places}")
_REACHED = N_("it can lead {places}")
_MUST_HIDE = N_("{day}, a card with the back of a city: it must be Hide, so he stays {place:in}.")
_SHOWN_CARD = N_("{day}: Dracula was {place:in}.")
_NO_WAY = N_("So no way leads {place:to}.")


def day_of(events: Sequence[Event], number: int) -> Text:
    """Return when an event happened."""
    time = next((event.time for event in reversed(events[:number]) if isinstance(event, TimePassed)), 0)
    text = _NIGHT if time & 1 else _DAY
    week, day = divmod(time // 2, DAYS)
    return text.fill(day=words.DAY_NAMES[day], week=week + 1)


def closing(events: Sequence[Event], ways: ClosedPlaces, closed: Closed) -> Text:
    """Return the fact that closes a place as a sentence."""
    place = words.place_text(closed.place)
    if closed.event == ON_TRAIL:
        return _ON_TRAIL.fill(place=place)
    event, day = events[closed.event], day_of(events, closed.event)
    if isinstance(event, HunterMoved) and event.place == closed.place:
        was_there = closed.event < ways.placed[closed.link]
        text = _HUNTER_SINCE if was_there else _HUNTER_THERE
        return text.fill(day=day, hunter=words.FIGURE_NAMES[event.hunter], place=place)
    if isinstance(event, PlaceDenied):
        return _DENIED_THERE.fill(day=day, place=place)
    if isinstance(event, TokenPlaced):
        return _HOLY.fill(day=day, place=place)
    return _KNOWN_ELSEWHERE.fill(place=place, day=day, fact=event.describe())


def fact_text(events: Sequence[Event], number: int) -> Text:
    """Return an event with its day, as a fact."""
    event, day = events[number], day_of(events, number)
    if isinstance(event, HunterMoved):
        name, place = words.FIGURE_NAMES[event.hunter], words.place_text(event.place)
        return _HUNTER_THERE.fill(day=day, hunter=name, place=place)
    return _FACT.fill(day=day, fact=event.describe())


def more_closed(number: int) -> Text:
    """Return a sentence for the facts that are not told."""
    return N_.plural("%n more facts close the other ways.", number)


# ------------------------------------------------------------------------------------------- a way, its steps


def part_of_way(ways: ClosedPlaces, link: int) -> tuple[int, int]:
    """Return the last link before this one whose place is certain, and this one, or the next certain one."""
    first = next((n for n in range(link - 1, -1, -1) if ways.certain(n) is not None), 0)
    if ways.certain(link) is not None:
        return first, link
    after = range(link + 1, len(ways.placed))
    return first, next((n for n in after if ways.certain(n) is not None), link)


def way_steps(
    events: Sequence[Event], ways: ClosedPlaces, way: Sequence[int], link: int
) -> tuple[ReasonStep, ...]:
    """Return the steps of the part of a possible way that matters for a link."""
    first, last = part_of_way(ways, link)
    day = day_of(events, ways.placed[first])
    begin = _MAY_HAVE_BEEN if ways.certain(first) is None else _WAS
    place = way[first]
    steps = [ReasonStep(begin.fill(day=day, place=words.place_text(place)), frozenset({place}))]
    for number in range(first + 1, last + 1):
        before, place = way[number - 1], way[number]
        text = _move(events, ways, number, is_stay=before == place)
        told = text.fill(day=day_of(events, ways.placed[number]), place=words.place_text(place))
        legs = () if before == place else ((before, place),)
        steps.append(ReasonStep(told, frozenset({place}), legs))
    return tuple(steps)


def _move(events: Sequence[Event], ways: ClosedPlaces, link: int, *, is_stay: bool) -> Text:
    if is_stay:
        return _STAYS
    event = events[ways.placed[link]]
    if isinstance(event, CardPlaced) and event.bat:
        return _BAT
    if isinstance(event, CardPlaced) and event.power == Power.WOLF_FORM:
        return _WOLF
    return _SAILS if ways.is_at_sea(link) else _GOES


# ---------------------------------------------------------------------------------------------- closed places


def wave_steps(events: Sequence[Event], ways: ClosedPlaces, found: Conclusion, begin: Text, end: Text | None,
               ) -> tuple[ReasonStep, ...]:  # fmt: skip
    """Return the steps of a conclusion: the places that the ways reach after each card, and closed ones.

    `begin` says where they begin, and `end` why they do not reach the goal, if no single fact closes them.
    A fact that closes a place after several cards has one sentence.
    """
    steps = [ReasonStep(begin, frozenset({found.start}))]
    said: set[Text] = set()
    for wave in ways.waves(found):
        told = [_count(events, ways, wave)]
        why = {each.place: closing(events, ways, each) for each in wave.closed}
        facts = [fact for fact in dict.fromkeys(why.values()) if fact not in said]
        said.update(facts)
        told += facts[:_MOST_CLOSED]
        closed = frozenset(each.place for each in wave.closed)
        if wave.link == found.last and found.goal is not None:
            closed |= {found.goal}
            if end is not None or why.get(found.goal) not in facts:
                told.append(end or _NO_WAY.fill(place=words.place_text(found.goal)))
        reached = frozenset(bits(wave.reached)) - closed
        rest = [facts[n : n + _MOST_CLOSED] for n in range(_MOST_CLOSED, len(facts), _MOST_CLOSED)]
        if rest and len(told) > 1 + _MOST_CLOSED:
            rest[-1].append(told.pop())  # the conclusion comes last
        for texts in (told, *rest):
            steps.append(ReasonStep(paragraph(texts), reached, wave.ways, closed, wave.blocked))
    return tuple(steps)


def passed_steps(
    events: Sequence[Event], ways: ClosedPlaces, found: Conclusion, begin: Text, end: Text, place: int
) -> tuple[ReasonStep, ...]:
    """Return the steps from one certain place to the next, and the place that was passed, which is closed."""
    steps = [ReasonStep(begin, frozenset({found.start}))]
    for wave in ways.waves(found):
        steps.append(ReasonStep(_count(events, ways, wave), frozenset(bits(wave.reached)), wave.ways))
    return (*steps, ReasonStep(end, steps[-1].reached, closed=frozenset({place})))


def _count(events: Sequence[Event], ways: ClosedPlaces, wave: Wave) -> Text:
    """Return the card of a wave, and how many places can be reached with it."""
    number = ways.placed[wave.link]
    day, event = day_of(events, number), events[number]
    if (place := ways.certain(wave.link)) is not None:
        return _SHOWN_CARD.fill(day=day, place=words.place_text(place))
    is_wolf = isinstance(event, CardPlaced) and event.power == Power.WOLF_FORM
    if not is_wolf and (hidden := _only_stay(wave)) is not None:
        return _MUST_HIDE.fill(day=day, place=words.place_text(hidden))
    card = _SEA_CARD if ways.is_at_sea(wave.link) else _WOLF_CARD if is_wolf else _CITY_CARD
    return card.fill(day=day, count=_can_reach(wave.reached))


def _only_stay(wave: Wave) -> int | None:
    """Return the only reached place if no way leads there, so that the card must be Hide; or None."""
    places = list(bits(wave.reached))
    if len(places) != 1 or any(to == places[0] for _, to in wave.ways):
        return None
    return places[0]


def _can_reach(reached: int) -> Text:
    """Return the places that can be reached, or their number."""
    places, number = list(bits(reached)), reached.bit_count()
    if not 1 <= number <= _MOST_REACHED:
        return N_.plural("it can lead to %n places", number)
    names = ordered(map(words.place_text, places), "to", is_choice=True)
    return (_ONE_REACHED if number == 1 else _REACHED).fill(places=names)


# -------------------------------------------------------------------------------------------- facts in a list


def fact_steps(
    events: Sequence[Event], place: int, begin: Text, facts: Sequence[int]
) -> tuple[ReasonStep, ...]:
    """Return a step for each fact after the sentence that introduces them."""
    steps = [ReasonStep(begin, closed=frozenset({place}))]
    for number in facts:
        event, text = events[number], fact_text(events, number)
        if isinstance(event, LocationRevealed | DraculaRevealed):
            steps.append(ReasonStep(text, frozenset({event.place})))
        elif isinstance(event, HunterMoved | PlaceDenied):
            steps.append(ReasonStep(text, closed=frozenset({event.place})))
        elif isinstance(event, TokenPlaced):
            steps.append(ReasonStep(text, closed=frozenset({event.where})))
        else:
            steps.append(ReasonStep(text))
    return tuple(steps)
