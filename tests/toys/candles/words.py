"""Names and sentences of Candles."""

from __future__ import annotations

from typing import Any

from furyqt.rules.core.text import N_, Text

TITLE = N_("candles", "Candles")
SUMMARY = N_("candles", "Light the most candles in six rounds.")
PLAYERS = (N_("candles", "Red"), N_("candles", "Blue"), N_("candles", "Green"))
HOW_MANY = N_("candles", "Players")
TWO, THREE = N_("candles", "two"), N_("candles", "three")
ROUND = N_("candles", "Round {round}")
YOUR_TURN = N_("candles", "Which candle do you light?")
TAKE = N_("candles", "Light the {value} of the row")
LIGHT = N_("candles", "Light the {value} of your hand")
DRAW = N_("candles", "Draw a candle")
WIN = N_("candles", "The most points: {points}")
DEALT = N_("candles", "{player} is dealt {count} candles.")
ROLLED = N_("candles", "{player} rolls {number}.")
LIT = N_("candles", "{player} lights a candle of {value}.")
DREW = N_("candles", "{player} draws a candle.")
DREW_VALUE = N_("candles", "{player} draws a candle of {value}.")
REFILLED = N_("candles", "A candle of {value} is added to the row.")
ENDED = N_("candles", "The last candle burns down.")
POINTS = N_("candles", "{player} has {points} points.")
ROW = N_("candles", "Row: {values}")
OPEN_ROW = N_("candles", "Open row")
CANDLE = N_("candles", "Candle")
CANDLE_OF = N_("candles", "Candle of {value}")
EXPECTED = N_("candles", "About {points} points are expected.")


def listed(cards: tuple[int, ...]) -> str:
    """Return card values in a row."""
    return " ".join(map(str, cards)) or "-"


def summarize(observation: Any) -> dict[str, tuple[Text, ...]]:
    """Return the situation by topics: the row and the points."""
    points = (
        POINTS.fill(player=PLAYERS[player], points=points) for player, points in enumerate(observation.points)
    )
    return {"row": (ROW.fill(values=listed(observation.row)),), "points": tuple(points)}


def estimate(points: float, player: int) -> Text:
    """Return the score that a search expects."""
    del player
    return EXPECTED.fill(points=f"{points:.1f}")
