"""The words of the game: labels, prompts, the log and the summary."""

from __future__ import annotations

import pytest

from furyqt.rules.core.agenda import action_label, pending_decision
from furyqt.rules.dining import RULES, words
from furyqt.rules.dining.actions import read
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
    assert label(state, "R1.1") == "Forest Shed, space 1: collect 2 × Wood (1\u00a0h)"
    assert label(state, "S9.3") == (
        "Garlic Stand, stand 3: repair for 1 × Wood, 1 × Metal, gain 2 Favor (2\u00a0h)"
    )
    assert label(state, "cure:garlic") == "Remove a Bite for 1 × Garlic"
    assert str(pending_decision(state).prompt(state)) == "Where do you place your Hero?"  # type: ignore[union-attr]


def test_the_steps_of_a_turn_have_labels() -> None:
    state = do(scene(resources=[RICH], tourists=["R9.1"], bus=9, row_up=(30, 1)), "R9.1")
    assert [label(state, token) for token in legal(state)] == [
        "Use the Tourist at Garlic Stand, space 1",
        "Fetch a Tourist from the Bus for 1 × Beer",
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
    assert label(rich, "gift:5") == "Complete Edible Brick for 1 × Brick, 1 × Beer, 1 × Doughnut: 2 VP"


@pytest.mark.parametrize(
    ("tokens", "sentence"),
    [
        ("R1.1", "Red takes 2 × Wood."),
        ("S9.1", "Red repairs Garlic Stand, stand 1."),
        ("R4.1 ticket:beer keep", "Red keeps the Tourist as a Bribe."),
        ("R4.1 ticket:beer to:R1.1", "Red sends the Tourist from the Bus to Forest Shed, space 1."),
        ("R9.1 use:R9.1 to:R1.1", "Red sends a Tourist to Forest Shed, space 1."),
        ("R9.1 use:R9.1 to:R1.1 card:22 take:beer", "Red swaps Wood for Beer."),
        ("cure:garlic", "Red pays Garlic and is cured of a Bite."),
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
        "Red bribes Dracula: Tourist.",
        "Red converts 1 Favor into 1 VP.",
        "1 of Red's Tourists go back to the Bus.",
        "Blue stays away from the Dinner.",
        "Round 2 begins; Red is the First Player.",
    ):
        assert sentence in log


def test_the_summary_has_the_clock_the_players_the_row_and_the_gifts() -> None:
    state = scene(clock=5, bus=4, resources=[{"wood": 2}], points=[7], row_up=(1, 2))
    topics = RULES.summarize(RULES.observe(state, 0))
    assert [str(text) for text in topics["clock"]] == [
        "Round 1, clock 5 of 24.",
        "The Bus is at Baa Boutique with 8 Tourists.",
    ]
    assert [str(text) for text in topics["players"]][:2] == [
        "Red: 7 VP, 0 Favor, 0 Bites, 0 Tourists kept.",
        "Red has 2 × Wood.",
    ]
    assert str(topics["row"][0]) == "Face-up card: Senor Medeira: Collect Wood: 1 more Wood."
    assert str(topics["gifts"][1]) == "Woolly Wreath: 1 × Sheep, 1 × Beer, 1 × Garlic for 2 VP"
    away = RULES.summarize(RULES.observe(scene(), 1))
    assert str(away["clock"][1]) == "The Bus is beside the board with 8 Tourists."
    assert str(away["players"][1]) == "Red has nothing."


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
