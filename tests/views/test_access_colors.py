"""Contrast of the high-contrast themes, and distances of colors as people with color blindness see them.

The colors they see are computed with the matrices for severity 1.0 of Machado, Oliveira and Fernandes, "A
Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and
Computer Graphics 15(6), 2009; distances are those of CIE 1976 L*a*b*, in which about 2 is just visible.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable

import numpy
import pytest
from numpy.typing import NDArray
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from furyqt.views.map.sheet.links import strokes
from furyqt.views.models.log import SIGNS
from furyqt.views.theme import (
    CARD_KINDS,
    PALETTES,
    THEMES,
    apply_theme,
    contrast,
    focus_width,
    palette,
    style_sheet,
    theme,
)

Numbers = NDArray[numpy.float64]
STRONG = ("light_contrast", "dark_contrast")
VISION: dict[str, Numbers] = {
    "usual": numpy.eye(3),
    "protanopia": numpy.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": numpy.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": numpy.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
    "gray": numpy.tile([0.2126, 0.7152, 0.0722], (3, 1)),
}
MADE_FOR = {
    "standard": ("usual", "protanopia", "deuteranopia", "tritanopia"),
    "red_green": ("usual", "protanopia", "deuteranopia"),
    "blue_yellow": ("usual", "tritanopia"),
    "greyscale": ("usual", "gray"),
}
LEAST = {"standard": 15.0, "red_green": 25.0, "blue_yellow": 30.0, "greyscale": 12.0}
"""The least distance of two pieces; a palette for more kinds of vision has a smaller one."""
_XYZ = numpy.array([[0.4125, 0.3576, 0.1804], [0.2127, 0.7152, 0.0722], [0.0193, 0.1192, 0.9503]])
_DAYLIGHT = numpy.array([0.9505, 1.0, 1.089])
CASES = [
    (theme_name, palette_name, vision)
    for theme_name in THEMES
    for palette_name in PALETTES
    for vision in MADE_FOR[palette_name]
]


def linear(color: str) -> Numbers:
    parts = numpy.array([int(color[at : at + 2], 16) for at in (1, 3, 5)]) / 255
    return numpy.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)


def seen(color: str, vision: str) -> Numbers:
    """A color as seen with this vision, in L*a*b*."""
    light = numpy.clip(VISION[vision] @ linear(color), 0.0, 1.0)
    parts = (_XYZ @ light) / _DAYLIGHT
    f = numpy.where(parts > 216 / 24389, numpy.cbrt(parts), (24389 / 27 * parts + 16) / 116)
    return numpy.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def nearest(colors: Iterable[str], vision: str) -> float:
    """The distance of the two colors that are most similar with this vision."""
    points = [seen(color, vision) for color in colors]
    return min(float(numpy.linalg.norm(a - b)) for a, b in itertools.combinations(points, 2))


def test_the_model_of_vision_is_plausible() -> None:
    assert nearest(("#ff0000", "#00ff00"), "usual") > 150
    assert nearest(("#ff0000", "#00ff00"), "deuteranopia") < 60
    assert nearest(("#808080", "#808080"), "protanopia") == 0
    for vision in VISION:
        assert seen("#ffffff", vision) == pytest.approx([100, 0, 0], abs=0.6)


@pytest.mark.parametrize(("theme_name", "palette_name", "vision"), CASES)
def test_pieces_are_distinguishable(theme_name: str, palette_name: str, vision: str) -> None:
    assert nearest(theme(theme_name, palette_name).map.pieces, vision) >= LEAST[palette_name]


@pytest.mark.parametrize(("theme_name", "palette_name", "vision"), CASES)
def test_legal_and_illegal_and_both_railways_are_distinguishable(
    theme_name: str, palette_name: str, vision: str
) -> None:
    colors = theme(theme_name, palette_name).map
    least = 7.0 if theme_name in STRONG and palette_name == "standard" else 12.0
    assert nearest((colors.legal, colors.illegal), vision) >= least
    assert nearest((colors.rail_fill, colors.rail_yellow), vision) >= 25.0


@pytest.mark.parametrize("theme_name", THEMES)
@pytest.mark.parametrize("palette_name", PALETTES)
def test_no_sign_differs_by_color_alone(theme_name: str, palette_name: str) -> None:
    colors = theme(theme_name, palette_name).map
    patterns = {role: tuple((line.pixels, line.dashes) for line in strokes(role, colors))
                for role in ("rail_white", "rail_yellow")}  # fmt: skip
    assert patterns["rail_white"] != patterns["rail_yellow"]
    assert len(set(SIGNS.values())) == len(SIGNS)


@pytest.mark.parametrize("theme_name", THEMES)
@pytest.mark.parametrize("palette_name", PALETTES)
def test_signs_and_pieces_of_every_palette_have_enough_contrast(theme_name: str, palette_name: str) -> None:
    colors = theme(theme_name, palette_name).map
    least = 4.5 if theme_name in STRONG else 3.0
    for sign in (colors.legal, colors.illegal, colors.selected, colors.overlay_ring, colors.focus):
        assert contrast(sign, colors.land) >= least
    for piece, ink in zip(colors.pieces, colors.piece_inks, strict=True):
        assert contrast(piece, ink) >= (7.0 if theme_name in STRONG else 4.5)


@pytest.mark.parametrize("name", STRONG)
def test_high_contrast_is_seven_to_one(qapp: QApplication, name: str) -> None:
    chosen = theme(name)
    colors, on_map, cards = chosen.colors, chosen.map, chosen.cards
    grounds = (colors.window, colors.base, colors.alternate, colors.button)
    inks = (colors.text, colors.faint, colors.disabled, colors.link, colors.visited)
    pairs = [*itertools.product(inks, grounds), (colors.on_accent, colors.accent)]
    pairs += [(colors.tip_text, colors.tip), (on_map.badge_ink, on_map.badge)]
    pairs += [(on_map.label, ground) for ground in (on_map.land, on_map.sea, on_map.sheet)]
    pairs += [(on_map.sea_label, on_map.sea), (on_map.badge_alert_ink, on_map.badge_alert)]
    pairs += [(ink, paper) for ink in (cards.ink, cards.faint) for paper in (cards.paper, cards.paper_shade)]
    pairs += [(cards.mark_ink, cards.mark), (cards.lit_ink, cards.lit)]
    pairs += [(cards.ink, cards.white_line), (cards.ink, cards.yellow_line)]
    pairs += [(cards.band_ink, cards.band(kind)) for kind in CARD_KINDS]
    assert [pair for pair in pairs if contrast(*pair) < 7.0] == []
    gray = palette(colors).color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText).name()
    assert contrast(gray, colors.button) >= 7.0


@pytest.mark.parametrize("name", STRONG)
def test_high_contrast_themes_have_thicker_lines(qapp: QApplication, name: str) -> None:
    chosen, usual = theme(name), theme("light")
    assert chosen.colors.frame > usual.colors.frame
    assert chosen.colors.focus == 3
    assert f"3px solid {chosen.colors.accent}" in style_sheet(chosen.colors)
    for role in ("road", "boat", "rail", "rail_white", "rail_yellow"):
        lines = zip(strokes(role, chosen.map), strokes(role, usual.map), strict=True)
        assert all(strong.pixels > plain.pixels for strong, plain in lines)
    assert chosen.cards.strength > usual.cards.strength
    try:
        apply_theme(qapp, name)
        assert focus_width() == 3
    finally:
        apply_theme(qapp, "light")
    assert focus_width() == 2


def test_the_standard_palette_is_the_theme_itself() -> None:
    for name, known in THEMES.items():
        assert theme(name) is known
        assert len({theme(name, palette_name).map.pieces for palette_name in PALETTES}) == len(PALETTES)
