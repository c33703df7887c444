"""The names of figures, with the form in which a person says them in a sentence."""

from __future__ import annotations

from furyqt.rules.core.text import Text, Texts

N_told = Texts("figures.told")

_TOLD = {"Dr. Seward": N_told("Dr. Seward")}
"""Names with a title, before which a language may put an article."""


def named(*names: Text) -> tuple[Text, ...]:
    """Give each name its form "told"."""
    return tuple(name.with_forms({"told": _TOLD.get(name.source, name)}) for name in names)
