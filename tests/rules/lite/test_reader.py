"""A reader that follows a game gives the same result as reading each string from the start."""

from __future__ import annotations

import random

import pytest

from furyqt.rules.core.agenda import is_over, legal_actions, play, player_to_move
from furyqt.rules.lite import RULES
from furyqt.rules.lite.course_notation import PlaysError, Reader, course_string, read
from furyqt.rules.lite.observation import observe
from furyqt.rules.lite.tables import DRACULA, HUNTERS


def strings(seed: int, player: int, plies: int = 120) -> list[str]:
    """Return the strings that a player gets in a random game."""
    rng = random.Random(seed)
    state, found = RULES.setup({}, seed), []
    for _ in range(plies):
        if is_over(state):
            break
        if player_to_move(state) == player:
            found.append(course_string(observe(state, player)))
        state = play(state, rng.choice(legal_actions(state)))
    return found


@pytest.mark.mass(2)
@pytest.mark.parametrize("player", [HUNTERS, DRACULA])
@pytest.mark.parametrize("seed", range(4))
def test_a_reader_gives_the_result_of_a_new_reader(seed: int, player: int) -> None:
    reader = Reader(player)
    for text in strings(seed, player):
        assert reader.read(text) == read(text, player)


def test_another_game_and_a_bad_string_do_not_disturb_a_reader() -> None:
    reader = Reader(HUNTERS)
    for text in strings(1, HUNTERS)[::9] + strings(2, HUNTERS)[::9] + strings(1, HUNTERS)[3:1:-1]:
        assert reader.read(text) == read(text, HUNTERS)
        with pytest.raises(PlaysError):
            reader.read(f"{text} GZZ....".strip())
        assert reader.read(text) == read(text, HUNTERS)
