"""The combat cards of both sides, and which of them may be chosen (C3)."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from furyqt.rules.core.zones import NONE
from furyqt.rules.fury2.decks import AGENT_CARDS, COMBAT_ITEMS, ESCAPES, HOLY_ITEMS, Encounter, Item, Tactic
from furyqt.rules.fury2.tactics.cards import (
    COSTLY,
    DODGES,
    HUNTER_CARDS,
    can_meet,
    dracula_cards,
    enemy_cards,
    hunter_cards,
    servant_cards,
    vampire_cards,
)
from furyqt.rules.fury2.tactics.fight import NO_CHOICES, Enemy, Fight, with_number

DEFAULTS = {
    "hunter_dodge": "allowed",
    "enemy_dodge": "barred",
    "repel": "escapes",
    "servant_holy": "barred",
}
ITEMS = tuple(sorted(COMBAT_ITEMS))
UNARMED = (Tactic.AGENT_PUNCH, Tactic.AGENT_DODGE)


def fight(enemy: int = Enemy.DRACULA, number: int = 2, **fields: Any) -> Fight:
    """Return a combat of the first hunter at night, in its second round if not said otherwise."""
    cards = UNARMED if enemy == Enemy.AGENT else dracula_cards(night=True)
    return Fight((0,), enemy, **{"cards": cards, "round": number, **fields})


def names(cards: Sequence[int], kind: Any = Tactic) -> str:
    return " ".join(kind(card).name.lower() for card in cards)


def hunters_choice(found: Fight, held: Sequence[int] = ITEMS, **options: str) -> str:
    return names(hunter_cards(found, 0, held, SimpleNamespace(**{**DEFAULTS, **options})), Item)


def enemys_choice(found: Fight, blood: int = 15, *, agatha: bool = False, **options: str) -> str:
    return names(enemy_cards(found, blood, SimpleNamespace(**{**DEFAULTS, **options}), agatha=agatha))


# -------------------------------------------------------------------------------- the hunters


def test_c3_1_a_hunter_chooses_among_tactics_and_combat_items() -> None:
    assert hunters_choice(fight(), ()) == "punch dodge escape"
    assert hunters_choice(fight(), (Item.STAKE, Item.DOGS, Item.KNIFE)) == "punch dodge escape knife stake"


@pytest.mark.parametrize("enemy", [Enemy.DRACULA, Enemy.NEW_VAMPIRE])
def test_c3_2_holy_items_can_be_used_against_vampires(enemy: int) -> None:
    assert "crucifix heavenly_host holy_water" in hunters_choice(fight(enemy))


@pytest.mark.parametrize("enemy", [Enemy.AGENT, Enemy.SERVANT])
def test_c3_2_holy_items_cannot_be_used_against_agents(enemy: int) -> None:
    assert hunters_choice(fight(enemy)) == "punch dodge escape knife pistol rifle sacred_bullets stake"


def test_s5_10_an_option_allows_holy_items_against_the_servant_only() -> None:
    assert "crucifix" in hunters_choice(fight(Enemy.SERVANT), servant_holy="borrowed")
    assert "crucifix" not in hunters_choice(fight(Enemy.AGENT), servant_holy="borrowed")


def test_c3_2_only_holy_items_and_agents_have_no_row() -> None:
    missing = {(hunter, enemy) for hunter in HUNTER_CARDS for enemy in Tactic if not can_meet(hunter, enemy)}
    assert len(missing) == 15
    assert {hunter for hunter, _ in missing} == HOLY_ITEMS
    assert {enemy for _, enemy in missing} == set(AGENT_CARDS[Encounter.ASSASSIN])


@pytest.mark.parametrize("card", HUNTER_CARDS)
def test_c3_5_a_hunters_card_is_not_chosen_twice_in_a_row(card: Item) -> None:
    found = fight(before=with_number(NO_CHOICES, 0, card))
    assert card.name.lower() not in hunters_choice(found).split()
    assert len(hunters_choice(found).split()) == len(HUNTER_CARDS) - 1
    other = fight(before=with_number(NO_CHOICES, 1, card))
    assert len(hunters_choice(other).split()) == len(HUNTER_CARDS)


def test_c3_5_a_second_copy_is_the_same_card() -> None:
    found = fight(before=with_number(NO_CHOICES, 0, Item.KNIFE))
    assert hunters_choice(found, (Item.KNIFE, Item.KNIFE)) == "punch dodge escape"


def test_c3_6_an_option_bars_the_hunters_dodge_from_the_first_round() -> None:
    assert hunters_choice(fight(number=1), ()) == "punch dodge escape"
    assert hunters_choice(fight(number=1), (), hunter_dodge="barred") == "punch escape"
    assert hunters_choice(fight(number=2), (), hunter_dodge="barred") == "punch dodge escape"


# -------------------------------------------------------------------------------- the enemy


def test_c3_3_dracula_has_three_cards_by_day_and_eight_by_night() -> None:
    assert names(dracula_cards(night=False)) == "claws dodge escape_man"
    assert len(dracula_cards(night=True)) == 8
    assert not set(dracula_cards(night=True)) & set(AGENT_CARDS[Encounter.ASSASSIN])


def test_c10_1_the_vampire_of_vampire_lair_has_no_escapes_unless_an_option_gives_them() -> None:
    assert names(vampire_cards(night=False, escapes=False)) == "claws dodge"
    assert names(vampire_cards(night=True, escapes=False)) == "claws dodge fangs mesmerize strength"
    for night in (False, True):
        assert vampire_cards(night=night, escapes=True) == dracula_cards(night=night)


def test_s5_5_by_day_the_servant_has_punch_dodge_escape_and_his_weapons() -> None:
    assert names(servant_cards(0, night=False)) == "escape_man agent_punch agent_dodge"
    assert (
        names(servant_cards(2, night=False)) == "escape_man agent_punch agent_dodge agent_knife agent_rifle"
    )


def test_s5_6_by_night_claws_replace_punch_and_the_rifle_is_set_aside() -> None:
    assert names(servant_cards(3, night=True)) == "claws escape_man agent_dodge agent_knife agent_pistol"


@pytest.mark.parametrize("card", Tactic)
def test_c3_5_the_enemys_card_is_not_chosen_twice_in_a_row(card: Tactic) -> None:
    found = fight(cards=tuple(Tactic), before_enemy=card)
    assert card.name.lower() not in enemys_choice(found).split()
    assert len(enemys_choice(found).split()) == len(Tactic) - 1


def test_c3_6_the_enemys_dodge_is_barred_from_the_first_round_unless_an_option_allows_it() -> None:
    assert enemys_choice(fight(Enemy.AGENT, 1)) == "agent_punch"
    assert enemys_choice(fight(Enemy.AGENT, 2)) == "agent_punch agent_dodge"
    assert enemys_choice(fight(Enemy.AGENT, 1), enemy_dodge="allowed") == "agent_punch agent_dodge"
    assert "dodge" not in enemys_choice(fight(number=1)).split()


def test_c3_7_after_repel_dracula_dodges_or_escapes() -> None:
    found = fight(repelled=True)
    assert enemys_choice(found) == "dodge escape_man escape_bat escape_mist"
    assert enemys_choice(found, repel="claws") == "claws dodge escape_man escape_bat escape_mist"


def test_s5_7_after_repel_the_servant_dodges_or_escapes() -> None:
    found = fight(Enemy.SERVANT, cards=servant_cards(3, night=True), repelled=True)
    assert enemys_choice(found) == "escape_man agent_dodge"


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_c3_8_garlic_and_rage_bar_escapes_in_the_first_three_rounds(number: int) -> None:
    escapes = "escape" in enemys_choice(fight(number=number, no_escape=3))
    assert escapes == (number == 4)


@pytest.mark.parametrize(("blood", "affordable"), [(1, False), (2, False), (3, True), (15, True)])
def test_c3_9_sister_agatha_bars_cards_that_dracula_cannot_pay_for(blood: int, affordable: bool) -> None:
    free = {name.lower() for name in enemys_choice(fight(), blood, agatha=True).split()}
    costly = {card.name.lower() for card in COSTLY}
    assert costly <= free if affordable else not costly & free
    assert costly <= set(enemys_choice(fight(), blood).split())


def test_c3_9_sister_agatha_does_not_concern_other_vampires() -> None:
    assert "fangs" in enemys_choice(fight(Enemy.NEW_VAMPIRE), 1, agatha=True)


def test_c3_10_without_another_card_the_same_one_is_chosen_again() -> None:
    corner = fight(cards=dracula_cards(night=False), repelled=True, no_escape=3, before_enemy=Tactic.DODGE)
    assert enemys_choice(corner) == "dodge"


def test_c3_10_then_repel_is_ignored() -> None:
    only_attacks = fight(cards=(Tactic.CLAWS, Tactic.ESCAPE_MAN), repelled=True, no_escape=3)
    assert enemys_choice(only_attacks) == "claws"


def test_c3_10_then_everything_else() -> None:
    assert enemys_choice(fight(cards=(Tactic.ESCAPE_MAN,), number=1, no_escape=3)) == "escape_man"


@given(
    enemy=st.sampled_from(Enemy),
    night=st.booleans(),
    number=st.integers(1, 6),
    before=st.sampled_from([NONE, *Tactic]),
    own=st.sampled_from([NONE, *HUNTER_CARDS]),
    repelled=st.booleans(),
    no_escape=st.sampled_from([0, 3]),
    blood=st.integers(1, 15),
    agatha=st.booleans(),
    held=st.lists(st.sampled_from(ITEMS), max_size=4),
    hunter_dodge=st.sampled_from(["allowed", "barred"]),
    enemy_dodge=st.sampled_from(["allowed", "barred"]),
)
def test_c3_10_both_sides_always_have_a_card_and_only_their_own(
    enemy: int,
    night: bool,
    number: int,
    before: int,
    own: int,
    repelled: bool,
    no_escape: int,
    blood: int,
    agatha: bool,
    held: list[Item],
    hunter_dodge: str,
    enemy_dodge: str,
) -> None:
    cards = {
        Enemy.DRACULA: dracula_cards(night=night),
        Enemy.AGENT: AGENT_CARDS[Encounter.ASSASSIN],
        Enemy.NEW_VAMPIRE: vampire_cards(night=night, escapes=False),
        Enemy.SERVANT: servant_cards(1, night=night),
    }[Enemy(enemy)]
    options = SimpleNamespace(**{**DEFAULTS, "hunter_dodge": hunter_dodge, "enemy_dodge": enemy_dodge})
    found = Fight(
        (0,), enemy, cards, round=number, before=with_number(NO_CHOICES, 0, own), before_enemy=before,
        repelled=repelled, no_escape=no_escape,
    )  # fmt: skip
    theirs, ours = enemy_cards(found, blood, options, agatha=agatha), hunter_cards(found, 0, held, options)
    assert theirs
    assert set(theirs) <= set(cards)
    assert set(ours) <= {Item.PUNCH, Item.DODGE, Item.ESCAPE, *held} - {own}
    assert len(ours) >= (1 if hunter_dodge == "barred" and number == 1 else 2)
    if enemy in (Enemy.DRACULA, Enemy.AGENT):
        assert all(can_meet(mine, card) for mine in ours for card in theirs)


def test_c3_6_by_day_garlic_leaves_dracula_claws_and_dodge_in_turn() -> None:
    """Read by the letter, Garlic by day forces Claws, Dodge, Claws."""
    played: list[str] = []
    before = NONE
    for number in (1, 2, 3):
        found = fight(cards=dracula_cards(night=False), number=number, no_escape=3, before_enemy=before)
        free = enemys_choice(found).split()
        assert len(free) == 1
        before = Tactic[free[0].upper()]
        played += free
    assert played == ["claws", "dodge", "claws"]
    assert not ESCAPES & DODGES
