"""Combats of the second edition as matrix games over cards and dice."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ai.knowledge import Mixture, RulesOnly
from ai.knowledge.fury2 import combat as combat_module
from ai.knowledge.fury2.combat import FACEDOWN, mixture, plan, round_of
from ai.knowledge.fury2.combat.combat_points import WON, combat_points
from ai.knowledge.fury2.combat.outcomes import RoundOutcomes, dice_chances
from ai.knowledge.fury2.combat.rounds import Rounds, round_value
from ai.matrix_game import solve
from furyqt.rules.core.agenda import legal_actions, play, player_to_move
from furyqt.rules.fury2.decks import Item, Tactic
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.observation import Fury2Observation, observe
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import DRACULA, HUNTERS, MINA, SEWARD
from furyqt.rules.fury2.tactics.fight import NO_CHOICES, FightResult, with_number
from tests.rules.fury2.duels import all_dice, combat, do, fight_of, pending, play_round, tokens, with_fight
from tests.rules.fury2.scenes import scene

MIDNIGHT, NOON = 4, 1


# ---------------------------------------------------------------------------------------------------- dice


@pytest.mark.parametrize("bonus", range(-6, 7))
def test_the_chances_of_the_dice_are_exact(bonus: int) -> None:
    signs = [np.sign(a + bonus - b) for a, b in product(range(1, 7), repeat=2)]
    expected = [signs.count(sign) / 36 for sign in (1, 0, -1)]
    assert dice_chances(bonus) == pytest.approx(tuple(expected))
    assert dice_chances(bonus) == pytest.approx(dice_chances(-bonus)[::-1])


def averaged(state: Fury2State, own: str, counter: str, target: str = "") -> float:
    """Return the mean points after all 36 pairs of dice, played by the rules."""
    total = 0.0
    for dice in all_dice():
        after = play_round(state, own, counter, dice, target)
        if pending(after) == "AppliedChoice":
            total += max(combat_points(play(after, action)) for action in legal_actions(after)) / 36
        else:
            total += combat_points(after) / 36
    return total


def weighted(state: Fury2State, own: str, counter: str, target: int) -> tuple[float, float]:
    """Return the sum of the chances, and the mean points of the exact outcomes."""
    choices = NO_CHOICES
    for hunter, card in zip(fight_of(state).hunters, own.split(), strict=True):
        choices = with_number(choices, hunter, Item[card.upper()])
    found = list(RoundOutcomes(state).of(choices, Tactic[counter.upper()], target))
    points = sum(chance * max(map(combat_points, positions)) for chance, positions in found)
    return sum(chance for chance, _ in found), points


@pytest.mark.parametrize(
    ("enemy", "own", "counter"),
    [
        ("dracula", "knife", "claws"),
        ("dracula", "pistol", "strength"),
        ("dracula", "stake", "claws"),
        ("dracula", "punch", "mesmerize"),
        ("dracula", "holy_water", "strength"),
        ("assassin", "punch", "agent_punch"),
        ("assassin", "sacred_bullets", "agent_rifle"),
        ("vampire", "stake", "fangs"),
        ("servant", "knife", "claws"),
    ],
)
@pytest.mark.parametrize("bonus", [0, 1, 3])
def test_a_cell_is_the_average_over_all_dice(enemy: str, own: str, counter: str, bonus: int) -> None:
    held = "seward knife pistol stake holy_water sacred_bullets"
    state = with_fight(combat(enemy, held), traps=bonus)
    chances, points = weighted(state, own, counter, SEWARD)
    assert chances == pytest.approx(1.0)
    assert points == pytest.approx(averaged(state, own, counter))


@pytest.mark.parametrize(
    ("own", "counter"), [("knife crucifix", "claws"), ("dodge pistol", "claws"), ("punch punch", "strength")]
)
@pytest.mark.parametrize(("target", "index"), [("seward", SEWARD), ("mina", MINA)])
def test_a_groups_cell_lets_the_hunters_apply_the_best_card(
    own: str, counter: str, target: str, index: int
) -> None:
    state = combat("dracula", "seward knife", "mina crucifix pistol")
    chances, points = weighted(state, own, counter, index)
    assert chances == pytest.approx(1.0)
    assert points == pytest.approx(averaged(state, own, counter, target))


def test_equal_initiative_is_rolled_again() -> None:
    numbers = "own" + "-5" * 24
    state = combat("dracula", "seward knife", options={"initiative": numbers})
    found = list(RoundOutcomes(state).of(with_number(NO_CHOICES, SEWARD, Item.KNIFE), Tactic.CLAWS, SEWARD))
    assert [chance for chance, _ in found] == pytest.approx([0.5, 0.5])


def test_outcomes_stop_at_the_end_of_the_combat() -> None:
    state = combat("dracula", "seward")
    choices = with_number(NO_CHOICES, SEWARD, Item.ESCAPE)
    for _, (position,) in RoundOutcomes(state).of(choices, Tactic.ESCAPE_MAN, SEWARD):
        assert position.fight is None
        assert position.agenda == ()
        assert position.fight_result in (FightResult.ESCAPED, FightResult.ENDED)


def test_outcomes_do_not_change_the_position() -> None:
    state = combat("dracula", "seward stake")
    before = state.clone()
    list(RoundOutcomes(state).of(with_number(NO_CHOICES, SEWARD, Item.STAKE), Tactic.CLAWS, SEWARD))
    assert state == before


# -------------------------------------------------------------------------------------------------- points


def test_points_follow_what_hurts_whom() -> None:
    state = combat("dracula", "seward knife")

    def changed(change: Callable[[Fury2State], None]) -> float:
        other = state.clone()
        change(other)
        return combat_points(other) - combat_points(state)

    assert changed(lambda s: setattr(s, "blood", 12)) == pytest.approx(3.0)
    assert changed(lambda s: setattr(s, "vampires", 1)) < 0
    assert changed(lambda s: s.update_hunter(SEWARD, health=5)) < 0
    assert changed(lambda s: s.update_hunter(SEWARD, bites=1)) < 0
    assert changed(lambda s: s.update_hunter(SEWARD, items=())) < 0
    assert changed(lambda s: s.update_servant(lives=2)) > 0
    assert changed(lambda s: setattr(s, "winner", HUNTERS)) == pytest.approx(WON - combat_points(state))
    assert changed(lambda s: setattr(s, "winner", DRACULA)) == pytest.approx(-WON - combat_points(state))


def test_the_last_health_is_worth_more_than_the_first() -> None:
    def at_health(health: int) -> float:
        return combat_points(combat("dracula", "seward", sheets={"seward": {"health": health}}))

    assert at_health(2) - at_health(1) > at_health(10) - at_health(9) > 0


def test_a_killed_agent_and_a_known_place_count() -> None:
    won = play_round(combat("assassin"), "punch", "agent_punch", (6, 1))
    fled = play_round(combat("assassin"), "escape", "agent_punch", (6, 1))
    assert combat_points(won) > combat_points(fled)
    flown = play_round(combat("dracula"), "punch", "escape_bat", (1, 6))
    assert combat_points(do(flown, "VI")) < combat_points(flown)


# -------------------------------------------------------------------------------------------------- rounds


def test_a_round_is_a_matrix_of_all_cards_of_both_sides() -> None:
    state = combat("dracula", "seward knife stake")
    table = Rounds().table(state, 1)
    assert table.cards == ((Item.PUNCH, Item.DODGE, Item.ESCAPE, Item.KNIFE, Item.STAKE),)
    cards = [card for card in fight_of(state).cards if card != Tactic.DODGE]
    assert table.replies == tuple((card, SEWARD) for card in cards)
    assert np.array(table.payoffs).shape == (5, 7)
    assert sum(table.usual_strikes) == pytest.approx(1.0)
    assert sum(table.usual_replies) == pytest.approx(1.0)


def test_the_payoffs_of_the_last_round_ahead_are_the_averages() -> None:
    state = combat("dracula", "seward knife", night=False)
    table = Rounds().table(state, 1)
    row = table.cards[0].index(Item.KNIFE)
    for (card, _), pay in zip(table.replies, table.payoffs[row], strict=True):
        assert pay == pytest.approx(weighted(state, "knife", Tactic(card).name, SEWARD)[1])


@pytest.mark.parametrize("depth", [1, 2])
def test_a_round_is_worth_what_perfect_play_makes_of_it(depth: int) -> None:
    state = combat("dracula", "seward knife", night=False)
    table = Rounds().table(state, depth)
    found = solve(table.payoffs)
    assert round_value(table) == pytest.approx(found.value)
    assert Rounds().value(state, depth) == pytest.approx(found.value)
    low, high = np.min(table.payoffs), np.max(table.payoffs)
    assert low <= found.value <= high


def test_the_usual_cards_of_both_sides_have_their_frequencies() -> None:
    table = Rounds().table(combat("dracula", "seward knife", "mina crucifix"), 1)
    strikes = iter(table.usual_strikes)
    for cards in table.cards:
        own = [next(strikes) for _ in cards]
        assert sum(own) == pytest.approx(1.0)
        assert own[cards.index(Item.PUNCH)] / own[cards.index(Item.ESCAPE)] == pytest.approx(2.5)
    replies = dict(zip(table.replies, table.usual_replies, strict=True))
    claws = [replies[Tactic.CLAWS, hunter] for hunter in (SEWARD, MINA)]
    assert claws[0] == claws[1] == pytest.approx(2 * replies[Tactic.ESCAPE_MAN, MINA])


def test_careless_enemies_leave_a_round_at_the_best_answer_to_their_usual_cards() -> None:
    state = combat("dracula", "seward knife", night=False)
    table = Rounds().table(state, 1)
    usual = [float(np.dot(row, table.usual_replies)) for row in table.payoffs]
    assert round_value(table, 1.0) == pytest.approx(max(usual))
    assert round_value(table) < round_value(table, 0.5) < round_value(table, 1.0)
    assert Rounds(careless=1.0).value(state, 1) == pytest.approx(max(usual))


def test_hunters_strike_more_boldly_than_a_perfect_enemy_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    state = fight_scene(NOON)
    bold = decided(state)
    monkeypatch.setattr(combat_module, "CARELESS", 0.0)
    monkeypatch.setattr(combat_module, "LATER", 0.0)
    timid = decided(state)
    assert max(bold.points) > max(timid.points)


def test_without_rounds_ahead_the_position_is_estimated() -> None:
    state = combat("dracula", "seward")
    assert Rounds().value(state, 0) == combat_points(state)
    assert Rounds(estimate=lambda _: 7.0).value(state, 1) == pytest.approx(7.0)


def test_a_better_equipped_hunter_expects_more_than_the_items_are_worth() -> None:
    bare = combat("dracula", "seward", night=False)
    armed = combat("dracula", "seward stake", night=False)
    gain = Rounds().value(armed, 2) - Rounds().value(bare, 2)
    assert gain > combat_points(armed) - combat_points(bare)


def test_a_bonus_is_worth_something_to_its_side() -> None:
    state = combat("dracula", "seward knife")
    even = Rounds().value(state, 2)
    assert Rounds().value(with_fight(state, traps=2), 2) < even
    assert Rounds().value(with_fight(state, planned=(0, 2, 0, 0)), 2) > even


def test_the_end_of_dracula_is_worth_the_game() -> None:
    state = combat("dracula", "seward stake", night=False, blood=1)
    table = Rounds().table(state, 1)
    stake = table.cards[0].index(Item.STAKE)
    assert max(table.payoffs[stake]) > 0.5 * WON


def test_decisions_within_a_round_are_taken_as_is_best() -> None:
    state = combat("dracula", "seward knife", "mina crucifix")
    state = play_round(state, "knife crucifix", "claws", (6, 1), "mina")
    assert pending(state) == "AppliedChoice"
    values = [Rounds().value(play(state, action), 1) for action in legal_actions(state)]
    assert Rounds().value(state, 1) == max(values)


def test_equal_futures_are_valued_once() -> None:
    counted = []
    rounds = Rounds(check=lambda: counted.append(1))
    rounds.value(combat("assassin"), 2)
    first = len(counted)
    rounds.value(combat("assassin"), 2)
    assert len(counted) == first


# -------------------------------------------------------------------------------------------------- mixture


def fight_scene(time: int = MIDNIGHT, **items: tuple[str, ...]) -> Fury2State:
    """Return the first choice of a combat in Prague that Seward's search began, as a whole position."""
    state = scene(
        "seward",
        places={"seward": "prague"},
        items={"seward": ("knife", "stake"), **items},
        time=time,
        trail=("prague", "vienna"),
    )
    return do(state, "stay")


def decided(state: Fury2State, effort: int = 30, seed: int = 1) -> Mixture:
    """Return the mixture for the pending decision."""
    found = mixture_or_none(state, effort, seed)
    assert found is not None
    return found


def mixture_or_none(state: Fury2State, effort: int = 30, seed: int = 1) -> Mixture | None:
    seen = seen_by_decider(state)
    return mixture(seen, RulesOnly(RULES).belief(seen), random.Random(seed), effort)


def seen_by_decider(state: Fury2State) -> Fury2Observation:
    player = player_to_move(state)
    assert player is not None
    return observe(state, player)


@pytest.mark.parametrize("time", [NOON, MIDNIGHT], ids=["day", "night"])
def test_both_sides_mix_their_legal_cards(time: int) -> None:
    state = fight_scene(time)
    for token in ("!knife", "!!claws"):
        found = decided(state)
        assert len(found.shares) == len(found.points) == len(tokens(state))
        assert sum(found.shares) == pytest.approx(1.0)
        assert min(found.shares) > 0
        assert sum(share for _, share in found.replies) == pytest.approx(1.0)
        state = do(state, token)


def test_a_target_is_chosen_for_the_card_that_was_chosen() -> None:
    """Strength takes 3 health, which is all that Mina has."""
    state = scene(
        "seward",
        places={"seward": "prague", "mina": "prague"},
        sheets={"mina": {"health": 3}},
        trail=("prague", "vienna"),
        time=MIDNIGHT,
    )
    state = do(state, "mina", "yes", "stay", "!punch", "!punch", "!!strength")
    assert pending(state) == "TargetChoice"
    found = decided(state)
    assert sum(found.shares) == pytest.approx(1.0)
    seward, mina = found.shares
    assert mina > seward


def test_the_same_seed_gives_the_same_mixture() -> None:
    state = do(fight_scene(), "!stake")
    assert decided(state, seed=3) == decided(state, seed=3)


def test_dracula_does_not_know_the_hunters_cards() -> None:
    """Two games that look the same to Dracula give him the same mixture."""
    first = do(fight_scene(), "!stake")
    second = do(fight_scene(seward=("pistol", "rifle")), "!punch")
    assert seen_by_decider(first) == seen_by_decider(second)
    assert decided(first) == decided(second)


def test_all_choices_of_the_round_are_taken_back_before_it_is_solved() -> None:
    state = do(fight_scene(), "!stake")
    seen = seen_by_decider(state)
    position = round_of(seen, RulesOnly(RULES).belief(seen), random.Random(0))
    assert fight_of(position).choices == NO_CHOICES
    assert fight_of(position).choice == -1
    assert fight_of(position).target == SEWARD


def test_other_decisions_are_left_to_the_search() -> None:
    assert mixture_or_none(scene("seward", places={"seward": "prague"}, trail=("vienna",))) is None
    flown = play_round(fight_scene(), "punch", "escape_bat", (1, 6))
    assert pending(flown) == "FlightChoice"
    assert mixture_or_none(flown) is None


def test_the_better_card_is_applied() -> None:
    """Crucifix takes 3 blood from Claws, Knife 2."""
    state = scene(
        "seward",
        places={"seward": "prague", "mina": "prague"},
        items={"seward": ("knife",), "mina": ("crucifix",)},
        trail=("prague", "vienna"),
        time=NOON,
    )
    state = do(state, "mina", "yes", "stay")
    state = play_round(state, "knife crucifix", "claws", (6, 1), "seward")
    assert tokens(state) == ["seward", "mina"]
    assert decided(state).shares == (0.0, 1.0)


def test_a_trap_is_played_if_only_blood_counts() -> None:
    state = scene(
        "seward",
        places={"seward": "prague"},
        items={"seward": ("knife", "stake")},
        events={"dracula": ("trap",)},
        trail=("prague", "vienna"),
        time=NOON,
    )
    state = do(state, "stay")
    assert tokens(state) == ["pass", "dracula>trap"]
    seen = seen_by_decider(state)
    found = mixture(seen, RulesOnly(RULES).belief(seen), random.Random(1), 30, estimate=lambda s: -s.blood)
    assert found is not None
    assert found.shares == (0.0, 1.0)


@given(hunters=st.integers(1, 4), player=st.sampled_from([HUNTERS, DRACULA]), effort=st.integers(1, 5_000))
def test_a_plan_needs_no_more_than_its_budget_allows(hunters: int, player: int, effort: int) -> None:
    fight = fight_of(combat("dracula", *("godalming", "seward", "helsing", "mina")[:hunters]))
    depth, worlds = plan(fight, player, effort)
    assert 1 <= depth <= 3
    assert 1 <= worlds <= 24
    assert player != HUNTERS or worlds == 1
    richer = plan(fight, player, 2 * effort)
    assert richer[0] >= depth


def test_the_facedown_decisions_are_those_of_a_round() -> None:
    state = combat("dracula", "seward", "mina")
    for token in ("!punch", "!punch", "!!claws"):
        assert isinstance(state.agenda[-1], FACEDOWN)
        state = do(state, token)
    assert isinstance(state.agenda[-1], FACEDOWN)
