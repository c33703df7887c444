"""Every question names its cause, its stake and only what can be done, in games that reach every decision.

`prompts.csv` has a row for each decision: a phrase that names its cause (a card, an ally, a rule) and one
that says what is at stake. Both must be in what the player reads; `|` separates phrases of which one is
enough. A new decision without a row fails.
"""

from __future__ import annotations

import csv
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from furyqt.rules.core.agenda import Decision, State, advance, is_over, legal_actions, settle
from furyqt.rules.core.games import game_names
from furyqt.rules.core.ruleset import Ruleset, ruleset
from furyqt.rules.fury3.cards.aid import TransfusionChoice
from tests.contract.games import variants
from tests.contract.test_decisions import decisions

with Path(__file__).with_name("prompts.csv").open(encoding="utf-8", newline="") as file:
    ROWS = {(row["game"], row["decision"]): (row["cause"], row["stake"]) for row in csv.DictReader(file)}

SEEDS = {
    "dining": (0, 1, 3, 34),
    "fury2": (
        0,
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        10,
        12,
        14,
        15,
        20,
        24,
        29,
        43,
        51,
        62,
        69,
        132,
        357,
        375,
        1188,
        1666,
        4710,
        6713,
    ),
    "fury3": (0, 1, 2, 3, 5, 6, 8, 10, 11, 12, 13, 14, 18, 20, 24, 25, 26, 27, 66, 540, 1844, 2684),
    "lite": (0,),
}
"""Random games that have every decision; variant and dice follow from the seed."""
MOST_GAMES = 20_000
"""Games that are tried when a rule has changed and these no longer have them all."""
MOST_LOOKS = 50
"""Questions of one decision that are read."""
BUILT: dict[str, tuple[Decision, ...]] = {"fury3": (TransfusionChoice(0),)}
"""Decisions that random games do not reach: three hunters with two bites in one city."""


def positions(rules: Ruleset, seed: int) -> Iterator[State]:
    """Yield the positions of a random game, in place."""
    options, rng = variants(rules), random.Random(seed)
    state = rules.setup(options[seed % len(options)], seed)
    settle(state)
    while not is_over(state):
        yield state
        advance(state, rng.choice(legal_actions(state)))


def missing(rules: Ruleset, state: State) -> list[str]:
    """Return what a question does not say although its row demands it."""
    step = state.agenda[-1]
    assert isinstance(step, Decision)
    seen = rules.observe(state, step.player(state))
    stake = step.at_stake(seen)
    said = f"{step.prompt(seen)} {stake or ''}".casefold()
    name = type(step).__name__
    wanted = zip(("cause", "stake"), ROWS[rules.name, name], strict=True)
    wrong = [
        f"{name}: no {what} in {said!r}"
        for what, phrases in wanted
        if not any(phrase.casefold() in said for phrase in phrases.split("|"))
    ]
    braces = "{" in said or stake is None
    return [*wrong, *([f"{name}: {said!r}"] if braces else []), *impossible(rules, state)]


def impossible(rules: Ruleset, state: State) -> list[str]:
    """Return a question between several possibilities of which there is only one."""
    step = state.agenda[-1]
    assert isinstance(step, Decision)
    asked = str(step.prompt(rules.observe(state, step.player(state))))
    offers_several = "?" in asked and (" or " in asked or "Do you" in asked)
    is_one = len(step.actions(state)) == 1
    return [f"{type(step).__name__}: only one answer to {asked!r}"] if offers_several and is_one else []


@pytest.mark.parametrize("name", game_names())
def test_every_decision_has_a_row_and_every_row_a_decision(name: str) -> None:
    kinds = {kind.__name__ for kind in decisions(name)}
    assert kinds == {decision for game, decision in ROWS if game == name}


@pytest.mark.parametrize("name", game_names())
def test_every_question_of_played_games_names_cause_and_stake(name: str) -> None:
    rules = ruleset(name)
    left = set(decisions(name)) - {type(decision) for decision in BUILT.get(name, ())}
    wrong, looked = list[str](), Counter[type]()
    for seed in (*SEEDS[name], *range(MOST_GAMES)):
        for state in positions(rules, seed):
            kind = type(state.agenda[-1])
            looked[kind] += 1
            if looked[kind] <= MOST_LOOKS:
                wrong += missing(rules, state)
            left.discard(kind)  # type: ignore[arg-type]
        if not left:
            break
    state = rules.setup(rules.checked_options({}), 0)
    for decision in BUILT.get(name, ()):
        state.agenda = (decision,)
        wrong += missing(rules, state)
    assert not wrong, "\n".join(wrong)
    assert not left, "no random game reaches these"
