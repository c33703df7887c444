"""Commands for the page in front: map, animations and panes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from furyqt.views.menus.window_parts import WindowParts

if TYPE_CHECKING:
    from furyqt.views.pages import MapPage
    from furyqt.views.table.map_table import MapTable


class ViewCommands(QObject):
    """Commands of the menu View."""

    def __init__(self, window: WindowParts, frame: QWidget) -> None:
        super().__init__(frame)
        self._window, self._frame = window, frame

    def show_places(self) -> None:
        """Show or hide the possible locations."""
        is_wanted = self._window.commands.actions["places"].isChecked()
        self._window.settings.update(show_possible_places=is_wanted)

    def turn_sound(self) -> None:
        """Turn the sound on or off."""
        self._window.settings.update(sound=self._window.commands.actions["sound"].isChecked())

    def fill_screen(self) -> None:
        """Fill the screen, or leave it again."""
        if self._window.commands.actions["full"].isChecked():
            self._frame.showFullScreen()
        else:
            self._frame.showNormal()

    def page(self) -> MapPage:
        return self._window.pages.here or self._window.table

    def map(self) -> MapTable:
        return self.page().view.table

    def finish_animations(self) -> None:
        """Finish the movement of every piece and card, and start the computer's next action at once."""
        self.map().scene.pieces.finish()
        self.page().view.combat.finish()
        if self._window.play is not None:
            self._window.play.moments.stage.clear()
        if (session := self._window.lifecycle.session) is not None:
            session.pace.skip_wait()

    def step_pane(self, step: int) -> None:
        """Put the keyboard on the next or previous pane."""
        panes = [pane for pane in self._window.panes() if pane.isVisible()]
        focused: QWidget | None = QApplication.focusWidget()
        here = next((i for i, pane in enumerate(panes) if pane is focused), -1 if step > 0 else 0)
        if panes:
            panes[(here + step) % len(panes)].setFocus()
