"""The situation in sentences, and what a search expects."""

from __future__ import annotations

from collections.abc import Iterator

from furyqt.rules.core.text import Text
from furyqt.rules.core.windows import Moment
from furyqt.rules.dining import words
from furyqt.rules.dining.box import tables_of
from furyqt.rules.dining.events import FirstPlayerChosen
from furyqt.rules.dining.observation import DiningObservation
from furyqt.rules.dining.scoring import ranking, ranking_keys
from furyqt.rules.dining.spaces import LOCATIONS, NOWHERE, location_of, spaces_in, stand_space
from furyqt.rules.dining.state import DiningState


def summarize(observation: DiningObservation) -> dict[str, tuple[Text, ...]]:
    """Return the situation by topics; the final ranking is one of them when the game is over."""
    players = range(len(observation.heroes))
    found = {
        "clock": tuple(_clock(observation)),
        "players": tuple(text for player in players for text in _player(observation, player)),
        "town": tuple(_location(observation, location) for location in LOCATIONS),
        "row": tuple(_row(observation)),
        "gifts": tuple(_gifts(observation)),
    }
    if observation.options.supply:
        tokens = words.amounts(enumerate(observation.supply))
        found["supply"] = (
            words.SUPPLY_HAS.fill(resources=tokens, favor=words.favor(observation.favor_supply)),
        )
    if observation.outcome is not None:
        found["ranking"] = tuple(_ranking(observation))
    return found


def _clock(observation: DiningObservation) -> Iterator[Text]:
    tables = tables_of(observation.box)
    yield words.CLOCK.fill(round=observation.round, clock=observation.clock, hours=tables.clock.hours)
    yield FirstPlayerChosen(observation.first).describe()
    yield bus(observation)


def bus(observation: DiningObservation) -> Text:
    """Return where the Bus is with how many Tourists."""
    names = tables_of(observation.box).place_names
    place = "" if observation.bus == NOWHERE else names[observation.bus]
    return words.bus(place, observation.bus_tourists)


def _row(observation: DiningObservation) -> Iterator[Text]:
    for one in map(tables_of(observation.box).ability, observation.row_up):
        yield words.FACE_UP.fill(name=words.tourist_name(one.name), text=one.text)
    if observation.row_down:
        yield words.face_down(len(observation.row_down))


def _gifts(observation: DiningObservation) -> Iterator[Text]:
    """Yield the viewer's Gift cards, then those of the others by the name of their owner."""
    tables, own = tables_of(observation.box), observation.player
    for player in (own, *(one for one in range(len(observation.heroes)) if one != own)):
        for one in map(tables.gift, observation.gifts[player]):
            text = words.GIFT_IN_HAND.fill(
                gift=words.gift_name(one.name), cost=words.amounts(one.cost), points=one.points
            )
            yield text if player == own else words.GIFT_OF.fill(player=words.PLAYERS[player], gift=text)


def _location(observation: DiningObservation, location: int) -> Text:
    """Return the spaces of a location with who is there, its stands, and the price of the next one."""
    tables, owners = tables_of(observation.box), observation.stands[location]
    spaces = [
        _occupied(observation, space, words.amount(tables.products[location], tables.printed_yield(space)))
        for space in tables.resource_spaces
        if location_of(space) == location
    ]
    repaired = [
        _occupied(observation, stand_space(location, stand), words.PLAYERS[owner])
        for stand, owner in enumerate(owners)
    ]
    told = {
        "place": words.place_name(tables.place_names[location]),
        "spaces": words.in_a_row(spaces),
        "owners": words.in_a_row(repaired) if repaired else words.NONE,
    }
    if len(owners) == tables.stand_counts[location]:
        return words.PLACE_REPAIRED.fill(**told)
    return words.PLACE_WITH_STAND.fill(
        **told,
        number=len(owners) + 1,
        cost=words.amounts(tables.stand_costs[location][len(owners)]),
        favor=words.favor(tables.stand_favor[location][len(owners)]),
    )


def _occupied(observation: DiningObservation, space: int, text: Text) -> Text:
    """Return the words of a space with who is on it in parentheses."""
    here = [
        words.HERO_OF.fill(player=words.PLAYERS[player])
        for player, place in enumerate(observation.heroes)
        if place == space
    ]
    here += [words.BRIBE_NAMES[0]] * (observation.tourists >> space & 1)
    return words.OCCUPIED.fill(space=text, who=words.in_a_row(here)) if here else text


def _player(observation: DiningObservation, player: int) -> Iterator[Text]:
    name = words.PLAYERS[player]
    yield words.PLAYER_POINTS.fill(
        player=name,
        points=observation.points[player],
        favor=observation.favor[player],
        bites=observation.bites[player],
        kept=observation.kept[player],
    )
    owned = [(resource, count) for resource, count in enumerate(observation.resources[player]) if count]
    yield words.PLAYER_OWNS.fill(player=name, resources=words.amounts(owned))
    slots = [words.NUMBER.fill(number=slot + 1) for slot in spaces_in(observation.track[player])]
    stock = words.NUMBER.fill(number=observation.cubes[player])
    yield words.PLAYER_CUBES.fill(
        player=name,
        stock=stock if observation.options.supply else words.UNLIMITED,
        spaces=words.in_a_row(slots) if slots else words.NONE,
    )


def _ranking(observation: DiningObservation) -> Iterator[Text]:
    """Yield the players from the best on; equal ones have the same place."""
    keys, place = ranking_keys(observation), 1
    for group in ranking(observation):
        for player in group:
            points, stands, cubes, third = keys[player]
            yield words.RANKED.fill(
                rank=place, player=words.PLAYERS[player], points=points, stands=stands, cubes=cubes,
                third=third,
            )  # fmt: skip
        place += len(group)


def estimate(points: float, player: int) -> Text:
    """Return the lead that a search expects: its points are about the VP ahead of the best rival."""
    del player
    lead = round(points)
    if not lead:
        return words.LEVEL
    return (words.AHEAD if lead > 0 else words.BEHIND).fill(points=abs(lead))


def line(state: DiningState) -> int:
    """Return the number of the turn or Dinner, which is the line of the record."""
    return state.turn


def moment(position: DiningState | DiningObservation) -> Moment:
    """Return the phase of a position: a Day or a Dinner."""
    hours = tables_of(position.box).clock.hours
    at_dinner = position.clock >= hours and position.bus == NOWHERE
    title = words.DINNER_MOMENT if at_dinner else words.DAY_MOMENT
    return Moment((position.round, int(at_dinner)), title.fill(round=position.round))
