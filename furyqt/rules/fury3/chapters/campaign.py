"""The campaign of the third edition: its chapters, read from their files, and their end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from furyqt.rules.core.campaign.campaign import Campaign, ChapterEnding
from furyqt.rules.core.campaign.chapter import CampaignChapter
from furyqt.rules.core.campaign.dossier import carried_wounds
from furyqt.rules.core.campaign.loading import check_presets, load_chapter, load_terms, read_chapters
from furyqt.rules.core.campaign.predicate import Predicate
from furyqt.rules.core.campaign.terms import CampaignTerms
from furyqt.rules.core.events import Event
from furyqt.rules.core.reading import packaged_text
from furyqt.rules.fury3.actions import CARD_IDS
from furyqt.rules.fury3.chapters.chapter_stage import ChapterStage, closed_places
from furyqt.rules.fury3.chapters.counters import (
    COUNTERS,
    MOMENTS,
    UNCOUNTED,
    counts,
    decisions,
    facts,
    glimpses,
    moments,
)
from furyqt.rules.fury3.chapters.dealing import wasted
from furyqt.rules.fury3.chapters.prose import SPOTS, STARTS, WRITERS, stage_lines, texts
from furyqt.rules.fury3.chapters.stage_check import check_stage
from furyqt.rules.fury3.chapters.staging import opening
from furyqt.rules.fury3.chapters.true_nights import habits, hidden_place, near, nights
from furyqt.rules.fury3.decks import BASIC, Deck
from furyqt.rules.fury3.events import ChapterBegan, HunterAbsent, HunterBitten, HunterDefeated
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import FIGURE_IDS, FIGURES, HUNTERS, MINA, MOST_INFLUENCE

# -------------------------------------------------------------------------------------------- a chapter's end


def ending(observation: Fury3Observation, told: Sequence[Event]) -> ChapterEnding:
    """Return what the hunters carry on from their last observation, and from the events that they saw."""
    absent = {event.hunter for event in told if isinstance(event, HunterAbsent)}
    down = {event.hunter for event in told if isinstance(event, HunterDefeated)}
    start = next((number for number, event in enumerate(told) if isinstance(event, ChapterBegan)), 0)
    bites = [event.hunter for event in told[start:] if isinstance(event, HunterBitten)]
    sheets = observation.hunters
    bitten = [hunter for hunter in bites if hunter != MINA and sheets[hunter].bites]
    here = [hunter for hunter in FIGURES if hunter not in absent]
    return ChapterEnding(
        wounds=tuple(
            0 if hunter in absent else 2 if hunter in down else carried_wounds(sheets[hunter].damage)
            for hunter in FIGURES
        ),
        bitten=FIGURE_IDS[bitten[-1]] if bitten else "",
        healed=tuple(FIGURE_IDS[hunter] for hunter in here if not sheets[hunter].bites),
        tainted=MINA in bites,
        items=tuple(
            dict.fromkeys(
                CARD_IDS[Deck.ITEM][item]
                for hunter in here
                for item in sheets[hunter].items
                if item not in BASIC
            )
        ),
        events=tuple(CARD_IDS[Deck.EVENT][event] for hunter in here for event in sheets[hunter].events),
    )


# ----------------------------------------------------------------------------------------------- the campaign

_HERE = files("furyqt.rules.fury3.chapters")
_TERMS = "terms.toml"


@cache
def terms() -> CampaignTerms:
    """Return presets, purchases and challenges."""
    return load_terms(packaged_text(_HERE / _TERMS), _TERMS)


def read_chapter(text: str, file: str) -> CampaignChapter:
    """Read a chapter; ChapterError if something in it is wrong."""
    chapter = load_chapter(text, file, ChapterStage, COUNTERS, MOMENTS)
    check_stage(chapter, file)
    check_presets(chapter, file, terms())
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
    chapters=chapters,
    hunts=hunts,
    terms=terms,
    opening=opening,
    counts=counts,
    decisions=decisions,
    uncounted=UNCOUNTED,
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
    defeat=Predicate(f"influence>={MOST_INFLUENCE}"),
    tainted=FIGURE_IDS[MINA],
    stage_lines=stage_lines,
    figures=_figures,
    wasted=wasted,
    closed=_closed,
    is_seen=_is_seen,
    is_night=Fury3State.is_night,
)
