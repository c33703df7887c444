"""The calendar of the campaign: the day on which each chapter starts, and the names of its days."""

from datetime import date, timedelta

from furyqt.rules.core.text import N_, Text

STARTS = {
    "c01": date(1893, 5, 5),
    "c02": date(1893, 8, 4),
    "c03": date(1893, 9, 25),
    "c04": date(1893, 9, 30),
    "c05": date(1893, 10, 3),
    "c06": date(1893, 10, 15),
    "c07": date(1893, 10, 16),
    "c08": date(1893, 10, 30),
    "c09": date(1898, 3, 14),
    "c10": date(1898, 5, 9),
    "c11": date(1898, 5, 21),
    "c12": date(1898, 11, 2),
}
_MONTHS = (
    N_("fury3.dates", "{number} January"),
    N_("fury3.dates", "{number} February"),
    N_("fury3.dates", "{number} March"),
    N_("fury3.dates", "{number} April"),
    N_("fury3.dates", "{number} May"),
    N_("fury3.dates", "{number} June"),
    N_("fury3.dates", "{number} July"),
    N_("fury3.dates", "{number} August"),
    N_("fury3.dates", "{number} September"),
    N_("fury3.dates", "{number} October"),
    N_("fury3.dates", "{number} November"),
    N_("fury3.dates", "{number} December"),
)
_DAY = N_("fury3.dates", "Day {number}")


def date_text(key: str, day: int) -> Text:
    """Return the date of a chapter's day, which counts from 1; its number if the chapter has no date."""
    start = STARTS.get(key)
    if start is None:
        return _DAY.fill(number=day)
    there = start + timedelta(days=day - 1)
    return _MONTHS[there.month - 1].fill(number=there.day)
