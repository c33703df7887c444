"""Towns for tests: sites with spaces of a game that has no name."""

from __future__ import annotations

from dataclasses import replace

from furyqt.rules.core.text import Text, Texts
from furyqt.views.picture import (
    Tokens,
    TownClock,
    TownFigure,
    TownPanel,
    TownSite,
    TownSpace,
    TownVehicle,
)

N_ = Texts("test")

VEHICLE = 900
FISH = Tokens(N_("Fish"), 2, "dining/garlic")
NAILS = Tokens(N_("Nails"), 1, "dining/metal")
PRAISE = Tokens(N_("Praise"), 3, "dining/favor")
ANNA = TownFigure(N_("Anna's figure"), "icons/heart", 5, is_active=True, is_own=True)
BERT = TownFigure(N_("Bert's figure"), "icons/spade", 0)
GUEST = TownFigure(N_("guest"), "")


def words(said: str) -> Text:
    """Return a text of a test."""
    return Text("test", said)


def space(number: int, *, is_building: bool = False, **more: object) -> TownSpace:
    """Return a space with its number in its words."""
    found = TownSpace(
        number,
        words(f"space {number}"),
        words(f"Space {number}."),
        gain=(PRAISE,) if is_building else (FISH,),
        cost=(NAILS, FISH) if is_building else (),
        is_building=is_building,
    )
    return replace(found, **more)  # type: ignore[arg-type]


def site(number: int, *, work: int = 1, buildings: int = 5, has_vehicle: bool = False) -> TownSite:
    """Return a site; its spaces are numbered from ten times its number."""
    first = 10 * number
    spaces = [space(first + n) for n in range(work)]
    spaces += [
        space(first + work + n, is_building=True, is_next=n == 1, owner=2 if n == 0 else -1)
        for n in range(buildings)
    ]
    return TownSite(str(number), words(f"Site {number}"), "dining_town/bakery", tuple(spaces), 2, has_vehicle)


def town(sites: int = 9, *, hour: int = 5, has_vehicle: bool = True, is_night: bool = False) -> TownPanel:
    """Return a town: Anna waits at home, Bert works at the second site, the vehicle is at the third."""
    found = [
        site(n, work=2 if n <= 3 else 1, buildings=1 if n <= 3 else 5, has_vehicle=has_vehicle and n == 3)
        for n in range(1, sites + 1)
    ]
    if sites > 1:
        first, *rest = found[1].spaces
        found[1] = replace(found[1], spaces=(replace(first, figures=(BERT, GUEST)), *rest))
    return TownPanel(
        words("A town:"),
        tuple(found),
        TownClock(hour, 24, 12, 2, 4, words("Round 2"), words("Hour 5."), "dining_town/tower"),
        TownVehicle(VEHICLE, words("Bus"), words("The bus has 4 guests."), "dining_town/bus", 4),
        words("At home"),
        (ANNA,),
        is_night,
    )
