"""The names of all places at the current zoom, in a calm choice of them at a low zoom."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QGraphicsScene

from furyqt.views.map.items import NameItem, serif, text_width
from furyqt.views.map.layout import Box, Points
from furyqt.views.map.names.arrangement import (
    LabelCache,
    Labels,
    Surroundings,
    give_way,
    labels_among,
    largest_size,
    place_labels,
)
from furyqt.views.map.names.labels import Label, Name, line_of
from furyqt.views.map.places import PlaceLayer
from furyqt.views.map.sheet.drawing import Drawing
from furyqt.views.numbers import share

_CALM = 0.12, 0.13  # the zooms between which the names of small places appear
_WEIGHTS = {"castle": 4, "hospital": 1, "sea": 2}
_SIZES = 6  # the number of sizes of a name
_SMALLEST_NAME = 0.78, 0.4
"""The smallest size where it is crowded: relative to text at 100%, and to the text size."""
_PIXELS = {"castle": 13.0, "hospital": 11.5, "sea": 15.0}
_LEAST_WRITTEN = 0.02
"""The smallest chance that is written on the map."""
_LEAST = 0.01
"""Smaller chances are said to be less than this."""


@functools.cache
def _scales(text_scale: float, mark_scale: float) -> tuple[float, ...]:
    """Return the scales of the sizes of a name; a large text can shrink more."""
    smallest = max(_SMALLEST_NAME[0] / max(1.0, text_scale), _SMALLEST_NAME[1])
    usual = max(0.92, min(1.5, mark_scale))
    return tuple(smallest ** (step / (_SIZES - 1)) * text_scale * usual for step in range(_SIZES))


@functools.lru_cache(maxsize=256)
def _fonts(kind: str, place_size: str, scale: float) -> tuple[QFont, QFont]:
    """Return the fonts of a name and its note."""
    is_large = place_size == "large"
    pixels = _PIXELS.get(kind, 12.5 if is_large else 11.5) * scale
    if kind == "sea":
        name = serif(pixels, italic=True, spacing=112)
    else:
        name = serif(pixels, bold=is_large or kind == "castle", italic=kind == "hospital")
    return name, serif(pixels * 0.92, bold=True)


@functools.lru_cache(maxsize=4096)
def _name_width(kind: str, place_size: str, scale: float, text: str) -> float:
    return text_width(_fonts(kind, place_size, scale)[0], text)


@functools.lru_cache(maxsize=4096)
def _sizes(
    kind: str, place_size: str, scales: tuple[float, ...], text: str, note: str
) -> tuple[tuple[float, float], ...]:
    """Return width and height of a name with its note, at each scale."""
    fonts = [_fonts(kind, place_size, scale) for scale in scales]
    return tuple(
        (text_width(font, text) + text_width(note_font, note), QFontMetricsF(font).ascent() * 1.12)
        for font, note_font in fonts
    )


class NameLayer:
    """One name per place, with the chance that the quarry is there as a note."""

    def __init__(self, scene: QGraphicsScene, drawing: Drawing, places: PlaceLayer) -> None:
        self._scene, self._drawing, self._places = scene, drawing, places
        self.texts: dict[str, str] = {}
        """The names by place."""
        self.usual: Labels = {}
        """The positions of names on a map without pieces, in pixels of the current zoom."""
        self.labels: Labels = {}
        """The positions of names in pixels of the current zoom; None for a name that is not shown."""
        self.percent = False
        """True if all chances are written; else only that of a place that is pointed out."""
        self._items: dict[str, NameItem] = {}
        self._wanted: list[Name] = []
        self._around: Surroundings | None = None
        self._cache = LabelCache()
        self._asked: object = None
        """The zoom and the links of the last search for space."""
        self._placed: object = None
        """Everything on which the usual positions depended, so that nothing moves if nothing has changed."""
        self._given: object = None
        """Everything on which the positions among pieces depended."""
        self._is_forgotten = False
        """True if names do not keep their sides the next time."""
        self._words: tuple[float, tuple[str, ...]] = 0.0, ()
        """The text size and the names that were laid out last."""
        self._first = 0
        """The number of the largest size of a name at this zoom: large names need too much of a small map."""

    def set_places(self, names: dict[str, str]) -> None:
        """Set the names by place; all others are removed."""
        for item in self._items.values():
            self._scene.removeItem(item)
        self.texts = names
        self._items = {key: NameItem(self._places.spot(key)) for key in names}
        for item in self._items.values():
            self._scene.addItem(item)

    @property
    def is_calm(self) -> bool:
        """Return True if only some places are named: at a low zoom, or because there is no space for all."""
        return self._smallness() < 1.0 or None in self.labels.values()

    @property
    def follow_pointer(self) -> bool:
        """Return True if the place that is pointed out is named, or its chance written, for this alone."""
        return self.is_calm or (bool(self._places.overlay) and self._places.is_weighted and not self.percent)

    def _smallness(self) -> float:
        """Return the opacity of the names of small places, 0 to 1."""
        low, high = _CALM
        return min(1.0, max(0.0, (self._places.zoom - low) / (high - low)))

    def opacity(self, key: str) -> float:
        """Return the opacity of a place's name, 0 to 1."""
        place = self._places.places[key]
        is_telling = (
            key in self._places.highlights or key in self._places.overlay or key in self._places.occupied
        )
        is_telling = is_telling or key in (self._places.hovered, self._places.focused)
        return 1.0 if place.size == "large" or place.kind == "castle" or is_telling else self._smallness()

    def refresh(self, lines: Points, frame: QRectF, blocked: Sequence[Box] = ()) -> None:
        """Find the usual positions of all names at the current zoom; names without space are hidden.

        Names avoid the blocked boxes. `give_way` draws the names.
        """
        zoom = self._places.zoom
        edge = (
            frame.left() * zoom + 2,
            frame.top() * zoom + 2,
            frame.right() * zoom - 2,
            frame.bottom() * zoom - 2,
        )
        asked = edge, id(lines), self._places.text_scale, tuple(self.texts.values())
        is_resized = asked != self._asked
        words = self._places.text_scale, tuple(self.texts.values())
        if words != self._words:
            self._words = words
            self.forget()
        self._around = Surroundings(lines * zoom, edge, blocked)
        if is_resized:
            self._asked = asked
            self._cache = labels_among(self._around.lines, edge)
        self._cache.trim()
        names = [self._name(key) for key in self._places.places]
        if is_resized:
            self._first = largest_size(names, self._around, self._cache)
        self._wanted = [
            name if name.first == self._first else replace(name, first=self._first) for name in names
        ]
        placed = edge, tuple(blocked), tuple(self._wanted)
        if placed != self._placed:
            self._placed = placed
            if self._is_forgotten:
                self.usual, self.labels, self._is_forgotten, self._given = {}, {}, False, None
            self.usual = place_labels(self._wanted, self._around, self._cache, self.usual)

    def forget(self) -> None:
        """Lay all names out again the next time, without keeping their sides."""
        self._is_forgotten = True
        self._placed = self._given = None

    def give_way(self, pieces: Sequence[Box]) -> None:
        """Draw all names, those in the way of pieces beside them."""
        if self._around is None:
            return
        occupied = self._places.occupied
        wanted = [replace(name, is_occupied=True) if name.key in occupied else name for name in self._wanted]
        given = self.usual, tuple(pieces), tuple(wanted)
        if given != self._given:
            self._given = given
            around = replace(self._around, pieces=pieces)
            self.labels = give_way(wanted, self.usual, around, self._cache, self.labels)
        for key, item in self._items.items():
            self._draw_name(key, item, self.labels[key])

    @property
    def _scales(self) -> tuple[float, ...]:
        return _scales(self._places.text_scale, self._places.scale)

    def _name(self, key: str) -> Name:
        place, spot = self._places.places[key], self._drawing.places[key]
        look = self._places.mark_look(key)
        return Name(
            key=key,
            x=spot.x * self._places.zoom,
            y=spot.y * self._places.zoom,
            ring=look.reach,
            gap=max(look.radius + 4.5 * self._places.scale, look.reach, self._places.crowd_reach(key)),
            sizes=_sizes(place.kind, place.size, self._scales, self.texts[key], self.note(key)),
            side="s" if place.kind == "sea" else spot.side,
            weight=_WEIGHTS.get(place.kind, 3 if place.size == "large" else 1) + 4 * (look.share > 0),
            roams=place.kind == "sea",
            is_shown=self.opacity(key) > 0,
            can_have_line=place.kind not in ("sea", "hospital") and self._smallness() == 1.0,
            is_needed=key in self._places.highlights or key in (self._places.focused, self._places.hovered),
        )

    def note(self, key: str) -> str:
        """Return the note after a name: the chance that the quarry is there, if it is to be written."""
        if not self._places.is_weighted or self._places.overlay.get(key, 0.0) < _LEAST_WRITTEN:
            return ""
        is_wanted = self.percent or key in (self._places.hovered, self._places.focused)
        return "\u00a0\u00a0" + self.chance(key) if is_wanted else ""

    def chance(self, key: str) -> str:
        """Return the chance that the quarry is at a place in words, or an empty text."""
        probability = self._places.overlay.get(key, 0.0) if self._places.is_weighted else 0.0
        if probability <= 0:
            return ""
        return share(probability) if probability >= _LEAST else f"<{share(_LEAST)}"

    def _draw_name(self, key: str, item: NameItem, label: Label | None) -> None:
        item.setVisible(label is not None)
        if label is None:
            return
        box = label.box
        item.setOpacity(self.opacity(key) * self._places.dimness(key))
        spot, place = self._drawing.places[key], self._places.places[key]
        sea = place.kind == "sea"
        room = QRectF(
            box[0] - spot.x * self._places.zoom,
            box[1] - spot.y * self._places.zoom,
            box[2] - box[0],
            box[3] - box[1],
        )
        look = place.kind, place.size, self._scales[label.size]
        inks = (
            self._places.colors.sea_label if sea else self._places.colors.label,
            self._places.colors.sea_halo if sea else self._places.colors.label_halo,
            self._places.colors.overlay_ring,
        )
        wide = _name_width(*look, self.texts[key])
        item.set_name((self.texts[key], self.note(key)), _fonts(*look), inks, room, wide)
        item.set_line(self._line(key, box) if label.has_line else None)

    def _line(self, key: str, box: Box) -> QLineF:
        """Return the line from a mark to its name, relative to the place's point."""
        spot = self._drawing.places[key]
        x, y = spot.x * self._places.zoom, spot.y * self._places.zoom
        line = QLineF(*line_of((x, y), self._places.mark_reach(key), box))
        return line.translated(-x, -y)

    @property
    def boxes(self) -> dict[str, Box | None]:
        """Return the boxes of the names in pixels of the current zoom."""
        return {key: None if label is None else label.box for key, label in self.labels.items()}
