"""Each statement of a lesson about its position is true when the lesson shows it."""

from __future__ import annotations

from furyqt.rules.fury2.actions import CARD_IDS, TACTIC_IDS
from furyqt.rules.fury2.decks import AGENT_CARDS, DRACULA_BY_DAY, DRACULA_BY_NIGHT, MATURING, Deck, Encounter
from furyqt.rules.fury2.events import (
    CardPlaced,
    CombatEnded,
    CombatRevealed,
    CombatRolled,
    DiceRolled,
    RoundWon,
    TileMatured,
)
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import (
    ENCOUNTER_HAND,
    GODALMING,
    LARGE,
    LIVES,
    MINA,
    PORTS,
    ROADS,
    ROADS_APART,
    SEWARD,
    TRAIL,
    TRAIN_FACES,
    VAN_HELSING,
)
from furyqt.rules.fury2.tactics.fight import FightResult
from furyqt.rules.fury2.tactics.initiative import RECONSTRUCTED, initiative_of
from tests.rules.fury2.lesson_walks import last_position, position
from tests.rules.fury2.scenes import (
    DAWN,
    MIDNIGHT,
    SMALL_HOURS,
    TWILIGHT,
    at,
    discarded,
    do,
    events_of,
    faceup,
    held,
    item,
    lost,
    spot_of,
    tiles_in,
    tokens,
)


def train_faces(state: Fury2State) -> list[str]:
    """Return what the train die has shown so far."""
    rolled = [found for found in events_of(state, DiceRolled) if found.die == "train"]
    return [TRAIN_FACES[face] for found in rolled for face in found.faces]


def encounter_hand(state: Fury2State) -> list[str]:
    """Return the ids of Dracula's encounters."""
    return [CARD_IDS[Deck.ENCOUNTER][card] for card in state.encounters]


# ---------------------------------------------------------------------------- moving and searching


def test_travel_r4_3_the_train_die_shows_x_and_then_2() -> None:
    assert train_faces(position("travel", "An X!")) == ["X"]
    state = position("travel", "A 2:")
    assert train_faces(state) == ["X", "2"]
    assert tokens(state) == ["rail:BO", "rail:BU", "rail:CO", "rail:LE", "rail:MR", "rail:SR"]


def test_travel_r4_3_every_goal_of_the_train_is_without_a_card() -> None:
    for goal in tokens(position("travel", "A 2:")):
        state = do(position("travel", "A 2:"), goal)
        assert "nothing" in tokens(state), goal
        assert faceup(state) == []


def test_travel_r8_1_a_hunter_at_sea_has_no_action() -> None:
    assert at("marseilles") in PORTS
    before = position("travel", "His action began")
    assert before.hunters[SEWARD].place == at("marseilles")
    after = position("travel", "Van Helsing is in Zagreb")
    assert after.hunters[SEWARD].place == at("mediterranean_sea")
    assert after.active == VAN_HELSING


def test_travel_r8_5_the_first_city_has_no_encounter() -> None:
    state = position("travel", "Found! Budapest")
    assert faceup(state) == ["budapest"]
    assert state.trail[-1].place == at("budapest")
    assert tokens(state) == ["nothing", "rest", "event", "item"]


def test_travel_r5_6_the_neighbors_of_budapest() -> None:
    state = position("travel", "Dracula's next card")
    named = {at(place) for place in ("klausenburg", "szeged", "vienna", "zagreb")}
    assert set(ROADS[at("budapest")]) == named
    placed = [found for found in events_of(state, CardPlaced) if not found.faceup]
    assert len(placed) == len(state.trail)
    assert state.hunters[VAN_HELSING].place == at("budapest")


def test_travel_r4_8_fog_ends_the_turn_and_holds_mina() -> None:
    state = position("travel", "The next card!")
    assert faceup(state) == ["vienna", "budapest"]
    assert state.hunters[MINA].tiles == (Encounter.FOG,)
    assert state.present_place() != at("vienna")


def test_travel_r4_6_a_hunter_at_sea_sails_on_but_not_back() -> None:
    state = position("travel", "A new round")
    assert tokens(state) == ["sea:AL", "sea:BA", "sea:CG", "sea:AO", "sea:TS"]
    assert len(state.trail) == 4 < TRAIL


# ---------------------------------------------------------------------------- supplies and encounters


def test_encounters_r1_8_nobody_but_van_helsing_has_cards() -> None:
    state = position("encounters", "Hunters start")
    assert [len(held(state, hunter)) for hunter in (GODALMING, SEWARD, VAN_HELSING, MINA)] == [0, 0, 2, 0]


def test_encounters_r8_7_a_large_city_gives_an_item_and_an_event() -> None:
    assert at("paris") in LARGE
    assert {"item", "event"} <= set(tokens(position("encounters", "A large city")))
    state = position("encounters", "A Pistol")
    assert held(state, GODALMING) == ["pistol"]
    assert tokens(state) == ["done", "event"]
    assert held(position("encounters", "Forewarned"), GODALMING) == ["pistol", "forewarned"]


def test_encounters_r8_6_dr_seward_rests_and_dracula_gets_an_event() -> None:
    before = position("encounters", "Dr. Seward stays")
    assert lost(before) == {SEWARD: 3}
    assert before.events == ()
    after = position("encounters", "The event went")
    assert lost(after) == {SEWARD: 1}
    assert [CARD_IDS[Deck.EVENT][card] for card in after.events] == ["trap"]
    assert discarded(after) == []


def test_encounters_r8_9_the_crucifix_is_traded() -> None:
    assert "trade" in tokens(position("encounters", "The event went"))
    state = position("encounters", "Each dawn")
    assert held(state, VAN_HELSING) == ["knife"]
    assert held(state, MINA) == ["crucifix"]


def test_encounters_r13_2_resolve_turns_up_the_oldest_city() -> None:
    before = position("encounters", "Each dawn")
    assert (before.resolve, faceup(before)) == (1, [])
    effects = [token for token in tokens(before) if token.startswith("resolve:")]
    assert effects[:2] == ["resolve:newspaper_reports", "resolve:sense_of_emergency"]
    after = position("encounters", "Strasbourg")
    assert (after.resolve, faceup(after)) == (0, ["strasbourg"])
    assert ROADS_APART[at("munich")][at("strasbourg")] == 1
    assert tiles_in(after, "strasbourg") == [("new_vampire", False)]


def test_encounters_r9_a_new_vampire_attacks_by_night() -> None:
    state = position("encounters", "A New Vampire!")
    assert state.is_night()
    assert events_of(state, DiceRolled)[-1].faces == (1,)
    assert state.hunters[MINA].bites == 1
    bitten = do(state, "pass")
    assert bitten.vampires == state.vampires + 2


def test_encounters_r9_the_crucifix_prevents_the_bite() -> None:
    state = position("encounters", "The Crucifix stopped")
    assert state.hunters[MINA].bites == 1
    assert held(state, MINA) == ["crucifix"]
    assert spot_of(state, "strasbourg").tiles == ()
    assert state.vampires == 1


# ---------------------------------------------------------------------------- combat with dice


def test_dice_combat_c3_4_the_minion_has_a_knife() -> None:
    state = position("dice_combat", "A minion")
    assert state.fight is not None
    assert state.fight.cards == AGENT_CARDS[Encounter.MINION_WITH_KNIFE]
    assert tokens(state) == ["!punch", "!dodge", "!escape", "!pistol"]


def test_dice_combat_c5_1_lord_godalming_wins_by_his_bonus() -> None:
    state = position("dice_combat", "Each side")
    rolled = events_of(state, CombatRolled)[-1]
    assert (rolled.dice, rolled.bonuses) == ((4, 4), (1, 0))
    assert events_of(state, CombatEnded)[-1].result == FightResult.KILLED
    assert spot_of(state, "prague").tiles == ()


def test_dice_combat_r9_5_the_encounter_comes_before_dracula() -> None:
    state = position("dice_combat", "Dracula himself!")
    assert state.present_place() == at("budapest") == state.hunters[VAN_HELSING].place
    assert held(state, VAN_HELSING) == ["crucifix", "garlic", "rifle", "stake"]
    assert spot_of(state, "budapest").tiles == ()
    assert tokens(state) == ["pass", "helsing>>garlic"]


def test_dice_combat_c3_3_dracula_has_eight_cards_by_night() -> None:
    state = position("dice_combat", "By night")
    assert state.fight is not None
    assert state.fight.cards == DRACULA_BY_NIGHT
    assert len(DRACULA_BY_NIGHT) == 8
    assert [TACTIC_IDS[card] for card in DRACULA_BY_DAY] == ["claws", "dodge", "escape_man"]
    assert state.fight.no_escape == 3
    assert discarded(state) == ["garlic"]


def test_dice_combat_c6_1_the_crucifix_costs_3_blood() -> None:
    assert position("dice_combat", "By night").blood == 15
    state = position("dice_combat", "Won:")
    assert state.blood == 12
    assert "!crucifix" not in tokens(state)


def test_dice_combat_c4_4_initiative_decides_the_second_round() -> None:
    state = position("dice_combat", "Fangs")
    ours, theirs = events_of(state, CombatRolled)[-1].totals
    won = events_of(state, RoundWon)[-1]
    assert ours == theirs
    assert (won.hunters_won, won.initiative) == (True, True)
    table = initiative_of(RECONSTRUCTED)
    assert (table.hunters[won.item], table.enemies[won.tactic]) == (9, 4)
    assert tokens(do(state, "!stake")) == ["!!dodge"]


def test_dice_combat_c6_2_killed_takes_dracula_to_the_next_red_mark() -> None:
    state = position("dice_combat", "Won again")
    assert state.blood == 10
    assert state.fight is not None
    assert tokens(state) == ["!punch", "!dodge", "!escape", "!crucifix", "!rifle"]


def test_dice_combat_c8_2_the_bat_replaces_the_card_of_budapest() -> None:
    state = position("dice_combat", "Dracula won")
    assert state.present_place() == at("szeged")
    assert len(state.trail) == 5
    assert not state.trail[0].faceup
    assert state.fight is None
    assert state.active == MINA
    assert 1 <= ROADS_APART[at("budapest")][at("szeged")] <= 2


def test_dice_combat_c8_every_card_but_escape_leads_to_the_flight() -> None:
    for card in ("crucifix", "rifle", "punch", "dodge"):
        state = do(position("dice_combat", "Won again"), f"!{card}", "!!escape_bat")
        assert "SZ" in tokens(state), card
        assert events_of(state, CombatRevealed)[-1].choices[VAN_HELSING] == item(card)


# ---------------------------------------------------------------------------- the Count's trail


def test_shadows_r3_1_twilight_is_night() -> None:
    state = position("shadows", "Now you are Dracula")
    assert state.time == TWILIGHT
    assert state.is_night()
    assert state.present_place() == at("belgrade")
    assert len(state.trail) == TRAIL


def test_shadows_r5_2_cards_of_the_trail_cannot_be_chosen() -> None:
    found = tokens(position("shadows", "Each turn"))
    assert {"@SJ", "@SZ", "@hide"} <= set(found)
    assert not {"@KL", "@SO", "@BE"} & set(found)


def test_shadows_r7_5_sofia_leaves_the_trail_for_the_catacombs() -> None:
    state = position("shadows", "The oldest card")
    assert state.trail[-1].place == at("sofia")
    assert tokens(state) == ["return", "catacomb"]
    chosen = position("shadows", "There a card")
    assert len(chosen.encounters) == ENCOUNTER_HAND
    assert tiles_in(chosen, "sofia") == [("rats", False)]
    assert len(tiles_in(position("shadows", "Now leave"), "sofia")) == 2


def test_shadows_r7_10_the_encounter_hand_is_refilled() -> None:
    state = position("shadows", "The hunters waited")
    assert len(encounter_hand(state)) == ENCOUNTER_HAND
    assert len(tiles_in(state, "sarajevo")) == 1
    assert state.time == MIDNIGHT


def test_shadows_r6_wolf_form_costs_1_blood() -> None:
    before, after = position("shadows", "The hunters waited"), position("shadows", "Varna leaves")
    assert after.blood == before.blood - 1
    assert after.present_place() == at("athens")
    assert ROADS_APART[at("sarajevo")][at("athens")] == 2
    assert at("athens") in PORTS


def test_shadows_r7_6_the_new_vampire_matures() -> None:
    before = position("shadows", "Three kinds")
    assert {Encounter.AMBUSH, Encounter.DESECRATED_SOIL, Encounter.NEW_VAMPIRE} == MATURING
    assert tokens(before) == ["pass", "yes"]
    after = position("shadows", "The vampire track")
    assert after.vampires == before.vampires + 2 == 3
    assert [found.encounter for found in events_of(after, TileMatured)] == [Encounter.NEW_VAMPIRE]
    assert len(after.trail) == 1
    assert after.time == SMALL_HOURS


def test_shadows_r3_3_dawn_brings_a_point_to_both_sides() -> None:
    before, after = position("shadows", "The vampire track"), position("shadows", "Dawn:")
    assert after.time == DAWN
    assert (after.vampires, after.resolve) == (before.vampires + 1, before.resolve + 1)
    assert after.blood == before.blood + 1
    assert after.trail[0].faceup


def test_shadows_r3_2_at_sea_time_stands_still() -> None:
    before, after = position("shadows", "Dawn:"), last_position("shadows")
    assert after.is_at_sea()
    assert after.blood == before.blood - 1
    assert (after.time, after.round) == (DAWN, before.round + 1)
    assert len(after.trail[0].tiles) == 0


# ---------------------------------------------------------------------------- Dracula's Servant


def test_servant_s6_1_dracula_may_give_him_the_trap_but_not_rage() -> None:
    assert tokens(position("servant", "Dracula may give")) == ["pass", "event:trap"]
    state = position("servant", "By day")
    assert CARD_IDS[Deck.EVENT][state.servant.event] == "trap"
    assert len(state.events) == 1
    assert not state.is_night()


def test_servant_s4_2_he_may_look_for_a_weapon_in_a_large_city() -> None:
    state = position("servant", "After a road")
    assert state.servant.place == at("vienna")
    assert at("vienna") in LARGE
    assert {"event", "weapon"} <= set(tokens(state))


def test_servant_s3_2_by_night_he_reaches_munich_as_a_wolf() -> None:
    state = position("servant", "Dracula went")
    assert state.present_place() == at("salonica")
    assert state.is_night()
    assert state.servant.weapons == 1
    assert "wolf:MU" in tokens(state)
    assert state.hunters[SEWARD].place == at("munich")


def test_servant_s5_6_by_night_he_has_claws() -> None:
    assert "servant>trap" in tokens(position("servant", "A combat begins"))
    assert tokens(position("servant", "Consent")) == ["!!claws", "!!escape_man", "!!agent_knife"]


def test_servant_c5_4_the_trap_wins_the_first_round() -> None:
    state = position("servant", "Both rolled 6")
    rolled = events_of(state, CombatRolled)[-1]
    assert (rolled.dice, rolled.bonuses) == ((6, 6), (0, 1))
    assert lost(state) == {SEWARD: 1}
    assert "!!claws" not in tokens(state)


def test_servant_s5_3_killed_costs_a_life() -> None:
    state = position("servant", "Dr. Seward's Pistol")
    assert state.servant.lives == LIVES - 1
    assert state.fight is not None
    assert events_of(state, RoundWon)[-1].hunters_won


def test_servant_s5_15_after_his_escape_dr_seward_leaves() -> None:
    state = position("servant", "He escaped")
    assert state.fight is None
    assert state.servant.place == at("munich")
    assert all(sheet.place != at("munich") for sheet in state.hunters)


def test_servant_s4_3_he_rests_without_moving() -> None:
    assert "rest" in tokens(position("servant", "Now let him rest"))
    state = last_position("servant")
    assert state.servant.lives == LIVES
    assert state.servant.weapons == 1
