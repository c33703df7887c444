"""The days of chapters as dates in words."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta

from furyqt.rules.core.text import N_, Text

_MONTHS = (
    N_("campaign.dates", "{number} January"),
    N_("campaign.dates", "{number} February"),
    N_("campaign.dates", "{number} March"),
    N_("campaign.dates", "{number} April"),
    N_("campaign.dates", "{number} May"),
    N_("campaign.dates", "{number} June"),
    N_("campaign.dates", "{number} July"),
    N_("campaign.dates", "{number} August"),
    N_("campaign.dates", "{number} September"),
    N_("campaign.dates", "{number} October"),
    N_("campaign.dates", "{number} November"),
    N_("campaign.dates", "{number} December"),
)
_DAY = N_("campaign.dates", "Day {number}")


def date_text(starts: Mapping[str, date], key: str, day: int) -> Text:
    """Return the date of a chapter's day, which counts from 1; its number if the chapter has no date.

    `starts` are the first days of the chapters by the beginning of their keys.
    """
    start = starts.get(key)
    if start is None:
        return _DAY.fill(number=day)
    there = start + timedelta(days=day - 1)
    return _MONTHS[there.month - 1].fill(number=there.day)
