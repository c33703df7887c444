"""A turn: roll, light or draw, refill the row."""

from __future__ import annotations

from furyqt.rules.core.agenda import Decision, Position, Step
from furyqt.rules.core.chance import below
from furyqt.rules.core.text import Text
from furyqt.rules.core.zones import Cards, kinds, with_card, without_card
from tests.toys.candles import words
from tests.toys.candles.actions import CandleAction, Draw, Light, Take
from tests.toys.candles.events import CandleDrawn, CandleLit, DieRolled, GameEnded, RowRefilled
from tests.toys.candles.state import CandleState

ROUNDS = 6


class Roll(Step, frozen=True):
    """The player to move rolls the die."""

    owner: int

    def run(self, state: CandleState) -> None:
        """Roll, and put the rest of the turn on the agenda."""
        rolled, state.chance = below(state.chance, 6)
        state.die = rolled + 1
        state.tell(DieRolled, self.owner, state.die)
        state.push(Turn(self.owner), Refill(), NextTurn(self.owner))


class Turn(Decision, frozen=True):
    """A player lights a candle of the row that the die allows, lights one of the hand, or draws."""

    owner: int
    asks = words.YOUR_TURN
    rules_page = ""

    def player(self, position: Position) -> int:
        """The owner of the turn."""
        return self.owner

    def actions(self, state: CandleState) -> list[CandleAction]:
        """Return the actions of the row first, then of the hand, then of the deck."""
        row = [Take(card) for card in kinds(state.row) if card <= state.die]
        hand = [Light(card) for card in kinds(state.hands[self.owner])]
        return [*row, *hand, *([Draw()] if state.deck else [])]

    def apply(self, state: CandleState, action: CandleAction) -> None:
        """Light or draw."""
        hand = state.hands[self.owner]
        if isinstance(action, Draw):
            card, state.deck = state.deck[-1], state.deck[:-1]
            state.hands = _replaced(state.hands, self.owner, with_card(hand, card))
            state.tell(CandleDrawn, self.owner, card)
            return
        if isinstance(action, Take):
            state.row = without_card(state.row, action.value)
        else:
            state.hands = _replaced(state.hands, self.owner, without_card(hand, action.value))
        state.lit = _replaced(state.lit, self.owner, with_card(state.lit[self.owner], action.value))
        state.tell(CandleLit, self.owner, action.value)

    def label(self, position: Position, action: CandleAction) -> Text:
        """Return the words of a button."""
        if isinstance(action, Draw):
            return words.DRAW
        return (words.TAKE if isinstance(action, Take) else words.LIGHT).fill(value=action.value)


class Refill(Step, frozen=True):
    """Fills the row up to three candles."""

    def run(self, state: CandleState) -> None:
        """Reveal the top card if one is missing."""
        if len(state.row) < 3 and state.deck:
            card, state.deck = state.deck[-1], state.deck[:-1]
            state.row = with_card(state.row, card)
            state.tell(RowRefilled, card)


class NextTurn(Step, frozen=True):
    """Starts the next player's turn, or after the last player a new round; the sixth round is the last."""

    owner: int

    def run(self, state: CandleState) -> None:
        """Continue with the next player, or stop."""
        owner = (self.owner + 1) % len(state.hands)
        if owner == 0 and state.round == ROUNDS:
            state.tell(GameEnded)
            return
        state.round += owner == 0
        state.push(Roll(owner))


def _replaced(cards: tuple[Cards, ...], owner: int, own: Cards) -> tuple[Cards, ...]:
    return (*cards[:owner], own, *cards[owner + 1 :])
