"""The pages of a campaign's book: entries, letters, habits and the afterword, as texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import msgspec

from ai.styles import style_words
from furyqt.controllers.chapters.beginning import style_of
from furyqt.controllers.chapters.campaign_file import FinishedChapter, played_chapter
from furyqt.controllers.chapters.campaign_session import CampaignSession
from furyqt.controllers.chapters.campaign_store import CampaignStore, campaign_of
from furyqt.controllers.chapters.chapter_texts import UNTITLED, chapter_label, chapter_text, texts_of
from furyqt.controllers.chapters.conditions import counting_rules, medal_conditions, orders, summary_rows
from furyqt.controllers.chapters.course import course_of
from furyqt.controllers.chapters.dossier_changes import needs_help, other_branch
from furyqt.controllers.chapters.story import Paper, paper_of, uses
from furyqt.controllers.chapters.verdict import FAILED, SEAL
from furyqt.controllers.session.seats import taken_back
from furyqt.controllers.storage.game_files import LibraryError
from furyqt.rules.core.agenda import State
from furyqt.rules.core.campaign.aim import DAY
from furyqt.rules.core.campaign.campaign import TrueNight
from furyqt.rules.core.campaign.chapter import CampaignChapter
from furyqt.rules.core.campaign.tags import game_of_chapter
from furyqt.rules.core.campaign.terms import CATCH_UP, ChapterTerms
from furyqt.rules.core.record import Record
from furyqt.rules.core.ruleset import AnyRuleset
from furyqt.rules.core.text import Text, Texts

N_ = Texts("chapters")

CLOSED, OPEN, RUNNING, PASSED, LOST, SKIPPED = ("closed", "open", "running", "passed", "failed", "skipped")
"""The states of an entry; a skipped one is the branch of a fork that was not taken."""
_TAKEN = (RUNNING, PASSED, LOST)
FEWEST_CHANCES = 8
"""A habit is named from this number of chances on."""
_ACTS = (5, 8)
"""The numbers of the last chapters of the first two acts."""
NAMED = N_("{number}. {title}")
"""A chapter with its number."""
_DAYS = N_("Days")
_TAKEN_BACK = N_("Undone")
_OF = N_("{count} of {all}")
_MEETINGS = ("fights", "revealed")
"""The kinds of moments that are meetings."""
EXILE_HARM = 1
"""The damage in the last chapter after which the hidden figure withdraws when the days are over."""
EPILOGUES = ASH, EXILE, REIGN = ("A", "B", "C")


@dataclass(frozen=True)
class JournalEntry:
    """One chapter in the tree of entries, with everything that its page shows."""

    id: str
    number: int
    label: str
    """Its number in words, with the letter of a branch: "10b"."""
    text: str
    """The beginning of the keys of its texts."""
    act: int
    state: str
    medal: str
    """The medal of the campaign, or empty."""
    title: Text
    date: Text | None
    writer: Text | None
    briefing: Text | None
    before: tuple[Paper, ...]
    """At a fork: the letter that asks for help, and the answer to those who were refused."""
    enclosure: Paper | None
    """A paper that came with the briefing."""
    uses: tuple[Text, ...]
    """The uses of papers that were found before."""
    rules: tuple[Text, ...]
    orders: tuple[Text, ...]
    """The sentences that say what to do in how many days, and what loses the chapter."""
    medals: tuple[Text, ...]
    """The conditions of the medals above bronze."""
    days: int
    seal_places: int
    """The most places that may be named as the final answer; 0 if the chapter has no seal."""
    seal_from: int
    """The first day on which they may be named."""
    journal: tuple[Text, ...]
    paper: Paper | None
    """The paper at the end of the finished game."""
    forks: tuple[str, ...]
    after: tuple[str, ...]
    """The chapters, any one of which it follows."""
    spot: str
    """The place of the map at which it stands on the page of contents."""
    portrait: str
    """The name of the portrait of the writer, or empty."""
    figures: tuple[str, ...]
    """The names of the seats that take part."""
    finished: FinishedChapter | None


@dataclass(frozen=True)
class Letter:
    """A briefing or a journal entry, to be read again or printed."""

    chapter: str
    title: Text
    date: Text | None
    writer: Text | None
    paragraphs: tuple[Text, ...]


@dataclass(frozen=True)
class AfterwordNight:
    """The hidden figure's true place after one of its turns, and the places where it had to be expected."""

    title: Text
    """The time in words."""
    place: int
    expected: tuple[int, ...]
    position: int
    """The number of actions before it."""


@dataclass(frozen=True)
class MetPlace:
    """A place where the hidden figure was met."""

    place: str
    """Its key in drawings."""
    name: Text
    count: int


@dataclass(frozen=True)
class Afterword:
    """The truth about a finished chapter."""

    nights: tuple[AfterwordNight, ...]
    habit: Text | None
    style: Text | None
    numbers: tuple[tuple[Text, Text], ...] = ()
    """The counters of the goal and of the loss, and more numbers of the game, each with its name."""


def chapter_number(chapter: CampaignChapter) -> int:
    """Return a chapter's number; branches share one."""
    return int(chapter_label(chapter).rstrip("abc"))


def next_chapter(store: CampaignStore) -> Text | None:
    """Open the campaign that was played last; return the name of its next chapter, or None."""
    names = store.newest_names
    if not names or not store.open(names[0]) or not store.open_chapters:
        return None
    chapter = store.campaign.chapter(store.open_chapters[0])
    title = chapter_text(store.campaign, chapter, "title") or UNTITLED
    return NAMED.fill(number=chapter_label(chapter), title=title)


class JournalPages:
    """The pages of a book."""

    def __init__(self, book: CampaignSession) -> None:
        self._book = book

    def entries(self, preset: str = "") -> tuple[JournalEntry, ...]:
        """Return all chapters in their order; `preset` is that of the days and the measured chance."""
        return tuple(self._entry(chapter, preset) for chapter in self._book.store.campaign.chapters())

    def entry(self, chapter: str, preset: str = "", bought: tuple[str, ...] = ()) -> JournalEntry:
        """Return one chapter with the days bought for it, a finished one as it was played; NoChapterError."""
        return self._entry(self._book.store.campaign.chapter(chapter), preset, bought)

    def _entry(self, chapter: CampaignChapter, preset: str, bought: tuple[str, ...] = ()) -> JournalEntry:
        store = self._book.store
        campaign, finished = store.campaign, store.finished_as(chapter.id)
        used = finished.preset if finished else preset or store.preset
        terms = ChapterTerms(
            dossier=store.dossier_for(chapter.id, used),
            preset=used,
            bought=finished.bought if finished else bought,
            challenge=finished.challenge if finished else "",
        )
        if chapter.id in store.open_chapters and needs_help([one.medal for one in store.finished]):
            terms = msgspec.structs.replace(terms, bought=(*bought, CATCH_UP))
        game = game_of_chapter(chapter, terms)
        return JournalEntry(
            id=chapter.id,
            number=chapter_number(chapter),
            label=chapter_label(chapter),
            text=chapter.text,
            act=1 + sum(chapter_number(chapter) > last for last in _ACTS),
            state=self._state(chapter, finished),
            medal=finished.medal if finished else "",
            title=chapter_text(campaign, chapter, "title") or UNTITLED,
            date=chapter_text(campaign, chapter, "date"),
            writer=chapter_text(campaign, chapter, "writer"),
            briefing=chapter_text(campaign, chapter, "briefing"),
            before=self._fork_letters(chapter),
            enclosure=paper_of(campaign, chapter, "enclosure", self._totals(chapter)),
            uses=uses(campaign, chapter, terms.dossier.marks),
            rules=(
                *game.stage_lines,
                *texts_of(campaign, chapter, "rule"),
                *counting_rules(game),
            ),
            orders=orders(game),
            medals=medal_conditions(game),
            days=game.days,
            seal_places=game.seal_places,
            seal_from=game.aim.seal_from,
            journal=finished.journal if finished else (),
            paper=finished.paper if finished else None,
            forks=other_branch(chapter, campaign.chapters()),
            after=chapter.after,
            spot=campaign.spots.get(chapter.text, ""),
            portrait=campaign.writers.get(chapter.text, ""),
            figures=game.campaign.figures(chapter),
            finished=finished,
        )

    def _state(self, chapter: CampaignChapter, finished: FinishedChapter | None) -> str:
        if finished is not None:
            return LOST if finished.medal == FAILED else PASSED
        store = self._book.store
        if chapter.id in store.open_chapters:
            return RUNNING if self._book.running(chapter.id) is not None else OPEN
        branches = other_branch(chapter, store.campaign.chapters())
        return SKIPPED if any(store.finished_as(other) for other in branches) else CLOSED

    def _fork_letters(self, chapter: CampaignChapter) -> tuple[Paper, ...]:
        """Return the letter that asks for help, and the answer of the branch that was taken."""
        store = self._book.store
        others = other_branch(chapter, store.campaign.chapters())
        branches = (chapter, *map(store.campaign.chapter, others)) if others else ()
        taken = [one for one in branches if self._state(one, store.finished_as(one.id)) in _TAKEN][:1]
        found = [paper_of(store.campaign, one, "plea", {}) for one in branches[:1]]
        found += [paper_of(store.campaign, one, "answer", {}) for one in taken]
        return tuple(paper for paper in found if paper is not None)

    def _totals(self, chapter: CampaignChapter) -> Mapping[str, int]:
        """Return the counters of all chapters that were finished before this one."""
        store = self._book.store
        own = store.finished_as(chapter.id)
        earlier = store.finished[: own.number - 1] if own else store.finished
        names = dict.fromkeys((*store.campaign.counters, *(name for one in earlier for name in one.counts)))
        return {name: sum(one.counts.get(name, 0) for one in earlier) for name in names}

    def letters(self) -> tuple[Letter, ...]:
        """Return the briefings and entries of the finished chapters, and the briefings of the open ones."""
        store = self._book.store
        order = [one.chapter for one in store.finished] + list(store.open_chapters)
        found = []
        for entry in map(self.entry, order):
            paragraphs = (*((entry.briefing,) if entry.briefing else ()), *entry.journal)
            found.append(Letter(entry.id, entry.title, entry.date, entry.writer, paragraphs))
        return tuple(found)

    def habits(self) -> tuple[Text, ...]:
        """Return the habits with enough chances in all finished chapters, the strongest first."""
        totals: dict[str, tuple[int, int]] = {}
        for one in self._book.store.finished:
            for name, (count, total) in one.habits.items():
                before = totals.get(name, (0, 0))
                totals[name] = before[0] + count, before[1] + total
        known = [(name, both) for name, both in totals.items() if both[1] >= FEWEST_CHANCES and both[0]]
        known.sort(key=lambda one: (-abs(one[1][0] / one[1][1] - 0.5), one[0]))
        texts = self._book.store.campaign.texts()
        return tuple(
            texts[f"habit.{name}"].fill(count=count, total=total)
            for name, (count, total) in known
            if f"habit.{name}" in texts
        )

    def meetings(self) -> tuple[MetPlace, ...]:
        """Return the places where the hidden figure was met in the finished chapters, the most often first.

        A chapter whose record is damaged is left out.
        """
        counts: Counter[tuple[str, Text]] = Counter()
        for one in self._book.store.finished:
            path = self._book.store.file_of(one)
            with suppress(OSError, LibraryError):
                counts.update(_met(path, one.chapter, path.stat().st_mtime_ns))
        return tuple(MetPlace(key, name, count) for (key, name), count in counts.most_common())

    def afterword(self, chapter: str) -> Afterword:
        """Return the truth about a finished chapter; LibraryError if its record is damaged."""
        store = self._book.store
        campaign = store.campaign
        record, states = self._book.played(chapter)
        own = campaign_of(record.game)
        known = self.habits()
        earlier = [one for one in store.finished if one.chapter != chapter]
        style = style_of(campaign.chapter(chapter), campaign.chapters(), earlier)
        return Afterword(
            tuple(_night(record.rules, states, night) for night in own.nights(states)),
            known[0] if known else None,
            style_words(style).title if style else None,
            _numbers(record, states),
        )

    def epilogue(self) -> str:
        """Return the epilogue of a campaign whose last chapter is finished: A, B or C; otherwise empty."""
        store = self._book.store
        chapters = store.campaign.chapters()
        last = store.finished_as(chapters[-1].id)
        if last is None:
            return ""
        if last.is_success:
            return ASH
        return EXILE if last.reason == "clock" and last.counts.get("harm", 0) >= EXILE_HARM else REIGN


@lru_cache(maxsize=64)
def _met(path: Path, chapter: str, _written_at: int) -> tuple[tuple[str, Text], ...]:
    """Return the key and name of the place of each day on which the figure was revealed or fought."""
    record, states = played_chapter(path, chapter)
    own = campaign_of(record.game)
    told = record.rules.observe(states[-1], own.player).events
    atlas = record.table.atlas
    known = {} if atlas is None else {place.name.source: place for place in atlas.places}
    found = {
        (moment.get("day"), place.source): known[place.source]
        for kind in _MEETINGS
        for moment in own.moments(told, kind)
        if isinstance(place := moment.get("place"), Text) and place.source in known
    }
    return tuple((place.key, place.name) for place in found.values())


def _numbers(record: Record, states: Sequence[State]) -> tuple[tuple[Text, Text], ...]:
    """Return what was counted in a game, as its player saw it."""
    course = course_of(record)
    if course is None:
        return ()
    own = course.game.campaign
    counts = course.counts(states[-1], record.tags.get(SEAL, ""))
    near = own.near(states)
    return (
        (_DAYS, _OF.fill(count=min(counts[DAY], course.game.days), all=course.game.days)),
        *summary_rows(course.game, record.rules.observe(states[-1], own.player).events),
        (own.texts()["number.near"], _OF.fill(count=sum(near), all=len(near))),
        (_TAKEN_BACK, Text("", str(taken_back(record.tags)))),
    )


def _night(rules: AnyRuleset, states: Sequence[State], night: TrueNight) -> AfterwordNight:
    title = rules.moment(states[night.position]).title
    return AfterwordNight(title, night.place, night.expected, night.position)
