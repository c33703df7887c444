"""The seed of a decision follows from the game and from what the deciding player may know."""

from __future__ import annotations

import random
from dataclasses import replace

from ai.agent import decision_seed
from ai.seeds import OWN, SEEDS, own_seed, recorded_seed, with_own_seeds
from furyqt.rules.core.agenda import State, is_over, legal_actions, pending_window, play, player_to_move
from furyqt.rules.core.events import events_seen_by
from furyqt.rules.core.record import Record, dumps, loads
from furyqt.rules.core.ruleset import ruleset


def random_game(name: str, seed: int) -> tuple[Record, list[State]]:
    rules, rng = ruleset(name), random.Random(seed)
    options = rules.checked_options({})
    record, states = with_own_seeds(Record(name, seed, options)), [rules.setup(options, seed)]
    while not is_over(states[-1]):
        record = record.added(rng.choice(legal_actions(states[-1])))
        states.append(play(states[-1], record.actions[-1]))
    return record, states


def unseen_passes(record: Record, states: list[State], player: int) -> list[int]:
    """Return the plies in which another player passed at a window and this player heard nothing."""
    found = []
    for ply, action in enumerate(record.actions):
        window, told = pending_window(states[ply]), len(states[ply].told or ())
        is_others = player_to_move(states[ply]) != player
        news = events_seen_by((states[ply + 1].told or ())[told:], player)
        if window is not None and action == window.passing and is_others and not news:
            found.append(ply)
    return found


def test_another_player_s_hidden_prompt_changes_no_seed() -> None:
    """The twin is the same game without the prompt, which the player cannot tell apart."""
    twins = 0
    for name in ("fury3", "fury2"):
        record, states = random_game(name, 3)
        for ply in unseen_passes(record, states, 0):
            twin = [*states[:ply], *states[ply + 1 :]]
            shorter = replace(record, actions=(*record.actions[:ply], *record.actions[ply + 1 :]))
            for later in range(ply + 1, min(ply + 30, len(states))):
                if player_to_move(states[later]) == 0:
                    seed = recorded_seed(record, states, later, 0)
                    assert seed == recorded_seed(shorter, twin, later - 1, 0)
                    assert decision_seed(3, later) != decision_seed(3, later - 1)
                    twins += 1
    assert twins > 20


def test_each_decision_of_a_game_has_its_own_seed() -> None:
    record, states = random_game("dining", 5)
    seeds = [
        recorded_seed(record, states, ply, player_to_move(states[ply]) or 0) for ply in range(len(states) - 1)
    ]
    assert len(set(seeds)) == len(seeds)
    assert own_seed(5, 0, 0) != own_seed(6, 0, 0)
    assert own_seed(5, 0, 0) == own_seed(5, 0, 0) < 1 << 63


def test_a_record_says_where_its_seeds_come_from() -> None:
    record, states = random_game("lite", 4)
    assert recorded_seed(record, states, 9, 0) != decision_seed(4, 9)
    loaded, positions = loads(dumps(record, states))
    assert loaded.tags[SEEDS] == OWN
    assert recorded_seed(loaded, positions, 9, 0) == recorded_seed(record, states, 9, 0)


def test_an_older_record_has_seeds_by_the_number_of_all_actions() -> None:
    record, states = random_game("lite", 4)
    older = replace(record, tags={})
    assert [recorded_seed(older, states, ply, 0) for ply in range(20)] == [
        decision_seed(4, ply) for ply in range(20)
    ]
