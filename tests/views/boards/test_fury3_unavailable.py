"""Unavailable actions have the right reasons."""

from __future__ import annotations

import random
from typing import Any

import pytest

from furyqt.rules.core.agenda import action_label, legal_actions, play, player_to_move
from furyqt.rules.fury3.event_timing import Lasting
from furyqt.rules.fury3.observation import Fury3Observation, observe
from furyqt.rules.fury3.rulings import Fury3Options
from furyqt.rules.fury3.setup import setup
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import BLOCKABLE, DRACULA, HUNTERS
from furyqt.views.boards import board
from tests.rules.fury3.duels import vampire_fight
from tests.rules.fury3.scenes import at, do, pending, scene

HERE = board("fury3")
HURT = {"godalming": {"damage": 2}}
SECOND = "Already done this day: the second action must be another one."


def reasons(state: Fury3State, player: int = HUNTERS) -> dict[str, str]:
    """Return the reasons by the unavailable action."""
    return {str(one.name): str(one.reason) for one in HERE.unavailable(observe(state, player))}


@pytest.mark.parametrize(
    ("name", "reason", "position"),
    [
        ("Move", "Hunters move by day only.", {"part": "night"}),
        ("Move by sea", "Munich is not a port.", {"places": {"godalming": "munich"}}),
        ("Move by railway", "Lord Godalming has no ticket.", {"places": {"godalming": "paris"}}),
        ("Rest", "Lord Godalming has no damage.", {}),
        ("Search", "No hideout is revealed here.", {}),
        ("Search", "There is fog in London.", {"fog": (at("london"),)}),
        ("Search", "There are no encounters in the hideout here.", {"trail": ("prague", "london!")}),
        ("Move by road", "There is fog in London.", {"fog": (at("london"),)}),
        ("Trade", "No other hunter is here.", {}),
        ("Trade", "No one here has an item or ticket to give.", {"places": {"seward": "london"}}),
        (
            "Take supplies",
            "Devilish Power forbids it in this hunter phase.",
            {"lasting": (Lasting.NO_SUPPLY,)},
        ),
        ("Take supplies", "Not in Castle Dracula.", {"places": {"godalming": "castle_dracula"}}),
        ("Rest", "Not in a hospital.", {"places": {"godalming": "hospital_rome"}, "sheets": HURT}),
    ],
)
def test_an_unavailable_hunter_action_has_a_reason(name: str, reason: str, position: dict[str, Any]) -> None:
    state = scene(**{"part": "day"} | position)
    assert pending(state) == "HunterAction"
    assert reasons(state)[name] == reason


def test_available_actions_are_not_listed() -> None:
    state = scene(
        places={"godalming": "venice", "seward": "venice"},
        items={"godalming": ("rifle",)},
        tickets={"godalming": ("3/2",)},
        sheets={"godalming": {"damage": 2}},
        trail=("prague", "venice!+rats"),
    )
    assert reasons(state) == {}


def test_the_same_action_is_unavailable_twice() -> None:
    state = scene(lasting=(Lasting.EXTRA_ACTION,), sheets={"godalming": {"damage": 3}})
    state = do(state, "rest")
    assert reasons(state)["Rest"] == SECOND


@pytest.mark.parametrize(
    ("card", "reason", "position"),
    [
        ("long_night", "When it can be played: At dawn.", {}),
        ("consecrated_ground", "When it can be played: Action by night.", {}),
        ("vampire_lair", "It needs a Stake.", {}),
        ("excellent_weather", "No sea route is open from here.", {"places": {"godalming": "munich"}}),
        ("hypnosis", "Only Mina Harker can play it.", {}),
        ("blood_transfusion", "No bitten hunter is here.", {}),
        ("good_luck", "There is neither a roadblock nor a Dracula ally.", {}),
        ("chartered_carriage", "Lord Godalming has no ticket.", {}),
        ("money_trail", "There is no facedown sea card on the trail.", {}),
    ],
)
def test_each_unplayable_event_in_hand_has_a_reason(card: str, reason: str, position: dict[str, Any]) -> None:
    state = scene(events={"godalming": (card,)}, **position)
    name = " ".join(word.capitalize() for word in card.split("_"))
    assert reasons(state)[name] == reason


def test_good_luck_waits_for_its_prompt() -> None:
    state = scene(events={"godalming": ("good_luck",)}, roadblocks=(BLOCKABLE[0],))
    state = do(state, "pass")
    assert reasons(state)["Good Luck"] == "It is played between the turns of the hunters."


def test_a_card_prompt_names_the_holder_and_the_time_of_each_other_card() -> None:
    state = scene("dawn", events={"mina": ("long_night",), "seward": ("excellent_weather",)})
    assert pending(state) == "WindowChoice"
    assert reasons(state) == {"Excellent Weather (Dr. Seward)": "When it can be played: Action by day."}
    assert reasons(state, DRACULA) == {}


def test_draculas_card_prompt_lists_his_own_cards() -> None:
    state = scene("dracula", events={"dracula": ("unearthly_swiftness", "enraged", "roadblock")})
    assert reasons(state, DRACULA) == {
        "Enraged": "When it can be played: When a combat card would be canceled.",
        "Roadblock": "When it can be played: At once when drawn, or at the end of Dracula's phase.",
    }


@pytest.mark.parametrize(
    ("trail", "fields", "power", "reason"),
    [
        (("prague", "feed"), {}, "Feed", "The card is on the trail."),
        (("adriatic_sea", "venice"), {}, "Hide", "Not at sea."),
        (("adriatic_sea", "venice"), {}, "Wolf Form", "Not at sea."),
        (("prague!",), {"revealed": True}, "Hide", "Not while Dracula is revealed."),
        (("prague",), {"consecrated": at("prague")}, "Dark Call", "Dracula must leave holy ground."),
        (("prague",), {}, "Misdirect", "No hideout of the trail can be cleared for it."),
    ],
)
def test_an_unavailable_power_has_a_reason(
    trail: tuple[str, ...], fields: dict[str, Any], power: str, reason: str
) -> None:
    state = scene("dracula", trail=trail, options={"game": "advanced"}, **fields)
    assert pending(state) == "CardPlacement"
    assert reasons(state, DRACULA)[power] == reason


def test_the_card_of_the_last_round_and_an_early_escape_are_unavailable() -> None:
    state = vampire_fight("mina", hand=("fangs", "escape_as_bat", "claws", "strength", "plotting"))
    state = do(state, "!dodge")
    assert reasons(state, DRACULA) == {"Escape as Bat": "It is too early for the vampire to flee."}
    state = do(state, "!claws")
    assert reasons(state) == {"Dodge": "Played in the last round; it cannot be played now."}


@pytest.mark.mass
@pytest.mark.parametrize("seed", range(4))
def test_no_legal_action_is_listed_as_unavailable(seed: int) -> None:
    options = {name: getattr(Fury3Options(), name) for name in Fury3Options.__struct_fields__}
    state, chance = setup(options | {"game": "advanced"}, seed), random.Random(seed)
    for _ in range(400):
        player = player_to_move(state)
        if player is None:
            break
        check(observe(state, player))
        assert HERE.unavailable(observe(state, 1 - player)) == ()
        state = play(state, chance.choice(legal_actions(state)))


def check(observation: Fury3Observation) -> None:
    """Check that no legal action is listed, and that "done already" is only said of past actions."""
    open_ = {str(action_label(observation, action)) for action in observation.actions}
    for one in HERE.unavailable(observation):
        assert "{" not in f"{one.name}{one.reason}"
        assert str(one.name) not in open_
        assert str(one.reason) != SECOND or observation.done
