"""Actions of the second edition that no player would take: the search examines none of them."""

from __future__ import annotations

import pytest

from ai.knowledge.fury2.knowledge import knowledge
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import DRACULA, HUNTERS
from tests.rules.fury2.scenes import scene, tokens


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
