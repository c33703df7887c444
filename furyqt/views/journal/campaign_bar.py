"""The choice of a campaign, with buttons to start one, to delete one, and to leave the page."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QMessageBox, QPushButton, QWidget

from furyqt.controllers.chapters.campaign_session import CampaignSession
from furyqt.controllers.chapters.campaign_store import RUN
from furyqt.controllers.chapters.chapter_texts import chapter_name
from furyqt.controllers.language import Language
from furyqt.rules.core.text import Texts
from furyqt.views.dialogs.message_box import QUESTION, MessageBox
from furyqt.views.live import TranslatedWidget
from furyqt.views.panels.segments import Segments

N_ = Texts("journal")

_NAME, _RUN = "campaign-{number}", f"{RUN}{{number}}"


class CampaignBar(TranslatedWidget, QWidget):
    """Several campaigns are kept side by side; one is open."""

    noticed = Signal(object)
    """A Text for the person to read."""

    def __init__(self, book: CampaignSession, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self._book, self._language = book, language
        self.names = Segments(self)
        self.new_button, self.run_button, self.delete_button, self.leave_button = (
            QPushButton(self, autoDefault=True) for _ in range(4)
        )
        self.note = QLabel(self)
        self.note.setWordWrap(True)
        self.note.setMinimumWidth(1)
        self.question: QMessageBox | None = None
        """The question whether a campaign is deleted, while it is open."""
        self.names.chosen.connect(lambda name: self._book.open(name))
        self.new_button.clicked.connect(lambda: self.create_campaign())
        self.run_button.clicked.connect(lambda: self.create_campaign(_RUN))
        self.delete_button.clicked.connect(self._ask)
        lines = QGridLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self.names, 0, 0, 1, 2)
        lines.addWidget(self.new_button, 1, 0)
        lines.addWidget(self.delete_button, 1, 1)
        lines.addWidget(self.run_button, 2, 0, 1, 2)
        lines.addWidget(self.note, 3, 0, 1, 2)
        self.retranslate()

    def open_any(self) -> None:
        """Open the campaign that was played last, and start one if there is none."""
        store = self._book.store
        if store.name:
            return
        for name in store.newest_names:
            if self._book.open(name):
                return
        self.create_campaign()

    def create_campaign(self, form: str = _NAME) -> None:
        """Start a campaign, or a run, with the next number."""
        store = self._book.store
        number = next(n for n in range(1, len(store.names) + 2) if form.format(number=n) not in store.names)
        store.create(form.format(number=number))

    def _ask(self) -> None:
        """Ask before a campaign is deleted."""
        name = self._book.store.name
        question = self.question = MessageBox(
            QUESTION,
            self.tr("Delete the Campaign"),
            self.tr("Delete “{name}” with all its records?").format(name=self._title(name)),
            self,
            QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No,
        )
        question.setDefaultButton(QMessageBox.StandardButton.No)
        question.finished.connect(lambda answer: self._answered(name, answer))
        question.open()

    def _answered(self, name: str, answer: int) -> None:
        self.question = None
        if answer == QMessageBox.StandardButton.Yes:
            self._book.store.delete(name)
            self.noticed.emit(_DELETED.fill(name=self._title(name)))
            self.open_any()

    def refresh(self) -> None:
        """List the campaigns."""
        store = self._book.store
        self.names.offer(store.names)
        self.names.name(self.tr("Campaign"), map(self._title, store.names))
        self.names.choose(store.name)
        self.delete_button.setEnabled(bool(store.name))
        lost = next((one for one in store.finished if not one.is_success), None) if store.is_lost else None
        ended = self.tr("The run is over: {chapter} was lost.")
        one_life = self.tr("One life: the first chapter that is lost ends the run.")
        if lost is not None:
            chapter = chapter_name(store.campaign, store.campaign.chapter(lost.chapter))
            self.note.setText(ended.format(chapter=self._language.text(chapter)))
        else:
            self.note.setText(one_life)
        self.note.setVisible(store.is_run)

    def _title(self, name: str) -> str:
        word, _, number = name.rpartition("-")
        if f"{word}-" == RUN and number.isdecimal():
            return self.tr("Iron run {number}").format(number=number)
        if f"{word}-{{number}}" == _NAME and number.isdecimal():
            return self.tr("Campaign {number}").format(number=number)
        return name

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.new_button.setText(self.tr("New Campaign"))
        self.run_button.setText(self.tr("New Iron Run"))
        self.run_button.setToolTip(
            self.tr("The whole campaign at the highest difficulty; the first chapter that is lost ends it")
        )
        self.delete_button.setText(self.tr("Delete…"))
        self.leave_button.setText(self.tr("Main Menu"))
        self.refresh()


_DELETED = N_("{name} was deleted.")
