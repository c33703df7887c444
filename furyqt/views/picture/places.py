"""The viewer's knowledge of places: badges on the map, moves of a trail, and pieces of evidence."""

from __future__ import annotations

from dataclasses import dataclass

from furyqt.rules.core.text import Text
from furyqt.views.picture.cards import UNKNOWN_PLACE, CardFace


@dataclass(frozen=True, slots=True)
class Badge:
    """A small mark beside a place: kind is trail, trap, fangs, lair, or a drawing's name in art/tokens.

    With a second place `to` it is on the way between the two, a road or a railway by `way`.
    """

    place: int
    text: str
    kind: str
    label: Text | None = None
    """Its description, added to that of the place."""
    to: int = UNKNOWN_PLACE
    way: str = ""
    count: int = 1
    """The number of such tokens at the place."""


@dataclass(frozen=True, slots=True)
class TrailEntry:
    """A move of the trail as the viewer knows it, and whether the seekers know it too."""

    age: int
    """The rank of the move by age; 1 is the newest."""
    round: int
    move: Text
    """The face of the move: a place, Hide, Double Back, or an unknown city or sea zone."""
    place: int
    """The destination of the move, or UNKNOWN_PLACE."""
    where: Text | None
    """The name of that place, if the move itself does not say it."""
    face_up: bool
    """Whether the seekers know its destination."""
    encounter: str
    """An empty text, "trap" or "fangs"."""
    sentence: Text
    """The whole entry as a sentence for screen readers."""
    note: Text | None = None
    """Other objects at the place, in few words."""
    card: CardFace | None = None
    """The card itself, or its back."""
    power: CardFace | None = None
    """The power card on or in place of it."""
    contents: tuple[CardFace, ...] = ()
    """The encounters there, faces or backs."""
    tokens: tuple[tuple[str, Text], ...] = ()
    """The tokens there: a sign in resources/art and its words."""
    slot: str = ""
    """The letter of a lair; empty for a space of the trail."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """A fact that the viewer knows about the hidden figure, and the places it is about."""

    text: Text
    places: tuple[int, ...]
    turn: int
    """The hidden figure's turns since then: 0 is the newest."""
    claim: str = ""
    """The claim about the places: "in" (in that turn it was in one of them), "out" (at its end in none
    of them), or empty."""
    oldest: int = -1
    """The oldest turn of the claim, if it is about several."""
