"""The files of a campaign: its state, and the records of its finished chapters, which can restore it."""

from __future__ import annotations

import logging
import os
import re
import shutil
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from furyqt import paths
from furyqt.controllers.chapters.chapter_texts import journal_entry
from furyqt.controllers.chapters.course import course_of
from furyqt.controllers.chapters.dossier_changes import (
    Kept,
    after_chapter,
    default_choice,
    open_chapters,
    read_kept,
)
from furyqt.controllers.chapters.story import Paper, all_texts, closing_paper
from furyqt.controllers.chapters.verdict import SEAL, SEALED, ChapterVerdict, Medal, Reason
from furyqt.controllers.storage.files import write_atomically
from furyqt.controllers.storage.game_files import LibraryError, load
from furyqt.controllers.storage.json_store import JsonStore, StoreTexts
from furyqt.rules.core.agenda import State
from furyqt.rules.core.campaign.campaign import AnyCampaign
from furyqt.rules.core.campaign.dossier import read_dossier
from furyqt.rules.core.campaign.joining import joined_campaign
from furyqt.rules.core.campaign.tags import ChapterGame
from furyqt.rules.core.campaign.terms import ChapterTerms
from furyqt.rules.core.events import events_seen_by
from furyqt.rules.core.file_errors import reason
from furyqt.rules.core.reading import read_bounded, read_start
from furyqt.rules.core.record import MOST_BYTES, SUFFIX, Record, loads
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import Text, TextError, Texts

N_ = Texts("chapters")

FILE_NAME = "campaign.json"
CAMPAIGN_TAG = "Campaign"
"""The tag of a record with the campaign's name, the chapter's number in it and its key: "winter 3 09af3c21".

After its page was burned, the number of the attempt is behind the chapter's number: "winter 12 2 09af3c21".
"""
KEPT_TAG = "Kept"
BURNED_TAG = "Burned"
"""The tag with the number of times that the page after this one was burned; each eased the debt by 1."""
_HEAD_BYTES = 4000
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_CAMPAIGN = re.compile(rf"({_NAME.pattern}) ([1-9][0-9]{{0,2}})(?: [1-9][0-9]{{0,3}})?(?: ([0-9a-f]{{8}}))?")
_BURNED = re.compile(r"[0-9]{1,3}")
_BURNED_IN_HEAD = re.compile(rf'^\[{BURNED_TAG} "({_BURNED.pattern})"\]$', re.MULTILINE)
_DEEPEST = 8
"""The depth of texts within texts, far more than any entry has."""
_log = logging.getLogger(__name__)
Number = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]


class FinishedChapter(msgspec.Struct, frozen=True, kw_only=True):
    """A chapter of the campaign that was played to its end."""

    chapter: str
    """Its id."""
    number: Annotated[int, Meta(ge=1, le=999)]
    """Its place among the finished chapters, from 1."""
    record: str
    """The file of its game, in the folder of the campaign; see `chapter_file`."""
    preset: str
    medal: Medal
    reason: Reason
    day: Annotated[int, Meta(ge=1, le=1000)]
    challenge: str = ""
    bought: tuple[str, ...] = ()
    before: str
    """The dossier before it, as its text."""
    after: str
    items: tuple[str, ...] = ()
    """The cards that could be carried on."""
    events: tuple[str, ...] = ()
    kept: Kept = Kept()
    """The cards that were chosen."""
    journal: tuple[Text, ...] = ()
    """The entry that was written about it."""
    beats: tuple[Text, ...] = ()
    """The words that its writer added during the game; an earlier version wrote none."""
    beat_places: tuple[Count, ...] = ()
    """For each beat, the number of lines of the entry before it; an earlier version wrote none."""
    paper: Paper | None = None
    """The paper at its end."""
    counts: dict[str, Number] = {}
    """The counters at the end."""
    habits: dict[str, tuple[Count, Count]] = {}
    """For each habit, the number of times the hidden figure followed it, and the number of chances."""

    @property
    def is_success(self) -> bool:
        """Whether the goal was reached."""
        return self.verdict.is_success

    @property
    def lines(self) -> tuple[Text, ...]:
        """The entry with the beats where they happened, or before it if that is not known."""
        places = self.beat_places or (0,) * len(self.beats)
        numbered = [*enumerate(self.journal, start=1), *zip(places, self.beats, strict=True)]
        return tuple(line for _, line in sorted(numbered, key=lambda one: one[0]))

    @property
    def verdict(self) -> ChapterVerdict:
        """Return the end of the chapter."""
        return ChapterVerdict(self.medal, self.reason, self.day)


class CampaignContent(msgspec.Struct, frozen=True):
    """The content of a campaign's file."""

    game: str
    """The game whose campaign it is."""
    preset: str
    """The preset of the first chapter."""
    finished: tuple[FinishedChapter, ...] = ()
    key: Annotated[str, Meta(pattern="^([0-9a-f]{8})?$")] = ""
    """Distinguishes it from a deleted campaign of the same name; empty for one of an older version."""

    @property
    def done(self) -> tuple[str, ...]:
        """The ids of the finished chapters in their order."""
        return tuple(one.chapter for one in self.finished)

    def with_finished(
        self, before: tuple[FinishedChapter, ...], after: tuple[FinishedChapter, ...]
    ) -> CampaignContent:
        """Return the content with other finished chapters, if they are still these."""
        return msgspec.structs.replace(self, finished=after) if self.finished == before else self


class CampaignNameError(TextError):
    """A name that a campaign cannot have."""


class CampaignFolder:
    """The folder of one campaign. `report` gets a sentence for every fault of its files."""

    def __init__(self, name: str, home: Path | None, report: Callable[[Text], object]) -> None:
        """CampaignNameError for a name that is not a plain word."""
        if not _NAME.fullmatch(name):
            raise CampaignNameError(_BAD_NAME)
        self.name, self._report = name, report
        self.path = (home or paths.campaigns_dir()) / name
        self.store: JsonStore[CampaignContent | None] = JsonStore(
            self.path / FILE_NAME,
            CampaignContent,
            self._rebuilt,
            StoreTexts(_NOT_READ.fill(name=name), _NOT_WRITTEN.fill(name=name)),
            report,
            _check,
        )
        """The state; None without one."""

    @property
    def is_gone(self) -> bool:
        """Whether the folder was deleted after it was written."""
        return self.store.is_safe and not self.path.is_dir()

    def write(self, write: Callable[[], None]) -> bool:
        """Write something else in the folder, and report a failure."""
        try:
            write()
        except OSError as wrong:
            _log.warning("campaign: %s", wrong)
            self._report(_NOT_WRITTEN.fill(name=self.name, why=reason(wrong)))
            return False
        return True

    def delete(self) -> None:
        """Delete everything; OSError if that fails."""
        with self.store.alone(), suppress(FileNotFoundError):
            shutil.rmtree(self.path)

    def _rebuilt(self, damaged: str) -> CampaignContent | None:
        """Return the state as the records have it, and write it; None without a readable record."""
        if not damaged and os.path.lexists(self.store.path):
            return None  # it cannot be read now, which is no reason to write another one
        found = []
        for path in sorted(self.path.glob(f"*{SUFFIX}")):
            try:
                found.append(finished_from(path))
            except (OSError, ValueError) as wrong:
                _log.warning("unreadable chapter %s: %.200s", path, wrong)
        if not damaged and not found:
            return None
        content = _joined(found)
        count = 0 if content is None else len(content.finished)
        text = _REBUILT if content is not None else _LOST
        self._report(text.fill(name=self.name, file=damaged or FILE_NAME, count=count))
        if content is not None:
            data = msgspec.json.format(msgspec.json.encode(content), indent=1) + b"\n"
            self.write(lambda: write_atomically(self.store.path, data))
        return content


def _joined(found: Sequence[tuple[FinishedChapter, Record]]) -> CampaignContent | None:
    """Return the state of a campaign that its records have, as far as they follow each other; None without.

    Copies under other names and records of another campaign are left out.
    """
    content: CampaignContent | None = None
    for one, record in sorted(found, key=lambda each: each[0].number):
        key = _campaign_key(record)
        if one.record != _own_file(one) or (content is not None and content.key != key):
            continue
        longer = _continued(content, one, record, key)
        try:
            _check(longer)
        except ValueError as wrong:
            _log.warning("%s does not follow the records before it: %s", one.record, wrong)
        else:
            content = longer
    return content


def _continued(
    content: CampaignContent | None, one: FinishedChapter, record: Record, key: str
) -> CampaignContent:
    """Return the state of a campaign after one more chapter, or after its first."""
    if content is None:
        return CampaignContent(record.game, one.preset, (one,), key)
    *before, last = content.finished
    last = msgspec.structs.replace(last, after=one.before)
    return msgspec.structs.replace(content, finished=(*before, last, one))


def _own_file(one: FinishedChapter) -> str:
    return chapter_file(one.number, one.chapter)


def chapter_file(number: int, chapter: str) -> str:
    """Return the name of the file of a finished chapter's record."""
    return f"{number:02}-{chapter}{SUFFIX}"


def read_campaign_tag(tags: Mapping[str, str]) -> tuple[str, int]:
    """Return the campaign and the number of a record's chapter; an empty name if it has none."""
    found = _CAMPAIGN.fullmatch(tags.get(CAMPAIGN_TAG, ""))
    return (found[1], int(found[2])) if found else ("", 0)


def campaign_tag(name: str, number: int, key: str, before: Path | None) -> str:
    """Return the tag of a chapter's next game; `before` is the record of the chapter before it."""
    burned = None if before is None else _BURNED_IN_HEAD.search(record_head(before))
    attempt = "" if burned is None else str(int(burned[1]) + 1)
    return " ".join(part for part in (name, str(number), attempt, key) if part)


def _campaign_key(record: Record) -> str:
    found = _CAMPAIGN.fullmatch(record.tags.get(CAMPAIGN_TAG, ""))
    return found[3] or "" if found else ""


def record_head(path: Path) -> str:
    """Return the tags at the beginning of a record's file; empty if it cannot be read."""
    try:
        return read_start(path, _HEAD_BYTES).decode("utf-8", "replace").partition("\n\n")[0]
    except OSError:
        return ""


def campaign_names(home: Path | None = None) -> tuple[str, ...]:
    """Return the names of all campaigns in order; numbers in them are compared as numbers."""
    folder = home or paths.campaigns_dir()
    found = folder.iterdir() if folder.is_dir() else ()
    names = (path.name for path in found if path.is_dir() and _NAME.fullmatch(path.name))
    return tuple(sorted(names, key=lambda name: re.sub(r"\d+", lambda part: part[0].zfill(40), name)))


def written_at(name: str, home: Path | None = None) -> float:
    """Return when a campaign's state was last written, 0 if it has none."""
    try:
        return ((home or paths.campaigns_dir()) / name / FILE_NAME).stat().st_mtime
    except OSError:
        return 0


def burned_pages(record: Record) -> int:
    """Return how often the page after a chapter was burned."""
    tag = record.tags.get(BURNED_TAG, "")
    return int(tag) if _BURNED.fullmatch(tag) else 0


def played_chapter(path: Path, chapter: str) -> tuple[Record, list[State]]:
    """Return the record and positions of a finished chapter; LibraryError if the file has another game."""
    record, states = load(path)
    course = course_of(record)
    is_over = course is not None and course.verdict(states[-1], record.tags.get(SEAL, "")) is not None
    if course is None or course.game.chapter.id != chapter or not is_over:
        raise LibraryError(_OTHER_GAME.fill(file=path.name))
    return record, states


def finished_from(path: Path) -> tuple[FinishedChapter, Record]:
    """Return a finished chapter from its record, played again, and that; ValueError if it is not one."""
    record, states = loads(read_bounded(path, MOST_BYTES))
    name, number = read_campaign_tag(record.tags)
    if not name:
        raise ValueError("the record has no campaign")
    kept = read_kept(record.tags.get(KEPT_TAG, ""))
    return finished_chapter(record, states, number, path.name, kept), record


def finished_chapter(
    record: Record, states: Sequence[State], number: int, name: str, kept: Kept | None = None
) -> FinishedChapter:
    """Return the chapter that a record played to its end; ValueError if it has no verdict."""
    course = course_of(record)
    if course is None:
        raise ValueError("the record has no chapter")
    game, state, seal = course.game, states[-1], record.tags.get(SEAL, "")
    ended, counts = course.verdict(state, seal), course.counts(state, seal)
    if ended is None:
        raise ValueError("the chapter is not over")
    player = game.campaign.player
    told = events_seen_by(state.told or (), player)
    ending = game.campaign.ending(record.rules.observe(state, player), told)
    chosen = kept or default_choice(game.campaign, ending)
    beats = course.beats(state)
    found = [beat.id for beat in beats if beat.paper is not None]
    hiding = _hiding_place(game, record, state) if ended.reason == SEALED else None
    entry = journal_entry(game, ended, told, hiding)
    after = after_chapter(game, ended, counts, ending, chosen, found)
    debt = max(0, after.debt - burned_pages(record))
    return FinishedChapter(
        chapter=game.chapter.id,
        number=number,
        record=name,
        preset=game.terms.preset,
        medal=ended.medal,
        reason=ended.reason,
        day=ended.day,
        challenge=game.terms.challenge,
        bought=game.terms.bought,
        before=game.terms.dossier.text,
        after=msgspec.structs.replace(after, debt=debt).text,
        items=ending.items,
        events=ending.events,
        kept=chosen,
        journal=tuple(entry),
        beats=tuple(beat.text for beat in beats),
        beat_places=tuple(sum(day <= beat.day for day in entry.values()) for beat in beats),
        paper=closing_paper(game, ended, counts, told),
        counts=dict(counts),
        habits=dict(game.campaign.habits(states)),
    )


def _check(content: CampaignContent | None) -> None:
    """Raise ValueError for unknown names, and for a chapter that does not follow those before it."""
    campaign = None if content is None else joined_campaign(ruleset(content.game))
    if content is None or campaign is None:
        raise ValueError("wrong game")
    campaign.terms().preset(content.preset)
    for place, one in enumerate(content.finished):
        earlier = content.finished[:place]
        found = campaign.chapter(one.chapter)
        is_next = one.number == place + 1 and found.id in open_chapters(
            campaign.chapters(), [other.chapter for other in earlier]
        )
        if not is_next:
            raise ValueError("wrong number")
        if one.record != _own_file(one):
            raise ValueError("wrong record")
        if earlier and one.before != earlier[-1].after:
            raise ValueError("wrong before")
        _check_chapter(campaign, one)


def _check_chapter(campaign: AnyCampaign, one: FinishedChapter) -> None:
    """Raise ValueError for unknown names in a finished chapter, and for texts that cannot be shown."""
    dossiers = read_dossier(one.before), read_dossier(one.after)
    for dossier in dossiers:
        campaign.check_dossier(dossier)
    campaign.check_cards((*one.items, *one.kept.items), (*one.events, *one.kept.events))
    terms = campaign.terms()
    terms.preset(one.preset)
    terms.challenge(one.challenge)
    bought = ChapterTerms(dossier=dossiers[0], preset=one.preset, bought=one.bought)
    if any(figure and figure not in campaign.seats for _, figure in terms.purchases_of(bought)):
        raise ValueError("wrong bought")
    if bought.ally:
        campaign.check_cards((), (bought.ally,))
    if any(count > chances for count, chances in one.habits.values()):
        raise ValueError("wrong habits")
    if one.beat_places and len(one.beat_places) != len(one.beats):
        raise ValueError("wrong beat_places")
    for line in (*one.journal, *one.beats, *all_texts(one.paper)):
        _check_text(line, _DEEPEST)


def _check_text(text: Text, depth: int) -> None:
    if not depth or not -1 <= text.number <= 1_000_000:
        raise ValueError("wrong journal")
    for _, value in (*text.values, *text.forms):
        if isinstance(value, Text):
            _check_text(value, depth - 1)


def _hiding_place(game: ChapterGame, record: Record, state: State) -> Text | None:
    """Return the name of the place where the hidden figure is."""
    atlas = record.rules.table(record.rules.checked_options(record.options)).atlas
    code = game.campaign.hidden_place(state)
    return next((place.name for place in atlas.places if place.code == code), None) if atlas else None


_BAD_NAME = N_("A campaign's name has small letters, digits and hyphens only, at most 40.")
_REBUILT = N_("The campaign {name} was damaged ({file}). It is restored from {count} finished chapters.")
_LOST = N_("The campaign {name} was damaged ({file}) and could not be restored.")
_OTHER_GAME = N_("{file} is not the finished game of this chapter.")
_NOT_READ = N_("The campaign {name} could not be read: {why}")
_NOT_WRITTEN = N_("The campaign {name} is not being saved: {why}")
