"""A person in one seat of a player may see less than the player knows."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace as changed

from furyqt.controllers.computer.teammates import Teammates
from furyqt.controllers.session.seats import persons_view
from furyqt.controllers.session.viewpoint import Viewpoint
from furyqt.rules.core.ruleset import Ruleset, ruleset
from furyqt.rules.fury3.tables import HUNTERS
from tests.rules.fury3.scenes import scene

FURY3 = ruleset("fury3")
MINA_ONLY = ("search:11", "search:12", "search:13", "human", "search:14")
COMPUTERS = ("search:11",) * 5


def narrowing(rules: Ruleset) -> Ruleset:
    """Return a ruleset in which Mina alone does not see the choices."""
    return replace(rules, seat_view=lambda seen, seats: changed(seen, actions=()) if seats == {3} else seen)


class History:
    """The part of a session's history that a viewpoint shows."""

    def __init__(self, rules: Ruleset, seats: tuple[str, ...]) -> None:
        self.rules, self.table, self.seats = rules, rules.default_table, seats
        self.state = scene("day")
        self.states, self.persons = [self.state], (HUNTERS,)
        self.is_over, self.outcome = False, None
        self.record = SimpleNamespace(tags={}, actions=(), game=rules.name)
        self._seen = rules.observe(self.state, HUNTERS)

    def observation(self, player: int) -> Any:
        assert player == HUNTERS
        return self._seen


@pytest.mark.parametrize("seats", [MINA_ONLY, COMPUTERS, ("human",) * 5])
def test_by_default_all_seats_of_a_player_see_the_same(seats: tuple[str, ...]) -> None:
    seen = FURY3.observe(scene("day"), HUNTERS)
    assert persons_view(FURY3, FURY3.default_table, seats, seen) is seen


@pytest.mark.parametrize(("seats", "partial"), [(MINA_ONLY, True), (("human",) * 5, False)])
def test_a_game_can_show_less_to_some_seats(qapp: object, seats: tuple[str, ...], partial: bool) -> None:
    view = Viewpoint(History(narrowing(FURY3), seats))  # type: ignore[arg-type]
    assert view.is_partial == partial
    assert (view.observation.actions == ()) == partial
    assert view.shown.observation(HUNTERS).actions != ()


@pytest.mark.parametrize(("seats", "wants"), [(MINA_ONLY, False), (("human", *COMPUTERS[1:]), True)])
def test_who_sees_less_does_not_see_the_plans_of_teammates(
    qapp: object, seats: tuple[str, ...], wants: bool
) -> None:
    teammates = Teammates(Viewpoint(History(narrowing(FURY3), seats)))  # type: ignore[arg-type]
    teammates.set_mode("ask")
    assert teammates.wants_say(1, 5) == wants
