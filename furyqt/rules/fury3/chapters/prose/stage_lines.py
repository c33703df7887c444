"""The opening position of a chapter in sentences: who starts where with what, what is open, and the boxes."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.campaign.chapter import CampaignChapter
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3.actions import CARD_IDS
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
from furyqt.rules.fury3.words import FIGURE_NAMES, REGION_NAMES, card_text, place_text

N_ = Texts("fury3.campaign")


def stage_lines(chapter: CampaignChapter) -> tuple[Text, ...]:
    """Return the sentences about a chapter's opening position."""
    stage: ChapterStage = chapter.stage
    lines = [
        _start([name for name, start in stage.places.items() if start == code], code)
        for code in dict.fromkeys(stage.places.values())
    ]
    lines += _hands(stage)
    if stage.wounds.get(DRACULA):
        lines.append(_HURT.fill(damage=stage.wounds[DRACULA], health=DRACULA_HEALTH))
    closed = set(closed_places(stage.closed))
    if closed:
        lines.append(_OPEN.fill(places=joined(_open_names(closed))))
        single = _single_cities(closed)
        if single:
            lines.append(_SINGLE.fill(places=joined(single)))
    if closed.issuperset(DOOR.values()):
        lines.append(_NO_HOSPITAL)
    lines += [
        (_BOXES if box.count > 1 else _BOX).fill(
            count=box.count, places=joined([place_text(ATLAS.index[code]) for code in box.among])
        )
        for box in stage.boxes
    ]
    return tuple(lines)


def _start(names: Sequence[str], code: str) -> Text:
    """Return who starts in a city."""
    figures = [FIGURE_NAMES[FIGURE_IDS.index(name)] for name in names]
    place = place_text(ATLAS.index[code])
    if len(figures) == 1:
        return _STARTS.fill(figure=figures[0], place=place)
    return _START.fill(figures=joined(figures[:-1]), last=figures[-1], place=place)


def _hands(stage: ChapterStage) -> list[Text]:
    """Return the cards that the chapter gives to each hunter."""
    found = []
    for hunter in FIGURES:
        name = FIGURE_IDS[hunter]
        cards = [
            card_text(deck, CARD_IDS[deck].index(card))
            for deck, hands in _dealt(stage)
            for card in hands.get(name, ())
        ]
        if cards and name not in stage.absent:
            found.append(_HAS.fill(figure=FIGURE_NAMES[hunter], cards=joined(cards)))
    return found


def _dealt(stage: ChapterStage) -> tuple[tuple[Deck, Cards], ...]:
    """Return the hands of each deck, by hunter."""
    return (Deck.ITEM, stage.items), (Deck.EVENT, stage.events), (Deck.TICKET, stage.tickets)


def _open_names(closed: set[int]) -> list[Text]:
    """Return the open regions, and the open seas or a word for all of them."""
    regions = [
        REGION_NAMES[region]
        for region in Region
        if not closed.issuperset(place for place in PLACES if REGION[place] == region)
    ]
    seas = [place for place in PLACES if ATLAS.places[place].kind == "sea"]
    open_seas = [place for place in seas if place not in closed]
    if len(open_seas) == len(seas):
        return [*regions, _ALL_SEAS]
    return [*regions, *(place_text(place) for place in open_seas)]


def _single_cities(closed: set[int]) -> list[Text]:
    """Return the closed cities of regions that are open."""
    return [
        place_text(place)
        for region in Region
        if not closed.issuperset(cities := [city for city in CITIES if REGION[city] == region])
        for place in cities
        if place in closed
    ]


def joined(names: Sequence[Text]) -> Text:
    """Return names as one text, with commas between them."""
    found = names[0]
    for name in names[1:]:
        found = _AND.fill(first=found, second=name)
    return found


_STARTS = N_("{figure} starts {place:in}.")
_START = N_("{figures} and {last} start {place:in}.")
DRACULA = FIGURE_IDS[DRACULA_FIGURE]
_HURT = N_("Dracula has {damage} of {health} damage.")
_HAS = N_("{figure} has {cards}.")
_NO_HOSPITAL = N_("No hospital is open: a defeated hunter is out of the chapter.")
_OPEN = N_("Everything is closed except {places}.")
_SINGLE = N_("Also closed: {places}.")
_ALL_SEAS = N_("all seas")
_BOXES = N_("Boxes: {count}, each in another of these cities: {places}.")
_BOX = N_("A box is in one of these cities: {places}.")
_AND = N_("{first}, {second}")
