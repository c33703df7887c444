"""Simulated hunters of the third edition act on what they would see, not on the sampled world."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from ai.knowledge.fury.simulated_belief import RootBelief, RootRows, SimulatedBelief, place_at
from ai.knowledge.fury3.belief import WaysBelief
from ai.knowledge.fury3.features import NAMES, dracula_place, features
from ai.knowledge.fury3.knowledge import Fury3Knowledge
from ai.knowledge.fury3.team_guide import TeamGuide, seen_trail
from ai.knowledge.fury3.value import expected_points, points
from ai.mcts.search import NOISE
from ai.portable import Floats
from ai.simple import GreedyAgent
from furyqt.rules.core.agenda import Action, advance, is_over, legal_actions, play, player_to_move
from furyqt.rules.core.events import Event, events_seen_by
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.decks import Power
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.state import Fury3State, Hideout
from furyqt.rules.fury3.steps.turn.turns import HunterAction
from furyqt.rules.fury3.tables import HUNTERS, PLACES, SEAS, WALKS
from tests.rules.fury3.scenes import at, scene

PLIES = 20


def positions(seed: int, every: int = 12) -> Iterator[Fury3Observation]:
    """Yield what hunters see at some of their actions in a game of greedy players."""
    agent = GreedyAgent(RULES)
    state, ply = RULES.setup(RULES.checked_options({"game": "advanced"}), seed), 0
    while not is_over(state):
        player = player_to_move(state)
        assert player is not None
        seen = RULES.observe(state, player)
        if ply % every == 0 and isinstance(state.agenda[-1], HunterAction):
            yield seen
        state, ply = play(state, seen.actions[agent.decide(seen, ply).index]), ply + 1


def world(seen: Fury3Observation, belief: WaysBelief, way: int) -> tuple[Fury3State, TeamGuide]:
    """Return a world of the root and its guide; worlds differ only in Dracula's way."""
    state = RULES.determinize(seen, belief.sample(random.Random(way)), 7)
    state.told = ()
    guide = Fury3Knowledge().guide(state, HUNTERS, belief, random.Random(3), NOISE)
    assert isinstance(guide, TeamGuide)
    return state, guide


def simulated(state: Fury3State, guide: TeamGuide) -> list[tuple[tuple[Event, ...], Action]]:
    """Play a simulated game; return the hunters' moves, each with the events that they saw before."""
    found = []
    for _ in range(PLIES):
        if is_over(state) or guide.settled(state):
            break
        action = guide.choose(state, legal_actions(state))
        if player_to_move(state) == HUNTERS:
            found.append((events_seen_by(state.told or (), HUNTERS), action))
        advance(state, action)
    return found


@pytest.mark.parametrize("seed", [40, 41])
def test_twins_move_alike_until_an_event_tells_them_apart(seed: int) -> None:
    """The worlds of a root look the same to the hunters, and differ in Dracula's way."""
    compared = apart = 0
    for seen in positions(seed):
        belief = WaysBelief(seen)
        first, *others = (simulated(*world(seen, belief, way)) for way in range(6))
        for other in others:
            for (events, move), (seen_there, made_there) in zip(first, other, strict=False):
                if events != seen_there:
                    apart += 1
                    break
                assert move == made_there
                compared += 1
    assert compared > 200
    assert apart > 2


def test_the_simulated_belief_holds_the_truth() -> None:
    """At the end of simulated games it is worth more than all places alike, and hardly ever excludes him."""
    likelihood: list[float] = []
    for seen in (*positions(42), *positions(43)):
        belief = WaysBelief(seen)
        for way in range(6):
            state, guide = world(seen, belief, way)
            simulated(state, guide)
            if state.winner < 0:
                row = guide.chances(state)
                assert row.sum() == pytest.approx(1)
                likelihood.append(row.item(dracula_place(state)))
    assert len(likelihood) > 40
    assert np.mean(np.array(likelihood) == 0) < 0.05
    assert np.mean(np.log(np.maximum(likelihood, 1e-4))) > -np.log(20)


# --------------------------------------------------------------------------------------------- one belief


def believed(state: Fury3State, *ways: tuple[str, ...]) -> SimulatedBelief:
    """Return a belief in these ways, equally likely: Dracula's cities, the newest first."""
    cards = tuple(spot.id for spot in state.trail if spot is not None)
    faces = np.array([[at(city) for city in way] for way in ways], np.uint8)
    rows = RootRows(cards, faces, faces[:, 0], np.full(len(ways), 1 / len(ways)))
    return SimulatedBelief(RootBelief(rows, seen_trail(())), state)


def chance(row: Floats, city: str) -> float:
    return float(row[at(city)])


def placed(state: Fury3State, spot: Hideout) -> None:
    """Place a card on the trail."""
    state.phase += 1
    state.trail = (spot, *state.trail[:-1])


def test_a_visit_that_turns_up_nothing_rules_out_all_ways_through_the_place() -> None:
    state = scene(places={"godalming": "florence"}, trail=("cologne", "paris"))
    belief = believed(state, ("cologne", "brussels"), ("cologne", "paris"), ("marseilles", "paris"))
    assert chance(belief.row(state), "cologne") == pytest.approx(2 / 3)
    state.update_hunter(0, place=at("brussels"))
    assert chance(belief.row(state), "cologne") == pytest.approx(1 / 2)
    state.update_hunter(0, place=at("marseilles"))
    assert chance(belief.row(state), "cologne") == 1


def test_a_card_that_is_turned_up_rules_out_all_other_faces() -> None:
    state = scene(trail=("cologne", "brussels"))
    belief = believed(state, ("cologne", "brussels"), ("cologne", "paris"), ("marseilles", "paris"))
    newest, older, *rest = state.trail
    assert older is not None
    state.trail = (newest, Hideout(older.id, at("paris"), faceup=True), *rest)
    row = belief.row(state)
    assert chance(row, "cologne") == chance(row, "marseilles") == pytest.approx(1 / 2)


def test_a_face_of_no_row_begins_a_new_belief_there() -> None:
    state = scene(trail=("cologne", "brussels"))
    belief = believed(state, ("cologne", "brussels"))
    newest, older, *rest = state.trail
    assert older is not None
    state.trail = (newest, Hideout(older.id, at("madrid"), faceup=True), *rest)
    assert {*np.flatnonzero(belief.row(state)).tolist()} == {*WALKS[at("madrid")]}


def test_a_new_card_is_a_step_to_what_its_back_shows_away_from_the_hunters() -> None:
    state = scene(places={"godalming": "nantes"}, trail=("paris",))
    belief = believed(state, ("paris",))
    assert chance(belief.row(state), "paris") == 1
    placed(state, Hideout(90, at("brussels")))
    row = belief.row(state)
    assert not row[sorted(SEAS)].any()
    assert {*np.flatnonzero(row > 0.01).tolist()} <= {*WALKS[at("paris")], at("paris")}
    assert chance(row, "strasbourg") > 2 * chance(row, "nantes")
    placed(state, Hideout(91, at("north_sea")))
    assert {*np.flatnonzero(belief.row(state)).tolist()} <= {*SEAS}


@pytest.mark.parametrize("power", [Power.FEED, Power.DARK_CALL])
def test_a_power_card_without_a_place_keeps_the_belief(power: Power) -> None:
    state = scene(trail=("paris",))
    belief = believed(state, ("paris",))
    placed(state, Hideout(90, power=power, faceup=True))
    assert chance(belief.row(state), "paris") == 1


def test_hide_looks_like_any_city() -> None:
    """The belief does not depend on which of the two it is."""
    rows = []
    for spot in (Hideout(90, at("brussels")), Hideout(90, power=Power.HIDE)):
        state = scene(trail=("paris",))
        belief = believed(state, ("paris",))
        placed(state, spot)
        rows.append(belief.row(state))
    assert (rows[0] == rows[1]).all()
    assert 0 < chance(rows[0], "paris") < 0.5


def test_what_all_see_is_certain_and_what_follows_begins_there() -> None:
    state = scene(trail=("paris",))
    belief = believed(state, ("cologne",))
    state.revealed = True
    assert chance(belief.row(state), "paris") == 1
    state.revealed = False
    placed(state, Hideout(90, at("brussels")))
    row = belief.row(state)
    assert {*np.flatnonzero(row).tolist()} <= {*WALKS[at("paris")], at("paris")}


def test_places_are_drawn_by_their_chances() -> None:
    row = np.zeros(len(PLACES))
    row[[3, 5]] = 0.25, 0.75
    assert [place_at(row, point) for point in (0.0, 0.2, 0.3, 0.999)] == [3, 3, 5, 5]


# --------------------------------------------------------------------------------------------- the value


def test_the_features_of_a_certain_place_are_those_of_the_place() -> None:
    for trail in ("paris", "north_sea", "castle_dracula"):
        state = scene(places={"godalming": "brussels", "seward": "rome"}, trail=(trail,))
        row = np.zeros(len(PLACES))
        row[at(trail)] = 1.0
        assert dict(zip(NAMES, features(state, row), strict=True)) == pytest.approx(
            dict(zip(NAMES, features(state), strict=True))
        )
        assert expected_points(state, row) == pytest.approx(points(state, HUNTERS))


def test_the_value_of_what_hunters_know_does_not_ask_for_his_place() -> None:
    row = np.zeros(len(PLACES))
    row[[at("paris"), at("rome")]] = 0.5
    values = {
        expected_points(scene(places={"godalming": "florence"}, trail=(city,)), row)
        for city in ("rome", "paris")
    }
    assert len(values) == 1
    sure = np.zeros(len(PLACES))
    sure[at("rome")] = 1.0
    assert expected_points(scene(places={"godalming": "florence"}, trail=("rome",)), sure) > values.pop()


# ------------------------------------------------------------------------------- the vampire under a rumor


def goes_for_vampire(state: Fury3State) -> list[int]:
    """Return the hunters who go for a vampire under a rumor in a simulated game."""
    belief = WaysBelief(RULES.observe(state, HUNTERS))
    guide = Fury3Knowledge().guide(state, HUNTERS, belief, random.Random(3), NOISE)
    assert isinstance(guide, TeamGuide)
    found = []
    for hunter in range(4):
        state.agenda = (*state.agenda[:-1], HunterAction(hunter))
        if guide.vampire_of(state) is not None:
            found.append(hunter)
    return found


AROUND = {"godalming": "madrid", "seward": "vienna", "helsing": "rome", "mina": "athens"}


@pytest.mark.parametrize(
    ("trail", "sheets", "expected"),
    [
        (("", "paris", "berlin", "prague!+new_vampire+rumor"), {}, [1]),
        (("", "paris", "berlin", "prague!+new_vampire+rumor"), {"seward": {"damage": 8}}, [2]),
        (("", "paris", "berlin", "prague!+new_vampire"), {}, []),
        (("", "paris", "berlin", "prague!+new_vampire!+rumor"), {}, []),
    ],
    ids=["the nearest", "the nearest who is fit", "no rumor", "a known card"],
)
def test_one_fit_hunter_goes_for_the_vampire_under_a_rumor(
    trail: tuple[str, ...], sheets: dict[str, dict[str, int]], expected: list[int]
) -> None:
    state = scene("day", places=AROUND, trail=("london", *trail[1:]), sheets=sheets)
    state.agenda = (*state.agenda[:-1], HunterAction(0))
    assert goes_for_vampire(state) == expected


def test_all_hunters_go_for_a_dracula_whom_they_see() -> None:
    state = scene("day", places=AROUND, trail=("london!", "paris", "prague!+new_vampire+rumor"))
    state.revealed = True
    assert goes_for_vampire(state) == []
