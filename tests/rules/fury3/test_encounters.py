"""Encounter cards, met in an ambush or a search (R5.11, R8.7, R8.8, R8.10, R15.19)."""

from __future__ import annotations

import pytest

from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury3.decks import BURIED, DISCARD, HAND, ON_HIDEOUT, PILE, TABLE, Deck, Encounter, Item
from furyqt.rules.fury3.events import (
    CardMoved,
    CardShown,
    CombatStarted,
    HunterDelayed,
    TokenPlaced,
)
from furyqt.rules.fury3.state import Fury3State, PlacedEncounter
from furyqt.rules.fury3.tables import DRACULA, HUNTERS
from tests.rules.fury3.meetings import ambush, contents, is_next, search, walk
from tests.rules.fury3.scenes import at, do, events_of, pending, scene, tokens

PRAGUE = ON_HIDEOUT


def moves_of(state: Fury3State, card: Encounter) -> list[tuple[int, int]]:
    """Return the zones to which an encounter card moved, in order."""
    return [
        (event.source, event.target)
        for event in events_of(state, CardMoved)
        if event.deck == Deck.ENCOUNTER and event.card == card
    ]


# --------------------------------------------------------------------------------------------- how it goes on


def test_r8_7_resolved_encounters_are_discarded_faceup() -> None:
    state = ambush("szgany_bodyguards")
    assert moves_of(state, Encounter.SZGANY_BODYGUARDS) == [(PRAGUE, TABLE), (TABLE, DISCARD)]
    assert state.encounter_discard == (Encounter.SZGANY_BODYGUARDS,)
    assert contents(state) == ()
    assert is_next(state)


def test_r8_7_an_undefeated_vampire_returns_faceup() -> None:
    state = ambush("reckless_vampire")
    while state.fight is not None:
        state = do(state, tokens(state)[-1])
    assert [placed.card for placed in contents(state)] in ([Encounter.RECKLESS_VAMPIRE], [])
    assert bool(contents(state)) != (Encounter.RECKLESS_VAMPIRE in state.encounter_discard)
    assert all(placed.faceup for placed in contents(state))


@pytest.mark.parametrize("met", [ambush, search])
def test_r8_8_a_vampire_is_fought_at_once(met: object) -> None:
    state = met("reckless_vampire")  # type: ignore[operator]
    assert events_of(state, CombatStarted) == [CombatStarted(1, Encounter.RECKLESS_VAMPIRE)]
    assert state.fight is not None
    assert not state.is_night()


def test_r8_8_a_vampire_met_by_night_is_fought_by_night() -> None:
    state = search("reckless_vampire", part="night")
    assert state.fight is not None
    assert state.is_night()


def test_r8_10_a_faceup_encounter_may_ambush_again() -> None:
    state = do(walk("!+rats!"), "#2:rats")
    assert state.hunters[0].damage == 2
    assert contents(state) == (PlacedEncounter(Encounter.RATS, True),)
    assert is_next(state)


def test_r8_10_a_faceup_encounter_cannot_ambush_the_same_hunter_at_once() -> None:
    state = ambush("rats")
    assert contents(state) == (PlacedEncounter(Encounter.RATS, True),)
    assert is_next(state)


def test_r15_19_an_encounter_that_returned_stays_and_can_ambush_the_next_hunter() -> None:
    state = ambush("rats", places={"seward": "vienna"})
    state = do(state, "road:PR", "#2:rats")
    assert (state.hunters[0].damage, state.hunters[1].damage) == (2, 2)
    assert contents(state) == (PlacedEncounter(Encounter.RATS, True),)
    assert is_next(state, 2)


def test_r5_11_a_search_resolves_all_in_draculas_order() -> None:
    state = search("hoax", "szgany_bodyguards")
    assert (tokens(state), player_to_move(state)) == (["#2:hoax", "#2:szgany_bodyguards"], DRACULA)
    state = do(state, "#2:szgany_bodyguards")
    assert state.encounter_discard == (Encounter.SZGANY_BODYGUARDS, Encounter.HOAX)
    assert is_next(state)


def test_r5_11_the_search_ends_when_the_hunter_is_defeated() -> None:
    sheets = {"godalming": {"damage": 10}}
    state = do(search("rats", "szgany_bodyguards", sheets=sheets), "#2:rats")
    assert state.hunters[0].defeated
    assert [placed.card for placed in contents(state)] == [Encounter.SZGANY_BODYGUARDS, Encounter.RATS]


# --------------------------------------------------------------------------------------------------- vampires


def test_encounter_new_vampire__others_may_join_by_becoming_delayed() -> None:
    state = ambush("new_vampire", places={"seward": "prague", "mina": "prague"})
    assert player_to_move(state) == HUNTERS
    state = do(state, "yes", "no")
    assert events_of(state, HunterDelayed) == [HunterDelayed(1)]
    assert state.fight is not None
    assert state.fight.hunters == (0, 1)
    assert state.fight.vampire == PlacedEncounter(Encounter.NEW_VAMPIRE, True)


def test_encounter_new_vampire__fights_one_hunter_unless_others_can_join() -> None:
    sheets = {"seward": {"delayed": True}, "mina": {"defeated": True}}
    state = ambush("new_vampire", places={"seward": "prague", "mina": "prague"}, sheets=sheets)
    assert state.fight is not None
    assert state.fight.hunters == (0,)
    assert pending(state) != "JoinChoice"


def test_encounter_new_vampire__keeps_its_damage() -> None:
    state = search("new_vampire!")
    assert state.fight is not None
    assert (state.fight.vampire, state.fight.ambush) == (PlacedEncounter(Encounter.NEW_VAMPIRE, True), False)


@pytest.mark.parametrize(("met", "ambushed"), [(ambush, True), (search, False)])
def test_encounter_reckless_vampire__fights_one_hunter(met: object, ambushed: bool) -> None:
    state = met("reckless_vampire", places={"seward": "prague"})  # type: ignore[operator]
    assert state.fight is not None
    assert (state.fight.hunters, state.fight.ambush) == ((0,), ambushed)
    assert state.fight.vampire == PlacedEncounter(Encounter.RECKLESS_VAMPIRE, True)


def test_encounter_aristocratic_vampire__is_discarded_for_a_delay() -> None:
    state = search("aristocratic_vampire")
    assert tokens(state) == ["yes", "no"]
    state = do(state, "yes")
    assert (state.hunters[0].delayed, contents(state)) == (True, ())
    assert state.encounter_discard == (Encounter.ARISTOCRATIC_VAMPIRE,)
    assert is_next(state)


def test_encounter_aristocratic_vampire__otherwise_returns_faceup() -> None:
    state = do(search("aristocratic_vampire"), "no")
    assert (state.hunters[0].delayed, state.encounter_discard) == (False, ())
    assert contents(state) == (PlacedEncounter(Encounter.ARISTOCRATIC_VAMPIRE, True),)
    assert is_next(state)


def test_encounter_aristocratic_vampire__a_delayed_hunter_cannot_pay() -> None:
    state = do(search("aristocratic_vampire", "hoax"), "#2:hoax")
    assert contents(state) == (PlacedEncounter(Encounter.ARISTOCRATIC_VAMPIRE, True),)
    assert is_next(state)


@pytest.mark.parametrize("name", ["aristocratic_vampire", "hoax"])
def test_encounter_aristocratic_vampire__does_not_ambush(name: str) -> None:
    assert is_next(walk(f"+{name}"))


# ----------------------------------------------------------------------------------------- against one hunter


def test_encounter_hoax__delays() -> None:
    state = search("hoax")
    assert events_of(state, HunterDelayed) == [HunterDelayed(0)]
    assert state.encounter_discard == (Encounter.HOAX,)
    assert is_next(state)


def test_encounter_hoax__does_not_ambush() -> None:
    assert tokens(walk("+hoax+rats")) == ["pass", "#2:rats"]


def test_encounter_rats__hurt_and_return() -> None:
    state = ambush("rats", items={"godalming": ["knife"]})
    assert state.hunters[0].damage == 2
    assert moves_of(state, Encounter.RATS) == [(PRAGUE, TABLE), (TABLE, PRAGUE)]
    assert is_next(state)


@pytest.mark.parametrize("gun", ["pistol", "rifle"])
def test_encounter_rats__a_gun_stops_them(gun: str) -> None:
    state = ambush("rats", items={"godalming": [gun, "knife"]})
    assert tokens(state) == ["pass", f"item:{gun}"]
    shown = do(state, f"item:{gun}")
    assert (shown.hunters[0].damage, contents(shown)) == (2, ())
    assert shown.encounter_discard == (Encounter.RATS,)
    assert len(shown.hunters[0].items) == 2
    assert CardShown(Deck.ITEM, Item[gun.upper()], HAND[0]) in events_of(shown, CardShown)
    assert is_next(shown)
    kept = do(state, "pass")
    assert contents(kept) == (PlacedEncounter(Encounter.RATS, True),)
    assert is_next(kept)


def test_encounter_rats__a_defeated_hunter_reveals_no_gun() -> None:
    state = ambush("rats", items={"godalming": ["rifle"]}, sheets={"godalming": {"damage": 9}})
    assert state.hunters[0].defeated
    assert contents(state) == (PlacedEncounter(Encounter.RATS, True),)


def test_encounter_saboteur__delays_and_returns() -> None:
    state = ambush("saboteur", items={"godalming": ["knife"]})
    assert (state.hunters[0].delayed, state.hunters[0].damage) == (True, 0)
    assert contents(state) == (PlacedEncounter(Encounter.SABOTEUR, True),)
    assert is_next(state)


def test_encounter_saboteur__a_gun_stops_it() -> None:
    state = do(search("saboteur", items={"godalming": ["rifle"]}), "item:rifle")
    assert (state.hunters[0].delayed, contents(state)) == (True, ())
    assert state.encounter_discard == (Encounter.SABOTEUR,)
    assert is_next(state)


def test_encounter_szgany_bodyguards__do_damage_twice() -> None:
    state = ambush("szgany_bodyguards", items={"godalming": ["crucifix"]})
    assert (state.hunters[0].damage, state.hunters[0].delayed) == (4, True)
    assert is_next(state)


@pytest.mark.parametrize("weapon", ["rifle", "pistol", "knife"])
def test_encounter_szgany_bodyguards__a_weapon_stops_the_second(weapon: str) -> None:
    state = ambush("szgany_bodyguards", items={"godalming": [weapon]})
    shown = do(state, f"item:{weapon}")
    assert (shown.hunters[0].damage, shown.hunters[0].delayed) == (2, False)
    assert shown.hunters[0].items == (Item[weapon.upper()],)
    assert is_next(shown)
    assert do(state, "pass").hunters[0].damage == 4


def test_encounter_bats__follow_the_hunter() -> None:
    state = ambush("bats")
    assert events_of(state, TokenPlaced) == [TokenPlaced("bats", 0)]
    assert (state.hunters[0].bats, state.hunters[0].delayed) == (1, False)
    assert state.encounter_discard == (Encounter.BATS,)
    assert is_next(state)


def test_encounter_spy__reveals_the_hand_and_takes_the_tickets() -> None:
    fields = {
        "items": {"godalming": ["crucifix"]},
        "events": {"godalming": ["long_night"]},
        "tickets": {"godalming": ["3/2", "1"]},
    }
    state = ambush("spy", **fields)  # type: ignore[arg-type]
    shown = [event for event in events_of(state, CardShown) if event.zone == HAND[0]]
    assert [event.deck for event in shown] == [Deck.ITEM, Deck.EVENT]
    assert state.hunters[0].tickets == ()
    assert len(state.tickets) == 16
    returned = [event for event in events_of(state, CardMoved) if event.deck == Deck.TICKET]
    assert [(event.target, event.faceup) for event in returned] == [(PILE, True)] * 2
    assert len(state.hunters[0].items) == len(state.hunters[0].events) == 1
    assert is_next(state)


def test_encounter_spy__a_weapon_can_be_discarded_instead() -> None:
    fields = {"items": {"godalming": ["crucifix", "knife"]}, "tickets": {"godalming": ["1"]}}
    state = ambush("spy", **fields)  # type: ignore[arg-type]
    assert tokens(state) == ["pass", "item:knife"]
    paid = do(state, "item:knife")
    assert (paid.hunters[0].items, len(paid.hunters[0].tickets)) == ((Item.CRUCIFIX,), 1)
    assert not [event for event in events_of(paid, CardShown) if event.zone == HAND[0]]
    assert is_next(paid)
    kept = do(state, "pass")
    assert (len(kept.hunters[0].items), kept.hunters[0].tickets) == (2, ())
    assert is_next(kept)


# --------------------------------------------------------------------------------------- against a whole city


def test_encounter_unnatural_fog__delays_all_hunters_there_by_day() -> None:
    state = ambush("unnatural_fog", places={"mina": "prague"})
    assert state.fog == (at("prague"),)
    assert events_of(state, HunterDelayed) == [HunterDelayed(0), HunterDelayed(3)]
    assert is_next(state)


def test_encounter_unnatural_fog__delays_no_hunter_by_night() -> None:
    state = search("unnatural_fog", part="night")
    assert state.fog == (at("prague"),)
    assert not events_of(state, HunterDelayed)
    assert is_next(state)


def test_encounter_unnatural_fog__places_two_tokens_in_a_port() -> None:
    state = scene(places={"godalming": "venice"}, trail=("rome", "venice!+unnatural_fog"))
    assert do(state, "search").fog == (at("venice"),) * 2


def test_encounter_szgany_mob__does_damage_for_kept_items() -> None:
    state = ambush("szgany_mob", items={"godalming": ["rifle", "knife", "knife"]})
    assert tokens(state) == ["done", "item:rifle", "item:knife"]
    state = do(state, "item:knife", "done")
    assert state.hunters[0].items == (Item.RIFLE, Item.KNIFE)
    assert (state.hunters[0].damage, state.item_discard) == (2, (Item.KNIFE,))
    assert is_next(state)


def test_encounter_szgany_mob__does_no_damage_without_items() -> None:
    state = ambush("szgany_mob", items={"godalming": ["rifle"]})
    assert do(state, "item:rifle").hunters[0].damage == 0
    assert is_next(do(state, "item:rifle"))
    assert is_next(ambush("szgany_mob"))


def test_encounter_szgany_mob__prompts_each_hunter_there_in_order() -> None:
    items = {"godalming": ["rifle"], "mina": ["knife"], "seward": ["dogs"]}
    state = ambush("szgany_mob", items=items, places={"mina": "prague"})
    state = do(state, "done", "done")
    assert [sheet.damage for sheet in state.hunters] == [1, 0, 0, 1]
    assert is_next(state)


@pytest.mark.parametrize(
    ("items", "shown", "damage"),
    [
        ((), (), 4),
        (("crucifix",), (), 4),
        (("rifle",), ("item:rifle",), 2),
        (("rifle", "knife"), ("item:rifle", "item:knife"), 0),
        (("rifle", "rifle"), ("item:rifle", "item:rifle"), 0),
        (("rifle", "knife"), ("item:knife", "done"), 2),
        (("rifle", "knife"), ("done",), 4),
    ],
)
def test_encounter_wolves__do_two_less_damage_for_each_weapon(
    items: tuple[str, ...], shown: tuple[str, ...], damage: int
) -> None:
    state = do(ambush("wolves", items={"godalming": items}), *shown)
    assert state.hunters[0].damage == damage
    assert len(state.hunters[0].items) == len(items)
    assert state.encounter_discard == (Encounter.WOLVES,)
    assert is_next(state)


def test_encounter_wolves__attack_each_hunter_there() -> None:
    state = ambush("wolves", places={"seward": "prague", "mina": "prague"}, items={"seward": ["knife"]})
    state = do(state, "item:knife")
    assert [sheet.damage for sheet in state.hunters] == [4, 2, 0, 4]
    assert is_next(state)


# -------------------------------------------------------------------------------------------- Desecrated Soil


def desecrated_soil(**fields: object) -> Fury3State:
    return ambush("desecrated_soil", encounters=["hoax"] * 2 + ["bats"] * 2 + ["spy"], **fields)  # type: ignore[arg-type]


def test_encounter_desecrated_soil__draws_three_and_discards_up_to_three() -> None:
    state = desecrated_soil(top_encounters=["rats", "rats", "saboteur"])
    assert (len(state.encounters), player_to_move(state)) == (8, DRACULA)
    assert tokens(state) == [
        "done",
        *(f"encounter:{name}" for name in ("hoax", "rats", "saboteur", "bats", "spy")),
    ]
    state = do(state, "encounter:hoax", "encounter:rats", "encounter:hoax")
    assert len(state.encounters) == 5
    assert state.encounter_buried == (Encounter.HOAX, Encounter.HOAX, Encounter.RATS)
    buried = [event for event in events_of(state, CardMoved) if event.target == BURIED]
    assert all(event.shown_to(HUNTERS).card < 0 for event in buried)
    assert contents(state) == (PlacedEncounter(Encounter.DESECRATED_SOIL, True),)
    assert is_next(state)


def test_encounter_desecrated_soil__he_may_keep_all_cards() -> None:
    state = do(desecrated_soil(), "done")
    assert len(state.encounters) == 8
    assert is_next(state)


def test_encounter_desecrated_soil__a_heavenly_host_cancels_it() -> None:
    state = do(desecrated_soil(items={"godalming": ["heavenly_host", "rifle"]}), "done")
    assert tokens(state) == ["pass", "item:heavenly_host"]
    shown = do(state, "item:heavenly_host")
    assert (contents(shown), shown.encounter_discard) == ((), (Encounter.DESECRATED_SOIL,))
    assert len(shown.hunters[0].items) == 2
    assert is_next(shown)
    kept = do(state, "pass")
    assert contents(kept) == (PlacedEncounter(Encounter.DESECRATED_SOIL, True),)
    assert is_next(kept)
