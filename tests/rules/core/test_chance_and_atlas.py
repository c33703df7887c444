"""The random numbers repeat from a seed, and a map that contradicts itself is refused."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from furyqt.rules.core.atlas import MapError, load_atlas
from furyqt.rules.core.chance import below, choice, seeded, shuffled
from furyqt.rules.core.text import Texts

N_ = Texts("places")

NAMES = {key: N_(key.title()) for key in ("a", "b", "c")}
PLACES = "code,key,kind\nAA,a,city\nBB,b,city\nCC,c,sea\n"


def test_a_shuffle_keeps_the_cards_and_repeats() -> None:
    deck, after = shuffled(seeded(5), range(52))
    assert sorted(deck) == list(range(52))
    assert (deck, after) == shuffled(seeded(5), range(52))
    assert deck != shuffled(after, range(52))[0]
    assert shuffled(7, ()) == ((), 7)


def test_every_order_of_three_cards_is_equally_likely() -> None:
    chance, orders = seeded(1), Counter[tuple[int, ...]]()
    for _ in range(6000):
        order, chance = shuffled(chance, (1, 2, 3))
        orders[order] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_numbers_are_below_their_bound_and_choices_are_among_the_options() -> None:
    chance, seen = seeded(-3), set()
    for _ in range(200):
        number, chance = below(chance, 6)
        seen.add(number)
    assert seen == set(range(6))
    assert choice(chance, "x")[0] == "x"


@pytest.mark.parametrize(
    ("places", "links", "why"),
    [
        (PLACES, "a,b,kind\nAA,BB,road\n", "not every place can be reached"),
        (PLACES, "a,b,kind\nAA,BB,road\nBB,XX,boat\n", "a link joins BB and XX"),
        (PLACES, "a,b,kind\nAA,BB,road\nBB,CC,boat\nBB,AA,road\n", "a link stands twice"),
        (PLACES.replace("CC", "AA"), "a,b,kind\nAA,BB,road\n", "."),
    ],
)
def test_a_map_that_contradicts_itself_is_refused(places: str, links: str, why: str, tmp_path: Path) -> None:
    (tmp_path / "places.csv").write_text(places, encoding="utf-8")
    (tmp_path / "links.csv").write_text(links, encoding="utf-8")
    with pytest.raises(MapError, match=why):
        load_atlas(tmp_path / "places.csv", tmp_path / "links.csv", NAMES)


def test_comment_lines_are_skipped(tmp_path: Path) -> None:
    (tmp_path / "places.csv").write_text("# a table\n" + PLACES, encoding="utf-8")
    (tmp_path / "links.csv").write_text("a,b,kind\n# roads\nAA,BB,road\nBB,CC,boat\n", encoding="utf-8")
    atlas = load_atlas(tmp_path / "places.csv", tmp_path / "links.csv", NAMES)
    assert atlas.neighbours("road") == ((1,), (0,), ())
    assert atlas.within(2, "road", "boat") == ((0, 1, 2), (0, 1, 2), (0, 1, 2))
    assert atlas.index["CC"] == atlas.index["c"] == 2
