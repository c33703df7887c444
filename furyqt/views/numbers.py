"""Numbers as the present language writes them."""

from __future__ import annotations

from PySide6.QtCore import QLocale


def share(value: float) -> str:
    """A value from 0 to 1 as a percentage."""
    return percent(round(100 * value))


def percent(number: int) -> str:
    """A percentage in the language's manner."""
    locale = QLocale()
    gap = "\u00a0" if locale.language() == QLocale.Language.German else ""
    return f"{locale.toString(number)}{gap}%"
