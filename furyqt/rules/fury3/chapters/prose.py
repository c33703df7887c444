"""The texts of the campaign, with who writes each letter, and the opening positions in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import cache

from furyqt.rules.core.campaign.chapter import CampaignChapter
from furyqt.rules.core.documents import document_texts
from furyqt.rules.core.enumeration import enumerated
from furyqt.rules.core.numerals import numeral
from furyqt.rules.core.text import Text
from furyqt.rules.fury3.actions import CARD_IDS
from furyqt.rules.fury3.catalog import EVENTS, ITEMS
from furyqt.rules.fury3.chapters.chapter_stage import Cards, ChapterStage, closed_places
from furyqt.rules.fury3.decks import Deck
from furyqt.rules.fury3.tables import (
    ATLAS,
    CITIES,
    DOOR,
    DRACULA_FIGURE,
    DRACULA_HEALTH,
    FIGURE_IDS,
    FIGURES,
    PLACES,
    REGION,
    Region,
)
from furyqt.rules.fury3.words import FIGURE_NAMES, REGION_NAMES, alphabetical, card_named, joined, place_text

STARTS = {
    "c01": date(1893, 5, 5),
    "c02": date(1893, 8, 4),
    "c03": date(1893, 9, 9),
    "c04": date(1893, 9, 21),
    "c05": date(1893, 10, 3),
    "c06": date(1893, 10, 15),
    "c07": date(1893, 10, 16),
    "c08": date(1893, 10, 30),
    "c09": date(1898, 3, 14),
    "c10": date(1898, 5, 9),
    "c11": date(1898, 5, 21),
    "c12": date(1898, 11, 2),
}
"""The day on which each chapter starts."""
WRITERS = {
    "c01": "helsing", "c02": "seward", "c03": "godalming", "c04": "mina", "c05": "seward", "c06": "mina",
    "c07": "seward", "c08": "helsing", "c09": "mina", "c10": "godalming", "c11": "unknown", "c12": "helsing",
}  # fmt: skip
"""The portrait beside each briefing."""
SPOTS = {
    "c01": "budapest", "c02": "english_channel", "c03": "london", "c04": "london", "c05": "london",
    "c06": "paris", "c07": "marseilles", "c08": "castle_dracula", "c09": "plymouth", "c10": "prague",
    "c11": "paris", "c12": "london",
}  # fmt: skip
"""The place of the map at which each chapter stands on the page of contents."""
LETTERS = ("campaign/act-1", "campaign/act-2", "campaign/act-3", "campaign/hunts")
STORIES = ("campaign/story-1", "campaign/story-2", "campaign/story-3")
"""The documents with what is added during chapters, and with the papers beside the letters."""
TERMS = "campaign/terms"
"""The document with presets, purchases, medals and counters."""


@cache
def texts() -> Mapping[str, Text]:
    """Return all texts of the campaign by their keys, such as "c04.title", read when first needed."""
    return {**_names(), **document_texts(TERMS, *LETTERS, *STORIES)}


def _names() -> dict[str, Text]:
    """Return the names of figures and cards by the ids that a dossier has; allies are event cards, too."""
    found = {f"figure.{name}": text for name, text in zip(FIGURE_IDS, FIGURE_NAMES, strict=True)}
    for deck, key, cards in ((Deck.ITEM, "item", ITEMS), (Deck.EVENT, "event", EVENTS)):
        found |= {f"{key}.{name}": cards[card].name for card, name in enumerate(CARD_IDS[deck])}
    return found


# ------------------------------------------------------------------------------------------ opening positions

DRACULA = FIGURE_IDS[DRACULA_FIGURE]


def stage_lines(chapter: CampaignChapter) -> tuple[Text, ...]:
    """Return the sentences about a chapter's opening position."""
    stage: ChapterStage = chapter.stage
    lines = _starts(stage)
    if stage.wounds.get(DRACULA):
        lines.append(_line("hurt").fill(damage=stage.wounds[DRACULA], health=DRACULA_HEALTH))
    closed = set(closed_places(stage.closed))
    if closed:
        lines.append(_line("open").fill(places=enumerated(_open_places(closed))))
        single = _single_cities(closed)
        if single:
            lines.append(_line("single").fill(places=enumerated(single)))
    if closed.issuperset(DOOR.values()):
        lines.append(_line("no_hospital"))
    lines += [
        (_line("boxes") if box.count > 1 else _line("box")).fill(
            count=numeral(box.count), places=alphabetical(place_text(ATLAS.index[code]) for code in box.among)
        )
        for box in stage.boxes
    ]
    return tuple(lines)


def _starts(stage: ChapterStage) -> list[Text]:
    """Return who starts in each city, with the cards of a figure alone, then the cards of the others."""
    hands, lines = _hands(stage), []
    for code in dict.fromkeys(stage.places.values()):
        names = [name for name, start in stage.places.items() if start == code]
        figures = [FIGURE_NAMES[FIGURE_IDS.index(name)] for name in names]
        place = place_text(ATLAS.index[code])
        if len(figures) > 1:
            others = joined([figure.form("told") for figure in figures[:-1]])
            lines.append(_line("start").fill(figures=others, last=figures[-1], place=place))
        elif cards := hands.pop(names[0], None):
            lines.append(_line("starts_with").fill(figure=figures[0], place=place, cards=cards))
        else:
            lines.append(_line("starts").fill(figure=figures[0], place=place))
    carried = ((FIGURE_NAMES[FIGURE_IDS.index(name)], cards) for name, cards in hands.items())
    return lines + [_line("has").fill(figure=figure, cards=cards) for figure, cards in carried]


def _hands(stage: ChapterStage) -> dict[str, Text]:
    """Return the cards that the chapter gives to each hunter who takes part."""
    found = {}
    for hunter in FIGURES:
        name = FIGURE_IDS[hunter]
        cards = [_carried(deck, card) for deck, hands in _dealt(stage) for card in hands.get(name, ())]
        if cards and name not in stage.absent:
            found[name] = enumerated(cards)
    return found


def _carried(deck: Deck, card: str) -> Text:
    """Return a card that a hunter carries: an item or a ticket with its article."""
    if deck == Deck.TICKET:
        return texts()["carried.ticket"].fill(numbers=card)
    return texts().get(f"carried.{card}") or card_named(deck, CARD_IDS[deck].index(card))


def _dealt(stage: ChapterStage) -> tuple[tuple[Deck, Cards], ...]:
    """Return the hands of each deck, by hunter."""
    return (Deck.ITEM, stage.items), (Deck.EVENT, stage.events), (Deck.TICKET, stage.tickets)


def _open_places(closed: set[int]) -> list[Text]:
    """Return where to play: in the open regions, and in the open seas or on all of them."""
    regions = [
        REGION_NAMES[region].form("in")
        for region in Region
        if not closed.issuperset(place for place in PLACES if REGION[place] == region)
    ]
    seas = [place for place in PLACES if ATLAS.places[place].kind == "sea"]
    open_seas = [place for place in seas if place not in closed]
    if len(open_seas) == len(seas):
        return [*regions, _line("all_seas")]
    return [*regions, *(place_text(sea).form("in") for sea in open_seas)]


def _single_cities(closed: set[int]) -> list[Text]:
    """Return the closed cities of regions that are open, as where nobody can go."""
    return [
        place_text(place).form("to")
        for region in Region
        if not closed.issuperset(cities := [city for city in CITIES if REGION[city] == region])
        for place in cities
        if place in closed
    ]


def _line(key: str) -> Text:
    return texts()[f"stage.{key}"]
