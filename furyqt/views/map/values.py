"""The plain values a caller hands to the map; places are named by keys such as "vienna"."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MapPlace:
    """A place of the current game: kind is city, sea, castle or hospital; size is small or large."""

    key: str
    name: str
    kind: str = "city"
    size: str = "small"


@dataclass(frozen=True, slots=True)
class MapLink:
    """A way between two places: kind is road, rail or boat; style tells white from yellow railways."""

    a: str
    b: str
    kind: str = "road"
    style: str = ""


@dataclass(frozen=True, slots=True)
class MapLegend:
    """The words of the cartouche: a title, and a text for each sign.

    Signs are road, rail, rail_white, rail_yellow, boat, large, small, port, castle, hospital and sea.
    """

    title: str
    entries: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class MapPiece:
    """A figure on the map, told apart by shape, letter and colour together."""

    id: str
    place: str
    shape: str
    color_index: int
    letter: str
    label: str = ""
    is_lying: bool = False
    """Whether it lies on its side."""
    is_active: bool = False
    """Whether it is its turn: a ring pulses round it."""
    signs: tuple[str, ...] = ()
    """The tokens on it, by their drawings in resources/art/tokens."""


@dataclass(frozen=True, slots=True)
class MapBadge:
    """A small mark beside a place: a drawing of resources/art/tokens, or a plate with a text.

    The kinds trail, trap, vampire and lair are plates of their own shape, pencil_here, pencil_not and
    pencil_question are drawn by hand; any other kind is a drawing, or a square plate where it is missing.
    With another place `to` it lies on the way between the two, a road or a railway by `way`.
    """

    place: str
    text: str
    kind: str = "trail"
    label: str = ""
    to: str = ""
    way: str = ""
    count: int = 1
    """How many such tokens lie there; more than one is said by a numeral."""
