"""A look: size of the window, theme, language and text size. A few looks cover every pair of these."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

SIZES = ("1280x720", "1440x900", "1920x1080", "2560x1440")
SCALES = (1.0, 1.4, 2.0)
THEMES = ("light", "dark", "light_contrast", "dark_contrast")
LANGUAGES = ("en", "de", "it")


class Look(NamedTuple):
    """The settings of a picture."""

    size: str
    theme: str
    language: str
    scale: float = 1.0

    @property
    def name(self) -> str:
        """The look as a part of the name of a file."""
        return f"{self.size.partition('x')[0]}-{round(self.scale * 100)}-{self.theme}-{self.language}"


def every_look(
    sizes: Sequence[str] = SIZES,
    themes: Sequence[str] = THEMES,
    languages: Sequence[str] = LANGUAGES,
    scales: Sequence[float] = SCALES,
) -> Iterator[Look]:
    """Return all looks with these settings; neighbors differ in size, which is cheap to change."""
    for language, scale, theme, size in product(languages, scales, themes, sizes):
        yield Look(size, theme, language, scale)


def covering_looks() -> Iterator[Look]:
    """Return sixteen looks in which every pair of two settings occurs at least once.

    Themes and sizes form a square of four; text size and language are two squares orthogonal to both, whose
    fourth symbol is replaced by the three in turn.
    """
    for row, column in product(range(4), repeat=2):
        scale, language = row ^ column, row ^ _DOUBLE[column]
        yield Look(
            SIZES[column],
            THEMES[row],
            LANGUAGES[language if language < 3 else column % 3],
            SCALES[scale if scale < 3 else (row + 2) % 3],
        )


_DOUBLE = (0, 2, 3, 1)
"""Twice a number in the field of four elements."""
