"""The hunt of the day with its terms, and beside it a calendar, the streak and past hunts."""

from __future__ import annotations

from calendar import Calendar
from datetime import date, timedelta

from PySide6.QtCore import QDate, QLocale, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from furyqt.controllers.chapters.campaign_store import campaign_of
from furyqt.controllers.chapters.chapter_texts import chapter_text, texts_of
from furyqt.controllers.chapters.conditions import counting_rules, orders
from furyqt.controllers.chapters.hunts import HuntResult, Hunts, best_medals, streak, twist
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.language import Language
from furyqt.rules.core.campaign.tags import ChapterGame
from furyqt.rules.core.text import Text, TextError, Texts
from furyqt.views.access.announce import announce_now
from furyqt.views.journal import story_html as html
from furyqt.views.journal.stories import STATES
from furyqt.views.journal.story_browser import StoryBrowser
from furyqt.views.live import LiveWidget, ThemedWidget, wear
from furyqt.views.panels.actions.button_row import ButtonRow
from furyqt.views.panels.segments import Segments
from furyqt.views.theme import current_theme

N_ = Texts("journal")

CLOCK_MS = 5_000
"""The interval at which a visible page looks at the date."""


class HuntsPanel(LiveWidget, ThemedWidget, QWidget):
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
        self.browser, self.calendar = StoryBrowser(self), StoryBrowser(self)
        self.preset, self.challenge = (Segments(self, has_title=True) for _ in range(2))
        self.note = QLabel(self)
        self.begin_button, self.copy_button = (QPushButton(self, autoDefault=True) for _ in range(2))
        self.begin_button.clicked.connect(self.begin)
        self.copy_button.clicked.connect(self.copy)
        self.preset.chosen.connect(self.refresh)
        self.challenge.chosen.connect(self.refresh)
        hunts.changed.connect(self.refresh)
        self._lay_out()
        self.retranslate()
        self.restyle()

    def _lay_out(self) -> None:
        self._terms = QWidget(self)
        lines = QVBoxLayout(self._terms)
        lines.setContentsMargins(22, 4, 22, 8)
        lines.setSpacing(4)
        for row in (self.preset, self.challenge, self.note):
            lines.addWidget(row)
        self.note.setWordWrap(True)
        self.note.setMinimumWidth(1)
        self._row = ButtonRow((self.begin_button, self.copy_button), self)
        left, right = QVBoxLayout(), QVBoxLayout()
        for part in (self.browser, self._terms, self._row):
            left.addWidget(part, int(part is self.browser))
        right.addWidget(self.calendar)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(1)
        for side in (left, right):
            side.setContentsMargins(0, 0, 0, 0)
            side.setSpacing(0)
            whole.addLayout(side, 1)

    def _fill(self) -> None:
        """List presets and challenges; the choices stay, but a twist has no other."""
        campaign = campaign_of(self._hunts.game)
        texts, terms, say = campaign.texts(), campaign.terms(), self._language.text

        def row(kind: str, name: str) -> tuple[str, str, str]:
            return name, say(texts[f"{kind}.{name}"]), say(texts[f"{kind}.{name}.note"])

        presets = [row("preset", one.id) for one in terms.presets]
        is_new = self.preset.value is None
        self.preset.ask(self.tr("Difficulty:"), presets)
        if is_new:
            self.preset.choose(terms.default_preset.id)
        forced = twist(self.day, self._hunts.game)
        challenges = [row("challenge", forced)] if forced else [
            ("", say(_NONE), ""), *(row("challenge", one.id) for one in terms.challenges)
        ]  # fmt: skip
        title = self.tr("The twist of this day:") if forced else self.tr("Challenge:")
        self.challenge.ask(title, challenges)

    @property
    def hunt(self) -> ChapterGame:
        """The hunt of the day under the chosen terms."""
        return self._hunts.chapter_game(self.day, *self._chosen_terms)

    @property
    def _chosen_terms(self) -> tuple[str, str]:
        """The ids of the preset and of the challenge, which may be empty."""
        return str(self.preset.value), str(self.challenge.value)

    def begin(self) -> None:
        """Begin the hunt that is shown."""
        try:
            session = self._hunts.begin(self.day, *self._chosen_terms, worker=self._worker)
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
        """Show the hunt of the day, the calendar and the table."""
        self._fill()
        found = self._hunts.result_of(self.day)
        self.copy_button.setEnabled(found is not None)
        self.note.setText(self._old_note() if self.is_old else "")
        self.browser.show_story(self._story(found), self.tr("Hunts"))
        self.calendar.show_story(self._past(), self.tr("Calendar of the hunts"))

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
            *game.stage_lines,
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
        ]
        return "".join(parts)

    def _past(self) -> str:
        """Return this month and the one before, the streak, the challenges, and the table."""
        campaign, say = campaign_of(self._hunts.game), self._language.text
        texts, results = campaign.texts(), self._hunts.results
        days = streak(results, self.day)
        before = self.day.replace(day=1) - timedelta(days=1)
        best = best_medals(results)
        medals = [
            (
                html.plate(f"medal/{best.get(one.id, 'none')}/c{number + 3:02}", 3.4),
                say(texts[f"challenge.{one.id}"]),
                say(STATES[best[one.id]]) if one.id in best else say(_NOT_MET),
            )
            for number, one in enumerate(campaign.terms().challenges)
        ]
        parts = [
            html.heading(say(_STREAK.fill(now=_in_a_row(days.now), longest=days.longest))),
            self._month(self.day),
            *([self._month(before)] if any(one.date[:7] == f"{before:%Y-%m}" for one in results) else ()),
            html.small(say(_TWIST)),
            html.heading(say(_CHALLENGES)),
            html.gallery(medals, columns=4),
            html.heading(say(_PAST)),
        ]
        rows = [
            (
                _day(date.fromisoformat(one.date)),
                self._title(one.chapter),
                say(texts[f"preset.{one.preset}"]),
                say(_result(one)),
                one.blocks,
            )
            for one in results
        ]
        titles = (say(_DATE), say(_HUNT), "", say(_OUTCOME), "")
        parts.append(html.table(titles, rows) if rows else html.paragraphs(say(_NO_RESULTS)))
        return "".join(parts)

    def _month(self, day: date) -> str:
        """Return the month of a day as weeks from Monday; a finished hunt has its medal."""
        locale = QLocale()
        names = [locale.standaloneDayName(number, QLocale.FormatType.ShortFormat) for number in range(1, 8)]
        medals = {one.date: one.medal for one in self._hunts.results}
        weeks = []
        for week in Calendar().monthdatescalendar(day.year, day.month):
            cells = []
            for one in week:
                if one.month != day.month:
                    cells.append(("", "", False))
                    continue
                medal = medals.get(one.isoformat(), "")
                star = "*" if twist(one, self._hunts.game) else ""
                plate = html.plate(f"medal/{medal}/act_2", 1.7) if medal else ""
                cells.append((f"{one.day}{star}", plate, one == self.day))
            weeks.append(cells)
        title = f"{locale.standaloneMonthName(day.month)} {day.year}"
        return html.heading(title, 3) + html.month(names, weeks)

    def _title(self, name: str) -> str:
        campaign = campaign_of(self._hunts.game)
        text = chapter_text(campaign, campaign.chapter(name), "title")
        return name if text is None else self._language.text(text)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.begin_button.setText(self.tr("Begin"))
        self.copy_button.setText(self.tr("Copy the Result"))
        self._row.fit()
        self.refresh()

    def restyle(self) -> None:
        """Take paper and ink of the theme's cards."""
        cards = current_theme().cards
        self._terms.setObjectName("paper")
        wear(self._terms, f"QWidget#paper {{ background: {cards.paper}; }} QLabel {{ color: {cards.ink}; }}")

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


def _in_a_row(count: int) -> Text:
    return N_.plural("%n day(s) in a row", count)


_NONE = N_("None")
_STREAK = N_("{now} (longest: {longest})")
_TWIST = N_("* Three days of each week have a twist, the same for everyone.")
_CHALLENGES = N_("Challenges")
_NOT_MET = N_("not met yet")
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
