"""The words of the second edition's chapter, with who writes its letter and the day on which it starts."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import cache

from furyqt.rules.core.documents import document_texts
from furyqt.rules.core.text import Text

STARTS = {"c10b": date(1898, 5, 9)}
"""The day on which each chapter starts."""
WRITERS = {"c10b": "seward"}
"""The portrait beside each briefing."""


@cache
def texts() -> Mapping[str, Text]:
    """Return the texts of this game's chapter by their keys, read when first needed.

    The others are those of the whole campaign.
    """
    return document_texts("campaign/chapter-10b")
