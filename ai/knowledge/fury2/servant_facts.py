"""The facts about the choices of Dracula's Servant in the second edition: what he can check on the table."""

from __future__ import annotations

from collections.abc import Iterator

from ai.knowledge.fury.dracula_facts import nearest
from ai.knowledge.fury2.question_facts import DIE
from ai.reasons import ActionFact
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.enumeration import enumerated
from furyqt.rules.core.text import Texts
from furyqt.rules.fury2.actions import Go, PlaceChoice, Word
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.steps.servant.servant_actions import (
    EVENT,
    REST,
    SEARCHING,
    WEAPON,
    ServantAction,
)
from furyqt.rules.fury2.steps.servant.servant_moves import RAIL, STAY, ServantDrift, ServantMove, ServantRide
from furyqt.rules.fury2.steps.servant.servant_turn import ServantReturn, ServantStart
from furyqt.rules.fury2.tables import ATLAS, FIGURES, LARGE, LIVES, NOWHERE, PLACES, SEAS
from furyqt.rules.fury2.tactics.cards import WEAPONS
from furyqt.rules.fury2.words import FIGURE_NAMES, place_text

N_ = Texts("fury2.servant")

NAMES = tuple(place_text(place) for place in PLACES)
MOVES = ATLAS.distances("road", "boat")
SERVANT_STEPS = ServantStart, ServantReturn, ServantMove, ServantRide, ServantDrift, ServantAction
"""The Servant's decisions that have facts here."""

_ATTACKS = N_(
    "There the Servant can attack {hunters}, with {weapons} of {most} weapons and {lives} of {all} lives."
)
_UNREADY = N_(
    "There the Servant would have to attack {hunters}, with {weapons} of {most} weapons and {lives} of {all} "
    "lives."
)
_NO_PREY = N_("choice {rival} brings the Servant nearer to a hunter")
_TAKES = N_("{place} is a large city, where the Servant can find a weapon (so far {weapons} of {most}).")
_NO_WEAPON = N_("choice {rival} leads to a large city, where the Servant can find a weapon")
_WEAPON_FARTHER = N_("choice {rival} is nearer to a large city, where the Servant can find a weapon")
_RECOVERS = N_("If the Servant stays, he can rest and regain a life (now {lives} of {all}).")
_NO_REST = N_("after choice {rival} the Servant can rest")
_AT_SEA = N_("At sea the Servant's turn ends with his move.")
_ARMED = N_("The Servant has {weapons} of {most} weapons so far; each can be used in a combat.")
_LIVES = N_("The Servant has {lives} of {all} lives.")
_DRAWS = N_("A Dracula event goes to Dracula, another one to the hunter with the fewest events.")


class ServantFacts:
    """The facts about the Servant's choices in one observation of his side."""

    def __init__(self, observation: Fury2Observation) -> None:
        self._seen, self._servant = observation, observation.servant
        self._counts = {"weapons": self._servant.weapons, "most": len(WEAPONS)}
        self._counts |= {"lives": self._servant.lives, "all": LIVES}
        self._hunts = self._servant.weapons > 0 and self._servant.lives > 1

    def found(self, action: Action) -> Iterator[ActionFact]:
        """Yield the facts about an action, the most important first."""
        step = self._seen.agenda[-1]
        if isinstance(step, ServantStart | ServantReturn) and isinstance(action, PlaceChoice):
            yield from self._start(action.to)
        elif isinstance(action, Go | PlaceChoice):
            way = action.way if isinstance(action, Go) else ""
            yield from self._moved(action.to, way)
        elif action == STAY:
            yield from self._moved(self._servant.place, "stay")
        elif action == RAIL:
            yield ActionFact("die", True, DIE)
        elif isinstance(step, ServantAction) and isinstance(action, Word):
            yield from self._acting(action)

    def _start(self, place: int) -> Iterator[ActionFact]:
        """Yield how far a starting place is from the nearest hunter, and from a weapon."""
        placed = {FIGURE_NAMES[one]: self._seen.hunters[one].place for one in FIGURES}
        placed = {hunter: there for hunter, there in placed.items() if there != NOWHERE}
        yield from nearest(place, NAMES[place], placed, MOVES)
        moves = min(MOVES[place][city] for city in LARGE if MOVES[place][city] >= 0)
        words = N_.plural(
            "The nearest large city, where the Servant can find a weapon, is %n moves away.", moves
        )
        yield ActionFact("weapon", moves, words, float(-moves), _WEAPON_FARTHER)

    def _moved(self, place: int, way: str) -> Iterator[ActionFact]:
        """Yield who is there or near when the Servant comes, and what else he can do there."""
        hunters = {one: self._seen.hunters[one].place for one in FIGURES}
        here = [FIGURE_NAMES[one].form("told") for one, there in hunters.items() if there == place]
        if place in SEAS:
            yield ActionFact("act", "sea", _AT_SEA, -1.0)
        elif here and way:
            words = (_ATTACKS if self._hunts else _UNREADY).fill(hunters=enumerated(here), **self._counts)
            yield ActionFact("meets", tuple(map(str, here)), words, 1.0 if self._hunts else -2.0)
        can_search = place not in SEAS and not (here and way)
        yield from self._found(place, can_search=can_search and (not way or way in SEARCHING))
        rests = way == "stay" and can_search and self._servant.lives < LIVES
        told = _RECOVERS.fill(**self._counts) if rests else None
        yield ActionFact("rests", rests, told, float(rests), _NO_REST)
        placed = {FIGURE_NAMES[one]: there for one, there in hunters.items() if there != NOWHERE}
        for fact in nearest(place, NAMES[place], placed, MOVES):
            merit = -(fact.merit or 0.0)
            yield fact._replace(merit=merit + len(MOVES), drawback=_NO_PREY) if self._hunts else fact

    def _found(self, place: int, *, can_search: bool) -> Iterator[ActionFact]:
        """Yield whether the Servant can find a weapon in a place."""
        finds = can_search and place in LARGE and self._servant.weapons < len(WEAPONS)
        words = _TAKES.fill(place=NAMES[place], **self._counts) if finds else None
        yield ActionFact("weapon", finds, words, float(finds), _NO_WEAPON)

    def _acting(self, action: Word) -> Iterator[ActionFact]:
        """Yield what an action at the end of the turn brings."""
        words = {WEAPON: _ARMED, REST: _LIVES, EVENT: _DRAWS}.get(action)
        if words is not None:
            yield ActionFact("act", action.word, words.fill(**self._counts))
