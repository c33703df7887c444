"""The plain values that a caller passes to the map; places have keys such as "vienna"."""

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
    """A link between two places: kind is road, rail or boat; style is for white and yellow railways."""

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
    """A figure on the map, identified by shape, letter and color together."""

    id: str
    place: str
    shape: str
    color_index: int
    letter: str
    label: str = ""
    is_lying: bool = False
    """True if the figure is on its side."""
    is_active: bool = False
    """True if it is the figure's turn: a ring pulses around it."""
    signs: tuple[str, ...] = ()
    """The tokens on the figure, by their drawings in resources/art/tokens."""


@dataclass(frozen=True, slots=True)
class MapBadge:
    """A small mark beside a place: a drawing of resources/art/tokens, or a plate with a text.

    The kinds trail, trap, fangs and lair are plates of their own shape, pencil_here, pencil_not and
    pencil_question are pencil drawings; any other kind is a drawing, or a square plate if the drawing is
    missing. With another place `to` the badge is on the link between the two, a road or a railway by `way`.
    """

    place: str
    text: str
    kind: str = "trail"
    label: str = ""
    to: str = ""
    way: str = ""
    count: int = 1
    """The number of such tokens; a numeral shows more than one."""
