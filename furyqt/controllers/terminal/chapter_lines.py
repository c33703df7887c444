"""A campaign chapter in the terminal: its goals and days, and the seal."""

from __future__ import annotations

from collections.abc import Callable

from ai.agent import AgentDecision
from furyqt.controllers.chapters.conditions import open_medals, progress
from furyqt.controllers.chapters.sealing import OTHERWISE, SealError, answer_note, seal
from furyqt.controllers.chapters.story import Beat, all_texts
from furyqt.controllers.chapters.verdict import SEAL
from furyqt.controllers.language import Language
from furyqt.controllers.session.history import History
from furyqt.controllers.terminal.neighborhood import places_called
from furyqt.rules.core.text import Text, Texts

N_ = Texts("terminal")

NO_HINTS = N_("There are no hints in this game.")
NO_CHAPTER = N_("This game is not a chapter of a campaign.")
SEAL_WHAT = N_("Type “seal” and the names or codes of places, separated by commas.")
HELP = N_("goal: the goals of the chapter and the day; seal PLACE, PLACE: give the final answer.")


class ChapterLines:
    """Writes lines about the chapter of a game, if it is one."""

    def __init__(self, history: History, language: Language, write: Callable[[str], object]) -> None:
        self._history, self._language, self._write = history, language, write
        self._shown: dict[str, Text] = {}
        self._told = {beat.id for beat in self._beats()}

    def _say(self, text: Text) -> None:
        self._write(self._language.text(text))

    def _lines(self) -> dict[str, Text]:
        history = self._history
        if history.course is None:
            return {}
        counts = history.course.counts(history.state, history.record.tags.get(SEAL, ""))
        return progress(history.course.game, counts)

    def changed(self) -> None:
        """Write the lines that have changed since they were last written."""
        found = self._lines()
        for name, line in found.items():
            if self._shown.get(name) != line:
                self._say(line)
        self._shown = found

    def tell(self) -> None:
        """Write what the chapter's writer adds now, once, with the papers that are found."""
        for beat in self._beats():
            if beat.id not in self._told:
                self._told.add(beat.id)
                for text in (beat.text, *all_texts(beat.paper)):
                    self._say(text)

    def _beats(self) -> tuple[Beat, ...]:
        history = self._history
        return () if history.course is None else history.course.beats(history.state)

    def goal(self, rest: str) -> None:
        """Write the goals, the losses and the day."""
        del rest
        self._shown = self._lines()
        for line in self._shown.values():
            self._say(line)
        if not self._shown:
            self._say(NO_CHAPTER)

    def add_to_hint(self, decision: AgentDecision, *, is_first: bool) -> bool:
        """Write what the final answer is worth, if it may be given: first if it is better than to play on.

        Return whether it is certain, so that nothing else need be told. The medals that can still be won come
        last.
        """
        note = answer_note(self._history, decision)
        if note is not None and note.is_better == is_first:
            self._say(note.words)
            if is_first:
                self._say(SEAL_WHAT)
                if note.is_certain:
                    return True
                self._say(OTHERWISE)
        course = self._history.course
        if not is_first and course is not None:
            for medal in open_medals(course.game, course.counts(self._history.state)):
                self._say(medal)
        return False

    def seal(self, rest: str) -> bool:
        """Give the final answer; return whether it was accepted."""
        atlas = self._history.table.atlas
        names = [name.strip() for name in rest.split(",") if name.strip()]
        found = [] if atlas is None else [places_called(atlas, name, self._language.text) for name in names]
        if not found or any(len(places) != 1 for places in found):
            self._say(SEAL_WHAT)
            return False
        try:
            seal(self._history, [places[0] for places in found])
        except SealError as wrong:
            self._say(wrong.text)
            return False
        return True
