"""The consequences of a chapter's end: wounds, bites, taint, and the cards that may be carried on."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.campaign.campaign import ChapterEnding
from furyqt.rules.core.campaign.dossier import carried_wounds
from furyqt.rules.core.events import Event
from furyqt.rules.fury2.actions import CARD_IDS
from furyqt.rules.fury2.chapters.chapter_stage import CARRIED
from furyqt.rules.fury2.decks import Deck
from furyqt.rules.fury2.events import ChapterBegan, HunterBitten, HunterDefeated
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.tables import FIGURE_IDS, FIGURES, HEALTH, MINA, OWN_BITES


def ending(observation: Fury2Observation, told: Sequence[Event]) -> ChapterEnding:
    """Return what the hunters carry on from their last observation, and from the events that they saw."""
    start = next((number for number, event in enumerate(told) if isinstance(event, ChapterBegan)), 0)
    down = {event.hunter for event in told if isinstance(event, HunterDefeated)}
    bites = [event.hunter for event in told[start:] if isinstance(event, HunterBitten)]
    sheets = observation.hunters
    has_bite = [sheets[hunter].bites > OWN_BITES[hunter] for hunter in FIGURES]
    bitten = [hunter for hunter in bites if has_bite[hunter]]
    items = [CARRIED.item_back(CARD_IDS[Deck.ITEM][item]) for sheet in sheets for item in sheet.items]
    events = [CARRIED.event_back(CARD_IDS[Deck.EVENT][event]) for sheet in sheets for event in sheet.events]
    return ChapterEnding(
        wounds=tuple(2 if h in down else carried_wounds(HEALTH[h] - sheets[h].health) for h in FIGURES),
        bitten=FIGURE_IDS[bitten[-1]] if bitten else "",
        healed=tuple(FIGURE_IDS[hunter] for hunter in FIGURES if not has_bite[hunter]),
        tainted=MINA in bites,
        items=tuple(dict.fromkeys(filter(None, items))),
        events=tuple(filter(None, events)),
    )
