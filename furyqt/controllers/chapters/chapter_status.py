"""The chapter that a session plays: goals, days left, the verdict, and the seal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from ai.agent import AgentDecision
from furyqt.controllers.chapters.chapter_texts import chapter_name
from furyqt.controllers.chapters.conditions import (
    GOAL,
    days_left,
    medal_conditions,
    open_medals,
    orders,
    progress,
)
from furyqt.controllers.chapters.course import ChapterCourse
from furyqt.controllers.chapters.sealing import (
    AnswerNote,
    SealError,
    answer_note,
    may_seal,
    seal,
    seal_places,
)
from furyqt.controllers.chapters.story import Beat
from furyqt.controllers.chapters.verdict import SEAL, ChapterVerdict
from furyqt.controllers.session.viewpoint import Viewpoint
from furyqt.rules.core.campaign.aim import DAY
from furyqt.rules.core.campaign.tags import ChapterGame
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts

N_ = Texts("chapters")


class ChapterStatus(QObject):
    """The chapter of a session, as far as its player knows it."""

    counted = Signal(object)
    """A Text: the day or the sentence of the goal has changed since the last one was shown."""
    beat = Signal(object)
    """A Beat that the displayed position has, and none of the session had before."""
    sealing = Signal()
    """The player is about to give the final answer."""
    sealed = Signal()
    """The final answer is in the record, and the chapter is over."""

    def __init__(self, view: Viewpoint, course: ChapterCourse, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view, self._course = view, course
        self._shown: Mapping[str, Text] = self._lines()
        self._told = {beat.id for beat in self.beats}
        view.redraw_needed.connect(self._announce)

    @property
    def game(self) -> ChapterGame:
        """The chapter and its terms."""
        return self._course.game

    @property
    def player(self) -> int:
        """The player whose side a person has."""
        return self.game.campaign.player

    @property
    def name(self) -> Text:
        """The name of the game on its day."""
        return chapter_name(self.game.campaign, self.game.chapter, self.day)

    @property
    def orders(self) -> tuple[Text, ...]:
        """The sentences that say what to do in how many days, and what loses the chapter."""
        return orders(self.game)

    @property
    def counts(self) -> Mapping[str, int]:
        """The counters at the displayed position."""
        return self._course.counts(self._view.shown.state, self._seal)

    @property
    def beats(self) -> tuple[Beat, ...]:
        """The words that the chapter's writer has added up to the displayed position."""
        return self._course.beats(self._view.shown.state)

    @property
    def day(self) -> int:
        """The day of the chapter, from 1."""
        return min(self.counts.get(DAY, 1), self.days)

    @property
    def days(self) -> int:
        """The number of days of the chapter."""
        return self.game.days

    @property
    def days_left(self) -> Text:
        """The number of days left in words."""
        return days_left(self.game, self.counts)

    @property
    def verdict(self) -> ChapterVerdict | None:
        """The end of the chapter in the displayed position, or None."""
        if not self._view.shown.has_arrived:
            return None
        return self._course.verdict(self._view.history.state, self._seal)

    def commented(self, player: int, told: Sequence[Event]) -> tuple[Event, ...]:
        """Return a player's events with remarks about what counts for that player's goal."""
        return self._view.history.commented(player, told)

    def hint_note(self, decision: AgentDecision) -> AnswerNote | None:
        """Return what a hint must add: the worth of the final answer, if it may be given now."""
        return answer_note(self._view.history, decision)

    def open_medals(self) -> tuple[Text, ...]:
        """Return the sentences of the medals that can still be won."""
        return open_medals(self.game, self.counts)

    def lines(self) -> tuple[Text, ...]:
        """Return the day and the sentence of the goal."""
        return tuple(self._lines().values())

    @property
    def goal(self) -> Text:
        """The sentence about what is left to do and what loses the chapter."""
        return self._lines()[GOAL]

    @property
    def is_night(self) -> bool:
        """Whether it is night in the displayed position."""
        return self.game.campaign.is_night(self._view.shown.state)

    def medals(self) -> tuple[Text, ...]:
        """Return the conditions of the medals, and how far they are."""
        return medal_conditions(self.game, self.counts)

    @property
    def seal_places(self) -> int:
        """The most places that the player may name as the final answer; 0 if the chapter has no seal."""
        return seal_places(self._view.history)

    @property
    def can_seal(self) -> bool:
        """Whether the player may name places now."""
        return self._view.is_persons_turn and may_seal(self._view.history)

    def seal(self, places: tuple[int, ...]) -> None:
        """Name places as the final answer, which is never undone; SealError if that is not allowed."""
        if not self._view.is_persons_turn:
            raise SealError(_NOT_NOW)
        self.sealing.emit()
        seal(self._view.history, places)
        self.sealed.emit()

    @property
    def _seal(self) -> str:
        return self._view.history.record.tags.get(SEAL, "")

    def _lines(self) -> dict[str, Text]:
        return progress(self.game, self.counts)

    def _announce(self) -> None:
        """Emit each line that has changed, and each new beat, once."""
        new = self._lines()
        changed = [line for name, line in new.items() if self._shown.get(name) != line]
        self._shown = new
        for line in changed:
            self.counted.emit(line)
        for beat in self.beats:
            if beat.id not in self._told:
                self._told.add(beat.id)
                self.beat.emit(beat)


_NOT_NOW = N_("It is not your turn.")
