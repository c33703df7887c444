"""A town: sites with spaces for figures, buildings that players own, a vehicle and a clock tower."""

from __future__ import annotations

from dataclasses import dataclass

from furyqt.rules.core.text import Text

NO_COLOR = -1


@dataclass(frozen=True, slots=True)
class Tokens:
    """A number of equal tokens: a cost or a gain."""

    name: Text
    count: int
    art: str
    """The drawing of one token in resources/art."""


@dataclass(frozen=True, slots=True)
class TownFigure:
    """A figure on a space: one of a player, in the color of the player, or one that belongs to no player."""

    name: Text
    letter: str
    color: int = NO_COLOR
    is_active: bool = False
    """Whether it is the turn of its player."""
    is_own: bool = False
    """Whether the viewer can drag it to a space now."""


@dataclass(frozen=True, slots=True)
class TownSpace:
    """A space: a figure can work there, or a building can be put up there once."""

    number: int
    """Its number, as in `Subject.spot`."""
    name: Text
    sentence: Text
    """Its content in words, for a screen reader and a tool tip."""
    gain: tuple[Tokens, ...] = ()
    cost: tuple[Tokens, ...] = ()
    is_building: bool = False
    is_next: bool = False
    """Whether the building comes next at its site."""
    owner: int = NO_COLOR
    """The color of the player who put up the building."""
    figures: tuple[TownFigure, ...] = ()


@dataclass(frozen=True, slots=True)
class TownVehicle:
    """A vehicle with passengers that stops at sites; it can be chosen like a space."""

    number: int
    name: Text
    sentence: Text
    art: str
    passengers: int


@dataclass(frozen=True, slots=True)
class TownSite:
    """A site with its spaces, in the order of their numbers."""

    label: str
    name: Text
    art: str
    spaces: tuple[TownSpace, ...]
    owner: int = NO_COLOR
    """The color of the player who controls the site."""
    has_vehicle: bool = False


@dataclass(frozen=True, slots=True)
class TownClock:
    """The clock of the tower and the rounds of the game."""

    hour: int
    hours: int
    """The hour at which the day ends."""
    night_from: int
    round: int
    rounds: int
    title: Text
    sentence: Text
    art: str = ""


@dataclass(frozen=True, slots=True)
class TownPanel:
    """A townscape with its sites, clock and vehicle, and the figures that are at home."""

    name: Text
    sites: tuple[TownSite, ...] = ()
    clock: TownClock | None = None
    vehicle: TownVehicle | None = None
    home: Text | None = None
    """The place of the figures that are not on a space."""
    waiting: tuple[TownFigure, ...] = ()
    is_night: bool = False

    @property
    def spaces(self) -> tuple[TownSpace, ...]:
        """Return all spaces."""
        return tuple(space for site in self.sites for space in site.spaces)
