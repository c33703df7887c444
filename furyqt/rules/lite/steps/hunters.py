"""A hunter's turn: his move (L4) and the events at its end (L5, L9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from furyqt.rules.core.agenda import Decision, Step
from furyqt.rules.core.text import Text
from furyqt.rules.lite import words
from furyqt.rules.lite.actions import FORFEIT, GO_ACTIONS, Forfeit, Go, LiteAction
from furyqt.rules.lite.events import (
    Disqualified,
    DraculaMet,
    HunterDied,
    HunterMoved,
    HunterRested,
    Researched,
    TrapsSprung,
    VampireDestroyed,
)
from furyqt.rules.lite.reveal import reveal_round, reveal_trail
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import (
    BLOOD_PER_MEETING,
    DEATH_COST,
    FIGURES,
    FULL_LIFE,
    GODALMING,
    HARKER,
    HOSPITAL,
    HUNTERS,
    LIFE_PER_MEETING,
    LIFE_PER_REST,
    LIFE_PER_TRAP,
    NOWHERE,
    PLACES,
    RAILS,
    REACH,
    SEAS,
    TRAIL,
    rail_hops,
)

_MOVES = tuple(tuple(tuple(GO_ACTIONS[to] for to in row) for row in reach) for reach in REACH)
DESTINATIONS = tuple(
    tuple(_MOVES[rail_hops(round_, hunter)] for round_ in range(len(RAILS))) for hunter in FIGURES
)
"""DESTINATIONS[hunter][round][place]: the moves of a hunter; they repeat every four rounds."""
PLACEMENTS = GO_ACTIONS


class WakeUp(Step, frozen=True):
    """A hunter who was sent to the hospital begins his turn with full life (L4.5)."""

    hunter: int

    def run(self, state: LiteState) -> None:
        state.set_life(self.hunter, FULL_LIFE)


class HunterMove(Decision, frozen=True):
    """A hunter places himself (L2.4) or moves (L4)."""

    hunter: int

    decider = HUNTERS
    asks = words.MOVE_HUNTER
    stake = words.HUNTER_STAKE
    rules_page = "hunter_turn"

    def actions(self, state: LiteState) -> Sequence[LiteAction]:
        """List the moves by road, sea and rail, and staying (L4.1-L4.3)."""
        hunter = self.hunter
        here = state.places[hunter]
        moves = PLACEMENTS if here == NOWHERE else DESTINATIONS[hunter][state.round % len(RAILS)][here]
        return (*moves, FORFEIT) if state.options.faults == "course" else moves

    def place_refusal(self, position: Any, place: int) -> Text | None:
        """Return the distance: no other rule keeps a hunter from a place."""
        return words.too_far(position.places[self.hunter], place, has_rails=True)

    def apply(self, state: LiteState, action: Go | Forfeit) -> None:
        if isinstance(action, Go):
            go(state, self.hunter, action.to)
        else:
            state.faulty |= 1 << self.hunter
            state.tell(Disqualified, self.hunter)
            state.push(ForcedRest(self.hunter))

    def prompt(self, position: Any) -> Text:
        text = words.PLACE_HUNTER if position.places[self.hunter] == NOWHERE else self.asks
        return text.fill(hunter=words.FIGURE_NAMES[self.hunter])

    def at_stake(self, position: Any) -> Text:
        return words.HUNTER_START_STAKE if position.places[self.hunter] == NOWHERE else self.stake

    def page(self, position: Any) -> str:
        return self.rules_page if position.round else "start"

    def label(self, position: Any, action: Go | Forfeit) -> Text:
        if isinstance(action, Forfeit):
            return words.FORFEIT
        here = position.places[self.hunter]
        text = words.START if here == NOWHERE else words.REST if action.to == here else words.GO
        return text.fill(place=words.place_text(action.to))


class ForcedRest(Step, frozen=True):
    """The engine moves a disqualified hunter: he rests, or starts in the hospital (L10.1)."""

    hunter: int

    def run(self, state: LiteState) -> None:
        here = state.places[self.hunter]
        go(state, self.hunter, HOSPITAL if here == NOWHERE else here)


class TrailDiscovery(Step, frozen=True):
    """Every trail entry at the hunter's city is revealed (L5.2)."""

    hunter: int

    def run(self, state: LiteState) -> None:
        bits = state.trail_bits(state.places[self.hunter])
        if bits:
            reveal_trail(state, bits)


class Traps(Step, frozen=True):
    """Traps of the city hurt the hunter, the oldest first, until he dies (L5.3)."""

    hunter: int

    def run(self, state: LiteState) -> None:
        here = state.traps and state.traps & state.trail_bits(state.places[self.hunter])
        life, count = state.lives[self.hunter], 0
        while here and life > 0:
            oldest = 1 << (here.bit_length() - 1)
            here ^= oldest
            state.traps ^= oldest
            life -= LIFE_PER_TRAP
            count += 1
        if count:
            state.set_life(self.hunter, max(0, life))
            state.tell(TrapsSprung, self.hunter, count)


class VampireHunt(Step, frozen=True):
    """A living hunter destroys an immature vampire of the city (L5.4)."""

    hunter: int

    def run(self, state: LiteState) -> None:
        if state.vampires and state.lives[self.hunter] > 0:
            found = state.vampires & state.trail_bits(state.places[self.hunter])
            if found:
                state.vampires ^= found
                state.tell(VampireDestroyed, self.hunter)


class Meeting(Step, frozen=True):
    """A living hunter in Dracula's city meets him: both are hurt (L5.5)."""

    hunter: int

    def run(self, state: LiteState) -> None:
        hunter = self.hunter
        if state.lairs and state.lairs[-1] == state.places[hunter] and state.lives[hunter] > 0:
            state.blood -= BLOOD_PER_MEETING
            state.set_life(hunter, max(0, state.lives[hunter] - LIFE_PER_MEETING))
            state.tell(DraculaMet, hunter, state.blood)


class EndOfHunterTurn(Step, frozen=True):
    """The turn ends after an arrival."""

    hunter: int
    came_from: int

    def run(self, state: LiteState) -> None:
        end_turn(state, self.hunter, self.came_from)


def go(state: LiteState, hunter: int, to: int) -> None:
    """Move a hunter; end his turn, or push the steps of the arrival.

    There are none at sea (L5.1), and nothing to find in a city that is not in the trail.
    """
    came_from = state.places[hunter]
    if to != came_from:
        state.settle_hunter(hunter, to)
    if state.told is not None:
        state.tell(HunterMoved, hunter, to, to == came_from, came_from == NOWHERE)
    if to not in state.lairs[-TRAIL:] or to in SEAS:
        end_turn(state, hunter, came_from)
    else:
        state.agenda += (ENDS[hunter][came_from], *ARRIVALS[hunter])


def end_turn(state: LiteState, hunter: int, came_from: int) -> None:
    """Bring a dead hunter to the hospital (L5.6); a resting one recovers (L5.7) and researches (L9)."""
    if hunter == GODALMING and state.options.research == "round":
        state.rests = 0
    if state.lives[hunter] <= 0:
        state.settle_hunter(hunter, HOSPITAL)
        state.score -= DEATH_COST
        state.tell(HunterDied, hunter)
        return
    if state.places[hunter] == came_from:
        rest(state, hunter)
        research(state, hunter)
    else:
        state.rests = 0


def rest(state: LiteState, hunter: int) -> None:
    """Restore three life points, up to nine."""
    life = state.lives[hunter]
    if life < FULL_LIFE and (state.options.sea_rest == "heals" or state.places[hunter] not in SEAS):
        state.set_life(hunter, min(FULL_LIFE, life + LIFE_PER_REST))
    if state.told is not None:
        state.tell(HunterRested, hunter, state.lives[hunter])


def research(state: LiteState, hunter: int) -> None:
    """Reveal the oldest of six moves after four rests in a row (L9.1, L9.2), in 2012 after four in one round
    (L13.5).
    """
    state.rests = min(state.rests + 1, len(FIGURES))
    complete = state.rests == len(FIGURES) and (hunter == HARKER or state.options.research == "rolling")
    if complete and len(state.moves) >= TRAIL:
        state.tell(Researched)
        reveal_round(state, len(state.moves) - TRAIL)


ARRIVALS = tuple(
    (Meeting(hunter), VampireHunt(hunter), Traps(hunter), TrailDiscovery(hunter)) for hunter in FIGURES
)
"""The steps of an arrival on land, last first, as on the agenda."""
ENDS = tuple(tuple(EndOfHunterTurn(hunter, p) for p in (*PLACES, NOWHERE)) for hunter in FIGURES)
"""ENDS[hunter][came_from]; the last entry is for came_from NOWHERE."""
