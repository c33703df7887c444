"""Decisions are not interrupted by Python's garbage collector."""

import gc

import pytest

from ai.agents import make_agent
from ai.gc_pause import exempt_what_exists, gc_pause
from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.core.ruleset import ruleset


@gc_pause()
def _divide_by_zero():
    assert not gc.isenabled()
    return 1 / 0


@pytest.mark.parametrize("enabled", [True, False])
def test_the_collector_is_as_before_after_the_block_even_after_an_error(enabled):
    was_enabled = gc.isenabled()
    (gc.enable if enabled else gc.disable)()
    try:
        with pytest.raises(ZeroDivisionError):
            _divide_by_zero()
        assert gc.isenabled() == enabled
    finally:
        (gc.enable if was_enabled else gc.disable)()


def test_a_search_is_not_interrupted_by_a_collection():
    rules = ruleset("lite")
    state = rules.setup(rules.checked_options({}), 1)
    observation = rules.observe(state, player_to_move(state))
    agent, collections = make_agent(rules, "search:200"), []

    def note(phase, info):
        collections.append((phase, info["generation"]))

    def stop():
        assert not collections
        return False

    gc.callbacks.append(note)
    try:
        collections.clear()
        agent.decide(observation, 1, stop)
        assert gc.isenabled()
    finally:
        gc.callbacks.remove(note)


def test_a_collection_skips_what_existed_when_it_was_exempted():
    kept = [[]]
    try:
        exempt_what_exists()
        assert gc.get_freeze_count() > 1000
        assert all(found is not kept for found in gc.get_objects())
    finally:
        gc.unfreeze()
