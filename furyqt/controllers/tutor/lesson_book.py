"""A person's progress in the lessons: one small file, kept between sessions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import msgspec
from PySide6.QtCore import QObject, Signal

from furyqt import paths
from furyqt.controllers.storage.json_store import JsonStore, StoreTexts
from furyqt.rules.core.text import Text, Texts

N_ = Texts("controllers")

FILE_NAME = "lessons.json"


class Bookmark(msgspec.Struct, frozen=True):
    """The place where a person left a lesson."""

    step: Annotated[int, msgspec.Meta(ge=0)] = 0
    """The index of the step among those with a text."""
    tokens: tuple[str, ...] = ()
    """Everything played in the lesson so far."""
    is_finished: bool = False
    """Whether the lesson was ever finished."""

    @property
    def is_begun(self) -> bool:
        """Whether the lesson can be continued."""
        return self.step > 0


class LessonBook(QObject):
    """The bookmarks of all lessons; `notice` is a text if the file was damaged when it was opened."""

    changed = Signal()
    trouble = Signal(object)
    """A Text: the file could not be read or written."""

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        noticed: list[Text] = []
        self._store: JsonStore[dict[str, Bookmark]] = JsonStore(
            path or paths.data_dir() / FILE_NAME, dict[str, Bookmark], lambda _: {}, _TEXTS, noticed.append
        )
        _ = self._store.content  # a damaged file is noticed now
        self.notice = noticed[0] if noticed else None
        self._store.report = self.trouble.emit

    def mark(self, lesson: str) -> Bookmark:
        """Return the person's place in this lesson; its beginning if it was never opened."""
        return self._store.content.get(lesson, Bookmark())

    @property
    def has_finished(self) -> bool:
        """Whether any lesson was ever finished."""
        return any(mark.is_finished for mark in self._store.content.values())

    def take_notice(self) -> Text | None:
        """Return the message about a damaged file, once."""
        notice, self.notice = self.notice, None
        return notice

    def keep(self, lesson: str, step: int, tokens: tuple[str, ...]) -> None:
        """Save that the person is at this step of the lesson."""
        self._put(lesson, lambda before: Bookmark(step, tokens, before.is_finished))

    def finish(self, lesson: str) -> None:
        """Save that the lesson is finished; the next time it starts from the beginning."""
        self._put(lesson, lambda _: Bookmark(is_finished=True))

    def _put(self, lesson: str, move: Callable[[Bookmark], Bookmark]) -> None:
        before, after = self._store.update(
            lambda marks: {**marks, lesson: move(marks.get(lesson, Bookmark()))}
        )
        if before != after:
            self.changed.emit()


_TEXTS = StoreTexts(
    N_("Your lesson progress could not be read: {why}"),
    N_("Your lesson progress could not be saved: {why}"),
    N_("Your lesson progress was damaged and has been moved to {file}. Lessons start from the beginning."),
)
