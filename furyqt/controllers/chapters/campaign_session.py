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
    BURNED_TAG,
    CAMPAIGN_TAG,
    KEPT_TAG,
    FinishedChapter,
    burned_pages,
    chapter_file,
    finished_chapter,
    finished_from,
    played_chapter,
    read_campaign_tag,
    record_head,
)
from furyqt.controllers.chapters.campaign_store import CampaignStore, campaign_of
from furyqt.controllers.chapters.dossier_changes import Kept
from furyqt.controllers.chapters.verdict import VERDICT
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.review.replay import Replay
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.storage.files import write_atomically
from furyqt.controllers.storage.game_files import LibraryError, load
from furyqt.controllers.storage.journal import PREFIX
from furyqt.controllers.storage.library import Library
from furyqt.rules.core.agenda import State
from furyqt.rules.core.campaign.tags import CHAPTER, game_of_chapter
from furyqt.rules.core.campaign.terms import ChapterTerms
from furyqt.rules.core.observation import Observation
from furyqt.rules.core.reading import read_bounded
from furyqt.rules.core.record import MOST_BYTES, SUFFIX, Record, dumps
from furyqt.rules.core.text import TextError, Texts

N_ = Texts("chapters")


class ChapterClosedError(TextError):
    """A chapter that another program has finished a moment ago."""


class CampaignSession(QObject):
    """The games of the open campaign; `store` has its state and reports failures to write."""

    def __init__(self, home: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.store = CampaignStore(home, self)

    def open(self, name: str) -> bool:
        """Open a campaign, and close a chapter that has ended; False if it cannot be read."""
        is_open = self.store.open(name)
        path = self.running() if is_open else None
        if path is not None and f"[{VERDICT} " in record_head(path):
            try:
                self.close(*load(path))
            except LibraryError as wrong:
                self.store.trouble.emit(wrong.text)
        if is_open:
            self._finish_choice()
        return is_open

    # Playing

    def terms(
        self, chapter: str, preset: str, bought: Sequence[str] = (), challenge: str = ""
    ) -> ChapterTerms:
        """Return the terms of a game of a chapter; TermsError if they are not allowed."""
        is_next = chapter in self.store.open_chapters
        finished = self.store.finished if is_next else ()
        if self.store.is_run:
            preset = self.store.preset
        preset = self.store.campaign.terms().preset_with(preset, challenge)
        dossier = self.store.dossier_for(chapter, preset)
        terms = chapter_terms(self.store.campaign, dossier, preset, bought, challenge, finished)
        check_purchases(game_of_chapter(self.store.campaign.chapter(chapter), terms))
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
        campaign = self.store.campaign
        found = campaign.chapter(chapter)
        was_open = chapter in self.store.open_chapters
        if self.store.name and not is_practice:
            self.store.refresh()
        if was_open and chapter not in self.store.open_chapters:
            raise ChapterClosedError(_FINISHED_MEANWHILE)
        game = game_of_chapter(found, self.terms(chapter, preset or self.store.preset, bought, challenge))
        restriction = campaign.terms().challenge(challenge)
        if restriction is not None and restriction.is_alone:
            fellows = None
        seats = chapter_seats(game, style_of(found, campaign.chapters(), self.store.finished), fellows)
        counts = bool(self.store.name) and not is_practice and chapter in self.store.open_chapters
        tag = self.store.next_tag if counts else ""
        return chapter_record(game, secrets.randbits(63) if seed is None else seed, seats, tag)

    def outset(
        self, chapter: str, preset: str = "", bought: Sequence[str] = (), challenge: str = ""
    ) -> Observation:
        """Return what the own side sees at the beginning of a chapter; errors as in `begin`."""
        record = self.record(chapter, preset, bought, challenge, is_practice=True, seed=0)
        return record.rules.observe(record.opening(), campaign_of(record.game).player)

    def running(self, chapter: str = "") -> Path | None:
        """Return the autosave of the chapter in progress, if it is this one; None without one."""
        if not self.store.name:
            return None
        wanted = f'[{CAMPAIGN_TAG} "{self.store.next_tag}"]'
        for path in self._autosaves():
            head = record_head(path)
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
        """Return the record of a finished chapter and its positions; LibraryError as in `played_chapter`."""
        found = self.store.finished_as(chapter)
        if found is None:
            raise KeyError(chapter)
        return played_chapter(self.store.file_of(found), chapter)

    # Closing a chapter

    def finish(self, session: GameSession) -> FinishedChapter | None:
        """Close the chapter of a session; see `close`."""
        return self.close(*session.archive.game())

    def close(self, record: Record, states: Sequence[State]) -> FinishedChapter | None:
        """Close a chapter that has a verdict; None if it has none, or was not played for this campaign.

        A chapter that is closed already is returned as it is.
        """
        name, number = read_campaign_tag(record.tags)
        if not name or name != self.store.name or VERDICT not in record.tags:
            return None
        file = chapter_file(number, record.tags.get(CHAPTER, "").partition("/")[0])
        try:
            found = finished_chapter(record, states, number, file)
        except ValueError:  # the tag is wrong: the chapter is not over
            return None
        with self.store.alone() as is_alone:
            if not is_alone:
                return None
            if number <= len(self.store.finished):
                return self._closed_before(self.store.finished[number - 1], record, states)
            is_stale = record.tags[CAMPAIGN_TAG] != self.store.next_tag
            if is_stale or not self._is_next(found):
                self.store.trouble.emit(_DOES_NOT_FOLLOW)
                return None
            if self._store(record, states, found):
                self.store.replace_finished((*self.store.finished, found))
        return found

    def _is_next(self, found: FinishedChapter) -> bool:
        """Return whether a chapter follows the finished ones, with what they carried on."""
        store = self.store
        is_open = found.number == len(store.finished) + 1 and found.chapter in store.open_chapters
        return is_open and (not store.finished or store.finished[-1].after == found.before)

    def _closed_before(
        self, closed: FinishedChapter, record: Record, states: Sequence[State]
    ) -> FinishedChapter:
        """Return the chapter that is closed already; if it was another game, say so."""
        try:
            kept = read_bounded(self.store.file_of(closed), MOST_BYTES).decode(errors="replace")
        except OSError:
            return closed
        if _moves(kept) != _moves(dumps(record, states)):
            self.store.trouble.emit(_OTHER_GAME_COUNTS)
        return closed

    def keep(self, items: Sequence[str], events: Sequence[str]) -> None:
        """Carry on these cards from the newest chapter, until the next one is begun."""
        if not self.store.finished:
            return
        chosen, place = Kept(tuple(items), tuple(events)), len(self.store.finished)
        with self.store.alone() as is_alone:
            if not is_alone or self.running() is not None or len(self.store.finished) != place:
                return
            newest = self.store.finished[-1]
            found = self._rewritten(newest, chosen)
            if found is not None:
                self.store.replace_finished((*self.store.finished[:-1], found))

    def _finish_choice(self) -> None:
        """Take over the cards in the newest record, if its program was killed before it wrote the state."""
        if not self.store.finished:
            return
        newest = self.store.finished[-1]
        head = record_head(self.store.file_of(newest))
        if f'[{KEPT_TAG} "' not in head or f'[{KEPT_TAG} "{newest.kept.tag}"]' in head:
            return
        try:
            found, _ = finished_from(self.store.file_of(newest))
        except (OSError, ValueError):
            return
        same = msgspec.structs.replace(
            found,
            kept=newest.kept,
            after=newest.after,
            beats=newest.beats,
            beat_places=newest.beat_places,
            paper=newest.paper,
        )
        if same == newest:
            self.store.replace_finished((*self.store.finished[:-1], found))

    @property
    def can_burn(self) -> bool:
        """Whether the last page may be burned: the last chapter has failed, not in a run with one life."""
        if self.store.is_run:
            return False
        finished, chapters = self.store.finished, self.store.campaign.chapters()
        return bool(finished) and finished[-1].chapter == chapters[-1].id and not finished[-1].is_success

    def burn_last_page(self) -> None:
        """Take the lost last chapter out of the campaign, to be played again; the debt falls by 1."""
        if not self.can_burn:
            return
        with self.store.alone() as is_alone:
            if not is_alone or not self.can_burn:
                return
            *before, last = self.store.finished
            if before:
                eased = self._rewritten(before[-1], before[-1].kept, burned=1)
                if eased is None:
                    return
                before[-1] = eased
            self.store.replace_finished(tuple(before))
            path = self.store.file_of(last)
            self.store.write(lambda: path.unlink(missing_ok=True))

    def _rewritten(self, one: FinishedChapter, kept: Kept, burned: int = 0) -> FinishedChapter | None:
        """Write the record of a finished chapter with other cards, or a burned page; None if that fails."""
        try:
            record, states = self.played(one.chapter)
        except LibraryError as wrong:
            self.store.trouble.emit(wrong.text)
            return None
        if burned:
            burned += burned_pages(record)
            record = replace(record, tags={**record.tags, BURNED_TAG: str(burned)})
        found = finished_chapter(record, states, one.number, one.record, kept)
        return found if self._store(record, states, found) else None

    def _store(self, record: Record, states: Sequence[State], found: FinishedChapter) -> bool:
        """Write a finished chapter's record."""
        kept = replace(record, tags={**record.tags, KEPT_TAG: found.kept.tag})
        path, data = self.store.file_of(found), dumps(kept, states).encode()
        return self.store.write(lambda: write_atomically(path, data, make_folder=True))


def _moves(text: str) -> str:
    """Return a record's actions without its tags."""
    return text.partition("\n\n")[2]


_FINISHED_MEANWHILE = N_("Another program has finished this chapter in the meantime.")
_OTHER_GAME_COUNTS = N_("The chapter was already closed with another game, and that result counts.")
_DOES_NOT_FOLLOW = N_(
    "The campaign has changed since the start of this chapter, so its result does not count."
)
