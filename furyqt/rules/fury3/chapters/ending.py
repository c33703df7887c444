"""The consequences of a chapter's end: wounds, bites, taint, and the cards that may be carried on."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.campaign.campaign import ChapterEnding
from furyqt.rules.core.campaign.dossier import carried_wounds
from furyqt.rules.core.events import Event
from furyqt.rules.fury3.actions import CARD_IDS
from furyqt.rules.fury3.decks import BASIC, Deck
from furyqt.rules.fury3.events import ChapterBegan, HunterAbsent, HunterBitten, HunterDefeated
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import FIGURE_IDS, FIGURES, MINA


def ending(observation: Fury3Observation, told: Sequence[Event]) -> ChapterEnding:
    """Return what the hunters carry on from their last observation, and from the events that they saw."""
    absent = {event.hunter for event in told if isinstance(event, HunterAbsent)}
    down = {event.hunter for event in told if isinstance(event, HunterDefeated)}
    start = next((number for number, event in enumerate(told) if isinstance(event, ChapterBegan)), 0)
    bites = [event.hunter for event in told[start:] if isinstance(event, HunterBitten)]
    sheets = observation.hunters
    bitten = [hunter for hunter in bites if hunter != MINA and sheets[hunter].bites]
    here = [hunter for hunter in FIGURES if hunter not in absent]
    return ChapterEnding(
        wounds=tuple(
            0 if hunter in absent else 2 if hunter in down else carried_wounds(sheets[hunter].damage)
            for hunter in FIGURES
        ),
        bitten=FIGURE_IDS[bitten[-1]] if bitten else "",
        healed=tuple(FIGURE_IDS[hunter] for hunter in here if not sheets[hunter].bites),
        tainted=MINA in bites,
        items=tuple(
            dict.fromkeys(
                CARD_IDS[Deck.ITEM][item]
                for hunter in here
                for item in sheets[hunter].items
                if item not in BASIC
            )
        ),
        events=tuple(CARD_IDS[Deck.EVENT][event] for hunter in here for event in sheets[hunter].events),
    )
