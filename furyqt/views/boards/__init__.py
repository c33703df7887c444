"""One module a game: what it puts on the table and how its own events look; found by the game's name."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text
from furyqt.views.picture import CardFace, Evidence, Picture


class Board(Protocol):
    """What a game's module offers; every function is pure."""

    TRAIL_LENGTH: int
    """The entries of the trail, 0 for a game without one."""
    KNOWS_ALL: int
    """The player from whom nothing is hidden."""
    HAS_CARDS: bool
    """Whether its pictures list cards."""
    HAS_SCORE: bool
    """Whether the score of its outcome says how well was played."""
    LEGEND: tuple[tuple[str, Text], ...]
    """The signs of the map: a kind of place or way, and what it means."""

    def picture(self, observation: Any) -> Picture:
        """What the table shows of a position."""

    def destination(self, observation: Any, action: Action) -> int:
        """The place an action leads to, or -1."""

    def other_end(self, action: Action) -> int:
        """The second place of an action that is about a way between two, or -1."""

    def ordered(self, observation: Any) -> tuple[Action, ...]:
        """The legal actions in the order of the list, the likeliest first."""

    def meaning(self, action: Action) -> Text | None:
        """What the card an action plays or chooses does, or None."""

    def topic(self, observation: Any) -> Text | None:
        """What the card does that the question is about, or None."""

    def card_of(self, observation: Any, action: Action) -> str:
        """The key of the card an action plays, gives or chooses, as `CardFace.key` has it; else empty."""

    def card_face(self, observation: Any, action: Action) -> CardFace | None:
        """That card, to be read large."""

    def holder_of(self, observation: Any, action: Action) -> str:
        """The figure in whose hand that card lies, by its id; empty if it lies in none."""

    def space_of(self, observation: Any, action: Action) -> int:
        """The space of the trail an action is about, the lairs counted on after it, or -1."""

    def figure_of(self, observation: Any, action: Action) -> str:
        """The figure an action chooses, by its id, or an empty text."""

    def heading(self, observation: Any, action: Action) -> Text | None:
        """The heading under which an action stands in the list, or None in a list without headings."""

    def brief(self, observation: Any, action: Action) -> Text | None:
        """What is left to be said of an action under its heading, if that is less than its words."""

    def unavailable(self, observation: Any) -> tuple[tuple[Text, Text], ...]:
        """What one usually can do but cannot do now, each with the reason."""

    def lines(self, observation: Any, action: Action) -> tuple[int, ...]:
        """The roads, railways or sea routes an action uses, by their numbers in the atlas."""

    def evidence(self, observation: Any) -> tuple[Evidence, ...]:
        """What the viewer was told about the hidden figure, the newest first."""

    def rule(self, observation: Any) -> str:
        """The place in the rules reference that explains the question, or an empty text."""

    def reason(self, observation: Any, place: int) -> Text | None:
        """Why no action leads to a place, or None if one does."""

    def turn_of(self, observation: Any) -> Text | None:
        """The name of the figure whose turn it is, None after the end."""

    def turn_notes(self, observation: Any) -> tuple[Text, ...]:
        """What the player to move should bear in mind."""

    def event_place(self, observation: Any, event: Event) -> int:
        """The place an event of the log is about, or -1."""

    def event_rank(self, event: Event) -> str:
        """How an event stands out in the log: "" is plain, else "good", "bad" or "round"."""

    def summary(self, observation: Any) -> tuple[tuple[Text, Text], ...]:
        """The game in key numbers, each with its name, as far as the viewer was told."""

    def headline(self, observation: Any, told: Sequence[Event], is_good: bool) -> Text | None:
        """What stood out among some events, for the hunters' good or not; None if nothing did."""

    def actor_place(self, observation: Any) -> int:
        """Where the figure stands whose turn it is, or -1."""


def board(game: str) -> Board:
    """The table of the game with this name."""
    return cast("Board", import_module(f"furyqt.views.boards.{game}"))
