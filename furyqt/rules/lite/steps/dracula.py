"""Dracula's turn: his move (L6) and its results (L7, L8.4, L8.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import compress
from typing import Any

from furyqt.rules.core import chance
from furyqt.rules.core.action import Refusal
from furyqt.rules.core.agenda import Decision, Step
from furyqt.rules.core.text import Text
from furyqt.rules.lite import words
from furyqt.rules.lite.actions import (
    DOUBLE_BACK,
    FORFEIT,
    GO_ACTIONS,
    HIDE_MOVE,
    TELEPORT_MOVE,
    DoubleBack,
    Forfeit,
    Go,
    Hide,
    LiteAction,
    Teleport,
    TrailMove,
)
from furyqt.rules.lite.events import (
    BloodGained,
    BloodLost,
    Disqualified,
    DraculaMoved,
    RoundEnded,
    TrapLaid,
    TrapVanished,
    VampireMatured,
    VampirePlaced,
)
from furyqt.rules.lite.reveal import reveal_only, reveal_round
from furyqt.rules.lite.state import LiteOptions, LiteState
from furyqt.rules.lite.tables import (
    BLOOD_IN_CASTLE,
    BLOOD_PER_SEA,
    CASTLE,
    DOUBLE_BACKS,
    DRACULA,
    DRACULA_FIGURE,
    HIDE,
    HOSPITAL,
    LINKED,
    MATURED_COST,
    MOST_ENCOUNTERS,
    NOWHERE,
    OLDEST_BIT,
    PLACES,
    SEAS,
    TRAIL,
    TRAIL_BITS,
    TURN_COST,
    VAMPIRE_ROUNDS,
    WALKS,
)

STARTS = tuple(GO_ACTIONS[place] for place in PLACES if place != HOSPITAL)


class DraculaMove(Decision, frozen=True):
    """Dracula places himself (L2.4) or moves (L6)."""

    decider = DRACULA
    asks = words.MOVE_DRACULA
    stake = words.DRACULA_STAKE
    rules_page = "dracula_turn"

    def actions(self, state: LiteState) -> Sequence[LiteAction]:
        """List LOCATION, HIDE and DOUBLE_BACK moves, or TELEPORT if there is none (L6.7)."""
        moves = trail_moves(state)
        return (*moves, FORFEIT) if state.options.faults == "course" else moves

    def refusals(self, position: Any) -> Iterator[Refusal]:
        """Yield the moves without a place of their own: HIDE, DOUBLE_BACK and TELEPORT."""
        moves = trail_moves(position)
        for move, name in WITHOUT_PLACE:
            if move not in moves:
                yield Refusal(move, name, _against(position, move))

    def place_refusal(self, position: Any, place: int) -> Text | None:
        """Return the rule against a LOCATION move (L6.3, L6.4)."""
        if place == HOSPITAL:
            return words.NO_HOSPITAL if position.moves else words.NO_START_HOSPITAL
        here = position.lairs[-1]
        if place == here and position.options.stay != "listed":
            return words.NO_STAY
        recent, lairs = position.moves[1 - TRAIL :], position.lairs[1 - TRAIL :]
        if place in _barred(position.options, recent, lairs):
            return words.IN_TRAIL.fill(place=words.place_text(place))
        return words.too_far(here, place)

    def apply(self, state: LiteState, action: TrailMove | Forfeit) -> None:
        if isinstance(action, Forfeit):
            state.faulty |= 1 << DRACULA_FIGURE
            state.tell(Disqualified, DRACULA_FIGURE)
            state.push(ForcedMove())
        else:
            make(state, action)

    def prompt(self, position: Any) -> Text:
        return self.asks if position.moves else words.PLACE_DRACULA

    def at_stake(self, position: Any) -> Text:
        return words.DRACULA_START_STAKE if not position.moves else self.stake

    def page(self, position: Any) -> str:
        return self.rules_page if position.round else "start"

    def label(self, position: Any, action: LiteAction) -> Text:
        if isinstance(action, Forfeit):
            return words.FORFEIT
        if isinstance(action, Teleport):
            return words.TELEPORT_HOME
        if isinstance(action, DoubleBack):
            place = words.place_text(position.lairs[-action.back])
            return words.DOUBLE_BACK_TO.fill(number=action.back, place=place)
        here = position.lairs[-1] if position.lairs else NOWHERE
        if not isinstance(action, Go):
            return words.HIDE_HERE.fill(place=words.place_text(here))
        text = words.START if here == NOWHERE else words.STAY if action.to == here else words.GO
        return text.fill(place=words.place_text(action.to))


class ForcedMove(Step, frozen=True):
    """The engine moves a disqualified Dracula at random (L10.1)."""

    def run(self, state: LiteState) -> None:
        move, state.chance = chance.choice(state.chance, trail_moves(state))
        make(state, move)


class ActionPhase(Step, frozen=True):
    """The results of Dracula's move (L7)."""

    def run(self, state: LiteState) -> None:
        age_trail(state)
        place_encounter(state, state.lairs[-1])
        end_turn(state)


def age_trail(state: LiteState) -> None:
    """Drop the oldest move from the trail: its trap vanishes, its vampire matures (L7.1)."""
    if state.traps:
        if state.traps & OLDEST_BIT:
            state.tell(TrapVanished)
        state.traps = (state.traps << 1) & TRAIL_BITS
    if state.vampires:
        if state.vampires & OLDEST_BIT:
            state.score -= MATURED_COST
            state.tell(VampireMatured)
        state.vampires = (state.vampires << 1) & TRAIL_BITS


def place_encounter(state: LiteState, here: int) -> None:
    """Take the blood that the sea costs (L7.3), or place an encounter in a city if there is room (L7.4)."""
    if here in SEAS:
        state.blood -= BLOOD_PER_SEA
        state.tell(BloodLost, state.blood)
        return
    visits = state.lairs[-TRAIL:].count(here)
    if visits >= MOST_ENCOUNTERS and state.options.encounter_limit == "three":
        alive = (state.traps | state.vampires) & state.trail_bits(here)
        if alive.bit_count() >= MOST_ENCOUNTERS:
            return
    if state.round % VAMPIRE_ROUNDS == 0:
        state.vampires |= 1
        state.tell(VampirePlaced)
    else:
        state.traps |= 1
        state.tell(TrapLaid)


def end_turn(state: LiteState) -> None:
    """Add the blood of a feast in the castle (L7.7), reveal what the hunters learn, and end the round, which
    costs them one point (L7.8, L2.2).
    """
    here = state.lairs[-1]
    if here == CASTLE and state.blood > 0:
        state.blood += BLOOD_IN_CASTLE
        state.tell(BloodGained, state.blood)
    _disclose(state, here)
    state.score -= TURN_COST
    if state.told is not None:
        state.tell(RoundEnded, state.round, state.score)
    state.round += 1


def _disclose(state: LiteState, here: int) -> None:
    """Reveal the castle, a city with a hunter, and a HIDE at the end of the trail (L8.4, L8.6)."""
    met = here in state.places and (here not in SEAS or state.options.sea_meeting == "revealed")
    if here == CASTLE or met:
        reveal_round(state, len(state.moves) - 1)
    sixth = len(state.moves) - TRAIL - (state.options.hide_shown == "later")
    if sixth >= 0 and state.moves[sixth] == HIDE:
        reveal_only(state, sixth)


def trail_moves(state: LiteState) -> Sequence[TrailMove]:
    """Return all legal moves of Dracula (L6.3-L6.7) in the order LOCATION, HIDE, DOUBLE_BACK."""
    if not state.moves:
        return STARTS
    recent, lairs = state.moves[1 - TRAIL :], state.lairs[1 - TRAIL :]
    here = lairs[-1]
    barred = _barred(state.options, recent, lairs)
    moves: list[TrailMove] = [GO_ACTIONS[place] for place in WALKS[here] if place not in barred]
    if state.options.stay != "listed" and GO_ACTIONS[here] in moves:
        moves.remove(GO_ACTIONS[here])
    if _against_hide(recent, here) is None:
        moves.append(HIDE_MOVE)
    if _against_double_back(recent) is None:
        moves += compress(DOUBLE_BACK, map(LINKED[here].__contains__, reversed(lairs)))
    return moves or (TELEPORT_MOVE,)


def _barred(options: LiteOptions, recent: Sequence[int], lairs: Sequence[int]) -> Sequence[int]:
    """Return the last five moves, or by an option their places: no LOCATION move repeats one (L6.4)."""
    return recent if options.location_rule == "move" else lairs


def _against_hide(recent: Sequence[int], here: int) -> Text | None:
    """Return the rule against a HIDE after these moves (L6.5)."""
    if HIDE in recent:
        return words.HIDDEN_BEFORE
    return words.HIDDEN_AT_SEA if here in SEAS else None


def _against_double_back(recent: Sequence[int]) -> Text | None:
    """Return the rule against a second DOUBLE_BACK after these moves (L6.6)."""
    return None if DOUBLED.isdisjoint(recent) else words.DOUBLED_BEFORE


def _against(position: Any, move: TrailMove) -> Text:
    """Return the rule against a move other than a LOCATION that is not legal."""
    recent, lairs = position.moves[1 - TRAIL :], position.lairs[1 - TRAIL :]
    if isinstance(move, Teleport):
        return words.OTHER_MOVES
    if not lairs:
        return words.NOT_STARTED
    if isinstance(move, Hide):
        found = _against_hide(recent, lairs[-1])
        assert found is not None
        return found
    assert isinstance(move, DoubleBack)
    if (found := _against_double_back(recent)) is not None:
        return found
    if move.back > len(lairs):
        return words.NO_MOVE_SO_OLD.fill(number=move.back)
    return words.NOT_LINKED.fill(place=words.place_text(lairs[-move.back]))


DOUBLED = frozenset(DOUBLE_BACKS)
WITHOUT_PLACE: tuple[tuple[TrailMove, Text], ...] = (
    (HIDE_MOVE, words.HIDE_NAME),
    *((move, words.DOUBLE_BACK_NAME.fill(number=move.back)) for move in DOUBLE_BACK),
    (TELEPORT_MOVE, words.TELEPORT_NAME),
)
"""The moves that name no place, with their names."""


def make(state: LiteState, move: TrailMove) -> None:
    """Add a move to the trail and push the steps that follow from it."""
    code, to = move.code, move.destination(state.lairs)
    state.moves += (code,)
    state.lairs += (to,)
    if state.told is not None:
        state.tell(DraculaMoved, state.round, code, to)
    state.agenda += ACTION_PHASE


ACTION_PHASE = (ActionPhase(),)
