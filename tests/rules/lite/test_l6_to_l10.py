"""Rules L6 to L11: Dracula's turn, reveals, research and faults."""

from __future__ import annotations

import pytest

from furyqt.rules.core.agenda import IllegalActionError, is_over
from furyqt.rules.lite import RULES
from furyqt.rules.lite.actions import action
from furyqt.rules.lite.course_notation import course_string
from furyqt.rules.lite.events import Disqualified, HunterMoved, Researched, TrapLaid, VampirePlaced
from furyqt.rules.lite.observation import observe
from tests.scenes.lite import after, events_of, legal, place, scene, seen, trail


def test_l6_2_the_sixth_move_back_no_longer_bars_its_place() -> None:
    """Paris was five moves ago, then six."""
    assert "PA" not in legal(scene("D", trail="PA ST GE MR CF"))
    assert "PA" in legal(scene("D", trail="PA ST GE ZU MR CF"))


def test_l6_2_moves_count_as_made_not_places() -> None:
    state = scene("D", trail="PA ST D2 GE MR CF")
    assert "PA" in legal(state)
    assert "ST" not in legal(scene("D", trail="MA ST D1 PA"))


def test_l6_3_dracula_uses_roads_and_boats_but_no_railways_nor_the_hospital() -> None:
    assert legal(scene("D", trail="LO")) == {"MN", "PL", "SW", "EC", "HI", "D1"}
    assert "JM" not in legal(scene("D", trail="ZA"))


def test_l6_4_the_current_place_can_be_named_when_its_move_has_left_the_last_five() -> None:
    """He came to Paris five moves ago, then six."""
    assert "PA" not in legal(scene("D", trail="PA HI ST BU D3"))
    assert "PA" in legal(scene("D", trail="PA HI ST BU CO D5"))
    assert "PA" in legal(scene("D", trail="PA HI ST BU CO D5", location_rule="move"))


def test_l6_4_after_a_teleport_the_castle_can_be_named() -> None:
    assert "CD" in legal(scene("D", trail="GA KL TP"))
    assert "CD" not in legal(scene("D", trail="CD GA KL D1 TP"))


def test_l6_5_no_hide_at_sea_and_only_one_in_five_moves() -> None:
    assert "HI" in legal(scene("D", trail="PA"))
    assert "HI" not in legal(scene("D", trail="EC"))
    assert "HI" not in legal(scene("D", trail="PA HI ST GE MR CF"))
    assert "HI" in legal(scene("D", trail="PA HI ST GE ZU MR CF"))


def test_l6_6_double_back_goes_to_a_linked_place_of_the_last_five() -> None:
    state = scene("D", trail="PA ST GE MR CF")
    assert {move for move in legal(state) if move[1] in "12345"} == {"D1", "D2", "D3", "D5"}
    assert place(after(state, "D5"), "D") == "PA"
    assert place(after(state, "D3"), "D") == "GE"
    assert place(after(state, "D1"), "D") == "CF"


def test_l6_6_no_double_back_to_the_sixth_move() -> None:
    assert not any(move in ("D5", "D6") for move in legal(scene("D", trail="PA ST ZU MI MR CF")))


def test_l6_6_only_one_double_back_in_five_moves() -> None:
    assert not any(move[1] in "12345" for move in legal(scene("D", trail="PA D1 ST GE MR CF")))
    assert "D1" in legal(scene("D", trail="PA D1 ST GE ZU MR CF"))


def test_l6_6_double_back_is_allowed_at_sea() -> None:
    state = after(scene("D", trail="LE EC"), "D1")
    assert place(state, "D") == "EC"
    assert state.blood == 38


@pytest.mark.parametrize(
    ("moves", "back", "to"),
    [
        ("PA HI ST", "D2", "PA"),
        ("TP GA", "D2", "CD"),
        ("TP HI", "D1", "CD"),
        ("BU PA D2 CO ST FR LI CO", "D1", "CO"),
    ],
)
def test_l6_6_double_back_refers_to_any_kind_of_move(moves: str, back: str, to: str) -> None:
    assert place(after(scene("D", trail=moves), back), "D") == to


def test_l6_7_teleport_exactly_when_nothing_else_is_legal() -> None:
    """In Athens, with Valona and the Ionian Sea, a hide and a double back among the last five moves."""
    stuck = scene("D", trail="AT VA IO D1 AT HI")
    assert legal(stuck) == {"TP"}
    home = after(stuck, "TP")
    assert place(home, "D") == "CD"
    assert trail(home).endswith("TP:T")
    assert home.blood == 50
    assert legal(scene("D", trail="VA IO AT HI")) == {"D1", "D2", "D3", "D4"}


def test_l6_7_a_teleport_may_follow_a_teleport() -> None:
    state = scene("D", trail="GA KL TP HI D1", stay="unlisted")
    assert legal(state) == {"TP"}
    assert legal(after(state, "TP", "GW", "GW", "GW", "GW")) == {"GA"}


def test_l6_7_teleport_cannot_be_chosen_when_another_move_is_legal() -> None:
    with pytest.raises(IllegalActionError):
        after(scene("D", trail="PA"), "TP")


def test_l7_1_a_trap_vanishes_and_a_vampire_matures_with_the_seventh_move() -> None:
    state = after(scene("D", trail="PA:T ST GE MI VE AS"), "BI")
    assert trail(state) == "ST GE MI VE AS BI:T"
    assert state.score == 299
    state = after(scene("D", trail="PA:V ST GE MI VE AS"), "BI")
    assert trail(state) == "ST GE MI VE AS BI:T"
    assert state.score == 300 - 13 - 1


def test_l7_1_the_last_six_moves_keep_their_encounters() -> None:
    state = after(scene("D", trail="PA:V ST GE MI VE"), "AS")
    assert trail(state) == "PA:V ST GE MI VE AS"
    assert state.score == 299


def test_l7_3_the_sea_costs_two_blood_and_nothing_is_placed() -> None:
    state = after(scene("D", trail="LE"), "EC")
    assert (state.blood, trail(state)) == (38, "LE EC")


def test_l7_4_a_vampire_in_rounds_divisible_by_thirteen_otherwise_a_trap() -> None:
    for round_, mark in ((12, ":T"), (13, ":V"), (14, ":T"), (26, ":V")):
        assert trail(after(scene("D", trail="PA", round=round_), "ST")).endswith("ST" + mark)


@pytest.mark.parametrize(("round_", "mark"), [(12, ":T"), (13, ":V")])
def test_l7_4_a_city_with_two_encounters_has_room_and_with_three_has_none(round_: int, mark: str) -> None:
    """The oldest encounter in Paris leaves the trail before he places one, or stays in it."""
    two_are_left = scene("D", trail="PA:T HI:T TP GA ST PA:T", round=round_)
    assert trail(after(two_are_left, "D1")) == f"HI:T TP GA ST PA:T D1{mark}"
    three_are_left = scene("D", trail="GE PA:T HI:T TP ST PA:T", round=round_)
    state = after(three_are_left, "D1")
    assert trail(state) == "PA:T HI:T TP ST PA:T D1"
    assert not events_of(state, TrapLaid)
    assert not events_of(state, VampirePlaced)


def test_l7_4_traps_and_vampire_count_together() -> None:
    state = after(scene("D", trail="GE PA:V HI:T TP ST PA:T", round=17), "D1")
    assert trail(state) == "PA:V HI:T TP ST PA:T D1"


def test_l7_4_removed_encounters_make_room() -> None:
    state = after(scene("D", trail="GE PA HI:T TP ST PA:T", round=12), "D1")
    assert trail(state).endswith("D1:T")


def test_l7_5_hide_and_double_back_place_encounters_too() -> None:
    assert trail(after(scene("D", trail="PA:T"), "HI")) == "PA:T HI:T"
    assert trail(after(scene("D", trail="PA:T"), "D1")) == "PA:T D1:T"


def test_l7_6_no_vampire_at_sea_until_thirteen_rounds_later() -> None:
    state = after(scene("D", trail="LE", round=13), "EC", *["GW"] * 4)
    assert trail(after(state, "LO")).endswith("EC LO:T")


def test_l7_7_the_castle_gives_ten_blood_without_limit() -> None:
    assert after(scene("D", trail="GA", blood=40), "CD").blood == 50
    assert after(scene("D", trail="CD", blood=95), "HI").blood == 105
    assert after(scene("D", trail="GA", blood=1), "CD").blood == 11


def test_l7_8_each_turn_costs_a_point() -> None:
    assert after(scene("D", trail="GA"), "CD").score == 299


def test_l8_1_hunters_see_cities_seas_double_backs_and_teleports() -> None:
    state = after(scene("D", trail="PA HI LE EC"), "D1")
    assert seen(state) == "C? C? C? S? D1"
    assert seen(scene("G", trail="PA TP D1")) == "C? TP D1"


def test_l8_2_a_revealed_hide_reveals_the_move_before_it() -> None:
    state = after(scene("D", trail="PA ST", hunters="ST GW GW GW"), "HI")
    assert seen(state) == "C? ST HI"


def test_l8_2_a_revealed_double_back_reveals_the_move_it_refers_to_and_so_on() -> None:
    state = after(scene("D", trail="ST HI GE", hunters="ST GW GW GW"), "D2")
    assert seen(state) == "ST HI C? D2"


def test_l8_2_a_chain_may_go_back_beyond_the_trail() -> None:
    """The double back of four moves ago leads to Paris, which he entered eight moves ago."""
    state = scene("G", trail="PA ST GE ZU D4 BU CO FR LI", hunters="LE GW GW GW")
    assert seen(after(state, "PA")) == "PA C? C? C? D4 C? C? C? C?"


def test_l8_2_a_chain_ends_at_a_teleport() -> None:
    state = after(scene("D", trail="PA TP", hunters="GW GW GW GW"), "HI")
    assert seen(state) == "C? TP HI"


def test_l8_3_every_move_to_the_city_is_revealed() -> None:
    state = scene("G", trail="PA ST D2 CF GE", hunters="NA GW GW GW")
    assert seen(after(state, "PA")) == "PA C? D2 C? C?"
    assert seen(after(state, "CF")) == "C? C? D2 CF C?"


def test_l8_4_the_castle_and_a_city_with_a_hunter_are_revealed_at_once() -> None:
    assert seen(after(scene("D", trail="GA"), "CD")) == "C? CD"
    assert seen(after(scene("D", trail="PA", hunters="ST GW GW GW"), "ST")) == "C? ST"
    assert seen(after(scene("D", trail="PA", hunters="GE GW GW GW"), "ST")) == "C? C?"


def test_l8_4_sharing_a_sea_reveals_nothing() -> None:
    assert seen(after(scene("D", trail="LE", hunters="EC GW GW GW"), "EC")) == "C? S?"


def test_l8_4_a_hunter_in_hospital_sees_nothing() -> None:
    state = after(scene("D", trail="BE", hunters="JM GW GW GW", lives=(0, 9, 9, 9)), "SZ")
    assert seen(state) == "C? C?"


def test_l8_6_a_hide_is_shown_as_the_sixth_move_without_its_chain() -> None:
    state = after(scene("D", trail="PA HI ST GE ZU MI"), "VE")
    assert seen(state) == "C? HI C? C? C? C? C?"
    state = after(scene("D", trail="PA HI ST GE ZU"), "MI")
    assert seen(state) == "C? C? C? C? C? C?"


def test_l9_1_four_rests_reveal_the_oldest_of_six_moves_even_a_sea() -> None:
    state = scene("G", trail="EC LO SW LV MN ED", hunters="GW GW GW GW")
    state = after(state, "GW", "GW", "GW")
    assert seen(state) == "S? C? C? C? C? C?"
    state = after(state, "GW")
    assert seen(state) == "EC C? C? C? C? C?"
    assert len(events_of(state, Researched)) == 1


def test_l9_1_nothing_is_revealed_before_dracula_has_made_six_moves() -> None:
    state = after(scene("G", trail="EC LO SW LV MN"), "GW", "GW", "GW", "GW")
    assert seen(state) == "S? C? C? C? C?"
    assert not events_of(state, Researched)


def test_l9_1_research_follows_the_chain() -> None:
    state = scene("G", trail="PA HI ST GE ZU MI VE", known="1", rests=3)
    assert seen(state).startswith("C? HI")
    assert seen(after(state, "GW")).startswith("PA HI")


def test_l9_2_four_rests_in_a_row_across_rounds_are_enough_and_every_further_one_researches() -> None:
    state = scene("H", trail="EC LO SW LV MN ED", hunters="PA GW GW GW")
    state = after(state, "GW", "GW", "NS", "PA")
    assert len(events_of(state, Researched)) == 0
    state = after(state, "GW")
    assert len(events_of(state, Researched)) == 1
    state = after(state, "GW")
    assert len(events_of(state, Researched)) == 2


def test_l9_2_any_other_move_restarts_the_count() -> None:
    state = scene("G", trail="EC LO SW LV MN ED", rests=3)
    assert after(state, "DU").rests == 0
    assert after(state, "GW").rests == 4


def test_l9_3_the_death_of_a_hunter_does_not_change_the_count() -> None:
    state = scene("G", trail="PA:T", hunters="PA GW GW GW", lives=(2, 9, 9, 9), rests=3)
    assert after(state, "PA").rests == 3


def test_l9_4_resting_at_sea_counts() -> None:
    state = scene("G", trail="PA ST GE MI VE AS", hunters="AO AO AO AO")
    assert seen(after(state, "AO", "AO", "AO", "AO")).startswith("PA")


def test_l10_1_faults_are_refused_unless_the_option_says_otherwise() -> None:
    assert "--" not in legal(scene("D", trail="PA"))
    assert "--" in legal(scene("D", trail="PA", faults="course"))
    assert "--" in legal(scene("G", faults="course"))


def test_l10_1_a_disqualified_hunter_rests_and_is_not_prompted_again() -> None:
    state = scene("G", trail="PA", hunters="GE GW GW GW", lives=(3, 9, 9, 9), faults="course")
    state = after(state, "--")
    assert events_of(state, Disqualified) == [Disqualified(0)]
    assert (place(state, "G"), state.lives[0]) == ("GE", 6)
    state = after(state, "GW", "GW", "GW", "LE")
    assert observe(state, 0).figure == 1
    assert state.lives[0] == 9


def test_l10_1_a_hunter_disqualified_in_round_0_starts_in_the_hospital() -> None:
    state = after(RULES.setup({"faults": "course"}, 0), "--")
    assert place(state, "G") == "JM"
    assert state.rests == 0


def test_l10_1_each_hunter_is_disqualified_separately() -> None:
    state = after(scene("G", trail="PA", faults="course"), "GW", "--", "GW", "--")
    assert state.faulty == 0b01010
    state = after(state, "ST")
    assert observe(state, 0).figure == 0
    assert observe(after(state, "GW"), 0).figure == 2


def test_l10_1_a_disqualified_dracula_makes_random_legal_moves_that_the_seed_repeats() -> None:
    places = set()
    for seed in range(30):
        state = scene("D", trail="PA", faults="course")
        state.chance = seed
        moved = after(state, "--")
        assert after(state, "--") == moved
        assert observe(moved, 0).figure == 0
        places.add(place(moved, "D"))
    assert places == {"PA", "BU", "CF", "GE", "LE", "NA", "ST"}


def test_l10_1_when_all_five_are_disqualified_the_game_runs_to_its_end() -> None:
    state = after(RULES.setup({"faults": "course"}, 3), "--", "--", "--", "--")
    state = after(state, "--")
    assert is_over(state)
    assert len(events_of(state, HunterMoved)) >= 4


def test_l10_1_a_record_of_faults_has_one_token_for_each_decision() -> None:
    opening = RULES.setup({"faults": "course"}, 3)
    states = [opening]
    tokens = []
    for code in ("--", "PA", "--", "LO", "--", "PA", "LO"):
        states.append(after(states[-1], code))
        tokens.append(RULES.write(states[-2], action(code), states[-1]))
    assert tokens[0] == "G--...."
    assert tokens[4][:3] == "D--"
    assert tokens[4][3:] == course_string(observe(states[-1], 1)).split()[4][3:]
    assert course_string(observe(states[-1], 1)).split()[5] == "GJM...."
    assert tokens[5:] == ["SPA....", "MLO...."]


def test_l10_2_without_another_legal_move_any_answer_is_a_teleport() -> None:
    """A person can only choose it; the command that reads a bot's answers reads any answer as it."""
    stuck = scene("D", trail="AT VA IO D1 AT HI")
    assert legal(stuck) == {"TP"}


def test_l11_the_trail_has_six_moves_for_hunters_and_five_for_draculas_choice() -> None:
    state = scene("D", trail="PA ST GE MI VE AS")
    assert trail(after(state, "BI")) == "ST GE MI VE AS BI:T"
