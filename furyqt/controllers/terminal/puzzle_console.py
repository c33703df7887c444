"""Trail puzzles in plain lines for a terminal, a pipe or a screen reader."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from furyqt.controllers.language import Language
from furyqt.controllers.puzzles.collection import (
    PuzzleEntry,
    PuzzlePosition,
    idea_of,
    position,
    puzzle_of_day,
)
from furyqt.controllers.puzzles.grading import explained, explanation, grade, said_before, title_of
from furyqt.controllers.puzzles.puzzle_ratings import PuzzleRatings
from furyqt.controllers.puzzles.sprint import RULES, Sprint
from furyqt.controllers.terminal.neighborhood import neighborhood, places_called
from furyqt.rules.core.atlas import Atlas
from furyqt.rules.core.enumeration import ordered, paragraph
from furyqt.rules.core.events import log_lines
from furyqt.rules.core.folding import folded, typed
from furyqt.rules.core.numerals import signed
from furyqt.rules.core.text import Text, Texts

N_ = Texts("terminal")

TITLE = N_("Puzzle {id}: “{kind}”. Rating {rating}; yours is {own}.")
TITLE_OF_DAY = N_("Puzzle of the day, {id}: “{kind}”. Rating {rating}; yours is {own}.")
HELP = (
    N_("Names or codes of places, with commas between them: your answer."),
    N_("log: everything that was seen; look: the whole situation."),
    N_("near NAME: the ways from a place."),
    N_("why NAME: the reason for a place in the puzzle that you answered last, step by step."),
    N_("skip: another puzzle, without an answer; quit: leave."),
)
START = N_("Type your answer, or “?” for help.")
UNKNOWN = N_("“{line}” is not a place.")
SEVERAL = N_("“{line}” may be: {names}.")
ANSWER = N_("The answer: {places}.")
BECAUSE = N_("{place}: {why}")
RATING = N_("Your rating is {rating} ({change}).")
STREAK = N_("Puzzles of the day solved in a row: {count}.")
LEAVE = N_("Type “why” and a place for its reason, or “quit”.")
NO_REASON = N_("Answer a puzzle first, then ask why.")
STEP = N_("{number}. {sentence}")
SPRINT_TITLE = N_("Puzzle {id}: “{kind}”. {score}")
BEST = N_("Your best result is {count}.")
NO_MORE = N_("There is no such puzzle.")


class PuzzleConsole:
    """A conversation about puzzles, one after the other; `ask` raises EOFError at the end of the input."""

    def __init__(
        self,
        entries: Sequence[PuzzleEntry],
        ratings: PuzzleRatings,
        language: Language,
        say: Callable[[str], object] = print,
        ask: Callable[[str], str] = input,
    ) -> None:
        self._entries, self._ratings, self._language = entries, ratings, language
        self._write, self._ask = say, ask
        self._skipped = 0
        self._answered: PuzzlePosition | None = None
        self._day = ratings.today()
        """The day on which the puzzle was shown."""

    def run(self) -> None:
        """Show puzzles until the person leaves or the input ends."""
        while (entry := self._ratings.next_of(self._entries, self._skipped)) is not None:
            shown = position(entry)
            self._begin(entry, shown)
            if not self._converse(entry, shown):
                return
        self._say(NO_MORE)

    def _begin(self, entry: PuzzleEntry, shown: PuzzlePosition) -> None:
        self._day = self._ratings.today()
        rating, own = round(self._ratings.rating_of(entry)), round(self._ratings.rating)
        title = TITLE_OF_DAY if entry == puzzle_of_day(self._day) else TITLE
        self._say(title.fill(id=entry.id, kind=title_of(entry), rating=rating, own=own))
        self._look(shown)
        self._say(shown.solver.question(shown.observation, shown.puzzle))
        for text in said_before(entry):
            self._say(text)
        self._say(START)

    def run_sprint(self, sprint: Sprint) -> None:
        """Put the puzzles of a sprint until it is over, the person leaves or the input ends."""
        self._say(RULES)
        while not sprint.is_over and (entry := sprint.entry) is not None:
            shown = position(entry)
            self._say(SPRINT_TITLE.fill(id=entry.id, kind=title_of(entry), score=sprint.score()))
            self._look(shown)
            self._say(shown.solver.question(shown.observation, shown.puzzle))
            marked = self._marks(shown)
            if marked is None:
                break
            found = grade(shown, marked)
            if not sprint.is_over:
                sprint.answer(is_solved=found.is_solved)
                self._ratings.note(entry, is_solved=found.is_solved, solved=len(sprint.solved))
                self._say(found.verdict())
        sprint.stop()
        self._say(sprint.result())
        self._say(BEST.fill(count=self._ratings.best_sprint))

    def _marks(self, shown: PuzzlePosition) -> list[int] | None:
        """Read lines up to an answer; return its places, none for a skipped puzzle, None to leave."""
        while True:
            try:
                line = typed(self._ask("> "))
            except EOFError:
                self._write("")
                return None
            word, _, rest = line.partition(" ")
            word = folded(word)
            if word == "quit":
                return None
            if word == "skip":
                return []
            if not word:
                self._say(START)
            elif self._is_command(word, rest, shown):
                continue
            elif marked := self._places(shown, line):
                return marked

    def _converse(self, entry: PuzzleEntry, shown: PuzzlePosition) -> bool:
        """Read lines until the puzzle is answered or skipped; return whether another one follows."""
        marked = self._marks(shown)
        if marked is None:
            return False
        if not marked:
            self._skipped += 1
            return len(self._entries) > 1
        self._answer(entry, shown, marked)
        if len(self._entries) > 1:
            return True
        self._say(LEAVE)
        return self._ask_why()

    def _ask_why(self) -> bool:
        """Explain places of the only puzzle until the person leaves; return False: no other one follows."""
        try:
            while (line := typed(self._ask("> "))) and folded(line) != "quit":
                word, _, rest = line.partition(" ")
                self._explain(rest if folded(word) == "why" else line)
        except EOFError:
            self._write("")
        return False

    def _is_command(self, word: str, rest: str, shown: PuzzlePosition) -> bool:
        """Carry out a command; return False if the word is not a command."""
        atlas = _atlas(shown)
        if word in ("?", "help"):
            for text in HELP:
                self._say(text)
        elif word == "look":
            self._look(shown)
        elif word == "log":
            for line in log_lines(shown.observation.events, self._language.text):
                self._write(line)
        elif word == "why":
            self._explain(rest)
        elif word == "near":
            figures = () if shown.rules.guidance is None else shown.rules.guidance.figures(shown.observation)
            for place in self._named(shown, rest):
                for text in neighborhood(atlas, place, figures):
                    self._say(text)
        else:
            return False
        return True

    def _places(self, shown: PuzzlePosition, line: str) -> list[int] | None:
        """Return the places that a line names; None, with a message, if a name is unclear."""
        found = [self._named(shown, part.strip()) for part in line.split(",") if part.strip()]
        return [places[0] for places in found] if all(found) else None

    def _named(self, shown: PuzzlePosition, name: str) -> list[int]:
        """Return the one place with this name; an empty list, with a message, if there is not exactly one."""
        atlas = _atlas(shown)
        places = list(places_called(atlas, name, self._language.text))
        if len(places) == 1:
            return places
        if places:
            names = ordered((atlas.places[place].name for place in places), is_choice=True)
            self._say(SEVERAL.fill(line=name[:40], names=names))
        else:
            self._say(UNKNOWN.fill(line=name[:40]))
        return []

    def _answer(self, entry: PuzzleEntry, shown: PuzzlePosition, marked: list[int]) -> None:
        self._answered = shown
        graded, places = grade(shown, marked), _atlas(shown).places
        change = self._ratings.answer(entry, graded.share, is_solved=graded.is_solved, day=self._day)
        self._say(graded.verdict(change))
        answer = sorted(graded.right | graded.missing)
        self._say(ANSWER.fill(places=ordered(places[place].name for place in answer)))
        for place, reasons in explained(shown, graded):
            self._say(BECAUSE.fill(place=places[place].name, why=paragraph(reasons.texts)))
        if (idea := idea_of(entry)) is not None:
            self._say(idea.after)
        self._say(RATING.fill(rating=round(self._ratings.rating), change=signed(round(change))))
        if entry == puzzle_of_day(self._day):
            self._say(STREAK.fill(count=self._ratings.streak))

    def _explain(self, name: str) -> None:
        """Show the steps of the reason for a place in the puzzle that was answered last."""
        if self._answered is None:
            self._say(NO_REASON)
            return
        for place in self._named(self._answered, name):
            for number, step in enumerate(explanation(self._answered, place).steps, start=1):
                self._say(STEP.fill(number=number, sentence=step.text))

    def _look(self, shown: PuzzlePosition) -> None:
        for texts in shown.rules.summarize(shown.observation).values():
            for text in texts:
                self._say(text)

    def _say(self, text: Text) -> None:
        self._write(self._language.text(text))


def _atlas(shown: PuzzlePosition) -> Atlas:
    atlas = shown.rules.table(shown.rules.checked_options(shown.options)).atlas
    assert atlas is not None
    return atlas
