"""A decision is described in one place: by its class, which no other place names by a string."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from types import UnionType
from typing import Any, get_args, get_type_hints

import pytest

import ai
import furyqt
from ai.knowledge.fury3 import policy
from furyqt.rules.core.agenda import (
    Action,
    Decision,
    Step,
    action_label,
    advance,
    kinds_of,
    legal_actions,
    pending_decision,
    pending_window,
)
from furyqt.rules.core.games import game
from furyqt.rules.core.ruleset import ruleset, seat_to_move
from furyqt.rules.core.text import Text
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.action_labels import DESCRIBERS
from furyqt.rules.fury3.actions import Word
from furyqt.rules.fury3.decision import Fury3Decision
from furyqt.rules.fury3.observation import DECISIONS
from furyqt.rules.lite.steps.dracula import DraculaMove
from furyqt.rules.lite.steps.hunters import HunterMove
from furyqt.rules.mechanisms.hand_limits import HandChoice
from furyqt.rules.mechanisms.windows import OptionalChoice
from furyqt.views.reference import book
from tests.contract.games import GAMES, short_games

CALLS_WITH_TEXT = ("N_", "plural", "tr")
"""Beginnings of the functions with on-screen texts as arguments: "Search" is a button there, not a class."""


def decisions(name: str) -> list[type[Decision]]:
    """Return the decisions of a game, which is loaded first; a class with subclasses is not one."""
    ruleset(name)
    kinds = set(kinds_of(Decision, game(name).rules))
    return sorted((kind for kind in kinds if not kind.__subclasses__()), key=repr)


def overrides(kind: type[Decision], method: str) -> bool:
    """Return whether a class, or a base of it below the game's own base, overrides a method."""
    return getattr(kind, method) not in (getattr(Decision, method), getattr(Fury3Decision, method))


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_says_who_decides_and_what_is_asked(name: str) -> None:
    kinds = decisions(name)
    assert kinds
    pages = book(name, "en").pages if find_spec(game(name).reference) else None
    for kind in kinds:
        assert hasattr(kind, "decider") or overrides(kind, "player"), kind
        assert isinstance(getattr(kind, "asks", None), Text) or "prompt" in vars(kind), kind
        assert pages is None or kind.rules_page in pages, kind
        windows = kind.prompt_windows
        assert set(windows) <= set(ruleset(name).default_table.windows), kind
        assert len(windows) < 2 or "prompt_window" in vars(kind), kind


def test_the_decisions_are_found() -> None:
    assert set(decisions("fury3")) == set(DECISIONS)
    assert set(decisions("lite")) == {HunterMove, DraculaMove}


def test_every_window_belongs_to_one_decision() -> None:
    own = [window.name for kind in DECISIONS for window in kind.prompt_windows]
    assert sorted(own) == sorted(window.name for window in RULES.default_table.windows)


def offered_kinds(kind: type[Fury3Decision]) -> set[type[Action]]:
    """Return the classes of the actions that a decision can offer, by its annotations."""
    if kind.actions is OptionalChoice.actions:
        assert issubclass(kind, OptionalChoice)
        passing = {type(window.passing) for window in kind.prompt_windows}
        return passing | alternatives(*get_args(get_type_hints(kind.options)["return"]))
    if kind.actions is HandChoice.actions:
        assert issubclass(kind, HandChoice)
        return alternatives(get_type_hints(kind.pick)["return"])
    return alternatives(*get_args(get_type_hints(kind.actions)["return"]))


def alternatives(annotation: Any) -> set[type[Action]]:
    """Return the classes of a union, or the class itself."""
    return set(get_args(annotation)) if isinstance(annotation, UnionType) else {annotation}


@pytest.mark.parametrize("kind", DECISIONS, ids=lambda kind: kind.__name__)
def test_every_action_of_a_decision_has_words(kind: type[Fury3Decision]) -> None:
    kinds = offered_kinds(kind)
    assert kinds
    assert kinds <= set(DESCRIBERS)
    own = {key if isinstance(key, type) else type(key) for key in kind.labels}
    assert own <= kinds, "words for an action that is never offered"


def test_no_class_of_actions_has_words_without_a_decision_that_offers_it() -> None:
    assert set.union(*map(offered_kinds, DECISIONS)) == set(DESCRIBERS)


@pytest.mark.parametrize("name", GAMES)
def test_every_action_offered_in_a_game_has_words(name: str) -> None:
    met = set()
    for one in short_games(name):
        for state in filter(pending_decision, one.states):
            met.add(type(state.agenda[-1]))
            for action in legal_actions(state):
                assert "{" not in str(action_label(state, action))
    assert len(met) > 40 or len(set(decisions(name)) - met) <= 1, "one may be too rare for short games"


def test_every_decision_has_a_rule_of_thumb_or_is_made_at_random() -> None:
    known = (set(policy.RULES), set(policy.SIMPLE_RULES), set(policy.AT_RANDOM))
    assert set.union(*known) == set(DECISIONS)
    assert sum(map(len, known)) == len(DECISIONS), "each is in one place only"


# --------------------------------------------------------------------------------------- no class by its name


def strings(tree: ast.Module) -> Iterator[str]:
    """Yield the strings of a module except on-screen texts, documentation and `__all__`."""
    left: list[ast.AST] = [tree]
    while left:
        node = left.pop()
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called.startswith(CALLS_WITH_TEXT):
                continue
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "__all__":
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        left += ast.iter_child_nodes(node)


def test_no_step_is_named_by_a_string() -> None:
    names = {kind.__name__ for name in GAMES for kind in kinds_of(Step, game(name).rules)}
    assert {"Turn", "HunterAction", "CombatDecision", "DraculaMove"} <= names
    modules = [path for package in (furyqt, ai) for path in Path(package.__path__[0]).rglob("*.py")]
    assert len(modules) > 400
    quoted = re.compile(rf"""["'](?:{"|".join(names)})["']""")
    for path in modules:
        code = path.read_text(encoding="utf-8")
        found = names.intersection(strings(ast.parse(code))) if quoted.search(code) else set()
        assert not found, path


def story(name: str, seed: int) -> list[object]:
    """Return everything that is said of a game played by rule bots or at random."""
    rules, dice = ruleset(name), random.Random(seed)
    guide = policy.PolicyGuide(random.Random(seed), 0.1) if name == "fury3" else None
    state, said = rules.setup(rules.checked_options({}), seed), []
    while state.agenda and len(said) < 150:
        legal: list[Action] = list(legal_actions(state))
        seen = rules.observe(state, state.agenda[-1].player(state))  # type: ignore[attr-defined]
        step = pending_decision(seen)
        assert step is not None
        labels = tuple(str(action_label(seen, action)) for action in legal)
        said.append(
            (str(step.prompt(seen)), step.page(seen), seat_to_move(seen), pending_window(seen), labels)
        )
        state = state.clone()
        advance(state, guide.choose(state, legal) if guide else dice.choice(legal))  # type: ignore[arg-type]
    return said


@contextmanager
def renamed(kinds: Sequence[type[Step]]) -> Iterator[None]:
    """Temporarily give every class another name."""
    names = [(kind.__name__, kind.__qualname__) for kind in kinds]
    try:
        for number, kind in enumerate(kinds):
            kind.__name__ = kind.__qualname__ = f"Renamed{number}"
        yield
    finally:
        for kind, (name, qualname) in zip(kinds, names, strict=True):
            kind.__name__, kind.__qualname__ = name, qualname


@pytest.mark.parametrize("name", GAMES)
def test_a_class_can_be_renamed(name: str) -> None:
    before = story(name, 5)
    kinds = list(kinds_of(Step, game(name).rules))
    with renamed(kinds):
        assert {kind.__name__[:7] for kind in kinds} == {"Renamed"}
        assert story(name, 5) == before
    assert len(before) > 10


def test_an_unknown_word_has_no_words() -> None:
    state = RULES.setup(RULES.checked_options({}), 1)
    with pytest.raises(KeyError):
        action_label(state, Word("dance"))
