"""The second edition's part of the campaign: its chapters, read from their files."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from furyqt.rules.core.campaign.campaign import CampaignPart
from furyqt.rules.core.campaign.chapter import CampaignChapter
from furyqt.rules.core.campaign.loading import load_chapter, read_chapters
from furyqt.rules.fury2.chapters.chapter_stage import ServantStage
from furyqt.rules.fury2.chapters.counters import COUNTERS, MOMENTS, ORDINARY, counts, facts, moments
from furyqt.rules.fury2.chapters.dealing import wasted
from furyqt.rules.fury2.chapters.ending import ending
from furyqt.rules.fury2.chapters.prose import STARTS, WRITERS, texts
from furyqt.rules.fury2.chapters.stage_check import HUNTER_IDS, check_stage
from furyqt.rules.fury2.chapters.stage_lines import stage_lines
from furyqt.rules.fury2.chapters.staging import opening
from furyqt.rules.fury2.chapters.true_nights import habits, hidden_place, near, nights
from furyqt.rules.fury2.tables import HUNTERS

_HERE = files("furyqt.rules.fury2.chapters")


def read_chapter(text: str, file: str) -> CampaignChapter:
    """Read a chapter; ChapterError if something in it is wrong."""
    chapter = load_chapter(text, file, ServantStage, COUNTERS)
    check_stage(chapter, file, MOMENTS)
    return chapter


@cache
def chapters() -> tuple[CampaignChapter, ...]:
    """Return all chapters; ChapterError if a file is wrong."""
    return read_chapters(_HERE, "shadow-", read_chapter)


def _figures(chapter: CampaignChapter) -> tuple[str, ...]:
    """Return the names of the hunters: every one takes part (R1.1)."""
    return HUNTER_IDS


PART = CampaignPart(
    name="shadow",
    player=HUNTERS,
    seats=HUNTER_IDS,
    counters=COUNTERS,
    ordinary=ORDINARY,
    chapters=chapters,
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
)
