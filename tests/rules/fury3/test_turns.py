"""A hunter's turn: what prevents an action, and the actions (R5, R9.2, R9.3, R11.7)."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury3.event_timing import Lasting
from furyqt.rules.fury3.events import (
    ActionTaken,
    CardMoved,
    HunterDelayed,
    HunterMoved,
    RegionDenied,
    RegionNamed,
    TokenRemoved,
)
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.harm import delay
from furyqt.rules.fury3.tables import HUNTERS, Region
from tests.rules.fury3.scenes import at, do, events_of, pending, scene, tokens


def acting(state: Fury3State) -> int:
    assert pending(state) == "HunterAction"
    return state.agenda[-1].hunter  # type: ignore[attr-defined, no-any-return]


def taken(state: Fury3State) -> list[tuple[int, str]]:
    return [(event.hunter, event.word) for event in events_of(state, ActionTaken)]


def test_r5_1_one_action_by_day_and_one_by_night_or_a_pass() -> None:
    state = do(scene("day"), "supply", "pass", "pass", "pass")
    assert state.is_night()
    assert (acting(state), state.waiting) == (0, (1, 2, 3))
    assert taken(state) == [(0, "supply"), (1, "pass"), (2, "pass"), (3, "pass")]


def test_r5_2_standing_up_uses_the_action() -> None:
    state = scene("day", sheets={"godalming": {"delayed": True}})
    assert acting(state) == 1
    assert taken(state) == [(0, "stand")]
    assert not state.hunters[0].delayed


def test_r5_2_r9_2_a_delayed_hunter_is_not_delayed_again() -> None:
    state = scene("day")
    delay(state, 1)
    delay(state, 1)
    assert events_of(state, HunterDelayed) == [HunterDelayed(1)]
    assert acting(do(state, "pass")) == 2


def test_r9_2_a_delayed_hunter_stands_up_and_acts_again_later() -> None:
    state = scene("day", sheets={"mina": {"delayed": True}})
    state = do(state, "pass", "pass", "pass")
    assert (state.hunters[3].delayed, state.is_night()) == (False, True)
    assert acting(do(state, "pass", "pass", "pass")) == 3


def test_r5_3_bats_replace_the_action() -> None:
    state = do(scene("day", sheets={"godalming": {"bats": 1}}), "PL")
    assert acting(state) == 1
    assert taken(state) == [(0, "bats")]
    assert events_of(state, TokenRemoved) == [TokenRemoved("bats", 0)]


def test_r5_3_delay_comes_before_bats() -> None:
    state = scene("day", sheets={"godalming": {"bats": 1, "delayed": True}})
    assert acting(state) == 1
    assert (state.hunters[0].bats, state.hunters[0].delayed, taken(state)) == (1, False, [(0, "stand")])


def test_r9_3_bats_apply_by_night_too() -> None:
    state = scene("night", sheets={"godalming": {"bats": 1}})
    assert pending(state) == "ForcedChoice"
    state = do(state, "MN")
    assert (state.hunters[0].place, state.hunters[0].delayed, acting(state)) == (at("MN"), True, 1)


def test_r5_4_at_sea_a_hunter_must_move_by_sea_by_day() -> None:
    state = scene("day", places={"godalming": "TS"})
    assert {token.partition(":")[0] for token in tokens(state)} == {"sea"}


def test_r5_4_at_sea_a_hunter_must_pass_by_night() -> None:
    state = scene("night", places={"godalming": "TS"})
    assert acting(state) == 1
    assert taken(state) == [(0, "pass")]


def test_r5_4_if_storms_close_every_way_the_hunter_stays() -> None:
    storms = tuple(sorted((at("IO"), at("EC"))))
    state = scene("day", places={"godalming": "BS"}, storms=storms)
    ways = {token for token in tokens(state) if token.startswith("sea")}
    state = scene(
        "day", places={"godalming": "BS"}, storms=storms, fog=tuple(sorted(at(w[4:]) for w in ways))
    )
    assert acting(state) == 1
    assert (taken(state), events_of(state, HunterMoved)) == ([(0, "pass")], [])


def test_r5_4_excellent_weather_is_a_move_at_sea_too() -> None:
    fields: dict[str, Any] = {"places": {"godalming": "TS"}, "events": {"godalming": ["excellent_weather"]}}
    by_day = tokens(scene("day", **fields))
    assert by_day[-1] == "godalming>excellent_weather"
    assert "pass" not in by_day
    assert taken(scene("night", **fields)) == [(0, "pass")]


def test_r5_4_an_extra_action_at_sea_may_be_passed() -> None:
    state = scene("day", places={"godalming": "RO"}, lasting=(Lasting.EXTRA_ACTION,), trail=("sofia",))
    state = do(state, "sea:TS")
    assert acting(state) == 1
    assert taken(state) == [(0, "pass")]
    state = scene(
        "day",
        places={"godalming": "TS"},
        sheets={"godalming": {"delayed": True}},
        lasting=(Lasting.EXTRA_ACTION,),
    )
    assert tokens(state)[0] == "pass"
    assert tokens(state)[1].startswith("sea")


def test_r5_8_an_event_card_can_be_an_action() -> None:
    events: dict[str, Any] = {"godalming": ["sense_of_emergency", "consecrated_ground"]}
    by_day, by_night = scene("day", events=events), scene("night", events=events)
    assert [t for t in tokens(by_day) if ">" in t] == ["godalming>sense_of_emergency"]
    assert [t for t in tokens(by_night) if ">" in t] == ["godalming>consecrated_ground"]


def test_r5_8_a_card_that_cannot_be_used_is_not_offered() -> None:
    events: dict[str, Any] = {"godalming": ["hypnosis", "money_trail"]}
    assert not [t for t in tokens(scene("day", events=events)) if ">" in t]


def test_r5_8_chartered_carriage_needs_a_ticket_and_the_day() -> None:
    events, tickets = {"godalming": ["chartered_carriage"]}, {"godalming": ["1"]}
    card = "godalming>chartered_carriage"
    assert card in tokens(scene("day", events=events, tickets=tickets))
    assert card not in tokens(scene("day", events=events))
    assert card not in tokens(scene("night", events=events, tickets=tickets))


def test_r5_10_rest_heals_one() -> None:
    state = scene("day", sheets={"godalming": {"damage": 3}})
    assert do(state, "rest").hunters[0].damage == 2
    assert acting(do(state, "rest")) == 1
    assert "rest" not in tokens(scene("day"))


@pytest.mark.parametrize("place", ["TS", "hospital_rome"])
def test_r5_10_no_rest_at_sea_or_in_a_hospital(place: str) -> None:
    state = scene("day", places={"godalming": place}, sheets={"godalming": {"damage": 3}})
    assert "rest" not in tokens(state)


def test_r5_11_a_search_needs_encounters_in_a_known_hideout_or_lair() -> None:
    here: dict[str, Any] = {"places": {"godalming": "paris"}}
    assert "search" in tokens(scene("day", **here, trail=("prague", "paris!+rats")))
    assert "search" in tokens(scene("night", **here, lairs=("paris!+rats",)))
    assert "search" not in tokens(scene("day", **here, trail=("prague", "paris!")))
    assert "search" not in tokens(scene("day", **here, trail=("prague", "rome!+rats")))


def test_r5_11_a_search_resolves_the_encounter() -> None:
    state = scene("day", places={"godalming": "paris"}, trail=("prague", "paris!+hoax"))
    state = do(state, "search")
    assert not any(spot and spot.contents for spot in state.trail)


def test_r15_6_a_hide_that_belongs_to_the_city_can_be_searched() -> None:
    here: dict[str, Any] = {"places": {"godalming": "paris"}}
    assert "search" in tokens(scene("day", **here, trail=("prague", "hide!+rats", "paris!")))
    assert "search" not in tokens(scene("day", **here, trail=("prague", "hide!", "paris!")))


def test_r5_12_draculas_presence_prevents_no_action() -> None:
    fields: dict[str, Any] = {"sheets": {"godalming": {"damage": 2}}, "places": {"godalming": "paris"}}
    alone = scene("day", **fields, trail=("prague",))
    met = scene("day", **fields, trail=("paris!",), revealed=True)
    assert tokens(alone) == tokens(met)
    assert acting(do(met, "rest")) == 1


def test_r11_7_a_hospital_allows_only_leaving_and_an_item() -> None:
    state = scene(
        "day",
        places={"godalming": "hospital_rome", "seward": "hospital_rome"},
        items={"godalming": ["rifle"]},
        tickets={"godalming": ["3/2"]},
        events={"godalming": ["sense_of_emergency"]},
    )
    assert tokens(state) == ["pass", "door:RO", "supply"]


def test_a_defeated_hunter_is_skipped() -> None:
    state = scene("day", sheets={"godalming": {"defeated": True}, "helsing": {"defeated": True}})
    assert acting(state) == 1
    assert acting(do(state, "pass")) == 3


def test_the_actions_come_in_the_canonical_order() -> None:
    state = scene(
        "day",
        places={"mina": "london", "godalming": "london"},
        items={"mina": ["fast_horses"]},
        events={"mina": ["sense_of_emergency", "chartered_carriage"]},
        tickets={"mina": ["1"]},
        sheets={"mina": {"damage": 1, "shown_item": 11, "shown_event": 6}},
        trail=("prague", "london!+rats"),
    )
    state = do(state, "pass", "pass", "pass")
    assert tokens(state) == [
        *("pass", "road:MN", "road:PL", "road:SW", "sea:EC", "rail1:MN", "rail1:PL", "rail1:SW"),
        *("supply", "reserve", "rest", "search", "trade", "bond", "horses"),
        *("mina>sense_of_emergency", "mina>chartered_carriage"),
    ]


# ----------------------------------------------------------------------------------------- sheets and lasting


def test_ability_physician__a_rest_with_seward_heals_two() -> None:
    hurt: dict[str, Any] = {"godalming": {"damage": 3}, "seward": {"damage": 3}}
    state = do(scene("day", places={"godalming": "lisbon"}, sheets=hurt), "rest", "rest")
    assert (state.hunters[0].damage, state.hunters[1].damage) == (1, 1)
    assert pending(state) == "HunterAction"


def test_ability_physician__does_not_apply_in_another_place_or_when_seward_is_defeated() -> None:
    hurt: dict[str, Any] = {"godalming": {"damage": 3}}
    assert do(scene("day", sheets=hurt), "rest").hunters[0].damage == 2
    hurt["seward"] = {"damage": 9, "defeated": True}
    assert do(scene("day", places={"godalming": "lisbon"}, sheets=hurt), "rest").hunters[0].damage == 2


def with_trail(trail: str) -> Fury3State:
    places = {"mina": "paris", "seward": "paris"}
    state = scene("night", places=places, trail=(trail,))
    return do(state, "pass", "pass", "pass")


def test_ability_psychic_bond__dracula_answers_truthfully() -> None:
    state = do(with_trail("nantes"), "bond")
    assert events_of(state, RegionNamed) == [RegionNamed(Region.GALLIA)]
    state = do(with_trail("rome"), "bond")
    assert (events_of(state, RegionNamed), events_of(state, RegionDenied)) == (
        [],
        [RegionDenied(Region.GALLIA)],
    )


def test_r13_3_draculas_answer_is_true_at_sea_too() -> None:
    state = do(with_trail("TS"), "bond")
    assert events_of(state, RegionDenied) == [RegionDenied(Region.GALLIA)]
    assert pending(state) not in ("HunterAction", "")


def test_ability_psychic_bond__only_mina_can_use_it_and_not_alone() -> None:
    state = scene("night", places={"godalming": "paris", "seward": "paris"})
    assert "bond" not in tokens(state)
    assert "bond" not in tokens(do(state, "pass", "pass", "pass"))


def test_ability_psychic_bond__a_defeated_hunter_does_not_count() -> None:
    state = scene("night", places={"mina": "paris", "seward": "paris"}, sheets={"seward": {"defeated": True}})
    state = do(state, "pass", "pass")
    assert acting(state) == 3
    assert "bond" not in tokens(state)


def test_with_speedy_telegraph_the_hunters_choose_who_acts_next() -> None:
    state = scene("day", lasting=(Lasting.ANY_ORDER,))
    assert (pending(state), tokens(state)) == ("NextHunter", ["godalming", "seward", "helsing", "mina"])
    assert player_to_move(state) == HUNTERS
    state = do(state, "mina")
    assert (acting(state), player_to_move(state)) == (3, HUNTERS)
    state = do(state, "pass", "helsing", "pass")
    assert tokens(state) == ["godalming", "seward"]
    state = do(state, "seward", "pass")
    assert acting(state) == 0
    assert tokens(do(state, "pass")) == ["godalming", "seward", "helsing", "mina"]


def test_with_renewed_vigor_a_hunter_takes_two_different_actions() -> None:
    state = scene("day", lasting=(Lasting.EXTRA_ACTION,), tickets={"godalming": ["1"]})
    state = do(state, "road:PL")
    assert acting(state) == 0
    assert not [token for token in tokens(state) if token.startswith(("road", "rail", "sea"))]
    state = do(state, "reserve", "no")
    assert acting(state) == 1
    state = do(state, "supply")
    assert acting(state) == 1
    assert "supply" not in tokens(state)
    assert "pass" in tokens(state)


def test_with_renewed_vigor_no_hunter_passes_twice() -> None:
    state = do(scene("day", lasting=(Lasting.EXTRA_ACTION,)), "pass")
    assert acting(state) == 1


def test_with_renewed_vigor_a_delayed_hunter_stands_up_and_acts() -> None:
    state = scene("day", lasting=(Lasting.EXTRA_ACTION,), sheets={"godalming": {"delayed": True}})
    assert (acting(state), state.done) == (0, ("stand",))
    state = do(state, "supply")
    assert acting(state) == 1


def test_with_renewed_vigor_no_two_special_actions() -> None:
    places = {"mina": "paris", "seward": "paris"}
    state = scene("day", places=places, trail=("sofia",), lasting=(Lasting.EXTRA_ACTION,))
    state = do(state, "pass", "pass", "pass", "bond")
    assert acting(state) == 3
    assert "bond" not in tokens(state)
    assert "supply" in tokens(state)


def test_renewed_vigor_ends_with_the_day() -> None:
    state = do(scene("day", lasting=(Lasting.EXTRA_ACTION,)), "pass", "pass", "pass", "pass")
    assert (state.is_night(), state.lasting) == (True, ())
    assert acting(do(state, "pass")) == 1


def test_good_luck_is_offered_before_every_action_by_day() -> None:
    state = scene(
        "day", events={"mina": ["good_luck"]}, sheets={"mina": {"shown_event": 12}}, roadblocks=(3,)
    )
    assert pending(state) == "WindowChoice"
    state = do(state, "pass")
    assert acting(state) == 0
    assert pending(do(state, "pass")) == "WindowChoice"


def test_good_luck_is_offered_before_an_extra_action_too() -> None:
    state = scene("day", events={"mina": ["good_luck"]}, lasting=(Lasting.EXTRA_ACTION,), roadblocks=(3,))
    state = do(state, "pass", "supply")
    assert pending(state) == "WindowChoice"
    state = do(state, "pass")
    assert acting(state) == 0


def test_a_pass_is_only_reported_as_a_pass() -> None:
    state = do(scene("day"), "pass")
    assert events_of(state, CardMoved) == []
    assert taken(state) == [(0, "pass")]


def prompt_of(state: Fury3State) -> str:
    return str(state.agenda[-1].prompt(state))  # type: ignore[attr-defined]


def test_the_prompts_of_a_turn() -> None:
    assert prompt_of(scene("day")) == "What does Lord Godalming do by day?"
    assert prompt_of(scene("night")) == "What does Lord Godalming do by night?"
    assert prompt_of(scene("day", lasting=(Lasting.ANY_ORDER,))) == "Which hunter acts next?"
    bats = scene("day", sheets={"godalming": {"bats": 1}})
    assert prompt_of(bats) == "To which city is Lord Godalming moved?"
    assert prompt_of(do(scene("day"), "reserve")) == "Does Lord Godalming take a second ticket?"
    full = do(scene("day", tickets={"seward": ["1", "1"]}), "pass", "reserve")
    assert prompt_of(full) == "Dr. Seward has too many tickets: which one is returned?"
    drawn = do(scene("day", top=("newspaper_reports",)), "pass", "supply")
    assert prompt_of(drawn) == "Newspaper Reports was drawn: play it now?"
    pair = scene(
        "day", places={"mina": "london", "seward": "london"}, items={"godalming": ["rifle", "stake"]}
    )
    asked = do(pair, "trade")
    assert prompt_of(asked) == "Who does Lord Godalming trade with?"
    asked = do(asked, "mina")
    assert prompt_of(asked) == "What changes hands between Lord Godalming and Mina Harker?"
    asked = do(asked, "godalming+item:rifle", "godalming+item:stake")
    assert prompt_of(asked) == "Which item card does Mina Harker keep revealed?"
