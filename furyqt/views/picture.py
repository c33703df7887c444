"""What the table shows of a position, as plain values: equal observations give equal pictures."""

from __future__ import annotations

from dataclasses import dataclass

from furyqt.rules.core.text import Text

UNKNOWN_PLACE = -1


@dataclass(frozen=True, slots=True)
class Piece:
    """A figure on the map, told apart by shape, letter and colour together."""

    id: str
    place: int
    shape: str
    color: int
    letter: str
    name: Text


@dataclass(frozen=True, slots=True)
class Badge:
    """A small mark beside a place: kind is trail, trap, vampire or any other word.

    With another place `to` it lies on the way between the two, a road or a railway by `way`.
    """

    place: int
    text: str
    kind: str
    label: Text | None = None
    """What it is, to be said of the place."""
    to: int = UNKNOWN_PLACE
    way: str = ""


@dataclass(frozen=True, slots=True)
class TrailEntry:
    """A move of the trail as the viewer knows it, and whether the hunters know it too."""

    age: int
    """1 is the newest."""
    round: int
    move: Text
    """The face of the move: a place, Hide, Double Back, or an unknown city or sea zone."""
    place: int
    """Where it led, or UNKNOWN_PLACE."""
    where: Text | None
    """The name of that place, if the move itself does not say it."""
    face_up: bool
    """Whether the hunters know where it led."""
    encounter: str
    """An empty text, "trap" or "vampire"."""
    sentence: Text
    """All of it, to be read aloud."""
    note: Text | None = None
    """What else lies there, in few words."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A line of the table of figures: who, where, how healthy, and how far he gets."""

    id: str
    name: Text
    shape: str
    color: int
    letter: str
    place: int
    where: Text
    life: int
    full_life: int
    status: Text | None
    """What is unusual about him."""
    reach: Text
    active: bool
    """Whether it is his turn."""
    sentence: Text


@dataclass(frozen=True, slots=True)
class Gauge:
    """A number that matters, and the value that counts as full (0: it is not a measure)."""

    name: Text
    value: int
    full: int
    meaning: Text
    face: Text | None = None
    """What stands in place of the value, if words say more."""


@dataclass(frozen=True, slots=True)
class CardLine:
    """A line of the list of cards and tokens: a heading, or a card under it with its text."""

    name: Text
    meaning: Text | None = None
    is_heading: bool = False
    place: int = UNKNOWN_PLACE
    """Where it lies, if that is known."""


@dataclass(frozen=True, slots=True)
class Picture:
    """Everything on the table but the question to the player."""

    pieces: tuple[Piece, ...] = ()
    badges: tuple[Badge, ...] = ()
    trail: tuple[TrailEntry | None, ...] = ()
    """Newest first; None is an empty space."""
    figures: tuple[Figure, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    cards: tuple[CardLine, ...] = ()
    """What everybody holds, as far as the viewer knows; a game without cards has none."""
