"""All themes are complete and legible."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import ast
import dataclasses
import re
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QCheckBox, QStyle, QStyleOptionButton, QWidget

from furyqt.views.theme import (
    CARD_KINDS,
    THEMES,
    MapColors,
    apply_theme,
    contrast,
    palette,
    style_sheet,
    theme,
)

NAMES = tuple(THEMES)
READ = [
    ("WindowText", "Window"), ("Text", "Base"), ("Text", "AlternateBase"), ("ButtonText", "Button"),
    ("HighlightedText", "Highlight"), ("Link", "Base"), ("Link", "Window"), ("LinkVisited", "Base"),
    ("ToolTipText", "ToolTipBase"), ("PlaceholderText", "Base"), ("BrightText", "Highlight"),
]  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("ink", "ground"), READ)
def test_text_has_contrast(qapp: QApplication, name: str, ink: str, ground: str) -> None:
    found = palette(theme(name).colors)
    colors = [found.color(getattr(QPalette.ColorRole, role)).name() for role in (ink, ground)]
    assert contrast(*colors) >= 4.5


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("role", ["WindowText", "Text", "ButtonText"])
def test_disabled_text_is_fainter_but_legible(qapp: QApplication, name: str, role: str) -> None:
    found = palette(theme(name).colors)
    ink = getattr(QPalette.ColorRole, role)
    grey = found.color(QPalette.ColorGroup.Disabled, ink).name()
    ground = found.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Window).name()
    assert grey != found.color(QPalette.ColorGroup.Active, ink).name()
    assert contrast(grey, ground) >= 3.0


@pytest.mark.parametrize("name", NAMES)
def test_every_role_is_set(qapp: QApplication, name: str) -> None:
    found = palette(theme(name).colors)
    for role in QPalette.ColorRole.__members__.values():
        if role not in (QPalette.ColorRole.NoRole, QPalette.ColorRole.NColorRoles):
            assert found.isBrushSet(QPalette.ColorGroup.Active, role), role


MAPS = [
    pytest.param(colors, id=f"{name}-{time}")
    for name in NAMES
    for time, colors in (("day", theme(name).map), ("night", theme(name).night))
    if colors is not None
]


@pytest.mark.parametrize("colors", MAPS)
def test_the_map_is_legible(colors: MapColors) -> None:
    assert contrast(colors.label, colors.land) >= 4.5
    assert contrast(colors.label, colors.sea) >= 4.5
    assert contrast(colors.sea_label, colors.sea) >= 4.5
    assert contrast(colors.overlay_ring, colors.land) >= 4.5
    assert contrast(colors.badge_ink, colors.badge) >= 4.5
    assert contrast(colors.badge_alert_ink, colors.badge_alert) >= 4.5
    for sign in (colors.road, colors.rail, colors.legal, colors.selected, colors.illegal, colors.focus):
        assert contrast(sign, colors.land) >= 3.0
    assert contrast(colors.boat, colors.sea) >= 3.0


@pytest.mark.parametrize("colors", MAPS)
def test_letters_on_pieces_are_legible(colors: MapColors) -> None:
    assert len(colors.pieces) == len(colors.piece_inks) == len(set(colors.pieces)) == 6
    for fill, ink in zip(colors.pieces, colors.piece_inks, strict=True):
        assert contrast(fill, ink) >= 4.5


@pytest.mark.parametrize("name", NAMES)
def test_cards_are_legible_and_distinguishable(name: str) -> None:
    colors = theme(name).cards
    for paper in (colors.paper, colors.paper_shade):
        assert contrast(colors.ink, paper) >= 7
        assert contrast(colors.faint, paper) >= 4.5
    for line in (colors.white_line, colors.yellow_line):
        assert contrast(colors.ink, line) >= 7
    assert contrast(colors.mark_ink, colors.mark) >= 4.5
    assert contrast(colors.lit_ink, colors.lit) >= 4.5
    for kind in CARD_KINDS:
        assert contrast(colors.band_ink, colors.band(kind)) >= 4.5
    assert len({colors.band(kind) for kind in CARD_KINDS}) == len(CARD_KINDS)
    assert colors.band("riddle") == colors.edge


@pytest.mark.parametrize("name", NAMES)
def test_all_colors_are_valid(name: str) -> None:
    look = theme(name)
    for part in (look.colors, look.map, look.cards):
        for value in dataclasses.astuple(part):
            if isinstance(value, int | float):
                continue
            for color in value if isinstance(value, tuple) else (value,):
                assert re.fullmatch("#([0-9a-f]{6}|[0-9a-f]{8})", color)
                assert QColor(color).isValid()


def test_applying_a_theme_changes_the_application(qapp: QApplication) -> None:
    for name in NAMES:
        assert apply_theme(qapp, name) is THEMES[name]
        assert qapp.palette().color(QPalette.ColorRole.Window) == QColor(theme(name).colors.window)
        assert qapp.style().name().lower() == "fusion" or qapp.styleSheet()


@pytest.mark.parametrize("name", NAMES)
def test_a_box_has_an_edge_whether_it_is_checked_or_not(qapp: QApplication, name: str) -> None:
    apply_theme(qapp, name)
    page = QWidget()
    box = QCheckBox("Sound", page)
    page.resize(200, 40)
    box.resize(box.sizeHint())
    for is_checked in (False, True):
        box.setChecked(is_checked)
        option = QStyleOptionButton()
        box.initStyleOption(option)
        part = box.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, box)
        picture = page.grab().toImage()
        ground, y = picture.pixelColor(page.width() - 1, 1).name(), part.center().y()
        edge = [picture.pixelColor(x, y).name() for x in (part.left(), part.right())]
        assert all(contrast(color, ground) >= 1.5 for color in edge), (is_checked, edge, ground)
    page.deleteLater()
    apply_theme(qapp, "light", 1.0)


def test_the_text_scale_applies_to_the_initial_size(qapp: QApplication) -> None:
    apply_theme(qapp, "light", 1.0)
    size = qapp.font().pointSizeF()
    apply_theme(qapp, "light", 1.5)
    apply_theme(qapp, "dark", 1.5)
    assert qapp.font().pointSizeF() == pytest.approx(1.5 * size)
    apply_theme(qapp, "light", 1.0)
    assert qapp.font().pointSizeF() == pytest.approx(size)


@pytest.mark.parametrize("name", NAMES)
def test_the_style_sheet_has_no_text_size(name: str) -> None:
    """Another text size would have to be parsed and applied to every widget."""
    assert not re.search(r"font-size|font:|\d(pt|ex)\b", style_sheet(theme(name).colors))


@pytest.mark.parametrize("name", NAMES)
def test_lines_are_double_except_with_high_contrast(name: str) -> None:
    colors = theme(name).colors
    assert ("double" in style_sheet(colors)) is not colors.is_strong


def test_nothing_that_is_drawn_keeps_a_theme() -> None:
    """All read the current one: what a widget keeps, its owner would have to replace after each change."""
    views = Path(__file__).parents[2] / "furyqt" / "views"
    kept = [
        f"{path.relative_to(views)}:{node.lineno}"
        for path in views.rglob("*.py")
        if path.parent.name != "options"  # a field in which a theme is chosen
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
        if node.attr in ("theme", "_theme")
    ]
    assert kept == []
