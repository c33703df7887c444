"""The second edition's chapter for tests: under chosen terms, or with another stage."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace
from importlib.resources import files
from typing import Any

from furyqt.rules.core.agenda import State, is_over, legal_actions, play
from furyqt.rules.core.campaign.campaign import Campaign
from furyqt.rules.core.campaign.chapter import CampaignChapter
from furyqt.rules.core.campaign.dossier import Dossier, read_dossier
from furyqt.rules.core.campaign.joining import joined_campaign
from furyqt.rules.core.campaign.terms import ChapterTerms
from furyqt.rules.core.ruleset import Ruleset
from furyqt.rules.fury2.actions import CARD_IDS
from furyqt.rules.fury2.chapters.campaign import PART, read_chapter
from furyqt.rules.fury2.chapters.staging import opening
from furyqt.rules.fury2.decks import Deck
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.state import Fury2State

NAME = "shadow-10b"
FILE = f"{NAME}.toml"
TEXT = files("furyqt.rules.fury2.chapters").joinpath(FILE).read_text("utf-8")


def campaign() -> Campaign:
    """Return the whole campaign as the second edition plays it."""
    found = joined_campaign(RULES)
    assert found is not None
    return found


def packaged() -> CampaignChapter:
    return PART.chapters()[0]


def changed(old: str, new: str) -> CampaignChapter:
    """Return the chapter with a part of its file replaced."""
    assert old in TEXT
    return read_chapter(TEXT.replace(old, new), FILE)


def terms(dossier: Dossier | str = "empty", **given: Any) -> ChapterTerms:
    """Return terms with a dossier, or with a named one."""
    if isinstance(dossier, str):
        dossier = read_dossier(campaign().terms().dossiers[dossier])
    return ChapterTerms(dossier=dossier, **{"preset": "hunter", **given})


def staged(seed: int = 1, under: ChapterTerms | None = None, of: CampaignChapter | None = None) -> Fury2State:
    """Return the opening position."""
    return opening(of or packaged(), under or terms(), campaign().terms(), {}, seed)


def rules_of(under: ChapterTerms | None = None) -> Ruleset:
    """Return the game's rules with the chapter as its opening position."""

    def setup(options: Any, seed: int) -> State:
        del options
        return staged(seed, under)

    return replace(RULES, setup=setup)


def random_game(rules: Ruleset, seed: int, most: int) -> list[Fury2State]:
    """Return the positions of a random game."""
    rng, states = random.Random(seed), [rules.setup({}, seed)]
    while not is_over(states[-1]) and len(states) <= most:
        states.append(play(states[-1], rng.choice(legal_actions(states[-1]))))
    return states  # type: ignore[return-value]


def names(deck: Deck, cards: Iterable[int]) -> list[str]:
    return sorted(CARD_IDS[deck][card] for card in cards)
