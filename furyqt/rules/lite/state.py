"""The complete truth of a simplified game."""

from __future__ import annotations

import msgspec

from furyqt.rules.core.agenda import State
from furyqt.rules.lite.tables import (
    CODES,
    FULL_LIFE,
    NOWHERE,
    START_BLOOD,
    START_SCORE,
    TRAIL,
)


class LiteOptions(msgspec.Struct, frozen=True, cache_hash=True):
    """The differences between the editions of the course, each one an option (L13, L10)."""

    location_rule: str = "move"
    """L13.2: `move` forbids a LOCATION move of the last 5, `place` any place of the last 5."""
    stay: str = "listed"
    """L13.4: whether a LOCATION move may name the current place."""
    encounter_limit: str = "three"
    """L13.3: at most three encounters per city, or no limit."""
    research: str = "rolling"
    """L13.5: four rests in a row, or in one round."""
    hide_shown: str = "sixth"
    """L13.6: a HIDE is shown as the sixth entry of the trail, or one turn later."""
    sea_meeting: str = "hidden"
    """L13.7: whether a sea shared with a hunter is revealed."""
    sea_rest: str = "heals"
    """L13.8: whether a rest at sea gives life back."""
    faults: str = "refused"
    """L10.1: an illegal move is refused, or a player may forfeit and is moved by the engine."""


class LiteState(State, kw_only=True):
    """A position.

    Masks of the trail have bit 0 for Dracula's newest move and bit 5 for the oldest; `revealed` has a bit for
    each round of the game.
    """

    options: LiteOptions = LiteOptions()
    round: int = 0
    """The number of completed rounds."""
    places: tuple[int, int, int, int] = (NOWHERE, NOWHERE, NOWHERE, NOWHERE)
    """The places of the hunters; a dead hunter is in the hospital."""
    lives: tuple[int, int, int, int] = (FULL_LIFE, FULL_LIFE, FULL_LIFE, FULL_LIFE)
    """0 from a hunter's death until his own next turn (L5.6)."""
    blood: int = START_BLOOD
    score: int = START_SCORE
    moves: tuple[int, ...] = ()
    """Dracula's moves as made, oldest first, as numbers of CODES; one for each of his turns."""
    lairs: tuple[int, ...] = ()
    """The place of each of his moves; NOWHERE if a determinization does not need it."""
    revealed: int = 0
    """The rounds whose LOCATION or HIDE move the hunters know (L8.2)."""
    traps: int = 0
    """The moves of the trail with a living trap."""
    vampires: int = 0
    """The moves of the trail with a living immature vampire; never more than one bit."""
    rests: int = 0
    """Rests in a row, for research (L9)."""
    faulty: int = 0
    """The figures that are disqualified, a bit for each of the five (L10.1)."""

    def settle_hunter(self, hunter: int, place: int) -> None:
        """Put a hunter on a place."""
        places = list(self.places)
        places[hunter] = place
        self.places = tuple(places)  # type: ignore[assignment]

    def set_life(self, hunter: int, life: int) -> None:
        """Give a hunter this much life."""
        lives = list(self.lives)
        lives[hunter] = life
        self.lives = tuple(lives)  # type: ignore[assignment]

    def trail_bits(self, place: int) -> int:
        """Return the entries of the trail at a place, as a mask."""
        recent = self.lairs[-TRAIL:]
        times = recent.count(place)
        if times == 1:
            return 1 << (len(recent) - 1 - recent.index(place))
        return bits_at(recent, place) if times else 0

    def code(self, round_: int) -> str:
        """Return Dracula's move of a round as its true code."""
        return CODES[self.moves[round_]]


def bits_at(trail: tuple[int, ...], place: int) -> int:
    """Return the entries of a trail, oldest first, at a place: a mask with bit 0 for the newest."""
    bits, bit = 0, 1
    for lair in reversed(trail):
        if lair == place:
            bits |= bit
        bit <<= 1
    return bits
