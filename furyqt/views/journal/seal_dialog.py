"""The dialog in which places are named as the final answer of a chapter, on the map or in the list."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from furyqt.controllers.language import Language
from furyqt.rules.core.atlas import Atlas
from furyqt.rules.core.text import Texts
from furyqt.views.access.announce import announce_now
from furyqt.views.dialogs.frame import EngravedDialog
from furyqt.views.live import LiveWidget
from furyqt.views.panels.painting import larger, serif
from furyqt.views.picture import MapPanel
from furyqt.views.puzzles.place_list import PlaceList
from furyqt.views.table.map_table import MapTable

N_ = Texts("journal")


class SealDialog(LiveWidget, EngravedDialog):
    """The answer can be sealed when at least one place is marked."""

    def __init__(
        self,
        language: Language,
        atlas: Atlas,
        panel: MapPanel,
        most: int,
        closed: frozenset[int],
        parent: QWidget,
    ) -> None:
        """`panel` is the map as the person sees it; at most so many places can be marked, no closed ones."""
        super().__init__(parent)
        self._language, self._most = language, most
        self.map = MapTable(language.translate, self)
        self.places = PlaceList(language.translate, self)
        self.title, self.question = QLabel(self), QLabel(self)
        self.question.setWordWrap(True)
        self.seal_button, self.cancel_button = (QPushButton(self, autoDefault=True) for _ in range(2))
        self.seal_button.clicked.connect(self.accept)
        self.cancel_button.clicked.connect(self.reject)
        self._lay_out()
        self.map.set_atlas(atlas)
        self.map.show_panel(panel)
        self.map.set_pencil_enabled(True)
        self.map.set_pencil({})
        self._barred = closed | atlas.indices("hospital")
        self.places.set_atlas(atlas, self._barred)
        self.map.place_activated.connect(lambda place: self._mark(place, place not in self.marked))
        self.map.mark_requested.connect(lambda place, mark: self._mark(place, bool(mark)))
        self.places.toggled.connect(self._mark)
        self.places.place_selected.connect(self.map.marks.select)
        self.retranslate()

    def _lay_out(self) -> None:
        side = QVBoxLayout()
        side.addWidget(self.title)
        side.addWidget(self.question)
        side.addWidget(self.places, 1)
        side.addWidget(self.seal_button)
        side.addWidget(self.cancel_button)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 12, 14, 12)
        row.addWidget(self.map, 3)
        row.addLayout(side, 1)

    @property
    def marked(self) -> frozenset[int]:
        """The marked places."""
        return self.places.marked

    def _mark(self, place: int, wanted: bool) -> None:
        """Mark a place or remove its mark, on the map and in the list.

        One too many is refused, and a place where he cannot be; a single mark moves to another place.
        """
        if place in self._barred:
            self.map.marks.refuse(place)
            return
        marked = self.marked - {place} if self._most > 1 else frozenset()
        if wanted and len(marked) >= self._most:
            announce_now(self, self.question.text())
            self.places.set_marked(marked)
            self.map.marks.refuse(place)
            return
        marked = marked | {place} if wanted else marked
        self.places.set_marked(marked)
        self.map.set_pencil(dict.fromkeys(marked, "here"))
        self.seal_button.setEnabled(bool(marked))

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.setWindowTitle(self.tr("Seal the Answer"))
        self.title.setText(self.tr("Where is he now?"))
        self.title.setFont(serif(self.font(), 1.6, bold=True))
        rest = self.tr("The game ends, and the answer is compared with the truth. This cannot be undone.")
        count = self._language.text(N_.plural("Mark at most %n place(s).", self._most))
        one = [self.tr("One of them has to be right.")] if self._most > 1 else []
        self.question.setText(" ".join((count, *one, rest)))
        self.question.setFont(larger(self.font(), 1.05))
        self.seal_button.setText(self.tr("Seal the Answer"))
        self.seal_button.setEnabled(bool(self.marked))
        self.cancel_button.setText(self.tr("Cancel"))
        self.places.setAccessibleName(self.tr("Places to mark"))
