"""Hunters' events for which Dracula answers or reveals his cards."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury3.decks import DISCARD, HAND, ON_HIDEOUT, Deck, Encounter, EventCard
from furyqt.rules.fury3.events import (
    CardMoved,
    CardShown,
    HideDenied,
    HideRevealed,
    HuntersNamed,
    LocationRevealed,
    RegionDenied,
    RegionNamed,
)
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import DRACULA_FIGURE, HUNTERS, MINA, NOWHERE, SEWARD, Region
from tests.rules.fury3.scenes import do, events_of, pending, scene, tokens

ADVANCED = {"game": "advanced"}


def drawn(card: str, **position: Any) -> Fury3State:
    """Return a position after Dr. Seward drew an event card by day."""
    return do(scene("day", top=[card], **position), "pass", "supply")


# --------------------------------------------------------------------------------------------- Evil Presence


def named(state: Fury3State) -> list[int]:
    """Return the hunters that Dracula named, as masks."""
    return [event.hunters for event in events_of(state, HuntersNamed)]


def test_event_evil_presence__names_the_adjacent_hunters() -> None:
    places = {"godalming": "berlin", "helsing": "prague", "mina": "vienna"}
    state = drawn("evil_presence", trail=["prague"], places=places)
    assert named(state) == [0b1001]
    assert pending(state) == "HunterAction"
    assert state.table == ()
    assert state.event_discard == (EventCard.EVIL_PRESENCE,)


def test_event_evil_presence__names_a_defeated_hunter_too() -> None:
    places = {"godalming": "berlin", "helsing": "prague", "mina": "vienna"}
    state = drawn("evil_presence", trail=["prague"], places=places, sheets={"mina": {"defeated": True}})
    assert named(state) == [0b1001]


def test_event_evil_presence__may_name_no_hunter() -> None:
    assert named(drawn("evil_presence", trail=["klausenburg"])) == [0]


@pytest.mark.parametrize("sea", ["adriatic_sea", "tyrrhenian_sea"])
def test_r15_9_evil_presence_counts_the_sea_of_a_port(sea: str) -> None:
    places = {"godalming": "naples", "mina": "bari"}
    state = drawn("evil_presence", trail=[sea], places=places)
    assert named(state) == [0b1000 if sea == "adriatic_sea" else 0b0001]


def test_r15_9_evil_presence_counts_bordering_seas() -> None:
    assert named(drawn("evil_presence", trail=["ionian_sea"], places={"helsing": "black_sea"})) == [0b1100]


def test_event_evil_presence__railways_do_not_make_hunters_adjacent() -> None:
    assert named(drawn("evil_presence", trail=["venice"], places={"helsing": "vienna"})) == [0]


def test_event_evil_presence__uses_the_newest_location() -> None:
    trail = ["hide+rats", "prague", "cadiz"]
    assert named(drawn("evil_presence", trail=trail, options=ADVANCED)) == [0b0100]


def test_event_evil_presence__can_be_canceled() -> None:
    state = drawn("evil_presence", events={"dracula": ["sensationalist_press"]})
    assert pending(state) == "CancelChoice"
    assert named(do(state, "dracula>sensationalist_press")) == []
    assert named(do(state, "pass")) == [0b0100]


# -------------------------------------------------------------------------------- Hypnosis and Psychic Bond


def with_mina(part: str, trail: str, *, van_helsing: str = "vienna", **mina: Any) -> Fury3State:
    """Return Mina's turn in Vienna, with Hypnosis."""
    places = {"helsing": van_helsing, "mina": "vienna"}
    sheets = {"mina": mina}
    state = scene(part, trail=[trail], places=places, events={"mina": ["hypnosis"]}, sheets=sheets)
    return do(state, "pass", "pass", "pass")


@pytest.mark.parametrize("part", ["day", "night"])
@pytest.mark.parametrize(("trail", "region"), [("paris", Region.GALLIA), ("black_sea", NOWHERE)])
def test_event_hypnosis__reveals_the_region_and_delays_mina(part: str, trail: str, region: int) -> None:
    state = do(with_mina(part, trail), "mina>hypnosis")
    assert [event.region for event in events_of(state, RegionNamed)] == [region]
    assert state.hunters[MINA].delayed
    assert state.table == ()
    assert state.event_discard == (EventCard.HYPNOSIS,)
    assert not state.revealed


def test_event_hypnosis__needs_another_hunter_in_her_city() -> None:
    assert "mina>hypnosis" in tokens(with_mina("day", "paris"))
    assert "mina>hypnosis" not in tokens(with_mina("day", "paris", van_helsing="prague"))


def test_event_hypnosis__only_mina_can_play_it() -> None:
    places = {"godalming": "vienna"}
    state = scene("day", places=places, events={"godalming": ["hypnosis"]})
    assert "godalming>hypnosis" not in tokens(state)


def test_event_hypnosis__a_defeated_hunter_does_not_count() -> None:
    places = {"helsing": "vienna", "mina": "vienna"}
    sheets = {"helsing": {"defeated": True}}
    state = scene("day", places=places, sheets=sheets, events={"mina": ["hypnosis"]})
    state = do(state, "pass", "pass")
    assert "mina>hypnosis" not in tokens(state)
    assert "bond" not in tokens(state)


@pytest.mark.parametrize(
    ("trail", "kind"), [("prague", RegionNamed), ("paris", RegionDenied), ("black_sea", RegionDenied)]
)
def test_ability_psychic_bond__reveals_whether_dracula_is_in_minas_region(trail: str, kind: type) -> None:
    state = do(with_mina("day", trail), "bond")
    answers = [*events_of(state, RegionNamed), *events_of(state, RegionDenied)]
    assert [type(answer) for answer in answers] == [kind]
    assert answers[0].region == Region.AUSTRO_HUNGARY
    assert not state.hunters[MINA].delayed


def test_ability_psychic_bond__needs_another_hunter_in_her_city() -> None:
    assert "bond" in tokens(with_mina("night", "paris"))
    assert "bond" not in tokens(with_mina("night", "paris", van_helsing="prague"))


# --------------------------------------------------------------------------------------------- Wax Cylinders


def cylinders(part: str = "day", **position: Any) -> Fury3State:
    """Return Dr. Seward's turn with Wax Cylinders."""
    return do(scene(part, events={"seward": ["wax_cylinders"]}, **position), "pass")


@pytest.mark.parametrize("part", ["day", "night"])
def test_event_wax_cylinders__deduction_reveals_all_encounters_of_a_hideout(part: str) -> None:
    state = cylinders(part, trail=["prague+rats", "berlin+hoax+wolves!", "leipzig+bats!", "hamburg"])
    state = do(state, "seward>wax_cylinders")
    assert tokens(state) == ["#1", "#2"]
    assert player_to_move(state) == HUNTERS
    state = do(state, "#2")
    spot = state.trail[1]
    assert spot is not None
    assert all(placed.faceup for placed in spot.contents)
    assert [(shown.card, shown.zone) for shown in events_of(state, CardShown)] == [
        (Encounter.HOAX, ON_HIDEOUT + spot.id)
    ]
    assert not events_of(state, LocationRevealed)
    assert state.event_discard == (EventCard.WAX_CYLINDERS,)
    assert pending(state) == "HunterAction"
    assert state.table == ()


@pytest.mark.parametrize(
    ("reach", "choices"), [("printed", ["#1", "#a"]), ("all", ["#1", "#a"]), ("trail", ["#1"])]
)
def test_event_wax_cylinders__deduction_reaches_lairs_by_option(reach: str, choices: list[str]) -> None:
    options = {"game": "advanced", "reach": reach}
    state = cylinders(trail=["prague+rats"], lairs=["paris+bats"], options=options)
    assert tokens(do(state, "seward>wax_cylinders")) == [*choices, "analysis"]


def test_event_wax_cylinders__one_hideout_needs_no_choice() -> None:
    state = do(cylinders(trail=["prague+rats"]), "seward>wax_cylinders")
    assert [shown.card for shown in events_of(state, CardShown)] == [Encounter.RATS]
    assert pending(state) == "HunterAction"


def test_event_wax_cylinders__analysis_reveals_hide_on_the_trail() -> None:
    state = cylinders(trail=["hide+rats", "prague+bats"], options=ADVANCED)
    state = do(state, "seward>wax_cylinders", "analysis")
    assert [event.hideout for event in events_of(state, HideRevealed)] == [1]
    assert state.trail[0] is not None
    assert state.trail[0].faceup
    assert state.trail[1] is not None
    assert not state.trail[1].faceup
    assert not events_of(state, CardShown)


def test_event_wax_cylinders__analysis_returns_the_card_if_hide_is_in_the_deck() -> None:
    state = do(cylinders(trail=["prague+bats"], options=ADVANCED), "seward>wax_cylinders", "analysis")
    assert len(events_of(state, HideDenied)) == 1
    assert state.hunters[SEWARD].events == (EventCard.WAX_CYLINDERS,)
    assert state.event_discard == ()
    assert state.table == ()
    assert pending(state) == "HunterAction"
    *_, back = [event for event in events_of(state, CardMoved) if event.card == EventCard.WAX_CYLINDERS]
    assert back.target == HAND[SEWARD]


def test_event_wax_cylinders__the_choice_does_not_distinguish_hide_from_a_city() -> None:
    asked = []
    for first in ("cologne+rats", "hide+rats"):
        state = cylinders(trail=[first, "prague+bats"], options=ADVANCED)
        asked.append((tokens(state), tokens(do(state, "seward>wax_cylinders"))))
    assert asked[0] == asked[1]


def test_event_wax_cylinders__a_weakened_dr_seward_reveals_the_card_again() -> None:
    sheets = {"seward": {"bites": 1, "shown_event": EventCard.WAX_CYLINDERS}}
    state = cylinders(trail=["prague"], options=ADVANCED, sheets=sheets)
    state = do(state, "seward>wax_cylinders")
    assert state.hunters[SEWARD].shown_event == EventCard.WAX_CYLINDERS
    assert pending(state) == "HunterAction"


def test_event_wax_cylinders__no_analysis_in_the_base_game() -> None:
    assert "seward>wax_cylinders" not in tokens(cylinders(trail=["prague"]))
    state = do(cylinders(trail=["prague+rats", "berlin+bats"]), "seward>wax_cylinders")
    assert tokens(state) == ["#1", "#2"]


def test_event_wax_cylinders__is_not_offered_without_an_effect() -> None:
    trail = ["hide+rats!", "prague+bats!"]
    assert "seward>wax_cylinders" in tokens(cylinders(trail=trail, options=ADVANCED))
    trail = ["hide!+rats!", "prague+bats!"]
    assert "seward>wax_cylinders" not in tokens(cylinders(trail=trail, options=ADVANCED))


def test_event_wax_cylinders__only_dr_seward_can_play_it() -> None:
    state = scene("day", trail=["prague+rats"], events={"godalming": ["wax_cylinders"]})
    assert "godalming>wax_cylinders" not in tokens(state)


# ------------------------------------------------------------------------------------------- Behind the Veil


def test_event_behind_the_veil__reveals_draculas_hand_and_discards_an_encounter() -> None:
    encounters = ["hoax", "hoax", "wolves", "bats", "spy"]
    events = {"dracula": ["false_tip", "wild_horses"]}
    state = drawn("behind_the_veil", encounters=encounters, events=events, top_encounters=["rats"])
    shown = [
        (event.deck, event.card)
        for event in events_of(state, CardShown)
        if event.zone == HAND[DRACULA_FIGURE]
    ]
    assert sorted(shown) == [
        *((Deck.EVENT, card) for card in (EventCard.WILD_HORSES, EventCard.FALSE_TIP)),
        *((Deck.ENCOUNTER, card) for card in state.encounters),
    ]
    assert player_to_move(state) == HUNTERS
    assert tokens(state) == [
        "encounter:hoax",
        "encounter:wolves",
        "encounter:bats",
        "encounter:spy",
    ]
    state = do(state, "encounter:hoax")
    assert state.encounter_discard == (Encounter.HOAX,)
    left = (Encounter.HOAX, Encounter.WOLVES, Encounter.BATS, Encounter.SPY)
    assert sorted(state.encounters) == sorted((*left, Encounter.RATS))
    moved = [event for event in events_of(state, CardMoved) if event.card == Encounter.HOAX]
    assert [event.target for event in moved if event.deck == Deck.ENCOUNTER] == [DISCARD]
    assert len(state.events) == 2
    assert state.event_discard == (EventCard.BEHIND_THE_VEIL,)
    assert state.table == ()
    assert pending(state) == "HunterAction"


def test_event_behind_the_veil__a_hand_above_five_is_not_refilled() -> None:
    encounters = ["hoax", "hoax", "wolves", "bats", "spy", "rats", "rats"]
    state = do(drawn("behind_the_veil", encounters=encounters), "encounter:rats")
    assert len(state.encounters) == 6


def test_event_behind_the_veil__one_kind_needs_no_choice() -> None:
    state = drawn("behind_the_veil", encounters=["hoax", "hoax"], top_encounters=["rats"])
    assert state.encounter_discard == (Encounter.HOAX,)
    assert len(state.encounters) == 5
    assert pending(state) == "HunterAction"


def test_r12_10_behind_the_veil_without_encounters_only_reveals_the_hand() -> None:
    state = drawn("behind_the_veil", encounters=(), events={"dracula": ["false_tip"]})
    assert [event.card for event in events_of(state, CardShown) if event.zone == HAND[DRACULA_FIGURE]] == [
        EventCard.FALSE_TIP
    ]
    assert pending(state) == "HunterAction"
