"""The numbers of the standard tables, for the texts of the reference."""

from __future__ import annotations

from furyqt.rules.core.text import Text
from furyqt.rules.dining import words
from furyqt.rules.dining.box import STANDARD, tables_of
from furyqt.rules.dining.table_rows import RESOURCES

TABLES = tables_of(STANDARD)
CLOCK, COMPONENTS, BRIBE = TABLES.clock, TABLES.components, TABLES.bribe


def art_of(resource: int) -> str:
    """Return the drawing of a resource."""
    return f"dining/{RESOURCES[resource]}"


def cost_text(cost: tuple[tuple[int, int], ...]) -> Text:
    """Return a cost in words."""
    return words.amounts(cost)
