"""The second edition's part of the campaign, and the end of its chapters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from furyqt.rules.core.campaign.campaign import CampaignPart, ChapterEnding
from furyqt.rules.core.campaign.chapter import CampaignChapter
from furyqt.rules.core.campaign.dossier import carried_wounds
from furyqt.rules.core.campaign.loading import load_chapter, read_chapters
from furyqt.rules.core.campaign.predicate import Predicate
from furyqt.rules.core.events import Event
from furyqt.rules.fury2.actions import CARD_IDS
from furyqt.rules.fury2.chapters.chapter_stage import CARRIED, ServantStage
from furyqt.rules.fury2.chapters.counters import (
    COUNTERS,
    MOMENTS,
    counts,
    decisions,
    facts,
    glimpses,
    moments,
)
from furyqt.rules.fury2.chapters.dealing import wasted
from furyqt.rules.fury2.chapters.prose import SPOTS, STARTS, WRITERS, stage_lines, texts
from furyqt.rules.fury2.chapters.stage_check import HUNTER_IDS, check_stage
from furyqt.rules.fury2.chapters.staging import opening
from furyqt.rules.fury2.chapters.true_nights import habits, hidden_place, near, nights
from furyqt.rules.fury2.decks import Deck
from furyqt.rules.fury2.events import ChapterBegan, HunterBitten, HunterDefeated
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import FIGURE_IDS, FIGURES, HEALTH, HUNTERS, MINA, MOST_VAMPIRES, OWN_BITES

# -------------------------------------------------------------------------------------------- a chapter's end


def ending(observation: Fury2Observation, told: Sequence[Event]) -> ChapterEnding:
    """Return what the hunters carry on from their last observation, and from the events that they saw."""
    start = next((number for number, event in enumerate(told) if isinstance(event, ChapterBegan)), 0)
    down = {event.hunter for event in told if isinstance(event, HunterDefeated)}
    bites = [event.hunter for event in told[start:] if isinstance(event, HunterBitten)]
    sheets = observation.hunters
    has_bite = [sheets[hunter].bites > OWN_BITES[hunter] for hunter in FIGURES]
    bitten = [hunter for hunter in bites if has_bite[hunter]]
    items = [CARRIED.item_back(CARD_IDS[Deck.ITEM][item]) for sheet in sheets for item in sheet.items]
    events = [CARRIED.event_back(CARD_IDS[Deck.EVENT][event]) for sheet in sheets for event in sheet.events]
    return ChapterEnding(
        wounds=tuple(2 if h in down else carried_wounds(HEALTH[h] - sheets[h].health) for h in FIGURES),
        bitten=FIGURE_IDS[bitten[-1]] if bitten else "",
        healed=tuple(FIGURE_IDS[hunter] for hunter in FIGURES if not has_bite[hunter]),
        tainted=MINA in bites,
        items=tuple(dict.fromkeys(filter(None, items))),
        events=tuple(filter(None, events)),
    )


# ----------------------------------------------------------------------------------------------- the campaign

_HERE = files("furyqt.rules.fury2.chapters")


def read_chapter(text: str, file: str) -> CampaignChapter:
    """Read a chapter; ChapterError if something in it is wrong."""
    chapter = load_chapter(text, file, ServantStage, COUNTERS, MOMENTS)
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
    chapters=chapters,
    opening=opening,
    counts=counts,
    decisions=decisions,
    moments=moments,
    facts=facts,
    glimpses=glimpses,
    hidden_place=hidden_place,
    nights=nights,
    near=near,
    habits=habits,
    ending=ending,
    texts=texts,
    starts=STARTS,
    writers=WRITERS,
    spots=SPOTS,
    defeat=Predicate(f"vampires>={MOST_VAMPIRES}"),
    tainted=HUNTER_IDS[MINA],
    stage_lines=stage_lines,
    figures=_figures,
    wasted=wasted,
    is_night=Fury2State.is_night,
)
