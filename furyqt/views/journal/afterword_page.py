"""The page after a chapter: the verdict and the entry, the true way on the map, and the cards to carry on."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from furyqt.controllers.chapters.campaign_file import FinishedChapter
from furyqt.controllers.chapters.campaign_session import CampaignSession
from furyqt.controllers.chapters.campaign_store import campaign_of
from furyqt.controllers.chapters.journal_pages import Afterword, AfterwordNight, JournalEntry, JournalPages
from furyqt.controllers.language import Language
from furyqt.controllers.storage.game_files import LibraryError
from furyqt.rules.core.atlas import Atlas
from furyqt.rules.core.campaign.dossier import MOST_EVENTS, MOST_ITEMS
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import Texts
from furyqt.views.access.announce import announce, announce_now
from furyqt.views.boards import board
from furyqt.views.journal.riders import ShelfCard, Ware
from furyqt.views.journal.stories import afterword_page, verdict_words
from furyqt.views.journal.story_browser import StoryBrowser
from furyqt.views.live import LiveWidget, ThemedWidget, TranslatedWidget, wear
from furyqt.views.panels.actions.button_row import ButtonRow
from furyqt.views.panels.flow import FlowLayout
from furyqt.views.panels.painting import serif
from furyqt.views.table.map_table import MapTable
from furyqt.views.theme import current_theme

N_ = Texts("journal")


class KeepPanel(LiveWidget, ThemedWidget, QWidget):
    """Hidden if there is nothing to choose: no card in the hands, or the next chapter has started."""

    def __init__(self, book: CampaignSession, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self._book, self._language = book, language
        self.title = QLabel(self)
        self.title.setWordWrap(True)
        self.title.setMinimumWidth(1)
        self.cards: list[ShelfCard] = []
        """The real cards of the hands; those that are carried on are checked."""
        self._box = QWidget(self)
        self._line = FlowLayout(self._box, gap=4)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(22, 6, 22, 4)
        lines.addWidget(self.title)
        lines.addWidget(self._box)
        self.hide()
        self.restyle()

    def show_chapter(self, finished: FinishedChapter | None) -> None:
        """Offer the cards of the newest chapter, with those that are kept so far."""
        for card in self.cards:
            card.hide()
            card.deleteLater()
        self.cards = []
        campaign = self._book.store.campaign
        own = board(campaign.chapters()[0].game)
        if finished is not None and self._book.running() is None:
            for kind, cards, kept in (
                ("item", finished.items, finished.kept.items),
                ("event", finished.events, finished.kept.events),
            ):
                left = list(kept)
                for name in cards:
                    words = self._language.text(campaign.texts()[f"{kind}.{name}"])
                    ware = Ware(f"{kind}:{name}", words, 0, own.card(f"{kind}:{name}"), "")
                    card = ShelfCard(ware, self._language.translate, self._box)
                    card.setChecked(name in left)
                    card.clicked.connect(lambda _=False, card=card: self.take(card))
                    if name in left:
                        left.remove(name)
                    self._line.addWidget(card)
                    self.cards.append(card)
        self.setVisible(bool(self.cards))
        self.retranslate()

    def _chosen(self, kind: str) -> tuple[str, ...]:
        chosen = (card.ware.id.partition(":") for card in self.cards if card.isChecked())
        return tuple(name for of, _, name in chosen if of == kind)

    def take(self, card: ShelfCard) -> None:
        """Carry a card on, or leave it; one too many is refused."""
        card.setChecked(not card.isChecked())
        holy = self._book.store.campaign.terms().holy
        items = self._chosen("item")
        too_many = len(items) > MOST_ITEMS or len(self._chosen("event")) > MOST_EVENTS
        if too_many or sum(item in holy for item in items) > 1:
            card.setChecked(False)
            announce_now(self, self.title.text())
        self.retranslate()

    def apply(self) -> None:
        """Carry on the chosen cards."""
        if not self.isHidden():
            self._book.keep(self._chosen("item"), self._chosen("event"))

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        words = self.tr("Cards to carry on: at most {items} items, one of them holy, and {events} events.")
        self.title.setText(words.format(items=MOST_ITEMS, events=MOST_EVENTS))
        self.title.setFont(serif(self.font(), 1.05))
        self._box.setAccessibleName(self.title.text())
        taken = self.tr("carried on")
        for card in self.cards:
            spoken = f"{card.ware.name}: {taken}" if card.isChecked() else card.ware.name
            card.show_taker(taken if card.isChecked() else "", spoken)

    def restyle(self) -> None:
        """Take paper and ink of the theme's cards."""
        cards = current_theme().cards
        self.setObjectName("keep")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        wear(self, f"QWidget#keep {{ background: {cards.paper}; }} QLabel {{ color: {cards.ink}; }}")
        self.title.setFont(serif(self.font(), 1.05))  # which Qt forgets with every new style sheet


BUTTONS = ("journal", "replay", "winter")


class AfterwordPage(TranslatedWidget, QWidget):
    """Each night shows the true place beside the places where the figure had to be expected."""

    left = Signal()
    replay_wanted = Signal(str)
    """The id of a chapter whose game is to be watched."""
    noticed = Signal(object)
    """A Text for the person to read."""

    def __init__(
        self, language: Language, book: CampaignSession, pages: JournalPages, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._language, self._book, self._pages = language, book, pages
        self._name = ""
        self._found: Afterword | None = None
        self.story = StoryBrowser(self)
        self.map = MapTable(language.translate, self)
        self.nights = QListWidget(self)
        self.nights_title = QLabel(self)
        self.keep = KeepPanel(book, language, self)
        self.buttons = {name: QPushButton(self, autoDefault=True) for name in BUTTONS}
        self.buttons["journal"].clicked.connect(self.leave)
        self.buttons["replay"].clicked.connect(lambda: self.replay_wanted.emit(self._name))
        self.buttons["winter"].clicked.connect(self._burn)
        self._row = ButtonRow(list(self.buttons.values()), self)
        self.nights.setWordWrap(True)
        self.nights.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.nights.currentRowChanged.connect(self._show_night)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addWidget(self.story, 1)
        left.addWidget(self.keep)
        left.addWidget(self._row)
        right.addWidget(self.map, 3)
        right.addWidget(self.nights_title)
        right.addWidget(self.nights, 1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(6, 6, 6, 6)
        whole.addLayout(left, 1)
        whole.addLayout(right, 1)

    def show_chapter(self, name: str) -> None:
        """Show a finished chapter of the open campaign."""
        self._name = name
        try:
            self._found = self._pages.afterword(name)
        except LibraryError as wrong:
            self._found = None
            self.noticed.emit(wrong.text)
        self.map.set_atlas(self._atlas)
        self.map.show_panel(None)
        chapter = self._book.store.campaign.chapter(name)
        self.map.close_places(frozenset(campaign_of(chapter.game).closed(chapter)))
        self._row.show_only(
            *(self.buttons[name] for name in ("journal", "replay")),
            *((self.buttons["winter"],) if self._is_last and self._book.can_burn else ()),
        )
        self.retranslate()
        self.nights.setCurrentRow(0)

    @property
    def entry(self) -> JournalEntry:
        """The chapter on the page."""
        return self._pages.entry(self._name)

    @property
    def _is_last(self) -> bool:
        finished = self._book.store.finished
        return bool(finished) and finished[-1].chapter == self._name

    @property
    def _atlas(self) -> Atlas | None:
        chapter = self._book.store.campaign.chapter(self._name)
        rules = ruleset(chapter.game)
        return rules.table(rules.checked_options(chapter.options)).atlas

    @property
    def _nights(self) -> tuple[AfterwordNight, ...]:
        return () if self._found is None else self._found.nights

    def welcome(self) -> None:
        """Focus the page, and say the verdict."""
        self.story.setFocus(Qt.FocusReason.TabFocusReason)
        finished = self.entry.finished
        if finished is not None:
            announce(self, self._language.text(verdict_words(self._book.store.campaign, finished)))

    def _show_night(self, row: int) -> None:
        """Show the true place and the expected ones of a night on the map."""
        if not 0 <= row < len(self._nights):
            return
        night = self._nights[row]
        self.map.show_chances(dict.fromkeys(night.expected, 1.0), weighted=False)
        self.map.set_pencil({night.place: "here"})
        self.map.marks.select(night.place)

    def _fill_nights(self) -> None:
        row, atlas = self.nights.currentRow(), self._atlas
        self.nights.clear()
        for night in self._nights if atlas is not None else ():
            assert atlas is not None
            count = N_.plural("%n possible place(s)", len(night.expected))
            line = _NIGHT.fill(when=night.title, place=atlas.places[night.place].name, count=count)
            self.nights.addItem(QListWidgetItem(self._language.text(line)))
        self.nights.setCurrentRow(max(0, row))

    def leave(self) -> None:
        """Carry on the chosen cards, and return to the book."""
        self.keep.apply()
        self.left.emit()

    def _burn(self) -> None:
        """Take back the lost last chapter."""
        self._book.burn_last_page()
        self.left.emit()

    def panes(self) -> tuple[QWidget, ...]:
        """Return the panes in the order of F6."""
        return self.story, self.map.map, self.nights, self.buttons["journal"]

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        texts = self._book.store.campaign.texts()
        words = {
            "journal": self.tr("Journal"), "replay": self.tr("Watch Replay"),
            "winter": self._language.text(texts["winter.title"]),
        }  # fmt: skip
        for name, text in words.items():
            self.buttons[name].setText(text)
        self.buttons["winter"].setToolTip(self._language.text(texts["winter.text"]))
        self.nights_title.setText(self.tr("The true route, turn by turn"))
        self.nights_title.setBuddy(self.nights)
        self.nights.setAccessibleName(self.nights_title.text())
        self.story.setAccessibleName(self.tr("Afterword"))
        self._row.fit()
        if not self._name or self.entry.finished is None:
            return
        epilogue = self._pages.epilogue() if self._is_last else ""
        campaign = self._book.store.campaign
        entries, say = self._pages.entries(), self._language.text
        story = afterword_page(campaign, self.entry, self._found, epilogue, entries, say)
        self.story.show_story(story, self._language.text(self.entry.title))
        goes_on = self._is_last and bool(self._book.store.open_chapters)
        self.keep.show_chapter(self.entry.finished if goes_on else None)
        self._fill_nights()


_NIGHT = N_("{when}: {place}, {count}")
