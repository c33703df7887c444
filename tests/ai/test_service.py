"""The answers of the worker's service, without a process."""

from __future__ import annotations

import msgspec
import pytest

from ai.agents import make_agent
from ai.mcts.root_statistics import SearchConfig
from ai.mcts.search import EXPLORATION, NOISE
from ai.worker.service import Service
from ai.worker.wire import Failed, FindPlaces, Grow, Grown, Order, PlacesFound, Think, Thought, packed
from furyqt.rules.lite import RULES
from furyqt.rules.lite.course_notation import read
from furyqt.rules.lite.tables import HUNTERS

SEEN = read("GGE.... SGO.... HMI.... MST.... DC?.V..", HUNTERS)
DATA = packed(SEEN)
CONFIG = SearchConfig(EXPLORATION, NOISE)


def thought(service: Service, request: Think) -> Thought:
    answer = service.answer(request)
    assert isinstance(answer, Thought), answer
    return answer


@pytest.mark.parametrize("spec", ["random", "greedy", "search:30", "bot:chaser"])
def test_it_decides_as_the_agent_does(spec: str) -> None:
    answer = thought(Service(), Think(7, "lite", spec, DATA, 3))
    assert answer.id == 7
    own = make_agent(RULES, spec).decide(SEEN, 3)
    assert msgspec.structs.replace(answer.decision, seconds=0.0) == msgspec.structs.replace(own, seconds=0.0)


def test_reasons_are_given_only_if_wanted_and_are_about_the_decision() -> None:
    plain = thought(Service(), Think(1, "lite", "search:30", DATA, 3)).decision
    why = thought(Service(), Think(1, "lite", "search:30", DATA, 3, explain=True)).decision
    assert plain.why is None
    assert why.why is not None
    assert why.why.choices[0].action == SEEN.actions[why.index].text
    assert (why.choices, why.iterations) == (plain.choices, plain.iterations)


def test_agents_are_kept_by_game_name_and_player() -> None:
    service = Service()
    first = thought(service, Think(1, "lite", "search:30", DATA, 3)).decision
    again = thought(service, Think(2, "lite", "search:30", DATA, 3)).decision
    assert msgspec.structs.replace(first, seconds=0.0) == msgspec.structs.replace(again, seconds=0.0)


def test_places_have_chances_that_add_up() -> None:
    answer = Service().answer(FindPlaces(4, "lite", DATA))
    assert isinstance(answer, PlacesFound)
    assert answer.id == 4
    assert sum(answer.places.now.values()) == pytest.approx(1)


def test_a_tree_does_not_depend_on_the_trees_grown_beside_it() -> None:
    whole = Service().answer(Grow(1, Order("lite", CONFIG, DATA, 3, (0, 1, 2), (9, 8, 8))))
    assert isinstance(whole, Grown)
    for number, share in ((0, 9), (1, 8), (2, 8)):
        part = Service().answer(Grow(2, Order("lite", CONFIG, DATA, 3, (number,), (share,))))
        assert isinstance(part, Grown)
        assert part.statistics == (whole.statistics[number],)
    assert [found.trees for found in whole.statistics] == [(9,), (8,), (8,)]


def test_a_style_belongs_to_the_trees_that_are_grown() -> None:
    seen = packed(RULES.observe(_with_dracula_to_move(), 1))
    found = [
        Service().answer(
            Grow(1, Order("lite", msgspec.structs.replace(CONFIG, style=style), seen, 3, (0,), (60,)))
        )
        for style in ("", "seafarer")
    ]
    assert isinstance(found[0], Grown)
    assert isinstance(found[1], Grown)
    assert found[0].statistics != found[1].statistics


def _with_dracula_to_move() -> object:
    from furyqt.rules.core.agenda import legal_actions, play, player_to_move

    state = RULES.setup(RULES.checked_options({}), 5)
    while player_to_move(state) != 1 or len(state.moves) < 3:
        state = play(state, legal_actions(state)[0])
    return state


@pytest.mark.parametrize(
    ("request_", "why"),
    [
        (Think(5, "chess", "greedy", DATA, 3), "UnknownGameError"),
        (Think(5, "lite", "genius", DATA, 3), "UnknownAgentError"),
        (Think(5, "lite", "search:5+brave", DATA, 3), "UnknownAgentError"),
        (Think(5, "lite", "greedy", b"{}", 3), "ValidationError"),
        (FindPlaces(5, "lite", b"not json"), "DecodeError"),
        (Grow(5, Order("nosuch", CONFIG, DATA, 3, (0,), (5,))), "UnknownGameError"),
    ],
)
def test_every_error_becomes_a_message(request_: Think | FindPlaces | Grow, why: str) -> None:
    answer = Service().answer(request_)
    assert isinstance(answer, Failed)
    assert answer.id == 5
    assert answer.why.startswith(why)


def test_a_hurried_request_ends_after_few_iterations() -> None:
    service = Service()
    service.hurry(3)
    decision = thought(service, Think(3, "lite", "search:100000", DATA, 3)).decision
    assert 1 <= decision.iterations < 100
    later = thought(service, Think(4, "lite", "search:30", DATA, 3)).decision
    assert later.iterations == 30
