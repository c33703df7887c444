"""Every line of evidence is true and uses only the hunters' knowledge."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from furyqt.rules.core.agenda import is_over, legal_actions, play
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.fury3.decks import Power
from furyqt.rules.fury3.events import CardPlaced
from furyqt.rules.fury3.steps.search import hideouts
from furyqt.views.boards import board
from furyqt.views.picture import Evidence
from tests.rules.fury3.scenes import scene

HUNTERS, DRACULA = 0, 1


class TruePath:
    """Dracula's true places: all of each turn, and the last one of each turn."""

    def __init__(self) -> None:
        self.all: list[set[int]] = []
        self.ends: list[int] = []

    def follow_lite(self, state: Any) -> None:
        self.all, self.ends = [{lair} for lair in state.lairs], list(state.lairs)

    def follow_fury3(self, state: Any) -> None:
        turns = sum(
            isinstance(event, CardPlaced) and event.power != Power.MISDIRECT and not event.bat
            for event in state.told
        )
        if turns > len(self.all):
            self.all.append(set())
            self.ends.append(-1)
        if turns:
            self.ends[-1] = hideouts.here(state)
            self.all[-1].add(self.ends[-1])
        assert len(self.all) == turns


def whole_game(game: str, options: dict[str, str], seed: int) -> Iterator[tuple[Any, TruePath]]:
    """Play a random game; yield each position with Dracula's path so far."""
    rules, rng, path = ruleset(game), random.Random(seed), TruePath()
    follow = {"fury3": path.follow_fury3, "lite": path.follow_lite}[game]
    state = rules.setup(rules.checked_options(options), seed)
    while not is_over(state):
        state = play(state, rng.choice(legal_actions(state)))
        follow(state)
        yield state, path


def is_true(line: Evidence, path: TruePath) -> bool:
    """Whether the line agrees with Dracula's true path."""
    if line.claim == "in":
        return bool(path.all[-1 - line.turn] & set(line.places))
    if line.claim == "out":
        return not {path.ends[-1 - age] for age in range(line.turn, line.oldest + 1)} & set(line.places)
    return True


def test_dracula_reads_the_evidence_of_the_hunters() -> None:
    state, _ = list(whole_game("fury3", {"game": "base"}, 1))[200]
    rules, evidence = ruleset("fury3"), board("fury3").evidence
    assert evidence(rules.observe(state, DRACULA)) == evidence(rules.observe(state, HUNTERS)) != ()


def test_two_positions_that_the_hunters_cannot_distinguish_give_the_same_evidence() -> None:
    rules = ruleset("fury3")
    state, _ = list(whole_game("fury3", {"game": "advanced"}, 2))[200]
    seen = rules.observe(state, HUNTERS)
    other = rules.determinize(seen, None, 9)
    assert hideouts.here(other) != hideouts.here(state)
    assert board("fury3").evidence(rules.observe(other, HUNTERS)) == board("fury3").evidence(seen)


def test_arrivals_and_cards_are_named() -> None:
    lines = [
        str(line.text)
        for seed in range(4)
        for line in board("fury3").evidence(
            ruleset("fury3").observe(list(whole_game("fury3", {"game": "base"}, seed))[-1][0], HUNTERS)
        )
    ]
    assert any("found no hideout" in line for line in lines)
    assert any("found a hideout" in line for line in lines)
    assert any(line.startswith(("Newspaper Reports", "Hired Scouts", "Local Rumors")) for line in lines)
    assert not any("{" in line for line in lines)


def test_a_set_up_position_has_no_line_about_the_start_of_the_game() -> None:
    rules, rng = ruleset("fury3"), random.Random(3)
    state = scene(trail=("vienna", "prague"))
    for _ in range(120):
        if is_over(state):
            break
        state = play(state, rng.choice(legal_actions(state)))
    lines = board("fury3").evidence(rules.observe(state, HUNTERS))
    assert lines
    assert not any("began" in str(line.text) for line in lines)


def test_an_unknown_move_of_the_simple_game_is_only_on_land_or_at_sea() -> None:
    """A move that the hunters do not see is not a Double Back of seven or eight turns."""
    lines = {
        str(line.text)
        for seed in range(6)
        for line in board("lite").evidence(
            ruleset("lite").observe(list(whole_game("lite", {}, seed))[60][0], HUNTERS)
        )
    }
    assert "Dracula was at sea." in lines
    assert any(line.startswith("Dracula was in a city") for line in lines)
    assert not any(f"{turns} turns before" in line for line in lines for turns in (7, 8))


GAMES = [
    *(("fury3", {"game": game}, seed) for game in ("base", "advanced") for seed in range(3)),
    ("lite", {}, 4),
    ("lite", {}, 5),
]


@pytest.mark.parametrize(("game", "options", "seed"), GAMES)
def test_every_line_is_true(game: str, options: dict[str, str], seed: int) -> None:
    rules, most = ruleset(game), 0
    for number, (state, path) in enumerate(whole_game(game, options, seed)):
        if number % 3:
            continue
        lines = board(game).evidence(rules.observe(state, HUNTERS))
        most = max(most, len(lines))
        for line in lines:
            assert is_true(line, path), (str(line.text), line, path.all, path.ends)
            assert line.turn >= 0
            assert line.oldest == -1 or line.oldest >= line.turn
    assert most > 20
