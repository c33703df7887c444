"""Why a place is, or is not, in the answer of a puzzle: at most four sentences, and steps on the map."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from furyqt.rules.core.enumeration import ordered, paragraph
from furyqt.rules.core.events import Event
from furyqt.rules.core.puzzle import ALL, DENY, MUST, WHEN, PlaceReason, Puzzle, ReasonStep
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.hidden.trail_proof import way_through
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.puzzles.answers import KnownWay, denials, knowledge, link_of, places_left
from furyqt.rules.fury3.puzzles.conclusions import ClosedPlaces, Conclusion
from furyqt.rules.fury3.puzzles.facts import needed_facts
from furyqt.rules.fury3.puzzles.steps import (
    closing,
    day_of,
    fact_steps,
    fact_text,
    more_closed,
    part_of_way,
    passed_steps,
    wave_steps,
    way_steps,
)
from furyqt.rules.fury3.tables import SEAS

N_ = Texts("fury3.puzzles")

MOST_STEPS = 4
MOST_NAMED = 6
"""The most places that a sentence names; more are counted."""

_QUESTIONS = {
    ALL: N_("Mark every place where Dracula can be now."),
    MUST: N_("There is only one place where Dracula can be now. Mark it."),
    DENY: N_(
        "The hunters may ask Dracula about one city, and he answers that he has no hideout there. Mark the"
        " city whose denial leaves the fewest places where he can be now."
    ),
}
_LAST_TURN = N_("Mark the place where Dracula was on {day}, before his last turn.")
_START = N_("{day}: Dracula was {place:in}.")
_IF = N_("{day}: Suppose that Dracula was {place:in}.")
_NO_WAY_ON = N_("No such way leads on from there.")
_STAYED = N_("Each of these cards is a move, so he could not stay {place:in}.")
_CITY_BACK = N_("The card of that turn has the back of a city, so he was not at sea.")
_SEA_BACK = N_("The card of that turn has the back of the sea, so he was not in a city.")
_ONLY_BY = N_("All ways from there {goal:to} that his cards allow lead through {places}.")
_LATER = N_("{day}, {count}: Dracula was {place:in}.")
_GOES_ON = N_("From there his cards lead only {places}.")
_ALONE = N_("Every way {place:to} that his cards allow contradicts this fact:")
_TOGETHER = N_("Every way {place:to} contradicts one of these facts:")
_BY_CARDS = N_("The cards on the trail and the distances alone exclude {place}.")
_WAY = N_("From there he may have traveled like this: {places}.")
_CAN_STAY = N_("{day}: Dracula was {place:in}, and he may have stayed there.")
_NOT_BY_LAND = N_("No way by land leads from there {goal:to}.")
_NOT_SO = N_("Such cards allow no way from there {goal:to}.")
_NOT_NEXT = N_("No road or sea route leads from there {goal:to}.")
_TOO_FAR = N_("It is more than two roads from there {goal:to}.")
_BACK_BY = N_("All ways back {goal:to} that his cards allow lead through {places}.")
_BETWEEN = N_("All ways between these two places that his cards allow lead through {place}.")
_PASSED = N_("So the {place} card was on his trail, and he could not go there again.")
_LEFT = N_("{count}: {places}")
_DENIED = N_("If Dracula has no hideout {place:in}, {count}.")


def question(observation: Fury3Observation, puzzle: Puzzle) -> Text:
    """Return the question of a puzzle."""
    if puzzle.kind != WHEN:
        return _QUESTIONS[puzzle.kind]
    events = observation.events
    placed = ClosedPlaces(events, is_advanced=observation.options.game == "advanced").placed
    text = _LAST_TURN
    if (turns := puzzle.turns_ago) > 1:
        text = N_.plural("Mark the place where Dracula was on {day}, before his last %n turns.", turns)
    return text.fill(day=day_of(events, placed[link_of(knowledge(observation), puzzle)]))


def explain(observation: Fury3Observation, puzzle: Puzzle, place: int) -> PlaceReason:
    """Return why a place is, or is not, in the answer."""
    known = knowledge(observation)
    if puzzle.kind == DENY:
        return _denied(known, place)
    events, link = observation.events, link_of(known, puzzle)
    is_advanced = observation.options.game == "advanced"
    ways = ClosedPlaces(events, is_advanced=is_advanced)
    way = way_through(known.conditions, link, 1 << place)
    if way is not None:
        told = (_way(events, ways, way, link),)
        return PlaceReason(told, way_steps(events, ways, way, link))
    if ways.is_at_sea(link) != (place in SEAS):
        return _at_once(_SEA_BACK if ways.is_at_sea(link) else _CITY_BACK, place)
    found = ways.why_not(link, place)
    if found is not None:
        return _concluded(events, ways, found, link, place)
    passed = ways.passed_before(link, place)
    if passed is not None:
        return _passed(events, ways, passed, place)
    facts = needed_facts(events, link, place, is_advanced=is_advanced)
    if not facts:
        return _at_once(_BY_CARDS.fill(place=words.place_text(place)), place)
    return _listed(events, facts, place)


def _at_once(text: Text, place: int) -> PlaceReason:
    return PlaceReason((text,), (ReasonStep(text, closed=frozenset({place})),))


def _listed(events: tuple[Event, ...], facts: list[int], place: int) -> PlaceReason:
    """Return the facts that exclude a place together."""
    told = [fact_text(events, number) for number in facts]
    if len(told) >= MOST_STEPS:
        told.reverse()  # the newest facts tell most
    begin = (_TOGETHER if len(facts) > 1 else _ALONE).fill(place=words.place_text(place))
    return _short([begin], told, _more, fact_steps(events, place, begin, facts))


def _short(
    begin: Sequence[Text],
    facts: Sequence[Text],
    counted: Callable[[int], Text],
    steps: tuple[ReasonStep, ...],
) -> PlaceReason:
    """Return a reason of at most MOST_STEPS sentences; the last one counts the facts that are left out."""
    room = MOST_STEPS - len(begin)
    if len(facts) <= room:
        return PlaceReason((*begin, *facts), steps)
    told, more = facts[: room - 1], tuple(facts[room - 1 :])
    return PlaceReason((*begin, *told, counted(len(more))), steps, more)


def _concluded(
    events: tuple[Event, ...], ways: ClosedPlaces, found: Conclusion, link: int, place: int
) -> PlaceReason:
    """Return the steps from the facts to the conclusion."""
    start, is_known = words.place_text(found.start), found.first != link
    day = day_of(events, ways.placed[found.first])
    begin = (_START if is_known else _IF).fill(day=day, place=start)
    is_met = found.goal is not None and not is_known
    then = _met_again(events, ways, found) if is_met else _moves(ways, found)
    told = [paragraph([begin, then])]
    if not found.closed:
        end = _unreachable(ways, found)
        return PlaceReason((*told, end), wave_steps(events, ways, found, begin, end))
    if is_known and all(each.place == place and each.link == link for each in found.closed):
        told = []  # the place itself is closed: it does not matter from where he came
    passed = sorted({each.place for each in found.closed} - {found.goal})
    names = [words.place_text(each) for each in passed]
    if found.goal is None:
        told.append(_GOES_ON.fill(places=ordered(names, "to", is_choice=True)))
    elif passed:
        by = _BACK_BY if found.start == found.goal else _ONLY_BY
        told.append(by.fill(goal=words.place_text(found.goal), places=ordered(names, is_choice=True)))
    why = list(dict.fromkeys(closing(events, ways, each) for each in found.closed))
    return _short(told, why, more_closed, wave_steps(events, ways, found, begin, None))


def _passed(events: tuple[Event, ...], ways: ClosedPlaces, found: Conclusion, place: int) -> PlaceReason:
    """Return why Dracula had passed a place already, so that its card lay on the trail."""
    name = words.place_text(place)
    begin = _START.fill(day=day_of(events, ways.placed[found.first]), place=words.place_text(found.start))
    met = paragraph([begin, _met_again(events, ways, found)])
    end = paragraph([_BETWEEN.fill(place=name), _PASSED.fill(place=name)])
    return PlaceReason((met, end), passed_steps(events, ways, found, begin, end, place))


def _unreachable(ways: ClosedPlaces, found: Conclusion) -> Text:
    """Return why the backs of the cards allow no way to the goal."""
    if found.goal is None:
        return _NO_WAY_ON
    goal = words.place_text(found.goal)
    if found.start == found.goal:
        return _STAYED.fill(place=goal)
    if found.moves == 1:
        is_walk = ways.conditions.links[found.last].way == "walk"
        return (_NOT_NEXT if is_walk else _TOO_FAR).fill(goal=goal)
    least = ways.least_moves(found)
    if not least:
        return (_NOT_BY_LAND if _kinds(ways, found) == {False} else _NOT_SO).fill(goal=goal)
    if least > found.moves:
        text = N_.plural("From there {goal:to} he needs at least %n such moves.", least)
        return text.fill(goal=goal)
    text = N_.plural("With exactly %n such cards no way leads from there {goal:to}.", found.moves)
    return text.fill(goal=goal)


def _moves(ways: ClosedPlaces, found: Conclusion) -> Text:
    """Return how many moves he made, and whether by land or by sea."""
    kinds = _kinds(ways, found)
    if kinds == {False}:
        return N_.plural("Since then he has placed %n cards with the back of a city.", found.moves)
    if kinds == {True}:
        return N_.plural("Since then he has placed %n cards with the back of the sea.", found.moves)
    return N_.plural("Since then his way has %n more cards, on land and at sea.", found.moves)


def _kinds(ways: ClosedPlaces, found: Conclusion) -> set[bool]:
    """Return whether the cards of a conclusion have the back of the sea."""
    return {ways.is_at_sea(link) for link in range(found.first + 1, found.last + 1)}


def _met_again(events: tuple[Event, ...], ways: ClosedPlaces, found: Conclusion) -> Text:
    assert found.goal is not None
    day = day_of(events, ways.placed[found.last])
    count = N_.plural("%n cards later", found.moves)
    return _LATER.fill(day=day, count=count, place=words.place_text(found.goal))


def _way(events: tuple[Event, ...], ways: ClosedPlaces, way: Sequence[int], link: int) -> Text:
    """Return the part of a way that matters, as places without repetitions."""
    first, last = part_of_way(ways, link)
    places = [place for place, _ in groupby(way[first : last + 1])]
    start, day = words.place_text(places[0]), day_of(events, ways.placed[first])
    if len(places) == 1:
        return _CAN_STAY.fill(day=day, place=start)
    shown = start
    for place in places[1:]:
        shown = N_("{before} → {place}").fill(before=shown, place=words.place_text(place))
    begin = (_IF if ways.certain(first) is None else _START).fill(day=day, place=start)
    return paragraph([begin, _WAY.fill(places=shown)])


def _more(number: int) -> Text:
    return N_.plural("%n earlier facts are needed, too.", number)


def _denied(known: KnownWay, place: int) -> PlaceReason:
    """Return how many places are left after a denial of this city, and after the best one."""
    left = denials(known)
    shown = [city for city in (place, min(left, key=left.__getitem__)) if city in left]
    steps: list[ReasonStep] = []
    for city in dict.fromkeys(shown):
        places = places_left(known, city)
        count = N_.plural("%n places are left", left[city])
        if len(places) <= MOST_NAMED:
            names = words.alphabetical(map(words.place_text, places))
            count = _LEFT.fill(count=count, places=names)
        text = _DENIED.fill(place=words.place_text(city), count=count)
        steps.append(ReasonStep(text, places, closed=frozenset({city})))
    return PlaceReason(tuple(step.text for step in steps), tuple(steps))
