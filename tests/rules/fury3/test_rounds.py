"""The round and its parts (R3)."""

from __future__ import annotations

from random import Random

import pytest

from furyqt.rules.core.agenda import advance, is_over, legal_actions, settle
from furyqt.rules.fury3.event_timing import EventWindow, Lasting
from furyqt.rules.fury3.events import DespairPlaced, TimePassed, TokenRemoved
from furyqt.rules.fury3.setup import setup
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.combat import Battle
from furyqt.rules.fury3.steps.supply.allies import AllyTurn
from furyqt.rules.fury3.steps.turn import rounds
from furyqt.rules.fury3.steps.turn.defeat import Restorations
from furyqt.rules.fury3.steps.turn.phase import DraculaPhase
from furyqt.rules.fury3.steps.turn.rounds import Dawn, Dusk, Round
from furyqt.rules.fury3.steps.turn.tokens import DuskRemoval, HostRemoval
from furyqt.rules.fury3.steps.turn.windows import CardWindow, WindowChoice
from furyqt.rules.fury3.tables import DRACULA, HOSPITALS, HUNTERS
from tests.rules.fury3.scenes import at, do, events_of, pending, scene


def frames(state: Fury3State) -> list[str]:
    return [type(step).__name__ for step in reversed(state.agenda)]


def pass_all(state: Fury3State) -> Fury3State:
    while pending(state) == "HunterAction":
        state = do(state, "pass")
    return state


def test_r3_1_the_parts_of_a_round_in_order() -> None:
    state = Fury3State()
    Round().run(state)
    assert frames(state) == ["Dawn", "Day", "Dusk", "Night", "DraculaPhase", "Round"]


def test_r3_1_a_round_of_passes_reaches_draculas_phase() -> None:
    state = pass_all(scene("day"))
    assert state.is_night()
    assert state.agenda[-1].player(state) == DRACULA  # type: ignore[attr-defined]


def test_r3_2_dawn_in_order() -> None:
    state = Fury3State()
    Dawn().run(state)
    assert [type(step) for step in reversed(state.agenda)] == [
        CardWindow,
        CardWindow,
        HostRemoval,
        Restorations,
        Battle,
    ]


def test_r3_2_1_dawn_moves_time_to_the_next_day() -> None:
    state = scene("dawn")
    assert state.time == 2
    assert events_of(state, TimePassed) == [TimePassed(2)]


def test_r3_2_2_a_new_week_brings_despair() -> None:
    state = scene("dawn", started=False)
    for time, despair in ((11, 0), (13, 1)):
        week = state.clone()
        week.time = time
        settle(week)
        assert week.despair == despair
    assert events_of(week, DespairPlaced) == [DespairPlaced(1)]
    assert week.rumors == 0


def test_r3_2_2_at_most_three_despair_tokens() -> None:
    state = scene("dawn", started=False, despair=3)
    state.time = 55
    settle(state)
    assert state.despair == 3
    assert events_of(state, DespairPlaced) == []


def test_r3_2_2_in_the_advanced_game_despair_brings_a_rumor() -> None:
    state = scene("dawn", started=False, options={"game": "advanced"})
    state.time = 13
    settle(state)
    assert state.rumors == 1


def test_r3_2_3_hunters_are_prompted_before_dracula() -> None:
    windows = [step for step in rounds.DAWN if isinstance(step, CardWindow)]
    assert [(step.window, step.side) for step in windows] == [
        (EventWindow.DAWN, HUNTERS),
        (EventWindow.DAWN, DRACULA),
    ]


def test_r3_2_3_the_same_window_opens_until_the_side_declines() -> None:
    state = scene("dawn", events={"mina": ["speedy_telegraph", "long_night"]})
    assert state.agenda[-1] == WindowChoice(EventWindow.DAWN, HUNTERS)
    state = do(state, "mina>speedy_telegraph")
    assert state.agenda[-1] == WindowChoice(EventWindow.DAWN, HUNTERS)
    state = do(state, "pass")
    assert pending(state) == "NextHunter"


def test_r12_8_at_dawn_and_dusk_the_hunters_go_first() -> None:
    for part in (rounds.DAWN, rounds.DUSK):
        assert [step.side for step in part if isinstance(step, CardWindow)] == [HUNTERS, DRACULA]


def test_r3_2_4_a_heavenly_host_leaves_at_its_second_dawn() -> None:
    state = scene("dawn", hosts=((at("paris"), 0), (at("rome"), 1)))
    assert [place for place, _ in state.hosts] == [at("paris")]


def test_r14_1_heavenly_hosts_leave_at_dawn_not_at_dusk() -> None:
    state = scene("dusk", hosts=((at("rome"), 1),))
    assert [place for place, _ in state.hosts] == [at("rome")]
    assert events_of(scene("dawn", hosts=((at("rome"), 1),)), TokenRemoved) == [
        TokenRemoved("host", at("rome"))
    ]


def test_r3_2_5_defeated_hunters_are_restored_at_dawn() -> None:
    state = scene("dawn", places={"helsing": "vienna"}, sheets={"helsing": {"defeated": True, "damage": 8}})
    assert state.hunters[2].place in HOSPITALS
    assert (state.hunters[2].defeated, state.hunters[2].damage) == (False, 0)


def test_r3_2_6_dawn_combat_is_fought_by_day() -> None:
    state = scene("dawn", places={"mina": "prague"}, trail=("prague!",), revealed=True)
    assert state.fight is not None
    assert not state.is_night()


def test_r3_3_every_hunter_acts_once_by_day_in_order() -> None:
    state, order = scene("day"), []
    while not state.is_night():
        order.append(state.agenda[-1].hunter)  # type: ignore[attr-defined]
        state = do(state, "pass")
    assert order == [0, 1, 2, 3]


def test_r3_4_dusk_in_order() -> None:
    state = Fury3State()
    Dusk().run(state)
    assert frames(state) == ["CardWindow", "CardWindow", "Battle", "DuskRemoval"]
    assert state.time == 1


def test_r3_4_dusk_combat_is_fought_by_night() -> None:
    state = scene("dusk", places={"mina": "prague"}, trail=("prague!",), revealed=True)
    assert state.fight is not None
    assert state.is_night()


def test_r3_4_tokens_leave_at_the_end_of_dusk() -> None:
    state = scene("dusk", fog=(at("paris"),), storms=(at("NS"),), roadblocks=(3,))
    assert (state.fog, state.storms, state.roadblocks) == ((), (), ())
    assert pending(state) == "HunterAction"
    assert DuskRemoval() in rounds.DUSK


def test_r14_5_one_fog_token_leaves_every_city() -> None:
    paris, rome = at("paris"), at("rome")
    state = scene("dusk", fog=(paris, paris, rome))
    assert state.fog == (paris,)


def test_r3_5_no_moves_by_night() -> None:
    state = scene("night", tickets={"godalming": ["3/2"]})
    moves = ("road", "rail", "sea", "door")
    options = [action.text for action in state.agenda[-1].actions(state)]  # type: ignore[attr-defined]
    assert options
    assert not [text for text in options if text.startswith(moves)]


def test_r3_6_draculas_phase_follows_the_night() -> None:
    state = scene("night")
    for _ in range(4):
        assert pending(state) == "HunterAction"
        state = do(state, "pass")
    assert state.agenda[-1].player(state) == DRACULA  # type: ignore[attr-defined]


def test_r3_7_activation_order() -> None:
    state = scene("day", places={"godalming": "paris"})
    assert state.waiting == (1, 2, 3)
    assert pending(state) == "HunterAction"


def test_r3_8_dracula_found_by_night_acts_before_the_fight() -> None:
    state = scene("night", places={"mina": "prague"}, trail=("prague!",), revealed=True)
    state = pass_all(state)
    assert state.fight is None
    assert state.agenda[-1].player(state) == DRACULA  # type: ignore[attr-defined]


def test_r3_8_dracula_found_by_day_fights_at_dusk() -> None:
    state = scene("day", places={"mina": "vienna"}, trail=("prague",), encounters=())
    state = do(state, "pass", "pass", "pass", "road:PR")
    assert state.revealed
    assert state.fight is not None
    assert state.is_night()


def test_r3_9_ally_abilities_come_before_the_movement_step() -> None:
    state = scene("dracula", started=False)
    state.agenda = state.agenda[:-1]
    DraculaPhase().run(state)
    assert AllyTurn() in state.agenda
    assert state.agenda[-1] == AllyTurn() or isinstance(state.agenda[-1], CardWindow)


def test_darkness_returns_skips_the_day_but_not_its_end() -> None:
    state = scene("dawn", lasting=(Lasting.EXTRA_ACTION, Lasting.NO_DAY))
    assert state.is_night()
    assert state.lasting == ()


def test_by_option_darkness_returns_skips_the_dawn_too() -> None:
    sheets = {"helsing": {"defeated": True, "damage": 8}}
    for darkness, restored in (("day", True), ("dawn", False)):
        state = scene("dawn", sheets=sheets, lasting=(Lasting.NO_DAY,), options={"darkness": darkness})
        assert (not state.hunters[2].defeated) is restored
        assert state.time == 3


def test_no_supply_starts_and_ends_with_the_next_hunter_phase() -> None:
    state = scene("dawn", lasting=(Lasting.NO_SUPPLY_NEXT,))
    assert state.lasting == (Lasting.NO_SUPPLY,)
    state = pass_all(state)
    assert state.lasting == ()


@pytest.mark.parametrize("game", ["base", "advanced"])
def test_random_games_end(game: str) -> None:
    state, choice = setup({"game": game}, 5), Random(5)
    for _ in range(5000):
        if is_over(state):
            break
        options = legal_actions(state)
        assert len({action.text for action in options}) == len(options) > 0
        advance(state, choice.choice(options))
    assert state.winner in (HUNTERS, DRACULA)
