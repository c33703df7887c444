"""Dracula's phase: its order, the slide, the encounter step, and Dracula without a move (R3, R6)."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import legal_actions, settle
from furyqt.rules.fury3.decks import HIDDEN, NONE, EventCard
from furyqt.rules.fury3.event_timing import Lasting
from furyqt.rules.fury3.events import (
    CardMoved,
    CardPlaced,
    DraculaRevealed,
    HideoutCleared,
    HideoutLeft,
    HideRevealed,
    LocationRevealed,
    MoveDenied,
    TokenPlaced,
    TokenRemoved,
    TrailSlid,
)
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.search import hideouts
from furyqt.rules.fury3.steps.supply.allies import receive_dracula_event
from furyqt.rules.fury3.steps.supply.supply import EventDraw
from furyqt.rules.fury3.steps.turn.limits import check_hand_limits
from furyqt.rules.fury3.steps.turn.phase import DraculaStart
from furyqt.rules.fury3.steps.turn.windows import NEW_EVENT_WINDOW
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE, ENCOUNTER_HAND, HUNTERS, LAND_BACK
from tests.rules.fury3.scenes import at, do, events_of, pending, scene, tokens

EVERYBODY = dict.fromkeys(("godalming", "seward", "helsing", "mina"), "dublin")
ADVANCED = {"game": "advanced"}


def phase_scene(*trail: str, places: dict[str, str] | None = None, **fields: Any) -> Fury3State:
    """Return Dracula's phase, with the hunters in Dublin by default."""
    return scene("dracula", trail=trail, places={**EVERYBODY, **(places or {})}, **fields)


def trail_of(state: Fury3State) -> list[int | None]:
    """Return the place of each space of the trail."""
    return [spot and spot.place for spot in state.trail]


# ------------------------------------------------------------------------------------------------- the start


def test_r1_9_dracula_starts_in_a_city_without_hunters_and_places_no_encounter() -> None:
    state = scene("day", trail=(), started=False)
    state.placed = 0
    state.agenda += (DraculaStart(),)
    assert len(tokens(state)) == 59 - 4
    assert not {"CD", "LO", "VI", "TS", "HM"} & set(tokens(state))
    state = do(state, "PR")
    assert trail_of(state) == [at("prague"), None, None, None, None, None]
    assert state.trail[0] is not None
    assert (state.trail[0].contents, state.trail[0].faceup) == ((), False)
    (placed,) = events_of(state, CardPlaced)
    assert placed.shown_to(HUNTERS) == CardPlaced(0, LAND_BACK, starts=True)
    assert pending(state) == "HunterAction"
    assert (state.phase, state.placed) == (0, 1)


# ------------------------------------------------------------------------------------------------- the order


def test_r3_6_movement_then_encounter_then_the_next_round() -> None:
    state = phase_scene("prague")
    assert (pending(state), state.phase) == ("CardPlacement", 1)
    state = do(state, "@NU")
    assert pending(state) == "EncounterPlacement"
    state = do(state, "#1:bats")
    assert pending(state) == "HunterAction"


def test_r3_9_ally_abilities_come_before_the_move_and_end_events_after_the_encounter() -> None:
    state = phase_scene(
        "prague",
        events={"dracula": ["summon_storms", "devilish_power"]},
        dracula_ally=int(EventCard.DRACULAS_BRIDES),
    )
    assert pending(state) == "WindowChoice"
    assert "dracula>devilish_power" in tokens(state)
    assert "dracula>summon_storms" not in tokens(state)
    state = do(state, "pass")
    assert pending(state) == "BridesChoice"
    state = do(state, "pass")
    assert pending(state) == "CardPlacement"
    state = do(state, "@NU", "#1:bats")
    assert "dracula>devilish_power" in tokens(state)
    state = do(state, "pass")
    assert "dracula>summon_storms" in tokens(state)
    assert "dracula>devilish_power" not in tokens(state)
    state = do(state, "pass")
    assert pending(state) == "HunterAction"


def test_r12_1_a_card_from_the_ally_can_be_played_before_he_moves() -> None:
    ally = {"dracula_ally": int(EventCard.IMMANUEL_HILDESHEIM)}
    state = phase_scene("prague", top=["unearthly_swiftness"], **ally)
    assert (pending(state), state.events) == ("WindowChoice", (EventCard.UNEARTHLY_SWIFTNESS,))
    assert not events_of(state, TrailSlid)
    passed = do(state, "pass")
    assert pending(passed) == "CardPlacement"
    played = do(state, "dracula>unearthly_swiftness")
    assert (pending(played), played.lasts(Lasting.EXTRA_PHASE)) == ("CardPlacement", True)


def test_r12_1_devilish_power_from_the_ally_opens_the_city_at_once() -> None:
    """Dracula cannot enter Constanta until the card removes the token."""
    state = phase_scene(
        "varna",
        top=["devilish_power"],
        dracula_ally=int(EventCard.IMMANUEL_HILDESHEIM),
        consecrated=at("constanta"),
    )
    assert at("constanta") not in {action.place for action in legal_actions(do(state, "pass"))}
    state = do(state, "dracula>devilish_power", "unhallow")
    assert pending(state) == "CardPlacement"
    assert at("constanta") in {action.place for action in legal_actions(state)}


def test_r12_1_a_card_from_a_matured_hoax_can_be_played_before_he_moves() -> None:
    trail = ("prague", "berlin", "hamburg", "cologne", "brussels", "paris+hoax")
    state = phase_scene(*trail, event_discard=(EventCard.UNEARTHLY_SWIFTNESS,), encounters=())
    state = do(state, "encounter:hoax")
    assert (pending(state), state.events) == ("WindowChoice", (EventCard.UNEARTHLY_SWIFTNESS,))
    state = do(state, "dracula>unearthly_swiftness")
    assert (pending(state), state.lasts(Lasting.EXTRA_PHASE)) == ("CardPlacement", True)


def test_r12_1_no_new_window_without_a_new_card() -> None:
    state = phase_scene("prague", events={"dracula": ["devilish_power"]}, top=["long_night"])
    assert pending(state) == "WindowChoice"
    assert pending(do(state, "pass")) == "CardPlacement"


def test_r12_1_hunters_do_not_learn_whether_the_new_card_can_be_played() -> None:
    """The step that may prompt him comes after every draw, because the agenda is public."""
    for card in ("unearthly_swiftness", "false_tip"):
        state = scene("dracula", started=False, top=[card])
        state.agenda = ()
        receive_dracula_event(state)
        assert state.agenda == (NEW_EVENT_WINDOW, EventDraw(DRACULA_FIGURE))


def test_event_unearthly_swiftness__another_phase_follows_at_once() -> None:
    state = phase_scene("prague", lasting=(Lasting.EXTRA_PHASE,))
    state = do(state, "@NU", "#1:bats")
    assert (pending(state), state.phase) == ("CardPlacement", 2)
    assert not state.lasts(Lasting.EXTRA_PHASE)
    state = do(state, "@FR", "#1:wolves")
    assert (pending(state), state.phase) == ("HunterAction", 2)


def test_r3_8_dracula_found_at_night_may_leave_before_the_combat_at_dawn() -> None:
    found = {"trail": ("prague!",), "revealed": True, "places": {**EVERYBODY, "mina": "prague"}}
    state = scene("dracula", **found)
    gone = do(state, "@NU", "#1:bats")
    assert pending(gone) == "HunterAction"
    stays = scene("dracula", **found, options=ADVANCED)
    assert pending(do(stays, "@feed")) == "StrikeChoice"


# ------------------------------------------------------------------------------------------------- the slide


def test_r6_1_all_hideouts_slide_and_the_sixth_leaves() -> None:
    state = phase_scene("prague", "berlin", "", "hamburg", "cologne", "brussels")
    assert trail_of(state) == [None, at("prague"), at("berlin"), None, at("hamburg"), at("cologne")]
    assert events_of(state, TrailSlid)
    assert events_of(state, HideoutLeft) == [HideoutLeft(0)]
    state = do(state, "@NU")
    assert trail_of(state)[:2] == [at("nuremberg"), at("prague")]


def test_r6_1_nothing_leaves_an_empty_sixth_space() -> None:
    state = phase_scene("prague", "berlin", "leipzig", "cologne", "brussels")
    assert not events_of(state, HideoutLeft)
    assert pending(state) == "CardPlacement"


def test_r6_1_1_the_slide_comes_before_the_choice_of_the_card() -> None:
    state = phase_scene("brussels", "paris", "strasbourg", "frankfurt", "leipzig+hoax", "cologne+spy")
    assert pending(state) == "DepartureChoice"
    state = do(state, "done")
    assert pending(state) == "CardPlacement"
    assert "@CO" in tokens(state)
    assert "@PA" not in tokens(state)


@pytest.mark.parametrize("ally", [True, False])
def test_event_jonathan_harker__reveals_the_hideout_that_reaches_the_sixth_space(ally: bool) -> None:
    state = phase_scene(
        *("prague", "berlin", "hamburg", "cologne", "brussels+rats", "paris"),
        hunter_ally=int(EventCard.JONATHAN_HARKER) if ally else NONE,
    )
    shown = [LocationRevealed(1, at("brussels"))] if ally else []
    assert events_of(state, LocationRevealed) == shown
    last = state.trail[5]
    assert last is not None
    assert last.faceup == ally
    assert not last.contents[0].faceup
    assert pending(state) == "CardPlacement"


def test_event_jonathan_harker__reveals_that_a_card_is_hide() -> None:
    state = phase_scene(
        *("prague", "berlin", "hamburg", "cologne", "hide+rats", "brussels"),
        hunter_ally=int(EventCard.JONATHAN_HARKER),
    )
    assert events_of(state, HideRevealed) == [HideRevealed(1)]


# ---------------------------------------------------------------------------------------- without a placement


def stranded(*rest: str, **fields: Any) -> Fury3State:
    """Return a position: Dracula in Dublin has no way but Galway and the Irish Sea; the hunters are in
    Venice.
    """
    places = dict.fromkeys(EVERYBODY, "venice")
    return scene("dracula", trail=("dublin", *rest), places=places, **fields)


HEMMED_IN = ("galway+hoax", "irish_sea", "north_atlantic")


def test_r6_8_he_shows_that_he_has_no_move_and_clears_all_but_his_place() -> None:
    state = stranded(*HEMMED_IN)
    assert events_of(state, MoveDenied)
    assert {event.place for event in events_of(state, LocationRevealed)} == {
        at(place) for place in ("dublin", "galway", "irish_sea", "north_atlantic")
    }
    assert events_of(state, DraculaRevealed) == [DraculaRevealed(at("dublin"))]
    assert {event.hideout for event in events_of(state, HideoutCleared)} == {0, 1, 2}
    assert trail_of(state)[:3] == [None, at("dublin"), None]
    assert len(state.encounter_buried) == 1
    assert set(tokens(state)) == {"@GW", "@IR"}
    state = do(state, "@GW")
    assert not state.revealed
    assert (state.damage, pending(state)) == (0, "EncounterPlacement")


def test_r6_8_at_sea_showing_it_does_not_reveal_him() -> None:
    holy = {"consecrated": at("constanta"), "hosts": ((at("varna"), 0),)}
    state = scene("dracula", trail=("black_sea", "ionian_sea"), **holy)
    assert events_of(state, MoveDenied)
    assert not state.revealed
    assert tokens(state) == ["@IO"]


def test_r6_8_if_he_still_has_no_move_he_stays_and_suffers_five_damage() -> None:
    holy = {"consecrated": at("galway"), "hosts": ((at("irish_sea"), 0),)}
    state = stranded("hide+rats", "paris", **holy)
    assert events_of(state, MoveDenied)
    assert not events_of(state, TrailSlid)
    assert state.damage == 5
    assert trail_of(state)[0] == at("dublin")
    assert trail_of(state)[1:] == [None] * 5
    assert pending(state) == "HunterAction"
    assert stranded("paris", damage=10, **holy).winner == HUNTERS


def test_r6_8_hide_is_turned_faceup_when_he_shows_it() -> None:
    state = stranded("galway", "irish_sea", "hide", options={"no_move": "stays"})
    assert events_of(state, HideRevealed)


def test_r6_8_by_option_he_stays_at_once() -> None:
    state = stranded(*HEMMED_IN, options={"no_move": "stays"})
    assert not events_of(state, HideoutCleared)
    assert not events_of(state, TrailSlid)
    assert state.damage == 5
    assert state.revealed
    assert pending(state) == "HunterAction"


def test_r6_8_power_cards_and_lairs_count_as_moves() -> None:
    assert not events_of(stranded(*HEMMED_IN, options=ADVANCED), MoveDenied)
    holy = {"consecrated": at("dublin"), "options": ADVANCED}
    assert events_of(stranded("galway", "irish_sea", "wolf_form/paris", "misdirect", **holy), MoveDenied)
    state = stranded("irish_sea", "wolf_form/paris", "misdirect", lairs=("galway+rats",), **holy)
    assert not events_of(state, MoveDenied)
    assert "@lair:a" in tokens(state)


def test_r15_2_a_lair_that_he_may_clear_counts_as_a_move() -> None:
    """From Edinburgh only Wolf Form reaches other cities, and their cards are in lairs."""
    trail = ("edinburgh", "north_sea", "manchester", "misdirect")
    more = {"places": dict.fromkeys(EVERYBODY, "venice"), "consecrated": at("edinburgh"), "options": ADVANCED}
    state = scene("dracula", trail=trail, lairs=("london+rats", "liverpool+rats"), **more)
    assert not events_of(state, MoveDenied)
    assert events_of(state, TrailSlid)
    assert tokens(state) == ["#a", "#b"]
    assert tokens(do(state, "#a")) == ["@wolf_form:LO", "#b"]


def test_r15_2_a_lair_is_made_if_clearing_another_one_leaves_a_move() -> None:
    """From Edinburgh only Wolf Form leads on, to the cities of two lairs; the new lair is not one of them."""
    trail = ("edinburgh", "north_sea", "manchester", "misdirect", "paris", "nantes+hoax")
    more = {"places": dict.fromkeys(EVERYBODY, "venice"), "consecrated": at("edinburgh"), "options": ADVANCED}
    state = scene("dracula", trail=trail, lairs=("london+rats", "liverpool+rats"), **more)
    assert {"done", "encounter:hoax", "#c:bats"} <= set(tokens(state))
    state = do(state, "#c:bats")
    assert tokens(state) == ["#a", "#b", "#c"]
    assert tokens(do(state, "#a")) == ["@wolf_form:LO", "#b", "#c"]


def test_r15_2_a_lair_does_not_count_if_clearing_it_does_not_help() -> None:
    trail = ("edinburgh", "north_sea", "manchester", "misdirect", "london", "liverpool")
    more = {"places": dict.fromkeys(EVERYBODY, "venice"), "consecrated": at("edinburgh"), "options": ADVANCED}
    state = scene("dracula", trail=(*trail[:5], ""), lairs=("paris+rats",), **more)
    assert not events_of(state, MoveDenied)
    assert tokens(state) == ["@wolf_form:LV", "#a"]
    blocked = {**more, "hosts": ((at("liverpool"), 0),)}
    state = scene("dracula", trail=(*trail[:5], ""), lairs=("paris+rats",), **blocked)
    assert events_of(state, MoveDenied)


def test_r15_2_the_card_about_to_return_counts() -> None:
    state = stranded("galway", "north_atlantic", "nantes", "paris", "irish_sea")
    assert not events_of(state, MoveDenied)
    assert tokens(state) == ["@IR"]
    state = stranded("galway", "north_atlantic", "nantes", "irish_sea", "paris")
    assert events_of(state, MoveDenied)


def test_r15_2_no_lair_is_made_if_he_would_have_no_move() -> None:
    trail = ("edinburgh", "north_sea", "manchester", "liverpool", "misdirect", "london+hoax")
    free = phase_scene(*trail, options=ADVANCED)
    assert {"done", "encounter:hoax", "#a:bats"} <= set(tokens(free))
    bound = phase_scene(*trail, consecrated=at("edinburgh"), options=ADVANCED)
    assert tokens(bound) == ["done", "encounter:hoax"]
    assert tokens(do(bound, "done")) == ["@wolf_form:LO"]


def test_r15_2_a_lair_that_can_be_reached_itself_may_be_made() -> None:
    trail = ("dublin", "irish_sea", "wolf_form/paris", "misdirect", "nantes", "galway+rats")
    places = dict.fromkeys(EVERYBODY, "venice")
    state = phase_scene(*trail, places=places, consecrated=at("dublin"), options=ADVANCED)
    assert tokens(do(state, "#a:bats")) == ["@lair:a", "#a"]


# ----------------------------------------------------------------------------------------- the encounter step


def test_r6_9_after_a_city_an_encounter_is_placed_facedown() -> None:
    state = do(phase_scene("prague"), "@NU")
    assert tokens(state) == ["#1:hoax", "#1:szgany_mob", "#1:wolves", "#1:bats", "#1:spy"]
    state = do(state, "#1:wolves")
    spot = state.trail[0]
    assert spot is not None
    assert [(placed.card, placed.faceup) for placed in spot.contents] == [(9, False)]
    moved = [event for event in events_of(state, CardMoved) if event.target == 100 + spot.id]
    assert [event.shown_to(HUNTERS).card for event in moved] == [HIDDEN]
    assert [event.shown_to(DRACULA).card for event in moved] == [9]


def test_r6_9_no_encounter_at_sea_or_while_revealed_but_one_in_the_castle() -> None:
    assert pending(do(phase_scene("rome"), "@TS")) == "HunterAction"
    state = do(phase_scene("prague", places={"mina": "nuremberg"}), "@NU")
    assert state.trail[0] is not None
    assert state.trail[0].contents == ()
    assert pending(do(phase_scene("galatz"), "@CD")) == "EncounterPlacement"


def test_r6_10_the_hand_is_filled_up_to_five() -> None:
    state = do(phase_scene("prague"), "@NU", "#1:bats")
    assert len(state.encounters) == ENCOUNTER_HAND
    state = do(phase_scene("rome", encounters=("hoax",)), "@TS")
    assert len(state.encounters) == ENCOUNTER_HAND


def test_r6_10_an_empty_deck_is_refilled_from_the_discard_pile() -> None:
    state = phase_scene("prague")
    deck = state.encounter_deck
    state.encounter_deck, state.encounter_discard = (), deck
    state = do(state, "@NU", "#1:bats")
    assert len(state.encounters) == ENCOUNTER_HAND
    assert len(state.encounter_deck) == len(deck) - 1


def test_r6_11_a_rumor_on_one_of_the_first_three_hideouts() -> None:
    state = phase_scene("prague+rats", "berlin+hoax+rumor", "leipzig+spy", rumors=1, options=ADVANCED)
    state = do(state, "@NU", "#1:bats")
    assert pending(state) == "RumorPlacement"
    assert tokens(state) == ["pass", "#1", "#2"]
    placed = do(state, "#2")
    assert placed.rumors == 0
    assert placed.trail[1] is not None
    assert placed.trail[1].rumor
    assert events_of(placed, TokenPlaced) == [TokenPlaced("rumor", 2)]
    assert pending(placed) == "HunterAction"
    assert do(state, "pass").rumors == 1


def test_r6_11_only_after_placing_an_encounter_and_with_a_token() -> None:
    assert pending(do(phase_scene("prague+rats", rumors=1, options=ADVANCED), "@feed")) == "HunterAction"
    state = do(phase_scene("prague+rats", options=ADVANCED), "@NU", "#1:bats")
    assert pending(state) == "HunterAction"


def test_r15_1_no_rumor_without_encounters_and_it_leaves_with_the_last_one() -> None:
    state = do(phase_scene("prague", rumors=1, options=ADVANCED), "@NU", "#1:bats")
    assert tokens(state) == ["pass", "#1"]
    state = phase_scene("prague+rumor", "berlin+rats+rumor")
    hideouts.settle_hideout(state, 1)
    hideouts.settle_hideout(state, 0)
    assert events_of(state, TokenRemoved) == [TokenRemoved("rumor", 1)]
    assert [spot.rumor for spot in state.trail if spot] == [False, True]


def test_r6_12_more_than_four_events_are_discarded_at_once() -> None:
    hand = ["false_tip", "enraged", "seduction", "wild_horses", "customs_search"]
    state = scene("day", events={"dracula": hand})
    check_hand_limits(state, DRACULA_FIGURE)
    settle(state)
    assert len(tokens(state)) == 5
    state = do(state, "event:enraged")
    assert len(state.events) == 4
    assert pending(state) == "HunterAction"
    state = scene("day", events={"dracula": hand[:4]})
    check_hand_limits(state, DRACULA_FIGURE)
    settle(state)
    assert len(state.events) == 4


def test_r6_9_in_a_sampled_position_without_a_placement_he_suffers_five() -> None:
    state = phase_scene("dublin", "galway", places=dict.fromkeys(EVERYBODY, "venice"))
    state.trail = (*state.trail[:3], hideouts.Hideout(9, at("irish_sea")), *state.trail[4:])
    assert tokens(state) == ["pass"]
    state = do(state, "pass")
    assert (state.damage, pending(state)) == (5, "HunterAction")
