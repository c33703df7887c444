"""The calendar of the campaign: the day on which each chapter starts."""

from datetime import date

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
