"""The distance of a place that is out of reach, in words."""

from __future__ import annotations

from furyqt.rules.core.text import Text
from furyqt.rules.lite import words
from furyqt.rules.lite.tables import MOST_HOPS, RAILS, STEPS_APART


def too_far(here: int, place: int, *, has_rails: bool = False) -> Text:
    """Return the number of moves to a place; by railway only as far as a hunter can ever ride."""
    hops = [n for n in range(1, MOST_HOPS + 1) if has_rails and place in RAILS[n][here]]
    far = words.NOT_REACHED_BY_RAIL if hops else words.NOT_REACHED
    rails = words.rail_text(min(hops)) if hops else ""
    return far.fill(place=words.place_text(place), count=STEPS_APART[here][place], rails=rails)
