"""Combat: who fights, the rounds, the end (R10, and what other rules say of it)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from furyqt.rules.core.agenda import player_to_move, settle
from furyqt.rules.fury3.decks import NONE, Combat, Encounter, Event, Item
from furyqt.rules.fury3.events import (
    CombatBegan,
    CombatEnded,
    CombatLeft,
    CombatRefused,
    CombatRevealed,
    CounterCanceled,
    DraculaVanished,
    HunterEngaged,
    InfluenceChanged,
    StrikeCanceled,
    TrailSlid,
    VampireHurt,
)
from furyqt.rules.fury3.moments import Lasting
from furyqt.rules.fury3.state import State
from furyqt.rules.fury3.steps.preparation import combat_cards
from furyqt.rules.fury3.tables import DRACULA, GODALMING, HUNTERS, MINA, SEWARD
from tests.rules.fury3.duels import battle, clash, damage, fight_of, vampire_fight
from tests.rules.fury3.scenes import at, do, pending, scene, tokens, told

PLOT = ("plotting", "plotting", "claws", "claws", "fangs")
MIST = ("escape_as_mist", "escape_as_bat", "escape_as_bat", "claws", "fangs")


def over(state: State) -> bool:
    """Whether the combat is over and the hunters take their actions."""
    return state.fight is None and pending(state) == "HunterAction" and state.table == ()


# ------------------------------------------------------------------------------------------------ who fights


def test_r10_1_all_hunters_in_draculas_city_fight() -> None:
    state = battle("godalming", "mina")
    assert fight_of(state).hunters == (GODALMING, MINA)
    assert told(state, CombatBegan) == [CombatBegan(0b1001, NONE)]
    assert player_to_move(state) == HUNTERS


def test_r10_1_no_combat_without_a_hunter_in_his_city() -> None:
    assert over(scene("dusk", trail=("prague",)))


def test_r10_1_none_at_sea() -> None:
    state = scene("dusk", places={"mina": "adriatic_sea"}, trail=("adriatic_sea",))
    assert state.fight is None
    assert not told(state, CombatBegan)


def test_r10_1_not_where_dracula_was_before() -> None:
    assert over(scene("dusk", places={"mina": "vienna"}, trail=("prague", "vienna!")))


def test_r3_2_6_combat_at_dawn_counts_as_day() -> None:
    state = clash(battle("mina", part="dawn"), "claws", "punch")
    assert damage(state) == {"mina": 2, "dracula": 1}


def test_r3_4_combat_at_dusk_counts_as_night() -> None:
    state = clash(battle("mina", part="dusk"), "claws", "punch")
    assert damage(state) == {"mina": 4, "dracula": 1}


def test_r10_1_defeated_hunters_do_not_count() -> None:
    state = scene("dusk", places={"mina": "prague"}, trail=("prague!",), sheets={"mina": {"defeated": True}})
    assert over(state)


def test_r11_9_a_hunter_in_a_hospital_is_not_in_its_city() -> None:
    assert over(scene("dusk", places={"mina": "HB"}, trail=("budapest!",)))


def test_r9_4_dracula_may_refuse_a_combat_in_fog() -> None:
    state = scene("dusk", places={"mina": "prague"}, trail=("prague!",), fog=(at("prague"),))
    assert (pending(state), player_to_move(state), tokens(state)) == ("RefuseChoice", DRACULA, ["yes", "no"])
    refused = do(state, "yes")
    assert told(refused, CombatRefused)
    assert over(refused)
    assert fight_of(do(state, "no")).hunters == (MINA,)


def test_r9_4_fog_elsewhere_lets_him_no_choice() -> None:
    state = scene("dusk", places={"mina": "prague"}, trail=("prague!",), fog=(at("vienna"),))
    assert pending(state) == "StrikeChoice"


def test_r10_2_three_basic_cards_and_five_of_draculas() -> None:
    state = battle("mina", hand=("fangs", "claws", "claws", "strength", "strength"))
    assert tokens(state) == ["!punch", "!dodge", "!escape"]
    fight = fight_of(state)
    assert len(fight.hand) == 5
    assert sorted((*fight.hand, *fight.deck)) == list(combat_cards(state))
    assert len(combat_cards(state)) == 13


def test_r10_2_the_deck_is_shuffled() -> None:
    hands = set()
    for seed in range(8):
        state = scene("dusk", places={"mina": "prague"}, trail=("prague!",), chance=seed)
        hands.add(fight_of(state).hand)
    assert len(hands) > 4


def test_r10_2_escape_as_bat_on_the_trail_is_not_in_the_deck() -> None:
    state = scene("dusk", places={"mina": "prague"}, trail=("prague!", "vienna"), started=False)
    vienna = state.trail[1]
    assert vienna is not None
    state.trail = (state.trail[0], replace(vienna, bat=True), *state.trail[2:])
    settle(state)
    fight = fight_of(state)
    assert (*fight.hand, *fight.deck).count(Combat.ESCAPE_AS_BAT) == 1
    assert len(fight.deck) == 7


def test_r10_2_bodyguards_come_before_the_combat() -> None:
    state = scene("dusk", places={"mina": "prague", "seward": "prague"}, trail=("prague!",), bodyguards=2)
    assert (pending(state), player_to_move(state)) == ("BodyguardsChoice", DRACULA)
    assert tokens(state) == ["pass", "seward", "mina"]
    state = do(state, "mina")
    assert damage(state)["mina"] == 4
    assert (state.bodyguards, state.encounter_discard) == (1, (Encounter.SZGANY_BODYGUARDS,))
    assert pending(state) == "BodyguardsChoice"
    state = do(state, "pass")
    assert (pending(state), state.bodyguards) == ("StrikeChoice", 1)


def test_r10_2_no_bodyguards_without_a_combat() -> None:
    assert over(scene("dusk", trail=("prague!",), bodyguards=1))


def test_r10_2_hunters_whom_the_bodyguards_defeat_do_not_fight() -> None:
    state = scene(
        "dusk", places={"mina": "prague"}, trail=("prague!",), bodyguards=1, sheets={"mina": {"damage": 8}}
    )
    state = do(state, "mina")
    assert state.hunters[MINA].defeated
    assert not told(state, CombatBegan)
    assert over(state)


# ------------------------------------------------------------------------------------------------- the start


def test_r10_3_events_and_wreaths_come_before_the_first_choice() -> None:
    events, items = {"seward": ["escape_route"]}, {"mina": ["garlic_wreath"]}
    state = battle("seward", "mina", events=events, items=items)
    assert pending(state) == "WindowChoice"
    state = do(state, "pass")
    assert pending(state) == "WreathChoice"
    state = do(state, "pass")
    assert pending(state) == "StrikeChoice"


def test_r10_3_only_hunters_in_the_combat_play_cards_at_its_start() -> None:
    state = battle("mina", events={"seward": ["escape_route", "planned_ambush", "lucky_find", "heroic_leap"]})
    assert pending(state) == "StrikeChoice"


def test_r9_1_a_revealed_item_is_taken_back_for_the_combat() -> None:
    state = battle("mina", items={"mina": ["pistol", "knife"]}, sheets={"mina": {"shown_item": Item.PISTOL}})
    assert state.hunters[MINA].shown_item == NONE
    state = clash(state, "fangs", "escape")
    assert (pending(state), tokens(state)) == ("ShownChoice", ["item:pistol", "item:knife"])
    state = do(state, "item:knife")
    assert state.hunters[MINA].shown_item == Item.KNIFE
    assert over(state)


def test_r10_12_nocturnal_visit_makes_it_night() -> None:
    state = battle("mina", part="dawn", lasting=(Lasting.NOCTURNAL,))
    assert damage(clash(state, "claws", "punch"))["mina"] == 4
    assert damage(clash(battle("mina", part="dawn"), "claws", "punch"))["mina"] == 2


# ------------------------------------------------------------------------------------------------- the round


def test_r10_4_1_hunters_choose_in_secret_cards_with_a_banner_then_dracula() -> None:
    items = {"mina": ["pistol", "dogs", "holy_bullets"], "seward": ["stake", "garlic_wreath", "fast_horses"]}
    state = battle("seward", "mina", items=items)
    state = do(state, "pass")  # the wreath
    assert (player_to_move(state), tokens(state)) == (HUNTERS, ["!punch", "!dodge", "!escape"])
    state = do(state, "!punch")
    assert tokens(state) == ["!pistol", "!punch", "!dodge", "!escape"]
    state = do(state, "!pistol")
    assert (player_to_move(state), tokens(state)) == (
        DRACULA,
        ["!fangs", "!strength", "!claws", "!mesmerize", "!plotting"],
    )
    assert not told(state, CombatRevealed)
    assert "pistol" not in repr(state.agenda).lower()


def test_r10_4_2_dracula_names_the_engaged_hunter_before_the_reveal() -> None:
    state = clash(battle("godalming", "mina"), "claws", "dodge", "punch")
    assert (pending(state), player_to_move(state)) == ("EngagedChoice", DRACULA)
    assert tokens(state) == ["godalming", "mina"]
    assert not told(state, CombatRevealed)
    state = do(state, "godalming")
    kinds = [type(event) for event in state.told or () if isinstance(event, HunterEngaged | CombatRevealed)]
    assert kinds == [HunterEngaged, CombatRevealed]


def test_r10_4_2_a_single_hunter_is_engaged_unasked() -> None:
    state = clash(battle("mina"), "claws", "punch")
    assert damage(state)["mina"] == 4
    assert not told(state, HunterEngaged)


def test_r10_4_3_all_cards_are_revealed() -> None:
    state = clash(battle("godalming", "mina"), "claws", "dodge", "punch", engaged="mina")
    assert told(state, CombatRevealed) == [
        CombatRevealed((Item.DODGE, NONE, NONE, Item.PUNCH), Combat.CLAWS),
    ]


def test_r10_4_4_an_icon_of_the_engaged_hunter_cancels() -> None:
    state = clash(battle("godalming", "mina"), "strength", "dodge", "punch", engaged="godalming")
    assert told(state, CounterCanceled) == [CounterCanceled(Combat.STRENGTH)]
    assert damage(state) == {"dracula": 1}


def test_r10_4_4_an_icon_of_another_hunter_does_not_cancel() -> None:
    state = clash(battle("godalming", "mina"), "strength", "dodge", "dodge", engaged="mina")
    assert told(state, CounterCanceled)
    state = clash(battle("godalming", "mina"), "strength", "dodge", "punch", engaged="mina")
    assert not told(state, CounterCanceled)
    assert damage(state)["mina"] == 2


def test_r10_4_5_draculas_card_takes_effect_and_mesmerize_and_plotting_stay_faceup() -> None:
    state = battle("mina", hand=("mesmerize", "plotting", "fangs", "claws", "strength"))
    state = do(clash(state, "plotting", "dodge"), "!claws")
    assert fight_of(state).plotting == 1
    state = do(clash(state, "mesmerize", "escape"), "no")
    assert fight_of(state).mesmerized == 1 << MINA
    assert fight_of(state).plotting == 1
    assert fight_of(state).played == (Combat.PLOTTING, Combat.MESMERIZE)


def test_r10_4_6_the_engaged_hunters_card_resolves_first() -> None:
    items = {"godalming": ["holy_circle"], "mina": ["knife"]}
    played = ("claws", "holy_circle", "knife")
    state = do(clash(battle("godalming", "mina", items=items), *played, engaged="mina"), "godalming")
    assert damage(state) == {"godalming": 2, "mina": 2, "dracula": 3}
    assert pending(state) == "CircleChoice", "Mina's knife came first"
    state = clash(battle("godalming", "mina", items=items), *played, engaged="godalming")
    assert damage(state) == {}, "Holy Circle cancels Claws; the knife has to wait for it"
    assert damage(do(state, "mina")) == {}


def test_r10_4_6_the_others_follow_in_activation_order() -> None:
    items = {"seward": ["holy_circle"], "mina": ["knife"]}
    state = battle("godalming", "seward", "mina", items=items)
    state = clash(state, "plotting", "punch", "holy_circle", "knife", engaged="godalming")
    assert pending(state) == "CircleChoice"
    assert damage(state) == {"dracula": 1}


def test_r10_4_6_a_canceled_card_does_not_resolve() -> None:
    state = clash(battle("mina"), "mesmerize", "escape")
    assert told(state, StrikeCanceled) == [StrikeCanceled(MINA, Item.ESCAPE)]
    assert fight_of(state).hunters == (MINA,)


def test_r10_4_7_dracula_draws_one_card_each_round() -> None:
    state = battle("mina", draws=("escape_as_mist", "escape_as_bat"))
    state = clash(state, "claws", "punch")
    assert len(fight_of(state).hand) == 5
    assert Combat.ESCAPE_AS_MIST in fight_of(state).hand
    assert len(fight_of(state).deck) == 7


def test_r10_4_7_no_card_is_played_twice_in_a_row() -> None:
    state = battle("mina", items={"mina": ["pistol"]})
    state = clash(state, "strength", "pistol")
    assert tokens(state) == ["!punch", "!dodge", "!escape"], "the pistol was lost at night"
    state = clash(battle("mina", part="dawn", items={"mina": ["pistol"]}), "strength", "pistol")
    assert tokens(state) == ["!punch", "!dodge", "!escape"]
    state = clash(state, "claws", "dodge")
    assert tokens(state) == ["!pistol", "!punch", "!escape"]


def test_r10_4_7_another_copy_can_be_played() -> None:
    state = clash(battle("mina", items={"mina": ["pistol", "pistol"]}), "claws", "pistol")
    assert tokens(state) == ["!pistol", "!punch", "!dodge", "!escape"]


# --------------------------------------------------------------------------------------------------- the end


def five_rounds() -> State:
    """A combat in which nothing has happened when Dracula's sixth card is due."""
    hand, draws = ("claws", "strength", "strength", "plotting", "plotting"), ("fangs", "fangs")
    state = battle("mina", hand=hand, draws=draws)
    played = (("strength", "dodge"), ("plotting", "punch"))
    for counter, strike in (*played, *played, ("fangs", "dodge")):
        state = clash(state, counter, strike)
        assert state.fight is not None
    return state


def test_r10_5_six_cards_of_dracula_end_the_combat() -> None:
    state = clash(five_rounds(), "fangs", "punch")
    assert told(state, CombatEnded)
    assert damage(state) == {"mina": 2, "dracula": 1}
    assert over(state)


def test_r10_5_it_ends_when_every_hunter_has_left() -> None:
    state = clash(battle("godalming", "mina"), "claws", "escape", "escape", engaged="mina")
    state = do(state, "mina")
    assert told(state, CombatLeft) == [CombatLeft(MINA), CombatLeft(GODALMING)]
    assert over(state)


def test_r10_5_it_goes_on_while_a_hunter_is_in_it() -> None:
    state = clash(battle("godalming", "mina", part="dawn"), "claws", "punch", "escape", engaged="mina")
    assert fight_of(state).hunters == (GODALMING,)
    assert tokens(state) == ["!dodge", "!escape"]


def test_r10_5_it_ends_with_the_hunters_victory() -> None:
    state = clash(battle("mina", damage=14), "plotting", "punch")
    assert (state.winner, state.agenda) == (HUNTERS, ())


def test_r10_5_it_ends_with_draculas_victory() -> None:
    state = clash(battle("mina", influence=11, sheets={"mina": {"damage": 8}}), "claws", "punch")
    assert (state.winner, state.agenda) == (DRACULA, ())
    assert state.damage == 0, "nothing is resolved after the end"


def test_r10_5_it_ends_with_an_escape_card_before_the_hunters_cards() -> None:
    state = clash(battle("mina", hand=MIST), "claws", "punch")
    state = clash(state, "escape_as_mist", "dodge")
    assert over(state)


def test_r10_6_who_is_bitten_takes_no_further_part() -> None:
    hand = ("mesmerize", "fangs", "fangs", "claws", "claws")
    state = battle("godalming", "seward", hand=hand)
    state = clash(state, "mesmerize", "dodge", "dodge", engaged="seward")
    state = clash(state, "fangs", "escape", "punch", engaged="seward")
    assert state.hunters[SEWARD].bites == 1
    assert damage(state) == {}, "Seward's punch is not resolved"
    assert told(state, CombatLeft) == [CombatLeft(SEWARD), CombatLeft(GODALMING)]
    assert over(state)


def test_r10_6_who_is_defeated_takes_no_further_part() -> None:
    state = battle("godalming", "seward", sheets={"seward": {"damage": 8}})
    state = clash(state, "claws", "escape", "punch", engaged="seward")
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
            state = clash(state, *next(filler))
        strike = "escape" if escape_round == 1 else "dodge" if "!dodge" in tokens(state) else "punch"
        state = clash(state, "escape_as_mist", strike)
        if escape_round < first:
            assert Combat.ESCAPE_AS_MIST in [event.combat for event in told(state, CounterCanceled)]
        else:
            assert over(state)


def test_r10_7_a_prideful_escape_counts_as_played() -> None:
    state = clash(battle("mina", hand=MIST), "escape_as_mist", "punch")
    assert told(state, CounterCanceled) == [CounterCanceled(Combat.ESCAPE_AS_MIST)]
    assert fight_of(state).played == (Combat.ESCAPE_AS_MIST,)
    assert damage(state) == {"dracula": 1}


def test_r10_10_items_are_kept() -> None:
    state = battle("mina", part="dawn", items={"mina": ["knife"]})
    state = clash(clash(state, "claws", "knife"), "plotting", "escape")
    assert state.hunters[MINA].items == (Item.KNIFE,)


def test_r10_11_the_cards_are_gone_after_the_combat() -> None:
    state = clash(battle("mina", part="dawn", items={"mina": ["knife"]}), "claws", "escape")
    assert state.fight is None
    assert state.hunters[MINA].items == (Item.KNIFE,), "no basic card stays in the hand"
    again = battle("mina")
    assert len((*fight_of(again).hand, *fight_of(again).deck)) == 13


def test_r10_13_after_the_combat_dracula_is_still_there_and_revealed() -> None:
    state = clash(clash(battle("mina", hand=MIST), "claws", "punch"), "escape_as_mist", "dodge")
    assert state.revealed
    assert state.trail[0] is not None
    assert state.trail[0].place == at("prague")
    assert not told(state, DraculaVanished)


def test_r10_15_everybody_out_with_draculas_last_card_just_ends_it() -> None:
    state = clash(five_rounds(), "claws", "escape")
    assert damage(state) == {"mina": 4, "dracula": 2}
    assert len(told(state, CombatEnded)) == 1
    assert over(state)


def test_r14_7_if_both_sides_win_the_hunters_win() -> None:
    """Fangs of a vampire that ambushed: Sister Agatha's damage and the influence come at the same time."""
    position = {"card": "reckless_vampire", "ambush": True, "influence": 12}
    state = vampire_fight("mina", **position, damage=0, hunter_ally=Event.SISTER_AGATHA)
    state.damage = 13
    state = clash(state, "fangs", "punch")
    assert (state.winner, state.damage, state.influence) == (HUNTERS, 15, 12)


# -------------------------------------------------------------------------------------------------- vampires


def test_r10_8_damage_goes_on_the_encounter_card_and_stays() -> None:
    state = vampire_fight("mina", items={"mina": ["knife"]})
    state = clash(state, "claws", "knife")
    assert damage(state) == {"mina": 4}
    assert told(state, VampireHurt) == [VampireHurt(Encounter.NEW_VAMPIRE, 3)]
    state = clash(state, "plotting", "escape")
    assert state.trail[1] is not None
    (lurker,) = state.trail[1].lurkers
    assert (lurker.card, lurker.faceup, lurker.damage) == (Encounter.NEW_VAMPIRE, True, 3)
    assert state.trail[1].id == 0
    assert state.encounter_discard == ()
    assert pending(state) == "HunterAction"


def test_r14_8_an_undefeated_vampire_returns_faceup_with_its_damage() -> None:
    state = clash(vampire_fight("mina", card="reckless_vampire", damage=2), "claws", "escape")
    assert state.trail[1] is not None
    (lurker,) = state.trail[1].lurkers
    assert (lurker.card, lurker.faceup, lurker.damage) == (Encounter.RECKLESS_VAMPIRE, True, 2)


@pytest.mark.parametrize(("card", "health"), [("new_vampire", 6), ("reckless_vampire", 4)])
def test_r10_8_a_defeated_vampire_is_discarded(card: str, health: int) -> None:
    number = Encounter[card.upper()]
    state = clash(vampire_fight("mina", card=card, damage=health - 2), "claws", "punch")
    assert state.fight is not None, "one short of its health"
    state = clash(vampire_fight("mina", card=card, damage=health - 1), "claws", "punch")
    assert state.fight is None
    assert state.encounter_discard == (number,)
    assert state.trail[1] is not None
    assert state.trail[1].lurkers == ()
    assert pending(state) == "HunterAction"


def test_r10_8_a_vampire_whose_hideout_is_gone_is_discarded() -> None:
    state = vampire_fight("mina")
    state.trail = (state.trail[0], None, *state.trail[2:])
    state = clash(state, "claws", "escape")
    assert state.encounter_discard == (Encounter.NEW_VAMPIRE,)


def test_r10_8_fangs_heal_the_encounter() -> None:
    state = clash(vampire_fight("mina", damage=5, part="day"), "fangs", "punch")
    assert [event.damage for event in told(state, VampireHurt)] == [3, 4]
    assert damage(state) == {"mina": 2}


@pytest.mark.parametrize(("option", "first"), [("fourth", 4), ("third", 3)])
def test_r10_8_a_vampires_escape_must_wait(option: str, first: int) -> None:
    hand = ("escape_as_mist", "plotting", "plotting", "strength", "strength")
    state = vampire_fight(
        "godalming", hand=hand, draws=("claws", "claws"), options={"vampire_escape": option}, despair=3
    )
    rounds = iter((("strength", "dodge"), ("plotting", "punch"), ("strength", "dodge")))
    for number in range(1, first):
        choosing = do(state, "!escape" if "!escape" in tokens(state) else "!punch")
        assert "!escape_as_mist" not in tokens(choosing), number
        state = clash(state, *next(rounds))
    state = clash(state, "escape_as_mist", "escape" if first == 3 else "punch")
    assert state.fight is None


def test_r10_8_pride_does_not_bind_vampires_unless_it_is_chosen() -> None:
    state = vampire_fight("mina", hand=MIST, options={"vampire_escape": "pride"})
    state = clash(state, "escape_as_mist", "punch")
    assert told(state, CounterCanceled) == [CounterCanceled(Combat.ESCAPE_AS_MIST)]
    assert clash(state, "escape_as_bat", "dodge").fight is None


def test_r10_8_bat_flight_is_not_for_vampires() -> None:
    state = vampire_fight("mina", hand=MIST, options={"vampire_escape": "pride"})
    state = clash(clash(state, "claws", "punch"), "escape_as_bat", "dodge")
    assert (state.fight, pending(state)) == (None, "HunterAction")


def test_r10_9_only_the_hunter_who_met_it_fights_an_encounter() -> None:
    state = vampire_fight("mina", card="reckless_vampire", places={"seward": "prague"})
    assert fight_of(state).hunters == (MINA,)


def test_r10_9_others_join_against_a_new_vampire_by_becoming_delayed() -> None:
    state = vampire_fight("mina", places={"seward": "prague", "godalming": "prague"})
    assert (pending(state), tokens(state)) == ("JoinChoice", ["yes", "no"])
    state = do(state, "no")
    assert pending(state) == "JoinChoice"
    state = do(state, "yes")
    assert fight_of(state).hunters == (SEWARD, MINA)
    assert state.hunters[SEWARD].delayed
    assert not state.hunters[GODALMING].delayed
    assert told(state, CombatBegan) == [CombatBegan(0b1010, Encounter.NEW_VAMPIRE)]


def test_r10_9_who_is_delayed_cannot_join() -> None:
    state = vampire_fight("mina", places={"seward": "prague"}, sheets={"seward": {"delayed": True}})
    assert pending(state) == "StrikeChoice"


def test_r10_14_escape_as_bat_leads_to_a_city_without_a_hunter() -> None:
    state = clash(
        battle("mina", hand=MIST, places={"seward": "vienna"}, trail=("prague!", "", "berlin")),
        "claws",
        "punch",
    )
    state = clash(state, "escape_as_bat", "dodge")
    assert (pending(state), player_to_move(state)) == ("FlightChoice", DRACULA)
    assert "VI" not in tokens(state)
    assert "BR" not in tokens(state)
    influence = state.influence
    state = do(state, tokens(state)[1])
    assert state.trail[0] is not None
    assert (state.trail[0].bat, state.trail[0].lurkers, state.trail[0].faceup) == (True, (), False)
    assert state.influence == influence
    assert not told(state, TrailSlid)
    assert told(state, DraculaVanished)
    assert not state.revealed
    assert over(state)


@pytest.mark.parametrize(("option", "gain"), [("triggers", 3), ("quiet", 0)])
def test_r10_14_the_fury_of_dracula_counts_the_flight(option: str, gain: int) -> None:
    hand = ("escape_as_bat", "strength", "strength", "plotting", "plotting")
    state = battle("godalming", hand=hand, despair=3, options={"bat_flight": option})
    for counter, strike in (("strength", "dodge"), ("plotting", "punch")) * 2:
        state = clash(state, counter, strike)
    state = clash(state, "escape_as_bat", "dodge")
    state = do(state, tokens(state)[1])
    assert state.influence == gain
    assert len(told(state, InfluenceChanged)) == (gain > 0)
