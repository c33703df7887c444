"""The view of a person who plays the Servant beside a computer's Dracula (S8.2, S8.3).

To the rules Dracula and his Servant are one player with one knowledge. At a table the Servant sees what the
hunters show, but Dracula's cards only with his leave.
"""

from __future__ import annotations

from msgspec.structs import replace

from furyqt.rules.core.events import Event
from furyqt.rules.core.ruleset import seat_to_move
from furyqt.rules.core.zones import HIDDEN
from furyqt.rules.fury2.decks import HAND
from furyqt.rules.fury2.events import CardMoved, CardPlaced, ServantLooked
from furyqt.rules.fury2.observation import Fury2Observation, PlacedTile, TrailSpot, masked_spot
from furyqt.rules.fury2.tables import CITY_BACK, DRACULA, HUNTERS, NOWHERE, SEA_BACK, SERVANT_FIGURE

SERVANT_SEATS = frozenset({SERVANT_FIGURE})


def seat_view(observation: Fury2Observation, seats: frozenset[int]) -> Fury2Observation:
    """Return what persons with these seats see; only the Servant's seat alone sees less than its player."""
    if observation.player != DRACULA or seats != SERVANT_SEATS or observation.outcome is not None:
        return observation
    known, sees_places = known_spots(observation), _sees_places(observation)
    return replace(
        observation,
        actions=observation.actions if seat_to_move(observation) in seats else (),
        events=tuple([_event(event, known) for event in observation.events]),
        trail=tuple([_spot(spot, known, sees_places) for spot in observation.trail]),
        catacombs=tuple([spot and _spot(spot, known, sees_places) for spot in observation.catacombs]),
        fallen=tuple([tile if tile.faceup else PlacedTile(HIDDEN) for tile in observation.fallen]),
        port=NOWHERE if observation.port == NOWHERE else CITY_BACK,
        wake=NOWHERE if observation.wake == NOWHERE else SEA_BACK,
        dracula_events=(HIDDEN,) * len(observation.dracula_events),
        drawn=(HIDDEN,) * len(observation.drawn),
        encounters=(HIDDEN,) * len(observation.encounters),
    )


def known_spots(observation: Fury2Observation) -> frozenset[int]:
    """Return the ids of the facedown spots that the Servant has seen; he does not forget them later."""
    if _sees_places(observation):
        spots = (*observation.trail, *observation.catacombs)
        return frozenset(spot.id for spot in spots if spot is not None)
    return frozenset(event.spot for event in observation.events if isinstance(event, ServantLooked))


def _sees_places(observation: Fury2Observation) -> bool:
    """Return whether he knows the places of all cards, also that of Hide."""
    return observation.options.servant_sees == "always"


def _spot(spot: TrailSpot, known: frozenset[int], sees_places: bool) -> TrailSpot:
    """Return a spot as the hunters see it, with its card if the Servant knows it; Hide tells no place."""
    seen = masked_spot(spot)
    if spot.id not in known:
        return seen
    under = spot.under if sees_places else NOWHERE
    return replace(seen, place=spot.place, power=spot.power, under=under)


def _event(event: Event, known: frozenset[int]) -> Event:
    """Return an event without what the Servant does not see."""
    if isinstance(event, CardPlaced) and event.spot in known:
        return event
    if isinstance(event, CardMoved) and HAND[SERVANT_FIGURE] in (event.source, event.target):
        return event
    return event.shown_to(HUNTERS) or event
