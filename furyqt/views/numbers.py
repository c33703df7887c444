"""Numbers and moments in the format of the current language."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale


def share(value: float) -> str:
    """Return a value from 0 to 1 as a percentage."""
    return percent(round(100 * value))


def percent(number: int) -> str:
    """Return a percentage in the format of the current language."""
    locale = QLocale()
    gap = "\u00a0" if locale.language() == QLocale.Language.German else ""
    return f"{locale.toString(number)}{gap}%"


def date_and_time(moment: QDateTime) -> str:
    """Return a moment in the short format; the typefaces lack the narrow space that some languages use."""
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat).replace("\u202f", "\u00a0")
