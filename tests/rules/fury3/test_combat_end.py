"""The end of a combat and its aftermath (R10.5-R10.7, R10.10-R10.15, R14.7)."""

from __future__ import annotations

import pytest

from furyqt.rules.fury3.decks import Combat, EventCard, Item
from furyqt.rules.fury3.events import (
    CancelReason,
    CombatEnded,
    CombatLeft,
    CounterCanceled,
    DraculaVanished,
)
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import DRACULA, GODALMING, HUNTERS, MINA, SEWARD
from tests.rules.fury3.duels import (
    ESCAPE_HAND,
    battle,
    damage,
    fight_of,
    is_combat_over,
    play_round,
    vampire_fight,
)
from tests.rules.fury3.scenes import at, do, events_of, tokens

# --------------------------------------------------------------------------------------------------- the end


def five_rounds() -> Fury3State:
    """Return a combat in which nothing has happened when Dracula's sixth card is due."""
    hand, draws = ("claws", "strength", "strength", "plotting", "plotting"), ("fangs", "fangs")
    state = battle("mina", hand=hand, draws=draws)
    played = (("strength", "dodge"), ("plotting", "punch"))
    for counter, strike in (*played, *played, ("fangs", "dodge")):
        state = play_round(state, counter, strike)
        assert state.fight is not None
    return state


def test_r10_5_six_cards_of_dracula_end_the_combat() -> None:
    state = play_round(five_rounds(), "fangs", "punch")
    assert events_of(state, CombatEnded)
    assert damage(state) == {"mina": 2, "dracula": 1}
    assert is_combat_over(state)


def test_r10_5_it_ends_when_every_hunter_has_left() -> None:
    state = play_round(battle("godalming", "mina"), "claws", "escape", "escape", engaged="mina")
    state = do(state, "mina")
    assert events_of(state, CombatLeft) == [CombatLeft(MINA, MINA), CombatLeft(GODALMING, GODALMING)]
    assert is_combat_over(state)


def test_r10_5_it_goes_on_while_a_hunter_is_in_it() -> None:
    state = play_round(battle("godalming", "mina", part="dawn"), "claws", "punch", "escape", engaged="mina")
    assert fight_of(state).hunters == (GODALMING,)
    assert tokens(state) == ["!dodge", "!escape"]


def test_r10_5_it_ends_with_the_hunters_victory() -> None:
    state = play_round(battle("mina", damage=14), "plotting", "punch")
    assert (state.winner, state.agenda) == (HUNTERS, ())


def test_r10_5_it_ends_with_draculas_victory() -> None:
    state = play_round(battle("mina", influence=11, sheets={"mina": {"damage": 8}}), "claws", "punch")
    assert (state.winner, state.agenda) == (DRACULA, ())
    assert state.damage == 0, "nothing is resolved after the end"


def test_r10_5_it_ends_with_an_escape_card_before_the_hunters_cards() -> None:
    state = play_round(battle("mina", hand=ESCAPE_HAND), "claws", "punch")
    state = play_round(state, "escape_as_mist", "dodge")
    assert is_combat_over(state)


def test_r10_6_a_bitten_hunter_leaves_the_combat() -> None:
    hand = ("mesmerize", "fangs", "fangs", "claws", "claws")
    state = battle("godalming", "seward", hand=hand)
    state = play_round(state, "mesmerize", "dodge", "dodge", engaged="seward")
    state = play_round(state, "fangs", "escape", "punch", engaged="seward")
    assert state.hunters[SEWARD].bites == 1
    assert damage(state) == {}, "Seward's punch is not resolved"
    assert events_of(state, CombatLeft) == [CombatLeft(SEWARD), CombatLeft(GODALMING, GODALMING)]
    assert is_combat_over(state)


def test_r10_6_a_defeated_hunter_leaves_the_combat() -> None:
    state = battle("godalming", "seward", sheets={"seward": {"damage": 8}})
    state = play_round(state, "claws", "escape", "punch", engaged="seward")
    assert state.hunters[SEWARD].defeated
    assert damage(state) == {"godalming": 2, "seward": 9}, "the second blow falls on who is left"


@pytest.mark.parametrize(("despair", "first"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_ability_pride__an_escape_resolves_from_round_d_plus_two(despair: int, first: int) -> None:
    hand = ("escape_as_mist", "plotting", "plotting", "claws", "strength")
    for escape_round in (first - 1, first):
        state = battle("godalming", hand=hand, draws=("strength", "fangs", "fangs"), despair=despair)
        filler = iter(
            (("strength", "dodge"), ("plotting", "punch"), ("strength", "dodge"), ("plotting", "punch"))
        )
        for _ in range(escape_round - 1):
            state = play_round(state, *next(filler))
        strike = "escape" if escape_round == 1 else "dodge" if "!dodge" in tokens(state) else "punch"
        state = play_round(state, "escape_as_mist", strike)
        if escape_round < first:
            assert Combat.ESCAPE_AS_MIST in [event.combat for event in events_of(state, CounterCanceled)]
        else:
            assert is_combat_over(state)


def test_r10_7_an_escape_without_effect_counts_as_played() -> None:
    state = play_round(battle("mina", hand=ESCAPE_HAND), "escape_as_mist", "punch")
    assert events_of(state, CounterCanceled) == [CounterCanceled(Combat.ESCAPE_AS_MIST, CancelReason.PRIDE)]
    assert fight_of(state).played == (Combat.ESCAPE_AS_MIST,)
    assert damage(state) == {"dracula": 1}


def test_r10_10_items_are_kept() -> None:
    state = battle("mina", part="dawn", items={"mina": ["knife"]})
    state = play_round(play_round(state, "claws", "knife"), "plotting", "escape")
    assert state.hunters[MINA].items == (Item.KNIFE,)


def test_r10_11_the_cards_are_removed_after_the_combat() -> None:
    state = play_round(battle("mina", part="dawn", items={"mina": ["knife"]}), "claws", "escape")
    assert state.fight is None
    assert state.hunters[MINA].items == (Item.KNIFE,), "no basic card stays in the hand"
    again = battle("mina")
    assert len((*fight_of(again).hand, *fight_of(again).deck)) == 13


def test_r10_13_after_the_combat_dracula_is_still_there_and_revealed() -> None:
    state = play_round(
        play_round(battle("mina", hand=ESCAPE_HAND), "claws", "punch"), "escape_as_mist", "dodge"
    )
    assert state.revealed
    assert state.trail[0] is not None
    assert state.trail[0].place == at("prague")
    assert not events_of(state, DraculaVanished)


def test_r10_15_the_combat_ends_if_all_leave_with_draculas_last_card() -> None:
    state = play_round(five_rounds(), "claws", "escape")
    assert damage(state) == {"mina": 4, "dracula": 2}
    assert len(events_of(state, CombatEnded)) == 1
    assert is_combat_over(state)


def test_r14_7_if_both_sides_win_the_hunters_win() -> None:
    """A vampire that ambushed plays Fangs: Sister Agatha's damage and the influence come at the same time."""
    position = {"card": "reckless_vampire", "ambush": True, "influence": 12}
    state = vampire_fight("mina", **position, damage=0, hunter_ally=EventCard.SISTER_AGATHA)
    state.damage = 13
    state = play_round(state, "fangs", "punch")
    assert (state.winner, state.damage, state.influence) == (HUNTERS, 15, 12)
