"""The test that a chapter's stage and script name existing things and fit the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator

from furyqt.rules.core.campaign.chapter import CampaignChapter
from furyqt.rules.core.campaign.loading import ChapterError
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3.actions import CARD_IDS
from furyqt.rules.fury3.boxes import BOXES
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.chapters.chapter_stage import DECKS, Cards, ChapterStage, closed_places
from furyqt.rules.fury3.decks import Deck, EventCard
from furyqt.rules.fury3.notation import TOKENS
from furyqt.rules.fury3.steps.turn import choices
from furyqt.rules.fury3.steps.turn.script import ScriptStep
from furyqt.rules.fury3.tables import (
    ATLAS,
    DOOR,
    DRACULA_FIGURE,
    EVENT_LIMIT,
    FIGURE_IDS,
    FIGURES,
    HUNTERS,
    ITEM_LIMIT,
    LAIRS,
    TICKET_LIMIT,
    TOWNS,
    Region,
)
from furyqt.rules.mechanisms.deck_setup import numbers

N_ = Texts("errors")

DRACULA_ALLIES = frozenset({EventCard.DRACULAS_BRIDES, EventCard.GREAT_WOLF, EventCard.IMMANUEL_HILDESHEIM})


def check_stage(chapter: CampaignChapter, file: str) -> None:
    """Test that a chapter's stage and script name existing things; ChapterError with the field if not."""
    for revision in chapter.revisions:
        for field, why in _mistakes(revision):
            raise ChapterError(file, _IN_FIELD.fill(field=field, why=why))


def forbiddable() -> frozenset[str]:
    """Return the words and ways that a chapter or challenge may forbid."""
    words = {choices.SUPPLY, choices.RESERVE, choices.REST, choices.SEARCH, choices.TRADE, choices.BOND}
    return frozenset({"road", "rail", "sea", choices.HORSES.word, *(word.word for word in words)})


def _mistakes(chapter: CampaignChapter) -> Iterator[tuple[str, Text]]:
    stage: ChapterStage = chapter.stage
    hunters = FIGURE_IDS[: len(FIGURES)]
    yield from _unknown("places", stage.places, hunters)
    yield from _unknown("places", stage.places.values(), [place.code for place in ATLAS.places])
    yield from _unknown("absent", stage.absent, hunters)
    known = [*(region.name.lower() for region in Region), *(place.code for place in ATLAS.places)]
    yield from _unknown("closed", stage.closed, known)
    for field, deck, limits in (
        ("items", Deck.ITEM, ITEM_LIMIT),
        ("events", Deck.EVENT, EVENT_LIMIT),
        ("tickets", Deck.TICKET, (TICKET_LIMIT,) * len(FIGURES)),
    ):
        yield from _hands(field, getattr(stage, field), deck, limits)
    yield from _unknown("wounds", stage.wounds, FIGURE_IDS)
    yield from _unknown("bites", stage.bites, hunters[:-1])
    for field in ("top", "removed"):
        yield from _unknown(field, getattr(stage, field), DECKS)
        for deck, names in getattr(stage, field).items():
            yield from _unknown(f"{field}.{deck}", names, CARD_IDS[DECKS[deck]])
    yield from _allies("ally", [stage.ally], EVENTS.allies[HUNTERS])
    for name, mark in stage.marks.items():
        yield from _allies(f"marks.{name}.ally", [mark.ally], DRACULA_ALLIES)
        yield from _unknown(f"marks.{name}.encounters", mark.encounters, CARD_IDS[Deck.ENCOUNTER])
        yield from _hands(f"marks.{name}.events", mark.events, Deck.EVENT, EVENT_LIMIT)
    yield from _tokens(stage)
    yield from _boxes(stage)
    yield from _script(chapter)
    yield from _whereabouts(chapter, closed_places(stage.closed))
    for deck in Deck:
        if more := Counter(dealt(stage, deck)) - Counter(dict(enumerate(BOXES[""].copies[deck]))):
            card = CARD_IDS[deck][next(iter(more))]
            yield deck.name.lower() + "s", _TOO_MANY.fill(card=card)


def dealt(stage: ChapterStage, deck: Deck) -> list[int]:
    """Return all cards of a deck that the stage names."""
    field = {Deck.ITEM: "items", Deck.EVENT: "events", Deck.TICKET: "tickets"}.get(deck, "")
    name = deck.name.lower() + "s"
    names = [card for hand in getattr(stage, field, {}).values() for card in hand]
    names += [*stage.top.get(name, ()), *stage.removed.get(name, ())]
    if deck == Deck.ENCOUNTER:
        names += [card for boxes in stage.boxes for card in boxes.holds]
    return list(numbers(CARD_IDS[deck], names))


def _unknown(field: str, words: Iterable[str], known: Collection[str]) -> Iterator[tuple[str, Text]]:
    for word in words:
        if word not in known:
            yield f"stage.{field}", _UNKNOWN.fill(word=word)


def _hands(field: str, hands: Cards, deck: Deck, limits: tuple[int, ...]) -> Iterator[tuple[str, Text]]:
    owners = FIGURE_IDS if deck == Deck.EVENT else FIGURE_IDS[: len(FIGURES)]
    yield from _unknown(field, hands, owners)
    for owner, names in hands.items():
        yield from _unknown(f"{field}.{owner}", names, CARD_IDS[deck])
        figure = FIGURE_IDS.index(owner)
        if figure != DRACULA_FIGURE and len(names) > limits[figure]:
            yield f"stage.{field}.{owner}", _LIMIT.fill(most=limits[figure])


def _allies(field: str, names: Iterable[str], allies: Collection[int]) -> Iterator[tuple[str, Text]]:
    events = CARD_IDS[Deck.EVENT]
    yield from _unknown(field, filter(None, names), [events[card] for card in allies])


def _tokens(stage: ChapterStage) -> Iterator[tuple[str, Text]]:
    for field in ("prelude", "opening"):
        for token in " ".join(getattr(stage, field)).split():
            try:
                TOKENS.read(token)
            except ValueError:
                yield f"stage.{field}", _UNKNOWN.fill(word=token)


def _boxes(stage: ChapterStage) -> Iterator[tuple[str, Text]]:
    towns = [ATLAS.places[town].code for town in TOWNS]
    closed = [ATLAS.places[place].code for place in closed_places(stage.closed)]
    for boxes in stage.boxes:
        yield from _unknown("boxes.among", boxes.among, towns)
        yield from _unknown("boxes.holds", boxes.holds, CARD_IDS[Deck.ENCOUNTER])
        for place in boxes.among:
            if place in closed or place in stage.places.values():
                yield "stage.boxes.among", _NO_BOX.fill(place=place)
        if not 0 < boxes.count == len(boxes.holds) <= len(boxes.among):
            yield "stage.boxes.count", _COUNT.fill(count=boxes.count)
    if sum(boxes.count for boxes in stage.boxes) > LAIRS:
        yield "stage.boxes", _COUNT.fill(count=LAIRS)


def _script(chapter: CampaignChapter) -> Iterator[tuple[str, Text]]:
    stage: ChapterStage = chapter.stage
    for deed in (*chapter.script, *(deed for mark in stage.marks.values() for deed in mark.script)):
        if deed.do not in ScriptStep.DEEDS:
            yield "script.do", _UNKNOWN.fill(word=deed.do)
        if deed.figure and deed.figure not in FIGURE_IDS[: len(FIGURES)]:
            yield "script.figure", _UNKNOWN.fill(word=deed.figure)
        for place in deed.place.split():
            if place not in ATLAS.index:
                yield "script.place", _UNKNOWN.fill(word=place)
        for card in deed.card.split():
            if not any(card in CARD_IDS[deck] for deck in (Deck.ITEM, Deck.EVENT, Deck.TICKET)):
                yield "script.card", _UNKNOWN.fill(word=card)


def _whereabouts(chapter: CampaignChapter, closed: tuple[int, ...]) -> Iterator[tuple[str, Text]]:
    """Test that hunters begin in open cities, and that absent ones have a hospital to stay in."""
    stage: ChapterStage = chapter.stage
    has_choice = chapter.options.get("game") == "advanced"
    for hunter in FIGURE_IDS[: len(FIGURES)]:
        city = stage.places.get(hunter)
        is_placed = has_choice if city is None else ATLAS.index[city] not in closed
        if hunter not in stage.absent and not is_placed:
            yield "stage.places", _UNPLACED.fill(hunter=hunter)
    taken = {*closed, *(ATLAS.index[city] for city in stage.places.values())}
    taken.update(ATLAS.index[city] for boxes in stage.boxes for city in boxes.among)
    if not stage.prelude and not TOWNS - taken:
        yield "stage.closed", _UNPLACED.fill(hunter=FIGURE_IDS[DRACULA_FIGURE])
    if stage.absent and not any(city in closed for city in DOOR.values()):
        yield "stage.absent", _NO_HOSPITAL


_IN_FIELD = N_("{field}: {why}")
_UNKNOWN = N_("“{word}” is not known")
_LIMIT = N_("at most {most} cards are allowed")
_TOO_MANY = N_("the game does not have so many copies of {card}")
_NO_BOX = N_("no box can be placed in “{place}”: it is closed, or a hunter starts there")
_COUNT = N_("{count} boxes need as many cards, cities and lairs")
_UNPLACED = N_("{hunter} needs an open city to start in")
_NO_HOSPITAL = N_("absent hunters need a hospital whose city is closed")
