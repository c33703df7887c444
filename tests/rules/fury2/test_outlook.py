"""A combat card against the cards that may come: the outlook agrees with the choices, rolls and results."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from furyqt.controllers.terminal.why import about_choice
from furyqt.rules.core.agenda import legal_actions, pending_decision, play, player_to_move
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.fury2.actions import Counter, Strike
from furyqt.rules.fury2.decks import HIDDEN
from furyqt.rules.fury2.events import CombatStarted, RoundWon
from furyqt.rules.fury2.steps.combat.combat_rolls import compare_initiative
from furyqt.rules.fury2.tables import DRACULA, HUNTERS
from furyqt.rules.fury2.tactics.bonuses import enemy_bonus, hunters_bonus
from furyqt.rules.fury2.tactics.cards import can_meet
from furyqt.rules.fury2.tactics.fight import with_number
from furyqt.rules.fury2.tactics.outlook import line, lines, meetings

RULES = ruleset("fury2")
SERVANT = {"variant": "servant"}


def choices(seed: int, options: dict[str, str]) -> Iterator[Any]:
    """Yield the positions of a random game in which a combat card is chosen."""
    chance = random.Random(seed)
    state: Any = RULES.setup(RULES.checked_options(options), seed)
    while actions := legal_actions(state):
        if state.fight is not None and isinstance(actions[0], Strike | Counter):
            yield state
        state = play(state, chance.choice(list(actions)))


def brute_force(state: Any, hunter: int, item: int, tactic: int) -> float:
    """Return the hunters' chance by all 36 rolls and the rules for equal totals."""
    fight = replace(state.fight, choices=with_number(state.fight.choices, hunter, item), choice=tactic)
    quicker, is_equal = compare_initiative(state, replace(fight, hunters=(hunter,)))
    won = lost = 0
    for ours, theirs in product(range(1, 7), repeat=2):
        total = ours + hunters_bonus(fight) - theirs - enemy_bonus(state, fight)
        won += total > 0 or (total == 0 and bool(quicker))
        lost += total < 0 or (total == 0 and not quicker and not is_equal)
    return won / (won + lost)


@pytest.mark.mass
@pytest.mark.parametrize(("seed", "options"), [(4, SERVANT), (3, {}), (5, {}), (9, SERVANT)])
def test_the_cards_that_may_come_are_those_that_the_other_side_can_choose(
    seed: int, options: dict[str, str]
) -> None:
    ours: dict[int, set[int]] = {}
    compared, last = 0, None
    for state in choices(seed, options):
        combat = sum(isinstance(event, CombatStarted) for event in state.told)
        if (combat, state.fight.round) != last:
            ours, last = {}, (combat, state.fight.round)
        seen = RULES.observe(state, player_to_move(state) or 0)
        tactics = {action.card for action in legal_actions(state) if isinstance(action, Counter)}
        for action in legal_actions(state):
            if isinstance(action, Strike):
                ours[action.card] = {one.other for one in meetings(seen, action)}
        for item, others in ours.items() if tactics else ():
            assert others == {tactic for tactic in tactics if can_meet(item, tactic)}
            compared += 1
        for tactic in tactics:
            others = {one.other for one in meetings(seen, Counter(tactic))}
            assert {item for item in ours if can_meet(item, tactic)} <= others
    assert compared > 5


@pytest.mark.mass
@pytest.mark.parametrize("seed", [4, 3, 9])
def test_the_chances_are_those_of_all_rolls(seed: int) -> None:
    compared = 0
    for state in choices(seed, SERVANT):
        if player_to_move(state) != HUNTERS:
            continue
        decision: Any = pending_decision(state)
        seen = RULES.observe(state, HUNTERS)
        for action in legal_actions(state):
            assert isinstance(action, Strike)
            for one in meetings(seen, action):
                assert one.chance == pytest.approx(
                    brute_force(state, decision.hunter, action.card, one.other)
                )
                compared += 1
    assert compared > 20


def test_both_sides_see_the_same_round_from_their_own_side() -> None:
    checked = 0
    for state in choices(3, {}):
        if player_to_move(state) != DRACULA or len(state.fight.hunters) > 1:
            continue
        hunters, dracula = (RULES.observe(state, player) for player in (HUNTERS, DRACULA))
        for action in legal_actions(state):
            assert isinstance(action, Counter)
            for one in meetings(dracula, action):
                mine = {each.other: each for each in meetings(hunters, Strike(one.other))}
                other = mine.get(action.card)
                if other is not None:
                    assert other.chance + one.chance == pytest.approx(1.0)
                    assert (other.won, other.lost) == (one.lost, one.won)
                    checked += 1
    assert checked


def test_a_hidden_item_may_be_any_combat_card() -> None:
    for state in choices(3, {}):
        seen = RULES.observe(state, DRACULA)
        hands = [seen.hunters[hunter].items for hunter in state.fight.hunters]
        if player_to_move(state) == DRACULA:
            (first, *_) = legal_actions(state)
            assert isinstance(first, Counter)
            is_any = len(meetings(seen, first)) > 3
            assert is_any or not any(HIDDEN in hand for hand in hands)


def test_every_round_was_foreseen() -> None:
    before: dict[int, set[int]] = {}
    known = rounds = 0
    for state in choices(4, SERVANT):
        for event in state.told[known:]:
            if isinstance(event, RoundWon) and event.item in before:
                assert event.tactic in before[event.item]
                rounds += 1
        known = len(state.told)
        if player_to_move(state) == HUNTERS:
            seen = RULES.observe(state, HUNTERS)
            for action in legal_actions(state):
                assert isinstance(action, Strike)
                before[action.card] = {one.other for one in meetings(seen, action)}
    assert rounds


def test_a_result_that_comes_in_any_case_is_told_once() -> None:
    told = set()
    for state in choices(3, {}):
        seen = RULES.observe(state, player_to_move(state) or 0)
        for action in legal_actions(state):
            assert isinstance(action, Strike | Counter)
            for one in meetings(seen, action):
                words, is_same = str(line(seen, action, one)), one.won == one.lost
                assert ("won or lost" in words) == is_same
                assert ("Lost:" in words) != is_same
                told.add(is_same)
    assert told == {False, True}


def test_the_terminal_prints_the_table() -> None:
    state = next(choices(3, {}))
    seen = RULES.observe(state, player_to_move(state) or 0)
    action = seen.actions[0]
    assert RULES.guidance is not None
    told = [str(text) for text in about_choice(RULES.guidance, None, seen, action)]
    table = [str(line) for line in lines(seen, action)]
    assert table
    assert told[-1] == " ".join(table)
    assert all("you win with" in line for line in table)
    summary = [str(text) for text in RULES.summarize(seen)["combat"]]
    assert len(summary) > len(table)
    assert any(line in text for text in summary for line in table)
