"""Icons of the second edition, 24 x 24 and black like the others."""

from __future__ import annotations

from tools.art.drawings.icons import BLACK
from tools.art.engraving.engrave import BaseGeometry, Canvas, at, circle, poly, rect, shape, together
from tools.art.parts import motifs


def die() -> BaseGeometry:
    """A die that shows five."""
    spots = ((8, 8), (16, 8), (12, 12), (8, 16), (16, 16))
    return rect(3, 3, 18, 18, 4).difference(together(*(circle(x, y, 1.9) for x, y in spots)))


def blood() -> BaseGeometry:
    """A drop of blood."""
    return at(motifs.drop(), 12, 12, 0.2)


def resolve() -> BaseGeometry:
    """A sword."""
    return together(
        poly("12,1.4 14,5.4 13.7,15 10.3,15 10,5.4"),
        rect(6.4, 15, 11.2, 2.3, 1),
        rect(10.9, 17, 2.2, 4, 0.8),
        circle(12, 21.4, 1.7),
    )


def catacombs() -> BaseGeometry:
    """Steps that go down under an arch."""
    vault = shape("2.6,21.6* 2.6,10 6,4 12,2 18,4 21.4,10 21.4,21.6*")
    opening = shape("5.8,21.6* 5.8,10.6 8,7 12,5.4 16,7 18.2,10.6 18.2,21.6*")
    steps = (rect(6.8 + 1.5 * k, 19.7 - 3.5 * k, 10.4 - 3 * k, 1.9) for k in range(3))
    return together(vault.difference(opening), *steps)


def servant() -> BaseGeometry:
    """A hunched figure with a lantern."""
    body = shape("2.6,21.6* 3.6,12.6 7.4,7.6 12,8 15.4,10 16.6,15 17,21.6*")
    return together(
        circle(11.4, 5.2, 3.2), body, rect(18.4, 12.4, 4, 5.4, 0.8), rect(15, 10.6, 6.2, 1.8, 0.8)
    )


def _icon(drawn: BaseGeometry) -> Canvas:
    return Canvas(24, 24, BLACK).ink(drawn)


DRAWINGS = {
    "die": lambda: _icon(die()),
    "blood": lambda: _icon(blood()),
    "resolve": lambda: _icon(resolve()),
    "catacombs": lambda: _icon(catacombs()),
    "servant": lambda: _icon(servant()),
}
