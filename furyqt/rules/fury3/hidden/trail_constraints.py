"""What the hunters were told of Dracula's way, as conditions on the cards he placed.

Each card with a location's back is a *card* with the places it may show, as a bit mask (bit HIDE_BIT: it may
be Hide), and the chain of *links* says how each continues the way of the one before (R6.2, R7.1).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from typing import Any, Self

import msgspec

from furyqt.rules.core.events import Event
from furyqt.rules.fury3.decks import NONE, Power
from furyqt.rules.fury3.events import (
    CardPlaced,
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
    RegionTold,
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
)

HIDE_BIT = len(PLACES)
"""The number that stands for Hide where a place could stand."""


def mask_of(places: Iterable[int]) -> int:
    """A bit for each place."""
    return sum(1 << place for place in set(places))


HIDE = 1 << HIDE_BIT
SEA_MASK, TOWN_MASK, CITY_MASK = mask_of(SEAS), mask_of(TOWNS), mask_of(CITIES)
ANYWHERE = mask_of(PLACES)
WALK_MASKS = tuple(mask_of(row) for row in WALKS)
_REGION_MASKS = {region: mask_of(p for p in PLACES if REGION[p] == region) for region in set(REGION)}
_REGION_MASKS[NOWHERE] = SEA_MASK
NEVER = 1 << 30


class TrailLink(msgspec.Struct):
    """A card of the chain: how it continues Dracula's way."""

    card: int
    """The id of its hideout."""
    way: str
    """`start`, `walk`, `wolf`, `bat`."""
    stay: int
    """Where Dracula may have stayed if the card is Hide (R6.7)."""
    here: int = ANYWHERE
    """Where Dracula may have been after it."""


class Trace(msgspec.Struct):
    """A card with a location's back, as far as the hunters know it."""

    may: int
    """The places it may show, and HIDE."""
    born: int
    """The number of its link, and of all cards placed before it."""
    died: int = NEVER
    """The number of links there were when it left trail and lairs."""
    lair: bool = False
    leaving: bool = False
    """Whether it has surely left the trail: a Hide that belonged to it is no longer turned with it."""


class Traces:
    """All conditions, learnt event by event."""

    def __init__(self, advanced: bool) -> None:
        self.advanced = advanced
        self.links: list[TrailLink] = []
        self.cards: dict[int, Trace] = {}
        self.hunters = [NOWHERE for _ in FIGURES]
        self.down: set[int] = set()
        self.holy: list[int] = []
        self.revealed = False
        self.cleared = NONE
        """The id of the hideout that was cleared last, if it may have been for Misdirect."""

    def copy(self) -> Self:
        """An independent copy."""
        twin = copy(self)
        twin.links = [copy(link) for link in self.links]
        twin.cards = {number: copy(card) for number, card in self.cards.items()}
        twin.hunters, twin.down, twin.holy = list(self.hunters), set(self.down), list(self.holy)
        return twin

    def learn(self, event: Event) -> None:
        """Take one more event into account."""
        learner = _LEARNERS.get(type(event))
        if learner is not None:
            learner(self, event)

    # ------------------------------------------------------------------------------------ what stands around

    def hunter_moved(self, event: HunterMoved) -> None:
        """A hunter stands somewhere else."""
        self.hunters[event.hunter] = event.place
        self.down.discard(event.hunter)

    def hunter_defeated(self, event: HunterDefeated) -> None:
        """A defeated hunter notices nothing (R11.4)."""
        self.down.add(event.hunter)

    def token_placed(self, event: TokenPlaced) -> None:
        """Dracula cannot enter where a holy token lies (R6.7)."""
        if event.token in ("consecrated", "host"):
            self.holy.append(event.where)

    def token_removed(self, event: TokenRemoved) -> None:
        """A holy token left the board."""
        if event.token in ("consecrated", "host") and event.where in self.holy:
            self.holy.remove(event.where)

    # ------------------------------------------------------------------------------------------ the trail

    def placed(self, event: CardPlaced) -> None:
        """A card came onto the trail: what its back, its way and the hunters' silence tell."""
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
                may = TOWN_MASK & ~mask_of(place for place in self.hunters if place >= 0)
        self.cards[event.hideout] = Trace(may, len(self.links))
        self.links.append(TrailLink(event.hideout, way, CITY_MASK & ~mask_of(self.holy)))

    def _may(self, event: CardPlaced) -> int:
        """What a card may be by its back; a city with a hunter in it would have revealed him (R6.5)."""
        if event.power == Power.HIDE:
            return HIDE
        if event.place >= 0:
            return 1 << event.place
        if event.place == SEA_BACK:
            return SEA_MASK
        closed = [
            place for hunter, place in enumerate(self.hunters) if hunter not in self.down and place >= 0
        ]
        may = TOWN_MASK & ~mask_of((*closed, *self.holy))
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
        """What Misdirect cleared was neither Hide nor the card that Hide belonged to (R7.1)."""
        card = self.cards.get(self.cleared)
        if card is not None and card.may != HIDE:
            card.may &= ~HIDE
            self._not_hidden(self.cleared)

    def _not_hidden(self, number: int) -> None:
        """The card that followed this one is not Hide."""
        follower = self._follower(number)
        if follower is not None and follower.may != HIDE:
            follower.may &= ~HIDE

    def _follower(self, number: int) -> Trace | None:
        """The first card of the trail after this one that need not be Hide, if it is still there."""
        after = max((n for n, link in enumerate(self.links) if link.card == number), default=len(self.links))
        for link in self.links[after + 1 :]:
            card = self.cards[link.card]
            if card.may != HIDE:
                return card if card.died == NEVER and not card.lair else None
        return None

    def gone(self, event: HideoutCleared | HideoutLeft) -> None:
        """A hideout is gone; one that was cleared was not Dracula's present one (R6.13, R15.3)."""
        card = self.cards.get(event.hideout)
        if card is None or card.died != NEVER:
            return
        card.died = len(self.links)
        if isinstance(event, HideoutCleared):
            self.cleared = event.hideout
            if not self.revealed and not card.lair:
                self._not_present(event.hideout)

    def _not_present(self, number: int) -> None:
        """If but one card followed this one, it is a location and not Hide."""
        after = max(n for n, link in enumerate(self.links) if link.card == number)
        followers = [self.cards[link.card] for link in self.links[after + 1 :]]
        doubtful = [card for card in followers if card.may != HIDE]
        if len(doubtful) == 1:
            doubtful[0].may &= ~HIDE

    def spared(self, event: HideoutSpared) -> None:
        """Dracula is there: every card that followed is Hide (R15.3)."""
        if event.hideout in self.cards:
            after = max(n for n, link in enumerate(self.links) if link.card == event.hideout)
            for link in self.links[after + 1 :]:
                if self.cards[link.card].may & HIDE:
                    self.cards[link.card].may = HIDE

    def lair_made(self, event: LairMade) -> None:
        """Only a city becomes a lair (R7.8)."""
        card = self.cards.get(event.hideout)
        if card is not None:
            card.lair = True
            card.may &= CITY_MASK

    def matured(self, event: EncounterMatured) -> None:
        """The encounter of Hide never matures (R7.1)."""
        card = self.cards.get(event.hideout)
        if card is not None:
            card.may &= ~HIDE
            card.leaving = True

    # ----------------------------------------------------------------------------------------- what is told

    def location_revealed(self, event: LocationRevealed) -> None:
        """A card was turned; a Hide that belongs to it is turned right afterwards (R7.1)."""
        card = self.cards.get(event.hideout)
        if card is not None:
            card.may = 1 << event.place
            if not card.lair and not card.leaving:
                self._not_hidden(event.hideout)

    def hide_revealed(self, event: HideRevealed) -> None:
        """Hide was turned: no other card is Hide."""
        for number, card in self.cards.items():
            if number == event.hideout:
                card.may = HIDE
            elif card.died == NEVER:
                card.may &= ~HIDE

    def hide_denied(self, event: HideDenied) -> None:
        """No card of the trail is Hide."""
        for card in self.cards.values():
            if card.died == NEVER:
                card.may &= ~HIDE

    def place_denied(self, event: PlaceDenied) -> None:
        """No card of the trail (nor of a lair) is this place; one that is about to go was not asked."""
        for card in self.cards.values():
            if card.died == NEVER and not card.leaving and (event.lairs or not card.lair):
                card.may &= ~(1 << event.place)

    def dracula_revealed(self, event: DraculaRevealed) -> None:
        """His figure shows where he is (R8.2)."""
        self.revealed = True
        self._be_in(1 << event.place)

    def dracula_vanished(self, event: DraculaVanished) -> None:
        """His figure is off the board (R8.4)."""
        self.revealed = False

    def region_told(self, event: RegionTold) -> None:
        """He is in this region."""
        self._be_in(_REGION_MASKS[event.region])

    def region_denied(self, event: RegionDenied) -> None:
        """He is in any region but this one."""
        self._be_in(ANYWHERE & ~_REGION_MASKS[event.region])

    def hunters_named(self, event: HuntersNamed) -> None:
        """Exactly these hunters are next to Dracula (R15.9)."""
        fits = (
            place
            for place in PLACES
            if event.hunters
            == sum(1 << hunter for hunter, at in enumerate(self.hunters) if at >= 0 and at in WALKS[place])
        )
        self._be_in(mask_of(fits))

    def _be_in(self, places: int) -> None:
        if self.links:
            self.links[-1].here &= places


_LEARNERS: dict[type[Event], Callable[[Any, Any], None]] = {
    HunterMoved: Traces.hunter_moved,
    HunterDefeated: Traces.hunter_defeated,
    TokenPlaced: Traces.token_placed,
    TokenRemoved: Traces.token_removed,
    CardPlaced: Traces.placed,
    HideoutCleared: Traces.gone,
    HideoutLeft: Traces.gone,
    HideoutSpared: Traces.spared,
    LairMade: Traces.lair_made,
    EncounterMatured: Traces.matured,
    LocationRevealed: Traces.location_revealed,
    HideRevealed: Traces.hide_revealed,
    HideDenied: Traces.hide_denied,
    PlaceDenied: Traces.place_denied,
    DraculaRevealed: Traces.dracula_revealed,
    DraculaVanished: Traces.dracula_vanished,
    RegionTold: Traces.region_told,
    RegionDenied: Traces.region_denied,
    HuntersNamed: Traces.hunters_named,
}
