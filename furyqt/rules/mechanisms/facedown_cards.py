"""Faces for the facedown location cards of a trail, drawn at random from what is possible.

Most of these cards are part of the hidden figure's way. Others are beside it (no link leads to them), and in
a set-up position there are cards whose placement no event has told; they get any free place.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TypeVar

from furyqt.rules.core.ruleset import NoTruthError
from furyqt.rules.mechanisms.trail_constraints import TrailCard, TrailLink, TrailShape, bits
from furyqt.rules.mechanisms.trail_sampler import TrailSampler

Faces = tuple[tuple[int, int], ...]
"""The faces of the facedown location cards: (the card's id, its place or the game's bit for "stayed")."""


class FacedownSampler(TrailSampler):
    """The figure's way with the facedown cards to draw.

    `known` are the places that other cards show; `untold` has the possible places of each card whose
    placement no event has told, as a mask.
    """

    def __init__(
        self,
        shape: TrailShape,
        links: Sequence[TrailLink],
        cards: Mapping[int, TrailCard],
        wanted: Sequence[int],
        *,
        known: Collection[int],
        untold: Mapping[int, int],
        beside: Sequence[int] = (),
        even: Sequence[float],
        not_now: int = 0,
        since: int | None = None,
    ) -> None:
        self.known, self.untold = known, untold
        super().__init__(shape, links, cards, wanted, beside=beside, even=even, not_now=not_now, since=since)

    def draw(self, rng: random.Random) -> Faces | None:
        """Draw the faces of the facedown cards; None if no way fits."""
        found = self.draw_cards(rng)
        if found is None:
            return None
        return tuple((n, found[n]) for n in (*self.wanted, *self.beside)) + self._untold(found, rng)

    def _untold(self, found: dict[int, int], rng: random.Random) -> Faces:
        """Draw any free place for each card whose placement no event has told."""
        taken, drawn = {*self.known, *found.values()}, []
        for number, mask in self.untold.items():
            place = rng.choice([place for place in bits(mask) if place not in taken])
            taken.add(place)
            drawn.append((number, place))
        return tuple(drawn)


Sampler = TypeVar("Sampler", bound=FacedownSampler)


def first_that_draws(make: Callable[[bool], Sampler]) -> Sampler:
    """Return the sampler for an unseen figure, or that for any if no way of an unseen one fits.

    A seeker who has just arrived may be where the figure is without knowing it; at any other time the figure
    is elsewhere.
    """
    made = make(True)
    return made if made.draw(random.Random(0)) is not None else make(False)


def draw_faces(sampler: FacedownSampler, rng: random.Random) -> Faces:
    """Draw the faces of the facedown location cards; NoTruthError if nothing fits."""
    found = sampler.draw(rng)
    if found is None:
        raise NoTruthError("no way of the hidden figure fits what is known")
    return found
