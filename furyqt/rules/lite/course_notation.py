"""The course's notation: one string of plays of seven characters (P1-P3), written and read exactly."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from furyqt.rules.core.agenda import IllegalActionError, legal_actions, play, settle
from furyqt.rules.core.events import Event
from furyqt.rules.lite.actions import LiteAction, action
from furyqt.rules.lite.events import (
    Disqualified,
    DraculaMet,
    DraculaMoved,
    HunterMoved,
    TrapLaid,
    TrapsSprung,
    TrapVanished,
    VampireDestroyed,
    VampireMatured,
    VampirePlaced,
)
from furyqt.rules.lite.observation import LiteObservation, figure_to_move, observe, resolved
from furyqt.rules.lite.setup import setup
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.steps.dracula import age_trail, end_turn
from furyqt.rules.lite.tables import (
    BLOOD_PER_SEA,
    CODES,
    DRACULA_FIGURE,
    HIDE,
    HOSPITAL,
    HUNTERS,
    LETTERS,
    MOST_ENCOUNTERS,
    NUMBERS,
    SEAS,
    TRAIL,
    UNKNOWN,
    UNKNOWN_SEA,
    VAMPIRE_ROUNDS,
)

LENGTH = 7
"""The characters of a play (P1.1)."""
MOST_QUOTED = 20
OLD_CODES = {"IS": "IR"}
"""The Irish Sea until 2017 (L13.1)."""
_FIXED_MARKS: Mapping[type[Event], tuple[int, str]] = {
    TrapLaid: (3, "T"),
    VampirePlaced: (4, "V"),
    TrapVanished: (5, "M"),
    VampireMatured: (5, "V"),
}


class PlaysError(ValueError):
    """A play string that no game can have; the text names the play, counted from 1."""


def write(events: Iterable[Event], moves: Sequence[int]) -> list[str]:
    """Return the plays of these events, with Dracula's codes taken from `moves` (as the reader knows them).

    Without a limit of encounters (L13.3) a fifth mark would not fit: the string then shows the first four.
    """
    plays: list[list[str]] = []
    for event in events:
        if isinstance(event, HunterMoved):
            plays.append([LETTERS[event.hunter], CODES[event.place], "", "", "", ""])
        elif isinstance(event, DraculaMoved):
            plays.append([LETTERS[DRACULA_FIGURE], CODES[moves[event.round]], "", ".", ".", "."])
        elif isinstance(event, TrapsSprung):
            plays[-1][2] += "T" * event.count
        elif isinstance(event, VampireDestroyed):
            plays[-1][2] += "V"
        elif isinstance(event, DraculaMet):
            plays[-1][2] += "D"
        elif type(event) in _FIXED_MARKS:
            column, mark = _FIXED_MARKS[type(event)]
            plays[-1][column] = mark
    return ["".join(parts).ljust(LENGTH, ".")[:LENGTH] for parts in plays]


def course_string(observation: LiteObservation) -> str:
    """Return the string that the course's engine gives this player (P1, P3.4)."""
    return " ".join(write(observation.events, observation.moves))


def token(before: LiteState, choice: LiteAction, after: LiteState) -> str:
    """Return one action with its results as a play: the notation of records."""
    events = (after.told or ())[len(before.told or ()) :]
    first = write(events, after.moves)[0]
    forfeited = any(isinstance(event, Disqualified) for event in events[:1])
    return first[0] + choice.text + first[3:] if forfeited else first


def read_token(text: str) -> LiteAction:
    """Return the action of a play; the reader has to check the results."""
    if len(text) != LENGTH:
        raise ValueError("this is not a play of seven characters")
    return action(OLD_CODES.get(text[1:3], text[1:3]))


def read(text: str, player: int, options: Mapping[str, str] | None = None) -> LiteObservation:
    """Return the knowledge of a player who receives this string; PlaysError if it contradicts the rules.

    For Dracula the string shows every move and is replayed. The hunters' string hides moves; it shows them as
    they are known now, so the events of the observation contain a revealed move at the time it was made.
    """
    return Reader(player, options).read(text)


class Reader:
    """A reader of one player's strings, turn after turn; a part that was read before is not replayed."""

    def __init__(self, player: int, options: Mapping[str, str] | None = None) -> None:
        self._player = player
        self._plays: list[str] = []
        self._states = [setup(options or {}, 0)]

    def read(self, text: str) -> LiteObservation:
        """Read a string as the function `read` does."""
        plays = text.split(" ") if text else []
        same = 0
        while same < min(len(plays), len(self._plays)) and plays[same] == self._plays[same]:
            same += 1
        del self._plays[same:], self._states[same + 1 :]
        for number, written in enumerate(plays[same:], start=same + 1):
            try:
                self._states.append(_replayed(self._states[-1], written, self._player))
            except (ValueError, IndexError) as wrong:
                raise PlaysError(f"play {number} ({written[:MOST_QUOTED]}): {wrong}") from None
            self._plays.append(written)
        return observe(self._states[-1], self._player)


def _replayed(state: LiteState, written: str, player: int) -> LiteState:
    figure = figure_to_move(state)
    if figure < 0:
        raise ValueError("the game is over")
    if written[:1] != LETTERS[figure]:
        raise ValueError(f"it is the turn of {LETTERS[figure]}")
    if player == HUNTERS and figure == DRACULA_FIGURE:
        return _shown_turn(state, written)
    choice = read_token(written)
    try:
        after = play(state, choice)
    except IllegalActionError:
        raise ValueError("this move is not legal") from None
    expected = token(state, choice, after)
    if expected[3:] != written[3:]:
        raise ValueError(f"what happened should read {expected[3:]}")
    return after


def _shown_turn(state: LiteState, written: str) -> LiteState:
    """Apply Dracula's turn as the hunters' string shows it: the move may be hidden, the marks are open (P3.2,
    P3.3).
    """
    code = NUMBERS.get(OLD_CODES.get(written[1:3], written[1:3]))
    if len(written) != LENGTH or code is None:
        raise ValueError("this is not a play of Dracula")
    _check_shown(state, code)
    after = state.clone()
    after.agenda = state.agenda[:-1]
    after.moves += (code,)
    after.lairs = resolved(after.moves)
    if code <= HIDE:
        after.revealed |= 1 << state.round
    lair = after.lairs[-1]
    after.tell(DraculaMoved, state.round, code, lair)
    age_trail(after)
    _shown_encounters(after, written, at_sea=lair in SEAS or lair == UNKNOWN_SEA)
    end_turn(after)
    settle(after)
    expected = write((after.told or ())[len(state.told or ()) :], after.moves)[0]
    if expected != written.replace("IS", "IR"):
        raise ValueError(f"what happened should read {expected[3:]}")
    return after


def _check_shown(state: LiteState, code: int) -> None:
    """Check that the known part of the trail allows a move that is shown."""
    if code == HOSPITAL:
        raise ValueError("Dracula never enters the hospital")
    if code in UNKNOWN or any(lair in UNKNOWN for lair in state.lairs[1 - TRAIL :]):
        return
    if CODES[code] not in {choice.text for choice in legal_actions(state)}:
        raise ValueError("this move is not legal")


def _shown_encounters(state: LiteState, written: str, *, at_sea: bool) -> None:
    """Place the encounters of the string.

    Raises ValueError if the rules do not allow them, or require one, in this round (L7.4).
    """
    if at_sea:
        state.blood -= BLOOD_PER_SEA
        return
    mark = "TV"[state.round % VAMPIRE_ROUNDS == 0]
    if written[3:5] == ("T." if mark == "T" else ".V"):
        state.tell(TrapLaid if mark == "T" else VampirePlaced)
        state.traps |= mark == "T"
        state.vampires |= mark == "V"
    elif (
        state.options.encounter_limit != "three"
        or (state.traps | state.vampires).bit_count() < MOST_ENCOUNTERS
    ):
        raise ValueError(f"in this round a city gets a {'trap' if mark == 'T' else 'vampire'}")
