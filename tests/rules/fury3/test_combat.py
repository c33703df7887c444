"""Combat: the fighters, the start and the rounds (R10, and other rules about combat)."""

from __future__ import annotations

from msgspec.structs import replace

from furyqt.rules.core.agenda import player_to_move, settle
from furyqt.rules.fury3.decks import NONE, Combat, Encounter, EventCard, Item
from furyqt.rules.fury3.event_timing import Lasting
from furyqt.rules.fury3.events import (
    CancelReason,
    CombatRefused,
    CombatRevealed,
    CombatStarted,
    CounterCanceled,
    HunterEngaged,
    StrikeCanceled,
)
from furyqt.rules.fury3.steps.combat.preparation import combat_cards
from furyqt.rules.fury3.tables import DRACULA, GODALMING, HUNTERS, MINA
from tests.rules.fury3.duels import battle, damage, fight_of, is_combat_over, play_round
from tests.rules.fury3.scenes import at, do, events_of, pending, scene, tokens

PLOT = ("plotting", "plotting", "claws", "claws", "fangs")


# ------------------------------------------------------------------------------------------------ who fights


def test_r10_1_all_hunters_in_draculas_city_fight() -> None:
    state = battle("godalming", "mina")
    assert fight_of(state).hunters == (GODALMING, MINA)
    assert events_of(state, CombatStarted) == [CombatStarted(0b1001, NONE)]
    assert player_to_move(state) == HUNTERS


def test_r10_1_no_combat_without_a_hunter_in_his_city() -> None:
    assert is_combat_over(scene("dusk", trail=("prague",)))


def test_r10_1_no_combat_at_sea() -> None:
    state = scene("dusk", places={"mina": "adriatic_sea"}, trail=("adriatic_sea",))
    assert state.fight is None
    assert not events_of(state, CombatStarted)


def test_r10_1_no_combat_in_draculas_previous_city() -> None:
    assert is_combat_over(scene("dusk", places={"mina": "vienna"}, trail=("prague", "vienna!")))


def test_r3_2_6_combat_at_dawn_counts_as_day() -> None:
    state = play_round(battle("mina", part="dawn"), "claws", "punch")
    assert damage(state) == {"mina": 2, "dracula": 1}


def test_r3_4_combat_at_dusk_counts_as_night() -> None:
    state = play_round(battle("mina", part="dusk"), "claws", "punch")
    assert damage(state) == {"mina": 4, "dracula": 1}


def test_r10_1_defeated_hunters_do_not_fight() -> None:
    state = scene("dusk", places={"mina": "prague"}, trail=("prague!",), sheets={"mina": {"defeated": True}})
    assert is_combat_over(state)


def test_r11_9_a_hunter_in_a_hospital_is_not_in_its_city() -> None:
    assert is_combat_over(scene("dusk", places={"mina": "HB"}, trail=("budapest!",)))


def test_r9_4_dracula_may_refuse_a_combat_in_fog() -> None:
    state = scene("dusk", places={"mina": "prague"}, trail=("prague!",), fog=(at("prague"),))
    assert (pending(state), player_to_move(state), tokens(state)) == ("RefuseChoice", DRACULA, ["yes", "no"])
    refused = do(state, "yes")
    assert events_of(refused, CombatRefused)
    assert is_combat_over(refused)
    assert fight_of(do(state, "no")).hunters == (MINA,)


def test_r9_4_fog_elsewhere_gives_him_no_choice() -> None:
    state = scene("dusk", places={"mina": "prague"}, trail=("prague!",), fog=(at("vienna"),))
    assert pending(state) == "StrikeChoice"


def test_r10_2_hunters_have_three_basic_cards_and_dracula_five_cards() -> None:
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
    assert is_combat_over(scene("dusk", trail=("prague!",), bodyguards=1))


def test_r10_2_hunters_defeated_by_the_bodyguards_do_not_fight() -> None:
    state = scene(
        "dusk", places={"mina": "prague"}, trail=("prague!",), bodyguards=1, sheets={"mina": {"damage": 8}}
    )
    state = do(state, "mina")
    assert state.hunters[MINA].defeated
    assert not events_of(state, CombatStarted)
    assert is_combat_over(state)


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
    state = play_round(state, "fangs", "escape")
    assert (pending(state), tokens(state)) == ("ShownChoice", ["item:pistol", "item:knife"])
    state = do(state, "item:knife")
    assert state.hunters[MINA].shown_item == Item.KNIFE
    assert is_combat_over(state)


def test_r9_1_a_revealed_event_stays_revealed_in_combat() -> None:
    events = {"mina": ["hypnosis", "good_luck"]}
    state = battle("mina", events=events, sheets={"mina": {"shown_event": EventCard.HYPNOSIS}})
    assert pending(state) == "StrikeChoice"
    assert state.hunters[MINA].shown_event == EventCard.HYPNOSIS
    assert is_combat_over(play_round(state, "fangs", "escape"))
    assert state.hunters[MINA].shown_event == EventCard.HYPNOSIS


def test_r10_12_with_nocturnal_visit_a_combat_counts_as_night() -> None:
    state = battle("mina", part="dawn", lasting=(Lasting.NOCTURNAL,))
    assert damage(play_round(state, "claws", "punch"))["mina"] == 4
    assert damage(play_round(battle("mina", part="dawn"), "claws", "punch"))["mina"] == 2


# ------------------------------------------------------------------------------------------------- the round


def test_r10_4_1_hunters_secretly_choose_cards_with_a_banner_before_dracula() -> None:
    items = {"mina": ["pistol", "dogs", "holy_bullets"], "seward": ["stake", "garlic_wreath", "fast_horses"]}
    state = battle("seward", "mina", items=items)
    state = do(state, "pass")  # the Garlic Wreath is not used
    assert (player_to_move(state), tokens(state)) == (HUNTERS, ["!punch", "!dodge", "!escape"])
    state = do(state, "!punch")
    assert tokens(state) == ["!pistol", "!punch", "!dodge", "!escape"]
    state = do(state, "!pistol")
    assert (player_to_move(state), tokens(state)) == (
        DRACULA,
        ["!fangs", "!strength", "!claws", "!mesmerize", "!plotting"],
    )
    assert not events_of(state, CombatRevealed)
    assert "pistol" not in repr(state.agenda).lower()


def test_r10_4_2_dracula_names_the_engaged_hunter_before_the_reveal() -> None:
    state = play_round(battle("godalming", "mina"), "claws", "dodge", "punch")
    assert (pending(state), player_to_move(state)) == ("EngagedChoice", DRACULA)
    assert tokens(state) == ["godalming", "mina"]
    assert not events_of(state, CombatRevealed)
    state = do(state, "godalming")
    kinds = [type(event) for event in state.told or () if isinstance(event, HunterEngaged | CombatRevealed)]
    assert kinds == [HunterEngaged, CombatRevealed]


def test_r10_4_2_a_single_hunter_is_engaged_without_a_prompt() -> None:
    state = play_round(battle("mina"), "claws", "punch")
    assert damage(state)["mina"] == 4
    assert not events_of(state, HunterEngaged)


def test_r10_4_3_all_cards_are_revealed() -> None:
    state = play_round(battle("godalming", "mina"), "claws", "dodge", "punch", engaged="mina")
    assert events_of(state, CombatRevealed) == [
        CombatRevealed((Item.DODGE, NONE, NONE, Item.PUNCH), Combat.CLAWS, MINA),
    ]


def test_r10_4_4_an_icon_of_the_engaged_hunter_cancels() -> None:
    state = play_round(battle("godalming", "mina"), "strength", "dodge", "punch", engaged="godalming")
    assert events_of(state, CounterCanceled) == [CounterCanceled(Combat.STRENGTH, CancelReason.ICON)]
    assert damage(state) == {"dracula": 1}


def test_r10_4_4_an_icon_of_another_hunter_does_not_cancel() -> None:
    state = play_round(battle("godalming", "mina"), "strength", "dodge", "dodge", engaged="mina")
    assert events_of(state, CounterCanceled)
    state = play_round(battle("godalming", "mina"), "strength", "dodge", "punch", engaged="mina")
    assert not events_of(state, CounterCanceled)
    assert damage(state)["mina"] == 2


def test_r10_4_5_draculas_card_takes_effect_and_mesmerize_and_plotting_stay_faceup() -> None:
    state = battle("mina", hand=("mesmerize", "plotting", "fangs", "claws", "strength"))
    state = do(play_round(state, "plotting", "dodge"), "!claws")
    assert fight_of(state).plotting == 1
    state = do(play_round(state, "mesmerize", "escape"), "no")
    assert fight_of(state).mesmerized == 1 << MINA
    assert fight_of(state).plotting == 1
    assert fight_of(state).played == (Combat.PLOTTING, Combat.MESMERIZE)


def test_r10_4_6_the_engaged_hunters_card_resolves_first() -> None:
    items = {"godalming": ["holy_circle"], "mina": ["knife"]}
    played = ("claws", "holy_circle", "knife")
    state = do(play_round(battle("godalming", "mina", items=items), *played, engaged="mina"), "godalming")
    assert damage(state) == {"godalming": 2, "mina": 2, "dracula": 3}
    assert pending(state) == "CircleChoice", "Mina's knife came first"
    state = play_round(battle("godalming", "mina", items=items), *played, engaged="godalming")
    assert damage(state) == {}, "Holy Circle cancels Claws; the knife has to wait for it"
    assert damage(do(state, "mina")) == {}


def test_r10_4_6_the_others_follow_in_activation_order() -> None:
    items = {"seward": ["holy_circle"], "mina": ["knife"]}
    state = battle("godalming", "seward", "mina", items=items)
    state = play_round(state, "plotting", "punch", "holy_circle", "knife", engaged="godalming")
    assert pending(state) == "CircleChoice"
    assert damage(state) == {"dracula": 1}


def test_r10_4_6_a_canceled_card_does_not_resolve() -> None:
    state = play_round(battle("mina"), "mesmerize", "escape")
    assert events_of(state, StrikeCanceled) == [StrikeCanceled(MINA, Item.ESCAPE, Combat.MESMERIZE)]
    assert fight_of(state).hunters == (MINA,)


def test_r10_4_7_dracula_draws_one_card_each_round() -> None:
    state = battle("mina", draws=("escape_as_mist", "escape_as_bat"))
    state = play_round(state, "claws", "punch")
    assert len(fight_of(state).hand) == 5
    assert Combat.ESCAPE_AS_MIST in fight_of(state).hand
    assert len(fight_of(state).deck) == 7


def test_r10_4_7_no_card_is_played_twice_in_a_row() -> None:
    state = battle("mina", items={"mina": ["pistol"]})
    state = play_round(state, "strength", "pistol")
    assert tokens(state) == ["!punch", "!dodge", "!escape"], "the pistol was lost at night"
    state = play_round(battle("mina", part="dawn", items={"mina": ["pistol"]}), "strength", "pistol")
    assert tokens(state) == ["!punch", "!dodge", "!escape"]
    state = play_round(state, "claws", "dodge")
    assert tokens(state) == ["!pistol", "!punch", "!escape"]


def test_r10_4_7_another_copy_can_be_played() -> None:
    state = play_round(battle("mina", items={"mina": ["pistol", "pistol"]}), "claws", "pistol")
    assert tokens(state) == ["!pistol", "!punch", "!dodge", "!escape"]
