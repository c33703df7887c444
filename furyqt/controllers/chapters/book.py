"""Playing the chapters of the open campaign, and closing those that have ended."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject

from furyqt import paths
from furyqt.controllers.chapters.beginning import (
    chapter_history,
    chapter_record,
    chapter_seats,
    chapter_terms,
    check_purchases,
    style_of,
)
from furyqt.controllers.chapters.campaign_file import (
    CAMPAIGN_TAG,
    KEPT_TAG,
    FinishedChapter,
    finished_chapter,
)
from furyqt.controllers.chapters.dossier_changes import Kept
from furyqt.controllers.chapters.shelf import CampaignShelf
from furyqt.controllers.chapters.verdict import VERDICT
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.review.replay import Replay
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.storage.files import write_atomically
from furyqt.controllers.storage.game_files import LibraryError, load
from furyqt.controllers.storage.journal import PREFIX
from furyqt.controllers.storage.library import Library
from furyqt.rules.core.agenda import State
from furyqt.rules.core.campaign.dossier import read_dossier
from furyqt.rules.core.campaign.tags import game_of_chapter
from furyqt.rules.core.campaign.terms import ChapterTerms
from furyqt.rules.core.record import SUFFIX, Record, dumps

_HEADER_BYTES = 4000


class CampaignBook(QObject):
    """The games of the open campaign; `shelf` has its state and reports failures to write."""

    def __init__(self, home: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.shelf = CampaignShelf(home, self)

    def open(self, name: str) -> bool:
        """Open a campaign, and close a chapter that has ended; False if it cannot be read."""
        is_open = self.shelf.open(name)
        path = self.running() if is_open else None
        if path is not None and f"[{VERDICT} " in _head(path):
            try:
                self.close(*load(path))
            except LibraryError as wrong:
                self.shelf.trouble.emit(wrong.text)
        return is_open

    # Playing

    def terms(
        self, chapter: str, preset: str, bought: Sequence[str] = (), challenge: str = ""
    ) -> ChapterTerms:
        """Return the terms of a game of a chapter; TermsError if they are not allowed."""
        is_next = chapter in self.shelf.open_chapters
        finished = self.shelf.finished if is_next else ()
        preset = self.shelf.campaign.terms().preset_with(preset, challenge)
        dossier = self.shelf.dossier_for(chapter, preset)
        terms = chapter_terms(self.shelf.campaign, dossier, preset, bought, challenge, finished)
        check_purchases(game_of_chapter(self.shelf.campaign.chapter(chapter), terms))
        return terms

    def begin(
        self,
        chapter: str,
        preset: str = "",
        bought: Sequence[str] = (),
        challenge: str = "",
        *,
        is_practice: bool = False,
        fellows: Mapping[str, str] | None = None,
        worker: AiWorker | None = None,
        seed: int | None = None,
    ) -> GameSession:
        """Begin a chapter; one that is not open now, or practice, changes nothing in the campaign.

        `fellows` are own seats that computers have, with their agents. TermsError or NoChapterError for
        what is not allowed or known.
        """
        record = self.record(
            chapter, preset, bought, challenge, is_practice=is_practice, fellows=fellows, seed=seed
        )
        return GameSession.of(chapter_history(record), worker)

    def record(
        self,
        chapter: str,
        preset: str = "",
        bought: Sequence[str] = (),
        challenge: str = "",
        *,
        is_practice: bool = False,
        fellows: Mapping[str, str] | None = None,
        seed: int | None = None,
    ) -> Record:
        """Return the record of a new game of a chapter, as `begin` plays it."""
        campaign = self.shelf.campaign
        found = campaign.chapter(chapter)
        game = game_of_chapter(found, self.terms(chapter, preset or self.shelf.preset, bought, challenge))
        restriction = campaign.terms().challenge(challenge)
        if restriction is not None and restriction.is_alone:
            fellows = None
        seats = chapter_seats(game, style_of(found, campaign.chapters(), self.shelf.finished), fellows)
        counts = bool(self.shelf.name) and not is_practice and chapter in self.shelf.open_chapters
        tag = f"{self.shelf.name} {len(self.shelf.finished) + 1}" if counts else ""
        return chapter_record(game, secrets.randbits(63) if seed is None else seed, seats, tag)

    def running(self, chapter: str = "") -> Path | None:
        """Return the autosave of the chapter in progress, if it is this one; None without one."""
        if not self.shelf.name:
            return None
        wanted = f'[{CAMPAIGN_TAG} "{self.shelf.name} {len(self.shelf.finished) + 1}"]'
        for path in self._autosaves():
            head = _head(path)
            if wanted in head and f'\n[Chapter "{chapter}' in head:
                return path
        return None

    def _autosaves(self) -> Iterator[Path]:
        """Yield the autosaves, the newest first, then games under other names that have no end mark."""
        yield from sorted(paths.saves_dir().glob(f"{PREFIX}*{SUFFIX}"), reverse=True)
        yield from (game.path for game in Library().unfinished() if not game.is_autosave)

    def replay(self, chapter: str) -> Replay:
        """Return a finished chapter's game to review; LibraryError if its file is damaged."""
        return Replay(*self.played(chapter))

    def played(self, chapter: str) -> tuple[Record, list[State]]:
        """Return the record of a finished chapter and its positions; LibraryError if its file is damaged."""
        found = self.shelf.finished_as(chapter)
        if found is None:
            raise KeyError(chapter)
        return load(self.shelf.file_of(found))

    # Closing a chapter

    def finish(self, session: GameSession) -> FinishedChapter | None:
        """Close the chapter of a session; see `close`."""
        return self.close(*session.archive.game())

    def close(self, record: Record, states: Sequence[State]) -> FinishedChapter | None:
        """Close a chapter that has a verdict; None if it has none, or was not played for this campaign.

        A chapter that is closed already is returned as it is.
        """
        _, _, number = record.tags.get(CAMPAIGN_TAG, "").rpartition(" ")
        is_own = record.tags.get(CAMPAIGN_TAG) == f"{self.shelf.name} {number}" and number.isdecimal()
        if not is_own or VERDICT not in record.tags:
            return None
        self.shelf.refresh()
        if int(number) <= len(self.shelf.finished):
            return self.shelf.finished[int(number) - 1]
        name = f"{int(number):02}-{record.tags['Chapter'].partition('/')[0]}{SUFFIX}"
        found = finished_chapter(record, states, int(number), name)
        if self._store(record, states, found):
            self.shelf.replace_finished((*self.shelf.finished, found))
        return found

    def keep(self, items: Sequence[str], events: Sequence[str]) -> None:
        """Carry on these cards from the newest chapter, until the next one is begun."""
        if not self.shelf.finished or self.running() is not None:
            return
        newest = self.shelf.finished[-1]
        record, states = self.played(newest.chapter)
        found = finished_chapter(
            record, states, newest.number, newest.record, Kept(tuple(items), tuple(events))
        )
        if self._store(record, states, found):
            self.shelf.replace_finished((*self.shelf.finished[:-1], found))

    @property
    def can_burn(self) -> bool:
        """Whether the last page may be burned: the campaign's last chapter has failed."""
        finished, chapters = self.shelf.finished, self.shelf.campaign.chapters()
        return bool(finished) and finished[-1].chapter == chapters[-1].id and not finished[-1].is_success

    def burn_last_page(self) -> None:
        """Take the lost last chapter out of the campaign, to be played again; the debt falls by 1."""
        if not self.can_burn:
            return
        *before, last = self.shelf.finished
        if before:
            dossier = read_dossier(last.before)
            eased = msgspec.structs.replace(dossier, debt=max(0, dossier.debt - 1))
            before[-1] = msgspec.structs.replace(before[-1], after=eased.text)
        path = self.shelf.file_of(last)
        if self.shelf.attempt(lambda: path.unlink(missing_ok=True)):
            self.shelf.replace_finished(tuple(before))

    def _store(self, record: Record, states: Sequence[State], found: FinishedChapter) -> bool:
        """Write a finished chapter's record."""
        kept = replace(record, tags={**record.tags, KEPT_TAG: found.kept.tag})
        path, data = self.shelf.file_of(found), dumps(kept, states).encode()
        return self.shelf.attempt(lambda: write_atomically(path, data, make_folder=True))


def _head(path: Path) -> str:
    """Return the beginning of a file, which has the tags; empty if it cannot be read."""
    try:
        with path.open("rb") as file:
            return file.read(_HEADER_BYTES).decode("utf-8", "replace").partition("\n\n")[0]
    except OSError:
        return ""
