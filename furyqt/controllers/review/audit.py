"""An audit of the computer decisions in a recorded game: each is repeated from the player's knowledge.

The record has everything that is needed: the game's seed, the decisions before, the agent's name and its
iterations. The agent is new for each decision and gets an observation in bytes, as the worker process
does; a decision from any other information would not be reproduced.

What a record claims is checked, too: a search does all its iterations unless a time limit ends it, only a
player with a person is overruled, and a person's decisions are signed by no computer. Anybody at the screen,
a spectator too, can end a search, which no record can prove: such a decision has a verdict of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from ai.agent import UnknownAgentError, by_chance
from ai.agents import decided_instead, make_again, make_agent
from ai.levels import RANDOM, SEARCH, SIMPLE_AGENTS, parse_spec
from ai.mcts.search import SearchAgent
from ai.rule_bots import PREFIX
from ai.seeds import recorded_seed
from ai.signature import Signature, read_signature
from ai.worker.wire import packed, unpacked
from furyqt.controllers.computer.ai_client import quiet_spec
from furyqt.controllers.session.notes import AGREED, AUTO, OVERRULED
from furyqt.controllers.session.seats import HUMAN, deciding_seat, persons, seats_in
from furyqt.rules.core.agenda import State, pending_window
from furyqt.rules.core.campaign.aim import Aim
from furyqt.rules.core.campaign.tags import AIM, AIM_OF_CHAPTER
from furyqt.rules.core.record import Record
from furyqt.rules.core.ruleset import AnyRuleset, Observation, ruleset
from furyqt.rules.core.text import Text, Texts, shortened

N_ = Texts("commands")


class AuditVerdict(StrEnum):
    """The result of an audit for one decision."""

    REPRODUCED = "reproduced"
    """Repeated in full, with the same action."""
    CUT_SHORT = "cut_short"
    """Repeated with the same action, as far as a time limit let the search go."""
    HURRIED = "hurried"
    """Repeated with the same action, but with fewer iterations than its level has, and no time limit.

    A person may have ended the search, or it failed and something else decided; nothing proves either.
    """
    BY_PERSON = "by_person"
    """A person agreed to the computer's plan, which was repeated, or chose another action."""
    BY_CHANCE = "by_chance"
    """Drawn evenly from the actions by the agent `random`."""
    OVER_LIMIT = "over_limit"
    """Not repeated: it has more iterations than wanted."""
    NOT_REPEATABLE = "not_repeatable"
    """Not repeated: the record says too little, or names an agent that this version does not have."""
    DIFFERENT = "different"
    """Another action results, or the record claims something impossible."""

    @property
    def is_good(self) -> bool:
        """Whether the decision was repeated and is as the record says."""
        return self in (
            AuditVerdict.REPRODUCED,
            AuditVerdict.CUT_SHORT,
            AuditVerdict.BY_PERSON,
            AuditVerdict.BY_CHANCE,
        )


class Case(msgspec.Struct, frozen=True):
    """A computer decision in the record, or a false claim about a person's decision."""

    ply: int
    """The number of actions before it."""
    seat: int
    signature: Signature
    token: str
    """The action it decided on; the person beside it may have overruled it."""
    agent: str = ""
    """The agent that thought; at a window that must stay unnoticed a search does little work."""
    has_person: bool = False
    """Whether a person agreed or overruled."""
    has_time_limit: bool = False
    """Whether a time limit may have ended the search."""
    verdict: AuditVerdict | None = None
    """The verdict if it is not repeated, or None."""
    trouble: Text | None = None
    """The reason why it is not repeated."""


class AuditedDecision(msgspec.Struct, frozen=True):
    """All that a decision is repeated from."""

    game: str
    case: Case
    observation: bytes
    seed: int
    aim: Aim | None = None
    """The aim of the chapter for which the computer played."""


class Repetition(msgspec.Struct, frozen=True):
    """A repeated decision."""

    token: str = ""
    """The action; empty if there was nothing to repeat."""
    is_short: bool = False
    """Whether a complete search would do more iterations, or nobody knows how many."""
    is_instead: bool = False
    """Whether the search did no iteration, and something else decided in its place."""
    trouble: Text | None = None
    """The claim in the record that is impossible, or None."""


class Finding(msgspec.Struct, frozen=True):
    """The result of the audit of a decision."""

    case: Case
    repeated: Repetition

    @property
    def verdict(self) -> AuditVerdict:
        """The verdict."""
        if self.case.verdict is not None:
            return self.case.verdict
        if self.repeated.trouble is not None or self.repeated.token != self.case.token:
            return AuditVerdict.DIFFERENT
        if self.repeated.is_short:
            return AuditVerdict.CUT_SHORT if self.case.has_time_limit else AuditVerdict.HURRIED
        if self.repeated.is_instead:
            return AuditVerdict.HURRIED
        if self.case.agent == RANDOM:
            return AuditVerdict.BY_CHANCE
        return AuditVerdict.BY_PERSON if self.case.has_person else AuditVerdict.REPRODUCED

    @property
    def trouble(self) -> Text | None:
        """The reason why it is not repeated or cannot be true, or None."""
        return self.case.trouble or self.repeated.trouble


# ------------------------------------------------------------------------------------------------- the record


def cases(record: Record, states: Sequence[State]) -> list[Case]:
    """Return the computer decisions in order, and the persons' decisions that are signed by a computer."""
    seats, found = seats_in(record.table, record.tags), []
    troubles = {agent: _unknown(record.rules, agent) for agent in {*seats} - {HUMAN}}
    own = persons(record.table, seats)
    for ply, (state, action, note) in enumerate(zip(states, record.actions, record.notes, strict=False)):
        seat = deciding_seat(record.table, seats, state)
        if seats[seat] != HUMAN:
            case = _case(Case(ply, seat, Signature(seats[seat]), action.text), note)
            if case.has_person and record.table.seats[seat].player not in own:
                case = _false(case, _NO_PERSON)
            if case.verdict is None and (trouble := troubles[seats[seat]]) is not None:
                case = _replace(case, verdict=AuditVerdict.NOT_REPEATABLE, trouble=trouble)
            found.append(_with_thinker(record, state, case, own))
        elif note != AUTO and _names_computer(note):
            found.append(_false(Case(ply, seat, Signature(HUMAN), action.text), _SIGNED_PERSON))
    return found


def person_plies(record: Record, states: Sequence[State]) -> list[int]:
    """Return the plies of the decisions in persons' seats."""
    seats = seats_in(record.table, record.tags)
    pairs = enumerate(states[: len(record.actions)])
    return [ply for ply, state in pairs if seats[deciding_seat(record.table, seats, state)] == HUMAN]


def within(case: Case, limit: int) -> Case:
    """Return the case, or one that is not repeated if it did more iterations than this."""
    if case.verdict is not None or case.signature.iterations <= limit:
        return case
    why = _OVER_LIMIT.fill(count=case.signature.iterations, limit=limit)
    return _replace(case, verdict=AuditVerdict.OVER_LIMIT, trouble=why)


_replace = msgspec.structs.replace


def _false(case: Case, why: Text) -> Case:
    """Return a case in which the record claims something impossible."""
    return _replace(case, verdict=AuditVerdict.DIFFERENT, trouble=why)


def _unknown(rules: AnyRuleset, agent: str) -> Text | None:
    """Return the reason why this version cannot repeat an agent's decisions, or None."""
    try:
        make_agent(rules, agent)
    except UnknownAgentError as wrong:
        return wrong.text
    return None


def _names_computer(note: str) -> bool:
    """Return whether a note says that a computer decided."""
    who, _, _ = note.partition(" ")
    if who in (AGREED, OVERRULED) or who.startswith((f"{SEARCH}:", PREFIX)):
        return True
    signed = read_signature(note)
    return signed is not None and signed.agent in SIMPLE_AGENTS


def _case(case: Case, note: str) -> Case:
    """Return the case with what the note on it says."""
    agent, played, token = case.signature.agent, case.token, case.token
    how, _, rest = note.partition(" ")
    if how == AGREED:
        note = rest
    elif how == OVERRULED:
        note, _, token = rest.rpartition(" ")
    signed = read_signature(note)
    if signed is None:
        return _replace(case, verdict=AuditVerdict.NOT_REPEATABLE, trouble=_UNSIGNED)
    case = _replace(case, signature=signed, token=token, has_person=how in (AGREED, OVERRULED))
    if signed.agent != agent:
        return _false(case, _OTHER_AGENT.fill(agent=shortened(signed.agent)))
    if how == OVERRULED and token == played:
        return _false(case, _SAME_PLAN)
    return case


def _with_thinker(record: Record, state: State, case: Case, own: tuple[int, ...]) -> Case:
    """Return the case with the agent that thought, and whether it has a time limit."""
    agent = case.signature.agent
    if case.verdict is not None or parse_spec(agent).kind != SEARCH:
        return _replace(case, agent=agent)
    spec = parse_spec(agent)
    if case.signature.iterations and case.signature.mark != spec.mark(record.game):
        changed = _OTHER_LEVEL.fill(level=spec.level or agent)
        return _replace(case, verdict=AuditVerdict.NOT_REPEATABLE, trouble=changed)
    player = record.table.seats[case.seat].player
    quiet = quiet_spec(record.game, agent)
    is_covered = bool(own) and player not in own and pending_window(state) is not None
    if is_covered and case.signature.iterations <= parse_spec(quiet).thinking(record.game).iterations:
        agent = quiet
    spec = parse_spec(agent)
    thinking = spec.thinking(record.game)
    most, trees = thinking.iterations, thinking.trees
    if 0 < most < case.signature.iterations:
        return _false(case, _TOO_MANY.fill(count=case.signature.iterations))
    if case.signature.trees and len(case.signature.trees) != trees:
        return _false(case, _OTHER_TREES.fill(count=len(case.signature.trees)))
    return _replace(case, agent=agent, has_time_limit=spec.seconds > 0)


# --------------------------------------------------------------------------------------------- the repetition


def question(record: Record, states: Sequence[State], case: Case) -> AuditedDecision:
    """Return the input of the computer's decision: its player's observation, and the seed."""
    rules = record.rules
    player = record.table.seats[case.seat].player
    seen, seed = rules.observe(states[case.ply], player), recorded_seed(record, states, case.ply, player)
    game = record.chapter if record.tags.get(AIM) == AIM_OF_CHAPTER else None
    return AuditedDecision(
        record.game, case, packed(seen), seed, None if game is None else game.aim_of(player)
    )


def answered(asked: AuditedDecision) -> Repetition:
    """Repeat a decision with a new agent, after a test of its number of iterations."""
    rules = ruleset(asked.game)
    observation: Observation = unpacked(asked.observation, rules.observation_type)
    signed = msgspec.structs.replace(asked.case.signature, agent=asked.case.agent)
    if parse_spec(signed.agent).kind != SEARCH:
        if signed.iterations:
            return Repetition(trouble=_TOO_MANY.fill(count=signed.iterations))
        index = make_again(rules, signed).decide(observation, asked.seed).index
        return Repetition(observation.actions[index].text)
    if not signed.iterations:
        return Repetition(_token_instead(rules, observation, asked), is_instead=len(observation.actions) > 1)
    return _searched(rules, observation, signed, asked)


def _token_instead(rules: AnyRuleset, observation: Observation, asked: AuditedDecision) -> str:
    """Return the action without a search: by the rule of thumb, or drawn evenly, as in older records."""
    drawn = observation.actions[by_chance(len(observation.actions), asked.seed).index].text
    if drawn == asked.case.token:
        return drawn
    index = decided_instead(rules, asked.case.agent, observation, asked.seed).index
    return observation.actions[index].text


def _searched(
    rules: AnyRuleset, observation: Observation, signed: Signature, asked: AuditedDecision
) -> Repetition:
    agent = make_agent(rules, signed.agent, aim=asked.aim)
    assert isinstance(agent, SearchAgent)
    full = agent.full_iterations(observation)
    is_short = full is None or signed.iterations < full
    if full is not None and signed.iterations > full:
        return Repetition(trouble=_OTHER_COUNT_HERE.fill(count=signed.iterations, full=full))
    if full is not None and 1 < signed.iterations < full and agent.is_solved(observation):
        return Repetition(trouble=_OTHER_COUNT_HERE.fill(count=signed.iterations, full=full))
    if signed.trees and not is_short:
        return Repetition(trouble=_UNEVEN)
    index = make_again(rules, signed, asked.aim).decide(observation, asked.seed).index
    return Repetition(observation.actions[index].text, is_short)


_UNSIGNED = N_("the record does not say how it was decided")
_OVER_LIMIT = N_("it says {count} iterations, more than the limit of {limit}")
_OTHER_AGENT = N_("it is signed by {agent}")
_OTHER_LEVEL = N_("the level “{level}” has changed since then")
_OTHER_TREES = N_("the agent never grows {count} trees")
_TOO_MANY = N_("the agent never does {count} iterations")
_OTHER_COUNT_HERE = N_("the agent does {full} iterations here, not {count}")
_UNEVEN = N_("trees of a complete search share the iterations evenly")
_NO_PERSON = N_("it names the decision of a person, but none plays this side")
_SIGNED_PERSON = N_("it is signed by a computer, but a person plays here")
_SAME_PLAN = N_("the plan that was overruled is the action itself")
