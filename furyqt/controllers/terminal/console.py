"""A game in plain lines for a terminal, a pipe or a screen reader."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from furyqt import paths
from furyqt.controllers.language import Language
from furyqt.controllers.terminal import phrases
from furyqt.controllers.terminal.chapter_lines import ChapterLines
from furyqt.controllers.terminal.situation_report import SituationReport
from furyqt.controllers.terminal.solo import SoloGame
from furyqt.rules.core.agenda import Action, Decision
from furyqt.rules.core.file_errors import reason
from furyqt.rules.core.folding import folded, typed
from furyqt.rules.core.ruleset import Observation
from furyqt.rules.core.series import Series
from furyqt.rules.core.text import Text

MOST_LINES = 30
"""Longer lists of actions are only printed on request."""


class Console:
    """A conversation about one game.

    `say` gets one line at a time; `ask` is given a prompt and returns a line, or raises EOFError.  `save` is
    the file the record is written to when the conversation ends.
    """

    def __init__(
        self,
        game: SoloGame,
        language: Language,
        save: Path | None = None,
        say: Callable[[str], object] = print,
        ask: Callable[[str], str] = input,
    ) -> None:
        self._game = game
        self._rules, self._table = game.history.rules, game.history.table
        self._report = SituationReport(game, language, say)
        self._chapter = ChapterLines(game.history, language, say)
        self._save_path = save
        self._write = say
        self._ask = ask
        self.trouble: Text | None = None
        """Why the game was not saved in the end: in the file that was asked for, if one was."""
        self._is_done = False
        self._has_told_trouble = False
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._report.help,
            "?": self._report.help,
            "why": self._report.why,
            "near": self._report.near,
            "map": self._report.near,
            "list": self._report.list,
            "look": self._report.look,
            "places": self._report.places,
            "log": self._report.log,
            "hint": self._hint,
            "goal": self._chapter.goal,
            "seal": self._seal,
            "undo": self._undo,
            "redo": self._redo,
            "save": self._save,
            "quit": self._leave,
        }
        game.autosave.trouble_changed.connect(self._saving_changed)
        game.autosave.moved.connect(self._report.say)
        game.computers.trouble = self._report.say

    def run(self) -> None:
        """Play until the game, the input or the person ends it; Ctrl-C quits like the command."""
        try:
            self._converse()
        except KeyboardInterrupt:
            self._write("")
            self._leave()
            if self.trouble is not None:
                self._report.say(self.trouble)
            raise
        finally:
            self._game.autosave.close()
            self._game.computers.close()

    def _converse(self) -> None:
        self._report.look()
        self._report.say(phrases.WELCOME)
        asked_at = -1
        while not self._is_done:
            self._let_computers_act()
            if self._game.history.is_over:
                self._end()
                return
            if asked_at != self._game.history.ply:
                asked_at = self._game.history.ply
                self._put_question()
            try:
                line = self._ask("> ")
            except EOFError:
                self._write("")
                self._leave()
            else:
                self._run_command(typed(line))

    @property
    def _observation(self) -> Observation:
        return self._game.observation

    def _run_command(self, line: str) -> None:
        """Execute the command of a line."""
        word, _, rest = line.partition(" ")
        command = self._commands.get(folded(word))
        topics = self._rules.summarize(self._observation)
        if command is not None:
            command(rest)
        elif folded(line) in topics:
            for text in topics[folded(line)]:
                self._report.say(text)
        elif line:
            self._choose(line)

    def _choose(self, line: str) -> None:
        found = self._report.meant(line)
        if len(found) == 1 or len(several := self._several(line)) > 1:
            self._begin(found[0] if len(found) == 1 else Series(phrases.SEVERAL_CHOICES, tuple(several)))
            return
        text = phrases.AMBIGUOUS if found else phrases.NOT_UNDERSTOOD
        self._report.say(text.fill(line=line[:40], count=len(found or self._observation.actions)))

    def _several(self, line: str) -> list[Action]:
        """Return the choices that a line with commas names, one after the other; none if one is unclear."""
        parts = [self._report.meant(part.strip()) for part in line.split(",")]
        return [] if any(len(part) != 1 for part in parts) else [part[0] for part in parts]

    def _begin(self, choice: Action) -> None:
        """Play a choice; of several in a row the others follow when the game asks for them."""
        series = self._game.series
        self._game.act(series.begin(choice) if isinstance(choice, Series) else choice)
        self._report.tell()

    def _let_computers_act(self) -> None:
        announced: Text | None = None
        while True:
            seat = self._game.computer_to_move
            if self._game.is_between:
                self._game.leave_stop()
            elif seat is None:
                if (following := self._game.series.next()) is not None:
                    self._game.act(following)
                elif not self._game.pass_without_choice():
                    return
            else:
                if (name := self._name(seat)) != announced:
                    self._report.say(phrases.THINKING.fill(player=name))
                    announced = name
                self._game.let_computer_act(seat)
            self._report.tell()

    def _name(self, seat: int) -> Text:
        """Return the name of the computer in this seat; a companion of the person has a name of its own."""
        info = self._table.seats[seat]
        return info.title if info.player == self._game.player else self._table.players[info.player].title

    def _saving_changed(self, trouble: Text | None) -> None:
        """Report that saving works again; trouble is repeated before every prompt as long as it lasts."""
        if trouble is None and self._has_told_trouble:
            self._has_told_trouble = False
            self._report.say(phrases.SAVED_AGAIN)

    def _tell_trouble(self) -> None:
        trouble = self._game.autosave.trouble
        if trouble is not None:
            self._has_told_trouble = True
            self._report.say(trouble)

    def _put_question(self) -> None:
        question = self._observation.agenda[-1]
        assert isinstance(question, Decision)
        self._tell_trouble()
        self._chapter.tell()
        self._chapter.changed()
        self._report.say(question.prompt(self._observation))
        if (stake := question.at_stake(self._observation)) is not None:
            self._report.say(stake)
        if (several := question.in_a_row(self._observation)) > 1:
            self._report.say(phrases.several_at_once(several))
        count = len(self._observation.actions)
        if count > MOST_LINES:
            self._report.say(phrases.MANY.fill(count=count))
        else:
            self._report.list()

    def _seal(self, rest: str) -> None:
        if self._chapter.seal(rest):
            self._game.autosave.rewrite(self._game.history)

    def _undo(self, rest: str) -> None:
        del rest
        if self._game.last_decision is None:
            self._report.say(phrases.NOTHING_TO_UNDO)
        elif not self._game.can_undo():
            self._report.say(phrases.GAVE_INFORMATION)
        else:
            self._game.undo()
            self._report.say(phrases.UNDONE)
            self._report.look()

    def _redo(self, rest: str) -> None:
        del rest
        if not self._game.history.can_go_forward:
            self._report.say(phrases.NOTHING_TO_REDO)
        else:
            self._game.redo()
            self._report.say(phrases.REDONE)
            self._report.look()

    def _hint(self, rest: str) -> None:
        decision = self._report.hint(rest, partial(self._chapter.add_to_hint, is_first=True))
        if decision is not None:
            self._chapter.add_to_hint(decision, is_first=False)

    def _save(self, rest: str) -> None:
        if not rest:
            self._report.say(phrases.SAVE_WHERE)
        elif (trouble := self._write_record(paths.expanded(rest))) is not None:
            self._report.say(trouble)

    def _write_record(self, path: Path) -> Text | None:
        """Write the game to a file; return why this failed, or None."""
        try:
            self._game.save(path)
        except OSError as wrong:
            return phrases.NOT_SAVED.fill(file=str(path), why=reason(wrong))
        self._report.say(phrases.SAVED.fill(file=str(path)))
        return None

    def _leave(self, rest: str = "") -> None:
        """Report where the game is kept, and stop."""
        del rest
        self._is_done = True
        if self._save_path is not None:
            self.trouble = self._write_record(self._save_path)
        path = self._game.autosave.confirm(self._game.history)
        if path is not None:
            self._report.say(phrases.AUTOSAVED.fill(file=str(path)))
        if self._save_path is None:
            self.trouble = self._game.autosave.trouble
        else:
            self._tell_trouble()

    def _end(self) -> None:
        """Announce the winner, reveal the others' knowledge or the last situation, and leave."""
        history = self._game.history
        self._chapter.tell()
        if history.outcome is not None:
            self._report.say(history.outcome.reason)
        if self._table.is_open:
            self._report.look()
        for player, info in enumerate(self._table.players):
            if player != self._game.player and not self._table.is_open:
                self._report.say(phrases.TRUTH.fill(player=info.title))
                self._report.describe(history.observation(player))
        self._leave()
