"""The canvas: drawings from shapes and tone that look like 19th-century wood engravings.

The style, the same in every drawing of this project:

- **Ink and one red.** Ink `#2b1f14`, one blood-red accent `#7b1f1c` (a drop, a ribbon, an eye: little of
  it), and the ground stays transparent, so that the parchment of the card shows through. Nothing is ever
  filled with white or gray: light areas are left out. Only card backs and tokens paint their own ground.
- **Masses first.** A picture is one bold silhouette that reads at 34 x 26 pixels, then tone. Use much
  black: in wood engraving the block is black and the light is cut out of it (`Canvas.cut`).
- **Tone is lines.** `tone_lines` draws parallel lines that swell where it is dark and thin out where it is
  light. Spacing 2.6 to 3.0 for skies and grounds, 2.0 to 2.4 for things, 1.6 for faces and hands; two layers
  at different angles (`cross_hatch`) for the deepest shade; `stipple` for skin, fog and dust.
- **Light from the upper left.** Lit edges are left open or get the thin line, the lower right the swelled
  one. Skies run level (angle 0), ground nearly so, things at 45 or -45 degrees, cloth along its fall.
- **A halo keeps things apart.** `Canvas.stand` cuts 0.8 to 1.2 units of light around things in front.
- **A vignette, no box.** Tone fades toward the edges of the 200 x 150 field (`vignette`, `glow`); nothing is
  framed, and nothing touches the edge with full weight.
- **Line weights** in a 200 x 150 field: 0.5 finest, 0.9 for detail, 1.4 for outlines, 2.2 the heaviest.

How to draw: shapes are written `shape("x,y x,y* ...")` (smooth, with a corner at each star), lines
`stroke("x,y x,y ...", 0, 2, 0)` (the weights swell and taper). Begin with `canvas.ink(tone_lines(...))` for
the ground, then put things in front of it from far to near with `stand` (solid) or `solid` (outline and
tone), then `cut` the light out of the black with strokes, and last the `red`. `motifs` has shapes for reuse.

Every shape is a shapely geometry; all the cutting and clipping is done here, so that the SVG is plain filled
paths (what SVG Tiny 1.2 and therefore QtSvg know): no clip paths, no masks, no style sheets, no text. The
same program always writes the same bytes. It needs shapely: `pip install -e .[map]`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from tools.art.engraving.shapes import (
    NOTHING,
    Pair,
    Points,
    at,
    blob,
    circle,
    curve,
    ellipse,
    listed,
    mirrored,
    mixed,
    outline,
    poly,
    rect,
    ring,
    shaded_outline,
    shape,
    star,
    stroke,
    together,
    turned,
)
from tools.art.engraving.tone import (
    Tone,
    cross_hatch,
    fade,
    flat,
    glow,
    lit,
    rays,
    stipple,
    times,
    tone_lines,
    vignette,
)

__all__ = [
    "INK",
    "NOTHING",
    "RED",
    "BaseGeometry",
    "Canvas",
    "Pair",
    "Points",
    "Tone",
    "at",
    "blob",
    "circle",
    "cross_hatch",
    "curve",
    "ellipse",
    "fade",
    "flat",
    "glow",
    "listed",
    "lit",
    "mirrored",
    "mixed",
    "outline",
    "poly",
    "rays",
    "rect",
    "ring",
    "shaded_outline",
    "shape",
    "star",
    "stipple",
    "stroke",
    "times",
    "together",
    "tone_lines",
    "turned",
    "vignette",
]
INK = "#2b1f14"
RED = "#7b1f1c"


class Canvas:
    """A drawing: layers of color; a later layer can cut into earlier ones."""

    def __init__(self, width: float = 200, height: float = 150, ink: str = INK) -> None:
        """An empty field; by default a card illustration in brown ink."""
        self.width, self.height = width, height
        self._ink = ink
        self._grain = 10 if width >= 100 else 50
        self._ground: list[tuple[str, BaseGeometry]] = []
        self._layers: list[tuple[str, BaseGeometry]] = []

    def ground(self, colour: str, *shapes: BaseGeometry) -> Canvas:
        """Put a color under everything that is never cut: for backs and tokens."""
        self._ground.append((colour, unary_union(shapes)))
        return self

    def ink(self, *shapes: BaseGeometry, colour: str = "") -> Canvas:
        """Add shapes, solid."""
        self._layers.append((colour or self._ink, unary_union(shapes)))
        return self

    def red(self, *shapes: BaseGeometry) -> Canvas:
        """Add the accent; the ink beneath it is cut away."""
        self.cut(*shapes)
        return self.ink(*shapes, colour=RED)

    def cut(self, *shapes: BaseGeometry, halo: float = 0) -> Canvas:
        """Cut the shapes, with a margin, out of everything drawn so far."""
        gone = unary_union(shapes).buffer(halo) if halo else unary_union(shapes)
        self._layers = [(colour, layer.difference(gone)) for colour, layer in self._layers]
        return self

    def silhouette(self) -> BaseGeometry:
        """Return the drawing as one mass without holes: the area that it hides behind it."""
        drawn = unary_union([layer for _, layer in self._layers]).buffer(1.2)
        return unary_union([Polygon(part.exterior) for part in _polygons(drawn, self._grain)]).buffer(-1.2)

    def paste(self, other: Canvas, x: float = 0, y: float = 0, size: float = 1) -> Canvas:
        """Put another drawing into this one, scaled and moved."""
        self._layers += [(colour, at(layer, x, y, size)) for colour, layer in other._layers]
        return self

    def stand(self, shape: BaseGeometry, *drawn: BaseGeometry, halo: float = 1.0, colour: str = "") -> Canvas:
        """Put a thing in front: cut its shape and a halo of light, then draw it (solid by default)."""
        self.cut(shape, halo=halo)
        return self.ink(*(drawn or (shape,)), colour=colour)

    def solid(
        self, shape: BaseGeometry, tone: Tone | None = None, angle: float = 45, spacing: float = 2.2
    ) -> Canvas:
        """Draw a thing with an outline, heavy on its dark side, and tone lines inside."""
        lines = tone_lines(shape, tone or lit(shape), angle, spacing)
        return self.stand(shape, shaded_outline(shape), lines)

    def svg(self) -> str:
        """Return the drawing as a small SVG file: filled paths, rounded (to tenths in a card)."""
        field = box(0, 0, self.width, self.height)
        inked = (
            (colour, _path(layer.intersection(field), self._grain))
            for colour, layer in [*self._ground, *self._merged()]
        )
        parts = [f'<path fill="{colour}" d="{path}"/>' for colour, path in inked if path]
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {self.height:g}">'
            f'<g fill-rule="evenodd" transform="scale({1 / self._grain:g})">{"".join(parts)}</g></svg>\n'
        )

    def _merged(self) -> list[tuple[str, BaseGeometry]]:
        merged: list[tuple[str, BaseGeometry]] = []
        for colour, layer in self._layers:
            if merged and merged[-1][0] == colour:
                merged[-1] = (colour, unary_union([merged[-1][1], layer]))
            else:
                merged.append((colour, layer))
        return merged


def _path(geometry: BaseGeometry, grain: int) -> str:
    rings: list[Sequence[Pair]] = []
    for part in _polygons(geometry, grain):
        for polygon in _polygons(part.simplify(0.8 / grain), grain):
            rings += [polygon.exterior.coords, *(hole.coords for hole in polygon.interiors)]
    return "".join(_ring(points, grain) for points in rings)


def _polygons(geometry: BaseGeometry, grain: int) -> list[Polygon]:
    if isinstance(geometry, Polygon):
        return [] if geometry.is_empty or geometry.area < 3 / grain**2 else [geometry]
    if isinstance(geometry, LineString | Point):
        return []
    found = [p for part in getattr(geometry, "geoms", ()) for p in _polygons(part, grain)]
    return sorted(found, key=lambda p: p.bounds) if isinstance(geometry, MultiPolygon) else found


def _ring(points: Sequence[Pair], grain: int) -> str:
    whole = [(round(x * grain), round(y * grain)) for x, y in points[:-1]]
    whole = [p for i, p in enumerate(whole) if p != whole[i - 1]]
    if len(whole) < 3:
        return ""
    moves = [(x - px, y - py) for (px, py), (x, y) in pairwise(whole)]
    return f"M{_pair(*whole[0])}l{' '.join(_pair(*m) for m in moves).replace(' -', '-')}z"


def _pair(x: int, y: int) -> str:
    return f"{x}{y}" if y < 0 else f"{x} {y}"
