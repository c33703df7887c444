"""The two typefaces of the program, which it brings with it: no text depends on the fonts of the system.

The serif is for what the game says (cards, map, letters, the log), the sans made to go with it is for what
the program says (buttons, lists, settings).
"""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from furyqt.paths import resources

SERIF, SANS = "Alegreya", "Alegreya Sans"
SUFFIX = ".ttf"
_TABULAR = ("lnum", "tnum")


def serif_font(*, is_prose: bool = False) -> QFont:
    """Return the serif; in prose it has old-style figures, elsewhere those that the sans has too."""
    return _typeface(SERIF, () if is_prose else _TABULAR)


def sans_font() -> QFont:
    """Return the sans, with figures as high as capitals and of equal width."""
    return _typeface(SANS, _TABULAR)


def load_typefaces() -> None:
    """Load the files of both typefaces, once."""
    _load()


@cache
def _load() -> tuple[int, ...]:
    files = sorted((resources() / "fonts").glob(f"*{SUFFIX}"))
    return tuple(QFontDatabase.addApplicationFont(str(file)) for file in files)


def _typeface(family: str, features: tuple[str, ...]) -> QFont:
    """Return a font that looks the same whatever the system's settings for hinting and smoothing are."""
    load_typefaces()
    font = QFont([family])
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setStyleStrategy(QFont.StyleStrategy.NoSubpixelAntialias)
    for feature in features:
        font.setFeature(QFont.Tag(feature), 1)
    return font
