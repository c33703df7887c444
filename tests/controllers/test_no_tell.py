"""No player learns from the screen or from its timing whether the other side was prompted at a window."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from ai.agents import make_agent
from ai.levels import LEVELS, levels_of, parse_spec
from ai.mcts.tree import Tree
from ai.worker.wire import packed
from furyqt.controllers.computer.ai_client import HINT_SPEC, QUIET_ITERATIONS, QUIET_SECONDS, quiet_spec
from furyqt.controllers.review.replay import Replay
from furyqt.controllers.session.moves import MoveWriter
from furyqt.rules.core.agenda import Decision
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import DRACULA, HUNTERS
from tests.controllers.timeline import Table, table, window_name
from tests.rules.fury3.scenes import scene

RULES = ruleset("fury3")
PERSONS_HUNTERS = (*4 * ("human",), "search:400")
PERSONS_DRACULA = (*4 * ("search:400",), "human")
COVER_DELAY = 400
"""Milliseconds, as the window sets them."""
IDLE = ("seduction", "enraged")
"""Dracula cards that cannot be played in these scenes."""
TRAIL = ("prague", "vienna", "munich", "zurich", "strasbourg", "paris")
ROUND = ("road:MI", *7 * ("pass",))


@pytest.fixture
def tables(qtbot: object) -> Iterator[list[Table]]:
    """Closes the opened tables."""
    opened: list[Table] = []
    yield opened
    for one in opened:
        one.session.close()


def hunted(*cards: str) -> Fury3State:
    """Dracula holds these cards; the hunters can move, spend tickets and play events."""
    return scene(
        "day",
        places={"godalming": "genoa"},
        events={"dracula": cards, "godalming": ["hypnosis"], "seward": ["newspaper_reports"]},
        trail=["prague", "vienna"],
    )


def watched(one: Table) -> list[tuple[int, str, Any]]:
    """Record all later signals of the session with their times."""
    seen: list[tuple[int, str, Any]] = []
    session = one.session

    def note(name: str, value: object) -> None:
        seen.append((one.line.now, name, value))
        looks = (session.observation, session.computer.player, session.is_persons_turn, session.is_between)
        can = (
            session.undo_stack.can_undo,
            session.undo_stack.can_redo,
            session.advice.can_hint,
            session.windows.can_pass_phase,
            session.computer.is_paused,
        )
        seen.append((one.line.now, "looks", (*looks, *can, session.outcome)))

    for name in (
        "shown",
        "happened",
        "thinking",
        "ended",
        "hinted",
        "places",
        "trouble",
        "thinking_changed",
        "proposed",
        "recap",
    ):
        getattr(session, name).connect(lambda value, name=name: note(name, value))
    session.redraw_needed.connect(lambda: note("changed", None))
    session.asked.connect(lambda prompt, actions: note("asked", (prompt, actions)))
    return seen


def play(one: Table, tokens: tuple[str, ...]) -> list[tuple[int, str, Any]]:
    one.session.advice.request_possible_places()
    one.session.start()
    one.settle()
    seen = watched(one)
    for token in tokens:
        one.act(token)
    return seen


def quiet_questions(one: Table, side: int) -> list[str]:
    return [window_name(o) for _, o in one.worker.asked if o.player == side and window_name(o)]


CASES = [
    ("wild_horses", ROUND, "answer_move"),
    ("customs_search", ("road:MR", *ROUND[1:]), "answer_move"),
    ("devilish_power", ROUND, "dracula_phase"),
    ("unearthly_swiftness", ROUND, "dracula_phase"),
    ("roadblock", ROUND, "end_of_dracula_phase"),
    ("darkness_returns", ROUND, "end_of_dracula_phase"),
    ("devilish_power roadblock", ROUND, "end_of_dracula_phase"),
]


@pytest.mark.parametrize(("card", "tokens", "window"), CASES)
@pytest.mark.parametrize("pace", [850, 0])
def test_two_worlds_look_the_same_and_take_the_same_time(
    tables: list[Table], card: str, tokens: tuple[str, ...], window: str, pace: int
) -> None:
    cards = card.split()
    tables += (one := table(hunted(*IDLE[: len(cards)]), *PERSONS_HUNTERS, pace=pace),)
    tables += (other := table(hunted(*cards), *PERSONS_HUNTERS, pace=pace),)
    before, after = play(one, tokens), play(other, tokens)
    assert not quiet_questions(one, DRACULA)
    assert window in quiet_questions(other, DRACULA)
    assert before == after
    assert before[-1][0] > 8 * 3_000


@pytest.mark.parametrize(("card", "tokens", "window"), CASES)
def test_hints_and_companions_are_the_same_in_two_worlds(
    tables: list[Table], card: str, tokens: tuple[str, ...], window: str
) -> None:
    """A search gets the same knowledge and the same seed, however often the other side was prompted."""
    cards, seats = card.split(), ("human", "search:300", "human", "human", "search:400")
    asked = []
    for world in (hunted(*IDLE[: len(cards)]), hunted(*cards)):
        tables += (one := table(world, *seats),)
        play(one, tokens[:1])
        one.line.run(lambda one=one: one.session.is_persons_turn)
        one.session.advice.request_hint()
        one.line.run(lambda one=one: not one.session.advice.is_hinting)
        own = [
            (spec, packed(seen), seed)
            for (spec, seen), seed in zip(one.worker.asked, one.worker.seeds, strict=True)
            if seen.player == HUNTERS and spec in ("search:300", HINT_SPEC)
        ]
        asked.append((own, one.history.ply))
    (own, ply), (others_own, other_ply) = asked
    assert own[-1][0] == HINT_SPEC
    assert own == others_own
    assert ply < other_ply or window != "answer_move"


def test_a_replay_of_an_unfinished_game_does_not_count_hidden_passes(tables: list[Table]) -> None:
    tables += (table(hunted(IDLE[0]), *PERSONS_HUNTERS), table(hunted("wild_horses"), *PERSONS_HUNTERS))
    for one in tables:
        play(one, ROUND)
    one, other = [Replay(one.history.record, one.history.states) for one in tables]
    assert tables[0].history.ply < tables[1].history.ply
    assert one.length == other.length
    for position in range(one.length + 1):
        assert one.observation(position=position) == other.observation(position=position)
        assert one.seed(HUNTERS, position) == other.seed(HUNTERS, position)


def test_the_sequence_would_differ_if_the_table_did_not_stop(
    tables: list[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MoveWriter, "might_prompt_computer", lambda self, step: False)
    tables += (table(hunted(IDLE[0]), *PERSONS_HUNTERS), table(hunted("wild_horses"), *PERSONS_HUNTERS))
    before, after = (play(one, ROUND) for one in tables)
    assert before != after


def test_only_time_beyond_the_cover_delay_can_be_noticed(tables: list[Table]) -> None:
    """The answer at a window takes 1000 milliseconds, other answers take 90; the cover delay hides 400."""
    tables += (table(hunted(IDLE[0]), *PERSONS_HUNTERS), table(hunted("wild_horses"), *PERSONS_HUNTERS))
    for one in tables:
        one.worker.thinking_ms = lambda spec, observation: 1_000 if window_name(observation) else 90
    before, after = (play(one, ROUND[:1]) for one in tables)
    assert [entry[1:] for entry in before] == [entry[1:] for entry in after]
    assert after[-1][0] - before[-1][0] == 1_000 - 400


def test_a_slow_machine_is_slow_in_both_worlds(tables: list[Table]) -> None:
    tables += (table(hunted(IDLE[0]), *PERSONS_HUNTERS), table(hunted("wild_horses"), *PERSONS_HUNTERS))
    for one in tables:
        one.worker.thinking_ms = lambda spec, observation: 1_000
    before, after = (play(one, ROUND) for one in tables)
    assert before == after


def test_windows_get_a_small_budget_that_the_record_notes(tables: list[Table]) -> None:
    tables += (one := table(hunted("wild_horses"), *PERSONS_HUNTERS),)
    play(one, ROUND)
    small = quiet_spec("fury3", "search:400")
    specs = {(o.player, bool(window_name(o)), spec) for spec, o in one.worker.asked}
    assert {spec for player, window, spec in specs if window} == {small}
    assert {spec for player, window, spec in specs if player == DRACULA and not window} == {
        small,
        "search:400",
    }
    assert {spec for player, _, spec in specs if player == HUNTERS} == {small}, "asked for the time it takes"
    assert quiet_spec("fury3", "greedy") == "greedy"
    assert quiet_spec("fury3", "search:20") == "search:20@0.15s"
    assert quiet_spec("fury3", "search:2.5s") == quiet_spec("fury3", "search:400@2s") == "search:60@0.15s"
    assert quiet_spec("fury3", "search:novice") == "search:novice@0.15s"
    parts = -(-levels_of("fury3")["master"].iterations // QUIET_ITERATIONS)
    assert quiet_spec("fury3", "search:master@2s+bold") == f"search:master/{parts}@0.15s+bold"
    for level in LEVELS:
        quiet = parse_spec(quiet_spec("fury3", f"search:{level}"))
        assert 0 < quiet.thinking("fury3").iterations <= QUIET_ITERATIONS


def test_even_a_slow_search_answers_a_window_within_the_cover_delay(
    tables: list[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The request is real or a decoy, and an iteration takes 20 milliseconds."""
    tables += (table(hunted(IDLE[0]), *PERSONS_HUNTERS), table(hunted("wild_horses"), *PERSONS_HUNTERS))
    for one in tables:
        play(one, ROUND[:1])
    small = quiet_spec("fury3", "search:400")
    asked = [seen for one in tables for spec, seen in one.worker.asked if spec == small]
    now, iterate = [0.0], Tree.iterate

    def slowly(tree: Tree) -> None:
        now[0] += 0.02
        iterate(tree)

    monkeypatch.setattr("ai.agent.time", SimpleNamespace(perf_counter=lambda: now[0]))
    monkeypatch.setattr(Tree, "iterate", slowly)
    took = set()
    for seen in asked:
        start = now[0]
        make_agent(RULES, small).decide(seen, 1)
        took.add((seen.player, len(seen.actions) > 1, round(now[0] - start, 3)))
    assert {player for player, _, _ in took} == {HUNTERS, DRACULA}
    for _, has_choice, seconds in took:
        assert seconds == (pytest.approx(QUIET_SECONDS, abs=0.021) if has_choice else 0)
    assert 2_000 * (QUIET_SECONDS + 0.02) < COVER_DELAY


def test_a_played_card_is_shown_at_the_pace_of_the_table(tables: list[Table]) -> None:
    tables += (one := table(hunted("wild_horses"), *PERSONS_HUNTERS, answer=lambda o: len(o.actions) - 1),)
    one.session.start()
    one.settle()
    seen = watched(one)
    acted = one.line.now + 3_000
    one.act("road:MI")
    played = [
        time for time, name, event in seen if name == "happened" and "Wild Horses" in str(event.describe())
    ]
    assert played[0] - acted == 850


def test_prompts_of_hunters_are_covered_like_those_of_dracula(tables: list[Table]) -> None:
    """A person plays Dracula; Van Helsing has a card for dusk, or one for another time."""

    def world(card: str) -> Fury3State:
        return scene("day", events={"helsing": [card]}, trail=TRAIL)

    tables += (
        table(world("heroic_leap"), *PERSONS_DRACULA),
        table(world("newspaper_reports"), *PERSONS_DRACULA),
    )
    logs = []
    for one in tables:
        logs.append(watched(one))
        one.session.start()
        one.settle()
    assert not quiet_questions(tables[0], HUNTERS)
    assert quiet_questions(tables[1], HUNTERS) == ["dusk"]
    assert logs[0] == logs[1]


def test_a_stop_can_be_undone_paused_and_resumed(tables: list[Table]) -> None:
    tables += (one := table(hunted("wild_horses"), *PERSONS_HUNTERS),)
    session = one.session
    session.start()
    one.settle()
    action = next(a for a in session.observation.actions if a.text == "road:MI")
    first = session.observation
    session.act(action)
    assert session.is_between
    assert not session.is_persons_turn
    assert session.observation.to_move is None
    session.undo_stack.undo()
    assert session.observation == first
    session.act(action)
    session.computer.cancel()
    one.line.run()
    assert (session.is_between, session.computer.is_paused) == (True, True)
    session.computer.resume()
    one.settle()
    assert session.is_persons_turn
    assert not session.is_between


def test_a_game_that_was_left_at_a_covered_stop_continues_covered(tables: list[Table]) -> None:
    tables += (one := table(hunted("wild_horses"), *PERSONS_HUNTERS),)
    one.session.start()
    one.settle()
    one.session.act(next(a for a in one.session.observation.actions if a.text == "road:MI"))
    tables += (again := table(one.history.state, *PERSONS_HUNTERS),)
    seen = watched(again)
    again.session.start()
    assert again.session.is_between
    again.settle()
    assert again.session.is_persons_turn
    assert not [name for _, name, value in seen if name == "thinking" and value >= 0]


def test_games_of_persons_only_or_computers_only_have_no_stops(tables: list[Table]) -> None:
    for seats in (5 * ("human",), 5 * ("greedy",)):
        tables += (one := table(hunted("wild_horses"), *seats, pace=0),)
        one.session.start()
        one.line.run(lambda one=one: one.session.is_between or one.session.ply > 20, most=300)
        assert not one.session.is_between


def test_records_differ_only_in_the_passes_of_the_other_side(tables: list[Table]) -> None:
    tables += (table(hunted(IDLE[0]), *PERSONS_HUNTERS), table(hunted("wild_horses"), *PERSONS_HUNTERS))
    for one in tables:
        play(one, ROUND[:1])
    texts = [[a.text for a in one.history.record.actions] for one in tables]
    assert texts == [["road:MI"], ["road:MI", "pass"]]


def all_decisions(kind: type[Decision] = Decision) -> Iterator[type[Decision]]:
    """Return every class of decisions that games define."""
    for one in kind.__subclasses__():
        yield one
        yield from all_decisions(one)


def test_every_action_is_applied_once(tables: list[Table], monkeypatch: pytest.MonkeyPatch) -> None:
    """The stops come from applying an action once, including the windows of the other side."""
    tables += (one := table(hunted("devilish_power", "roadblock"), *PERSONS_HUNTERS),)
    depth, count = [0], [0]

    def counted(apply: Any) -> Any:
        def apply_and_count(step: Decision, state: Any, action: Any) -> None:
            count[0] += not depth[0]
            depth[0] += 1
            try:
                apply(step, state, action)
            finally:
                depth[0] -= 1

        return apply_and_count

    for kind in set(all_decisions()):
        if "apply" in vars(kind):
            monkeypatch.setattr(kind, "apply", counted(vars(kind)["apply"]))
    play(one, ROUND)
    assert one.session.ply > len(ROUND)
    assert count[0] == one.session.ply
