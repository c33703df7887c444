"""Remarks in the log of a chapter: what has counted for its goal, what has not, and the writer's words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from furyqt.controllers.chapters.conditions import remarks
from furyqt.rules.core.campaign.tags import ChapterGame
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text

Commented = Callable[[int, Sequence[Event]], tuple[Event, ...]]
"""(player, the events that the player saw) -> the same with the remarks between them."""


class Remark(Event, frozen=True):
    """A sentence of the chapter's judge or writer, in no position, only in the log of the player's side."""

    text: Text

    def describe(self) -> Text:
        """Return the sentence."""
        return self.text


def uncommented(_player: int, told: Sequence[Event]) -> tuple[Event, ...]:
    """Return the events of an ordinary game, or of the side that does not know the goal."""
    return tuple(told)


def commented(game: ChapterGame, told: Sequence[Event]) -> tuple[Event, ...]:
    """Return the events that the player's side saw, each with the remarks about it behind it."""
    found: list[Event] = []
    said = remarks(game, told)
    for number, event in enumerate(told):
        found.append(event)
        while said and said[0][0] == number:
            found.append(Remark(said[0][1]))
            said = said[1:]
    return tuple(found)
