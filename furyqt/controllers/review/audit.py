"""An audit of the computer decisions in a recorded game: each is repeated from the player's knowledge.

The record has everything that is needed: the game's seed, the number of actions before, the agent's name and
its iterations. The agent is new for each decision and gets an observation in bytes, as the worker process
does; a decision from any other information would not be reproduced.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ai.agent import by_chance, decision_seed
from ai.agents import make_again
from ai.levels import SEARCH, parse_spec
from ai.signature import Signature, read_signature
from ai.worker.wire import packed, unpacked
from furyqt.controllers.session.notes import AGREED, OVERRULED
from furyqt.controllers.session.seats import HUMAN, deciding_seat, seats_of
from furyqt.rules.core.agenda import State
from furyqt.rules.core.record import Record
from furyqt.rules.core.ruleset import Observation, ruleset
from furyqt.rules.core.text import N_, Text


class Case(msgspec.Struct, frozen=True):
    """A computer decision in the record."""

    ply: int
    """The number of actions before it."""
    seat: int
    signature: Signature
    token: str
    """The action it decided on; the person beside it may have overruled it."""
    trouble: Text | None = None
    """The reason why it cannot be repeated, if the record has too little information."""


class AuditedDecision(msgspec.Struct, frozen=True):
    """All that a decision is repeated from."""

    game: str
    signature: Signature
    observation: bytes
    seed: int


class Finding(msgspec.Struct, frozen=True):
    """The result of repeating a decision."""

    case: Case
    token: str
    """The action of the repeated decision; empty if it could not be repeated."""

    @property
    def is_reproduced(self) -> bool:
        """Whether it is the same action."""
        return not self.case.trouble and self.token == self.case.token


def cases(record: Record, states: Sequence[State]) -> list[Case]:
    """Return the computer decisions in order; UnknownAgentError for a seat with an unknown agent."""
    seats, found = seats_of(record), []
    for ply, (state, action, note) in enumerate(zip(states, record.actions, record.notes, strict=False)):
        seat = deciding_seat(record.table, seats, state)
        if seats[seat] != HUMAN:
            found.append(_case(ply, seat, seats[seat], action.text, note, record.game))
    return found


def _case(ply: int, seat: int, agent: str, token: str, note: str, game: str) -> Case:
    how, _, rest = note.partition(" ")
    if how == AGREED:
        note = rest
    elif how == OVERRULED:
        note, _, token = rest.rpartition(" ")
    signed = read_signature(note)
    if signed is None:
        return Case(ply, seat, Signature(agent), token, _UNSIGNED)
    return Case(ply, seat, signed, token, _trouble(game, signed, agent))


def within(case: Case, limit: int) -> Case:
    """Return the case, or one that is not repeated if it did more iterations than this."""
    if case.trouble or case.signature.iterations <= limit:
        return case
    why = _OVER_LIMIT.fill(count=case.signature.iterations, limit=limit)
    return msgspec.structs.replace(case, trouble=why)


def _trouble(game: str, signed: Signature, agent: str) -> Text | None:
    """Return the reason why a signature in this agent's seat cannot be repeated."""
    if signed.agent != agent:
        return _OTHER_AGENT.fill(agent=signed.agent)
    spec = parse_spec(agent)
    if signed.iterations and signed.mark != spec.mark(game):
        return _OTHER_LEVEL.fill(level=spec.level or agent)
    most, trees = spec.thinking(game).iterations, spec.thinking(game).trees
    if signed.trees and len(signed.trees) != trees:
        return _OTHER_TREES.fill(count=len(signed.trees))
    return _TOO_MANY.fill(count=signed.iterations) if 0 < most < signed.iterations else None


def question(record: Record, states: Sequence[State], case: Case) -> AuditedDecision:
    """Return the input of the computer's decision: its player's observation, and the seed."""
    rules = record.rules
    observation = rules.observe(states[case.ply], record.table.seats[case.seat].player)
    return AuditedDecision(
        record.game, case.signature, packed(observation), decision_seed(record.seed, case.ply)
    )


def answered(asked: AuditedDecision) -> str:
    """Return the token of the action that a new agent decides on."""
    rules = ruleset(asked.game)
    observation: Observation = unpacked(asked.observation, rules.observation_type)
    signed, seed = asked.signature, asked.seed
    if parse_spec(signed.agent).kind == SEARCH and not signed.iterations:
        # there was only one action, or the search had failed: then the window drew an action
        index = by_chance(len(observation.actions), seed).index
    else:
        index = make_again(rules, signed).decide(observation, seed).index
    return observation.actions[index].text


_UNSIGNED = N_("commands", "the record does not say how it was decided")
_OVER_LIMIT = N_("commands", "it says {count} iterations, more than the limit of {limit}")
_OTHER_AGENT = N_("commands", "it is signed by {agent}")
_OTHER_LEVEL = N_("commands", "the level “{level}” has changed since then")
_OTHER_TREES = N_("commands", "the agent never grows {count} trees")
_TOO_MANY = N_("commands", "the agent never does {count} iterations")
