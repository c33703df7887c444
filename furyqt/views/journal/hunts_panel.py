"""The hunt of the day: its note and task, the terms, the result to share, and the table of past hunts."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QDate, QEvent, QLocale, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from furyqt.controllers.chapters.chapter_texts import chapter_text, texts_of
from furyqt.controllers.chapters.conditions import condition
from furyqt.controllers.chapters.hunts import HuntResult, Hunts
from furyqt.controllers.chapters.shelf import campaign_of
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.language import Language
from furyqt.rules.core.campaign.tags import ChapterGame
from furyqt.rules.core.text import N_, TextError
from furyqt.views.access.announce import announce_now
from furyqt.views.journal import story_html as html
from furyqt.views.journal.story_browser import StoryBrowser
from furyqt.views.journal.words import STATES


class HuntsPanel(QWidget):
    """The first result of a day counts; a hunt can be played again for practice."""

    session_begun = Signal(object)
    """A GameSession to be played."""
    noticed = Signal(object)
    """A Text for the person to read."""

    def __init__(self, hunts: Hunts, language: Language, worker: AiWorker, parent: QWidget) -> None:
        super().__init__(parent)
        self._hunts, self._language, self._worker = hunts, language, worker
        self.today: Callable[[], date] = date.today
        self.browser = StoryBrowser(self)
        self.preset, self.challenge = QComboBox(self), QComboBox(self)
        self.preset_label, self.challenge_label, self.note = (QLabel(self) for _ in range(3))
        self.begin_button, self.copy_button = (QPushButton(self, autoDefault=True) for _ in range(2))
        self.begin_button.clicked.connect(self.begin)
        self.copy_button.clicked.connect(self.copy)
        self.preset.activated.connect(self.refresh)
        self.challenge.activated.connect(self.refresh)
        hunts.changed.connect(self.refresh)
        self._lay_out()
        self._fill()
        self.retranslate()

    def _lay_out(self) -> None:
        terms, buttons = QHBoxLayout(), QHBoxLayout()
        self.preset_label.setBuddy(self.preset)
        self.challenge_label.setBuddy(self.challenge)
        for part in (self.preset_label, self.preset, self.challenge_label, self.challenge):
            terms.addWidget(part, int(isinstance(part, QComboBox)))
        buttons.addWidget(self.begin_button, 1)
        buttons.addWidget(self.copy_button, 1)
        for line in (terms, buttons):
            line.setContentsMargins(10, 2, 10, 2)
        self.note.setContentsMargins(10, 0, 10, 6)
        self.note.setWordWrap(True)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self.browser, 1)
        lines.addLayout(terms)
        lines.addLayout(buttons)
        lines.addWidget(self.note)

    def _fill(self) -> None:
        """List presets and challenges; the choices stay."""
        campaign = campaign_of(self._hunts.game)
        texts, terms, say = campaign.texts(), campaign.terms(), self._language.text
        chosen = self.preset.currentData() or terms.default_preset.id, self.challenge.currentData() or ""
        self.preset.clear()
        self.challenge.clear()
        for preset in terms.presets:
            self.preset.addItem(say(texts[f"preset.{preset.id}"]), preset.id)
        self.challenge.addItem(say(_NONE), "")
        for challenge in terms.challenges:
            self.challenge.addItem(say(texts[f"challenge.{challenge.id}"]), challenge.id)
        self.preset.setCurrentIndex(self.preset.findData(chosen[0]))
        self.challenge.setCurrentIndex(self.challenge.findData(chosen[1]))

    @property
    def hunt(self) -> ChapterGame:
        """The hunt of today under the chosen terms."""
        return self._hunts.chapter_game(self.today(), self.preset.currentData(), self.challenge.currentData())

    def begin(self) -> None:
        """Begin the hunt of today."""
        terms = self.preset.currentData(), self.challenge.currentData()
        try:
            session = self._hunts.begin(self.today(), *terms, worker=self._worker)
        except TextError as wrong:
            self.noticed.emit(wrong.text)
        else:
            self.session_begun.emit(session)

    def copy(self) -> None:
        """Copy the result of today as a line to be shared."""
        found = self._hunts.result_of(self.today())
        if found is not None:
            line = self._language.text(self._hunts.line(found))
            QGuiApplication.clipboard().setText(line)
            self.note.setText(self.tr("Copied: {line}").format(line=line))
            announce_now(self, self.note.text())

    def refresh(self) -> None:
        """Show the hunt of today and the table."""
        found = self._hunts.result_of(self.today())
        self.copy_button.setEnabled(found is not None)
        self.note.setText("")
        self.browser.show_story(self._story(found), self.tr("Hunts"))

    def _story(self, found: HuntResult | None) -> str:
        game, say = self.hunt, self._language.text
        campaign, chapter = game.campaign, game.chapter
        title = chapter_text(campaign, chapter, "title")
        briefing = chapter_text(campaign, chapter, "briefing")
        loss = chapter.judge.loss
        lines = [
            _GOAL.fill(goal=condition(game, chapter.judge.goal)),
            *(() if loss is None else (_LOSS.fill(loss=condition(game, loss)),)),
            _DAYS.fill(days=game.days),
            *campaign.stage_lines(chapter),
            *texts_of(campaign, chapter, "rule"),
        ]
        head = _HEAD.fill(date=_day(self.today()), title=title or chapter.id)
        parts = [
            html.head(say(head), (say(_SAME),), "", html.drawing("campaign/act_2", 5.6)),
            html.paragraphs(say(briefing)) if briefing is not None else "",
            html.listed(say(line) for line in lines),
            html.heading(say(_MINE.fill(line=self._hunts.line(found)))) if found is not None else "",
            html.rule(),
            html.heading(say(_PAST)),
        ]
        rows = [
            (
                _day(date.fromisoformat(one.date)),
                self._title(one.chapter),
                say(campaign.texts()[f"preset.{one.preset}"]),
                say(_RESULT.fill(medal=STATES[one.medal], day=one.day)),
                one.nights,
            )
            for one in self._hunts.results
        ]
        titles = (say(_DATE), say(_HUNT), "", say(_OUTCOME), "")
        parts.append(html.table(titles, rows) if rows else html.paragraphs(say(_NO_RESULTS)))
        return "".join(parts)

    def _title(self, name: str) -> str:
        campaign = campaign_of(self._hunts.game)
        text = chapter_text(campaign, campaign.chapter(name), "title")
        return name if text is None else self._language.text(text)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.preset_label.setText(self.tr("Preset:"))
        self.challenge_label.setText(self.tr("Challenge:"))
        self.preset.setAccessibleName(self.preset_label.text().rstrip(":"))
        self.challenge.setAccessibleName(self.challenge_label.text().rstrip(":"))
        self.begin_button.setText(self.tr("Begin"))
        self.copy_button.setText(self.tr("Copy the Result"))
        self._fill()
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def _day(day: date) -> str:
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)


_NONE = N_("journal", "None")
_GOAL = N_("journal", "Goal: {goal}.")
_LOSS = N_("journal", "Lost: {loss}.")
_DAYS = N_("journal", "Days: {days}.")
_HEAD = N_("journal", "The hunt of {date}: {title}")
_SAME = N_("journal", "Everyone gets the same hunt on the same day. Your first result counts.")
_MINE = N_("journal", "Your result: {line}")
_PAST = N_("journal", "Past hunts")
_DATE = N_("journal", "Date")
_HUNT = N_("journal", "Hunt")
_OUTCOME = N_("journal", "Result")
_RESULT = N_("journal", "{medal}, day {day}")
_NO_RESULTS = N_("journal", "No hunt is finished yet.")
