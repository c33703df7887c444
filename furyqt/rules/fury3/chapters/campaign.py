"""The campaign of the third edition: its chapters, read from their files."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from furyqt.rules.core.campaign.campaign import Campaign
from furyqt.rules.core.campaign.chapter import CampaignChapter
from furyqt.rules.core.campaign.loading import load_chapter, load_terms, read_chapters
from furyqt.rules.core.campaign.terms import CampaignTerms
from furyqt.rules.core.reading import packaged_text
from furyqt.rules.fury3.chapters.chapter_stage import ChapterStage, closed_places
from furyqt.rules.fury3.chapters.counters import COUNTERS, ORDINARY, counts, facts, moments
from furyqt.rules.fury3.chapters.dealing import wasted
from furyqt.rules.fury3.chapters.ending import ending
from furyqt.rules.fury3.chapters.prose import STARTS, WRITERS, texts
from furyqt.rules.fury3.chapters.stage_check import check_stage
from furyqt.rules.fury3.chapters.stage_lines import stage_lines
from furyqt.rules.fury3.chapters.staging import opening
from furyqt.rules.fury3.chapters.true_nights import habits, hidden_place, near, nights
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import FIGURE_IDS, FIGURES, HUNTERS

_HERE = files("furyqt.rules.fury3.chapters")
_TERMS = "terms.toml"


@cache
def terms() -> CampaignTerms:
    """Return presets, purchases and challenges."""
    return load_terms(packaged_text(_HERE / _TERMS), _TERMS)


def read_chapter(text: str, file: str) -> CampaignChapter:
    """Read a chapter; ChapterError if something in it is wrong."""
    chapter = load_chapter(text, file, ChapterStage, COUNTERS)
    check_stage(chapter, file)
    return chapter


@cache
def chapters() -> tuple[CampaignChapter, ...]:
    """Return all chapters; ChapterError if a file is wrong."""
    return read_chapters(_HERE, "shadow-", read_chapter)


@cache
def hunts() -> tuple[CampaignChapter, ...]:
    """Return the chapters of the hunts of the day; ChapterError if a file is wrong."""
    return read_chapters(_HERE, "hunt-", read_chapter)


def _figures(chapter: CampaignChapter) -> tuple[str, ...]:
    """Return the names of the hunters who take part."""
    stage: ChapterStage = chapter.stage
    return tuple(name for name in FIGURE_IDS[: len(FIGURES)] if name not in stage.absent)


def _closed(chapter: CampaignChapter) -> tuple[int, ...]:
    """Return the closed places."""
    return closed_places(chapter.stage.closed)


def _is_seen(state: Fury3State) -> bool:
    """Return whether Dracula's figure is on the board."""
    return state.revealed


CAMPAIGN = Campaign(
    name="shadow",
    player=HUNTERS,
    seats=FIGURE_IDS[: len(FIGURES)],
    counters=COUNTERS,
    ordinary=ORDINARY,
    chapters=chapters,
    hunts=hunts,
    terms=terms,
    opening=opening,
    counts=counts,
    moments=moments,
    facts=facts,
    hidden_place=hidden_place,
    nights=nights,
    near=near,
    habits=habits,
    ending=ending,
    texts=texts,
    starts=STARTS,
    writers=WRITERS,
    stage_lines=stage_lines,
    figures=_figures,
    wasted=wasted,
    closed=_closed,
    is_seen=_is_seen,
)
