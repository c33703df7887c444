"""The table [stage] of a chapter's file, and its script as the rules use it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Annotated

from msgspec import Meta, field

from furyqt.rules.core.campaign.chapter import CampaignChapter, Count, Part, ScriptDeed
from furyqt.rules.fury3.actions import CARD_IDS
from furyqt.rules.fury3.chapters.overlay import TimedDeed
from furyqt.rules.fury3.decks import Deck
from furyqt.rules.fury3.tables import (
    ATLAS,
    FIGURE_IDS,
    MOST_DESPAIR,
    MOST_INFLUENCE,
    PLACES,
    REGION,
    Region,
)

Cards = dict[str, tuple[str, ...]]
DECKS = {"items": Deck.ITEM, "events": Deck.EVENT, "encounters": Deck.ENCOUNTER}
"""The names of the decks that a chapter can stack."""


class BoxesPart(Part, frozen=True, kw_only=True):
    """Boxes of earth, each with one encounter card, in different cities."""

    count: int
    among: tuple[str, ...]
    """The cities where they may be, which the hunters know."""
    holds: tuple[str, ...]
    """The encounter cards, one for each box; which box has which is drawn."""
    is_fewer: bool = False
    """Whether the dossier's boxes reduce the count: one less for every two."""


class MarkPart(Part, frozen=True, kw_only=True):
    """The effect of a mark in the dossier, which an earlier chapter left."""

    damage: Count = 0
    """Dracula's damage at the beginning, beside the chapter's own."""
    ally: str = ""
    """Dracula's ally at the beginning."""
    encounters: tuple[str, ...] = ()
    """Encounter cards on top of the deck, above the chapter's own."""
    events: Cards = field(default_factory=dict)
    """Event cards of hunters, beside the chapter's own."""
    script: tuple[ScriptDeed, ...] = ()
    """Deeds before those of the chapter."""


class ChapterStage(Part, frozen=True, kw_only=True):
    """The opening position; figures are named by FIGURE_IDS, cards and places as in the notation."""

    places: dict[str, str] = field(default_factory=dict)
    """The hunters' starting cities; in the advanced game one who is not named chooses."""
    absent: tuple[str, ...] = ()
    closed: tuple[str, ...] = ()
    """Regions, seas and cities."""
    items: Cards = field(default_factory=dict)
    events: Cards = field(default_factory=dict)
    tickets: Cards = field(default_factory=dict)
    wounds: dict[str, Count] = field(default_factory=dict)
    """The damage of hunters and of Dracula."""
    bites: dict[str, Count] = field(default_factory=dict)
    influence: Annotated[int, Meta(ge=0, lt=MOST_INFLUENCE)] = 0
    time: Count = 0
    despair: Annotated[int, Meta(ge=0, le=MOST_DESPAIR)] = 0
    top: Cards = field(default_factory=dict)
    """Cards on top of the decks (DECKS), the first on top; the first five encounters are Dracula's hand."""
    removed: Cards = field(default_factory=dict)
    """Cards of these decks that are not in the game."""
    prelude: tuple[str, ...] = ()
    """Variants of Dracula's tokens before the chapter, one of which is drawn; the hunters pass meanwhile."""
    opening: tuple[str, ...] = ()
    """Variants of Dracula's first tokens in the chapter, one of which is drawn."""
    boxes: tuple[BoxesPart, ...] = ()
    sea_harm: bool = True
    ally: str = ""
    """The hunters' ally at the beginning, if they bring none."""
    has_debt: bool = False
    """Whether the dossier's debt is added to the influence."""
    hurting_boxes: Count = 0
    """The number of boxes in the dossier from which Dracula begins with 1 damage; 0 for never."""
    marks: dict[str, MarkPart] = field(default_factory=dict)


def closed_places(words: Iterable[str]) -> tuple[int, ...]:
    """Return the places of regions and of single places, ascending; KeyError for an unknown word."""
    found: set[int] = set()
    for word in words:
        if word.upper() in Region.__members__:
            found.update(place for place in PLACES if REGION[place] == Region[word.upper()])
        else:
            found.add(ATLAS.index[word])
    return tuple(sorted(found))


def deeds(chapter: CampaignChapter, marks: Collection[str] = ()) -> tuple[TimedDeed, ...]:
    """Return the script as the rules use it, with what marks of the dossier add."""
    stage: ChapterStage = chapter.stage
    added = [deed for name, mark in stage.marks.items() if name in marks for deed in mark.script]
    return tuple(
        TimedDeed(
            do=deed.do,
            at=deed.at,
            days=() if deed.days == "every" else deed.days,
            places=tuple(ATLAS.index[place] for place in deed.place.split()),
            hunter=FIGURE_IDS.index(deed.figure) if deed.figure else -1,
            cards=tuple(_card(name) for name in deed.card.split()),
            amount=deed.amount,
        )
        for deed in (*added, *chapter.script)
    )


def _card(name: str) -> tuple[int, int]:
    """Return the deck and number of an item, event or ticket."""
    deck = next(deck for deck in (Deck.ITEM, Deck.EVENT, Deck.TICKET) if name in CARD_IDS[deck])
    return deck, CARD_IDS[deck].index(name)
