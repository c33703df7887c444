"""The choice of the cards that are carried on from a chapter."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from furyqt.controllers.chapters.campaign_file import FinishedChapter
from furyqt.controllers.chapters.campaign_session import CampaignSession
from furyqt.controllers.language import Language
from furyqt.rules.core.campaign.dossier import MOST_EVENTS, MOST_ITEMS
from furyqt.views.access.announce import announce_now
from furyqt.views.live import TranslatedWidget

_CARD = Qt.ItemDataRole.UserRole
_ON, _OFF = Qt.CheckState.Checked, Qt.CheckState.Unchecked
_LINES = 4


class KeepPanel(TranslatedWidget, QWidget):
    """Hidden if there is nothing to choose: no card in the hands, or the next chapter has started."""

    def __init__(self, book: CampaignSession, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self._book, self._language = book, language
        self._is_filling = False
        self.title, self.list = QLabel(self), QListWidget(self)
        self.title.setWordWrap(True)
        self.list.itemChanged.connect(self._check)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 4, 0, 0)
        lines.addWidget(self.title)
        lines.addWidget(self.list)
        self.hide()

    def show_chapter(self, finished: FinishedChapter | None) -> None:
        """Offer the cards of the newest chapter, with those that are kept so far."""
        self._is_filling = True
        self.list.clear()
        texts = self._book.store.campaign.texts()
        is_open = finished is not None and self._book.running() is None
        if finished is not None and is_open:
            for kind, cards, kept in (
                ("item", finished.items, finished.kept.items),
                ("event", finished.events, finished.kept.events),
            ):
                left = list(kept)
                for card in cards:
                    row = QListWidgetItem(self._language.text(texts[f"{kind}.{card}"]))
                    row.setData(_CARD, (kind, card))
                    row.setFlags(row.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                    row.setCheckState(_ON if card in left else _OFF)
                    if card in left:
                        left.remove(card)
                    self.list.addItem(row)
        self.setVisible(self.list.count() > 0)
        self.list.setMaximumHeight(round(self.fontMetrics().height() * 1.6 * _LINES))
        self._is_filling = False
        self.retranslate()

    def _chosen(self, kind: str) -> tuple[str, ...]:
        rows = [self.list.item(number) for number in range(self.list.count())]
        return tuple(
            row.data(_CARD)[1] for row in rows if row.data(_CARD)[0] == kind and row.checkState() == _ON
        )

    def _check(self, row: QListWidgetItem) -> None:
        """Refuse a card that would be one too many."""
        if self._is_filling:
            return
        holy = self._book.store.campaign.terms().holy
        items = self._chosen("item")
        too_many = len(items) > MOST_ITEMS or len(self._chosen("event")) > MOST_EVENTS
        if too_many or sum(item in holy for item in items) > 1:
            row.setCheckState(_OFF)
            announce_now(self, self.title.text())

    def apply(self) -> None:
        """Carry on the chosen cards."""
        if not self.isHidden():
            self._book.keep(self._chosen("item"), self._chosen("event"))

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        words = self.tr("Cards to carry on: at most {items} items, one of them holy, and {events} events.")
        self.title.setText(words.format(items=MOST_ITEMS, events=MOST_EVENTS))
        self.list.setAccessibleName(self.title.text())
