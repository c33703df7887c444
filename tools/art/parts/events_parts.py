"""Shapes that the event cards share, around (0, 0); placed with `at`."""

from __future__ import annotations

from tools.art.engraving.engrave import (
    BaseGeometry,
    circle,
    ellipse,
    mirrored,
    outline,
    poly,
    rect,
    shape,
    stroke,
    together,
)


def profile() -> BaseGeometry:
    """A head and neck facing right, 110 tall; the chin at (14, 36), the ear at (-16, 0)."""
    return shape(
        "-34,62* -30,36 -40,14 -42,-14 -32,-36 -12,-46 8,-42 16,-30* 18,-20 15,-13* 21,-3 27,5* "
        "23,9 17,10* 20,14 17,18* 19,22 16,26* 17,33 10,38 -4,36* -6,48 8,62*"
    )


def sheet_of_print() -> tuple[BaseGeometry, BaseGeometry, BaseGeometry]:
    """A printed sheet, 60 x 80: the paper, the lines of print, the headline."""
    lines = [rect(x, -12 + 8 * k, 20, 4) for x in (-23, 3) for k in range(6)]
    return rect(-30, -40, 60, 80), together(*lines, rect(-23, -33, 46, 3)), rect(-23, -27, 46, 9)


def coin() -> tuple[BaseGeometry, BaseGeometry, BaseGeometry]:
    """A lying coin: its mass, the light on its face and its mark."""
    mass = together(ellipse(0, 0, 12, 4.6), rect(-12, 0, 24, 3.6), ellipse(0, 3.6, 12, 4.6))
    return mass, ellipse(0, -0.4, 10.4, 3.6), ellipse(0, -0.4, 5.4, 1.6)


def goose_quill() -> BaseGeometry:
    """A quill, its point at (0, 50), with the light cut in."""
    vane = shape("-1,26* -10,8 -12,-18 -2,-42 12,-56* 14,-36 10,-10 3,22*")
    light = together(
        stroke("0,24 1,-10 10,-50", 0.6, 1.2, 0.4),
        *(stroke(f"{0.6 + k},{14 - 13 * k} {-8 + k},{2 - 12 * k}", 0.4, 1.2, 0.2) for k in range(4)),
        *(stroke(f"{2 + k},{16 - 13 * k} {8 + k},{3 - 12 * k}", 0.4, 1.0, 0.2) for k in range(4)),
    )
    return together(vane.difference(light), stroke("1,28 0,42 -1,50", 2.4, 2, 0.4))


def lantern() -> BaseGeometry:
    """A hand lantern, 100 tall, without its light."""
    ring_ = outline(circle(0, -46, 9), 2.6)
    cap = shape("-20,-24* -16,-32 -6,-36 0,-40 6,-36 16,-32 20,-24*")
    case = poly("-19,-24 19,-24 22,24 -22,24")
    return together(
        ring_, cap, case, rect(-26, 22, 52, 7, 2), rect(-22, 28, 44, 5, 2), rect(-23, -26, 46, 4, 1)
    )


def lantern_light() -> BaseGeometry:
    """The panes of `lantern`, to be cut out."""
    return together(mirrored(poly("-16,-20 -11.4,-20 -13,20 -18,20")), poly("-8.6,-20 8.6,-20 10,20 -10,20"))
