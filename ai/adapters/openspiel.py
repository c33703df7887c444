"""Our games with their default options as OpenSpiel Python games (extra `openspiel`).

A name is such as "furyqt_lite". The single chance node of a game draws its seed, which determines all later
chance events. The number of an action is its index among the legal actions, which the information state
determines. Information states are observations in JSON, and `resample_from_infostate` is our `determinize`,
so that OpenSpiel's ISMCTS bot can play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Self

import msgspec
import pyspiel

from furyqt.rules.core.agenda import Action, State, advance, legal_actions, player_to_move
from furyqt.rules.core.games import game_names
from furyqt.rules.core.ruleset import AnyRuleset, ruleset

PREFIX = "furyqt_"
SEEDS = 1024
"""The number of seeds that chance can choose from."""
INFORMATION = {
    False: pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    True: pyspiel.GameType.Information.PERFECT_INFORMATION,
}
MOST_ACTIONS = 1024
"""An upper bound of the number of actions in a decision."""


class FrozenPosition:
    """A position that is never changed, so that copies may share it, with its legal actions."""

    __slots__ = ("_actions", "truth")

    def __init__(self, truth: State | None) -> None:
        self.truth = truth
        self._actions: Sequence[Action] | None = None

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[type[FrozenPosition], tuple[State | None]]:
        return type(self), (self.truth,)

    @property
    def actions(self) -> Sequence[Action]:
        """Return the legal actions, which are calculated once."""
        if self._actions is None:
            self._actions = legal_actions(self.truth) if self.truth else ()
        return self._actions

    def after(self, index: int) -> FrozenPosition:
        """Return a new position after the legal action of this index; this one stays as it is."""
        assert self.truth is not None
        state, action = self.truth.clone(), self.actions[index]
        advance(state, action)
        return FrozenPosition(state)


class FuryState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel tells mypy nothing of its types
    """A position, or the start of a game whose seed is not drawn yet."""

    rules: ClassVar[AnyRuleset]

    def __init__(self, game: FuryGame) -> None:
        super().__init__(game)
        self.position = FrozenPosition(None)

    def current_player(self) -> int:
        """Return the player who decides."""
        truth = self.position.truth
        if truth is None:
            return int(pyspiel.PlayerId.CHANCE)
        player = player_to_move(truth)
        return int(pyspiel.PlayerId.TERMINAL) if player is None else player

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        truth = self.position.truth
        return truth is not None and not truth.agenda

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the seeds, all with the same probability."""
        return [(seed, 1 / SEEDS) for seed in range(SEEDS)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.position.actions)))

    def _apply_action(self, action: int) -> None:
        if self.position.truth is None:
            self.position = FrozenPosition(self.rules.setup(self.rules.checked_options({}), action))
        else:
            self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return self.position.actions[action].text

    def returns(self) -> list[float]:
        """Return the value of the end for each player, from 0 to 1."""
        truth = self.position.truth
        outcome = self.rules.outcome(truth) if truth else None
        return list(outcome.values) if outcome else [0.0] * player_count(self.rules)

    def information_state_string(self, player: int | None = None) -> str:
        """Return everything that a player knows."""
        return told(self, self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> FuryState:
        """Draw a position that the player cannot distinguish from this one, by the sampler of the rules."""
        made: FuryState = self.get_game().new_initial_state()
        assert self.position.truth is not None
        seen = self.rules.observe(self.position.truth, player)
        made.position = FrozenPosition(self.rules.determinize(seen, None, int(sampler() * (1 << 53))))
        return made

    def __str__(self) -> str:
        truth = self.position.truth
        return msgspec.json.encode(truth).decode() if truth else "before the game"


class FuryGame(pyspiel.Game):  # type: ignore[misc]
    """A game in the form that OpenSpiel expects."""

    rules: ClassVar[AnyRuleset]
    state_type: ClassVar[type[FuryState]]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__(game_type(self.rules), game_info(self.rules), dict(params or {}))

    def new_initial_state(self) -> FuryState:
        """Return the chance node that draws the seed."""
        return self.state_type(self)

    def make_py_observer(self, kind: object = None, params: object = None) -> Observer:
        """Return an observer of a player's knowledge."""
        return Observer()


class Observer:
    """Turns a player's knowledge into text; there are no tensors."""

    tensor = None
    dict: ClassVar[Mapping[str, Any]] = {}

    def set_from(self, state: FuryState, player: int) -> None:
        """Do nothing: there is no tensor to fill."""

    def string_from(self, state: FuryState, player: int) -> str:
        """Return everything that a player knows."""
        return told(state, player)


def told(state: FuryState, player: int) -> str:
    """Return a player's observation in JSON: everything that the player has learned."""
    truth = state.position.truth
    return msgspec.json.encode(state.rules.observe(truth, player)).decode() if truth else ""


def player_count(rules: AnyRuleset) -> int:
    """Return the number of players at a table with default options."""
    return len(rules.default_table.players)


def game_type(rules: AnyRuleset) -> Any:
    """Return the properties of a game that OpenSpiel calls its type."""
    return pyspiel.GameType(
        short_name=PREFIX + rules.name,
        long_name=f"furyqt: {rules.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=INFORMATION[rules.default_table.is_open],
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=player_count(rules),
        min_num_players=player_count(rules),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        provides_factored_observation_string=False,
    )


def game_info(rules: AnyRuleset) -> Any:
    """Return upper bounds: of actions, chance outcomes and plies, and utilities from 0 to 1."""
    return pyspiel.GameInfo(
        num_distinct_actions=MOST_ACTIONS,
        max_chance_outcomes=SEEDS,
        num_players=player_count(rules),
        min_utility=0.0,
        max_utility=1.0,
        max_game_length=rules.longest,
    )


def game_class(rules: AnyRuleset) -> type[FuryGame]:
    """Return a new class with the rules as an attribute, because OpenSpiel creates games by class alone."""
    state_type = type("FuryState", (FuryState,), {"rules": rules})
    return type("FuryGame", (FuryGame,), {"rules": rules, "state_type": state_type})


def register() -> None:
    """Register each of our games with OpenSpiel by its name."""
    known = set(pyspiel.registered_names())
    for name in game_names():
        rules = ruleset(name)
        if PREFIX + name not in known:
            pyspiel.register_game(game_type(rules), game_class(rules))


register()
