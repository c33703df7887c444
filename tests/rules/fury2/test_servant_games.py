"""Whole games with the Servant: all options at random, what the hunters know, and the cited rules."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from msgspec.structs import replace

from furyqt.rules.core.agenda import advance, is_over, legal_actions, pending_decision, player_to_move
from furyqt.rules.core.events import events_seen_by
from furyqt.rules.core.ruleset import NoTruthError, seat_to_move
from furyqt.rules.core.zones import HIDDEN, without_cards
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decks import NONE, EventCard
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.observation import Fury2Observation, observe
from furyqt.rules.fury2.options import OPTIONS
from furyqt.rules.fury2.setup import setup
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import (
    DRACULA,
    DRACULA_FIGURE,
    HOSPITAL,
    HUNTERS,
    LIVES,
    SERVANT_FIGURE,
)
from tests.rules.fury2.servants import variant

HERE = Path(__file__).parent
RULES_PAGE = HERE.parents[2] / "resources/text/en/rules/fury2.md"
SERVANT_OPTIONS = [
    option
    for option in OPTIONS
    if option.name.startswith("servant_") or option.name in ("transfusion", "brood")
]


@dataclass
class Played:
    """A random game and what happened in it."""

    state: Fury2State
    seats: dict[str, set[int]] = field(default_factory=dict)
    """By the name of a decision: the seats that made it."""
    samples: list[Fury2State] = field(default_factory=list)


def random_options(rng: random.Random) -> dict[str, str]:
    """Return options with a random value each, the Servant always in play."""
    found = {option.name: rng.choice(list(option.values)) for option in OPTIONS}
    return {**found, "variant": "servant"}


def random_game(seed: int, options: dict[str, str] | None = None, most: int = 5000) -> Played:
    """Play a random game and check after each action what is always true."""
    rng = random.Random(seed)
    state = setup(options or random_options(rng), seed)
    played = Played(state)
    for number in range(most):
        if is_over(state):
            break
        decision = type(pending_decision(state)).__name__
        played.seats.setdefault(decision, set()).add(seat_to_move(state))
        advance(state, rng.choice(legal_actions(state)))
        check(state)
        if number % 60 == 0:
            played.samples.append(state.clone())
    return played


def check(state: Fury2State) -> None:
    """Check what is always true of the Servant."""
    servant = state.servant
    assert 0 <= servant.lives <= LIVES
    assert 0 <= servant.weapons <= 3
    assert 0 <= servant.skull <= 2
    assert (servant.place >= 0) == (not servant.skull) or not state.round
    assert servant.place != HOSPITAL
    assert servant.event == NONE or EventCard(servant.event) not in EVENTS.never_given


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [random_game(seed) for seed in range(12)]


def test_random_games_with_all_options_end(games: list[Played]) -> None:
    assert all(is_over(game.state) for game in games)


def test_each_decision_asks_the_right_seat(games: list[Played]) -> None:
    seats: dict[str, set[int]] = {}
    for game in games:
        for name, found in game.seats.items():
            seats.setdefault(name, set()).update(found)
    own = {
        "ServantStart",
        "ServantMove",
        "ServantAction",
        "ServantRide",
        "ServantWindowChoice",
        "ServantReturn",
    }
    own |= {"ServantTarget"}
    draculas = {"GiftChoice", "ServantConsent", "LookConsent", "AgentTakeover", "LifeGift", "ServantRevival"}
    draculas |= {"ServantStormChoice", "ServantDrift", "CardPlacement", "EncounterPlacement"}
    assert {name for name in own & seats.keys() if seats[name] != {SERVANT_FIGURE}} == set()
    assert {name for name in draculas & seats.keys() if seats[name] != {DRACULA_FIGURE}} == set()
    assert seats["CounterChoice"] == {DRACULA_FIGURE, SERVANT_FIGURE}
    assert len(own & seats.keys()) >= 5
    assert len(draculas & seats.keys()) >= 6


def test_every_event_of_the_servant_has_a_sentence(games: list[Played]) -> None:
    told = [event for game in games for event in game.state.told or ()]
    kinds = {type(event).__module__.rpartition(".")[2] for event in told}
    assert "servant" in kinds
    assert all("{" not in str(event.describe()) for event in told)


def test_the_tokens_of_a_game_give_the_same_game() -> None:
    rng = random.Random(5)
    state = other = setup(random_options(rng), 5)
    other = state.clone()
    for _ in range(300):
        action = rng.choice(legal_actions(state))
        advance(state, action)
        advance(other, RULES.read(action.text))
    assert other == state


# ----------------------------------------------------------------------------------------- told is known


Observe = Callable[[Fury2State, int], Fury2Observation]


def twins(state: Fury2State) -> Iterator[Fury2State]:
    """Yield positions that differ only in the Servant's event, which is exchanged with one of Dracula's."""
    if state.servant.event == NONE:
        return
    for card in sorted(set(state.events) - EVENTS.never_given - {state.servant.event}):
        twin = state.clone()
        twin.events = tuple(sorted((*without_cards(state.events, [card]), state.servant.event)))
        twin.update_servant(event=card)
        yield twin


def leaks(state: Fury2State, seen: Observe) -> bool:
    """Return whether the hunters can tell any twin from the position."""
    return any(seen(twin, HUNTERS) != seen(state, HUNTERS) for twin in twins(state))


def leaky(state: Fury2State, player: int) -> Fury2Observation:
    """Observe with a planted leak: the hunters see the Servant's event."""
    return replace(observe(state, player), servant=state.servant)


def holding(games: list[Played]) -> list[Fury2State]:
    """Return the sampled positions in which the hunters decide and the event has a twin."""
    samples = [state for game in games for state in game.samples]
    return [state for state in samples if player_to_move(state) == HUNTERS and any(twins(state))]


def test_s6_1_the_hunters_cannot_tell_which_event_the_servant_holds(games: list[Played]) -> None:
    states = holding(games)
    assert len(states) >= 5
    assert not any(leaks(state, observe) for state in states)


def test_a_planted_leak_of_the_servants_event_is_found(games: list[Played]) -> None:
    assert all(leaks(state, leaky) for state in holding(games))


def test_a_planted_leak_in_the_log_is_found() -> None:
    """The gift is an event that the hunters see without the card."""
    state = variant(events={"dracula": ["trap", "roadblock"]})
    logs = []
    for token in ("event:trap", "event:roadblock"):
        after = state.clone()
        advance(after, RULES.read(token))
        assert after.told is not None
        logs.append(after.told)
    assert logs[0] != logs[1]
    assert events_seen_by(logs[0], HUNTERS) == events_seen_by(logs[1], HUNTERS)
    assert events_seen_by(logs[0], DRACULA) != events_seen_by(logs[1], DRACULA)


def test_what_the_hunters_imagine_is_a_legal_event_of_the_servant(games: list[Played]) -> None:
    found: set[int] = set()
    for state in holding(games)[:10]:
        seen = observe(state, HUNTERS)
        assert seen.servant.event == HIDDEN
        for seed in range(8):
            try:
                world = RULES.determinize(seen, None, seed)
            except NoTruthError:
                continue
            found.add(world.servant.event)
            assert observe(world, HUNTERS) == seen
    assert len(found) >= 3
    assert not found & EVENTS.never_given
    assert all(card >= EventCard.CONTROL_STORMS for card in found)


# ---------------------------------------------------------------------------------- options and coverage


@pytest.mark.parametrize("option", SERVANT_OPTIONS, ids=lambda option: option.name)
def test_every_value_of_every_option_of_the_servant_plays_to_the_end(option: object) -> None:
    name, values = option.name, option.values  # type: ignore[attr-defined]
    for seed, value in enumerate(values):
        options = {"variant": "servant", name: value}
        assert is_over(random_game(100 + seed, options).state)


def names(prefix: str) -> Iterator[str]:
    """Yield the names of all tests of this folder that contain a prefix."""
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_") and prefix in node.name:
                yield node.name


def test_every_rule_of_the_servant_is_cited() -> None:
    rules = re.findall(r"^- \*\*S(\d+\.\d+)\*\*", RULES_PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    cited = {
        f"{chapter}.{number}"
        for name in names("_s")
        for chapter, number in re.findall(r"_s(\d+)_(\d+)(?=_)", name)
    }
    assert set(rules) - cited == set()
    assert cited <= set(rules)


def test_s10_1_every_option_of_the_servant_is_cited() -> None:
    cited = " ".join(names("_option_")) + " ".join(names("_s9_"))
    missing = {
        option.name
        for option in SERVANT_OPTIONS
        if option.name.startswith("servant_") and option.name not in cited
    }
    assert missing == set()
    assert {"test_s9_1_dracula_may_pay_1_blood_for_a_life", "test_s9_2_other_tiles_come_first"} <= set(
        names("_s9_")
    )
