"""The closed possibilities of the second edition and their reasons."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.fury2.observation import observe
from furyqt.rules.fury2.tables import DRACULA, HUNTERS
from furyqt.views.boards.fury2 import BOARD
from tests.rules.fury2.scenes import DAWN, MIDNIGHT, do, scene


def closed(player: int, state: Any) -> dict[str, str]:
    """Return the reasons by name."""
    return {str(choice.name): str(choice.reason) for choice in BOARD.unavailable(observe(state, player))}


@pytest.mark.parametrize(("given", "power", "why"), [
    ({"time": DAWN}, "Feed", "it can only be used by night"),
    ({"time": DAWN}, "Wolf Form", "it can only be used by night"),
    ({"time": MIDNIGHT, "trail": ["hide/prague", "prague"]}, "Hide", "the card is still on the trail"),
    ({"time": MIDNIGHT, "blood": 2}, "Dark Call", "Dracula would lose his last blood"),
    ({"time": MIDNIGHT, "trail": ["north_sea", "hamburg"]}, "Hide", "no power card can be used at sea"),
    ({"time": MIDNIGHT, "trail": ["prague"]}, "Double Back",
     "no adjacent location is on the trail or in the catacombs"),
])  # fmt: skip
def test_r6_2_a_closed_power_has_its_reason(given: dict[str, Any], power: str, why: str) -> None:
    state = scene("dracula", **{"trail": ["prague", "lisbon"], **given})
    assert closed(DRACULA, state)[power] == why


def test_r8_7_in_a_small_city_there_are_no_items() -> None:
    state = do(scene("seward", places={"seward": "zurich"}), "stay")
    assert closed(HUNTERS, state) == {
        "Draw an item": "a small city has only events",
        "Trade": "no hunter is here to trade items with",
    }


def test_r4_3_a_city_without_a_railway_is_named() -> None:
    assert (
        "there is no railway here" in closed(HUNTERS, scene("seward", places={"seward": "granada"})).values()
    )
    assert "Take the train: roll the train die" not in closed(
        HUNTERS, scene("seward", places={"seward": "paris"})
    )
