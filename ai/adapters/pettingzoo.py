"""Our games as PettingZoo environments in its turn-based API (extra `pettingzoo`).

An action is an index among the legal actions; `infos[agent]["actions"]` has their tokens. The observation in
numbers is everything that the agent knows of the position, as JSON in bytes; `known` returns it as a value,
together with the events that the agent has seen.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary
from pettingzoo import AECEnv

from ai.tables import player_names
from furyqt.rules.core.agenda import State, is_over, legal_actions, play, player_to_move
from furyqt.rules.core.ruleset import Observation, ruleset

MOST_ACTIONS = 1024
"""An upper bound of the number of actions in a decision."""
MOST_BYTES = 16_384
"""An upper bound of the size of a position in JSON, without its events."""


class FuryEnv(AECEnv):  # type: ignore[misc]  # PettingZoo tells mypy nothing of its types
    """One game; the agents have the names of its players, and their reward is the value of the end."""

    def __init__(self, game: str, options: Mapping[str, str], render_mode: str | None = None) -> None:
        super().__init__()
        self.rules = ruleset(game)
        self.options = self.rules.checked_options(options)
        self.render_mode = render_mode
        self.metadata = {"render_modes": ["ansi"], "is_parallelizable": False, "name": f"furyqt_{game}"}
        self.possible_agents = list(player_names(self.rules, self.options))
        known = Dict(
            {"observation": Box(0, 255, (MOST_BYTES,), np.uint8), "action_mask": MultiBinary(MOST_ACTIONS)}
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, known)
        self.action_spaces = {agent: Discrete(MOST_ACTIONS) for agent in self.possible_agents}
        self.state_of_game: State | None = None

    def observation_space(self, agent: str) -> Dict:
        """Return the space of bytes of JSON and the mask of legal actions; it is the same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of indices into the legal actions, most of which the mask forbids."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Set up a new game; the seed determines all of its chance events."""
        del options
        self.state_of_game = self.rules.setup(self.options, secrets.randbits(32) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def step(self, action: int | None) -> None:
        """Play the legal action with this index; IndexError if there is none."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        assert self.state_of_game is not None
        assert action is not None
        self.state_of_game = play(self.state_of_game, legal_actions(self.state_of_game)[action])
        if is_over(self.state_of_game):
            self._end()
        else:
            self._select()
        self._accumulate_rewards()

    def known(self, agent: str) -> Observation:
        """Return everything that an agent knows, as the computer players get it."""
        assert self.state_of_game is not None
        return self.rules.observe(self.state_of_game, self.possible_agents.index(agent))

    def observe(self, agent: str) -> dict[str, np.ndarray[Any, Any]]:
        """Return an agent's knowledge of the position, zero-filled, and a mask of its legal actions."""
        seen = self.known(agent)
        fields = {name: getattr(seen, name) for name in seen.__struct_fields__ if name != "events"}
        data = np.frombuffer(msgspec.json.encode(fields), np.uint8)
        observation, mask = np.zeros(MOST_BYTES, np.uint8), np.zeros(MOST_ACTIONS, np.int8)
        observation[: len(data)] = data
        mask[: len(seen.actions)] = 1
        return {"observation": observation, "action_mask": mask}

    def render(self) -> str:
        """Return the situation in sentences, as the agent that decides knows it."""
        topics = self.rules.summarize(self.known(self.agent_selection))
        return "\n".join(str(line) for lines in topics.values() for line in lines)

    def close(self) -> None:
        """Do nothing: there is no window."""

    def _select(self) -> None:
        """Select the agent whose decision is pending."""
        assert self.state_of_game is not None
        player = player_to_move(self.state_of_game)
        assert player is not None
        self.agent_selection = self.possible_agents[player]
        tokens = tuple(action.text for action in legal_actions(self.state_of_game))
        self.infos = {
            agent: {"actions": tokens if agent == self.agent_selection else ()} for agent in self.agents
        }

    def _end(self) -> None:
        assert self.state_of_game is not None
        outcome = self.rules.outcome(self.state_of_game)
        assert outcome is not None
        self.rewards = dict(zip(self.agents, outcome.values, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"actions": ()} for agent in self.agents}


def env(game: str, options: Mapping[str, str] | None = None, render_mode: str | None = None) -> FuryEnv:
    """Return an environment of a game; UnknownGameError or OptionError if there is no such game or option."""
    return FuryEnv(game, options or {}, render_mode)
