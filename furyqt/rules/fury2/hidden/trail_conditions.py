"""The hunters' knowledge of Dracula's way, as conditions on the cards he laid.

Each card with a location's back is a *card* with the places it may show, as a bit mask (bit HIDE_BIT: it may
be Hide), and the chain of *links* describes how each continues the way of the one before (R5, R6, R17).
"""

from __future__ import annotations

from functools import cache
from typing import Self

from furyqt.rules.fury2.decks import Power
from furyqt.rules.fury2.events import (
    CardPlaced,
    CatacombMade,
    HideEnded,
    HideRevealed,
    HouseLaid,
    HunterMoved,
    LocationRevealed,
    MarkerPlaced,
    MarkerRemoved,
    PlaceDenied,
    PresenceDenied,
    SpotLeft,
    SpotSpared,
)
from furyqt.rules.fury2.tables import (
    ATLAS,
    CITIES,
    FIGURES,
    HOSPITAL,
    NOWHERE,
    PLACES,
    ROADS,
    SAILS,
    SEA_BACK,
    SEAS,
    TOWNS,
    WITHIN_TWO_ROADS,
)
from furyqt.rules.mechanisms.trail_constraints import (
    NEVER,
    TrailCard,
    TrailConditions,
    TrailLink,
    TrailShape,
    learns,
    mask_of,
)

SEA_MASK, TOWN_MASK, CITY_MASK = mask_of(SEAS), mask_of(TOWNS), mask_of(CITIES)
HIDE_BIT = len(PLACES)
"""The number that represents Hide in place of a place."""
HIDE = 1 << HIDE_BIT


def _wolf(place: int) -> int:
    """Return the places that Wolf Form may reach: not through the hospital."""
    through = [to for to in ROADS[place] if to != HOSPITAL]
    return mask_of((*through, *(far for to in through for far in ROADS[to] if far != HOSPITAL))) & ~(
        1 << place
    )


@cache
def shape(north_sea: str) -> TrailShape:
    """Return Dracula's map; no two cards show the same place (R5.2)."""
    walks = tuple(mask_of((*ROADS[place], *SAILS[north_sea][place])) for place in PLACES)
    two = tuple(mask_of(WITHIN_TWO_ROADS[place]) for place in PLACES)
    everywhere = (mask_of(PLACES),) * len(PLACES)
    wolf = tuple(_wolf(place) for place in PLACES)
    ways = {"start": everywhere, "walk": walks, "back": walks, "wolf": wolf, "bat": two, "landing": walks}
    return TrailShape(len(ATLAS.places), {**ways, "evasion": everywhere})


class Fury2TrailConditions(TrailConditions[TrailCard]):
    """All conditions, learned event by event; `wolf_hides` if Hide may be combined with Wolf Form."""

    def __init__(self, *, wolf_hides: bool = False) -> None:
        super().__init__()
        self._hides = {"walk", "wolf"} if wolf_hides else {"walk"}
        self.hunters = [NOWHERE for _ in FIGURES]
        self.closed: list[int] = []
        """Places that Dracula cannot enter, by markers."""

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = super().copy()
        twin.hunters, twin.closed = list(self.hunters), list(self.closed)
        return twin

    @learns(HunterMoved)
    def hunter_moved(self, event: HunterMoved) -> None:
        """A hunter is in another place."""
        if event.hunter in FIGURES:
            self.hunters[event.hunter] = event.place

    @learns(MarkerPlaced, MarkerRemoved)
    def marker_changed(self, event: MarkerPlaced | MarkerRemoved) -> None:
        """Dracula cannot enter a place with a marker (R14.1, R5.3)."""
        if event.marker == "roadblock":
            return
        if isinstance(event, MarkerPlaced):
            self.closed.append(event.where)
        elif event.where in self.closed:
            self.closed.remove(event.where)

    @learns(HouseLaid)
    def house_laid(self, event: HouseLaid) -> None:
        """A house is a card beside the way: no link shows it."""
        self.cards[event.spot] = TrailCard(mask_of(event.among), len(self.links))

    # ------------------------------------------------------------------------------------------ the trail

    @learns(CardPlaced)
    def placed(self, event: CardPlaced) -> None:
        """A card came onto the trail: use its back, its way and the hunters' silence."""
        if event.power in (Power.FEED, Power.DARK_CALL):
            return
        if event.power == Power.DOUBLE_BACK:
            self._returned(event)
            return
        way = event.way if event.way != "stay" else "walk"
        self.cards[event.spot] = TrailCard(self._may(event), len(self.links))
        stay = CITY_MASK if event.power == Power.HIDE else TOWN_MASK & ~self._excluded()
        self.links.append(TrailLink(event.spot, way, stay))

    def _excluded(self) -> int:
        """Return the places where a facedown card cannot be: hunters' cities and closed ones (R5.3, R5.6)."""
        return mask_of(place for place in (*self.hunters, *self.closed) if place >= 0)

    def _may(self, event: CardPlaced) -> int:
        """Return the possible faces of a card by its back."""
        if event.power == Power.HIDE:
            return HIDE
        if event.place >= 0:
            return 1 << event.place
        if event.place == SEA_BACK:
            return SEA_MASK & ~mask_of(place for place in self.closed if place in SEAS)
        may = TOWN_MASK & ~self._excluded()
        return may | HIDE if event.way in self._hides and self.links else may

    def _returned(self, event: CardPlaced) -> None:
        """A card came back to the first slot: the same card continues the way (R6.3)."""
        card = self.cards.get(event.spot)
        if card is not None:
            if event.place >= 0:
                card.may = 1 << event.place
            self.links.append(TrailLink(event.spot, event.way, 0))

    @learns(SpotLeft)
    def spot_left(self, event: SpotLeft) -> None:
        """A card left; a Hide on a location leaves with it, so another card on it is not Hide (R6.6)."""
        if self.gone(event.spot) and not self.cards[event.spot].may & HIDE:
            self._not_hidden(event.spot)

    @learns(HideEnded)
    def hide_ended(self, event: HideEnded) -> None:
        """A card that left was Hide."""
        self._is_hide(event.spot)
        self.gone(event.spot)

    @learns(SpotSpared)
    def spared(self, event: SpotSpared) -> None:
        """Dracula is there: every card that followed is Hide (R7.9)."""
        for card in self.followers(event.spot):
            if card.may & HIDE:
                card.may = HIDE

    @learns(CatacombMade)
    def buried(self, event: CatacombMade) -> None:
        """Only a city goes to the catacombs (R7.5)."""
        card = self.cards.get(event.spot)
        if card is not None:
            card.may &= CITY_MASK
            self._not_hidden(event.spot)

    # ---------------------------------------------------------------------------------------------- answers

    @learns(LocationRevealed)
    def location_revealed(self, event: LocationRevealed) -> None:
        """A card was revealed; Hide on it is revealed immediately afterwards (R17.4)."""
        card = self.cards.get(event.spot)
        if card is not None:
            card.may = 1 << event.place
            self._not_hidden(event.spot)

    @learns(HideRevealed)
    def hide_revealed(self, event: HideRevealed) -> None:
        """Hide was revealed."""
        self._is_hide(event.spot)

    def _is_hide(self, number: int) -> None:
        """Note that a card is Hide; no other card of the trail is."""
        card = self.cards.get(number)
        if card is not None:
            card.may = HIDE
            for other in self.cards.values():
                if other is not card and other.died == NEVER:
                    other.may &= ~HIDE

    def _not_hidden(self, number: int) -> None:
        """The cards that were laid directly after this one are not Hide, if they are still there."""
        for link, following in zip(self.links, self.links[1:], strict=False):
            card = self.cards[following.card]
            if link.card == number and card.died == NEVER and card.may != HIDE:
                card.may &= ~HIDE

    @learns(PlaceDenied)
    def place_denied(self, event: PlaceDenied) -> None:
        """No card of the trail or the catacombs is this place."""
        for card in self.cards.values():
            if card.died == NEVER:
                card.may &= ~(1 << event.place)

    @learns(PresenceDenied)
    def presence_denied(self, event: PresenceDenied) -> None:
        """Dracula is not there now."""
        self.be_in(~(1 << event.place))
