"""Item cards and basic combat cards in combat."""

from __future__ import annotations

import pytest

from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury3.boxes import BOXES
from furyqt.rules.fury3.catalog import ITEMS
from furyqt.rules.fury3.decks import (
    BANNERED,
    BASIC,
    DISCARD,
    HAND,
    NONE,
    WEAPONS,
    Combat,
    Deck,
    Encounter,
    Item,
)
from furyqt.rules.fury3.events import (
    CancelReason,
    CardMoved,
    CardShown,
    Cause,
    CombatLeft,
    CounterCanceled,
    HunterBitten,
    VampireHurt,
)
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.card_effects import HunterCardEffect
from furyqt.rules.fury3.tables import GODALMING, HUNTERS, MINA, SEWARD
from tests.rules.fury3.duels import battle, damage, fight_of, play_round, vampire_fight
from tests.rules.fury3.scenes import do, events_of, pending, tokens

FANGS_HAND = ("fangs", "fangs", "claws", "mesmerize", "strength")


def is_combat_over(state: Fury3State) -> bool:
    """Return whether the combat has ended and the hunters take their actions."""
    return state.fight is None and pending(state) == "HunterAction" and state.table == ()


def armed(*items: str, **position: object) -> Fury3State:
    """Return a combat of Mina, with these items, against Dracula."""
    return battle("mina", items={"mina": list(items)}, hand=FANGS_HAND, **position)


# ---------------------------------------------------------------------------------------------------- weapons


@pytest.mark.parametrize(("card", "amount"), [("rifle", 2), ("pistol", 2), ("knife", 3)])
def test_r10_10_weapons_hurt_and_are_kept(card: str, amount: int) -> None:
    state = play_round(armed(card, part="dawn"), "fangs" if card != "knife" else "claws", card)
    assert damage(state) == {"mina": 2, "dracula": amount}
    assert state.hunters[MINA].items == (Item[card.upper()],)
    assert pending(state) == "StrikeChoice"


def test_item_rifle__does_two_damage_and_one_less_when_mesmerized() -> None:
    assert damage(play_round(armed("rifle"), "fangs", "rifle"))["dracula"] == 2
    state = play_round(armed("rifle", part="dawn"), "mesmerize", "dodge")
    assert damage(play_round(state, "fangs", "rifle"))["dracula"] == 1


def test_item_pistol__does_two_damage_and_one_less_when_mesmerized() -> None:
    assert damage(play_round(armed("pistol"), "fangs", "pistol"))["dracula"] == 2
    state = play_round(armed("pistol", part="dawn"), "mesmerize", "dodge")
    assert damage(play_round(state, "fangs", "pistol"))["dracula"] == 1


def test_item_pistol__cancels_claws() -> None:
    assert damage(play_round(armed("pistol"), "claws", "pistol")) == {"dracula": 2}


def test_item_knife__does_three_damage_and_cancels_fangs() -> None:
    assert damage(play_round(armed("knife"), "fangs", "knife")) == {"dracula": 3}
    assert damage(play_round(armed("knife"), "claws", "knife")) == {"mina": 4, "dracula": 3}


def test_item_knife__hurts_a_vampire_encounter() -> None:
    state = vampire_fight("mina", items={"mina": ["knife"]}, card="reckless_vampire")
    state = play_round(state, "fangs", "knife")
    assert events_of(state, VampireHurt) == [VampireHurt(Encounter.RECKLESS_VAMPIRE, 3, Cause.STRIKE, MINA)]
    assert damage(state) == {}


# --------------------------------------------------------------------------------------------------- Crucifix


@pytest.mark.parametrize(
    ("counter", "hurt"), [("fangs", 3), ("mesmerize", 3), ("claws", 0), ("escape_as_mist", 0)]
)
def test_item_crucifix__hurts_only_if_it_canceled_fangs_or_mesmerize(counter: str, hurt: int) -> None:
    hand = ("fangs", "mesmerize", "claws", "escape_as_mist", "strength")
    state = battle("mina", items={"mina": ["crucifix"]}, hand=hand, despair=3)
    state = play_round(state, counter, "crucifix")
    assert damage(state).get("dracula", 0) == hurt
    assert state.hunters[MINA].items == (Item.CRUCIFIX,)


def test_item_crucifix__does_nothing_for_a_hunter_who_is_not_engaged() -> None:
    state = battle("godalming", "mina", items={"mina": ["crucifix"]}, hand=FANGS_HAND)
    state = play_round(state, "fangs", "dodge", "crucifix", engaged="godalming")
    assert events_of(state, CounterCanceled) == [CounterCanceled(Combat.FANGS, CancelReason.ICON)]
    assert damage(state) == {}


# ----------------------------------------------------------------------------------------------------- Garlic


@pytest.mark.parametrize(("counter", "hurt"), [("fangs", 2), ("claws", 2), ("strength", 0)])
def test_item_garlic__hurts_if_fangs_or_claws_were_played(counter: str, hurt: int) -> None:
    state = play_round(armed("garlic"), counter, "garlic")
    assert damage(state).get("dracula", 0) == hurt


def test_item_garlic__needs_its_hunter_to_be_engaged() -> None:
    state = battle("godalming", "mina", items={"mina": ["garlic"]}, hand=FANGS_HAND)
    state = play_round(state, "fangs", "escape", "garlic", engaged="godalming")
    assert damage(state) == {"godalming": 2}


# ---------------------------------------------------------------------------------------------- Heavenly Host


def test_item_heavenly_host__does_four_damage_and_is_discarded() -> None:
    state = play_round(armed("heavenly_host"), "claws", "heavenly_host")
    assert damage(state) == {"mina": 4, "dracula": 4}
    assert (state.hunters[MINA].items, state.item_discard) == ((), (Item.HEAVENLY_HOST,))


def test_item_heavenly_host__hurts_the_engaged_hunter_after_fangs() -> None:
    state = battle("seward", "mina", items={"seward": ["heavenly_host"]}, hand=FANGS_HAND)
    state = play_round(state, "fangs", "heavenly_host", "punch", engaged="seward")
    assert events_of(state, HunterBitten) == [HunterBitten(SEWARD, Cause.STRIKE)]
    assert events_of(state, CombatLeft) == [CombatLeft(SEWARD)]
    assert damage(state) == {"seward": 2, "dracula": 1}
    assert state.item_discard == (Item.HEAVENLY_HOST,)


def test_item_heavenly_host__hurts_dracula_if_another_hunter_is_engaged() -> None:
    state = battle("seward", "mina", items={"seward": ["heavenly_host"]}, hand=FANGS_HAND)
    state = play_round(state, "fangs", "heavenly_host", "escape", engaged="mina")
    assert damage(state) == {"mina": 2, "dracula": 4}


# ------------------------------------------------------------------------------------------------ Holy Circle


def test_item_holy_circle__allows_one_or_more_hunters_to_leave() -> None:
    items = {"seward": ["holy_circle"]}
    state = battle("godalming", "seward", "mina", items=items)
    state = play_round(state, "claws", "punch", "holy_circle", "dodge", engaged="seward")
    assert events_of(state, CounterCanceled) == [CounterCanceled(Combat.CLAWS, CancelReason.ICON)]
    assert (pending(state), player_to_move(state)) == ("CircleChoice", HUNTERS)
    assert tokens(state) == ["godalming", "seward", "mina"], "at least one"
    state = do(state, "seward")
    assert tokens(state) == ["done", "mina"], "in activation order"
    one = do(state, "done")
    assert fight_of(one).hunters == (GODALMING, MINA)
    two = do(state, "mina")
    assert fight_of(two).hunters == (GODALMING,)
    assert events_of(two, CombatLeft) == [CombatLeft(SEWARD, SEWARD), CombatLeft(MINA, SEWARD)]
    assert two.item_discard == (Item.HOLY_CIRCLE,)


def test_item_holy_circle__may_end_the_combat() -> None:
    state = battle("seward", "mina", items={"seward": ["holy_circle"]})
    state = play_round(state, "claws", "holy_circle", "dodge", engaged="seward")
    assert is_combat_over(do(state, "seward", "mina"))


def test_item_holy_circle__a_single_hunter_leaves_without_a_prompt() -> None:
    assert is_combat_over(play_round(armed("holy_circle"), "claws", "holy_circle"))


# ---------------------------------------------------------------------------------------------- Garlic Wreath


def wreathed(*hunters: str, **position: object) -> Fury3State:
    """Return a combat in which Mina uses Garlic Wreath."""
    items = {"mina": ["garlic_wreath"]}
    state = battle(*hunters or ("mina",), items=items, hand=FANGS_HAND, **position)
    assert (pending(state), tokens(state)) == ("WreathChoice", ["pass", "item:garlic_wreath"])
    return do(state, "item:garlic_wreath")


def test_item_garlic_wreath__answers_damage_from_fangs() -> None:
    state = play_round(wreathed(), "fangs", "punch")
    assert events_of(state, CardShown)[0] == CardShown(Deck.ITEM, Item.GARLIC_WREATH, HAND[MINA])
    assert damage(state) == {"mina": 2, "dracula": 5}
    state = play_round(state, "fangs", "escape")
    assert damage(state) == {"mina": 4, "dracula": 7}, "each time; Dracula had recovered 2"
    assert state.item_discard == (Item.GARLIC_WREATH,)
    assert is_combat_over(state)


def test_item_garlic_wreath__does_not_answer_other_damage_or_other_hunters() -> None:
    assert damage(play_round(wreathed(part="dawn"), "strength", "punch")) == {"mina": 2}
    state = play_round(wreathed("godalming", "mina"), "fangs", "punch", "punch", engaged="godalming")
    assert damage(state) == {"godalming": 2, "dracula": 2}


def test_item_garlic_wreath__does_not_answer_a_bite_or_canceled_fangs() -> None:
    state = play_round(wreathed(), "mesmerize", "dodge")
    state = play_round(state, "fangs", "punch")
    assert damage(state) == {}
    assert damage(play_round(wreathed(), "fangs", "dodge")) == {}


def test_item_garlic_wreath__answers_even_the_damage_that_defeats() -> None:
    state = play_round(wreathed(sheets={"mina": {"damage": 7}}), "fangs", "punch")
    assert damage(state) == {"mina": 9, "dracula": 4}
    assert state.item_discard == (Item.GARLIC_WREATH,)
    assert is_combat_over(state)


def test_item_garlic_wreath__does_not_answer_prevented_damage() -> None:
    state = wreathed(sheets={"mina": {"damage": 7}}, events={"seward": ["great_strength"]})
    state = do(play_round(state, "fangs", "punch"), "seward>great_strength")
    assert damage(state) == {"mina": 7, "dracula": 1}


def test_item_garlic_wreath__a_second_one_stays_in_the_hand() -> None:
    state = battle("mina", items={"mina": ["garlic_wreath", "garlic_wreath"]}, hand=FANGS_HAND)
    state = do(state, "item:garlic_wreath")
    assert pending(state) == "StrikeChoice"
    state = play_round(state, "fangs", "escape")
    assert damage(state) == {"mina": 2, "dracula": 4}
    assert state.hunters[MINA].items == (Item.GARLIC_WREATH,)


def test_item_garlic_wreath__is_lost_to_claws_against_its_hunter() -> None:
    state = play_round(wreathed(), "claws", "punch")
    assert state.item_discard == (Item.GARLIC_WREATH,)
    assert damage(play_round(state, "fangs", "escape")) == {"mina": 6}


def test_item_garlic_wreath__is_lost_to_the_second_blow_of_claws() -> None:
    state = play_round(wreathed("godalming", "mina"), "claws", "punch", "punch", engaged="godalming")
    assert state.item_discard == ()
    assert do(state, "mina").item_discard == (Item.GARLIC_WREATH,)
    assert do(state, "godalming").item_discard == ()


def test_item_garlic_wreath__need_not_be_revealed() -> None:
    state = battle("mina", items={"mina": ["garlic_wreath"]}, hand=FANGS_HAND)
    state = play_round(do(state, "pass"), "fangs", "escape")
    assert damage(state) == {"mina": 2}
    assert state.hunters[MINA].items == (Item.GARLIC_WREATH,)


def test_item_garlic_wreath__may_defeat_a_vampire() -> None:
    state = vampire_fight("mina", card="reckless_vampire", damage=2, items={"mina": ["garlic_wreath"]})
    state = play_round(do(state, "item:garlic_wreath"), "fangs", "escape")
    assert state.encounter_discard == (Encounter.RECKLESS_VAMPIRE,)
    assert state.fight is None


# ----------------------------------------------------------------------------------------------- Holy Bullets


@pytest.mark.parametrize("weapon", ["rifle", "pistol"])
def test_item_holy_bullets__add_three_damage_to_rifle_and_pistol(weapon: str) -> None:
    state = play_round(armed(weapon, "holy_bullets"), "fangs", weapon)
    assert (pending(state), tokens(state)) == ("BulletsChoice", ["pass", "item:holy_bullets"])
    assert damage(do(state, "pass"))["dracula"] == 2
    state = do(state, "item:holy_bullets")
    assert damage(state)["dracula"] == 5
    assert state.item_discard == (Item.HOLY_BULLETS,)
    assert pending(state) == "StrikeChoice"


def test_item_holy_bullets__do_not_work_with_a_knife_or_a_canceled_weapon() -> None:
    assert pending(play_round(armed("knife", "holy_bullets"), "fangs", "knife")) == "StrikeChoice"
    assert pending(play_round(armed("rifle", "holy_bullets"), "strength", "rifle")) == "StrikeChoice"


def test_item_holy_bullets__can_be_used_once_per_combat() -> None:
    items = {"mina": ["pistol", "holy_bullets"], "seward": ["rifle", "holy_bullets"]}
    state = battle("seward", "mina", items=items, hand=FANGS_HAND)
    state = play_round(state, "fangs", "rifle", "pistol", engaged="seward")
    state = do(state, "item:holy_bullets")
    assert pending(state) == "StrikeChoice"
    assert damage(state) == {"seward": 2, "dracula": 7}
    assert state.hunters[MINA].items == (Item.PISTOL, Item.HOLY_BULLETS)


def test_item_holy_bullets__are_not_weakened_by_mesmerize() -> None:
    state = play_round(armed("pistol", "holy_bullets", part="dawn"), "mesmerize", "dodge")
    state = do(play_round(state, "fangs", "pistol"), "item:holy_bullets")
    assert damage(state)["dracula"] == 4


def test_item_holy_bullets__are_not_offered_when_the_vampire_is_defeated() -> None:
    items = {"mina": ["pistol", "holy_bullets"]}
    state = play_round(vampire_fight("mina", damage=4, items=items), "claws", "pistol")
    assert state.fight is None
    assert state.hunters[MINA].items == (Item.PISTOL, Item.HOLY_BULLETS)


# -------------------------------------------------------------------------------------------- the basic three


def test_item_punch__does_one_damage() -> None:
    assert damage(play_round(armed(), "claws", "punch")) == {"mina": 4, "dracula": 1}


def test_item_dodge__has_no_effect() -> None:
    state = play_round(armed(), "claws", "dodge")
    assert (damage(state), fight_of(state).hunters) == ({}, (MINA,))


def test_item_escape__leaves_the_combat() -> None:
    state = play_round(armed(), "strength", "escape")
    assert events_of(state, CombatLeft) == [CombatLeft(MINA, MINA)]
    assert damage(state) == {}
    assert is_combat_over(state)


def test_r1_4_basic_cards_do_not_run_out() -> None:
    state = battle("godalming", "seward", "helsing", "mina")
    for _ in range(4):
        assert tokens(state) == ["!punch", "!dodge", "!escape"]
        state = do(state, "!punch")


# ------------------------------------------------------------------------------------------- without a banner


@pytest.mark.parametrize("card", sorted(set(Item) - BANNERED))
def test_r10_4_1_cards_without_a_banner_cannot_be_chosen(card: Item) -> None:
    state = armed(card.name.lower())
    state = do(state, "pass") if pending(state) == "WreathChoice" else state
    assert tokens(state) == ["!punch", "!dodge", "!escape"]


@pytest.mark.parametrize("card", [Item.DOGS, Item.STAKE, Item.FAST_HORSES])
def test_r10_3_items_without_a_banner_are_not_combat_cards(card: Item) -> None:
    state = armed(card.name.lower())
    before = state.clone()
    ITEMS[card].effect(state, HunterCardEffect(MINA))
    assert state == before
    assert damage(play_round(state, "claws", "punch")) == {"mina": 4, "dracula": 1}


def test_r10_4_4_banners_weapons_and_basic_cards() -> None:
    assert frozenset(Item) - BANNERED == {
        *(Item.GARLIC_WREATH, Item.HOLY_BULLETS, Item.DOGS, Item.STAKE, Item.FAST_HORSES)
    }
    assert WEAPONS <= BANNERED
    assert set(BASIC) <= BANNERED
    assert sum(BOXES[""].copies[Deck.ITEM]) == 38
    assert [card.number for card in ITEMS] == list(Item)


def test_r10_10_discards_are_reported() -> None:
    state = play_round(armed("heavenly_host"), "claws", "heavenly_host")
    moved = [event for event in events_of(state, CardMoved) if event.deck == Deck.ITEM]
    assert moved == [CardMoved(Deck.ITEM, Item.HEAVENLY_HOST, HAND[MINA], DISCARD)]
    assert fight_of(state).before[MINA] == NONE
