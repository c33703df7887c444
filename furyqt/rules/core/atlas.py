"""The map: networkx for loading and checking, flat tuples for play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources.abc import Traversable

import networkx as nx

from furyqt.rules.core.reading import packaged_rows
from furyqt.rules.core.text import Text

Rows = tuple[tuple[int, ...], ...]
"""For each place the indices of other places, ascending."""


class MapError(ValueError):
    """A map table contradicts itself."""


@dataclass(frozen=True)
class Place:
    """A place: its index, its code in the notation, its key in drawings and its name."""

    index: int
    code: str
    key: str
    kind: str
    name: Text


@dataclass(frozen=True)
class Link:
    """A way between two places (indices, a < b); it is used in both directions."""

    a: int
    b: int
    kind: str


@dataclass(frozen=True)
class Atlas:
    """All places and links of one game's board."""

    places: tuple[Place, ...]
    links: tuple[Link, ...]

    def __post_init__(self) -> None:
        graph = self.graph(*{link.kind for link in self.links})
        if not nx.is_connected(graph):
            raise MapError("not every place can be reached")
        if len({place.code for place in self.places}) < len(self.places):
            raise MapError("two places share a code")

    @cached_property
    def index(self) -> Mapping[str, int]:
        """Return the index of the place with a code or key."""
        return {name: place.index for place in self.places for name in (place.code, place.key)}

    def graph(self, *kinds: str) -> nx.Graph[int]:
        """Return the graph of the places joined by the links of these kinds."""
        graph: nx.Graph[int] = nx.Graph()
        graph.add_nodes_from(range(len(self.places)))
        graph.add_edges_from((link.a, link.b) for link in self.links if link.kind in kinds)
        return graph

    def neighbours(self, *kinds: str) -> Rows:
        """Return for each place the places one link of these kinds away."""
        return self.within(1, *kinds, itself=False)

    def within(self, hops: int, *kinds: str, itself: bool = True) -> Rows:
        """Return for each place the places at most this many links of these kinds away."""
        graph = self.graph(*kinds)
        near = (nx.single_source_shortest_path_length(graph, i, cutoff=hops) for i in range(len(self.places)))
        return tuple(tuple(sorted(j for j in found if itself or j != i)) for i, found in enumerate(near))

    def distances(self, *kinds: str) -> Rows:
        """Return for each place the number of links of these kinds to every place; -1 if none lead there."""
        graph = self.graph(*kinds)
        found = (nx.single_source_shortest_path_length(graph, place.index) for place in self.places)
        return tuple(tuple(row.get(place.index, -1) for place in self.places) for row in found)

    def indices(self, *kinds: str) -> frozenset[int]:
        """Return the indices of the places of these kinds."""
        return frozenset(place.index for place in self.places if place.kind in kinds)


def load_atlas(places: Traversable, links: Traversable, names: Mapping[str, Text]) -> Atlas:
    """Read an atlas from two CSV tables: `code,key,kind` and `a,b,kind` (codes).

    Raises MapError if a link names an unknown place or occurs twice.
    """
    rows = packaged_rows(places)
    found = tuple(
        Place(i, row["code"], row["key"], row["kind"], names[row["key"]]) for i, row in enumerate(rows)
    )
    index = {place.code: place.index for place in found}
    ways: list[Link] = []
    for row in packaged_rows(links):
        if row["a"] not in index or row["b"] not in index:
            raise MapError(f"a link joins {row['a']} and {row['b']}")
        a, b = sorted((index[row["a"]], index[row["b"]]))
        ways.append(Link(a, b, row["kind"]))
    if len(set(ways)) < len(ways):
        raise MapError("a link stands twice")
    return Atlas(found, tuple(ways))
