"""A rule bot as an agent: one habit, in a world that fits its knowledge."""

from __future__ import annotations

import random

from ai.agent import AgentDecision, Stop
from ai.knowledge.fury3.rule_bots.guides import CharacterGuide, NewestSight
from ai.knowledge.fury3.rule_bots.habits import Character, characters, usual
from ai.knowledge.protocols import AnyKnowledge
from furyqt.rules.fury3.determinize import determinize
from furyqt.rules.fury3.events import CardPlaced
from furyqt.rules.fury3.hidden import trail_sampler
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import HUNTERS
from furyqt.rules.mechanisms.facedown_cards import Faces

PLAYERS = ("hunters", "dracula")
NUMBER = 8
"""More than the number of figures."""


class CharacterBot:
    """Plays the third edition by one habit; without one for its side by the usual numbers.

    It uses no belief of the search, so that it stays the same player when that belief changes.
    """

    def __init__(self, known: AnyKnowledge, name: str) -> None:
        del known
        self._name = name

    def decide(self, observation: Fury3Observation, seed: int, stop: Stop | None = None) -> AgentDecision:
        """Follow the habit; chance is drawn from the seed."""
        del stop
        rng = random.Random(seed)
        player = PLAYERS[observation.player]
        character = characters(player).get(self._name) or usual(player)
        state = determinize(observation, supposed(observation, character), rng.getrandbits(63))
        state.told = None
        lead = NewestSight() if observation.player == HUNTERS and character.team.lead == "newest" else None
        guide = CharacterGuide(rng, 0.0, character, lead, places(observation))
        return AgentDecision(index=observation.actions.index(guide.choose(state, observation.actions)))


def supposed(observation: Fury3Observation, character: Character) -> Faces | None:
    """Return the way that a team supposes in this phase, the same one for each decision; None for Dracula."""
    if observation.player != HUNTERS:
        return None
    hunter = getattr(observation.agenda[-1], "hunter", 0) if character.team.lead == "own" else 0
    return trail_sampler.sample(observation, random.Random(observation.phase * NUMBER + hunter))


def places(observation: Fury3Observation) -> list[int]:
    """Return the places where Dracula was, as far as this player knows them."""
    return [event.place for event in observation.events if isinstance(event, CardPlaced) and event.place >= 0]


RuleBot = CharacterBot
