"""Hunters' events that reveal location cards, and the hunters' allies."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury3.chapters.overlay import ChapterRules
from furyqt.rules.fury3.decision import fury3_decision
from furyqt.rules.fury3.decks import NONE, EventCard
from furyqt.rules.fury3.events import DraculaRevealed, HideRevealed, LocationRevealed, PlaceDenied
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import HUNTERS, SEWARD
from tests.rules.fury3.scenes import at, do, events_of, pending, scene, tokens


def drawn(card: str, **position: Any) -> Fury3State:
    """Return a position after Dr. Seward, by default in Lisbon, drew an event card by day."""
    return do(scene("day", top=[card], **position), "pass", "supply")


def faceup(state: Fury3State) -> list[int]:
    """Return the ids of the hideouts and lairs whose location card, or Hide, is faceup."""
    return [spot.id for spot in (*state.trail, *state.lairs) if spot and spot.faceup]


def denied(state: Fury3State) -> set[tuple[int, bool]]:
    """Return Dracula's answers for places that are not his."""
    return {(event.place, event.lairs) for event in events_of(state, PlaceDenied)}


def asked(state: Fury3State) -> str:
    """Return the question of the pending decision."""
    decision = fury3_decision(state)
    assert decision is not None
    return str(decision.prompt(state))


# ---------------------------------------------------------------------------------------------- Hired Scouts


def test_event_hired_scouts__a_city_that_a_chapter_has_closed_is_not_named() -> None:
    closed = ChapterRules(closed=(at("madrid"), at("paris")))
    state = drawn("hired_scouts", chapter=closed)
    free = drawn("hired_scouts")
    assert set(tokens(free)) - set(tokens(state)) == {"MA", "PA"}


# ----------------------------------------------------------------------------------------- Newspaper Reports


def test_event_newspaper_reports__when_drawn_reveals_the_third_space() -> None:
    state = do(drawn("newspaper_reports", trail=["prague", "berlin", "leipzig", "hamburg"]), "play")
    assert faceup(state) == [1]
    assert pending(state) == "HunterAction"
    assert state.table == ()
    assert state.event_discard == (EventCard.NEWSPAPER_REPORTS,)


def test_event_newspaper_reports__kept_reveals_nothing() -> None:
    state = do(drawn("newspaper_reports", trail=["prague", "berlin", "leipzig"]), "keep")
    assert faceup(state) == []
    assert state.hunters[SEWARD].events == (EventCard.NEWSPAPER_REPORTS,)


@pytest.mark.parametrize("part", ["dawn", "dusk"])
@pytest.mark.parametrize(("token", "number"), [("#5", 1), ("#6", 0)])
def test_event_newspaper_reports__in_a_window_reveals_the_fifth_or_sixth(
    part: str, token: str, number: int
) -> None:
    trail = ["prague", "berlin", "leipzig", "hamburg", "cologne", "brussels"]
    state = scene(part, events={"mina": ["newspaper_reports"]}, trail=trail)
    assert pending(state) == "WindowChoice"
    state = do(state, "mina>newspaper_reports")
    assert tokens(state) == ["#5", "#6"]
    assert player_to_move(state) == HUNTERS
    state = do(state, token)
    assert faceup(state) == [number]
    assert pending(state) == "HunterAction"
    assert state.table == ()


def test_event_newspaper_reports__one_card_needs_no_choice() -> None:
    trail = ["prague", "berlin", "leipzig", "hamburg", "cologne!", "brussels"]
    state = do(scene("dawn", events={"mina": ["newspaper_reports"]}, trail=trail), "mina>newspaper_reports")
    assert faceup(state) == [1, 0]


@pytest.mark.parametrize("last", [["", ""], ["cologne!", "brussels!"], ["feed", "dark_call"], ["misdirect"]])
def test_event_newspaper_reports__is_not_offered_without_a_facedown_card(last: list[str]) -> None:
    trail = ["prague", "berlin", "leipzig", "hamburg", *last]
    state = scene("dawn", events={"mina": ["newspaper_reports"]}, trail=trail, options={"game": "advanced"})
    assert pending(state) == "HunterAction"


def test_event_newspaper_reports__finds_hide() -> None:
    trail = ["prague", "berlin", "hide+rats", "leipzig"]
    state = do(drawn("newspaper_reports", trail=trail, options={"game": "advanced"}), "play")
    assert [event.hideout for event in events_of(state, HideRevealed)] == [1]
    assert faceup(state) == [1]
    assert not events_of(state, LocationRevealed)


def test_event_newspaper_reports__the_choice_does_not_distinguish_hide_from_a_city() -> None:
    asked = []
    for fifth in ("cologne", "hide+rats"):
        trail = ["prague", "berlin", "leipzig", "hamburg", fifth, "brussels"]
        events = {"mina": ["newspaper_reports"]}
        state = scene("dawn", events=events, trail=trail, options={"game": "advanced"})
        asked.append((tokens(state), tokens(do(state, "mina>newspaper_reports"))))
    assert asked[0] == asked[1]


def test_r12_10_newspaper_reports_on_an_empty_space_is_discarded() -> None:
    state = do(drawn("newspaper_reports", trail=["prague", "berlin"]), "play")
    assert faceup(state) == []
    assert state.event_discard == (EventCard.NEWSPAPER_REPORTS,)
    assert pending(state) == "HunterAction"


def test_event_newspaper_reports__can_be_canceled() -> None:
    position = {"trail": ["prague", "berlin", "leipzig"], "events": {"dracula": ["sensationalist_press"]}}
    state = do(drawn("newspaper_reports", **position), "play", "dracula>sensationalist_press")
    assert faceup(state) == []
    assert pending(state) == "HunterAction"
    assert set(state.event_discard) == {EventCard.NEWSPAPER_REPORTS, EventCard.SENSATIONALIST_PRESS}


# ---------------------------------------------------------------------------------------------- Hired Scouts


def test_event_hired_scouts__names_two_cities_before_dracula_answers() -> None:
    state = drawn("hired_scouts", trail=["prague", "berlin", "leipzig"])
    assert len(tokens(state)) == 60
    assert "CD" in tokens(state)
    state = do(state, "BR")
    assert faceup(state) == []
    assert len(tokens(state)) == 59
    assert "BR" not in tokens(state)
    state = do(state, "PA")
    assert faceup(state) == [1]
    assert denied(state) == {(at("paris"), True)}
    assert pending(state) == "HunterAction"
    assert state.table == ()


def test_event_hired_scouts__reveals_dracula_himself() -> None:
    state = do(drawn("hired_scouts", trail=["prague"]), "PR", "PA")
    assert state.revealed
    assert [event.place for event in events_of(state, DraculaRevealed)] == [at("prague")]


@pytest.mark.parametrize(("reach", "found"), [("printed", True), ("all", True), ("trail", False)])
def test_event_hired_scouts__reveals_lairs_by_option(reach: str, found: bool) -> None:
    options = {"game": "advanced", "reach": reach}
    state = drawn("hired_scouts", trail=["prague"], lairs=["paris+rats"], options=options)
    state = do(state, "PA", "BR")
    assert faceup(state) == ([100] if found else [])
    assert ((at("paris"), False) in denied(state)) is not found


def test_event_hired_scouts__the_second_question_names_the_first_city() -> None:
    state = drawn("hired_scouts", trail=["prague"])
    assert asked(state) == "Hired Scouts: which city must Dracula answer for first?"
    state = do(state, "PA")
    assert asked(state) == "Hired Scouts: which city must Dracula answer for besides Paris?"


def test_event_hired_scouts__can_be_canceled() -> None:
    state = drawn("hired_scouts", events={"dracula": ["sensationalist_press"]})
    assert pending(state) == "CancelChoice"
    assert pending(do(state, "dracula>sensationalist_press")) == "HunterAction"
    assert pending(do(state, "pass")) == "Scouting"


# ---------------------------------------------------------------------------------------------- Local Rumors


def test_event_local_rumors__reveals_the_hideouts_adjacent_to_the_hunter() -> None:
    state = drawn("local_rumors", trail=["prague", "berlin", "madrid", "cadiz", "granada"])
    assert faceup(state) == [2, 1]
    assert denied(state) == {(at("santander"), False), (at("south_atlantic"), False)}
    assert pending(state) == "HunterAction"
    assert state.table == ()


def test_r15_9_local_rumors_reaches_the_sea_of_a_port() -> None:
    state = drawn("local_rumors", trail=["prague", "south_atlantic", "north_atlantic"])
    assert faceup(state) == [1]


def test_event_local_rumors__does_not_reveal_dracula_at_sea() -> None:
    state = drawn("local_rumors", trail=["south_atlantic", "cadiz"])
    assert faceup(state) == [1, 0]
    assert not state.revealed


def test_event_local_rumors__reveals_dracula_in_an_adjacent_city() -> None:
    assert drawn("local_rumors", trail=["madrid"]).revealed


@pytest.mark.parametrize(("reach", "found"), [("printed", False), ("all", True), ("trail", False)])
def test_event_local_rumors__reveals_lairs_by_option(reach: str, found: bool) -> None:
    options = {"game": "advanced", "reach": reach}
    state = drawn("local_rumors", trail=["prague"], lairs=["madrid+rats", "cadiz+bats"], options=options)
    assert faceup(state) == ([100, 101] if found else [])
    assert {lairs for _, lairs in denied(state)} == {found}
    assert ((at("madrid"), False) in denied(state)) is not found


def test_event_local_rumors__can_be_canceled() -> None:
    position = {"trail": ["prague", "madrid"], "events": {"dracula": ["sensationalist_press"]}}
    state = drawn("local_rumors", **position)
    assert faceup(do(state, "dracula>sensationalist_press")) == []
    assert faceup(do(state, "pass")) == [0]


# ----------------------------------------------------------------------------------------------- Money Trail


def money_trail(part: str, trail: list[str]) -> Fury3State:
    """Return a position: Lord Godalming has Money Trail."""
    return scene(part, trail=trail, events={"godalming": ["money_trail"]})


@pytest.mark.parametrize("part", ["day", "night"])
def test_event_money_trail__reveals_a_chosen_sea_card(part: str) -> None:
    state = money_trail(part, ["prague", "venice", "adriatic_sea", "ionian_sea", "black_sea!"])
    state = do(state, "godalming>money_trail")
    assert tokens(state) == ["#3", "#4"]
    state = do(state, "#4")
    assert faceup(state) == [1, 0]
    assert pending(state) == "HunterAction"
    assert state.table == ()
    assert state.event_discard == (EventCard.MONEY_TRAIL,)


def test_event_money_trail__one_sea_card_needs_no_choice() -> None:
    state = do(money_trail("day", ["prague", "venice", "adriatic_sea"]), "godalming>money_trail")
    assert faceup(state) == [0]
    assert pending(state) == "HunterAction"


@pytest.mark.parametrize("trail", [["prague", "venice"], ["prague", "venice", "adriatic_sea!"]])
def test_event_money_trail__needs_a_facedown_sea_card(trail: list[str]) -> None:
    assert "godalming>money_trail" not in tokens(money_trail("day", trail))


# ---------------------------------------------------------------------------------------------------- allies

ALLIES = ("rufus_smith", "jonathan_harker", "sister_agatha")


def scouting_ally(card: str) -> Fury3State:
    """Return a position in which the ally names Berlin, which is a hideout."""
    state = drawn(card, trail=["prague", "berlin"])
    assert tokens(state) == ["scout", "ally"]
    assert player_to_move(state) == HUNTERS
    return do(state, "scout", "BR")


def kept_ally(card: str) -> Fury3State:
    """Return a position in which the ally is in play."""
    return do(drawn(card, trail=["prague", "berlin"]), "ally")


@pytest.mark.parametrize(("reach", "found"), [("printed", True), ("all", True), ("trail", False)])
@pytest.mark.parametrize("card", ALLIES)
def test_event_rufus_smith__and_the_other_allies_scout_lairs_by_option(
    card: str, reach: str, found: bool
) -> None:
    options = {"game": "advanced", "reach": reach}
    state = drawn(card, trail=["prague"], lairs=["paris+rats"], options=options)
    assert faceup(do(state, "scout", "PA")) == ([100] if found else [])


def test_event_rufus_smith__scouts_one_city() -> None:
    state = scouting_ally("rufus_smith")
    assert faceup(state) == [0]
    assert (state.hunter_ally, state.table) == (NONE, ())
    assert state.event_discard == (EventCard.RUFUS_SMITH,)
    assert pending(state) == "HunterAction"


def test_event_jonathan_harker__scouts_one_city() -> None:
    state = scouting_ally("jonathan_harker")
    assert faceup(state) == [0]
    assert state.event_discard == (EventCard.JONATHAN_HARKER,)
    assert pending(state) == "HunterAction"


def test_event_sister_agatha__scouts_one_city() -> None:
    state = scouting_ally("sister_agatha")
    assert faceup(state) == [0]
    assert state.event_discard == (EventCard.SISTER_AGATHA,)
    assert pending(state) == "HunterAction"


def test_event_rufus_smith__stays_as_ally() -> None:
    state = kept_ally("rufus_smith")
    assert (state.hunter_ally, state.table, state.event_discard) == (EventCard.RUFUS_SMITH, (), ())
    assert pending(state) == "HunterAction"


def test_event_jonathan_harker__stays_as_ally() -> None:
    state = kept_ally("jonathan_harker")
    assert (state.hunter_ally, state.table, state.event_discard) == (EventCard.JONATHAN_HARKER, (), ())
    assert pending(state) == "HunterAction"


def test_event_sister_agatha__stays_as_ally() -> None:
    state = kept_ally("sister_agatha")
    assert (state.hunter_ally, state.table, state.event_discard) == (EventCard.SISTER_AGATHA, (), ())
    assert pending(state) == "HunterAction"


def test_r12_4_a_new_ally_replaces_the_old_one() -> None:
    state = do(drawn("rufus_smith", hunter_ally=EventCard.SISTER_AGATHA), "ally")
    assert state.hunter_ally == EventCard.RUFUS_SMITH
    assert state.event_discard == (EventCard.SISTER_AGATHA,)
    assert state.table == ()


def test_r12_4_an_ally_used_for_scouting_does_not_replace_the_ally() -> None:
    state = do(drawn("rufus_smith", hunter_ally=EventCard.SISTER_AGATHA), "scout", "PA")
    assert state.hunter_ally == EventCard.SISTER_AGATHA
    assert state.event_discard == (EventCard.RUFUS_SMITH,)


# ----------------------------------------------------------------------------------------- Surprising Return


def returning(discard: tuple[EventCard, ...], part: str = "dawn", ally: int = NONE) -> Fury3State:
    """Return a position: Mina has Surprising Return."""
    events = {"mina": ["surprising_return"]}
    return scene(part, events=events, event_discard=discard, hunter_ally=ally)


@pytest.mark.parametrize("part", ["dawn", "dusk"])
def test_event_surprising_return__returns_an_ally(part: str) -> None:
    state = do(returning((EventCard.GOOD_LUCK, EventCard.JONATHAN_HARKER), part), "mina>surprising_return")
    assert state.hunter_ally == EventCard.JONATHAN_HARKER
    assert state.event_discard == (EventCard.GOOD_LUCK, EventCard.SURPRISING_RETURN)
    assert state.table == ()
    assert pending(state) == "HunterAction"


def test_event_surprising_return__chooses_among_several_allies() -> None:
    discard = (EventCard.RUFUS_SMITH, EventCard.GREAT_WOLF, EventCard.SISTER_AGATHA)
    state = do(returning(discard), "mina>surprising_return")
    assert tokens(state) == ["event:rufus_smith", "event:sister_agatha"]
    state = do(state, "event:sister_agatha")
    assert state.hunter_ally == EventCard.SISTER_AGATHA
    assert state.event_discard == (EventCard.RUFUS_SMITH, EventCard.GREAT_WOLF, EventCard.SURPRISING_RETURN)
    assert pending(state) == "HunterAction"


def test_r12_4_a_returning_ally_replaces_the_old_one() -> None:
    state = do(returning((EventCard.RUFUS_SMITH,), ally=EventCard.SISTER_AGATHA), "mina>surprising_return")
    assert state.hunter_ally == EventCard.RUFUS_SMITH
    assert sorted(state.event_discard) == [EventCard.SURPRISING_RETURN, EventCard.SISTER_AGATHA]


@pytest.mark.parametrize("discard", [(), (EventCard.GREAT_WOLF, EventCard.GOOD_LUCK)])
def test_event_surprising_return__needs_a_hunters_ally_in_the_discard_pile(
    discard: tuple[EventCard, ...],
) -> None:
    assert pending(returning(discard)) == "HunterAction"


def test_r12_7_a_hunters_own_events_affect_that_hunter() -> None:
    events = {"godalming": ["sense_of_emergency"], "seward": ["sense_of_emergency"]}
    state = scene("day", events=events)
    assert [token for token in tokens(state) if ">" in token] == ["godalming>sense_of_emergency"]
    state = do(state, "godalming>sense_of_emergency", "road:SW")
    assert [sheet.damage for sheet in state.hunters] == [2, 0, 0, 0]
    assert state.hunters[SEWARD].events == (EventCard.SENSE_OF_EMERGENCY,)
    assert state.hunters[SEWARD].place == at("lisbon")
    assert [token for token in tokens(state) if ">" in token] == ["seward>sense_of_emergency"]
