"""Positions of the simplified game built by hand, in the codes of its notation."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.agenda import legal_actions, play, settle
from furyqt.rules.core.events import Event
from furyqt.rules.lite.actions import action
from furyqt.rules.lite.observation import observe, resolved
from furyqt.rules.lite.state import LiteOptions, LiteState
from furyqt.rules.lite.steps.turns import Turn
from furyqt.rules.lite.tables import CODES, HUNTERS, LETTERS, NOWHERE, NUMBERS

FULL = (9, 9, 9, 9)
ELSEWHERE = "GW GW GW GW"
"""Where hunters stand who have no part in a scene: Galway, from where nothing is reached."""
PADDING = ("MA", "GR", "CA", "LS", "SN", "SR", "AL")
"""What Dracula did before a scene's trail begins: a walk in the far corner of Spain."""


def scene(
    turn: str = "G",
    *,
    trail: str = "",
    hunters: str = ELSEWHERE,
    round: int | None = None,
    lives: Sequence[int] = FULL,
    blood: int = 40,
    score: int = 300,
    rests: int = 0,
    known: str = "",
    **options: str,
) -> LiteState:
    """A position in which it is the turn of a figure (G, S, H, M or D).

    `trail` lists Dracula's last moves, the oldest first, each with `:T` or `:V` for a living trap or vampire;
    before them he walked about in Spain, until `round` turns are full.  `hunters` are four codes (-- for one
    not placed), `known` the moves of the trail that the hunters know, by their position in it ("0 3").
    """
    written = [entry.partition(":")[::2] for entry in trail.split()]
    before = [PADDING[i % len(PADDING)] for i in range((round or len(written)) - len(written))]
    moves = tuple(NUMBERS[code] for code in (*before, *(code for code, _ in written)))
    marks = ["", *reversed([mark for _, mark in written])][1:]
    state = LiteState(
        options=LiteOptions(**options),
        round=len(moves),
        places=tuple(NOWHERE if code == "--" else NUMBERS[code] for code in hunters.split()),
        lives=tuple(lives),
        blood=blood,
        score=score,
        moves=moves,
        lairs=resolved(moves),
        traps=sum(1 << age for age, mark in enumerate(marks) if mark == "T"),
        vampires=sum(1 << age for age, mark in enumerate(marks) if mark == "V"),
        revealed=sum(1 << (len(before) + int(index)) for index in known.split()),
        rests=rests,
        agenda=(Turn(LETTERS.index(turn)),),
    )
    settle(state)
    return state


def after(state: LiteState, *codes: str) -> LiteState:
    """The position after these moves, one a turn."""
    for code in codes:
        state = play(state, action(code))
    return state


def legal(state: LiteState) -> set[str]:
    """The legal moves as codes."""
    return {choice.text for choice in legal_actions(state)}


def told(state: LiteState, kind: type[Event]) -> list[Event]:
    """The events of one kind."""
    return [event for event in state.told or () if isinstance(event, kind)]


def seen(state: LiteState) -> str:
    """Dracula's moves as the hunters know them."""
    return " ".join(CODES[move] for move in observe(state, HUNTERS).moves)


def place(state: LiteState, letter: str) -> str:
    """The code of the place of a hunter, or of Dracula."""
    here = state.lairs[-1] if letter == "D" else state.places[LETTERS.index(letter)]
    return CODES[here]


def trail(state: LiteState) -> str:
    """The trail as `scene` takes it."""
    marked = []
    for age in range(min(6, len(state.moves))):
        mark = ":T" if state.traps >> age & 1 else ":V" if state.vampires >> age & 1 else ""
        marked.append(CODES[state.moves[-1 - age]] + mark)
    return " ".join(reversed(marked))
