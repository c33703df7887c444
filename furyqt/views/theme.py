"""Selects a theme and applies it to the program."""

from collections.abc import Iterable
from functools import cache

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QGroupBox, QHeaderView, QStyleFactory, QTabBar, QTreeView, QWidget

from furyqt.views.live import ThemedWidget
from furyqt.views.themes.bold import BOLD_DARK, BOLD_LIGHT
from furyqt.views.themes.color_vision import PALETTES, STANDARD, recolored
from furyqt.views.themes.contrast import contrast
from furyqt.views.themes.night import with_night
from furyqt.views.themes.parchment import DARK, LIGHT
from furyqt.views.themes.style_sheet import style_sheet
from furyqt.views.themes.typefaces import sans_font
from furyqt.views.themes.values import CARD_KINDS, CardColors, Colors, MapColors, Theme

__all__ = (
    "CARD_KINDS", "LARGEST_TEXT", "PALETTES", "SMALLEST_TEXT", "THEMES", "CardColors",
    "Colors", "MapColors", "Theme", "apply_theme", "contrast", "counterpart", "current_text_scale",
    "current_theme",
    "focus_width", "palette", "scaled_font", "style_sheet", "theme",
)  # fmt: skip
SMALLEST_TEXT, LARGEST_TEXT = 1.0, 2.0
_BASE_SIZE = "furyqt_base_point_size"
_MEASURED = QGroupBox, QTabBar, QHeaderView, QTreeView
"""Widgets to which the sheet gives a font or a space in letters, so that they must be styled again."""
_CURRENT = "furyqt_theme"
_TEXT_SCALE = "furyqt_text_scale"
_LETTERS = 10 / 9
"""The size of the program's font as a multiple of the system's size, whose fonts have larger letters."""

THEMES = {each.name: each for each in (with_night(LIGHT), with_night(DARK), BOLD_LIGHT, BOLD_DARK)}

_PAIRS = ((LIGHT.name, DARK.name), (BOLD_LIGHT.name, BOLD_DARK.name))


@cache
def theme(name: str, palette_name: str = STANDARD) -> Theme:
    """Return the theme of that name with the pieces and signals of a palette."""
    return recolored(THEMES[name], palette_name)


def focus_width() -> int:
    """Return the width in pixels of the focus ring in the current theme."""
    return current_theme().colors.focus


def current_theme() -> Theme:
    """Return the theme that was applied last."""
    app = QApplication.instance()
    name = app.property(_CURRENT) if app is not None else None
    return theme(*name.split("/")) if isinstance(name, str) else theme("light")


def counterpart(*, is_dark: bool) -> Theme:
    """Return the dark or the light theme of the current contrast and palette."""
    app = QApplication.instance()
    name = app.property(_CURRENT) if app is not None else None
    own, palette_name = name.split("/") if isinstance(name, str) else (LIGHT.name, STANDARD)
    pair = next(pair for pair in _PAIRS if own in pair)
    return theme(pair[is_dark], palette_name)


def current_text_scale() -> float:
    """Return the text size that was applied last, as a multiple of the usual size."""
    app = QApplication.instance()
    scale = app.property(_TEXT_SCALE) if app is not None else None
    return scale if isinstance(scale, float) else 1.0


def apply_theme(app: QApplication, name: str, text_scale: float = 1.0, palette_name: str = STANDARD) -> Theme:
    """Apply a theme to the whole program, with text at a multiple of the usual size.

    Styling every widget again takes a while, so nothing is done if the program looks like this already.
    """
    chosen = theme(name, palette_name)
    font, sheet = scaled_font(app, text_scale), style_sheet(chosen.colors)
    wanted = f"{name}/{palette_name}"
    is_dressed = app.property(_CURRENT) == wanted and app.styleSheet() == sheet
    if is_dressed and app.font() == font:
        return chosen
    if app.property(_CURRENT) is None:
        app.setStyle(QStyleFactory.create("Fusion"))
    app.setProperty(_CURRENT, wanted)
    app.setProperty(_TEXT_SCALE, float(text_scale))
    app.setFont(font)
    if not is_dressed:
        app.setPalette(palette(chosen.colors))
        app.setStyleSheet(sheet)
    widgets = _inner_first(app)
    _give_font(widgets, QEvent.Type.ApplicationFontChange if is_dressed else QEvent.Type.FontChange)
    _lay_out(app, widgets)
    for widget in widgets:
        if isinstance(widget, ThemedWidget):
            widget.restyle()
        widget.update()  # Another palette of the pieces changes no style sheet.
    _lay_out(app, widgets)
    return chosen


def _inner_first(app: QApplication) -> list[QWidget]:
    """Return all widgets, each before its parent, which measures its parts and shares out its space."""
    outermost = [window for window in app.topLevelWidgets() if window.parentWidget() is None]
    return [widget for top in outermost for widget in (*reversed(top.findChildren(QWidget)), top)]


def _give_font(widgets: Iterable[QWidget], kind: QEvent.Type) -> None:
    """Give widgets the font of the program, or report that a style sheet has reset the fonts of their labels.

    Under a style sheet Qt gives another font of the program to windows alone. Setting the sheet again would
    give it to all, but styles a widget once for each of its ancestors.
    """
    for widget in widgets:
        QApplication.sendEvent(widget, QEvent(kind))
        if isinstance(widget, _MEASURED):
            widget.style().polish(widget)


def _lay_out(app: QApplication, widgets: Iterable[QWidget]) -> None:
    """Lay out everything, so that the next paint shows nothing half done."""
    app.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    for widget in widgets:
        if (layout := widget.layout()) is not None and not widget.isVisible():
            layout.activate()  # Otherwise layouts inside the layout of a hidden page keep their old sizes.


def scaled_font(app: QApplication, text_scale: float) -> QFont:
    """Return the program's font at a text scale; 1.0 is about the size of the system's text."""
    font = sans_font()
    font.setPointSizeF(_base_point_size(app) * text_scale)
    return font


def usual_text() -> float:
    """Return the program's text size at 100% in points."""
    app = QApplication.instance()
    return _base_point_size(app) if app is not None else 10.0


def _base_point_size(app: QObject) -> float:
    known = app.property(_BASE_SIZE)
    if isinstance(known, float):
        return known
    size = QApplication.font().pointSizeF()
    base = (size if size > 0 else 9.0) * _LETTERS
    app.setProperty(_BASE_SIZE, base)
    return base


def palette(colors: Colors) -> QPalette:
    """Return the palette with every role for active, inactive and disabled controls."""
    found = QPalette()
    roles = QPalette.ColorRole
    bevel = QColor(colors.border if colors.is_strong else colors.button)
    plain = {
        roles.Window: colors.window, roles.WindowText: colors.text, roles.Base: colors.base,
        roles.AlternateBase: colors.alternate, roles.Text: colors.text, roles.Button: colors.button,
        roles.ButtonText: colors.text, roles.BrightText: colors.on_accent, roles.Highlight: colors.accent,
        roles.HighlightedText: colors.on_accent, roles.Accent: colors.accent, roles.Link: colors.link,
        roles.LinkVisited: colors.visited, roles.ToolTipBase: colors.tip, roles.ToolTipText: colors.tip_text,
        roles.PlaceholderText: colors.faint, roles.Light: bevel.lighter(125).name(),
        roles.Midlight: bevel.lighter(110).name(), roles.Mid: bevel.darker(130).name(),
        roles.Dark: bevel.darker(160).name(), roles.Shadow: bevel.darker(300).name(),
    }  # fmt: skip
    for role, color in plain.items():
        found.setColor(QPalette.ColorGroup.All, role, QColor(color))
    for role in (roles.WindowText, roles.Text, roles.ButtonText, roles.PlaceholderText, roles.ToolTipText):
        found.setColor(QPalette.ColorGroup.Disabled, role, QColor(colors.disabled))
    found.setColor(QPalette.ColorGroup.Disabled, roles.Base, QColor(colors.window))
    found.setColor(QPalette.ColorGroup.Disabled, roles.Highlight, QColor(colors.border))
    found.setColor(QPalette.ColorGroup.Disabled, roles.HighlightedText, QColor(colors.window))
    return found
