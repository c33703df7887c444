"""The deduction aids: possible places by turn, the evidence, and the player's own marks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from furyqt.rules.core.text import Text, Texts, Translate
from furyqt.views.models.deduction_lists import HIDDEN_FIGURE
from furyqt.views.panels.deduction.aids_lists import EvidencePage, MarksPage
from furyqt.views.panels.deduction.aids_places import PlacesPage

N_ = Texts("aids")

LINES = 11
"""The least height of the panel in lines of text."""
PAGES = ("places", "evidence", "marks")
_TIPS = (
    N_("Places where {figure} may be or may have been"),
    N_("Known facts about where {figure} was"),
    N_("Your own marks on the map"),
)


class AidsPanel(QWidget):
    """Three pages under three buttons; a disabled aid has no page."""

    place_chosen = Signal(int)
    pointed = Signal(object)
    """The places that a line is about, as a tuple."""

    def __init__(
        self, translate: Translate, name: Callable[[int], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._translate, self._figure = translate, HIDDEN_FIGURE
        self.places = PlacesPage(translate, name, self)
        self.evidence = EvidencePage(translate, self)
        self.marks = MarksPage(translate, name, self)
        self._pages = QStackedWidget(self)
        self.buttons = {page: QToolButton(self) for page in PAGES}
        self._group = QButtonGroup(self)
        self._lay_out()
        for page in (self.places, self.evidence, self.marks):
            page.place_chosen.connect(self.place_chosen)
        self.evidence.pointed.connect(self.pointed)
        self.retranslate()
        self.turn_to("places")

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(4)
        for number, (page, button) in enumerate(self.buttons.items()):
            button.setCheckable(True)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self._group.addButton(button, number)
            button.clicked.connect(lambda _=False, page=page: self.turn_to(page))
            row.addWidget(button)
            self._pages.addWidget(
                {"places": self.places, "evidence": self.evidence, "marks": self.marks}[page]
            )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 0)
        layout.setSpacing(6)
        layout.addLayout(row)
        layout.addWidget(self._pages, 1)

    @property
    def page(self) -> str:
        """The page in front: places, evidence or marks."""
        return PAGES[self._pages.currentIndex()]

    def turn_to(self, page: str) -> None:
        """Bring a page to the front."""
        self.buttons[page].setChecked(True)
        self._pages.setCurrentIndex(PAGES.index(page))
        self._point()

    def offer(self, pages: tuple[str, ...]) -> None:
        """Set the available pages; their order is fixed."""
        for page, button in self.buttons.items():
            button.setVisible(page in pages)
        if pages and self.page not in pages:
            self.turn_to(pages[0])

    def name_figure(self, figure: Text) -> None:
        """Set the name of the hidden figure that the aids are about."""
        self._figure = figure
        self.evidence.name_figure(figure)
        self.retranslate()

    def first(self) -> QWidget:
        """Return the first widget for the keyboard on the page in front."""
        lists: dict[str, QWidget] = {
            "places": self.places.slider if self.places.slider.isEnabled() else self.places.table,
            "evidence": self.evidence.list,
            "marks": self.marks.list,
        }
        found = lists[self.page]
        return found if found.isVisible() else self.buttons[self.page]

    def parts(self) -> tuple[QWidget, ...]:
        """Return all widgets in the order of the Tab key."""
        marks = self.marks
        own = (marks.erase_button, marks.clear_button, marks.list)
        return (*self.buttons.values(), self.places.slider, self.places.table, self.evidence.list, *own)

    def _point(self) -> None:
        """Point out places only for the evidence in front."""
        if self.page == "evidence" and self.isVisible():
            self.evidence.point_at_selected()
        else:
            self.pointed.emit(())

    def minimumSizeHint(self) -> QSize:
        """The buttons and some lines, the same for every page, so that a change of page moves nothing."""
        return QSize(super().minimumSizeHint().width(), self.fontMetrics().height() * LINES)

    def sizeHint(self) -> QSize:
        """The size of the content; the layout adds the rest."""
        return self.minimumSizeHint()

    def hasHeightForWidth(self) -> bool:
        """Return False: the lists take the available space."""
        return False

    def showEvent(self, event: QShowEvent) -> None:
        """Point out the selected places."""
        super().showEvent(event)
        self._point()

    def hideEvent(self, event: QHideEvent) -> None:
        """Point out nothing while another panel is in front."""
        super().hideEvent(event)
        self.pointed.emit(())

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        words = (self.tr("Places"), self.tr("Evidence"), self.tr("My Marks"))
        tips = (tip.fill(figure=self._figure).render(self._translate) for tip in _TIPS)
        for button, text, tip in zip(self.buttons.values(), words, tips, strict=True):
            button.setText(text)
            button.setToolTip(tip)
            button.setAccessibleDescription(tip)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self.evidence.restyle()
            self.marks.restyle()
        super().changeEvent(event)
