"""Names and sentences of Candles."""

from __future__ import annotations

from typing import Any

from furyqt.rules.core.text import Text, Texts

N_ = Texts("candles")

TITLE = N_("Candles")
SUMMARY = N_("Light the most candles in six rounds.")
PLAYERS = (N_("Red"), N_("Blue"), N_("Green"))
HOW_MANY = N_("Players")
TWO, THREE = N_("two"), N_("three")
ROUND = N_("Round {round}")
YOUR_TURN = N_("Which candle do you light?")
TAKE = N_("Light the {value} of the row")
LIGHT = N_("Light the {value} of your hand")
DRAW = N_("Draw a candle")
WIN = N_("The most points: {points}")
DEALT = N_("{player} is dealt {count} candles.")
ROLLED = N_("{player} rolls {number}.")
LIT = N_("{player} lights a candle of {value}.")
DREW = N_("{player} draws a candle.")
DREW_VALUE = N_("{player} draws a candle of {value}.")
REFILLED = N_("A candle of {value} is added to the row.")
ENDED = N_("The last candle burns down.")
POINTS = N_("{player} has {points} points.")
ROW = N_("Row: {values}")
OPEN_ROW = N_("Open row")
CANDLE = N_("Candle")
CANDLE_OF = N_("Candle of {value}")
EXPECTED = N_("About {points} points are expected.")


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
