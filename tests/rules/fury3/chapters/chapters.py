"""Chapters for tests: those of the package under chosen terms, and small ones written here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any

from furyqt.rules.core.agenda import State
from furyqt.rules.core.campaign.chapter import CampaignChapter
from furyqt.rules.core.campaign.dossier import Dossier, read_dossier
from furyqt.rules.core.campaign.loading import load_chapter, load_terms
from furyqt.rules.core.campaign.terms import CampaignTerms, ChapterTerms
from furyqt.rules.core.ruleset import Ruleset
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.chapters.chapter_stage import ChapterStage
from furyqt.rules.fury3.chapters.counters import COUNTERS, MOMENTS
from furyqt.rules.fury3.chapters.stage_check import check_stage
from furyqt.rules.fury3.chapters.staging import opening
from furyqt.rules.fury3.state import Fury3State

FOLDER = files("furyqt.rules.fury3.chapters")
NUMBERS = tuple(range(1, 13))
FILES = tuple(sorted(f.name for f in FOLDER.iterdir() if f.name.endswith(".toml") and f.name != "terms.toml"))
"""All chapters of the package, hunts included."""
SMALL = """
id = "test-01"
rev = 1
game = "fury3"
text = "c01"
options = { game = "base" }
[judge]
days = 5
goal = "turned>=1"
"""
EVERYBODY = 'places = { godalming = "LO", seward = "PA", helsing = "VI", mina = "RO" }'


@cache
def campaign_terms() -> CampaignTerms:
    return load_terms(FOLDER.joinpath("terms.toml").read_text("utf-8"), "terms.toml")


def chapter(number: int) -> CampaignChapter:
    """Return a chapter of the campaign."""
    return packaged(f"shadow-{number:02d}.toml")


@cache
def packaged(file: str) -> CampaignChapter:
    """Return a chapter of the package."""
    return checked(FOLDER.joinpath(file).read_text("utf-8"), file)


def checked(text: str, file: str = "test-01.toml") -> CampaignChapter:
    found = load_chapter(text, file, ChapterStage, COUNTERS, MOMENTS)
    check_stage(found, file)
    return found


def small(stage: str = EVERYBODY, rest: str = "", head: str = SMALL) -> CampaignChapter:
    """Return a chapter with these lines in its table [stage], and these after it."""
    return checked(f"{head}\n[stage]\n{stage}\n{rest}")


def terms(dossier: Dossier | str = "empty", **given: Any) -> ChapterTerms:
    """Return terms with a dossier, or with a named one."""
    if isinstance(dossier, str):
        dossier = read_dossier(campaign_terms().dossiers[dossier])
    return ChapterTerms(dossier=dossier, **{"preset": "hunter", **given})


def staged(found: CampaignChapter | int, seed: int = 1, under: ChapterTerms | None = None) -> Fury3State:
    """Return the opening position of a chapter."""
    found = chapter(found) if isinstance(found, int) else found
    return opening(found, under or terms(), campaign_terms(), {}, seed)


def rules_of(found: CampaignChapter | int, under: ChapterTerms | None = None) -> Ruleset:
    """Return the game's rules with a chapter as its opening position."""

    def setup(options: Any, seed: int) -> State:
        del options
        return staged(found, seed, under)

    return replace(RULES, setup=setup)


def events(state: Fury3State, *kinds: type) -> list[Any]:
    """Return the events of these kinds."""
    return [event for event in state.told or () if isinstance(event, kinds)]


def names(hand: Iterable[int], ids: tuple[str, ...]) -> list[str]:
    return sorted(ids[card] for card in hand)
