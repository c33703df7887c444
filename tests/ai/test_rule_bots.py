"""The rule bots: they play whole games by the rules, and each follows its rule."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from ai.agent import UnknownAgentError, decision_seed
from ai.agents import make_agent
from ai.knowledge import knowledge
from ai.knowledge.lite.rule_bots import DRACULAS, HUNTERS
from ai.knowledge.lite.rule_bots.bot_view import BotView
from ai.knowledge.lite.rule_bots.draculas import CORNERS, steps
from ai.knowledge.lite.rule_bots.hunters import POSTS
from ai.levels import parse_spec
from ai.rule_bots import all_bots_of, bots_of, can_play
from furyqt.rules.core.agenda import is_over, legal_actions, play, player_to_move
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.lite import RULES
from furyqt.rules.lite.events import HunterMoved, Researched, VampireDestroyed, VampireMatured
from furyqt.rules.lite.setup import setup
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import CASTLE, FIGURES, HIDE, SEAS, TELEPORT, WALKS

OPTIONS = RULES.checked_options({})
SEEDS = (1, 2)
ROUNDS = 25


@cache
def course(hunters: str, dracula: str, seed: int, faults: str = "refused") -> tuple[LiteState, ...]:
    """The positions of one game, cut after some rounds."""
    agents = [make_agent(RULES, hunters), make_agent(RULES, dracula)]
    states = [setup({**OPTIONS, "faults": faults}, seed)]
    while not is_over(states[-1]) and states[-1].round < ROUNDS:
        player = player_to_move(states[-1])
        assert player is not None
        seen = RULES.observe(states[-1], player)
        decision = agents[player].decide(seen, decision_seed(seed, len(states)))
        states.append(play(states[-1], seen.actions[decision.index]))
    return tuple(states)


def hunts(name: str, dracula: str = "greedy") -> list[tuple[LiteState, ...]]:
    return [course(f"bot:{name}", dracula, seed) for seed in SEEDS]


def flights(name: str) -> list[LiteState]:
    """Return the last positions, whose trails show all moves; the walker rarely ends a game early."""
    return [course("bot:walker", f"bot:{name}", seed)[-1] for seed in SEEDS]


def told(games: list[tuple[LiteState, ...]], kind: type) -> int:
    return sum(isinstance(event, kind) for states in games for event in states[-1].told or ())


def share(found: list[bool]) -> float:
    assert found
    return sum(found) / len(found)


@pytest.mark.parametrize("name", HUNTERS)
def test_hunters_play_by_the_rules_and_repeat(name: str) -> None:
    first = course(f"bot:{name}", "bot:gambler", 3)
    assert len(first) > 4
    course.cache_clear()
    assert course(f"bot:{name}", "bot:gambler", 3)[-1] == first[-1]


@pytest.mark.parametrize("name", DRACULAS)
def test_draculas_play_by_the_rules_and_repeat(name: str) -> None:
    first = course("bot:sweeper", f"bot:{name}", 3)
    assert len(first) > 4
    course.cache_clear()
    assert course("bot:sweeper", f"bot:{name}", 3)[-1] == first[-1]


@pytest.mark.parametrize(("hunters", "dracula"), [("walker", "teleporter"), ("sweeper", "dweller")])
def test_no_bot_forfeits_where_that_is_allowed(hunters: str, dracula: str) -> None:
    assert course(f"bot:{hunters}", f"bot:{dracula}", 1, faults="course")[-1].faulty == 0


def where(games: list[tuple[LiteState, ...]], after: int = 0) -> list[tuple[int, ...]]:
    """The four hunters' places each time Dracula is to move."""
    return [
        state.places
        for states in games
        for state in states
        if player_to_move(state) == 1 and state.round > after
    ]


def rested(games: list[tuple[LiteState, ...]]) -> float:
    moves = [
        event.place == here
        for states in games
        for hunter in FIGURES
        for here, event in _steps(states[-1], hunter)
    ]
    return share(moves)


def _steps(state: LiteState, hunter: int) -> list[tuple[int, HunterMoved]]:
    moved = [event for event in state.told or () if isinstance(event, HunterMoved) and event.hunter == hunter]
    return [(before.place, after) for before, after in pairwise(moved)]


def test_the_chaser_meets_encounters_on_the_trail_and_the_walker_never_rests() -> None:
    assert rested(hunts("walker")) == 0
    assert rested(hunts("statue")) == 1
    assert told(hunts("chaser"), VampireDestroyed) + sum(40 - s[-1].blood for s in hunts("chaser")) > 0


def known(state: LiteState) -> int:
    """The newest place of the trail that the hunters know, or -1."""
    lairs = RULES.observe(state, 0).lairs
    return next((lair for lair in reversed(lairs) if lair < len(WALKS)), -1)


def test_chasers_go_to_the_known_place_and_ambushers_around_it() -> None:
    def near(name: str, ring: Callable[[int], set[int]]) -> float:
        return share(
            [
                state.places[hunter] in ring(known(state))
                for states in hunts(name, "bot:runner")
                for state in states
                if player_to_move(state) == 1 and known(state) >= 0
                for hunter in FIGURES
            ]
        )

    beside: Callable[[int], set[int]] = lambda place: set(WALKS[place]) - {place}  # noqa: E731
    assert near("ambusher", beside) > near("chaser", beside)


def test_sweepers_and_spread_hunters_separate_and_the_pack_stays_together() -> None:
    def together(name: str) -> float:
        return share([len(set(places)) <= 2 for places in where(hunts(name, "bot:sailor"), 2)])

    assert together("pack") > 0.5
    assert together("sweeper") < 0.2
    assert together("spread") < 0.4  # by the belief, which may be certain of a region


def test_the_harbor_watch_waits_in_ports_while_he_sails() -> None:
    ports = {place for place in range(len(WALKS)) if place not in SEAS and SEAS & set(WALKS[place])}

    def in_ports(name: str) -> float:
        places = where(hunts(name, "bot:sailor"), 4)
        return share([place in ports for row in places for place in row])

    assert in_ports("harbour") > in_ports("statue") + 0.3


def test_campers_keep_their_posts() -> None:
    games = hunts("camper", "bot:corner")
    assert share([row[hunter] == POSTS[hunter] for row in where(games, 8) for hunter in FIGURES]) > 0.5


def test_researchers_and_trackers_research() -> None:
    assert told(hunts("researcher", "bot:runner"), Researched) > 0
    assert told(hunts("tracker", "bot:runner"), Researched) > 0
    assert told(hunts("walker", "bot:runner"), Researched) == 0


def test_slayers_find_the_vampire() -> None:
    assert told(hunts("slayer", "bot:hider"), VampireDestroyed) > 0


def test_nurses_rest_more_than_chasers() -> None:
    assert rested(hunts("nurse", "bot:dweller")) > rested(hunts("chaser", "bot:dweller"))


def test_two_hunters_of_the_half_stay_at_central_places() -> None:
    def remote(hunters: tuple[int, int]) -> int:
        games = hunts("half", "bot:runner")
        return sum(sum(steps(row[hunter]).values()) for row in where(games, 2) for hunter in hunters)

    assert remote((2, 3)) < remote((0, 1))


def at_sea(name: str) -> float:
    return share([lair in SEAS for state in flights(name) for lair in state.lairs])


def code_share(name: str, wanted: Callable[[int], bool]) -> float:
    return share([wanted(code) for state in flights(name) for code in state.moves])


def test_the_sailor_sails_and_the_landsman_does_not() -> None:
    assert at_sea("sailor") > 0.3
    assert at_sea("landsman") < 0.1


def test_the_hider_hides_and_the_doubler_doubles_back() -> None:
    assert code_share("hider", lambda code: code == HIDE) > code_share("runner", lambda code: code == HIDE)
    doubled: Callable[[int], bool] = lambda code: HIDE < code < TELEPORT  # noqa: E731
    assert code_share("doubler", doubled) > 0.1


def test_the_teleporter_is_sent_to_the_castle() -> None:
    assert code_share("teleporter", lambda code: code == TELEPORT) > 0


def test_the_dweller_and_the_corner_stay_in_their_region() -> None:
    def near(name: str, goals: tuple[int, ...], most: int) -> float:
        places = [lair for state in flights(name) for lair in state.lairs]
        return share([min(steps(goal)[place] for goal in goals) <= most for place in places])

    assert near("dweller", (CASTLE,), 2) > 0.6
    assert near("corner", CORNERS, 3) > 0.6


def test_the_gardener_grows_vampires() -> None:
    grown = [course("bot:walker", "bot:gardener", seed) for seed in SEEDS]
    assert told(grown, VampireMatured) > 0


def test_the_shadow_stays_nearer_than_the_loner_and_the_gambler_errs() -> None:
    def away(name: str) -> float:
        gaps = [
            min(steps(state.lairs[-1])[place] for place in state.places)
            for seed in SEEDS
            for state in course("bot:statue", f"bot:{name}", seed)
            if state.lairs and player_to_move(state) == 1
        ]
        return sum(gaps) / len(gaps)

    assert away("shadow") < away("loner")
    assert away("gambler") < away("runner")


def test_the_circler_returns_and_the_hermit_lives_where_few_ways_meet() -> None:
    def returned(name: str) -> float:
        return share(
            [lair in s.lairs[:at] for s in flights(name) for at, lair in enumerate(s.lairs) if at > 6]
        )

    def ways(name: str) -> float:
        found = [len(WALKS[lair]) for state in flights(name) for lair in state.lairs]
        return sum(found) / len(found)

    assert returned("circler") > returned("runner")
    assert ways("hermit") < ways("central")


def test_the_ferry_lives_in_ports_and_the_central_one_inland() -> None:
    ports = {place for place in range(len(WALKS)) if place not in SEAS and SEAS & set(WALKS[place])}

    def in_ports(name: str) -> float:
        return share([lair in ports for state in flights(name) for lair in state.lairs])

    assert in_ports("ferry") > in_ports("central") + 0.2
    assert at_sea("central") < 0.2


def gain(name: str, measure: Callable[[LiteState, LiteState], float]) -> float:
    """Return the chosen move's gain over the mean of his legal moves."""
    gains = []
    for seed in SEEDS:
        states = course("bot:tracker", f"bot:{name}", seed)
        for before, after in pairwise(states):
            if player_to_move(before) == 1:
                rest = [measure(before, play(before, action)) for action in legal_actions(before)]
                gains.append(measure(before, after) - sum(rest) / len(rest))
    return sum(gains) / len(gains)


def test_the_phantom_may_be_in_many_places() -> None:
    def places(before: LiteState, after: LiteState) -> float:
        return len(BotView(RULES.observe(after, 0), Random(0), knowledge(RULES)).possible())

    assert gain("phantom", places) > 1


def test_the_fox_flees_from_his_believed_place() -> None:
    hunters = knowledge(RULES)

    def away(before: LiteState, after: LiteState) -> float:
        believed = hunters.belief(RULES.observe(before, 0)).places()
        return sum(share * steps(after.lairs[-1])[place] for place, share in believed.items())

    assert gain("fox", away) > 0.2


def test_a_rule_bot_is_found_by_name_and_plays_one_side_of_one_game() -> None:
    assert parse_spec("bot:chaser").text == "bot:chaser"
    assert can_play("bot:chaser", "lite", "hunters")
    assert not can_play("bot:chaser", "lite", "dracula")
    assert not can_play("bot:harbour", "fury3", "hunters")
    assert not can_play("bot:chaser", "fury3", "dracula")
    assert can_play("greedy", "fury3", "dracula")
    with pytest.raises(UnknownAgentError, match="bot:nobody"):
        make_agent(RULES, "bot:nobody")
    with pytest.raises(UnknownAgentError, match="lite only"):
        make_agent(ruleset("fury3"), "bot:harbour")
    course("bot:runner", "bot:chaser", 1)


def test_a_game_lists_its_rule_bots_by_player() -> None:
    assert bots_of("lite", "hunters") == tuple(f"bot:{name}" for name in HUNTERS)
    assert all_bots_of("lite") == (*bots_of("lite", "hunters"), *bots_of("lite", "dracula"))
    assert bots_of("lite", "nobody") == ()
    assert all_bots_of("nosuch") == ()
