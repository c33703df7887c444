"""Commands for the game in progress."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from furyqt.views.menus.window_parts import WindowParts
from furyqt.views.panels.playback.pace_bar import FAST, NORMAL, SLOW


class GameCommands(QObject):
    """Commands of the menu Move."""

    def __init__(self, window: WindowParts, frame: QWidget) -> None:
        super().__init__(frame)
        self._window = window

    def undo(self) -> None:
        """Take back the last own decision."""
        if (session := self._window.lifecycle.session) is not None:
            session.undo_stack.undo()

    def redo(self) -> None:
        """Do again what was taken back."""
        if (session := self._window.lifecycle.session) is not None:
            session.undo_stack.redo()

    def hint(self) -> None:
        """Ask for a hint."""
        if self._window.play is not None:
            self._window.play.hints.ask()

    def move_now(self) -> None:
        """Make the computer play the action it has found."""
        if (session := self._window.lifecycle.session) is not None:
            session.computer.move_now()

    def stop(self) -> None:
        """Stop the computer."""
        if (session := self._window.lifecycle.session) is not None:
            session.computer.cancel()

    def resume(self) -> None:
        """Resume the computer."""
        if (session := self._window.lifecycle.session) is not None:
            session.computer.resume()

    def show_truth(self) -> None:
        """Show the truth after the end."""
        if self._window.play is not None:
            self._window.play.show_truth()

    def show_story(self) -> None:
        """Show the others' last turn again, its sentences also in the status bar."""
        if self._window.play is not None:
            messages = self._window.messages
            if words := self._window.play.story.show_again():
                messages.show(words)
            else:
                messages.tell(self.tr("Nothing has happened since your last turn."))

    def change_pace(self, step: int) -> None:
        """Make the computer's actions slower (-1) or faster (1), and say how fast they are now."""
        if self._window.play is not None:
            names = {
                SLOW: self.tr("The computer's actions are slow."),
                NORMAL: self.tr("The computer's actions have the normal pace."),
                FAST: self.tr("The computer's actions are fast."),
            }
            self._window.messages.tell(names[self._window.play.pace.change_pace(step)])

    def pass_phase(self) -> None:
        """Pass all prompts of this phase."""
        if self._window.play is not None:
            self._window.play.moves.pass_phase()

    def agree(self) -> None:
        """Agree to the computer teammate's plan."""
        if self._window.play is not None:
            self._window.play.moves.agree()

    def trust(self) -> None:
        """Agree to all plans of this phase."""
        if self._window.play is not None:
            self._window.play.moves.trust()

    def skip_to_turn(self) -> None:
        """Skip ahead to the person's next turn."""
        if self._window.play is not None:
            self._window.play.moves.skip_to_turn()
