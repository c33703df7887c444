"""The hunters' knowledge of Dracula's way, as conditions on the cards he placed.

Each card with a location's back is a *card* with the places it may show, as a bit mask (bit HIDE_BIT: it may
be Hide), and the chain of *links* describes how each continues the way of the one before (R6.2, R7.1).
"""

from __future__ import annotations

from typing import Self

from furyqt.rules.fury3.decks import NONE, Power
from furyqt.rules.fury3.events import (
    BoxLaid,
    CardPlaced,
    ChapterBegan,
    DraculaRevealed,
    DraculaVanished,
    EncounterMatured,
    HideDenied,
    HideoutCleared,
    HideoutLeft,
    HideoutSpared,
    HideRevealed,
    HunterDefeated,
    HunterMoved,
    HuntersNamed,
    LairMade,
    LocationRevealed,
    PlaceDenied,
    RegionDenied,
    RegionNamed,
    TokenPlaced,
    TokenRemoved,
)
from furyqt.rules.fury3.tables import (
    CITIES,
    FIGURES,
    LAND_BACK,
    NOWHERE,
    PLACES,
    REGION,
    SEA_BACK,
    SEAS,
    TOWNS,
    WALKS,
    WITHIN_ROADS,
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

# ------------------------------------------------------------------------ a chapter's closed places and boxes


class Fury3TrailCard(TrailCard):
    """A card with a location's back, as far as the hunters know it."""

    lair: bool = False
    leaving: bool = False
    """Whether it has certainly left the trail: a Hide associated with it is not revealed with it anymore."""


class ChapterConditions(TrailConditions[Fury3TrailCard]):
    """The conditions of a chapter, learned event by event."""

    def __init__(self) -> None:
        super().__init__()
        self.open = -1
        """The mask of the places that a chapter does not close."""

    @learns(ChapterBegan)
    def chapter_began(self, event: ChapterBegan) -> None:
        """Cards placed from now on do not show a closed place; a prelude has ended in an open one."""
        self.open = ~mask_of(event.closed)
        if self.links:
            self.links[-1].here &= self.open

    @learns(BoxLaid)
    def box_laid(self, event: BoxLaid) -> None:
        """A box is a lair beside the way: no link shows its card."""
        self.cards[event.hideout] = Fury3TrailCard(mask_of(event.among), len(self.links), lair=True)


# -------------------------------------------------------------------------------------------------- the trail

SEA_MASK, TOWN_MASK, CITY_MASK = mask_of(SEAS), mask_of(TOWNS), mask_of(CITIES)
_WALKS = tuple(mask_of(row) for row in WALKS)
_ROADS = tuple(mask_of(row) for row in WITHIN_ROADS[2])
SHAPE = TrailShape(
    len(PLACES),
    {"start": (mask_of(PLACES),) * len(PLACES), "walk": _WALKS, "wolf": _ROADS, "bat": _ROADS},
)
"""Dracula's way: by road or sea, in Wolf Form and as a bat; no two cards show the same place (R6.2)."""
HIDE_BIT = SHAPE.stay
"""The number that represents Hide in place of a place."""
HIDE = 1 << HIDE_BIT
_REGION_MASKS = {region: mask_of(p for p in PLACES if REGION[p] == region) for region in set(REGION)}
_REGION_MASKS[NOWHERE] = SEA_MASK


class Fury3TrailConditions(ChapterConditions):
    """All conditions, learned event by event."""

    def __init__(self, advanced: bool) -> None:
        super().__init__()
        self.advanced = advanced
        self.hunters = [NOWHERE for _ in FIGURES]
        self.down: set[int] = set()
        self.holy: list[int] = []
        self.revealed = False
        self.cleared = NONE
        """The id of the hideout that was cleared last, if it may have been for Misdirect."""

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = super().copy()
        twin.hunters, twin.down, twin.holy = list(self.hunters), set(self.down), list(self.holy)
        return twin

    # ------------------------------------------------------------------------------------ hunters and tokens

    @learns(HunterMoved)
    def hunter_moved(self, event: HunterMoved) -> None:
        """A hunter is in another place."""
        self.hunters[event.hunter] = event.place
        self.down.discard(event.hunter)

    @learns(HunterDefeated)
    def hunter_defeated(self, event: HunterDefeated) -> None:
        """A defeated hunter notices nothing (R11.4)."""
        self.down.add(event.hunter)

    @learns(TokenPlaced, TokenRemoved)
    def token_changed(self, event: TokenPlaced | TokenRemoved) -> None:
        """Dracula cannot enter a place with a holy token (R6.7)."""
        if event.token not in ("consecrated", "host"):
            return
        if isinstance(event, TokenPlaced):
            self.holy.append(event.where)
        elif event.where in self.holy:
            self.holy.remove(event.where)

    # ------------------------------------------------------------------------------------------ the trail

    @learns(CardPlaced)
    def placed(self, event: CardPlaced) -> None:
        """A card came onto the trail: use its back, its way and the hunters' silence."""
        if event.power in (Power.FEED, Power.DARK_CALL, Power.MISDIRECT):
            if event.power == Power.MISDIRECT:
                self._misdirected()
            return
        if event.lair != NONE and event.hideout in self.cards:
            self._returned(event)
            return
        may = self._may(event)
        way = "bat" if event.bat else "wolf" if event.power == Power.WOLF_FORM else "walk"
        if not self.links:
            way = "start"
            if event.hideout == 0 and event.place < 0:
                may = TOWN_MASK & self.open & ~mask_of(place for place in self.hunters if place >= 0)
        self.cards[event.hideout] = Fury3TrailCard(may, len(self.links))
        self.links.append(TrailLink(event.hideout, way, CITY_MASK & ~mask_of(self.holy)))

    def _may(self, event: CardPlaced) -> int:
        """Return the possible faces of a card by its back; a city with a hunter would have revealed him
        (R6.5).
        """
        if event.power == Power.HIDE:
            return HIDE
        if event.place >= 0:
            return 1 << event.place
        if event.place == SEA_BACK:
            return SEA_MASK & self.open
        may = TOWN_MASK & self.open & ~mask_of((*awake_places(self), *self.holy))
        plain = event.power == NONE and not event.bat and event.lair == NONE
        return may | HIDE if plain and self.advanced and not self.revealed and self.links else may

    def _returned(self, event: CardPlaced) -> None:
        """A lair came back: the same card continues the way (R6.6)."""
        card = self.cards[event.hideout]
        card.lair = card.leaving = False
        if event.place >= 0:
            card.may = 1 << event.place
        elif event.place == LAND_BACK:
            card.may &= self._may(event)
        self.links.append(TrailLink(event.hideout, "walk", CITY_MASK))

    def _misdirected(self) -> None:
        """The card that Misdirect cleared was neither Hide nor associated with Hide (R7.1)."""
        card = self.cards.get(self.cleared)
        if card is not None and card.may != HIDE:
            card.may &= ~HIDE
            self._not_hidden(self.cleared)

    def _not_hidden(self, number: int) -> None:
        """The card that followed this one is not Hide, if it is still there."""
        doubtful = [card for card in self.followers(number) if card.may != HIDE]
        if doubtful and doubtful[0].died == NEVER and not doubtful[0].lair:
            doubtful[0].may &= ~HIDE

    @learns(HideoutCleared, HideoutLeft)
    def hideout_gone(self, event: HideoutCleared | HideoutLeft) -> None:
        """A hideout is gone; a cleared hideout was not Dracula's current one (R6.13, R15.3).

        If only one card followed a cleared one, it is therefore a location and not Hide.
        """
        if not self.gone(event.hideout) or isinstance(event, HideoutLeft):
            return
        self.cleared = event.hideout
        doubtful = [card for card in self.followers(event.hideout) if card.may != HIDE]
        if not self.revealed and not self.cards[event.hideout].lair and len(doubtful) == 1:
            doubtful[0].may &= ~HIDE

    @learns(HideoutSpared)
    def spared(self, event: HideoutSpared) -> None:
        """Dracula is there: every card that followed is Hide (R15.3)."""
        if event.hideout in self.cards:
            for card in self.followers(event.hideout):
                if card.may & HIDE:
                    card.may = HIDE

    @learns(LairMade)
    def lair_made(self, event: LairMade) -> None:
        """Only a city becomes a lair (R7.8)."""
        card = self.cards.get(event.hideout)
        if card is not None:
            card.lair = True
            card.may &= CITY_MASK

    @learns(EncounterMatured)
    def matured(self, event: EncounterMatured) -> None:
        """The encounter of Hide never matures (R7.1)."""
        card = self.cards.get(event.hideout)
        if card is not None:
            card.may &= ~HIDE
            card.leaving = True

    # ---------------------------------------------------------------------------------------------- answers

    @learns(LocationRevealed)
    def location_revealed(self, event: LocationRevealed) -> None:
        """A card was revealed; a Hide associated with it is revealed immediately afterwards (R7.1)."""
        card = self.cards.get(event.hideout)
        if card is not None:
            card.may = 1 << event.place
            if not card.lair and not card.leaving:
                self._not_hidden(event.hideout)

    @learns(HideRevealed, HideDenied)
    def hide_answered(self, event: HideRevealed | HideDenied) -> None:
        """Hide was revealed, or no card of the trail is Hide; no other card is Hide."""
        hide = event.hideout if isinstance(event, HideRevealed) else NONE
        for number, card in self.cards.items():
            if number == hide:
                card.may = HIDE
            elif card.died == NEVER:
                card.may &= ~HIDE

    @learns(PlaceDenied)
    def place_denied(self, event: PlaceDenied) -> None:
        """No card of the trail (nor of a lair) is this place, except for a card that is about to leave."""
        for card in self.cards.values():
            if card.died == NEVER and not card.leaving and (event.lairs or not card.lair):
                card.may &= ~(1 << event.place)

    @learns(DraculaRevealed, DraculaVanished)
    def figure_changed(self, event: DraculaRevealed | DraculaVanished) -> None:
        """Dracula's figure shows his place (R8.2), until it is off the board (R8.4)."""
        self.revealed = isinstance(event, DraculaRevealed)
        if isinstance(event, DraculaRevealed) and event.place != NOWHERE:
            self.be_in(1 << event.place)

    @learns(RegionNamed, RegionDenied)
    def region_answered(self, event: RegionNamed | RegionDenied) -> None:
        """Dracula is in this region, or in any other one."""
        region = _REGION_MASKS[event.region]
        self.be_in(region if isinstance(event, RegionNamed) else ~region)

    @learns(HuntersNamed)
    def hunters_named(self, event: HuntersNamed) -> None:
        """Exactly these hunters are next to Dracula (R15.9)."""
        fits = (
            place
            for place in PLACES
            if event.hunters
            == sum(1 << hunter for hunter, at in enumerate(self.hunters) if at >= 0 and at in WALKS[place])
        )
        self.be_in(mask_of(fits))


def awake_places(conditions: Fury3TrailConditions) -> list[int]:
    """Return the places of the hunters who would notice Dracula (R11.4)."""
    down = conditions.down
    return [place for hunter, place in enumerate(conditions.hunters) if hunter not in down and place >= 0]
