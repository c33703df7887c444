"""The guidance under other options and with an owner's tables."""

from __future__ import annotations

import pytest

from furyqt.rules.core.guidance import place_reason, refusals
from furyqt.rules.core.text import Text
from furyqt.rules.dining.actions import read, space_of
from furyqt.rules.dining.box import packed_box
from furyqt.rules.dining.guidance import preview
from furyqt.rules.dining.observation import DiningObservation, observe
from furyqt.rules.dining.spaces import NUMBERS
from furyqt.rules.dining.state import DiningState
from tests.rules.dining.scenes import do, scene

SHORT_DAY = packed_box("[clock]\nhours = 8\nsun_hours = 4\ncollect_cost = 2\nrepair_cost = 3\n")
CHEAP_STAND = packed_box(
    '[[location]]\nnumber = 9\nname = "Garlic Hut"\nresource = "garlic"\nyields = [3]\n'
    "stands = [{ cost = { beer = 2 }, favor = 7 }]\n"
)
OTHER_TICKET = packed_box('[bus]\nticket = ["sheep"]\nticket_amount = 2\n')
DEAR_DINNER = packed_box("[bribe]\nminimum = 5\nsheep = 1\nblood = 2\ntourist = 4\n")
FEW_BITES = packed_box("[bites]\nmaximum = 1\n")


def seen(state: DiningState) -> DiningObservation:
    """Return the first player's knowledge."""
    return observe(state, 0)


def said(text: Text | None) -> str:
    """Return a text in English, empty for none."""
    return "" if text is None else str(text)


def told(state: DiningState, token: str) -> str:
    """Return the preview of an action."""
    return said(preview(seen(state), read(token)))


@pytest.mark.parametrize(
    ("clock", "token", "expected"),
    [
        (0, "R9.1", "The clock goes to 2."),
        (2, "R9.1", "The clock goes to 4, and night falls."),
        (6, "R9.1", "The clock goes to 8, and the Day ends."),
    ],
)
def test_an_owners_clock_is_previewed(clock: int, token: str, expected: str) -> None:
    assert told(scene(options={"box": SHORT_DAY}, clock=clock), token) == expected


def test_an_owners_hours_are_in_the_reasons() -> None:
    state = scene(options={"box": SHORT_DAY}, clock=6, resources=[{"metal": 1}])
    assert said(place_reason(space_of, seen(state), NUMBERS["S9.1"])) == (
        "This takes 3 h, and the Day has only 2 hour(s) left."
    )


def test_an_owners_stand_has_its_own_cost_and_name() -> None:
    state = scene(options={"box": CHEAP_STAND}, resources=[{"beer": 1}])
    observation, space = seen(state), NUMBERS["S9.1"]
    assert said(place_reason(space_of, observation, space)) == "You still need 1 Beers."
    assert "Garlic Hut, stand 1" in {str(one.name) for one in refusals(observation)}
    rich = scene(options={"box": CHEAP_STAND}, resources=[{"beer": 2}])
    assert told(rich, "S9.1") == "The clock goes to 2. You then control Garlic Hut."


def test_an_owners_ticket_is_named() -> None:
    state = do(scene(options={"box": OTHER_TICKET}, bus=9, resources=[{"sheep": 1}]), "R9.1")
    reasons = {str(one.name): str(one.reason) for one in refusals(seen(state))}
    assert reasons["Fetch a Tourist from the Bus"] == "A ticket costs 2 Sheep."


def test_an_owners_dinner_has_its_own_fee() -> None:
    state = scene(options={"box": DEAR_DINNER}, step="bribe", clock=24, kept=[1], bites=[1])
    reasons = {str(one.name): str(one.reason) for one in refusals(seen(state))}
    assert reasons["Attend the Dinner"] == "Your Bribes are worth 4 in all; the Dinner takes 5."
    bitten = scene(options={"box": FEW_BITES}, step="bribe", clock=24, bites=[1])
    assert told(bitten, "skip") == "You have as many Bites as there can be."


def test_without_limits_no_supply_is_short_and_no_cube_is_missing() -> None:
    options = {"supply": "unlimited"}
    state = scene(options=options, supply={"wood": 0}, cubes=[0, 0], resources=[{"metal": 1}])
    assert told(state, "R1.1") == "The clock goes to 1."
    assert place_reason(space_of, seen(state), NUMBERS["S9.1"]) is None


def test_with_gifts_as_bribes_they_need_no_conversion() -> None:
    own = {"sheep": 1, "beer": 1, "garlic": 1}
    for options, closed in (({}, 2), ({"gift_conversion": "bribe"}, 1)):
        state = scene(
            options=options, step="convert", clock=24, conversions=0, gifts=[(2,)], favor=[1], resources=[own]
        )
        assert len(refusals(seen(state))) == closed
