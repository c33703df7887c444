"""The facts about Dracula's moves in the simplified game: as he can check them on the map."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ai.knowledge.fury.dracula_facts import (
    at_sea,
    comers,
    known,
    nearest,
    possible_places,
    starting_ways,
    ways_on,
)
from ai.knowledge.fury.nearness import FARTHEST
from ai.knowledge.lite.trail_belief import MOST_SHOWN, BeliefMemory
from ai.reasons import ActionFact
from furyqt.rules.core.agenda import play
from furyqt.rules.core.numerals import numeral
from furyqt.rules.core.text import Texts
from furyqt.rules.lite.actions import DoubleBack, Forfeit, Hide, LiteAction, Teleport
from furyqt.rules.lite.determinize import determinize
from furyqt.rules.lite.observation import LiteObservation, as_hunters_know, destination
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.steps.dracula import trail_moves
from furyqt.rules.lite.tables import (
    BLOOD_IN_CASTLE,
    BLOOD_PER_MEETING,
    BLOOD_PER_SEA,
    CASTLE,
    FIGURES,
    MATURED_COST,
    MOST_ENCOUNTERS,
    OLDEST_BIT,
    PLACES,
    REACH,
    SEAS,
    STEPS_APART,
    TRAIL,
    VAMPIRE_ROUNDS,
    rail_hops,
)
from furyqt.rules.lite.words import FIGURE_NAMES, place_text

N_ = Texts("lite.dracula")

LOW_BLOOD = 2 * BLOOD_PER_MEETING
"""From here on down, the way to the castle matters."""
NAMES = tuple(place_text(place) for place in PLACES)

_NO_COMER = N_("In the next round no hunter can come {place:to}.")
_COMER = N_("In the next round {hunter} can come {place:to}.")
_COMERS = N_("In the next round {hunters} can come {place:to}.")
_SEA = N_("The sea costs Dracula {lost} blood, which leaves {left}.")
_COSTS_BLOOD = N_("the sea costs Dracula {own} blood")
_DROWNED = N_("The sea costs Dracula his last blood.")
_CASTLE = N_("The castle gives {blood} blood, but the hunters see Dracula there.")
_SEEN = N_("The hunters see Dracula, because one of them is {place:in}.")
_VAMPIRE = N_(
    "A vampire is placed {place:in}; unless a hunter comes there first, it costs the hunters {points} points"
    " in {rounds:word} rounds."
)
_NO_VAMPIRE = N_("At sea no vampire is placed, and the next one comes only in {rounds:word} rounds.")
_FULL = N_("There are {count:word} encounters {place:in} already, so none is added.")
_STACKED = N_("With the new encounter there are {count:word} {place:in}.")
_FARTHER = N_("choice {rival} ends nearer to the castle")
_TRAPPED = N_("From there only the teleport to the castle is left.")
_DOUBLED = N_(
    "The hunters see the number of a Double Back, and another one is possible only after five other moves."
)
_HIDDEN = N_("Another Hide is possible only after five other moves.")


class DraculaFacts:
    """The facts about Dracula's moves in one of his observations."""

    def __init__(self, observation: LiteObservation) -> None:
        self._seen, self._now = observation, determinize(observation, None, 0)
        self._memory = BeliefMemory(most=MOST_SHOWN)
        """Follows the hunters' knowledge after each move."""

    def found(self, move: LiteAction) -> Iterator[ActionFact]:
        """Yield the facts about an action, the most important first."""
        if isinstance(move, Forfeit):
            return
        place = destination(self._seen, move)
        after = play(self._now, move)
        if not self._seen.moves:
            yield from self._start(place)
            return
        yield from self._meetings(place)
        if after.agenda:
            yield from self._knowledge(place, after)
        yield from self._encounters(place)
        if after.agenda:
            on_foot = (way for way in trail_moves(after) if not isinstance(way, Teleport))
            ways = {way.destination(after.lairs) for way in on_foot}
            yield ways_on(len(ways - {place}), _TRAPPED)
        if self._seen.blood <= LOW_BLOOD and place != CASTLE:
            away = STEPS_APART[place][CASTLE]
            words = N_.plural("The castle, which gives him blood, is %n moves from there.", away)
            yield ActionFact("castle", away, words, FARTHEST - away, _FARTHER)
        if place not in SEAS:
            hunters = {FIGURE_NAMES[one]: self._seen.places[one] for one in FIGURES}
            yield from nearest(place, NAMES[place], hunters, STEPS_APART)
        if isinstance(move, DoubleBack):
            yield ActionFact("card", "double back", _DOUBLED)
        elif isinstance(move, Hide):
            yield ActionFact("card", "hide", _HIDDEN)

    def _start(self, place: int) -> Iterator[ActionFact]:
        """Yield what is near a starting place."""
        hunters = {FIGURE_NAMES[one]: self._seen.places[one] for one in FIGURES}
        yield from nearest(place, NAMES[place], hunters, STEPS_APART)
        yield from self._sea(place)
        yield from self._encounters(place)
        yield self._comers(place)
        yield starting_ways(place, STEPS_APART)

    def _meetings(self, place: int) -> Iterator[ActionFact]:
        """Yield who can meet Dracula in a place, and what it costs to be there."""
        yield from self._sea(place)
        if place in SEAS:
            yield at_sea()
        else:
            yield self._comers(place)

    def _sea(self, place: int) -> Iterator[ActionFact]:
        if place in SEAS:
            left = self._seen.blood - BLOOD_PER_SEA
            words = _SEA if left > 0 else _DROWNED
            told = words.fill(lost=BLOOD_PER_SEA, left=left)
            yield ActionFact("sea", True, told, -1.0, _COSTS_BLOOD, BLOOD_PER_SEA)
        else:
            yield ActionFact("sea", False, None, 0.0)

    def _comers(self, place: int) -> ActionFact:
        """Return who can end the next turn in a place."""
        now = self._seen.round + 1
        hunters = [
            FIGURE_NAMES[one].form("told")
            for one in FIGURES
            if place in REACH[rail_hops(now, one)][self._seen.places[one]]
        ]
        return comers(NAMES[place], hunters, _NO_COMER, _COMER, _COMERS)

    def _knowledge(self, place: int, after: LiteState) -> Iterator[ActionFact]:
        """Yield what the hunters know of Dracula's place after a move."""
        if place == CASTLE:
            yield known(1, _CASTLE.fill(blood=BLOOD_IN_CASTLE))
        elif place in self._seen.places and after.revealed >> (len(after.moves) - 1) & 1:
            yield known(1, _SEEN.fill(place=NAMES[place]))
        else:
            seen = replace(
                self._seen,
                agenda=after.agenda,
                events=tuple(after.told or ()),
                round=after.round,
                moves=after.moves,
                lairs=after.lairs,
                revealed=after.revealed,
                traps=after.traps,
                vampires=after.vampires,
            )
            belief = self._memory.update(as_hunters_know(seen))
            yield possible_places(len(belief.whereabouts().now))

    def _encounters(self, place: int) -> Iterator[ActionFact]:
        """Yield what is placed in a city, beside what is there already."""
        is_due = self._seen.round % VAMPIRE_ROUNDS == 0
        if place in SEAS:
            if is_due:
                yield ActionFact("placed", "none", _NO_VAMPIRE.fill(rounds=numeral(VAMPIRE_ROUNDS)))
            return
        alive = (self._now.traps | self._now.vampires) & ~OLDEST_BIT
        there = (alive & self._now.trail_bits(place)).bit_count()
        if there >= MOST_ENCOUNTERS and self._seen.options.encounter_limit == "three":
            yield ActionFact("placed", "full", _FULL.fill(place=NAMES[place], count=numeral(there)))
        elif is_due:
            words = _VAMPIRE.fill(place=NAMES[place], points=MATURED_COST, rounds=numeral(TRAIL))
            yield ActionFact("placed", "vampire", words)
        elif there:
            yield ActionFact("placed", there, _STACKED.fill(place=NAMES[place], count=numeral(there + 1)))
