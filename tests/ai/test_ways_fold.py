"""The ways to each place, as the rules allow them, and the estimate, which facts about others do not move."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from ai.agents import make_agent
from ai.knowledge import knowledge
from ai.knowledge.fury import ways_fold
from ai.knowledge.fury.way_rows import LINK
from ai.knowledge.fury3.features import dracula_place
from ai.knowledge.lite.trail_belief import MOST_SHOWN, BeliefMemory
from ai.whereabouts import Whereabouts
from ai.worker.service import Service
from ai.worker.wire import FindPlaces, PlacesFound, packed
from furyqt.rules.core.agenda import State, is_over, legal_actions, play, player_to_move
from furyqt.rules.core.events import Event, events_seen_by
from furyqt.rules.core.record import Record, dumps, loads
from furyqt.rules.core.ruleset import Observation, ruleset

HUNTERS, DRACULA = 0, 1
Place = Callable[[Any], int]
PLACE: dict[str, Place] = {"fury3": dracula_place, "fury2": lambda state: int(state.present_place())}
SAME = 1e-4
"""The relative error of a ratio: the weights have single precision."""


def whereabouts(seen: Observation, game: str) -> Whereabouts:
    return knowledge(ruleset(game)).belief(seen).whereabouts()


def placements(told: Sequence[Event]) -> int:
    return sum(type(event).__name__ in ("CardPlaced", "DraculaMoved") for event in told)


# ------------------------------------------------------------------------- the ways, played out by the rules

Line = list[tuple[str, State]]
"""The tokens of the actions of a game, each with the position after it; the first has none."""


def played(game: str, options: dict[str, str], seed: int, cards: int) -> Line:
    """A random game up to the hunters' last decision before Dracula places one card more than these."""
    rules, rng = ruleset(game), random.Random(seed)
    line: Line = [("", rules.setup(rules.checked_options(options), seed))]
    while True:
        action = rng.choice(legal_actions(line[-1][1]))
        after = play(line[-1][1], action)
        if placements(after.told or ()) > cards:
            while player_to_move(line[-1][1]) != HUNTERS:
                line.pop()
            return line
        line.append((action.text, after))


def other_games(line: Line, place: Place) -> Iterator[tuple[int, ...]]:
    """Yield Dracula's place after each card, for every way on which the game looks the same to the hunters.

    His other choices are those of the line wherever that is possible; they do not change where he is.
    """
    told = [events_seen_by(state.told or (), HUNTERS) for _, state in line]
    cards = [placements(events) for events in told]

    def follow(number: int, before: State, places: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if number == len(line):
            yield places
            return
        is_way = cards[number] > cards[number - 1]
        same = [action for action in legal_actions(before) if action.text == line[number][0]]
        for action in legal_actions(before) if is_way else same or legal_actions(before)[:1]:
            after = play(before, action)
            if events_seen_by(after.told or (), HUNTERS) == told[number]:
                yield from follow(number + 1, after, (*places, place(after)) if is_way else places)

    return follow(1, line[0][1], ())


def counted(turns: list[tuple[int, ...]]) -> Iterator[Counter[int]]:
    """Count the ways to each place of each turn, the newest first, between places that are certain."""
    part: list[tuple[int, ...]] = []
    for turn in [*turns, ()]:
        if part and len({*turn}) < 2:
            different = {*zip(*part, strict=True)}
            yield from (Counter(places) for places in zip(*different, strict=True))
            part = []
        if len({*turn}) == 1:
            yield Counter({*turn})
        elif turn:
            part.append(turn)


@pytest.mark.parametrize(
    ("game", "options", "seed", "cards"),
    [
        ("fury3", {"game": "base"}, 1, 1),
        ("fury3", {"game": "base"}, 1, 2),
        ("fury3", {"game": "base"}, 5, 4),
        ("fury3", {"game": "advanced"}, 2, 2),
        ("fury3", {"game": "advanced"}, 5, 3),
        ("fury3", {"game": "advanced"}, 6, 3),
        ("fury2", {}, 1, 2),
        ("fury2", {}, 10, 4),
        pytest.param("fury3", {"game": "base"}, 4, 3, marks=pytest.mark.slow),
        pytest.param("fury3", {"game": "advanced"}, 5, 4, marks=pytest.mark.slow),
        pytest.param("fury3", {"game": "advanced"}, 10, 4, marks=pytest.mark.slow),
        pytest.param("fury2", {}, 12, 3, marks=pytest.mark.slow),
    ],
)
def test_the_ways_are_those_that_the_rules_allow(
    game: str, options: dict[str, str], seed: int, cards: int
) -> None:
    line = played(game, options, seed, cards)
    ways = set(other_games(line, PLACE[game]))
    seen = ruleset(game).observe(line[-1][1], HUNTERS)
    found = whereabouts(seen, game).ways
    assert len(ways) > 10
    assert len(found) == cards
    assert found == tuple(counted([*zip(*ways, strict=True)][::-1]))


# ---------------------------------------------------------------------------- facts, and the order of asking


def hunted(game: str, seed: int, cards: int) -> list[Observation]:
    """The hunters' observations, one for each of their decisions, until Dracula has placed so many cards."""
    rules = ruleset(game)
    agents = [make_agent(rules, "greedy") for _ in range(2)]
    state: State = rules.setup(rules.checked_options({}), seed)
    found: list[Observation] = []
    while not is_over(state) and placements(state.told or ()) < cards:
        player = player_to_move(state)
        assert player is not None
        seen = rules.observe(state, player)
        if player == HUNTERS and placements(seen.events):
            found.append(seen)
        decision = agents[player].decide(seen, seed + len(seen.events))
        state = play(state, seen.actions[decision.index])
    return found


def all_ways(seen: Observation, game: str) -> Counter[int]:
    """The number of ways to each place, however far back they differ."""
    if game == "lite":
        return Counter(BeliefMemory(most=MOST_SHOWN).update(seen).rows[:, 0].tolist())  # type: ignore[arg-type]
    rows = knowledge(ruleset(game)).belief(seen).fold().rows()  # type: ignore[attr-defined]
    last = max(number for about, number in rows.columns if about == LINK)
    return Counter(rows.column((LINK, last)).tolist())


@pytest.mark.parametrize(
    ("game", "seed"),
    [
        *(("fury3", seed) for seed in (1, 2, 3, 4)),
        *(("fury2", seed) for seed in (1, 2)),
        *(("lite", seed) for seed in (3, 6)),
        *(pytest.param("fury3", seed, marks=pytest.mark.slow) for seed in range(5, 25)),
        *(pytest.param("fury2", seed, marks=pytest.mark.slow) for seed in range(3, 12)),
        *(pytest.param("lite", seed, marks=pytest.mark.slow) for seed in (1, 2, 4, 5, 7, 8, 9)),
    ],
)
def test_a_fact_changes_no_ratio_of_places_that_it_does_not_concern(game: str, seed: int) -> None:
    """On the first days and, after a sighting, on later ones."""
    memory, facts = knowledge(ruleset(game)), 0
    for before, after in pairwise(hunted(game, seed, 9)):
        if placements(before.events) != placements(after.events):
            continue
        ways, fewer = all_ways(before, game), all_ways(after, game)
        told, more = (memory.belief(seen).whereabouts().now for seen in (before, after))
        assert fewer <= ways
        assert set(more) == set(fewer)
        grown = [more[place] / told[place] for place in fewer if fewer[place] == ways[place]]
        assert max(grown, default=1) / min(grown, default=1) - 1 < SAME
        facts += fewer != ways
    assert facts >= 3


@pytest.mark.parametrize("game", ["fury3", "fury2"])
def test_the_numbers_depend_on_what_was_told_only(game: str) -> None:
    """They are the same after undo and redo, in any order of asking, and in a process that begins later."""
    seen = hunted(game, 3, 8)
    first = [whereabouts(each, game) for each in seen]
    order = [*range(len(seen))]
    random.Random(1).shuffle(order)
    for number in order[:40]:
        told = replace(seen[number], events=tuple(seen[number].events))
        assert whereabouts(told, game) == first[number]
    service = Service()
    for number in (len(seen) - 1, 0, len(seen) // 2):
        found = service.answer(FindPlaces(number, game, packed(seen[number])))
        assert isinstance(found, PlacesFound)
        assert found.places == first[number]


@pytest.mark.parametrize(
    ("game", "options", "seed"),
    [("fury3", {"game": "base"}, 2), ("fury3", {"game": "advanced"}, 7), ("fury2", {}, 4)],
)
def test_rows_that_were_filtered_are_those_that_are_calculated_again(
    game: str, options: dict[str, str], seed: int
) -> None:
    """In whole random games, with all power cards, lairs and flights."""
    rules, rng, compared = ruleset(game), random.Random(seed), 0
    state: State = rules.setup(rules.checked_options(options), seed)
    while not is_over(state):
        if player_to_move(state) == HUNTERS and rng.random() < 0.06:
            fold = knowledge(rules).belief(rules.observe(state, HUNTERS)).fold()  # type: ignore[attr-defined]
            again = fold.copy()
            again.rebuild()
            ours, theirs = fold.whereabouts({}), again.whereabouts({})
            assert ours.ways == theirs.ways
            for row, other in zip(ours.chances, theirs.chances, strict=True):
                assert row == pytest.approx(other, abs=1e-6)
            compared += len(ours.now) > 1
        state = play(state, rng.choice(legal_actions(state)))
    assert compared > 5


@pytest.mark.parametrize("game", ["fury3", "fury2"])
def test_a_loaded_game_has_the_same_numbers(game: str) -> None:
    rules, rng = ruleset(game), random.Random(2)
    record = Record(game, 5, rules.checked_options({}))
    states: list[State] = [rules.setup(record.options, record.seed)]
    while placements(states[-1].told or ()) < 6:
        action = rng.choice(legal_actions(states[-1]))
        record = record.added(action)
        states.append(play(states[-1], action))
    _, loaded = loads(dumps(record))
    ours, theirs = (whereabouts(rules.observe(line[-1], HUNTERS), game) for line in (states, loaded))
    assert ours == theirs
    assert len(ours.now) > 1


@pytest.mark.parametrize("game", ["fury3", "fury2"])
def test_the_ways_reach_the_places_of_the_worlds_that_the_search_draws(game: str) -> None:
    for seen in hunted(game, 2, 7)[::12]:
        belief = knowledge(ruleset(game)).belief(seen)
        found, rng = belief.whereabouts(), random.Random(1)
        assert {belief.end(belief.sample(rng)) for _ in range(60)} <= set(found.now)  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", ["fury3", "fury2"])
def test_the_worlds_are_drawn_as_often_as_the_estimate_says(game: str) -> None:
    seen = next(each for each in hunted(game, 2, 7) if placements(each.events) == 5)
    belief = knowledge(ruleset(game)).belief(seen)
    rng, draws = random.Random(1), 1500
    drawn = Counter(belief.end(belief.sample(rng)) for _ in range(draws))  # type: ignore[attr-defined]
    for place, chance in belief.places().items():
        assert drawn[place] / draws == pytest.approx(chance, abs=0.05)


# --------------------------------------------------------------------------------------------------- the rows


def test_left_out_ways_are_not_counted_and_all_places_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    positions = (
        each for seed in range(20) for each in hunted("fury3", seed, 6) if placements(each.events) == 5
    )
    seen = next(each for each in positions if sum(whereabouts(each, "fury3").ways[0].values()) > 1000)
    whole = whereabouts(seen, "fury3")
    monkeypatch.setattr(ways_fold, "MOST_WAYS", 800)
    fewer = whereabouts(replace(seen, options=replace(seen.options, bat_flight="quiet")), "fury3")
    assert fewer.ways == ()
    assert fewer.now.keys() == whole.now.keys()
    assert fewer.now == pytest.approx(whole.now, abs=0.02)
