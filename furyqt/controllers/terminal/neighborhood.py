"""The neighborhood of a place in plain lines: where its ways lead, and who is there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import contains

import networkx as nx

from furyqt.rules.core.atlas import Atlas
from furyqt.rules.core.folding import begins, equals, named
from furyqt.rules.core.text import Text, Texts

N_ = Texts("terminal")

HERE = N_("Around {place}:")
WAYS: dict[str, Text] = {
    "road": N_("By road: {places}"),
    "rail": N_("By railway: {places}"),
    "rail_white": N_("By white railway: {places}"),
    "rail_yellow": N_("By yellow railway: {places}"),
    "boat": N_("By sea: {places}"),
    "door": N_("Next door: {places}"),
}
"""The words for each kind of link."""
WITH = N_("{place} ({figures})")
COMMA = N_("{first}, {rest}")
SEMICOLON = N_("{first}; {rest}")
FAR = N_("Farther away: {figures}")
FIGURE_FAR = N_("{figure} {place:in}, {ways}")

Figures = Sequence[tuple[Text, int]]


def neighborhood(atlas: Atlas, center: int, figures: Figures) -> tuple[Text, ...]:
    """Return the ways from a place, kind by kind, and the figures that are farther away, as lines."""
    kinds = sorted({link.kind for link in atlas.links}, key=list(WAYS).index)
    lines = [HERE.fill(place=_named(atlas, center, figures))]
    for kind in kinds:
        if ends := atlas.neighbours(kind)[center]:
            lines.append(WAYS[kind].fill(places=joined([_named(atlas, end, figures) for end in ends])))
    apart = nx.single_source_shortest_path_length(atlas.graph(*kinds), center)
    far = sorted((apart[place], number) for number, (_, place) in enumerate(figures) if apart[place] > 1)
    if far:
        told = [_far(atlas, *figures[number], ways) for ways, number in far]
        lines.append(FAR.fill(figures=joined(told, SEMICOLON)))
    return tuple(lines)


def place_with(atlas: Atlas, name: str, words: Callable[[Text], str]) -> Sequence[int]:
    """Return the place with exactly this code, or else those with exactly this name."""
    codes = {place.index: place.code for place in atlas.places}
    return named(name, codes, equals) or named(name, _names(atlas, words), equals)


def places_called(atlas: Atlas, part: str, words: Callable[[Text], str]) -> Sequence[int]:
    """Return the place with this code or name, or else those with names that contain the part."""
    if not part:
        return []
    names = _names(atlas, words)
    return place_with(atlas, part, words) or named(part, names, begins, contains)


def _names(atlas: Atlas, words: Callable[[Text], str]) -> dict[int, str]:
    return {place.index: words(place.name) for place in atlas.places}


def joined(parts: Sequence[Text], between: Text = COMMA) -> Text:
    """Return texts as one, with a comma between two."""
    found = parts[-1]
    for part in reversed(parts[:-1]):
        found = between.fill(first=part, rest=found)
    return found


def _far(atlas: Atlas, figure: Text, place: int, ways: int) -> Text:
    away = N_.plural("%n link(s) away", ways)
    return FIGURE_FAR.fill(figure=figure, place=atlas.places[place].name, ways=away)


def _named(atlas: Atlas, place: int, figures: Figures) -> Text:
    """Return a place with the figures there."""
    there = [figure for figure, at in figures if at == place]
    name = atlas.places[place].name
    return WITH.fill(place=name, figures=joined(there)) if there else name
