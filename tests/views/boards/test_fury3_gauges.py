"""The numbers above the map in the third edition."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.tables import HUNTERS
from furyqt.views.boards import board
from furyqt.views.picture import Gauge
from tests.rules.fury3.scenes import scene
from tests.views.pictures import Shown

HERE = board("fury3")


def gauge(name: str, part: str = "day", **fields: Any) -> Gauge:
    """Return a gauge by its id."""
    return next(
        g for g in Shown(HERE.picture(observe(scene(part, **fields), HUNTERS))).gauges if g.id == name
    )


def test_every_gauge_has_an_id() -> None:
    found = Shown(HERE.picture(observe(scene(), HUNTERS))).gauges
    assert [g.id for g in found] == ["influence", "damage", "time", "despair"]


def test_time_names_its_days_and_distinguishes_night_from_day() -> None:
    assert [str(label) for label in gauge("time").labels][:2] == ["Monday", "Tuesday"]
    assert len(gauge("time").labels) == 7
    assert not gauge("time").is_night
    assert gauge("time", "night").is_night


@pytest.mark.parametrize("despair", range(4))
def test_influence_and_despair_explain_their_current_effect(despair: int) -> None:
    assert f"gives {2 + despair} now" in str(gauge("influence", despair=despair).meaning)
    text = str(gauge("despair", despair=despair).meaning)
    assert f"card number {despair + 2} on" in text
    assert ("every city card" in text) == (despair == 3)
