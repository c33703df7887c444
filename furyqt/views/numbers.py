"""Numbers in the format of the current language."""

from __future__ import annotations

from PySide6.QtCore import QLocale


def share(value: float) -> str:
    """Return a value from 0 to 1 as a percentage."""
    return percent(round(100 * value))


def percent(number: int) -> str:
    """Return a percentage in the format of the current language."""
    locale = QLocale()
    gap = "\u00a0" if locale.language() == QLocale.Language.German else ""
    return f"{locale.toString(number)}{gap}%"


def signed(number: int) -> str:
    """Return a whole number with its sign, such as −2 or +1."""
    return f"{number:+d}".replace("-", "\u2212")
