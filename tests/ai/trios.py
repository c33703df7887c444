"""Hand-made games of three players who choose one after another, small enough to solve on paper."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from furyqt.rules.core.agenda import Action, Decision, State, legal_actions, player_to_move
from furyqt.rules.core.ruleset import Observation, Outcome, Ruleset
from furyqt.rules.core.table import PlayerInfo, Table
from furyqt.rules.core.text import Text
from furyqt.rules.lite import RULES

Values = tuple[float, float, float]

PAYOFFS: dict[str, Values] = {
    "a": (0.0, 0.0, 0.0),
    "al": (1.0, 0.1, 0.0),
    "ar": (0.2, 0.6, 0.2),
    "bl": (0.4, 0.0, 0.6),
    "br": (0.3, 0.6, 0.1),
    "cl": (0.1, 0.2, 0.7),
    "crl": (0.8, 0.5, 0.4),
    "crr": (0.0, 0.9, 0.1),
}
"""The payoff of each player at the end of a course of choices.

The second player decides after `a` and `c`, the third after `b` and `cr`.  If each maximizes his own value
the course is c, r, l: the third prefers `crl`, so the second prefers `cr` (0.5) to `cl` (0.2), and the first
gets 0.8.  Against players who choose at random `a` is best (0.6 on average), and `b` is best against players
who only want to harm the first.
"""
DECIDERS = {"": 0, "a": 1, "b": 2, "c": 1, "cr": 2}


class Pick(Action, frozen=True):
    """One letter of the course."""

    letter: str

    @property
    def text(self) -> str:
        return self.letter


class Turn(Decision, frozen=True):
    """The next choice."""

    def player(self, state: Any) -> int:
        return DECIDERS[state.course]

    def actions(self, state: Any) -> list[Pick]:
        return [Pick(letter) for letter in ("abc" if not state.course else "lr")]

    def apply(self, state: Any, action: Any) -> None:
        state.course += action.letter
        if state.course in DECIDERS:
            state.push(Turn())

    def prompt(self, position: Any) -> Text:
        return Text("", "Choose")


class TrioState(State, kw_only=True):
    """The choices so far."""

    course: str = ""


class TrioObservation(Observation, frozen=True, kw_only=True):
    """Everything is visible."""

    course: str


def setup(options: Mapping[str, str], seed: int) -> TrioState:
    del options, seed
    return TrioState(agenda=(Turn(),))


def outcome(state: TrioState) -> Outcome | None:
    if state.agenda:
        return None
    return ended(PAYOFFS[state.course])


def ended(values: Values) -> Outcome:
    return Outcome((values.index(max(values)),), Text("", "The end"), values)


def observe(state: TrioState, player: int) -> TrioObservation:
    return TrioObservation(
        player=player,
        to_move=player_to_move(state),
        agenda=state.agenda,
        actions=tuple(legal_actions(state)),
        events=(),
        outcome=outcome(state),
        course=state.course,
    )


def determinize(observation: TrioObservation, hidden: object, seed: int) -> TrioState:
    del hidden, seed
    return TrioState(agenda=observation.agenda, course=observation.course)


def trio(*, is_open: bool) -> Ruleset:
    """The game; the search may choose for all players only if it is an open one."""
    return replace(
        RULES,
        name="trio",
        options=(),
        table=lambda options: Table(
            players=tuple(PlayerInfo(name, Text("", name)) for name in ("red", "green", "blue")),
            hidden_from=(frozenset(),) * 3 if is_open else None,
        ),
        setup=setup,
        observe=observe,
        determinize=determinize,
        outcome=outcome,
        read=Pick,
        write=lambda before, action, after: action.text,
        line=lambda state: 0,
        longest=10,
        observation_type=TrioObservation,
    )
