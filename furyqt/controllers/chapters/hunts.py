"""The hunt of the day: a chapter drawn from the date, the same for everyone, and a local table of results."""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta
from PySide6.QtCore import QObject, Signal

from furyqt import paths
from furyqt.controllers.chapters.beginning import (
    chapter_history,
    chapter_record,
    chapter_seats,
    chapter_terms,
)
from furyqt.controllers.chapters.campaign_file import record_head
from furyqt.controllers.chapters.campaign_store import campaign_of
from furyqt.controllers.chapters.course import course_of
from furyqt.controllers.chapters.verdict import FAILED, MEDALS, SEAL, VERDICT, Medal
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.seats import taken_back
from furyqt.controllers.storage.game_files import LibraryError, load
from furyqt.controllers.storage.journal import PREFIX
from furyqt.controllers.storage.json_store import JsonStore, StoreTexts
from furyqt.rules.core.agenda import State
from furyqt.rules.core.campaign.joining import campaign_games
from furyqt.rules.core.campaign.tags import ChapterGame, game_of_chapter
from furyqt.rules.core.record import SUFFIX, Record
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import Text, TextError, Texts, shortened

N_chapters = Texts("chapters")
N_errors = Texts("errors")

FILE_NAME = "hunts.json"
HUNT_TAG = "Hunt"
"""The tag of a record with the day, and behind a later attempt's day its number: "2026-11-22 2"."""
EMPTY = "empty"
TWIST_DAYS = (1, 3, 5)
"""The days of a week, from Monday as 0, whose hunts have a twist."""
NEAR, FAR = "■", "□"
"""A night on which a figure of the player's side was near the hidden one, and any other night."""
_OLDER = {0x25AE: NEAR, 0x25AF: FAR}
"""The shapes in the tables of earlier versions, which our typefaces do not have."""
_BITS = 63
_TAG = re.compile(r"(\d{4}-\d\d-\d\d)(?: ([1-9]\d{0,5}))?", re.ASCII)
_TAG_IN_HEAD = re.compile(rf'^\[{HUNT_TAG} "([^"]*)"\]$', re.MULTILINE)
_log = logging.getLogger(__name__)
Count = Annotated[int, Meta(ge=0, le=1_000_000)]


class NoDateError(TextError):
    """A date that cannot be read."""


class FutureDayError(TextError):
    """A hunt of a day that is still to come."""


class HuntAttempt(NamedTuple):
    """A game of a day's hunt, by the tag of its record."""

    day: date
    number: int
    """1 for the first that was begun."""

    @property
    def tag(self) -> str:
        """The value of the record's tag."""
        return self.day.isoformat() if self.number == 1 else f"{self.day.isoformat()} {self.number}"


class HuntResult(msgspec.Struct, frozen=True, kw_only=True):
    """A finished hunt, as a row of the table."""

    date: str
    chapter: str
    preset: str
    medal: Medal
    day: Annotated[int, Meta(ge=1, le=1000)]
    harm: Count
    influence: Count
    taken_back: Count
    nights: Annotated[str, Meta(pattern=rf"^[{NEAR}{FAR}\u25ae\u25af]*$", max_length=1000)]
    """A block for each night; see NEAR and FAR."""
    challenge: str = ""
    attempt: Annotated[int, Meta(ge=1, le=1_000_000)] = 1
    """1 for the game that was begun first on this day's hunt."""

    @property
    def blocks(self) -> str:
        """The nights in the shapes of this version."""
        return self.nights.translate(_OLDER)


class HuntTable(msgspec.Struct, frozen=True):
    """The content of the file."""

    results: tuple[HuntResult, ...] = ()
    begun: dict[str, Count] = {}
    """By date, how often the hunt was begun."""

    def result_of(self, day: date) -> HuntResult | None:
        """Return the result of a day's hunt: that of the first attempt that was finished; or None."""
        found = (one for one in self.results if one.date == day.isoformat())
        return min(found, key=lambda one: one.attempt, default=None)

    def attempts(self, day: date) -> int:
        """Return how often a day's hunt was begun."""
        result = self.result_of(day)
        return max(self.begun.get(day.isoformat(), 0), 0 if result is None else result.attempt)

    def with_attempt(self, day: date) -> HuntTable:
        """Return the table after one more beginning."""
        begun = {**self.begun, day.isoformat(): self.attempts(day) + 1}
        return msgspec.structs.replace(self, begun=begun)

    def with_result(self, found: HuntResult) -> HuntTable:
        """Return the table with a result, if there is none of this attempt or of an earlier one."""
        before = self.result_of(date.fromisoformat(found.date))
        if before is not None and before.attempt <= found.attempt:
            return self
        others = (one for one in self.results if one.date != found.date)
        return msgspec.structs.replace(self, results=(*others, found))


def read_date(text: str) -> date:
    """Read a date such as 2026-11-22; NoDateError if it is not one."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise NoDateError(_NO_DATE.fill(date=shortened(text, 20))) from None


def read_attempt(tag: str) -> HuntAttempt | None:
    """Read the value of a record's tag; None if it is not an attempt at a hunt."""
    found = _TAG.fullmatch(tag)
    try:
        return None if found is None else HuntAttempt(date.fromisoformat(found[1]), int(found[2] or 1))
    except ValueError:
        return None


def hunt_seed(day: date, game: str, version: int | None = None) -> int:
    """Return a day's seed: the first 63 bits of a hash of the date and the version of the rules."""
    text = f"{day.isoformat()} {ruleset(game).version if version is None else version}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> (64 - _BITS)


def hunt_chapter(day: date, game: str) -> str:
    """Return the id of the chapter of a day's hunt; in a week none comes twice."""
    names = (chapter.id for chapter in campaign_of(game).hunts())
    return _in_order_of_week(day, names)[day.weekday()]


def twist(day: date, game: str) -> str:
    """Return the challenge that belongs to the hunts of three days of a week, or an empty text."""
    if day.weekday() not in TWIST_DAYS:
        return ""
    names = [one.id for one in campaign_of(game).terms().challenges if not one.preset]
    ordered = _in_order_of_week(day, names)
    return ordered[TWIST_DAYS.index(day.weekday()) % len(ordered)]


def _in_order_of_week(day: date, names: Iterable[str]) -> list[str]:
    """Return names in an order that is the same for everyone in the week of a day."""
    year, week, _ = day.isocalendar()
    return sorted(names, key=lambda name: hashlib.sha256(f"{year} {week} {name}".encode()).digest())


class Streak(NamedTuple):
    """Days in a row with a finished hunt."""

    now: int
    """Those up to today, or up to yesterday while today's hunt is still to be played."""
    longest: int


def streak(results: Iterable[HuntResult], today: date) -> Streak:
    """Return the days in a row on which a hunt was finished."""
    days, last = {date.fromisoformat(one.date).toordinal() for one in results}, today.toordinal()
    longest = max((_run(days, day) for day in days), default=0)
    return Streak(_run(days, last) or _run(days, last - 1), longest)


def _run(days: Collection[int], last: int) -> int:
    """Return the number of days in a row, by their ordinals, of which this is the last."""
    count = 0
    while last - count in days:
        count += 1
    return count


def best_medals(results: Iterable[HuntResult]) -> dict[str, Medal]:
    """Return for each challenge the best medal of a hunt that was played with it."""
    found: dict[str, Medal] = {}
    for one in results:
        if one.challenge:
            found[one.challenge] = min(found.get(one.challenge, FAILED), one.medal, key=MEDALS.index)
    return found


class Hunts(QObject):
    """The hunts of a person: new games, and the table of those that were finished."""

    changed = Signal()
    trouble = Signal(object)
    """A Text: the table was damaged, or is not being saved."""

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = campaign_games()[0]
        self.today: Callable[[], date] = date.today
        self._store = JsonStore(
            path or paths.data_dir() / FILE_NAME,
            HuntTable,
            lambda _: HuntTable(),
            _TEXTS,
            self.trouble.emit,
            self._check,
        )

    @property
    def is_read(self) -> bool:
        """Whether the table could be read."""
        return self._store.is_read

    @property
    def results(self) -> tuple[HuntResult, ...]:
        """The finished hunts, the newest day first."""
        return tuple(sorted(self._store.content.results, key=lambda one: one.date, reverse=True))

    def result_of(self, day: date) -> HuntResult | None:
        """Return the result of a day's hunt: that of the first attempt that was finished; or None."""
        return self._store.content.result_of(day)

    def attempts(self, day: date) -> int:
        """Return how often a day's hunt was begun."""
        return self._store.content.attempts(day)

    def chapter_game(self, day: date, preset: str = "", challenge: str = "") -> ChapterGame:
        """Return a day's hunt with its terms; the twist of a day takes the place of a challenge.

        TermsError for an unknown preset or challenge.
        """
        campaign = campaign_of(self.game)
        terms = campaign.terms()
        terms.challenge(challenge)
        challenge = twist(day, self.game) or challenge
        used = preset or terms.default_preset.id
        found = chapter_terms(campaign, terms.dossier(EMPTY), used, (), challenge)
        return game_of_chapter(campaign.chapter(hunt_chapter(day, self.game)), found)

    def record(self, day: date, preset: str = "", challenge: str = "", attempt: int = 1) -> Record:
        """Return the record of a new game of a day's hunt."""
        game = self.chapter_game(day, preset, challenge)
        seats = chapter_seats(game, game.chapter.opponent.style)
        record = chapter_record(game, hunt_seed(day, self.game), seats)
        return replace(record, tags={**record.tags, HUNT_TAG: HuntAttempt(day, attempt).tag})

    def begun_record(self, day: date, preset: str = "", challenge: str = "") -> Record:
        """Return the record of the next attempt at a day's hunt, which counts from now on.

        FutureDayError for a day that is still to come, TermsError for an unknown preset or challenge.
        """
        if day > self.today():
            raise FutureDayError(_FUTURE.fill(date=day.isoformat()))
        self.chapter_game(day, preset, challenge)
        _, table = self._store.update(lambda table: table.with_attempt(day))
        return self.record(day, preset, challenge, table.attempts(day))

    def begin(
        self, day: date, preset: str = "", challenge: str = "", worker: AiWorker | None = None
    ) -> GameSession:
        """Begin a day's hunt; errors as in `begun_record`."""
        session = GameSession.of(chapter_history(self.begun_record(day, preset, challenge)), worker)
        self.changed.emit()
        return session

    def finish(self, session: GameSession) -> HuntResult | None:
        """Keep the result of a session; see `close`."""
        return self.close(*session.archive.game())

    def close(self, record: Record, states: list[State]) -> HuntResult | None:
        """Keep the result of a finished hunt; None for another game. Only a day's first result counts."""
        found = hunt_result(record, states)
        if found is not None:
            self.keep(found)
        return found

    def keep(self, found: HuntResult) -> None:
        """Keep a result, unless its day has one of this attempt or of an earlier one."""
        before, after = self._store.update(lambda table: table.with_result(found))
        if before != after:
            self.changed.emit()

    def collect(self) -> None:
        """Keep the results of games that were finished just before their program was killed."""
        for path in sorted(paths.saves_dir().glob(f"{PREFIX}*{SUFFIX}")):
            head = record_head(path)
            tag = _TAG_IN_HEAD.search(head)
            attempt = read_attempt(tag[1]) if tag else None
            if attempt is None or f"\n[{VERDICT} " not in head:
                continue
            known = self.result_of(attempt.day)
            if known is not None and known.attempt <= attempt.number:
                continue
            try:
                self.close(*load(path))
            except LibraryError as wrong:
                _log.warning("a hunt is not in the table: %s", wrong)

    def again(self, day: date) -> Text | None:
        """Return the sentence that a day's hunt was begun before; None if it was not."""
        attempts = self.attempts(day)
        return _AGAIN.fill(number=attempts + 1) if attempts else None

    def line(self, one: HuntResult) -> Text:
        """Return a result to be shared; it gives nothing away."""
        texts = campaign_of(self.game).texts()
        preset = texts[f"preset.{one.preset}"]
        if one.challenge:
            preset = _CHALLENGED.fill(preset=preset, challenge=texts[f"challenge.{one.challenge}"])
        return _LINE.fill(
            date=one.date if one.attempt == 1 else _ATTEMPT.fill(date=one.date, number=one.attempt),
            preset=preset,
            medal=texts[f"medal.{one.medal}"],
            day=one.day,
            harm=one.harm,
            influence=one.influence,
            times=one.taken_back,
            nights=one.blocks,
        )

    def _check(self, table: HuntTable) -> None:
        """Raise TextError for a table with unknown words."""
        campaign = campaign_of(self.game)
        for day in table.begun:
            read_date(day)
        for one in table.results:
            campaign.chapter(one.chapter)
            campaign.terms().preset(one.preset)
            campaign.terms().challenge(one.challenge)
            if read_date(one.date).isoformat() != one.date:
                raise NoDateError(_NO_DATE.fill(date=one.date))


def hunt_result(record: Record, states: list[State]) -> HuntResult | None:
    """Return the result of a hunt's record, or None if it is not a finished hunt of its day."""
    course, attempt = course_of(record), read_attempt(record.tags.get(HUNT_TAG, ""))
    if course is None or attempt is None:
        return None
    versions = (record.rules.version, *record.rules.older)
    if record.seed not in {hunt_seed(attempt.day, record.game, version) for version in versions}:
        return None
    seal = record.tags.get(SEAL, "")
    found, counts = course.verdict(states[-1], seal), course.counts(states[-1], seal)
    if found is None:
        return None
    near = course.game.campaign.near(states)
    return HuntResult(
        date=attempt.day.isoformat(),
        chapter=course.game.chapter.id,
        preset=course.game.terms.preset,
        challenge=course.game.terms.challenge,
        medal=found.medal,
        day=found.day,
        harm=counts.get("harm", 0),
        influence=counts.get("influence", 0),
        taken_back=taken_back(record.tags),
        nights="".join(NEAR if is_near else FAR for is_near in near),
        attempt=attempt.number,
    )


_LINE = N_chapters(
    "furyqt hunt {date} · {preset} · {medal} · day {day} · harm {harm} · influence {influence}"
    " · undone {times} · {nights}"
)
_CHALLENGED = N_chapters("{preset} ({challenge})")
_NO_DATE = N_errors("“{date}” is not a date such as 2026-11-22")
_FUTURE = N_errors("the hunt of {date} is still to come")
_AGAIN = N_chapters("You have started this hunt before: your next game is attempt {number}.")
_ATTEMPT = N_chapters("{date} (attempt {number})")
_TEXTS = StoreTexts(
    N_chapters("The table of hunts could not be read: {why}"),
    N_chapters("The table of hunts is not being saved: {why}"),
    N_chapters("The table of hunts was damaged and has been moved to {file}."),
)
