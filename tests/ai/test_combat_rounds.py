"""The combat solver against a slow one that plays every round, and its parts."""

from __future__ import annotations

import random
from functools import partial

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from ai.knowledge.fury.simultaneous import PayoffTable
from ai.knowledge.fury3.belief import WaysBelief
from ai.knowledge.fury3.combat import CARELESS, countering, plan, round_of, striking, world
from ai.knowledge.fury3.combat.card_frequencies import (
    COUNTERS,
    STRIKES,
    counter_situation,
    health_left,
    may_flee,
    strike_situation,
    usual_strike,
)
from ai.knowledge.fury3.combat.combat_value import (
    FEATURES,
    awaits_round,
    features,
    kind_of,
    promise,
    prospect,
    to_come,
)
from ai.knowledge.fury3.combat.rounds import Rounds, round_value
from ai.knowledge.fury3.value import WON, points
from furyqt.rules.core.agenda import legal_actions, play, player_to_move
from furyqt.rules.fury3.decks import Combat, Item
from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.combat_round import StrikeChoice
from furyqt.rules.fury3.tables import DRACULA, FIGURE_IDS, HUNTERS
from tests.rules.fury3.duels import battle, fight_of, vampire_fight
from tests.rules.fury3.scenes import do, scene

MINA, LORD = FIGURE_IDS.index("mina"), FIGURE_IDS.index("godalming")
STEPS = 3000
"""Rounds of fictitious play."""


# ------------------------------------------------------------------------------- the slow solver


def bounds(matrix: np.ndarray) -> tuple[float, float]:
    """Bounds of the value of a matrix game by fictitious play with growing weights."""
    row, column, low, high = 0, 0, -np.inf, np.inf
    against_rows, against_columns = np.zeros(matrix.shape[0]), np.zeros(matrix.shape[1])
    total = 0.0
    for n in range(1, STEPS):
        weight = float(n * n)
        total += weight
        against_rows += weight * matrix[:, column]
        against_columns += weight * matrix[row]
        row, column = int(against_rows.argmax()), int(against_columns.argmin())
        high, low = min(high, against_rows[row] / total), max(low, against_columns[column] / total)
    return float(low), float(high)


def slow_value(state: Fury3State) -> tuple[float, float]:
    """Return bounds of the value of a combat with one hunter, with every round played."""
    if state.fight is None or not state.agenda:
        return points(state, DRACULA), points(state, DRACULA)
    actions = legal_actions(state)
    if isinstance(state.agenda[-1], StrikeChoice):
        lines = []
        for strike in actions:
            laid = play(state, strike)
            lines.append([slow_value(play(laid, counter)) for counter in legal_actions(laid)])
        matrix = np.array(lines)
        return bounds(matrix[:, :, 0])[0], bounds(matrix[:, :, 1])[1]
    values = [slow_value(play(state, action)) for action in actions]
    best = max if player_to_move(state) == HUNTERS else min
    return best(low for low, _ in values), best(high for _, high in values)


def last_rounds(state: Fury3State, number: int) -> Fury3State:
    """Return the same combat after Dracula has played this number of cards."""
    fight = fight_of(state)
    state.update_fight(played=fight.deck[:number], deck=fight.deck[number:], round=number + 1)
    return state


@pytest.mark.parametrize("hand", [("fangs", "claws"), ("strength", "mesmerize"), ("fangs", "escape_as_bat")])
@pytest.mark.parametrize("damage", [0, 13])
def test_the_last_round_has_its_true_value(hand: tuple[str, ...], damage: int) -> None:
    state = last_rounds(battle("mina", items={"mina": ("knife",)}, damage=damage), 5)
    cards = tuple(sorted(Combat[name.upper()] for name in hand))
    state.update_fight(hand=cards)
    value = Rounds(DRACULA).value(state, 3)
    low, high = slow_value(state)
    assert high - low < 0.5
    assert low - 1e-6 <= value <= high + 1e-6


@pytest.mark.parametrize("items", [("rifle", "holy_bullets"), ("holy_circle",), ("garlic_wreath",)])
def test_open_choices_of_the_hunters_are_their_best(items: tuple[str, ...]) -> None:
    state = last_rounds(battle("mina", items={"mina": items}, damage=11), 5)
    state.update_fight(hand=tuple(sorted((Combat.FANGS, Combat.CLAWS))), plotting=1)
    low, high = slow_value(state)
    assert low - 1e-6 <= Rounds(DRACULA).value(state, 2) <= high + 1e-6


def test_a_combat_against_a_vampire_has_its_true_value() -> None:
    state = last_rounds(vampire_fight("mina", items={"mina": ("crucifix",)}, hand=("fangs", "claws")), 5)
    state.update_fight(hand=tuple(sorted((Combat.FANGS, Combat.CLAWS))))
    low, high = slow_value(state)
    assert low - 1e-6 <= Rounds(DRACULA).value(state, 2) <= high + 1e-6


def test_a_table_has_a_row_for_each_card_and_a_column_for_each_reply() -> None:
    state = last_rounds(battle("godalming", "seward", items={"godalming": ("knife",)}), 5)
    table = Rounds(HUNTERS).table(state, 1)
    assert len(table.payoffs) == sum(map(len, table.cards)) == len(table.usual_strikes)
    assert {len(line) for line in table.payoffs} == {len(table.replies)} == {len(table.usual_replies)}
    assert sum(table.usual_replies) == pytest.approx(1)
    assert sum(table.usual_strikes) == pytest.approx(len(table.cards))
    assert {hunter for _, hunter in table.replies} == set(fight_of(state).hunters)


def test_the_joint_rows_of_two_hunters_add_up_to_the_outcome_of_usual_cards() -> None:
    """If all players play the usual cards, the rows of all blocks add up to the measured outcome."""
    state = last_rounds(battle("godalming", "seward", items={"godalming": ("knife",)}), 5)
    table = Rounds(HUNTERS).table(state, 1)
    usual = [usual_strike(own) for own in table.cards]
    start, whole = 0, np.zeros(len(table.replies))
    for own, card in zip(table.cards, usual, strict=True):
        whole += np.array(table.payoffs[start + own.index(card)])
        start += len(own)
    laid = do(state, *(f"!{Item(card).name.lower()}" for card in usual))
    for (counter, hunter), pay in zip(table.replies, whole, strict=True):
        answered = do(laid, f"!{Combat(counter).name.lower()}", FIGURE_IDS[hunter])
        if answered.fight is None:
            assert pay == pytest.approx(points(answered, HUNTERS))


def test_a_check_can_end_the_work() -> None:
    def hurried() -> None:
        raise TimeoutError

    with pytest.raises(TimeoutError):
        Rounds(HUNTERS, hurried).table(battle("mina"), 1)


# ------------------------------------------------------------------------------------- the mixtures


def table(payoffs: list[list[float]], cards: int = 0) -> PayoffTable:
    """Return a round of one hunter in which all usual cards are equally likely."""
    height, width = len(payoffs), len(payoffs[0])
    return PayoffTable(
        (tuple(range(cards or height)),),
        tuple((reply, 0) for reply in range(width)),
        payoffs,
        [1 / height] * height,
        [1 / width] * width,
    )


def test_pennies_are_mixed_evenly_by_both_sides() -> None:
    pennies = table([[1.0, -1.0], [-1.0, 1.0]])
    assert striking([pennies], 0, 0.0).shares == pytest.approx((0.5, 0.5))
    assert countering([pennies], 0.0).shares == pytest.approx((0.5, 0.5))


def test_a_dominated_card_is_not_played() -> None:
    found = striking([table([[1.0, -1.0], [-1.0, 1.0], [-2.0, -2.0]])], 0, 0.0)
    assert found.shares[2] == pytest.approx(0)
    assert found.points[2] < found.points[0]


def test_dracula_wants_the_hunters_points_small() -> None:
    found = countering([table([[5.0, -5.0]])], 0.0)
    assert found.shares == pytest.approx((0.0, 1.0))
    assert found.points == pytest.approx((-5.0, 5.0))


def test_careless_opponents_are_exploited() -> None:
    """Against half of the opponents who play evenly, the row with the better mean gets its share."""
    skewed = table([[4.0, -1.0], [-1.0, 1.0]])
    safe, greedy = (striking([skewed], 0, careless).shares[0] for careless in (0.0, 0.9))
    assert safe < greedy


def test_a_mixture_over_several_worlds_is_safe_in_their_mean() -> None:
    """In one world the first row wins, in the other the second; the mean decides by the larger payoff."""
    first, second = table([[3.0, 3.0], [0.0, 0.0]]), table([[0.0, 0.0], [1.0, 1.0]])
    assert striking([first, second], 0, 0.0).shares == pytest.approx((1.0, 0.0))
    assert striking([first, second], 0, 0.0).points == pytest.approx((1.5, 0.5))


def test_the_expected_replies_of_the_opponent_add_up() -> None:
    found = striking([table([[1.0, -1.0], [-1.0, 1.0]])], 0, CARELESS[HUNTERS])
    assert sum(share for _, share in found.replies) == pytest.approx(1)
    shares = [share for _, share in found.replies]
    assert shares == sorted(shares, reverse=True)


@given(st.integers(1, 4), st.integers(1, 100_000))
@settings(max_examples=100, deadline=None)
def test_a_plan_is_possible_for_any_budget(hunters: int, effort: int) -> None:
    depth, worlds = plan(hunters, effort)
    assert 1 <= depth <= 3
    assert 1 <= worlds <= 24
    assert plan(hunters, effort + 1000)[0] >= depth
    assert plan(hunters + 1, effort)[0] <= depth


@pytest.mark.parametrize("player", [HUNTERS, DRACULA])
def test_a_round_begins_without_any_chosen_card(player: int) -> None:
    state = battle("godalming", items={"godalming": ("knife", "crucifix")})
    if player == DRACULA:
        state = do(state, "!knife")
    seen = observe(state, player)
    for seed in range(5):
        begun = round_of(seen, WaysBelief(seen), random.Random(seed))
        assert awaits_round(begun)
        assert fight_of(begun).choice == -1
        if player == DRACULA:
            assert fight_of(begun).hand == fight_of(state).hand


def test_a_drawn_world_fits_and_is_not_recorded() -> None:
    state = battle("godalming", items={"godalming": ("knife", "crucifix")})
    seen = observe(state, HUNTERS)
    drawn = [world(seen, WaysBelief(seen), random.Random(seed)) for seed in range(6)]
    assert all(found.told is None for found in drawn)
    assert all(found.hunters == state.hunters for found in drawn)
    assert len({fight_of(found).hand for found in drawn}) > 1


# --------------------------------------------------------------------------- situations


@pytest.mark.parametrize(("damage", "weakness"), [(0, 0), (6, 0), (7, 1), (10, 1), (11, 2), (14, 2)])
def test_dracula_is_weakened_with_eight_and_weak_with_four_health_left(damage: int, weakness: int) -> None:
    state = battle("mina", damage=damage)
    assert health_left(state, fight_of(state)) == 15 - damage
    assert strike_situation(state, MINA)[3] == weakness


def test_flight_is_possible_only_after_despair_and_never_for_the_enraged() -> None:
    state = battle("mina", despair=1)
    allowed = [may_flee(state, replace(fight_of(state), round=number)) for number in range(1, 6)]
    assert allowed == [False, False, True, True, True]
    assert not may_flee(state, replace(fight_of(state), round=6, enraged=True))


def test_an_encounter_flees_from_the_fourth_round_on() -> None:
    state = vampire_fight("mina")
    allowed = [may_flee(state, replace(fight_of(state), round=number)) for number in range(1, 6)]
    assert allowed == [False, False, False, True, True]


def test_a_situation_names_dracula_darkness_and_the_frail() -> None:
    night, day = battle("mina", part="dusk"), battle("mina", part="dawn")
    assert strike_situation(night, MINA)[:2] == (1, 1)
    assert strike_situation(day, MINA)[:2] == (1, 0)
    assert strike_situation(vampire_fight("mina"), MINA)[0] == 0
    frail = battle("mina", sheets={"mina": {"damage": 7}})
    assert (strike_situation(night, MINA)[4], strike_situation(frail, MINA)[4]) == (0, 1)
    night.update_fight(mesmerized=1 << MINA)
    assert strike_situation(night, MINA)[1] == 2


def test_draculas_situation_is_that_of_the_weakest_hunter() -> None:
    state = battle("godalming", "mina", sheets={"mina": {"damage": 7}})
    assert counter_situation(state) == strike_situation(state, MINA) != strike_situation(state, LORD)


def test_every_situation_of_a_combat_has_weights() -> None:
    """There are 2 kinds, 3 values of darkness, 2 of flight, 3 of weakness and 2 of frailty."""
    situations = {
        (himself, dark, flee, weakness, frail)
        for himself in (0, 1)
        for dark in (0, 1, 2)
        for flee in (0, 1)
        for weakness in (0, 1, 2)
        for frail in (0, 1)
    }
    assert situations == STRIKES.keys() == COUNTERS.keys()


def test_the_usual_card_is_a_weapon_if_there_is_one() -> None:
    assert usual_strike((Item.PUNCH, Item.DODGE, Item.ESCAPE)) == Item.DODGE
    assert usual_strike((Item.PUNCH, Item.DODGE, Item.ESCAPE, Item.KNIFE, Item.RIFLE)) == Item.KNIFE


# ------------------------------------------------------------------------------------- the estimate


def estimated(state: Fury3State) -> dict[str, float]:
    return dict(zip(FEATURES, features(state, points(state, DRACULA), DRACULA), strict=True))


@pytest.mark.parametrize(
    ("make", "more"),
    [
        (
            partial(battle, "mina", hand=("fangs", "fangs", "claws", "claws", "strength")),
            {"fangs": 2, "blows": 3},
        ),
        (
            partial(battle, "mina", hand=("plotting", "plotting", "mesmerize", "fangs", "claws")),
            {"mesmerize": 1},
        ),
        (partial(battle, "mina", items={"mina": ("knife", "rifle")}), {"knife": 1, "guns": 1, "armed": 1}),
        (partial(battle, "mina", items={"mina": ("knife",)}), {"knife": 1, "guns": 0, "armed": 0}),
        (
            partial(battle, "mina", items={"mina": ("crucifix", "garlic")}),
            {"crucifix": 1, "garlic": 1, "host": 0},
        ),
        (partial(battle, "mina", items={"mina": ("holy_bullets", "rifle")}), {"bullets": 1}),
        (partial(battle, "mina", items={"mina": ("holy_bullets",)}), {"bullets": 0}),
        (partial(battle, "godalming", "mina"), {"hunters": 2}),
        (partial(battle, "mina", sheets={"mina": {"damage": 7}}), {"frail": 1, "doomed": 1, "wounds": 7 / 9}),
        (partial(battle, "mina", sheets={"mina": {"damage": 5}}), {"frail": 0, "doomed": 1, "wounds": 5 / 9}),
        (partial(battle, "mina", despair=2), {"pride": 3}),
        (partial(battle, "mina", damage=12), {"health": 0.2, "weak": 0.4}),
    ],
)
def test_the_estimate_counts_each_fact_of_the_position(
    make: partial[Fury3State], more: dict[str, float]
) -> None:
    found = estimated(make())
    assert {name: found[name] for name in more} == pytest.approx(more)


def test_a_laid_weapon_counts_for_its_hunter() -> None:
    state = battle("mina", items={"mina": ("knife",)})
    before = [-1] * 4
    before[MINA] = Item.KNIFE
    state.update_fight(before=tuple(before))
    assert estimated(state)["lying"] == 1
    before[MINA] = Item.CRUCIFIX
    state.update_fight(before=tuple(before))
    assert estimated(state)["lying"] == 0


def test_a_defeat_costs_more_when_influence_is_high() -> None:
    sheets = {"mina": {"damage": 7}}
    low, high = (
        estimated(battle("mina", sheets=sheets, influence=influence))["frail_stake"] for influence in (0, 12)
    )
    assert 0 < low < high


def test_the_kind_of_combat_names_dracula_night_and_cards_played() -> None:
    assert kind_of(battle("mina", part="dusk")) == (1, 1, 0)
    assert kind_of(battle("mina", part="dawn")) == (1, 0, 0)
    assert kind_of(last_rounds(vampire_fight("mina"), 3)) == (0, 1, 3)
    assert kind_of(last_rounds(battle("mina"), 6))[2] == 5


@pytest.mark.parametrize("player", [HUNTERS, DRACULA])
def test_an_expected_combat_value_is_bounded_and_counts_only_before_a_round(player: int) -> None:
    for damage in (0, 7, 14):
        state = battle("mina", damage=damage, items={"mina": ("knife",)})
        assert -WON <= promise(state, player) <= WON
        assert prospect(state, player) == pytest.approx(promise(state, player))
        laid = do(state, "!knife")
        assert to_come(laid, player) == 0
        assert prospect(laid, player) == pytest.approx(points(laid, player))
    assert to_come(scene(), player) == 0


def test_a_weapon_raises_the_expected_combat_value() -> None:
    """The value of the weapon itself is subtracted."""
    bare = battle("mina", damage=12)
    armed = battle("mina", damage=12, items={"mina": ("knife", "rifle", "crucifix")})
    assert to_come(armed, HUNTERS) > to_come(bare, HUNTERS)


def test_a_round_is_worth_at_least_as_much_to_hunters_against_careless_draculas() -> None:
    rng = np.random.default_rng(3)
    for _ in range(20):
        drawn = table(rng.normal(size=(3, 4)).tolist())
        assert round_value(drawn, HUNTERS) >= round_value(drawn, DRACULA) - 1e-9
