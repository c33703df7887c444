"""The story of a chapter while it is played, and the paper at its end: from told events only."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from furyqt.controllers.chapters.chapter_texts import chapter_text, filled
from furyqt.controllers.chapters.verdict import ChapterVerdict
from furyqt.rules.core.campaign.aim import DAY
from furyqt.rules.core.campaign.campaign import AnyCampaign
from furyqt.rules.core.campaign.chapter import GONE, LEFT, CampaignChapter
from furyqt.rules.core.campaign.tags import ChapterGame
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text

WELL, COST, LOST = ENDS = ("well", "cost", "lost")
"""The papers at a chapter's end: a success, one that had its price, and a failure."""
_MISHAPS = ("bitten", "defeated")
"""The kinds of moments in which a figure came to harm."""


class Paper(msgspec.Struct, frozen=True):
    """A paper beside the briefing, with its sender in the title."""

    title: Text
    text: Text


@dataclass(frozen=True, slots=True)
class Beat:
    """Something that the writer adds, and when."""

    id: str
    text: Text
    events: int
    """The number of events that the player's side had seen then."""
    day: int
    """The day of the chapter, from 1."""
    paper: Paper | None = None
    """The paper that is found, or None."""
    writer: str = ""
    """The name of the writer's portrait, or empty."""


def beats(game: ChapterGame, told: Sequence[Event]) -> tuple[Beat, ...]:
    """Return what the writer adds to these events, which the player's side saw, in order.

    A beat comes when its condition holds for the first time and the events have all that its braces name.
    """
    campaign, chapter = game.campaign, game.chapter
    waiting = {beat: _beat_text(campaign, chapter, beat.id) for beat in (*chapter.beats, *chapter.finds)}
    found: list[Beat] = []
    for glimpse in campaign.glimpses(told) if waiting else ():
        counts = {**glimpse.counts, **_clock(game, glimpse.counts)}
        for beat in [beat for beat in waiting if beat.when.holds(counts)]:
            text = waiting[beat]
            words = None if text is None else filled(campaign, chapter, text, glimpse.facts())
            if words is not None:
                paper = found_paper(campaign, beat.id) if beat in chapter.finds else None
                writer = beat.writer or campaign.writers.get(chapter.text, "")
                found.append(Beat(beat.id, words, glimpse.events, counts.get(DAY, 1), paper, writer))
                del waiting[beat]
    return tuple(found)


def _beat_text(campaign: AnyCampaign, chapter: CampaignChapter, name: str) -> Text | None:
    return chapter_text(campaign, chapter, f"beat.{name}")


def _clock(game: ChapterGame, counts: Mapping[str, int]) -> Mapping[str, int]:
    """Return the days that are left and the share of those that are over."""
    day = counts.get(DAY, 1)
    return {LEFT: max(0, game.days - day + 1), GONE: 100 * (day - 1) // game.days}


def found_paper(campaign: AnyCampaign, name: str) -> Paper | None:
    """Return a found paper by its name among the marks of the dossier; None if the campaign has none."""
    return _paper(campaign.texts(), f"found.{name}")


def found_papers(campaign: AnyCampaign, marks: Sequence[str]) -> tuple[Paper, ...]:
    """Return the found papers among the marks of a dossier."""
    papers = (found_paper(campaign, name) for name in marks)
    return tuple(paper for paper in papers if paper is not None)


def uses(campaign: AnyCampaign, chapter: CampaignChapter, marks: Sequence[str]) -> tuple[Text, ...]:
    """Return what the papers found before are good for in a chapter."""
    texts = (chapter_text(campaign, chapter, f"with.{name}") for name in marks)
    return tuple(text for text in texts if text is not None)


def paper_of(
    campaign: AnyCampaign, chapter: CampaignChapter, key: str, values: Mapping[str, Text | str | int]
) -> Paper | None:
    """Return a paper of a chapter with its braces filled; None if it has none, or a value is missing."""
    title, text = (chapter_text(campaign, chapter, f"{key}{end}") for end in (".title", ""))
    if title is None or text is None:
        return None
    words = filled(campaign, chapter, text, values)
    heading = filled(campaign, chapter, title, values)
    return None if words is None or heading is None else Paper(heading, words)


def end_of(game: ChapterGame, ended: ChapterVerdict, counts: Mapping[str, int]) -> str:
    """Return which of the papers closes a chapter."""
    if not ended.is_success:
        return LOST
    cost = game.chapter.cost
    return COST if cost is not None and cost.holds(counts) else WELL


def closing_paper(
    game: ChapterGame, ended: ChapterVerdict, counts: Mapping[str, int], told: Sequence[Event]
) -> Paper | None:
    """Return the paper at a chapter's end, by another hand than its writer's; None if there is none."""
    campaign = game.campaign
    mishaps = [moment for kind in _MISHAPS for moment in campaign.moments(told, kind)]
    firsts = campaign.moments(told, game.chapter.journal)
    values = {
        **counts,
        **campaign.facts(told),
        **{f"first_{name}": value for name, value in (firsts[0] if firsts else {}).items()},
        **{f"hurt_{name}": value for name, value in (mishaps[-1] if mishaps else {}).items()},
    }
    return paper_of(campaign, game.chapter, f"paper.{end_of(game, ended, counts)}", values)


def _paper(texts: Mapping[str, Text], key: str) -> Paper | None:
    title, text = texts.get(f"{key}.title"), texts.get(key)
    return None if title is None or text is None else Paper(title, text)


def all_texts(paper: Paper | None) -> Iterator[Text]:
    """Yield the texts of a paper."""
    if paper is not None:
        yield paper.title
        yield paper.text
