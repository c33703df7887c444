"""Palettes for color-blind players: colors of the pieces, of legal moves, and of the railways.

Letters, shapes and patterns carry the same information as all of these colors.
"""

from dataclasses import dataclass, replace

from PySide6.QtGui import QColor

from furyqt.views.themes.contrast import contrast
from furyqt.views.themes.values import MapColors, Theme

STANDARD, RED_GREEN, BLUE_YELLOW, GRAYSCALE = PALETTES = (
    "standard", "red_green", "blue_yellow", "greyscale",
)  # fmt: skip
_BLACK, _WHITE = "#000000", "#ffffff"
_MIDDLE = 0.5


@dataclass(frozen=True, slots=True)
class SignalColors:
    """The colors of marks on a background: legal places, other places, and where the hidden figure may be."""

    legal: str
    illegal: str
    overlay: str
    ring: str
    yellow: str
    """The yellow railways."""


@dataclass(frozen=True, slots=True)
class ColorPalette:
    """A palette: pieces, which are the same in all themes, and signals on light and dark backgrounds."""

    pieces: tuple[str, ...]
    on_light: SignalColors
    on_dark: SignalColors

    @property
    def inks(self) -> tuple[str, ...]:
        """Black or white for the letter on each piece, whichever has more contrast."""
        return tuple(max((_BLACK, _WHITE), key=lambda ink: contrast(ink, piece)) for piece in self.pieces)


# The numbers of the pieces: four figures, the first encounter and the hidden figure. They are sorted by hue.
_COLOR_PALETTES = {
    RED_GREEN: ColorPalette(
        ("#10106e", "#b9a23a", "#a8fff2", "#7fa4ff", "#fff75c", "#2e0f00"),
        SignalColors("#00468f", "#8f3d00", "#4b2a96", "#2b1260", "#e3b52c"),
        SignalColors("#86c5ff", "#ff9d4d", "#9d86f0", "#d6ccff", "#ffc93a"),
    ),
    BLUE_YELLOW: ColorPalette(
        ("#004a68", "#ff7a1a", "#4df09a", "#d58bd0", "#f4ffd0", "#4b001d"),
        SignalColors("#00573a", "#a3161b", "#6c2a7a", "#4a1557", "#d68f00"),
        SignalColors("#5fe0ae", "#ff8a80", "#b06cc4", "#e2b3f0", "#ffb02e"),
    ),
    GRAYSCALE: ColorPalette(
        ("#0d2c78", "#f28a1e", "#0d6040", "#f2b6d8", "#ffffc4", "#1c0206"),
        SignalColors("#003526", "#c03127", "#6c2a7a", "#3d0e49", "#b98500"),
        SignalColors("#c4ffea", "#ee6f64", "#b06cc4", "#f3dcfa", "#d99a00"),
    ),
}


def recolored(theme: Theme, palette: str) -> Theme:
    """Return a theme in the colors of a palette; the standard palette changes nothing."""
    chosen = _COLOR_PALETTES.get(palette)
    if chosen is None:
        return theme
    night = None if theme.night is None else _recolored(theme.night, chosen)
    return replace(theme, map=_recolored(theme.map, chosen), night=night)


def _recolored(colors: MapColors, chosen: ColorPalette) -> MapColors:
    on = chosen.on_light if QColor(colors.land).lightnessF() > _MIDDLE else chosen.on_dark
    return replace(
        colors, pieces=chosen.pieces, piece_inks=chosen.inks, legal=on.legal, illegal=on.illegal,
        overlay=on.overlay, overlay_ring=on.ring, rail_yellow=on.yellow,
    )  # fmt: skip
