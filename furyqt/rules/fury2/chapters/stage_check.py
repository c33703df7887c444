"""The test that a chapter's stage names existing things and fits the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping

from furyqt.rules.core.campaign.chapter import CampaignChapter
from furyqt.rules.core.campaign.loading import ChapterError
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2.actions import CARD_IDS
from furyqt.rules.fury2.boxes import BOXES
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.chapters.chapter_stage import ServantStage
from furyqt.rules.fury2.decks import (
    BASIC,
    Deck,
)
from furyqt.rules.fury2.options import Fury2Options
from furyqt.rules.fury2.tables import (
    ATLAS,
    BITE_SPACES,
    CATACOMBS,
    DRACULA_FIGURE,
    ENCOUNTER_HAND,
    EVENT_LIMIT,
    FIGURE_IDS,
    FIGURES,
    HEALTH,
    HUNTERS,
    MOST_BLOOD,
    MOST_VAMPIRES,
    OWN_BITES,
    SMALL,
    TOWNS,
)
from furyqt.rules.mechanisms.deck_setup import numbers

N_ = Texts("errors")

TIME_IDS = ("dawn", "noon", "dusk", "twilight", "midnight", "small_hours")
HUNTER_IDS = FIGURE_IDS[: len(FIGURES)]
HELD_EVENTS = tuple(
    name for card, name in enumerate(CARD_IDS[Deck.EVENT]) if card in EVENTS.of[HUNTERS] - EVENTS.unkept
)
"""The events that a hunter can hold."""
_ITEMS = tuple(name for card, name in enumerate(CARD_IDS[Deck.ITEM]) if card not in BASIC)
Mistakes = Iterator[tuple[str, Text]]


def check_stage(chapter: CampaignChapter, file: str, moments: Collection[str]) -> None:
    """Test a chapter's stage, script and journal; ChapterError with the field if something is wrong."""
    for revision in chapter.revisions:
        for where, why in _mistakes(revision, moments):
            raise ChapterError(file, _IN_FIELD.fill(field=where, why=why))


def _mistakes(chapter: CampaignChapter, moments: Collection[str]) -> Mistakes:
    stage: ServantStage = chapter.stage
    yield from _unknown("journal", [chapter.journal], moments)
    if chapter.script:
        yield "script", _NO_SCRIPT
    options = Fury2Options(**chapter.options)
    yield from _places(stage, options)
    yield from _hands("items", stage.items, _ITEMS, options.most_items)
    yield from _hands("events", stage.events, HELD_EVENTS, EVENT_LIMIT)
    yield from _sheets(stage)
    yield from _unknown("stage.time", [stage.time], TIME_IDS)
    if not 0 <= stage.vampires < MOST_VAMPIRES - 1:
        yield "stage.vampires", _LIMIT.fill(most=MOST_VAMPIRES - 2)
    yield from _unknown("stage.encounters", stage.encounters, CARD_IDS[Deck.ENCOUNTER])
    if len(stage.encounters) > ENCOUNTER_HAND:
        yield "stage.encounters", _LIMIT.fill(most=ENCOUNTER_HAND)
    yield from _unknown("stage.next_events", stage.next_events, CARD_IDS[Deck.EVENT])
    allies = [CARD_IDS[Deck.EVENT][card] for card in EVENTS.allies[HUNTERS]]
    yield from _unknown("stage.ally", filter(None, [stage.ally]), allies)
    yield from _houses(stage)
    yield from _copies(stage)


def _unknown(field: str, words: Iterable[str], known: Collection[str]) -> Mistakes:
    for word in words:
        if word not in known:
            yield field, _UNKNOWN.fill(word=word)


def _places(stage: ServantStage, options: Fury2Options) -> Mistakes:
    towns = [ATLAS.places[town].code for town in TOWNS]
    yield from _unknown("stage.places", stage.places, HUNTER_IDS)
    yield from _unknown("stage.places", stage.places.values(), towns)
    for hunter in HUNTER_IDS:
        if hunter not in stage.places:
            yield "stage.places", _UNPLACED.fill(figure=hunter)
    yield from _unknown("stage.servant", stage.servant, [ATLAS.places[town].code for town in SMALL])
    if bool(stage.servant) != options.has_servant:
        yield "stage.servant", _UNPLACED.fill(figure=FIGURE_IDS[-1])


def _hands(field: str, hands: Mapping[str, tuple[str, ...]], known: Collection[str], most: int) -> Mistakes:
    yield from _unknown(f"stage.{field}", hands, HUNTER_IDS)
    for owner, names in hands.items():
        yield from _unknown(f"stage.{field}.{owner}", names, known)
        if len(names) > most:
            yield f"stage.{field}.{owner}", _LIMIT.fill(most=most)


def _sheets(stage: ServantStage) -> Mistakes:
    owners = FIGURE_IDS[: DRACULA_FIGURE + 1]
    yield from _unknown("stage.wounds", stage.wounds, owners)
    for owner, most in zip(owners, (*HEALTH, MOST_BLOOD), strict=True):
        if not 0 <= stage.wounds.get(owner, 0) < most:
            yield f"stage.wounds.{owner}", _LIMIT.fill(most=most - 1)
    bitable = [HUNTER_IDS[hunter] for hunter in FIGURES if BITE_SPACES[hunter] > OWN_BITES[hunter]]
    yield from _unknown("stage.bites", stage.bites, bitable)


def _houses(stage: ServantStage) -> Mistakes:
    towns = [ATLAS.places[town].code for town in TOWNS]
    for houses in stage.houses:
        yield from _unknown("stage.houses.among", houses.among, towns)
        yield from _unknown("stage.houses.holds", houses.holds, CARD_IDS[Deck.ENCOUNTER])
        for place in houses.among:
            if place in stage.places.values():
                yield "stage.houses.among", _NO_HOUSE.fill(place=place)
        if not 0 < houses.count == len(houses.holds) <= len(houses.among):
            yield "stage.houses.count", _COUNT.fill(count=houses.count)
    if sum(houses.count for houses in stage.houses) > CATACOMBS:
        yield "stage.houses", _COUNT.fill(count=CATACOMBS)


def _copies(stage: ServantStage) -> Mistakes:
    """Test that the game has as many copies as the stage deals."""
    events = [*(card for hand in stage.events.values() for card in hand), *stage.next_events]
    tiles = [*stage.encounters, *(tile for houses in stage.houses for tile in houses.holds)]
    dealt = {
        Deck.ITEM: [card for hand in stage.items.values() for card in hand],
        Deck.EVENT: [*events, *filter(None, [stage.ally])],
        Deck.ENCOUNTER: tiles,
    }
    for deck, names in dealt.items():
        if more := Counter(numbers(CARD_IDS[deck], names)) - Counter(dict(enumerate(BOXES[""].copies[deck]))):
            card = CARD_IDS[deck][next(iter(more))]
            yield f"stage.{deck.name.lower()}s", _TOO_MANY.fill(card=card)


_IN_FIELD = N_("{field}: {why}")
_UNKNOWN = N_("“{word}” is not known")
_LIMIT = N_("at most {most} are allowed")
_TOO_MANY = N_("the game does not have so many copies of {card}")
_NO_HOUSE = N_("no house can be placed in “{place}”: a hunter starts there")
_COUNT = N_("{count} houses need as many tiles, cities and free catacombs")
_UNPLACED = N_("{figure} needs a city to start in, if this figure plays")
_NO_SCRIPT = N_("this game has no script")
