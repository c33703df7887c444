"""Hunters' events that heal, protect and undo."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury3.actions import LinkChoice
from furyqt.rules.fury3.decks import BURIED, HIDDEN, NONE, PILE, EventCard, Item
from furyqt.rules.fury3.events import (
    BiteHealed,
    CardMoved,
    CardShown,
    HunterDelayed,
    TokenPlaced,
    TokenRemoved,
)
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import (
    BLOCKABLE,
    CITIES,
    GODALMING,
    HUNTERS,
    MINA,
    NOWHERE,
    SEWARD,
    UNHOLY,
    VAN_HELSING,
)
from tests.rules.fury3.scenes import at, do, events_of, pending, scene, tokens

# ----------------------------------------------------------------------------------------- Blood Transfusion


def transfusion(part: str = "day", place: str = "london", **sheets: Any) -> Fury3State:
    """Return a position: Lord Godalming has Blood Transfusion, and all hunters are in one place."""
    places = dict.fromkeys(("godalming", "seward", "helsing", "mina"), place)
    return scene(part, places=places, events={"godalming": ["blood_transfusion"]}, sheets=sheets)


@pytest.mark.parametrize("part", ["day", "night"])
def test_event_blood_transfusion__heals_a_bite_for_1_damage(part: str) -> None:
    state = do(transfusion(part, seward={"bites": 1}), "godalming>blood_transfusion")
    assert (state.hunters[SEWARD].bites, state.hunters[GODALMING].damage) == (0, 1)
    assert [event.hunter for event in events_of(state, BiteHealed)] == [SEWARD]
    assert state.event_discard == (EventCard.BLOOD_TRANSFUSION,)
    assert state.table == ()
    assert pending(state) == "HunterAction"


def test_event_blood_transfusion__chooses_among_the_bitten() -> None:
    state = transfusion(seward={"bites": 1}, helsing={"bites": 2})
    state = do(state, "godalming>blood_transfusion")
    assert tokens(state) == ["seward", "helsing"]
    assert player_to_move(state) == HUNTERS
    state = do(state, "helsing")
    assert [sheet.bites for sheet in state.hunters] == [0, 1, 1, 0]
    assert state.hunters[GODALMING].damage == 1


def test_event_blood_transfusion__a_healed_hunter_no_longer_reveals_cards() -> None:
    sheets = {"seward": {"bites": 1, "shown_item": Item.KNIFE}, "helsing": {"bites": 2}}
    places = dict.fromkeys(("godalming", "seward", "helsing"), "london")
    items = {"seward": ["knife"]}
    events = {"godalming": ["blood_transfusion"]}
    state = scene("day", places=places, items=items, events=events, sheets=sheets)
    state = do(state, "godalming>blood_transfusion", "seward")
    assert state.hunters[SEWARD].shown_item == NONE


@pytest.mark.parametrize(
    "sheets",
    [
        {},
        {"mina": {"damage": 3}},
        {"godalming": {"bites": 1}, "seward": {"bites": 1}},
        {"seward": {"bites": 1, "defeated": True}},
    ],
)
def test_event_blood_transfusion__needs_a_bite_and_an_unbitten_giver(sheets: dict[str, Any]) -> None:
    assert "godalming>blood_transfusion" not in tokens(transfusion(**sheets))


def test_event_blood_transfusion__needs_the_same_city() -> None:
    events, sheets = {"godalming": ["blood_transfusion"]}, {"seward": {"bites": 1}}
    assert "godalming>blood_transfusion" not in tokens(scene("day", events=events, sheets=sheets))


def test_event_blood_transfusion__mina_cannot_give_blood() -> None:
    places = {"mina": "london", "godalming": "london"}
    sheets = {"godalming": {"bites": 1}}
    state = scene("day", places=places, events={"mina": ["blood_transfusion"]}, sheets=sheets)
    state = do(state, "pass", "pass", "pass")
    assert "mina>blood_transfusion" not in tokens(state)


# ------------------------------------------------------------------------------------------------- Good Luck


def luck(part: str = "day", **fields: Any) -> Fury3State:
    """Return a position: Mina has Good Luck."""
    return scene(part, events={"mina": ["good_luck"]}, **fields)


def test_event_good_luck__removes_a_roadblock() -> None:
    lines = BLOCKABLE[:2]
    state = luck(roadblocks=lines)
    assert pending(state) == "WindowChoice"
    state = do(state, "mina>good_luck")
    assert tokens(state) == [LinkChoice(line).text for line in lines]
    state = do(state, LinkChoice(lines[1]).text)
    assert state.roadblocks == lines[:1]
    assert [(event.token, event.where) for event in events_of(state, TokenRemoved)] == [
        ("roadblock", lines[1])
    ]
    assert state.event_discard == (EventCard.GOOD_LUCK,)
    assert state.table == ()
    assert pending(state) == "HunterAction"


def test_event_good_luck__discards_draculas_ally() -> None:
    state = luck(dracula_ally=EventCard.GREAT_WOLF, roadblocks=BLOCKABLE[:1])
    state = do(state, "mina>good_luck", "event:great_wolf")
    assert state.dracula_ally == NONE
    assert state.event_discard == (EventCard.GREAT_WOLF, EventCard.GOOD_LUCK)
    assert state.roadblocks == BLOCKABLE[:1]
    assert state.table == ()
    assert pending(state) == "HunterAction"


def test_event_good_luck__one_use_needs_no_choice() -> None:
    state = do(luck(dracula_ally=EventCard.GREAT_WOLF), "mina>good_luck")
    assert state.dracula_ally == NONE
    assert pending(state) == "HunterAction"


def test_event_good_luck__is_not_offered_without_an_effect() -> None:
    assert pending(luck()) == "HunterAction"


@pytest.mark.parametrize("part", ["dawn", "dusk", "night"])
def test_event_good_luck__can_be_played_by_day_only(part: str) -> None:
    state = luck(part, dracula_ally=EventCard.GREAT_WOLF)
    if part == "dawn":
        assert pending(state) == "WindowChoice"
        assert state.waiting != ()
    else:
        assert pending(state) == "HunterAction"


def test_event_good_luck__may_be_kept() -> None:
    state = do(luck(dracula_ally=EventCard.GREAT_WOLF), "pass")
    assert state.hunters[MINA].events == (EventCard.GOOD_LUCK,)
    assert pending(state) == "HunterAction"


def test_event_good_luck__drawn_by_the_last_hunter_can_still_be_played_by_day() -> None:
    state = scene("day", top=["good_luck"], dracula_ally=EventCard.GREAT_WOLF)
    state = do(state, "pass", "pass", "pass", "supply")
    assert (pending(state), state.is_night()) == ("WindowChoice", False)
    state = do(state, "mina>good_luck")
    assert state.dracula_ally == NONE
    assert (pending(state), state.is_night(), state.table) == ("HunterAction", True, ())


# ------------------------------------------------------------------------------------------- Mystic Research


def research(part: str, bottom: tuple[str, ...], **fields: Any) -> Fury3State:
    """Return Van Helsing's turn with Mystic Research."""
    state = scene(part, events={"helsing": ["mystic_research"]}, bottom=bottom, **fields)
    return do(state, "pass", "pass")


BOTTOM = ("false_tip", "hypnosis", "wild_horses", "long_night", "money_trail", "enraged", "seduction")


@pytest.mark.parametrize("part", ["day", "night"])
def test_event_mystic_research__discards_draculas_cards_of_the_bottom_six(part: str) -> None:
    before = research(part, BOTTOM)
    assert before.event_deck[:7] == tuple(EventCard[name.upper()] for name in BOTTOM)
    state = do(before, "helsing>mystic_research")
    kept = (EventCard.HYPNOSIS, EventCard.LONG_NIGHT, EventCard.MONEY_TRAIL)
    assert state.event_deck == kept + before.event_deck[6:]
    assert state.hunter_bottom == 3
    assert state.event_buried == (EventCard.WILD_HORSES, EventCard.FALSE_TIP, EventCard.ENRAGED)
    assert state.event_discard == (EventCard.MYSTIC_RESEARCH,)
    assert state.table == ()
    assert pending(state) == "HunterAction"


def test_event_mystic_research__no_player_sees_a_face() -> None:
    state = do(research("day", BOTTOM), "helsing>mystic_research")
    buried = [
        event for event in events_of(state, CardMoved) if (event.source, event.target) == (PILE, BURIED)
    ]
    assert len(buried) == 3
    for player in (0, 1):
        assert {event.shown_to(player).card for event in buried} == {HIDDEN}


def test_event_mystic_research__takes_fewer_cards_from_a_short_deck() -> None:
    state = research("day", ()).clone()
    state.event_deck = (EventCard.ENRAGED, EventCard.HYPNOSIS)
    state = do(state, "helsing>mystic_research")
    assert (state.event_deck, state.hunter_bottom) == ((EventCard.HYPNOSIS,), 1)
    state = research("day", ()).clone()
    state.event_deck = ()
    assert "helsing>mystic_research" not in tokens(state)


@pytest.mark.parametrize(("known", "offered"), [(5, True), (6, False)])
def test_event_mystic_research__is_not_offered_if_the_backs_are_known(known: int, offered: bool) -> None:
    state = research("day", (), hunter_bottom=known)
    assert ("helsing>mystic_research" in tokens(state)) is offered


def test_event_mystic_research__only_van_helsing_can_play_it() -> None:
    assert "godalming>mystic_research" not in tokens(scene("day", events={"godalming": ["mystic_research"]}))


# ---------------------------------------------------------------------------------------- Consecrated Ground


def ground(part: str = "night", **fields: Any) -> Fury3State:
    """Return a position: Lord Godalming has Consecrated Ground."""
    return scene(part, events={"godalming": ["consecrated_ground"]}, **fields)


def test_event_consecrated_ground__can_go_to_any_city_but_three() -> None:
    state = do(ground(), "godalming>consecrated_ground")
    assert {action for action in tokens(state)}.isdisjoint({"CD", "GA", "KL", "AS", "HM"})
    assert len(tokens(state)) == len(CITIES - UNHOLY) == 57
    state = do(state, "PA")
    assert state.consecrated == at("paris")
    assert [(event.token, event.where) for event in events_of(state, TokenPlaced)] == [
        ("consecrated", at("paris"))
    ]
    assert state.event_discard == (EventCard.CONSECRATED_GROUND,)
    assert state.table == ()
    assert pending(state) == "HunterAction"


def test_event_consecrated_ground__reveals_the_location_and_its_encounters() -> None:
    state = do(ground(trail=["prague", "paris+rats"]), "godalming>consecrated_ground", "PA")
    spot = state.trail[1]
    assert spot is not None
    assert spot.faceup
    assert spot.contents[0].faceup


def test_event_consecrated_ground__the_token_moves() -> None:
    state = do(ground(consecrated=at("rome")), "godalming>consecrated_ground", "PA")
    assert state.consecrated == at("paris")
    assert [(event.token, event.where) for event in events_of(state, TokenRemoved)] == [
        ("consecrated", at("rome"))
    ]


def test_event_consecrated_ground__each_hunter_with_a_heavenly_host_may_place_it() -> None:
    items = {"godalming": ["heavenly_host", "heavenly_host"], "mina": ["heavenly_host"]}
    state = do(ground(items=items), "godalming>consecrated_ground", "PA")
    assert pending(state) == "HostChoice"
    assert player_to_move(state) == HUNTERS
    assert {"PA", "CD", "GA", "KL"}.isdisjoint(tokens(state))
    assert len(tokens(state)) == 57
    state = do(state, "RO")
    assert pending(state) == "HostChoice"
    assert {"PA", "RO"}.isdisjoint(tokens(state))
    state = do(state, "VI")
    assert state.hosts == ((at("rome"), 0), (at("vienna"), 0))
    shown = [event.card for event in events_of(state, CardShown)]
    assert shown == [Item.HEAVENLY_HOST, Item.HEAVENLY_HOST]
    assert len(state.hunters[GODALMING].items) == 2
    assert state.hunters[MINA].items == (Item.HEAVENLY_HOST,)
    assert state.table == ()
    assert pending(state) == "HunterAction"


def test_event_consecrated_ground__a_heavenly_host_may_stay_hidden() -> None:
    items = {"helsing": ["heavenly_host"]}
    state = do(ground(items=items), "godalming>consecrated_ground", "PA", "pass")
    assert (state.hosts, events_of(state, CardShown)) == ((), [])
    assert pending(state) == "HunterAction"


def test_event_consecrated_ground__dracula_may_suppose_that_there_is_no_heavenly_host() -> None:
    state = do(ground(items={"mina": ["heavenly_host"]}), "godalming>consecrated_ground", "PA").clone()
    state.update_hunter(MINA, items=(Item.KNIFE,))
    assert tokens(state) == ["pass"]


def test_event_consecrated_ground__no_heavenly_host_without_a_token_or_for_the_defeated() -> None:
    hosts = ((at("rome"), 0), (at("milan"), 0), (at("vienna"), 0))
    items = {"helsing": ["heavenly_host"]}
    state = do(ground(items=items, hosts=hosts), "godalming>consecrated_ground", "PA")
    assert pending(state) == "HunterAction"
    state = ground(items=items, sheets={"helsing": {"defeated": True}})
    assert pending(do(state, "godalming>consecrated_ground", "PA")) == "HunterAction"


def test_event_consecrated_ground__is_a_night_action() -> None:
    assert "godalming>consecrated_ground" not in tokens(ground("day"))
    assert ground().consecrated == NOWHERE


# ---------------------------------------------------------------------------------------------- Vampire Lair


def lair(part: str = "day", items: tuple[str, ...] = ("stake",), **fields: Any) -> Fury3State:
    """Return a position: Lord Godalming has Vampire Lair."""
    return scene(part, events={"godalming": ["vampire_lair"]}, items={"godalming": items}, **fields)


@pytest.mark.parametrize(("before", "after"), [(7, 5), (2, 0), (1, 0), (0, 0)])
def test_event_vampire_lair__costs_a_stake_and_delay_and_removes_2_influence(before: int, after: int) -> None:
    state = do(lair(items=("stake", "stake"), influence=before), "godalming>vampire_lair")
    assert state.influence == after
    assert state.hunters[GODALMING].items == (Item.STAKE,)
    assert state.item_discard == (Item.STAKE,)
    assert state.hunters[GODALMING].delayed
    assert [event.hunter for event in events_of(state, HunterDelayed)] == [GODALMING]
    assert state.event_discard == (EventCard.VAMPIRE_LAIR,)
    assert state.table == ()
    assert pending(state) == "HunterAction"


def test_event_vampire_lair__a_weakened_hunter_then_reveals_another_item() -> None:
    sheets = {"godalming": {"bites": 1, "shown_item": Item.STAKE}}
    state = do(lair(items=("knife", "stake"), influence=4, sheets=sheets), "godalming>vampire_lair")
    assert state.hunters[GODALMING].shown_item == Item.KNIFE
    assert state.influence == 2


def test_event_vampire_lair__needs_a_stake_and_the_day() -> None:
    assert "godalming>vampire_lair" in tokens(lair())
    assert "godalming>vampire_lair" not in tokens(lair(items=("knife",)))
    assert "godalming>vampire_lair" not in tokens(lair("night"))


def test_event_vampire_lair__cannot_be_played_by_a_delayed_hunter() -> None:
    state = lair(sheets={"godalming": {"delayed": True}})
    assert state.agenda[-1].hunter != GODALMING  # type: ignore[attr-defined]  # a HunterAction
    assert not state.hunters[GODALMING].delayed
    assert VAN_HELSING in state.waiting
