"""Whatever is changed in a record, an audit accepts only decisions that the computers really take."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import msgspec
import pytest

from ai.agents import make_agent
from ai.levels import RANDOM, parse_spec
from ai.mcts.search import SearchAgent
from ai.seeds import recorded_seed, with_own_seeds
from ai.signature import Signature, signature
from ai.worker.wire import unpacked
from furyqt import cli
from furyqt.commands.replay import chosen_viewer
from furyqt.controllers.computer.ai_client import quiet_spec
from furyqt.controllers.review.audit import (
    AuditedDecision,
    AuditVerdict,
    Case,
    Finding,
    Repetition,
    answered,
    cases,
    question,
    within,
)
from furyqt.controllers.review.known_actions import known_plies
from furyqt.controllers.session.seats import HUMAN, deciding_seat, persons, seats_in, tag
from furyqt.rules.core.agenda import State, player_to_move
from furyqt.rules.core.record import Record, RecordError, dumps, find
from furyqt.rules.core.ruleset import ruleset
from tests.commands.tampering import tampered

LIMIT = 200
"""Iterations of a decision that is repeated; a changed record may name any number."""
SAVES = Path(__file__).parents[1] / "fixtures" / "d9fed10c" / "home" / "data" / "saves"
SIMULATED = {
    "lite": ("lite", ("search:4", "search:novice/2"), 7),
    "lite at random": ("lite", ("random", "search:4"), 6),
    "dining": ("dining", ("search:4", "greedy"), 8),
    "fury2": ("fury2", ("search:4", "search:novice/2"), 8),
    "fury3": ("fury3", ("search:4", "search:4@9s"), 8),
}
"""Games of computers: the game, its agents and the number of actions."""
SAVED = ("fury3-base-teammates-unfinished", "lite-undone-unfinished", "dining-3-undone-unfinished")
"""Games with a person."""
repeated = cache(answered)


@cache
def text_of(name: str) -> str:
    if name in SAVED:
        return (SAVES / f"{name}.furyqt").read_text(encoding="utf-8")
    game, agents, length = SIMULATED[name]
    rules = ruleset(game)
    options = rules.checked_options({})
    players = [player.name for player in rules.table(options).players]
    tags = {tag(player): agent for player, agent in zip(players, agents, strict=True)}
    record = with_own_seeds(Record(game, 14, options, tags=tags))
    for ply in range(length):
        states = record.positions()
        player = player_to_move(states[-1])
        assert player is not None
        agent, observation = agents[player], rules.observe(states[-1], player)
        decision = make_agent(rules, agent).decide(
            observation, recorded_seed(record, states, ply, player), lambda: False
        )
        note = signature(game, agent, decision).text
        record = record.added(observation.actions[decision.index], note)
    return dumps(record)


def changed(name: str) -> list[tuple[str, str]]:
    text = text_of(name)
    record = find(text).record
    return list(tampered(record, text, seats_in(record.table, record.tags)))


def some_changed(name: str, number: int) -> list[tuple[str, str]]:
    return random.Random(name).sample(changed(name), number)


@cache
def decided(asked: AuditedDecision, spec: str) -> tuple[str, str]:
    """Return the token and the comment of a whole decision by an agent without a time limit."""
    rules = ruleset(asked.game)
    observation = unpacked(asked.observation, rules.observation_type)
    untimed = parse_spec(spec)
    if untimed.level or untimed.iterations:
        untimed = msgspec.structs.replace(untimed, seconds=0.0)
    decision = make_agent(rules, untimed.text).decide(observation, asked.seed)
    return observation.actions[decision.index].text, signature(asked.game, spec, decision).text


def is_honest(record: Record, states: list[State], finding: Finding, seats: tuple[str, ...]) -> bool:
    """Return whether an accepted decision is one that its agent takes, or that the rules of audits accept."""
    case = finding.case
    spec, note, own = seats[case.seat], record.notes[case.ply], persons(record.table, seats)
    player, token = record.table.seats[case.seat].player, record.actions[case.ply].text
    if finding.verdict == AuditVerdict.CUT_SHORT:
        is_quiet = bool(own) and player not in own
        return is_quiet or bool(parse_spec(spec).seconds)
    if claimed := re.fullmatch(r"agreed (.*)|overruled (.*) (\S+)", note):
        if player not in own or finding.verdict == AuditVerdict.REPRODUCED:
            return False
        note, token = claimed[1] or claimed[2], claimed[3] or token
    elif finding.verdict == AuditVerdict.BY_PERSON:
        return False
    if finding.verdict == AuditVerdict.BY_CHANCE and spec != RANDOM:
        return False
    asked = question(record, states, case)
    quiet = quiet_spec(record.game, spec)
    pairs = [decided(asked, one) for one in dict.fromkeys((spec, quiet))]
    # the comment names the agent of the seat, also at a window, and may write a count of 0
    comments = [(done, said.replace(quiet, spec, 1) if quiet != spec else said) for done, said in pairs]
    return (token, note.removesuffix(" 0")) in [
        (done, _with_mark(said, record.game, spec)) for done, said in comments
    ]


def _with_mark(comment: str, game: str, spec: str) -> str:
    """Return a comment with the mark of the seat's level, which a decision with less work has, too."""
    mark = parse_spec(spec).mark(game)
    return re.sub(r" [0-9a-f]{4}$", f" {mark}", comment) if mark else comment


def cases_of(text: str) -> list[Case]:
    """Return the decisions that the audit lists for a record."""
    record, states, _, _ = find(text.encode())
    plies = known_plies(record, states, chosen_viewer(record, states[-1], None))
    return [case for case in cases(record, states) if case.ply in plies]


def false_claims(text: str) -> list[str] | None:
    """Return the decisions of a record that an audit accepts wrongly; None if the record is refused."""
    try:
        record, states, _, _ = find(text.encode())
    except RecordError:
        return None
    seats = seats_in(record.table, record.tags)
    chosen = [within(case, LIMIT) for case in cases(record, states)]
    found = [
        Finding(case, Repetition() if case.verdict else repeated(question(record, states, case)))
        for case in chosen
    ]
    computers = {
        ply
        for ply, state in enumerate(states[:-1])
        if seats[deciding_seat(record.table, seats, state)] != HUMAN
    }
    assert computers <= {finding.case.ply for finding in found}, "each decision of a computer is listed"
    return [
        f"{finding.case.ply}: {finding.verdict}"
        for finding in found
        if finding.verdict.is_good and not is_honest(record, states, finding, seats)
    ]


def check(name: str, changes: list[tuple[str, str]]) -> None:
    found = {what: false_claims(text) for what, text in changes}
    assert {what: claims for what, claims in found.items() if claims} == {}
    refused = sum(claims is None for claims in found.values())
    assert 0 < refused < len(found), name


@pytest.mark.parametrize("name", [*SIMULATED, *SAVED])
def test_an_unchanged_record_is_honest(name: str) -> None:
    assert false_claims(text_of(name)) == []


@pytest.mark.parametrize("name", ["lite", "lite at random"])
def test_no_change_in_a_small_record_is_accepted_wrongly(name: str) -> None:
    check(name, changed(name))


@pytest.mark.parametrize("name", ["dining", "fury2", "fury3", *SAVED])
def test_no_sampled_change_is_accepted_wrongly(name: str) -> None:
    check(name, some_changed(name, 15))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["dining", "fury2", "fury3", *SAVED])
def test_no_change_is_accepted_wrongly(name: str) -> None:
    check(name, changed(name))


@pytest.mark.parametrize(("name", "number"), [("lite", 12), ("fury3", 5), (SAVED[0], 5)])
def test_the_command_reports_each_changed_record_in_one_line(
    name: str, number: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "changed.furyqt"
    for what, text in some_changed(name, number):
        file.write_bytes(text.encode())
        code = cli.main(["audit", str(file), "--jobs", "1", "--limit", str(LIMIT), "--language", "en"])
        out, errors = capsys.readouterr()
        claims = false_claims(text)
        assert errors.count("\n") <= 1, what
        if claims is None:
            assert (code, out) == (2, ""), what
            assert errors.startswith("furyqt audit: "), what
            assert len(errors) < 500, what
            continue
        bad = re.findall("NOT REPRODUCED|NOT REPEATED|HURRIED: ", out)
        assert code == (1 if bad else 0), what
        assert out.count("\n") == 1 + len(cases_of(text)), what
        assert not errors or " is missing; " in errors, what
        assert file.read_bytes() == text.encode(), what


@pytest.mark.parametrize(
    ("iterations", "is_possible"), [(1, True), (2, False), (8, False), (9, True), (10, False)]
)
def test_a_combat_that_is_solved_takes_one_iteration_or_all(iterations: int, is_possible: bool) -> None:
    record, states, _, _ = find((SAVES / "fury3-base-computers-finished.furyqt").read_bytes())
    agent = make_agent(record.rules, "search:9")
    assert isinstance(agent, SearchAgent)
    for case in cases(record, states):
        asked = question(record, states, case)
        observation = unpacked(asked.observation, record.rules.observation_type)
        if len(observation.actions) > 1 and agent.is_solved(observation):
            break
    else:
        pytest.fail("the game has a combat")
    signed = Signature("search:9", iterations)
    claimed = msgspec.structs.replace(case, agent="search:9", signature=signed)
    found = answered(msgspec.structs.replace(asked, case=claimed))
    assert (found.trouble is None) == is_possible
    assert found.is_short == (iterations == 1)
