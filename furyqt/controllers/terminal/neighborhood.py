"""The neighborhood of a place in plain lines: where its ways lead, and who is there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import networkx as nx

from furyqt.rules.core.atlas import Atlas
from furyqt.rules.core.text import N_, P_, Text

HERE = N_("terminal", "Around {place}:")
WAYS: dict[str, Text] = {
    "road": N_("terminal", "By road: {places}"),
    "rail": N_("terminal", "By railway: {places}"),
    "rail_white": N_("terminal", "By white railway: {places}"),
    "rail_yellow": N_("terminal", "By yellow railway: {places}"),
    "boat": N_("terminal", "By sea: {places}"),
    "door": N_("terminal", "Next door: {places}"),
}
"""The words for each kind of link."""
WITH = N_("terminal", "{place} ({figures})")
COMMA = N_("terminal", "{first}, {rest}")
SEMICOLON = N_("terminal", "{first}; {rest}")
FAR = N_("terminal", "Farther away: {figures}")
FIGURE_FAR = N_("terminal", "{figure} {place:in}, {ways}")

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
    """Return the place with exactly this code or name, if there is one."""
    wanted = name.lower()
    return [p.index for p in atlas.places if wanted in (p.code.lower(), words(p.name).lower())][:1]


def places_called(atlas: Atlas, part: str, words: Callable[[Text], str]) -> Sequence[int]:
    """Return the place with this code or name, or else those with names that contain the part."""
    wanted = part.lower()
    if not wanted:
        return []
    names = {place.index: words(place.name).lower() for place in atlas.places}
    begun = [index for index, name in names.items() if name.startswith(wanted)]
    within = [index for index, name in names.items() if wanted in name]
    return place_with(atlas, part, words) or begun or within


def joined(parts: Sequence[Text], between: Text = COMMA) -> Text:
    """Return texts as one, with a comma between two."""
    found = parts[-1]
    for part in reversed(parts[:-1]):
        found = between.fill(first=part, rest=found)
    return found


def _far(atlas: Atlas, figure: Text, place: int, ways: int) -> Text:
    away = P_("terminal", "%n link(s) away", "", ways)
    return FIGURE_FAR.fill(figure=figure, place=atlas.places[place].name, ways=away)


def _named(atlas: Atlas, place: int, figures: Figures) -> Text:
    """Return a place with the figures there."""
    there = [figure for figure, at in figures if at == place]
    name = atlas.places[place].name
    return WITH.fill(place=name, figures=joined(there)) if there else name
