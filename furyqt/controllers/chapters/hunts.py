"""The hunt of the day: a chapter drawn from the date, the same for everyone, and a local table of results."""

from __future__ import annotations

import hashlib
import logging
from dataclasses import replace
from datetime import date
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Signal

from furyqt import paths
from furyqt.controllers.chapters.beginning import (
    chapter_history,
    chapter_record,
    chapter_seats,
    chapter_terms,
)
from furyqt.controllers.chapters.course import course_of
from furyqt.controllers.chapters.shelf import campaign_of
from furyqt.controllers.chapters.verdict import MEDALS, SEAL
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.seats import taken_back
from furyqt.controllers.storage.file_errors import reason
from furyqt.controllers.storage.files import set_aside, write_atomically
from furyqt.rules.core.agenda import State
from furyqt.rules.core.campaign.joining import campaign_games
from furyqt.rules.core.campaign.tags import ChapterGame, game_of_chapter
from furyqt.rules.core.record import Record
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import N_, Text, TextError

FILE_NAME = "hunts.json"
HUNT_TAG = "Hunt"
EMPTY = "empty"
NEAR, FAR = "■", "□"
"""A night on which a figure of the player's side was near the hidden one, and any other night."""
_BITS = 63
_log = logging.getLogger(__name__)


class NoDateError(TextError):
    """A date that cannot be read."""


class HuntResult(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished hunt, as a row of the table."""

    date: str
    chapter: str
    preset: str
    medal: str
    day: int
    harm: int
    influence: int
    taken_back: int
    nights: str
    """A block for each night; see NEAR and FAR."""
    challenge: str = ""


class HuntTable(msgspec.Struct, forbid_unknown_fields=True):
    """The content of the file."""

    results: tuple[HuntResult, ...] = ()


def read_date(text: str) -> date:
    """Read a date such as 2026-11-22; NoDateError if it is not one."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise NoDateError(_NO_DATE.fill(date=text[:20])) from None


def hunt_seed(day: date, game: str) -> int:
    """Return a day's seed: the first 63 bits of a hash of the date and the version of the rules."""
    text = f"{day.isoformat()} {ruleset(game).version}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> (64 - _BITS)


def hunt_chapter(day: date, game: str) -> str:
    """Return the id of the chapter of a day's hunt."""
    hunts = campaign_of(game).hunts()
    return hunts[hunt_seed(day, game) % len(hunts)].id


class Hunts(QObject):
    """The hunts of a person: new games, and the table of those that were finished."""

    changed = Signal()
    trouble = Signal(object)
    """A Text: the table was damaged, or is not being saved."""

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._table: HuntTable | None = None
        self.game = campaign_games()[0]

    @property
    def results(self) -> tuple[HuntResult, ...]:
        """The finished hunts, the newest day first."""
        return tuple(sorted(self._read().results, key=lambda one: one.date, reverse=True))

    def result_of(self, day: date) -> HuntResult | None:
        """Return the first result of a day's hunt, which counts; or None."""
        return next((one for one in self._read().results if one.date == day.isoformat()), None)

    def chapter_game(self, day: date, preset: str = "", challenge: str = "") -> ChapterGame:
        """Return a day's hunt with its terms; TermsError for an unknown preset or challenge."""
        campaign = campaign_of(self.game)
        terms = campaign.terms()
        used = preset or terms.default_preset.id
        found = chapter_terms(campaign, terms.dossier(EMPTY), used, (), challenge)
        return game_of_chapter(campaign.chapter(hunt_chapter(day, self.game)), found)

    def record(self, day: date, preset: str = "", challenge: str = "") -> Record:
        """Return the record of a new game of a day's hunt."""
        game = self.chapter_game(day, preset, challenge)
        seats = chapter_seats(game, game.chapter.opponent.style)
        record = chapter_record(game, hunt_seed(day, self.game), seats)
        return replace(record, tags={**record.tags, HUNT_TAG: day.isoformat()})

    def begin(
        self, day: date, preset: str = "", challenge: str = "", worker: AiWorker | None = None
    ) -> GameSession:
        """Begin a day's hunt."""
        return GameSession.of(chapter_history(self.record(day, preset, challenge)), worker)

    def finish(self, session: GameSession) -> HuntResult | None:
        """Keep the result of a session; see `close`."""
        return self.close(*session.archive.game())

    def close(self, record: Record, states: list[State]) -> HuntResult | None:
        """Keep the result of a finished hunt; None for another game. Only a day's first result counts."""
        found = hunt_result(record, states)
        if found is not None and self.result_of(read_date(found.date)) is None:
            table = HuntTable((*self._read().results, found))
            self._write(table)
            self.changed.emit()
        return found

    def line(self, one: HuntResult) -> Text:
        """Return a result to be shared; it gives nothing away."""
        texts = campaign_of(self.game).texts()
        preset = texts[f"preset.{one.preset}"]
        if one.challenge:
            preset = _CHALLENGED.fill(preset=preset, challenge=texts[f"challenge.{one.challenge}"])
        return _LINE.fill(
            date=one.date,
            preset=preset,
            medal=texts[f"medal.{one.medal}"],
            day=one.day,
            harm=one.harm,
            influence=one.influence,
            times=one.taken_back,
            nights=one.nights,
        )

    @property
    def _file(self) -> Path:
        return self._path or paths.data_dir() / FILE_NAME

    def _read(self) -> HuntTable:
        if self._table is None:
            self._table = self._loaded()
        return self._table

    def _loaded(self) -> HuntTable:
        try:
            found = msgspec.json.decode(self._file.read_bytes(), type=HuntTable)
            for one in found.results:
                self._check(one)
            return found
        except FileNotFoundError:
            return HuntTable()
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, TextError) as wrong:
            _log.warning("damaged hunts: %s", wrong)
            try:
                self.trouble.emit(_DAMAGED.fill(file=set_aside(self._file).name))
            except OSError as other:
                self.trouble.emit(_NOT_WRITTEN.fill(why=reason(other)))
        except OSError as wrong:
            self.trouble.emit(_NOT_WRITTEN.fill(why=reason(wrong)))
        return HuntTable()

    def _check(self, one: HuntResult) -> None:
        """Raise an error for a result with unknown words."""
        campaign = campaign_of(self.game)
        campaign.chapter(one.chapter)
        campaign.terms().preset(one.preset)
        campaign.terms().challenge(one.challenge)
        read_date(one.date)
        if one.medal not in MEDALS:
            raise msgspec.ValidationError(one.medal)

    def _write(self, table: HuntTable) -> None:
        self._table = table
        try:
            write_atomically(self._file, msgspec.json.encode(table) + b"\n", make_folder=True)
        except OSError as wrong:
            self.trouble.emit(_NOT_WRITTEN.fill(why=reason(wrong)))


def hunt_result(record: Record, states: list[State]) -> HuntResult | None:
    """Return the result of a hunt's record, or None if it is not a finished hunt."""
    course, day = course_of(record), record.tags.get(HUNT_TAG, "")
    if course is None or not day:
        return None
    seal = record.tags.get(SEAL, "")
    found, counts = course.verdict(states[-1], seal), course.counts(states[-1], seal)
    if found is None:
        return None
    near = course.game.campaign.near(states)
    return HuntResult(
        date=read_date(day).isoformat(),
        chapter=course.game.chapter.id,
        preset=course.game.terms.preset,
        challenge=course.game.terms.challenge,
        medal=found.medal,
        day=found.day,
        harm=counts.get("harm", 0),
        influence=counts.get("influence", 0),
        taken_back=taken_back(record.tags),
        nights="".join(NEAR if is_near else FAR for is_near in near),
    )


_LINE = N_(
    "chapters",
    "furyqt hunt {date} · {preset} · {medal} · day {day} · harm {harm} · influence {influence}"
    " · undone {times} · {nights}",
)
_CHALLENGED = N_("chapters", "{preset} ({challenge})")
_NO_DATE = N_("errors", "“{date}” is not a date such as 2026-11-22")
_DAMAGED = N_("chapters", "The table of hunts was damaged and has been moved to {file}.")
_NOT_WRITTEN = N_("chapters", "The table of hunts is not being saved: {why}")
