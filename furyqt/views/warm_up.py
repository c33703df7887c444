"""Loads the table in steps while the first page is shown, so that a game then opens at once."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer

from furyqt.rules.core.games import game_names
from furyqt.rules.core.ruleset import ruleset
from furyqt.views.lazy_pages import warm
from furyqt.views.menus.window_parts import WindowParts

_WARM_UP_MS = 400


class WarmUp(QObject):
    """Starts to load the table shortly after the window is made."""

    def __init__(self, window: WindowParts, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._pieces: Iterator[str] | None = None
        self._timer = QTimer(self, singleShot=True, interval=_WARM_UP_MS)
        self._timer.timeout.connect(self._load)
        self._timer.start()

    def _load(self) -> None:
        game, lifecycle = self._window.settings.values.game, self._window.lifecycle
        if self._pieces is None:
            lifecycle.read_statistics()
            if not self._window.settings.values.has_finished and lifecycle.statistics.counts():
                self._window.settings.update(has_finished=True)
            self._pieces = warm(game) if game in game_names() else iter(())
            self._timer.setInterval(0)
        if next(self._pieces, ""):
            self._timer.start()
        elif lifecycle.session is None and game in game_names():
            rules = ruleset(game)
            self._window.table.view.set_game(rules, rules.default_table)
