"""The files of a campaign: its state, and the records of its finished chapters, which can restore it."""

from __future__ import annotations

import logging
import re
import shutil
from collections.abc import Sequence
from pathlib import Path

import msgspec

from furyqt import paths
from furyqt.controllers.chapters.chapter_texts import journal_entry
from furyqt.controllers.chapters.course import course_of
from furyqt.controllers.chapters.dossier_changes import Kept, after_chapter, default_choice, read_kept
from furyqt.controllers.chapters.verdict import SEAL, SEALED, ChapterVerdict
from furyqt.controllers.storage.files import set_aside, write_atomically
from furyqt.rules.core.agenda import State
from furyqt.rules.core.campaign.dossier import read_dossier
from furyqt.rules.core.campaign.joining import joined_campaign
from furyqt.rules.core.campaign.tags import ChapterGame
from furyqt.rules.core.events import events_seen_by
from furyqt.rules.core.record import MOST_BYTES, SUFFIX, Record, loads
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import N_, Text, TextError

FOLDER, FILE_NAME = "campaigns", "campaign.json"
CAMPAIGN_TAG = "Campaign"
"""The tag of a record with the campaign's name and the chapter's number in it: "winter 3"."""
KEPT_TAG = "Kept"
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_log = logging.getLogger(__name__)


class FinishedChapter(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A chapter of the campaign that was played to its end."""

    chapter: str
    """Its id."""
    number: int
    """Its place among the finished chapters, from 1."""
    record: str
    """The file of its game, in the folder of the campaign."""
    preset: str
    medal: str
    reason: str
    day: int
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
    counts: dict[str, int] = {}
    """The counters at the end."""
    habits: dict[str, tuple[int, int]] = {}
    """For each habit, the number of times the hidden figure followed it, and the number of chances."""

    @property
    def is_success(self) -> bool:
        """Whether the goal was reached."""
        return self.verdict.is_success

    @property
    def verdict(self) -> ChapterVerdict:
        """Return the end of the chapter."""
        return ChapterVerdict(self.medal, self.reason, self.day)


class CampaignContent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a campaign's file."""

    game: str
    """The game whose campaign it is."""
    preset: str
    """The preset of the first chapter."""
    finished: tuple[FinishedChapter, ...] = ()

    @property
    def done(self) -> tuple[str, ...]:
        """The ids of the finished chapters in their order."""
        return tuple(one.chapter for one in self.finished)


class CampaignNameError(TextError):
    """A name that a campaign cannot have."""


class CampaignFolder:
    """The folder of one campaign; OSError if it cannot be written."""

    def __init__(self, name: str, home: Path | None = None) -> None:
        """CampaignNameError for a name that is not a plain word."""
        if not _NAME.fullmatch(name):
            raise CampaignNameError(_BAD_NAME)
        self.name = name
        self.path = (home or campaigns_dir()) / name
        self.notice: Text | None = None
        """The report that the file was damaged, and how it was restored."""

    @property
    def file(self) -> Path:
        """The file with the state."""
        return self.path / FILE_NAME

    def read(self) -> CampaignContent | None:
        """Return the state, or None without one; a damaged file is set aside and rebuilt from the records."""
        try:
            content = msgspec.json.decode(self.file.read_bytes(), type=CampaignContent)
            _check(content)
        except FileNotFoundError:
            return self._rebuilt(None)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, TextError) as wrong:
            _log.warning("damaged campaign %s: %s", self.name, wrong)
            return self._rebuilt(set_aside(self.file).name)
        return content

    def write(self, content: CampaignContent) -> None:
        """Write the state in one step."""
        data = msgspec.json.format(msgspec.json.encode(content), indent=1) + b"\n"
        write_atomically(self.file, data, make_folder=True)

    def delete(self) -> None:
        """Delete everything."""
        shutil.rmtree(self.path)

    def _rebuilt(self, damaged: str | None) -> CampaignContent | None:
        """Return the state as the records have it, and write it; None without a readable record."""
        found = []
        for path in sorted(self.path.glob(f"*{SUFFIX}")):
            try:
                found.append(finished_from(path))
            except (OSError, ValueError) as wrong:
                _log.warning("unreadable chapter %s: %s", path, wrong)
        found.sort(key=lambda one: one[0].number)
        if damaged is None and not found:
            return None
        finished = tuple(one for number, (one, _) in enumerate(found, start=1) if one.number == number)
        self.notice = (_REBUILT if finished else _LOST).fill(
            name=self.name, file=damaged or FILE_NAME, count=len(finished)
        )
        if not finished:
            return None
        first = finished[0]
        content = CampaignContent(found[0][1], first.preset, finished)
        self.write(content)
        return content


def campaigns_dir() -> Path:
    """Return the folder of all campaigns."""
    return paths.data_dir() / FOLDER


def campaign_names(home: Path | None = None) -> tuple[str, ...]:
    """Return the names of all campaigns in order; numbers in them are compared as numbers."""
    folder = home or campaigns_dir()
    found = folder.iterdir() if folder.is_dir() else ()
    names = (path.name for path in found if path.is_dir() and _NAME.fullmatch(path.name))
    return tuple(sorted(names, key=lambda name: re.sub(r"\d+", lambda part: part[0].zfill(40), name)))


def written_at(name: str, home: Path | None = None) -> float:
    """Return when a campaign's state was last written, 0 if it has none."""
    try:
        return CampaignFolder(name, home).file.stat().st_mtime
    except OSError:
        return 0


def finished_from(path: Path) -> tuple[FinishedChapter, str]:
    """Return a finished chapter from its record, played again, and its game; ValueError if it is not one."""
    with path.open("rb") as file:
        record, states = loads(file.read(MOST_BYTES + 1))
    _, _, number = record.tags.get(CAMPAIGN_TAG, "").rpartition(" ")
    if not number.isdecimal():
        raise ValueError("the record has no campaign")
    kept = read_kept(record.tags.get(KEPT_TAG, ""))
    return finished_chapter(record, states, int(number), path.name, kept), record.game


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
        after=after_chapter(game, ended, counts, ending, chosen).text,
        items=ending.items,
        events=ending.events,
        kept=chosen,
        journal=journal_entry(
            game, ended, told, _hiding_place(game, record, state) if ended.reason == SEALED else None
        ),
        counts=dict(counts),
        habits=dict(game.campaign.habits(states)),
    )


def _check(content: CampaignContent) -> None:
    """Raise an error for a game, a preset, a chapter or a dossier that there is not."""
    campaign = joined_campaign(ruleset(content.game))
    if campaign is None:
        raise msgspec.ValidationError("a game without a campaign")
    campaign.terms().preset(content.preset)
    for one in content.finished:
        campaign.terms().preset(one.preset)
        campaign.chapter(one.chapter)
        read_dossier(one.after)


def _hiding_place(game: ChapterGame, record: Record, state: State) -> Text | None:
    """Return the name of the place where the hidden figure is."""
    atlas = record.rules.table(record.rules.checked_options(record.options)).atlas
    code = game.campaign.hidden_place(state)
    return next((place.name for place in atlas.places if place.code == code), None) if atlas else None


_BAD_NAME = N_("chapters", "A campaign's name has small letters, digits and hyphens only, at most 40.")
_REBUILT = N_(
    "chapters", "The campaign {name} was damaged ({file}). It is restored from {count} finished chapters."
)
_LOST = N_("chapters", "The campaign {name} was damaged ({file}) and could not be restored.")
