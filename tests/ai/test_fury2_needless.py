"""Actions of the second edition that no player would take: the search examines none of them."""

from __future__ import annotations

from typing import Any

import pytest

from ai.knowledge.fury2.knowledge import knowledge
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import DRACULA, HUNTERS
from tests.rules.fury2.scenes import do, scene, tokens


def left_out(state: Fury2State, player: int) -> set[str]:
    """Return the legal actions that the search does not examine."""
    seen = RULES.observe(state, player)
    return set(tokens(state)) - {action.text for action in knowledge("").worth_trying(seen)}


@pytest.mark.parametrize(
    ("trail", "blood", "needless"),
    [
        (("paris", "nantes"), 15, {"@feed"}),
        (("paris", "nantes"), 14, set()),
        (("paris", "hide", "nantes"), 15, set()),
    ],
)
def test_an_unhurt_dracula_feeds_only_if_he_cannot_hide(
    trail: tuple[str, ...], blood: int, needless: set[str]
) -> None:
    state = scene("dracula", trail=trail, blood=blood, time=4)
    assert "@feed" in tokens(state)
    assert left_out(state, DRACULA) == needless


@pytest.mark.parametrize(
    ("trail", "is_needless"),
    [
        (("irish_sea", "dublin!", "feed"), True),
        (("irish_sea", "dublin"), False),
        (("dublin", "irish_sea!"), False),
    ],
)
def test_no_resolve_is_paid_for_a_report_of_the_sea_where_he_is(
    trail: tuple[str, ...], *, is_needless: bool
) -> None:
    """The newest card shows its back, and Newspaper Reports never reveal where Dracula is."""
    state = scene("godalming", trail=trail, resolve=1)
    report = "resolve:newspaper_reports"
    assert report in tokens(state)
    assert (report in left_out(state, HUNTERS)) is is_needless


@pytest.mark.parametrize(
    ("place", "given", "needless"),
    [
        ("paris", {}, {"nothing", "rest"}),
        ("paris", {"sheets": {"godalming": {"health": 5}}}, {"nothing"}),
        ("clermont_ferrand", {}, {"rest"}),
    ],
)
def test_no_hunter_rests_unhurt_or_does_nothing_where_items_are_free(
    place: str, given: dict[str, Any], needless: set[str]
) -> None:
    """A rest gives Dracula the events that are drawn."""
    state = do(scene("godalming", places={"godalming": place}, trail=("rome",), **given), "stay")
    assert {"nothing", "rest"} <= set(tokens(state))
    assert left_out(state, HUNTERS) == needless


@pytest.mark.parametrize(
    ("mina", "seward", "trades"),
    [
        (("rifle", "knife"), ("dogs",), True),
        (("dogs",), ("rifle", "knife"), True),
        (("rifle", "dogs"), ("dogs",), False),
        (("rifle", "knife"), ("pistol",), False),
    ],
)
def test_hunters_trade_only_to_arm_one_of_them(
    mina: tuple[str, ...], seward: tuple[str, ...], *, trades: bool
) -> None:
    items, places = {"mina": mina, "seward": seward}, {"mina": "paris", "seward": "paris"}
    state = do(scene("mina", places=places, items=items, trail=("rome",)), "stay")
    assert "trade" in tokens(state)
    assert ("trade" in left_out(state, HUNTERS)) is not trades
