"""The facts beside a hint for Dracula's Servant: who is there, and what he can do."""

from __future__ import annotations

from typing import Any

import pytest

from ai.knowledge.fury2.servant_facts import ServantFacts
from furyqt.rules.fury2.actions import GO_ACTIONS
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.servant.servant_actions import REST, WEAPON, ServantAction
from furyqt.rules.fury2.steps.servant.servant_moves import LOOK, STAY, ServantMove
from furyqt.rules.fury2.steps.servant.servant_turn import ServantStart
from furyqt.rules.fury2.tables import DRACULA, LARGE, NOWHERE, SEAS
from tests.ai.fury2_positions import positions


def told(state: Fury2State, action: Any) -> list[str]:
    """Return the sentences about a choice of the Servant."""
    facts = ServantFacts(RULES.observe(state, DRACULA)).found(action)
    return [str(fact.words) for fact in facts if fact.words is not None]


def moving(**servant: int) -> Fury2State:
    """Return a position in which the Servant moves on land, away from all hunters."""
    taken = {sheet.place for state, _ in positions()[ServantMove] for sheet in state.hunters}
    state = positions()[ServantMove][0][0].clone()
    place = min(LARGE - taken)
    state.update_servant(**{"place": place, "lives": 3, "weapons": 0} | servant)
    return state


def test_every_move_of_the_servant_has_a_fact() -> None:
    for state, actions in positions()[ServantMove]:
        assert [action for action in actions if action != LOOK and not told(state, action)] == []


def test_the_servant_looks_for_weapons_and_rests() -> None:
    assert any("can find a weapon (so far 0 of 3)" in fact for fact in told(moving(), STAY))
    assert not any("can find a weapon" in fact for fact in told(moving(weapons=3), STAY))
    assert "If the Servant stays, he can rest and regain a life (now 1 of 3)." in told(moving(lives=1), STAY)
    assert "At sea the Servant's turn ends with his move." in told(moving(), GO_ACTIONS["sea"][min(SEAS)])
    state = positions()[ServantAction][0][0].clone()
    state.update_servant(weapons=1, lives=2)
    assert told(state, REST) == ["The Servant has 2 of 3 lives."]
    assert told(state, WEAPON)[0].startswith("The Servant has 1 of 3 weapons so far")


def test_the_servant_starts_near_a_weapon() -> None:
    for state, actions in positions()[ServantStart]:
        for action in actions:
            assert any("The nearest large city" in fact for fact in told(state, action))


@pytest.mark.parametrize(
    ("weapons", "begin"), [(1, "There the Servant can attack "), (0, "There the Servant would")]
)
def test_the_servant_meets_hunters(weapons: int, begin: str) -> None:
    state = moving(weapons=weapons)
    place = next(sheet.place for sheet in state.hunters if sheet.place not in (*SEAS, NOWHERE))
    assert any(fact.startswith(begin) for fact in told(state, GO_ACTIONS["road"][place]))
