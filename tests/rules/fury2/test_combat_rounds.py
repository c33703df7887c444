"""The rounds of a combat: choices, targets, dice, bonuses, initiative, groups (C3, C4, C5)."""

from __future__ import annotations

from collections import Counter

import pytest

from furyqt.rules.core.agenda import pending_decision
from furyqt.rules.core.ruleset import asked_player, seat_to_move
from furyqt.rules.fury2.decks import EventCard, Item, Tactic
from furyqt.rules.fury2.events import (
    AdvantageGained,
    AgathaPaid,
    CombatRevealed,
    CombatRolled,
    RollTied,
    RoundWon,
)
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import (
    DRACULA_FIGURE,
    GODALMING,
    HUNTERS,
    MINA,
    SERVANT_FIGURE,
    SEWARD,
    VAN_HELSING,
)
from furyqt.rules.fury2.tactics.bonuses import enemy_bonus, hunters_bonus
from furyqt.rules.fury2.tactics.fight import ENEMY_ADVANTAGE, FightResult
from furyqt.rules.fury2.tactics.initiative import initiative_of
from tests.rules.fury2.duels import (
    SEEDS,
    all_dice,
    combat,
    do,
    fight_of,
    health,
    pending,
    play_round,
    tokens,
    told,
    with_dice,
    with_fight,
)

NOT_FIRST = {"hunter_dodge": "barred"}


def won(state: Fury2State) -> list[tuple[bool, int, int]]:
    """Return for each round whether the hunters won it, and whose card against which decided it."""
    return [(e.hunters_won, e.hunter, e.item) for e in told(state, RoundWon)]  # type: ignore[attr-defined]


# ----------------------------------------------------------------------------------------------- choosing


def test_c4_1_the_hunters_choose_before_the_enemy_and_all_cards_are_revealed_together() -> None:
    state = combat("dracula", "godalming knife", "mina")
    assert pending(state) == "StrikeChoice"
    state = do(state, "!knife", "!punch")
    assert told(state, CombatRevealed) == []
    assert not fight_of(state).revealed
    state = do(state, "!!claws")
    assert pending(state) == "TargetChoice"
    assert told(state, CombatRevealed) == []
    state = do(state, "mina")
    assert told(state, CombatRevealed) == [
        CombatRevealed(1, (Item.KNIFE, -1, -1, Item.PUNCH), Tactic.CLAWS, MINA)
    ]


def test_c4_1_every_hunter_chooses_for_himself_and_dracula_for_his_side() -> None:
    state = combat("dracula", "godalming", "mina")
    seats = []
    for token in ("!punch", "!dodge", "!!claws"):
        seats.append((asked_player(state), seat_to_move(state)))
        state = do(state, token)
    assert seats == [(0, GODALMING), (0, MINA), (1, DRACULA_FIGURE)]
    assert (asked_player(state), seat_to_move(state)) == (1, DRACULA_FIGURE)


def test_s5_the_servant_chooses_his_own_cards() -> None:
    state = do(combat("servant", "mina", options={"variant": "servant"}), "!punch")
    assert (asked_player(state), seat_to_move(state)) == (1, SERVANT_FIGURE)


def test_c4_2_a_lone_hunter_is_the_target_without_a_choice() -> None:
    state = combat("dracula", "helsing")
    assert fight_of(state).target == VAN_HELSING
    assert pending(play_round(state, "punch", "claws", (1, 6))) == "StrikeChoice"


def test_c4_2_the_target_is_chosen_anew_in_every_round() -> None:
    state = combat("dracula", "godalming", "mina")
    state = play_round(state, "punch punch", "claws", (1, 6), "mina")
    assert health(state) == {"mina": 1}
    assert fight_of(state).target == -1
    state = play_round(state, "dodge dodge", "strength", (1, 6), "godalming")
    assert told(state, CombatRevealed)[-1].target == GODALMING  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("enemy", "name"),
    [
        ("dracula", "Dracula"),
        ("assassin", "the agent"),
        ("vampire", "the vampire"),
        ("servant", "the Servant"),
    ],
)
def test_c4_2_the_prompt_names_the_enemy(enemy: str, name: str) -> None:
    state = do(combat(enemy, "godalming", "mina"), "!punch", "!punch")
    state = do(state, tokens(state)[0])
    decision = pending_decision(state)
    assert decision is not None
    assert f"if {name} wins the round" in str(decision.prompt(state))


def test_c3_1_the_hunter_lists_tactics_and_combat_items() -> None:
    state = combat("dracula", "seward dogs fast_horse garlic holy_water knife knife local_rumors")
    assert tokens(do(state, "pass")) == ["!punch", "!dodge", "!escape", "!holy_water", "!knife"]


@pytest.mark.parametrize(
    ("tile", "cards"),
    [
        ("minion_with_knife", "agent_punch agent_knife"),
        ("minion_with_knife_and_pistol", "agent_punch agent_knife agent_pistol"),
        ("minion_with_knife_and_rifle", "agent_punch agent_knife agent_rifle"),
        ("assassin", "agent_punch agent_knife agent_pistol agent_rifle"),
    ],
)
def test_c3_4_an_agent_has_the_weapons_of_its_tile(tile: str, cards: str) -> None:
    state = do(combat(tile), "!punch")
    assert tokens(state) == [f"!!{card}" for card in cards.split()]
    second = do(with_fight(combat(tile), round=2), "!punch")
    assert "!!agent_dodge" in tokens(second)


@pytest.mark.parametrize("night", [True, False])
def test_c3_3_draculas_cards_by_day_and_by_night(night: bool) -> None:
    state = do(combat(night=night), "!punch")
    day = ["!!claws", "!!escape_man"]
    more = ["!!escape_bat", "!!escape_mist", "!!fangs", "!!mesmerize", "!!strength"]
    assert tokens(state) == day + (more if night else [])


def test_c3_5_a_card_returns_after_another_one() -> None:
    state = combat("dracula", "seward knife")
    state = play_round(state, "knife", "claws", (6, 1))
    assert "!knife" not in tokens(state)
    state = play_round(state, "punch", "dodge", (6, 1))
    assert "!knife" in tokens(state)


def test_c3_6_nobody_dodges_in_the_first_round_with_the_option() -> None:
    state = combat(options=NOT_FIRST)
    assert tokens(state) == ["!punch", "!escape"]
    state = do(state, "!punch")
    assert "!!dodge" not in tokens(state)


def test_c3_7_repel_limits_one_round_only() -> None:
    state = play_round(combat("dracula", "seward rifle"), "rifle", "claws", (6, 1))
    assert fight_of(state).repelled
    state = do(state, "!punch")
    assert tokens(state) == ["!!dodge", "!!escape_man", "!!escape_bat", "!!escape_mist"]
    state = do(with_dice(state, 6, 1), "!!dodge")
    state = do(state, "!rifle")
    assert {"!!claws", "!!fangs"} <= set(tokens(state))


def test_c3_8_escapes_return_in_the_fourth_round() -> None:
    state = with_fight(combat(), no_escape=3)
    offered = []
    for number in range(4):
        own = "punch" if number % 2 == 0 else "dodge"
        state = with_fight(do(state, f"!{own}"), continues=0)
        offered.append("!!escape_man" in tokens(state))
        state = do(with_dice(state, 1, 6), "!!claws" if number % 2 == 0 else "!!strength")
    assert offered == [False, False, False, True]


def test_c3_9_dracula_pays_sister_agatha_when_the_cards_are_revealed() -> None:
    state = do(combat(hunter_ally=EventCard.SISTER_AGATHA, blood=5), "!punch")
    state = do(with_dice(state, 6, 1), "!!fangs")
    assert state.blood == 3
    assert told(state, AgathaPaid) == [AgathaPaid(Tactic.FANGS)]


@pytest.mark.parametrize("card", ["claws", "strength", "mesmerize"])
def test_c3_9_other_cards_are_free(card: str) -> None:
    state = do(combat(hunter_ally=EventCard.SISTER_AGATHA, blood=5), "!dodge")
    assert do(with_dice(state, 6, 1), f"!!{card}").blood == 5


def test_c3_9_dracula_never_pays_his_last_blood() -> None:
    state = do(combat(hunter_ally=EventCard.SISTER_AGATHA, blood=2), "!punch")
    assert tokens(state) == ["!!claws", "!!mesmerize", "!!strength"]


# --------------------------------------------------------------------------------------------------- dice


@pytest.mark.parametrize("dice", list(all_dice()), ids=str)
def test_c4_4_the_higher_total_wins_and_initiative_decides_a_tie(dice: tuple[int, int]) -> None:
    """Punch (3) is slower than Claws (6)."""
    state = play_round(combat(), "punch", "claws", dice)
    assert won(state) == [(dice[0] > dice[1], SEWARD, Item.PUNCH)]
    assert told(state, RoundWon)[0].initiative == (dice[0] == dice[1])  # type: ignore[attr-defined]
    assert health(state) == ({} if dice[0] > dice[1] else {"seward": 1})


@pytest.mark.parametrize("dice", [(3, 3), (6, 6)])
def test_c4_4_the_hunters_win_a_tie_with_the_quicker_card(dice: tuple[int, int]) -> None:
    """Pistol (11) is quicker than Claws (6)."""
    state = play_round(combat("dracula", "seward pistol"), "pistol", "claws", dice)
    assert told(state, RoundWon) == [RoundWon(True, SEWARD, Item.PISTOL, Tactic.CLAWS, True)]


def test_c4_4_the_numbers_of_a_players_own_box_are_used() -> None:
    own = initiative_of("reconstructed")
    swapped = own.value.replace("own-3-", "own-7-", 1)
    state = play_round(combat(options={"initiative": swapped}), "punch", "claws", (4, 4))
    assert won(state) == [(True, SEWARD, Item.PUNCH)]


def test_c4_4_equal_initiative_is_decided_by_another_roll() -> None:
    own = initiative_of("reconstructed").value.replace("own-3-", "own-6-", 1)
    state = play_round(combat(options={"initiative": own}), "punch", "claws", (4, 4))
    assert told(state, RollTied)
    rolls = told(state, CombatRolled)
    assert len(rolls) >= 2
    assert all(a == b for a, b in [roll.dice for roll in rolls[:-1]])  # type: ignore[attr-defined]
    last = rolls[-1].totals  # type: ignore[attr-defined]
    assert won(state) == [(last[0] > last[1], SEWARD, Item.PUNCH)]


def test_c4_3_dice_are_fair() -> None:
    state = do(combat(), "!punch")
    shown: Counter[tuple[int, int]] = Counter()
    for seed in range(720):
        position = state.clone()
        position.chance = seed * 7919
        shown[told(do(position, "!!claws"), CombatRolled)[0].dice] += 1  # type: ignore[attr-defined]
    assert set(shown) == set(SEEDS)
    assert max(shown.values()) < 50


# ------------------------------------------------------------------------------------------------ bonuses


def bonuses(state: Fury2State) -> tuple[int, int]:
    """Return the bonuses of both sides in the current round."""
    return hunters_bonus(fight_of(state)), enemy_bonus(state, fight_of(state))


@pytest.mark.parametrize(
    ("enemy", "hunters", "bonus"),
    [
        ("assassin", ("godalming",), 1),
        ("assassin", ("godalming", "mina"), 1),
        ("servant", ("godalming",), 1),
        ("assassin", ("mina",), 0),
        ("dracula", ("godalming",), 0),
        ("vampire", ("godalming",), 0),
    ],
)
def test_c5_1_godalming_is_strong_against_agents(enemy: str, hunters: tuple[str, ...], bonus: int) -> None:
    assert bonuses(combat(enemy, *hunters))[0] == bonus


@pytest.mark.parametrize(
    ("bitten", "hunters", "bonus", "counted"),
    [
        ((), ("seward",), 0, 0),
        (("seward",), ("seward",), 1, 1),
        ((), ("mina",), 0, 0),
        ((), ("mina", "seward"), 0, 1),
        (("seward",), ("mina", "seward"), 1, 1),
        (("helsing",), ("seward", "helsing"), 1, 1),
    ],
)
def test_c5_2_dracula_is_strong_against_the_bitten_but_not_through_mina(
    bitten: tuple[str, ...], hunters: tuple[str, ...], bonus: int, counted: int
) -> None:
    sheets = {name: {"bites": 1} for name in bitten}
    assert bonuses(combat("dracula", *hunters, sheets=sheets)) == (0, bonus)
    literal = combat("dracula", *hunters, sheets=sheets, options={"mina_bite": "counts"})
    assert bonuses(literal) == (0, counted)


@pytest.mark.parametrize("enemy", ["assassin", "vampire", "servant"])
def test_c10_3_only_dracula_is_strong_against_the_bitten(enemy: str) -> None:
    assert bonuses(combat(enemy, "seward", sheets={"seward": {"bites": 1}})) == (0, 0)


def test_c5_3_dracula_is_strong_in_his_castle() -> None:
    assert bonuses(combat("dracula", "seward", place="castle_dracula")) == (0, 1)
    assert bonuses(combat("vampire", "seward", place="castle_dracula")) == (0, 0)


@pytest.mark.parametrize("enemy", ["dracula", "assassin", "vampire", "servant"])
def test_c5_4_every_trap_adds_1_for_the_whole_combat(enemy: str) -> None:
    state = with_fight(combat(enemy, "seward"), traps=2)
    assert bonuses(state) == (0, 2)
    state = play_round(state, "dodge", tokens(do(state, "!dodge"))[0].removeprefix("!!"), (6, 1))
    assert bonuses(state) == (1, 2)


def test_c5_4_advance_planning_belongs_to_one_hunter() -> None:
    state = with_fight(combat("assassin", "godalming", "seward", "mina"), planned=(0, 2, 0, 1))
    assert bonuses(state)[0] == 2
    assert bonuses(with_fight(state, hunters=(GODALMING, MINA)))[0] == 1


def test_c4_3_the_bonuses_of_one_member_count_not_those_of_all() -> None:
    state = with_fight(combat("assassin", "godalming", "seward"), planned=(0, 1, 0, 0))
    assert bonuses(state)[0] == 1
    assert bonuses(with_fight(state, planned=(1, 1, 0, 0)))[0] == 2


def test_c5_4_bonuses_decide_a_round() -> None:
    state = with_fight(combat(), traps=1)
    state = play_round(state, "punch", "claws", (3, 2))
    assert told(state, CombatRolled) == [CombatRolled((3, 2), (0, 1))]
    assert won(state) == [(False, SEWARD, Item.PUNCH)]


def test_c5_5_a_won_dodge_adds_1_in_the_next_round_only() -> None:
    state = play_round(combat(), "dodge", "claws", (6, 1))
    assert told(state, AdvantageGained) == [AdvantageGained(SEWARD)]
    assert bonuses(state) == (1, 0)
    state = play_round(state, "punch", "strength", (6, 1))
    assert bonuses(state) == (0, 0)


def test_c5_5_a_lost_round_against_dodge_adds_1_to_the_enemy() -> None:
    state = play_round(with_fight(combat(), round=2), "punch", "dodge", (1, 6))
    assert told(state, AdvantageGained) == [AdvantageGained(ENEMY_ADVANTAGE)]
    assert bonuses(state) == (0, 1)
    state = play_round(state, "dodge", "claws", (1, 6))
    assert bonuses(state) == (0, 0)


# ------------------------------------------------------------------------------------------------- groups


def test_c4_5_dracula_hurts_only_his_target() -> None:
    state = combat("dracula", "godalming", "seward", "mina")
    state = play_round(state, "punch punch punch", "strength", (1, 6), "seward")
    assert health(state) == {"seward": 3}


def test_c4_5_the_targets_card_decides_the_row() -> None:
    state = combat("dracula", "godalming", "seward crucifix")
    state = play_round(state, "punch crucifix", "fangs", (1, 6), "seward")
    assert fight_of(state).continues == 1


def test_c4_6_the_hunters_choose_whose_card_is_applied() -> None:
    state = combat("dracula", "godalming knife", "seward crucifix")
    state = play_round(state, "knife crucifix", "claws", (6, 1), "godalming")
    assert pending(state) == "AppliedChoice"
    assert (asked_player(state), seat_to_move(state)) == (HUNTERS, -1)
    assert tokens(state) == ["godalming", "seward"]
    assert do(state, "godalming").blood == 13
    assert do(state, "seward").blood == 12


def test_c4_6_without_a_difference_there_is_no_choice() -> None:
    state = combat("dracula", "godalming", "seward")
    state = play_round(state, "punch escape", "strength", (6, 1), "seward")
    assert pending(state) == "AppliedChoice"
    alike = combat("dracula", "godalming", "seward")
    alike = play_round(alike, "punch punch", "strength", (6, 1), "seward")
    assert pending(alike) == "StrikeChoice"
    assert won(alike) == [(True, GODALMING, Item.PUNCH)]


def test_c4_6_whose_card_is_discarded_makes_a_difference() -> None:
    state = combat("dracula", "godalming holy_water", "seward holy_water")
    state = play_round(state, "holy_water holy_water", "claws", (6, 1), "seward")
    assert pending(state) == "AppliedChoice"
    state = do(state, "seward")
    assert [Item.HOLY_WATER in sheet.items for sheet in state.hunters[:2]] == [True, False]


def test_c4_4_in_a_tie_only_quicker_cards_can_be_applied() -> None:
    """Pistol (11) and Dodge (9) are quicker than Claws (6), Punch (3) is not."""
    state = combat("dracula", "godalming pistol", "seward", "mina")
    state = play_round(state, "pistol punch dodge", "claws", (4, 4), "seward")
    assert tokens(state) == ["godalming", "mina"]
    state = do(state, "mina")
    assert told(state, RoundWon) == [RoundWon(True, MINA, Item.DODGE, Tactic.CLAWS, True)]


def test_c4_4_in_a_tie_without_a_quicker_card_the_enemy_wins() -> None:
    state = combat("dracula", "godalming", "seward")
    state = play_round(state, "punch punch", "claws", (4, 4), "seward")
    assert won(state) == [(False, SEWARD, Item.PUNCH)]


def test_c5_5_in_a_group_the_next_bonus_belongs_to_the_hunter_who_dodged() -> None:
    state = combat("dracula", "godalming", "seward")
    state = play_round(state, "dodge punch", "claws", (6, 1), "seward")
    state = do(state, "godalming")
    assert fight_of(state).advantage == GODALMING
    assert bonuses(state)[0] == 1
    assert bonuses(with_fight(state, hunters=(SEWARD,)))[0] == 0


def test_c4_7_a_bold_entry_costs_the_card_whoever_won() -> None:
    for dice in ((6, 1), (1, 6)):
        state = combat("dracula", "seward holy_water holy_water")
        state = play_round(state, "holy_water", "claws", dice)
        assert state.item_discard == (Item.HOLY_WATER,)
        assert state.hunters[SEWARD].items == (Item.HOLY_WATER,)
        assert "!holy_water" not in tokens(state), "a second copy is the same card (C3.5)"


def test_c4_7_tactics_are_never_lost() -> None:
    state = play_round(combat("assassin"), "punch", "agent_knife", (1, 6))
    assert state.item_discard == ()
    state = play_round(state, "escape", "agent_punch", (6, 1))
    assert state.fight is None
    assert state.fight_result == FightResult.ESCAPED
    assert state.item_discard == ()
