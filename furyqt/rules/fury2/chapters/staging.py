"""A chapter's opening position, from its file, the dossier, the preset and what was bought.

The cards are dealt by the rules, so no player knows too much; every secret is reported as an event. The last
event of the staging is ChapterBegan: what happens after it counts for the judge.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from furyqt.rules.core import chance
from furyqt.rules.core.agenda import settle
from furyqt.rules.core.campaign.chapter import CampaignChapter
from furyqt.rules.core.campaign.terms import CampaignTerms, ChapterTerms
from furyqt.rules.core.zones import NONE, without_cards
from furyqt.rules.fury2.actions import CARD_IDS
from furyqt.rules.fury2.chapters.chapter_stage import ServantStage
from furyqt.rules.fury2.chapters.dealing import ServantDeal, lost_blood, servant_deal
from furyqt.rules.fury2.chapters.overlay import FIRST_HOUSE, ChapterRules
from furyqt.rules.fury2.chapters.stage_check import TIME_IDS
from furyqt.rules.fury2.decks import HAND, ON_SPOT, PILE, TABLE, Deck
from furyqt.rules.fury2.events import (
    BloodChanged,
    CardMoved,
    ChapterBegan,
    HouseLaid,
    HunterMoved,
    TimePassed,
    VampiresChanged,
)
from furyqt.rules.fury2.piles import CARDS, take_from_pool, tell_back
from furyqt.rules.fury2.setup import GAME_OPTIONS, shuffled_table
from furyqt.rules.fury2.state import Fury2State, PlacedTile, TrailSpot
from furyqt.rules.fury2.steps.events.allies import install_ally
from furyqt.rules.fury2.steps.events.limits import check_hand_limits
from furyqt.rules.fury2.steps.trail.encounter_hand import EncounterRefill
from furyqt.rules.fury2.steps.travel.journeys import move_hunter
from furyqt.rules.fury2.steps.turn import chapter_steps
from furyqt.rules.fury2.tables import ATLAS, FIGURE_IDS, FIGURES, MOST_BLOOD, SERVANT_FIGURE
from furyqt.rules.mechanisms.deck_setup import numbers


def opening(
    chapter: CampaignChapter,
    terms: ChapterTerms,
    campaign: CampaignTerms,
    options: Mapping[str, str],
    seed: int,
) -> Fury2State:
    """Return the position before the first decision of a chapter."""
    stage: ServantStage = chapter.stage
    given = {option.name: options.get(option.name, option.default) for option in GAME_OPTIONS}
    state = shuffled_table(given | chapter.options, seed)
    found = servant_deal(chapter, terms, campaign, state.options)
    _deal_cards(state, stage, found)
    lay_houses(state, stage)
    for card in numbers(CARD_IDS[Deck.ENCOUNTER], stage.encounters):
        take_from_pool(state, card)
    EncounterRefill().run(state)
    _place_figures(state, stage)
    _set_tracks(state, stage, found)
    challenge = campaign.challenge(terms.challenge)
    state.chapter = ChapterRules(has_days=True, forbid=challenge.forbid if challenge else ())
    state.tell(ChapterBegan)
    state.push(*chapter_steps(state.options.has_servant))
    for hunter in FIGURES:
        check_hand_limits(state, hunter)
    settle(state)
    return state


def _deal_cards(state: Fury2State, stage: ServantStage, found: ServantDeal) -> None:
    """Deal the hands, bring the ally into play and lay the first events where they are drawn first."""
    for deck, hands in found.hands.items():
        for hunter, names in enumerate(hands):
            for card in numbers(CARD_IDS[deck], names):
                CARDS.move(state, deck, card, PILE, HAND[hunter])
    if found.ally:
        (card,) = numbers(CARD_IDS[Deck.EVENT], [found.ally])
        CARDS.move(state, Deck.EVENT, card, PILE, TABLE)
        install_ally(state, card, FIGURES[0])
    first = numbers(CARD_IDS[Deck.EVENT], found.next_events)
    state.event_deck = (*first, *without_cards(state.event_deck, first))
    tell_back(state)


def lay_houses(state: Fury2State, stage: ServantStage) -> None:
    """Lay the houses in the catacombs, in different cities of those that are possible."""
    laid: list[int] = []
    for houses in stage.houses:
        among = tuple(sorted(ATLAS.index[city] for city in houses.among))
        cities, state.chance = chance.shuffled(state.chance, [city for city in among if city not in laid])
        tiles, state.chance = chance.shuffled(state.chance, numbers(CARD_IDS[Deck.ENCOUNTER], houses.holds))
        first = len(laid)
        for city, tile in zip(cities[: houses.count], tiles, strict=True):
            slot = len(laid)
            laid.append(city)
            spot = TrailSpot(FIRST_HOUSE + slot, city, tiles=(PlacedTile(tile),))
            slots = list(state.catacombs)
            slots[slot] = spot
            state.catacombs = tuple(slots)  # type: ignore[assignment]
            state.tell(HouseLaid, spot.id, slot, city, among, slot > first)
            CARDS.take(state, Deck.ENCOUNTER, tile, PILE)
            state.tell(CardMoved, Deck.ENCOUNTER, tile, PILE, ON_SPOT + spot.id)


def _place_figures(state: Fury2State, stage: ServantStage) -> None:
    """Bring the Servant and the hunters to their cities."""
    if stage.servant:
        home, state.chance = chance.choice(state.chance, stage.servant)
        state.update_servant(place=ATLAS.index[home])
        state.tell(HunterMoved, SERVANT_FIGURE, "start", ATLAS.index[home])
    for hunter in FIGURES:
        move_hunter(state, hunter, "start", ATLAS.index[stage.places[FIGURE_IDS[hunter]]])


def _set_tracks(state: Fury2State, stage: ServantStage, found: ServantDeal) -> None:
    """Set health, bites, blood, the time and the vampire track."""
    state.hunters = tuple(  # type: ignore[assignment]
        replace(sheet, health=found.health[hunter], bites=found.bites[hunter])
        for hunter, sheet in enumerate(state.hunters)
    )
    state.blood = MOST_BLOOD - lost_blood(stage)
    if state.blood < MOST_BLOOD:
        state.tell(BloodChanged, NONE, state.blood)
    state.time = TIME_IDS.index(stage.time)
    if state.time:
        state.tell(TimePassed, state.time)
    state.vampires = found.vampires
    if state.vampires:
        state.tell(VampiresChanged, NONE, state.vampires)
