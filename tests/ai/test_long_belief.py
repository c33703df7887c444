"""The belief about Dracula's trail in a long game: it starts late, and the truth stays possible."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ai.knowledge.lite import belief_base
from ai.knowledge.lite.belief_base import MOST_ROWS_EXPECTED, first_night
from ai.knowledge.lite.place_masks import expected_rows
from ai.knowledge.lite.trail_belief import BeliefMemory
from furyqt.rules.core.agenda import is_over, legal_actions, play, player_to_move
from furyqt.rules.lite import RULES
from furyqt.rules.lite.course_notation import read
from furyqt.rules.lite.observation import observe
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import ATLAS, DRACULA, HUNTERS, LINKED, PLACES, SEAS, TELEPORT, TRAIL, UNKNOWN
from furyqt.rules.lite.trails import Trail, chronicle, consistent_trails
from tests.rules.lite.test_trails import DEATH_BEFORE_A_VAMPIRE

ROUND_TOUR = ("PA", "BU", "AM", "CO", "FR", "LI", "NU", "ST")
"""Eight cities in a circle: each move is a LOCATION move."""
STATIONS = ("AO", "NS", "MS", "BS")
BRITAIN = {ATLAS.index[code] for code in ("ED", "MN", "LV", "SW", "LO", "PL")}
DEAD_END = {ATLAS.index[code] for code in ("GW", "DU", "IR")}
"""Galway, Dublin and the Irish Sea."""
OPTIONS = (
    {},
    {"hide_shown": "later", "location_rule": "place"},
    {"encounter_limit": "none"},
    {"stay": "unlisted"},
)


def unseen(options: dict[str, str] | None = None) -> list[LiteState]:
    """Return the longest game without a sight of Dracula: the hunters are at sea, and one of them moves."""
    state = RULES.setup(RULES.checked_options(options or {}), 1)
    states, ply = [], 0
    while not is_over(state):
        code = ROUND_TOUR[state.round % 8] if ply % 5 == 4 else STATIONS[ply % 5]
        if ply % 10 == 5:
            code = STATIONS[1]
        state = play(state, next(action for action in legal_actions(state) if action.text == code))
        states.append(state)
        ply += 1
    return states[:-1]


def random_game(seed: int, options: dict[str, str]) -> list[LiteState]:
    """Return a game in a part of the map, so that visits, deaths and TELEPORTs occur."""
    rng, states = random.Random(seed), [RULES.setup(RULES.checked_options(options), seed)]
    area = LINKED[ATLAS.index["GA" if seed % 2 else "VI"]]
    while len(states) < 160 and not is_over(states[-1]):
        choices = legal_actions(states[-1])
        near = [action for action in choices if action.place in area or action.place < 0]
        keeps = near and rng.random() < (0.8 if player_to_move(states[-1]) == DRACULA else 0.3)
        states.append(play(states[-1], rng.choice(near if keeps else choices)))
    return states[6:]


def row_of_truth(memory: BeliefMemory, state: LiteState) -> bool:
    """Whether the true trail has a row with a positive weight."""
    belief = memory.update(observe(state, HUNTERS))
    truth = Trail(state.moves[-TRAIL:], state.lairs[-TRAIL:])
    rows = np.flatnonzero(belief.rows[:, 0] == state.lairs[-1])
    return any(belief.trail(int(row)) == truth and belief.weights[row] > 0 for row in rows)


@pytest.fixture
def early(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the rows start at the latest possible night."""
    monkeypatch.setattr(belief_base, "MOST_ROWS_EXPECTED", 0)
    monkeypatch.setattr(belief_base, "ROWS_KEPT", 0)


@pytest.fixture
def whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep all rows of a night."""
    monkeypatch.setattr(belief_base, "MOST_FOLLOWED", 200_000)


def test_a_new_belief_keeps_few_rows_for_any_string() -> None:
    """The limit is in rows instead of seconds; 1,000 rows take about 1 ms."""
    states = unseen()
    assert states[-1].round > 180
    assert not any(move not in UNKNOWN for move in observe(states[-1], HUNTERS).moves)
    for state in (*states[80::130], states[-1]):
        memory = BeliefMemory()
        belief = memory.update(observe(state, HUNTERS))
        assert memory.rows_kept < MOST_ROWS_EXPECTED
        assert len(belief.rows) <= belief_base.MOST_FOLLOWED + len(PLACES)
        assert belief.places()[state.lairs[-1]] > 0.01


def test_a_followed_game_gives_the_same_long_belief_as_a_new_start() -> None:
    followed, starts = BeliefMemory(), set()
    for number, state in enumerate(unseen()[4:250:5]):
        kept = followed.update(observe(state, HUNTERS))
        starts.add(first_night([expected_rows(nights, state.options) for nights in _prefixes(state)]))
        if number % 8 == 7:
            fresh = BeliefMemory().update(observe(state, HUNTERS))
            assert np.array_equal(kept.rows, fresh.rows)
            assert np.array_equal(kept.weights, fresh.weights)
    assert len(starts) > 2


def _prefixes(state: LiteState) -> list[list]:
    nights = chronicle(observe(state, HUNTERS))
    return [nights[: now + 1] for now in range(len(nights))]


def test_a_short_belief_starts_at_the_first_night() -> None:
    assert first_night([]) == 0
    assert first_night([MOST_ROWS_EXPECTED / 10] * 10) == 0
    assert first_night([MOST_ROWS_EXPECTED / 10] * 11) == 4
    assert first_night([MOST_ROWS_EXPECTED] * 20) == 13 == 19 - TRAIL


@pytest.mark.mass(len(OPTIONS))
@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: "-".join(o.values()) or "default")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.usefixtures("early", "whole")
def test_the_truth_is_possible_even_if_the_rows_start_late(options: dict[str, str], seed: int) -> None:
    memory = BeliefMemory()
    for state in random_game(seed, options)[::2]:
        assert row_of_truth(memory, state)


@pytest.mark.mass(len(OPTIONS))
@pytest.mark.usefixtures("whole")
@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: "-".join(o.values()) or "default")
@pytest.mark.parametrize("seed", range(3))
def test_the_truth_is_possible_in_random_play(options: dict[str, str], seed: int) -> None:
    memory = BeliefMemory()
    for state in random_game(seed, options)[::2]:
        assert row_of_truth(memory, state)


@pytest.mark.usefixtures("early", "whole")
def test_the_truth_is_possible_after_an_unexpected_teleport() -> None:
    """Dracula runs out of moves in the far west, and the hunters know none of his places."""
    teleports = 0
    for seed in range(40):
        rng, memory = random.Random(seed), BeliefMemory()
        state = RULES.setup(RULES.checked_options({}), seed)
        while not is_over(state) and state.round < 20:
            choices = legal_actions(state)
            hidden = player_to_move(state) == DRACULA
            wanted = SEAS if not hidden else BRITAIN if state.round < 7 else DEAD_END
            near = [action for action in choices if action.place in wanted or (hidden and state.round > 9)]
            state = play(state, rng.choice(near or choices))
            if hidden and state.round > 8:
                assert row_of_truth(memory, state)
        teleports += TELEPORT in state.moves[8:]
        if teleports > 1:
            return
    pytest.fail("too few teleports")


@pytest.mark.usefixtures("early", "whole")
def test_a_late_start_keeps_every_consistent_trail() -> None:
    for seed in range(4):
        for state in random_game(seed, {})[30::17]:
            belief = BeliefMemory().update(observe(state, HUNTERS))
            found = {belief.trail(row) for row in range(len(belief.rows))}
            assert consistent_trails(observe(state, HUNTERS)) <= found


def test_l5_4_a_hunter_who_dies_beside_an_older_vampire_leaves_a_trail() -> None:
    belief = BeliefMemory().update(read(DEATH_BEFORE_A_VAMPIRE, HUNTERS))
    assert belief.places() == {ATLAS.index["CD"]: 1.0}


def test_the_hunters_stations_are_at_sea() -> None:
    assert {ATLAS.index[code] for code in STATIONS} <= SEAS
