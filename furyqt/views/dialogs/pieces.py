"""Which of a player's pieces the person plays himself."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QWidget

from furyqt.controllers.language import Language
from furyqt.rules.core.ruleset import Ruleset

_COLUMNS = 2


class Pieces(QWidget):
    """A box for each seat of a player; one at least stays checked."""

    changed = Signal()

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self._language = language
        self._rules: Ruleset | None = None
        self._player = -1
        self.boxes: dict[int, QCheckBox] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)

    def offer(self, rules: Ruleset, player: int) -> None:
        """Offer the seats of this player, all checked; nothing changes if they are offered already."""
        if rules is self._rules and player == self._player:
            return
        self._rules, self._player = rules, player
        for box in self.boxes.values():
            self._grid.removeWidget(box)
            box.hide()
            box.deleteLater()
        self.boxes = {seat: QCheckBox(self) for seat in rules.seats_of(player)}
        for number, box in enumerate(self.boxes.values()):
            box.setChecked(True)
            box.toggled.connect(self._change)
            self._grid.addWidget(box, *divmod(number, _COLUMNS))
        self.retranslate()
        self._change()

    @property
    def has_choice(self) -> bool:
        """Whether the player has more seats than one."""
        return len(self.boxes) > 1

    def chosen(self) -> tuple[int, ...]:
        """The seats the person takes."""
        return tuple(seat for seat, box in self.boxes.items() if box.isChecked())

    def _change(self) -> None:
        """The last box that is checked cannot be cleared."""
        chosen = self.chosen()
        for seat, box in self.boxes.items():
            box.setEnabled(chosen != (seat,))
        self.changed.emit()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        for seat, box in self.boxes.items():
            if self._rules is not None:
                box.setText(self._language.text(self._rules.seats[seat].title))
            box.setToolTip(self.tr("The computer plays those you leave out"))
