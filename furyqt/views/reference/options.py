"""The options of a game as terms: each option with its values, the default first."""

from __future__ import annotations

from collections.abc import Iterable

from furyqt.rules.core.ruleset import Option
from furyqt.rules.core.text import Text, Texts
from furyqt.views.reference.page import Terms

N_ = Texts("reference")

_OR = N_("{first}; or {rest}")


def option_terms(options: Iterable[Option]) -> Terms:
    """Return every option with its values."""
    return Terms(tuple((option.title, _answers(tuple(option.values.values()))) for option in options))


def _answers(values: tuple[Text, ...]) -> Text:
    first, *others = values
    return _OR.fill(first=first, rest=_answers(tuple(others))) if others else first
