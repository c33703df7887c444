"""Figures: their pieces on the map and their sheets."""

from __future__ import annotations

from dataclasses import dataclass

from furyqt.rules.core.text import Text
from furyqt.views.picture.cards import CardFace


@dataclass(frozen=True, slots=True)
class Piece:
    """A figure on the map, identified by shape, letter and color together."""

    id: str
    place: int
    shape: str
    color: int
    letter: str
    name: Text
    is_lying: bool = False
    """Whether the figure is on its side, because it is delayed."""
    signs: tuple[str, ...] = ()
    """The tokens on it, by their drawings in resources/art/tokens."""
    note: Text | None = None
    """Its unusual conditions, shown with its name."""
    is_active: bool = False
    """Whether it is its turn."""


@dataclass(frozen=True, slots=True)
class Ability:
    """An ability of a figure on its sheet, and whether it can be used right now."""

    name: Text
    text: Text
    is_usable: bool = False


@dataclass(frozen=True, slots=True)
class Figure:
    """A line of the table of figures: name, place, health and reach."""

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
    """The unusual conditions of the figure."""
    reach: Text
    active: bool
    """Whether it is the figure's turn."""
    sentence: Text
    art: str = ""
    """The portrait's name in resources/art."""
    hand: tuple[CardFace, ...] = ()
    """Items, events, encounters and powers, faces or backs; a revealed card says so in its marks."""
    tickets: tuple[CardFace, ...] = ()
    bites: tuple[int, int] = (0, 0)
    """Bites and the number that defeats; (0, 0) for a figure that cannot be bitten."""
    tokens: tuple[tuple[str, int], ...] = ()
    """The figure's tokens, by their drawings in resources/art/tokens, with numbers; `reach` names them."""
    abilities: tuple[Ability, ...] = ()
    has_acted: bool = False
    """Whether the figure has finished this phase."""
