"""A person's progress in the lessons: one small file, kept between sessions."""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Signal

from furyqt import paths
from furyqt.controllers.storage.files import set_aside, write_atomically
from furyqt.rules.core.text import N_, Text

FILE_NAME = "lessons.json"
_log = logging.getLogger(__name__)


class Bookmark(msgspec.Struct, frozen=True):
    """The place where a person left a lesson."""

    step: int = 0
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
    """A Text: the file could not be written."""

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path or paths.data_dir() / FILE_NAME
        self.notice: Text | None = None
        self._marks = self._read()

    def mark(self, lesson: str) -> Bookmark:
        """Return the person's place in this lesson; its beginning if it was never opened."""
        return self._marks.get(lesson, Bookmark())

    @property
    def has_finished(self) -> bool:
        """Whether any lesson was ever finished."""
        return any(mark.is_finished for mark in self._marks.values())

    def take_notice(self) -> Text | None:
        """Return the message about a damaged file, once."""
        notice, self.notice = self.notice, None
        return notice

    def keep(self, lesson: str, step: int, tokens: tuple[str, ...]) -> None:
        """Save that the person is at this step of the lesson."""
        self._put(lesson, Bookmark(step, tokens, self.mark(lesson).is_finished))

    def finish(self, lesson: str) -> None:
        """Save that the lesson is finished; the next time it starts from the beginning."""
        self._put(lesson, Bookmark(is_finished=True))

    def _put(self, lesson: str, mark: Bookmark) -> None:
        if mark == self._marks.get(lesson):
            return
        self._marks[lesson] = mark
        data = msgspec.json.format(msgspec.json.encode(self._marks), indent=2) + b"\n"
        try:
            write_atomically(self._path, data, make_folder=True)
        except OSError as wrong:
            _log.warning("the lessons were not saved: %s", wrong)
            why = wrong.strerror or str(wrong)
            self.trouble.emit(
                N_("controllers", "Your lesson progress could not be saved: {why}").fill(why=why)
            )
        self.changed.emit()

    def _read(self) -> dict[str, Bookmark]:
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=dict[str, Bookmark])
        except FileNotFoundError:
            return {}
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
            _log.warning("damaged lessons: %s", wrong)
            self.notice = self._put_aside()
        except OSError as wrong:
            _log.warning("the lessons could not be read: %s", wrong)
            why = wrong.strerror or str(wrong)
            self.notice = N_("controllers", "Your lesson progress could not be read: {why}").fill(why=why)
        return {}

    def _put_aside(self) -> Text:
        try:
            name = set_aside(self._path).name
        except OSError as wrong:
            why = wrong.strerror or str(wrong)
            return N_("controllers", "Your lesson progress could not be read: {why}").fill(why=why)
        return N_(
            "controllers",
            "Your lesson progress was damaged and has been moved to {file}. Lessons start from "
            "the beginning.",
        ).fill(file=name)
