"""Each feature of Dracula's value in the simplified game, and his simulated games, in small scenes."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest
from numpy.typing import NDArray

from ai.knowledge.fury.styles import USUAL
from ai.knowledge.lite import remaining_cost
from ai.knowledge.lite.dracula_guide import WON, DraculaGuide, Prospect
from ai.knowledge.lite.hunter_belief import EVEN, SURE
from ai.knowledge.lite.knowledge import LiteKnowledge, rounds_unmet
from ai.knowledge.lite.remaining_cost import (
    BLED_OUT,
    FAR,
    MOST_CALM,
    NAMES,
    HunterReach,
    expected_cost,
    features,
    survives,
)
from ai.knowledge.lite.trail_belief import BeliefMemory
from ai.knowledge.lite.ways import PHASES, TURNS
from furyqt.rules.core.agenda import advance, legal_actions, play, player_to_move
from furyqt.rules.lite import RULES
from furyqt.rules.lite.events import DraculaMet, RoundEnded
from furyqt.rules.lite.observation import as_hunters_know, observe
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import CASTLE, DRACULA, FIGURES, HUNTERS, NUMBERS, PLACES, REACH, SEAS
from tests.scenes.lite import scene

LAND = EVEN[0]


def sure(code: str) -> NDArray[np.float64]:
    return SURE[NUMBERS[code]]


def between(*codes: str) -> NDArray[np.float64]:
    found = np.zeros(len(PLACES))
    found[[NUMBERS[code] for code in codes]] = 1 / len(codes)
    return found


def counted(state: LiteState, belief: NDArray[np.float64] = LAND, calm: int = 0) -> dict[str, float]:
    """The features by name."""
    found = features(state, belief, HunterReach(state), calm)
    assert len(found) == len(NAMES)
    return dict(zip(NAMES, found, strict=True))


def hunted(hunters: str = "GW GW GW GW", trail: str = "PA", **fields: object) -> LiteState:
    """Dracula has just moved; the hunters are to move."""
    return scene("G", trail=trail, hunters=hunters, **fields)  # type: ignore[arg-type]


# ---------------------------------------------------------------------------------- the hunters


def test_hunters_are_sorted_by_their_turns() -> None:
    state = hunted("VI ST GW RO")
    found = counted(state)
    reach = HunterReach(state)
    turns = sorted(table[NUMBERS["PA"]] for table in reach.turns)
    assert [found[name] for name in ("first", "second", "third", "fourth")] == [
        min(FAR, t) / FAR for t in turns
    ]
    assert found["far"] == pytest.approx(sum(min(FAR, t) for t in turns) / (4 * FAR))


def test_turns_are_those_of_the_next_move_of_each_hunter() -> None:
    state = hunted("ST VI RO MA")
    reach = HunterReach(state)
    for hunter in FIGURES:
        phase = (state.round + hunter) % PHASES
        assert reach.turns[hunter] == TURNS[phase][state.places[hunter]]
        assert reach.told(np.ones(len(PLACES))).within[hunter] == len(REACH[phase][state.places[hunter]])


def test_the_least_turns_are_those_of_the_first_to_be_there() -> None:
    reach = HunterReach(hunted("ST VI RO MA"))
    for place in PLACES:
        assert reach.least[place] == min(table[place] for table in reach.turns)


def test_a_hunter_in_reach_meets_dracula_with_the_believed_chance() -> None:
    """All four hunters are in Strasbourg, and each goes to Paris if only Paris is believed."""
    found = counted(hunted("ST ST ST ST"), sure("PA"))
    assert found["meets"] == pytest.approx(4)
    assert counted(hunted("ST ST ST ST"), sure("VI"))["meets"] == 0
    assert 0 < counted(hunted("ST ST ST ST"))["meets"] < 4


def test_dracula_is_not_met_at_sea() -> None:
    state = hunted("AO AO AO AO", trail="AO")
    assert counted(state, sure("AO"))["meets"] == 0
    assert counted(state, sure("AO"))["near1"] == 0


def test_a_meeting_kills_a_hunter_with_little_life() -> None:
    weak = hunted("ST ST ST ST", lives=(4, 4, 9, 9))
    found = counted(weak, sure("PA"))
    assert found["kills"] == pytest.approx(2)
    assert found["weak"] == 0.5


def test_a_meeting_ends_a_dracula_with_little_blood() -> None:
    assert counted(hunted("ST ST ST ST", blood=10), sure("PA"))["low_meets"] == pytest.approx(4)
    assert counted(hunted("ST ST ST ST", blood=11), sure("PA"))["low_meets"] == 0


# ------------------------------------------------------------------------------------ the belief


def test_the_known_feature_grows_with_the_belief_in_his_place() -> None:
    beliefs = (sure("VI"), LAND, between("PA", "VI", "RO"), between("PA", "VI"), sure("PA"))
    known = [counted(hunted(), belief)["known"] for belief in beliefs]
    assert known == sorted(known)
    assert known[0] == 0
    assert known[-1] == pytest.approx(1)
    assert [counted(hunted(), belief)["certain"] for belief in beliefs] == [0, 0, 0, 0, 1]


def test_vagueness_is_a_quarter_of_the_entropy() -> None:
    assert counted(hunted(), between("PA", "VI", "RO", "MA"))["vague"] == pytest.approx(math.log(4) / 4)
    assert counted(hunted(), sure("PA"))["vague"] == 0


def test_covered_is_the_belief_in_places_that_any_hunter_can_reach() -> None:
    assert counted(hunted("ST ST ST ST"), sure("PA"))["covered"] == 1
    assert counted(hunted("GW GW GW GW"), sure("PA"))["covered"] == 0
    assert counted(hunted("ST ST ST ST"), between("PA", "LS"))["covered"] == 0.5


def test_the_belief_in_the_places_around_counts_too() -> None:
    assert counted(hunted(), sure("ST"))["around"] == 1
    assert counted(hunted(), sure("VI"))["around"] == 0
    assert counted(hunted(), sure("PA"))["around"] == 1


@pytest.mark.parametrize(("known", "unseen"), [("6", 0), ("5", 1), ("3", 3), ("0", 6), ("", 6)])
def test_unseen_counts_moves_since_the_newest_known_one(known: str, unseen: int) -> None:
    state = hunted(trail="MA SR CA LS GR AL MA", known=known)
    assert counted(state)["unseen"] == pytest.approx(unseen / 6)


# -------------------------------------------------------------------------------- body and place


@pytest.mark.parametrize(
    ("blood", "low", "dying"), [(40, 0, 0), (11, 0, 0), (10, 1, 0), (5, 1, 0), (4, 1, 1)]
)
def test_blood_has_two_edges(blood: int, low: int, dying: int) -> None:
    found = counted(hunted(blood=blood))
    assert (found["blood"], found["low"], found["dying"]) == (blood / 10, low, dying)
    assert found["far_blood"] == pytest.approx(found["far"] * blood / 10)


def test_a_dead_hunter_counts_with_full_life() -> None:
    assert counted(hunted(lives=(0, 9, 9, 9)))["lives"] == counted(hunted())["lives"] == 1


@pytest.mark.parametrize(
    ("trail", "features_there"),
    [("AO", {"sea"}), ("CD", {"castle"}), ("LO", {"port"}), ("PA", set())],
)
def test_sea_castle_and_port_are_of_the_place(trail: str, features_there: set[str]) -> None:
    found = counted(hunted(trail=trail))
    assert {name for name in ("sea", "castle", "port") if found[name]} == features_there


def test_traps_in_the_city_and_unused_powers_count() -> None:
    found = counted(hunted(trail="PA:T ST"))
    assert found["traps"] == 0
    assert counted(hunted(trail="ST PA:T"))["traps"] == pytest.approx(1 / 3)
    assert counted(hunted(trail="ST PA HI"))["hide"] == 0
    assert counted(hunted(trail="ST PA"))["hide"] == 1
    assert counted(hunted(trail="ST PA D2"))["back"] == 0


def test_ways_on_are_his_next_legal_moves() -> None:
    """From Paris after Strasbourg he may go to all other neighbors, hide or double back."""
    state = hunted(trail="ST PA")
    dracula = scene("D", trail="ST PA")
    found = counted(state)
    assert found["ways"] == min(8, len(legal_actions(dracula))) / 8
    goals = {play(dracula, action).lairs[-1] for action in legal_actions(dracula)}
    assert found["goals"] == len(goals) / 8
    assert found["sea_ways"] == pytest.approx(sum(goal in SEAS for goal in goals) / 3)


def test_the_safety_of_a_way_is_the_distance_of_the_nearest_hunter() -> None:
    away, near = counted(hunted("GW GW GW GW")), counted(hunted("ST ST ST ST"))
    for name in ("safest", "safety", "safe2", "safe3"):
        assert near[name] <= away[name]
    assert near["safety"] < away["safety"]


# -------------------------------------------------------------------------------------- the vampires


def test_a_vampire_has_an_age_and_may_be_found() -> None:
    young, old = counted(hunted(trail="ST PA:V")), counted(hunted(trail="ST:V PA"))
    assert young["vampire"] == old["vampire"] == 1
    assert young["vampire_age"] < old["vampire_age"]
    assert counted(hunted("ST ST ST ST", trail="ST PA:V"))["vampire_found"] == 1
    assert young["vampire_found"] == 0
    assert counted(hunted(trail="ST PA"))["vampire"] == counted(hunted(trail="ST PA:T"))["vampire"] == 0


@pytest.mark.parametrize(("round_", "soon"), [(13, 1), (12, 1), (10, 1), (9, 0), (14, 0)])
def test_the_next_vampire_comes_every_thirteen_rounds(round_: int, soon: int) -> None:
    assert counted(hunted(trail="PA", round=round_))["vampire_soon"] == soon


def test_calm_rounds_are_counted_up_to_a_limit() -> None:
    state = hunted(trail="AO")
    assert [counted(state, calm=calm)["sea_calm"] for calm in (0, 15, MOST_CALM)] == [0, 0.5, 1]
    assert counted(hunted(trail="CD"), calm=MOST_CALM)["castle_calm"] == 1


# --------------------------------------------------------------------------------------- the cost


def test_the_cost_is_the_sum_of_weighted_features() -> None:
    state = hunted("ST VI RO MA", trail="ST PA")
    rng = np.random.default_rng(4)
    weighed = tuple(rng.normal(size=len(NAMES)).tolist())
    expected = sum(w * value for w, value in zip(weighed, counted(state).values(), strict=True))
    assert expected_cost(state, LAND, HunterReach(state), 0, weighed) == pytest.approx(expected)


def test_a_weight_file_without_a_feature_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing weight must not silently become zero."""
    usual = remaining_cost.NAMES
    monkeypatch.setattr(remaining_cost, "NAMES", (*usual, "unheard"))
    remaining_cost.weights.cache_clear()
    with pytest.raises(KeyError, match="unheard"):
        remaining_cost.weights(USUAL)
    monkeypatch.undo()
    assert len(remaining_cost.weights(USUAL)) == len(usual)


# -------------------------------------------------------------------------------- simulated games


def dracula_to_move(
    trail: str = "MA SR CA ST PA", hunters: str = "MU VI GW GW", **fields: object
) -> LiteState:
    return scene("D", trail=trail, hunters=hunters, **fields)  # type: ignore[arg-type]


def in_play(seed: int, plies: int) -> LiteState:
    """A position of a random game in which Dracula is to move."""
    rng, state = random.Random(seed), RULES.setup({}, seed)
    while plies > 0 or player_to_move(state) != DRACULA:
        state = play(state, rng.choice(legal_actions(state)))
        plies -= 1
    return state


def prospect(state: LiteState) -> Prospect:
    memory = BeliefMemory()
    return Prospect(memory, memory.update(as_hunters_know(observe(state, DRACULA))), len(state.moves))


def guide(ahead: Prospect, seed: int = 1) -> DraculaGuide:
    return DraculaGuide(ahead, random.Random(seed), 0.0, USUAL)


def test_a_proposal_is_made_once_for_all_simulated_games() -> None:
    state = in_play(4, 60)
    ahead = prospect(state)
    actions = legal_actions(state)
    first = guide(ahead).proposed(state, actions)
    assert first in actions
    assert ahead.proposal == first
    assert {guide(ahead, seed).proposed(state, actions[::-1]) for seed in range(5)} == {first}


def test_the_proposal_has_the_best_value_of_all_moves() -> None:
    state = in_play(4, 60)
    ahead, reach = prospect(state), HunterReach(state)
    weighed, values = remaining_cost.weights(USUAL), {}
    for action in legal_actions(state):
        after = state.clone()
        advance(after, action)
        values[action] = expected_cost(after, ahead.after(after), reach, 0, weighed) - after.score
    assert guide(ahead).proposed(state, legal_actions(state)) == max(values, key=lambda a: values[a])


def test_a_game_is_settled_after_his_reply() -> None:
    state = in_play(5, 70)
    simulated = guide(prospect(state))
    world = state.clone()
    moved = []
    while world.agenda and not simulated.settled(world):
        moved.append(player_to_move(world))
        actions = legal_actions(world)
        advance(world, simulated.choose(world, actions) if len(moved) > 1 else actions[0])
    assert moved == [DRACULA, HUNTERS, HUNTERS, HUNTERS, HUNTERS, DRACULA]


def test_points_before_the_reply_are_the_rule_of_thumb_and_after_it_those_of_the_reply() -> None:
    state = in_play(5, 70)
    ahead = prospect(state)
    simulated, world = guide(ahead), state.clone()
    assert simulated.points(world) == LiteKnowledge().points(world, DRACULA)
    advance(world, legal_actions(world)[0])
    while world.agenda and not simulated.settled(world):
        advance(world, simulated.choose(world, legal_actions(world)))
    (reply,) = ahead.replies.values()
    assert simulated.points(world) == max(reply.values.values())


@pytest.mark.parametrize(("blood", "score", "points"), [(0, 120, -120.0), (10, 0, WON)])
def test_the_value_of_the_end_is_its_score_or_the_win(blood: int, score: int, points: float) -> None:
    state = in_play(5, 70)
    simulated = guide(prospect(state))
    ended = state.clone()
    ended.blood, ended.score, ended.agenda = blood, score, ()
    assert simulated.points(ended) == points


def test_indistinguishable_moves_share_the_hunters_belief() -> None:
    state = in_play(4, 60)
    ahead = prospect(state)
    shown: dict[tuple[int, ...], list[NDArray[np.float64]]] = {}
    for action in legal_actions(state):
        after = state.clone()
        advance(after, action)
        if after.agenda:
            shown.setdefault(observe(after, HUNTERS).moves, []).append(ahead.after(after))
    assert any(len(beliefs) > 1 for beliefs in shown.values())
    for beliefs in shown.values():
        assert all(np.array_equal(belief, beliefs[0]) for belief in beliefs)


# -------------------------------------------------------------------------------------- knowledge


def test_the_points_of_the_two_sides_are_opposite() -> None:
    known, state = LiteKnowledge(), hunted("ST VI RO MA")
    assert known.points(state, HUNTERS) == -known.points(state, DRACULA)


def test_a_squashed_value_is_even_at_the_root_and_monotone() -> None:
    known = LiteKnowledge()
    values = [known.squash(points, 100.0) for points in (-300, 60, 100, 140, 500)]
    assert values == sorted(values)
    assert values[2] == 0.5
    assert 0 <= values[0] < values[-1] <= 1
    assert values[1] + values[3] == pytest.approx(1)


def test_rounds_without_a_meeting_are_counted_from_the_last_one() -> None:
    rng, state, expected, met = random.Random(11), RULES.setup({}, 11), 0, 0
    while state.agenda:
        before = len(state.told or ())
        state = play(state, rng.choice(legal_actions(state)))
        for event in (state.told or ())[before:]:
            expected = 0 if isinstance(event, DraculaMet) else expected + isinstance(event, RoundEnded)
            met += isinstance(event, DraculaMet)
        if state.agenda and player_to_move(state) == DRACULA:
            assert rounds_unmet(observe(state, DRACULA)) == expected
    assert met


def test_after_his_move_the_hunters_reach_is_that_of_the_next_round() -> None:
    """Before his move the next hunters' turns are already those of the round after."""
    state = scene("D", trail="ST PA", hunters="MU VI RO MA")
    reach = HunterReach(state)
    for hunter in FIGURES:
        assert reach.turns[hunter] == TURNS[(state.round + 1 + hunter) % PHASES][state.places[hunter]]


def test_a_port_has_ways_to_sea() -> None:
    """Le Havre is on the English Channel only."""
    assert counted(hunted(trail="PA LE"))["sea_ways"] == pytest.approx(1 / 3)
    assert counted(hunted(trail="ST PA"))["sea_ways"] == 0


# ---------------------------------------------------------------------------------- the castle


@pytest.mark.parametrize("blood", [4, 15])
def test_with_hunters_two_or_three_turns_away_the_castle_is_no_place_to_go(blood: int) -> None:
    """His place is known there: its blood is not worth a meeting that costs more."""

    def cost(hunters: str, to: str, density: NDArray[np.float64]) -> float:
        state = hunted(hunters, f"SO VA GA {to}", blood=blood)
        return expected_cost(state, density, HunterReach(state), 0, remaining_cost.weights(USUAL))

    lost = {}
    for hunters, turns in (("MA MA MA MA", 7), ("VI VI ZA ZA", 3), ("BD BD BC BC", 2)):
        reach = HunterReach(hunted(hunters, "SO VA GA CD"))
        assert min(table[CASTLE] for table in reach.turns) == turns
        lost[turns] = cost(hunters, "CN", LAND) - cost(hunters, "CD", sure("CD"))
    assert lost[7] < lost[3]
    assert lost[7] < lost[2]
    assert min(lost[2], lost[3]) > 60, "more than five meetings' worth"


# ---------------------------------------------------------------------------------- certain death


def test_at_his_last_blood_a_dead_end_by_the_sea_is_death() -> None:
    """Ireland has two cities: a Dracula who has used his Hide and his double back there must sail."""
    trapped = hunted("MA MA MA MA", "LV IR DU D1 GW HI", blood=2)
    assert not survives(trapped)
    assert survives(hunted("MA MA MA MA", "LV IR DU D1 GW HI", blood=20))
    assert survives(hunted("MA MA MA MA", "ST PA", blood=2))
    assert survives(hunted("MA MA MA MA", "VA GA CD", blood=1))


def test_death_is_worth_nothing_to_him_whatever_else_a_place_has() -> None:
    def cost(trail: str, blood: int) -> float:
        state = hunted("MA MA MA MA", trail, blood=blood)
        return expected_cost(state, LAND, HunterReach(state), 0, remaining_cost.weights(USUAL))

    assert cost("LV IR DU D1 GW HI", 2) <= BLED_OUT
    assert cost("LV IR DU D1 GW HI", 20) > 10 * BLED_OUT
