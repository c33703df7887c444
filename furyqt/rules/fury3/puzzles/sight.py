"""The positions that ask nothing: the answer lies on the table for everybody who looks."""

from __future__ import annotations

from furyqt.rules.core.puzzle import DENY, Puzzle
from furyqt.rules.fury3.events import LocationRevealed
from furyqt.rules.fury3.hidden.trail_proof import conditions_of, possible_places
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.puzzles.answers import answer, denials, knowledge, link_of
from furyqt.rules.fury3.puzzles.facts import without
from furyqt.rules.fury3.state import Hideout
from furyqt.rules.fury3.tables import TOWNS
from furyqt.rules.mechanisms.trail_sampler import Undecided


def is_in_sight(observation: Fury3Observation, puzzle: Puzzle) -> bool:
    """Return whether the answer is visible, is one step from one faceup card, or is the only place named.

    The best question asks nothing if Dracula certainly has a hideout in one of the cities.
    UnsolvableError if the position has no answer of this kind.
    """
    solution, known = answer(observation, puzzle), knowledge(observation)
    spots = _faceup(observation)
    if solution == {spot.place for spot in spots}:
        return True
    if puzzle.kind == DENY:
        return not denials(known).keys() >= known.now & TOWNS  # he certainly has a hideout in one of them
    link, links = link_of(known, puzzle), known.conditions.links
    near = {each.card for each in links[max(0, link - 1) : link + 2]}
    return any(
        spot.id == links[link].card or _from_one(observation, puzzle, spot.id) == solution
        for spot in spots
        if spot.id in near
    )


def _faceup(observation: Fury3Observation) -> list[Hideout]:
    """Return the hideouts and lairs whose places everybody sees."""
    spots = (*observation.trail, *observation.lairs, observation.leaving)
    return [spot for spot in spots if spot is not None and spot.place >= 0]


def _from_one(observation: Fury3Observation, puzzle: Puzzle, hideout: int) -> frozenset[int]:
    """Return the places that agree with the backs of the cards and one faceup card; empty if too many."""
    told = (
        event if isinstance(event, LocationRevealed) and event.hideout == hideout else without(event)
        for event in observation.events
    )
    is_advanced = observation.options.game == "advanced"
    conditions = conditions_of([event for event in told if event], is_advanced=is_advanced)
    try:
        return possible_places(conditions, link_of(knowledge(observation), puzzle))
    except Undecided:
        return frozenset()
