"""The words of the game: labels, prompts, the log and the summary."""

from __future__ import annotations

import pytest

from furyqt.rules.core.agenda import action_label, pending_decision
from furyqt.rules.dining import RULES, words
from furyqt.rules.dining.actions import BRIBES, read
from furyqt.rules.dining.state import DiningState
from tests.rules.dining.scenes import do, legal, opening, scene

RICH = {"wood": 2, "brick": 2, "metal": 2, "beer": 1, "garlic": 1, "sheep": 3}


def label(state: DiningState, token: str) -> str:
    """Return the label of a legal action."""
    assert token in legal(state)
    return str(action_label(state, read(token)))


def said(state: DiningState) -> list[str]:
    """Return the log."""
    return [str(event.describe()) for event in state.told or ()]


def test_placements_say_what_they_cost_and_bring() -> None:
    state = scene(resources=[RICH], stands={9: [1, 1]}, bites=[1])
    assert label(state, "R1.1") == "Forest Shed, space 1: collect 2 Wood (1\u00a0h)"
    assert label(state, "S9.3") == (
        "Garlic Stand, stand 3: repair for 1 Wood and 1 Metal, gain 2 Favor (2\u00a0h)"
    )
    assert label(state, "cure:garlic") == "Remove a Bite for 1 Garlic"
    assert str(pending_decision(state).prompt(state)) == "Where do you place your Hero?"  # type: ignore[union-attr]


def test_the_steps_of_a_turn_have_labels() -> None:
    state = do(scene(resources=[RICH], tourists=["R9.1"], bus=9, row_up=(30, 1)), "R9.1")
    assert [label(state, token) for token in legal(state)] == [
        "Use the Tourist at Garlic Stand, space 1",
        "Fetch a Tourist from the Bus for 1 Beers",
        "End the turn",
    ]
    bus = do(state, "ticket:beer")
    assert label(bus, "keep") == "Keep the Tourist as a Bribe"
    state = do(state, "use:R9.1 to:R1.1")
    assert label(state, "card:1") == "Senor Medeira: Collect Wood: 1 more Wood."
    state = do(state, "card:30")
    assert label(state, "take:brick") == "Take Brick"
    state = do(state, "take:brick")
    assert label(state, "discard:2") == "Exchange Woolly Wreath"
    assert label(state, "done") == "No more"


def test_the_steps_of_a_dinner_have_labels() -> None:
    start = scene(step="bribe", clock=24, resources=[RICH], kept=[1], favor=[2], gifts=[(5,), ()])
    assert [label(start, token) for token in legal(start)] == [
        "Attend the Dinner",
        "Stay away and receive a Bite",
    ]
    state = do(start, "attend")
    assert label(state, "bribe:tourist") == "Pay Tourist (3)"
    prompt = str(pending_decision(state).prompt(state))  # type: ignore[union-attr]
    assert prompt == "Which Bribe do you pay? So far: 0, at least 3."
    state = do(state, "bribe:tourist done")
    assert label(state, "favor") == "Convert 1 Favor into 1 VP"
    assert label(state, "end") == "End your Dinner"
    assert str(pending_decision(state).prompt(state)) == "What do you convert? Conversions left: 3."  # type: ignore[union-attr]
    rich = scene(
        step="convert",
        clock=24,
        conversions=1,
        resources=[{"brick": 1, "beer": 1, "doughnut": 1}],
        gifts=[(5,)],
    )
    assert label(rich, "gift:5") == "Complete Edible Brick for 1 Bricks, 1 Beers and 1 Doughnuts: 2 VP"


@pytest.mark.parametrize(
    ("tokens", "sentence"),
    [
        ("R1.1", "Red takes 2 Wood."),
        ("S9.1", "Red repairs stand 1 of Garlic Stand."),
        ("R4.1 ticket:beer keep", "Red keeps the Tourist as a Bribe."),
        ("R4.1 ticket:beer to:R1.1", "Red sends the Tourist from the Bus to Forest Shed, space 1."),
        ("R9.1 use:R9.1 to:R1.1", "Red sends a Tourist to Forest Shed, space 1."),
        ("R9.1 use:R9.1 to:R1.1 card:22 take:beer", "Red swaps 1 Wood for 1 Beers."),
        ("cure:garlic", "Red pays 1 Garlic and is cured of a Bite."),
    ],
)
def test_the_log_says_what_happens(tokens: str, sentence: str) -> None:
    state = scene(resources=[RICH], tourists=["R9.1"], bus=4, row_up=(22, 1), bites=[1])
    assert sentence in said(do(state, tokens))


def test_the_log_of_a_dinner() -> None:
    start = scene(step="bribe", clock=24, resources=[RICH], kept=[2], favor=[2], bites=[0, 3])
    state = do(start, "attend bribe:tourist done favor end skip")
    log = said(state)
    for sentence in (
        "Red bribes Dracula with a Tourist.",
        "Red converts 1 Favor into 1 VP.",
        "1 Tourist(s) of Red go back to the Bus.",
        "Blue stays away from the Dinner.",
        "Round 2 begins; Red is the First Player.",
    ):
        assert sentence in log


def topics(state: DiningState, player: int = 0) -> dict[str, list[str]]:
    """Return the situation in words, by topics."""
    found = RULES.summarize(RULES.observe(state, player))
    return {topic: [str(text) for text in texts] for topic, texts in found.items()}


def test_the_summary_has_the_clock_and_the_players() -> None:
    found = topics(scene(clock=5, bus=4, resources=[{"wood": 2}], points=[7], track=[(1, 3)], bites=[1]))
    assert list(found) == ["clock", "players", "town", "row", "gifts", "supply"]
    assert found["clock"] == [
        "Round 1, clock 5 of 24.",
        "Red is the First Player.",
        "The Bus is at Baa Boutique with 8 Tourist(s).",
    ]
    assert found["players"] == [
        "Red: 7 VP, Favor: 0, Bites: 1, kept Tourists: 0.",
        "Red has 2 Wood.",
        "Cubes of Red: 12; spaces of the Gifts track: 1, 3.",
        "Blue: 0 VP, Favor: 0, Bites: 0, kept Tourists: 0.",
        "Blue has nothing.",
        "Cubes of Blue: 14; spaces of the Gifts track: none.",
    ]
    assert found["supply"][0].startswith("The supply has 13 Wood, 15 Bricks,")
    assert topics(scene(), 1)["clock"][2] == "The Bus is beside the board with 8 Tourist(s)."


def test_the_summary_has_the_town_with_who_is_where() -> None:
    town = topics(
        scene(
            heroes=["R1.1", "S4.1"],
            tourists=["R1.1", "R1.2", "S9.2"],
            stands={1: [1], 4: [1], 9: [0, 1]},
        )
    )["town"]
    assert len(town) == 9
    assert town[0] == (
        "Forest Shed: 2 Wood (Red's Hero, Tourist), 1 Wood (Tourist). All stands are repaired: Blue."
    )
    assert town[3] == (
        "Baa Boutique: 2 Sheep. Repaired: Blue (Blue's Hero). Stand 2 costs 1 Bricks and gives 1 Favor."
    )
    assert town[4] == (
        "Sip & Drip Clinic: 1 Blood Packs. Repaired: none. Stand 1 costs 1 Metal and gives 1 Favor."
    )
    assert town[8].endswith(
        "Repaired: Red, Blue (Tourist). Stand 3 costs 1 Wood and 1 Metal and gives 2 Favor."
    )


def test_the_summary_has_the_row_and_the_gift_cards_of_all_players() -> None:
    found = topics(scene(row_up=(1, 2), row_down=(3,)))
    assert found["row"] == [
        "Faceup card: Senor Medeira: Collect Wood: 1 more Wood.",
        "Faceup card: Clay Potterson: Collect Brick: 1 more Brick.",
        "1 card(s) of the row are facedown.",
    ]
    assert found["gifts"][1] == "Woolly Wreath: 1 Sheep, 1 Beers and 1 Garlic for 2 VP"
    assert found["gifts"][3].startswith("Blue: Self-Stirring Soup Ladle: 1 Metal")
    assert "supply" not in topics(scene(options={"supply": "unlimited"}))


def test_the_summary_of_a_finished_game_has_the_ranking() -> None:
    state = scene(3, step="bribe", clock=24, round=4, active=2, points=[5, 9, 5], stands={4: [1]})
    assert topics(do(state, "skip"))["ranking"] == [
        "1. Blue: 9 VP; repaired stands: 1, cubes on the Gifts track: 0, third tiebreaker: 1.",
        "2. Red: 5 VP; repaired stands: 0, cubes on the Gifts track: 0, third tiebreaker: 0.",
        "2. Green: 5 VP; repaired stands: 0, cubes on the Gifts track: 0, third tiebreaker: 0.",
    ]


def test_an_empty_supply_is_named_in_the_log() -> None:
    state = scene(resources=[{"brick": 1, "metal": 1, "beer": 1}, {"wood": 15}], favor=[0, 25])
    assert "Red takes nothing: the supply has no Wood left." in said(do(state, "R1.1"))
    assert "Red takes nothing: the supply has no Favor left." in said(do(state, "S1.1"))


def test_the_labels_of_bribes_are_sentences() -> None:
    labels = [str(action_label(scene(), read(f"bribe:{kind}"))) for kind in BRIBES]
    assert labels == [
        "Pay Tourist (3)",
        "Pay Blood Pack (2)",
        "Pay Sheep (1)",
        "Pay the leftmost cube of the Gifts track (1)",
    ]


def test_phases_and_the_estimate() -> None:
    assert str(RULES.moment(opening()).title) == "Round 1, Day"
    assert str(RULES.moment(scene(step="bribe", clock=24)).title) == "Round 1, Dinner"
    assert str(RULES.estimate(12.34, 0)) == "About 12 VP ahead of the best rival."
    assert str(words.listed(())) == "nothing"


@pytest.mark.parametrize(
    "token",
    [
        "",
        "R1.9",
        "R0.1",
        "S1.1:",
        "use:table",
        "ticket:gold",
        "card:0",
        "card:x",
        "bribe:beer",
        "end:1",
        "gift:",
    ],
)
def test_other_tokens_are_refused(token: str) -> None:
    with pytest.raises(ValueError, match="not an action"):
        read(token)
