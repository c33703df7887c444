"""The situation in sentences, and what a search expects."""

from __future__ import annotations

from furyqt.rules.core.text import Text
from furyqt.rules.core.windows import Moment
from furyqt.rules.dining import words
from furyqt.rules.dining.box import tables_of
from furyqt.rules.dining.observation import DiningObservation
from furyqt.rules.dining.spaces import NOWHERE
from furyqt.rules.dining.state import DiningState


def summarize(observation: DiningObservation) -> dict[str, tuple[Text, ...]]:
    """Return the situation by topics: the clock, the players, the row and the own Gift cards."""
    tables = tables_of(observation.box)
    clock = words.CLOCK.fill(round=observation.round, clock=observation.clock, hours=tables.clock.hours)
    bus = words.BUS_AWAY
    if observation.bus != NOWHERE:
        bus = words.BUS_AT.fill(place=words.place_name(tables.place_names[observation.bus]))
    abilities = map(tables.ability, observation.row_up)
    gifts = map(tables.gift, observation.gifts[observation.player])
    return {
        "clock": (clock, bus.fill(count=observation.bus_tourists)),
        "players": tuple(
            text for player in range(len(observation.heroes)) for text in _player(observation, player)
        ),
        "row": tuple(
            words.FACE_UP.fill(name=words.tourist_name(one.name), text=one.text) for one in abilities
        ),
        "gifts": tuple(
            words.GIFT_IN_HAND.fill(
                gift=words.gift_name(one.name), cost=words.amounts(one.cost), points=one.points
            )
            for one in gifts
        ),
    }


def _player(observation: DiningObservation, player: int) -> tuple[Text, Text]:
    name = words.PLAYERS[player]
    points = words.PLAYER_POINTS.fill(
        player=name,
        points=observation.points[player],
        favor=observation.favor[player],
        bites=observation.bites[player],
        kept=observation.kept[player],
    )
    owned = [(resource, count) for resource, count in enumerate(observation.resources[player]) if count]
    return points, words.PLAYER_OWNS.fill(player=name, resources=words.amounts(owned))


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
