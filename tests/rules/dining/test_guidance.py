"""The guidance for a player: reasons of closed spaces and options, and previews of actions."""

from __future__ import annotations

import random

import pytest

from furyqt.rules.core.agenda import is_over, legal_actions, play, player_to_move
from furyqt.rules.core.guidance import place_reason, refusals
from furyqt.rules.core.text import Text
from furyqt.rules.dining import RULES
from furyqt.rules.dining.actions import CompleteGift, read, space_of
from furyqt.rules.dining.guidance import preview
from furyqt.rules.dining.observation import DiningObservation, observe
from furyqt.rules.dining.spaces import CODES, NUMBERS, SPACES
from furyqt.rules.dining.state import DiningState
from tests.rules.dining.scenes import do, scene

RICH = {"wood": 9, "brick": 9, "metal": 9, "beer": 3}


def seen(state: DiningState, player: int = 0) -> DiningObservation:
    """Return what a player knows."""
    return observe(state, player)


def why(state: DiningState, code: str, player: int = 0) -> str:
    """Return the reason of a space in English; an empty text if there is none."""
    found = place_reason(space_of, seen(state, player), NUMBERS[code])
    return "" if found is None else plain(found)


def plain(text: Text) -> str:
    """Return a text in English."""
    return str(text)


def closed(state: DiningState, player: int = 0) -> dict[str, str]:
    """Return the closed possibilities with their reasons."""
    return {str(one.name): plain(one.reason) for one in refusals(seen(state, player))}


def tells(state: DiningState, token: str, player: int = 0) -> str:
    """Return the preview of an action in English; an empty text if there is none."""
    found = preview(seen(state, player), read(token))
    return "" if found is None else plain(found)


# ------------------------------------------------------------------------------------------- closed spaces


def test_a_hero_learns_why_a_space_is_closed() -> None:
    state = scene(heroes=["R1.1", "R4.1"], stands={9: [1, 0]}, resources=[{"wood": 1}])
    assert why(state, "R1.1") == "Your Hero is here and must move."
    assert why(state, "R4.1") == "Blue's Hero is here."
    assert why(state, "S9.1") == "Blue has repaired this stand."
    assert why(state, "S9.2") == "Red has repaired this stand."
    assert why(state, "S9.3") == "You still need 1 Metal."
    assert why(state, "S9.4") == "Stands are repaired from left to right: stand 3 comes next."
    assert why(state, "S1.1") == "You still need 1 Bricks, 1 Metal and 1 Beers."
    assert why(state, "S4.1") == ""
    assert why(state, "R1.2") == ""


def test_a_tourist_on_a_space_bars_only_tourists() -> None:
    state = scene(tourists=["R9.1", "R8.1"], resources=[RICH])
    assert why(state, "R8.1") == ""
    sent = do(state, "R9.1 use:R9.1")
    assert why(sent, "R8.1") == "A Tourist is already here."
    assert why(sent, "R9.1") == "Red's Hero is here."


@pytest.mark.parametrize(("clock", "left"), [(23, 1)])
def test_late_in_the_day_a_repair_takes_too_long(clock: int, left: int) -> None:
    state = scene(clock=clock, resources=[RICH])
    assert why(state, "S9.1").replace("(s)", "") == f"This takes 2 h, and the Day has only {left} hour left."
    assert why(state, "R9.1") == ""


def test_without_a_cube_no_stand_can_be_repaired() -> None:
    state = scene(resources=[RICH], cubes=[0, 14])
    assert why(state, "S9.1") == "You have no cube left to mark a stand."


def test_other_players_and_other_decisions_learn_no_reason() -> None:
    state = scene(heroes=["R1.1", "R4.1"])
    assert why(state, "R1.1", player=1) == ""
    dinner = scene(step="bribe", clock=24)
    assert {why(dinner, code) for code in CODES} == {""}
    over = scene(step="-")
    assert {why(over, code) for code in CODES} == {""}


def test_a_player_learns_which_tourists_cannot_be_used() -> None:
    state = do(scene(tourists=["R9.1", "R4.1", "S9.1"], stands={9: [1]}, resources=[RICH]), "R9.1")
    assert why(state, "R4.1") == "Your Hero is not at the location of this Tourist."
    assert why(state, "R9.1") == ""
    assert why(state, "R8.1") == "", "nobody is there"
    used = do(state, "use:R9.1 to:R1.1 card:1")
    assert why(used, "S9.1") == "You have already used a Tourist of this location in this turn."


def test_a_tourist_from_the_bus_does_not_act_twice() -> None:
    state = do(scene(bus=9, resources=[{"beer": 1}], stands={9: [1]}), "R9.1 ticket:beer")
    assert why(state, "R9.1") == "Red's Hero is here."
    sent = do(scene(bus=1, resources=[{"beer": 1}]), "R1.1 ticket:beer to:R1.2 card:1")
    assert why(sent, "R1.2") == "This Tourist has already acted in this turn."


def test_without_a_free_space_no_tourist_can_be_used() -> None:
    others = [code for code in CODES if code.startswith("R") and code not in ("R1.1",)]
    real = [code for code in others if NUMBERS[code] in seen(scene()).tables.resource_spaces]
    state = do(scene(tourists=["R1.1", *real[:7]], heroes=["table", "table"]), "R1.1")
    assert "use:R1.1" in {action.text for action in legal_actions(state)}
    late = do(scene(clock=23, tourists=["R1.1"]), "R1.1")
    assert why(late, "R1.1") == "No space is left to which the Tourist could go."


# ------------------------------------------------------------------------------------------ closed options


def test_the_open_stands_and_occupied_spaces_are_listed_with_reasons() -> None:
    state = scene(heroes=["R1.1", "R4.1"], resources=[{"wood": 1}])
    found = closed(state)
    assert found["Forest Shed, space 1"] == "Your Hero is here and must move."
    assert found["Baa Boutique, space 1"] == "Blue's Hero is here."
    assert found["Garlic Stand, stand 1"] == "You still need 1 Metal."
    assert "Garlic Stand, stand 2" not in found, "only the next stand of a location"
    assert "Baa Boutique, stand 1" not in found, "it can be repaired"


@pytest.mark.parametrize(
    ("pieces", "tokens", "reason"),
    [
        ({"bus": 4}, "R9.1", "The Bus is not at the location of your Hero."),
        ({"bus": 9}, "R9.1", "A ticket costs 1 Doughnuts or 1 Beers."),
        ({"bus": 9, "kept": [4, 4]}, "R9.1", "The Bus is empty."),
        ({"bus": 9, "resources": [{"beer": 2}]}, "R9.1 ticket:beer keep",
         "You have already fetched a Tourist in this turn."),
    ],
)  # fmt: skip
def test_why_no_tourist_can_be_fetched(pieces: dict[str, object], tokens: str, reason: str) -> None:
    assert closed(do(scene(**pieces), tokens))["Fetch a Tourist from the Bus"] == reason


@pytest.mark.parametrize(
    ("pieces", "tokens", "reason"),
    [
        ({}, "R9.1", "There is no Tourist at the location of your Hero."),
        ({"tourists": ["R9.1"]}, "R9.1 use:R9.1 to:R1.1 card:1",
         "You have already used a Tourist of this location in this turn."),
        ({"tourists": ["R9.1"], "clock": 23}, "R9.1", "No space is left to which the Tourist could go."),
    ],
)  # fmt: skip
def test_why_no_tourist_can_be_used(pieces: dict[str, object], tokens: str, reason: str) -> None:
    assert closed(do(scene(**pieces), tokens))["Use a Tourist"] == reason


def test_why_the_dinner_cannot_be_attended() -> None:
    poor = closed(scene(step="bribe", clock=24, resources=[{"sheep": 2}]))
    assert poor["Attend the Dinner"] == "Your Bribes are worth 2 in all; the Dinner takes 3."
    assert "Attend the Dinner" not in closed(scene(step="bribe", clock=24, resources=[{"sheep": 3}]))


def test_why_a_gift_or_favor_cannot_be_converted() -> None:
    own = {"sheep": 1, "beer": 1}
    state = scene(step="convert", clock=24, conversions=1, gifts=[(2, 5)], resources=[own])
    found = closed(state)
    assert found["Convert 1 Favor into 1 VP"] == "You have no Favor."
    assert found["Woolly Wreath: 1 Sheep, 1 Beers and 1 Garlic for 2 VP"] == "You still need 1 Garlic."
    spent = scene(step="convert", clock=24, gifts=[(2,)], favor=[1], resources=[own | {"garlic": 1}])
    assert set(closed(spent).values()) == {"You have no conversion left."}
    assert CompleteGift(2) in [one.what for one in refusals(seen(spent))]


# ------------------------------------------------------------------------------------------------ previews


@pytest.mark.parametrize(
    ("pieces", "token", "expected"),
    [
        ({"clock": 3}, "R9.1", "The clock goes to 4."),
        ({"clock": 11}, "R9.1", "The clock goes to 12, and night falls."),
        ({"clock": 23}, "R9.1", "The clock goes to 24, and the Day ends."),
        ({"supply": {"wood": 1}}, "R1.1", "The clock goes to 1. The supply has only 1 Wood."),
        ({"tourists": ["R9.1"]}, "R9.1", "The clock goes to 1. 1 Tourist(s) there can be used."),
        ({"bus": 9}, "R9.1", "The clock goes to 1. The Bus is there with 8 Tourist(s)."),
    ],
)
def test_a_collect_is_previewed(pieces: dict[str, object], token: str, expected: str) -> None:
    assert tells(scene(**pieces), token) == expected


def test_a_repair_is_previewed() -> None:
    first = scene(resources=[RICH])
    assert tells(first, "S9.1") == (
        "The clock goes to 2. You then control Garlic Stand. "
        "The next stand of this location costs 1 Wood and gives 1 Favor."
    )
    again = scene(resources=[RICH], stands={9: [0, 0, 0, 0]})
    assert tells(again, "S9.5") == "The clock goes to 2."
    taken = scene(resources=[RICH], stands={1: []})
    assert tells(taken, "S1.1") == "The clock goes to 2. You then control Forest Shed."


def test_a_tourists_target_says_nothing_about_company() -> None:
    state = do(scene(tourists=["R9.1", "R4.1"], bus=5), "R9.1 use:R9.1")
    assert tells(state, "to:R5.1") == "The clock goes to 2."


def test_a_card_is_previewed_with_its_effect() -> None:
    state = do(scene(tourists=["R9.1"], row_up=(1, 9, 23, 29)), "R9.1 use:R9.1 to:R1.1")
    assert tells(state, "card:1") == "You gain 1 Wood."
    assert tells(state, "card:9") == "It has no effect after this action."
    assert tells(state, "card:23") == "It applies to this action."
    last = do(scene(tourists=["R9.1"], row_up=(29,), row_down=(1, 2)), "R9.1 use:R9.1 to:R1.1")
    assert tells(last, "card:29") == "It has no effect after this action. Then a new row is dealt."


def test_a_card_that_counts_is_previewed_with_the_number_here() -> None:
    heroes = ["table", "R1.1"]
    state = do(scene(tourists=["R9.1", "R1.1"], heroes=heroes, row_up=(19, 20, 21)), "R9.1 use:R9.1 to:R1.2")
    assert tells(state, "card:19") == "You gain 1 Wood."
    assert tells(state, "card:20") == "You gain 1 Wood."
    assert tells(state, "card:21") == "It gives nothing now."


def test_a_card_is_previewed_with_what_the_supply_has_and_its_cure() -> None:
    start = {"tourists": ["R9.1"], "row_up": (15, 29), "bites": [2]}
    state = do(scene(**start), "R9.1 use:R9.1 to:R6.1")
    assert tells(state, "card:15") == "You gain 1 Holy Water. You return 1 Bite(s)."
    empty = do(scene(**start, resources=[{}, {"holy_water": 15}]), "R9.1 use:R9.1 to:R6.1")
    assert tells(empty, "card:15") == "You return 1 Bite(s)."
    repaired = do(scene(**start, resources=[{"metal": 1}]), "R9.1 use:R9.1 to:S9.1")
    assert tells(repaired, "card:29") == "You gain 1 Favor."
    poor = do(scene(**start, resources=[{"metal": 1}], favor=[0, 25]), "R9.1 use:R9.1 to:S9.1")
    assert tells(poor, "card:29") == "It gives nothing now."


def test_dinner_is_previewed() -> None:
    own = {"sheep": 2, "blood": 1}
    state = scene(step="bribe", clock=24, resources=[own], bites=[1], kept=[1])
    assert tells(state, "attend") == (
        "The fee is 3, and your Bribes are worth 7 in all. Your 1 Bite(s) reduce your conversions."
    )
    assert tells(state, "skip") == "You lose 1 kept Tourist(s)."
    bitten = scene(step="bribe", clock=24, bites=[3])
    assert tells(bitten, "skip") == "You have as many Bites as there can be."
    paying = do(state, "attend bribe:blood")
    assert tells(paying, "bribe:sheep") == (
        "Then 3 is paid, and each point above your Bites is a conversion."
    )


@pytest.mark.parametrize(
    ("track", "expected"),
    [
        ((), "A cube goes to space 1 of your Gifts track."),
        ((1,), "Space 2 of your Gifts track gives 1 Blood Packs."),
        ((1, 2), "Space 3 of your Gifts track gives 1 more Gift card(s)."),
        ((2, 3), "A cube goes to space 1 of your Gifts track."),
        (tuple(range(1, 9)), "Your Gifts track is full."),
    ],
)
def test_a_gift_is_previewed_with_its_award(track: tuple[int, ...], expected: str) -> None:
    own = {"sheep": 1, "beer": 1, "garlic": 1}
    state = scene(step="convert", clock=24, conversions=1, gifts=[(2,)], resources=[own], track=[track])
    assert tells(state, "gift:2") == expected


@pytest.mark.parametrize("token", ["end", "done", "keep", "favor", "take:wood", "cure:garlic", "heal"])
def test_actions_that_say_it_all_have_no_preview(token: str) -> None:
    assert tells(scene(), token) == ""


def test_the_preview_of_the_bus_and_of_a_tourist() -> None:
    state = do(scene(bus=9, tourists=["R9.1"], resources=[{"beer": 1}]), "R9.1")
    assert tells(state, "ticket:beer") == "You keep the Tourist as a Bribe worth 3, or use it at once."
    assert tells(state, "use:R9.1").startswith("The Tourist collects or repairs elsewhere")


# ------------------------------------------------------------------------------------------- whole games


@pytest.mark.mass
@pytest.mark.parametrize("seed", range(3))
def test_every_space_is_legal_or_has_a_reason_when_a_goal_is_asked_for(seed: int) -> None:
    """In random games; labels and previews have all braces filled."""
    rng, state = random.Random(seed), RULES.setup(RULES.checked_options({"players": str(seed + 2)}), seed)
    for _ in range(150):
        if is_over(state):
            break
        player = player_to_move(state)
        assert player is not None
        observation = RULES.observe(state, player)
        assert isinstance(observation, DiningObservation)
        spaces = [space for space in SPACES if exists(observation, space)]
        legal = {getattr(action, "space", -1) for action in observation.actions}
        if type(state.agenda[-1]).__name__ in ("HeroTurn", "TouristMove", "FetchedTourist"):
            for space in spaces:
                assert (place_reason(space_of, observation, space) is None) == (space in legal), CODES[space]
        for action in observation.actions:
            assert "{" not in str(preview(observation, action) or "")  # type: ignore[arg-type]
        for one in refusals(observation):
            assert "{" not in f"{one.name} {one.reason}"
        state = play(state, rng.choice(observation.actions))


def exists(observation: DiningObservation, space: int) -> bool:
    """Return whether the board has a space with this number."""
    location, slot = divmod(space, 7)
    tables = observation.tables
    return slot < len(tables.yields[location]) if slot < 2 else slot - 2 < tables.stand_counts[location]


def test_the_rulesets_guidance_is_the_same() -> None:
    state = scene(resources=[{"sheep": 2}], step="bribe", clock=24)
    guidance, observation = RULES.guidance, seen(state)
    assert guidance is not None
    assert guidance.preview(observation, read("skip")) is None
    assert guidance.place_reason(observation, 3) is None
    assert guidance.destination(observation, read("skip")) == -1
    assert guidance.figures(observation) == ()
    assert guidance.ordered(observation) == observation.actions
