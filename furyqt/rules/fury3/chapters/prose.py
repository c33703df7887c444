"""The texts of the campaign, with who writes each letter, and the opening positions in sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from datetime import date
from functools import cache

from furyqt.rules.core.campaign.chapter import CampaignChapter
from furyqt.rules.core.campaign.terms import CampaignTerms, ChapterTerms
from furyqt.rules.core.documents import document_texts
from furyqt.rules.core.enumeration import enumerated, ordered
from furyqt.rules.core.numerals import counted, numeral
from furyqt.rules.core.text import Text
from furyqt.rules.fury3.actions import CARD_IDS
from furyqt.rules.fury3.catalog import EVENTS, ITEMS
from furyqt.rules.fury3.chapters.chapter_stage import ChapterStage, closed_places
from furyqt.rules.fury3.chapters.dealing import WEAKENED, ChapterDeal, boxes_laid, dealt
from furyqt.rules.fury3.decks import Deck
from furyqt.rules.fury3.tables import (
    ATLAS,
    CITIES,
    DAYS,
    DOOR,
    DRACULA_FIGURE,
    DRACULA_HEALTH,
    FIGURE_IDS,
    FIGURES,
    PLACES,
    REGION,
    Region,
)
from furyqt.rules.fury3.words import (
    FIGURE_NAMES,
    REGION_NAMES,
    alphabetical,
    card_named,
    card_text,
    joined,
    place_text,
)

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


def stage_lines(chapter: CampaignChapter, terms: ChapterTerms, campaign: CampaignTerms) -> tuple[Text, ...]:
    """Return the sentences about a chapter's opening position under these terms."""
    stage: ChapterStage = chapter.stage
    found = dealt(chapter, terms, campaign)
    lines = [*_starts(stage, found), *_values(chapter, terms, found)]
    closed = set(closed_places(stage.closed))
    if closed:
        lines.append(_line("open").fill(places=_open_places(closed)))
        single = _single_cities(closed)
        if single:
            lines.append(_line("single").fill(places=ordered(single, "to")))
    if closed.issuperset(DOOR.values()):
        lines.append(_line("no_hospital"))
    for box in stage.boxes:
        if count := boxes_laid(box, terms.dossier.boxes):
            places = alphabetical(place_text(ATLAS.index[code]) for code in box.among)
            lines.append(counted(count, _line("box"), _line("boxes")).fill(places=places))
    return tuple(lines)


def _values(chapter: CampaignChapter, terms: ChapterTerms, found: ChapterDeal) -> list[Text]:
    """Return how the opening differs from that of an ordinary game: damage, bites, tracks and allies."""
    stage: ChapterStage = chapter.stage
    pieces, lines = found.pieces, []
    hurt = {name: damage for name, damage in pieces.wounds.items() if damage and name != DRACULA}
    for damage in dict.fromkeys(hurt.values()):
        figures = [FIGURE_NAMES[FIGURE_IDS.index(name)] for name, own in hurt.items() if own == damage]
        line = _together(figures, _line("wounded"), _line("wounded.each"))
        lines.append(line.fill(damage=_damage(damage)))
    lines += [_line("bitten").fill(figure=FIGURE_NAMES[FIGURE_IDS.index(name)]) for name in pieces.bites]
    if pieces.wounds[DRACULA]:
        lines.append(_line("hurt").fill(damage=_damage(pieces.wounds[DRACULA]), health=DRACULA_HEALTH))
    if pieces.influence:
        causes = ".debt" * (stage.has_debt and terms.dossier.debt > 0)
        causes += ".taint" * (terms.dossier.taint >= WEAKENED)
        lines.append(_line(f"influence{causes}").fill(influence=pieces.influence))
    if stage.time >= 2 * DAYS:
        lines.append(_line("week").fill(week=1 + stage.time // (2 * DAYS)))
    if stage.despair:
        lines.append(counted(stage.despair, _line("despair.one"), _line("despair")))
        if chapter.options.get("game") == "advanced":
            lines.append(_line("rumors").fill(count=numeral(1 + stage.despair)))
    allies = ((found.ally, "ally"), (found.dracula_ally, "dracula_ally"))
    return lines + [_line(key).fill(ally=_ally(ally)) for ally, key in allies if ally]


def _damage(number: int) -> Text:
    return counted(number, _line("damage.one"), _line("damage"))


def _together(figures: list[Text], one: Text, more: Text) -> Text:
    """Return the sentence about one figure, or that about more, the last of them by itself."""
    if len(figures) == 1:
        return one.fill(figure=figures[0])
    return more.fill(figures=joined([figure.form("told") for figure in figures[:-1]]), last=figures[-1])


def _event(name: str) -> Text:
    return EVENTS[CARD_IDS[Deck.EVENT].index(name)].name


def _ally(name: str) -> Text:
    """Return an ally's name without quotation marks: it names a person, not a card."""
    return card_text(Deck.EVENT, CARD_IDS[Deck.EVENT].index(name))


def _starts(stage: ChapterStage, found: ChapterDeal) -> list[Text]:
    """Return who starts in each city, with the cards of a figure alone, then the cards of the others."""
    hands, lines = _hands(stage, found), []
    for code in dict.fromkeys(stage.places.values()):
        names = [name for name, start in stage.places.items() if start == code]
        figures = [FIGURE_NAMES[FIGURE_IDS.index(name)] for name in names]
        place = place_text(ATLAS.index[code])
        cards = hands.pop(names[0], None) if len(names) == 1 else None
        alone = _line("starts_with").fill(cards=cards) if cards else _line("starts")
        lines.append(_together(figures, alone, _line("start")).fill(place=place))
    carried = ((FIGURE_NAMES[FIGURE_IDS.index(name)], cards) for name, cards in hands.items())
    return lines + [_line("has").fill(figure=figure, cards=cards) for figure, cards in carried]


def _hands(stage: ChapterStage, found: ChapterDeal) -> dict[str, Text]:
    """Return the cards that are dealt to each hunter who takes part."""
    pieces = found.pieces
    decks = ((Deck.ITEM, pieces.items), (Deck.EVENT, pieces.events), (Deck.TICKET, pieces.tickets))
    told = {}
    for hunter in FIGURES:
        name = FIGURE_IDS[hunter]
        cards = [
            _carried(deck, card, count)
            for deck, hands in decks
            for card, count in Counter(hands.get(name, ())).items()
        ]
        if cards and name not in stage.absent:
            told[name] = enumerated(cards)
    return told


def _carried(deck: Deck, card: str, count: int) -> Text:
    """Return a card that a hunter carries, or several equal ones: an item or a ticket with its article."""
    if deck == Deck.TICKET:
        one, more = texts()["carried.ticket"], texts()["carried.ticket.more"]
        return counted(count, one, more).fill(numbers=card)
    one = texts().get(f"carried.{card}") or card_named(deck, CARD_IDS[deck].index(card))
    return counted(count, one, texts().get(f"carried.{card}.more", one))


def _open_places(closed: set[int]) -> Text:
    """Return where to play: in the open regions, and in the open seas or on all of them."""
    regions = [
        REGION_NAMES[region]
        for region in Region
        if not closed.issuperset(place for place in PLACES if REGION[place] == region)
    ]
    seas = [place for place in PLACES if ATLAS.places[place].kind == "sea"]
    open_seas = [place for place in seas if place not in closed]
    if not open_seas:
        return ordered(regions, "in")
    ashore = alphabetical(regions, shown="in")
    if len(open_seas) == len(seas):
        return enumerated([ashore, _line("all_seas")])
    at_sea = ordered(map(place_text, open_seas), "in")
    return joined([ashore, at_sea]) if len(open_seas) > 1 else enumerated([ashore, at_sea])


def _single_cities(closed: set[int]) -> list[Text]:
    """Return the closed cities of regions that are open."""
    return [
        place_text(place)
        for region in Region
        if not closed.issuperset(cities := [city for city in CITIES if REGION[city] == region])
        for place in cities
        if place in closed
    ]


def _line(key: str) -> Text:
    return texts()[f"stage.{key}"]
