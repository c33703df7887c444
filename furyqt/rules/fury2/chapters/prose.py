"""The texts of the chapters, and their opening positions in sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache

from furyqt.rules.core.campaign.chapter import CampaignChapter
from furyqt.rules.core.campaign.terms import CampaignTerms, ChapterTerms
from furyqt.rules.core.documents import document_texts
from furyqt.rules.core.enumeration import enumerated
from furyqt.rules.core.numerals import counted, numeral
from furyqt.rules.core.text import Text
from furyqt.rules.fury2.actions import CARD_IDS
from furyqt.rules.fury2.chapters.chapter_stage import ServantStage
from furyqt.rules.fury2.chapters.dealing import ServantDeal, lost_blood, servant_deal
from furyqt.rules.fury2.chapters.stage_check import TIME_IDS
from furyqt.rules.fury2.decks import Deck
from furyqt.rules.fury2.options import Fury2Options
from furyqt.rules.fury2.tables import (
    ATLAS,
    FIGURE_IDS,
    FIGURES,
    HEALTH,
    MOST_BLOOD,
    OWN_BITES,
    SERVANT_FIGURE,
)
from furyqt.rules.fury2.words import FIGURE_NAMES, alphabetical, card_named, card_text, place_text

STARTS = {"c10b": date(1898, 5, 9)}
"""The day on which each chapter starts."""
WRITERS = {"c10b": "seward"}
"""The portrait beside each briefing."""
SPOTS = {"c10b": "nuremburg"}
"""The place of the map at which each chapter stands on the page of contents."""


@cache
def texts() -> Mapping[str, Text]:
    """Return the texts of this game's chapter by their keys, read when first needed.

    The others are those of the whole campaign.
    """
    return document_texts("campaign/chapter-10b")


# ------------------------------------------------------------------------------------------ opening positions


def stage_lines(chapter: CampaignChapter, terms: ChapterTerms, campaign: CampaignTerms) -> tuple[Text, ...]:
    """Return the sentences about a chapter's opening position under these terms."""
    stage: ServantStage = chapter.stage
    found = servant_deal(chapter, terms, campaign, Fury2Options(**chapter.options))
    starts = [(FIGURE_IDS.index(name), code) for name, code in stage.places.items()]
    if len(stage.servant) == 1:
        starts.append((SERVANT_FIGURE, stage.servant[0]))
    lines = []
    for figure, code in starts:
        cards = _hand(found, figure)
        line = _line("starts_with").fill(cards=enumerated(cards)) if cards else _line("starts")
        lines.append(line.fill(figure=FIGURE_NAMES[figure], place=place_text(ATLAS.index[code])))
    lines += _values(stage, terms, found)
    if len(stage.servant) > 1:
        lines.append(_line("servant").fill(places=_places(stage.servant)))
    for houses in stage.houses:
        line = _line("houses") if houses.count > 1 else _line("house")
        lines.append(line.fill(count=numeral(houses.count), places=_places(houses.among)))
    return tuple(lines)


def _hand(found: ServantDeal, figure: int) -> list[Text]:
    """Return the cards that are dealt to a hunter: an item has its article."""
    if figure not in FIGURES:
        return []
    items = [_carried(card, count) for card, count in Counter(found.hands[Deck.ITEM][figure]).items()]
    return [*items, *map(_event, found.hands[Deck.EVENT][figure])]


def _values(stage: ServantStage, terms: ChapterTerms, found: ServantDeal) -> list[Text]:
    """Return how the opening differs from that of an ordinary game: health, bites, tracks and an ally."""
    lines = [
        _line("health").fill(figure=FIGURE_NAMES[hunter], health=found.health[hunter], most=HEALTH[hunter])
        for hunter in FIGURES
        if found.health[hunter] < HEALTH[hunter]
    ]
    bitten = [hunter for hunter in FIGURES if found.bites[hunter] > OWN_BITES[hunter]]
    lines += [_line("bitten").fill(figure=FIGURE_NAMES[hunter]) for hunter in bitten]
    if lost_blood(stage):
        lines.append(_line("blood").fill(blood=MOST_BLOOD - lost_blood(stage), most=MOST_BLOOD))
    if found.vampires:
        is_debt = 0 < stage.heavy_debt <= terms.dossier.debt
        is_taint = 0 < stage.heavy_taint <= terms.dossier.taint
        cause = ".debt" if is_debt else ".taint" if is_taint else ""
        lines.append(_line(f"vampires{cause}").fill(vampires=found.vampires))
    if stage.time != TIME_IDS[0]:
        lines.append(_line(f"time.{stage.time}"))
    if found.ally:
        ally = card_text(Deck.EVENT, CARD_IDS[Deck.EVENT].index(found.ally))
        lines.append(_line("ally").fill(ally=ally))
    return lines


def _carried(card: str, count: int) -> Text:
    one = texts().get(f"carried.{card}") or card_named(Deck.ITEM, CARD_IDS[Deck.ITEM].index(card))
    return counted(count, one, texts().get(f"carried.{card}.more", one))


def _event(card: str) -> Text:
    return card_named(Deck.EVENT, CARD_IDS[Deck.EVENT].index(card))


def _places(codes: Iterable[str]) -> Text:
    return alphabetical(place_text(ATLAS.index[code]) for code in codes)


def _line(key: str) -> Text:
    return texts()[f"stage.{key}"]
