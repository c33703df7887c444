"""Ways that fit the knowledge about five cards are drawn on a tiny map: 0-1-2-3-4 in a line."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from furyqt.rules.core.events import Event
from furyqt.rules.mechanisms.trail_constraints import (
    NEVER,
    TrailCard,
    TrailConditions,
    TrailLink,
    TrailShape,
    bits,
    learns,
    mask_of,
)
from furyqt.rules.mechanisms.trail_sampler import TrailSampler

PLACES = 5
STEPS = tuple(mask_of(to for to in (at - 1, at + 1) if 0 <= to < PLACES) for at in range(PLACES))
ANY = (1 << PLACES) - 1
WAYS = {"start": (ANY,) * PLACES, "step": STEPS}
SHAPE = TrailShape(PLACES, WAYS)
STAY = 1 << SHAPE.stay
EVEN = (1.0,) * (PLACES + 1)


def sampler(*may: int, shape: TrailShape = SHAPE, stay: int = 0, died: Sequence[int] = ()) -> TrailSampler:
    """Return a trail of cards that may show these places, in order."""
    links = [TrailLink(n, "step" if n else "start", stay) for n in range(len(may))]
    deaths = (*died, *(NEVER,) * (len(may) - len(died)))
    cards = {n: TrailCard(mask, n, gone) for n, (mask, gone) in enumerate(zip(may, deaths, strict=True))}
    return TrailSampler(shape, links, cards, list(cards), even=EVEN)


def ways(may: Sequence[int], *, may_repeat: bool, stay: int = 0) -> set[tuple[int, ...]]:
    """Return all ways by trying everything; SHAPE.stay marks a card for which the figure stayed."""

    def longer(shown: tuple[int, ...], at: int) -> Iterator[tuple[int, ...]]:
        if len(shown) == len(may):
            yield shown
            return
        for card in bits(may[len(shown)]):
            if card == SHAPE.stay:
                if shown and stay >> at & 1 and SHAPE.stay not in shown:
                    yield from longer((*shown, card), at)
            elif (not shown or STEPS[at] >> card & 1) and (may_repeat or card not in shown):
                yield from longer((*shown, card), card)

    return set(longer((), -1))


def drawn(trail: TrailSampler, draws: int = 300) -> Counter[tuple[int, ...]]:
    rng = random.Random(1)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        cards = trail.draw_cards(rng)
        if cards is not None:
            found[tuple(cards[number] for number in trail.wanted)] += 1
    return found


def test_bits_and_masks_are_inverse() -> None:
    assert list(bits(mask_of([4, 1, 1]))) == [1, 4]


def test_every_way_that_repeats_no_place_is_drawn() -> None:
    assert set(drawn(sampler(ANY, ANY, ANY))) == ways([ANY] * 3, may_repeat=False)


def test_on_a_trail_that_may_repeat_ways_also_turn_back() -> None:
    free = TrailShape(PLACES, WAYS, may_repeat=True)
    found = set(drawn(sampler(ANY, ANY, ANY, shape=free), 1000))
    assert found == ways([ANY] * 3, may_repeat=True)
    assert (2, 3, 2) in found


def test_a_place_may_repeat_when_its_card_has_left_the_trail() -> None:
    found = drawn(sampler(1 << 2, ANY, ANY, died=(2,)))
    assert (2, 1, 2) in found
    assert (2, 1, 2) not in drawn(sampler(1 << 2, ANY, ANY))


def test_a_card_can_require_that_the_figure_stayed() -> None:
    trail = sampler(1 << 2, ANY | STAY, ANY, stay=1 << 2)
    assert set(drawn(trail)) == ways([1 << 2, ANY | STAY, ANY], may_repeat=False, stay=1 << 2)
    assert trail.draw_way(random.Random(0)) is not None


def test_a_later_card_restricts_the_earlier_ones() -> None:
    trail = sampler(ANY, ANY, 1 << 4)
    assert set(drawn(trail)) == {(2, 3, 4)}
    assert trail.after == [1 << 2, 1 << 3, 1 << 4]


def test_places_where_the_figure_cannot_be_now_are_excluded() -> None:
    links = [TrailLink(0, "start", 0), TrailLink(1, "step", 0)]
    cards = {0: TrailCard(1 << 1, 0), 1: TrailCard(ANY, 1)}
    trail = TrailSampler(SHAPE, links, cards, [1], even=EVEN, not_now=1 << 2)
    assert trail.draw_cards(random.Random(0)) == {0: 1, 1: 0}


def test_nothing_is_drawn_from_a_contradiction() -> None:
    trail = sampler(1 << 0, 1 << 4)
    assert trail.draw_cards(random.Random(0)) is None
    assert trail.draw_way(random.Random(0)) is None


def test_no_cards_give_an_empty_draw() -> None:
    assert TrailSampler(SHAPE, [], {}, [], even=EVEN).draw_cards(random.Random(0)) == {}


# ------------------------------------------------------------------------------------ cards beside the way


def with_beside(may: Sequence[int], beside: Sequence[int]) -> TrailSampler:
    """Return a trail with further cards that no link shows; their numbers are 10, 11 and so on."""
    plain = sampler(*may)
    cards = dict(plain.cards) | {10 + n: TrailCard(mask, 0) for n, mask in enumerate(beside)}
    links = [TrailLink(n, "step" if n else "start", 0) for n in range(len(may))]
    return TrailSampler(
        SHAPE, links, cards, list(range(len(may))), beside=tuple(cards)[len(may) :], even=EVEN
    )


def all_with_beside(may: Sequence[int], beside: Sequence[int]) -> set[tuple[int, ...]]:
    """Return the faces of all cards by trying everything; none repeats."""
    faces: set[tuple[int, ...]] = ways(may, may_repeat=False)
    for mask in beside:
        faces = {(*shown, place) for shown in faces for place in bits(mask) if place not in shown}
    return faces


@pytest.mark.parametrize(
    ("may", "beside"),
    [
        ([ANY, ANY], [ANY]),
        ([ANY, ANY, ANY], [0b00110]),
        ([0b00100, ANY], [0b01010, 0b01010]),
        ([0b00100, ANY], [0b01110, 0b11000]),
        ([ANY], [0b00011, 0b00011, 0b11111]),
    ],
)
def test_cards_beside_the_way_differ_from_it_and_from_each_other(may: list[int], beside: list[int]) -> None:
    trail, rng, found = with_beside(may, beside), random.Random(2), set()
    for _ in range(400):
        faces = trail.draw_cards(rng)
        if faces is not None:
            found.add(tuple(faces[number] for number in (*trail.wanted, *trail.beside)))
    assert found == all_with_beside(may, beside)
    assert (trail.find_way(10_000) is None) == (not found)


def test_cards_beside_the_way_can_leave_no_way() -> None:
    """Each condition alone leaves 1 and 3; the two cards take both."""
    trail = with_beside([0b00100, ANY], [0b01010, 0b01010])
    assert trail.after[1] == 0b01010
    assert trail.draw_cards(random.Random(0)) is None
    assert trail.find_way(10_000) is None


def test_cards_beside_no_way_at_all_are_drawn() -> None:
    trail = TrailSampler(SHAPE, [], {10: TrailCard(0b00110, 0)}, [], beside=[10], even=EVEN)
    rng = random.Random(3)
    assert {tuple((trail.draw_cards(rng) or {}).items()) for _ in range(30)} == {((10, 1),), ((10, 2),)}


def test_a_card_beside_the_way_that_is_gone_is_in_nobodys_way() -> None:
    links = [TrailLink(0, "start", 0), TrailLink(1, "step", 0)]
    cards = {0: TrailCard(1 << 2, 0), 1: TrailCard(ANY, 1), 10: TrailCard(1 << 3, 0, 1)}
    trail = TrailSampler(SHAPE, links, cards, [1], even=EVEN)
    assert {(trail.draw_cards(random.Random(seed)) or {})[1] for seed in range(12)} == {1, 3}


class Rightward:
    """Weights of a figure that prefers places with high numbers."""

    def row(self, link: int, before: int) -> Sequence[float]:
        return tuple(10.0**place for place in range(PLACES + 1))


def test_weights_set_the_frequency_of_each_way() -> None:
    trail = sampler(1 << 2, 1 << 1 | 1 << 3)
    assert drawn(trail)[2, 1] == pytest.approx(150, abs=40)
    assert drawn(trail.weighted(Rightward()))[2, 1] < 20


def test_the_way_since_a_link_is_drawn_even_if_every_card_is_known() -> None:
    links = [TrailLink(n, "step" if n else "start", 0) for n in range(3)]
    cards = {n: TrailCard(1 << n, n) for n in range(3)}
    trail = TrailSampler(SHAPE, links, cards, [], even=EVEN, since=0)
    assert trail.draw_way(random.Random(0)) == [0, 1, 2]


@given(st.lists(st.integers(1, ANY), min_size=1, max_size=4))
def test_only_ways_that_fit_are_drawn_and_one_is_drawn_if_any_fits(may: list[int]) -> None:
    every = ways(may, may_repeat=False)
    found = drawn(sampler(*may), 20)
    assert set(found) <= every
    assert sum(found.values()) == (20 if every else 0)


class Stepped(Event, frozen=True):
    """The figure moved one step."""


class Sighted(Event, frozen=True):
    """The figure was seen in a place."""

    place: int


class Watched(TrailConditions[TrailCard]):
    """Conditions that learn from two kinds of events."""

    @learns(Stepped)
    def stepped(self, event: Stepped) -> None:
        number = len(self.links)
        self.cards[number] = TrailCard(ANY, number)
        self.links.append(TrailLink(number, "step" if number else "start", 0))

    @learns(Sighted)
    def sighted(self, event: Sighted) -> None:
        self.be_in(1 << event.place)


def test_conditions_learn_from_each_event_and_are_copied() -> None:
    known = Watched()
    for event in (Sighted(0), Stepped(), Stepped(), Sighted(3)):
        known.learn(event)
    twin = known.copy()
    twin.learn(Stepped())
    assert twin.gone(0)
    assert not twin.gone(0)
    assert (len(known.links), known.cards[0].died) == (2, NEVER)
    assert known.links[-1].here == 1 << 3
    assert [card.born for card in twin.followers(0)] == [1, 2]
    trail = TrailSampler(SHAPE, known.links, known.cards, list(known.cards), even=EVEN)
    assert set(drawn(trail)) == {(2, 3), (4, 3)}
