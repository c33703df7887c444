"""A chapter in progress, judged again whenever its newest position or its seal is another one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ai.knowledge import knows_aims
from furyqt.controllers.chapters.conditions import remaining
from furyqt.controllers.chapters.story import Beat, beats
from furyqt.controllers.chapters.verdict import (
    SEAL,
    VERDICT,
    ChapterVerdict,
    chapter_counts,
    sealed_hits,
    verdict,
)
from furyqt.rules.core.agenda import State
from furyqt.rules.core.campaign.aim import Aim
from furyqt.rules.core.campaign.tags import ChapterGame
from furyqt.rules.core.events import Event, events_seen_by
from furyqt.rules.core.record import Record
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import Text


class ChapterCourse:
    """The counters and the verdict of the positions of one chapter; only the newest is remembered."""

    def __init__(self, game: ChapterGame) -> None:
        self.game = game
        self._rules = ruleset(game.chapter.game)
        self._state: State | None = None
        self._seal = ""
        self._counts: Mapping[str, int] = {}
        self._verdict: ChapterVerdict | None = None
        self._told: Sequence[Event] | None = None
        self._beats: tuple[Beat, ...] = ()

    def aim_of(self, player: int) -> Aim | None:
        """Return what a player plays for; None for the other side, which does not know it."""
        return self.game.aim_of(player)

    def remaining(self, state: State, player: int) -> Text | None:
        """Return what the goal still lacks at a position, if the search of this player plays for it."""
        if self.aim_of(player) is None or not knows_aims(self._rules):
            return None
        return remaining(self.game, self.counts(state))

    def counts(self, state: State, seal: str = "") -> Mapping[str, int]:
        """Return the counters at a position; `seal` is the value of the record's tag Seal."""
        if state is not self._state or seal != self._seal:
            told = events_seen_by(state.told or (), self.game.campaign.player)
            hits = sealed_hits(self.game, state, seal.split(",")) if seal else 0
            self._counts = chapter_counts(self.game, told, hits)
            outcome = self._rules.outcome(state)
            is_won = None if outcome is None else self.game.campaign.player in outcome.winners
            self._verdict = verdict(self.game, self._counts, is_sealed=bool(seal), is_won=is_won)
            self._state, self._seal = state, seal
        return self._counts

    def verdict(self, state: State, seal: str = "") -> ChapterVerdict | None:
        """Return the verdict at a position, or None while the chapter goes on."""
        self.counts(state, seal)
        return self._verdict

    def beats(self, state: State) -> tuple[Beat, ...]:
        """Return what the chapter's writer has added up to a position."""
        told = state.told or ()
        if told is not self._told:
            self._told = told
            self._beats = beats(self.game, events_seen_by(told, self.game.campaign.player))
        return self._beats

    def stamped(self, record: Record, state: State) -> Record:
        """Return the record with the tag Verdict that its newest position has."""
        found = self.verdict(state, record.tags.get(SEAL, ""))
        tags = {name: value for name, value in record.tags.items() if name != VERDICT}
        if found is not None:
            tags[VERDICT] = found.tag
        return record if tags == record.tags else replace(record, tags=tags)


def course_of(record: Record) -> ChapterCourse | None:
    """Return the course of the record's chapter; None for an ordinary game."""
    game = record.chapter
    return None if game is None else ChapterCourse(game)
