"""The board of Candles: the die, the open row, the players, and their points."""

from __future__ import annotations

from typing import ClassVar

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text
from furyqt.rules.core.zones import Cards
from furyqt.views.boards.board import Board, Subject
from furyqt.views.picture import (
    CardFace,
    DicePanel,
    Die,
    OpenRow,
    OpenRowPanel,
    Panel,
    PlayerArea,
    PlayerPanel,
    Score,
    ScorePanel,
)
from furyqt.views.sound.soundtrack import Sound, Soundtrack
from tests.toys.candles import words
from tests.toys.candles.actions import Light, Take
from tests.toys.candles.events import CandleLit, DieRolled, GameEnded
from tests.toys.candles.observation import CandleObservation
from tests.toys.candles.state import HIDDEN

ROW = "row"
HIGHEST = 5
IDS = ("red", "blue", "green")


class CandleSoundtrack(Soundtrack):
    """The die, and a card for each candle."""

    sounds: ClassVar = {DieRolled: Sound.DICE, CandleLit: Sound.CARD}


class CandleBoard(Board):
    """A table without a map."""

    soundtrack = CandleSoundtrack()

    def panels(self, observation: CandleObservation) -> tuple[Panel, ...]:
        """The die, the row, a player's area for each, and the points."""
        players = range(len(observation.hands))
        areas = tuple(_area(observation, player) for player in players)
        scores = tuple(Score(IDS[n], words.PLAYERS[n], observation.points[n], n) for n in players)
        return (
            DicePanel((Die(observation.die),)),
            OpenRowPanel((OpenRow(ROW, words.OPEN_ROW, _faces(observation.row)),)),
            PlayerPanel(areas),
            ScorePanel(scores, max(20, *observation.points)),
        )

    def subject(self, observation: CandleObservation, action: Action) -> Subject:
        """The candle that an action lights, and where it is."""
        if isinstance(action, Take):
            return Subject(_face(action.value), ROW)
        if isinstance(action, Light):
            return Subject(_face(action.value), IDS[observation.player])
        return Subject()

    def turn_of(self, observation: CandleObservation) -> Text | None:
        """The player to move."""
        return None if observation.to_move is None else words.PLAYERS[observation.to_move]

    def event_rank(self, event: Event) -> str:
        """Lit candles are good; the end is a headline."""
        return "round" if isinstance(event, GameEnded) else "good" if isinstance(event, CandleLit) else ""

    def summary(self, observation: CandleObservation) -> tuple[tuple[Text, Text], ...]:
        """The points of each player."""
        points = enumerate(observation.points)
        return tuple(
            (words.PLAYERS[n], words.POINTS.fill(player=words.PLAYERS[n], points=value))
            for n, value in points
        )


def _area(observation: CandleObservation, player: int) -> PlayerArea:
    return PlayerArea(
        IDS[player],
        words.PLAYERS[player],
        player,
        hand=_faces(observation.hands[player]),
        played=_faces(observation.lit[player]),
        is_active=observation.to_move == player,
    )


def _faces(cards: Cards) -> tuple[CardFace, ...]:
    return tuple(map(_face, cards))


def _face(value: int) -> CardFace:
    """A candle; the drawing is missing, so its value is written on it."""
    if value == HIDDEN:
        return CardFace("item", words.CANDLE)
    return CardFace("item", words.CANDLE_OF.fill(value=value), art="candles/candle", key=f"candle:{value}")


BOARD = CandleBoard()
