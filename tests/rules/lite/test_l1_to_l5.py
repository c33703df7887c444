"""Rules L1 to L5: constants, sequence, score, and a hunter's turn."""

from __future__ import annotations

from collections import Counter

import pytest

from furyqt.rules.core.agenda import IllegalActionError, is_over
from furyqt.rules.lite import RULES
from furyqt.rules.lite.events import (
    DraculaMet,
    HunterDied,
    HunterMoved,
    HunterRested,
    MoveRevealed,
    Researched,
    TrapsSprung,
    VampireDestroyed,
)
from furyqt.rules.lite.observation import observe
from furyqt.rules.lite.tables import ATLAS
from tests.scenes.lite import after, events_of, legal, place, scene, seen, trail

ALL = {p.code for p in ATLAS.places}


def test_l1_constants_of_the_opening_position() -> None:
    opening = RULES.setup({}, 0)
    assert (opening.score, opening.blood, opening.lives) == (366, 40, (9, 9, 9, 9))


def test_l1_20_the_map() -> None:
    kinds = Counter(p.kind for p in ATLAS.places)
    assert (len(ATLAS.places), kinds["sea"], 71 - kinds["sea"]) == (71, 10, 61)
    assert Counter(link.kind for link in ATLAS.links) == {"road": 115, "rail": 43, "boat": 40}


def test_l2_1_the_order_is_the_same_every_round() -> None:
    state, order = RULES.setup({}, 0), []
    for _ in range(10):
        order.append(observe(state, 1).figure)
        state = after(state, max(legal(state)) if order[-1] < 4 else "LS" if len(order) < 6 else "HI")
    assert order == [0, 1, 2, 3, 4] * 2


def test_l2_2_a_round_ends_after_draculas_turn() -> None:
    state = after(RULES.setup({}, 0), "PA", "PA", "PA", "PA")
    assert state.round == 0
    assert after(state, "LO").round == 1


def test_l2_3_no_player_may_pass() -> None:
    assert "--" not in legal(scene("G"))
    assert "--" not in legal(scene("D", trail="PA"))


def test_l2_4_hunters_start_anywhere_dracula_not_in_the_hospital() -> None:
    state = RULES.setup({}, 0)
    assert legal(state) == ALL
    assert legal(after(state, "AO", "CD", "JM", "PA")) == ALL - {"JM"}


def test_l3_1_the_score_starts_at_366_and_dracula_takes_a_point_each_turn() -> None:
    state = after(RULES.setup({}, 0), "PA", "PA", "PA", "PA")
    assert state.score == 366
    assert after(state, "LO").score == 365


def test_l3_2_the_game_goes_on_at_a_score_of_one_and_ends_at_zero() -> None:
    assert not is_over(after(scene("D", trail="PA", score=2), "ST"))
    over = after(scene("D", trail="PA", score=1), "ST")
    assert is_over(over)
    assert RULES.outcome(over).winners == (1,)
    assert RULES.outcome(over).values == (0, 1)


def test_l3_2_a_death_can_use_up_the_score() -> None:
    state = scene("G", trail="PA:T", hunters="CF GW GW GW", lives=(2, 9, 9, 9), score=6)
    over = after(state, "PA")
    assert is_over(over)
    assert over.score == 0
    assert RULES.outcome(over).winners == (1,)
    assert not is_over(
        after(scene("G", trail="PA:T", hunters="CF GW GW GW", lives=(2, 9, 9, 9), score=7), "PA")
    )


def test_l3_2_draculas_death_counts_before_the_score() -> None:
    state = scene("G", trail="PA", hunters="CF GW GW GW", lives=(4, 9, 9, 9), score=3, blood=10)
    over = after(state, "PA")
    assert is_over(over)
    assert (over.blood, over.score) == (0, -3)
    assert RULES.outcome(over).winners == (0,)
    assert RULES.outcome(over).values == (0, 1)


def test_l3_2_dracula_survives_a_meeting_with_eleven_blood_but_not_with_ten() -> None:
    assert not is_over(after(scene("G", trail="PA", hunters="CF GW GW GW", blood=11), "PA"))
    over = after(scene("G", trail="PA", hunters="CF GW GW GW", blood=10), "PA")
    assert is_over(over)
    assert RULES.outcome(over).winners == (0,)
    assert RULES.outcome(over).values[0] == pytest.approx(300 / 366)


def test_l3_3_dracula_dies_at_sea_with_two_blood_and_the_turn_still_costs_a_point() -> None:
    over = after(scene("D", trail="LE", blood=2), "EC")
    assert is_over(over)
    assert (over.blood, over.score) == (0, 299)
    assert RULES.outcome(over).winners == (0,)
    assert not is_over(after(scene("D", trail="LE", blood=3), "EC"))


def test_l4_1_a_hunter_may_stay_on_land_and_at_sea() -> None:
    assert "PA" in legal(scene("G", hunters="PA GW GW GW"))
    assert "AO" in legal(scene("G", hunters="AO GW GW GW"))


def test_l4_2_one_road_or_one_boat_link() -> None:
    assert legal(scene("G", hunters="LO GW GW GW")) == {"LO", "MN", "PL", "SW", "EC"}
    assert legal(scene("G", hunters="EC GW GW GW")) == {"EC", "AO", "LE", "LO", "NS", "PL"}


@pytest.mark.parametrize("letter", ["G", "S", "H", "M"])
@pytest.mark.parametrize("round_", [4, 5, 6, 7])
def test_l4_3_rail_reach_is_round_plus_hunter_modulo_four(letter: str, round_: int) -> None:
    """Berlin is one rail link from Hamburg, Leipzig and Prague two, Frankfurt, Nuremburg and Vienna three."""
    hunters = " ".join("HA" if other == letter else "GW" for other in "GSHM")
    stops = [set(), {"BR"}, {"LI", "PR"}, {"FR", "NU", "VI"}]
    hops = (round_ + "GSHM".index(letter)) % 4
    by_rail = set().union(*stops[: hops + 1])
    assert legal(scene(letter, hunters=hunters, round=round_)) == {"HA", "BR", "CO", "LI", "NS"} | by_rail


def test_l4_3_nothing_happens_in_cities_passed_by_rail() -> None:
    state = scene("M", trail="BR:T LI:T PR:T", hunters="GW GW GW HA", round=4)
    state = after(state, "VI")
    assert state.lives == (9, 9, 9, 9)
    assert not events_of(state, MoveRevealed)


def test_l4_4_hospital_and_castle_are_cities_for_hunters() -> None:
    assert {"JM"} <= legal(scene("G", hunters="ZA GW GW GW"))
    assert legal(scene("G", hunters="CD GW GW GW")) == {"CD", "GA", "KL"}
    state = after(scene("G", trail="CD:T", hunters="KL GW GW GW"), "CD")
    assert (state.lives[0], state.blood) == (9 - 2 - 4, 30)


def test_l4_5_a_hunter_in_hospital_starts_his_turn_with_nine_life_and_moves_on() -> None:
    state = scene("S", trail="PA", hunters="JM GW GW GW", lives=(0, 9, 9, 9))
    state = after(state, "GW", "GW", "GW", "ST")
    assert state.lives[0] == 9
    assert legal(state) >= {"JM", "BE", "SJ", "SZ", "ZA"}
    assert place(after(state, "ZA"), "G") == "ZA"


def test_l5_1_a_hunter_and_dracula_never_meet_at_sea() -> None:
    state = after(scene("G", trail="EC", hunters="LO GW GW GW"), "EC")
    assert (state.blood, state.lives[0]) == (40, 9)
    assert seen(state) == "S?"


def test_l5_2_a_city_of_the_trail_is_revealed_even_if_the_hunter_dies() -> None:
    state = scene("G", trail="PA:T ST:T GE:T MI:T VE:T AS", hunters="CF GW GW GW", lives=(2, 9, 9, 9))
    state = after(state, "PA")
    assert events_of(state, HunterDied)
    assert seen(state) == "PA C? C? C? C? S?"


def test_l5_2_the_sixth_move_is_in_the_trail_and_the_seventh_is_not() -> None:
    moves = "PA ST GE MI VE AS"
    assert seen(after(scene("G", trail=moves, hunters="CF GW GW GW"), "PA")).startswith("PA")
    state = scene("G", trail="PA ST GE MI VE AS BI", hunters="CF GW GW GW")
    assert seen(after(state, "PA")).startswith("C?")


def test_l5_3_traps_stop_when_the_hunter_dies() -> None:
    state = scene("G", trail="PA:T HI:T D1:T", hunters="CF GW GW GW", lives=(4, 9, 9, 9))
    state = after(state, "PA")
    assert events_of(state, TrapsSprung) == [TrapsSprung(0, 2)]
    assert trail(state) == "PA HI D1:T"
    assert place(state, "G") == "JM"


def test_l5_3_the_oldest_trap_goes_first_and_each_costs_two_life() -> None:
    state = scene("G", trail="PA:T ST:T D2:T GE", hunters="CF GW GW GW", lives=(2, 9, 9, 9))
    assert trail(after(state, "PA")) == "PA ST:T D2:T GE"
    state = scene("G", trail="PA:T ST:T D2:T GE", hunters="CF GW GW GW", lives=(5, 9, 9, 9))
    state = after(state, "PA")
    assert trail(state) == "PA ST:T D2 GE"
    assert state.lives[0] == 1


def test_l5_4_a_living_hunter_destroys_a_vampire_at_no_cost() -> None:
    state = after(scene("G", trail="PA:V ST", hunters="CF GW GW GW"), "PA")
    assert events_of(state, VampireDestroyed)
    assert trail(state) == "PA ST"
    assert (state.lives[0], state.score) == (9, 300)


def test_l5_4_a_hunter_killed_by_traps_leaves_the_vampire() -> None:
    state = scene("G", trail="PA:V HI:T ST", hunters="CF GW GW GW", lives=(2, 9, 9, 9))
    assert trail(after(state, "PA")) == "PA:V HI ST"
    state = scene("G", trail="PA:V HI:T ST", hunters="CF GW GW GW", lives=(3, 9, 9, 9))
    assert trail(after(state, "PA")) == "PA HI ST"


def test_l5_5_a_meeting_costs_ten_blood_and_four_life_also_when_the_hunter_dies_of_it() -> None:
    state = after(scene("G", trail="PA", hunters="CF GW GW GW", lives=(5, 9, 9, 9)), "PA")
    assert (state.blood, state.lives[0], place(state, "G")) == (30, 1, "PA")
    state = after(scene("G", trail="PA", hunters="CF GW GW GW", lives=(4, 9, 9, 9)), "PA")
    assert (state.blood, state.lives[0], place(state, "G")) == (30, 0, "JM")


def test_l5_5_a_hunter_killed_by_traps_does_not_meet_dracula() -> None:
    state = after(scene("G", trail="PA:T", hunters="CF GW GW GW", lives=(2, 9, 9, 9)), "PA")
    assert state.blood == 40
    assert not events_of(state, DraculaMet)


def test_l5_6_the_dead_go_to_the_hospital_and_have_no_life_until_their_own_turn() -> None:
    state = after(scene("G", trail="PA:T", hunters="CF GW GW GW", lives=(1, 9, 9, 9)), "PA")
    assert (place(state, "G"), state.lives[0], state.score) == ("JM", 0, 294)
    state = after(state, "GW", "GW", "GW")
    assert state.lives[0] == 0
    assert after(state, "ST").lives[0] == 9


def test_l5_7_a_rest_gives_three_life_to_at_most_nine() -> None:
    for life, rested in ((1, 4), (6, 9), (7, 9), (9, 9)):
        assert after(scene("G", hunters="PA GW GW GW", lives=(life, 9, 9, 9)), "PA").lives[0] == rested


def test_l5_7_the_log_does_not_say_that_a_resting_hunter_goes_somewhere() -> None:
    state = after(scene("G", hunters="PA GW GW GW"), "PA")
    told = [event for kind in (HunterMoved, HunterRested) for event in events_of(state, kind)]
    assert [str(event.describe()) for event in told] == [
        "Lord Godalming stays in Paris.",
        "Lord Godalming rests and has 9 life.",
    ]


def test_l5_7_the_gain_comes_after_all_losses() -> None:
    state = scene("G", trail="PA:T", hunters="PA GW GW GW")
    assert after(state, "PA").lives[0] == 9 - 2 - 4 + 3
    assert after(scene("G", trail="PA:T ST", hunters="PA GW GW GW", lives=(2, 9, 9, 9)), "PA").lives[0] == 0


def test_l5_7_a_first_placement_is_not_a_rest() -> None:
    state = after(RULES.setup({}, 0), "PA", "PA", "PA", "PA")
    assert state.rests == 0
    assert not events_of(state, HunterRested)


def test_l5_7_a_hunter_who_died_and_stays_in_hospital_rests() -> None:
    state = after(scene("G", trail="PA", hunters="JM GW GW GW", lives=(0, 9, 9, 9)), "JM")
    assert events_of(state, HunterRested) == [HunterRested(0, 9)]
    assert state.rests == 1


def test_l5_8_nothing_happens_when_dracula_comes_to_a_hunter_until_the_hunters_turn() -> None:
    state = after(scene("D", trail="PA", hunters="ST GW GW GW"), "ST")
    assert (state.blood, state.lives[0]) == (40, 9)
    state = after(state, "ST")
    assert (state.blood, state.lives[0]) == (30, 9 - 2 - 4 + 3)


def test_l5_8_a_hunter_who_rests_in_draculas_city_meets_him_each_turn() -> None:
    state = after(scene("G", trail="PA", hunters="CF GW GW GW"), "PA", "GW", "GW", "GW", "HI")
    state = after(state, "PA")
    assert state.blood == 20


def test_an_action_of_dracula_is_not_an_action_of_a_hunter() -> None:
    for code in ("HI", "D1", "TP"):
        with pytest.raises(IllegalActionError):
            after(scene("G", trail="PA", hunters="CF GW GW GW"), code)


def test_research_is_reported_once_for_each_rest_in_the_row() -> None:
    state = scene("G", trail="PA ST GE MI VE AS", rests=3)
    assert len(events_of(after(state, "GW", "GW"), Researched)) == 2
