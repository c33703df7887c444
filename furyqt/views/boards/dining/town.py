"""The town: nine locations, the clock tower and the Bus."""

from __future__ import annotations

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.windows import Moment
from furyqt.rules.dining import words
from furyqt.rules.dining.actions import PlaceHero
from furyqt.rules.dining.guidance import sent_tourist
from furyqt.rules.dining.observation import DiningObservation
from furyqt.rules.dining.spaces import LOCATIONS, TABLE, resource_space, stand_space
from furyqt.rules.dining.summary import bus, moment
from furyqt.views.boards.dining.pieces import (
    BUS_SPOT,
    COLORS,
    EMBLEMS,
    TOURIST,
    favor_tokens,
    hero_name,
    resource_tokens,
)
from furyqt.views.picture import TownClock, TownFigure, TownPanel, TownSite, TownSpace, TownVehicle
from furyqt.views.picture.town import NO_COLOR

N_ = Texts("dining.board")

PICTURES = (
    "dining_town/forest_shed", "dining_town/kiln", "dining_town/smithy", "dining_town/boutique",
    "dining_town/clinic", "dining_town/font", "dining_town/tavern", "dining_town/bakery",
    "dining_town/garlic_stand",
)  # fmt: skip
"""The drawing of each location."""
_NAME = N_("The town:")
_HOME = N_("At Dracula's table")
_BUS = N_("Bus")
_CLOCK = N_("Round {round} of {rounds}, hour {hour} of {hours}.")
_RESOURCE = N_("{space}: {gain}.")
_OPEN_STAND = N_("{space}: costs {cost}, gives {favor}.")
_REPAIRED = N_("{space}: repaired by {player}.")
_HERE = N_("{sentence} Here: {figures}.")
_TOURIST, _OWN_TOURIST = TownFigure(TOURIST, ""), TownFigure(TOURIST, "", is_own=True)


def town(observation: DiningObservation) -> TownPanel:
    """Return the town of a position."""
    tables, now = observation.tables, moment(observation)
    heroes = tuple(_hero(observation, player) for player in range(observation.players))
    waiting = tuple(hero for hero, space in zip(heroes, observation.heroes, strict=True) if space == TABLE)
    by_space: dict[int, tuple[TownFigure, ...]] = {}
    for hero, space in zip(heroes, observation.heroes, strict=True):
        by_space[space] = (*by_space.get(space, ()), hero)
    return TownPanel(
        name=_NAME,
        sites=tuple(_site(observation, location, by_space) for location in LOCATIONS),
        clock=_clock(observation, now),
        vehicle=_bus(observation),
        home=_HOME,
        waiting=waiting,
        is_night=observation.clock >= tables.clock.sun_hours,
    )


def _hero(observation: DiningObservation, player: int) -> TownFigure:
    is_active = observation.to_move == player
    places_hero = any(isinstance(action, PlaceHero) for action in observation.actions)
    return TownFigure(
        hero_name(player),
        EMBLEMS[player],
        COLORS[player],
        is_active=is_active,
        is_own=is_active and places_hero and observation.player == player,
    )


def _clock(observation: DiningObservation, now: Moment) -> TownClock:
    clock, rounds = observation.tables.clock, observation.tables.components.rounds
    return TownClock(
        hour=observation.clock,
        hours=clock.hours,
        night_from=clock.sun_hours,
        round=observation.round,
        rounds=rounds,
        title=now.title,
        sentence=_CLOCK.fill(
            round=observation.round, rounds=rounds, hour=observation.clock, hours=clock.hours
        ),
        art="dining_town/tower",
    )


def _bus(observation: DiningObservation) -> TownVehicle:
    return TownVehicle(
        BUS_SPOT, _BUS, bus(observation), "dining_town/bus", observation.bus_tourists
    )  # fmt: skip


def _site(
    observation: DiningObservation, location: int, heroes: dict[int, tuple[TownFigure, ...]]
) -> TownSite:
    tables, owners, moved = observation.tables, observation.stands[location], sent_tourist(observation)

    def figures(space: int) -> tuple[TownFigure, ...]:
        tourist = (_OWN_TOURIST if space == moved else _TOURIST,) if observation.tourists >> space & 1 else ()
        return (*heroes.get(space, ()), *tourist)

    resources = tuple(
        _resource_space(observation, location, slot, figures(resource_space(location, slot)))
        for slot in range(len(tables.yields[location]))
    )
    stands = tuple(
        _stand(observation, location, stand, figures(stand_space(location, stand)))
        for stand in range(tables.stand_counts[location])
    )
    return TownSite(
        label=str(location + 1),
        name=words.place_name(tables.place_names[location]),
        art=PICTURES[location],
        spaces=resources + stands,
        owner=COLORS[owners[-1]] if owners else NO_COLOR,
        has_vehicle=observation.bus == location,
    )


def _with_figures(sentence: Text, figures: tuple[TownFigure, ...]) -> Text:
    if not figures:
        return sentence
    return _HERE.fill(sentence=sentence, figures=words.listed(figure.name for figure in figures))


def _resource_space(
    observation: DiningObservation, location: int, slot: int, figures: tuple[TownFigure, ...]
) -> TownSpace:
    tables, space = observation.tables, resource_space(location, slot)
    gain = ((tables.products[location], tables.yields[location][slot]),)
    name = words.space_name(tables.place_names[location], space)
    return TownSpace(
        number=space,
        name=name,
        sentence=_with_figures(_RESOURCE.fill(space=name, gain=words.amounts(gain)), figures),
        gain=resource_tokens(gain),
        figures=figures,
    )


def _stand(
    observation: DiningObservation, location: int, stand: int, figures: tuple[TownFigure, ...]
) -> TownSpace:
    tables, owners = observation.tables, observation.stands[location]
    space, cost = stand_space(location, stand), tables.stand_costs[location][stand]
    favor = tables.stand_favor[location][stand]
    name = words.space_name(tables.place_names[location], space)
    is_repaired = stand < len(owners)
    if is_repaired:
        sentence = _REPAIRED.fill(space=name, player=words.PLAYERS[owners[stand]])
    else:
        sentence = _OPEN_STAND.fill(space=name, cost=words.amounts(cost), favor=words.favor(favor))
    return TownSpace(
        number=space,
        name=name,
        sentence=_with_figures(sentence, figures),
        gain=favor_tokens(favor),
        cost=resource_tokens(cost),
        is_building=True,
        is_next=stand == len(owners),
        owner=COLORS[owners[stand]] if is_repaired else NO_COLOR,
        figures=figures,
    )
