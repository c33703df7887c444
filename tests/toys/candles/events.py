"""The events and the players who see them."""

from __future__ import annotations

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text
from tests.toys.candles import words
from tests.toys.candles.state import HIDDEN


class HandDealt(Event, frozen=True):
    """A player was dealt a hand; only this player sees it."""

    player: int
    values: tuple[int, ...]

    def shown_to(self, player: int) -> Event:
        """Mask the values for the other players."""
        return self if player == self.player else HandDealt(self.player, (HIDDEN,) * len(self.values))

    def describe(self) -> Text:
        return words.DEALT.fill(player=words.PLAYERS[self.player], count=len(self.values))


class DieRolled(Event, frozen=True):
    """A player rolled the die."""

    player: int
    number: int

    def describe(self) -> Text:
        return words.ROLLED.fill(player=words.PLAYERS[self.player], number=self.number)


class CandleLit(Event, frozen=True):
    """A player lit a candle."""

    player: int
    value: int

    def describe(self) -> Text:
        return words.LIT.fill(player=words.PLAYERS[self.player], value=self.value)


class CandleDrawn(Event, frozen=True):
    """A player drew a candle; only this player sees which one."""

    player: int
    value: int

    def shown_to(self, player: int) -> Event:
        """Mask the value for the other players."""
        return self if player == self.player else CandleDrawn(self.player, HIDDEN)

    def describe(self) -> Text:
        """Return the player, and the candle if it is visible."""
        name = words.PLAYERS[self.player]
        if self.value == HIDDEN:
            return words.DREW.fill(player=name)
        return words.DREW_VALUE.fill(player=name, value=self.value)


class RowRefilled(Event, frozen=True):
    """A candle was added to the row."""

    value: int

    def describe(self) -> Text:
        return words.REFILLED.fill(value=self.value)


class GameEnded(Event, frozen=True):
    """The last round is over."""

    def describe(self) -> Text:
        return words.ENDED


CandleEvent = HandDealt | DieRolled | CandleLit | CandleDrawn | RowRefilled | GameEnded
