"""The seal: places named as the final answer, which ends a chapter and is never undone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from ai.agent import AgentDecision
from ai.reasons import CERTAIN, is_as_good, percent
from furyqt.controllers.chapters.verdict import SEAL
from furyqt.controllers.session.history import History
from furyqt.rules.core.campaign.aim import DAY
from furyqt.rules.core.campaign.tags import ChapterGame
from furyqt.rules.core.enumeration import alternatives
from furyqt.rules.core.numerals import counted
from furyqt.rules.core.text import Text, TextError, Texts

N_ = Texts("chapters")


class SealError(TextError):
    """Places that cannot be named as the final answer."""


def seal_places(history: History) -> int:
    """Return the most places that may be named; 0 if the game has no seal."""
    return 0 if history.course is None else history.course.game.seal_places


def may_seal(history: History) -> bool:
    """Return whether places may be named in the newest position, on any turn of the own side.

    Not while the figure is on the board: that would be no answer.
    """
    if history.course is None or not seal_places(history) or history.is_over:
        return False
    game = history.course.game
    return not game.campaign.is_seen(history.state) and _day(history) >= game.aim.seal_from


def _day(history: History) -> int:
    """Return the day of the chapter, from 1 on."""
    assert history.course is not None
    return history.course.counts(history.state).get(DAY, 1)


def seal(history: History, places: Sequence[int]) -> None:
    """Name places by their numbers; SealError if they are too many, or it is too early."""
    named = sorted(set(places))
    course = history.course
    if course is None or not seal_places(history):
        raise SealError(_NO_SEAL)
    if (first := course.game.aim.seal_from) > _day(history):
        raise SealError(_TOO_EARLY.fill(day=first))
    if not may_seal(history) or not 1 <= len(named) <= seal_places(history):
        raise SealError(counted(seal_places(history), _SEAL_WHEN, _SEALS_WHEN))
    atlas = history.table.atlas
    assert atlas is not None  # a chapter with a seal has a map
    codes = ",".join(atlas.places[place].code for place in named)
    history.record = replace(history.record, tags={**history.record.tags, SEAL: codes})
    history.forget_seen()


class AnswerNote(NamedTuple):
    """The worth of the likeliest places as the final answer."""

    words: Text
    is_better: bool
    """Whether to give the answer now is better than to play on."""
    is_certain: bool


def first_answer(game: ChapterGame) -> tuple[Text, ...]:
    """Return the sentence that names the first day of the final answer, if it is later than day 1."""
    first = game.aim.seal_from
    return (_TOO_EARLY.fill(day=first),) if first > 1 else ()


def answer_note(history: History, decision: AgentDecision) -> AnswerNote | None:
    """Return the worth of the likeliest places as the final answer; None if none can be given now.

    Before the last day only a certain answer is better than to play on, as more is learned each day.
    """
    atlas, why, course = history.table.atlas, decision.why, history.course
    if atlas is None or why is None or course is None or not why.places or not may_seal(history):
        return None
    likeliest = why.places[: seal_places(history)]
    names = alternatives(atlas.places[place].name for place, _ in likeliest)
    chance = sum(chance for _, chance in likeliest)
    is_last = _day(history) >= course.game.days
    is_better = chance > CERTAIN or (is_last and not is_as_good(decision.value, chance))
    words = _CERTAIN if chance > CERTAIN else _BETTER if is_better else _WORTH
    return AnswerNote(words.fill(place=names, percent=percent(chance)), is_better, chance > CERTAIN)


OTHERWISE = N_("If you play on instead:")
"""Before the reasons of a choice that is worse than the final answer."""
_CERTAIN = N_("Give the final answer now: it is {place}, as no other place is possible.")
_BETTER = N_(
    "Give the final answer now: {place} is right with a chance of {percent}%; playing on promises less."
)
_WORTH = N_("The final answer {place} would be right in {percent}% of all cases.")
_TOO_EARLY = N_("The final answer can be given from day {day} on.")
_NO_SEAL = N_("This game asks for no final answer.")
_SEAL_WHEN = N_("You can name one place, on your own turn, while he is hidden.")
_SEALS_WHEN = N_("You can name one to {count:word} places, on your own turn, while he is hidden.")
