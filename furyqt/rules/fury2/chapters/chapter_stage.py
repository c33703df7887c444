"""The table [stage] of a chapter's file, and what a campaign's dossier is in this game."""

from __future__ import annotations

from importlib.resources import files

import msgspec
from msgspec import field

from furyqt.rules.core.campaign.chapter import Count, Part
from furyqt.rules.core.reading import packaged_text, read_toml

Names = dict[str, tuple[str, ...]]


class HousesPart(Part, frozen=True, kw_only=True):
    """Houses of the Servant, each a card in the catacombs with one tile, in different cities."""

    count: int
    among: tuple[str, ...]
    """The cities where they may be, which the hunters know."""
    holds: tuple[str, ...]
    """The tiles, one for each house; which house has which is drawn."""


class ServantStage(Part, frozen=True, kw_only=True):
    """The opening position; figures are named by FIGURE_IDS, cards and places as in the notation."""

    places: dict[str, str]
    """The starting cities of the hunters."""
    servant: tuple[str, ...] = ()
    """The small cities in one of which the Servant starts; one is drawn."""
    items: Names = field(default_factory=dict)
    events: Names = field(default_factory=dict)
    """The event hands of the hunters."""
    wounds: dict[str, int] = field(default_factory=dict)
    """The health that hunters lack; the blood that Dracula lacks."""
    bites: tuple[str, ...] = ()
    """The hunters with a bite more than their own."""
    vampires: int = 0
    """The vampire track."""
    time: str = "dawn"
    """The step of the time track."""
    encounters: tuple[str, ...] = ()
    """Dracula's first tiles; drawn at random if there are none."""
    next_events: tuple[str, ...] = ()
    """The event cards that are drawn first."""
    houses: tuple[HousesPart, ...] = ()
    ally: str = ""
    """The hunters' ally at the beginning, if they bring none."""
    heavy_debt: Count = 0
    """The debt in the dossier from which the vampire track is higher by 1; 0 for never."""
    heavy_taint: Count = 0
    """The taint from which it is; debt and taint together raise it once."""


class CarriedNames(Part, frozen=True, kw_only=True):
    """The names of this game for the cards of a dossier."""

    ticket: str
    catch_up: str
    items: dict[str, str]
    events: dict[str, str]

    def item_back(self, name: str) -> str:
        """Return the dossier's name of an item, or an empty text if it is not carried on."""
        return _key(self.items, name)

    def event_back(self, name: str) -> str:
        """Return the dossier's name of an event, or an empty text if it is not carried on."""
        return _key(self.events, name)


def _key(names: dict[str, str], wanted: str) -> str:
    return next((key for key, name in names.items() if name == wanted), "")


def _carried() -> CarriedNames:
    text = packaged_text(files("furyqt.rules.fury2.chapters") / "carried.toml")
    return msgspec.convert(read_toml(text), CarriedNames)


CARRIED = _carried()
"""Every card that a dossier can bring, or take along."""
