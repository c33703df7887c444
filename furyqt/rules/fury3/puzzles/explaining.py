"""Why a place is, or is not, in the answer of a puzzle, in at most four steps."""

from __future__ import annotations

from furyqt.rules.core.events import Event
from furyqt.rules.core.puzzle import ALL, DENY, MUST, WHEN, Puzzle
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.events import HunterMoved, PlaceDenied, TimePassed, TokenPlaced
from furyqt.rules.fury3.hidden.trail_proof import way_through
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.puzzles.answers import KnownWay, denials, knowledge, link_of
from furyqt.rules.fury3.puzzles.conclusions import ON_TRAIL, Closed, ClosedPlaces, Conclusion
from furyqt.rules.fury3.puzzles.facts import needed_facts
from furyqt.rules.fury3.tables import DAYS, SEAS

N_ = Texts("fury3.puzzles")

MOST_STEPS = 4
_SHOWN = 6
"""The number of places shown of a way: as many as the trail has spaces."""

_QUESTIONS = {
    ALL: N_("Mark every place where Dracula can be now."),
    MUST: N_("There is only one place where Dracula can be now. Mark it."),
    DENY: N_(
        "The hunters may ask Dracula about one city, and he answers that he has no hideout there. Mark the"
        " city whose denial leaves the fewest places where he can be now."
    ),
}
_START = N_("{day}: Dracula was {place:in}.")
_IF = N_("{day}: Suppose that Dracula was {place:in}.")
_NO_WAY_ON = N_("No such way leads on from {start}.")
_STAYED = N_("Each of these cards is a move, so he could not stay {place:in}.")
_CITY_BACK = N_("The card of that turn has the back of a city, so he was not at sea.")
_SEA_BACK = N_("The card of that turn has the back of the sea, so he was not in a city.")
_ONLY_BY = N_("All ways from {start} to {goal} that his cards allow pass {places}.")
_LATER = N_("{day}, {count}: Dracula was {place:in}.")
_GOES_ON = N_("From {start} his cards lead only to {places}.")
_ON_TRAIL = N_("The card of {place} already lay on his trail, so he could not enter it again.")
_DENIED_THERE = N_("{day}: Dracula had no hideout {place:in}.")
_HOLY = N_("{day}: A holy token lay {place:in}, so he could not enter.")
_KNOWN_ELSEWHERE = N_("{place} is excluded ({day}): {fact}")
_TWO = N_("{first} {second}")
_ALONE = N_("Every way to {place} that his cards allow contradicts this fact:")
_TOGETHER = N_("Every way to {place} contradicts one of these facts:")
_BY_CARDS = N_("The cards on the trail and the distances alone exclude {place}.")
_WAY = N_("Dracula can have traveled like this: {places}.")
_HUNTER_THERE = N_("{day}: {hunter} was {place:in} and would have seen Dracula there.")
_FACT = N_("{day}: {fact}")
_DAY = N_("{day}, week {week}")
_NIGHT = N_("{day} night, week {week}")
_DENIED = N_("If Dracula has no hideout {place:in}: {count}.")


def question(observation: Fury3Observation, puzzle: Puzzle) -> Text:
    """Return the question of a puzzle."""
    del observation
    if puzzle.kind != WHEN:
        return _QUESTIONS[puzzle.kind]
    return N_.plural(
        "Mark the place where Dracula was at the end of his turn %n turns ago.", puzzle.turns_ago
    )


def reasons(observation: Fury3Observation, puzzle: Puzzle, place: int) -> tuple[Text, ...]:
    """Return why a place is, or is not, in the answer; nothing for a place that says nothing about it."""
    known = knowledge(observation)
    if puzzle.kind == DENY:
        return _denied(known, place)
    link = link_of(known, puzzle)
    way = way_through(known.conditions, link, 1 << place)
    if way is not None:
        return (_WAY.fill(places=_places(known, way)),)
    is_advanced = observation.options.game == "advanced"
    if concluded := _concluded(observation.events, link, place, is_advanced=is_advanced):
        return concluded
    facts = needed_facts(observation.events, link, place, is_advanced=is_advanced)
    if not facts:
        return (_BY_CARDS.fill(place=words.place_text(place)),)
    told = [_fact(observation.events, number) for number in facts[-MOST_STEPS + 1 :]]
    hidden = len(facts) - len(told)
    if hidden:
        told = [_more(hidden + 1), *told[1:]]
    text = _TOGETHER if len(facts) > 1 else _ALONE
    return (text.fill(place=words.place_text(place)), *told)


def _concluded(events: tuple[Event, ...], link: int, place: int, *, is_advanced: bool) -> tuple[Text, ...]:
    """Return the steps from the facts to the conclusion; nothing if there are too many of them."""
    ways = ClosedPlaces(events, is_advanced=is_advanced)
    if ways.is_at_sea(link) != (place in SEAS):
        return (_SEA_BACK if ways.is_at_sea(link) else _CITY_BACK,)
    found = ways.why_not(link, place)
    if found is None:
        return ()
    start, is_known = words.place_text(found.start), found.first != link
    day = _day(events, ways.placed[found.first])
    begin = (_START if is_known else _IF).fill(day=day, place=start)
    is_met = found.goal is not None and not is_known
    then = _met_again(events, ways, found) if is_met else _moves(ways, found)
    told = [_TWO.fill(first=begin, second=then)]
    if not found.closed:
        return (*told, _unreachable(ways, found))
    if is_known and all(each.place == place and each.link == link for each in found.closed):
        told = []  # the place itself is closed: it does not matter from where he came
    passed = sorted({each.place for each in found.closed} - {found.goal})
    names = words.joined([words.place_text(each) for each in passed])
    if found.goal is None:
        told.append(_GOES_ON.fill(start=start, places=names))
    elif passed:
        told.append(_ONLY_BY.fill(start=start, goal=words.place_text(found.goal), places=names))
    why = list(dict.fromkeys(_closing(events, each) for each in found.closed))
    room = MOST_STEPS - len(told)
    if len(why) > room:
        why = [*why[: room - 1], _more_closed(len(why) - room + 1)]
    return (*told, *why)


def _unreachable(ways: ClosedPlaces, found: Conclusion) -> Text:
    """Return why the backs of the cards allow no way to the goal."""
    start = words.place_text(found.start)
    if found.goal is None:
        return _NO_WAY_ON.fill(start=start)
    goal = words.place_text(found.goal)
    if found.start == found.goal:
        return _STAYED.fill(place=goal)
    least = ways.least_moves(found)
    if least > found.moves:
        text = N_.plural("From {start} to {goal} he needs at least %n such moves.", least)
        return text.fill(start=start, goal=goal)
    text = N_.plural("With exactly %n such cards no way leads from {start} to {goal}.", found.moves)
    return text.fill(start=start, goal=goal)


def _moves(ways: ClosedPlaces, found: Conclusion) -> Text:
    """Return how many moves he made, and whether by land or by sea."""
    kinds = {ways.is_at_sea(link) for link in range(found.first + 1, found.last + 1)}
    if kinds == {False}:
        return N_.plural("Since then he has placed %n cards with the back of a city.", found.moves)
    if kinds == {True}:
        return N_.plural("Since then he has placed %n cards with the back of the sea.", found.moves)
    return N_.plural("Since then his way has %n more cards, on land and at sea.", found.moves)


def _met_again(events: tuple[Event, ...], ways: ClosedPlaces, found: Conclusion) -> Text:
    assert found.goal is not None
    day = _day(events, ways.placed[found.last])
    count = N_.plural("%n cards later", found.moves)
    return _LATER.fill(day=day, count=count, place=words.place_text(found.goal))


def _closing(events: tuple[Event, ...], closed: Closed) -> Text:
    """Return the fact that closes a place as a sentence."""
    place = words.place_text(closed.place)
    if closed.event == ON_TRAIL:
        return _ON_TRAIL.fill(place=place)
    event, day = events[closed.event], _day(events, closed.event)
    if isinstance(event, HunterMoved) and event.place == closed.place:
        return _HUNTER_THERE.fill(day=day, hunter=words.FIGURE_NAMES[event.hunter], place=place)
    if isinstance(event, PlaceDenied):
        return _DENIED_THERE.fill(day=day, place=place)
    if isinstance(event, TokenPlaced):
        return _HOLY.fill(day=day, place=place)
    return _KNOWN_ELSEWHERE.fill(place=place, day=day, fact=event.describe())


def _more_closed(number: int) -> Text:
    return N_.plural("%n more facts close the other ways.", number)


def _places(known: KnownWay, way: list[int]) -> Text:
    """Return the places of the last turns, the oldest first."""
    links = [link for link in known.turns[-_SHOWN:] if link >= 0]
    shown = words.place_text(way[links[0]])
    for link in links[1:]:
        shown = N_("{before} → {place}").fill(before=shown, place=words.place_text(way[link]))
    return shown


def _fact(events: tuple[Event, ...], number: int) -> Text:
    event, day = events[number], _day(events, number)
    if isinstance(event, HunterMoved):
        name, place = words.FIGURE_NAMES[event.hunter], words.place_text(event.place)
        return _HUNTER_THERE.fill(day=day, hunter=name, place=place)
    return _FACT.fill(day=day, fact=event.describe())


def _day(events: tuple[Event, ...], number: int) -> Text:
    """Return when an event happened."""
    time = next((event.time for event in reversed(events[:number]) if isinstance(event, TimePassed)), 0)
    text = _NIGHT if time & 1 else _DAY
    week, day = divmod(time // 2, DAYS)
    return text.fill(day=words.DAY_NAMES[day], week=week + 1)


def _more(number: int) -> Text:
    return N_.plural("%n earlier facts are needed, too.", number)


def _denied(known: KnownWay, place: int) -> tuple[Text, ...]:
    """Return how many places are left after a denial of this city, and after the best one."""
    left = denials(known)
    shown = [city for city in (place, min(left, key=left.__getitem__)) if city in left]
    return tuple(
        _DENIED.fill(place=words.place_text(city), count=_count(left[city])) for city in dict.fromkeys(shown)
    )


def _count(number: int) -> Text:
    return N_.plural("%n places are left", number)
