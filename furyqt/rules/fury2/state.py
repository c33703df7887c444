"""The complete truth of a game of the second edition."""

from __future__ import annotations

from typing import Any, NoReturn

import msgspec
from msgspec.structs import replace

from furyqt.rules.core.agenda import GameFinished, State
from furyqt.rules.core.zones import Cards
from furyqt.rules.fury2.chapters.overlay import NO_CHAPTER, ChapterRules
from furyqt.rules.fury2.decks import NONE, Power
from furyqt.rules.fury2.event_timing import Lasting
from furyqt.rules.fury2.events import BloodChanged, GameEnded, VampiresChanged
from furyqt.rules.fury2.options import Fury2Options
from furyqt.rules.fury2.tables import (
    DRACULA,
    HUNTERS,
    LIVES,
    MOST_BLOOD,
    MOST_VAMPIRES,
    NOWHERE,
    RED_MARK,
    SEAS,
    TWILIGHT,
)
from furyqt.rules.fury2.tactics.fight import Enemy as Enemy
from furyqt.rules.fury2.tactics.fight import Fight as Fight
from furyqt.rules.fury2.tactics.fight import FightResult as FightResult


class Hunter(msgspec.Struct, frozen=True):
    """A hunter's sheet and figure."""

    place: int = NOWHERE
    health: int = 0
    bites: int = 0
    """Filled bite spaces; Mina's own bite is one of them."""
    items: Cards = ()
    events: Cards = ()
    shown_item: int = NONE
    """The item that a bitten hunter keeps face up (R11.3)."""
    shown_event: int = NONE
    dogs: int = 0
    """The number of Dogs among the items that lie face up."""
    tiles: Cards = ()
    """Bats and Fog that lie before him."""
    caught: Cards = ()
    """Bats and Fog that his group met: they lie before another hunter, but affect him, too (R15.5)."""
    port: int = NOWHERE
    """The port where his voyage began; NOWHERE on land (R4.6)."""
    wake: int = NOWHERE
    """The sea zone that he left last on this voyage."""
    follows: int = NONE
    """The hunter in whose turn he moves in this round (R15.2)."""
    missing: int = NONE
    """The number of the round in which he misses his turn (R11.6)."""
    declared: int = NOWHERE
    """The place to which he declared to move next (R5.13)."""

    @property
    def hindered(self) -> Cards:
        """Bats and Fog that decide about his next movement (R4.8)."""
        return (*self.tiles, *self.caught)


class PlacedTile(msgspec.Struct, frozen=True):
    """An encounter tile on a card of the trail or the catacombs."""

    card: int
    faceup: bool = False


class TrailSpot(msgspec.Struct, frozen=True):
    """The cards and tiles on one slot of the trail or the catacombs (R5, R6, R7).

    `id` is the number of its placement and public. A slot has a location card, a power card, or both (Wolf
    Form and Double Back); Dark Call, Feed and Hide have no location card.
    """

    id: int
    place: int = NOWHERE
    """Its location card; NOWHERE for Dark Call, Feed and Hide."""
    faceup: bool = False
    """Whether the location card, or Hide, is face up; the other powers always are."""
    power: int = NONE
    """Its power card, except Wolf Form."""
    wolf: bool = False
    """Whether Wolf Form lies on it."""
    under: int = NOWHERE
    """The place of Hide: the location under it (R6.6, R17.4)."""
    tiles: tuple[PlacedTile, ...] = ()
    blood: int = 0
    """Blood that was paid for this sea move (R5.9)."""

    @property
    def is_hide(self) -> bool:
        """Whether it is Hide."""
        return self.power == Power.HIDE


class Servant(msgspec.Struct, frozen=True):
    """The Servant's sheet and figure (S1)."""

    place: int = NOWHERE
    lives: int = LIVES
    weapons: int = 0
    """The number of weapons he has found, in the order Knife, Rifle, Pistol."""
    event: int = NONE
    """The kept event that Dracula gave him (S6.1)."""
    wolf: bool = False
    """Whether he was a wolf in this night (S3.2)."""
    skull: int = 0
    """The step of his return: 0 while he is on the board (S7.3)."""
    port: int = NOWHERE
    wake: int = NOWHERE
    seen: int = NONE
    """The id of the spot that was the trail's newest one when Dracula let him look at it (S8.3)."""


class Fury2State(State, kw_only=True):
    """A position. The trail's newest slot is `trail[0]`; it has no gaps.

    Which location and power cards are in Dracula's hand follows from trail, catacombs and markers.
    """

    options: Fury2Options = Fury2Options()
    hunters: tuple[Hunter, Hunter, Hunter, Hunter] = (Hunter(), Hunter(), Hunter(), Hunter())
    servant: Servant = Servant()
    blood: int = MOST_BLOOD
    time: int = 0
    """The step of the time track."""
    vampires: int = 0
    """The vampire track."""
    resolve: int = 0
    resolved: int = 0
    """A bit for each effect of resolve that was used in this round (R13.1)."""
    round: int = 0
    """The number of Dracula turns so far; the number of the record's line."""
    winner: int = NONE
    active: int = NONE
    """The figure whose turn it is."""
    group: tuple[int, ...] = ()
    """The hunters who move and act in this turn, the active one first (R15)."""
    moved: int = 0
    """A bit for each hunter who has had his turn or moved in a group in this round."""
    declined: int = 0
    """A bit for each hunter who declined to join the acting group."""

    trail: tuple[TrailSpot, ...] = ()
    catacombs: tuple[TrailSpot | None, TrailSpot | None, TrailSpot | None] = (None, None, None)
    placed: int = 0
    """Spots placed so far; the next one's id."""
    fallen: tuple[PlacedTile, ...] = ()
    """Tiles that fell off the trail and may mature; as secret as the trail."""
    port: int = NOWHERE
    """The port where Dracula's voyage began; NOWHERE on land."""
    wake: int = NOWHERE
    """The sea zone that Dracula left last on this voyage."""
    sailed: int = 0
    """Dracula's moves from sea zone to sea zone on this voyage (R5.8)."""
    declared: int = NOWHERE
    """The place to which Dracula declared to move next (R5.13)."""

    item_deck: Cards = ()
    item_discard: Cards = ()
    event_deck: Cards = ()
    """Bottom first: cards are drawn from index 0; the back of the last card is seen (R1.7)."""
    event_discard: Cards = ()
    events: Cards = ()
    """Dracula's event hand."""
    drawn: Cards = ()
    """Event cards just drawn, not yet kept or played; only the side of their back sees them."""
    gifts: tuple[tuple[int, int, int], ...] = ()
    """The gifts of the trade that is going on: (0 by the acting hunter, 1 by the other; deck; card)."""
    pool: Cards = ()
    """The tiles in the pool; its order has no meaning."""
    encounters: Cards = ()
    """Dracula's encounter hand."""
    met: int = NONE
    """A tile that is being met without lying on a location card (Ambush)."""
    hunter_ally: int = NONE
    dracula_ally: int = NONE
    table: Cards = ()
    """Event cards that are being played, face up, in order."""

    hosts: tuple[int, ...] = ()
    """The places with a Heavenly Host marker, sorted."""
    consecrated: int = NOWHERE
    roadblock: int = NONE
    """The number of a link in ATLAS.links."""
    storm: int = NOWHERE
    storm_time: int = 0
    """Time markers on the sea zone of Stormy Seas."""
    lasting: tuple[Lasting, ...] = ()
    """Effects that last for some time, sorted."""
    fight: Fight | None = None
    fight_result: FightResult = FightResult.NONE
    chapter: ChapterRules = NO_CHAPTER
    """The changes of a campaign chapter."""

    def update_hunter(self, hunter: int, **fields: Any) -> None:
        """Change some fields of a hunter's sheet."""
        hunters = list(self.hunters)
        hunters[hunter] = replace(hunters[hunter], **fields)
        self.hunters = tuple(hunters)  # type: ignore[assignment]

    def update_fight(self, **fields: Any) -> None:
        """Change some fields of the fight that is going on."""
        assert self.fight is not None
        self.fight = replace(self.fight, **fields)

    def update_servant(self, **fields: Any) -> None:
        """Change some fields of the Servant's sheet."""
        self.servant = replace(self.servant, **fields)

    def is_night(self) -> bool:
        """Return whether the time marker is on a night space (R3.1)."""
        return self.time >= TWILIGHT

    def is_bitten(self, hunter: int) -> bool:
        """Return whether a hunter has a bite; Mina always has one (R11.4)."""
        return self.hunters[hunter].bites > 0

    def lasts(self, what: Lasting) -> bool:
        """Return whether this lasting effect is active."""
        return what in self.lasting

    def begin(self, what: Lasting) -> None:
        """Begin a lasting effect; nothing happens if it is active."""
        if what not in self.lasting:
            self.lasting = tuple(sorted((*self.lasting, what)))

    def end(self, what: Lasting) -> None:
        """End a lasting effect; nothing happens if it is not active."""
        if what in self.lasting:
            self.lasting = tuple(other for other in self.lasting if other != what)

    def is_closed(self, place: int) -> bool:
        """Return whether a marker closes a place to Dracula (R14.1)."""
        return place in self.hosts or place == self.consecrated

    def finish(self, winner: int) -> NoReturn:
        """End the game now (R18): the agenda is dropped, and raising GameFinished ends the step that won."""
        self.tell(GameEnded, winner)
        self.winner = winner
        self.agenda = ()
        raise GameFinished

    def lose_blood(self, amount: int) -> None:
        """Take blood from Dracula; at 0 the hunters win (R18.1)."""
        if amount:
            before, self.blood = self.blood, max(0, self.blood - amount)
            self.tell(BloodChanged, before, self.blood)
            if not self.blood:
                self.finish(HUNTERS)

    def lose_to_red_mark(self) -> None:
        """Lower Dracula's blood to the next red mark, strictly below the present value (C6)."""
        self.lose_blood(self.blood - (self.blood - 1) // RED_MARK * RED_MARK)

    def gain_blood(self, amount: int) -> None:
        """Give Dracula blood, at most 15 in all."""
        if self.blood < MOST_BLOOD:
            before, self.blood = self.blood, min(self.blood + amount, MOST_BLOOD)
            self.tell(BloodChanged, before, self.blood)

    def add_vampires(self, amount: int, floor: int = 0) -> None:
        """Move the vampire track, not below the floor; at 6 Dracula wins (R18.2)."""
        vampires = max(min(floor, self.vampires), min(self.vampires + amount, MOST_VAMPIRES))
        if vampires != self.vampires:
            self.tell(VampiresChanged, self.vampires, vampires)
            self.vampires = vampires
            if vampires == MOST_VAMPIRES:
                self.finish(DRACULA)

    def present_place(self) -> int:
        """Return the place where Dracula is, NOWHERE before the first card."""
        for spot in self.trail:
            if spot.place >= 0:
                return spot.place
        return NOWHERE

    def is_at_sea(self) -> bool:
        """Return whether Dracula is at sea."""
        return self.port != NOWHERE


def is_sea(place: int) -> bool:
    """Return whether a place is a sea zone."""
    return place in SEAS
