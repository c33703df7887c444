"""The third edition as the search of the hunters plays it in a chapter: everything is about its goal."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from ai.knowledge import Belief, Knowledge
from ai.knowledge.evaluation_terms import Aspect, unsaid
from ai.knowledge.fury.aims import MEETINGS, PERCENT, STEADY, AimedValues, AimFollower, CountedTerms, expected
from ai.knowledge.fury3.belief import TeamGuess, WaysBelief
from ai.knowledge.fury3.chapters.goals import chosen, facedown, open_sites, sites
from ai.knowledge.fury3.chapters.trail_memory import TrailMemory, row_of
from ai.knowledge.fury3.evaluation_terms import ASPECTS, Fury3Terms
from ai.knowledge.fury3.facts import Facts
from ai.knowledge.fury3.knowledge import Fury3Knowledge
from ai.knowledge.fury3.policy import PolicyGuide
from ai.knowledge.fury3.question_facts import prevents_return
from ai.knowledge.fury3.team_guide import TeamGuide
from ai.knowledge.fury3.value import WON
from ai.portable import Floats
from ai.reasons import ActionFact, found_by
from furyqt.rules.core.agenda import Action, player_to_move
from furyqt.rules.core.campaign.aim import DAY, Aim
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3.actions import PASS
from furyqt.rules.fury3.chapters.counters import ChapterCount, counted_from
from furyqt.rules.fury3.chapters.overlay import FIRST_BOX
from furyqt.rules.fury3.decks import NONE, VAMPIRES
from furyqt.rules.fury3.events import BoxLaid, HunterMoved
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.search.scouting import Scouting
from furyqt.rules.fury3.tables import DRACULA, HUNTERS, NOWHERE

N_ = Texts("fury3.aims")

ORDINARY = {"destroyed"}
"""The goals of the ordinary game, whose value has learned weights and exact combats."""
RATES = {
    "turned": 0.6,
    "revealed": 0.45,
    "harm": 1.4,
    "slain": 0.35,
    "emptied": 0.6,
    "fights": 0.4,
    "influence": 0.7,
    "defeated": 0.15,
    "sails": 0.3,
    "moves": 2.0,
}
"""The average rise of each counter in a day of the measured games."""


class AimedBelief(WaysBelief):
    """Dracula's possible ways, and everything else that the events tell about the chapter."""

    @cached_property
    def count(self) -> ChapterCount:
        """The counters of the chapter."""
        return counted_from(self._observation.events)

    @cached_property
    def now(self) -> Floats:
        """The chance of each place of his."""
        return row_of(self.whereabouts().now)

    @cached_property
    def trail(self) -> tuple[tuple[int, Floats], ...]:
        """The number of the card on each space of the trail, and what it may show if that is unknown."""
        return tuple(
            (NONE if spot is None else spot.id, row_of(facedown(spot, self.cards)))
            for spot in self._observation.trail
        )

    @cached_property
    def among(self) -> frozenset[int]:
        """The cities where a box may have been laid."""
        laid = [event for event in self._observation.events if isinstance(event, BoxLaid)]
        return frozenset(place for event in laid for place in event.among)

    @cached_property
    def visited(self) -> frozenset[int]:
        """The places where a hunter was."""
        events = self._observation.events
        return frozenset(event.place for event in events if isinstance(event, HunterMoved))


class Follower(AimFollower[ChapterCount, Fury3State]):
    """The counters of a simulated game, and what its hunters know."""

    def __init__(self, aim: Aim, belief: AimedBelief, state: Fury3State) -> None:
        super().__init__(aim, belief.count, state, HUNTERS)
        self._belief = belief
        self.memory = TrailMemory(belief.now, belief.trail, state.chapter.closed)
        self._visited = set(belief.visited)

    def learn(self, event: Event) -> None:
        """Learn from an event that the hunters saw."""
        super().learn(event)
        self.memory.learn(event, self.state)
        if isinstance(event, HunterMoved):
            self._visited.add(event.place)

    def cards(self) -> Mapping[int, float]:
        """Return for each city the chance that an unknown card of the trail shows it."""
        trail = self.state.trail
        return self.memory.cards(frozenset(spot.place for spot in trail if spot is not None and spot.faceup))

    def sites(self) -> tuple[frozenset[int], frozenset[int]]:
        """Return the places that hold a known box or vampire, and those where a box may still be."""
        state = self.state
        shown = [spot for spot in (*state.trail, *state.lairs) if spot is not None and spot.faceup]
        known = frozenset(
            spot.place
            for spot in shown
            if spot.id >= FIRST_BOX or any(one.faceup and one.card in VAMPIRES for one in spot.contents)
        )
        return known, open_sites(state, self._belief.among, self._visited, known)

    def moves(self) -> int:
        """Return the journeys so far."""
        return self.count.counts.get("moves", 0)


def chance(known: AimFollower[ChapterCount, Fury3State], memory: TrailMemory) -> float:
    """Return the chance to reach the goal, given what the hunters of the simulated game know."""
    aim, state, counts = known.aim, known.state, known.count.counts
    if known.end is not None:
        return float(known.end == "goal")
    if state.winner >= 0:
        return float(state.winner == HUNTERS)
    left = max(0.0, aim.days - counts[DAY] + (0.5 if state.is_night() else 1.0))
    hit = memory.surest(aim.seal_places) if aim.seal_places and not state.revealed else 0.0
    return expected(aim, counts, left, RATES, hit)


class AimedGuide(PolicyGuide):
    """The policies of a simulated game in which the hunters play for the goal of a chapter."""

    def __init__(
        self, rng: random.Random, noise: float, belief: AimedBelief, state: Fury3State, aim: Aim
    ) -> None:
        super().__init__(rng, STEADY * noise, TeamGuess(state, belief.believed_place, rng.random))
        self._aim = aim
        self._follower = Follower(aim, belief, state)

    def by_rule(self, state: Fury3State, actions: Sequence[Action]) -> Action:
        """Choose for the goal where the rule of thumb for goals has an action."""
        usual = super().by_rule(state, actions)
        if player_to_move(state) != HUNTERS:
            return usual
        self._follower.follow(state)
        return chosen(state, actions, usual, self._aim.wanted.names, self._aim.limits, self._follower)

    def settled(self, state: Fury3State) -> bool:
        """Return whether the chapter is over, or the last day has begun in one with a seal."""
        self._follower.follow(state)
        return self._follower.end is not None or self._follower.awaits_seal

    def points(self, state: Fury3State) -> float:
        """Return the chance to reach the goal, in percent."""
        self._follower.follow(state)
        return PERCENT * chance(self._follower, self._follower.memory)


_ORDINARY = {aspect.name: aspect for aspect in ASPECTS}


class AimedTerms(CountedTerms[ChapterCount], Fury3Terms):
    """The terms of a position's value in a chapter."""

    counted: ClassVar[dict[str, Aspect]] = {
        "turned": Aspect("turned", HUNTERS, N_("more hideouts found"), N_("fewer hideouts found")),
        "revealed": Aspect("revealed", HUNTERS, N_("more revelations"), N_("fewer revelations")),
        "harm": _ORDINARY["damage"],
        "slain": Aspect("slain", HUNTERS, N_("more vampires defeated"), N_("fewer vampires defeated")),
        "emptied": Aspect("emptied", HUNTERS, N_("more boxes made clean"), N_("fewer boxes made clean")),
        "defeated": _ORDINARY["defeated"],
        "influence": _ORDINARY["influence"],
        "sails": Aspect("sails", DRACULA, N_("more voyages by Dracula"), N_("fewer voyages by Dracula")),
        "moves": unsaid("moves", DRACULA),
    }

    def believed(self, observation: Fury3Observation) -> dict[int, float]:
        """Return the chance of each place of Dracula, unless the goal is only about boxes or hideouts."""
        is_sought = MEETINGS.intersection(self._aim.wanted.names) or self._aim.seal_places
        return super().believed(observation) if is_sought else {}


class AimedKnowledge(AimedValues, Fury3Knowledge):
    """The knowledge of the hunters in a chapter, whose points are chances of its goal in percent."""

    def __init__(self, aim: Aim) -> None:
        super().__init__()
        self._aim = aim

    def belief(self, observation: Fury3Observation) -> AimedBelief:
        """Return the ways that agree with all events."""
        return AimedBelief(observation)

    def guide(
        self, state: Fury3State, observer: int, belief: Belief, rng: random.Random, noise: float
    ) -> AimedGuide:
        """Return the policies for one simulated game."""
        assert isinstance(belief, AimedBelief)
        return AimedGuide(rng, noise, belief, state, self._aim)

    def terms(self, belief: Belief) -> AimedTerms:  # type: ignore[override]
        """Return the words for the counters of the chapter."""
        assert isinstance(belief, AimedBelief)
        return AimedTerms(self._aim, belief.count)

    def worth_trying(self, observation: Fury3Observation) -> Sequence[Action]:
        """Return the actions that a player might take.

        If boxes are sought, scouts are asked about cities that may hide them, and an item card that makes a
        box clean is revealed.
        """
        actions = super().worth_trying(observation)
        if "emptied" not in self._aim.wanted.names:
            return actions
        if isinstance(observation.agenda[-1], Scouting) and observation.options.reach != "trail":
            lairs = (lair for lair in observation.lairs if lair is not None and lair.id >= FIRST_BOX)
            open_ = sites(observation)[1] if any(not lair.faceup for lair in lairs) else frozenset()
            return [one for one in observation.actions if getattr(one, "to", NOWHERE) in open_] or actions
        if prevents_return(observation):
            return [action for action in actions if action != PASS] or actions
        return actions

    def facts(
        self, observation: Fury3Observation, actions: Sequence[Action]
    ) -> Sequence[Sequence[ActionFact]]:
        """Return what the map and the sheets show for the goal."""
        return found_by(self.hunter_facts(observation, self._aim), actions)

    def basis(self, observation: Fury3Observation) -> Sequence[Text]:
        """Return where boxes and hideouts may be, if the goal is to find some."""
        return tuple(Facts(observation, self.belief(observation), self._aim).basis())


class ClockedKnowledge(Fury3Knowledge):
    """The ordinary knowledge, for a chapter whose goal is the ordinary one: until the days are over."""

    def __init__(self, aim: Aim) -> None:
        super().__init__()
        self._aim = aim

    def guide(
        self, state: Fury3State, observer: int, belief: Belief, rng: random.Random, noise: float
    ) -> PolicyGuide:
        """Return the policies for one simulated game."""
        assert isinstance(belief, WaysBelief)
        return ClockedGuide(rng, noise, belief, state, self._aim)

    def points(self, state: Fury3State, player: int) -> float:
        """Return the ordinary value, and a defeat after the last day."""
        return -WON if is_late(state, self._aim) else super().points(state, player)


class ClockedGuide(TeamGuide):
    """The ordinary policies of the hunters, for a game that is lost after the last day."""

    def __init__(
        self, rng: random.Random, noise: float, belief: WaysBelief, state: Fury3State, aim: Aim
    ) -> None:
        super().__init__(rng, noise, belief, state)
        self._aim = aim

    def points(self, state: Fury3State) -> float:
        """Return the ordinary value, and a defeat after the last day."""
        return -WON if is_late(state, self._aim) else super().points(state)


def is_late(state: Fury3State, aim: Aim) -> bool:
    """Return whether the days of a chapter are over, and nobody has won."""
    return state.winner < 0 and state.chapter.day(state.time) > aim.days


def knowledge(aim: Aim) -> Knowledge[Fury3State, Fury3Observation, Any]:
    """Return new knowledge with an empty memory."""
    is_ordinary = set(aim.wanted.names) <= ORDINARY
    return ClockedKnowledge(aim) if is_ordinary else AimedKnowledge(aim)
