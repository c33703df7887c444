"""The rule bots of the third edition: every one plays by the rules, and each has its habit."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from statistics import mean
from typing import Any

import pytest

from ai.agent import decision_seed
from ai.agents import make_agent
from ai.knowledge.fury3.features import dracula_place
from ai.knowledge.fury3.policy import PolicyGuide
from ai.knowledge.fury3.policy_weights import PolicyWeights
from ai.knowledge.fury3.rule_bots import DRACULAS, HUNTERS, habits
from ai.knowledge.fury3.rule_bots.guides import CharacterGuide, NewestSight
from ai.knowledge.fury3.rule_bots.habits import (
    LEADS,
    Character,
    TeamHabit,
    WanderHabit,
    characters,
    homeward,
    usual,
)
from ai.knowledge.fury3.ways import DAYS_AWAY
from furyqt.rules.core.agenda import advance, is_over, legal_actions, play, player_to_move
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.actions import Go, Placement, Space, Word
from furyqt.rules.fury3.decks import VAMPIRES, WEAPONS
from furyqt.rules.fury3.setup import setup
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.search.encounter_placement import EncounterPlacement
from furyqt.rules.fury3.steps.travel.placement import CardPlacement
from furyqt.rules.fury3.steps.turn.turns import HunterAction
from furyqt.rules.fury3.tables import CASTLE, LARGE, PORTS, REGION, SEAS, Region

OPTIONS = RULES.checked_options({"game": "advanced"})
PLIES, SEEDS = 50, range(5)


@cache
def opening(hunters: str, dracula: str, plies: int = PLIES) -> tuple[str, ...]:
    """Return the actions of the first decisions of a game between two agents."""
    agents = [make_agent(RULES, hunters), make_agent(RULES, dracula)]
    state, made = setup(OPTIONS, 3), []
    while not is_over(state) and len(made) < plies:
        player = player_to_move(state)
        assert player is not None
        seen = RULES.observe(state, player)
        action = seen.actions[agents[player].decide(seen, decision_seed(3, len(made))).index]
        made.append(action.text)
        state = play(state, action)
    return tuple(made)


@pytest.mark.parametrize("name", HUNTERS)
def test_hunters_play_by_the_rules_and_repeat(name: str) -> None:
    first = opening(f"bot:{name}", "bot:runner", 40)
    assert len(first) == 40
    assert opening.__wrapped__(f"bot:{name}", "bot:runner", 40) == first


@pytest.mark.parametrize("name", DRACULAS)
def test_draculas_play_by_the_rules_and_differ(name: str) -> None:
    first = opening("bot:camper", f"bot:{name}")
    assert len(first) == PLIES
    assert first != opening("bot:camper", "bot:runner") or name == "runner"


def test_a_bot_plays_by_the_usual_numbers_for_the_other_side() -> None:
    assert opening("bot:runner", "bot:runner", 30) == opening("bot:cornered", "bot:runner", 30)


@cache
def courses(hunters: str, dracula: str) -> tuple[tuple[list[Fury3State], list[Any]], ...]:
    """Return the positions and actions of games between guides that know the truth."""
    found = []
    for seed in SEEDS:
        rng = random.Random(seed)
        state = setup(OPTIONS, seed)
        state.told = None
        team, dracula_ = of("hunters", hunters), of("dracula", dracula)
        lead = NewestSight() if team.team.lead == "newest" else None
        guides = CharacterGuide(rng, 0.0, team, lead), CharacterGuide(rng, 0.0, dracula_)
        states: list[Fury3State] = []
        actions = []
        while state.agenda and state.phase < 22:
            player = player_to_move(state)
            assert player is not None
            states.append(state.clone())
            actions.append(guides[player].choose(state, legal_actions(state)))
            advance(state, actions[-1])
        found.append((states, actions))
    return tuple(found)


def of(player: str, name: str) -> Character:
    return characters(player)[name] if name else usual(player)


def stays(name: str, fits: Callable[[Fury3State, int], bool]) -> float:
    """Return the share of Dracula's cards with a place that fits."""
    found = [
        fits(state, action.to)
        for states, actions in courses("camper", name)
        for state, action in zip(states, actions, strict=True)
        if isinstance(state.agenda[-1], CardPlacement) and isinstance(action, Placement) and action.to >= 0
    ]
    return mean(found)


def near(state: Fury3State, to: int) -> int:
    return min(DAYS_AWAY[sheet.place][to] for sheet in state.hunters if sheet.place >= 0)


@pytest.mark.parametrize(
    ("more", "less", "fits"),
    [
        ("sailor", "landsman", lambda state, to: to in SEAS),
        ("dweller", "runner", lambda state, to: REGION[to] == Region.BALKANS or to == CASTLE),
        ("southerner", "breeder", lambda state, to: REGION[to] == Region.ITALIA),
        ("breeder", "southerner", lambda state, to: REGION[to] == Region.IBERIA),
        ("coaster", "landsman", lambda state, to: to in PORTS),
        ("stalker", "runner", lambda state, to: near(state, to) <= 1),
        ("shadow", "runner", lambda state, to: near(state, to) == 2),
        ("wolf", "sailor", lambda state, to: to not in LARGE and to not in SEAS),
        ("gambler", "shy", lambda state, to: near(state, to) <= 1),
    ],
)
def test_draculas_live_as_their_habit_says(
    more: str, less: str, fits: Callable[[Fury3State, int], bool]
) -> None:
    assert stays(more, fits) > stays(less, fits) + 0.1


def test_the_circler_returns_and_the_wanderer_does_not() -> None:
    def returned(name: str) -> float:
        rates = []
        for states, actions in courses("camper", name):
            been: list[int] = []
            for state, action in zip(states, actions, strict=True):
                if isinstance(state.agenda[-1], CardPlacement) and getattr(action, "to", -1) >= 0:
                    rates.append(action.to in been)
                    been.append(action.to)
        return mean(rates)

    assert returned("circler") > returned("wanderer") + 0.1


def test_the_hider_stays_where_he_is() -> None:
    def staying(name: str) -> int:
        return sum(
            isinstance(action, Placement) and action.to < 0 and action.power >= 0
            for _, actions in courses("camper", name)
            for action in actions
        )

    assert staying("hider") > staying("runner") + len(SEEDS)


def test_the_breeder_lays_vampires_and_the_wolf_traps() -> None:
    def vampires(name: str) -> float:
        return mean(
            action.card in VAMPIRES
            for states, actions in courses("camper", name)
            for state, action in zip(states, actions, strict=True)
            if isinstance(state.agenda[-1], EncounterPlacement) and isinstance(action, Space)
        )

    assert vampires("breeder") > vampires("wolf") + 0.2


def hunted(name: str, measure: Callable[[Fury3State, Any], float]) -> float:
    """Return the mean of a measure over the hunters' decisions by day."""
    return mean(
        measure(state, action)
        for states, actions in courses(name, "runner")
        for state, action in zip(states, actions, strict=True)
        if isinstance(state.agenda[-1], HunterAction)
    )


def word(wanted: str) -> Callable[[Fury3State, Any], float]:
    return lambda state, action: isinstance(action, Word) and action.word == wanted


def company(state: Fury3State, action: Any) -> float:
    places = [sheet.place for sheet in state.hunters if sheet.place >= 0]
    return mean(DAYS_AWAY[a][b] <= 1 for n, a in enumerate(places) for b in places[n + 1 :] or places[-1:])


@pytest.mark.parametrize(
    ("more", "less", "measure"),
    [
        ("pack", "loner", company),
        ("armorer", "loner", word("supply")),
        ("rider", "camper", lambda state, action: isinstance(action, Go) and action.ticket >= 0),
        ("chaser", "camper", lambda state, action: isinstance(action, Go)),
        ("armorer", "loner", lambda s, a: mean(any(i in WEAPONS for i in h.items) for h in s.hunters)),
    ],
)
def test_teams_hunt_as_their_habit_says(
    more: str, less: str, measure: Callable[[Fury3State, Any], float]
) -> None:
    assert hunted(more, measure) > hunted(less, measure)


@pytest.mark.parametrize(
    ("more", "less", "wanted"), [("slayer", "camper", "search"), ("nurse", "loner", "rest")]
)
def test_teams_do_what_their_habit_says_where_they_can(more: str, less: str, wanted: str) -> None:
    def share(name: str) -> float:
        return mean(
            action == Word(wanted)
            for states, actions in courses(name, "breeder")
            for state, action in zip(states, actions, strict=True)
            if isinstance(state.agenda[-1], HunterAction) and Word(wanted) in legal_actions(state)
        )

    assert share(more) > share(less)


def test_the_ambusher_stops_a_day_away_and_the_chaser_goes_there() -> None:
    def arrived(name: str) -> float:
        lead = NewestSight()
        return mean(
            any(sheet.place == goal for sheet in state.hunters)
            for states, _ in courses(name, "runner")
            for state in states
            if isinstance(state.agenda[-1], CardPlacement) and (goal := lead.place(state)) >= 0
        )

    assert arrived("chaser") > arrived("ambusher")


def test_campers_stay_near_their_posts() -> None:
    def apart(name: str) -> float:
        posts = [homeward((code,)) for code in characters("hunters")["camper"].team.posts]
        return hunted(
            name,
            lambda state, action: mean(
                row[sheet.place] for row, sheet in zip(posts, state.hunters, strict=True)
            ),
        )

    assert apart("camper") < apart("chaser")


def test_without_habits_a_bot_plays_like_the_policy_of_the_same_numbers() -> None:
    """The guides differ from the playouts' by numbers only: the same seeds give the same placements."""
    plain = usual("dracula")
    states, _ = courses("tracker", "runner")[0]
    asked = [state for state in states if isinstance(state.agenda[-1], CardPlacement)]
    for seed, state in enumerate(asked):
        rngs = random.Random(seed), random.Random(seed)
        bot = CharacterGuide(rngs[0], 0.0, plain)
        policy = PolicyGuide(rngs[1], 0.0, policy_weights=plain.weights)
        assert dracula_place(state) >= 0
        assert bot.choose(state, legal_actions(state)) == policy.choose(state, legal_actions(state))


def test_no_number_belongs_to_two_parts_of_a_habit() -> None:
    names = [name for part in (PolicyWeights, TeamHabit, WanderHabit) for name in part.__struct_fields__]
    assert len(names) == len(set(names))
    assert characters("dracula")["shadow"].dracula.apart == 2
    assert characters("hunters")["ambusher"].team.keep == 1


def test_the_habits_are_whole_and_a_wrong_name_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for player in ("hunters", "dracula"):
        halves = [found.half for found in characters(player).values()]
        assert halves.count("training") >= 8
        assert halves.count("test") >= 8
        assert {found.team.lead for found in characters(player).values()} <= set(LEADS)
        assert len(
            {(found.weights, found.team, found.dracula) for found in characters(player).values()}
        ) == len(halves)
    row = {"half": "test", "words": "", "lack": 1}
    monkeypatch.setattr(habits, "read_toml", lambda text: {"hunters": {"anybody": row}})
    characters.cache_clear()
    habits.whole_file.cache_clear()
    with pytest.raises(ValueError, match="lack"):
        characters("hunters")
    habits.whole_file.cache_clear()
    characters.cache_clear()
