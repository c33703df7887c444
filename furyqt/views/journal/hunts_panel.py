"""The hunt of the day: its note and task, the terms, the result to share, and the table of past hunts."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QLocale, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from furyqt.controllers.chapters.campaign_store import campaign_of
from furyqt.controllers.chapters.chapter_texts import chapter_text, texts_of
from furyqt.controllers.chapters.conditions import counting_rules, orders
from furyqt.controllers.chapters.hunts import HuntResult, Hunts
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.language import Language
from furyqt.rules.core.campaign.tags import ChapterGame
from furyqt.rules.core.text import Text, TextError, Texts
from furyqt.views.access.announce import announce_now
from furyqt.views.fields import ChoiceBox
from furyqt.views.journal import story_html as html
from furyqt.views.journal.stories import STATES
from furyqt.views.journal.story_browser import StoryBrowser
from furyqt.views.live import TranslatedWidget

N_ = Texts("journal")

CLOCK_MS = 5_000
"""The interval at which a visible page looks at the date."""


class HuntsPanel(TranslatedWidget, QWidget):
    """The first result of a day counts; a hunt can be played again for practice.

    Everything here is about the day that is shown, also when midnight has passed meanwhile.
    """

    session_begun = Signal(object)
    """A GameSession to be played."""
    noticed = Signal(object)
    """A Text for the person to read."""

    def __init__(self, hunts: Hunts, language: Language, worker: AiWorker, parent: QWidget) -> None:
        super().__init__(parent)
        self._hunts, self._language, self._worker = hunts, language, worker
        self.day = hunts.today()
        """The day whose hunt is shown."""
        self.is_old = False
        """Whether the person knows that this is no longer today."""
        self._clock = QTimer(self, interval=CLOCK_MS)
        self._clock.timeout.connect(self.check_date)
        self.browser = StoryBrowser(self)
        self.preset, self.challenge = ChoiceBox(self), ChoiceBox(self)
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
        """The hunt of the day under the chosen terms."""
        return self._hunts.chapter_game(self.day, self.preset.currentData(), self.challenge.currentData())

    def begin(self) -> None:
        """Begin the hunt that is shown."""
        terms = self.preset.currentData(), self.challenge.currentData()
        try:
            session = self._hunts.begin(self.day, *terms, worker=self._worker)
        except TextError as wrong:
            self.noticed.emit(wrong.text)
        else:
            self.session_begun.emit(session)

    def copy(self) -> None:
        """Copy the result that is shown as a line to be shared."""
        found = self._hunts.result_of(self.day)
        if found is not None:
            line = self._language.text(self._hunts.line(found))
            QGuiApplication.clipboard().setText(line)
            self._say(self.tr("Copied: {line}").format(line=line))

    def show_today(self) -> None:
        """Show the hunt of today."""
        self.day, self.is_old = self._hunts.today(), False
        self._hunts.collect()
        self.refresh()

    def check_date(self) -> None:
        """Show once that the date has changed while the page was open."""
        if not self.is_old and self._hunts.today() != self.day:
            self.is_old = True
            self._say(self._old_note())

    def refresh(self) -> None:
        """Show the hunt of the day and the table."""
        found = self._hunts.result_of(self.day)
        self.copy_button.setEnabled(found is not None)
        self.note.setText(self._old_note() if self.is_old else "")
        self.browser.show_story(self._story(found), self.tr("Hunts"))

    def _old_note(self) -> str:
        note = self.tr("It is a new day: this is still the hunt of {date}. Open the page again for the next.")
        return note.format(date=_day(self.day))

    def _say(self, words: str) -> None:
        self.note.setText(words)
        announce_now(self, words)

    def _story(self, found: HuntResult | None) -> str:
        game, say = self.hunt, self._language.text
        campaign, chapter = game.campaign, game.chapter
        title = chapter_text(campaign, chapter, "title")
        briefing = chapter_text(campaign, chapter, "briefing")
        lines = [
            *orders(game),
            *campaign.stage_lines(chapter),
            *texts_of(campaign, chapter, "rule"),
            *counting_rules(game),
        ]
        head = _HEAD.fill(date=_day(self.day), title=title or chapter.id)
        again = self._hunts.again(self.day)
        parts = [
            html.head(say(head), (say(_SAME),), "", html.drawing("campaign/act_2", 5.6)),
            html.paragraphs(say(briefing)) if briefing is not None else "",
            html.listed(say(line) for line in lines),
            html.paragraphs(say(again)) if again is not None else "",
            html.heading(say(_MINE.fill(line=self._hunts.line(found)))) if found is not None else "",
            html.rule(),
            html.heading(say(_PAST)),
        ]
        rows = [
            (
                _day(date.fromisoformat(one.date)),
                self._title(one.chapter),
                say(campaign.texts()[f"preset.{one.preset}"]),
                say(_result(one)),
                one.blocks,
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

    def showEvent(self, event: QShowEvent) -> None:
        """Show the hunt of today, and watch the date."""
        super().showEvent(event)
        self.show_today()
        self._clock.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave the date alone."""
        super().hideEvent(event)
        self._clock.stop()


def _result(one: HuntResult) -> Text:
    found = _RESULT.fill(medal=STATES[one.medal], day=one.day)
    return found if one.attempt == 1 else _LATER.fill(result=found, number=one.attempt)


def _day(day: date) -> str:
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)


_NONE = N_("None")
_HEAD = N_("The hunt of {date}: {title}")
_SAME = N_("Everyone gets the same hunt on the same day. Your first result counts.")
_MINE = N_("Your result: {line}")
_PAST = N_("Past hunts")
_DATE = N_("Date")
_HUNT = N_("Hunt")
_OUTCOME = N_("Result")
_RESULT = N_("{medal}, day {day}")
_LATER = N_("{result}, attempt {number}")
_NO_RESULTS = N_("No hunt is finished yet.")
