"""Plain faults of the third edition's computer player, each in a position that shows it."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ai.knowledge.fury3.features import NAMES, features
from ai.knowledge.fury3.policy import PolicyGuide, doomed
from ai.knowledge.fury3.value import points, weights
from ai.knowledge.fury3.ways import CATCH_DAYS, DAYS_AWAY, PORTS_OF
from furyqt.rules.core.agenda import legal_actions
from furyqt.rules.fury3.actions import Go, Word
from furyqt.rules.fury3.cards.hauntings import MobChoice
from furyqt.rules.fury3.decks import VAMPIRES
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.search.encounter_placement import EncounterPlacement
from furyqt.rules.fury3.steps.travel.placement import CardPlacement
from furyqt.rules.fury3.steps.turn.turns import HunterAction
from furyqt.rules.fury3.tables import CASTLE, DRACULA, SEAS
from tests.rules.fury3.scenes import at, scene

FAR = {"godalming": "vienna", "seward": "madrid", "helsing": "madrid", "mina": "madrid"}
FULL = {"godalming": ("rifle", "pistol", "knife", "dogs", "stake")}
NORTH = {"godalming": "hamburg", "seward": "berlin", "helsing": "madrid", "mina": "madrid"}


def answers(state: Fury3State, kind: type, number: int = 40) -> Counter[str]:
    """Return the policy's actions in this position, each with how often it was chosen."""
    assert isinstance(state.agenda[-1], kind), state.agenda[-1]
    actions = legal_actions(state)
    made = (PolicyGuide(random.Random(seed), 0.0).choose(state, actions) for seed in range(number))
    return Counter(action.text for action in made)


def feature(state: Fury3State, name: str) -> float:
    return features(state)[NAMES.index(name)]


# ------------------------------------------------------------------------------------------- the hunters


def test_hunters_wait_in_the_ports_and_do_not_follow_him_to_sea() -> None:
    for trail in (("north_sea", "hamburg"), ("english_channel", "le_havre")):
        found = answers(scene(places=NORTH, trail=trail, tickets={"godalming": ("1/1",)}), HunterAction)
        assert not [text for text in found if text.startswith("sea:")]


def test_the_way_to_a_dracula_at_sea_ends_in_a_port() -> None:
    sea, port = at("north_sea"), at("hamburg")
    assert CATCH_DAYS[sea][port] == 0 < DAYS_AWAY[port][sea]
    assert CATCH_DAYS[sea][sea] == 1
    assert CATCH_DAYS[sea][at("berlin")] == DAYS_AWAY[at("berlin")][port]
    assert CATCH_DAYS[at("rome")][port] == DAYS_AWAY[port][at("rome")]
    assert all(PORTS_OF[place] for place in SEAS)


@pytest.mark.parametrize("city", ["vienna", "zagreb"])
def test_with_full_hands_hunters_do_not_draw_cards_by_night(city: str) -> None:
    """A card drawn by night may be one of Dracula's, and there is no room for an item or none to be had."""
    full = scene("night", places={**FAR, "godalming": city}, items=FULL, trail=("rome",))
    assert answers(full, HunterAction)["supply"] == 0
    empty = scene(
        places={**FAR, "godalming": "vienna"}, items={"godalming": ()}, trail=("rome",), revealed=False
    )
    assert answers(empty, HunterAction)["supply"] + answers(empty, HunterAction)["reserve"] > 0


def test_what_is_known_at_the_bottom_of_the_deck_may_be_drawn() -> None:
    def drawn(known: int) -> float:
        tickets = {"godalming": ("1/1", "2/2")}
        state = scene("night", places=FAR, items=FULL, tickets=tickets, trail=("rome",), hunter_bottom=known)
        return answers(state, HunterAction)["supply"]

    assert drawn(1) > drawn(0)


def test_a_face_up_encounter_is_not_searched_again_and_again() -> None:
    def searches(contents: str) -> int:
        trail = ("prague", f"vienna!+{contents}")
        return answers(scene(places=FAR, trail=trail), HunterAction)["search"]

    assert searches("rats!") == searches("wolves!+spy!") == 0
    assert searches("rats") > 0


def test_a_known_vampire_is_searched_by_the_armed_and_healthy_only() -> None:
    def searches(items: tuple[str, ...], damage: int = 0) -> int:
        state = scene(
            places=FAR,
            trail=("prague", "vienna!+new_vampire!"),
            items={"godalming": items},
            sheets={"godalming": {"damage": damage}},
        )
        return answers(state, HunterAction)["search"]

    assert searches(("rifle",)) > 30
    assert searches(()) == searches(("rifle",), damage=9) == 0


def test_a_vampire_that_wins_the_game_tonight_is_searched_even_by_the_hurt() -> None:
    """Van Helsing (easy) took the train and left a vampire to mature for the thirteenth point."""

    def searches(*younger: str, influence: int) -> int:
        state = scene(
            places=FAR,
            trail=(*younger, "vienna!+reckless_vampire!+rumor"),
            sheets={"godalming": {"damage": 9}},
            influence=influence,
        )
        return answers(state, HunterAction)["search"]

    older = ("prague", "berlin", "leipzig", "hamburg", "cologne")
    assert searches(*older, influence=9) > 30
    assert searches(*older, influence=2) == searches(*older[1:], influence=9) == 0


def test_weapons_are_handed_over_only_for_life() -> None:
    """Van Helsing gave his rifle and his pistol to a mob that could do him three damage."""

    def handed(damage: int, *items: str) -> set[str]:
        state = scene(items={"godalming": items}, sheets={"godalming": {"damage": damage}}).clone()
        state.agenda = (*state.agenda[:-1], MobChoice(0))
        return {text for text, count in answers(state, MobChoice).items() if count > 4}

    assert handed(0, "rifle", "pistol", "dogs") == {"item:dogs"}
    assert handed(0, "rifle", "pistol") == {"done"}
    assert handed(10, "rifle", "pistol") == {"item:pistol", "item:rifle"}


def test_with_both_tickets_in_hand_a_ride_costs_nothing_more() -> None:
    """Near-equal ways by road and rail: the second ticket makes the ride likelier."""

    def rides(tickets: tuple[str, ...]) -> int:
        state = scene(
            places={**FAR, "godalming": "budapest"}, trail=("vienna",), tickets={"godalming": tickets}
        )
        return sum(
            count for text, count in answers(state, HunterAction, 120).items() if text.startswith("rail")
        )

    assert rides(("1/1", "1")) > rides(("1/1",))


# ------------------------------------------------------------------------------------------- Dracula


def placing(*trail: str, hand: tuple[str, ...] = ("new_vampire", "rats", "hoax")) -> Fury3State:
    """Return the position in which Dracula lays an encounter in Athens, with the hunters far away."""
    state = scene(places=dict.fromkeys(FAR, "madrid"), trail=("athens", *trail), encounters=hand).clone()
    state.agenda = (*state.agenda[:-1], EncounterPlacement())
    return state


def laid(state: Fury3State) -> float:
    """Return the share of vampires."""
    found = answers(state, EncounterPlacement)
    return sum(count for text, count in found.items() if "vampire" in text) / found.total()


def test_no_vampire_is_laid_where_an_older_one_will_clear_it() -> None:
    assert laid(placing("valona", "salonica", "sofia")) == 1
    for trail in (("valona+new_vampire",), ("valona", "salonica", "sofia+reckless_vampire")):
        assert doomed(placing(*trail))
        assert laid(placing(*trail)) == 0
    assert not doomed(placing("valona", "salonica", "sofia", "belgrade+new_vampire"))


def test_the_value_counts_only_vampires_that_will_survive() -> None:
    apart = placing("valona", "salonica", "sofia", "belgrade", "szeged+new_vampire").clone()
    beside = placing("valona", "salonica", "sofia", "belgrade+reckless_vampire", "szeged+new_vampire")
    assert feature(apart, "vampires_doomed") == 0
    assert feature(beside, "vampires_doomed") == 1
    assert feature(beside, "vampire4") == 0 < feature(beside, "vampire5")
    late = placing("valona+reckless_vampire", "salonica", "sofia", "belgrade", "szeged+new_vampire")
    assert feature(late, "vampires_doomed") == 0


def test_a_revealed_dracula_leaves_when_a_hunter_is_a_day_away() -> None:
    trail = ("prague!",)
    near = scene("dracula", places=FAR, trail=trail, revealed=True, options={"game": "advanced"})
    found = answers(near, CardPlacement)
    assert not {"@feed", "@dark_call"} & set(found)
    armed = scene(places=FAR, items={"godalming": ("rifle",)}, trail=trail, revealed=True)
    bare = scene(places=FAR, items={"godalming": ()}, trail=trail, revealed=True)
    assert feature(armed, "exposed") == 0.5
    assert feature(bare, "exposed") == 0
    assert points(armed, DRACULA) > points(bare, DRACULA)


def test_from_the_castle_he_stays_rather_than_walks_onto_a_healthy_hunter() -> None:
    around = {"godalming": "galatz", "seward": "klausenburg", "helsing": "galatz", "mina": "klausenburg"}
    state = scene(
        "dracula", places=around, trail=("castle_dracula!",), damage=4, options={"game": "advanced"}
    )
    assert state.trail[1] is not None
    assert state.trail[1].place == CASTLE
    found = answers(state, CardPlacement)
    onto = sum(count for text, count in found.items() if text in ("@GA", "@KL"))
    assert onto == 0


# ------------------------------------------------------------------------------------------- the value


def test_the_value_knows_ports_held_and_nights_lost_at_sea() -> None:
    trail = ("north_sea", "hamburg")
    guarded = scene(places={**NORTH, "helsing": "amsterdam", "mina": "edinburgh"}, trail=trail)
    alone = scene(places=dict.fromkeys(FAR, "athens"), trail=trail)
    assert feature(guarded, "ports_held") > 0.5 > feature(alone, "ports_held") == 0
    sailing = scene(places={**FAR, "godalming": "adriatic_sea"}, trail=("prague",))
    assert feature(sailing, "hunters_at_sea") == 0.25
    per = dict(zip(NAMES, weights(DRACULA), strict=True))
    assert per["hunters_at_sea"] < 0


def test_words_and_moves_are_what_the_tests_count() -> None:
    state = scene(places=FAR, trail=("prague", "vienna!+rats!"))
    assert Word("search") in legal_actions(state)
    assert any(isinstance(action, Go) for action in legal_actions(state))
    assert VAMPIRES
