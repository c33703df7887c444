"""The trails that fit the hunters' events are those that a search by the rules finds."""

from __future__ import annotations

import random

import pytest
from msgspec import structs

from furyqt.rules.core.agenda import Action, State, is_over, legal_actions, play, player_to_move
from furyqt.rules.core.events import events_seen_by
from furyqt.rules.core.ruleset import NoTruthError
from furyqt.rules.lite import RULES
from furyqt.rules.lite.actions import FORFEIT
from furyqt.rules.lite.course_notation import PlaysError, read
from furyqt.rules.lite.determinize import determinize
from furyqt.rules.lite.events import HunterDied
from furyqt.rules.lite.observation import destination, observe
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import (
    ATLAS,
    DRACULA,
    HIDE,
    HUNTERS,
    LINKED,
    TRAIL,
    TRAIL_BITS,
    UNKNOWN_SEA,
)
from furyqt.rules.lite.trails import Trail, chronicle, consistent_trails
from tests.contract.games import variants

GALWAY = ATLAS.index["GW"]
MOST_WORLDS = 1_000
"""The search follows a game only up to this number of positions."""


DEATH_BEFORE_A_VAMPIRE = (
    "GSZ.... SBC.... HAO.... MAO.... DC?.V.. GSZ.... SBC.... HAO.... MNS.... DC?T... "
    "GSZ.... SBC.... HNS.... MAO.... DC?T... GSZ.... SBC.... HNS.... MBB.... DC?T... "
    "GSZ.... SBC.... HEC.... MBB.... DC?T... GSZ.... SBC.... HNS.... MBB.... DSZT... "
    "GSZTD.. SBC.... HEC.... MBB.... DBET.V. GSZ.... SBC.... HAO.... MAO.... DBCT.M. "
    "GBET... SGA.... HEC.... MNS.... DGAT.M. GBE.... SGATD.. HNS.... MAO.... DKLT.M. "
    "GKLTD.. SBE.... HAO.... MIR.... DCDT.M. GGA.... SBE.... HAO.... MAO.... DHIT... "
    "GCDTT.. SBE.... HMS.... MAO.... DD1T... GSZ.... SKL.... HAO.... MMS.... DTP.VM. "
    "GCN.... SBC.... HIR.... MTS.... DC?T... GBC.... SCN.... HIR.... MIO.... DKLT... "
    "GKLTD.. SCN.... HAO.... MAS.... DCDT... GCDTT.. SBC.... HMS.... MAS.... DHIT... "
    "GBE.... SSZ.... HMS.... MIO.... DD1T... GKL.... SKL.... HMS.... MTS.... DTPT.V."
)
"""Lord Godalming dies of a trap in Castle Dracula in round 18.

A vampire of round 13 there is older than the trap and lives on (L5.3, L5.4); in round 19 there is room for a
trap (L7.4).
"""


def trail_of(state: LiteState) -> Trail:
    return Trail(state.moves[-TRAIL:], state.lairs[-TRAIL:])


def moves(state: State) -> list[Action]:
    """Return the legal actions except Dracula's forfeit."""
    hidden = player_to_move(state) == DRACULA
    return [action for action in legal_actions(state) if not (hidden and action == FORFEIT)]


def new_events(before: State, after: State) -> tuple[object, ...]:
    return events_seen_by((after.told or ())[len(before.told or ()) :], HUNTERS)


def games_with_their_worlds(
    options: dict[str, str], seed: int, most: int
) -> list[tuple[LiteState, list[LiteState]]]:
    """Yield the positions of a random game, each with every position in which the hunters have the same
    events. Dracula is never disqualified in them: the engine would draw his moves from the random numbers,
    which give one future in each world, but any future for the hunters.
    """
    rng = random.Random(seed)
    truth = RULES.setup(options, seed)
    worlds, found = [truth], []
    for _ in range(most):
        if is_over(truth):
            break
        choices = moves(truth)
        near = [a for a in choices if truth.lairs and a.place == truth.lairs[-1] and rng.random() < 0.25]
        action = rng.choice(near or choices)
        after = play(truth, action)
        news = new_events(truth, after)
        hidden = player_to_move(truth) == DRACULA
        grown = ((w, play(w, a)) for w in worlds for a in (moves(w) if hidden else [action]))
        worlds = [new for old, new in grown if new_events(old, new) == news]
        truth = after
        if len(worlds) > MOST_WORLDS:
            break
        found.append((truth, worlds))
    return found


@pytest.mark.parametrize("options", variants(RULES), ids=lambda o: "-".join(dict.fromkeys(o.values())))
def test_the_trails_are_those_of_all_games_with_the_same_events_for_the_hunters(options: dict) -> None:
    compared = 0
    for seed in range(2):
        for truth, worlds in games_with_their_worlds(options, seed, most=45):
            expected = {trail_of(world) for world in worlds}
            assert consistent_trails(observe(truth, HUNTERS)) == expected
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("options", variants(RULES), ids=lambda o: "-".join(dict.fromkeys(o.values())))
def test_the_truth_is_always_among_the_trails(options: dict) -> None:
    for seed in range(2):
        rng = random.Random(seed)
        state = RULES.setup(options, seed)
        for number in range(200):
            if is_over(state):
                break
            choices = legal_actions(state)
            near = [a for a in choices if state.lairs and a.place == state.lairs[-1] and rng.random() < 0.1]
            state = play(state, rng.choice(near or choices))
            if number % 23 == 22:
                assert trail_of(state) in consistent_trails(observe(state, HUNTERS))


def test_draculas_own_moves_are_never_sampled() -> None:
    state = games_with_their_worlds({}, 1, most=40)[-1][0]
    world = determinize(observe(state, DRACULA), None, 5)
    assert (world.moves, world.lairs) == (state.moves, state.lairs)


def test_a_string_that_fits_no_game_has_no_consistent_trail() -> None:
    """From Galway he can only have hidden there, as a hunter is in Dublin; he cannot be at sea."""
    plays = "GPA.... SPA.... HPA.... MPA.... DD1.V.."
    with pytest.raises(PlaysError):
        read(plays, HUNTERS)
    seen = read("GDU.... SLO.... HLO.... MLO.... DGW.V.. GDU.... SLO.... HLO.... MLO.... DC?T...", HUNTERS)
    assert {trail.moves for trail in consistent_trails(seen)} == {(GALWAY, HIDE)}
    shown = (GALWAY, UNKNOWN_SEA)
    contradiction = structs.replace(seen, moves=shown, lairs=(GALWAY, GALWAY))
    with pytest.raises(NoTruthError):
        determinize(contradiction, None, 0)


def test_l5_4_a_vampire_survives_the_hunter_killed_by_younger_traps() -> None:
    seen = read(DEATH_BEFORE_A_VAMPIRE, HUNTERS)
    assert len(consistent_trails(seen)) == 1
    nights = chronicle(seen)
    assert nights[-1].alive == (seen.traps | seen.vampires) & ~1


def test_the_living_encounters_are_those_of_the_truth() -> None:
    """Dracula stays close to Vienna, where hunters often die of traps and find vampires."""
    deaths = 0
    for seed in range(60):
        rng, state = random.Random(seed), RULES.setup(RULES.checked_options({}), seed)
        while not is_over(state) and state.round < 30:
            hidden = player_to_move(state) == DRACULA
            near = [action for action in legal_actions(state) if at_home(state, action)]
            before = observe(state, HUNTERS)
            state = play(state, rng.choice(near if near and rng.random() < 0.7 else legal_actions(state)))
            if hidden:
                living = (before.traps | before.vampires) << 1 & TRAIL_BITS
                assert chronicle(observe(state, HUNTERS))[-1].alive == living
        deaths += sum(isinstance(event, HunterDied) for event in state.told or ())
    assert deaths > 50


def at_home(state: LiteState, action: Action) -> bool:
    """Return whether an action leads to Vienna or a place that is linked to it."""
    place = destination(observe(state, DRACULA), action) if player_to_move(state) == DRACULA else action.place  # type: ignore[arg-type]
    return place in LINKED[ATLAS.index["VI"]]
