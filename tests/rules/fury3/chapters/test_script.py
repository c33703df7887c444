"""The deeds of a chapter: trance, places struck off, weather, influence, gifts, notes."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import settle
from furyqt.rules.fury3.chapters.chapter_stage import closed_places, deeds
from furyqt.rules.fury3.chapters.overlay import ChapterRules, TimedDeed
from furyqt.rules.fury3.decks import HAND, HIDDEN, Deck, EventCard, Item
from furyqt.rules.fury3.events import (
    CardMoved,
    InfluenceChanged,
    NoteAdded,
    PlaceDenied,
    RegionNamed,
    TokenPlaced,
    TranceBegan,
)
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.turn.script import ScriptStep
from furyqt.rules.fury3.tables import DRACULA, FOG_TOKENS, MINA, NOWHERE, REGION, SEWARD, STORM_TOKENS
from tests.rules.fury3.chapters.chapters import EVERYBODY, chapter, events, small
from tests.rules.fury3.scenes import at, cards, do, pending, scene


def after(*script: TimedDeed, part: str = "dawn", rules: Any = None, **given: Any) -> Fury3State:
    """Return the position after a dawn (or dusk) of day 2 with this script."""
    kept = ChapterRules(script=script, **(rules or {}))
    state = scene(part, chapter=kept, started=False, **given)
    state.time = 1 if part == "dawn" else 2
    settle(state)
    return state


def test_a_deed_happens_on_its_days_only() -> None:
    deed = TimedDeed(do="note", days=(2, 4))
    assert [day for day in range(1, 6) if deed.is_due(day, "dawn")] == [2, 4]
    assert not deed.is_due(2, "dusk")
    assert TimedDeed(do="note", at="dusk").is_due(7, "dusk")


def test_days_count_from_the_beginning_of_the_chapter() -> None:
    assert [ChapterRules(since=14).day(time) for time in (14, 15, 16, 17, 18)] == [1, 1, 2, 2, 3]


@pytest.mark.parametrize(("day", "told"), [(2, 1), (3, 0)])
def test_a_note_is_told_at_dawn_of_its_day(day: int, told: int) -> None:
    state = after(TimedDeed(do="note", days=(day,), amount=5))
    assert events(state, NoteAdded) == [NoteAdded(5)] * told


def test_deeds_of_dusk_happen_at_dusk() -> None:
    deed = TimedDeed(do="note", at="dusk")
    assert not events(after(deed), NoteAdded)
    assert events(after(deed, part="dusk"), NoteAdded)


def test_deeds_happen_in_the_order_of_the_file() -> None:
    state = after(TimedDeed(do="influence", amount=2), TimedDeed(do="note"))
    found = [type(event) for event in state.told or () if isinstance(event, InfluenceChanged | NoteAdded)]
    assert found == [InfluenceChanged, NoteAdded]
    assert state.influence == 2


# ------------------------------------------------------------------------------------------------- the trance


@pytest.mark.parametrize(("place", "region"), [("prague", REGION[at("prague")]), ("black_sea", NOWHERE)])
def test_a_trance_names_draculas_true_region(place: str, region: int) -> None:
    state = after(TimedDeed(do="trance"), trail=(place,))
    assert events(state, TranceBegan, RegionNamed) == [TranceBegan(MINA), RegionNamed(region)]


def test_without_mina_there_is_no_trance() -> None:
    deed = TimedDeed(do="trance")
    down = after(deed, sheets={"mina": {"defeated": True, "damage": 9}})
    assert not events(down, RegionNamed)
    away = after(deed, rules={"closed": closed_places(["iberia"])}, places={"mina": "hospital_madrid"})
    assert not events(away, RegionNamed)


# ------------------------------------------------------------------------------------------------- strike off


def test_a_place_without_hideout_is_struck_off_once() -> None:
    candidates = tuple(sorted((at("prague"), at("berlin"), at("munich"))))
    state = after(TimedDeed(do="strike_off"), trail=("prague",), rules={"candidates": candidates})
    (denied,) = events(state, PlaceDenied)
    assert denied.place in (at("berlin"), at("munich"))
    assert state.chapter.candidates == tuple(p for p in candidates if p != denied.place)
    assert denied.lairs


def test_nothing_is_struck_off_if_every_candidate_holds_something() -> None:
    state = after(TimedDeed(do="strike_off"), trail=("prague",), rules={"candidates": (at("prague"),)})
    assert not events(state, PlaceDenied)
    assert state.chapter.candidates == (at("prague"),)


def test_a_place_that_the_hunters_know_is_not_struck_off() -> None:
    both = tuple(sorted((at("berlin"), at("munich"))))
    state = scene("day", places={"godalming": "prague"}, chapter=ChapterRules(candidates=both))
    state = do(state, "road:BR")
    assert events(state, PlaceDenied) == [PlaceDenied(at("berlin"))]
    assert state.chapter.candidates == (at("munich"),)


def test_every_candidate_can_be_struck_off() -> None:
    candidates, found = (at("berlin"), at("munich"), at("nuremberg")), set()
    for chance in range(12):
        state = after(TimedDeed(do="strike_off"), rules={"candidates": candidates}, chance=chance)
        found.add(events(state, PlaceDenied)[0].place)
    assert found == set(candidates)


# ------------------------------------------------------------------------------------- weather, influence


def test_a_storm_breaks_out_in_one_of_the_seas() -> None:
    seas = (at("black_sea"), at("ionian_sea"))
    state = after(TimedDeed(do="storm", places=seas))
    (storm,) = events(state, TokenPlaced)
    assert storm.token == "storm"
    assert storm.where in seas
    again = after(TimedDeed(do="storm", places=seas), storms=seas)
    assert not events(again, TokenPlaced)
    full = tuple(range(60, 60 + STORM_TOKENS))
    assert not events(after(TimedDeed(do="storm", places=(at("tyrrhenian_sea"),)), storms=full), TokenPlaced)


def test_fog_rises_in_one_of_the_cities() -> None:
    cities = (at("london"), at("paris"))
    state = after(TimedDeed(do="fog", places=cities))
    assert [event.token for event in events(state, TokenPlaced)] == ["fog"]
    assert set(state.fog) <= set(cities)
    full = (at("rome"),) * FOG_TOKENS
    assert not events(after(TimedDeed(do="fog", places=cities), fog=full), TokenPlaced)


def test_r2_1_influence_of_a_script_can_end_the_game() -> None:
    state = after(TimedDeed(do="influence", amount=3), influence=11)
    assert state.winner == DRACULA


# ---------------------------------------------------------------------------------------------------- gifts


def test_a_hunter_is_given_cards_that_dracula_does_not_see() -> None:
    deed = TimedDeed(do="give", hunter=SEWARD, cards=((Deck.ITEM, Item.STAKE), (Deck.TICKET, 0)))
    state = after(deed)
    assert state.hunters[SEWARD].items == cards(Deck.ITEM, ["stake"])
    assert state.hunters[SEWARD].tickets == (0,)
    given = [event for event in events(state, CardMoved) if event.target == HAND[SEWARD]]
    assert [event.shown_to(DRACULA).card for event in given] == [HIDDEN] * 2


def test_an_event_card_is_given_and_the_back_of_the_deck_is_told_again() -> None:
    deed = TimedDeed(do="give", hunter=MINA, cards=((Deck.EVENT, EventCard.HYPNOSIS),))
    state = after(deed, hunter_bottom=3)
    assert state.hunters[MINA].events == (EventCard.HYPNOSIS,)
    assert state.hunter_bottom == 0


def test_nothing_is_given_to_an_absent_or_defeated_hunter_or_if_the_card_is_gone() -> None:
    deed = TimedDeed(do="give", hunter=MINA, cards=((Deck.ITEM, Item.STAKE),))
    away = after(deed, rules={"closed": closed_places(["iberia"])}, places={"mina": "hospital_madrid"})
    assert not away.hunters[MINA].items
    assert not after(deed, sheets={"mina": {"defeated": True, "damage": 9}}).hunters[MINA].items
    gone = after(deed, items={"godalming": ["stake"] * 2, "seward": ["stake"] * 2})
    assert not gone.hunters[MINA].items


def test_r12_5_a_gift_above_the_limit_must_be_discarded() -> None:
    deed = TimedDeed(do="give", hunter=SEWARD, cards=((Deck.ITEM, Item.STAKE),))
    state = after(deed, items={"seward": ["knife", "pistol", "rifle", "garlic"]})
    assert pending(state) == "DiscardChoice"


# ------------------------------------------------------------------------------------------------- the files


def test_the_script_of_a_file_becomes_the_rules_deeds() -> None:
    found = small(
        EVERYBODY,
        '[[script]]\nat = "dusk"\ndays = [3]\ndo = "storm"\nplace = "EC IR"\n'
        '[[script]]\ndays = "every"\ndo = "give"\nfigure = "seward"\ncard = "stake 2/2 hypnosis"\n',
    )
    storm, gift = deeds(found)
    assert storm == TimedDeed(do="storm", at="dusk", days=(3,), places=(at("EC"), at("IR")))
    assert gift.hunter == SEWARD
    assert gift.cards == ((Deck.ITEM, Item.STAKE), (Deck.TICKET, 1), (Deck.EVENT, EventCard.HYPNOSIS))
    assert gift.is_due(9, "dawn")


@pytest.mark.parametrize("number", [4, 6, 7])
def test_the_chapters_scripts_have_deeds_that_exist(number: int) -> None:
    script = deeds(chapter(number))
    assert script
    assert {deed.do for deed in script} <= set(ScriptStep.DEEDS)
