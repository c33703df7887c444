"""Knowledge is computed once for a list of events, and updated when the list grows."""

from __future__ import annotations

from furyqt.rules.core.events import Event
from furyqt.rules.mechanisms.event_fold import KEPT, FoldCache, IdentityCache


class Counted(Event, frozen=True):
    """An event with a number."""

    number: int = 0


class Total:
    """The sum of all numbers, and the number of events that were read."""

    read = 0

    def __init__(self, total: int = 0) -> None:
        self.total = total

    def learn(self, event: Event) -> None:
        assert isinstance(event, Counted)
        Total.read += 1
        self.total += event.number

    def copy(self) -> Total:
        return Total(self.total)


def events(*numbers: int) -> tuple[Event, ...]:
    return tuple(map(Counted, numbers))


def test_a_longer_list_is_read_from_the_end_of_the_known_list() -> None:
    cache: FoldCache[Total] = FoldCache()
    first = cache.recall("me", events(1, 2, 3), Total)
    Total.read = 0
    assert cache.recall("me", events(1, 2, 3, 4), Total).total == 10
    assert (Total.read, first.total) == (1, 6)


def test_a_list_that_differs_is_read_from_the_start() -> None:
    cache: FoldCache[Total] = FoldCache()
    cache.recall("me", events(1, 2, 3), Total)
    assert cache.recall("me", events(1, 5), Total).total == 6


def test_knowledge_is_separate_for_each_key() -> None:
    cache: FoldCache[Total] = FoldCache()
    told = events(1, 2)
    cache.recall("me", told, Total)
    assert cache.recall("you", told, lambda: Total(100)).total == 103


def test_an_unchanged_list_is_not_read_again_until_it_leaves_the_cache() -> None:
    cache: FoldCache[Total] = FoldCache()
    told = events(1, 2)
    known = cache.recall("me", told, Total)
    assert cache.recall("me", told, Total) is known
    for number in range(KEPT):
        cache.recall("me", events(50 + number), Total)
    assert cache.recall("me", told, Total) is not known


def test_a_value_is_made_once_for_each_of_the_last_two_objects() -> None:
    made: list[object] = []

    def size(key: list[int]) -> int:
        made.append(key)
        return len(key)

    cache: IdentityCache[int] = IdentityCache(size)
    one, two, three = [1], [1], [1, 2, 3]
    assert [cache(key) for key in (one, two, one, three, three)] == [1, 1, 1, 3, 3]
    assert [id(key) for key in made] == [id(one), id(two), id(three)]
    cache(two)
    cache(one)
    assert len(made) == 4 or made[-1] is one
