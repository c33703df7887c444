"""Each token is one action, and each action one token."""

from __future__ import annotations

import pytest

from furyqt.rules.core.agenda import Action
from furyqt.rules.mechanisms.token_table import TokenTable, write


class Bid(Action, frozen=True):
    """A bid of some points."""

    points: int

    @property
    def text(self) -> str:
        return f"bid:{self.points % 10}"


TOKENS = TokenTable(map(Bid, range(5)), "no such bid")


def test_every_action_is_read_from_its_token() -> None:
    assert all(TOKENS.read(bid.text) == bid for bid in TOKENS.every)
    assert write(None, Bid(3), None) == "bid:3"


def test_an_unknown_token_is_refused_with_the_message_that_the_game_gives() -> None:
    with pytest.raises(ValueError, match="no such bid"):
        TOKENS.read("bid:9")


def test_two_actions_with_one_token_are_refused() -> None:
    with pytest.raises(ValueError, match="two actions are written 'bid:1'"):
        TokenTable((Bid(1), Bid(11)), "")
