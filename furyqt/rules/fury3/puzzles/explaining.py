"""Why a place is, or is not, in the answer of a puzzle, in at most four sentences."""

from __future__ import annotations

from furyqt.rules.core.events import Event
from furyqt.rules.core.puzzle import ALL, DENY, MUST, WHEN, Puzzle
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.events import HunterMoved, TimePassed
from furyqt.rules.fury3.hidden.trail_proof import way_through
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.puzzles.answers import KnownWay, denials, knowledge, link_of
from furyqt.rules.fury3.puzzles.facts import needed_facts
from furyqt.rules.fury3.tables import DAYS

N_ = Texts("fury3.puzzles")

MOST_SENTENCES = 4
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
    facts = needed_facts(observation.events, link, place, is_advanced=is_advanced)
    if not facts:
        return (_BY_CARDS.fill(place=words.place_text(place)),)
    told = [_fact(observation.events, number) for number in facts[-MOST_SENTENCES:]]
    hidden = len(facts) - len(told)
    if hidden:
        told = [_more(hidden + 1), *told[1:]]
    return tuple(told)


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
