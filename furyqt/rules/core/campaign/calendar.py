"""The days of chapters as dates in words."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta

from furyqt.rules.core.text import Text, Texts

N_ = Texts("campaign.dates")

_MONTHS = (
    N_("{number} January"),
    N_("{number} February"),
    N_("{number} March"),
    N_("{number} April"),
    N_("{number} May"),
    N_("{number} June"),
    N_("{number} July"),
    N_("{number} August"),
    N_("{number} September"),
    N_("{number} October"),
    N_("{number} November"),
    N_("{number} December"),
)
_DAY = N_("Day {number}")


def date_text(starts: Mapping[str, date], key: str, day: int) -> Text:
    """Return the date of a chapter's day, which counts from 1; its number if the chapter has no date.

    `starts` are the first days of the chapters by the beginning of their keys.
    """
    start = starts.get(key)
    if start is None:
        return _DAY.fill(number=day)
    there = start + timedelta(days=day - 1)
    return _MONTHS[there.month - 1].fill(number=there.day)
