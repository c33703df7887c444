"""The second edition's policies: whole games, and what each side prefers."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ai.knowledge.fury2.policy import AT_RANDOM, RULES, SIMPLE_RULES, Fury2Guide
from ai.knowledge.fury2.ways import BY_RAIL, FAR, TURNS_AWAY, TURNS_TO
from furyqt.rules.core.agenda import advance, legal_actions, play
from furyqt.rules.fury2 import game
from furyqt.rules.fury2.actions import Go, Pick, Placement
from furyqt.rules.fury2.decks import Encounter
from furyqt.rules.fury2.observation import DECISIONS
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.servant.servant_actions import ServantAction
from furyqt.rules.fury2.steps.trail.encounter_hand import EncounterPlacement
from furyqt.rules.fury2.steps.travel.dracula_moves import CardPlacement
from furyqt.rules.fury2.tables import HOSPITAL, PLACES, SEAS, TOWNS
from tests.ai.fury2_positions import SERVANT, Asked, chosen, mostly, positions
from tests.rules.fury2.duels import combat
from tests.rules.fury2.scenes import at, do, pending, scene


class Known:
    """A lead to one place."""

    def __init__(self, place: str) -> None:
        self._place = at(place)

    def place(self, state: Any) -> int:
        return self._place


# ------------------------------------------------------------------------------------------- all decisions


def test_every_decision_has_a_rule_or_is_made_at_random() -> None:
    ruled = [*RULES, *SIMPLE_RULES, *AT_RANDOM]
    assert len(ruled) == len(set(ruled))
    assert set(ruled) == set(DECISIONS)


def test_every_choice_is_legal_and_the_seed_decides_it() -> None:
    games = positions()
    assert len(games) > 45
    for kind, row in games.items():
        for state, actions in row[:4]:
            texts = [action.text for action in actions]
            one = chosen(state, 2)
            assert all(token in texts for token in one), kind
            assert one == chosen(state, 2)


def test_a_single_action_takes_no_random_number() -> None:
    state = scene("mina")
    actions = legal_actions(state)
    forced, free = (Fury2Guide(random.Random(3), 0.5) for _ in range(2))
    assert forced.choose(state, actions[:1]) == actions[0]
    assert forced.choose(state, actions) == free.choose(state, actions)


@pytest.mark.parametrize("options", [{}, SERVANT], ids=["base", "servant"])
def test_a_guide_plays_whole_games_with_an_outcome(options: dict[str, str]) -> None:
    state = game.RULES.setup(game.RULES.checked_options(options), 5)
    state.told = None
    guide, length = Fury2Guide(random.Random(3), 0.0), 0
    while state.agenda:
        assert length < 4000
        advance(state, guide.choose(state, legal_actions(state)))
        length += 1
    assert game.RULES.outcome(state) is not None


# ------------------------------------------------------------------------------------------- the distances


def test_turns_follow_roads_rails_and_the_sea() -> None:
    assert TURNS_AWAY[at("paris")][at("paris")] == 0.0
    assert TURNS_AWAY[at("paris")][at("strasbourg")] == 1.0
    assert 1.0 < TURNS_AWAY[at("paris")][at("marseilles")] < 2.0
    assert TURNS_AWAY[HOSPITAL][at("rome")] > 1.0
    assert all(TURNS_AWAY[a][b] < FAR for a in TOWNS for b in PLACES)
    assert TURNS_TO[at("rome")][at("paris")] == TURNS_AWAY[at("paris")][at("rome")]


def test_two_railways_reach_the_cities_of_a_lucky_roll() -> None:
    assert at("marseilles") in BY_RAIL[at("paris")]
    assert at("paris") not in BY_RAIL[at("paris")]


# --------------------------------------------------------------------------------------------- the hunters


ARMED = {"godalming": ("knife",)}


def test_a_hunter_goes_nearer_to_the_believed_place() -> None:
    state = scene("godalming", places={"godalming": "munich"}, items=ARMED)
    for place in ("vienna", "strasbourg", "milan"):
        way = mostly(chosen(state, belief=Known(place)))
        assert way == f"road:{place[:2].upper()}" or TURNS_AWAY[_reached(state, way)][at(place)] < 1.5


def _reached(state: Fury2State, token: str) -> int:
    action = next(each for each in legal_actions(state) if each.text == token)
    return action.to if isinstance(action, Go) else state.hunters[0].place


def test_a_hunter_near_defeat_does_not_chase() -> None:
    def share(health: int) -> float:
        state = scene(
            "godalming",
            places={"godalming": "munich"},
            items=ARMED,
            sheets={"godalming": {"health": health}},
        )
        found = chosen(state, 40, belief=Known("vienna"))
        return sum(token == "road:VI" for token in found) / len(found)

    assert share(12) > share(2)


def test_a_hunter_in_a_city_takes_an_item_while_there_is_room() -> None:
    bare = do(scene("godalming", places={"godalming": "munich"}), "stay")
    assert pending(bare) == "HunterAction"
    assert mostly(chosen(bare)) == "item"
    full = do(
        scene("godalming", places={"godalming": "munich"}, items={"godalming": ("knife", "knife", "stake")}),
        "stay",
    )
    assert mostly(chosen(full)) != "item"


def test_a_wounded_hunter_rests() -> None:
    hurt = {"godalming": {"health": 4}}
    held = {"godalming": ("knife", "knife", "stake")}
    state = do(scene("godalming", places={"godalming": "munich"}, items=held, sheets=hurt), "stay")
    assert mostly(chosen(state)) == "rest"


@pytest.mark.parametrize(("near", "joins"), [("prague", True), ("lisbon", False)])
def test_r15_hunters_move_as_a_group_near_dracula(near: str, joins: bool) -> None:
    both = {"godalming": "vienna", "seward": "vienna"}
    state = do(scene("godalming", places=both), "seward")
    assert pending(state) == "GroupInvitation"
    assert set(chosen(state, 4, belief=Known(near))) == {"yes" if joins else "no"}


def test_r1_9_the_hunters_start_apart() -> None:
    rng = random.Random(1)
    state = game.RULES.setup(game.RULES.checked_options({}), 1)
    guide = Fury2Guide(rng, 0.0)
    for _ in range(4):
        state = play(state, guide.choose(state, legal_actions(state)))
    places = [sheet.place for sheet in state.hunters]
    assert len(set(places)) == 4
    nearest = [min(TURNS_AWAY[place][town] for place in places) for town in TOWNS]
    assert sum(nearest) / len(nearest) < 2.5


# ----------------------------------------------------------------------------------------------- Dracula


def placements(state: Fury2State, number: int = 24) -> list[Placement]:
    actions = {action.text: action for action in legal_actions(state)}
    return [actions[token] for token in chosen(state, number)]  # type: ignore[misc]


def test_dracula_flees_from_the_hunters() -> None:
    state = scene("dracula", places={"godalming": "munich"}, trail=("vienna",), time=1)
    assert pending(state) == "CardPlacement"
    found = [at_ for at_ in (move.to for move in placements(state)) if at_ >= 0]
    assert at("munich") not in found
    assert sum(TURNS_AWAY[at("munich")][to] > 1.5 for to in found) > len(found) / 2


def test_dracula_rarely_goes_to_sea_and_goes_ashore_soon() -> None:
    moves = positions()[CardPlacement]
    at_sea = [_share_at_sea(asked) for asked in moves if any(a.to in SEAS for a in asked[1])]
    assert at_sea
    assert sum(at_sea) / len(at_sea) < 0.35


def _share_at_sea(asked: Asked) -> float:
    found = placements(asked[0], 6)
    return sum(move.to in SEAS for move in found) / len(found)


def test_a_weak_dracula_feeds_by_night() -> None:
    far = {"godalming": "galway", "seward": "lisbon", "helsing": "athens", "mina": "cadiz"}

    def share(blood: int) -> float:
        state = scene("dracula", places=far, trail=("vienna",), time=3, blood=blood)
        found = chosen(state, 40)
        return sum(token == "@feed" for token in found) / len(found)

    assert share(4) > share(15)


@pytest.mark.parametrize(
    ("hunter", "expected"), [("galway", {Encounter.NEW_VAMPIRE}), ("prague", {Encounter.WOLVES})]
)
def test_r7_3_dracula_lays_a_vampire_far_from_the_hunters_and_a_trap_near_them(
    hunter: str, expected: set[int]
) -> None:
    state = scene(
        "dracula",
        places={"godalming": hunter, "seward": "galway", "helsing": "galway", "mina": "galway"},
        trail=("vienna", "prague"),
        encounters=("new_vampire", "wolves", "hoax", "spy", "fog"),
    ).clone()
    state.agenda = (*state.agenda[:-1], EncounterPlacement())
    tiles = {action.text: action for action in legal_actions(state)}
    found = [tiles[token] for token in chosen(state, 10)]
    assert {action.card for action in found if isinstance(action, Pick)} <= expected | {Encounter.FOG}
    assert expected & {action.card for action in found if isinstance(action, Pick)}


def test_a_tile_that_matures_is_not_buried() -> None:
    """R7.5, R7.6: a New Vampire counts only if its card falls off the trail."""
    for tile, buried in (("new_vampire", False), ("wolves", True)):
        row = tuple(["vienna", "prague", "berlin", "hamburg", "cologne", f"paris+{tile}"])
        state = scene("dracula", places={"godalming": "galway"}, trail=row, time=1)
        after = do(state, next(token for token in ("@BD", "@ZA") if token in _tokens(state)))
        assert pending(after) == "FallenCardChoice"
        assert ("catacomb" in chosen(after, 20)) is buried


def _tokens(state: Fury2State) -> list[str]:
    return [action.text for action in legal_actions(state)]


# ------------------------------------------------------------------------------------ combat, the Servant


def test_holy_items_are_kept_for_dracula() -> None:
    def share(enemy: str) -> float:
        state = combat(enemy, "seward crucifix knife")
        found = chosen(state, 60)
        return sum(token == "!crucifix" for token in found) / len(found)

    assert share("dracula") > 0.15 > share("assassin")


def test_a_weak_dracula_escapes() -> None:
    def share(blood: int) -> float:
        state = do(combat("dracula", "seward knife", blood=blood), "!knife")
        found = [action for action in chosen(state, 60) if "escape" in action]
        return len(found) / 60

    assert share(2) > share(15) > 0


def test_the_weakest_hunter_of_a_group_is_the_target() -> None:
    state = combat("dracula", "seward knife", "mina", sheets={"mina": {"health": 2}})
    state = do(state, "!knife", "!punch", "!!claws")
    assert set(chosen(state)) == {"mina"}


def test_the_servant_takes_weapons_first() -> None:
    asked = positions()[ServantAction]
    armed = [state for state, actions in asked if any(action.text == "weapon" for action in actions)]
    assert armed
    assert all(mostly(chosen(state, 5)) in ("weapon", "rest") for state in armed)


@pytest.mark.parametrize(
    ("health", "trail", "choice"),
    [
        (2, "prague!", "resolve:inner_strength"),
        (9, "prague!", "pass"),
        (9, "prague", "resolve:newspaper_reports"),
    ],
    ids=["wounded", "well", "Dracula is hidden"],
)
def test_before_dracula_moves_a_hunter_resolve_is_used_if_it_helps(
    health: int, trail: str, choice: str
) -> None:
    sheets = {"seward": {"tiles": ["bats"], "health": health}}
    state = scene("seward", trail=[trail, "berlin"], resolve=1, sheets=sheets)
    assert pending(state) == "TurnStartChoice"
    assert {action.text for seed in range(8) for action in [guided(state, seed)]} == {choice}


def guided(state: Fury2State, seed: int) -> Any:
    """Return the hunters' choice in a position, without a belief about Dracula's place."""
    return Fury2Guide(random.Random(seed), 0.0).choose(state, legal_actions(state))
