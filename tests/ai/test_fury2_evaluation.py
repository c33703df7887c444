"""The reasons and rule bots of the second edition, and the training of its value."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import numpy as np
import pytest

from ai.agent import decision_seed
from ai.knowledge.fury.aspects import FeatureGroups
from ai.knowledge.fury.believed_location import DelayedSight
from ai.knowledge.fury.styles import USUAL
from ai.knowledge.fury2.aspects import ABOUT, ASPECTS
from ai.knowledge.fury2.evaluation_terms import ACTION_EVENTS, TERMS
from ai.knowledge.fury2.features import NAMES
from ai.knowledge.fury2.knowledge import Fury2Knowledge
from ai.knowledge.fury2.rule_bots import BOTS
from ai.knowledge.fury2.rule_bots import player as bots
from ai.knowledge.fury2.rule_bots.player import HabitBot, RuleBot
from ai.knowledge.fury2.value import points, weights
from furyqt.rules.core.agenda import legal_actions, play, player_to_move
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.observation import observe
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import DRACULA, HUNTERS
from lab.fury2 import value_training
from lab.train.value import area, judged
from tests.ai.fury2_positions import SERVANT, game
from tests.rules.fury2.scenes import at, scene

# ------------------------------------------------------------------------------------------- the reasons


def test_every_feature_but_the_constant_belongs_to_one_aspect() -> None:
    told = [name.lstrip("-") for group in ABOUT.values() for name in group]
    assert sorted(told) == sorted(set(NAMES) - {"one"})
    assert [aspect.name for aspect in ASPECTS] == [*ABOUT, "end"]


@pytest.mark.parametrize("player", [HUNTERS, DRACULA])
def test_the_terms_add_up_to_the_value(player: int) -> None:
    known, constant = Fury2Knowledge(), weights(USUAL)[0]
    for state in list(game(3, SERVANT))[::7]:
        sign = 1.0 if player == HUNTERS else -1.0
        whole = sum(value for _, value in TERMS.measure(state, player)) + sign * constant
        assert whole == pytest.approx(known.points(state, player))


def test_groups_add_features_and_turn_the_sign_of_some() -> None:
    groups = FeatureGroups({"both": ("a", "b"), "near": ("-c",)}, ("a", "b", "c"), {})
    assert groups.measured((1.0, 2.0, 3.0), (10.0, 1.0, 2.0)) == [(3.0, 12.0), (-3.0, 6.0)]
    counted = FeatureGroups({"both": ("a", "b"), "near": ("-c",)}, ("a", "b", "c"), {"both": 15})
    assert counted.measured((0.2, 0.04, 3.0), (10.0, 1.0, 2.0))[0] == pytest.approx((3.0, 2.04))


def test_what_a_person_can_count_is_measured_as_a_number_of_it() -> None:
    for state in list(game(3, SERVANT))[::7]:
        found = dict(zip((aspect.name for aspect in ASPECTS), TERMS.measure(state, HUNTERS), strict=True))
        counts = {
            "blood": 15 - state.blood,
            "vampires": state.vampires,
            "resolve": state.resolve,
            "items": sum(len(sheet.items) for sheet in state.hunters),
            "events": sum(len(sheet.events) for sheet in state.hunters),
            "dracula_events": len(state.events),
        }
        assert {name: found[name][0] for name in counts} == pytest.approx(counts)


def test_what_a_person_can_count_is_told_with_its_amount() -> None:
    blood = next(aspect for aspect in TERMS.aspects if aspect.name == "blood")
    near = next(aspect for aspect in TERMS.aspects if aspect.name == "nearness")
    told = [str(aspect.in_words(amount)) for aspect in (blood, near) for amount in (1.26, -0.02)]
    assert told == [
        "less blood for Dracula (by 1.3)",
        "more blood for Dracula",
        "a shorter way to Dracula for the hunters",
        "a longer way to Dracula for the hunters",
    ]


def test_an_end_is_an_aspect_of_its_own() -> None:
    over = scene("mina").clone()
    over.winner = DRACULA
    assert TERMS.measure(over, HUNTERS)[-1][0] == -1.0
    assert TERMS.measure(scene("mina"), HUNTERS)[-1] == (0.0, 0.0)


def test_a_reason_says_more_and_less() -> None:
    reasons = [aspect for aspect in ASPECTS if aspect.is_reason]
    texts = [str(text) for aspect in reasons for text in (aspect.more, aspect.less)]
    assert len(set(texts)) == len(texts)


def test_the_words_of_an_action_never_show_the_hunters_a_hidden_card() -> None:
    rng, told = random.Random(1), 0
    for state in game(5, SERVANT):
        player = player_to_move(state)
        if player is None or rng.random() > 0.15:
            continue
        seen = observe(state, player)
        twin = RULES.determinize(seen, None, 7)
        for action in legal_actions(state):
            words = TERMS.words(state, action, player)
            assert words == TERMS.words(twin, action, player)
            told += words is not None
    assert told > 50


def test_another_players_action_has_a_headline() -> None:
    found = set()
    for state in list(game(4))[::5]:
        for player in (HUNTERS, DRACULA):
            found.add((player, TERMS.headline(state.told[-4:] if state.told else (), player) is None))
    assert (HUNTERS, False) in found
    assert (DRACULA, False) in found
    assert TERMS.headline((), HUNTERS) is None
    assert set(ACTION_EVENTS) == {HUNTERS, DRACULA}


def test_a_hunter_and_the_servant_are_named_and_dracula_is_not() -> None:
    assert "Mina" in str(TERMS.figure(scene("mina")))
    assert TERMS.figure(scene("dracula")) is None
    assert TERMS.figure(scene("servant", options={"variant": "servant"})) is not None


def test_the_believed_places_are_the_same_for_both_sides() -> None:
    for state in game(8):
        if state.round == 5 and player_to_move(state) == DRACULA and state.trail:
            theirs, derived = (TERMS.believed(observe(state, player)) for player in (HUNTERS, DRACULA))
            assert derived == theirs
            return
    raise AssertionError("round 5 never came")


# ------------------------------------------------------------------------------------------ the rule bots


@pytest.mark.parametrize("side", ["hunters", "dracula"])
def test_every_rule_bot_has_a_habit_and_a_line(side: str) -> None:
    own = bots.HUNTERS if side == "hunters" else bots.DRACULAS
    assert list(own) == list(BOTS[side])
    assert len(set(own.values())) == len(own)
    assert RuleBot is HabitBot
    assert set(bots.HUNTERS) >= bots.NEWEST


@cache
def asked() -> list[Fury2State]:
    """Some decisions of one game, of both sides."""
    rng = random.Random(2)
    return [s for s in game(21) if s.agenda and len(legal_actions(s)) > 1 and rng.random() < 0.06]


@pytest.mark.parametrize("name", [*bots.HUNTERS, *bots.DRACULAS])
def test_a_rule_bot_decides_legally_and_by_its_knowledge_only(name: str) -> None:
    side = HUNTERS if name in bots.HUNTERS else DRACULA
    bot: Any = HabitBot(Fury2Knowledge(), name)
    mine = [state for state in asked() if player_to_move(state) == side]
    assert mine
    for state in mine[:2]:
        seen = observe(state, side)
        index = bot.decide(seen, 4).index
        assert 0 <= index < len(seen.actions)
        twin = RULES.determinize(seen, None, 11)
        assert bot.decide(observe(twin, side), 4).index == index


def share(name: str, state: Fury2State, *tokens: str, number: int = 30) -> float:
    """Return the frequency of these actions among a bot's choices."""
    bot: Any = HabitBot(Fury2Knowledge(), name)
    seen = observe(state, player_to_move(state) or 0)
    drawn = [seen.actions[bot.decide(seen, decision_seed(1, n)).index].text for n in range(number)]
    return sum(token in tokens for token in drawn) / number


FAR = {"godalming": "galway", "seward": "galway", "helsing": "galway", "mina": "galway"}


def test_the_bots_differ_in_what_they_like() -> None:
    night = scene("dracula", places=FAR, trail=("vienna",), time=3, blood=9)
    assert share("hider", night, "@hide") > share("landsman", night, "@hide")
    assert share("feeder", night, "@feed") > share("runner", night, "@feed")
    port = scene("dracula", places=FAR, trail=("venice",), time=1)
    assert share("sailor", port, "@AS") > share("landsman", port, "@AS") == 0.0
    near = scene("godalming", places={"godalming": "munich"}, trail=("vienna!",))
    assert share("loner", near, "road:VI") > share("camper", near, "road:VI")


def test_a_team_without_news_has_no_goal() -> None:
    newest = bots.NewestPlace()
    assert newest.place(scene("mina", trail=("prague", "vienna!"))) == at("vienna")
    assert newest.place(scene("mina", trail=("prague", "vienna"))) == -1


# ---------------------------------------------------------------------------------------------- training


@pytest.mark.parametrize("played", [value_training.examples, value_training.unseen])
def test_a_game_gives_examples_with_one_result(played: Any) -> None:
    found = played(3)
    assert found == played(3)
    assert {len(row) for row, _ in found} == {len(NAMES)}
    assert len({won for _, won in found}) == 1


def test_the_halves_share_no_player() -> None:
    for fitted, unseen in zip(value_training.FITTED, value_training.UNSEEN, strict=True):
        assert not set(fitted) & set(unseen)
        assert len(unseen) == 5


def test_sight_is_delayed_unless_the_figure_is_on_the_board() -> None:
    view, rng = value_training.VIEW, random.Random(1)
    states = []
    for number, place in enumerate(("rome", "naples", "bari"), 1):
        state = scene("mina", trail=(place,)).clone()
        state.round = number
        states.append(state)
    news, old = DelayedSight(view, 1.0, rng), DelayedSight(view, 0.0, rng)
    assert [news.place(state) for state in states] == [at("rome"), at("naples"), at("bari")]
    assert [old.place(state) for state in states][-1] in (at("rome"), at("naples"))
    assert old.place(scene("mina", trail=("paris!",))) == at("paris")


@pytest.mark.parametrize(
    ("chance", "won", "expected"),
    [
        ([0.9, 0.8, 0.2, 0.1], [1, 1, 0, 0], 1.0),
        ([0.1, 0.2, 0.8, 0.9], [1, 1, 0, 0], 0.0),
        ([0.5, 0.5, 0.5, 0.5], [1, 0, 1, 0], 0.5),
        ([0.9, 0.4, 0.6, 0.1], [1, 1, 0, 0], 0.75),
        ([0.5, 0.5, 0.1], [1, 0, 0], 0.75),
    ],
)
def test_the_area_under_the_curve_counts_pairs(chance: list[float], won: list[int], expected: float) -> None:
    assert area(np.array(chance), np.array(won, dtype=float)) == pytest.approx(expected)


def test_a_fit_is_judged_by_games() -> None:
    line = judged(np.array([-1.0, 2.0]), [[((1.0, 1.0), True)], [((1.0, 0.0), False)]])
    assert line.startswith("2 games of unseen players, first player won 0.500; area under the curve 1.000")


def test_the_learned_value_ranks_positions_of_unseen_players() -> None:
    found = [example for seed in range(40, 60) for example in value_training.unseen(seed)]
    rows, won = np.array([row for row, _ in found]), np.array([float(result) for _, result in found])
    assert 0 < won.mean() < 1
    assert area(rows @ np.array(weights(USUAL)), won) > 0.6
    assert points(scene("mina", blood=3)) > points(scene("mina", vampires=5))


def test_a_played_move_changes_the_terms() -> None:
    state = scene("mina", places={"mina": "vienna"}, trail=("prague",))
    nearer = play(state, next(a for a in legal_actions(state) if a.text == "road:PR"))
    at_nearness = [aspect.name for aspect in ASPECTS].index("nearness")
    before, after = (TERMS.measure(each, HUNTERS)[at_nearness][0] for each in (state, nearer))
    assert after > before
