"""Finished games as rows: individually, and counted."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Annotated

import msgspec

from furyqt.controllers.session.history import History
from furyqt.controllers.session.seats import HUMAN, taken_back

LARGEST_SEED = 2**63 - 1
"""The largest number that the database can hold."""
Number = Annotated[int, msgspec.Meta(ge=-LARGEST_SEED - 1, le=LARGEST_SEED)]


class PastGame(msgspec.Struct, frozen=True, kw_only=True):
    """One finished game, as a row of the database; sides and winner are names of players."""

    key: str
    """The key of the game: the same game, finished again after an undo, replaces the old row."""
    date: str
    game: str
    options: str
    """The options that differ from the default, and the chapter of a campaign, as JSON."""
    seed: Number
    """0 for a seed that is too large for the database."""
    side: str
    """The person's side; empty without a person, or if persons played all sides."""
    opponent: str
    """The other side's player, such as "search:normal"."""
    winner: str
    """The winners as a record has them, such as "red+blue"."""
    score: Number
    turns: Number
    actions: Number
    taken_back: Number
    aids: str

    @property
    def is_won(self) -> bool:
        """Whether the person has won."""
        return bool(self.side) and self.side in self.winner.split("+")


class GameCount(msgspec.Struct, frozen=True):
    """The games of one kind, counted."""

    game: str
    side: str
    opponent: str
    played: int
    won: int
    turns: float
    """The mean number of turns."""
    best: int
    """The best score among the games that were won, -1 without one."""
    chapter: str = ""
    """The chapter of a campaign, or empty for ordinary games."""


def past_game(history: History, key: str, when: str) -> PastGame:
    """Return a finished game as a row; ValueError if it is not over."""
    outcome, rules, record = history.outcome, history.rules, history.record
    if outcome is None:
        raise ValueError("the game is not over")
    defaults = {option.name: option.default for option in rules.options}
    changed = {name: value for name, value in record.options.items() if value != defaults.get(name)}
    if history.course is not None:
        changed["chapter"] = history.course.game.chapter.id
    side, opponent = _sides(history)
    return PastGame(
        key=key.encode("utf-8", "replace").decode(),
        date=when,
        game=record.game,
        options=json.dumps(changed, sort_keys=True),
        seed=record.seed if abs(record.seed) <= LARGEST_SEED else 0,
        side=side,
        opponent=opponent,
        winner=history.table.names(outcome.winners),
        score=outcome.score,
        turns=rules.line(history.states[-2]) if history.ply else 0,
        actions=history.ply,
        taken_back=taken_back(record.tags),
        aids=record.tags.get("Aids", "full"),
    )


def earlier_scores(games: Iterable[PastGame], played: PastGame) -> list[int]:
    """Return the scores of earlier games of the same kind, with the same options, on the same side."""
    return [
        game.score
        for game in games
        if (game.game, game.side, game.options) == (played.game, played.side, played.options)
        and game.key != played.key
    ]


def _sides(history: History) -> tuple[str, str]:
    """Return the person's side and the opponent; empty without exactly one side that persons played."""
    if len(history.persons) != 1:
        return "", _agents(history.seats)
    player = history.persons[0]
    others = (
        seat for seat, info in zip(history.seats, history.table.seats, strict=True) if info.player != player
    )
    return history.table.players[player].name, _agents(others)


def _agents(seats: Iterable[str]) -> str:
    return " ".join(sorted({seat for seat in seats if seat != HUMAN}))
