"""Colours for eyes that tell colours apart in other ways: of the pieces, of what is allowed, of the railways.

Letters, shapes and patterns say the same as all of these colours; they only make it quicker to see.
"""

from dataclasses import dataclass, replace

from PySide6.QtGui import QColor

from furyqt.views.themes.contrast import contrast
from furyqt.views.themes.values import Theme

STANDARD, RED_GREEN, BLUE_YELLOW, GREYSCALE = PALETTES = (
    "standard", "red_green", "blue_yellow", "greyscale",
)  # fmt: skip
_BLACK, _WHITE = "#000000", "#ffffff"
_MIDDLE = 0.5


@dataclass(frozen=True, slots=True)
class Signals:
    """The colours of marks upon a ground: where one may go, where not, and where Dracula may be."""

    legal: str
    illegal: str
    overlay: str
    ring: str
    yellow: str
    """The yellow railways."""


@dataclass(frozen=True, slots=True)
class Dye:
    """A palette: the pieces, which are the same in all themes, and the signals on light and dark grounds."""

    pieces: tuple[str, ...]
    on_light: Signals
    on_dark: Signals

    @property
    def inks(self) -> tuple[str, ...]:
        """Black or white for the letter on each piece, whichever stands out."""
        return tuple(max((_BLACK, _WHITE), key=lambda ink: contrast(ink, piece)) for piece in self.pieces)


# The numbers of the pieces: four hunters, the first vampire and the Count.  Their order by hue is kept.
_DYES = {
    RED_GREEN: Dye(
        ("#10106e", "#b9a23a", "#a8fff2", "#7fa4ff", "#fff75c", "#2e0f00"),
        Signals("#00468f", "#8f3d00", "#4b2a96", "#2b1260", "#e3b52c"),
        Signals("#86c5ff", "#ff9d4d", "#9d86f0", "#d6ccff", "#ffc93a"),
    ),
    BLUE_YELLOW: Dye(
        ("#004a68", "#ff7a1a", "#4df09a", "#d58bd0", "#f4ffd0", "#4b001d"),
        Signals("#00573a", "#a3161b", "#6c2a7a", "#4a1557", "#d68f00"),
        Signals("#5fe0ae", "#ff8a80", "#b06cc4", "#e2b3f0", "#ffb02e"),
    ),
    GREYSCALE: Dye(
        ("#0d2c78", "#f28a1e", "#0d6040", "#f2b6d8", "#ffffc4", "#1c0206"),
        Signals("#003526", "#c03127", "#6c2a7a", "#3d0e49", "#b98500"),
        Signals("#c4ffea", "#ee6f64", "#b06cc4", "#f3dcfa", "#d99a00"),
    ),
}


def dyed(look: Theme, palette: str) -> Theme:
    """A theme in the colors of a palette; the standard one is the theme itself."""
    dye = _DYES.get(palette)
    if dye is None:
        return look
    on = dye.on_light if QColor(look.map.land).lightnessF() > _MIDDLE else dye.on_dark
    colors = replace(
        look.map, pieces=dye.pieces, piece_inks=dye.inks, legal=on.legal, illegal=on.illegal,
        overlay=on.overlay, overlay_ring=on.ring, rail_yellow=on.yellow,
    )  # fmt: skip
    return replace(look, map=colors)
