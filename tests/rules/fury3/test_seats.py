"""Every decision belongs to one hunter, to all hunters together, or to Dracula."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import Decision, player_to_move
from furyqt.rules.core.ruleset import ruleset, seat_to_move
from furyqt.rules.fury3 import NAMES, RULES, SEATS
from furyqt.rules.fury3.cards.aid import LuckChoice
from furyqt.rules.fury3.cards.blessings import GroundChoice
from furyqt.rules.fury3.cards.scouts import TrailChoice
from furyqt.rules.fury3.cards.visions import VeilChoice
from furyqt.rules.fury3.decision import TOGETHER
from furyqt.rules.fury3.decks import Deck
from furyqt.rules.fury3.event_timing import EventWindow
from furyqt.rules.fury3.observation import DECISIONS
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.card_effects import RevengeChoice
from furyqt.rules.fury3.steps.combat.harm import PreventChoice
from furyqt.rules.fury3.steps.search.scouting import Scouting
from furyqt.rules.fury3.steps.supply.supply import DrawnChoice, SecondTicket
from furyqt.rules.fury3.steps.travel.answers import TipRescueChoice
from furyqt.rules.fury3.steps.turn.limits import DiscardChoice
from furyqt.rules.fury3.steps.turn.turns import NextHunter
from furyqt.rules.fury3.steps.turn.windows import WindowChoice
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE, FIGURES, HUNTERS, VAN_HELSING
from tests.contract.games import short_games

ALL_TOGETHER = (
    *(GroundChoice, LuckChoice, NextHunter, PreventChoice, Scouting, TipRescueChoice),
    *(TrailChoice, VeilChoice, WindowChoice),
)
"""The decisions that the hunters make together; every other is made by one hunter."""
GODALMING_ONLY = (RevengeChoice, SecondTicket)


def decision_of(kind: type[Any], who: int) -> Any:
    """Return a decision of this class by a figure; the other fields are 0."""
    own = {"hunter", "actor", "giver"}
    return kind(**{name: who if name in own else 0 for name in kind.__struct_fields__})


def position_with(step: Any) -> Fury3State:
    """Return a position with this decision pending."""
    state: Fury3State = RULES.setup(RULES.checked_options({}), 1).clone()
    state.agenda = (step,)
    return state


def test_the_seats_are_the_five_figures() -> None:
    assert [one.name for one in RULES.default_table.seats] == list(NAMES)
    assert [str(one.title) for one in SEATS][:2] == ["Lord Godalming", "Dr. Seward"]
    assert [one.player for one in SEATS] == [HUNTERS] * 4 + [DRACULA]
    assert RULES.default_table.seats_of(HUNTERS) == tuple(FIGURES)
    assert RULES.default_table.seats_called("hunters") == tuple(FIGURES)
    assert RULES.default_table.seats_called("mina") == (3,)
    assert RULES.default_table.seats_called("dracula") == (DRACULA_FIGURE,)
    with pytest.raises(
        ValueError, match=r"“lucy” .players: hunters, dracula, godalming, seward, helsing, mina"
    ):
        RULES.default_table.seats_called("lucy")


def test_a_game_without_pieces_has_a_seat_for_each_player() -> None:
    lite = ruleset("lite")
    state = lite.setup(lite.checked_options({}), 1)
    assert [(one.name, one.player) for one in lite.default_table.seats] == [("hunters", 0), ("dracula", 1)]
    assert seat_to_move(state) == seat_to_move(lite.observe(state, 1)) == 0


@pytest.mark.parametrize("kind", DECISIONS, ids=lambda k: k.__name__)
def test_every_decision_has_its_seat(kind: type[Decision]) -> None:
    step = decision_of(kind, VAN_HELSING)
    state = position_with(step)
    if step.player(state) == DRACULA:
        assert seat_to_move(state) == DRACULA_FIGURE
    elif kind in ALL_TOGETHER:
        assert seat_to_move(state) == TOGETHER
    else:
        assert NAMES[seat_to_move(state)] == ("godalming" if kind in GODALMING_ONLY else "helsing")


def test_dracula_decides_about_his_own_cards() -> None:
    for step in (
        DiscardChoice(DRACULA_FIGURE, Deck.EVENT),
        DrawnChoice(DRACULA_FIGURE),
        WindowChoice(EventWindow.DUSK, DRACULA),
    ):
        assert seat_to_move(position_with(step)) == DRACULA_FIGURE


def test_states_and_observations_agree_in_random_games() -> None:
    met = set()
    for game in short_games("fury3"):
        for number, state in enumerate(game.states):
            player, found = player_to_move(state), seat_to_move(state)
            if player is None:
                assert found == TOGETHER
                continue
            met.add(type(state.agenda[-1]))
            assert found == TOGETHER if found < 0 else SEATS[found].player == player
            assert found >= 0 or player == HUNTERS
            if number % 9 == 0:
                assert all(seat_to_move(RULES.observe(state, eyes)) == found for eyes in (HUNTERS, DRACULA))
    assert len(met) > 30
